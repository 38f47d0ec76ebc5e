#!/usr/bin/env python3
"""A/A: the same code on both sides. How often does the 95 % interval hold 1.0, and what is AS?

    python3 bench/aa_intervals.py SUITE --runs 100

Judges `op-by-op` against the baseline `op-by-op`, a graph a run, and counts.
"""
import argparse
import json
import math
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("graphs")
    parser.add_argument("--runs", type=int, default=100)
    parser.add_argument("--program", default=str(ROOT / "build" / "passnet"))
    options = parser.parse_args()
    records = []
    while len(records) < options.runs:
        done = subprocess.run([options.program, "eval", options.graphs, "--candidate", "op-by-op",
                               "--json"], capture_output=True, text=True, check=False)
        if done.returncode == 2:
            sys.exit(done.stderr)
        records += [json.loads(line) for line in done.stdout.splitlines()]
    records = [record for record in records[:options.runs] if record["speedup"]]
    held = sum(record["speedup_low"] <= 1 <= record["speedup_high"] for record in records)
    logs = [math.log(record["speedup"]) for record in records]
    widths = sorted(record["speedup_high"] / record["speedup_low"] for record in records)
    print(f"{len(records)} A/A runs: the interval holds 1.0 in {held}; geometric mean speedup "
          f"{math.exp(sum(logs) / len(logs)):.4f}; high over low: median "
          f"{widths[len(widths) // 2]:.3f}; correct "
          f"{sum(record['correct']['-5'] for record in records)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
