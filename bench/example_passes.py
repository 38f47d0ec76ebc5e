#!/usr/bin/env python3
"""Measures example passes on real graphs: how many they match, and their speedup over op by op.

    python3 bench/example_passes.py fusible_subgraphs.jsonl.gz --per-half 12
    python3 bench/example_passes.py FILE.jsonl.gz --passes examples/passes/rms_norm.pass --no-timing

The graphs are typed lines, in their own dtype and recast to each dtype (with PyTorch's fake
tensors), and with --samples whole GraphNet folders, whose text is recast. Each pass file is applied
alone. The graph's hash assigns it to one of two halves, "develop" and "held out": passes are tuned
only on the first. A seeded sample of the graphs and dtypes that the pass matches is timed; a graph
counts as slowed if the interval of its speedup is below 1 twice, the second time with other inputs.
Unstable measurements, as on a busy machine, count like all others; --json states their number.
"""
import argparse
import gzip
import hashlib
import json
import math
import os
import random
import re
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
DTYPES = {"f32": "float32", "f16": "float16", "bf16": "bfloat16"}
HALVES = ("develop", "held out")


def family(source):
    """The model family of a source such as `timm/tf_efficientnet_b0`: efficientnet."""
    words = re.split(r"[^a-z]+", source.rstrip("/").rsplit("/", 1)[-1].lower())
    return next((word for word in words if len(word) > 2), words[0])


def half(name):
    return HALVES[int(hashlib.sha256(name.encode()).hexdigest()[:8], 16) % 2]


def recast_lines(path, dtype):
    """The typed lines of a file in one dtype, if PyTorch accepts them in it."""
    sys.path.insert(0, str(ROOT / "python"))
    from passnet.variants import main_dtype, recast
    with gzip.open(path, "rt") as lines:
        for line in lines:
            row = json.loads(line)
            try:
                # A row without floats is the same in every dtype.
                as_is = main_dtype(row) in (None, dtype)
                variant = row if as_is else recast(row, dtype)
            except NotImplementedError:  # an operator that the variants do not support
                continue
            if variant is not None:
                yield {**variant, "hash": row["hash"]}


def import_lines(options, dtype, folder):
    with tempfile.TemporaryDirectory() as scratch:
        lines = Path(scratch) / "lines.jsonl"
        with open(lines, "w", encoding="utf-8") as out:
            for row in recast_lines(options.lines, DTYPES[dtype]):
                out.write(json.dumps(row) + "\n")
        subprocess.run([options.program, "import", str(lines), "--out", str(folder)],
                       capture_output=True, check=False)


def import_samples(options, dtype, folder):
    """Whole samples; every float in their text becomes one of `dtype`."""
    subprocess.run([options.program, "import", str(options.samples), "--out", str(folder)],
                   capture_output=True, check=False)
    for path in folder.glob("**/*.graph"):
        text = path.read_text(encoding="utf-8")
        path.write_text(re.sub(r"\b(f32|f16|bf16)\b", dtype, text), encoding="utf-8")


def graphs_of(options, work):
    """{dtype: {graph: path}} and {graph: family}; files that `work` already has are reused."""
    for dtype in DTYPES:
        for source, load in ((options.lines, import_lines), (options.samples, import_samples)):
            folder = work / load.__name__ / dtype
            if source and not folder.exists():
                load(options, dtype, folder)
    families, paths = {}, {dtype: {} for dtype in DTYPES}
    with gzip.open(options.lines, "rt") as lines:
        for line in lines:
            row = json.loads(line)
            families[row["hash"]] = family(row["source"])
    for dtype in DTYPES:
        for path in sorted((work / "import_lines" / dtype).glob("*.graph")):
            paths[dtype][path.stem] = path
        folder = work / "import_samples" / dtype
        for path in sorted(folder.glob("**/*.graph")) if options.samples else ():
            name = str(path.relative_to(folder).with_suffix(""))
            paths[dtype][name] = path
            families[name] = family(name)
    return paths, families


def words_of_ops(path):
    return set(re.findall(r"= (\w+)\(", path.read_text(encoding="utf-8")))


def needed_words(file):
    """For each pass of a file, the ops that a graph must have for it to match."""
    text = file.read_text(encoding="utf-8")
    patterns = re.findall(r"^pass \w+ \{\s*pattern\(.*?\{(.*?)return", text, re.S | re.M)
    return [[set(one.split(", ")) for one in re.findall(r"= one of \[([^]]*)\]\(", pattern)] +
            [{one} for one in re.findall(r"= (\w+)\(", pattern)] for pattern in patterns]


def fires(options, file, path):
    done = subprocess.run([options.program, "pass", "apply", str(file), str(path), "--json"],
                          capture_output=True, text=True, check=False)
    if done.returncode == 2 or not done.stdout.startswith("{"):
        return {}
    return {name: count for name, count in json.loads(done.stdout)["matched"].items() if count}


def where_it_fires(options, file, paths, words, kept):
    """{pass: [(dtype, graph)]}, reused from the folder `kept` if the matching part is unchanged."""
    text = re.sub(r'"""..*?"""', "", file.read_text(encoding="utf-8"), flags=re.S)
    known = kept / f"{hashlib.sha256(text.encode()).hexdigest()}.{bool(options.samples)}.json"
    if known.exists():
        return json.loads(known.read_text(encoding="utf-8"))
    needed = needed_words(file)
    tried = [(dtype, graph, path) for dtype in DTYPES for graph, path in paths[dtype].items()
             if any(all(one & words[path] for one in each) for each in needed)]
    with ThreadPoolExecutor(2) as pool:
        found = list(pool.map(lambda each: fires(options, file, each[2]), tried))
    where = {}
    for (dtype, graph, _), names in zip(tried, found):
        for name in names:
            where.setdefault(name, []).append((dtype, graph))
    kept.mkdir(exist_ok=True)
    known.write_text(json.dumps(where), encoding="utf-8")
    return where


def judge(options, file, path, seed):
    done = subprocess.run(
        [options.program, "eval", str(path), "--passes", str(file), "--json", "--seed", str(seed),
         "--allow-native",
         "--calls", str(options.calls), "--warmup", "5", "--threads", str(options.threads)],
        capture_output=True, text=True, check=False)
    if not done.stdout.startswith("{"):
        return None
    return json.loads(done.stdout.splitlines()[0])


def time_pass(options, file, graphs, paths):
    """Results of a sample of `graphs`: records' verdicts, geometric mean, number of slowed
    graphs."""
    speedups, slowed, wrong, unstable = [], [], [], 0
    for dtype, graph in graphs:
        path = paths[dtype][graph]
        record = judge(options, file, path, options.seed)
        if record is None or record["verdict"] != "PASS" or record["speedup"] is None:
            facts_of = record or {}
            wrong.append([dtype, graph, facts_of.get("verdict"), facts_of.get("detail")])
            continue
        speedups.append(record["speedup"])
        unstable += record["unstable"]
        if record["speedup_high"] < 1.0:
            again = judge(options, file, path, options.seed + 1)
            if again and again["speedup"] and again["speedup_high"] < 1.0:
                slowed.append([dtype, graph, record["speedup"], again["speedup"]])
    mean = math.exp(sum(map(math.log, speedups)) / len(speedups)) if speedups else None
    return {"timed": len(speedups), "speedup": mean, "slowed": slowed, "wrong": wrong,
            "unstable": unstable}


def facts(options, file, name, where, paths, families):
    entry = {"pass": name, "file": file.name, "dtypes": {}}
    for dtype in DTYPES:
        entry["dtypes"][dtype] = len({graph for own, graph in where if own == dtype})
    graphs = {graph for _, graph in where}
    entry["graphs"] = len(graphs)
    entry["families"] = len({families[graph] for graph in graphs})
    for name_of_half in HALVES if not options.no_timing else ():
        if options.half and name_of_half != options.half:
            continue
        own = sorted(each for each in where if half(each[1]) == name_of_half)
        random.Random(options.seed).shuffle(own)
        entry[name_of_half] = time_pass(options, file, own[:options.per_half], paths)
    return entry


def row_of(entry):
    line = f"{entry['pass']:27.27} {entry['graphs']:5} {entry['families']:4}"
    line += "".join(f" {entry['dtypes'][dtype]:4}" for dtype in DTYPES)
    for name in HALVES:
        timed = entry.get(name)
        if timed is None or timed["speedup"] is None:
            line += f"   {'-':>5} {'-':>8} {'-':>5}"
            continue
        slowed = f"{len(timed['slowed'])}/{timed['timed']}"
        line += f"   {timed['speedup']:5.2f} {slowed:>8} {len(timed['wrong']):5}"
    return line


HEADER = (f"{'':27} {'':5} {'fam-':>4} {'fires in':>14}   {'develop':20}   held out\n"
          f"{'pass':27} {'fires':>5} {'lies':>4}  f32  f16 bf16" +
          2 * f"   {'geo':>5} {'slowed':>8} {'wrong':>5}")


def main():
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("lines", type=Path, help="typed lines, *.jsonl.gz")
    parser.add_argument("--samples", type=Path, help="a folder of GraphNet samples")
    parser.add_argument("--passes", type=Path, nargs="*",
                        default=sorted((ROOT / "examples" / "passes").glob("*.pass")))
    parser.add_argument("--per-half", type=int, default=12, help="graphs timed in each half")
    parser.add_argument("--half", choices=HALVES, help="time only this half")
    parser.add_argument("--calls", type=int, default=30)
    parser.add_argument("--threads", type=int, default=0,
                        help="threads of both sides; 0: all cores")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--no-timing", action="store_true")
    parser.add_argument("--work", type=Path, help="keep imported graphs here for the next run")
    parser.add_argument("--json", action="store_true", help="print one JSON line per pass")
    parser.add_argument("--program", default=os.environ.get(
        "PASSNET_PROGRAM", str(ROOT / "build" / "passnet")))
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as scratch:
        work = options.work or Path(scratch)
        paths, families = graphs_of(options, work)
        words = {path: words_of_ops(path) for own in paths.values() for path in own.values()}
        if not options.json:
            print(HEADER)
        for file in options.passes:
            found = where_it_fires(options, file, paths, words, work / "fires")
            for name, where in found.items():
                entry = facts(options, file, name, where, paths, families)
                print(json.dumps(entry) if options.json else row_of(entry), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
