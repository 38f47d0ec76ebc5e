"""TRL: a reward function for `GRPOTrainer(reward_funcs=...)` and its relatives.

    trainer = GRPOTrainer(model, reward_funcs=pass_reward(), train_dataset=dataset, ...)

The data set has a column `graphs`: per row the graphs of a task, as requests to the service name
them, for instance [{"suite": "demo", "only": "t5.relu"}]."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from passnet.service.client import Client
from passnet.service.reward import Judge
from passnet.train.reward import completion_text, find_pass


def pass_reward(url: str | None = None, token: str | None = None, timed: float = 1.0,
                seed: int = 1, **settings: Any) -> Callable[..., Any]:
    """An asynchronous reward function: one float per completion. `timed` is the share of proved
    passes that is timed; `settings` are options of an evaluation."""
    judge = Judge(Client(url, token), timed=timed, seed=seed, **settings)

    async def passnet_reward(prompts: Sequence[Any], completions: Sequence[Any],
                             graphs: Sequence[Any], **_: Any) -> list[float]:
        texts = [find_pass(completion_text(completion)) for completion in completions]
        return [reward.value for reward in await judge.rewards(texts, graphs)]

    return passnet_reward
