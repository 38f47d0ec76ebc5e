"""The operations that PyTorch's own kernels compute faster on the CPU than compiled ones, from which
size on. The backend leaves them to PyTorch (docs/torch.md); `bench/operations.py --all` measures
them."""

from __future__ import annotations

import ctypes
from dataclasses import dataclass
from functools import cache
from typing import Any

import torch

PRODUCTS = ("matmul", "mm", "bmm", "mv", "addmm", "baddbmm", "linear", "einsum", "tensordot", "bilinear",
            "inner", "chain_matmul", "multi_dot")
TRANSPOSED = ("conv_transpose1d", "conv_transpose2d", "conv_transpose3d")
CONVOLUTIONS = ("conv1d", "conv2d", "conv3d", "convolution", *TRANSPOSED)
TRANSFORMS = ("fft", "ifft", "rfft", "irfft", "hfft", "ihfft", "fft2", "ifft2", "rfft2", "irfft2",
              "hfft2", "ihfft2", "fftn", "ifftn", "rfftn", "irfftn", "hfftn", "ihfftn")


@dataclass(frozen=True)
class Limit:
    """Calls of these operations are left to PyTorch if a tensor that they take or give has at least
    so many elements, and one of the dtypes. With `lines`, not where every tensor has at least so
    many along each dim, none of them longer than LONGEST_LINE, and FFTW is installed: without it,
    transforms are loops. With `overlapping`, only convolutions whose stride is more than one
    element and less than their window."""

    names: tuple[str, ...]
    dtypes: tuple[torch.dtype, ...]
    elements: int
    reason: str
    lines: int | None = None
    overlapping: bool = False


LONGEST_LINE = 4096
LIMITS = (
    Limit(PRODUCTS + CONVOLUTIONS, (torch.float64,), 2048,
          "PyTorch is faster at products in double precision of this size"),
    Limit(TRANSPOSED, (torch.float32,), 65_536,
          "PyTorch is faster at transposed convolutions of overlapping windows", overlapping=True),
    Limit(TRANSFORMS, (torch.float32, torch.complex64), 64,
          "PyTorch is faster at Fourier transforms of few or long lines", lines=16),
    Limit(("grid_sample", "grid_sampler", "grid_sampler_2d", "grid_sampler_3d"),
          (torch.float32, torch.float64), 1024, "PyTorch is faster at sampling images of this size"),
    Limit(("lgamma",), (torch.float32,), 64, "PyTorch is faster at the logarithm of gamma"),
    Limit(("cummax", "cummin"), (torch.float32,), 1024,
          "PyTorch is faster at running maxima of this size"),
)
LIMITS_OF = {name: [limit for limit in LIMITS if name in limit.names]
             for limit in LIMITS for name in limit.names}


def reason_to_leave(node: Any, value_of: Any) -> str | None:
    """Why PyTorch is to run the node; None if it may be compiled. `value_of`: the fake value of a
    node."""
    limits = LIMITS_OF.get(_name(node), [])
    return next((limit.reason for limit in limits if _is_met(limit, node, value_of)), None)


def _is_met(limit: Limit, node: Any, value_of: Any) -> bool:
    tensors = [tensor for operand in (node, *node.all_input_nodes)
               for tensor in torch.utils._pytree.tree_leaves(value_of(operand))
               if isinstance(tensor, torch.Tensor)]
    is_met = any(tensor.device.type == "cpu" and tensor.dtype in limit.dtypes
                 and tensor.numel() >= limit.elements for tensor in tensors)
    is_spread = limit.lines is not None and _has_fftw() and all(
        0 < max(tensor.shape, default=1) <= min(LONGEST_LINE, tensor.numel() // limit.lines)
        for tensor in tensors)
    if limit.overlapping and not _overlaps(node, value_of):
        return False
    return is_met and not is_spread


def _overlaps(node: Any, value_of: Any) -> bool:
    """True if neighboring windows of a transposed convolution overlap, at some distance."""
    weight = node.args[1] if len(node.args) > 1 else node.kwargs["weight"]
    window = value_of(weight).shape[2:]
    stride = node.args[3] if len(node.args) > 3 else node.kwargs.get("stride", 1)
    steps = stride if isinstance(stride, (tuple, list)) else [stride]
    steps = list(steps) * (len(window) if len(steps) == 1 else 1)
    return any(1 < step < extent for step, extent in zip(steps, window))


@cache
def _has_fftw() -> bool:
    try:
        ctypes.CDLL("libfftw3f_threads.so.3")
    except OSError:
        return False
    return True


def _name(node: Any) -> str:
    """The last part of an operation's name: `rfft` of `torch._C._fft.fft_rfft`."""
    target = node.target
    if isinstance(target, torch._ops.OpOverload):
        target = target.overloadpacket
    name = target if isinstance(target, str) else getattr(target, "__name__", "")
    return str(name).removeprefix("fft_")
