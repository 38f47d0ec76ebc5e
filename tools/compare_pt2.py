#!/usr/bin/env python3
"""Exports models by torch.export and compares `passnet run` on the archives with PyTorch.

    pip install torch transformers timm torchvision
    tools/compare_pt2.py --program build/passnet
    tools/compare_pt2.py --only 'own:' --pipeline default

Each model of `exported_table.py` is exported as it is, and after run_decompositions(); of models with
varying extents (`dynamic`) another batch and length run too. `equal`: every result is within t of
PyTorch's. `as-near`: beyond t, but no farther from the model in double than PyTorch's own results are
(half precision, and sums of many numbers). Prints a JSON row for each archive and extent that has
another verdict, or for all with --all, and the counts last; exit code 1 if there is another verdict.
"""
from __future__ import annotations

import argparse
import copy
import json
import logging
import re
import subprocess
import sys
import tempfile
import time
import warnings
from collections import Counter
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent / "python")]

import torch  # noqa: E402
from exported_table import Model, models  # noqa: E402
from safetensors.torch import load_file, save_file  # noqa: E402
from torch.utils._pytree import tree_leaves, tree_map  # noqa: E402

from passnet.tolerance import disagreement  # noqa: E402

OTHER = (3, 24)  # batch and length of the second call where extents vary


def call(module: Any, arguments: Any) -> list[torch.Tensor]:
    """The tensors among the results, on copies of the arguments."""
    given = tree_map(lambda value: value.clone() if isinstance(value, torch.Tensor) else value,
                     arguments)
    with torch.no_grad():
        made = module(**given) if isinstance(given, dict) else module(*given)
    return [value for value in tree_leaves(made) if isinstance(value, torch.Tensor)]


def export(model: Model, module: Any) -> Any:
    """The exported program; extents that differ between two calls vary."""
    arguments = model.arguments()
    positional, named = ((), arguments) if isinstance(arguments, dict) else (arguments, None)
    shapes = None
    if model.dynamic:
        shapes = tree_map(_varying, arguments, model.arguments(*OTHER))
    return torch.export.export(module, positional, named, dynamic_shapes=shapes)


def _varying(first: Any, second: Any) -> Any:
    if not isinstance(first, torch.Tensor):
        return None
    return {d: torch.export.Dim.AUTO for d in range(first.dim()) if first.shape[d] != second.shape[d]}


def extents(program: Any, arguments: Any) -> str | None:
    """The values of the program's symbols for these arguments, as the command line takes them; None
    if the program fixes what differs."""
    users = {spec.arg.name for spec in program.graph_signature.input_specs
             if spec.kind.name == "USER_INPUT"}
    held = [node.meta["val"] for node in program.graph.nodes
            if node.op == "placeholder" and node.name in users]
    held = [value for value in held if isinstance(value, torch.Tensor)]
    given = [value for value in tree_leaves(arguments) if isinstance(value, torch.Tensor)]
    found: dict[str, int] = {}
    for fake, real in zip(held, given, strict=True):
        for wanted, extent in zip(fake.shape, real.shape, strict=True):
            if isinstance(wanted, int):
                if wanted != extent:
                    return None
            elif str(wanted).isidentifier():
                found[str(wanted)] = extent
    return ",".join(f"{name}={value}" for name, value in found.items())


def flaw(program: Any, source: str, arguments: Any, module: Any, folder: Path,
         options: argparse.Namespace) -> tuple[str, str]:
    """(verdict, why) of one run of an archive."""
    states = sum(spec.kind.name != "USER_INPUT" for spec in program.graph_signature.input_specs)
    tensors = [value for value in tree_leaves(arguments) if isinstance(value, torch.Tensor)]
    save_file({f"in{states + i}": value.clone(memory_format=torch.contiguous_format)
               for i, value in enumerate(tensors)}, folder / "in.safetensors")
    results = folder / "out.safetensors"
    results.unlink(missing_ok=True)
    pipeline = ["--pipeline", options.pipeline] if options.pipeline else []
    done = subprocess.run([options.program, "run", source, "--inputs",
                           str(folder / "in.safetensors"), "--outputs", str(results), *pipeline],
                          capture_output=True, text=True, timeout=1200, check=False)
    if done.returncode != 0:
        return "refused", done.stderr.strip().split("\n")[0]
    made = load_file(results)
    expected = call(copy.deepcopy(program.module()), arguments)
    if len(made) < len(expected):
        return "differs", f"{len(made)} results instead of {len(expected)}"
    gaps = {i: gap for i, value in enumerate(expected)
            if (gap := disagreement(made[f"out{i}"], value, options.t))}
    if not gaps:
        return "equal", ""
    why = "; ".join(f"out{i}: {gap}" for i, gap in gaps.items())
    exact = in_double(module, arguments)
    for i in gaps:
        reference = exact[i] if exact else None
        if (reference is None or not expected[i].is_floating_point()
                or reference.shape != made[f"out{i}"].shape):
            return "differs", why
        theirs, ours = (error(value, reference) for value in (expected[i], made[f"out{i}"]))
        if not ours <= 1.1 * theirs:
            return "differs", f"{why}; error {ours:.3g}, PyTorch's {theirs:.3g}"
    return "as-near", why


def error(value: torch.Tensor, reference: torch.Tensor) -> float:
    """The root of the mean square of the differences."""
    return float((value.double() - reference).square().mean().sqrt())


def in_double(module: Any, arguments: Any) -> list[torch.Tensor] | None:
    """The module's results in double; None if it cannot compute in double."""
    def wide(value: Any) -> Any:
        floating = isinstance(value, torch.Tensor) and value.is_floating_point()
        return value.double() if floating else value

    try:
        return [value.double() if value.is_floating_point() else value
                for value in call(copy.deepcopy(module).double(), tree_map(wide, arguments))]
    except Exception:  # of a module with dtypes of its own
        return None


def reason(problem: Exception) -> str:
    """One line."""
    text = next((line for line in str(problem).splitlines() if line.strip()), "")
    return f"{type(problem).__name__}: {text}"[:300]


def judge(model: Model, folder: Path, options: argparse.Namespace) -> list[dict[str, Any]]:
    """A row for each archive and extent of a model."""
    row = {"model": model.name, "dtype": model.dtype, "dynamic": model.dynamic}
    try:
        module = model.build()
        program = export(model, module)
    except Exception as problem:
        return [{**row, "verdict": "not-exported", "why": reason(problem)}]
    rows = []
    for form in ("exported", "decomposed"):
        if form == "decomposed":
            try:
                program = program.run_decompositions()
            except Exception as problem:  # of PyTorch
                rows.append({**row, "form": form, "verdict": "not-exported", "why": reason(problem)})
                break
        path = folder / "model.pt2"
        torch.export.save(program, path)
        calls = [("", model.arguments())]
        if model.dynamic:
            symbols = extents(program, model.arguments(*OTHER))
            calls += [(f"#{symbols}", model.arguments(*OTHER))] if symbols else []
        for suffix, arguments in calls:
            try:
                verdict, why = flaw(program, f"{path}{suffix}", arguments, module, folder, options)
            except Exception as problem:  # of PyTorch, whose module refuses what it exported
                verdict, why = "not-compared", reason(problem)
            rows.append({**row, "form": form + suffix, "verdict": verdict, "why": why})
    return rows


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--program", default="build/passnet")
    parser.add_argument("--only", default="", help="a regular expression of names of models")
    parser.add_argument("--pipeline", default="", help="of `run`; the interpreter if left out")
    parser.add_argument("--t", type=float, default=-5, help="the tolerance")
    parser.add_argument("--all", action="store_true", help="print all rows, with their seconds")
    options = parser.parse_args()
    warnings.simplefilter("ignore")
    logging.disable(logging.CRITICAL)
    counts: Counter[str] = Counter()
    worst: Counter[str] = Counter()
    rank = ["equal", "as-near", "not-exported", "not-compared", "differs", "refused"]
    with tempfile.TemporaryDirectory() as name:
        for model in models():
            if not re.search(options.only, model.name):
                continue
            begin = time.monotonic()
            rows = judge(model, Path(name), options)
            for row in rows:
                counts[row["verdict"]] += 1
                if options.all or rank.index(row["verdict"]) > 1:
                    seconds = {"seconds": round(time.monotonic() - begin)} if options.all else {}
                    print(json.dumps({**row, **seconds}), flush=True)
            worst[max((row["verdict"] for row in rows), key=rank.index)] += 1
    print(f"models (with dtype and extents): {dict(worst)}; archives and extents: {dict(counts)}")
    return 1 if any(rank.index(verdict) > 1 for verdict in counts) else 0


if __name__ == "__main__":
    sys.exit(main())
