"""OpenEnv: an environment whose steps are calls of the workbench's tools, its server and client.

    uvicorn passnet.trainers.openenv:app          # serves sessions of $PASSNET_SERVICE
    env = PassEnv("http://127.0.0.1:8000").sync()

An episode is a task: `reset(suite=..., only=...)` or `reset(text=...)`. It ends when a text is
submitted; the reward of that step is the text's, of an evaluation before it its score."""

from __future__ import annotations

import contextlib
from typing import Any

from openenv.core.client_types import StepResult
from openenv.core.env_client import EnvClient
from openenv.core.env_server.http_server import create_fastapi_app
from openenv.core.env_server.interfaces import Environment
from openenv.core.env_server.types import Action, Observation, State
from passnet.errors import PassnetError
from passnet.service.client import Client, Session
from passnet.service.reward import Judge, run


class ToolAction(Action):
    tool: str
    arguments: dict[str, Any] = {}


class ToolObservation(Observation):
    text: str = ""
    ok: bool = True
    tools: list[dict[str, Any]] = []


class PassState(State):
    task: str = ""
    submitted: bool = False


class PassEnvironment(Environment[ToolAction, ToolObservation, PassState]):
    SUPPORTS_CONCURRENT_SESSIONS = True

    def __init__(self, url: str | None = None, **settings: Any) -> None:
        super().__init__()
        self._client, self._settings = Client(url), settings
        self._session: Session | None = None
        self._graphs: dict[str, str] = {}
        self._state = PassState()

    def reset(self, seed: int | None = None, episode_id: str | None = None,
              **graphs: Any) -> ToolObservation:
        self.close()
        self._graphs = {key: graphs[key] for key in ("suite", "only", "text") if key in graphs}
        self._session = run(self._client.open_session(self._graphs))
        self._state = PassState(episode_id=episode_id, task=self._session.task)
        return ToolObservation(text=self._session.text, tools=self._session.tools)

    def step(self, action: ToolAction, timeout_s: float | None = None,
             **_: Any) -> ToolObservation:
        if self._session is None or self._state.submitted:
            return ToolObservation(text="no task is open: reset first", ok=False, done=True)
        answer = run(self._session.call(action.tool, **action.arguments))
        self._state.step_count += 1
        self._state.submitted = answer["submitted"]
        reward = answer.get("score")
        if answer["submitted"]:
            judge = Judge(self._client, **self._settings)
            found, = run(judge.rewards([action.arguments.get("text")], [[self._graphs]]))
            reward = found.value
        return ToolObservation(text=answer["text"], ok=answer["ok"], reward=reward,
                               done=answer["submitted"])

    @property
    def state(self) -> PassState:
        return self._state

    def close(self) -> None:
        if self._session is not None:
            with contextlib.suppress(PassnetError):  # it may have ended by itself
                run(self._session.close())
            self._session = None


class PassEnv(EnvClient[ToolAction, ToolObservation, PassState]):
    def _step_payload(self, action: ToolAction) -> dict[str, Any]:
        return {"tool": action.tool, "arguments": action.arguments}

    def _parse_result(self, payload: dict[str, Any]) -> StepResult[ToolObservation]:
        seen = payload["observation"]
        return StepResult(observation=ToolObservation(**seen), reward=payload.get("reward"),
                          done=payload.get("done", False))

    def _parse_state(self, payload: dict[str, Any]) -> PassState:
        return PassState(**payload)


app = create_fastapi_app(PassEnvironment, ToolAction, ToolObservation, max_concurrent_envs=16)
