#!/usr/bin/env python3
"""Runs graphs on this machine's GPU: are the values right, and how long do they take?

    tools/cuda_on_device.py --program build/passnet --out out/cuda [--deadline 120]

Three parts, each with one JSON line per graph, written as soon as it is known:
  machine.json     what `passnet doctor` finds
  values.jsonl     every graph, op by op and by the default compiler, against the interpreter
  times.jsonl      a sample of PassBench: op by op, default, and PyTorch, in turns

Graphs are the suite, parts of PassBench, with --cases the recorded calls of every op (tests/op) and,
with --random FILE, what build/tests/write_random_graphs printed. Processes share them: a kernel
that faults ends its process alone, and the graphs after it are run by the next one. Ends at the
deadline with what there is.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import subprocess
import sys
import tempfile
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Iterator

ROOT = Path(__file__).resolve().parent.parent
CHUNK = 40  # graphs of a process
PIPELINES = ("op-by-op", "default")
LIBRARY_OPS = re.compile(r"= (?:conv\w*|linear|matmul|bmm|mm|addmm|baddbmm|einsum|bilinear|"
                         r"scaled_dot_product_attention|multi_head_attention_forward|\w*conv\d?d?)\(")


@dataclass
class Named:
    """The text of a graph, and where it is from."""
    source: str
    text: str


def split_texts(path: Path, name: str) -> list[Named]:
    """The graphs of a text, each with the kernels that follow it."""
    parts = re.split(r"(?m)^(?=graph @)", path.read_text(encoding="utf-8"))
    return [Named(f"{name}#{number}", part)
            for number, part in enumerate(part for part in parts if part.startswith("graph @"))]


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


class Run:
    """One run of this script: its options, its deadline and its files."""

    def __init__(self, options: argparse.Namespace) -> None:
        self.options = options
        self.begin = time.monotonic()
        self.out = Path(options.out)
        self.out.mkdir(parents=True, exist_ok=True)
        self.scratch = tempfile.TemporaryDirectory()

    def left(self) -> float:
        return self.options.deadline - (time.monotonic() - self.begin)

    def environment(self, cache: str) -> dict[str, str]:
        return {**os.environ, "PASSNET_CACHE": str(Path(self.scratch.name) / cache)}

    def start(self, arguments: list[str], cache: str) -> subprocess.Popen[str]:
        return subprocess.Popen([self.options.program, *arguments], text=True,
                                stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                                env=self.environment(cache))

    def write_text(self, graphs: list[Named], name: str) -> str:
        """The graphs as one file; names are those of their places."""
        path = Path(self.scratch.name) / f"{name}.graph"
        texts = (re.sub(r"^graph @[^(\s]*", f"graph @g{number}", graph.text, count=1)
                 for number, graph in enumerate(graphs))
        path.write_text("\n".join(texts), encoding="utf-8")
        return str(path)

    def rows(self, graphs: list[Named], arguments: list[str], name: str,
             cache: str) -> Iterator[tuple[Named, Any]]:
        """Each graph with its row; a graph that ended its process has an error. Graphs after it
        go to another process."""
        turn = 0
        while graphs and self.left() > 1:
            path = self.write_text(graphs, f"{name}-{turn}")
            turn += 1
            process = self.start([arguments[0], path, *arguments[1:], "--json"], cache)
            done = 0
            assert process.stdout is not None and process.stderr is not None
            for line in process.stdout:
                yield graphs[done], json.loads(line)
                done += 1
                if self.left() < 0 or done == len(graphs):
                    break
            if self.left() < 0:
                process.kill()
                return
            _, errors = process.communicate()
            if done < len(graphs) and process.returncode not in (0, 1, 2):
                said = f"the process ended with {process.returncode}: {errors[-300:]}"
                yield graphs[done], {"error": {"id": "process-ended", "message": said}}
                done += 1
            elif done == 0:
                said = f"no output, and {process.returncode}: {errors[-300:]}"
                yield graphs[0], {"error": {"id": "no-output", "message": said}}
                return
            graphs = graphs[done:]


def verdict(row: Any) -> str:
    """`right`, `rounding`, `wrong`, or the id of an error."""
    if "error" in row:
        return str(row["error"]["id"])
    if row["check"]["wrong"] == 0:
        return "right"
    return "rounding" if row["check"]["holds"] else "wrong"


def check_values(run: Run, graphs: list[Named]) -> None:
    """Runs every graph by both compilers, many processes at once."""
    chunks = [(pipeline, number, graphs[number:number + CHUNK])
              for number in range(0, len(graphs), CHUNK) for pipeline in PIPELINES]
    counts: Counter[tuple[str, str]] = Counter()
    shown = 0
    with open(run.out / "values.jsonl", "w", encoding="utf-8") as file:
        def work(chunk: tuple[str, int, list[Named]]) -> None:
            nonlocal shown
            pipeline, number, part = chunk
            arguments = ["run", "--device", "cuda", "--pipeline", pipeline, "--check"]
            for graph, row in run.rows(part, arguments, f"{pipeline}-{number}", "values"):
                found = verdict(row)
                counts[pipeline, found] += 1
                kept = {"graph": graph.source, "pipeline": pipeline, "verdict": found,
                        "check": row.get("check"), "error": row.get("error")}
                if found not in ("right", "rounding"):
                    kept["text"] = graph.text[:3000]
                    shown += 1
                    if shown <= run.options.show:
                        said = row.get("error") or row["check"]["first"]
                        print(f"{pipeline} {graph.source}: {str(said)[:300]}", flush=True)
                file.write(json.dumps(kept) + "\n")
                file.flush()

        with ThreadPoolExecutor(run.options.jobs) as pool:
            list(pool.map(work, chunks))
    for (pipeline, found), count in sorted(counts.items()):
        print(f"values: {pipeline:9} {found:24} {count}")
    print(f"values: {time.monotonic() - run.begin:.0f} s so far", flush=True)


def median(values: list[float]) -> float:
    ordered = sorted(values)
    return ordered[len(ordered) // 2] if ordered else float("nan")


def gmean(values: list[float]) -> float:
    import math
    return math.exp(sum(map(math.log, values)) / len(values)) if values else float("nan")


def check_times(run: Run, graphs: list[Named], sides: str, name: str) -> None:
    """Times the graphs one after the other, on a quiet machine, with an empty cache."""
    rows = []
    arguments = ["compile", "--device", "cuda", "--compare", sides]
    if run.options.python:
        arguments += ["--python", run.options.python]
    with open(run.out / f"{name}.jsonl", "w", encoding="utf-8") as file:
        for graph, row in run.rows(graphs, arguments, name, name):
            row["graph"] = graph.source
            file.write(json.dumps(row) + "\n")
            file.flush()
            if "sides" in row:
                rows.append(row)
            else:
                print(f"{name} {graph.source}: {json.dumps(row)[:300]}", flush=True)
    for side in sides.split(","):
        own = [entry for row in rows for entry in row["sides"] if entry["side"] == side]
        timed = [entry for entry in own if entry["time_us"]]
        wrong = sum(1 for entry in timed if not entry["check"]["holds"])
        faster = [entry["speedup"] for entry in timed if entry["speedup"]]
        compiled = [entry["compile_ms"] / max(entry["launches"] or 1, 1) for entry in timed
                    if entry["compile_ms"]]
        print(f"{name}: {side:16} {len(timed):4} timed, {len(own) - len(timed)} failed, {wrong} "
              f"wrong; median {median([entry['time_us'] for entry in timed]):.1f} us, device "
              f"{median([entry['device_us'] for entry in timed if entry['device_us']]):.1f} us, "
              f"speedup {gmean(faster):.3f}, launches "
              f"{sum(entry['launches'] or 0 for entry in timed) / max(len(timed), 1):.2f}, "
              f"{median(compiled):.0f} ms per launch in the compiler")
    floors = [row["floor_us"] for row in rows]
    print(f"{name}: floor median {median(floors):.2f} us; {time.monotonic() - run.begin:.0f} s so "
          "far", flush=True)


def show_machine(run: Run) -> None:
    found = subprocess.run([run.options.program, "doctor", "--json"], capture_output=True, text=True,
                           check=False, env=run.environment("values"))
    (run.out / "machine.json").write_text(found.stdout, encoding="utf-8")
    for line in found.stdout.splitlines():
        row = json.loads(line)
        if row["what"] in ("NVIDIA", "GPU", "NVRTC", "cuBLASLt", "cuDNN", "PyTorch"):
            print(f"{row['what']}: {row['found']}")
    sys.stderr.write(found.stderr[-500:])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("--program", default=str(ROOT / "build" / "passnet"))
    parser.add_argument("--out", default="out/cuda")
    parser.add_argument("--deadline", type=float, default=120, help="seconds")
    parser.add_argument("--jobs", type=int, default=max((os.cpu_count() or 2) - 2, 1))
    parser.add_argument("--random", help="a file of graphs")
    parser.add_argument("--cases", action="store_true", help="the recorded calls of every op too")
    parser.add_argument("--fusible", type=int, default=300, help="graphs of passbench-fusible")
    parser.add_argument("--library", type=int, default=60,
                        help="graphs of passbench-typical with products and convolutions")
    parser.add_argument("--timed-library", type=int, default=0, help="of those, graphs that are timed")
    parser.add_argument("--timed", type=int, default=60, help="graphs that are timed")
    parser.add_argument("--inductor", type=int, default=0, help="… against TorchInductor as well")
    parser.add_argument("--python", default="", help="a Python with PyTorch")
    parser.add_argument("--show", type=int, default=20, help="wrong graphs that are printed")
    run = Run(parser.parse_args())
    options = run.options
    show_machine(run)
    fusible = graphs_of_suite(ROOT / "data" / "suites" / "passbench-fusible", options.fusible)
    library = graphs_of_suite(ROOT / "data" / "suites" / "passbench-typical", options.library, True)
    graphs = graphs_of_suite(ROOT / "data" / "suite", 1000) + fusible + library
    if options.cases:
        graphs += split_texts(ROOT / "tests" / "op" / "cases.graph", "cases")
    if options.random:
        graphs += split_texts(Path(options.random), "random")
    check_values(run, graphs)
    if options.timed:
        check_times(run, fusible[:options.timed], "op-by-op,default,eager", "times")
    if options.timed_library:
        check_times(run, library[:options.timed_library], "op-by-op,default,eager", "times-library")
    if options.inductor:
        check_times(run, fusible[:options.inductor],
                    "op-by-op,default,eager,inductor,inductor-graphs", "times-inductor")


if __name__ == "__main__":
    main()
