"""Group-relative policy optimization: answers of one prompt are compared with each other, so no
other model estimates what an answer is worth (Shao et al., 2024, DeepSeekMath, section 4.1). The
ratio is clipped further above than below, and each token of a step counts alike (Yu et al., 2025,
DAPO, sections 3.1 and 3.3)."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from passnet.errors import require_torch
from passnet.train.examples import Example, split_rows
from passnet.train.sft import token_losses

LEAST_SPREAD = 1e-6  # rewards of a group that differ by less say nothing


@dataclass(frozen=True)
class Sample:
    """An answer as tokens behind its prompt; `group` is the place of the prompt in its step."""

    example: Example
    group: int


@dataclass(frozen=True)
class Clip:
    """The range of the chance of a token in a step, beyond which its gradient ends."""

    low: float = 0.2
    high: float = 0.28


def advantages(rewards: Sequence[float], groups: Sequence[int]) -> list[float]:
    """Each reward as its distance from the mean of its group, in standard deviations; 0 in a group
    whose rewards are equal."""
    found = [0.0] * len(rewards)
    for group in set(groups):
        places = [place for place, own in enumerate(groups) if own == group]
        values = [rewards[place] for place in places]
        mean = sum(values) / len(values)
        spread = math.sqrt(sum((value - mean) ** 2 for value in values) / len(values))
        for place in places if spread > LEAST_SPREAD else ():
            found[place] = (rewards[place] - mean) / spread
    return found


def log_chances(model: Any, rows: Sequence[Example], device: Any) -> Any:
    """The logarithms of the chances of all trained tokens, row after row, [tokens]."""
    return -token_losses(model, rows, device)


def trained_tokens(example: Example) -> int:
    """The number of chances that `log_chances` has of this row."""
    return sum(example.trained[1:])


def parts_of(samples: Sequence[Sample], part: int) -> list[list[int]]:
    """The places of samples, longest first, in parts of at most `part` tokens."""
    lengths = [len(sample.example.tokens) for sample in samples]
    order = sorted(range(len(samples)), key=lambda place: (-lengths[place], place))
    return split_rows(order, lengths, part)


def measure(model: Any, samples: Sequence[Sample], part: int, device: Any) -> list[Any]:
    """The logarithms of chances of each sample's tokens, before anything is learned from it."""
    torch = require_torch()
    found: list[Any] = [None] * len(samples)
    with torch.no_grad():
        for places in parts_of(samples, part):
            rows = [samples[place].example for place in places]
            values = log_chances(model, rows, device)
            for place, own in zip(places, values.split([trained_tokens(row) for row in rows]),
                                  strict=True):
                found[place] = own
    return found


@dataclass(frozen=True)
class Learned:
    """The outcome of a step: the loss per token, the share of tokens whose gradient was clipped,
    and how many samples differ from their group."""

    loss: float
    clipped: float
    used: int


def accumulate(model: Any, samples: Sequence[Sample], before: Sequence[Any],
               worth: Sequence[float], clip: Clip, part: int, device: Any) -> Learned:
    """Adds the gradient of the step to the parameters'. `before` are the chances when the samples
    were drawn, `worth` their advantages; samples of no worth are left out."""
    torch = require_torch()
    used = [place for place, value in enumerate(worth) if value != 0]
    total = sum(trained_tokens(samples[place].example) for place in used)
    loss_sum, clipped = 0.0, 0
    for part_places in parts_of([samples[place] for place in used], part):
        places = [used[place] for place in part_places]
        rows = [samples[place].example for place in places]
        counts = torch.tensor([trained_tokens(row) for row in rows], device=device)
        own = torch.tensor([worth[place] for place in places], device=device)
        value = own.repeat_interleave(counts)
        ratio = (log_chances(model, rows, device)
                 - torch.cat([before[place] for place in places])).exp()
        bounded = ratio.clamp(1 - clip.low, 1 + clip.high)
        loss = -torch.minimum(ratio * value, bounded * value).sum() / total
        loss.backward()
        loss_sum += float(loss.detach())
        clipped += int((ratio * value > bounded * value).sum())
    return Learned(loss_sum, clipped / max(1, total), len(used))
