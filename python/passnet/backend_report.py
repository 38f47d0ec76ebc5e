"""Reports of `torch.compile(backend="passnet")`: what was compiled, what was not and why, and how
often each pass matched. Does not need PyTorch."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field


@dataclass
class GraphReport:
    """One graph of Dynamo or of AOTAutograd, for one set of shapes."""

    name: str                # Dynamo's number of the frame and of its compilation: `0/0`
    kind: str                # inference, forward, backward
    operations: int = 0      # nodes that do more than view memory
    compiled: int = 0        # of these, compiled by PassNet
    parts: int = 0           # compiled graphs
    launches: int = 0        # of all parts
    left: Counter[tuple[str, str]] = field(default_factory=Counter)  # (op, reason) in PyTorch
    passes: Counter[str] = field(default_factory=Counter)            # matches of each pass
    refused: Counter[str] = field(default_factory=Counter)           # reasons of refused calls
    reason: str | None = None  # why all of it runs in PyTorch
    seconds: float = 0.0     # of compilation

    def __str__(self) -> str:
        if self.reason is not None:
            return f"{self.name} {self.kind}: runs in PyTorch: {self.reason}"
        lines = [f"{self.name} {self.kind}: {self.compiled} of {self.operations} operations in "
                 f"{_count(self.parts, 'part')}, {_count(self.launches, 'launch', 'launches')}, "
                 f"compiled in {self.seconds:.1f} s"]
        lines += [f"  pass {name}: {_count(count, 'match', 'matches')}"
                  for name, count in self.passes.items() if count]
        idle = [name for name, count in self.passes.items() if not count]
        lines += [f"  passes without a match: {', '.join(idle)}"] if idle else []
        lines += [f"  in PyTorch: {op} ({count}): {reason}"
                  for (op, reason), count in self.left.most_common()]
        lines += [f"  refused calls, which run in PyTorch: {reason}" for reason in self.refused]
        return "\n".join(lines)


@dataclass
class Report:
    """The graphs that a backend has compiled, in order."""

    graphs: list[GraphReport] = field(default_factory=list)

    @property
    def operations(self) -> int:
        return sum(graph.operations for graph in self.graphs)

    @property
    def compiled(self) -> int:
        return sum(graph.compiled for graph in self.graphs)

    @property
    def passes(self) -> Counter[str]:
        """Matches of each pass in all graphs; 0 for one that never matched."""
        total: Counter[str] = Counter()
        for graph in self.graphs:
            for name, count in graph.passes.items():
                total[name] += count
        return total

    @property
    def left(self) -> Counter[tuple[str, str]]:
        """(op, reason) of the nodes that run in PyTorch."""
        return sum((graph.left for graph in self.graphs), Counter())

    def __str__(self) -> str:
        if not self.graphs:
            return "no graph was compiled"
        share = f"{self.compiled} of {self.operations} operations"
        return "\n".join([f"{_count(len(self.graphs), 'graph')}, {share} compiled",
                          *map(str, self.graphs)])


def _count(number: int, noun: str, plural: str | None = None) -> str:
    return f"{number} {noun if number == 1 else plural or noun + 's'}"
