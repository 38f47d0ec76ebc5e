"""Lessons from the compiler: for graphs of a suite, a prompt without tools, and as its answer the
learned passes that `default+learned` applies there: a model begins from what a compiler keeps."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from passnet.errors import PassnetError, reason_of
from passnet.train.sft import PROGRESS_SECONDS

PER_SEQUENCE = 2  # endings with the same sequence of ops
_INPUT = re.compile(r"(%\w+): \w+\[[^\]]*\](?: \{[^}]*\})?")
_VALUE = re.compile(r"%\w+")
_TYPE = re.compile(r"\w+\[[^\]]*\](?: \{[^}]*\})?")


def run_program(program: str, *words: str) -> str:
    """The standard output of a command; a PassnetError with its last message if it fails."""
    try:
        done = subprocess.run([program, *words], capture_output=True, text=True, check=False,
                              stdin=subprocess.DEVNULL)
    except OSError as error:
        raise PassnetError(f"{program} cannot be run ({reason_of(error)})") from error
    if done.returncode != 0:
        reason = (done.stderr.strip().splitlines() or ["no message"])[-1]
        raise PassnetError(f"{program} {words[0]} failed: {reason}")
    return done.stdout


def graphs_of(suite: Path, split: str | None, per_task: int | None) -> list[tuple[str, Path]]:
    """(task, file) of the graphs of a suite's folder, at most `per_task` of each task."""
    try:
        described = json.loads((suite / "suite.json").read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise PassnetError(f"{suite}: expected the folder of a suite ({reason_of(error)})"
                           ) from error
    chosen = described["splits"].get(split) if split else None
    if split and chosen is None:
        raise PassnetError(f"{suite}: expected a split among "
                           f"{', '.join(described['splits'])}, found {split}")
    tasks = sorted(path.name for path in suite.iterdir() if path.is_dir())
    found = []
    for task in tasks if chosen is None else [task for task in tasks if task in chosen]:
        files = sorted((suite / task).glob("*.graph"), key=lambda path: (len(path.name), path.name))
        found += [(task, file) for file in files[:per_task]]
    return found


def endings_of(text: str) -> Iterator[str]:
    """The graphs of the last ops of a graph, the longest first, without the whole: what earlier ops
    computed are inputs."""
    head, _, body = text.partition(") {\n")
    name, _, listed = head.partition("(")
    inputs = {match[1]: match[0] for match in _INPUT.finditer(listed)}
    types: dict[str, str] = {}
    nodes = []
    for line in body.split("\n"):
        results, is_node, _ = line.partition(" = ")
        if is_node:
            names = _VALUE.findall(results)
            types.update(zip(names, _TYPE.findall(line.rpartition(" : ")[2]), strict=False))
            nodes.append((set(names), line))
    ending = [line for line in body.split("\n") if line.startswith("  return ")]
    for first in range(1, len(nodes)):
        rest = nodes[first:]
        own = set().union(*(names for names, _ in rest))
        read = dict.fromkeys(_VALUE.findall("\n".join(line for _, line in rest) + ending[0]))
        outer = [value for value in read if value not in own]
        if all(value in inputs or value in types for value in outer):
            declared = ",\n    ".join(inputs.get(value, f"{value}: {types.get(value)}")
                                      for value in outer)
            lines = "\n".join(line for _, line in rest)
            yield f"{name}(\n    {declared}) {{\n{lines}\n{ending[0]}\n}}\n"


class Lessons:
    """Writes lessons with one program; prompts have at most `tokens` tokens, answers at most
    `passes` passes."""

    def __init__(self, program: str, tokens: int, passes: int, jobs: int) -> None:
        self._program, self._tokens, self._passes, self._jobs = program, tokens, passes, jobs

    def of(self, graphs: Sequence[tuple[str, Path]]) -> list[dict[str, Any]]:
        """Per graph `task`, `messages` of the prompt, `graphs` to be judged on, `hashes`,
        `op_sequence`, and `answer`: passes, or None where the compiler has none."""
        with ThreadPoolExecutor(self._jobs) as pool:
            rows, done = [], 0
            said = time.monotonic()
            for row in pool.map(lambda graph: self._lesson(*graph), graphs):
                if (row["answer"] or "").count("\npass ") < self._passes:
                    rows.append(row)
                done += 1
                if time.monotonic() - said > PROGRESS_SECONDS:
                    said = time.monotonic()
                    print(f"{done} of {len(graphs)} graphs", file=sys.stderr)
        return rows

    def _lesson(self, task: str, file: Path) -> dict[str, Any]:
        prompt = json.loads(run_program(self._program, "prompt", str(file), "--tools", "none",
                                        "--tokens", str(self._tokens), "--json"))
        emitted = json.loads(run_program(self._program, "compile", str(file), "--pipeline",
                                         "default+learned", "--emit", "passes", "--json"))
        name = f"{task}.{file.stem.removeprefix(task + '.')}"
        return {"task": name, "messages": prompt["messages"],
                "graphs": [{"text": file.read_text(encoding="utf-8"), "task": task}],
                "hashes": prompt["hashes"], "op_sequence": prompt["op_sequence"],
                "answer": emitted["text"] or None}

    def of_endings(self, rows: Sequence[dict[str, Any]], folder: Path) -> list[dict[str, Any]]:
        """Lessons of the endings of graphs that have an answer, `PER_SEQUENCE` of each sequence of
        ops; the folder is for their files."""
        graphs = []
        for row in _few_of_each([row for row in rows if row["answer"]]):
            for number, text in enumerate(endings_of(row["graphs"][0]["text"])):
                file = folder / f"{row['task']}.{number}.graph"
                file.write_text(text, encoding="utf-8")
                graphs.append((row["graphs"][0]["task"], file))
        return _few_of_each([row for row in self.of(graphs) if row["answer"]])

    def without_held_back(self, rows: Sequence[dict[str, Any]],
                          against: Sequence[str]) -> list[dict[str, Any]]:
        """Those that show nothing of what the suites hold back, as `passnet trajectories filter`
        finds it."""
        if not against:
            return list(rows)
        with tempfile.TemporaryDirectory() as folder:
            all_rows, kept = Path(folder) / "all.jsonl", Path(folder) / "kept.jsonl"
            all_rows.write_text("".join(json.dumps(trajectory_of(row)) + "\n" for row in rows),
                                encoding="utf-8")
            run_program(self._program, "trajectories", "filter", str(all_rows), "--keep-duplicates",
                        *(word for suite in against for word in ("--against", suite)),
                        "--out", str(kept))
            names = {json.loads(line)["task"]
                     for line in kept.read_text(encoding="utf-8").splitlines()}
        return [row for row in rows if row["task"] in names]


def trajectory_of(row: dict[str, Any]) -> dict[str, Any]:
    """A lesson as a line that `passnet trajectories` reads."""
    answer = row["answer"]
    said = [{"role": "assistant", "content": fenced(answer)}] if answer else []
    return {"task": row["task"], "attempt": 1, "candidate": "default+learned",
            "messages": [*row["messages"], *said], "submission": answer,
            "verdict": "", "as": None, "tokens_in": 0, "tokens_out": 0, "seconds": 0,
            "money": None, "ended": "submitted", "versions": {}, "hashes": row["hashes"],
            "op_sequence": row["op_sequence"]}


def fenced(passes: str) -> str:
    """The answer that submits these passes."""
    return f"```pass\n{passes.rstrip()}\n```"


def _few_of_each(rows: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    """The first `PER_SEQUENCE` rows of each sequence of ops."""
    counts: Counter[str] = Counter()
    kept = []
    for row in rows:
        counts[row["op_sequence"]] += 1
        if counts[row["op_sequence"]] <= PER_SEQUENCE:
            kept.append(row)
    return kept


def distinct(rows: Sequence[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """Each canonical graph once."""
    seen: set[str] = set()
    for row in rows:
        if row["hashes"][0] not in seen:
            seen.add(row["hashes"][0])
            yield row


def write_lessons(lessons: Lessons, suites: Sequence[Path], split: str | None,
                  per_task: int | None, endings: bool, against: Sequence[str],
                  out: Path) -> dict[str, int]:
    """Writes `OUT/lessons.jsonl`, chat lines that end in an answer, and `OUT/prompts.jsonl`, all
    prompts with their graphs; returns how many there are."""
    graphs = [graph for suite in suites for graph in graphs_of(suite, split, per_task)]
    if not graphs:
        raise PassnetError("expected a graph to write a lesson about, found none")
    rows = list(distinct(lessons.of(graphs)))
    if endings:
        with tempfile.TemporaryDirectory() as folder:
            rows += lessons.of_endings(rows, Path(folder))
    rows = lessons.without_held_back(list(distinct(rows)), against)
    answered = [row for row in rows if row["answer"]]
    out.mkdir(parents=True, exist_ok=True)
    for name, lines in (("lessons.jsonl", [trajectory_of(row) for row in answered]),
                        ("prompts.jsonl", [{key: row[key] for key in (
                            "task", "messages", "graphs", "hashes", "op_sequence")}
                                           for row in rows])):
        (out / name).write_text("".join(json.dumps(line) + "\n" for line in lines),
                                encoding="utf-8")
    return {"graphs": len(graphs), "prompts": len(rows), "lessons": len(answered)}
