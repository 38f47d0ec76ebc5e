"""Families that mix tokens: ConvNeXt, MLP-Mixer, PoolFormer, a plain encoder block."""

from __future__ import annotations

import torch
from torch import Tensor, nn
from torch.nn import functional as F

from passnet.models.residual import ImageModel


class ConvNeXtBlock(nn.Module):
    """Depthwise convolution, channels-last perceptron, layer scale."""

    def __init__(self, width: int) -> None:
        super().__init__()
        self.depth = nn.Conv2d(width, width, 7, padding=3, groups=width)
        self.norm = nn.LayerNorm(width, eps=1e-6)
        self.expand, self.project = nn.Linear(width, 4 * width), nn.Linear(4 * width, width)
        self.scale = nn.Parameter(torch.full((width,), 1e-2))

    def forward(self, x: Tensor) -> Tensor:
        y = self.norm(self.depth(x).permute(0, 2, 3, 1))
        y = self.scale * self.project(F.gelu(self.expand(y)))
        return x + y.permute(0, 3, 1, 2)


class ChannelNorm(nn.Module):
    """Layer norm over the channels of an image."""

    def __init__(self, width: int) -> None:
        super().__init__()
        self.weight, self.bias = nn.Parameter(torch.ones(width)), nn.Parameter(torch.zeros(width))

    def forward(self, x: Tensor) -> Tensor:
        mean = x.mean(1, keepdim=True)
        variance = (x - mean).pow(2).mean(1, keepdim=True)
        x = (x - mean) * (variance + 1e-6).rsqrt()
        return self.weight.view(1, -1, 1, 1) * x + self.bias.view(1, -1, 1, 1)


class ConvNeXt(ImageModel):
    """Three stages of two blocks."""

    def __init__(self, image: int) -> None:
        super().__init__(image)
        widths = (96, 192, 384)
        self.stem = nn.Sequential(nn.Conv2d(3, widths[0], 4, 4), ChannelNorm(widths[0]))
        stages: list[nn.Module] = []
        for index, width in enumerate(widths):
            if index > 0:
                stages += [ChannelNorm(widths[index - 1]), nn.Conv2d(widths[index - 1], width, 2, 2)]
            stages += [ConvNeXtBlock(width), ConvNeXtBlock(width)]
        self.stages = nn.Sequential(*stages)
        self.norm = nn.LayerNorm(widths[-1], eps=1e-6)
        self.classify = nn.Linear(widths[-1], 100)

    def forward(self, x: Tensor) -> Tensor:
        return self.classify(self.norm(self.stages(self.stem(x)).mean([-2, -1])))


def convnext(image: int = 128) -> nn.Module:
    """ConvNeXt blocks with layer scale."""
    return ConvNeXt(image).eval()


class MixerBlock(nn.Module):
    """One perceptron over tokens, one over channels."""

    def __init__(self, tokens: int, width: int) -> None:
        super().__init__()
        self.norm1, self.norm2 = nn.LayerNorm(width), nn.LayerNorm(width)
        self.tokens = nn.Sequential(nn.Linear(tokens, 256), nn.GELU(), nn.Dropout(0.0),
                                    nn.Linear(256, tokens))
        self.channels = nn.Sequential(nn.Linear(width, 4 * width), nn.GELU(), nn.Dropout(0.0),
                                      nn.Linear(4 * width, width))

    def forward(self, x: Tensor) -> Tensor:
        x = x + self.tokens(self.norm1(x).transpose(1, 2)).transpose(1, 2)
        return x + self.channels(self.norm2(x))


class Mixer(ImageModel):
    """Patches, mixer blocks, mean."""

    def __init__(self, image: int, width: int, patch: int) -> None:
        super().__init__(image)
        self.patches = nn.Conv2d(3, width, patch, patch)
        tokens = (image // patch) ** 2
        self.blocks = nn.Sequential(*(MixerBlock(tokens, width) for _ in range(2)))
        self.norm = nn.LayerNorm(width)
        self.classify = nn.Linear(width, 100)

    def forward(self, x: Tensor) -> Tensor:
        x = self.patches(x).flatten(2).transpose(1, 2)
        return self.classify(self.norm(self.blocks(x)).mean(dim=1))


def mixer(image: int = 224, width: int = 384, patch: int = 16) -> nn.Module:
    """Two mixer blocks."""
    return Mixer(image, width, patch).eval()


class PoolBlock(nn.Module):
    """Average pooling minus identity, then a perceptron, both with layer scale."""

    def __init__(self, width: int) -> None:
        super().__init__()
        self.norm1, self.norm2 = nn.GroupNorm(1, width), nn.GroupNorm(1, width)
        self.expand, self.project = nn.Conv2d(width, 4 * width, 1), nn.Conv2d(4 * width, width, 1)
        self.scale1 = nn.Parameter(torch.full((width, 1, 1), 1e-2))
        self.scale2 = nn.Parameter(torch.full((width, 1, 1), 1e-2))

    def forward(self, x: Tensor) -> Tensor:
        y = self.norm1(x)
        y = F.avg_pool2d(y, 3, 1, 1, count_include_pad=False) - y
        x = x + self.scale1 * y
        return x + self.scale2 * self.project(F.gelu(self.expand(self.norm2(x))))


class PoolFormer(ImageModel):
    """Three stages of two pooling blocks."""

    def __init__(self, image: int) -> None:
        super().__init__(image)
        stages: list[nn.Module] = [nn.Conv2d(3, 64, 7, 4, 3)]
        inputs = 64
        for index, width in enumerate((64, 128, 320)):
            if index > 0:
                stages.append(nn.Conv2d(inputs, width, 3, 2, 1))
            stages += [PoolBlock(width), PoolBlock(width)]
            inputs = width
        self.stages = nn.Sequential(*stages)
        self.classify = nn.Linear(inputs, 100)

    def forward(self, x: Tensor) -> Tensor:
        return self.classify(self.stages(x).mean([-2, -1]))


def poolformer(image: int = 128) -> nn.Module:
    """Pooling as token mixer."""
    return PoolFormer(image).eval()


class TinyTransformer(nn.Module):
    """An embedding and one pre-norm encoder block with plain attention."""

    def __init__(self, sequence: int, width: int, heads: int) -> None:
        super().__init__()
        self.sequence, self.heads = sequence, heads
        self.embed = nn.Embedding(512, width)
        self.norm1, self.norm2 = nn.LayerNorm(width), nn.LayerNorm(width)
        self.qkv, self.out = nn.Linear(width, 3 * width), nn.Linear(width, width)
        self.expand, self.project = nn.Linear(width, 4 * width), nn.Linear(4 * width, width)

    def example_inputs(self, batch: int) -> tuple[Tensor, ...]:
        """Seeded by the caller."""
        return (torch.randint(0, 512, (batch, self.sequence)),)

    def forward(self, ids: Tensor) -> Tensor:
        x = self.embed(ids)
        batch, tokens, width = x.shape
        qkv = self.qkv(self.norm1(x)).view(batch, tokens, 3, self.heads, width // self.heads)
        qkv = qkv.permute(2, 0, 3, 1, 4)
        query, key, value = qkv[0], qkv[1], qkv[2]
        scores = torch.matmul(query, key.transpose(-1, -2)) / (width // self.heads) ** 0.5
        y = torch.matmul(F.softmax(scores, dim=-1), value)
        x = x + self.out(y.transpose(1, 2).reshape(batch, tokens, width))
        return x + self.project(F.gelu(self.expand(self.norm2(x))))


def tiny_transformer(sequence: int = 32, width: int = 64, heads: int = 4) -> nn.Module:
    """A small encoder for samples and tests."""
    return TinyTransformer(sequence, width, heads).eval()
