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
from torch.overrides import TorchFunctionMode

from pass_guards import MOST_ELEMENTS, Guards

SMALL = (1, 2, 3, 4, 8, 16)
MOST_PRODUCTS = 1 << 31
PRODUCTS = ("matmul", "__matmul__", "bmm", "mm", "linear", "baddbmm", "addmm", "einsum")
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
    """Extents that inputs may have: numbers of the texts, their neighbors, products, quotients and
    sums."""
    own = sorted({abs(number) for number in numbers if 0 < abs(number) <= 1 << 20})
    made = {first * second for first in own for second in own}
    made |= {first // second for first in own for second in own if first % second == 0}
    made |= {first + second for first in own for second in own}
    # Guards compare with a number (`10000 < …`), or take a window of 7 from an extent (`… - 6`).
    made |= {number + step for number in own for step in (-1, 1)}
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

    def __init__(self, extents_: list[int], lists: list[tuple[int, ...]], guards: Guards,
                 source: random.Random) -> None:
        self._all, self.lists, self._source = extents_, lists, source
        self._few = [source.choice(extents_) for _ in range(3)]
        self.dtypes = guards.dtypes or [torch.float32]
        self.hints: list[int] = []  # at which guards would hold that do not

    def extent(self) -> int:
        """One of the few, seldom another, or a number at which a guard would hold."""
        if self.hints and self._source.random() < 0.2:
            return self._source.choice(self.hints)
        return self._source.choice(self._few if self._source.random() < 0.8 else self._all)

    def dtype(self) -> torch.dtype:
        """One of those of the guards, mostly; seldom integers, which may be indices."""
        kind = self._source.random()
        if kind < 0.1:
            return torch.int64
        return self._source.choice(self.dtypes) if kind < 0.9 else torch.float32


@dataclass(frozen=True)
class Place:
    """Says what a parameter of a pattern may be: a tensor, of the rank if one is stated, or the value
    of a parameter of an op, alone or as an entry of a list."""

    rank: int | None = None
    is_operand: bool = False
    parameter: str = ""
    is_entry: bool = False

    def draw(self, pool: Pool, source: random.Random) -> Any:
        """One of the values that it may have."""
        return self._draw_number(pool, source) if self.parameter else _draw(pool, source, self.rank)

    def _draw_number(self, pool: Pool, source: random.Random) -> Any:
        if self.is_entry or self.parameter in ("start", "end", "step", "length") or re.fullmatch(
                r"n\d+", self.parameter):
            return source.choice((-1, pool.extent(), pool.extent(), pool.extent()))
        if self.parameter in LISTS:
            return [pool.extent() for _ in range(source.randint(1, 4))]
        if self.parameter in FLAGS:
            return source.random() < 0.5
        if self.parameter.startswith("dim") or self.parameter.endswith("_dim"):
            return source.randint(-3, 3)
        if self.parameter in WINDOWS:
            return source.choice((0, 1, 1, 2, 3))
        return source.choice(NUMBERS)


# Parameters of ops whose values are lists of extents, bools, or small numbers.
LISTS = ("normalized_shape", "shape", "size", "sizes", "output_size", "repeats", "split_sizes")
FLAGS = ("keepdim", "training", "inplace", "is_causal", "ceil_mode", "count_include_pad",
         "align_corners")
WINDOWS = ("stride", "padding", "dilation", "kernel_size", "groups")


def _draw(pool: Pool, source: random.Random, rank: int | None = None) -> Operand:
    while True:
        wanted = source.randint(0, 4) if rank is None else rank
        last = source.choice(pool.lists) if pool.lists and source.random() < 0.2 else ()
        shape = tuple(1 if source.random() < 0.2 else pool.extent()
                      for _ in range(max(0, wanted - len(last)))) + last
        if rank is not None and len(shape) != rank:
            continue
        made = Operand(shape, pool.dtype())
        if made.small():
            return made


def _with_extent(value: Any, before: int, after: int) -> Any:
    """An operand, list or number with another extent in the place of one."""
    if isinstance(value, Operand):
        return replace(value, shape=tuple(after if extent == before else extent
                                          for extent in value.shape))
    if isinstance(value, list):
        return [after if extent == before else extent for extent in value]
    return after if type(value) is int and value == before else value


def _reshaped(old: Operand, pool: Pool, source: random.Random, is_ranked: bool) -> Operand:
    """The operand with one extent more, fewer, or another one in its place."""
    at, kind = source.randrange(len(old.shape)), source.random()
    before, after = old.shape[:at], old.shape[at + 1:]
    if kind < 0.2 and len(old.shape) < 4 and not is_ranked:
        return replace(old, shape=(*before, pool.extent(), old.shape[at], *after))
    if kind < 0.4 and not is_ranked:
        return replace(old, shape=(*before, *after))
    extent = pool.extent()
    rest = torch.Size((*before, *after)).numel()
    if pool.hints and source.random() < 0.3:  # as many elements as a guard compares with
        wanted = source.choice(pool.hints)
        extent = max(1, -(-wanted // rest)) if rest else extent
    return replace(old, shape=(*before, extent, *after))


def _change(inputs: list[Any], pool: Pool, source: random.Random, places: list[Place]) -> list[Any]:
    """The inputs with one of them changed a little, or with another extent in the place of one."""
    changed = list(inputs)
    at = source.randrange(len(changed))
    old, place, kind = changed[at], places[at], source.random()
    if kind < 0.05 and not place.is_operand:
        changed[at] = source.choice(NUMBERS)
    elif kind < 0.25 or not isinstance(old, Operand) or not old.shape:
        changed[at] = place.draw(pool, source)
    elif kind < 0.4:
        before, after = source.choice(old.shape), pool.extent()
        changed = [_with_extent(value, before, after) for value in changed]
    elif kind < 0.47:
        other = source.choice(inputs)
        changed[at] = other if isinstance(other, Operand) or not place.is_operand else old
    elif kind < 0.5:  # one dtype for all that have this one
        after_dtype = pool.dtype()
        changed = [replace(value, dtype=after_dtype)
                   if isinstance(value, Operand) and value.dtype == old.dtype else value
                   for value in changed]
    else:
        changed[at] = _reshaped(old, pool, source, place.rank is not None)
    is_small = all(value.small() for value in changed if isinstance(value, Operand))
    return changed if is_small else inputs


class TooMuch(Exception):
    """Raised where a call would need more memory or time than a search has."""


class Bounded(TorchFunctionMode):
    """Calls whose results, and whose products for a result, are not too many: operands that are small
    broadcast to results that fill the memory, and convolve for minutes."""

    def __torch_function__(self, function: Any, types: Any, args: Any = (),
                           kwargs: Any = None) -> Any:
        result = function(*args, **(kwargs or {}))
        if isinstance(result, torch.Tensor):
            work = result.numel()
            if work > MOST_ELEMENTS:
                raise TooMuch
            operands = [value for value in args[:2] if isinstance(value, torch.Tensor)]
            name = getattr(function, "__name__", "")
            if len(operands) == 2 and "conv" in name and operands[1].dim() > 2:
                work *= operands[1].numel() // max(1, min(operands[1].shape[:2]))
            elif len(operands) == 2 and name in PRODUCTS and operands[0].dim() > 0:
                work *= operands[0].shape[-1]
            if work > MOST_PRODUCTS:
                raise TooMuch
        return result


def _run(pattern: Callable[..., Any], inputs: list[Any], device: str) -> tuple[float, list[Any]]:
    """The line at which the pattern fails, infinite if it runs, and its results then."""
    try:
        with torch.device(device), Bounded():
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


def _place(name: str, guards: Guards) -> Place:
    parameter, is_entry = guards.attributes.get(name, ("", False))
    return Place(guards.ranks().get(name), name in guards.operands, parameter, is_entry)


def find_inputs(text: str, seed: int = 1, seconds: float = 20,
                guards: Guards | None = None) -> dict[str, Any] | None:
    """Operands and numbers by parameter: those with which the most guards hold that were found in so
    much processor time; None if the pattern runs with none."""
    pattern, names, numbers = load_pattern(text)
    if not names:
        return {}
    guards = guards or Guards()
    places = [_place(name, guards) for name in names]
    drawn, lists = extents(text, numbers + guards.numbers), lists_of_extents(text)
    source = random.Random(seed)
    end = time.process_time() + seconds
    best: tuple[float, dict[str, Any]] | None = None

    def rate(inputs: list[Any]) -> tuple[float, float]:
        line, results = _run(pattern, inputs, "meta")
        return line, -guards.distance(dict(zip(names, inputs)), results)

    runs = float("inf")
    while time.process_time() < end and (best is None or best[0] > 0):
        pool = Pool(drawn, lists, guards, source)
        inputs: list[Any] = [place.draw(pool, source) for place in places]
        score, idle = rate(inputs), 0
        while score < (runs, 0) and idle < 300 and time.process_time() < end:
            changed = _change(inputs, pool, source, places)
            found = rate(changed)
            idle = 0 if found > score else idle + 1
            # Without values, some shapes are not checked.
            if found >= score and (found[0] < runs or _reached(pattern, changed, "cpu") == runs):
                if found > score:
                    results = _run(pattern, changed, "meta")[1]
                    pool.hints = guards.hints(dict(zip(names, changed)), results)
                inputs, score = changed, found
        if (score[0] == runs and (best is None or -score[1] < best[0])
                and _reached(pattern, inputs, "cpu") == runs):
            best = -score[1], dict(zip(names, inputs))
    return None if best is None else best[1]


def unmet_guards(text: str, inputs: dict[str, Any], guards: Guards) -> list[str]:
    """The guards that do not hold for inputs that were found."""
    results = _run(load_pattern(text)[0], list(inputs.values()), "meta")[1]
    return [guard.text for guard in guards.unmet(inputs, results)]


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


def with_whole_extents(text: str, inputs: dict[str, Any], guards: Guards) -> dict[str, Any]:
    """Gives these inputs without extents of 1 that need not be 1: another extent of the inputs is in
    their place where the pattern runs so and no further guard fails. A table of one column broadcasts
    in the pattern, and the kernel reads behind its rows."""
    pattern, _, _ = load_pattern(text)
    made = dict(inputs)

    def distance(given: dict[str, Any]) -> float:
        line, results = _run(pattern, list(given.values()), "meta")
        return guards.distance(given, results) if line == float("inf") else float("inf")

    others = sorted({extent for value in inputs.values() if isinstance(value, Operand)
                     for extent in value.shape if extent > 1}, reverse=True)
    before = distance(made)
    for name, value in inputs.items():
        for at in range(len(value.shape) if isinstance(value, Operand) else 0):
            for extent in others if made[name].shape[at] == 1 else ():
                shape = (*made[name].shape[:at], extent, *made[name].shape[at + 1:])
                changed = {**made, name: replace(made[name], shape=shape)}
                if (changed[name].small() and distance(changed) <= before
                        and _reached(pattern, list(changed.values()), "cpu") == float("inf")):
                    made = changed
                    break
    return made


def instances(text: str, seconds: float = 20, seeds: int = 3,
              guards: Guards | None = None) -> list[dict[str, Any]]:
    """Distinct inputs of a pattern, those that broadcast least first; of several searches that share
    the processor time."""
    found: list[dict[str, Any]] = []
    guards = guards or Guards()
    for seed in range(1, seeds + 1):
        inputs = find_inputs(text, seed, seconds / seeds, guards)
        if inputs is None:
            continue
        for each in (with_whole_extents(text, inputs, guards), without_broadcasting(text, inputs),
                     inputs):
            if each not in found:
                found.append(each)
    for each in found[:2]:
        found += [other for other in with_other_dtypes(text, each, guards) if other not in found]
    return found


def with_other_dtypes(text: str, inputs: dict[str, Any], guards: Guards) -> list[dict[str, Any]]:
    """These inputs with all floats, and with each input, of another dtype, where the pattern runs so
    and the guards hold: graphs have no conversion to the dtype that a value has."""
    pattern, _, _ = load_pattern(text)
    floats = [name for name, value in inputs.items()
              if isinstance(value, Operand) and value.dtype.is_floating_point]
    changes = [(floats, torch.float16), (floats, torch.bfloat16)]
    changes += [([name], dtype) for name in floats for dtype in (torch.float16, torch.int64)]
    found = []
    for names, dtype in changes:
        made = {name: replace(value, dtype=dtype) if name in names else value
                for name, value in inputs.items()}
        line, results = _run(pattern, list(made.values()), "cpu")
        if names and line == float("inf") and not guards.unmet(made, results):
            found.append(made)
    return found
