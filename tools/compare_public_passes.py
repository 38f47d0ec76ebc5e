#!/usr/bin/env python3
"""Compares converted passes of the public harness with what PyTorch computes for their patterns.

    tools/compare_public_passes.py FOLDER --program build/passnet --graphs GRAPHS.jsonl.gz

Each Python file of the folder is converted by `passnet pass import`. `passnet pass check --from` finds
a graph that the pass matches, or draws one. Where it draws none, shapes with which the file's `pattern`
runs are searched (`pattern_instances.py`), and the graph that PyTorch makes of it is another source. On
inputs that `passnet run` draws, values are compared at t = -5: those of the file's own `pattern` in
PyTorch, of the graph, and of the graph with the pass; where these differ, also those of the file's own
kernel, which Triton's interpreter runs if the package `triton` is installed. Only `pattern` of a file is
executed, and for the last comparison the whole file, each in a process of its own without a network.
Prints one JSON row per file, and a count of verdicts last: `wrong` is a converted pass that differs from
PyTorch where the original does not, `never-matches` one whose guards exclude each other. A row of
`no-graph` has the guards that the nearest inputs do not fulfill, as `unmet`, unless the pattern ran with
none.
"""

from __future__ import annotations

import argparse
import ast
import ctypes
import importlib.util
import inspect
import json
import os
import random
import re
import resource
import signal
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent / "python")]

os.environ["TRITON_INTERPRET"] = "1"  # before Triton is imported

import torch  # noqa: E402
from safetensors.torch import load_file  # noqa: E402

import passnet  # noqa: E402
import pattern_instances  # noqa: E402
from passnet.capture import capture, to_row  # noqa: E402
from passnet.tolerance import disagreement  # noqa: E402
from pass_guards import Guards  # noqa: E402

EVERYWHERE_WRONG = "wrong_everywhere"
CLONE_NEWNET = 0x40000000
SECONDS = 60  # of processor time of a child


def options_of_command_line() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("sources", nargs="+", type=Path, help="Python files, or folders of them")
    parser.add_argument("--program", default="build/passnet")
    parser.add_argument("--graphs", action="append", default=[], help="graph sources to match")
    parser.add_argument("--limit", type=int, default=0, help="files, drawn by --seed; 0: all")
    parser.add_argument("--seconds", type=float, default=20,
                        help="of processor time in which the shapes of a pattern are searched; "
                             "0: they are not")
    parser.add_argument("--seed", type=int, default=1)
    return parser.parse_args()


def call(command: list[str], timeout: float = 300) -> subprocess.CompletedProcess[str]:
    return subprocess.run(command, capture_output=True, text=True, timeout=timeout, check=False)


def wrong_everywhere(text: str) -> str:
    """The passes of a file with results that no graph has, so that `pass check` prints the graph on
    which it noticed."""
    made = ""
    for own in re.split(r"(?m)^(?=pass )", text):
        head, replaced, tail = own.partition("  replace {\n")
        body, returned, rest = tail.partition("    return ")
        results, _, rest = rest.partition("\n")
        names = [name.strip() for name in results.split(",")]
        spoiled = "".join(f"    %spoiled{i} = add({name}, 1000)\n" for i, name in enumerate(names))
        news = ", ".join(f"%spoiled{i}" for i in range(len(names)))
        made += f"{head}{replaced}{body}{spoiled}{returned}{news}\n{rest}" if replaced else own
    return made


def graphs_of(options: argparse.Namespace, folder: Path, sources: list[str]) -> dict[str, str]:
    """For each pass file of the folder the text of a graph that it matches."""
    command = [options.program, "pass", "check", str(folder), "--prove", "1", "--seed",
               str(options.seed), "--json"]
    for graph in sources:
        command += ["--from", graph]
    found = {}
    for line in call(command, 3000).stdout.splitlines():
        row = json.loads(line) if line.startswith("{") else {}
        if row.get("failure") and row["failure"].get("graph"):
            found[Path(row["file"]).stem] = row["failure"]["graph"]
    return found


def drawn_row(source: Path, given: dict[str, Any]) -> dict[str, Any] | None:
    """A typed line of the file's `pattern` on inputs that it runs with; None: PyTorch makes several
    graphs of it. An input that the pattern changes is the result of an op there: a graph returns what
    it changes of its own inputs, and no pass matches over a value that is returned."""
    text = source.read_text(encoding="utf-8")
    pattern, names, _ = pattern_instances.load_pattern(text)
    operands = [name for name in names if isinstance(given[name], pattern_instances.Operand)]
    tried = {name: given[name].empty() if name in operands else given[name] for name in names}
    pattern(*tried.values())
    changed = {name for name in operands if tried[name]._version > 0}

    class Pattern(torch.nn.Module):
        def forward(self, *tensors: torch.Tensor) -> Any:
            """The pattern on tensors and numbers."""
            of = {**given, **{name: -tensor if name in changed else tensor
                              for name, tensor in zip(operands, tensors)}}
            return pattern(*[of[name] for name in names])

    graphs = capture(Pattern(), [given[name].empty() for name in operands], {})
    return to_row(graphs[0], source.stem) if len(graphs) == 1 else None


def drawn_rows(sources: dict[str, tuple[Path, Path]], folder: Path, seconds: float) -> list[str]:
    """A file of typed lines of the patterns of these files with their passes, as a list of one, or
    empty; each is made in a process of its own, as `run_side` does. Writes the guards that inputs do
    not fulfill into the file `unmet` of the folder, one line per file."""
    path, notes = folder / "drawn.jsonl", folder / "unmet"
    path.write_text("", encoding="utf-8")
    notes.write_text("", encoding="utf-8")
    for stem, (source, written) in sources.items():
        child = os.fork()
        if child == 0:
            try:
                ctypes.CDLL(None).unshare(CLONE_NEWNET)
                sys.stdout = sys.stderr = open(os.devnull, "w", encoding="utf-8")
                guards = Guards(written.read_text(encoding="utf-8"))
                text = source.read_text(encoding="utf-8")
                found = pattern_instances.instances(text, seconds, guards=guards)
                unmet = [pattern_instances.unmet_guards(text, given, guards) for given in found]
                if unmet:
                    with notes.open("a", encoding="utf-8") as lines:
                        lines.write(json.dumps([stem, min(unmet, key=len)]) + "\n")
                for given in found:
                    row = drawn_row(source, given)
                    if row is not None:
                        with path.open("a", encoding="utf-8") as lines:
                            lines.write(json.dumps(row) + "\n")
            except BaseException:  # of PyTorch or the pattern: there is no row then
                pass
            os._exit(0)
        os.waitpid(child, 0)
    return [str(path)] if path.stat().st_size > 0 else []


def attributes_of(graph: str, pattern: str) -> dict[str, Any]:
    """The values in the graph where the pattern binds `$name`."""
    bound = {}
    for name in set(re.findall(r"=\$(\w+)", pattern)):
        parameter = re.search(rf"(\w+)=\${name}\b", pattern).group(1)
        value = re.search(rf"\b{parameter}=(\[[^\]]*\]|[^,)]+)", graph)
        bound[name] = ast.literal_eval(value.group(1).replace("inf", "1e400")) if value else None
    return bound


class _OneConfiguration:
    """A kernel of `triton.autotune` that is never tuned, which would need a GPU: it runs with the first
    configuration."""

    def __init__(self, kernel: Any, configuration: Any) -> None:
        self.kernel, self.options = kernel, dict(configuration.kwargs)

    def __getitem__(self, grid: Any) -> Any:
        def launch(*arguments: Any, **options: Any) -> Any:
            given = {**self.options, **options}
            return self.kernel[grid](*arguments, **given)
        return launch


def load_on_cpu(text: str, folder: Path) -> Any:
    """The module of a public pass, whose kernels run on a CPU in Triton's interpreter."""
    import triton
    triton.autotune = lambda configs, **_: lambda kernel: _OneConfiguration(kernel, configs[0])
    path = folder / "public_pass.py"
    tree = pattern_instances.WithoutDevices().visit(ast.parse(text))
    path.write_text(ast.unparse(ast.fix_missing_locations(tree)), encoding="utf-8")
    spec = importlib.util.spec_from_file_location("public_pass", path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def side(kind: str, source: Path, values: dict[str, Any], folder: Path) -> list[torch.Tensor]:
    """Runs `pattern`, or the whole replacement by Triton's interpreter."""
    text = source.read_text(encoding="utf-8")
    if kind == "pattern":
        pattern, names, _ = pattern_instances.load_pattern(text)
        made = pattern(*[values.get(name, torch.zeros(())) for name in names])
    else:
        module = load_on_cpu(text, folder)
        names = list(inspect.signature(module.pattern).parameters)
        given = [values.get(name, torch.zeros(())) for name in names]
        made = module.replacement_func()(*module.replacement_args(*given))
    return list(made) if isinstance(made, (tuple, list)) else [made]


def run_side(kind: str, source: Path, values: dict[str, Any], folder: Path) -> Any:
    """The results, or why there are none; in a process that has neither a network nor much time."""
    out = folder / f"{kind}.pt"
    out.unlink(missing_ok=True)
    child = os.fork()
    if child == 0:
        try:
            ctypes.CDLL(None).unshare(CLONE_NEWNET)
            resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))
            signal.alarm(4 * SECONDS)
            sys.stdout = sys.stderr = open(os.devnull, "w", encoding="utf-8")
            torch.save(side(kind, source, values, folder), folder / "made.pt")
            os.replace(folder / "made.pt", out)
        except BaseException as error:
            (folder / "error").write_text(f"{type(error).__name__}: {error}"[:200], encoding="utf-8")
        os._exit(0)
    (folder / "error").unlink(missing_ok=True)
    os.waitpid(child, 0)
    if out.exists():
        return torch.load(out)
    error = folder / "error"
    return error.read_text(encoding="utf-8") if error.exists() else "no result"


def in_order(named: dict[str, torch.Tensor]) -> list[torch.Tensor]:
    return [named[name] for name in sorted(named, key=lambda name: int(name.lstrip("inout")))]


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


def judge(source: Path, pass_text: str, graph: str, folder: Path,
          options: argparse.Namespace) -> dict[str, Any]:
    (folder / "one.graph").write_text(graph, encoding="utf-8")
    (folder / "one.pass").write_text(pass_text, encoding="utf-8")
    inputs, outputs = folder / "inputs.safetensors", folder / "outputs.safetensors"
    outputs.unlink(missing_ok=True)
    done = call([options.program, "run", str(folder / "one.graph"), "--seed", str(options.seed),
                 "--save-inputs", str(inputs), "--outputs", str(outputs)])
    if not outputs.exists():
        return {"verdict": "no-comparison", "detail": done.stderr.strip()[:200]}
    given = in_order(load_file(inputs))
    compiled = passnet.compile(graph, passes=[str(folder / "one.pass")])
    made = compiled(*[value.clone() for value in given])
    ours = {"graph": in_order(load_file(outputs)),
            # A graph without inputs has arrays of NumPy as results.
            "pass": [torch.as_tensor(value)
                     for value in (made if isinstance(made, (tuple, list)) else [made])]}
    header = graph[graph.index("(") + 1:graph.index(") {")]
    drawn = dict(zip(re.findall(r"%(\w+):", header), given))
    values = {**attributes_of(graph, pass_text[:pass_text.index("replace {")]), **drawn}
    reference = run_side("pattern", source, values, folder)
    row: dict[str, Any] = {"graph": graph}
    if isinstance(reference, str):
        return {**row, "verdict": "pattern-does-not-run", "detail": reference}
    if (gap := difference(reference, ours["graph"])) is not None:
        return {**row, "verdict": "pattern-differs", "detail": gap}
    if (gap := difference(ours["pass"], ours["graph"])) is None:
        return {**row, "verdict": "equal"}
    own = run_side("kernel", source, values, folder)
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
    torch.set_num_threads(1)  # a forked child would wait for the threads of its parent
    importlib.import_module("torch._dynamo")  # once, instead of in each child
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
        graphs = graphs_of(options, folder / EVERYWHERE_WRONG, options.graphs)
        never = {stem: reason for stem, (_, written) in sources.items() if (
            reason := Guards(written.read_text(encoding="utf-8")).contradicts()) is not None}
        missing = {stem: pair for stem, pair in sources.items()
                   if stem not in graphs and stem not in never}
        for stem in graphs:
            (folder / EVERYWHERE_WRONG / f"{stem}.pass").unlink()
        if options.seconds > 0 and (drawn := drawn_rows(missing, folder, options.seconds)):
            graphs |= graphs_of(options, folder / EVERYWHERE_WRONG, drawn)
        notes = folder / "unmet"
        unmet = dict(map(json.loads, notes.read_text(encoding="utf-8").splitlines()
                         if notes.exists() else []))
        for stem, (source, written) in sources.items():
            row = {"verdict": "no-graph", **({"unmet": unmet[stem]} if stem in unmet else {})}
            if stem in never:
                row = {"verdict": "never-matches", "detail": never[stem]}
            if stem in graphs:
                try:
                    row = judge(source, written.read_text(encoding="utf-8"), graphs[stem], folder,
                                options)
                except Exception as error:  # of a tool: the row says which
                    row = {"verdict": "no-comparison", "detail": str(error)[:200]}
            counts[row["verdict"]] += 1
            print(json.dumps({"file": str(source), **row}), flush=True)
    print(json.dumps(dict(counts)))
    return 1 if counts["wrong"] or counts["pattern-differs"] else 0


if __name__ == "__main__":
    sys.exit(main())
