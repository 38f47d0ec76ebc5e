#!/usr/bin/env python3
"""Writes the submission of an author who thinks of nothing: each shown graph as one `fuse` block.

    tools/copy_graphs.py data/suites/passbench-fusible --split dev --out out/copied
    build/passnet bench passbench-fusible --split dev --passes out/copied --pipeline full

What copying reaches is the floor of a benchmark: over the default compiler it should gain nothing.
"""

from __future__ import annotations

import argparse
import fnmatch
import json
import subprocess
import sys
from pathlib import Path


def run(program: str, *arguments: str) -> str | None:
    done = subprocess.run([program, *arguments], capture_output=True, text=True, check=False)
    return done.stdout if done.returncode == 0 else None


def shown_files(program: str, suite: Path, task: dict) -> list[Path]:
    """The graphs of the task that its authors see."""
    prompt = run(program, "prompt", f"{suite}/{task['task']}", "--json")
    hashes = set(json.loads(prompt)["hashes"]) if prompt else set()
    return [suite / graph["file"] for graph in task["graphs"] if graph["hash"] in hashes]


def copy_task(program: str, suite: Path, task: dict, out: Path) -> int:
    """Writes a pass per distinct copy; returns how many there are."""
    copies: list[str] = []
    for file in shown_files(program, suite, task):
        text = run(program, "pass", "new", str(file), "--fuse", "--name", "copy")
        if text and text not in copies:
            copies.append(text)
    for number, text in enumerate(copies):
        place = out / task["task"] / f"{number:02}.pass"
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(text.replace("pass copy", f"pass copy_{number}_"), encoding="utf-8")
    return len(copies)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("suite", type=Path, help="the folder of a suite")
    parser.add_argument("--split", help="only the tasks of this split")
    parser.add_argument("--only", default="*", help="only tasks of this name, as add*")
    parser.add_argument("--out", type=Path, default=Path("out/copied"))
    parser.add_argument("--program", default="build/passnet")
    options = parser.parse_args()
    tasks = json.loads((options.suite / "suite.json").read_text(encoding="utf-8"))["tasks"]
    chosen = [task for task in tasks if options.split in (None, task["split"])
              and fnmatch.fnmatch(task["task"], options.only)]
    counts = [copy_task(options.program, options.suite, task, options.out) for task in chosen]
    print(f"{sum(counts)} passes for {sum(map(bool, counts))} of {len(chosen)} tasks: {options.out}")
    return 0 if chosen else 1


if __name__ == "__main__":
    sys.exit(main())
