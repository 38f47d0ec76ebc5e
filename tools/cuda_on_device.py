#!/usr/bin/env python3
"""Runs graphs on this machine's GPU: are the values right, and how long do they take?

    tools/cuda_on_device.py prepare --program build/passnet --out out/device
    tools/cuda_on_device.py run --program build/no-onednn/passnet --graphs out/device \\
        --out out/cuda --deadline 560

`prepare` needs no GPU: it makes variants of 300 graphs of PassBench in f32, f16 and bf16, at batch 1
and 64. Few of them have a floor above 20 µs at batch 64; --dataset adds such graphs to those of
batch 64, one of each op sequence, without ops that libraries compute. `run` needs the program (a stripped build without oneDNN is small enough to carry), the
prepared folder, and what docs/cuda.md names; PyTorch with CUDA, compute-sanitizer and the recorded
calls of every op are used where they are. Its parts run one after the other, each with a share of
the time until the deadline; what a part leaves is for those after it. --parts selects some.

  values     every graph, op by op and by the default compiler, against the interpreter
  more       the same of the graphs that --more names
  times      graphs at batch 1, one dtype after the other: op by op, default and eager, in turns
  large      the same at batch 64: time on the device against the floor
  inductor   graphs at batch 1 in f32 against TorchInductor, with CUDA graphs and without; its
             compiler fills its cache beforehand, many processes at once
  models     whole models
  sanitizer  compute-sanitizer's memcheck, racecheck and initcheck over the demo's graphs, with all
             example passes, and over graphs at batch 1

Each part writes PART.jsonl, a line per graph as soon as it is known; machine.json is what `passnet
doctor` finds, and summary.json holds one line per criterion (tools/device_criteria.py): what is
wanted, what was found. Processes share the graphs: a kernel that faults ends its process alone, and
the graphs after it are run by the next one.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Callable

import device_criteria
from device_run import CHUNK, Named, Run

ROOT = Path(__file__).resolve().parent.parent
PIPELINES = ("op-by-op", "default")
DTYPES = ("f32", "bf16", "f16")
BATCHES = (1, 64)
SIDES = "op-by-op,default,eager"
INDUCTOR_SIDES = "op-by-op,default,eager,inductor,inductor-graphs"
LIBRARY_OPS = re.compile(r"= (?:conv\w*|linear|matmul|bmm|mm|addmm|baddbmm|einsum|bilinear|"
                         r"scaled_dot_product_attention|multi_head_attention_forward|\w*conv\d?d?)\(")
# Subgraphs of a dataset whose floor at batch 64 is above 20 µs on a GPU of 3 TB/s.
LARGE = ("kind = fusible and dtype = f32 and bytes > 2e6 and bytes < 12e6 and " +
         " and ".join(f"not sequence ~ {op}" for op in
                      ("conv", "linear", "mm", "matmul", "einsum", "attention")))
SANITIZER_TOOLS = ("memcheck", "racecheck", "initcheck")
SANITIZER_WAYS = ("default", "op-by-op", "passes")


def split_texts(path: Path, name: str) -> list[Named]:
    """The graphs of a text, each with the kernels that follow it. A comment before a graph names
    it."""
    named = []
    source = ""
    for part in re.split(r"(?m)^(?=graph @|# source: )", path.read_text(encoding="utf-8")):
        if part.startswith("# source: "):
            source = part.split("\n", 1)[0][len("# source: "):]
        elif part.startswith("graph @"):
            named.append(Named(source or f"{name}#{len(named)}", part))
            source = ""
    return named


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


def graphs_of_dataset(program: str, dataset: str, at_most: int) -> list[Named]:
    """Subgraphs that move megabytes, one of each op sequence, in the order of their hashes."""
    def ask(*arguments: str) -> list[str]:
        done = subprocess.run([program, "dataset", *arguments], capture_output=True, check=True,
                              text=True, timeout=300)
        return done.stdout.splitlines()

    rows = [json.loads(line) for line in ask("query", dataset, LARGE, "--json", "--limit", "4000")]
    first = {row["sequence"]: row["canonical_hash"] for row in reversed(rows)}
    found = []
    for digest in sorted(first.values())[:at_most]:
        lines = ask("show", dataset, digest)
        end = next(number for number, line in enumerate(lines) if line == "}")
        found.append(Named(f"dataset {digest[:12]}", "\n".join(lines[:end + 1]) + "\n"))
    return found


def models(at_most: int) -> list[Named]:
    """The graphs of whole models that ship."""
    folders = sorted(path.parent for path in (ROOT / "data" / "graphs").glob("*/model.py"))
    return [Named(folder.name, path=str(folder)) for folder in folders][:at_most]


def variant_name(dtype: str, batch: int) -> str:
    return f"{dtype}-batch{batch}"


def prepare(options: argparse.Namespace) -> int:
    """Writes DTYPE-batchN.graph for each dtype and batch."""
    out = Path(options.out)
    out.mkdir(parents=True, exist_ok=True)
    graphs = graphs_of_suite(ROOT / "data" / "suites" / "passbench-fusible", options.fusible)
    large = (graphs_of_dataset(options.program, options.dataset, options.large)
             if options.dataset else [])
    counts: dict[str, int] = {}
    texts: dict[str, list[str]] = {variant_name(dtype, batch): [] for dtype in DTYPES
                                   for batch in BATCHES}
    with tempfile.TemporaryDirectory() as scratch:
        def work(numbered: tuple[int, Named]) -> list[tuple[str, str]]:
            number, graph = numbered
            made = make_variants(options.program, graph, Path(scratch) / str(number))
            is_large = number < len(large)
            return [(name, text) for name, text in made
                    if not is_large or name.endswith(f"batch{BATCHES[-1]}")]

        with ThreadPoolExecutor(options.jobs) as pool:
            for found in pool.map(work, enumerate([*large, *graphs])):
                for name, text in found:
                    texts[name].append(text)
    for name, list_of in texts.items():
        (out / f"{name}.graph").write_text("\n".join(list_of), encoding="utf-8")
        counts[name] = len(list_of)
    for name, count in counts.items():
        print(f"{name}: {count} of {len(graphs)} graphs, {len(large)} large ones")
    return 0 if all(counts.values()) else 1


def make_variants(program: str, graph: Named, folder: Path) -> list[tuple[str, str]]:
    """(name of the variant, its text) for each that the graph has."""
    folder.mkdir()
    source = folder / "source.graph"
    source.write_text(graph.text, encoding="utf-8")
    own = read_own(graph.text)
    made = [own] if own in [(dtype, batch) for dtype in DTYPES for batch in BATCHES] else []
    named = [(variant_name(*key), f"# source: {graph.source}\n{graph.text}") for key in made]
    for batch in BATCHES:
        out = folder / str(batch)
        command = [program, "variants", str(source), "--dtype", ",".join(DTYPES), "--out", str(out)]
        if batch != own[1]:
            command += ["--dim", f"batch={batch}", "--count", str(2 * len(DTYPES))]
        subprocess.run(command, capture_output=True, check=False, timeout=300)
        for path in sorted(out.rglob("*.graph")):
            found = re.search(r"\.(f32|bf16|f16)((?:\.\w+-\d+)*)\.graph$", path.name)
            if found and found[2] == ("" if batch == own[1] else f".batch-{batch}"):
                text = path.read_text(encoding="utf-8")
                named.append((variant_name(found[1], batch), f"# source: {graph.source}\n{text}"))
    return named


def read_own(text: str) -> tuple[str, int]:
    """The dtype of the first floating input of a graph, and the first extent of the first input."""
    dtype = re.search(r": (f32|bf16|f16)\[", text)
    batch = re.search(r": \w+\[(\d+)", text)
    return dtype[1] if dtype else "", int(batch[1]) if batch else 0


def check_values(run: Run, part_name: str, graphs: list[Named]) -> None:
    """Runs every graph by both compilers, many processes at once."""
    chunks = [(pipeline, number, graphs[number:number + CHUNK])
              for number in range(0, len(graphs), CHUNK) for pipeline in PIPELINES]
    shown = 0
    with open(run.out / f"{part_name}.jsonl", "w", encoding="utf-8") as file:
        def work(chunk: tuple[str, int, list[Named]]) -> None:
            nonlocal shown
            pipeline, number, part = chunk
            arguments = ["run", "--device", "cuda", "--pipeline", pipeline, "--check"]
            for graph, row in run.rows(part, arguments, f"{part_name}-{pipeline}-{number}",
                                       "cache"):
                found = device_criteria.verdict(row)
                kept = {"graph": graph.source, "pipeline": pipeline, "verdict": found,
                        "check": row.get("check"), "error": row.get("error")}
                if found not in device_criteria.CORRECT:
                    kept["text"] = graph.text[:3000]
                    shown += 1
                    if shown <= run.options.show:
                        said = row.get("error") or row["check"]["first"]
                        print(f"{pipeline} {graph.source}: {str(said)[:300]}", flush=True)
                file.write(json.dumps(kept) + "\n")
                file.flush()

        with ThreadPoolExecutor(run.options.jobs) as pool:
            list(pool.map(work, chunks))


def values_graphs(run: Run) -> list[Named]:
    """Those that are timed come first: their kernels are in the cache then."""
    suites = ROOT / "data" / "suites"
    graphs = [graph for dtype in DTYPES for graph in prepared(run, dtype, 1)]
    graphs += graphs_of_suite(ROOT / "data" / "suite", 1000)
    if not graphs or not run.options.graphs:
        graphs += graphs_of_suite(suites / "passbench-fusible", run.options.fusible)
    graphs += graphs_of_suite(suites / "passbench-typical", run.options.library, True)
    return graphs + split_texts(ROOT / "tests" / "op" / "cases.graph", "cases")


def more_graphs(run: Run) -> list[Named]:
    return [graph for path in map(Path, run.options.more) for graph in split_texts(path, path.stem)]


def prepared(run: Run, dtype: str, batch: int) -> list[Named]:
    path = Path(run.options.graphs or "") / f"{variant_name(dtype, batch)}.graph"
    return split_texts(path, path.stem) if run.options.graphs and path.exists() else []


def side_of(record: dict[str, Any]) -> dict[str, Any]:
    """A candidate of a graph, from its record."""
    times = [us for one in record.get("rounds", []) for us in one["candidate_us"]]
    quartiles = statistics.quantiles(times, n=4) if len(times) > 1 else [None] * 3
    return {"side": record["candidate"], "verdict": record["verdict"],
            "correct": record["correct"].get("-5", False), "detail": record.get("detail", ""),
            "time_us": record["candidate_us"], "device_us": record["candidate_device_us"],
            "lower_quartile_us": quartiles[0], "upper_quartile_us": quartiles[2],
            "compile_ms": record["compile_ms"], "launches": record.get("launches")}


def floors_of(run: Run, graphs: list[Named], name: str, cache: str) -> dict[str, float]:
    """The floor of each graph in us, by its source."""
    found = run.rows(graphs, ["compile", "--device", "cuda"], f"{name}-floors", cache)
    return {graph.source: row["floor_us"] for graph, row in found if "floor_us" in row}


def time_graphs(run: Run, graphs: list[Named], sides: str, part: str, dtype: str,
                cache: str = "cache") -> None:
    """Judges the graphs one after the other, on a quiet machine."""
    arguments = judging(run, sides)
    rows = []
    for graph, records in run.judged(graphs, arguments, f"{part}-{dtype}", cache):
        rows.append((graph, {"sides": list(map(side_of, records))} if records else {}))
        if not records:
            print(f"{part} {graph.source}: no record", flush=True)
    floors = floors_of(run, graphs, f"{part}-{dtype}", cache) if part == "large" else {}
    with open(run.out / f"{part}.jsonl", "a", encoding="utf-8") as file:
        for graph, row in rows:
            has_library = LIBRARY_OPS.search(graph.text) is not None
            file.write(json.dumps({**row, "graph": graph.source, "dtype": dtype,
                                   "has_library": has_library,
                                   "floor_us": floors.get(graph.source, 0)}) + "\n")


def judging(run: Run, sides: str) -> list[str]:
    python = ["--python", run.options.python] if run.options.python else []
    return ["eval", "--device", "cuda", "--candidate", sides, "--seed", "1", *python]


def time_each_dtype(run: Run, part: str, batch: int) -> None:
    end = run.end_of_part
    for number, dtype in enumerate(DTYPES):
        graphs = prepared(run, dtype, batch)
        if not graphs:
            run.say(f"{part}: no prepared graphs of {variant_name(dtype, batch)}")
        run.end_of_part = time.monotonic() + (end - time.monotonic()) / (len(DTYPES) - number)
        # Nothing of one dtype is cached at the begin, for the time of compiling.
        is_cold = part == "large"
        time_graphs(run, graphs, SIDES, part, dtype, "cold" if is_cold else "cache")


def time_inductor(run: Run) -> None:
    graphs = prepared(run, "f32", 1)
    arguments = judging(run, "inductor,inductor-graphs")
    end = run.end_of_part
    run.end_of_part -= run.left() / 2

    def fill_cache(number: int) -> int:
        part = graphs[number::run.options.jobs]
        return len(list(run.judged(part, arguments, f"fill-{number}", "cache")))

    with ThreadPoolExecutor(run.options.jobs) as pool:
        filled = sum(pool.map(fill_cache, range(run.options.jobs)))
    print(f"inductor: {filled} graphs compiled", flush=True)
    run.end_of_part = end
    time_graphs(run, graphs, INDUCTOR_SIDES, "inductor", "f32")


def time_models(run: Run) -> None:
    for model in models(run.options.models):
        time_graphs(run, [model], SIDES, "models", "own")


def find_sanitizer() -> str | None:
    found = shutil.which("compute-sanitizer")
    if found:
        return found
    installed = sorted(Path("/usr/local").glob("cuda*/bin/compute-sanitizer"))
    return str(installed[-1]) if installed else None


def sanitize(run: Run) -> None:
    """Runs small graphs, by both compilers and with the example passes, under each tool of
    compute-sanitizer."""
    program = find_sanitizer()
    if program is None:
        run.say("sanitizer: compute-sanitizer is not there")
        return
    of_suite = graphs_of_suite(ROOT / "data" / "suite", run.options.sanitized)
    graphs = of_suite + [graph for dtype in DTYPES[:2] for graph in prepared(run, dtype, 1)]
    graphs = graphs[:run.options.sanitized]
    size = max(len(graphs) // max(run.options.jobs, 1), 1)
    chunks = [(tool, way, number, some[number:number + size]) for tool in SANITIZER_TOOLS
              for way in SANITIZER_WAYS for some in [graphs if way in PIPELINES else of_suite]
              for number in range(0, len(some), size)]
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
            errors = device_criteria.sanitizer_errors(text)
            file.write(json.dumps({"tool": tool, "way": way, "graphs": len(rows),
                                   "errors": errors}) + "\n")
            file.flush()
            if errors == 0:
                log.unlink(missing_ok=True)
            else:
                print(f"sanitizer {tool}: {text[:600]}", flush=True)

        with ThreadPoolExecutor(max(run.options.jobs // 2, 1)) as pool:
            list(pool.map(work, chunks))


@dataclass
class Part:
    name: str
    weight: float  # of the time that is left, relative to the parts after it
    action: Callable[[Run], None]


PARTS = (
    Part("values", 5, lambda run: check_values(run, "values", values_graphs(run))),
    Part("more", 5, lambda run: check_values(run, "more", more_graphs(run))),
    Part("times", 5, lambda run: time_each_dtype(run, "times", 1)),
    Part("large", 5, lambda run: time_each_dtype(run, "large", 64)),
    Part("models", 3, time_models),
    Part("sanitizer", 2, sanitize),
    Part("inductor", 3, time_inductor),
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
        # After every part, so that a run that is stopped has it, too.
        criteria = device_criteria.judge_folder(run.out)
        (run.out / "summary.json").write_text(
            json.dumps({"criteria": criteria, "not_run": run.said}, indent=1) + "\n")
    for line in device_criteria.show(device_criteria.judge_folder(run.out)):
        print(line)
    return 0


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("mode", choices=["prepare", "run"])
    parser.add_argument("--program", default=str(ROOT / "build" / "passnet"))
    parser.add_argument("--out", default="out/cuda")
    parser.add_argument("--graphs", help="the folder that `prepare` wrote")
    parser.add_argument("--deadline", type=float, default=560, help="seconds")
    parser.add_argument("--parts", default=",".join(part.name for part in PARTS))
    parser.add_argument("--jobs", type=int, default=max((os.cpu_count() or 2) - 2, 1))
    parser.add_argument("--more", action="append", default=[],
                        help="a file of graphs, such as build/tests/write_random_graphs prints")
    parser.add_argument("--fusible", type=int, default=300, help="graphs of passbench-fusible")
    parser.add_argument("--dataset", help="a dataset, for large graphs")
    parser.add_argument("--large", type=int, default=90, help="graphs of the dataset")
    parser.add_argument("--library", type=int, default=60,
                        help="graphs of passbench-typical with products and convolutions")
    parser.add_argument("--models", type=int, default=57, help="whole models")
    parser.add_argument("--sanitized", type=int, default=200, help="graphs under compute-sanitizer")
    parser.add_argument("--python", default="", help="a Python with PyTorch")
    parser.add_argument("--show", type=int, default=20, help="wrong graphs that are printed")
    options = parser.parse_args(arguments)
    return prepare(options) if options.mode == "prepare" else run_parts(options)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
