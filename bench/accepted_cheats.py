#!/usr/bin/env python3
"""Counts the known cheats that are correct at t = -5 where passes need no proof.

    cmake --build build --target print_families && python3 bench/accepted_cheats.py --sample 100

The cheats are those of tests/exploits/families.cpp and families/cheats.jsonl, and the folders of
--folders with `graph.graph` and `cheat.pass`. `--accept proved` shows what proofs refuse.
"""
import argparse
import collections
import json
import os
import random
import re
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PARTS = re.compile(r"graph @\w+\((.*?)\) \{(.*)return (.*?) \}\s*$", re.DOTALL)


def pass_of(member):
    """The member's pass, or one that makes its second graph of its first."""
    if "pass" in member:
        return member["pass"]
    inputs, body, results = PARTS.match(member["graph"]).groups()
    names = re.findall(r"(%\w+)\s*:", inputs)
    _, after, after_results = PARTS.match(member["after"]).groups()

    def renamed(text):
        return re.sub(r"%(\w+)", lambda name: name[0] if name[0] in names else f"%r_{name[1]}", text)
    return (f"pass p {{ pattern({', '.join(names)}) {{ {body} return {results} }}\n"
            f" replace {{ {renamed(after)} return {renamed(after_results)} }} }}")


def read_members(options):
    printed = subprocess.run([options.families], capture_output=True, text=True, check=True).stdout
    known = (ROOT / "tests/exploits/families/cheats.jsonl").read_text(encoding="utf-8")
    members = [json.loads(line) for line in (printed + known).splitlines()]
    random.Random(options.seed).shuffle(members)
    for folder in sorted(path.parent for path in options.folders.glob("*/cheat.pass")) if options.folders else ():
        members.insert(0, {"name": folder.name, "graph": (folder / "graph.graph").read_text(encoding="utf-8"),
                           "pass": (folder / "cheat.pass").read_text(encoding="utf-8")})
    return members[:options.sample]


def judge(options, member, folder):
    (folder / "g.graph").write_text(member["graph"], encoding="utf-8")
    (folder / "c.pass").write_text(pass_of(member), encoding="utf-8")
    done = subprocess.run([options.program, "eval", "g.graph", "--passes", "c.pass", "--json",
                           "--accept", options.accept, "--calls", "8", "--warmup", "1"],
                          capture_output=True, text=True, timeout=600, check=False, cwd=folder)
    if done.returncode == 2:
        return {"verdict": done.stderr.strip().splitlines()[-1][:120], "correct": {"-5": False}}
    return json.loads(done.stdout)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--sample", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--accept", default="tested", choices=("tested", "proved"))
    parser.add_argument("--folders", type=Path)
    parser.add_argument("--program", default=str(ROOT / "build" / "passnet"))
    parser.add_argument("--families", default=str(ROOT / "build" / "bench" / "print_families"))
    options = parser.parse_args()
    options.program = os.path.abspath(options.program)
    verdicts = collections.Counter()
    accepted = []
    with tempfile.TemporaryDirectory() as folder:
        for member in read_members(options):
            record = judge(options, member, Path(folder))
            verdicts[record["verdict"]] += 1
            if record["correct"]["-5"]:
                accepted.append(f"{member['name']} ({(record.get('equality') or {}).get('level')})")
    print(", ".join(f"{count} {verdict}" for verdict, count in verdicts.most_common()))
    print(f"{len(accepted)} of {sum(verdicts.values())} are correct at t = -5")
    for name in accepted:
        print(f"  {name}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
