"""verifiers (`verifiers.v1`): a taskset, whose tasks are those of a service.

A task's prompt is what its session shows; its reward is that of the pass in the last message.
With `tools`, an agent has the workbench's tools too, on a session of its own."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Any

import verifiers.v1 as vf
from passnet.service.client import Client
from passnet.service.reward import Judge, run
from passnet.train.reward import find_pass


class PassData(vf.TaskData):
    graphs: list[dict[str, str]]
    url: str | None = None


class PassTask(vf.Task[PassData]):
    @property
    def key(self) -> str:
        return self.data.name or self.hash

    @vf.reward
    async def speed(self, trace: vf.Trace) -> float:
        """The reward of the pass that the last message with one submits; 0 without any."""
        texts = [find_pass(message.content) for message in trace.assistant_messages
                 if isinstance(message.content, str)]
        found = [text for text in texts if text]
        reward, = await Judge(Client(self.data.url)).rewards([found[-1] if found else None],
                                                             [self.data.graphs])
        trace.record_metrics({"timed": float(reward.kind in ("timed", "known")),
                              "right": float(reward.kind in ("timed", "known", "estimated"))})
        return reward.value


class PassTasksetConfig(vf.TasksetConfig):
    url: str | None = None
    suite: str = "demo"
    only: list[str] = []  # names of tasks


class PassTaskset(vf.Taskset[PassTask, PassTasksetConfig]):
    def load(self) -> Iterable[PassTask]:
        for name in self.config.only:
            graphs = {"suite": self.config.suite, "only": name}
            prompt = run(_prompt_of(self.config.url, graphs))
            yield PassTask(PassData(name=name, prompt=prompt, graphs=[graphs],
                                    url=self.config.url), self.config.task)


async def _prompt_of(url: str | None, graphs: dict[str, str]) -> str:
    async with await Client(url).open_session(graphs) as session:
        return session.text


class WorkbenchConfig(vf.ToolsetConfig):
    service: str | None = None
    graphs: dict[str, str] = {}


class Workbench(vf.Toolset[WorkbenchConfig, vf.State]):
    """The tools of a task's workbench, as a tool server of a rollout."""

    def __init__(self, *arguments: Any, **options: Any) -> None:
        super().__init__(*arguments, **options)
        self._session: Any = None
        self._opening = asyncio.Lock()

    async def _call(self, tool: str, **arguments: Any) -> str:
        async with self._opening:
            if self._session is None:
                client = Client(self.config.service)
                self._session = await client.open_session(self.config.graphs)
        return (await self._session.call(tool, **arguments))["text"]

    @vf.tool
    async def check_pass(self, text: str) -> str:
        """Reports the errors in the text of passes, with their places."""
        return await self._call("check_pass", text=text)

    @vf.tool
    async def explain_pass(self, text: str) -> str:
        """Tries the passes on a graph: the graph afterwards, or the first difference."""
        return await self._call("explain_pass", text=text)

    @vf.tool
    async def prove_pass(self, text: str) -> str:
        """Runs the passes on generated graphs of other shapes, dtypes and hostile numbers."""
        return await self._call("prove_pass", text=text)

    @vf.tool
    async def evaluate_pass(self, text: str) -> str:
        """Judges the passes on the task's graphs: verdicts, speedups, wrong values."""
        return await self._call("evaluate_pass", text=text)

    @vf.tool
    async def read_docs(self, topic: str) -> str:
        """Shows the documentation on a topic: an op, a section, an example pass, `recipe`."""
        return await self._call("read_docs", topic=topic)
