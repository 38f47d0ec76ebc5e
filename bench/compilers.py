#!/usr/bin/env python3
"""Compares our pipelines with PyTorch on typed lines: the same graphs and threads, in one run.

    python3 bench/compilers.py FILE.jsonl.gz --limit 300 --threads 2 --sides op-by-op,default,eager

Each graph goes through `passnet compile --time` for our pipelines, and becomes a straight-line
Python function of its calls for PyTorch (without an interpreter), compiled for `inductor`. Each
side gets 25 warm-up and 100 timed calls, and reports the median. Prints quartiles of each side, and
for each pair of our pipeline and another side the geometric mean of its speedup and the share of
graphs on which it is slower; --worst lists those. A graph that takes longer than --graph-seconds,
on all sides and with compiling, is reported as failed.
"""
import argparse
import contextlib
import json
import math
import multiprocessing
import os
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from graph_rows import ROOT, add_row_options, draw, read_rows, vary, within, write_rows

from passnet.execute import decode, resolve_op  # noqa: E402
from passnet.inputs import make_inputs  # noqa: E402


OURS = {"op-by-op", "default"}
LATE_SECONDS = 30  # that a graph may take beyond the deadline


def python_function(row):
    """The row as one Python function of its inputs."""
    names = {f"in{i}": f"in{i}" for i in range(len(row["inputs"]))}
    constants = {}
    lines = []

    def text(argument):
        if isinstance(argument, dict) and "v" in argument:
            return names[argument["v"]]
        if isinstance(argument, list):
            return "[" + ", ".join(text(entry) for entry in argument) + "]"
        if isinstance(argument, dict) and "slice" in argument:
            return "slice(" + ", ".join(text(entry) for entry in argument["slice"]) + ")"
        name = f"c{len(constants)}"
        constants[name] = decode(argument, {})
        return name

    for number, node in enumerate(row["nodes"]):
        positional = [text(argument) for argument in node["args"]]
        if node["op"].endswith("getitem") and positional[1].startswith("["):
            positional[1] = "(" + positional[1][1:-1] + ",)"
        keywords = [f"{key}={text(value)}" for key, value in node["kwargs"].items()]
        if node["op"].startswith("."):
            call = f"{positional[0]}{node['op']}({', '.join(positional[1:] + keywords)})"
        else:
            constants[f"f{number}"] = resolve_op(node["op"])
            call = f"f{number}({', '.join(positional + keywords)})"
        names[node["id"]] = node["id"]
        lines.append(f"    {node['id']} = {call}")
    source = f"def graph({', '.join(f'in{i}' for i in range(len(row['inputs'])))}):\n"
    source += "\n".join(lines) + "\n    return (" + "".join(f"{v}, " for v in row["outputs"]) + ")\n"
    exec(compile(source, "graph", "exec"), constants)  # noqa: S102
    return constants["graph"]


def time_torch(row, options, side):
    import torch
    function = python_function(row)
    if side == "inductor":
        torch._dynamo.reset()
        function = torch.compile(function, backend="inductor", dynamic=False)
    inputs = make_inputs(row, options.seed)
    times = []
    with torch.no_grad():
        for call in range(125):
            begin = time.perf_counter()
            function(*inputs)
            if call >= 25:
                times.append((time.perf_counter() - begin) * 1e6)
    time.sleep(options.pause)  # idle threads of PyTorch spin and would occupy our core
    return {"us": statistics.median(times)}


def time_ours(options, index, side):
    done = subprocess.run([options.program, "compile", f"{options.rows}#{index}", "--pipeline", side,
                           "--time", "--json", "--threads", str(options.threads),
                           "--arch", options.arch],
                          capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise RuntimeError((done.stderr.strip().splitlines() or ["failed"])[0])
    row = json.loads(done.stdout)
    return {"us": row["time_us"], "launches": row["launches"], "compile_ms": row["compile_ms"]}


def time_sides(options, row, index):
    times = {}
    for _ in range(options.repeats):
        for side in options.sides:
            measured = (time_ours(options, index, side) if side in OURS
                        else time_torch(row, options, side))
            if side not in times or measured["us"] < times[side]["us"]:
                times[side] = {**measured, "compile_ms": max(measured.get("compile_ms", 0),
                                                             times.get(side, {}).get("compile_ms", 0))}
    return times


def compile_ahead(options, count):
    """Fills the artifact cache, so that timing runs alone on the machine."""
    jobs = [(index, side) for index in range(count) for side in options.sides if side in OURS]
    command = [options.program, "compile", "--json", "--threads", "1", "--time",
               "--arch", options.arch]
    with ThreadPoolExecutor(options.jobs) as pool:
        list(pool.map(lambda job: subprocess.run(
            [*command, f"{options.rows}#{job[0]}", "--pipeline", job[1]], capture_output=True,
            check=False), jobs))


def geometric_mean(values):
    return math.exp(sum(map(math.log, values)) / len(values)) if values else float("nan")


def report(options, results):
    if len(results) < 2:  # quartiles need two
        return
    for side in options.sides:
        quartiles = statistics.quantiles([result[side]["us"] for result in results], n=4)
        print(f"{side:9} quartiles " + " / ".join(f"{value:.1f}" for value in quartiles) + " µs")
    for ours in (side for side in options.sides if side in OURS):
        for other in (side for side in options.sides if side != ours):
            pairs = [(result[other]["us"] / result[ours]["us"], result) for result in results]
            slower = [pair for pair in pairs if pair[0] < 0.95]
            print(f"{ours} over {other}: geometric mean {geometric_mean([p[0] for p in pairs]):.3f}, "
                  f"slower by more than 5 %: {len(slower) / len(pairs):.1%}")
            for ratio, result in sorted(slower, key=lambda pair: pair[0])[:options.worst]:
                print(f"  {result['hash'][:12]} {ratio:.2f} {result[ours]['us']:.1f} against "
                      f"{result[other]['us']:.1f} µs {result['shape']} {result['ops'][:100]}")
    several = [result for result in results
               if "default" in result and result.get("op-by-op", {}).get("launches", 0) >= 2]
    if several:
        speedups = [result["op-by-op"]["us"] / result["default"]["us"] for result in several]
        shares = [result["default"]["launches"] / result["op-by-op"]["launches"] for result in several]
        print(f"graphs of two launches or more op by op: {len(several)}, default over op-by-op "
              f"{geometric_mean(speedups):.3f}, launches {statistics.median(shares):.2f} of it in the "
              "median")


@contextlib.contextmanager
def time_limit(seconds):
    """Ends what runs in the main thread by TimeoutError."""
    def stop(_signal, _frame):
        raise TimeoutError(f"took more than {seconds:g} s")
    signal.signal(signal.SIGALRM, stop)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)


def time_rows(options, rows, indices):
    """The times of rows, one after the other, until the deadline; or why there are none."""
    for index in indices:
        row = rows[index]
        if time.time() > options.end:
            return
        try:
            with time_limit(options.graph_seconds):
                times = time_sides(options, row, index)
        except Exception as error:  # noqa: BLE001 - such graphs are left out and reported
            yield {"hash": row["hash"], "failed": (str(error).splitlines() or [""])[0][:200]}
            continue
        yield {"hash": row["hash"], **times,
               "shape": next((entry["shape"] for entry in row["inputs"]), []),
               "ops": " ".join(node["op"] for node in row["nodes"])}


def time_share(options, rows, share, processors):
    """Runs one process's share of the rows, on its own processors."""
    os.sched_setaffinity(0, processors)
    os.environ["TORCHINDUCTOR_COMPILE_THREADS"] = "1"
    if set(options.sides) - OURS:
        import torch
        torch.set_num_threads(options.threads)
    with open(f"{options.shares}.{share}", "w", encoding="utf-8") as file:
        for found in time_rows(options, rows, range(share, len(rows), options.side_by_side)):
            file.write(json.dumps(found) + "\n")
            file.flush()


def time_all(options, rows):
    """The lines of `time_rows`, by processes side by side; one that dies leaves what it has timed."""
    if options.side_by_side == 1:
        return list(time_rows(options, rows, range(len(rows))))
    free = sorted(os.sched_getaffinity(0))
    each = options.threads + 1  # one for the process that times a worker's calls
    if len(free) < each * options.side_by_side:
        sys.exit(f"expected {each * options.side_by_side} processors, found {len(free)}")
    context = multiprocessing.get_context("spawn")
    shares = [context.Process(target=time_share, args=(
        options, rows, i, free[i * each:(i + 1) * each]))
        for i in range(options.side_by_side)]
    for share in shares:
        share.start()
    found = []
    for i, share in enumerate(shares):
        share.join(max(options.end + LATE_SECONDS - time.time(), 0))
        if share.is_alive():
            share.kill()
            share.join()
        if share.exitcode != 0:
            print(f"process {i} ended with {share.exitcode}", file=sys.stderr)
        written = Path(f"{options.shares}.{i}")
        if written.exists():
            found += [json.loads(line) for line in written.read_text().splitlines()]
            written.unlink()
    return found


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    add_row_options(parser)
    parser.add_argument("--threads", type=int, default=os.cpu_count())
    parser.add_argument("--sides", default="op-by-op,default,eager",
                        help="any of op-by-op, default, eager, inductor")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--repeats", type=int, default=1,
                        help="repetitions, of which the best counts")
    parser.add_argument("--pause", type=float, default=0.25, help="seconds after each PyTorch side")
    parser.add_argument("--jobs", type=int, default=2, help="graphs compiled at once, in advance")
    parser.add_argument("--side-by-side", type=int, default=1,
                        help="graphs timed at once, each on --threads + 1 processors of its own")
    parser.add_argument("--deadline", type=float, default=1e6,
                        help="seconds after which no graph is begun")
    parser.add_argument("--graph-seconds", type=float, default=120,
                        help="that the sides of a graph may take together")
    parser.add_argument("--skip", action="append", default=[], metavar="FILE",
                        help="leave out the graphs of an earlier --out")
    parser.add_argument("--worst", type=int, default=10)
    parser.add_argument("--arch", default="native", help="processors that our kernels are for")
    parser.add_argument("--program", default=str(ROOT / "build" / "passnet"))
    parser.add_argument("--out", help="write one JSON line per graph to this file")
    options = parser.parse_args()
    options.sides = options.sides.split(",")
    options.end = time.time() + options.deadline
    version = "absent"
    if set(options.sides) - OURS:
        import torch
        torch.set_num_threads(options.threads)
        version = torch.__version__

    rows = within(vary(draw(read_rows(options.file), options.limit, options.seed), options.dtype,
                       options.batch), options.megabytes)
    known = {json.loads(line)["hash"] for path in options.skip
             for line in Path(path).read_text().splitlines()}
    rows = [row for row in rows if row["hash"] not in known]
    with tempfile.TemporaryDirectory() as folder:
        options.rows = f"{folder}/rows.jsonl"
        # A run that is killed leaves what its processes have timed.
        options.shares = options.out or options.rows
        write_rows(rows, options.rows)
        if options.side_by_side == 1:  # or others compile anyway, while one times
            compile_ahead(options, len(rows))
        found = time_all(options, rows)
    results = [row for row in found if "failed" not in row]
    failures = [row for row in found if "failed" in row]
    if options.out:
        Path(options.out).write_text("".join(json.dumps(row) + "\n" for row in found))
    print(f"{len(results)} graphs, {len(failures)} failed, {options.threads} threads, "
          f"batch times {options.batch}, {options.dtype or 'dtypes as they are'}, torch {version}, "
          f"seed {options.seed}")
    report(options, results)
    for row in failures[:options.worst]:
        print(f"  {row['hash'][:12]} failed: {row['failed']}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
