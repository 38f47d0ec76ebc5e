#!/usr/bin/env python3
"""Judges a suite on a machine with many cores: several runs of `passnet bench` side by side.

    python3 bench/sharded.py data/suites/NAME --shards 5 --cores 3 --deadline 400 --out out/all \\
        -- --candidate passes,default,op-by-op --passes examples/passes --seed 1

The tasks are dealt out by a seeded shuffle; each shard runs on processors of its own, task after
task, and starts none after --deadline seconds. With --together N a run of `passnet bench` has N
tasks, which share what starts with it: PyTorch and its compiler take ten seconds.
OUT/records.jsonl gets the records of a run when it is completed; the last line says how many tasks
and graphs were judged. Shards share the memory's bandwidth and the last cache: compare figures with
others that were measured alike.
"""
import argparse
import concurrent.futures
import json
import os
import random
import shutil
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

def tasks_of(suite, split):
    found = json.loads((suite / "suite.json").read_text())["tasks"]
    return [task["task"] for task in found if split in ("", task["split"])]


class Shard:
    def __init__(self, arguments, number, runs, records, started):
        self.arguments = arguments
        self.number = number
        self.runs = runs        # that are left to all shards: the tasks of each
        self.records = records  # the file of all shards
        self.started = started
        first = number * arguments.cores
        self.processors = sorted(os.sched_getaffinity(0))[first:first + arguments.cores]

    def run(self):
        """Judges tasks until there are no more, or it is too late; returns their records."""
        found = []
        while self.runs and time.monotonic() - self.started < self.arguments.deadline:
            try:
                tasks = self.runs.pop()
            except IndexError:
                break
            out = self.arguments.out / tasks[0]
            command = ["taskset", "-c", ",".join(map(str, self.processors)), self.arguments.program,
                       "bench", self.arguments.suite, "--only", ",".join(tasks), "--threads",
                       len(self.processors), "--out", out, *self.arguments.bench]
            with (self.arguments.out / f"shard-{self.number}.log").open("a") as log:
                code = subprocess.run(list(map(str, command)), stdout=log, stderr=log,
                                      check=False).returncode
            if code not in (0, 1):
                print(f"{', '.join(tasks)}: exit code {code}, see {log.name}", file=sys.stderr)
                continue
            text = (out / "records.jsonl").read_bytes()
            self.records.write(text)  # one call: lines of shards do not mix
            found += map(json.loads, text.splitlines())
            shutil.rmtree(out)
        return found


def parse_arguments():
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("suite", type=Path, help="the folder of a suite")
    parser.add_argument("--split", default="", help="only the tasks of this split")
    parser.add_argument("--shards", type=int, default=4)
    parser.add_argument("--cores", type=int, default=4, help="processors per shard")
    parser.add_argument("--together", type=int, default=1, help="tasks of one run")
    parser.add_argument("--skip", type=Path, action="append", default=[], metavar="RECORDS",
                        help="leave out the tasks of an earlier run")
    parser.add_argument("--deadline", type=float, default=1e9, help="seconds")
    parser.add_argument("--shuffle", type=int, default=0, help="seed of the order of tasks")
    parser.add_argument("--out", type=Path, required=True, help="a new folder")
    parser.add_argument("--program", default=ROOT / "build" / "passnet")
    words = sys.argv[1:]
    end = words.index("--") if "--" in words else len(words)
    arguments = parser.parse_args(words[:end])
    arguments.bench = words[end + 1:]
    return arguments


def main():
    arguments = parse_arguments()
    if len(os.sched_getaffinity(0)) < arguments.shards * arguments.cores:
        sys.exit(f"expected {arguments.shards * arguments.cores} processors, found "
                 f"{len(os.sched_getaffinity(0))}")
    arguments.out.mkdir(parents=True)
    known = {json.loads(line)["task"] for path in arguments.skip
             for line in path.read_text().splitlines()}
    tasks = [task for task in tasks_of(arguments.suite, arguments.split) if task not in known]
    random.Random(arguments.shuffle).shuffle(tasks)
    started = time.monotonic()
    runs = [tasks[first:first + arguments.together]
            for first in range(0, len(tasks), arguments.together)]
    with (arguments.out / "records.jsonl").open("wb", buffering=0) as file:
        shards = [Shard(arguments, number, runs, file, started)
                  for number in range(arguments.shards)]
        with concurrent.futures.ThreadPoolExecutor(arguments.shards) as pool:
            records = [record for found in pool.map(Shard.run, shards) for record in found]
    judged = {(record["task"], record["graph"]) for record in records}
    print(f"{len({task for task, _ in judged})} of {len(tasks)} tasks, {len(judged)} graphs, "
          f"{time.monotonic() - started:.0f} s")


if __name__ == "__main__":
    main()
