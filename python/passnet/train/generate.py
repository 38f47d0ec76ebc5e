"""Answers of a model to a file of prompts, all at once and without tools: for models that no agent
can reach, whose passes are judged elsewhere."""

from __future__ import annotations

import json
import os
import random
import sys
import time
from concurrent.futures import Future
from pathlib import Path
from typing import Any

from passnet.errors import PassnetError
from passnet.train.conversation import Message, check_messages, read_lines
from passnet.train.reward import find_pass
from passnet.train.scheduler import Answer, Ask

PROGRESS_SECONDS = 2.0


def read_prompts(path: Path) -> list[tuple[dict[str, Any], list[Message]]]:
    """(line without its messages, messages) of `passnet prompt --json` and of exported prompts:
    the messages are in `messages` or `prompt`, which may also be the text of one."""
    prompts = []
    for place, line in read_lines(path):
        value = line.pop("messages", None) or line.pop("prompt", None)
        if isinstance(value, str):
            value = [{"role": "user", "content": value}]
        messages = check_messages(value, place)
        if messages[-1]["role"] == "assistant":
            raise PassnetError(f"{place}: expected a prompt, found an answer at its end")
        prompts.append((line, messages))
    if not prompts:
        raise PassnetError(f"{path}: expected prompts, found an empty file")
    return prompts


def generate(service: Any, prompts: list[tuple[dict[str, Any], list[Message]]], count: int,
             max_tokens: int, temperature: float, top_p: float, seed: int,
             begin: str) -> list[dict[str, Any]]:
    """Per prompt its line with `completions`, the pass in each (null if there is none), and tokens.
    A completion continues `begin`. Draws depend on the seed and the place of the prompt alone."""
    coder = service.coder
    encoded = coder.encode([coder.render(messages, True) + begin for _, messages in prompts])
    futures: list[list[Future]] = []
    for number, tokens in enumerate(encoded):
        seeds = random.Random(f"{seed}/{number}")
        room = min(max_tokens, service.context - len(tokens))
        futures.append([service.ask(Ask(tokens, room, temperature, top_p, seeds.getrandbits(62)))
                        if room > 0 else _too_long() for _ in range(count)])
    _wait([future for row in futures for future in row])
    rows = []
    for (line, _), tokens, row in zip(prompts, encoded, futures, strict=True):
        answers = [future.result() for future in row]
        texts = [begin + answer.text for answer in answers]
        kept = {key: line[key] for key in ("task", "hashes", "op_sequence") if key in line}
        rows.append({**kept, "completions": texts, "passes": [find_pass(text) for text in texts],
                     "reasons": [answer.reason for answer in answers], "tokens_in": len(tokens),
                     "tokens_out": [answer.tokens for answer in answers]})
    return rows


def _too_long() -> Future:
    """The answer to a prompt that fills the model's context: none."""
    future: Future = Future()
    future.set_result(Answer("", 0, "prompt_too_long"))
    return future


def _wait(futures: list[Future]) -> None:
    said = time.monotonic()
    while not all(future.done() for future in futures):
        time.sleep(0.02)
        if time.monotonic() - said > PROGRESS_SECONDS:
            said = time.monotonic()
            print(f"{sum(future.done() for future in futures)} of {len(futures)} answers",
                  file=sys.stderr)


def write_rows(path: Path, rows: list[dict[str, Any]]) -> None:
    """Writes JSON Lines, whole or not at all."""
    path.parent.mkdir(parents=True, exist_ok=True)
    partial = path.with_name(path.name + ".partial")
    partial.write_text("".join(json.dumps(row) + "\n" for row in rows), encoding="utf-8")
    os.replace(partial, path)


def write_submission(folder: Path, rows: list[dict[str, Any]], choice: int) -> int:
    """Writes `TASK/answer.pass` of one completion per task, a submission that `passnet bench`
    takes; returns how many tasks have a pass."""
    written = 0
    for row in rows:
        task, text = row.get("task"), row["passes"][choice]
        if text is None or not isinstance(task, str) or not _is_name(task):
            continue
        place = folder / task / "answer.pass"
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(text, encoding="utf-8", errors="replace")
        written += 1
    return written


def _is_name(task: str) -> bool:
    return task not in ("", ".", "..") and "/" not in task and "\0" not in task
