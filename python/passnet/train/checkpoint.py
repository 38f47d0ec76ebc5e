"""Runs of training in a folder, and their checkpoints: a file that belongs to one run, whole or not
there."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

from passnet.errors import PassnetError, reason_of, require_torch
from passnet.train.curves import read_curve


class TrainingRun:
    """A model and its optimizer at a step of a run in a folder. Lines of `logs` name their step."""

    logs: tuple[str, ...] = ("curve.jsonl",)

    def __init__(self, model: Any, optimizer: Any, out: Path, identity: dict[str, Any],
                 device: Any) -> None:
        self.model, self._optimizer = model, optimizer
        self._out, self._identity, self._device = out, identity, device
        self.step = 0
        self.seconds = 0.0

    @property
    def checkpoint(self) -> Path:
        return self._out / "checkpoint.pt"

    @property
    def curve(self) -> Path:
        return self._out / "curve.jsonl"

    def resume(self) -> None:
        """Continues from the checkpoint of the folder, if it has one of the same run, otherwise
        from the start."""
        state = _read_checkpoint(self.checkpoint, self._identity, self._device)
        if state is not None:
            self.model.load_state_dict(state["model"])
            self._optimizer.load_state_dict(state["optimizer"])
            self.step, self.seconds = state["step"], state["seconds"]
        for path in (self._out / name for name in self.logs):
            kept = [row for row in read_curve(path) if row["step"] <= self.step]
            write_whole(path, "".join(json.dumps(row) + "\n" for row in kept).encode())

    def save(self) -> None:
        """Writes the checkpoint, whole or not at all."""
        partial = self.checkpoint.with_suffix(".partial")
        require_torch().save({"model": self.model.state_dict(), "step": self.step,
                              "optimizer": self._optimizer.state_dict(), "seconds": self.seconds,
                              "identity": json.dumps(self._identity)}, partial)
        os.replace(partial, self.checkpoint)


def write_whole(path: Path, content: bytes) -> None:
    """Writes a file, whole or not at all."""
    partial = path.with_name(path.name + ".partial")
    partial.write_bytes(content)
    os.replace(partial, path)


def _read_checkpoint(path: Path, identity: dict[str, Any], device: Any) -> dict[str, Any] | None:
    """The state that was written, None without a file; raises a PassnetError if the file cannot be
    read, or is one of another run."""
    if not path.is_file():
        return None
    try:
        state = require_torch().load(path, map_location=device, weights_only=True)
    except Exception as error:  # a damaged file may fail in any way
        raise PassnetError(f"{path}: cannot be read ({reason_of(error)})") from error
    found = json.loads(state["identity"])
    if found != json.loads(json.dumps(identity)):
        raise PassnetError(f"{path.parent} holds another run ({_difference(found, identity)}); "
                           "choose another --out")
    return state


def _difference(before: dict[str, Any], now: dict[str, Any]) -> str:
    """The first key in which two identities differ, with both values."""
    flat_before = {**before, **before.get("settings", {})}
    flat_now = {**now, **now["settings"]}
    for key in flat_now:
        if key != "settings" and flat_before.get(key) != flat_now[key]:
            return f"{key}: {flat_before.get(key)} then, {flat_now[key]} now"
    return "of an earlier version"
