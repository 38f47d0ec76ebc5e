import torch
from torch import device

class GraphModule(torch.nn.Module):
    def forward(self, x : torch.Tensor, s0 : torch.SymInt, w: torch.Tensor = None):
        l_x_ = x
        y = torch.nn.functional.relu(l_x_, inplace = True);  x = None
        m = s0 * 4 // 2
        v = y.view(2, m, -1)
        v += 1
        p = v[(slice(None, None, None), slice(0, -1, 2), None, Ellipsis)]
        a, b = p.transpose(-1, 1).chunk(2, dim = 1)
        c = torch.cat([a, b], dim = 1).to(device(type="cuda", index=0), torch.float16)
        c[(slice(None, None, None), 0)] = 1.5e-3
        d = ~(c > 0.5) & True
        e = torch.where(d, c, -c ** 2)
        y = v = p = None
        return (e, [a.float(), {'k': b}], m)
