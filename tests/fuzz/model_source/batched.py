class G(torch.nn.Module):
    def forward(self, x: torch.Tensor, w: torch.Tensor):
        k = torch.arange(6)
        i = torch._C._functorch._vmap_increment_nesting(4, 'e')
        a = torch._C._functorch._add_batch_dim(x, 0, 1)
        j = torch._C._functorch._vmap_increment_nesting(6, 'e')
        b = torch._C._functorch._add_batch_dim(k, 0, 2)
        c = a.sum(-1) + b
        d = a[(b // 2,)] * c
        n = w[0][1].item()
        e = d * n + n * 2
        t = torch.tensor([[1, 2.5], [n, 3]])
        f = torch._C._functorch._remove_batch_dim(e, 2, 6, 0)
        g = torch._C._functorch._remove_batch_dim(f, 1, 4, -1)
        x[(slice(None, None, 2), slice(1, None, 3))] = n
        x[x > 0.5] = w[(0, 0)]
        torch.add(w, 1, out = w)
        return (g, t, x)
