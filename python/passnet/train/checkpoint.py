"""Checkpoints of runs: a file that belongs to one run, whole or not there."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

from passnet.errors import PassnetError, reason_of, require_torch


def write_checkpoint(path: Path, identity: dict[str, Any], state: dict[str, Any]) -> None:
    """Writes the state of the run with this identity, whole or not at all."""
    partial = path.with_suffix(".partial")
    require_torch().save({**state, "identity": json.dumps(identity)}, partial)
    os.replace(partial, path)


def read_checkpoint(path: Path, identity: dict[str, Any], device: Any) -> dict[str, Any] | None:
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
