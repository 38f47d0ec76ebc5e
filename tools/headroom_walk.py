"""Walks over whole graphs: what `mine_headroom.py` asks about shapes, makers and readers of values."""

from __future__ import annotations

import math
import sys
from dataclasses import dataclass
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "python"))

from passnet.cut import VIEWS, DROPOUTS, WholeGraph, base_name  # noqa: E402
from passnet.typed_lines import Row, node_operands  # noqa: E402


@dataclass(frozen=True)
class Window:
    """A half-open range of nodes, and the share of its time that the cheaper form needs."""
    kind: str
    begin: int
    end: int
    before: float  # multiplications of the part that changes
    after: float


class Walk:
    """A whole graph, to be asked for shapes, makers and readers of values."""

    def __init__(self, row: Row) -> None:
        self.graph = WholeGraph(row)
        self.nodes = self.graph.nodes
        self.names = [base_name(node["op"]) for node in self.nodes]

    def shape(self, name: str) -> list[int]:
        """The shape of a value; empty for a tuple."""
        kind = self.graph.types.get(name)
        return list(kind["shape"]) if isinstance(kind, dict) and "shape" in kind else []

    def operands(self, index: int) -> list[str]:
        """The values that the node reads."""
        return list(node_operands(self.nodes[index]))

    def result(self, index: int) -> list[int]:
        """The shape of the node's result."""
        return self.shape(self.nodes[index]["id"])

    def maker(self, name: str) -> int:
        """The node that computes the value, or -1."""
        return int(self.graph.position.get(name, -1))

    def made_by(self, index: int, place: int = 0, through: frozenset[str] = VIEWS | DROPOUTS) -> int:
        """The node that computes an operand, past views, or -1."""
        operands = self.operands(index)
        if place >= len(operands):
            return -1
        found = self.maker(operands[place])
        while found >= 0 and self.names[found] in through and self.operands(found):
            found = self.maker(self.operands(found)[0])
        return found

    def readers(self, index: int) -> list[int]:
        """The nodes that read the node's result."""
        return list(self.graph.readers[self.nodes[index]["id"]])

    def inner(self, index: int, begin: int, end: int) -> bool:
        """True if nothing outside of the range reads the node."""
        name = self.nodes[index]["id"]
        return name not in self.graph.returned and all(begin <= r < end for r in self.readers(index))

    def back(self, index: int, most: int, allowed: frozenset[str]) -> int:
        """The begin of the longest window up to the node whose nodes nothing else reads."""
        begin = index
        while begin > 0 and index - begin < most and self.names[begin - 1] in allowed \
                and self.inner(begin - 1, begin - 1, index + 1):
            begin -= 1
        return begin

    def forth(self, index: int, most: int, allowed: frozenset[str]) -> int:
        """The end of the window that begins there, as far as each node reads the one before it."""
        end = index + 1
        while end < len(self.nodes) and end - index <= most and self.names[end] in allowed \
                and self.nodes[end - 1]["id"] in self.operands(end) and self.inner(end - 1, 0, end + 1):
            end += 1
        return end

    def takes_tuple(self, window: Window) -> bool:
        """True if a tuple that was made before the window is read in it."""
        return any(isinstance(self.graph.types[name], list) and self.maker(name) < window.begin
                   for index in range(window.begin, window.end) for name in self.operands(index))

    def flops(self, index: int) -> float:
        """Multiplications of the node."""
        out = math.prod(self.result(index) or [0])
        operands = [self.shape(name) for name in self.operands(index)]
        name = self.names[index]
        if name == "linear":
            return out * operands[1][-1]
        if name in ("matmul", "bmm"):
            return out * operands[0][-1]
        if name == "conv2d":
            return out * math.prod(operands[1][1:])
        if name == "scaled_dot_product_attention":
            return 2 * out * operands[1][-2]
        return float(out)

    def total(self, begin: int, end: int) -> float:
        """Multiplications of the range."""
        return sum(self.flops(index) for index in range(begin, end) if self.names[index] not in VIEWS)
