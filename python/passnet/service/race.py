"""Racing: of many candidates for one task, timing goes to those that may still be the best.

Rounds of successive halving: all that are proved are timed with few calls; those whose interval is
below that of the best are out, and of the rest the better half goes on with twice as many calls,
until few enough are left, which are judged in full."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from passnet.service.client import Client
from passnet.service.reward import RIGHT

FULL_CALLS = 100


@dataclass
class Entrant:
    """A candidate: `low` and `high` bound its speedup as far as it is known."""

    index: int
    text: str
    stage: str = ""
    low: float = 0.0
    high: float = math.inf
    speedup: float | None = None
    calls: int = 0  # of its last evaluation
    verdict: str = ""
    detail: str = ""


@dataclass
class Outcome:
    ranking: list[Entrant]  # the best first; those that dropped out behind those judged in full
    in_full: int  # how many were judged in full
    calls: int  # timed calls over all graphs and rounds
    rounds: list[int] = field(default_factory=list)  # entrants of each


def survivors(entrants: Sequence[Entrant], keep: int) -> list[Entrant]:
    """Those that go on: none whose interval is below that of the best, and of the others the
    better half, at least `keep`."""
    if not entrants:
        return []
    floor = max(entrant.low for entrant in entrants)
    alive = sorted((entrant for entrant in entrants if entrant.high >= floor),
                   key=lambda entrant: (-(entrant.speedup or 0), entrant.index))
    return alive[:max(keep, math.ceil(len(alive) / 2))]


async def race(client: Client, texts: Sequence[str], graphs: list[Any], keep: int = 2,
               first_calls: int = 12, seed: int = 1, **settings: Any) -> Outcome:
    """Ranks the texts for the task of `graphs`; equal texts are one entrant."""
    entrants = [Entrant(index, text) for index, text in enumerate(dict.fromkeys(texts))]
    outcome = Outcome([], 0, 0)
    await _by_stages(client, entrants, graphs, seed)
    alive = [entrant for entrant in entrants if entrant.stage == "proved"]
    calls = first_calls
    while len(alive) > keep and calls < FULL_CALLS:
        outcome.rounds.append(len(alive))
        alive = survivors(await _time(client, alive, graphs, calls, outcome, settings), keep)
        calls *= 2
    alive = alive if len(alive) <= keep else survivors(alive, keep)
    outcome.rounds.append(len(alive))
    outcome.in_full = len(alive)
    await _time(client, alive, graphs, FULL_CALLS, outcome, settings)
    outcome.ranking = sorted(
        entrants, key=lambda entrant: (-entrant.calls, entrant.speedup is None,
                                       -(entrant.speedup or 0), -entrant.low, entrant.index))
    return outcome


async def _by_stages(client: Client, entrants: list[Entrant], graphs: list[Any], seed: int) -> None:
    rows = await client.judge([{"passes": entrant.text, "graphs": graphs, "judge": "stages",
                                "seed": seed} for entrant in entrants])
    for entrant, own in zip(entrants, rows, strict=True):
        records = [row["record"] for row in own if row["record"]]
        worst = min(records, key=lambda record: record["reward"], default=None)
        unproved = [record for record in records if record["stage"] != "proved"]
        worst = unproved[0] if unproved else worst
        entrant.stage = worst["stage"] if worst else "none"
        entrant.detail = worst["detail"] if worst else "the service could not judge it"


async def _time(client: Client, entrants: list[Entrant], graphs: list[Any], calls: int,
                outcome: Outcome, settings: dict[str, Any]) -> list[Entrant]:
    """Those that are right, with what is known of their speedups now."""
    if not entrants:
        return []
    rows = await client.judge([{**settings, "passes": entrant.text, "graphs": graphs,
                                "calls": calls, "warmup": min(calls // 4 + 1, 25)}
                               for entrant in entrants])
    right = []
    for entrant, own in zip(entrants, rows, strict=True):
        records = [row["record"] for row in own]
        outcome.calls += calls * len(records)
        entrant.calls = calls
        bad = [record for record in records if record is None or record["verdict"] not in RIGHT
               or not record["correct"].get("-5")]
        if bad:
            entrant.verdict = bad[0]["verdict"] if bad[0] else "failed"
            entrant.speedup, entrant.low, entrant.high, entrant.calls = None, 0.0, 0.0, 0
            continue
        right.append(entrant)
        verdicts = {record["verdict"] for record in records}
        entrant.verdict = next(one for one in ("NOISY", "PASS", "NO_GAIN") if one in verdicts)
        if any(record["speedup"] is None for record in records):
            continue  # what was known stays
        entrant.speedup = _mean([record["speedup"] for record in records])
        entrant.low = _mean([record["speedup_low"] or 1e-6 for record in records])
        entrant.high = _mean([record["speedup_high"] or 1e6 for record in records])
    return right


def _mean(values: list[float]) -> float:
    return math.exp(sum(math.log(value) for value in values) / len(values))
