#!/usr/bin/env python3
"""Plants faults in whole models by passes, and counts those that `passnet bisect` finds.

    setsid python3 bench/bisecting.py --faults 20
    setsid python3 bench/bisecting.py --faults 4 --kind slow data/graphs/bert

A fault is a pass that replaces a chain of ops of a graph by the same ops and a kernel that changes
their result (in one element, at an edge, of large values only, by a factor), ends the call, or takes
long. It is found if the part that bisection returns has it, and at most as many ops more as `--more`
says. Prints one row per fault, and the shares last; exit code 1 if one is not found.
"""
import argparse
import json
import random
import re
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
DEFAULT = ROOT / "data" / "graphs"
STATEMENT = re.compile(r"  %(\w+) = (\w+)\((.*)\) : (f64|f32|f16|bf16)\[([\d,]+)\]$")
# Values for element x[PLACE] of a tensor; WORK iterations take long.
KINDS = {
    "element": "FIRST ? x[PLACE] + 8 : x[PLACE]",
    "edge": "LAST == 0 ? 0.5 * x[PLACE] - 1 : x[PLACE]",
    "large": "x[PLACE] > 0.5 ? 1.25 * x[PLACE] : x[PLACE]",
    "factor": "1.0625 * x[PLACE]",
    "ends": "x[OUTSIDE]",
    "slow": "x[PLACE] + 1e-30 * sum(w < WORK) sin(x[PLACE] + w)",
}
WORK = 60_000_000  # sines, of all places together


def run(*command, timeout=900):
    return subprocess.run(list(map(str, command)), capture_output=True, text=True, check=False,
                          timeout=timeout)


class Model:
    """The statements of a graph, as `show` prints them."""

    def __init__(self, program, path):
        self.program, self.path = program, path
        self.ops, self.operands, self.types = {}, {}, {}
        text = run(program, "show", path).stdout
        self.readers = {}
        self.size = 0
        for line in text.splitlines():
            if not line.startswith(("  %", "  return")):
                continue
            self.size += line.startswith("  %")
            read = re.findall(r"%(\w+)", line.split(" = ", 1)[-1])
            for name in read:
                self.readers[name] = self.readers.get(name, 0) + 1
            if found := STATEMENT.match(line):
                name, self.ops[name], _, dtype, dims = (found[1], *found.groups()[1:])
                self.operands[name] = read
                self.types[name] = dtype, [int(dim) for dim in dims.split(",")]

    def chain(self, rng, length):
        """A chain of so many values, each read by the next alone, or fewer."""
        names = [rng.choice(sorted(self.ops))]
        while len(names) < length:
            before = [name for name in self.operands[names[0]]
                      if name in self.ops and self.readers[name] == 1]
            if not before:
                break
            names.insert(0, rng.choice(before))
        return names


def plant(model, names, kind, path):
    """Writes the pass of a fault, and returns the number of its places; 0: it cannot be planted."""
    made = run(model.program, "pass", "new", model.path, "--fuse", "--nodes", ",".join(names))
    if made.returncode != 0 or made.stdout.count("\npass ") or made.stdout.count("%y1 = launch"):
        return 0
    result = re.search(r"    return %(\w+)\n  }", made.stdout)
    last = re.search(r"    return %(\w+)\n  }\n}", made.stdout)
    dims = model.types[names[-1]][1]
    if not result or not last or min(dims) == 0:
        return 0
    letters = "abcefg"[:len(dims)]
    place = ", ".join(letters)
    count = 1
    for dim in dims:
        count *= dim
    value = (KINDS[kind].replace("FIRST", " and ".join(f"{name} == 0" for name in letters))
             .replace("LAST", letters[-1]).replace("WORK", str(max(WORK // count, 64)))
             .replace("OUTSIDE", f"{place} + (x[{place}] < inf ? 1000000 : 0)")
             .replace("PLACE", place))
    text = made.stdout[:last.start()] + (
        f"    %planted = launch planted(%{last[1]}) : like(%{result[1]})\n"
        f"    return %planted\n  }}\n"
        f"  kernel planted(x[{place}]) -> y[{place}] {{ y[{place}] = {value} }}\n}}\n")
    path.write_text(text)
    applied = run(model.program, "pass", "apply", path, model.path, "--json")
    if applied.returncode != 0:
        return 0
    return json.loads(applied.stdout)["text"].count("launch")


def draw(model, rng, kind, path):
    """Plants a fault somewhere, where the pass matches in few places if possible."""
    best = None
    for _ in range(12):
        names = model.chain(rng, rng.randint(1, 4))
        places = plant(model, names, kind, path)
        if places > 0 and (best is None or places < best[0]):
            best = places, names
            if places <= 2:
                break
    if best is None:
        return None
    plant(model, best[1], kind, path)
    return best


def bisect(options, model, kind, path, folder):
    until = "slow" if kind == "slow" else "wrong"
    done = run(options.program, "bisect", model.path, "--until", until, "--passes", path, "--out",
               folder, "--pipeline", options.pipeline, "--json", "--threads", options.threads,
               timeout=3600)
    if done.returncode == 2:
        return {"error": (done.stdout + done.stderr).strip()[-300:]}, done.stderr
    return json.loads(done.stdout), done.stderr


def holds_fault(options, path, folder):
    """True if the pass of a fault matches in the part that was found."""
    applied = run(options.program, "pass", "apply", path, folder / "bisected.graph", "--json")
    return applied.returncode == 0 and "launch" in json.loads(applied.stdout)["text"]


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("graphs", nargs="*", type=Path, help="graph sources; default: data/graphs")
    parser.add_argument("--faults", type=int, default=20)
    parser.add_argument("--kind", action="append", choices=KINDS, help="kinds of faults; all")
    parser.add_argument("--more", type=int, default=2, help="ops that are too many, at most")
    parser.add_argument("--pipeline", default="passes-only", help="of `bisect`")
    parser.add_argument("--threads", type=int, default=0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--verbose", action="store_true", help="what bisection says to stderr")
    parser.add_argument("--program", default=str(ROOT / "build" / "passnet"))
    options = parser.parse_args()
    rng = random.Random(options.seed)
    graphs = options.graphs or sorted(path.parent for path in DEFAULT.glob("*/model.py"))
    rng.shuffle(graphs)
    kinds = options.kind or list(KINDS)
    found = exact = tried = most = hidden = 0
    print("graph                 ops  dtype fault    chain                           places judged  ops")
    with tempfile.TemporaryDirectory() as name:
        path, folder = Path(name) / "planted.pass", Path(name) / "bisected"
        for graph in graphs * options.faults:
            if tried == options.faults:
                break
            model = Model(options.program, graph)
            kind = kinds[tried % len(kinds)]
            drawn = draw(model, rng, kind, path)
            if drawn is None:
                continue
            places, names = drawn
            row, said = bisect(options, model, kind, path, folder)
            if options.verbose:
                print(said, file=sys.stderr)
            if row.get("judged") == 1 and not row["found"]:  # later ops hide it
                hidden += 1
                continue
            tried += 1
            chain = ",".join(model.ops[name] for name in names)
            is_found = (row.get("found", False) and row["nodes"] <= len(names) + options.more
                        and holds_fault(options, path, folder))
            found += is_found
            exact += is_found and row["nodes"] <= len(names)
            most = max(most, row.get("judged", 0))
            print(f"{graph.name:20} {model.size:4}  {model.types[names[-1]][0]:5} {kind:8} "
                  f"{chain[:31]:31} {places:6} {row.get('judged', '-'):>6} {row.get('nodes', '-'):>4}"
                  f"{'' if is_found else '  not found ' + row.get('error', str(row.get('ops')))}",
                  flush=True)
    print(f"{found} of {tried} found, {exact} with no op more, at most {most} parts judged; "
          f"{hidden} more do not show in the results or the time of their graph")
    return 0 if found == tried > 0 else 1


if __name__ == "__main__":
    sys.exit(main())
