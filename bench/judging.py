#!/usr/bin/env python3
"""Measures the cost of judging one small graph: seconds and memory, with an empty and a full cache.

    python3 bench/judging.py GRAPH --passes PASSES --runs 10

Cold means an empty artifact cache. Both sides get 25 + 100 calls, as always.
"""
import argparse
import json
import os
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def judge(options, cache):
    begin = time.perf_counter()
    done = subprocess.run([options.program, "eval", options.graph, "--passes", options.passes,
                           "--json", "--seed", "1", *["--allow-native"][:options.allow_native]],
                          capture_output=True, text=True, check=False,
                          env={**os.environ, "PASSNET_CACHE": cache})
    seconds = time.perf_counter() - begin
    if done.returncode == 2:
        sys.exit(done.stderr)
    return seconds, [json.loads(line) for line in done.stdout.splitlines()]


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("graph")
    parser.add_argument("--passes",
                        default=str(ROOT / "examples" / "passes" / "batch_norm_relu.pass"))
    parser.add_argument("--allow-native", action="store_true", help="passes may have kernels in C++")
    parser.add_argument("--runs", type=int, default=10)
    parser.add_argument("--program", default=str(ROOT / "build" / "passnet"))
    options = parser.parse_args()
    cold, cached = [], []
    for _ in range(options.runs):
        with tempfile.TemporaryDirectory() as cache:
            cold.append(judge(options, cache)[0])
            seconds, records = judge(options, cache)
            cached.append(seconds)
    peak = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss / 1024
    print(f"{len(records)} graphs, verdicts {sorted({record['verdict'] for record in records})}")
    print(f"cold   {statistics.median(cold):.3f} s (worst {max(cold):.3f})")
    print(f"cached {statistics.median(cached):.3f} s (worst {max(cached):.3f})")
    print(f"largest process {peak:.0f} MB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
