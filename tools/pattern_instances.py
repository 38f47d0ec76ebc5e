"""Finds inputs of the `pattern` of a public pass: shapes and numbers with which it runs in PyTorch.

Nothing states them but the pattern's own calls (`view(8, 625, 625)`, `split([1, 196], 1)`) and the guards
of the converted pass, so they are searched: inputs are drawn from the numbers of the texts, and changed in
one place, or one extent wherever it is, as long as the pattern runs further, statement by statement, on
tensors without values, and then as long as more guards hold.
"""
from __future__ import annotations

import ast
import random
import re
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

import torch

SMALL = (1, 2, 3, 4, 8, 16)
MOST_ELEMENTS = 1 << 24
NUMBERS = (1e-5, 1, 2, 0.5)


class WithoutDevices(ast.NodeTransformer):
    """Calls without `device=`: patterns name GPUs, and run where there is none."""

    def visit_Call(self, node: ast.Call) -> ast.Call:
        """The call and those in it."""
        self.generic_visit(node)
        node.keywords = [keyword for keyword in node.keywords if keyword.arg != "device"]
        return node


def load_pattern(text: str) -> tuple[Callable[..., Any], list[str], list[int]]:
    """The function, the names of its parameters, and the whole numbers in it. Of the file, only
    imports (but of Triton, and of files beside it) and this function run."""
    tree = ast.parse(text)
    wanted = next(node for node in tree.body
                  if isinstance(node, ast.FunctionDef) and node.name == "pattern")
    imports = [node for node in tree.body if isinstance(node, (ast.Import, ast.ImportFrom))
               and not any(word in ast.unparse(node) for word in ("triton", "pass_dir"))]
    numbers = [node.value for node in ast.walk(wanted) if isinstance(node, ast.Constant)
               and isinstance(node.value, int) and not isinstance(node.value, bool)]
    scope: dict[str, Any] = {"torch": torch, "device": torch.device}
    module = WithoutDevices().visit(ast.Module([*imports, wanted], []))
    exec(compile(ast.fix_missing_locations(module), "<pattern>", "exec"), scope)
    return scope["pattern"], [argument.arg for argument in wanted.args.args], numbers


def extents(text: str, numbers: list[int]) -> list[int]:
    """Extents that inputs may have: numbers of the pattern, their products, quotients and sums."""
    own = sorted({abs(number) for number in numbers if 0 < abs(number) <= 1 << 20})
    made = {first * second for first in own for second in own}
    made |= {first // second for first in own for second in own if first % second == 0}
    made |= {first + second for first in own for second in own}
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, (ast.List, ast.Tuple)):
            entries = [entry.value for entry in node.elts if isinstance(entry, ast.Constant)]
            if entries and all(isinstance(entry, int) for entry in entries):
                made.add(sum(entries))
    # The pattern's own numbers are the likeliest, then small ones.
    return own * 4 + list(SMALL) * 2 + sorted(extent for extent in made if 0 < extent <= 1 << 20)


@dataclass(frozen=True)
class Operand:
    """A tensor that a pattern is called with."""

    shape: tuple[int, ...]
    dtype: torch.dtype = torch.float32

    def small(self) -> bool:
        """True if its values fit into memory."""
        return torch.Size(self.shape).numel() <= MOST_ELEMENTS

    def empty(self) -> torch.Tensor:
        """Without values where the default device has none."""
        return torch.zeros(self.shape, dtype=self.dtype)


DTYPES = {torch.float64: "f64", torch.float32: "f32", torch.float16: "f16", torch.bfloat16: "bf16",
          torch.int64: "i64", torch.int32: "i32", torch.int16: "i16", torch.int8: "i8",
          torch.uint8: "u8", torch.bool: "bool"}
_GUARDED = re.compile(r"  pattern\(.*?\) \{\n.*?    return (.*?)\n  \}\n(?:  where (.*?)\n)?"
                      r"  replace \{", re.DOTALL)


class Guards:
    """The guards of the passes of a file, each a list of expressions on shapes and dtypes."""

    def __init__(self, text: str = "") -> None:
        self.passes = []
        for returned, where in _GUARDED.findall(text):
            codes = []
            for guard in filter(None, re.split(r"\n        and ", where)):
                written = re.sub(r"%(\w+)", r'"\1"', guard).replace("/", "//")
                written = re.sub(r"\$(\w+)", r'number("\1")', written)
                codes.append(compile(written, guard, "eval"))
            self.passes.append((re.findall(r"%(\w+)", returned), codes))
        self.numbers = [int(number) for number in re.findall(
            r"(?<![\w$%.])\d+", " ".join(where for _, where in _GUARDED.findall(text)))]

    def ranks(self) -> dict[str, int]:
        """Ranks that all passes of the file state."""
        form = re.compile(r"rank\(%(\w+)\) == (\d+)")
        stated = [{(found[1], int(found[2])) for code in codes
                   if (found := form.fullmatch(code.co_filename))} for _, codes in self.passes]
        return dict(set.intersection(*stated)) if stated else {}

    def unmet(self, inputs: dict[str, Any], results: list[Any]) -> int:
        """The number of guards that do not hold, of the pass of which the most hold; those on values
        within the pattern are not counted."""
        counts = [0]
        for names, codes in self.passes:
            known = {**inputs, **dict(zip(names, results))}
            counts.append(sum(not self._holds(code, known) for code in codes))
        return min(counts[1:], default=0)

    @staticmethod
    def _holds(code: Any, known: dict[str, Any]) -> bool:
        if any(name not in known for name in re.findall(r"[%$](\w+)", code.co_filename)):
            return True
        functions = {
            "dim": lambda name, place: known[name].shape[place],
            "rank": lambda name: len(known[name].shape),
            "numel": lambda name: torch.Size(known[name].shape).numel(),
            "prod": lambda name, place: torch.Size(known[name].shape[place:]).numel(),
            "shape": lambda name: list(known[name].shape),
            "dtype": lambda name: DTYPES.get(known[name].dtype),
            "number": lambda name: known[name], "min": min, "max": max, "true": True,
            "false": False, **{name: name for name in DTYPES.values()}}
        try:
            return bool(eval(code, {"__builtins__": {}}, functions))
        except Exception:  # of a dimension that is not there, or a value that is no tensor
            return False


def lists_of_extents(text: str) -> list[tuple[int, ...]]:
    """The lists of positive numbers in the text, as `(128, 1, 1)`: the last extents of operands."""
    found = set()
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, (ast.List, ast.Tuple)) and 0 < len(node.elts) <= 4:
            entries = [entry.value for entry in node.elts if isinstance(entry, ast.Constant)]
            if len(entries) == len(node.elts) and all(
                    type(entry) is int and entry > 0 for entry in entries):
                found.add(tuple(entries))
    return sorted(found)


class Pool:
    """Extents that a search draws from: mostly few, so that those of several operands agree."""

    def __init__(self, extents_: list[int], lists: list[tuple[int, ...]],
                 source: random.Random) -> None:
        self._all, self.lists, self._source = extents_, lists, source
        self._few = [source.choice(extents_) for _ in range(3)]

    def extent(self) -> int:
        """One of the few, seldom another."""
        return self._source.choice(self._few if self._source.random() < 0.8 else self._all)


def _draw(pool: Pool, source: random.Random, rank: int | None = None) -> Operand:
    while True:
        wanted = source.randint(0, 4) if rank is None else rank
        last = source.choice(pool.lists) if pool.lists and source.random() < 0.2 else ()
        shape = tuple(1 if source.random() < 0.2 else pool.extent()
                      for _ in range(max(0, wanted - len(last)))) + last
        if rank is not None and len(shape) != rank:
            continue
        made = Operand(shape, torch.int64 if source.random() < 0.1 else torch.float32)
        if made.small():
            return made


def _change(inputs: list[Any], pool: Pool, source: random.Random,
            ranks: list[int | None]) -> list[Any]:
    """The inputs with one of them changed a little, or with another extent in the place of one."""
    changed = list(inputs)
    place = source.randrange(len(changed))
    old, kind = changed[place], source.random()
    if kind < 0.05:
        changed[place] = source.choice(NUMBERS)
    elif kind < 0.25 or not isinstance(old, Operand) or not old.shape:
        changed[place] = _draw(pool, source, ranks[place])
    elif kind < 0.4:
        before, after = source.choice(old.shape), pool.extent()
        for at, value in enumerate(changed):
            if isinstance(value, Operand):
                changed[at] = replace(value, shape=tuple(
                    after if extent == before else extent for extent in value.shape))
    elif kind < 0.5:
        changed[place] = source.choice(inputs)
    else:
        at = source.randrange(len(old.shape))
        before, after = old.shape[:at], old.shape[at + 1:]
        if kind < 0.6 and len(old.shape) < 4 and ranks[place] is None:
            shape = (*before, pool.extent(), old.shape[at], *after)
        elif kind < 0.7 and ranks[place] is None:
            shape = (*before, *after)
        else:
            shape = (*before, pool.extent(), *after)
        changed[place] = replace(old, shape=shape)
    is_small = all(value.small() for value in changed if isinstance(value, Operand))
    return changed if is_small else inputs


def _run(pattern: Callable[..., Any], inputs: list[Any], device: str) -> tuple[float, list[Any]]:
    """The line at which the pattern fails, infinite if it runs, and its results then."""
    try:
        with torch.device(device):
            made = pattern(*[value.empty() if isinstance(value, Operand) else value
                             for value in inputs])
        return float("inf"), list(made) if isinstance(made, (tuple, list)) else [made]
    except Exception as problem:  # whatever PyTorch raises at wrong shapes
        trace, line = problem.__traceback__, 0
        while trace is not None:
            if trace.tb_frame.f_code is pattern.__code__:
                line = trace.tb_lineno
            trace = trace.tb_next
        return line, []


def _reached(pattern: Callable[..., Any], inputs: list[Any], device: str = "meta") -> float:
    """The line at which the pattern fails; infinite if it runs."""
    return _run(pattern, inputs, device)[0]


def find_inputs(text: str, seed: int = 1, seconds: float = 20,
                guards: Guards | None = None) -> dict[str, Any] | None:
    """Operands and numbers by parameter: those with which the most guards hold that were found in so
    much processor time; None if the pattern runs with none."""
    pattern, names, numbers = load_pattern(text)
    if not names:
        return {}
    guards = guards or Guards()
    stated = guards.ranks()
    ranks = [stated.get(name) for name in names]
    drawn, lists = extents(text, numbers + guards.numbers), lists_of_extents(text)
    source = random.Random(seed)
    end = time.process_time() + seconds
    best: tuple[int, dict[str, Any]] | None = None

    def rate(inputs: list[Any]) -> tuple[float, int]:
        line, results = _run(pattern, inputs, "meta")
        return line, -guards.unmet(dict(zip(names, inputs)), results)

    runs = float("inf")
    while time.process_time() < end and (best is None or best[0] > 0):
        pool = Pool(drawn, lists, source)
        inputs: list[Any] = [_draw(pool, source, rank) for rank in ranks]
        score, idle = rate(inputs), 0
        while score < (runs, 0) and idle < 200 and time.process_time() < end:
            changed = _change(inputs, pool, source, ranks)
            found = rate(changed)
            idle = 0 if found > score else idle + 1
            # Without values, some shapes are not checked.
            is_run = found[0] < runs or _reached(pattern, changed, "cpu") == runs
            if found >= score and is_run:
                inputs, score = changed, found
        if (score[0] == runs and (best is None or -score[1] < best[0])
                and _reached(pattern, inputs, "cpu") == runs):
            best = -score[1], dict(zip(names, inputs))
    return None if best is None else best[1]


def without_broadcasting(text: str, inputs: dict[str, Any]) -> dict[str, Any]:
    """Gives these inputs, each a tensor with the shape to which all broadcast or of the largest one, else
    a floating one, where the pattern runs so: kernels seldom broadcast."""
    pattern, names, _ = load_pattern(text)
    operands = [value for value in inputs.values() if isinstance(value, Operand)]
    if not operands:
        return inputs
    shapes = [max((value.shape for value in operands), key=lambda shape: torch.Size(shape).numel())]
    try:
        shapes.insert(0, tuple(torch.broadcast_shapes(*[value.shape for value in operands])))
    except RuntimeError:  # of shapes that do not broadcast
        pass

    def runs(given: dict[str, Any]) -> bool:
        return _reached(pattern, list(given.values()), "cpu") == float("inf")

    for shape in shapes:  # all at once: one at a time may not fit where all do
        for dtype in (torch.float32, None):
            changed = {name: Operand(shape, dtype or value.dtype) if isinstance(value, Operand)
                       else value for name, value in inputs.items()}
            if len(operands) == len(inputs) and Operand(shape).small() and runs(changed):
                return changed
    made = dict(inputs)
    for name in names:
        others = [Operand(shapes[-1])]
        if isinstance(made[name], Operand):
            others.append(replace(made[name], dtype=torch.float32))
        for other in others:
            changed = {**made, name: other}
            if runs(changed):
                made = changed
                break
    return made


def instances(text: str, seconds: float = 20, seeds: int = 3,
              guards: Guards | None = None) -> list[dict[str, Any]]:
    """Distinct inputs of a pattern, as they were found and without broadcasting; of several searches
    that share the processor time."""
    found: list[dict[str, Any]] = []
    for seed in range(1, seeds + 1):
        inputs = find_inputs(text, seed, seconds / seeds, guards)
        for each in ([] if inputs is None else [inputs, without_broadcasting(text, inputs)]):
            if each not in found:
                found.append(each)
    return found
