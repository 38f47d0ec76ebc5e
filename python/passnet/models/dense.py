"""Families that concatenate: DenseNet and U-Net."""

from __future__ import annotations

import torch
from torch import Tensor, nn
from torch.nn import functional as F

from passnet.models.residual import ImageModel, conv


class DenseLayer(nn.Module):
    """Maps all features so far, concatenated, to `growth` new ones."""

    def __init__(self, inputs: int, growth: int) -> None:
        super().__init__()
        self.norm1, self.conv1 = nn.BatchNorm2d(inputs), conv(inputs, 4 * growth)
        self.norm2, self.conv2 = nn.BatchNorm2d(4 * growth), conv(4 * growth, growth, 3)

    def forward(self, features: list[Tensor]) -> Tensor:
        x = F.relu(self.norm1(torch.cat(features, 1)), inplace=True)
        return self.conv2(F.relu(self.norm2(self.conv1(x)), inplace=True))


class Dense(ImageModel):
    """Stem, dense blocks with transitions, classifier."""

    def __init__(self, image: int, growth: int = 32, depth: int = 4) -> None:
        super().__init__(image)
        width = 64
        self.stem = nn.Sequential(conv(3, width, 7, 2), nn.BatchNorm2d(width),
                                  nn.ReLU(inplace=True))
        self.blocks = nn.ModuleList()
        self.transitions = nn.ModuleList()
        for _ in range(3):
            self.blocks.append(nn.ModuleList(
                DenseLayer(width + index * growth, growth) for index in range(depth)))
            width += depth * growth
            self.transitions.append(nn.Sequential(
                nn.BatchNorm2d(width), nn.ReLU(inplace=True), conv(width, width // 2),
                nn.AvgPool2d(2, 2)))
            width //= 2
        self.norm = nn.BatchNorm2d(width)
        self.classify = nn.Linear(width, 100)

    def forward(self, x: Tensor) -> Tensor:
        x = self.stem(x)
        for block, transition in zip(self.blocks, self.transitions, strict=True):
            features = [x]
            for layer in block:
                features.append(layer(features))
            x = transition(torch.cat(features, 1))
        x = F.relu(self.norm(x), inplace=True)
        return self.classify(torch.flatten(F.adaptive_avg_pool2d(x, (1, 1)), 1))


def densenet(image: int = 128) -> nn.Module:
    """Three dense blocks of four layers."""
    return Dense(image).eval()


class DoubleConv(nn.Module):
    """Convolution, normalization, activation, twice."""

    def __init__(self, inputs: int, outputs: int) -> None:
        super().__init__()
        self.layers = nn.Sequential(
            conv(inputs, outputs, 3), nn.BatchNorm2d(outputs), nn.LeakyReLU(0.1, inplace=True),
            conv(outputs, outputs, 3), nn.BatchNorm2d(outputs), nn.ReLU(inplace=True))

    def forward(self, x: Tensor) -> Tensor:
        return self.layers(x)


class UNet(ImageModel):
    """Three levels down and up; skips are gated, cropped and concatenated."""

    def __init__(self, image: int) -> None:
        super().__init__(image)
        self.down = nn.ModuleList([DoubleConv(3, 32), DoubleConv(32, 64), DoubleConv(64, 128)])
        self.up = nn.ModuleList([nn.ConvTranspose2d(128, 64, 2, 2),
                                 nn.ConvTranspose2d(64, 32, 2, 2)])
        self.gate = nn.ModuleList([nn.Conv2d(64, 64, 1), nn.Conv2d(32, 32, 1)])
        self.merge = nn.ModuleList([nn.BatchNorm2d(128), nn.BatchNorm2d(64)])
        self.refine = nn.ModuleList([DoubleConv(128, 64), DoubleConv(64, 32)])
        self.head = nn.Conv2d(32, 8, 1)

    def forward(self, x: Tensor) -> Tensor:
        skips = []
        for level, down in enumerate(self.down):
            x = down(x if level == 0 else F.max_pool2d(x, 2))
            skips.append(x)
        for level in range(2):
            skip = skips[1 - level]
            x = self.up[level](x)
            gate = self.gate[level](x)
            skip = skip * torch.sigmoid(gate)
            x = F.relu(self.merge[level](torch.cat([skip, x], dim=1)))
            x = self.refine[level](x)
        return self.head(x).softmax(dim=1)


def unet(image: int = 128) -> nn.Module:
    """Gated skips, concatenation, softmax over classes."""
    return UNet(image).eval()
