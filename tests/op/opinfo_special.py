"""Puts special values into PyTorch's OpInfo samples: each kind of numbers that ops treat apart."""
import random
from dataclasses import dataclass

import torch


@dataclass(frozen=True)
class Planting:
    """Values that replace a share of the elements of each floating tensor of a sample."""
    name: str
    values: tuple  # numbers, or names of limits of the dtype
    share: float  # of the elements


PLANTINGS = (
    Planting("zeros", (0.0, -0.0), 0.6),
    Planting("ties", (1.0, -1.0, 2.0), 1.0),
    Planting("infinite", (float("inf"), float("-inf")), 0.2),
    Planting("lowest", (float("-inf"),), 0.7),
    Planting("nan", (float("nan"),), 0.2),
    Planting("limits", ("max", "min", "tiny", "denormal"), 0.3),
    Planting("mixed", (0.0, -0.0, float("inf"), float("-inf"), float("nan"), "max", "min", "tiny",
                       "denormal", 1.0, -1.0, 0.5, 2.5, -3.5), 0.8),
)


def number(value, dtype):
    """A planted value as a Python number."""
    if not isinstance(value, str):
        return value
    limits = torch.finfo(dtype)
    return {"max": limits.max, "min": limits.min, "tiny": limits.tiny,
            "denormal": limits.tiny * limits.eps}[value]


def planted(tensor, planting, generator):
    """A copy of a floating or complex tensor with special values in it; other tensors as they are."""
    if not (tensor.is_floating_point() or tensor.is_complex()) or tensor.layout != torch.strided:
        return tensor
    copy = tensor.detach().clone()
    parts = torch.view_as_real(copy) if copy.is_complex() else copy
    values = [number(value, parts.dtype) for value in planting.values]
    flat = parts.contiguous().reshape(-1)
    for place in range(flat.numel()):
        if generator.random() < planting.share:
            flat[place] = generator.choice(values)
    parts.copy_(flat.reshape(parts.shape))
    return copy


def with_special_values(sample, seed):
    """Yields (name, sample) with each kind of special values in all of a sample's tensors."""
    for planting in PLANTINGS:
        generator = random.Random(f"{planting.name} {seed}")
        yield planting.name, sample.transform(
            lambda value: planted(value, planting, generator)
            if isinstance(value, torch.Tensor) else value)
