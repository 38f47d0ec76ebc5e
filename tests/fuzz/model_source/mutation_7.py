# x: f32[2,4]
class GraphModule(torch.nn.Module):
    def forward(self, x):
        y = x.permute(1, 0)
        y.add_(1)
        p = x.unsqueeze(0).squeeze(0).flatten()
        p.mul_(2)
        return (x, y, p)
