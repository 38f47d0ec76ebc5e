"""Runs requests in forked processes, one each, with limits on time and memory."""

from __future__ import annotations

import gc
import os
import selectors
import signal
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from passnet.scale.plan import Planned
from passnet.scale.worker import failure, limit_memory, record_of

_WAIT = 0.25  # seconds between checks of time limits


@dataclass(frozen=True)
class Limits:
    """Processes at a time, and seconds and GiB for each; no request starts after `deadline`, a time
    of the monotonic clock."""

    jobs: int
    seconds: float
    gib: float
    deadline: float | None


@dataclass
class _Child:
    planned: Planned
    pid: int
    pipe: int
    started: float
    record: bytearray = field(default_factory=bytearray)
    late: bool = False


def run_all(plan: Sequence[Planned], limits: Limits) -> Iterator[tuple[Planned, bytes]]:
    """(request, its record), in the order in which they end. Stops all processes if the caller
    does."""
    waiting = list(reversed(plan))
    children: dict[int, _Child] = {}
    selector = selectors.DefaultSelector()
    before = signal.signal(signal.SIGTERM, _stop)
    gc.collect()
    gc.freeze()  # children neither traverse nor copy what is here now
    try:
        while waiting or children:
            over = limits.deadline is not None and time.monotonic() >= limits.deadline
            if over:
                waiting.clear()
            while waiting and len(children) < limits.jobs:
                child = _start(waiting.pop(), limits)
                children[child.pipe] = child
                selector.register(child.pipe, selectors.EVENT_READ)
            for event, _ in selector.select(_WAIT):
                child = children[event.fd]
                chunk = os.read(child.pipe, 1 << 20)
                if chunk:
                    child.record += chunk
                    continue
                selector.unregister(child.pipe)
                del children[child.pipe]
                yield child.planned, _finish(child, limits)
            now = time.monotonic()
            for child in children.values():
                if now - child.started > limits.seconds and not child.late:
                    child.late = True
                    os.kill(child.pid, signal.SIGKILL)
    finally:
        for child in children.values():
            os.kill(child.pid, signal.SIGKILL)
            os.waitpid(child.pid, 0)
            os.close(child.pipe)
        selector.close()
        signal.signal(signal.SIGTERM, before)
        gc.unfreeze()


def _stop(number: int, frame: object) -> None:
    """Ends the run as an exception, so that its processes end too."""
    raise SystemExit(128 + number)


def _start(planned: Planned, limits: Limits) -> _Child:
    reader, writer = os.pipe()
    started = time.monotonic()
    pid = os.fork()
    if pid:
        os.close(writer)
        return _Child(planned, pid, reader, started)
    status = 1
    try:
        os.closerange(3, writer)  # the run's lock and the other pipes belong to the parent
        os.closerange(writer + 1, writer + 4096)
        silence = os.open(os.devnull, os.O_RDWR)
        for stream in (0, 1, 2):
            os.dup2(silence, stream)
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        signal.signal(signal.SIGTERM, signal.SIG_DFL)
        limit_memory(limits.gib)
        gc.disable()  # the process ends soon, and its memory is limited
        with os.fdopen(writer, "wb") as stream:
            stream.write(record_of(planned, started))
        status = 0
    finally:
        os._exit(status)


def _finish(child: _Child, limits: Limits) -> bytes:
    os.close(child.pipe)
    _, status = os.waitpid(child.pid, 0)
    seconds = time.monotonic() - child.started
    if status == 0:
        return bytes(child.record)
    if child.late:
        return failure(child.planned, f"it took longer than {limits.seconds:g} s", seconds)
    end = (f"by signal {os.WTERMSIG(status)}" if os.WIFSIGNALED(status)
           else f"with status {os.WEXITSTATUS(status)}")
    return failure(child.planned, f"its process ended {end}", seconds)
