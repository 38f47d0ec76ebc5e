"""Compares `passnet run` with live PyTorch on variants of typed lines: dtypes, sizes, input sets.
The program draws the inputs and keeps them; PyTorch runs on the same."""

from __future__ import annotations

import json
import logging
import math
import subprocess
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from passnet.conditioning import adversarial_disagreement
from passnet.errors import PassnetError, require_torch
from passnet.execute import execute
from passnet.inputs import make_inputs
from passnet.tolerance import disagreement
from passnet.typed_lines import Row, type_bytes, write_rows
from passnet.variants import SIZES, recast, widened

INPUT_SETS = ("valid", "large-offset", "heavy-tails", "denormals", "infinities", "nan",
              "duplicates", "constant", "zeros", "extremes", "alternating", "small",
              "sparse-outliers", "sparse-infinities", "sparse-nan", "sparse-numbers",
              "masked-rows", "mixed")
PIPELINES = ("reference", "op-by-op", "default")
ROUNDING = "rounding"
CHUNK_BYTES = 400_000_000  # bytes of inputs on disk at once


@dataclass
class Cell:
    """One size, dtype and input set."""

    agreed: int = 0
    total: int = 0
    rounding: int = 0  # among those that agreed: not at t = −5, but as close to double as PyTorch
    failures: list[dict[str, str]] = field(default_factory=list)


@dataclass
class Matrix:
    """All cells, and the number of variants that do not exist."""

    cells: dict[tuple[str, str, str], Cell] = field(default_factory=dict)
    absent: Counter[str] = field(default_factory=Counter)

    def count(self, key: tuple[str, str, str], row: Row, origin: Row, reason: str | None) -> None:
        """Adds one graph; no reason means that it agreed."""
        cell = self.cells.setdefault(key, Cell())
        cell.total += 1
        if reason in (None, ROUNDING):
            cell.agreed += 1
            cell.rounding += reason == ROUNDING
            return
        cell.failures.append({"graph": origin["hash"], "variant": row["hash"], "reason": reason,
                              "ops": " ".join(sorted({node["op"] for node in row["nodes"]}))})


def input_bytes(row: Row) -> int:
    """Bytes of the inputs."""
    return sum(type_bytes(entry) for entry in row["inputs"])


def chunks(pairs: list[tuple[Row, Row]]) -> Iterator[list[tuple[Row, Row]]]:
    """The pairs in order, in chunks that fit on disk."""
    chunk: list[tuple[Row, Row]] = []
    size = 0
    for pair in pairs:
        chunk.append(pair)
        size += input_bytes(pair[0])
        if size >= CHUNK_BYTES:
            yield chunk
            chunk, size = [], 0
    if chunk:
        yield chunk


def run_program(run: list[str], lines: Path, input_set: str, seed: int, root: Path,
                timeout: float) -> dict[str, Any]:
    """The program's row for each graph; inputs and outputs are stored in `root`."""
    command = [*run, str(lines), "--input-set", input_set, "--seed", str(seed), "--json",
               "--save-inputs", str(root / "in"), "--outputs", str(root / "out")]
    for name in ("in", "out"):
        (root / name).mkdir(exist_ok=True)
        for file in (root / name).iterdir():
            file.unlink()
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=timeout, check=False)
    except (OSError, subprocess.TimeoutExpired) as error:
        raise PassnetError(f"`{run[0]} run` did not run: {error}") from error
    if done.returncode not in (0, 1, 2):
        raise PassnetError(f"`{run[0]} run` exited with {done.returncode}: {done.stderr[-500:]}")
    answers = [json.loads(line) for line in done.stdout.splitlines() if line.strip()]
    return {answer["graph"]: answer for answer in answers if "graph" in answer}


def flat_outputs(row: Row, values: dict[str, Any]) -> list[Any]:
    """The outputs' tensors in order."""
    flat: list[Any] = []
    for name in row["outputs"]:
        value = values[name]
        flat += list(value) if isinstance(value, (list, tuple)) else [value]
    return flat


def in_double(row: Row, inputs: list[Any]) -> tuple[list[Any], float]:
    """The outputs in double, and the largest partial sums that the graph may reach."""
    torch = require_torch()
    wide = widened(row)
    values = execute(wide, [t.double() if t.is_floating_point() else t.clone() for t in inputs])
    most, count = 0.0, 1
    for value in values.values():
        for tensor in value if isinstance(value, (list, tuple)) else [value]:
            if isinstance(tensor, torch.Tensor) and tensor.is_floating_point() and tensor.numel():
                most = max(most, float(torch.nan_to_num(tensor.abs(), nan=0.0, posinf=0.0).max()))
                count = max(count, tensor.numel())
    reach = most * most * count
    return flat_outputs(wide, values), reach if math.isfinite(reach) else math.inf


def judge(row: Row, answer: dict[str, Any] | None, root: Path, size: str,
          input_set: str) -> str | None:
    """Says why the program's outputs are wrong, or returns None."""
    from safetensors.torch import load_file
    torch = require_torch()
    failed = answer is None or "error" in answer
    saved = root / "in" / f"{row['hash']}.safetensors"
    try:
        found = load_file(saved) if saved.exists() else None
        # A graph that does not import has no inputs from the program.
        inputs = make_inputs(row, 0) if found is None else \
            [found[f"in{index}"] for index in range(len(row["inputs"]))]
        reference = flat_outputs(row, execute(row, [tensor.clone() for tensor in inputs]))
    except Exception as error:  # whatever PyTorch rejects
        if failed:
            return None  # a variant that both refuse
        return f"PyTorch refuses: {type(error).__name__}: {error}"
    if failed:
        return f"passnet: {(answer or {}).get('error', 'no answer')}"
    outputs = load_file(root / "out" / f"{row['hash']}.safetensors")
    exact, reach = (reference, 0.0) if input_set == "valid" else in_double(row, inputs)
    rounded = False
    for index, expected in enumerate(reference):
        out = outputs.get(f"out{index}")
        if out is None:
            return f"out{index} is missing"
        if input_set == "valid":
            floats = expected.is_floating_point() and out.dtype == expected.dtype
            if size != "own" and floats and out.shape == expected.shape:
                both = torch.isnan(expected) & torch.isnan(out)  # a mean of nothing is NaN
                out = torch.where(both, torch.zeros_like(out), out)
                expected = torch.where(both, torch.zeros_like(expected), expected)
            reason = disagreement(out, expected, -5)
            if reason and expected.is_floating_point():
                if bool(torch.isnan(expected).any()):
                    return "NaN from valid inputs; " + reason
                # A value between two f16 numbers rounds either way; later ops enlarge the
                # difference.
                exact, reach = in_double(row, inputs)
                if adversarial_disagreement(out, expected, exact[index], reach) is None:
                    rounded, reason = True, None
        else:
            reason = adversarial_disagreement(out, expected, exact[index], reach)
        if reason is not None:
            return f"out{index}: {reason}"
    return ROUNDING if rounded else None


def compare_matrix(rows: list[Row], run: list[str], dtypes: list[str], sizes: list[str],
                   sets: list[str], seed: int, max_bytes: int, timeout: float,
                   progress: Callable[[str], None]) -> Matrix:
    """Runs every row in every dtype, size and input set; one process per set and chunk, started
    with `run` (a program, its command, options)."""
    # The reason why a variant is refused does not matter.
    logging.getLogger("torch._subclasses.fake_tensor").setLevel(logging.CRITICAL)
    matrix = Matrix()
    for size in sizes:
        for dtype in dtypes:
            pairs = []
            for origin in rows:
                variant = recast(origin, dtype)
                variant = SIZES[size](variant) if variant is not None else None
                if variant is None:
                    matrix.absent[f"{size} {dtype}"] += 1
                elif input_bytes(variant) > max_bytes:
                    matrix.absent[f"{size} {dtype}, over --max-bytes"] += 1
                else:
                    pairs.append((variant, origin))
                    for note in variant.get("notes", []):
                        progress(f"    {origin['hash'][:12]} {note}")
            for chunk in chunks(pairs):
                with tempfile.TemporaryDirectory() as folder:
                    root = Path(folder)
                    lines = root / "rows.jsonl.gz"
                    write_rows(lines, [row for row, _ in chunk])
                    for input_set in sets:
                        answers = run_program(run, lines, input_set, seed, root, timeout)
                        for row, origin in chunk:
                            reason = judge(row, answers.get(row["hash"]), root, size, input_set)
                            matrix.count((size, dtype, input_set), row, origin, reason)
            for input_set in sets:
                cell = matrix.cells.get((size, dtype, input_set), Cell())
                progress(f"{size:<8} {dtype:<9} {input_set:<13} {cell.agreed:>5} of {cell.total}"
                         + (f", {cell.rounding} by rounding" if cell.rounding else ""))
                for failure in cell.failures[:3]:
                    progress(f"    {failure['graph'][:12]} {failure['reason'][:160]}")
    return matrix
