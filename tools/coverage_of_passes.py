#!/usr/bin/env python3
"""Compares passes with kernels that were written for one given graph.

    build/passnet bench SUITE --passes out/teach/submissions --candidate passes --out out/bench
    tools/coverage_of_passes.py SUITE out/bench/records.jsonl

A kernel fits the shapes and dtypes that it was written for; a pass covers every graph that its
pattern and guard admit. The given graph of a task is the first that authors see (docs/agent.md). For
each file of records: on how many of the tasks' other graphs the passes are right, their speedup
there, and AS over all graphs, of the passes and of their kernels for the given graphs alone, which
do not match any other graph.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import math
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
UNMATCHED = ("NO_MATCH", "NO_EFFECT")


def given_graphs(suite: Path) -> set[str]:
    """The canonical hash of the first shown graph of each task."""
    def place(code: str) -> tuple[str, str]:
        return hashlib.sha256(f"division of a task {code}".encode()).hexdigest(), code

    tasks = json.loads((suite / "suite.json").read_text(encoding="utf-8"))["tasks"]
    return {min((graph["hash"] for graph in task["graphs"]), key=place) for task in tasks}


def is_right(record: dict) -> bool:
    return record["verdict"] == "PASS" and record["correct"]["-5"]


def as_kernel(record: dict, given: set[str]) -> dict:
    """The record of a kernel for the given graph: another graph has none."""
    if record["origin"]["graph_hash"] in given:
        return record
    return {**record, "verdict": "NO_MATCH", "error": "no_match", "speedup": None,
            "correct": dict.fromkeys(record["correct"], False)}


def score(program: str, records: list[dict]) -> float | None:
    """AS of records, by the program."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "records.jsonl"
        path.write_text("".join(json.dumps(record) + "\n" for record in records), encoding="utf-8")
        done = subprocess.run([program, "score", str(path), "--json"], capture_output=True,
                              text=True, check=False)
    if done.returncode not in (0, 1) or not done.stdout:
        raise SystemExit(f"error: {program} score: {done.stderr.strip()}")
    return json.loads(done.stdout.splitlines()[0])["as"]


def describe(program: str, records: list[dict], given: set[str]) -> dict:
    """The figures of one candidate's records."""
    others = [record for record in records if record["origin"]["graph_hash"] not in given]
    right = [record for record in others if is_right(record)]
    logs = [math.log(record["speedup"]) for record in right if record["speedup"]]
    return {"tasks": len({record["task"] for record in records}), "given": len(records) - len(others),
            "given_right": sum(is_right(record) for record in records if record not in others),
            "others": len(others), "others_right": len(right),
            "others_unmatched": sum(record["verdict"] in UNMATCHED for record in others),
            "others_gmean": math.exp(sum(logs) / len(logs)) if logs else None,
            "as_pass": score(program, records),
            "as_kernel": score(program, [as_kernel(record, given) for record in records])}


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("suite", type=Path, help="the folder of a suite")
    parser.add_argument("records", type=Path, nargs="+", help="records of `passnet bench` on it")
    parser.add_argument("--program", default=str(ROOT / "build/passnet"))
    options = parser.parse_args(words)
    given = given_graphs(options.suite)
    for path in options.records:
        records = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
        for candidate in sorted({record["candidate"] for record in records}):
            chosen = [record for record in records if record["candidate"] == candidate]
            print(json.dumps({"records": str(path), "candidate": candidate,
                              **describe(options.program, chosen, given)}))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
