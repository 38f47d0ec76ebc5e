"""Small models of kinds that the libraries lack, which `tools/exported_table.py` lists."""
from __future__ import annotations

import torch
from torch import nn
from torch.nn import functional as F


class DiffusionBlock(nn.Module):
    """A residual block that a time embedding scales and shifts."""

    def __init__(self, inner: int, outer: int) -> None:
        super().__init__()
        self.first, self.second = (nn.Conv2d(inner, outer, 3, padding=1),
                                   nn.Conv2d(outer, outer, 3, padding=1))
        self.norms = nn.ModuleList([nn.GroupNorm(4, inner), nn.GroupNorm(4, outer)])
        self.time = nn.Linear(32, 2 * outer)
        self.skip = nn.Conv2d(inner, outer, 1) if inner != outer else nn.Identity()

    def forward(self, x, time):
        """x with what the block adds at this time."""
        scale, shift = self.time(F.silu(time))[:, :, None, None].chunk(2, 1)
        y = self.first(F.silu(self.norms[0](x)))
        y = self.norms[1](y) * (1 + scale) + shift
        return self.skip(x) + self.second(F.silu(y))


class DiffusionUNet(nn.Module):
    """A denoiser: down, attention at the lowest resolution, up, with skips."""

    def __init__(self) -> None:
        super().__init__()
        self.enter = nn.Conv2d(3, 16, 3, padding=1)
        self.down = nn.ModuleList([DiffusionBlock(16, 16), DiffusionBlock(16, 32)])
        self.attend = nn.MultiheadAttention(32, 4, batch_first=True)
        self.up = nn.ModuleList([DiffusionBlock(64, 16), DiffusionBlock(32, 16)])
        self.leave = nn.Conv2d(16, 3, 3, padding=1)

    def forward(self, x, step):
        """The noise in x at each sample's step."""
        angles = step[:, None].float() * torch.exp(-torch.arange(16, device=x.device) / 4)
        time = torch.cat([angles.sin(), angles.cos()], 1).to(x.dtype)
        y, kept = self.enter(x), []
        for block in self.down:
            y = block(y, time)
            kept.append(y)
            y = F.avg_pool2d(y, 2)
        row = y.flatten(2).transpose(1, 2)
        row = row + self.attend(row, row, row, need_weights=False)[0]
        y = row.transpose(1, 2).reshape(y.shape)
        for block in self.up:
            y = F.interpolate(y, scale_factor=2, mode="nearest")
            y = block(torch.cat([y, kept.pop()], 1), time)
        return self.leave(y)


class DetectionHead(nn.Module):
    """Scores, boxes from distances at the points of two maps, and the best places."""

    def __init__(self) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Conv2d(8, 16, 3, padding=1), nn.BatchNorm2d(16), nn.SiLU())
        self.scores, self.boxes = nn.Conv2d(16, 5, 1), nn.Conv2d(16, 4, 1)

    def forward(self, fine, coarse):
        """(boxes, scores, classes) of the twelve best places of each image."""
        boxes, scores = [], []
        for stride, pyramid in ((8, fine), (16, coarse)):
            y = self.body(pyramid)
            rows, columns = y.shape[-2:]
            grid = torch.stack(torch.meshgrid(torch.arange(rows), torch.arange(columns),
                                              indexing="ij"), -1).flip(-1).reshape(1, -1, 2)
            center = (grid.to(y.dtype) + 0.5) * stride
            near, far = (F.softplus(self.boxes(y)).flatten(2).transpose(1, 2) * stride).split(2, -1)
            boxes.append(torch.cat([center - near, center + far], -1))
            scores.append(self.scores(y).flatten(2).transpose(1, 2).sigmoid())
        every, box = torch.cat(scores, 1), torch.cat(boxes, 1)
        best, kinds = every.max(-1)
        top, places = best.topk(12, dim=1)
        return (box.gather(1, places[..., None].expand(-1, -1, 4)).clamp(0, 200), top,
                kinds.gather(1, places))


class RegionHead(nn.Module):
    """Features sampled bilinearly at points around boxes, and areas and overlaps of the boxes."""

    def __init__(self) -> None:
        super().__init__()
        self.head = nn.Linear(8 * 9, 6)

    def forward(self, features, boxes):
        """(logits of boxes, overlaps of boxes with each other)."""
        steps = torch.linspace(0, 1, 3, dtype=boxes.dtype)
        spread = boxes[..., None, :2] + steps[:, None] * (boxes[..., None, 2:] - boxes[..., None, :2])
        grid = torch.stack(torch.broadcast_tensors(spread[..., None, :, 0], spread[..., :, None, 1]),
                           -1)
        count = boxes.shape[1]
        cells = F.grid_sample(features, grid.flatten(1, 2), align_corners=False)
        cells = cells.unflatten(2, (count, 3)).permute(0, 2, 1, 3, 4).flatten(2)
        area = (boxes[..., 2:] - boxes[..., :2]).clamp(min=0).prod(-1)
        least = torch.maximum(boxes[:, :, None, :2], boxes[:, None, :, :2])
        most = torch.minimum(boxes[:, :, None, 2:], boxes[:, None, :, 2:])
        both = (most - least).clamp(min=0).prod(-1)
        return self.head(cells), both / (area[:, :, None] + area[:, None] - both + 1e-6)


class Experts(nn.Module):
    """Two of four experts for each token, with sorted tokens counted and weighted."""

    def __init__(self) -> None:
        super().__init__()
        self.gate = nn.Linear(16, 4, bias=False)
        self.inner = nn.Parameter(torch.randn(4, 16, 32) / 4)
        self.outer = nn.Parameter(torch.randn(4, 32, 16) / 6)

    def forward(self, x):
        """(tokens, how many each expert had, the loss that balances them)."""
        odds = self.gate(x).softmax(-1, dtype=torch.float32)
        share, chosen = odds.topk(2, dim=-1)
        share = (share / share.sum(-1, keepdim=True)).to(x.dtype)
        y = torch.zeros_like(x)
        for k in range(2):
            inner = F.gelu(torch.einsum("btd,btdh->bth", x, self.inner[chosen[..., k]]))
            y = y + share[..., k, None] * torch.einsum("bth,bthd->btd", inner,
                                                       self.outer[chosen[..., k]])
        spread = F.one_hot(chosen, 4).sum((0, 1, 2))
        order = chosen.flatten().argsort(stable=True)
        return y, spread, order, (odds.mean((0, 1)) * spread / spread.sum()).sum() * 4


class StateSpace(nn.Module):
    """A selective scan as a product of cumulated decays, with a causal convolution and a gate."""

    def __init__(self) -> None:
        super().__init__()
        self.enter, self.leave = nn.Linear(16, 64), nn.Linear(32, 16)
        self.mix = nn.Conv1d(32, 32, 4, groups=32, padding=3)
        self.step, self.read = nn.Linear(32, 32), nn.Linear(32, 16)
        self.decay = nn.Parameter(torch.rand(32, 8).log())

    def forward(self, x):
        """The gated readings of the states."""
        y, gate = self.enter(x).chunk(2, -1)
        y = F.silu(self.mix(y.transpose(1, 2))[..., :x.shape[1]]).transpose(1, 2)
        step = F.softplus(self.step(y))
        write, read = self.read(y).chunk(2, -1)
        decay = torch.exp(step[..., None] * -self.decay.exp())
        state, out = torch.zeros_like(decay[:, 0]), []
        for t in range(x.shape[1]):
            state = decay[:, t] * state + (step[:, t] * y[:, t])[..., None] * write[:, t, None]
            out.append((state * read[:, t, None]).sum(-1))
        return self.leave(torch.stack(out, 1) * F.silu(gate)), state


class LongConvolution(nn.Module):
    """A convolution as long as its input, by FFT, as in state space models of the first kind."""

    def __init__(self) -> None:
        super().__init__()
        self.real, self.turn = nn.Parameter(torch.rand(8, 4)), nn.Parameter(torch.randn(8, 4))
        self.weight = nn.Parameter(torch.randn(8, 4, 2))

    def forward(self, x):
        """x with each channel's filter of decaying waves applied."""
        length = x.shape[-1]
        poles = torch.complex(-self.real.exp(), self.turn) / 8
        waves = torch.exp(poles[..., None] * torch.arange(length))
        filters = (torch.view_as_complex(self.weight)[..., None] * waves).sum(1).real
        spectrum = torch.fft.rfft(x, n=2 * length) * torch.fft.rfft(filters, n=2 * length)
        return torch.fft.irfft(spectrum, n=2 * length)[..., :length]


class Spectrogram(nn.Module):
    """Logarithms of mel bands of a waveform, and the waveform again from its frames."""

    def __init__(self) -> None:
        super().__init__()
        self.register_buffer("window", torch.hann_window(64))
        self.register_buffer("bands", torch.rand(12, 33))
        self.layer = nn.Conv1d(12, 8, 3, padding=1)

    def forward(self, wave):
        """(features, power, the wave)."""
        frames = torch.stft(wave, 64, 16, window=self.window, return_complex=True)
        power = frames.abs().square()
        mel = torch.log(self.bands @ power + 1e-3)
        mel = (mel - mel.mean(-1, keepdim=True)) / mel.std(-1, keepdim=True)
        return self.layer(mel), power, frames.angle().cos() * power


class FourierMixing(nn.Module):
    """Tokens mixed by a transform over both dims, and low modes of a grid scaled."""

    def __init__(self) -> None:
        super().__init__()
        self.weight = nn.Parameter(torch.randn(4, 4, 3, 3, dtype=torch.cfloat) / 4)
        self.norm = nn.LayerNorm(16)

    def forward(self, rows, grid):
        """(mixed rows, filtered grid)."""
        mixed = self.norm(rows + torch.fft.fft2(rows, norm="ortho").real)
        modes = torch.fft.rfft2(grid)
        low = torch.einsum("bihw,iohw->bohw", modes[..., :3, :3], self.weight)
        made = torch.zeros_like(modes)
        made[..., :3, :3] = low
        return mixed, torch.fft.irfft2(made, s=grid.shape[-2:]) + torch.fft.fftshift(grid, (-1,))


class Recurrent(nn.Module):
    """Every recurrent layer, and cells in a loop."""

    def __init__(self) -> None:
        super().__init__()
        self.lstm = nn.LSTM(6, 8, num_layers=2, bidirectional=True, batch_first=True)
        self.gru = nn.GRU(16, 8, batch_first=True)
        self.plain = nn.RNN(8, 8, nonlinearity="relu", batch_first=True)
        self.cell, self.gate = nn.LSTMCell(8, 8), nn.GRUCell(8, 8)

    def forward(self, x):
        """(rows, last states)."""
        y, (hidden, memory) = self.lstm(x)
        y, last = self.gru(y)
        y, end = self.plain(y)
        state = (torch.zeros_like(y[:, 0]), torch.zeros_like(y[:, 0]))
        for t in range(3):
            state = self.cell(y[:, t], state)
        return y, hidden, memory, last, end, self.gate(state[0], state[1])


class Quantized(nn.Module):
    """Rounded weights and activations: fake quantization, and integers with scales."""

    def __init__(self) -> None:
        super().__init__()
        self.weight = nn.Parameter(torch.randn(12, 16))
        self.register_buffer("packed", torch.randint(0, 256, (12, 8), dtype=torch.uint8))
        self.register_buffer("scale", torch.rand(12, 1) / 8)
        self.register_buffer("steps", torch.rand(12) / 50 + 0.01)
        self.register_buffer("zero", torch.zeros(12, dtype=torch.int32))

    def forward(self, x):
        """(from rounded numbers, from packed ones, integers)."""
        near = torch.fake_quantize_per_tensor_affine(x, 0.05, 3, -128, 127)
        rounded = torch.fake_quantize_per_channel_affine(self.weight, self.steps, self.zero, 0, -127,
                                                         127)
        high, low = self.packed >> 4, self.packed & 15
        whole = torch.stack([low, high], -1).flatten(1).to(torch.int8) - 8
        size = x.abs().amax(-1, keepdim=True).clamp(min=1e-5) / 127
        integers = torch.round(x / size).clamp(-128, 127).to(torch.int8)
        product = integers.int()[:, :, None, :].mul(whole.int()).sum(-1)
        return near @ rounded.T, product * size * self.scale[:, 0], integers


class Cached(nn.Module):
    """A decoder's layer that writes keys and values into its buffers, and counts."""

    def __init__(self) -> None:
        super().__init__()
        self.project = nn.Linear(16, 48)
        for name in ("keys", "values"):
            self.register_buffer(name, torch.randn(1, 12, 16))
        self.register_buffer("length", torch.tensor([4]))
        self.register_buffer("mean", torch.zeros(16))

    def forward(self, x):
        """The attention of the new tokens to all."""
        query, key, value = self.project(x).chunk(3, -1)
        places = self.length + torch.arange(x.shape[1])
        self.keys.index_copy_(1, places, key[:1])
        self.values[:, places] = value[:1]
        self.length += x.shape[1]
        self.mean.lerp_(x.mean((0, 1)), 0.1)
        seen = torch.arange(12) <= places[:, None]
        out = F.scaled_dot_product_attention(query, self.keys.expand(x.shape[0], -1, -1),
                                             self.values.expand(x.shape[0], -1, -1), seen)
        return out - self.mean


class Folding(nn.Module):
    """Branches that shapes, settings and numbers decide."""

    def __init__(self) -> None:
        super().__init__()
        self.layers = nn.ModuleList([nn.Linear(16, 16) for _ in range(3)])
        self.depth = nn.Parameter(torch.ones(3))

    def forward(self, x, mask=None, scale=0.5):
        """x through those layers that are used."""
        for i, layer in enumerate(self.layers):
            if i % 2 == 0 and x.shape[-1] == 16:
                x = layer(x) if x.dim() == 3 else layer(x[None])[0]
            elif scale > 1:
                x = x * scale
            else:
                x = torch.where(x > 0, x, x * scale) * self.depth[i]
        while x.shape[1] % 2 == 0 and x.shape[1] > 2:
            x = x[:, ::2] + x[:, 1::2]
        return x if mask is None else x.masked_fill(mask, float("-inf"))


class Matching(nn.Module):
    """Sinkhorn's normalization of scores, pairs that choose each other, distances and ranks."""

    def forward(self, left, right):
        """(plan, partners, ranks, distances)."""
        scores = torch.einsum("bmd,bnd->bmn", left, right) / 4
        for _ in range(4):
            scores = scores - scores.logsumexp(-1, keepdim=True)
            scores = scores - scores.logsumexp(-2, keepdim=True)
        forth, back = scores.argmax(-1), scores.argmax(-2)
        agree = back.gather(1, forth) == torch.arange(left.shape[1])
        return (scores.exp(), torch.where(agree, forth, -1), scores.sort(-1, descending=True)[1],
                torch.cdist(left, right), F.cosine_similarity(left[:, :, None], right[:, None], -1),
                scores.cumsum(-1), torch.searchsorted(left[0, :, 0].sort()[0], right[0, :, 0].contiguous()))


class PointCloud(nn.Module):
    """Neighbors by distance, their features gathered and pooled, and sums scattered by cell."""

    def __init__(self) -> None:
        super().__init__()
        self.layer = nn.Sequential(nn.Linear(6, 16), nn.LeakyReLU(0.2), nn.Linear(16, 16))

    def forward(self, points):
        """(features of points, features of cells)."""
        places = torch.cdist(points, points).topk(4, largest=False)[1]
        near = torch.take_along_dim(points[:, None], places[..., None], 2)
        edges = torch.cat([near - points[:, :, None], points[:, :, None].expand_as(near)], -1)
        features = self.layer(edges).amax(2)
        cell = (points[..., 0] > 0).long() + 2 * (points[..., 1] > 0).long()
        cells = torch.zeros(points.shape[0], 4, 16, dtype=features.dtype)
        cells = cells.scatter_reduce(1, cell[..., None].expand(-1, -1, 16), features, "amax",
                                     include_self=False)
        return features, cells, F.one_hot(cell, 4).sum(1)


class Volume(nn.Module):
    """Convolutions and pools of volumes, transposed too."""

    def __init__(self) -> None:
        super().__init__()
        self.body = nn.Sequential(
            nn.Conv3d(2, 8, 3, padding=1), nn.InstanceNorm3d(8, affine=True), nn.LeakyReLU(),
            nn.MaxPool3d(2), nn.Conv3d(8, 8, 3, padding=1, groups=4), nn.BatchNorm3d(8), nn.ELU(),
            nn.ConvTranspose3d(8, 4, 2, stride=2), nn.AvgPool3d(2), nn.AdaptiveAvgPool3d(2))

    def forward(self, x):
        """Pooled features, and the volume at twice its size."""
        return self.body(x), F.interpolate(x, scale_factor=2, mode="trilinear")


class Graphs(nn.Module):
    """Messages along edges, added up by target, with attention among the edges of a node."""

    def __init__(self) -> None:
        super().__init__()
        self.value, self.score = nn.Linear(16, 16), nn.Linear(32, 1)

    def forward(self, nodes, edges):
        """The nodes after one round."""
        source, target = edges[0] % nodes.shape[0], edges[1] % nodes.shape[0]
        pair = torch.cat([nodes[source], nodes[target]], -1)
        score = F.leaky_relu(self.score(pair))[:, 0].exp()
        total = torch.zeros(nodes.shape[0], dtype=nodes.dtype).index_add(0, target, score)
        sent = self.value(nodes)[source] * (score / total[target])[:, None]
        return torch.zeros_like(nodes).scatter_add(0, target[:, None].expand(-1, 16), sent)


class Codec(nn.Module):
    """Residual vector quantization of a downsampled wave, weight norms, and the way back."""

    def __init__(self) -> None:
        super().__init__()
        norm = torch.nn.utils.parametrizations.weight_norm
        self.down = norm(nn.Conv1d(1, 8, 8, stride=4, padding=2))
        self.up = norm(nn.ConvTranspose1d(8, 1, 8, stride=4, padding=2))
        self.books = nn.Parameter(torch.randn(3, 16, 8))
        self.slope = nn.Parameter(torch.ones(1, 8, 1))

    def forward(self, wave):
        """(wave, codes)."""
        y = self.down(wave)
        y = y + torch.sin(self.slope * y).square() / (self.slope + 1e-9)
        rest, total, codes = y.transpose(1, 2), 0, []
        for book in self.books:
            code = torch.cdist(rest, book[None]).argmin(-1)
            total = total + F.embedding(code, book)
            rest = rest - F.embedding(code, book)
            codes.append(code)
        return torch.tanh(self.up(total.transpose(1, 2))), torch.stack(codes, 1)


NORMAL = torch.distributions.Normal(0.0, 1.0, validate_args=False)


class Flow(nn.Module):
    """Coupling layers with their inverse, and the logarithm of the density."""

    def __init__(self) -> None:
        super().__init__()
        self.nets = nn.ModuleList([nn.Sequential(nn.Linear(4, 16), nn.Tanh(), nn.Linear(16, 8))
                                   for _ in range(3)])
        self.matrix = nn.Parameter(torch.randn(8, 8) / 3 + torch.eye(8))

    def forward(self, x):
        """(latents, log density, samples)."""
        total = 0
        for net in self.nets:
            left, right = x.chunk(2, -1)
            scale, shift = net(left).chunk(2, -1)
            scale = torch.tanh(scale)
            x = torch.cat([right * scale.exp() + shift, left], -1)
            total = total + scale.sum(-1)
        back = F.linear(x, self.matrix).roll(1, -1)
        return x, NORMAL.log_prob(x).sum(-1) + total, back.flip(-1)
