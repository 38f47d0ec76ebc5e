#!/usr/bin/env python3
"""Op by op against PyTorch eager on typed lines: the same graphs, the same threads, one run.

    python3 bench/op_by_op.py FILE.jsonl.gz --limit 300 --threads 2

Each graph becomes a straight Python function of its calls for eager (no interpreter between them)
and goes through `passnet compile --time` for op by op. 25 calls to warm up, 100 timed, the median.
Prints quartiles, the geometric mean of ours over eager's, and the share beyond 2; --worst lists the
slowest by ratio.
"""
import argparse
import gzip
import json
import math
import os
import random
import statistics
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "python"))

from passnet.execute import decode, resolve_op  # noqa: E402
from passnet.inputs import make_inputs  # noqa: E402


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


def time_eager(row, seed):
    import torch
    function = python_function(row)
    inputs = make_inputs(row, seed)
    times = []
    with torch.no_grad():
        for call in range(125):
            begin = time.perf_counter()
            function(*inputs)
            if call >= 25:
                times.append((time.perf_counter() - begin) * 1e6)
    return statistics.median(times)


def time_ours(program, path, index, threads):
    done = subprocess.run([program, "compile", f"{path}#{index}", "--time", "--json", "--threads",
                           str(threads)], capture_output=True, text=True, check=False)
    if done.returncode != 0:
        return None, done.stderr.strip().splitlines()[:1]
    return json.loads(done.stdout)["time_us"], None


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("file")
    parser.add_argument("--limit", type=int, default=300)
    parser.add_argument("--threads", type=int, default=os.cpu_count())
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--worst", type=int, default=10)
    parser.add_argument("--program", default=str(ROOT / "build" / "passnet"))
    parser.add_argument("--out", help="a JSON line a graph goes here")
    options = parser.parse_args()
    import torch
    torch.set_num_threads(options.threads)

    opener = gzip.open if options.file.endswith(".gz") else open
    with opener(options.file, "rt") as lines:
        rows = [json.loads(line) for line in lines]
    picked = sorted(random.Random(options.seed).sample(range(len(rows)),
                                                       min(options.limit, len(rows))))
    results, failures = [], []
    for index in picked:
        row = rows[index]
        time.sleep(0.25)  # PyTorch's idle threads spin for 0.2 s and would take a core from ours
        ours, why = time_ours(options.program, options.file, index, options.threads)
        if ours is None:
            failures.append((index, why))
            continue
        try:
            eager = time_eager(row, options.seed)
        except Exception as error:  # noqa: BLE001 - a row that eager cannot run is left out, and said
            failures.append((index, [f"eager: {error}"]))
            continue
        results.append({"index": index, "ours_us": ours, "eager_us": eager,
                        "ratio": ours / eager, "ops": [node["op"] for node in row["nodes"]],
                        "shape": row["inputs"][0]["shape"]})
    if options.out:
        Path(options.out).write_text("".join(json.dumps(result) + "\n" for result in results))
    ratios = sorted(result["ratio"] for result in results)
    print(f"{len(results)} graphs, {len(failures)} failed, {options.threads} threads, "
          f"torch {torch.__version__}, seed {options.seed}")
    for side in ("eager_us", "ours_us"):
        quartiles = statistics.quantiles([result[side] for result in results], n=4)
        print(f"{side:9} quartiles " + " / ".join(f"{value:.1f}" for value in quartiles))
    geometric = math.exp(sum(map(math.log, ratios)) / len(ratios))
    beyond = sum(ratio > 2 for ratio in ratios) / len(ratios)
    print(f"ours over eager: geometric mean {geometric:.3f}, "
          f"95th percentile {ratios[int(0.95 * (len(ratios) - 1))]:.2f}, beyond 2: {beyond:.1%}")
    for result in sorted(results, key=lambda result: -result["ratio"])[:options.worst]:
        print(f"  #{result['index']} {result['ratio']:.2f} ours {result['ours_us']:.1f} eager "
              f"{result['eager_us']:.1f} {result['shape']} {' '.join(result['ops'])[:90]}")
    for index, why in failures[:options.worst]:
        print(f"  #{index} failed: {why}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
