"""Comparison on adversarial inputs with a computation in double (docs/metrics.md)."""

from __future__ import annotations

from typing import Any

from passnet.errors import require_torch
from passnet.tolerance import tolerances

F32_MAX = 3.4028234663852886e38


def _same_kind(a: Any, b: Any) -> Any:
    torch = require_torch()
    finite = torch.isfinite(a) & torch.isfinite(b)
    return finite | (torch.isnan(a) & torch.isnan(b)) | (a == b)


def adversarial_disagreement(out: Any, reference: Any, exact: Any, reach: float) -> str | None:
    """Says why `out` does not pass, or returns None. NaN and Inf must be where the reference has
    them, and |out − exact| ≤ tolerance(−5) + 4·spread: the max of |reference − exact| less a quarter
    of rtol·|exact|, as errors that grow with their element say nothing about smaller ones. If only
    one of reference and exact is finite, an accumulator has overflowed and anything passes; if
    partial sums may `reach` beyond float32, NaN and Inf pass."""
    torch = require_torch()
    if out.dtype != reference.dtype or out.shape != reference.shape:
        return f"is {out.dtype} {list(out.shape)}, not {reference.dtype} {list(reference.shape)}"
    if out.numel() == 0:
        return None
    limits = tolerances(str(reference.dtype)[6:], -5)
    if limits is None:
        wrong = (out != reference) & (out != exact.to(reference.dtype))
    else:
        o, r, e = out.double(), reference.double(), exact.double()
        gaps = (r - e).abs() - limits[0] * e.abs() / 4
        spread = float(gaps.nan_to_num(0.0, 0.0, 0.0).clamp(min=0.0).max())
        overflows = torch.tensor(not reach < F32_MAX)
        near = (o - e).abs() <= limits[1] + limits[0] * e.abs() + 4 * spread
        good = ~_same_kind(r, e) | torch.where(
            torch.isfinite(o), torch.where(torch.isfinite(e), near, overflows),
            _same_kind(o, r) & ~torch.isfinite(r) | overflows)
        wrong = ~good
    count = int(wrong.sum())
    if count == 0:
        return None
    first = int(wrong.flatten().nonzero()[0])
    values = [tensor.flatten()[first].item() for tensor in (out, reference, exact)]
    return f"{count} of {out.numel()} elements; the first is {values[0]:g}, PyTorch's " \
           f"{values[1]:g}, in double {values[2]:g}"
