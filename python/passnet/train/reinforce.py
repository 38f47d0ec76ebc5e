"""Reinforcement with a judge in the loop: a model answers prompts, a service of evaluations says
what its passes gain, and the model is moved towards the better answers of each group
(`passnet.train.policy`). While answers are judged, the next ones are drawn."""

from __future__ import annotations

import asyncio
import json
import math
import random
import sys
import threading
import time
from collections import Counter
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Protocol

from passnet.errors import PassnetError, require_torch
from passnet.service.client import Client
from passnet.service.reward import Judge, Reward
from passnet.train.checkpoint import TrainingRun
from passnet.train.examples import Coder, Example
from passnet.train.generate import read_prompts
from passnet.train.policy import Clip, Sample, accumulate, advantages, measure
from passnet.train.reward import find_pass
from passnet.train.scheduler import Answer, Ask
from passnet.train.sft import PROGRESS_SECONDS, Settings as Tuning, make_optimizer

EARNED = ("timed", "known", "estimated")  # kinds of rewards of right passes; others earn nothing
GAIN = 1.05  # a reward above it is called a gain


@dataclass(frozen=True)
class Settings:
    """The settings of a run."""

    steps: int = 200
    rollouts: int = 64
    group: int = 8
    max_tokens: int = 1024
    temperature: float = 1.0
    rate: float = 5e-6
    warmup: int = 5
    clip: float = 1.0
    part: int = 32768
    lag: int = 1
    save: int = 25
    seed: int = 0


@dataclass(frozen=True)
class Task:
    """A prompt as tokens, and the graphs on which its answers are judged, as requests to the
    service name them."""

    name: str
    tokens: list[int]
    graphs: list[Any]


@dataclass
class Round:
    """The answers of one step, and what is to be known of them before the model learns."""

    step: int
    tasks: list[Task]
    answers: list[Answer]
    samples: list[Sample]
    texts: list[str | None]
    rewards: Future
    before: list[Any]
    seconds: dict[str, float]


class Judges(Protocol):
    """Judges texts of passes, each on the graphs of its task."""

    def start(self, texts: Sequence[str | None], graphs: Sequence[Any]) -> Future:
        """A future of one Reward per text."""

    def close(self) -> None:
        """Nothing is judged any more."""


class ServiceJudge:
    """Judges at a service (`passnet serve`): passes that are proved are timed against the default
    compiler, which compiles what they do not match."""

    def __init__(self, url: str | None, token: str | None, seed: int, **settings: Any) -> None:
        self._loop = asyncio.new_event_loop()
        self._judge = Judge(Client(url, token), timed=1.0, seed=seed,
                            **{"baseline": "default", "pipeline": "full", **settings})
        self._thread = threading.Thread(target=self._loop.run_forever, name="judge", daemon=True)
        self._thread.start()

    def start(self, texts: Sequence[str | None], graphs: Sequence[Any]) -> Future:
        return asyncio.run_coroutine_threadsafe(self._judge.rewards(texts, graphs), self._loop)

    def close(self) -> None:
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()


def read_tasks(path: Path, coder: Coder, begin: str, room: int) -> list[Task]:
    """The prompts of a file whose lines have `graphs` too; those of more than `room` tokens are
    left out."""
    lines = read_prompts(path)
    for number, (line, _) in enumerate(lines, 1):
        if not isinstance(line.get("graphs"), list) or not line["graphs"]:
            raise PassnetError(f"{path}:{number}: expected a list `graphs` of what answers are "
                               "judged on, found none")
    encoded = coder.encode([coder.render(messages, True) + begin for _, messages in lines])
    tasks = [Task(str(line.get("task", number)), tokens, line["graphs"])
             for number, ((line, _), tokens) in enumerate(zip(lines, encoded, strict=True))
             if len(tokens) <= room]
    if not tasks:
        raise PassnetError(f"{path}: expected a prompt of at most {room} tokens, found none")
    return tasks


def rate_at(step: int, settings: Settings) -> float:
    """The learning rate of a step, from 0: it grows linearly, then stays."""
    return settings.rate * min(1.0, (step + 1) / max(1, settings.warmup))


def value_of(reward: Reward) -> float:
    """The gain of a right pass; nothing for another answer."""
    return reward.value if reward.kind in EARNED else 0.0


class Reinforcement(TrainingRun):
    """A run in a folder. `service` answers prompts with the weights that `publish` gave it."""

    logs = ("curve.jsonl", "rollouts.jsonl")

    def __init__(self, model: Any, service: Any, publish: Callable[[Any], None],
                 tasks: Sequence[Task], judge: Judges, settings: Settings, out: Path,
                 identity: dict[str, Any], begin: str, device: Any) -> None:
        torch = require_torch()
        if settings.rollouts % settings.group != 0:
            raise PassnetError(f"expected --rollouts that --group {settings.group} divides, found "
                               f"{settings.rollouts}")
        if settings.group < 2:
            raise PassnetError(f"expected --group of at least 2, which are compared, found "
                               f"{settings.group}")
        torch.manual_seed(settings.seed)
        model = model.to(device).train()
        optimizer = make_optimizer(model, Tuning(rate=settings.rate, decay=0.0), device)
        super().__init__(model, optimizer, out, {**identity, "settings": asdict(settings)}, device)
        self._service, self._publish, self._judge = service, publish, judge
        self._tasks, self._settings, self._begin = list(tasks), settings, begin

    @property
    def answers(self) -> Path:
        return self._out / "rollouts.jsonl"

    def train(self, stop: Callable[[], bool]) -> bool:
        """Runs the steps that are left; true if all are done. Where `stop` is true after a step,
        writes a checkpoint and returns."""
        waiting: list[Round] = []
        drawn = self.step
        said = time.monotonic()
        with self.curve.open("a", encoding="utf-8") as curve, \
                self.answers.open("a", encoding="utf-8") as answers:
            while self.step < self._settings.steps:
                while drawn < min(self.step + 1 + self._settings.lag, self._settings.steps):
                    waiting.append(self.draw(drawn))
                    drawn += 1
                current = waiting.pop(0)
                row, judged = self.learn(current)
                answers.write("".join(json.dumps(line) + "\n" for line in judged))
                answers.flush()
                curve.write(json.dumps(row) + "\n")
                curve.flush()
                if time.monotonic() - said > PROGRESS_SECONDS:
                    said = time.monotonic()
                    print(f"step {self.step} of {self._settings.steps}: reward {row['reward']:.3f},"
                          f" right {row['right']:.2f}, {row['seconds']['step']:.1f} s",
                          file=sys.stderr)
                self.seconds += row["seconds"]["step"]
                is_last = self.step == self._settings.steps
                stops = stop() and not is_last
                if stops or is_last or self.step % self._settings.save == 0:
                    self.save()
                if stops:
                    return False
        return True

    def draw(self, step: int) -> Round:
        """Answers of a step by the model as it is, whose judging has begun."""
        settings = self._settings
        begun = time.monotonic()
        self._publish(self.model)
        tasks = self._choose(step)
        asks = [self._ask(task, step, group, number) for group, task in enumerate(tasks)
                for number in range(settings.group)]
        answers = [future.result() for future in [self._service.ask(ask) for ask in asks]]
        drawn = time.monotonic()
        texts = [find_pass(self._begin + answer.text) for answer in answers]
        owners = [task for task in tasks for _ in range(settings.group)]
        rewards = self._judge.start(texts, [task.graphs for task in owners])
        samples = [Sample(Example([*ask.tokens, *answer.made],
                                  [False] * len(ask.tokens) + [True] * len(answer.made)),
                          place // settings.group)
                   for place, (ask, answer) in enumerate(zip(asks, answers, strict=True))]
        before = measure(self.model, samples, settings.part, self._device)
        return Round(step, owners, answers, samples, texts, rewards, before,
                     {"draw": drawn - begun, "measure": time.monotonic() - drawn})

    def _choose(self, step: int) -> list[Task]:
        """The prompts of a step: all in an order of their own, before any comes again."""
        count, many = self._settings.rollouts // self._settings.group, len(self._tasks)
        chosen = []
        for place in range(step * count, (step + 1) * count):
            order = list(range(many))
            random.Random(f"{self._settings.seed}/{place // many}").shuffle(order)
            chosen.append(self._tasks[order[place % many]])
        return chosen

    def _ask(self, task: Task, step: int, group: int, number: int) -> Ask:
        seed = random.Random(f"{self._settings.seed}/{step}/{group}/{number}").getrandbits(62)
        room = min(self._settings.max_tokens, self._service.context - len(task.tokens))
        return Ask(task.tokens, room, self._settings.temperature, 1.0, seed)

    def learn(self, drawn: Round) -> tuple[dict[str, Any], list[dict[str, Any]]]:
        """One step of the model: the row of the curve, and a line per answer."""
        torch = require_torch()
        settings = self._settings
        begun = time.monotonic()
        rewards = drawn.rewards.result()
        judged = time.monotonic()
        values = [value_of(reward) for reward in rewards]
        worth = advantages(values, [sample.group for sample in drawn.samples])
        for group in self._optimizer.param_groups:
            group["lr"] = rate_at(self.step, settings)
        learned = accumulate(self.model, drawn.samples, drawn.before, worth, Clip(), settings.part,
                             self._device)
        norm = torch.nn.utils.clip_grad_norm_(self.model.parameters(), settings.clip)
        if not math.isfinite(float(norm)):
            raise PassnetError(f"the gradient is not finite at step {self.step + 1}; a smaller "
                               "--rate may help")
        self._optimizer.step()
        self._optimizer.zero_grad(set_to_none=True)
        self.step += 1
        ended = time.monotonic()
        seconds = {**drawn.seconds, "wait": judged - begun, "learn": ended - judged}
        seconds["step"] = sum(seconds.values())
        surprise = -sum(float(chances.sum()) for chances in drawn.before)
        count = sum(len(chances) for chances in drawn.before)
        row = {"step": self.step, "reward": round(sum(values) / len(values), 5),
               "right": _share(values, lambda value: value > 0),
               "gain": _share(values, lambda value: value > GAIN),
               "best": round(max(values), 4), "kinds": dict(Counter(own.kind for own in rewards)),
               "used": learned.used, "loss": round(learned.loss, 6), "norm": round(float(norm), 5),
               "clipped": round(learned.clipped, 5), "surprise": round(surprise / count, 5),
               "tokens": count, "rate": rate_at(self.step - 1, settings),
               "seconds": {name: round(value, 3) for name, value in seconds.items()}}
        lines = [{"step": self.step, "task": task.name, "text": text, "reward": value,
                  "kind": reward.kind, "detail": reward.detail, "tokens": answer.tokens,
                  "graphs": task.graphs, "reason": answer.reason}
                 for task, text, value, reward, answer in zip(
                     drawn.tasks, drawn.texts, values, rewards, drawn.answers, strict=True)]
        return row, lines


def _share(values: Sequence[float], holds: Callable[[float], bool]) -> float:
    return round(sum(map(holds, values)) / len(values), 5)


def replay(lines: Sequence[dict[str, Any]], judge: Judges, count: int) -> list[dict[str, Any]]:
    """The `count` best answers that gained, each text once for its task, judged again."""
    best: dict[tuple[str, str], dict[str, Any]] = {}
    for line in sorted(lines, key=lambda line: (-line["reward"], line["step"])):
        if line["reward"] > GAIN and line["text"]:
            best.setdefault((line["task"], line["text"]), line)
    chosen = list(best.values())[:count]
    again = judge.start([line["text"] for line in chosen],
                        [line["graphs"] for line in chosen]).result()
    return [{"task": line["task"], "step": line["step"], "reward": line["reward"],
             "replayed": value_of(reward), "kind": reward.kind, "detail": reward.detail}
            for line, reward in zip(chosen, again, strict=True)]


def summary_of(curve: Sequence[dict[str, Any]], replayed: Sequence[dict[str, Any]],
               last: int = 20) -> dict[str, Any]:
    """The facts of a run: rewards of its first and last steps, the share of the time that
    waits for rewards, answers that a replay refutes, and the noise of a reward: the standard
    deviation of log(replayed / reward) where both are times."""
    begin, end = curve[:last], curve[-last:]
    seconds = sum(row["seconds"]["step"] for row in curve)
    noise = [math.log(row["replayed"] / row["reward"]) for row in replayed
             if row["kind"] == "timed" and row["replayed"] > 0]
    return {"steps": len(curve), "seconds": round(seconds, 1),
            "waited": round(sum(row["seconds"]["wait"] for row in curve) / max(seconds, 1e-9), 4),
            **{f"{name}_{key}": round(sum(row[key] for row in rows) / len(rows), 4)
               for name, rows in (("first", begin), ("last", end))
               for key in ("reward", "right", "gain")},
            "replayed": len(replayed),
            "refuted": sum(row["replayed"] == 0 for row in replayed),
            "noise": round(math.sqrt(sum(value ** 2 for value in noise) / len(noise)), 4)
            if noise else None}
