#!/usr/bin/env python3
"""Compares `passnet run` with each GraphNet folder's own model.py in live PyTorch, on the CPU.

    tools/compare_graphs_with_torch.py SAMPLES --program build/passnet --limit 100
    tools/compare_graphs_with_torch.py SAMPLES --only timm/resnet18

The program draws the inputs. A graph agrees if every output passes at t = -5, or is as close to the
graph computed in double as PyTorch is: |out - ref64| <= tolerance at -5 + 4 max|ref - ref64|, NaN
and Inf where PyTorch has them. `passnet bisect FOLDER --until wrong --with eager` finds the smallest
part of a graph on which both sides differ.
"""

from __future__ import annotations

import argparse
import json
import random
import resource
import subprocess
import sys
import tempfile
import time
from collections import Counter, defaultdict
from dataclasses import dataclass
from pathlib import Path
from select import select as select_ready
from typing import Any

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "python"))

from passnet.errors import PassnetError, require_torch  # noqa: E402
from passnet.tolerance import disagreement, tolerances  # noqa: E402

LEVELS = range(-10, 1)


@dataclass
class Outcome:
    """One graph: `verdict` is equal, rounding, differs, or the reason why there is no
    comparison."""

    graph: str
    verdict: str
    detail: str = ""
    level: int | None = None  # the min t at which every output passes, up to 0
    seconds: float = 0.0
    torch_seconds: float = 0.0


def run_limited(command: list[str], options: argparse.Namespace) -> str | None:
    """The error, or None."""
    def limit() -> None:
        resource.setrlimit(resource.RLIMIT_AS, (options.memory, options.memory))
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=options.timeout,
                              check=False, preexec_fn=limit)
    except subprocess.TimeoutExpired:
        return "timeout"
    if done.returncode == 0:
        return None
    lines = done.stderr.strip().splitlines() or [f"exit code {done.returncode}"]
    errors = [line for line in lines if "rror" in line]
    return (errors or lines)[-1]


def conditioned(out: Any, reference: Any, wide: Any) -> str | None:
    """Says why `out` is further from the result in double than PyTorch's rounding explains, or
    None."""
    torch = require_torch()
    if out.dtype != reference.dtype or out.shape != reference.shape:
        return disagreement(out, reference, -5)
    limits = tolerances(str(reference.dtype)[6:], -5)
    if limits is None or wide is None or wide.shape != reference.shape:
        return disagreement(out, reference, -5)
    found, expected, exact = out.double(), reference.double(), wide.double()
    finite = torch.isfinite(expected)
    same = (torch.isnan(found) == torch.isnan(expected)) & (finite == torch.isfinite(found))
    if not bool(same.all()):
        return f"{int((~same).sum())} of {out.numel()} elements differ in being NaN or Inf"
    known = finite & torch.isfinite(exact)
    noise = float((expected - exact)[known].abs().max()) if bool(known.any()) else 0.0
    allowed = limits[1] + limits[0] * exact.abs() + 4 * noise
    wrong = known & ((found - exact).abs() > allowed)
    if not bool(wrong.any()):
        return None
    gap = float((found - exact).abs()[wrong].max())
    return (f"{int(wrong.sum())} of {out.numel()} elements are off, by up to {gap:.3g} where "
            f"PyTorch is by {noise:.3g}")


def distances(outs: list[Any], references: list[Any], wides: list[Any]) -> str:
    """The max distance of both sides from the results in double."""
    def furthest(sides: list[Any]) -> float:
        gaps = [(side.double() - wide.double()).abs().nan_to_num(0, 0, 0)
                for side, wide in zip(sides, wides, strict=True) if wide.is_floating_point()]
        return max((float(gap.max()) for gap in gaps if gap.numel()), default=0.0)
    return f"off by {furthest(outs):.2g}, PyTorch by {furthest(references):.2g}"


def least_level(outs: list[Any], references: list[Any]) -> int | None:
    """The min t at which every output passes."""
    for t in LEVELS:
        if all(disagreement(out, reference, t) is None
               for out, reference in zip(outs, references, strict=True)):
            return t
    return None


def tensors(path: Path) -> list[Any]:
    """out0, out1, … of a file."""
    from safetensors.torch import load_file
    stored = load_file(path)
    return [stored[f"out{index}"] for index in range(len(stored))]


class Torch:
    """A child that runs graphs in PyTorch; it is replaced after a graph that took too long."""

    def __init__(self, options: argparse.Namespace) -> None:
        self.options = options
        self.child: subprocess.Popen[str] | None = None

    def run(self, folder: Path, inputs: Path, outputs: Path, mutated: list[int],
            wide: bool) -> str | None:
        """The error, or None."""
        if self.child is None:
            self.child = subprocess.Popen(
                [sys.executable, str(HERE / "graph_in_torch.py"), "--memory",
                 str(self.options.memory)],
                stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        assert self.child.stdin is not None and self.child.stdout is not None
        request = {"folder": str(folder), "inputs": str(inputs), "outputs": str(outputs),
                   "mutated": mutated, "wide": wide}
        print(json.dumps(request), file=self.child.stdin, flush=True)
        ready, _, _ = select_ready([self.child.stdout], [], [], self.options.timeout)
        line = self.child.stdout.readline() if ready else ""
        if not line:
            self.stop()
            return "it died" if ready else "timeout"
        return json.loads(line)["error"]

    def stop(self) -> None:
        """Ends the child."""
        if self.child is not None:
            self.child.kill()
            self.child.wait()
            self.child = None


class Comparison:
    """Runs one folder on both sides, in a scratch directory."""

    def __init__(self, options: argparse.Namespace, scratch: Path, torch_side: Torch) -> None:
        self.options = options
        self.torch_side = torch_side
        self.inputs = scratch / "in.safetensors"
        self.ours = scratch / "ours.safetensors"
        self.theirs = scratch / "theirs.safetensors"
        self.wide = scratch / "wide.safetensors"

    def run(self, graph: str, folder: Path, mutated: list[int]) -> Outcome:
        """The verdict; the files hold both sides' results, if there are any."""
        begin = time.monotonic()
        failed = run_limited(
            [self.options.program, "run", str(folder), "--seed", str(self.options.seed),
             "--save-inputs", str(self.inputs), "--outputs", str(self.ours)], self.options)
        middle = time.monotonic()
        if failed is not None:
            return Outcome(graph, "too long" if failed == "timeout" else "passnet fails", failed)
        failed = self.torch_side.run(folder, self.inputs, self.theirs, mutated, False)
        if failed is not None:
            return Outcome(graph, "too long for PyTorch" if failed == "timeout"
                           else "PyTorch fails", failed)
        outcome = self.judge(graph, folder, mutated)
        outcome.seconds, outcome.torch_seconds = middle - begin, time.monotonic() - middle
        return outcome

    def judge(self, graph: str, folder: Path, mutated: list[int]) -> Outcome:
        """Compares every output with PyTorch's; also in double if that is needed to decide."""
        outs, references = tensors(self.ours), tensors(self.theirs)
        if len(outs) != len(references):
            return Outcome(graph, "differs",
                           f"{len(outs)} outputs where {len(references)} are expected")
        level = least_level(outs, references)
        if level is not None and level <= -5:
            return Outcome(graph, "equal", level=level)
        reason = self.first_difference(folder, mutated)
        if reason is not None:
            return Outcome(graph, "differs", f"out{reason[0]}: {reason[1]}", level)
        return Outcome(graph, "rounding", distances(outs, references, tensors(self.wide)), level)

    def first_difference(self, folder: Path, mutated: list[int]) -> tuple[int, str] | None:
        """The first output that rounding does not explain, and the reason."""
        outs, references = tensors(self.ours), tensors(self.theirs)
        failed = self.torch_side.run(folder, self.inputs, self.wide, mutated, True)
        wides = tensors(self.wide) if failed is None else [None] * len(outs)
        for index, (out, reference, wide) in enumerate(zip(outs, references, wides, strict=True)):
            if disagreement(out, reference, -5) is None:
                continue
            reason = conditioned(out, reference, wide)
            if reason is not None:
                return index, reason + ("" if failed is None else f" (not in double: {failed})")
        return None


def import_all(options: argparse.Namespace) -> list[dict[str, Any]]:
    """One row per graph, as `passnet import` prints them."""
    done = subprocess.run([options.program, "import", str(options.samples), "--json"],
                          capture_output=True, text=True, check=False)
    if done.returncode not in (0, 1):
        raise PassnetError(f"`{options.program} import` exited with {done.returncode}")
    return [json.loads(line) for line in done.stdout.splitlines()]


SIZES = {"float64": 8, "int64": 8, "complex64": 8, "float32": 4, "int32": 4, "float16": 2,
         "bfloat16": 2, "int16": 2}


def input_bytes(row: dict[str, Any]) -> int:
    """The bytes that the inputs take."""
    total = 0
    for dtype, shape in row["inputs"]:
        size = SIZES.get(dtype, 1)
        for extent in shape:
            size *= extent
        total += size
    return total


def select(rows: list[dict[str, Any]], options: argparse.Namespace,
           skipped: Counter[str]) -> list[dict[str, Any]]:
    """Named graphs, or a seeded sample that takes graphs from each source in turn."""
    if options.only:
        return [row for row in rows if any(prefix in row["graph"] for prefix in options.only)]
    by_source: dict[str, list[dict[str, Any]]] = defaultdict(list)
    for row in rows:
        if not row["ok"]:
            skipped["not imported"] += 1
        elif input_bytes(row) > options.max_bytes:
            skipped["inputs over --max-bytes"] += 1
        else:
            by_source[row["graph"].split("/")[0]].append(row)
    generator = random.Random(options.seed)
    for group in by_source.values():
        generator.shuffle(group)
    chosen: list[dict[str, Any]] = []
    while any(by_source.values()) and len(chosen) < options.limit:
        for group in by_source.values():
            if group and len(chosen) < options.limit:
                chosen.append(group.pop())
    return chosen


def parse_arguments() -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("samples", type=Path, help="a folder of GraphNet folders")
    parser.add_argument("--program", default="build/passnet", help="default build/passnet")
    parser.add_argument("--limit", type=int, default=100, help="number of graphs (default 100)")
    parser.add_argument("--only", action="append", metavar="TEXT",
                        help="graphs whose name contains this")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--max-bytes", type=int, default=400_000_000,
                        help="largest inputs of a graph (default 400 MB)")
    parser.add_argument("--memory", type=int, default=16 << 30, help="of each child, in bytes")
    parser.add_argument("--timeout", type=float, default=120.0, help="seconds for each child")
    parser.add_argument("--json", action="store_true")
    return parser.parse_args()


def show(outcome: Outcome, options: argparse.Namespace) -> None:
    """A line for one graph."""
    if options.json:
        print(json.dumps(vars(outcome)), flush=True)
        return
    level = "" if outcome.level is None else f"t={outcome.level}"
    print(f"{outcome.verdict:<10} {level:<6} {outcome.seconds:6.1f} s {outcome.torch_seconds:6.1f} s"
          f"  {outcome.graph}  {outcome.detail[:400]}", flush=True)


def main() -> int:
    """Exit code 0: none differs; 1: one does; 2: bad usage."""
    options = parse_arguments()
    skipped: Counter[str] = Counter()
    verdicts: Counter[str] = Counter()
    try:
        chosen = select(import_all(options), options, skipped)
        with tempfile.TemporaryDirectory() as folder:
            scratch = Path(folder)
            torch_side = Torch(options)
            comparison = Comparison(options, scratch, torch_side)
            for row in chosen:
                path = options.samples / row["graph"]
                if not (path / "model.py").exists():
                    path = options.samples
                outcome = comparison.run(row["graph"], path, row.get("mutated", []))
                verdicts[outcome.verdict] += 1
                show(outcome, options)
            torch_side.stop()
    except PassnetError as error:
        print(f"error: {error}", file=sys.stderr)
        return 2
    summary = ", ".join(f"{count} {verdict}" for verdict, count in verdicts.most_common())
    left_out = ", ".join(f"{count} {reason}" for reason, count in skipped.items())
    print(f"{sum(verdicts.values())} graphs: {summary}; left out: {left_out or 'none'}",
          file=sys.stderr)
    return 1 if verdicts["differs"] or verdicts["passnet fails"] else 0


if __name__ == "__main__":
    sys.exit(main())
