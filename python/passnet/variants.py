"""Variants of a typed line: in another floating dtype, with other extents. PyTorch's fake tensors
decide whether a variant is valid; an invalid one is left out."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

from passnet.cut import base_name
from passnet.errors import require_torch
from passnet.execute import empty_inputs, execute, execute_node, infer_types
from passnet.typed_lines import ITEM_BYTES, Row, contiguous, row_hash, value_ids

FLOATS = ("float16", "bfloat16", "float32", "float64")
# Ops that store a number of theirs; PyTorch refuses one beyond the dtype, or stores Inf.
_STORES = frozenset(
    "masked_fill fill full full_like new_full index_fill where clamp clip clamp_min clamp_max pad "
    "threshold hardtanh nan_to_num scalar_tensor tensor new_tensor setitem __setitem__".split())
_CASTS = {".float": "float32", ".half": "float16", ".bfloat16": "bfloat16", ".double": "float64"}


def main_dtype(row: Row) -> str | None:
    """The narrowest floating dtype among the inputs: the dtype that the model was cast to."""
    floating = {entry["dtype"] for entry in row["inputs"] if entry["dtype"] in FLOATS}
    return min(floating, key=lambda name: (ITEM_BYTES[name], name), default=None)


def _map_dtypes(argument: Any, mapping: dict[str, str]) -> Any:
    if isinstance(argument, list):
        return [_map_dtypes(entry, mapping) for entry in argument]
    if isinstance(argument, dict):
        if "t" in argument:
            name = argument["t"].removeprefix("torch.")
            return {"t": f"torch.{mapping[name]}"} if name in mapping else argument
        return {key: _map_dtypes(entry, mapping) for key, entry in argument.items()}
    return argument


def _remapped(row: Row, mapping: dict[str, str], casts: bool) -> Row:
    row = copy.deepcopy(row)
    for entry in row["inputs"]:
        entry["dtype"] = mapping.get(entry["dtype"], entry["dtype"])
    for node in row["nodes"]:
        node.pop("type", None)
        node["args"] = _map_dtypes(node["args"], mapping)
        node["kwargs"] = _map_dtypes(node["kwargs"], mapping)
        if casts and _CASTS.get(node["op"]) in mapping:
            node["args"] = [node["args"][0], {"t": f"torch.{mapping[_CASTS[node['op']]]}"}]
            node["op"] = ".to"
    return _named(row)


def _named(row: Row) -> Row:
    row["hash"] = row_hash(row)
    return row


def _needs_values(error: Exception) -> bool:
    """True if fake tensors failed because a type depends on the value of a tensor."""
    return "DataDependent" in type(error).__name__


def runs(row: Row) -> bool:
    """True if PyTorch accepts the row, as far as types tell."""
    from torch._subclasses.fake_tensor import FakeTensorMode
    try:
        with FakeTensorMode():
            execute(row, empty_inputs(row))
    except Exception as error:  # whatever an operator rejects
        return _needs_values(error)
    return True


def widened(row: Row) -> Row:
    """Replaces every floating dtype by float64, in conversions too."""
    return _remapped(row, dict.fromkeys(FLOATS, "float64"), casts=True)


def _clamped(argument: Any, bound: float, notes: list[str]) -> Any:
    """The argument with numbers within ±bound; infinities stay."""
    if isinstance(argument, list):
        return [_clamped(entry, bound, notes) for entry in argument]
    if isinstance(argument, bool) or not isinstance(argument, (int, float)):
        return argument
    if not bound < abs(argument) < float("inf"):
        return argument
    clamped = bound if argument > 0 else -bound
    notes.append(f"{argument:g} became {clamped:g}")
    return clamped


def _within(row: Row, dtype: str) -> Row:
    """The row with numbers that it stores as `dtype` clamped to the dtype's finite bounds; `notes`
    says which were. A row whose types depend on values of tensors keeps its numbers."""
    torch = require_torch()
    bound = torch.finfo(getattr(torch, dtype)).max
    notes: list[str] = []
    kinds: dict[str, Any] = {f"in{place}": entry for place, entry in enumerate(row["inputs"])}
    try:
        types = infer_types(row)
    except Exception as error:
        if _needs_values(error):
            return row
        raise
    for node, kind in zip(row["nodes"], types, strict=True):
        kinds[node["id"]] = kind
        name = base_name(node["op"])
        if not {name, name.removesuffix("_")} & _STORES:
            continue
        stored = kind or kinds[next(iter(value_ids(node["args"])))]  # an assignment has no result
        if not isinstance(stored, dict) or stored["dtype"] != dtype:
            continue
        found: list[str] = []
        node["args"] = _clamped(node["args"], bound, found)
        node["kwargs"] = {key: _clamped(entry, bound, found)
                          for key, entry in node["kwargs"].items()}
        notes += [f"{node['id']}: {note}, the bound of {dtype}" for note in found]
    return _named({**row, "notes": notes}) if notes else row


def recast(row: Row, dtype: str) -> Row | None:
    """The row as if its model had been cast to `dtype`; None if PyTorch rejects that. Explicit
    conversions to other dtypes stay, unless the row requires that they change too. Stored numbers
    beyond the dtype are clamped, as `notes` of the row says."""
    main = main_dtype(row)
    if main is None or main == dtype:
        return row if main == dtype else None
    every = {name: dtype for name in FLOATS}
    for mapping, casts in (({main: dtype}, False), (every, True)):
        variant = _remapped(row, mapping, casts)
        if runs(variant):
            return _within(variant, dtype)
    return None


def _with_shapes(row: Row, change: Callable[[list[int]], list[int]]) -> Row:
    row = copy.deepcopy(row)
    for entry in row["inputs"]:
        shape = change(list(entry["shape"]))
        if shape != entry["shape"]:
            entry["shape"], entry["stride"] = shape, contiguous(shape)
    for node in row["nodes"]:
        node.pop("type", None)
    return row


def _spelled(argument: Any, change: dict[int, int], first_only: bool) -> Any:
    """Changes extents in the arguments of a node as those of the inputs were changed."""
    if isinstance(argument, bool) or not isinstance(argument, (int, list)):
        return argument
    if isinstance(argument, int):
        return change.get(argument, argument)
    if first_only and argument and isinstance(argument[0], int):
        return [change.get(argument[0], argument[0]), *argument[1:]]
    return [_spelled(entry, change, first_only) for entry in argument]


def _fit_arguments(row: Row, change: dict[int, int]) -> Row | None:
    """Changes extents that nodes name like the inputs', if the node would not work otherwise."""
    from torch._subclasses.fake_tensor import FakeTensorMode
    with FakeTensorMode(), require_torch().no_grad():
        values = {f"in{i}": tensor for i, tensor in enumerate(empty_inputs(row))}
        for node in row["nodes"]:
            tail = node["args"][1:]
            flat = bool(tail) and all(isinstance(entry, int) for entry in tail)
            # `.view(x, 2, 3)` and `.view(x, [2, 3])` are equivalent here.
            extents = _spelled([tail], change, True)[0] if flat else \
                [_spelled(entry, change, True) for entry in tail]
            everywhere = [_spelled(entry, change, False) for entry in tail]
            for candidate in (tail, extents, everywhere):
                node["args"] = [*node["args"][:1], *candidate]
                try:
                    values[node["id"]] = execute_node(node, values)
                    break
                except Exception as error:  # whatever the operator rejects
                    if "DataDependent" in type(error).__name__:
                        return None
            else:
                return None
    return _named(row)


def emptied(row: Row) -> Row | None:
    """The row with batch 0."""
    return batched(row, 0)


def reduced(row: Row) -> Row | None:
    """The row with smaller extents: all but the second of each input halved, consistently, or if
    that does not work, only the leading one reduced to 1."""
    halves: dict[int, int] = {}
    for entry in row["inputs"]:
        for dim, extent in enumerate(entry["shape"]):
            if len(entry["shape"]) >= 3 and dim != 1 and extent > 1 and extent % 2 == 0:
                halves[extent] = extent // 2

    def halve(shape: list[int]) -> list[int]:
        return [halves.get(extent, extent) for extent in shape]

    found = _fit_arguments(_with_shapes(row, halve), halves) if halves else None
    if found is not None:
        return found
    leading = max((e["shape"][0] for e in row["inputs"] if len(e["shape"]) >= 2), default=1)
    if leading == 1:
        return None
    return _fit_arguments(
        _with_shapes(row, lambda s: [1, *s[1:]] if s and s[0] == leading else s), {leading: 1})


def batched(row: Row, times: int) -> Row | None:
    """The row with a batch `times` as large: the leading extent of the inputs of highest rank, and
    of those that share it."""
    ranks = [len(entry["shape"]) for entry in row["inputs"]]
    rank = max(ranks, default=0)
    if rank == 0:
        return None
    leading = next(e["shape"][0] for e in row["inputs"] if len(e["shape"]) == rank)

    def change(shape: list[int]) -> list[int]:
        applies = len(shape) == rank and shape[0] == leading
        return [leading * times, *shape[1:]] if applies else shape

    return _fit_arguments(_with_shapes(row, change), {leading: leading * times})


def zero_dimensional(row: Row) -> Row | None:
    """The row on single numbers: every input of rank 0."""
    variant = _named(_with_shapes(row, lambda shape: []))
    return variant if runs(variant) else None


SIZES: dict[str, Callable[[Row], Row | None]] = {
    "own": _named, "empty": emptied, "reduced": reduced, "scalar": zero_dimensional}
