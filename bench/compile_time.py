#!/usr/bin/env python3
"""Measures the time from import to loaded code for graphs, with an empty and with a full cache.

    cmake --build build --target bench_compile_time
    bench/compile_time.py PATH… [--pipeline default] [--graphs N]

Runs build/bench/compile_time with an empty cache, and again with the full one; graphs share kernels
whose texts are equal, as in any use. Prints medians and 90th percentiles in milliseconds.
"""
import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PROGRAM = ROOT / "build" / "bench" / "compile_time"
PARTS = ("plan", "kernels_ms", "load")


def measure(arguments, cache):
    command = [str(PROGRAM), arguments.pipeline, *arguments.paths]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True,
                               env=dict(os.environ, PASSNET_CACHE=cache))
    rows = []
    for line in process.stdout:
        rows.append(json.loads(line))
        if arguments.graphs and len(rows) >= 2 * arguments.graphs:
            process.kill()
            break
    process.stdout.close()
    process.wait()
    return rows[0::2], rows[1::2]


def quantile(values, share):
    return sorted(values)[min(len(values) - 1, int(share * len(values)))]


def show(title, rows):
    totals = [sum(row[part] for part in PARTS) for row in rows]
    parts = "  ".join(f"{part.removesuffix('_ms')} {statistics.median(row[part] for row in rows):.3f}"
                      for part in PARTS)
    print(f"{title:36} {statistics.median(totals):9.3f} {quantile(totals, 0.9):9.3f} "
          f"{max(totals):9.3f}   {parts}")


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("paths", nargs="+", help="graph sources")
    parser.add_argument("--pipeline", default="default")
    parser.add_argument("--graphs", type=int, default=0, help="only the first N graphs")
    arguments = parser.parse_args()
    if not PROGRAM.exists():
        sys.exit(f"{PROGRAM} is missing: build the target bench_compile_time")
    with tempfile.TemporaryDirectory() as cache:
        cold, _ = measure(arguments, cache)
        first, again = measure(arguments, cache)
    fresh = [row for row in cold if row["compiled"] > 0]
    print(f"{len(cold)} graphs, median of {statistics.median(row['kernels'] for row in cold):g} kernels "
          f"and {statistics.median(row['nodes'] for row in cold):g} nodes; milliseconds")
    print(f"{'':36} {'median':>9} {'90 %':>9} {'most':>9}   medians of the parts")
    show("empty cache", cold)
    if fresh:
        show(f"  … the {len(fresh)} with a kernel to compile", fresh)
    show("another process, full cache", first)
    show("the same process again", again)
    print(f"import, beside these: {statistics.median(row['import'] for row in first):.3f} ms")


if __name__ == "__main__":
    main()
