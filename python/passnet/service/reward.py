"""Rewards of passes: by stages for all, timed for the best. A reward is a number, whatever the
machine does."""

from __future__ import annotations

import asyncio
import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from passnet.service.client import Client

RIGHT = ("PASS", "NO_GAIN", "NOISY")  # NO_GAIN: the plan is the baseline's, the speedup 1
WRONG = 0.1  # what a wrong pass counts in scores (docs/metrics.md)


@dataclass(frozen=True)
class Reward:
    """`kind` says where the value is from: `none` (no pass), a stage that was reached (`parses`,
    `matches`, `checks`), `estimated` (proved, from counts), `timed`, `known` (timed earlier),
    `wrong` (found by running it)."""

    value: float
    kind: str
    detail: str = ""


class Judge:
    """Gives rewards to texts of passes. Of each call, every text is judged by stages, and the best
    `timed` part of those that are proved is timed: all of them at 1, none at 0. Equal calls with
    the same `seed` have equal stages and estimates."""

    def __init__(self, client: Client | None = None, timed: float = 1.0, seed: int = 1,
                 **settings: Any) -> None:
        self._client = client or Client()
        self._timed, self._seed, self._settings = timed, seed, settings
        self._known: dict[tuple[str, str], float] = {}  # timed speedups, by text and graphs
        self.judged_in_full = 0
        self.judged = 0

    async def rewards(self, texts: Sequence[str | None], graphs: Sequence[Any]) -> list[Reward]:
        """One reward per text; `graphs` has per text the list of its task's graphs, as requests do."""
        keys = [(text, repr(own)) for text, own in zip(texts, graphs, strict=True)]
        found: dict[tuple[str, str], Reward] = {}
        wanted = {key: own for key, own in zip(keys, graphs, strict=True) if key[0]}
        for key, reward in zip(wanted, await self._by_stages(wanted), strict=True):
            found[key] = reward
        best = self._choose({key: found[key] for key in wanted if found[key].kind == "estimated"})
        for key, reward in zip(best, await self._time(best, wanted, found), strict=True):
            found[key] = reward
        self.judged += len(wanted)
        self.judged_in_full += len(best)
        none = Reward(0.0, "none", "there is no pass in the text")
        return [found.get(key, none) for key in keys]

    async def _by_stages(self, wanted: dict[Any, Any]) -> list[Reward]:
        rows = await self._client.judge(
            [{"passes": text, "graphs": own, "judge": "stages", "seed": self._seed,
              **self._settings}
             for (text, _), own in wanted.items()])
        return [self._of_stages([row["record"] for row in own]) for own in rows]

    @staticmethod
    def _of_stages(records: list[dict[str, Any] | None]) -> Reward:
        """The least stage over the graphs; the mean estimate if all are proved."""
        if not records or any(record is None for record in records):
            return Reward(0.0, "none", "the service could not judge it")
        worst = min(records, key=lambda record: record["reward"])
        if all(record["stage"] == "proved" for record in records):
            return Reward(_mean([record["reward"] for record in records]), "estimated")
        unproved = [record for record in records if record["stage"] != "proved"]
        worst = min(unproved, key=lambda record: record["reward"])
        return Reward(worst["reward"], worst["stage"], worst["detail"])

    def _choose(self, proved: dict[Any, Reward]) -> list[Any]:
        count = math.ceil(self._timed * len(proved))
        return sorted(proved, key=lambda key: (-proved[key].value, key))[:count]

    async def _time(self, best: list[Any], wanted: dict[Any, Any],
                    found: dict[Any, Reward]) -> list[Reward]:
        rows = await self._client.judge([{"passes": key[0], "graphs": wanted[key], **self._settings}
                                         for key in best])
        return [self._of_times(key, [row["record"] for row in own], found[key])
                for key, own in zip(best, rows, strict=True)]

    def _of_times(self, key: Any, records: list[dict[str, Any] | None], estimate: Reward) -> Reward:
        if any(record is None for record in records):
            return self._last(key, estimate, "the service could not judge it")
        for record in records:
            if record["verdict"] not in RIGHT or not record["correct"].get("-5"):
                return Reward(WRONG, "wrong", f"{record['verdict']}: {record.get('detail', '')}")
        if any(record["verdict"] == "NOISY" for record in records):
            return self._last(key, estimate, "NOISY: the machine was too busy to time it")
        self._known[key] = _mean([record["speedup"] for record in records])
        return Reward(self._known[key], "timed")

    def _last(self, key: Any, estimate: Reward, detail: str) -> Reward:
        """The best figure for a pass that could not be timed now."""
        if key in self._known:
            return Reward(self._known[key], "known", detail)
        return Reward(estimate.value, "estimated", detail)


def _mean(values: list[float]) -> float:
    return math.exp(sum(math.log(max(value, 1e-6)) for value in values) / len(values))


def run(call: Any) -> Any:
    """The result of a coroutine, from code that may itself run in an event loop."""
    try:
        asyncio.get_running_loop()
    except RuntimeError:
        return asyncio.run(call)
    import concurrent.futures

    with concurrent.futures.ThreadPoolExecutor(1) as pool:
        return pool.submit(asyncio.run, call).result()
