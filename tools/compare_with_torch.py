#!/usr/bin/env python3
"""Compares `passnet` with live PyTorch on typed lines: every type, and every output's values.

    tools/compare_with_torch.py FILE.jsonl.gz --program build/passnet --limit 200 --types strip
    tools/compare_with_torch.py FILE.jsonl.gz --types falsify --recorded --no-values
    tools/compare_with_torch.py FILE.jsonl.gz --self-check
    tools/compare_with_torch.py FILE.jsonl.gz --limit 500 --matrix
    tools/compare_with_torch.py FILE.jsonl.gz --types keep --pipeline default

The program gets the lines with their `type` fields stripped or falsified. PyTorch's own types come
from running each line on fake tensors, its values from running it on seeded, valid inputs. With
--matrix the program draws the inputs: valid and adversarial ones, for each line in several dtypes
and sizes. If values differ, it says how far each side is from the graph in double.
"""

from __future__ import annotations

import argparse
import json
import random
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "python"))

from passnet.cut import is_random  # noqa: E402
from passnet.errors import PassnetError, require_torch  # noqa: E402
from passnet.execute import describe, execute, infer_types  # noqa: E402
from passnet.inputs import make_inputs, slice_bounds  # noqa: E402
from passnet.matrix import (  # noqa: E402
    INPUT_SETS, PIPELINES, Matrix, compare_matrix, flat_outputs, in_double)
from passnet.tolerance import disagreement, tolerances  # noqa: E402
from passnet.typed_lines import Row, read_rows, row_bytes, row_hash, write_rows  # noqa: E402
from passnet.variants import SIZES  # noqa: E402


@dataclass
class Tally:
    """Counts the graphs that agreed, and the reasons why the others did not."""

    name: str
    agreed: int = 0
    total: int = 0
    failures: list[tuple[str, str, str]] = field(default_factory=list)  # graph, cause, detail

    def count(self, graph: str, cause: str | None, detail: str = "") -> None:
        """Adds one graph; no cause means that it agreed."""
        self.total += 1
        if cause is None:
            self.agreed += 1
        else:
            self.failures.append((graph, cause, detail))

    @property
    def share(self) -> float:
        return self.agreed / self.total if self.total else 0.0


def seed_of(row: Row, seed: int) -> int:
    """A separate seed for each graph, whatever the selection."""
    return (int(row["hash"][:12], 16) + seed) % 2**62


def live_types(row: Row, seed: int) -> list[Any]:
    """PyTorch's type of each node; from real values if types depend on values."""
    try:
        return infer_types(row)
    except Exception as error:  # operators that read data reject fake tensors
        if "DataDependent" not in type(error).__name__:
            raise
        values = execute(row, make_inputs(row, seed_of(row, seed)))
        return [describe(values[node["id"]]) for node in row["nodes"]]


def short_type(value_type: Any) -> Any:
    """A type as `passnet import --values` prints it: [dtype, shape], a list of those, or null."""
    if value_type is None:
        return None
    if isinstance(value_type, list):
        return [short_type(part) for part in value_type]
    return [value_type["dtype"], value_type["shape"]]


def falsified(value_type: Any, generator: random.Random) -> Any:
    """A wrong type of the right form."""
    if not isinstance(value_type, dict):
        return {"shape": [3], "dtype": "int8", "stride": [1]}
    shape = [extent + generator.randint(1, 5) for extent in value_type["shape"]] or [2]
    dtype = "float64" if value_type["dtype"] != "float64" else "int32"
    return {"shape": shape, "dtype": dtype, "stride": [0] * len(shape)}


def without_types(row: Row, how: str, generator: random.Random) -> Row:
    """The row as the program sees it: types stripped, falsified or kept."""
    if how == "keep":
        return row
    nodes = []
    for node in row["nodes"]:
        bare = {key: value for key, value in node.items() if key != "type"}
        if how == "falsify":
            bare["type"] = falsified(node.get("type"), generator)
        nodes.append(bare)
    return {**row, "nodes": nodes}


def run_program(command: list[str], timeout: float) -> list[dict[str, Any]]:
    """Rows of JSON that the program prints; exit codes 0 and 1 are answers."""
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=timeout, check=False)
    except (OSError, subprocess.TimeoutExpired) as error:
        raise PassnetError(f"`{' '.join(command)}` did not run: {error}") from error
    if done.returncode not in (0, 1):
        tail = done.stderr.strip().splitlines()[-1:] or ["no message"]
        raise PassnetError(f"`{' '.join(command[:2])}` exited with {done.returncode}: {tail[0]}")
    try:
        return [json.loads(line) for line in done.stdout.splitlines() if line.strip()]
    except json.JSONDecodeError as error:
        raise PassnetError(f"`{' '.join(command[:2])}` printed what is not JSON: {error}") from error


def by_hash(answers: list[dict[str, Any]], rows: list[Row]) -> dict[str, dict[str, Any]]:
    """Answers, keyed by the hash at the end of their graph's name, otherwise by position."""
    found = {answer["graph"].rsplit("#", 1)[-1].rsplit("/", 1)[-1]: answer for answer in answers}
    if not any(row["hash"] in found for row in rows) and len(answers) == len(rows):
        return {row["hash"]: answer for row, answer in zip(rows, answers, strict=True)}
    return found


def error_cause(answer: dict[str, Any] | None, stage: str) -> tuple[str, str] | None:
    """(cause, detail) if the program reports an error or nothing at all."""
    if answer is None:
        return f"{stage}: no answer", ""
    error = answer.get("error")
    if error:
        if isinstance(error, dict):
            return f"{stage}: {error.get('id', 'error')}", str(error.get("message", ""))
        return f"{stage}: error", str(error)
    return None


def compare_types(row: Row, answer: dict[str, Any] | None, types: list[Any],
                  tally: Tally) -> None:
    """Compares every value's and every output's type with PyTorch's."""
    failed = error_cause(answer, "import")
    if failed is not None or answer is None:
        tally.count(row["hash"], *(failed or ("import: no answer", "")))
        return
    values = answer.get("values") or []
    if len(values) != len(types):
        tally.count(row["hash"], "values: wrong number", f"{len(values)} of {len(types)}")
        return
    for node, expected, (_, _, found) in zip(row["nodes"], types, values, strict=True):
        if found != short_type(expected):
            tally.count(row["hash"], f"type of {node['op']}",
                        f"{node['id']}: {found} where {short_type(expected)} is expected")
            return
    known = {node["id"]: kind for node, kind in zip(row["nodes"], types, strict=True)}
    known.update({f"in{index}": entry for index, entry in enumerate(row["inputs"])})
    outputs = [short_type(known[name]) for name in row["outputs"]]
    if answer.get("outputs") != outputs:
        tally.count(row["hash"], "types of outputs", f"{answer.get('outputs')}, not {outputs}")
        return
    tally.count(row["hash"], None)


def distances(row: Row, inputs: list[Any], index: int, found: Any, expected: Any) -> str:
    """The distance of both sides' results from the graph in double, over the tolerance at t =
    -5."""
    torch = require_torch()
    exact = in_double(row, inputs)[0][index].double()
    relative, absolute = tolerances(str(expected.dtype)[6:], -5.0) or (0.0, 1.0)

    def most(result: Any) -> float:
        error = (result.double() - exact).abs() / (absolute + relative * exact.abs())
        finite = error[torch.isfinite(error)]
        return float(finite.max()) if finite.numel() else 0.0

    return f"from double, in tolerances: ours {most(found):.3g}, PyTorch {most(expected):.3g}"


def compare_values(row: Row, answer: dict[str, Any] | None, reference: list[Any], root: Path,
                   t: float, tally: Tally) -> None:
    """Compares every output's values with PyTorch's at tolerance t."""
    name = f"{row['hash']}.safetensors"
    from safetensors.torch import load_file
    failed = error_cause(answer, "run")
    if failed is not None:
        tally.count(row["hash"], *failed)
        return
    try:
        outputs = load_file(root / "out" / name)
    except Exception as error:  # absent or malformed
        tally.count(row["hash"], "run: no output file", str(error))
        return
    for index, expected in enumerate(reference):
        found = outputs.get(f"out{index}")
        reason = "missing" if found is None else disagreement(found, expected, t)
        if reason is not None:
            if found is not None and found.shape == expected.shape and found.is_floating_point():
                inputs = load_file(root / "in" / name)
                reason += "; " + distances(row, [inputs[f"in{i}"] for i in range(len(inputs))],
                                           index, found, expected)
            ops = sorted({node["op"] for node in row["nodes"]})
            tally.count(row["hash"], "values: " + reason.split()[0].replace("dtype", "wrong dtype")
                        if found is None else "values differ",
                        f"out{index}: {reason}; ops {', '.join(ops)}")
            return
    tally.count(row["hash"], None)


def select(rows: list[Row], options: argparse.Namespace, skipped: Counter[str]) -> list[Row]:
    """The rows to compare: named ones or a seeded sample; large and random ones are left out."""
    if options.only:
        rows = [row for row in rows
                if any(row["hash"].startswith(prefix) for prefix in options.only)]
    kept = []
    for row in rows:
        row.setdefault("hash", row_hash(row))
        if any(is_random(node) for node in row["nodes"]):
            skipped["random"] += 1
            continue
        if not options.self_check and not options.recorded and slice_bounds(row):
            skipped["whose types depend on an input's value"] += 1
            continue
        kept.append(row)
    if options.limit is not None and options.limit < len(kept):
        order = sorted(random.Random(options.seed).sample(range(len(kept)), options.limit))
        kept = [kept[index] for index in order]
    return kept


def small_enough(row: Row, types: list[Any], limit: int) -> bool:
    """True if inputs and outputs together stay within the limit."""
    nodes = [{**node, "type": kind} for node, kind in zip(row["nodes"], types, strict=True)]
    return row_bytes({**row, "nodes": nodes}) <= limit


def reference_outputs(row: Row, inputs: list[Any]) -> list[Any]:
    """PyTorch's outputs on copies of the inputs."""
    return flat_outputs(row, execute(row, [tensor.clone() for tensor in inputs]))


def taken(skipped: Counter[str], action: Callable[[], Any]) -> Any:
    """PyTorch's answer, or None and one more skipped row if it rejects the row."""
    try:
        return action()
    except RuntimeError as error:
        skipped[f"that PyTorch rejects ({str(error)[:60]})"] += 1
        return None


def compare(rows: list[Row], options: argparse.Namespace, skipped: Counter[str]) -> list[Tally]:
    """Compares types and values of the program with PyTorch's."""
    from safetensors.torch import save_file
    generator = random.Random(options.seed)
    type_tally, value_tally = Tally("types"), Tally("values")
    types = {row["hash"]: taken(skipped, lambda: [node["type"] for node in row["nodes"]]
                                if options.recorded else live_types(row, options.seed))
             for row in rows}
    rows = [row for row in rows if types[row["hash"]] is not None]
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder)
        (root / "in").mkdir()
        (root / "out").mkdir()
        every = root / "types.jsonl.gz"
        write_rows(every, [without_types(row, options.types, generator) for row in rows])
        answers = by_hash(run_program(
            [options.program, "import", str(every), "--json", "--values"], options.timeout), rows)
        for row in rows:
            compare_types(row, answers.get(row["hash"]), types[row["hash"]], type_tally)
        runnable, references = [], {}
        for row in rows if not options.no_values else []:
            if not small_enough(row, types[row["hash"]], options.max_bytes):
                skipped["over --max-bytes (values only)"] += 1
                continue
            inputs = make_inputs(row, seed_of(row, options.seed))
            reference = taken(skipped, lambda: reference_outputs(row, inputs))
            if reference is None:
                continue
            references[row["hash"]] = reference
            save_file({f"in{i}": tensor.contiguous() for i, tensor in enumerate(inputs)},
                      root / "in" / f"{row['hash']}.safetensors")
            runnable.append(row)
        if runnable:
            lines = root / "values.jsonl.gz"
            write_rows(lines, [without_types(row, options.types, generator) for row in runnable])
            answers = by_hash(run_program(
                [options.program, "run", str(lines), "--inputs", str(root / "in"), "--outputs",
                 str(root / "out"), "--json", "--pipeline", options.pipeline], options.timeout),
                runnable)
            for row in runnable:
                compare_values(row, answers.get(row["hash"]), references[row["hash"]], root,
                               options.tolerance, value_tally)
    return [type_tally, value_tally] if not options.no_values else [type_tally]


def self_check(rows: list[Row], options: argparse.Namespace, skipped: Counter[str]) -> list[Tally]:
    """Compares the lines' own types with PyTorch's, and checks that seeded inputs give finite
    outputs."""
    torch = require_torch()
    hashes, type_tally, value_tally = Tally("hashes"), Tally("types"), Tally("values")
    for row in rows:
        digest = row_hash(row)
        hashes.count(row["hash"], None if digest == row["hash"] else "another hash", digest)
        try:
            types = live_types(row, options.seed)
        except Exception as error:  # whatever PyTorch rejects
            type_tally.count(row["hash"], f"PyTorch rejects it: {type(error).__name__}", str(error))
            continue
        wrong = [node for node, kind in zip(row["nodes"], types, strict=True)
                 if node.get("type") != kind]
        cause = f"type of {wrong[0]['op']}" if wrong else None
        type_tally.count(row["hash"], cause, wrong[0]["id"] if wrong else "")
        if options.no_values:
            continue
        if not small_enough(row, types, options.max_bytes):
            skipped["over --max-bytes (values only)"] += 1
            continue
        try:
            outputs = reference_outputs(row, make_inputs(row, seed_of(row, options.seed)))
        except Exception as error:  # whatever PyTorch rejects
            value_tally.count(row["hash"], f"PyTorch fails: {type(error).__name__}", str(error))
            continue
        again = reference_outputs(row, make_inputs(row, seed_of(row, options.seed)))
        nan = any(bool(torch.isnan(out).any()) for out in outputs if out.is_floating_point())
        same = all(torch.equal(a, b) for a, b in zip(outputs, again, strict=True))
        value_tally.count(row["hash"],
                          "NaN from seeded inputs" if nan else None if same else "not repeatable",
                          ", ".join(sorted({node["op"] for node in row["nodes"]})))
    return [hashes, type_tally, value_tally][:2 if options.no_values else 3]


def report(tallies: list[Tally], skipped: Counter[str], options: argparse.Namespace) -> None:
    """A table and the failures by cause; JSON with --json."""
    if options.json:
        print(json.dumps({
            "skipped": dict(skipped),
            **{tally.name: {"agreed": tally.agreed, "total": tally.total, "share": tally.share,
                            "failures": [dict(zip(("graph", "cause", "detail"), failure))
                                         for failure in tally.failures]} for tally in tallies}}))
        return
    print(f"{'what':<8} {'agree':>6} {'of':>6} {'share':>8}")
    for tally in tallies:
        print(f"{tally.name:<8} {tally.agreed:>6} {tally.total:>6} {tally.share:>8.2%}")
    for reason, count in sorted(skipped.items()):
        print(f"skipped: {count} {reason}")
    for tally in tallies:
        examples: dict[str, tuple[str, str]] = {}
        for graph, cause, detail in tally.failures:
            examples.setdefault(cause, (graph, detail))
        for cause, count in Counter(cause for _, cause, _ in tally.failures).most_common():
            graph, detail = examples[cause]
            print(f"{tally.name}: {count:>5}  {cause}  (such as {graph[:12]}: {detail[:160]})")


def run_matrix(rows: list[Row], options: argparse.Namespace) -> int:
    """Every dtype, size and input set; 1 if a cell is below --require-values."""
    def listed(text: str, known: Any, what: str) -> list[str]:
        names = list(known) if text == "all" else text.split(",")
        for name in names:
            if name not in known:
                raise PassnetError(f"expected {what} among {', '.join(known)}, found `{name}`")
        return names

    matrix = compare_matrix(
        rows, [options.program, "run", "--pipeline", options.pipeline],
        listed(options.dtypes, ("float32", "float16", "bfloat16"), "dtypes"),
        listed(options.sizes, SIZES, "sizes"), listed(options.input_sets, INPUT_SETS, "sets"),
        options.seed, options.max_bytes, options.timeout,
        lambda line: print(line, file=sys.stderr, flush=True))
    report_matrix(matrix, options)
    return 0 if all(cell.agreed >= options.require_values * cell.total
                    for cell in matrix.cells.values()) else 1


def report_matrix(matrix: Matrix, options: argparse.Namespace) -> None:
    """Failures by cell and reason; JSON with --json."""
    if options.json:
        print(json.dumps({"absent": dict(matrix.absent), "cells": [
            {"size": size, "dtype": dtype, "set": name, "agreed": cell.agreed, "total": cell.total,
             "rounding": cell.rounding, "failures": cell.failures}
            for (size, dtype, name), cell in matrix.cells.items()]}))
        return
    for (size, dtype, name), cell in matrix.cells.items():
        if cell.failures:
            print(f"{size} {dtype} {name}: {cell.agreed} of {cell.total}")
        for failure in cell.failures:
            print(f"    {failure['graph'][:12]} {failure['reason']}  [{failure['ops']}]")
    for reason, count in sorted(matrix.absent.items()):
        print(f"no variant: {count} {reason}")
    total = sum(cell.total for cell in matrix.cells.values())
    rounding = sum(cell.rounding for cell in matrix.cells.values())
    print(f"all cells: {sum(cell.agreed for cell in matrix.cells.values())} of {total}, "
          f"{rounding} of them within rounding, not at t = -5")


def parse_arguments() -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file", type=Path, metavar="FILE", help=".jsonl or .jsonl.gz")
    parser.add_argument("--program", default="build/passnet", help="default build/passnet")
    parser.add_argument("--pipeline", choices=PIPELINES, default=PIPELINES[0],
                        help=f"the pipeline of the program's side (default {PIPELINES[0]})")
    parser.add_argument("--self-check", action="store_true",
                        help="without the program: the lines' types against PyTorch's")
    parser.add_argument("--matrix", action="store_true",
                        help="values only: every dtype, size, input set; the program draws inputs")
    parser.add_argument("--dtypes", default="all", help="float32,float16,bfloat16 (--matrix)")
    parser.add_argument("--sizes", default="all", help=f"{','.join(SIZES)} (--matrix)")
    parser.add_argument("--input-sets", default="all", help=f"{','.join(INPUT_SETS)} (--matrix)")
    parser.add_argument("--types", choices=("strip", "falsify", "keep"), default="strip")
    parser.add_argument("--recorded", action="store_true",
                        help="compare with the types that the lines carry, and count every line")
    parser.add_argument("--limit", type=int, help="size of a seeded sample of graphs")
    parser.add_argument("--only", action="append", metavar="HASH",
                        help="first characters of a hash")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--tolerance", type=float, default=-5.0, metavar="T")
    parser.add_argument("--max-bytes", type=int, default=64_000_000,
                        help="largest inputs and outputs of a graph to run (default 64 MB)")
    parser.add_argument("--no-values", action="store_true", help="compare types only")
    parser.add_argument("--timeout", type=float, default=3600.0, help="seconds for each command")
    parser.add_argument("--require-types", type=float, default=0.0, metavar="SHARE")
    parser.add_argument("--require-values", type=float, default=0.0, metavar="SHARE")
    parser.add_argument("--json", action="store_true")
    return parser.parse_args()


def main() -> int:
    """Exit code 0: shares reached; 1: below a required share; 2: bad usage or unreadable input."""
    options = parse_arguments()
    skipped: Counter[str] = Counter()
    try:
        require_torch().set_num_threads(2)
        rows = select(read_rows(options.file), options, skipped)
        if options.matrix:
            return run_matrix(rows, options)
        tallies = (self_check if options.self_check else compare)(rows, options, skipped)
    except PassnetError as error:
        print(f"error: {error}", file=sys.stderr)
        return 2
    report(tallies, skipped, options)
    if options.self_check:
        return 0 if all(tally.agreed == tally.total for tally in tallies) else 1
    required = {"types": options.require_types, "values": options.require_values}
    return 0 if all(tally.share >= required[tally.name] for tally in tallies) else 1


if __name__ == "__main__":
    sys.exit(main())
