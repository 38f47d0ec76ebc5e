"""Valid, seeded inputs for a typed line: a variance positive, an index in range."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from passnet.cut import base_name
from passnet.errors import require_torch
from passnet.typed_lines import Row, stride_of, value_ids

# Ops whose first operand they only rename or convert.
_PASS_ON = frozenset(
    "view reshape permute transpose flatten contiguous unsqueeze squeeze expand expand_as reshape_as "
    "view_as getitem detach to float half type_as long int clone dropout".split())
_NEED_POSITIVE = frozenset("sqrt rsqrt log log2 log10 sqrt_ rsqrt_".split())


def _first(node: Row) -> str | None:
    return next(value_ids(node["args"]), None)


def _operand(node: Row, position: int, keyword: str) -> str | None:
    entry = node["kwargs"].get(keyword)
    if entry is None and len(node["args"]) > position:
        entry = node["args"][position]
    return next(value_ids(entry), None)


def input_limits(row: Row) -> dict[int, tuple[float, float | None]]:
    """`{input: (low, high)}` for inputs whose readers bound their values; high None: only low."""
    origin = {f"in{index}": index for index in range(len(row["inputs"]))}
    types: dict[str, Any] = {f"in{i}": entry for i, entry in enumerate(row["inputs"])}
    limits: dict[int, tuple[float, float | None]] = {}

    def bound(name: str | None, low: float, high: float | None) -> None:
        if name in origin:
            limits[origin[name]] = (low, high)

    for node in row["nodes"]:
        name = base_name(node["op"])
        first = _first(node)
        types[node["id"]] = node.get("type")
        if name in _PASS_ON or name in ("add", "clamp", "clamp_", "mul"):
            exponent = node["args"][1] if len(node["args"]) > 1 else None
            keeps_sign = name in _PASS_ON or isinstance(exponent, (int, float)) and exponent >= 0
            if first in origin and keeps_sign:
                origin[node["id"]] = origin[first]
        if name == "batch_norm":
            bound(_operand(node, 2, "running_var"), 0.25, 2.0)
        elif name in _NEED_POSITIVE:
            bound(first, 0.25, 2.0)
        elif name == "pow":
            exponent = node["args"][1] if len(node["args"]) > 1 else node["kwargs"].get("exponent")
            if isinstance(exponent, float) and exponent != int(exponent) or \
                    isinstance(exponent, (int, float)) and exponent < 0:
                bound(first, 0.25, 2.0)
        elif name == "embedding":
            table = _operand(node, 1, "weight")
            if table is not None and types.get(table):
                bound(first, 0, types[table]["shape"][0])
        elif name in ("gather", "index_select", "take_along_dim"):
            dim = node["args"][1] if len(node["args"]) > 1 else node["kwargs"].get("dim")
            index = _operand(node, 2, "index")
            if isinstance(dim, int) and first is not None and types.get(first):
                bound(index, 0, types[first]["shape"][dim])
        elif name == "getitem" and first is not None and isinstance(types.get(first), dict):
            for index in value_ids(node["args"][1]):
                bound(index, 0, min(types[first]["shape"], default=1))
        elif name in ("truediv", "div"):
            bound(_operand(node, 1, "other"), 0.5, 2.0)
    return limits


def slice_bounds(row: Row) -> dict[int, int]:
    """Values of scalar inputs that bound a slice, chosen to give the recorded type; 0 if the row
    has no types. The type of such a row depends on an input's value."""
    origin = {f"in{index}": index for index in range(len(row["inputs"]))}
    types: dict[str, Any] = {f"in{i}": entry for i, entry in enumerate(row["inputs"])}
    bounds: dict[int, int] = {}
    for node in row["nodes"]:
        types[node["id"]] = node.get("type")
        if base_name(node["op"]) != "getitem" or not isinstance(node["args"][1], list):
            continue
        before, after = types.get(node["args"][0].get("v")), node.get("type")
        for dim, entry in enumerate(node["args"][1]):
            parts = entry.get("slice", ()) if isinstance(entry, dict) else ()
            for position, part in enumerate(parts):
                name = part.get("v") if isinstance(part, dict) else None
                if name not in origin:
                    continue
                if isinstance(before, dict) and isinstance(after, dict):
                    kept = after["shape"][dim]
                    bounds[origin[name]] = kept if position else before["shape"][dim] - kept
                else:
                    bounds[origin[name]] = 0
    return bounds


def make_inputs(row: Row, seed: int) -> list[Any]:
    """Tensors of the inputs' shapes, dtypes and strides, following the row's statistics."""
    torch = require_torch()
    generator = torch.Generator().manual_seed(seed)
    limits = input_limits(row)
    limits.update({index: (value, value + 1) for index, value in slice_bounds(row).items()})
    return [_make(entry, limits.get(index), generator) for index, entry in enumerate(row["inputs"])]


def _make(entry: Row, limit: tuple[float, float | None] | None, generator: Any) -> Any:
    torch = require_torch()
    dtype = getattr(torch, entry["dtype"])
    shape = entry["shape"]
    if dtype == torch.bool:
        values = torch.rand(shape, generator=generator) < 0.5
    elif not dtype.is_floating_point:
        low, high = limit if limit is not None else (entry.get("min", 0), entry.get("max", 1) + 1)
        high = 2 if high is None else high
        values = torch.randint(int(low), max(int(high), int(low) + 1), shape, generator=generator)
    elif limit is not None and limit[1] is not None:
        values = torch.rand(shape, generator=generator) * (limit[1] - limit[0]) + limit[0]
    else:
        values = torch.randn(shape, generator=generator)
        values = values * entry.get("std", 1.0) + entry.get("mean", 0.0)
        if "min" in entry and "max" in entry:
            values = values.clamp(entry["min"], entry["max"])
    return place(values.to(dtype), stride_of(entry))


def place(values: Any, stride: Sequence[int]) -> Any:
    """Copies the values into memory with these strides."""
    torch = require_torch()
    if list(values.stride()) == list(stride):
        return values
    result = torch.empty_strided(values.shape, stride, dtype=values.dtype)
    if all(step != 0 for step, extent in zip(stride, values.shape, strict=True) if extent > 1):
        return result.copy_(values)
    # With a stride of 0, one element represents many: write the first of each.
    corner = tuple(slice(0, 1) if step == 0 else slice(None) for step in stride)
    result[corner].copy_(values[corner])
    return result
