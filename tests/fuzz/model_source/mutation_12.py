# x: f32[4,4] strides 1,4
class GraphModule(torch.nn.Module):
    def forward(self, x):
        y = x.relu()
        z = y.reshape(16)
        z.add_(1)
        return (z, y)
