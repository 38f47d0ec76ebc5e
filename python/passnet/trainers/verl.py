"""verl: a custom reward function.

    reward.custom_reward_function.path=python/passnet/trainers/verl.py
    reward.custom_reward_function.name=compute_score

A row of the data set has in `reward_model.ground_truth` the graphs of its task as JSON, as requests
to the service name them: [{"suite": "demo", "only": "t5.relu"}]. The result has `score`, and beside
it where it is from."""

from __future__ import annotations

import functools
import json
from typing import Any

from passnet.service.client import Client
from passnet.service.reward import Judge
from passnet.train.reward import find_pass


OPTIONS = ("calls", "warmup", "threads")  # of an evaluation; verl passes others of its own


@functools.cache
def _judge(url: str | None, token: str | None, timed: float, seed: int,
           settings: tuple[tuple[str, Any], ...]) -> Judge:
    return Judge(Client(url, token), timed=timed, seed=seed, **dict(settings))


async def compute_score(data_source: str, solution_str: str, ground_truth: Any,
                        extra_info: Any = None, url: str | None = None, token: str | None = None,
                        timed: float = 1.0, seed: int = 1, **settings: Any) -> dict[str, Any]:
    graphs = json.loads(ground_truth) if isinstance(ground_truth, str) else ground_truth
    known = tuple((key, settings[key]) for key in OPTIONS if key in settings)
    judge = _judge(url, token, timed, seed, known)
    reward, = await judge.rewards([find_pass(solution_str)], [graphs])
    return {"score": reward.value, "kind": reward.kind, "detail": reward.detail}
