#!/usr/bin/env python3
"""Measures how well a suite tells candidates apart (docs/suites.md).

    passnet bench NAME --candidate default,op-by-op,eager --out out/a --seed 1
    passnet bench NAME --candidate default,op-by-op,eager --out out/b --seed 2
    python3 bench/suite_quality.py out/a/records.jsonl out/b/records.jsonl --suite data/suites/NAME

Each file is one run: another seed, or another machine. Prints tables; --json prints one object:
`candidates` (AS of each run, quantiles of the tasks' AS), `between_runs` and `between_halves`
(Kendall's tau of the candidates' order), `tasks` (the shares that all candidates solve, that none
solves, and that tell nobody apart), `undecided` (their names), and with --suite `headroom` (the
geometric mean of time over the least time).
"""
import argparse
import json
import math
import os
import random
import statistics
import subprocess
import sys
from itertools import combinations
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
QUANTILES = (0, 0.25, 0.5, 0.75, 1)


def kendall(a, b):
    """Kendall's tau-b of two sequences of numbers; None if either has ties alone."""
    agree = ties_a = ties_b = pairs = 0
    for i, j in combinations(range(len(a)), 2):
        sign = (a[i] > a[j]) - (a[i] < a[j]), (b[i] > b[j]) - (b[i] < b[j])
        pairs += 1
        agree += sign[0] * sign[1]
        ties_a += sign[0] == 0
        ties_b += sign[1] == 0
    scale = math.sqrt((pairs - ties_a) * (pairs - ties_b))
    return agree / scale if scale else None


def geometric_mean(values):
    values = list(values)
    return math.exp(statistics.fmean(map(math.log, values))) if values else None


def quantile(values, share):
    """The quantile of sorted values, interpolated."""
    place = share * (len(values) - 1)
    low = math.floor(place)
    high = min(low + 1, len(values) - 1)
    return values[low] + (values[high] - values[low]) * (place - low)


def task_scores(path, program):
    """AS by candidate and task: {candidate: {task: AS}}."""
    done = subprocess.run([program, "score", str(path), "--tasks", "--json"], capture_output=True,
                          text=True, check=False)
    if done.returncode == 2:
        sys.exit(done.stderr)
    rows = [json.loads(line) for line in done.stdout.splitlines()]
    return {row["candidate"]: {task: entry["as"] for task, entry in row["tasks"].items()
                               if entry["as"]} for row in rows}


def shared_tasks(runs):
    """The tasks that every candidate of every run has."""
    return sorted(set.intersection(*(set(tasks) for run in runs for tasks in run.values())))


def scores_over(run, candidates, tasks):
    return [geometric_mean(run[candidate][task] for task in tasks) for candidate in candidates]


def mean_or_none(values):
    values = [value for value in values if value is not None]
    return statistics.fmean(values) if values else None


def between_halves(run, candidates, tasks, draws, seed):
    """The mean tau over random cuts of the tasks into halves."""
    taus = []
    for draw in range(draws):
        order = random.Random(f"{seed} {draw}").sample(tasks, len(tasks))
        halves = order[:len(order) // 2], order[len(order) // 2:]
        if all(halves):
            taus.append(kendall(*(scores_over(run, candidates, half) for half in halves)))
    return mean_or_none(taus)


def headroom(path, suite, bytes_per_us, flops_per_us):
    """By candidate, the geometric mean of time over the least time."""
    least = {}
    for task in suite["tasks"]:
        for number, graph in enumerate(task["graphs"]):
            name = f"{task['task']}/{task['task']}.{number}"
            least[name] = max(graph["bytes"] / bytes_per_us, graph["flops"] / flops_per_us)
    ratios = {}
    for line in path.read_text().splitlines():
        record = json.loads(line)
        floor, time = least.get(record["graph"]), record.get("candidate_us")
        if floor and time:
            ratios.setdefault(record["candidate"], []).append(time / floor)
    return {candidate: geometric_mean(values) for candidate, values in sorted(ratios.items())}


def judge_tasks(run, candidates, tasks, solved, apart):
    """Shares of tasks that all solve, none solves, or whose AS differ by less than `apart`."""
    rows = {task: [run[candidate][task] for candidate in candidates] for task in tasks}
    undecided = [task for task, row in rows.items() if max(row) < apart * min(row)]
    spreads = sorted(max(row) / min(row) for row in rows.values())
    return {"all_solve": statistics.fmean(min(row) >= solved for row in rows.values()),
            "none_solves": statistics.fmean(max(row) < solved for row in rows.values()),
            "undecided": len(undecided) / len(tasks),
            "spread": {str(share): quantile(spreads, share) for share in QUANTILES}}, undecided


def measure(options, runs):
    candidates = sorted(set.intersection(*(set(run) for run in runs)))
    if not candidates:
        sys.exit("expected candidates that all runs have, found none")
    tasks = shared_tasks([{name: run[name] for name in candidates} for run in runs])
    if not tasks:
        sys.exit("expected tasks with a score in all runs, found none")
    rows = {}
    for candidate in candidates:
        scores = sorted(runs[0][candidate][task] for task in tasks)
        rows[candidate] = {"as": [scores_over(run, [candidate], tasks)[0] for run in runs],
                           "tasks": {str(share): quantile(scores, share) for share in QUANTILES}}
    pairs = list(combinations(runs, 2))
    judged, undecided = judge_tasks(runs[0], candidates, tasks, options.solved, options.apart)
    return {
        "tasks": len(tasks),
        "candidates": rows,
        "between_runs": mean_or_none([
            kendall(scores_over(a, candidates, tasks), scores_over(b, candidates, tasks))
            for a, b in pairs]),
        "between_runs_by_task": mean_or_none([
            kendall([a[name][task] for name in candidates], [b[name][task] for name in candidates])
            for a, b in pairs for task in tasks]),
        "between_halves": between_halves(runs[0], candidates, tasks, options.draws, options.seed),
        "shares": judged,
        "undecided": undecided,
    }


def shown(value):
    return "–" if value is None else f"{value:.3f}"


def print_report(report):
    print(f"{'candidate':24} {'AS of each run':24} min, quartiles, max over tasks")
    for name, row in report["candidates"].items():
        print(f"{name[:24]:24} {' '.join(map(shown, row['as'])):24} "
              f"{' '.join(map(shown, row['tasks'].values()))}")
    print(f"\n{report['tasks']} tasks; Kendall's tau between runs {shown(report['between_runs'])} "
          f"(by task {shown(report['between_runs_by_task'])}), between halves "
          f"{shown(report['between_halves'])}")
    shares = report["shares"]
    print(f"all candidates solve {shares['all_solve']:.1%}, none solves {shares['none_solves']:.1%}; "
          f"{shares['undecided']:.1%} tell nobody apart; best over worst candidate per task "
          f"{' '.join(map(shown, shares['spread'].values()))}")
    for name, ratio in report.get("headroom", {}).items():
        print(f"{name}: {shown(ratio)} times the least time")
    if report["undecided"]:
        print("undecided: " + ", ".join(report["undecided"]))


def main(arguments=None):
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("records", type=Path, nargs="+")
    parser.add_argument("--suite", type=Path, help="the suite's folder")
    parser.add_argument("--solved", type=float, default=1.05, help="AS of a solved task")
    parser.add_argument("--apart", type=float, default=1.02,
                        help="ratio of AS below which candidates count as equal")
    parser.add_argument("--draws", type=int, default=100, help="random cuts into halves")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--bytes-per-us", type=float, default=10_000)
    parser.add_argument("--flops-per-us", type=float, default=20_000)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--program",
                        default=os.environ.get("PASSNET_PROGRAM", str(ROOT / "build" / "passnet")))
    options = parser.parse_args(arguments)
    report = measure(options, [task_scores(path, options.program) for path in options.records])
    if options.suite:
        suite = json.loads((options.suite / "suite.json").read_text())
        report["headroom"] = headroom(options.records[0], suite, options.bytes_per_us,
                                      options.flops_per_us)
    if options.json:
        print(json.dumps(report))
    else:
        print_report(report)
    return 0


if __name__ == "__main__":
    sys.exit(main())
