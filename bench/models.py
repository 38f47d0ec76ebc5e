#!/usr/bin/env python3
"""Whole models: a pipeline of ours against PyTorch eager, the same inputs and threads, one run.

    python3 bench/models.py data/graphs/resnet18 data/graphs/vit … --threads 2

Each path is a GraphNet folder. Calls of both sides alternate in blocks, as far as a machine with
other work allows; the least time of each side is reported, since what disturbs only adds.
"""
import argparse
import json
import math
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tools"))

from graph_in_torch import load_module  # noqa: E402


def time_ours(options, path):
    """Microseconds: the median of one process, the least of several."""
    best, row = math.inf, {}
    for _ in range(options.repeats):
        done = subprocess.run(
            [options.program, "compile", str(path), "--time", "--json", "--pipeline",
             options.pipeline, "--threads", str(options.threads)],
            capture_output=True, text=True, check=False)
        if done.returncode != 0:
            return None, (done.stderr.strip().splitlines() or ["failed"])[0]
        row = json.loads(done.stdout)
        best = min(best, row.get("least_us", row["time_us"]))
    return best, row


def time_eager(options, path):
    import torch
    from safetensors.torch import load_file
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "inputs.safetensors"
        subprocess.run([options.program, "run", str(path), "--save-inputs", str(file), "--json"],
                       stdout=subprocess.DEVNULL, check=True)
        tensors = load_file(file)
    module = load_module(path).eval()
    inputs = [tensors[f"in{i}"] for i in range(len(tensors))]
    best = math.inf
    with torch.no_grad():
        for _ in range(10 + options.calls):
            begin = time.perf_counter()
            module(*inputs)
            best = min(best, time.perf_counter() - begin)
    return best * 1e6


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folders", nargs="+", type=Path)
    parser.add_argument("--threads", type=int, default=os.cpu_count())
    parser.add_argument("--pipeline", default="op-by-op")
    parser.add_argument("--calls", type=int, default=30)
    parser.add_argument("--repeats", type=int, default=2)
    parser.add_argument("--program", default=str(ROOT / "build" / "passnet"))
    options = parser.parse_args()
    import torch
    torch.set_num_threads(options.threads)
    ratios = []
    print(f"| model | eager ms | {options.pipeline} ms | eager over ours |\n| --- | --- | --- | --- |")
    for path in options.folders:
        ours, row = time_ours(options, path)
        if ours is None:
            print(f"| {path.name} | failed: {row} | | |", flush=True)
            continue
        eager = time_eager(options, path)
        time.sleep(0.25)  # PyTorch's idle threads spin for 0.2 s and would take a core from ours
        ratios.append(eager / ours)
        print(f"| {path.name} | {eager / 1000:.2f} | {ours / 1000:.2f} | {eager / ours:.2f} |",
              flush=True)
    if ratios:
        mean = math.exp(sum(map(math.log, ratios)) / len(ratios))
        print(f"{len(ratios)} models, {options.threads} threads, torch {torch.__version__}: "
              f"eager over ours, geometric mean {mean:.2f}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
