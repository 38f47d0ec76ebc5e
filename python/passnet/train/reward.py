"""Rewards for reinforcement learning: the score of the pass that a completion submits."""

from __future__ import annotations

import contextlib
import json
import math
import os
import re
import subprocess
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from passnet.errors import PassnetError, reason_of

EVAL_SECONDS = 1800
MAX_PASS = 4 << 20  # bytes that a submission may have
WAITS = (0, 2, 8)  # seconds before each evaluation, while other work keeps a pass from being timed
UNTIMED = 1.0  # the reward of a right pass that could be timed on no graph
TIMED = ("PASS", "NO_GAIN")
RIGHT = (*TIMED, "NOISY")
WEIGHTS = {"default": 1.0}  # of the compilers that a pass is measured against
UNNAMED = ("default", "op-by-op", "best")  # these are judged without being named
_OPENED = re.compile(r"```[ \t]*(\w*)")
_CLOSED = re.compile(r"```[ \t]*")
_PASS_BEGINS = re.compile(r"pass[ \t]+\w")
_PASS_ENDS = re.compile(r"\}[ \t]*")


def find_pass(completion: str) -> str | None:
    """The text of the pass that a completion submits: the last fenced block that is a pass or calls
    a tool with one, otherwise text that is a pass."""
    blocks, others = _fenced(completion.split("\n"))
    for kind, lines in reversed(blocks):
        block = "".join(line + "\n" for line in lines)
        if kind == "tool":
            text = _argument(block)
            if text is not None:
                return text
        elif kind == "pass" or _bare(lines):
            return block
    bare = _bare(others)
    return "".join(line + "\n" for line in bare) if bare else None


def _fenced(lines: list[str]) -> tuple[list[tuple[str, list[str]]], list[str]]:
    """The fenced blocks with their kinds, and the lines outside of them; reads each line once."""
    closings = [number for number, line in enumerate(lines) if _CLOSED.fullmatch(line)]
    blocks, others, number, closing = [], [], 0, 0
    while number < len(lines):
        opened = _OPENED.match(lines[number])
        while closing < len(closings) and closings[closing] <= number:
            closing += 1
        if opened and closing < len(closings):
            blocks.append((opened[1], lines[number + 1:closings[closing]]))
            others.append("")
            number = closings[closing]
        else:
            others.append(lines[number])
        number += 1
    return blocks, others


def _bare(lines: list[str]) -> list[str]:
    """The lines from the first that begins a pass to the last that ends one."""
    begins = [number for number, line in enumerate(lines) if _PASS_BEGINS.match(line)]
    ends = [number for number, line in enumerate(lines) if _PASS_ENDS.fullmatch(line)]
    return lines[begins[0]:ends[-1] + 1] if begins and ends and begins[0] < ends[-1] else []


def _argument(block: str) -> str | None:
    try:
        text = json.loads(block)["arguments"]["text"]
    except (ValueError, KeyError, TypeError, RecursionError):
        return None
    return text if isinstance(text, str) else None


def completion_text(completion: Any) -> str:
    """The text of a completion: a string, or the messages that trainers of chats give."""
    if isinstance(completion, str):
        return completion
    contents = []
    for message in completion if isinstance(completion, list) else []:
        if isinstance(message, dict) and message.get("role", "assistant") == "assistant":
            content = message.get("content")
            parts = content if isinstance(content, list) else [{"text": content}]
            contents += [part.get("text") for part in parts if isinstance(part, dict)]
    return "\n\n".join(text for text in contents if isinstance(text, str) and text)


def is_seed(seed: Any) -> bool:
    """True if it is a seed that the program takes, or None."""
    return seed is None or (type(seed) is int and 0 <= seed < 1 << 63)


def reward(prompts: Sequence[Any], completions: Sequence[Any], *,
           graphs: Sequence[str | Sequence[str]], program: str | None = None,
           url: str | None = None, seed: int | None = None,
           weights: Mapping[str, float] | None = None, device: str = "cpu",
           **_: Any) -> list[float]:
    """One reward per completion: what its pass gains on `graphs` (per completion a graph source, or
    a list of them, such as the `.graph` files of a task) over the default compiler, which compiles
    what no pass matches: 1 for a pass that only copies its plan. 0 without a pass, with one of more
    than 4 MiB, or if any graph is wrong. `weights` measures by other compilers too: the product of
    the scores AS over each, to the power of its weight. Graphs that other work keeps from being
    timed are tried again, then left out; a right pass of which no graph was timed earns 1. Judges
    with `program` (by default $PASSNET_PROGRAM, else build/passnet), or at `url`, an endpoint of
    `train reward`, which has weights and a device of its own; `device` is "cpu" or "cuda". Other
    columns of a data set are ignored."""
    if not len(prompts) == len(completions) == len(graphs):
        raise PassnetError(f"expected as many graphs as completions, found {len(graphs)} and "
                           f"{len(completions)}")
    if not is_seed(seed):
        raise PassnetError(f"expected a seed that is a whole number of at least 0, found {seed!r}")
    weights = check_weights(weights or WEIGHTS)
    program = program or os.environ.get("PASSNET_PROGRAM", "build/passnet")
    found = []
    for completion, sources in zip(completions, graphs, strict=True):
        text = find_pass(completion_text(completion))
        sources = [sources] if isinstance(sources, str) else list(sources)
        if text is None or is_too_large(text):
            found.append(0.0)
        elif url:
            found.append(_score_at(url, text, sources, seed))
        else:
            found.append(score_pass(program, text, sources, seed, weights, device))
    return found


def check_weights(weights: Mapping[str, float]) -> dict[str, float]:
    """The weights, as numbers; raises a PassnetError if one is none."""
    try:
        found = {str(name): float(weight) for name, weight in weights.items()}
    except (TypeError, ValueError):
        found = {}
    if not found or not all(math.isfinite(weight) for weight in found.values()):
        raise PassnetError(f"expected a weight per compiler, as {WEIGHTS}, found {weights!r}")
    return found


def is_too_large(text: str) -> bool:
    """True if no submission may be so long."""
    return len(text.encode("utf-8", errors="replace")) > MAX_PASS


def score_pass(program: str, text: str, graphs: Sequence[str], seed: int | None,
               weights: Mapping[str, float] = WEIGHTS, device: str = "cpu") -> float:
    """Judges a pass and returns its gain, 0 if a graph is wrong or the text is no pass; raises a
    PassnetError if it cannot be judged. Graphs that no evaluation could time are left out;
    without any other the score is UNTIMED. More than that is judged again, in a fresh process on
    inputs of a fresh seed, and the lower score counts: no reward is luck that a replay refutes."""
    if is_too_large(text):
        return 0.0
    found = _score_once(program, text, graphs, seed, weights, device)
    if found <= UNTIMED:
        return found
    return min(found, _score_once(program, text, graphs, None, weights, device))


def _score_once(program: str, text: str, graphs: Sequence[str], seed: int | None,
                weights: Mapping[str, float], device: str) -> float:
    with tempfile.TemporaryDirectory() as folder:
        submission, records = Path(folder) / "submission.pass", Path(folder) / "records.jsonl"
        submission.write_text(text, encoding="utf-8", errors="replace")
        command = [program, "eval", *graphs, "--passes", str(submission), "--json", "--diag", "json",
                   "--pipeline", "full", "--device", device,
                   "--candidate", ",".join(["passes", *(set(weights) - set(UNNAMED))]),
                   *([] if seed is None else ["--seed", str(seed)])]
        timed: dict[int, dict[str, Any]] = {}  # by the place of the graph: the first record of each
        for wait in WAITS:
            time.sleep(wait)
            rows = [row for row in _judge(command, submission)
                    if row.get("candidate", "passes") == "passes"]
            if any(row["verdict"] not in RIGHT or not row["correct"]["-5"] for row in rows):
                return 0.0
            for place, row in enumerate(rows):
                if row["verdict"] in TIMED:
                    timed.setdefault(place, row)
            if len(timed) == len(rows):
                break
        if not timed:
            return UNTIMED
        records.write_text("".join(json.dumps(row) + "\n" for row in timed.values()),
                           encoding="utf-8")
        scored = _run([program, "score", str(records), "--json"])
        if scored.returncode != 0:
            raise PassnetError(f"{program} score failed: {_last_line(scored.stderr)}")
        return _weighted(json.loads(scored.stdout), weights)


def _weighted(score: dict[str, Any], weights: Mapping[str, float]) -> float:
    """The product of the scores over compilers, each to the power of its weight."""
    over = score.get("over", {})
    missing = sorted(set(weights) - set(over))
    if missing:
        raise PassnetError(f"expected a weight of a compiler among {', '.join(over) or 'none'}, "
                           f"found '{missing[0]}'")
    return math.exp(sum(weight * math.log(over[name]["as"]) for name, weight in weights.items()))


def _judge(command: list[str], submission: Path) -> list[dict[str, Any]]:
    """The records of an evaluation; one that is wrong if the submission is refused."""
    done = _run(command)
    rows = _objects(done.stdout)
    if done.returncode in (0, 1) and rows:
        return rows
    reports = _objects(done.stderr)
    if any(report.get("file") == str(submission) for report in reports):
        return [{"verdict": "COMPILE_ERROR"}]
    reason = reports[-1].get("message") if reports else _last_line(done.stderr)
    raise PassnetError(f"{command[0]} {command[1]} failed: {reason}")


def _run(command: list[str]) -> subprocess.CompletedProcess:
    try:
        return subprocess.run(command, capture_output=True, text=True, errors="replace",
                              timeout=EVAL_SECONDS, check=False, stdin=subprocess.DEVNULL)
    except (OSError, subprocess.TimeoutExpired) as error:
        raise PassnetError(f"{command[0]} {command[1]} cannot be run "
                           f"({reason_of(error)})") from error


def _objects(text: str) -> list[dict[str, Any]]:
    """The lines that are JSON objects; others are progress, or were cut off."""
    found = []
    for line in text.splitlines():
        with contextlib.suppress(ValueError):
            found += [json.loads(line)] if line.startswith("{") else []
    return found


def _last_line(text: str) -> str:
    return (text.strip().splitlines() or ["no message"])[-1]


def _score_at(url: str, text: str, graphs: Sequence[str], seed: int | None) -> float:
    body = json.dumps({"pass": text, "graphs": graphs, "seed": seed}).encode()
    request = urllib.request.Request(url, body, {"Content-Type": "application/json"})
    try:
        with urllib.request.urlopen(request, timeout=EVAL_SECONDS) as answer:
            return float(json.loads(answer.read())["reward"])
    except urllib.error.HTTPError as error:
        try:
            reason = json.loads(error.read())["error"]["message"]
        except (ValueError, KeyError, TypeError):
            reason = reason_of(error)
        raise PassnetError(f"{url}: {reason}") from error
    except (OSError, ValueError, KeyError) as error:
        raise PassnetError(f"{url} does not answer with a reward ({reason_of(error)})") from error
