"""An asynchronous client of `passnet serve`: evaluations, and sessions of tools."""

from __future__ import annotations

import asyncio
import os
import uuid
from collections.abc import Sequence
from typing import Any

from passnet.errors import PassnetError
from passnet.service.http import request

URL = "http://127.0.0.1:8377"
LONGEST_WAIT = 60  # seconds of one call
FINAL = ("done", "canceled", "failed")
PATIENCE = 120  # seconds for which a service that does not answer is asked again


class ServiceError(PassnetError):
    """An answer of the service that is no result: `status`, and the `id` of its error."""

    def __init__(self, status: int, answer: Any) -> None:
        answer = answer if isinstance(answer, dict) else {}
        errors = answer.get("errors") or [answer.get("error") or {}]
        self.status, self.id = status, errors[0].get("id", "")
        super().__init__(f"the service answered {status}: "
                         f"{errors[0].get('message', 'without a message')} [{self.id}]")


class Client:
    """Talks to the service at `url` (by default $PASSNET_SERVICE) as the tenant of `token`
    ($PASSNET_TOKEN). A call that finds no service, or a used quota, is made again for `patience`
    seconds; nothing is evaluated twice for that."""

    def __init__(self, url: str | None = None, token: str | None = None,
                 patience: float = PATIENCE) -> None:
        self.url = url or os.environ.get("PASSNET_SERVICE", URL)
        token = token or os.environ.get("PASSNET_TOKEN")
        self._headers = {"Authorization": f"Bearer {token}"} if token else {}
        self._patience = patience

    async def call(self, method: str, path: str, body: Any = None, key: str = "",
                   timeout: float = LONGEST_WAIT + 30) -> Any:
        """The JSON of an answer 2xx; others are a ServiceError."""
        headers = {**self._headers, **({"Idempotency-Key": key} if key else {})}
        loop, pause = asyncio.get_running_loop(), 0.05
        end = loop.time() + self._patience
        while True:
            try:
                status, answer = await request(self.url, method, path, body, headers, timeout)
                if status // 100 == 2:
                    return answer
                if status not in (408, 429, 503) or loop.time() > end:
                    raise ServiceError(status, answer)
            except OSError as error:
                if loop.time() > end or not (key or method == "GET"):
                    raise PassnetError(f"{self.url} does not answer ({error})") from error
            await asyncio.sleep(pause)
            pause = min(2 * pause, 5)

    async def submit(self, requests: Sequence[dict[str, Any]],
                     wait: float = 0) -> list[dict[str, Any]]:
        """The evaluations of all requests (docs/service.md), those of a request after each other."""
        found = await self.call("POST", f"/v1/evaluations?wait={wait}", {"requests": list(requests)},
                                key=uuid.uuid4().hex)
        return found["evaluations"]

    async def finish(self, rows: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
        """These evaluations, once all have finished."""
        rows = list(rows)
        while open_ids := [row["id"] for row in rows if row["status"] not in FINAL]:
            ids = ",".join(map(str, open_ids))
            found = await self.call("GET", f"/v1/evaluations?ids={ids}&wait={LONGEST_WAIT}")
            known = {row["id"]: row for row in found["evaluations"]}
            rows = [known.get(row["id"], row) for row in rows]
        return rows

    async def judge(self, requests: Sequence[dict[str, Any]]) -> list[list[dict[str, Any]]]:
        """Submits and waits; per request its finished evaluations."""
        answers = await asyncio.gather(*(self.submit([one], wait=LONGEST_WAIT) for one in requests))
        return list(await asyncio.gather(*(self.finish(rows) for rows in answers)))

    async def cancel(self, ids: Sequence[int]) -> list[int]:
        return (await self.call("POST", "/v1/evaluations/cancel", {"ids": list(ids)}))["ids"]

    async def open_session(self, graphs: dict[str, str], task: str = "") -> Session:
        """Opens the task of `{"suite", "only"}` or `{"text"}`."""
        body = {"graphs": graphs, **({"task": task} if task else {})}
        return Session(self, await self.call("POST", "/v1/sessions", body, timeout=300))


class Session:
    """A task that is open: `text` says what a pass for it needs, `tools` are JSON schemas."""

    def __init__(self, client: Client, opened: dict[str, Any]) -> None:
        self._client = client
        self.id, self.task = opened["id"], opened["task"]
        self.text, self.tools = opened["text"], opened["tools"]
        self.submitted = False
        self.score: float | None = None  # of the last evaluation

    async def call(self, tool: str, **arguments: Any) -> dict[str, Any]:
        """`{"ok", "text", "submitted"}`, of an evaluation also `score` and `verdicts`."""
        answer = await self._client.call("POST", f"/v1/sessions/{self.id}",
                                         {"tool": tool, "arguments": arguments}, timeout=1000)
        self.submitted = bool(answer["submitted"])
        self.score = answer.get("score", self.score)
        return answer

    async def close(self) -> None:
        await self._client.call("DELETE", f"/v1/sessions/{self.id}")

    async def __aenter__(self) -> Session:
        return self

    async def __aexit__(self, *_: Any) -> None:
        await self.close()
