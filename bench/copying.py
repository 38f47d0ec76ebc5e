#!/usr/bin/env python3
"""Measures what copying wins: each shown graph as one `fuse` block, over the default compiler.

    python3 bench/copying.py data/suites/passbench-headroom --per-task 2

Prints the score over `default` of every split. A benchmark that copying cannot win has at most 1.02
everywhere: beyond it, the exit code is 1.
"""
import argparse
import json
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LIMIT = 1.02


def run(*command):
    done = subprocess.run(list(map(str, command)), stdout=subprocess.PIPE, text=True, check=False)
    if done.returncode == 2:
        sys.exit(f"{command[0]} {command[1]} failed")
    return done.stdout


def score(options, split, folder):
    """The row of `score` over the default compiler; None if no shown graph can be copied."""
    copies = folder / "copies"
    run(sys.executable, ROOT / "tools" / "copy_graphs.py", options.suite, "--split", split,
        "--out", copies, "--program", options.program)
    if not copies.exists():
        return None
    run(options.program, "bench", options.suite, "--split", split, "--passes", copies,
        "--pipeline", "full", "--per-task", options.per_task, "--seed", options.seed,
        "--threads", options.threads, "--out", folder)
    scored = run(options.program, "score", folder / "records.jsonl", "--json")
    row = next(row for row in map(json.loads, scored.splitlines()) if row["candidate"] == "passes")
    return row["over"]["default"] | {"graphs": row["graphs"]}


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("suite", type=Path, help="the folder of a suite")
    parser.add_argument("--split", action="append", help="only this split; may be repeated")
    parser.add_argument("--per-task", type=int, default=2, help="graphs of each task")
    parser.add_argument("--seed", type=int, default=5)
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--program", default=str(ROOT / "build" / "passnet"))
    options = parser.parse_args()
    splits = json.loads((options.suite / "suite.json").read_text(encoding="utf-8"))["splits"]
    most = 0.0
    print("split      graphs  AS     G-Mean  same plan")
    for split in options.split or [name for name, tasks in splits.items() if tasks]:
        with tempfile.TemporaryDirectory() as folder:
            row = score(options, split, Path(folder))
        if row is None:
            print(f"{split:10} no graph can be copied")
            continue
        most = max(most, row["as"])
        print(f"{split:10} {row['graphs']:6}  {row['as']:.3f}  {row['gmean'] or 0:.3f}   "
              f"{row['no_gain']}", flush=True)
    return int(most > LIMIT)


if __name__ == "__main__":
    sys.exit(main())
