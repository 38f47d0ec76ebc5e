# x: i64[4]
class GraphModule(torch.nn.Module):
    def forward(self, x):
        x.mul_(0.5)
        return x
