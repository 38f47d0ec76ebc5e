"""Tolerance t: how close an output must be to the reference."""

from __future__ import annotations

from typing import Any

from passnet.errors import require_torch

_RELATIVE_EXPONENTS = {"float16": 3 / 5, "bfloat16": 1.796 / 5, "float32": 5.886 / 5,
                       "float64": 7 / 5}


def tolerances(dtype: str, t: float) -> tuple[float, float] | None:
    """(rtol, atol) of a floating dtype at t ≤ 0, to three significant digits; None: equality."""
    exponent = _RELATIVE_EXPONENTS.get(dtype)
    if exponent is None:
        return None
    absolute = exponent if dtype == "float64" else 1.0
    return float(f"{10 ** (t * exponent):.3g}"), float(f"{10 ** (t * absolute):.3g}")


def disagreement(out: Any, reference: Any, t: float) -> str | None:
    """Says why `out` does not pass at t, or returns None. `|out − ref| ≤ atol + rtol·|ref|` must
    hold for every element; equal infinities pass, NaN never does; dtype and shape must be equal."""
    torch = require_torch()
    if out.dtype != reference.dtype:
        return f"dtype is {out.dtype} where {reference.dtype} is expected"
    if out.shape != reference.shape:
        return f"shape is {list(out.shape)} where {list(reference.shape)} is expected"
    limits = tolerances(str(reference.dtype)[6:], t)
    if limits is None:
        wrong = out != reference
    else:
        relative, absolute = limits
        exact, expected = out.double(), reference.double()
        near = (exact - expected).abs() <= absolute + relative * expected.abs()
        finite = torch.isfinite(expected) & torch.isfinite(exact)
        wrong = ~torch.where(finite, near, exact == expected)
    count = int(wrong.sum())
    if count == 0:
        return None
    if limits is None:
        return f"{count} of {out.numel()} elements differ"
    gap = (exact - expected).abs()[wrong & torch.isfinite(exact) & torch.isfinite(expected)]
    worst = float(gap.max()) if gap.numel() else float("nan")
    return f"{count} of {out.numel()} elements are off, by up to {worst:.3g}"
