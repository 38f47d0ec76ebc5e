#!/usr/bin/env python3
"""Runs graphs on this machine's GPU: are the values right, and is no access of memory wrong?

    tools/cuda_on_device.py --program build/passnet --out out/cuda --deadline 560

Needs what docs/cuda.md names; compute-sanitizer is used where it is. Its parts run one after the
other, each with a share of the time until the deadline; what a part leaves is for those after it.
--parts selects some.

  values     graphs of the suite and of PassBench, and the recorded calls of every op, op by op and by
             the default compiler, against the interpreter
  more       the same of the graphs that --more names
  sanitizer  compute-sanitizer's memcheck, racecheck and initcheck over small graphs, by both
             compilers and with all example passes

Each part writes PART.jsonl, a line per graph as soon as it is known; machine.json is what `passnet
doctor` finds. Processes share the graphs: a kernel that faults ends its process alone, and the graphs
after it are run by the next one. Exit code 1: something is wrong, or a part could not run.

`passnet bench SUITE --device cuda --candidate default,eager` times graphs; `passnet variants` makes
them in other dtypes and batches.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Callable

from device_run import Named, Run

ROOT = Path(__file__).resolve().parent.parent
PIPELINES = ("op-by-op", "default")
CORRECT = ("right", "rounding")
CHUNK = 40  # graphs of a process
LIBRARY_OPS = re.compile(r"= (?:conv\w*|linear|matmul|bmm|mm|addmm|baddbmm|einsum|bilinear|"
                         r"scaled_dot_product_attention|multi_head_attention_forward|\w*conv\d?d?)\(")
SANITIZER_TOOLS = ("memcheck", "racecheck", "initcheck")
SANITIZER_WAYS = ("default", "op-by-op", "passes")


def split_texts(path: Path, name: str) -> list[Named]:
    """The graphs of a text, each with the kernels that follow it."""
    parts = re.split(r"(?m)^(?=graph @)", path.read_text(encoding="utf-8"))
    graphs = [part for part in parts if part.startswith("graph @")]
    return [Named(f"{name}#{number}", text) for number, text in enumerate(graphs)]


def graphs_of_suite(folder: Path, at_most: int, libraries_first: bool = False) -> list[Named]:
    """Graphs of a suite, as many of each task as the others have; graphs with ops that libraries
    compute come last, or first."""
    tasks = [sorted(task.glob("*.graph")) for task in sorted(folder.iterdir()) if task.is_dir()]
    rounds: list[Named] = []
    for turn in range(max(map(len, tasks), default=0)):
        for task in tasks:
            if turn < len(task):
                path = task[turn]
                rounds += split_texts(path, f"{path.parent.name}/{path.stem}")[:1]
    rounds.sort(key=lambda graph: (LIBRARY_OPS.search(graph.text) is None) == libraries_first)
    return rounds[:at_most]


def verdict(row: dict[str, Any]) -> str:
    """`right`, `rounding`, `wrong`, or the id of an error."""
    if "error" in row:
        return str(row["error"]["id"])
    if row["check"]["wrong"] == 0:
        return "right"
    return "rounding" if row["check"]["holds"] else "wrong"


def check_values(run: Run, part_name: str, graphs: list[Named]) -> None:
    """Runs every graph by both compilers, many processes at once."""
    chunks = [(pipeline, number, graphs[number:number + CHUNK])
              for number in range(0, len(graphs), CHUNK) for pipeline in PIPELINES]
    verdicts: Counter[str] = Counter()
    with open(run.out / f"{part_name}.jsonl", "w", encoding="utf-8") as file:
        def work(chunk: tuple[str, int, list[Named]]) -> None:
            pipeline, number, part = chunk
            arguments = ["run", "--device", "cuda", "--pipeline", pipeline, "--check"]
            for graph, row in run.rows(part, arguments, f"{part_name}-{pipeline}-{number}",
                                       "cache"):
                found = verdict(row)
                verdicts[found] += 1
                kept = {"graph": graph.source, "pipeline": pipeline, "verdict": found,
                        "check": row.get("check"), "error": row.get("error")}
                if found not in CORRECT:
                    kept["text"] = graph.text[:3000]
                    run.failures += 1
                    if run.failures <= run.options.show:
                        said = row.get("error") or row["check"]["first"]
                        print(f"{pipeline} {graph.source}: {str(said)[:300]}", flush=True)
                file.write(json.dumps(kept) + "\n")
                file.flush()

        with ThreadPoolExecutor(run.options.jobs) as pool:
            list(pool.map(work, chunks))
    print(f"{part_name}: " + ", ".join(f"{count} {found}" for found, count in verdicts.most_common()))


def values_graphs(run: Run) -> list[Named]:
    suites = ROOT / "data" / "suites"
    graphs = graphs_of_suite(ROOT / "data" / "suite", 1000)
    graphs += graphs_of_suite(suites / "passbench-fusible", run.options.fusible)
    graphs += graphs_of_suite(suites / "passbench-typical", run.options.library, True)
    return graphs + split_texts(ROOT / "tests" / "op" / "cases.graph", "cases")


def more_graphs(run: Run) -> list[Named]:
    return [graph for path in map(Path, run.options.more) for graph in split_texts(path, path.stem)]


def find_sanitizer() -> str | None:
    found = shutil.which("compute-sanitizer")
    if found:
        return found
    installed = sorted(Path("/usr/local").glob("cuda*/bin/compute-sanitizer"))
    return str(installed[-1]) if installed else None


def sanitizer_errors(text: str) -> int:
    """The number of errors in a log of compute-sanitizer; -1 if the log has no summary."""
    found = re.findall(r"(?:ERROR SUMMARY: (\d+) errors?|RACECHECK SUMMARY: (\d+) hazards?)", text)
    return sum(int(errors or hazards) for errors, hazards in found) if found else -1


def sanitize(run: Run) -> None:
    """Runs small graphs, by both compilers and with the example passes, under each tool of
    compute-sanitizer."""
    program = find_sanitizer()
    if program is None:
        print("sanitizer: compute-sanitizer is not there", flush=True)
        run.failures += 1
        return
    graphs = graphs_of_suite(ROOT / "data" / "suite", run.options.sanitized)
    size = max(len(graphs) // max(run.options.jobs, 1), 1)
    chunks = [(tool, way, number, graphs[number:number + size]) for tool in SANITIZER_TOOLS
              for way in SANITIZER_WAYS for number in range(0, len(graphs), size)]
    graphs_of: Counter[str] = Counter()
    with open(run.out / "sanitizer.jsonl", "w", encoding="utf-8") as file:
        def work(chunk: tuple[str, str, int, list[Named]]) -> None:
            tool, way, number, part = chunk
            if run.left() <= 1:
                return
            log = run.out / f"sanitizer-{tool}-{way}-{number}.txt"
            prefix = (program or "", "--tool", tool, "--log-file", str(log))
            arguments = ["compile", "--device", "cuda", "--time", "--passes",
                         str(ROOT / "examples" / "passes")]
            if way in PIPELINES:
                arguments = ["run", "--device", "cuda", "--pipeline", way]
            rows = list(run.rows(part, arguments, f"{tool}-{way}-{number}", "cache", prefix))
            text = log.read_text(errors="replace") if log.exists() else ""
            if run.left() <= 0:  # the end of the part ended the tool, too
                log.unlink(missing_ok=True)
                return
            errors = sanitizer_errors(text)
            file.write(json.dumps({"tool": tool, "way": way, "graphs": len(rows),
                                   "errors": errors}) + "\n")
            file.flush()
            graphs_of[tool] += len(rows)
            if errors == 0:
                log.unlink(missing_ok=True)
            else:  # a log without a summary counts: the tool did not end well
                run.failures += 1
                print(f"sanitizer {tool}: {text[:600]}", flush=True)

        with ThreadPoolExecutor(max(run.options.jobs // 2, 1)) as pool:
            list(pool.map(work, chunks))
    print("sanitizer: " + ", ".join(f"{tool} on {count} graphs" for tool, count in graphs_of.items()))


@dataclass
class Part:
    name: str
    weight: float  # of the time that is left, relative to the parts after it
    action: Callable[[Run], None]


PARTS = (
    Part("values", 5, lambda run: check_values(run, "values", values_graphs(run))),
    Part("more", 5, lambda run: check_values(run, "more", more_graphs(run))),
    Part("sanitizer", 2, sanitize),
)


def show_machine(run: Run) -> None:
    found = subprocess.run([run.options.program, "doctor", "--json"], capture_output=True, text=True,
                           check=False, env=run.environment("cache"))
    (run.out / "machine.json").write_text(found.stdout, encoding="utf-8")
    for line in found.stdout.splitlines():
        row = json.loads(line)
        if row["what"] in ("NVIDIA", "GPU", "NVRTC", "cuBLASLt", "cuDNN", "PyTorch"):
            print(f"{row['what']}: {row['found']}")
    sys.stderr.write(found.stderr[-500:])


def run_parts(options: argparse.Namespace) -> int:
    run = Run(options)
    show_machine(run)
    wanted = [part for part in PARTS if part.name in options.parts.split(",")]
    for number, part in enumerate(wanted):
        (run.out / f"{part.name}.jsonl").unlink(missing_ok=True)
        run.begin_part(part.weight / sum(later.weight for later in wanted[number:]))
        part.action(run)
        print(f"{part.name}: {time.monotonic() - run.begin:.0f} s so far", flush=True)
    return 1 if run.failures else 0


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--program", default=str(ROOT / "build" / "passnet"))
    parser.add_argument("--out", default="out/cuda")
    parser.add_argument("--deadline", type=float, default=560, help="seconds")
    parser.add_argument("--parts", default=",".join(part.name for part in PARTS))
    parser.add_argument("--jobs", type=int, default=max((os.cpu_count() or 2) - 2, 1))
    parser.add_argument("--more", action="append", default=[],
                        help="a file of graphs, such as build/tests/write_random_graphs prints")
    parser.add_argument("--fusible", type=int, default=300, help="graphs of passbench-fusible")
    parser.add_argument("--library", type=int, default=60,
                        help="graphs of passbench-typical with products and convolutions")
    parser.add_argument("--sanitized", type=int, default=200, help="graphs under compute-sanitizer")
    parser.add_argument("--show", type=int, default=20, help="wrong graphs that are printed")
    return run_parts(parser.parse_args(arguments))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
