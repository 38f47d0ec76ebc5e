#!/usr/bin/env python3
"""Exports models to ONNX and compares `passnet run` on the files with onnxruntime.

    pip install torch transformers timm onnx onnxscript onnxruntime
    tools/compare_onnx_exports.py --program build/passnet --only 'own:|transformers:bert'
    tools/compare_onnx_exports.py --opset 13 --opset 17 --exporter script --exporter dynamo

The models are those of `exported_table.py` in f32 with fixed extents. Each is exported by each exporter
of PyTorch (`dynamo`, by torch.export; `script`, by tracing) at each opset. Prints a JSON row for each
export whose results differ or that is refused, or for all with --all, and the counts last; exit code 1
if there is one. Not counted as compared is what PyTorch does not export, at this opset, or onnxruntime
does not run.
"""
from __future__ import annotations

import argparse
import contextlib
import itertools
import json
import logging
import os
import re
import sys
import tempfile
import warnings
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent / "python")]

import compare_onnx  # noqa: E402
import onnx  # noqa: E402
import onnxruntime  # noqa: E402
import torch  # noqa: E402
from exported_table import Model, models  # noqa: E402
from torch.utils._pytree import tree_leaves  # noqa: E402


@contextlib.contextmanager
def silence() -> Iterator[None]:
    """Drops what is printed, by compiled code too."""
    kept = [os.dup(1), os.dup(2)]
    sink = os.open(os.devnull, os.O_WRONLY)
    try:
        for target in (1, 2):
            os.dup2(sink, target)
        yield
    finally:
        sys.stdout.flush()
        for target, old in zip((1, 2), kept):
            os.dup2(old, target)
            os.close(old)
        os.close(sink)


class ByName(torch.nn.Module):
    """A module that is called with the tensors among its arguments by name, in their order."""

    def __init__(self, module: Any, named: dict[str, Any]) -> None:
        super().__init__()
        self.module, self.named = module, named

    def forward(self, *tensors: torch.Tensor) -> Any:
        """The module on these tensors and its other arguments, as tuples of tensors."""
        given = iter(tensors)
        made = self.module(**{name: next(given) if isinstance(value, torch.Tensor) else value
                              for name, value in self.named.items()})
        return made.to_tuple() if hasattr(made, "to_tuple") else made


class OtherOpset(Exception):
    """The exporter wrote a model of another opset than was asked for."""


def export(model: Model, path: Path, exporter: str, opset: int | None) -> list[Any]:
    """Writes the file, and returns its inputs' values."""
    arguments, module = model.arguments(), model.build()
    positional, named = ((), arguments) if isinstance(arguments, dict) else (arguments, None)
    if named and exporter == "script":  # which takes arguments by their places
        positional = tuple(value for value in named.values() if isinstance(value, torch.Tensor))
        module, named = ByName(module, named), None
    with silence():
        torch.onnx.export(module, positional, str(path), kwargs=named, opset_version=opset,
                          dynamo=exporter == "dynamo")
    imports = onnx.load(str(path), load_external_data=False).opset_import
    written = [entry.version for entry in imports if entry.domain in ("", "ai.onnx")]
    if opset is not None and written != [opset]:
        raise OtherOpset(f"the exporter wrote opset {written}")
    tensors = [value for value in tree_leaves(arguments) if isinstance(value, torch.Tensor)]
    return [value.numpy() for value in tensors]


def judge(model: Model, exporter: str, opset: int | None, folder: Path,
          options: argparse.Namespace) -> tuple[str, str]:
    """(verdict, why)"""
    path = folder / "model.onnx"
    try:
        arrays = export(model, path, exporter, opset)
    except Exception as problem:
        return "not-exported", first_line(problem)
    try:
        session = onnxruntime.InferenceSession(str(path), providers=["CPUExecutionProvider"])
        names = [entry.name for entry in session.get_inputs()]
        if len(names) != len(arrays):
            return "not-compared", f"{len(names)} inputs of {len(arrays)} arguments"
        expected = session.run(None, dict(zip(names, arrays)))
    except Exception as problem:
        return "not-compared", first_line(problem)
    done, results = compare_onnx.run(options.program, onnx.load(str(path)), arrays, folder)
    if done.returncode != 0:
        return "refused", done.stderr.strip().split("\n")[0]
    why = compare_onnx.disagreement(results, expected, options.rtol, options.atol)
    return ("equal", "") if why is None else ("differs", why)


def first_line(problem: Exception) -> str:
    """The error in one line."""
    text = next((line for line in str(problem).splitlines() if line.strip()), "")
    return f"{type(problem).__name__}: {text}"[:300]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--program", default="build/passnet")
    parser.add_argument("--only", default="", help="a regular expression of names of models")
    parser.add_argument("--opset", action="append", type=int, help="default: the exporter's")
    parser.add_argument("--exporter", action="append", choices=("dynamo", "script"),
                        help="default: dynamo")
    parser.add_argument("--rtol", type=float, default=1e-3)
    parser.add_argument("--atol", type=float, default=1e-4)
    parser.add_argument("--all", action="store_true", help="print all rows")
    options = parser.parse_args()
    warnings.simplefilter("ignore")
    logging.disable(logging.CRITICAL)
    os.environ["ORT_LOGGING_LEVEL"] = "4"
    counts: Counter[str] = Counter()
    chosen = [model for model in models() if model.dtype == "float32" and not model.dynamic
              and re.search(options.only, model.name)]
    for model, exporter, opset in itertools.product(chosen, options.exporter or ["dynamo"],
                                                    options.opset or [None]):
        with tempfile.TemporaryDirectory() as name:
            verdict, why = judge(model, exporter, opset, Path(name), options)
        counts[verdict] += 1
        if options.all or verdict != "equal":
            print(json.dumps({"model": model.name, "exporter": exporter, "opset": opset,
                              "verdict": verdict, "why": why}), flush=True)
    print(json.dumps(dict(counts)))
    return 1 if counts["differs"] or counts["refused"] else 0


if __name__ == "__main__":
    sys.exit(main())
