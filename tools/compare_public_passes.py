#!/usr/bin/env python3
"""Compares converted passes of the public harness with what PyTorch computes for their patterns.

    tools/compare_public_passes.py FOLDER --program build/passnet --graphs GRAPHS.jsonl.gz

Each Python file of the folder is converted by `passnet pass import`. `passnet pass check --from` finds
a graph that the pass matches, or draws one. On its inputs four values are compared at t = -5: the
file's own `pattern` in PyTorch, `passnet run` of the graph, and the graph with the pass; where these
differ, also the file's own kernel, which Triton's interpreter runs if the package `triton` is
installed. Only `pattern` of a file is executed, and for the last comparison the whole file, each in a
process of its own without a network. Prints one JSON row per file and a count of verdicts.
"""

from __future__ import annotations

import argparse
import ast
import importlib.util
import inspect
import json
import os
import random
import re
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "python"))

import torch  # noqa: E402

from passnet.tolerance import disagreement  # noqa: E402

EVERYWHERE_WRONG = "wrong_everywhere"
TYPES = {"f16": torch.float16, "bf16": torch.bfloat16, "f32": torch.float32, "f64": torch.float64,
         "i64": torch.int64, "i32": torch.int32, "bool": torch.bool}


def options_of_command_line() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("sources", nargs="+", type=Path, help="Python files, or folders of them")
    parser.add_argument("--program", default="build/passnet")
    parser.add_argument("--graphs", action="append", default=[], help="graph sources to match")
    parser.add_argument("--limit", type=int, default=0, help="files, drawn by --seed; 0: all")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--side", help=argparse.SUPPRESS)
    return parser.parse_args()


def call(command: list[str], timeout: float = 300) -> subprocess.CompletedProcess[str]:
    return subprocess.run(command, capture_output=True, text=True, timeout=timeout, check=False)


def wrong_everywhere(text: str) -> str:
    """The first pass of a file with results that no graph has, so that `pass check` prints the graph
    on which it noticed."""
    first = re.split(r"(?m)^}\n", text, maxsplit=1)[0] + "}\n"
    head, _, tail = first.partition("  replace {\n")
    body, _, rest = tail.partition("    return ")
    results, _, rest = rest.partition("\n")
    names = [name.strip() for name in results.split(",")]
    spoiled = "".join(f"    %spoiled{i} = add({name}, 1000)\n" for i, name in enumerate(names))
    returned = ", ".join(f"%spoiled{i}" for i in range(len(names)))
    return f"{head}  replace {{\n{body}{spoiled}    return {returned}\n{rest}"


def graphs_of(options: argparse.Namespace, folder: Path) -> dict[str, str]:
    """For each pass file of the folder the text of a graph that it matches."""
    command = [options.program, "pass", "check", str(folder), "--prove", "1", "--seed",
               str(options.seed), "--json"]
    for graph in options.graphs:
        command += ["--from", graph]
    found = {}
    for line in call(command, 3000).stdout.splitlines():
        row = json.loads(line) if line.startswith("{") else {}
        if row.get("failure") and row["failure"].get("graph"):
            found[Path(row["file"]).stem] = row["failure"]["graph"]
    return found


def inputs_of(graph: str, seed: int) -> dict[str, torch.Tensor]:
    header = graph[graph.index("(") + 1:graph.index(") {")]
    generator = torch.Generator().manual_seed(seed)
    drawn = {}
    for name, dtype, shape in re.findall(r"%(\w+): (\w+)\[([^\]]*)\]", header):
        extents = [int(extent) for extent in shape.split(",") if extent]
        if dtype == "bool":
            drawn[name] = torch.rand(extents, generator=generator) < 0.5
        elif dtype.startswith("i"):
            drawn[name] = torch.randint(0, 3, extents, generator=generator).to(TYPES[dtype])
        else:
            is_variance = "var" in name
            values = torch.randn(extents, generator=generator)
            drawn[name] = (values.abs() + 0.5 if is_variance else values).to(TYPES[dtype])
    return drawn


def attributes_of(graph: str, pattern: str) -> dict[str, Any]:
    """The values in the graph where the pattern binds `$name`."""
    bound = {}
    for name in set(re.findall(r"=\$(\w+)", pattern)):
        parameter = re.search(rf"(\w+)=\${name}\b", pattern).group(1)
        value = re.search(rf"\b{parameter}=(\[[^\]]*\]|[^,)]+)", graph)
        bound[name] = ast.literal_eval(value.group(1).replace("inf", "1e400")) if value else None
    return bound


def side(kind: str, source: Path, request: dict[str, Any]) -> Any:
    """Runs `pattern`, or the whole replacement by Triton's interpreter."""
    values = torch.load(request["inputs"])
    text = source.read_text(encoding="utf-8")
    if kind == "pattern":
        tree = ast.parse(text)
        wanted = next(node for node in tree.body
                      if isinstance(node, ast.FunctionDef) and node.name == "pattern")
        imports = [node for node in tree.body if isinstance(node, (ast.Import, ast.ImportFrom))
                   and "triton" not in ast.unparse(node)]
        scope: dict[str, Any] = {"torch": torch, "device": torch.device}
        exec(compile(ast.Module(imports + [wanted], []), str(source), "exec"), scope)
        names = [argument.arg for argument in wanted.args.args]
        made = scope["pattern"](*[values.get(name, torch.zeros(())) for name in names])
    else:
        spec = importlib.util.spec_from_file_location("public_pass", source)
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        names = list(inspect.signature(module.pattern).parameters)
        given = [values.get(name, torch.zeros(())) for name in names]
        made = module.replacement_func()(*module.replacement_args(*given))
    return list(made) if isinstance(made, (tuple, list)) else [made]


def run_side(kind: str, source: Path, inputs: Path, folder: Path) -> list[torch.Tensor] | str:
    out = folder / f"{kind}.pt"
    out.unlink(missing_ok=True)
    request = json.dumps({"inputs": str(inputs), "out": str(out), "kind": kind})
    command = [sys.executable, __file__, str(source), "--side", request]
    network = ["unshare", "--net"] if os.geteuid() == 0 else []
    try:
        done = subprocess.run(network + command, capture_output=True, text=True, timeout=120,
                              check=False, env={**os.environ, "TRITON_INTERPRET": "1"})
    except subprocess.TimeoutExpired:
        return "timeout"
    if out.exists():
        return torch.load(out)
    return (done.stderr.strip().splitlines() or ["no result"])[-1][:200]


def difference(left: Any, right: Any) -> str | None:
    if isinstance(left, str) or isinstance(right, str):
        return left if isinstance(left, str) else right
    if len(left) < len(right):
        return f"{len(left)} results where {len(right)} are expected"
    for out, reference in zip(left, right):
        gap = disagreement(out.cpu(), reference.cpu(), -5)
        if gap is not None:
            return gap
    return None


def judge(source: Path, pass_text: str, graph: str, folder: Path, seed: int) -> dict[str, Any]:
    import passnet
    drawn = inputs_of(graph, seed)
    pattern = pass_text[:pass_text.index("replace {")]
    torch.save({**attributes_of(graph, pattern), **drawn}, folder / "inputs.pt")
    (folder / "one.pass").write_text(pass_text, encoding="utf-8")
    ours = {}
    for name, files in (("graph", None), ("pass", [str(folder / "one.pass")])):
        compiled = passnet.compile(graph, passes=files)
        made = compiled(*[value.clone() for value in drawn.values()])
        ours[name] = [torch.from_dlpack(one) if not isinstance(one, torch.Tensor) else one
                      for one in (made if isinstance(made, (tuple, list)) else [made])]
    reference = run_side("pattern", source, folder / "inputs.pt", folder)
    row: dict[str, Any] = {"graph": graph}
    if isinstance(reference, str):
        return {**row, "verdict": "pattern-does-not-run", "detail": reference}
    if (gap := difference(reference, ours["graph"])) is not None:
        return {**row, "verdict": "pattern-differs", "detail": gap}
    if (gap := difference(ours["pass"], ours["graph"])) is None:
        return {**row, "verdict": "equal"}
    own = run_side("kernel", source, folder / "inputs.pt", folder)
    row["detail"] = gap
    if isinstance(own, str):
        return {**row, "verdict": "differs-kernel-does-not-run", "kernel": own}
    if difference(own, ours["graph"]) is None:
        return {**row, "verdict": "wrong"}
    as_kernel = difference(ours["pass"], own)
    return {**row, "verdict": "differs-as-its-kernel" if as_kernel is None else "differs-otherwise",
            "kernel": as_kernel}


def main() -> int:
    options = options_of_command_line()
    if options.side:
        request = json.loads(options.side)
        torch.save(side(request["kind"], options.sources[0], request), request["out"])
        return 0
    files = sorted(file for source in options.sources
                   for file in (source.glob("*.py") if source.is_dir() else [source]))
    if options.limit:
        files = sorted(random.Random(options.seed).sample(files, min(options.limit, len(files))))
    counts: Counter[str] = Counter()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        rows = call([options.program, "pass", "import", *map(str, files), "--out",
                     str(folder / "passes"), "--json"], 3000).stdout.splitlines()
        sources = {}
        (folder / EVERYWHERE_WRONG).mkdir()
        for row in map(json.loads, rows):
            if not row["ok"]:
                counts["not-converted"] += 1
                continue
            written = Path(row["pass_file"])
            sources[written.stem] = (Path(row["file"]), written)
            spoiled = wrong_everywhere(written.read_text(encoding="utf-8"))
            (folder / EVERYWHERE_WRONG / written.name).write_text(spoiled, encoding="utf-8")
        graphs = graphs_of(options, folder / EVERYWHERE_WRONG)
        for stem, (source, written) in sources.items():
            row = {"verdict": "no-graph"}
            if stem in graphs:
                try:
                    row = judge(source, written.read_text(encoding="utf-8"), graphs[stem], folder,
                                options.seed)
                except Exception as error:  # of a tool: the row says which
                    row = {"verdict": "no-comparison", "detail": str(error)[:200]}
            counts[row["verdict"]] += 1
            print(json.dumps({"file": str(source), **row}), flush=True)
    print(json.dumps(dict(counts)))
    return 1 if counts["wrong"] or counts["pattern-differs"] else 0


if __name__ == "__main__":
    sys.exit(main())
