#!/usr/bin/env python3
"""Exports models to ONNX and compares `passnet run` on the files with onnxruntime.

    pip install torch transformers timm onnx onnxscript onnxruntime
    tools/compare_onnx_exports.py --program build/passnet --only 'own:|transformers:bert'

The models are those of `exported_table.py` in f32 with fixed extents. Prints a JSON row for each whose
results differ or that is refused, or for all with --all, and the counts last; exit code 1 if there is
one. Not counted as compared is what PyTorch does not export or onnxruntime does not run.
"""
from __future__ import annotations

import argparse
import contextlib
import io
import json
import logging
import os
import re
import sys
import tempfile
import warnings
from collections import Counter
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


def export(model: Model, path: Path) -> list[Any]:
    """Writes the file, and returns its inputs' values."""
    arguments = model.arguments()
    positional, named = ((), arguments) if isinstance(arguments, dict) else (arguments, None)
    with contextlib.redirect_stdout(io.StringIO()), contextlib.redirect_stderr(io.StringIO()):
        torch.onnx.export(model.build(), positional, str(path), kwargs=named, dynamo=True)
    tensors = [value for value in tree_leaves(arguments) if isinstance(value, torch.Tensor)]
    return [value.numpy() for value in tensors]


def judge(model: Model, folder: Path, options: argparse.Namespace) -> tuple[str, str]:
    """(verdict, why)"""
    path = folder / "model.onnx"
    try:
        arrays = export(model, path)
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
    parser.add_argument("--rtol", type=float, default=1e-3)
    parser.add_argument("--atol", type=float, default=1e-4)
    parser.add_argument("--all", action="store_true", help="print all rows")
    options = parser.parse_args()
    warnings.simplefilter("ignore")
    logging.disable(logging.CRITICAL)
    os.environ["ORT_LOGGING_LEVEL"] = "4"
    counts: Counter[str] = Counter()
    for model in models():
        if model.dtype != "float32" or model.dynamic or not re.search(options.only, model.name):
            continue
        with tempfile.TemporaryDirectory() as name:
            verdict, why = judge(model, Path(name), options)
        counts[verdict] += 1
        if options.all or verdict != "equal":
            print(json.dumps({"model": model.name, "verdict": verdict, "why": why}), flush=True)
    print(json.dumps(dict(counts)))
    return 1 if counts["differs"] or counts["refused"] else 0


if __name__ == "__main__":
    sys.exit(main())
