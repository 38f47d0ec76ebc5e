#!/usr/bin/env python3
"""Compares runs of `bench`: how far they differ, and whether their intervals say so.

    python3 bench/run_deviation.py data/suite --runs 5 --per-task 1

Runs each program in turn, several times, and compares the speedups of every two runs of one
program. Intervals are meant to contain the speedup of another run with 95 %.
"""
import argparse
import itertools
import json
import math
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def run(program, options):
    """The records of one run that have a speedup, by graph."""
    with tempfile.TemporaryDirectory() as out:
        done = subprocess.run([program, "bench", options.suite, "--candidate", options.candidate,
                               "--per-task", str(options.per_task), "--out", out],
                              capture_output=True, text=True, check=False)
        if done.returncode == 2:
            sys.exit(done.stderr)
        lines = (Path(out) / "records.jsonl").read_text().splitlines()
    records = [json.loads(line) for line in lines]
    return {record["graph"]: record for record in records if record["speedup"]}


def compare(runs):
    """The distances of log speedups, how often an interval lacks the other run's speedup, and the
    upper end of intervals over the lower one."""
    distances, missed, widths = [], [], []
    for first, second in itertools.permutations(runs, 2):
        for graph in first.keys() & second.keys():
            own, other = first[graph], second[graph]["speedup"]
            distances.append(abs(math.log(own["speedup"] / other)))
            missed.append(not own["speedup_low"] <= other <= own["speedup_high"])
            widths.append(own["speedup_high"] / own["speedup_low"])
    return sorted(distances), statistics.mean(missed), sorted(widths)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("suite")
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--per-task", type=int, default=1, help="graphs of each task; 0: all")
    parser.add_argument("--candidate", default="default")
    parser.add_argument("--programs", nargs="+", default=[str(ROOT / "build" / "passnet")])
    options = parser.parse_args()
    runs = {program: [] for program in options.programs}
    for _ in range(options.runs):
        for program in options.programs:
            runs[program].append(run(program, options))
    for program, found in runs.items():
        distances, missed, widths = compare(found)
        print(f"{program}: {len(found)} runs of {len(found[0])} graphs; speedups of two runs "
              f"differ by {statistics.median(distances):.1%} in the median, "
              f"{distances[len(distances) * 9 // 10]:.1%} at the 90th percentile; "
              f"{missed:.1%} of the intervals lack the other's; they are "
              f"{statistics.median(widths):.3f} wide in the median, "
              f"{widths[len(widths) * 9 // 10]:.3f} at the 90th percentile")
    return 0


if __name__ == "__main__":
    sys.exit(main())
