"""Definitions of backward operators that follow ATen's kernels where PyTorch's own decompositions
do not: at NaN, at infinities and at the ends of their ranges.

A half-precision gradient is computed in float32 and rounded once, as ATen does.
"""
from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any

import torch

aten = torch.ops.aten
# Operators of ATen that PassNet does not import, and others define.
DECOMPOSED = ("aten::_native_batch_norm_legit_functional", "aten::_unsafe_masked_index",
              "aten::_unsafe_masked_index_put_accumulate")
NOT_DECOMPOSED = ("aten::embedding_dense_backward",)  # into an operator that is not imported
MEAN = 1  # ATen's number of a reduction


def in_single_precision(formula: Callable[..., Any]) -> Callable[..., Any]:
    """The formula on float32 copies of half-precision tensors, its result in the first one's dtype."""
    @functools.wraps(formula)
    def computed(gradient: Any, *operands: Any) -> Any:
        dtype = gradient.dtype
        if dtype not in (torch.bfloat16, torch.float16):
            return formula(gradient, *operands)
        wide = [x.float() if isinstance(x, torch.Tensor) and x.dtype == dtype else x
                for x in (gradient, *operands)]
        return formula(*wide).to(dtype)
    return computed


@in_single_precision
def logit(gradient: Any, x: Any, eps: float | None = None) -> Any:
    least = 0.0 if eps is None else eps
    is_end = (x == 0) | (x == 1)
    slope = torch.where(is_end, gradient * torch.inf, gradient / (x * (1 - x)))
    is_outside = (x < least) | (x > 1 - least)
    return torch.where(is_outside, torch.nan if eps is None else 0.0, slope)


def share(gradient: Any, x: Any, reduction: int) -> Any:
    """The gradient of each element's loss."""
    return gradient / x.numel() if reduction == MEAN else gradient


@in_single_precision
def smooth_l1_loss(gradient: Any, x: Any, target: Any, reduction: int, beta: float) -> Any:
    own = share(gradient, x, reduction)
    distance = x - target
    near = own * distance / beta
    return torch.where(distance <= -beta, -own, torch.where(distance >= beta, own, near))


@in_single_precision
def soft_margin_loss(gradient: Any, x: Any, target: Any, reduction: int) -> Any:
    odds = torch.exp(-target * x)
    return -(target * odds) / (odds + 1) * share(gradient, x, reduction)


DEFINITIONS = {
    aten.logit_backward.default: logit,
    aten.smooth_l1_loss_backward.default: smooth_l1_loss,
    aten.soft_margin_loss_backward.default: soft_margin_loss,
}


def decompositions() -> dict[Any, Any]:
    """Definitions of backward operators, none of which PassNet imports, and of a few others."""
    def is_used(name: str) -> bool:
        return name in DECOMPOSED or "backward" in name and name not in NOT_DECOMPOSED

    table = torch._decomp.decomposition_table | DEFINITIONS
    return {op: body for op, body in table.items() if is_used(op.name().partition(".")[0])}
