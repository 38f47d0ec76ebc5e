#!/usr/bin/env python3
"""Measures for how many graphs `passnet pass new` writes passes that hold.

For each graph of a graph source it writes a pass (`pass new`), then proves it on instances made
from that graph (`pass check --prove N --from`). Progress is kept in a file of JSON lines: a run
that is interrupted continues there. The last output is a table of the causes of what fails.

    tools/prove_subgraphs.py GRAPHS.jsonl.gz --out out/proofs.jsonl --sample 200
"""
import argparse
import collections
import concurrent.futures
import gzip
import json
import os
import random
import re
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
HALVES_AND_FLOAT = ("float32", "float16", "bfloat16")


def run(arguments, timeout_s):
    """The exit code, the rows on standard output, and the diagnostics on standard error."""
    try:
        done = subprocess.run(arguments, capture_output=True, text=True, timeout=timeout_s,
                              check=False)
    except subprocess.TimeoutExpired:
        return None, [], "took too long"
    rows = [json.loads(line) for line in done.stdout.splitlines() if line.startswith("{")]
    return done.returncode, rows, done.stderr


def cause_of(text):
    """The part of a message that does not depend on the graph."""
    text = re.sub(r"%[\w.]+|'[^']*'|\[[^\]]*\]|[-+]?\d[\d.e+-]*", "…", text.strip())
    return re.sub(r"(… ?)+", "… ", text.split("\n")[0])[:90]


def diagnostic_in(stderr):
    for line in stderr.splitlines():
        if line.startswith("{"):
            row = json.loads(line)
            return f"{row['id']}: {cause_of(row['message'])}"
    return cause_of(stderr.splitlines()[-1] if stderr else "no output")


def judge_row(row, instances):
    """The outcome of one pass: its cause of failure, or nothing."""
    if row["failure"]:
        return f"{row['failure']['kind']}: {cause_of(row['failure']['message'])}"
    if row["reason"]:
        return cause_of(row["reason"])
    if set(row["dtypes"]) & set(HALVES_AND_FLOAT):
        for dtype in HALVES_AND_FLOAT:
            if row["dtypes"].get(dtype, 0) < instances:
                return f"fewer than {instances} instances in {dtype}"
    return None if row["ok"] else "not ok"


def prove(source, name, options):
    """One graph: whether its passes are written, match, and hold."""
    begin = time.monotonic()
    outcome = {"graph": name, "written": False, "holds": False, "passes": 0, "cause": None}
    with tempfile.TemporaryDirectory() as folder:
        code, rows, errors = run(
            [options.program, "pass", "new", source, "--name", "written", "--json", "--diag",
             "json"], options.timeout)
        if code != 0:
            outcome["cause"] = "new: " + diagnostic_in(errors)
            return outcome
        outcome |= {"written": True, "passes": len(rows[0]["passes"]),
                    "unwritten": rows[0]["unwritten"], "fuse": rows[0]["text"].count("fuse {")}
        file = Path(folder) / "written.pass"
        file.write_text(rows[0]["text"])
        code, rows, errors = run(
            [options.program, "pass", "check", str(file), "--prove", str(options.instances),
             "--from", source, "--seed", str(options.seed), "--json", "--diag", "json",
             "--compiler", options.compiler], options.timeout)
        if code not in (0, 1):
            outcome["cause"] = "prove: " + diagnostic_in(errors)
            return outcome
        causes = [judge_row(row, options.instances) for row in rows]
        found = [cause for cause in causes if cause]
        instances = collections.Counter()
        for row in rows:
            instances.update(row["dtypes"])
        outcome |= {"holds": not found, "cause": found[0] if found else None,
                    "instances": dict(instances), "graphs": sum(row["graphs"] for row in rows)}
    outcome["seconds"] = round(time.monotonic() - begin, 2)
    return outcome


def names_of(path):
    opener = gzip.open if path.endswith(".gz") else open
    with opener(path, "rt") as lines:
        return [json.loads(line)["hash"] for line in lines if line.strip()]


def report(outcomes, stream=sys.stdout):
    total = len(outcomes)
    written = sum(outcome["written"] for outcome in outcomes)
    holds = sum(outcome["holds"] for outcome in outcomes)
    print(f"{total} graphs: {written} passes written and matched "
          f"({100 * written / max(total, 1):.1f} %), {holds} hold "
          f"({100 * holds / max(total, 1):.1f} %)", file=stream)
    causes = collections.Counter(outcome["cause"] for outcome in outcomes if outcome["cause"])
    for cause, count in causes.most_common(20):
        example = next(outcome["graph"] for outcome in outcomes if outcome["cause"] == cause)
        print(f"{count:6}  {cause}\n        such as {example}", file=stream)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("graphs", help="typed lines: FILE.jsonl or FILE.jsonl.gz")
    parser.add_argument("--out", required=True, help="the outcomes so far, one JSON line per graph")
    parser.add_argument("--sample", type=int, help="only this many graphs, drawn from --seed")
    parser.add_argument("--instances", type=int, default=20, help="per dtype (default: 20)")
    parser.add_argument("--seed", type=int, default=1, help="of the sample and of the instances")
    parser.add_argument("--jobs", type=int, default=1, help="graphs at a time (default: 1)")
    parser.add_argument("--timeout", type=float, default=300, help="seconds per command")
    parser.add_argument("--compiler", default="c++", help="the C++ compiler of the kernels")
    parser.add_argument("--program", default=os.environ.get("PASSNET_PROGRAM",
                                                            str(ROOT / "build" / "passnet")))
    options = parser.parse_args()
    names = names_of(options.graphs)
    if options.sample and options.sample < len(names):
        names = random.Random(options.seed).sample(names, options.sample)
    out = Path(options.out)
    out.parent.mkdir(parents=True, exist_ok=True)
    known = {}
    if out.exists():
        for line in out.read_text().splitlines():
            if line.endswith("}"):
                outcome = json.loads(line)
                known[outcome["graph"]] = outcome
    left = [name for name in names if name not in known]
    begin = time.monotonic()
    with out.open("a") as stream, concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        jobs = [pool.submit(prove, f"{options.graphs}#{name}", name, options) for name in left]
        for number, job in enumerate(concurrent.futures.as_completed(jobs), 1):
            outcome = job.result()
            known[outcome["graph"]] = outcome
            stream.write(json.dumps(outcome) + "\n")
            stream.flush()
            seconds = time.monotonic() - begin
            rest_s = seconds / number * (len(left) - number)
            print(f"\r{number} of {len(left)}, {rest_s:.0f} s left ", end="", file=sys.stderr,
                  flush=True)
    print(file=sys.stderr)
    outcomes = [known[name] for name in names if name in known]
    report(outcomes)
    return 0 if all(outcome["holds"] for outcome in outcomes) else 1


if __name__ == "__main__":
    sys.exit(main())
