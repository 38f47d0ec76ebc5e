#!/usr/bin/env python3
"""Measures how far compiled graphs are from the floor of the machine (docs/compile.md).

    python3 bench/floors.py FILE.jsonl.gz --limit 300 --batch 16 --threads 2

Prints the distribution of time over floor of the graphs whose floor exceeds --least-floor, those
without transcendental functions separately, and the worst graphs with their most expensive
launches. --batch and --dtype recast the rows, which needs PyTorch; --write does only that, so that
another machine, with only the program, a C++ compiler and Python, can time the rows.
"""
import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from graph_rows import ROOT, add_row_options, draw, read_rows, vary, within, write_rows


def compile_ahead(options, rows, folder):
    """Fills the artifact cache, so that timing runs alone on the machine."""
    shares = [rows[job::options.jobs] for job in range(options.jobs)]

    def compile_share(job):
        path = f"{folder}/share{job}.jsonl"
        write_rows(shares[job], path)
        subprocess.run([options.program, "compile", path, "--pipeline", options.pipeline, "--threads",
                        "1", "--json"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
                       timeout=options.seconds, check=False)

    with ThreadPoolExecutor(options.jobs) as pool:
        try:
            list(pool.map(compile_share, (job for job in range(options.jobs) if shares[job])))
        except subprocess.TimeoutExpired:
            print(f"not all compiled within {options.seconds} s", file=sys.stderr)


def time_rows(options, path):
    """The reports, one per graph, of as many graphs as the time allows."""
    run = subprocess.Popen(
        [options.program, "compile", path, "--pipeline", options.pipeline, "--threads",
         str(options.threads), "--time", "--json"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
        text=True)
    stop = threading.Timer(options.seconds, run.terminate)
    stop.start()
    reports = []
    for line in run.stdout:
        try:
            report = json.loads(line)
            if options.least and report.get("distance") is not None:
                report["distance"] = report["least_us"] / report["floor_us"]
            reports.append(report)
        except json.JSONDecodeError:
            break  # the line at which the time limit was reached
    run.wait()
    stop.cancel()
    return reports


def quantile(values, share):
    """Interpolates linearly between order statistics."""
    ordered = sorted(values)
    place = share * (len(ordered) - 1)
    low = int(place)
    high = min(low + 1, len(ordered) - 1)
    return ordered[low] + (ordered[high] - ordered[low]) * (place - low)


def distribution(name, reports):
    ratios = [report["distance"] for report in reports]
    if not ratios:
        print(f"{name:34} none")
        return
    shares = " / ".join(f"{quantile(ratios, share):.2f}" for share in (0.1, 0.25, 0.5, 0.75, 0.9))
    print(f"{name:34} {len(ratios):4} graphs: {shares}, worst {max(ratios):.2f}")


def show_worst(reports, count):
    for report in sorted(reports, key=lambda one: -one["distance"])[:count]:
        print(f"{report['graph'][:12]} {report['distance']:.2f} floors: {report['time_us']:.1f} µs, "
              f"floor {report['floor_us']:.1f}: {report['floor_bytes'] / 1e6:.2f} MB in "
              f"{report['memory_floor_us']:.1f}, library {report['library_floor_us']:.1f}")
        costly = sorted(report["steps"], key=lambda step: step["floor_us"] - step["time_us"])
        for step in costly[:3]:
            print(f"    {step['time_us']:9.1f} µs, floor {step['floor_us']:7.1f}, "
                  f"{step['threads']} threads, {step['kind']}: {step['label'][:60]}")


def report_all(options, reports):
    timed = [report for report in reports if report.get("distance") is not None]
    failed = [report for report in reports if "error" in report]
    large = [report for report in timed if report["floor_us"] > options.least_floor]
    print(f"{len(timed)} graphs timed, {len(failed)} failed, {options.threads} threads, pipeline "
          f"{options.pipeline}, floor above {options.least_floor:g} µs: {len(large)}")
    print(f"{'least' if options.least else 'median'} time over floor: 10 % / 25 % / median / 75 % / 90 %")
    distribution("all", large)
    plain = [report for report in large if not report["transcendental"]]
    distribution("no transcendental function", plain)
    distribution("… and no library call", [one for one in plain if one["library_calls"] == 0])
    distribution("no library call", [one for one in large if one["library_calls"] == 0])
    distribution("floors below that", [one for one in timed if one["floor_us"] <= options.least_floor])
    if timed:
        copies = max((report["copies"] for report in timed), key=len)
        print("a copy, GB/s: " + ", ".join(
            f"{bytes_ >> 10} KiB {bytes_ / us / 1000:.0f}" for bytes_, us in copies[::2]))
        empty = statistics.median(report["empty_loop_us"] for report in timed)
        print(f"starting a loop on all threads: {empty:.2f} µs")
    show_worst(large, options.worst)
    for report in failed[:options.worst]:
        print(f"{report['graph'][:12]} failed: {report['error']['message'][:80]}")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    add_row_options(parser)
    parser.add_argument("--threads", type=int, default=os.cpu_count())
    parser.add_argument("--pipeline", default="default")
    parser.add_argument("--least-floor", type=float, default=50, help="µs")
    parser.add_argument("--least", action="store_true",
                        help="the min time of each graph over its floor instead of the median: a "
                             "busy machine disturbs it least")
    parser.add_argument("--seconds", type=float, default=1800,
                        help="time limit of compiling in advance, and again of timing")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=os.cpu_count(),
                        help="compilers at once, in advance")
    parser.add_argument("--worst", type=int, default=10)
    parser.add_argument("--program", default=str(ROOT / "build" / "passnet"))
    parser.add_argument("--write", help="write the recast rows to this file, and time nothing")
    parser.add_argument("--out", help="write the reports to this file, one JSON line per graph")
    options = parser.parse_args()
    rows = within(vary(draw(read_rows(options.file), options.limit, options.seed), options.dtype,
                       options.batch), options.megabytes)
    if options.write:
        write_rows(rows, options.write)
        return 0
    with tempfile.TemporaryDirectory() as folder:
        path = f"{folder}/rows.jsonl"
        write_rows(rows, path)
        compile_ahead(options, rows, folder)
        reports = time_rows(options, path)
    if options.out:
        Path(options.out).write_text("".join(json.dumps(report) + "\n" for report in reports))
    print(f"{len(rows)} rows, batch times {options.batch}, {options.dtype or 'dtypes as they are'}")
    report_all(options, reports)
    return 0


if __name__ == "__main__":
    sys.exit(main())
