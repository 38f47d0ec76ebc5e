# x: f32[2,4]
class GraphModule(torch.nn.Module):
    def forward(self, x):
        y = torch.nn.functional.relu(x, inplace = True)
        return (y,)
