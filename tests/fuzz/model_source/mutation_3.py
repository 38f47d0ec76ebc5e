# x: f32[2,4]
class GraphModule(torch.nn.Module):
    def forward(self, x):
        x += 1
        y = x
        x *= 2
        return (y, x)
