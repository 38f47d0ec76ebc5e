"""Corrects strides of fake results that PyTorch's kernels give otherwise than its fake tensors do.
`python/tests/test_strides.py` compares both for many functions."""

from __future__ import annotations

from typing import Any

import torch

_ATEN = torch.ops.aten
# As other functions of each element: those of their operands in the order of TensorIterator.
_ELEMENTWISE = frozenset([
    _ATEN.copysign.Tensor, _ATEN.copysign.Scalar, _ATEN.floor_divide.default,
    _ATEN.floor_divide.Scalar, _ATEN.div.Tensor_mode, _ATEN.div.Scalar_mode, _ATEN.xlogy.Tensor,
    _ATEN.special_xlog1py.default, _ATEN.binary_cross_entropy.default, _ATEN.heaviside.default,
    _ATEN.logaddexp.default, _ATEN.logaddexp2.default, _ATEN.logical_and.default, _ATEN.logical_or.default,
    _ATEN.logical_xor.default, _ATEN.native_dropout_backward.default])
# Channels last where the first operand is, otherwise row-major.
_BY_CHANNELS = frozenset([
    _ATEN.roll.default, _ATEN.channel_shuffle.default, _ATEN.native_channel_shuffle.default,
    _ATEN.max_unpool2d.default, _ATEN.native_group_norm.default, _ATEN.native_batch_norm.default,
    _ATEN._native_batch_norm_legit.default, _ATEN._native_batch_norm_legit.no_stats,
    _ATEN._native_batch_norm_legit_no_training.default, _ATEN._batch_norm_with_update.default,
    _ATEN._batch_norm_no_update.default])
_ROW_MAJOR = frozenset([_ATEN.log_sigmoid_forward.default])


def corrected(func: Any, args: Any, result: Any) -> Any:
    """The fake result of an operator of ATen, of which the first tensor may be another one."""
    if not (func in _ELEMENTWISE or func in _BY_CHANNELS or func in _ROW_MAJOR
            or func is _ATEN.addr.default):
        return result
    if func is _ATEN.roll.default and not [*args, ()][2]:
        return result  # of the tensor as one row
    first, *others = result if isinstance(result, tuple) else (result,)
    wanted = _like(func, args)
    if wanted.shape != first.shape or wanted.stride() == first.stride():
        return result
    fixed = torch.empty_strided(first.shape, wanted.stride(), dtype=first.dtype, device=first.device)
    return (fixed, *others) if isinstance(result, tuple) else fixed


def _like(func: Any, args: Any) -> Any:
    """A fake tensor with the strides of the operator's first result."""
    if func in _ELEMENTWISE:
        operands = [value for value in args if isinstance(value, torch.Tensor)][:2]
        return _ATEN.add.Tensor(*operands) if len(operands) == 2 else _ATEN.add.Scalar(*operands, 1)
    if func is _ATEN.addr.default:  # of the matrix and the row-major product of the vectors
        product = torch.empty(len(args[1]), len(args[2]), device=args[0].device)
        return _ATEN.add.Tensor(args[0], product)
    layout = (torch._prims_common.suggest_memory_format(args[0]) if func in _BY_CHANNELS
              else torch.contiguous_format)
    shape = args[0].shape if func is not _ATEN.max_unpool2d.default else (
        *args[0].shape[:-2], *args[2])
    return torch.empty(shape, device=args[0].device, memory_format=layout)
