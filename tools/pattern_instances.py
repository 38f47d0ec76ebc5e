"""Finds inputs of the `pattern` of a public pass: shapes and numbers with which it runs in PyTorch.

Nothing states them but the pattern's own calls (`view(8, 625, 625)`, `split([1, 196], 1)`), so they are
searched: inputs are drawn from the numbers of the text, and changed in one place as long as the pattern
runs further, statement by statement, on tensors without values.
"""
from __future__ import annotations

import ast
import random
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


def _draw(pool: list[int], source: random.Random) -> Operand:
    while True:
        shape = tuple(1 if source.random() < 0.2 else source.choice(pool)
                      for _ in range(source.randint(0, 4)))
        made = Operand(shape, torch.int64 if source.random() < 0.1 else torch.float32)
        if made.small():
            return made


def _change(inputs: list[Any], pool: list[int], source: random.Random) -> list[Any]:
    """The inputs with one of them changed a little."""
    changed = list(inputs)
    place = source.randrange(len(changed))
    old, kind = changed[place], source.random()
    if kind < 0.05:
        changed[place] = source.choice(NUMBERS)
    elif kind < 0.3 or not isinstance(old, Operand) or not old.shape:
        changed[place] = _draw(pool, source)
    elif kind < 0.45:
        changed[place] = source.choice(inputs)
    else:
        at = source.randrange(len(old.shape))
        before, after = old.shape[:at], old.shape[at + 1:]
        if kind < 0.6 and len(old.shape) < 4:
            shape = (*before, source.choice(pool), old.shape[at], *after)
        elif kind < 0.7:
            shape = (*before, *after)
        else:
            shape = (*before, source.choice(pool), *after)
        changed[place] = replace(old, shape=shape)
    is_small = not isinstance(changed[place], Operand) or changed[place].small()
    return changed if is_small else inputs


def _reached(pattern: Callable[..., Any], inputs: list[Any], device: str = "meta") -> float:
    """The line at which the pattern fails; infinite if it runs."""
    try:
        with torch.device(device):
            pattern(*[value.empty() if isinstance(value, Operand) else value for value in inputs])
        return float("inf")
    except Exception as problem:  # whatever PyTorch raises at wrong shapes
        trace, line = problem.__traceback__, 0
        while trace is not None:
            if trace.tb_frame.f_code is pattern.__code__:
                line = trace.tb_lineno
            trace = trace.tb_next
        return line


def find_inputs(text: str, seed: int = 1, seconds: float = 20) -> dict[str, Any] | None:
    """Operands and numbers by parameter; None if none are found in so much processor time."""
    pattern, names, numbers = load_pattern(text)
    if not names:
        return {}
    pool = extents(text, numbers)
    source = random.Random(seed)
    end = time.process_time() + seconds
    while time.process_time() < end:
        inputs: list[Any] = [_draw(pool, source) for _ in names]
        score, idle = _reached(pattern, inputs), 0
        while score < float("inf") and idle < 400 and time.process_time() < end:
            changed = _change(inputs, pool, source)
            found = _reached(pattern, changed)
            if found == float("inf"):  # without values, some shapes are not checked
                found = _reached(pattern, changed, "cpu")
            idle = 0 if found > score else idle + 1
            if found >= score:
                inputs, score = changed, found
        if score == float("inf") and _reached(pattern, inputs, "cpu") == score:
            return dict(zip(names, inputs))
    return None


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


def instances(text: str, seconds: float = 20, seeds: int = 3) -> list[dict[str, Any]]:
    """Distinct inputs of a pattern, as they were found and without broadcasting; of several searches
    that share the processor time."""
    found: list[dict[str, Any]] = []
    for seed in range(1, seeds + 1):
        inputs = find_inputs(text, seed, seconds / seeds)
        for each in ([] if inputs is None else [inputs, without_broadcasting(text, inputs)]):
            if each not in found:
                found.append(each)
    return found
