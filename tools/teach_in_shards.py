#!/usr/bin/env python3
"""Runs the teacher on all processors of a machine, for a limited time.

    tools/teach_in_shards.py SUITE --cores 2 --seconds 500 --against data/suites/passbench-fusible \\
        --out out/teach -- --quick --attempts 3

Each shard has processors of its own and every Nth task (`passnet teach --part`); options after `--`
are the teacher's. --tasks N takes N tasks in the order of their hashes, from those of which no
graph moves more than --max-bytes: larger ones take minutes, and the others are left for a model
that learned from these. After --seconds the shards are interrupted: tasks that are done count, and a call
with the same folder goes on. OUT/trajectories.jsonl and OUT/tasks.jsonl join the shards' lines,
OUT/chat.jsonl has the conversations without those that show what the suites of --against hold back.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
END_SECONDS = 20  # that a shard is given to end


def choose_tasks(options: argparse.Namespace) -> list[str]:
    """Names of small tasks, in the order of their hashes."""
    tasks = json.loads((options.suite / "suite.json").read_text(encoding="utf-8"))["tasks"]
    small = [task["task"] for task in tasks
             if max(graph["bytes"] for graph in task["graphs"]) <= options.max_bytes]
    small.sort(key=lambda name: hashlib.sha256(name.encode()).digest())
    return small[:options.tasks]


def start_shard(options: argparse.Namespace, number: int, count: int) -> subprocess.Popen:
    """The teacher on the processors of a shard, with its log in OUT/shard-NUMBER.log."""
    cores = sorted(os.sched_getaffinity(0))[number * options.cores:(number + 1) * options.cores]
    folder = options.out / f"shard-{number}"
    command = ["taskset", "-c", ",".join(map(str, cores)), options.program, "teach", options.suite,
               "--part", f"{number + 1}/{count}", "--threads", len(cores), "--seed",
               options.seed + number, "--out", folder, *(["--resume"] if folder.exists() else []),
               *options.teach]
    with (options.out / f"shard-{number}.log").open("w") as log:
        return subprocess.Popen(list(map(str, command)), stdin=subprocess.DEVNULL, stdout=log,
                                stderr=log, start_new_session=True)


def exit_code(shard: subprocess.Popen, end: float) -> int | None:
    """Waits until `end`; None if the shard still runs."""
    try:
        return shard.wait(max(0.0, end - time.monotonic()))
    except subprocess.TimeoutExpired:
        return None


def end_shards(shards: list[subprocess.Popen]) -> None:
    """Interrupts the shards that still run, and kills those that do not end."""
    running = [shard for shard in shards if shard.poll() is None]
    for shard in running:
        shard.send_signal(signal.SIGINT)
    for shard in running:
        try:
            shard.wait(END_SECONDS)
        except subprocess.TimeoutExpired:
            os.killpg(shard.pid, signal.SIGKILL)
            shard.wait()


def run_shards(options: argparse.Namespace, count: int) -> list[int | None]:
    """The exit codes of the shards; None for one that was interrupted. None outlives the call."""
    end = time.monotonic() + options.seconds
    shards: list[subprocess.Popen] = []
    try:
        for number in range(count):
            shards.append(start_shard(options, number, count))
        return [exit_code(shard, end) for shard in shards]
    finally:
        end_shards(shards)


def join(out: Path, name: str) -> int:
    """Joins a file of all shards, whole lines alone; returns their number."""
    lines = [line for path in sorted(out.glob(f"shard-*/{name}"))
             for line in path.read_bytes().splitlines(keepends=True) if line.endswith(b"\n")]
    (out / name).write_bytes(b"".join(lines))
    return len(lines)


def parse(words: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("suite", type=Path, help="the folder of a suite")
    parser.add_argument("--cores", type=int, default=1, help="processors per shard (1)")
    parser.add_argument("--seconds", type=float, default=1e9, help="after which shards are ended")
    parser.add_argument("--tasks", type=int, metavar="N", help="so many small tasks (all)")
    parser.add_argument("--max-bytes", type=float, default=6e6, metavar="B",
                        help="that a graph of a small task moves (6e6)")
    parser.add_argument("--seed", type=int, default=1, help="of the first shard (1)")
    parser.add_argument("--against", type=Path, action="append", default=[], metavar="SUITE",
                        help="whose held-out and hard graphs no chat line may show")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--program", default=ROOT / "build/passnet")
    end = words.index("--") if "--" in words else len(words)
    options = parser.parse_args(words[:end])
    options.teach = words[end + 1:]
    return options


def main(words: list[str]) -> int:
    options = parse(words)
    processors = len(os.sched_getaffinity(0))
    if not 1 <= options.cores <= processors:
        print(f"error: expected 1 to {processors} --cores, found {options.cores}", file=sys.stderr)
        return 2
    count = processors // options.cores
    known = len(list(options.out.glob("shard-*/")))
    if known not in (0, count):  # its tasks would be dealt out otherwise
        print(f"error: expected {known} shards as in {options.out}, found {count}: use as many "
              "processors, or another --out", file=sys.stderr)
        return 2
    if options.tasks is not None:
        options.teach += ["--only", ",".join(choose_tasks(options))]
    options.out.mkdir(parents=True, exist_ok=True)
    codes = run_shards(options, count)
    failed = [number for number, code in enumerate(codes) if code not in (0, 1, None)]
    tasks = join(options.out, "tasks.jsonl")
    lines = join(options.out, "trajectories.jsonl")
    print(f"{tasks} tasks, {lines} conversations, {count} shards")
    for number in failed:
        print(f"error: shard {number} failed: {options.out}/shard-{number}.log", file=sys.stderr)
    if failed or lines == 0:
        return 2
    return subprocess.run(
        [options.program, "trajectories", "export", options.out / "trajectories.jsonl", "--format",
         "chat", "--keep-duplicates", "--out", options.out / "chat.jsonl",
         *(word for suite in options.against for word in ("--against", suite))],
        check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
