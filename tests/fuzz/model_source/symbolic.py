class G:
    def forward(self, x, s0: torch.SymInt, m, v):
        y = torch.nn.functional.batch_norm(x, m[0], v[0], None, None, True, 0.1, 1e-05)
        k = torch.arange(8)[s0 * 2].item()
        z = x.diagonal()
        z.mul_(k)
        x[(slice(None, None, 2), torch.tensor([1, 0]))] = 1.5
        w = torch.as_tensor([(1, 2), (3, 4)], dtype = torch.float32)
        torch.mul(w, w, out = w)
        return (y, x.copy_(m), torch.Size([k, s0]), w[w > 2])
