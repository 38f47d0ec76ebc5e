"""Statistics of the values that a forward pass keeps for the backward one, from the ops that make
them. No weights exist at capture, so nothing is measured; but a backward pass whose softmax and
inverse deviations are arbitrary numbers has gradients that grow with every layer."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Statistics:
    """Mean, standard deviation and bounds of the elements of a tensor."""

    mean: float
    std: float
    low: float | None = None
    high: float | None = None


# Ops that give the elements of their first operand in another form.
_FORMS = frozenset((
    "view", "_unsafe_view", "reshape", "transpose", "permute", "t", "expand", "unsqueeze",
    "squeeze", "detach", "alias", "clone", "slice", "select", "_to_copy"))
_INVERSE_DEVIATION = Statistics(1.0, 0.1, 0.0)
# The results of ops on normal inputs.
_RANGES = {
    "rsqrt": _INVERSE_DEVIATION,
    "sqrt": _INVERSE_DEVIATION,
    "tanh": Statistics(0.0, 0.6, -1.0, 1.0),
    "sigmoid": Statistics(0.5, 0.2, 0.0, 1.0),
    "relu": Statistics(0.4, 0.6, 0.0),
    "exp": Statistics(1.6, 2.0, 0.0),
}


def _softmax(count: int) -> Statistics:
    return Statistics(1 / count, 0.5 / count, 0.0, 1.0)


def _log_softmax(count: int) -> Statistics:
    return Statistics(-math.log(count) - 0.5, 1.0, None, 0.0)


_OVER_DIM: dict[str, Callable[[int], Statistics]] = {
    "_softmax": _softmax, "softmax": _softmax, "_safe_softmax": _softmax,
    "_log_softmax": _log_softmax, "log_softmax": _log_softmax,
}


def _op(node: Any) -> str:
    """`native_layer_norm` for `aten.native_layer_norm.default`."""
    packet = getattr(node.target, "overloadpacket", node.target)
    return getattr(packet, "__name__", "")


def statistics_of(node: Any) -> Statistics | None:
    """Those of a node of a forward graph; None if its op says nothing."""
    while node.op == "call_function" and _op(node) in _FORMS:
        node = node.args[0]
    if node.op != "call_function":
        return None
    op = _op(node)
    if op == "getitem":
        norm, place = node.args
        # The norms' results are the normalized tensor, the means and the inverse deviations.
        if not _op(norm).startswith(("native_", "_native_")) or "norm" not in _op(norm):
            return None
        return {1: Statistics(0.0, 0.1), 2: _INVERSE_DEVIATION}.get(place)
    if op == "mul" and isinstance(node.args[1], (int, float)):
        return Statistics(0.0, abs(node.args[1]))  # as attention scales its operands
    if op in _OVER_DIM:
        shape = node.args[0].meta["val"].shape
        return _OVER_DIM[op](max(1, int(shape[node.args[1]]))) if len(shape) else None
    return _RANGES.get(op)


def saved_statistics(forward: Any, names: list[str]) -> dict[str, Statistics]:
    """By name, those of the values of a forward graph whose ops say them."""
    nodes = {node.name: node for node in forward.graph.nodes}
    found = {name: statistics_of(nodes[name]) for name in names if name in nodes}
    return {name: statistics for name, statistics in found.items() if statistics is not None}
