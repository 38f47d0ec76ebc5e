#!/usr/bin/env python3
"""A/A: judges the same code on both sides. Prints how often the 95 % interval contains 1.0, and AS.

    python3 bench/aa_intervals.py SUITE --runs 200

Judges `op-by-op` against the baseline `op-by-op`. In addition to the interval of the records
(Student's t over the rounds) it tries bootstraps on the same samples: over the calls, over the
rounds, and over the calls within the rounds.
"""
import argparse
import json
import math
import random
import statistics
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BOOTSTRAPS = {"calls": (False, True), "rounds": (True, False), "rounds, then calls": (True, True)}


def bootstrap(rounds, of_rounds, of_calls, samples, source):
    """The 95 % interval of the ratio of medians, by resampling."""
    ratios = []
    for _ in range(samples):
        reference, candidate = [], []
        for one in source.choices(rounds, k=len(rounds)) if of_rounds else rounds:
            for key, to in (("reference_us", reference), ("candidate_us", candidate)):
                to += source.choices(one[key], k=len(one[key])) if of_calls else one[key]
        ratios.append(statistics.median(reference) / statistics.median(candidate))
    ratios.sort()
    return ratios[int(0.025 * samples)], ratios[int(0.975 * samples) - 1]


def report(name, intervals):
    held = sum(low <= 1 <= high for low, high in intervals)
    width = statistics.median(high / low for low, high in intervals)
    print(f"{name:30} holds 1.0 in {held} of {len(intervals)} ({held / len(intervals):.1%}); "
          f"high over low, median: {width:.3f}")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("graphs")
    parser.add_argument("--runs", type=int, default=200)
    parser.add_argument("--samples", type=int, default=300, help="draws per bootstrap")
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
    logs = [math.log(record["speedup"]) for record in records]
    print(f"{len(records)} A/A runs: geometric mean speedup {math.exp(statistics.mean(logs)):.4f}, "
          f"{sum(record['unstable'] for record in records)} unstable, "
          f"{sum(record['correct']['-5'] for record in records)} correct")
    report("Student's t over rounds", [(r["speedup_low"], r["speedup_high"]) for r in records])
    source = random.Random(1)
    for name, (of_rounds, of_calls) in BOOTSTRAPS.items():
        report(f"bootstrap of {name}",
               [bootstrap(record["rounds"], of_rounds, of_calls, options.samples, source)
                for record in records])
    return 0


if __name__ == "__main__":
    sys.exit(main())
