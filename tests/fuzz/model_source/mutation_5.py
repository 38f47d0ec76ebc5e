# x: f32[2,4]
class GraphModule(torch.nn.Module):
    def forward(self, x):
        y = x + 0.0
        y[(slice(None, None, None), 0)] = 5
        y[(1, slice(2, None, None))] = x[(0, slice(0, 2, None))]
        return y
