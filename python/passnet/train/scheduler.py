"""Answers many requests together: one thread fills the slots of a decoder with waiting prompts,
and advances all of them by one token at a time; finished ones free their slot at once."""

from __future__ import annotations

import random
import secrets
import threading
import time
from collections import deque
from collections.abc import Sequence
from concurrent.futures import Future
from dataclasses import dataclass, field
from typing import Protocol

from passnet.errors import PassnetError, reason_of
from passnet.train.examples import Coder

COLLECT_SECONDS = 0.01  # before an idle decoder starts, for requests that come together
STOP_TAIL = 24  # tokens that are decoded to find a stop text, besides as many as it has letters


@dataclass(frozen=True)
class Ask:
    """A prompt and the rules of its answer; equal seeds draw equal numbers."""

    tokens: list[int]
    max_tokens: int
    temperature: float = 0.0
    top_p: float = 1.0
    seed: int | None = None
    stops: tuple[str, ...] = ()


@dataclass(frozen=True)
class Answer:
    """The text of an answer; `reason` is stop or length, `tokens` counts those generated."""

    text: str
    tokens: int
    reason: str
    made: tuple[int, ...] = field(default=(), compare=False, repr=False)  # the tokens themselves


@dataclass(frozen=True)
class Choice:
    """A token to choose: `draw` is uniform in [0, 1)."""

    temperature: float
    top_p: float
    draw: float


class Decodes(Protocol):
    """A model with slots, each with the keys and values of one conversation."""

    slots: int
    context: int  # tokens per slot

    def start(self, prompts: Sequence[tuple[int, Sequence[int], Choice]]) -> list[int]:
        """Fills slots with prompts; returns the first token of each answer."""

    def advance(self, rows: Sequence[tuple[int, int, int, Choice]]) -> list[int]:
        """The next tokens after (slot, token, its position, choice)."""


@dataclass
class _Running:
    ask: Ask
    future: Future
    slot: int
    source: random.Random
    made: list[int] = field(default_factory=list)

    def choice(self) -> Choice:
        return Choice(self.ask.temperature, self.ask.top_p, self.source.random())


class Scheduler:
    """The thread and its queue. `ask` may be called from any thread."""

    def __init__(self, decoder: Decodes, coder: Coder) -> None:
        self.coder = coder
        self.context = decoder.context
        self._decoder = decoder
        self._waiting: deque[tuple[Ask, Future]] = deque()
        self._running: dict[int, _Running] = {}
        self._free = list(range(decoder.slots - 1, -1, -1))
        self._changed = threading.Condition()
        self._closed = False
        self._thread = threading.Thread(target=self._run, name="decoder", daemon=True)
        self._thread.start()

    def ask(self, ask: Ask) -> Future:
        """A future of the Answer; raises a PassnetError if the prompt leaves no room for one."""
        if not ask.tokens or len(ask.tokens) >= self.context:
            raise PassnetError(f"expected a prompt of 1 to {self.context - 1} tokens, found "
                               f"{len(ask.tokens)}")
        future: Future = Future()
        with self._changed:
            if self._closed:
                raise PassnetError("the server is closing")
            self._waiting.append((ask, future))
            self._changed.notify()
        return future

    def close(self) -> None:
        """Ends the thread; requests that are not answered yet fail."""
        with self._changed:
            self._closed = True
            self._changed.notify()
        self._thread.join()

    def _run(self) -> None:
        while True:
            with self._changed:
                idle = not self._running
                while not (self._waiting or self._running or self._closed):
                    self._changed.wait()
            if self._closed:
                break
            if idle:
                time.sleep(COLLECT_SECONDS)
            try:
                self._start_waiting()
                self._advance()
            except Exception as error:  # the decoder may fail in any way, as for lack of memory
                self._fail(PassnetError(f"decoding failed: {reason_of(error)}"))
        self._fail(PassnetError("the server was closed"))

    def _fail(self, error: PassnetError) -> None:
        with self._changed:
            futures = [row.future for row in self._running.values()]
            if self._closed:
                futures += [future for _, future in self._waiting]
                self._waiting.clear()
            self._free += sorted(self._running, reverse=True)
            self._free.sort(reverse=True)
            self._running.clear()
        for future in futures:
            future.set_exception(error)

    def _start_waiting(self) -> None:
        started = []
        with self._changed:
            while self._waiting and self._free:
                ask, future = self._waiting.popleft()
                if not future.set_running_or_notify_cancel():
                    continue
                seed = secrets.randbits(63) if ask.seed is None else ask.seed
                row = _Running(ask, future, self._free.pop(), random.Random(seed))
                self._running[row.slot] = row
                started.append(row)
        if started:
            tokens = self._decoder.start([(row.slot, row.ask.tokens, row.choice())
                                          for row in started])
            self._take(started, tokens)

    def _advance(self) -> None:
        rows = [self._running[slot] for slot in sorted(self._running)]
        if rows:
            tokens = self._decoder.advance(
                [(row.slot, row.made[-1], len(row.ask.tokens) + len(row.made) - 1, row.choice())
                 for row in rows])
            self._take(rows, tokens)

    def _take(self, rows: Sequence[_Running], tokens: Sequence[int]) -> None:
        """Adds a token to each row, and answers those that it ends."""
        for row, token in zip(rows, tokens, strict=True):
            row.made.append(token)
            answer = self._answer(row)
            if answer is not None:
                del self._running[row.slot]
                self._free.append(row.slot)
                self._free.sort(reverse=True)
                row.future.set_result(answer)

    def _answer(self, row: _Running) -> Answer | None:
        count = len(row.made)
        if row.made[-1] in self.coder.ends:
            return Answer(self.coder.decode(row.made[:-1]), count, "stop", tuple(row.made))
        if row.ask.stops and self._has_stop(row):
            text = self.coder.decode(row.made)
            places = [place for place in (text.find(stop) for stop in row.ask.stops) if place >= 0]
            if places:
                return Answer(text[:min(places)], count, "stop", tuple(row.made))
        if count >= row.ask.max_tokens or len(row.ask.tokens) + count >= self.context:
            return Answer(self.coder.decode(row.made), count, "length", tuple(row.made))
        return None

    def _has_stop(self, row: _Running) -> bool:
        tail = STOP_TAIL + max(len(stop) for stop in row.ask.stops)
        text = self.coder.decode(row.made[-tail:])
        return any(stop in text for stop in row.ask.stops)
