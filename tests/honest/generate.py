"""Writes honest submissions: kernels and fuse blocks that `passnet pass new` makes from graphs.

Graphs are the examples of the catalog's ops, and subgraphs of a dataset file, in f32, f16 and bf16.
Each becomes up to three submissions: a kernel of the loop language, a fuse block, and `fuse pattern`
with a schedule.
"""
import json
import random
import re
import subprocess
from pathlib import Path

DTYPES = ("float32", "float16", "bfloat16")
SCHEDULES = ("", " with vector=8", " with threads=1, unroll=2", " with split=1", " with tile=[4, 64]")


def rows(*arguments):
    """The JSON rows that a command prints; none if it fails."""
    done = subprocess.run(arguments, capture_output=True, text=True, check=False, timeout=300)
    return [json.loads(line) for line in done.stdout.splitlines() if line.startswith("{")]


def example_graphs(program):
    """The example of every op as a graph, by the op's name and family."""
    for row in rows(program, "ops", "--json"):
        text = row["example"]
        if row["random"] or not text:
            continue
        head, body = re.match(r"(?:(\(.*?\)) )?(%.*)", text).groups()
        results = re.match(r"[^=]*", body).group().strip()
        yield (f"op {row['op']}", row["family"],
               f"graph @graph{head or '(%x: f32[4])'} {{\n  {body}\n  return {results}\n}}\n")


def dataset_graphs(program, dataset, generator):
    """Subgraphs of a dataset of moderate size, those with rare ops first, in a random order."""
    found = rows(program, "dataset", "query", str(dataset), "ops > 1 and elements < 3e5 and flops < 1e8",
                 "--limit", "100000", "--json")
    generator.shuffle(found)
    seen = set()
    repeated = []
    for row in found:
        ops = set(row["sequence"].split())
        if ops <= seen:
            repeated.append(row)
            continue
        seen |= ops
        yield from shown(program, dataset, row)
    for row in repeated:
        yield from shown(program, dataset, row)


def shown(program, dataset, row):
    for whole in rows(program, "dataset", "show", str(dataset), row["canonical_hash"], "--json"):
        yield f"subgraph {row['canonical_hash'][:12]}", "subgraph", whole["text"]


def recast(program, graph, dtype):
    """The graph file in another dtype, or itself if it has no such variant."""
    folder = graph.parent / dtype
    rows(program, "variants", str(graph), "--dtype", dtype, "--count", "1", "--json", "--out",
         str(folder))
    written = sorted(folder.glob("*.graph")) if folder.exists() else []
    return written[0] if written else graph


def submissions(program, graph, generator):
    """The kinds and texts of the passes that can be written for a graph file; no two are equal."""
    texts = {}
    for kind, options in (("kernel", []), ("fuse", ["--fuse"])):
        for row in rows(program, "pass", "new", str(graph), "--json", *options):
            if not row.get("unwritten") and len(row.get("passes", [])) == 1:
                texts[kind] = row["text"]
    if "fuse" in texts:
        schedule = generator.choice(SCHEDULES)
        texts["pattern"] = re.sub(r"replace \{.*\n  \}", f"replace {{\n    fuse pattern{schedule}\n  }}",
                                  texts["fuse"], flags=re.S)
    written = set()
    for kind, text in texts.items():
        if text not in written:
            written.add(text)
            yield kind, text


def generate(program, folder, count, seed, dataset=None):
    """Writes at most `count` submissions with their graphs; returns rows `name, kind, graph, pass`.

    Half of them are made from ops, so that every family occurs, if there is a dataset."""
    generator = random.Random(seed)
    by_family = {}
    for name, family, text in example_graphs(program):
        by_family.setdefault(family, []).append((name, text))
    for examples in by_family.values():
        generator.shuffle(examples)
    ordered = []  # one op of each family after the other
    while any(by_family.values()):
        ordered += [(family, *examples.pop()) for family, examples in by_family.items() if examples]
    sources = [iter([(name, text) for _, name, text in ordered])]
    if dataset is not None:
        sources.append((name, text) for name, _, text in dataset_graphs(program, dataset, generator))
    made = []
    place = 0
    while sources and len(made) < count:
        source = sources[place % len(sources)]
        name, text = next(source, (None, None))
        if name is None:
            sources.remove(source)
            continue
        own = Path(folder) / f"{place:04}"
        own.mkdir(parents=True)
        plain = own / "own.graph"
        plain.write_text(text)
        dtype = DTYPES[place // len(sources) % len(DTYPES)]
        graph = plain if dtype == "float32" else recast(program, plain, dtype)
        place += 1
        for kind, written in submissions(program, graph, generator):
            submission = own / f"{kind}.pass"
            submission.write_text(written)
            made.append({"name": f"{name} {dtype}", "kind": kind, "graph": graph, "pass": submission})
    return made[:count]
