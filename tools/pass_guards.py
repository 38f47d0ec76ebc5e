"""Reads the guards of passes that `passnet pass import` wrote: which of them hold for given shapes and
dtypes, at which numbers the others would, and which can hold for no shapes at all."""
from __future__ import annotations

import ast
import re
from collections import Counter
from typing import Any

import torch

MOST_ELEMENTS = 1 << 24
DTYPES = {torch.float64: "f64", torch.float32: "f32", torch.float16: "f16", torch.bfloat16: "bf16",
          torch.int64: "i64", torch.int32: "i32", torch.int16: "i16", torch.int8: "i8",
          torch.uint8: "u8", torch.bool: "bool"}
_PATTERN = re.compile(r"  pattern\((.*?)\) \{\n(.*?)    return (.*?)\n  \}\n(?:  where (.*?)\n)?"
                      r"  replace \{", re.DOTALL)


class Guard:
    """An expression on shapes, dtypes and numbers, with the sides of the comparisons in it."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.names = re.findall(r"[%$](\w+)", text)
        written = re.sub(r"%(\w+)", r'"\1"', text).replace("/", "//")
        tree = ast.parse(re.sub(r"\$(\w+)", r'number("\1")', written), mode="eval")
        self.tree = tree.body
        self._code = compile(tree, text, "eval")
        self._sides = [tuple(compile(ast.Expression(side), text, "eval")
                             for side in (node.left, node.comparators[0]))
                       for node in ast.walk(tree) if isinstance(node, ast.Compare)]

    def holds(self, known: dict[str, Any]) -> bool:
        """True if it does, or if it is on values that are not known."""
        if any(name not in known for name in self.names):
            return True
        try:
            return bool(eval(self._code, {"__builtins__": {}}, _functions(known)))
        except Exception:  # of a dimension that is not there, or a value that is no tensor
            return False

    def sides(self, known: dict[str, Any]) -> list[tuple[Any, Any]]:
        """The values of both sides of each comparison that has values."""
        found = []
        for sides in self._sides:
            try:
                found.append(tuple(eval(side, {"__builtins__": {}}, _functions(known))
                                   for side in sides))
            except Exception:  # as above
                continue
        return found

    def distance(self, known: dict[str, Any]) -> float:
        """Zero if it holds, else up to 1: at least 0.5, and more for sides farther apart."""
        if self.holds(known):
            return 0
        gaps = [_gap(*sides) for sides in self.sides(known)]
        return 0.5 + 0.5 * (sum(gaps) / len(gaps) if gaps else 1)


def _gap(left: Any, right: Any) -> float:
    """The distance of two sides of a comparison, from 0 to 1."""
    if isinstance(left, list) and isinstance(right, list) and len(left) == len(right) > 0:
        return sum(_gap(*pair) for pair in zip(left, right)) / len(left)
    if isinstance(left, (int, float)) and isinstance(right, (int, float)):
        return abs(left - right) / (abs(left) + abs(right) + 1)
    return float(left != right)


def _functions(known: dict[str, Any]) -> dict[str, Any]:
    """The functions and names of guards, of the values that are known."""
    return {
        "dim": lambda name, place: known[name].shape[place],
        "rank": lambda name: len(known[name].shape),
        "numel": lambda name: torch.Size(known[name].shape).numel(),
        "prod": lambda name, place: torch.Size(known[name].shape[place:]).numel(),
        "shape": lambda name: list(known[name].shape),
        "dtype": lambda name: DTYPES.get(known[name].dtype),
        "number": lambda name: known[name], "min": min, "max": max, "true": True,
        "false": False, **{name: name for name in DTYPES.values()}}


class Guards:
    """The guards of the passes of a file, each a list of expressions on shapes and dtypes, and the
    parameters of ops in the place of which the patterns have a name."""

    def __init__(self, text: str = "") -> None:
        patterns = _PATTERN.findall(text)
        self.passes = [(re.findall(r"%(\w+)", returned),
                        [Guard(guard) for guard in filter(None, where.split("\n        and "))])
                       for _, _, returned, where in patterns]
        conditions = " ".join(where for *_, where in patterns)
        self.numbers = [int(number) for number in re.findall(r"(?<![\w$%.])\d+", conditions)]
        self.dtypes = [dtype for dtype, name in DTYPES.items()
                       if re.search(rf"dtype\([^)]*\) == {name}\b", conditions)]
        self.operands = {name for given, *_ in patterns for name in re.findall(r"%(\w+)", given)}
        self.attributes = {name: (parameter, bool(bracket)) for _, body, *_ in patterns
                           for parameter, bracket, name in re.findall(r"(\w+)=(\[?)\$(\w+)", body)}

    def ranks(self) -> dict[str, int]:
        """Ranks that all passes of the file state."""
        form = re.compile(r"rank\(%(\w+)\) == (\d+)")
        stated = [{(found[1], int(found[2])) for guard in guards
                   if (found := form.fullmatch(guard.text))} for _, guards in self.passes]
        return dict(set.intersection(*stated)) if stated else {}

    def unmet(self, inputs: dict[str, Any], results: list[Any]) -> list[Guard]:
        """The guards that do not hold, of the pass that is the nearest; those on values within the
        pattern are left out."""
        lists = [[guard for guard in guards if not guard.holds(known)]
                 for known, guards in self._known(inputs, results)]
        return min(lists, key=len, default=[])

    def distance(self, inputs: dict[str, Any], results: list[Any]) -> float:
        """Zero if all guards of a pass hold, else the sum of those that do not, of the nearest."""
        return min((sum(guard.distance(known) for guard in guards)
                    for known, guards in self._known(inputs, results)), default=0)

    def hints(self, inputs: dict[str, Any], results: list[Any]) -> list[int]:
        """Numbers at which guards that do not hold would: the values of their sides."""
        known = {**inputs, **dict(zip(self.passes[0][0], results))} if self.passes else inputs
        found = []
        for guard in self.unmet(inputs, results):
            for side in sum(guard.sides(known), ()):
                values = side if isinstance(side, list) else [side]
                found += [value for value in values
                          if isinstance(value, int) and 0 < value <= MOST_ELEMENTS]
        return found

    def contradicts(self) -> str | None:
        """For a file of which no pass can match, the guards of one that exclude each other."""
        found = [contradiction(guards) for _, guards in self.passes]
        return found[0] if found and all(found) else None

    def _known(self, inputs: dict[str, Any],
               results: list[Any]) -> list[tuple[dict[str, Any], list[Guard]]]:
        return [({**inputs, **dict(zip(names, results))}, guards)
                for names, guards in self.passes]


# A sum of products of sizes: the coefficient of each product, which is a sorted tuple of texts.
Sum = Counter[tuple[str, ...]]


def _sum(node: ast.expr) -> Sum:
    """An integer expression as a sum of products; what is none of both is a size of its own."""
    if isinstance(node, ast.Constant) and type(node.value) is int:
        return Counter({(): node.value})
    if isinstance(node, ast.BinOp) and isinstance(node.op, (ast.Add, ast.Sub)):
        sign = 1 if isinstance(node.op, ast.Add) else -1
        total = _sum(node.left)
        for product, count in _sum(node.right).items():
            total[product] += sign * count
        return total
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Mult):
        total = Counter()
        for left, count in _sum(node.left).items():
            for right, times in _sum(node.right).items():
                total[tuple(sorted((*left, *right)))] += count * times
        return total
    return Counter({(ast.unparse(node),): 1})


def _is_size(node: ast.expr) -> bool:
    """True for expressions of dims and numbers of elements, which are 1 at least, without quotients."""
    if isinstance(node, ast.BinOp):
        return (isinstance(node.op, (ast.Add, ast.Sub, ast.Mult))
                and _is_size(node.left) and _is_size(node.right))
    if isinstance(node, ast.Call):
        return getattr(node.func, "id", "") in ("dim", "numel", "prod", "rank")
    return isinstance(node, ast.Constant) and type(node.value) is int


def _is_positive(total: Sum) -> bool:
    """True if the sum is above 0 for all sizes: each coefficient that is below 0 is made up for by
    those of products that contain its product, as sizes are 1 at least."""
    counts = dict(total)
    for product in sorted((product for product, count in counts.items() if count < 0),
                          key=len, reverse=True):
        for larger in [other for other, count in counts.items() if count > 0
                       and not Counter(product) - Counter(other)]:
            moved = min(counts[larger], -counts[product])
            counts[larger] -= moved
            counts[product] += moved
    return all(count >= 0 for count in counts.values()) and sum(total.values()) > 0


def contradiction(guards: list[Guard]) -> str | None:
    """Guards of which one is false for all sizes, or excludes another; None: no such are seen. Sizes
    that are 0 are left out."""
    equal, least = [], []  # differences that are 0, and that are 0 or above, with their guards
    for guard in guards:
        node = guard.tree
        if not isinstance(node, ast.Compare) or len(node.ops) != 1 or not (
                _is_size(node.left) and _is_size(node.comparators[0])):
            continue
        left, right, op = node.left, node.comparators[0], node.ops[0]
        forward = _sum(ast.BinOp(left, ast.Sub(), right))
        backward = Counter({product: -count for product, count in forward.items()})
        if isinstance(op, ast.Eq):
            equal.append((forward, guard.text))
            least += [(forward, guard.text), (backward, guard.text)]
        elif isinstance(op, (ast.GtE, ast.Gt)):
            least.append((forward, guard.text))
        elif isinstance(op, (ast.LtE, ast.Lt)):
            least.append((backward, guard.text))
    zero: tuple[Sum, str] = (Counter(), "")
    for other, reason in [zero, *equal]:
        for difference, text in least:
            for sign in (1, -1):
                below: Sum = Counter({product: -count for product, count in difference.items()})
                for product, count in other.items():
                    below[product] += sign * count
                if _is_positive(below):
                    return " and ".join(filter(None, (reason, text)))
    return None
