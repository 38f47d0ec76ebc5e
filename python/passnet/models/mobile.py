"""Mobile convolutional families: inverted residuals, squeeze-excite, ghost modules, shuffles."""

from __future__ import annotations

import torch
from torch import Tensor, nn
from torch.nn import functional as F

from passnet.models.residual import ImageModel, conv


class SqueezeExcite(nn.Module):
    """Channel gates from pooled features."""

    def __init__(self, width: int, hidden: int, act: type[nn.Module], gate: type[nn.Module]) -> None:
        super().__init__()
        self.reduce, self.expand = nn.Conv2d(width, hidden, 1), nn.Conv2d(hidden, width, 1)
        self.act, self.gate = act(inplace=True), gate()

    def forward(self, x: Tensor) -> Tensor:
        scale = x.mean((2, 3), keepdim=True)
        return x * self.gate(self.expand(self.act(self.reduce(scale))))


class InvertedResidual(nn.Module):
    """Expand, depthwise, optional gates, project, shortcut where shapes agree."""

    def __init__(self, inputs: int, outputs: int, expand: int, kernel: int, stride: int,
                 act: type[nn.Module], gates: nn.Module | None) -> None:
        super().__init__()
        width = inputs * expand
        self.expand = nn.Sequential(conv(inputs, width), nn.BatchNorm2d(width), act(inplace=True))
        self.depth = nn.Sequential(conv(width, width, kernel, stride, width),
                                   nn.BatchNorm2d(width), act(inplace=True))
        self.gates = gates
        self.project = nn.Sequential(conv(width, outputs), nn.BatchNorm2d(outputs))
        self.skip = stride == 1 and inputs == outputs

    def forward(self, x: Tensor) -> Tensor:
        y = self.depth(self.expand(x))
        if self.gates is not None:
            y = self.gates(y)
        y = self.project(y)
        return x + y if self.skip else y


class Inverted(ImageModel):
    """Stem, inverted residuals, head."""

    def __init__(self, image: int, act: type[nn.Module], expand: int,
                 stages: tuple[tuple[int, int, int], ...],
                 gates: tuple[type[nn.Module], type[nn.Module]] | None) -> None:
        super().__init__(image)
        inputs = 24
        self.stem = nn.Sequential(conv(3, inputs, 3, 2), nn.BatchNorm2d(inputs), act(inplace=True))
        blocks: list[nn.Module] = []
        for outputs, kernel, stride in stages:
            width = inputs * expand
            gate = None if gates is None else SqueezeExcite(width, width // 4, *gates)
            blocks.append(InvertedResidual(inputs, outputs, expand, kernel, stride, act, gate))
            inputs = outputs
        self.blocks = nn.Sequential(*blocks)
        self.head = nn.Sequential(conv(inputs, 4 * inputs), nn.BatchNorm2d(4 * inputs),
                                  act(inplace=True))
        self.pool = nn.AdaptiveAvgPool2d(1)
        self.drop = nn.Dropout(0.2)
        self.classify = nn.Linear(4 * inputs, 100)

    def forward(self, x: Tensor) -> Tensor:
        x = self.pool(self.head(self.blocks(self.stem(x)))).flatten(1)
        return self.classify(self.drop(x))


STAGES = ((24, 3, 1), (40, 3, 2), (40, 5, 1), (80, 3, 2), (80, 3, 1), (112, 5, 1), (112, 5, 1))


def mobilenet_v2(image: int = 128) -> nn.Module:
    """Inverted residuals with ReLU6."""
    return Inverted(image, nn.ReLU6, 6, STAGES, None).eval()


def mobilenet_v3(image: int = 128) -> nn.Module:
    """Inverted residuals with hardswish and squeeze-excite."""
    return Inverted(image, nn.Hardswish, 4, STAGES, (nn.ReLU, nn.Hardsigmoid)).eval()


def efficientnet(image: int = 128) -> nn.Module:
    """Inverted residuals with SiLU and squeeze-excite."""
    return Inverted(image, nn.SiLU, 6, STAGES, (nn.SiLU, nn.Sigmoid)).eval()


class GhostModule(nn.Module):
    """Half of the channels by a dense convolution, the rest from them by a depthwise one."""

    def __init__(self, inputs: int, outputs: int, act: bool) -> None:
        super().__init__()
        half = outputs // 2
        self.primary = nn.Sequential(conv(inputs, half), nn.BatchNorm2d(half))
        self.cheap = nn.Sequential(conv(half, half, 3, 1, half), nn.BatchNorm2d(half))
        self.act = act

    def forward(self, x: Tensor) -> Tensor:
        first = self.primary(x)
        first = F.relu(first, inplace=True) if self.act else first
        second = self.cheap(first)
        second = F.relu(second, inplace=True) if self.act else second
        return torch.cat([first, second], dim=1)


class GhostBlock(nn.Module):
    """Two ghost modules with a gate between and a shortcut."""

    def __init__(self, width: int) -> None:
        super().__init__()
        self.first = GhostModule(width, 3 * width, True)
        self.reduce, self.expand = nn.Conv2d(3 * width, width, 1), nn.Conv2d(width, 3 * width, 1)
        self.second = GhostModule(3 * width, width, False)

    def forward(self, x: Tensor) -> Tensor:
        y = self.first(x)
        scale = F.adaptive_avg_pool2d(y, 1)
        y = y * F.hardsigmoid(self.expand(F.relu(self.reduce(scale))))
        return self.second(y) + x


class Ghost(ImageModel):
    """Stem and ghost blocks in three widths."""

    def __init__(self, image: int, depth: int) -> None:
        super().__init__(image)
        widths = (32, 64, 128)
        layers: list[nn.Module] = []
        inputs = 3
        for width in widths:
            layers += [conv(inputs, width, 3, 2), nn.BatchNorm2d(width), nn.ReLU(inplace=True),
                       *(GhostBlock(width) for _ in range(depth))]
            inputs = width
        self.layers = nn.Sequential(*layers)
        self.classify = nn.Linear(inputs, 100)

    def forward(self, x: Tensor) -> Tensor:
        return self.classify(self.layers(x).mean([2, 3]))


def ghostnet(image: int = 128, depth: int = 2) -> nn.Module:
    """Ghost blocks with hard-sigmoid gates, `depth` in each width."""
    return Ghost(image, depth).eval()


class ShuffleBlock(nn.Module):
    """Half of the channels pass a branch; then both halves are interleaved."""

    def __init__(self, width: int) -> None:
        super().__init__()
        half = width // 2
        self.branch = nn.Sequential(
            conv(half, half), nn.BatchNorm2d(half), nn.ReLU(inplace=True),
            conv(half, half, 3, 1, half), nn.BatchNorm2d(half),
            conv(half, half), nn.BatchNorm2d(half), nn.ReLU(inplace=True))

    def forward(self, x: Tensor) -> Tensor:
        keep, work = x.chunk(2, dim=1)
        y = torch.cat((keep, self.branch(work)), dim=1)
        batch, channels, height, width = y.shape
        y = y.view(batch, 2, channels // 2, height, width).transpose(1, 2).contiguous()
        return y.view(batch, channels, height, width)


class Shuffle(ImageModel):
    """Stem and shuffle blocks in three widths."""

    def __init__(self, image: int) -> None:
        super().__init__(image)
        layers: list[nn.Module] = []
        inputs = 3
        for width in (64, 128, 256):
            layers += [conv(inputs, width, 3, 2), nn.BatchNorm2d(width), nn.ReLU(inplace=True),
                       ShuffleBlock(width), ShuffleBlock(width)]
            inputs = width
        self.layers = nn.Sequential(*layers)
        self.classify = nn.Linear(inputs, 100)

    def forward(self, x: Tensor) -> Tensor:
        return self.classify(self.layers(x).mean([2, 3]))


def shufflenet(image: int = 128) -> nn.Module:
    """Channel split and shuffle."""
    return Shuffle(image).eval()
