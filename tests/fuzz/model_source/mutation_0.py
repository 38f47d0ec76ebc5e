# x: f32[2,4]
class GraphModule(torch.nn.Module):
    def forward(self, x):
        y = x * 2
        v = y.view(8)
        y.add_(1)
        z = v.relu()
        return z
