#!/usr/bin/env python3
"""Compares the types that `passnet import --values` infers with recorded ones.

    tools/compare_graph_types.py TYPES.jsonl.gz SOURCE… [--program build/passnet] [--first 20]

A row of TYPES is {"graph", "outputs": [[dtype, shape]…], "nodes": [[op, type]…]}: one node for each
assignment of a call or operator whose result depends on an input, in program order; a type is
[dtype, shape], a list of those for a tuple, null for no tensor. Prints the shares of graphs that
import, whose output types are equal and whose node types are all equal, the share of equal nodes,
and the first differences. Exit code 1 if a share of graphs is below --require.
"""

import argparse
import gzip
import json
import subprocess
import sys
from collections import Counter

WINDOW = 400  # values that may be between two recorded ones


def read_types(path):
    """The rows, keyed by graph."""
    opener = gzip.open if path.endswith(".gz") else open
    with opener(path, "rt", encoding="utf-8") as file:
        return {row["graph"]: row for row in map(json.loads, file)}


def answers(program, sources):
    """The program's rows, one at a time."""
    command = [program, "import", *sources, "--json", "--values"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
                          text=True) as process:
        for line in process.stdout:
            yield json.loads(line)


def bare(operation):
    """`sub` of `operator.sub`, `.sub` and `torch.sub`: PyTorch spells the ops that it runs
    differently."""
    name = operation.rsplit(".", 1)[-1].strip("_")
    return {"truediv": "div"}.get(name, name)


def align(nodes, values):
    """(recorded node, found value or None) in order; values without a recorded node are skipped.

    Recordings leave out values that depend on no input (a `torch.zeros` and values computed from
    it).
    """
    pairs, at = [], 0
    for operation, expected in nodes:
        wanted, first, chosen = bare(operation), None, None
        for place in range(at, min(at + WINDOW, len(values))):
            if bare(values[place][1]) != wanted:
                continue
            if first is None:
                first = place
            if values[place][2] == expected:
                chosen = place
                break
        chosen = first if chosen is None else chosen
        pairs.append(((operation, expected), None if chosen is None else values[chosen]))
        at = at if chosen is None else chosen + 1
    return pairs


def compare(rows, found, first):
    """Counts, and descriptions of the first differences."""
    counts, texts, causes = Counter(), [], Counter()
    for answer in found:
        row = rows.get(answer["graph"])
        if row is None:
            continue
        name = answer["graph"]
        counts["graphs"] += 1
        counts["nodes"] += len(row["nodes"])
        if not answer["ok"]:
            texts.append(f"{name}: does not import: {answer['error']['message']}")
            continue
        counts["imported"] += 1
        if answer["outputs"] == row["outputs"]:
            counts["outputs equal"] += 1
        else:
            texts.append(f"{name}: outputs {answer['outputs']}, expected {row['outputs']}"[:300])
        pairs = align(row["nodes"], answer["values"])
        different = [(node, value) for node, value in pairs if not value or value[2] != node[1]]
        counts["equal nodes"] += len(pairs) - len(different)
        counts["nodes equal"] += not different
        causes.update(node[0] for node, _ in different)
        if different:
            (operation, expected), value = different[0]
            texts.append(f"{name}: {operation} {expected}, found {value}"[:300])
    return counts, texts[:first], causes


def main():
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("types")
    parser.add_argument("sources", nargs="+")
    parser.add_argument("--program", default="build/passnet")
    parser.add_argument("--first", type=int, default=20, help="differences to print")
    parser.add_argument("--require", type=float, default=0.995)
    options = parser.parse_args()
    rows = read_types(options.types)
    counts, texts, causes = compare(rows, answers(options.program, options.sources), options.first)
    total = len(rows)
    shares = {name: counts[name] / max(1, total)
              for name in ("imported", "outputs equal", "nodes equal")}
    for name, share in shares.items():
        print(f"{name:>14}: {counts[name]:>6} of {total} graphs  {share:8.3%}")
    nodes = sum(len(row["nodes"]) for row in rows.values())
    print(f"{'equal nodes':>14}: {counts['equal nodes']:>6} of {nodes} nodes"
          f"  {counts['equal nodes'] / max(1, nodes):8.3%}")
    for text in texts:
        print(text)
    for op, count in causes.most_common(20):
        print(f"{count:>7} {op}")
    return 0 if min(shares.values()) >= options.require else 1


if __name__ == "__main__":
    sys.exit(main())
