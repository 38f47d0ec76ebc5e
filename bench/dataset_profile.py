#!/usr/bin/env python3
"""Profiles a dataset: which share of its subgraphs each candidate slows down, and which ones.

    python3 bench/dataset_profile.py sample SUBGRAPHS.jsonl.gz --count 2000 --out out/sample.jsonl
    python3 bench/compilers.py out/sample.jsonl --sides op-by-op,default,eager,inductor \\
        --threads 1 --side-by-side 14 --jobs 14 --pause 0 --out out/times.jsonl
    python3 bench/dataset_profile.py report out/times.jsonl out/sample.jsonl \\
        --json out/profile.json --page out/profile.html

`sample` draws rows that are not too large to be judged many times: the same number from each family
as far as they go, by the seed. `report` reads the times of bench/compilers.py, or the records of
`passnet bench --baseline eager`, joins them with rows by hash, and counts by op, family, category,
size and dtype. A graph is slowed down if its speedup over eager is below 1, surely if the upper end
of the 95 % interval is; times without an interval count as surely slower below 0.95.
"""
import argparse
import gzip
import hashlib
import html
import json
import math
import statistics
import subprocess
import sys
from pathlib import Path

AXES = ("op", "family", "category", "size", "dtype")
SIZES = ((1 << 16, "<64K"), (1 << 20, "<1M"), (1 << 24, "<16M"), (math.inf, "16M+"))
BYTES = {"float64": 8, "float32": 4, "float16": 2, "bfloat16": 2, "int64": 8, "int32": 4, "int16": 2,
         "int8": 1, "uint8": 1, "bool": 1, "complex64": 8}
LEAST = 5  # graphs of a row in tables
SURELY = 0.95  # a speedup below which a graph is surely slower, if no interval is known


def read_lines(path):
    """The rows of typed lines, plain or compressed."""
    if path.suffix == ".zst":
        text = subprocess.run(["zstd", "-dcq", str(path)], stdout=subprocess.PIPE, check=True).stdout
        yield from (json.loads(line) for line in text.decode().splitlines() if line.strip())
        return
    with (gzip.open if path.suffix == ".gz" else open)(path, "rt", encoding="utf-8") as lines:
        yield from (json.loads(line) for line in lines if line.strip())


def place(row):
    """The origin of a graph, or the first place of a subgraph."""
    return row.get("origin") or next(iter(row.get("occurrences", [])), {})


def family(row):
    """The family of the place; else the model's name without sizes."""
    name = place(row).get("family")
    return name or row.get("source", "unknown").rsplit("/", 1)[-1].split("_")[0].lower()


def order_by(seed, row):
    return hashlib.sha256(f"{seed} {row['hash']}".encode()).hexdigest()


def draw(rows, count, seed):
    """Takes one row per family in turn, until there are enough; in the order of hashes."""
    families = {}
    for row in sorted(rows, key=lambda row: order_by(seed, row)):
        families.setdefault(family(row), []).append(row)
    chosen = []
    depth = 0
    while len(chosen) < count and any(len(group) > depth for group in families.values()):
        layer = [group[depth] for _, group in sorted(families.items()) if len(group) > depth]
        layer.sort(key=lambda row: order_by(seed, row))
        chosen += layer[:count - len(chosen)]
        depth += 1
    return sorted(chosen, key=lambda row: row["hash"])


def input_elements(row):
    """The elements of all inputs, which judging writes anew for every call."""
    return sum(math.prod(entry["shape"]) for entry in row["inputs"])


def tensors(types):
    """The {shape, dtype} entries of a type, which may be a list of them or null."""
    if isinstance(types, dict):
        return [types] if "shape" in types else []
    return [found for entry in types or [] for found in tensors(entry)]


def strata(row):
    """The strata of a row on each axis; several ops."""
    inputs = row["inputs"]
    types = {node["id"]: tensors(node.get("type")) for node in row["nodes"]}
    results = [found for name in row["outputs"] for found in types.get(name, [])]
    size = sum(BYTES.get(entry["dtype"], 4) * math.prod(entry["shape"]) for entry in inputs + results)
    floats = [entry for entry in inputs if "float" in entry["dtype"]] or inputs
    largest = max(floats, key=lambda entry: math.prod(entry["shape"]), default={"dtype": "none"})
    return {"op": sorted({node["op"].rsplit(".", 1)[-1] for node in row["nodes"]}),
            "family": [family(row)],
            "category": [place(row).get("category") or "unknown"],
            "size": [next(name for below, name in SIZES if size < below)],
            "dtype": [largest["dtype"]]}


def summary(records):
    speedups = [record["speedup"] for record in records]
    return {"graphs": len(records),
            "slower": statistics.fmean(speedup < 1 for speedup in speedups),
            "surely_slower": statistics.fmean(
                (record.get("speedup_high") or record["speedup"]) < 1 for record in records),
            "gmean": math.exp(statistics.fmean(map(math.log, speedups)))}


def profile(records, rows):
    """By candidate: the summary of all graphs, and of each stratum of each axis."""
    by_name = {row["hash"]: strata(row) for row in rows}

    def strata_of(record):
        found = by_name.get((record.get("origin") or {}).get("graph_hash"))
        return found or by_name.get(record["graph"], {})

    report = {}
    for candidate in sorted({record["candidate"] for record in records}):
        own = [record for record in records if record["candidate"] == candidate]
        timed = [record for record in own if record.get("speedup")]
        entry = {"judged": len(own), "failed": len(own) - len(timed)}
        if timed:
            entry["all"] = summary(timed)
        for axis in AXES:
            groups = {}
            for record in timed:
                for stratum in strata_of(record).get(axis, ["unknown"]):
                    groups.setdefault(stratum, []).append(record)
            entry[axis] = {name: summary(group) for name, group in sorted(groups.items())}
        report[candidate] = entry
    return report


def worst_first(groups):
    """Strata of several graphs, those with the largest share of slowed ones first."""
    rows = [(name, row) for name, row in groups.items() if row["graphs"] >= LEAST]
    return sorted(rows, key=lambda row: (-row[1]["slower"], -row[1]["graphs"], row[0]))


def print_report(report, limit):
    for candidate, entry in report.items():
        if "all" not in entry:
            print(f"{candidate}: none of {entry['judged']} was timed\n")
            continue
        whole = entry["all"]
        print(f"{candidate}: slows down {whole['slower']:.1%} of {whole['graphs']} graphs (surely "
              f"{whole['surely_slower']:.1%}), geometric mean {whole['gmean']:.3f}, "
              f"{entry['failed']} not timed")
        for axis in AXES:
            for number, (name, row) in enumerate(worst_first(entry[axis])[:limit]):
                print(f"  {axis if number == 0 else '':9} {name[:40]:40} {row['graphs']:6} graphs "
                      f"{row['slower']:7.1%} slower  {row['gmean']:8.3f}")
        print()


def bar(share):
    return (f'<svg width="104" height="12"><rect width="{100 * share:.1f}" height="12" '
            f'fill="#c0504d"/></svg>')


def page(report, title):
    """One HTML page: a table per candidate and axis."""
    parts = [f"<!doctype html><meta charset=utf-8><title>{html.escape(title)}</title><style>"
             "body{font:15px sans-serif;max-width:60rem;margin:2rem auto}td,th{padding:2px 12px;"
             "text-align:right}td:first-child,th:first-child{text-align:left}</style>"
             f"<h1>{html.escape(title)}</h1>"]
    for candidate, entry in report.items():
        parts.append(f"<h2>{html.escape(candidate)}</h2>")
        if "all" not in entry:
            parts.append(f"<p>None of {entry['judged']} graphs was timed.</p>")
            continue
        whole = entry["all"]
        parts.append(f"<p>Slows down {whole['slower']:.1%} of {whole['graphs']} graphs, surely "
                     f"{whole['surely_slower']:.1%}; geometric mean of speedups "
                     f"{whole['gmean']:.3f}; {entry['failed']} not timed.</p>")
        for axis in AXES:
            parts.append(f"<h3>by {axis}</h3><table><tr><th>{axis}<th>graphs<th>slower<th><th>"
                         "speedup</tr>")
            parts += [f"<tr><td>{html.escape(name)}<td>{row['graphs']}<td>{row['slower']:.1%}"
                      f"<td>{bar(row['slower'])}<td>{row['gmean']:.3f}</tr>"
                      for name, row in worst_first(entry[axis])]
            parts.append("</table>")
    return "\n".join(parts) + "\n"


def run_sample(options):
    small = [row for row in read_lines(options.lines)
             if input_elements(row) <= options.max_elements]
    rows = draw(small, options.count, options.seed)
    options.out.parent.mkdir(parents=True, exist_ok=True)
    options.out.write_text("".join(json.dumps(row) + "\n" for row in rows))
    print(f"{options.out}: {len(rows)} rows of {len({family(row) for row in rows})} families")


def records_of(row):
    """The records of a line: a record of `passnet bench`, or the times of all sides."""
    if "candidate" in row:
        return [row]
    eager = row.get("eager", {}).get("us")
    sides = [side for side, times in row.items() if isinstance(times, dict) and side != "eager"]
    return [{"graph": row["hash"], "candidate": side, "speedup": eager / row[side]["us"],
             "speedup_high": eager / row[side]["us"] / SURELY} for side in sides if eager]


def run_report(options):
    records = [record for path in options.records for line in path.read_text().splitlines()
               for record in records_of(json.loads(line))]
    report = profile(records, list(read_lines(options.lines)))
    print_report(report, options.rows)
    if options.json:
        options.json.write_text(json.dumps(report) + "\n")
    if options.page:
        options.page.write_text(page(report, "Profile of the dataset"))


def main(arguments=None):
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(required=True)
    sample = commands.add_parser("sample", help="draw rows of typed lines")
    sample.add_argument("lines", type=Path)
    sample.add_argument("--count", type=int, default=2000)
    sample.add_argument("--seed", type=int, default=0)
    sample.add_argument("--max-elements", type=int, default=1 << 24,
                        help="of all inputs of a row together (default: %(default)s)")
    sample.add_argument("--out", type=Path, required=True)
    sample.set_defaults(run=run_sample)
    report = commands.add_parser("report", help="summarize the records of drawn rows")
    report.add_argument("records", type=Path, nargs="+", help="files of records or times")
    report.add_argument("lines", type=Path)
    report.add_argument("--rows", type=int, default=8, help="rows per axis in the table")
    report.add_argument("--json", type=Path)
    report.add_argument("--page", type=Path)
    report.set_defaults(run=run_report)
    options = parser.parse_args(arguments)
    options.run(options)
    return 0


if __name__ == "__main__":
    sys.exit(main())
