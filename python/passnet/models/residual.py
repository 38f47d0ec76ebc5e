"""Residual convolutional families: ResNet, pre-activation ResNet, RepVGG, split attention."""

from __future__ import annotations

import torch
from torch import Tensor, nn


def conv(inputs: int, outputs: int, kernel: int = 1, stride: int = 1, groups: int = 1) -> nn.Conv2d:
    """A convolution without bias that keeps the extent at stride 1."""
    return nn.Conv2d(inputs, outputs, kernel, stride, kernel // 2, groups=groups, bias=False)


class ImageModel(nn.Module):
    """A module over images of one size."""

    def __init__(self, image: int) -> None:
        super().__init__()
        self.image = image

    def example_inputs(self, batch: int) -> tuple[Tensor, ...]:
        """Seeded by the caller."""
        return (torch.randn(batch, 3, self.image, self.image),)


class Stem(nn.Module):
    """Convolution, normalization, activation, pooling."""

    def __init__(self, width: int) -> None:
        super().__init__()
        self.conv = conv(3, width, 7, 2)
        self.norm = nn.BatchNorm2d(width)
        self.pool = nn.MaxPool2d(3, 2, 1)

    def forward(self, x: Tensor) -> Tensor:
        return self.pool(torch.relu(self.norm(self.conv(x))))


class BasicBlock(nn.Module):
    """Two 3x3 convolutions around a shortcut."""

    def __init__(self, inputs: int, width: int, stride: int) -> None:
        super().__init__()
        self.conv1, self.norm1 = conv(inputs, width, 3, stride), nn.BatchNorm2d(width)
        self.conv2, self.norm2 = conv(width, width, 3), nn.BatchNorm2d(width)
        self.act = nn.ReLU(inplace=True)
        same = inputs == width and stride == 1
        self.shortcut = None if same else nn.Sequential(
            conv(inputs, width, 1, stride), nn.BatchNorm2d(width))

    def forward(self, x: Tensor) -> Tensor:
        y = self.act(self.norm1(self.conv1(x)))
        y = self.norm2(self.conv2(y))
        return self.act(y + (x if self.shortcut is None else self.shortcut(x)))


class Bottleneck(nn.Module):
    """1x1, 3x3, 1x1 around a shortcut."""

    def __init__(self, inputs: int, width: int, stride: int) -> None:
        super().__init__()
        outputs = 4 * width
        self.conv1, self.norm1 = conv(inputs, width), nn.BatchNorm2d(width)
        self.conv2, self.norm2 = conv(width, width, 3, stride), nn.BatchNorm2d(width)
        self.conv3, self.norm3 = conv(width, outputs), nn.BatchNorm2d(outputs)
        self.act = nn.ReLU(inplace=True)
        same = inputs == outputs and stride == 1
        self.shortcut = None if same else nn.Sequential(
            conv(inputs, outputs, 1, stride), nn.BatchNorm2d(outputs))

    def forward(self, x: Tensor) -> Tensor:
        y = self.act(self.norm1(self.conv1(x)))
        y = self.act(self.norm2(self.conv2(y)))
        y = self.norm3(self.conv3(y))
        y += x if self.shortcut is None else self.shortcut(x)
        return self.act(y)


class PreActivation(nn.Module):
    """Normalization and activation before each convolution."""

    def __init__(self, inputs: int, width: int, stride: int) -> None:
        super().__init__()
        self.norm1, self.conv1 = nn.BatchNorm2d(inputs), conv(inputs, width, 3, stride)
        self.norm2, self.conv2 = nn.BatchNorm2d(width), conv(width, width, 3)
        self.act = nn.ReLU(inplace=True)
        same = inputs == width and stride == 1
        self.shortcut = None if same else conv(inputs, width, 1, stride)

    def forward(self, x: Tensor) -> Tensor:
        y = self.act(self.norm1(x))
        skip = x if self.shortcut is None else self.shortcut(y)
        return self.conv2(self.act(self.norm2(self.conv1(y)))) + skip


class RepBlock(nn.Module):
    """The sum of a 3x3, a 1x1 and an identity branch, each normalized."""

    def __init__(self, inputs: int, width: int, stride: int) -> None:
        super().__init__()
        self.dense, self.dense_norm = conv(inputs, width, 3, stride), nn.BatchNorm2d(width)
        self.point, self.point_norm = conv(inputs, width, 1, stride), nn.BatchNorm2d(width)
        same = inputs == width and stride == 1
        self.identity_norm = nn.BatchNorm2d(width) if same else None
        self.act = nn.ReLU()

    def forward(self, x: Tensor) -> Tensor:
        dense, point = self.dense(x), self.point(x)
        y = self.dense_norm(dense) + self.point_norm(point)
        if self.identity_norm is not None:
            y = y + self.identity_norm(x)
        return self.act(y)


class SplitAttention(nn.Module):
    """Two grouped branches weighted by a softmax over them."""

    def __init__(self, inputs: int, width: int, stride: int) -> None:
        super().__init__()
        self.width = width
        self.conv, self.norm = conv(inputs, 2 * width, 3, stride, 2), nn.BatchNorm2d(2 * width)
        self.squeeze = nn.Conv2d(width, max(32, width // 2), 1)
        self.excite = nn.Conv2d(max(32, width // 2), 2 * width, 1)
        self.act = nn.ReLU(inplace=True)

    def forward(self, x: Tensor) -> Tensor:
        y = self.act(self.norm(self.conv(x)))
        batch, _, height, width = y.shape
        y = y.reshape(batch, 2, self.width, height, width)
        gap = y.sum(dim=1).mean((2, 3), keepdim=True)
        weights = self.excite(self.act(self.squeeze(gap)))
        weights = weights.view(batch, 1, 2, -1).transpose(1, 2).softmax(dim=1)
        weights = weights.reshape(batch, 2, self.width, 1, 1)
        return (y * weights).sum(dim=1)


class Residual(ImageModel):
    """Stem, stages of blocks, classifier."""

    def __init__(self, block: type[nn.Module], widths: tuple[int, ...], depth: int, growth: int,
                 image: int, final_norm: bool = False) -> None:
        super().__init__(image)
        self.stem = Stem(widths[0])
        blocks: list[nn.Module] = []
        inputs = widths[0]
        for stage, width in enumerate(widths):
            for index in range(depth):
                blocks.append(block(inputs, width, 2 if stage > 0 and index == 0 else 1))
                inputs = growth * width
        self.blocks = nn.Sequential(*blocks)
        self.final_norm = nn.BatchNorm2d(inputs) if final_norm else None
        self.pool = nn.AdaptiveAvgPool2d((1, 1))
        self.classify = nn.Linear(inputs, 100)

    def forward(self, x: Tensor) -> Tensor:
        x = self.blocks(self.stem(x))
        if self.final_norm is not None:
            x = torch.relu(self.final_norm(x))
        return self.classify(torch.flatten(self.pool(x), 1))


def resnet_basic(image: int = 128) -> nn.Module:
    """Four stages of two basic blocks."""
    return Residual(BasicBlock, (64, 128, 256, 512), 2, 1, image).eval()


def resnet_bottleneck(image: int = 128) -> nn.Module:
    """Three stages of two bottlenecks."""
    return Residual(Bottleneck, (64, 128, 256), 2, 4, image).eval()


def resnet_preact(image: int = 128) -> nn.Module:
    """Three stages of two pre-activation blocks."""
    return Residual(PreActivation, (64, 128, 256), 2, 1, image, final_norm=True).eval()


def repvgg(image: int = 128) -> nn.Module:
    """Three stages of two three-branch blocks."""
    return Residual(RepBlock, (48, 96, 192), 2, 1, image).eval()


def split_attention(image: int = 128) -> nn.Module:
    """Three stages of two split-attention blocks."""
    return Residual(SplitAttention, (64, 128, 256), 2, 1, image).eval()
