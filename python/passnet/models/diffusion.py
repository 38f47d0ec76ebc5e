"""A small denoising UNet: residual blocks that read a time embedding, attention at low resolution.
Denoising Diffusion Probabilistic Models, Ho et al. 2020."""

from __future__ import annotations

import math

import torch
from torch import nn
from torch.nn import functional


def time_embedding(steps: torch.Tensor, width: int) -> torch.Tensor:
    """Sines and cosines of the time steps, `[batch, width]`."""
    half = width // 2
    scale = torch.exp(torch.arange(half, dtype=torch.float32, device=steps.device)
                      * (-math.log(10000.0) / half))
    angles = steps.float()[:, None] * scale[None, :]
    return torch.cat([angles.sin(), angles.cos()], dim=-1)


class TimedBlock(nn.Module):
    """Two convolutions; the time embedding is added between them."""

    def __init__(self, inputs: int, outputs: int, width: int) -> None:
        super().__init__()
        self.norm_in = nn.GroupNorm(8, inputs)
        self.first = nn.Conv2d(inputs, outputs, 3, padding=1)
        self.time = nn.Linear(width, outputs)
        self.norm_out = nn.GroupNorm(8, outputs)
        self.second = nn.Conv2d(outputs, outputs, 3, padding=1)
        self.skip = nn.Conv2d(inputs, outputs, 1) if inputs != outputs else nn.Identity()

    def forward(self, x: torch.Tensor, time: torch.Tensor) -> torch.Tensor:
        y = self.first(functional.silu(self.norm_in(x)))
        y = y + self.time(functional.silu(time))[:, :, None, None]
        y = self.second(functional.silu(self.norm_out(y)))
        return y + self.skip(x)


class SpatialAttention(nn.Module):
    """Self-attention over all positions of an image."""

    def __init__(self, channels: int, heads: int) -> None:
        super().__init__()
        self.heads = heads
        self.norm = nn.GroupNorm(8, channels)
        self.project = nn.Conv2d(channels, 3 * channels, 1)
        self.out = nn.Conv2d(channels, channels, 1)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        batch, channels, height, width = x.shape
        split = self.project(self.norm(x)).reshape(
            batch, 3, self.heads, channels // self.heads, height * width)
        query, key, value = split.transpose(-1, -2).unbind(1)
        y = functional.scaled_dot_product_attention(query, key, value)
        return x + self.out(y.transpose(-1, -2).reshape(batch, channels, height, width))


class DiffusionUNet(nn.Module):
    """Predicts the noise of an image at a time step."""

    def __init__(self, width: int, image: int) -> None:
        super().__init__()
        self.image = image
        self.width = width
        self.embed = nn.Sequential(nn.Linear(width, 4 * width), nn.SiLU(),
                                   nn.Linear(4 * width, 4 * width))
        self.head = nn.Conv2d(3, width, 3, padding=1)
        self.down = TimedBlock(width, width, 4 * width)
        self.shrink = nn.Conv2d(width, width, 3, stride=2, padding=1)
        self.low = TimedBlock(width, 2 * width, 4 * width)
        self.attention = SpatialAttention(2 * width, 4)
        self.middle = TimedBlock(2 * width, 2 * width, 4 * width)
        self.grow = nn.Conv2d(2 * width, width, 3, padding=1)
        self.up = TimedBlock(2 * width, width, 4 * width)
        self.norm = nn.GroupNorm(8, width)
        self.tail = nn.Conv2d(width, 3, 3, padding=1)

    def forward(self, x: torch.Tensor, steps: torch.Tensor) -> torch.Tensor:
        time = self.embed(time_embedding(steps, self.width).to(x.dtype))
        first = self.down(self.head(x), time)
        y = self.middle(self.attention(self.low(self.shrink(first), time)), time)
        y = self.grow(functional.interpolate(y, scale_factor=2.0, mode="nearest"))
        y = self.up(torch.cat([y, first], dim=1), time)
        return self.tail(functional.silu(self.norm(y)))

    def example_inputs(self, batch: int) -> tuple[torch.Tensor, torch.Tensor]:
        """Noisy images and their time steps."""
        return (torch.randn(batch, 3, self.image, self.image), torch.randint(0, 1000, (batch,)))


def diffusion_unet(width: int = 32, image: int = 32) -> DiffusionUNet:
    """The network of the given base width."""
    return DiffusionUNet(width, image).eval()
