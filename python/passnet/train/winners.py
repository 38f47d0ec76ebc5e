"""Trajectories that won: the best submissions of each task, as chat lines to train on."""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from passnet.errors import PassnetError
from passnet.train.conversation import check_messages, read_lines


@dataclass(frozen=True)
class Selection:
    """Winners, best first within a task, tasks in order of name; and what was read."""

    winners: list[dict[str, Any]]
    read: int
    tasks: int

    @property
    def won_tasks(self) -> int:
        return len({row["task"] for row in self.winners})


def select(files: Sequence[Path], least: float, per_task: int) -> Selection:
    """At most `per_task` trajectories of each task that passed with a score of at least `least`,
    the best first, with different submissions. Equal scores are in the order of the files. A model
    learns the end too, so those that ended otherwise than by submitting are left out."""
    by_task: dict[str, list[dict[str, Any]]] = {}
    read = 0
    for path in files:
        for place, row in read_lines(path):
            if not isinstance(row.get("task"), str):
                raise PassnetError(f"{place}: expected a `task`, found none")
            read += 1
            row["messages"] = check_messages(row.get("messages"), place)
            by_task.setdefault(row["task"], []).append(row)
    winners = []
    for task in sorted(by_task):
        seen: set[str] = set()
        won = [row for row in by_task[task] if row.get("verdict") == "PASS"
               and row.get("ended", "submitted") == "submitted"
               and isinstance(row.get("as"), (int, float)) and row["as"] >= least]
        for row in sorted(won, key=lambda row: -row["as"]):
            text = " ".join(str(row.get("submission")).split())
            if text not in seen and len(seen) < per_task:
                seen.add(text)
                winners.append(row)
    return Selection(winners, read, len(by_task))


def write_chat(path: Path, rows: Sequence[dict[str, Any]]) -> None:
    """Writes trajectories as chat lines, with the task and score beside the messages."""
    lines = [json.dumps({"task": row["task"], "as": row["as"], "messages": row["messages"]})
             for row in rows]
    path.parent.mkdir(parents=True, exist_ok=True)
    partial = path.with_name(path.name + ".partial")
    partial.write_text("".join(line + "\n" for line in lines), encoding="utf-8")
    os.replace(partial, path)
