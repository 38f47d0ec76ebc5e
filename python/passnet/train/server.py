"""An endpoint in OpenAI's style: /v1/chat/completions and /v1/models, over a Scheduler."""

from __future__ import annotations

import hashlib
import json
import threading
import time
import uuid
from collections import Counter
from collections.abc import Sequence
from typing import Any, Protocol

from passnet.errors import PassnetError
from passnet.train.conversation import check_messages
from passnet.train.examples import Coder
from passnet.train.json_server import HttpError, JsonServer
from passnet.train.scheduler import Answer, Ask
from passnet.train.tool_calls import Tool, find_call, read_tools, with_tools

MAX_CHOICES = 64
MAX_STOPS = 16


class Answers(Protocol):
    """A Scheduler, as far as the endpoint uses it."""

    coder: Coder
    context: int

    def ask(self, ask: Ask) -> Any:
        """A future of the Answer."""


class Server(JsonServer):
    """The endpoint; `name` is the model's. With a seed, requests that have none draw numbers that
    depend on it, on the prompt, and on how often that came before: not on their order."""

    def __init__(self, address: tuple[str, int], service: Answers, name: str,
                 seed: int | None = None) -> None:
        super().__init__(address)
        self.name = name
        self._seed = seed
        self._asked: Counter[str] = Counter()
        self._counting = threading.Lock()
        self._service = service
        self._created = int(time.time())

    def answer(self, method: str, path: str, body: dict[str, Any]) -> dict[str, Any]:
        if (method, path) == ("GET", "/v1/models"):
            model = {"id": self.name, "object": "model", "created": self._created,
                     "owned_by": "passnet"}
            return {"object": "list", "data": [model]}
        if (method, path) == ("POST", "/v1/chat/completions"):
            return self._complete(body)
        raise HttpError(404, "expected POST /v1/chat/completions or GET /v1/models, found "
                        f"{method} {path}", "not_found")

    def _complete(self, body: dict[str, Any]) -> dict[str, Any]:
        count = _number(body, "n", 1, 1, MAX_CHOICES, whole=True)
        tools = read_tools(body)
        asks = [self._ask(body, tools, index) for index in range(count)]
        try:
            answers = [future.result() for future in [self._service.ask(ask) for ask in asks]]
        except PassnetError as error:
            raise HttpError(503, str(error), "unavailable") from error
        prompt = len(asks[0].tokens)
        made = sum(answer.tokens for answer in answers)
        return {"id": f"chatcmpl-{uuid.uuid4().hex}", "object": "chat.completion",
                "created": int(time.time()), "model": self.name,
                "choices": [_choice(index, answer, tools)
                            for index, answer in enumerate(answers)],
                "usage": {"prompt_tokens": prompt, "completion_tokens": made,
                          "total_tokens": prompt + made}}

    def _ask(self, body: dict[str, Any], tools: Sequence[Tool], index: int) -> Ask:
        """The request of one choice; with a seed, each choice has its own."""
        if body.get("model") not in (None, self.name):
            raise HttpError(404, f"expected the model `{self.name}`, found `{body['model']}`",
                            "model_not_found")
        if body.get("stream"):
            raise HttpError(400, "expected `stream` to be false: answers are sent whole")
        messages = with_tools(check_messages(body.get("messages"), "messages"), tools)
        tokens = self._service.coder.encode([self._service.coder.render(messages, True)])[0]
        room = self._service.context - len(tokens)
        if room < 1:
            raise HttpError(400, f"expected a prompt of at most {self._service.context - 1} "
                            f"tokens, found {len(tokens)}", "context_length_exceeded")
        key = "max_tokens" if body.get("max_completion_tokens") is None else "max_completion_tokens"
        seed = body.get("seed")
        if seed is not None:
            seed = _number(body, "seed", 0, -(1 << 63), 1 << 63, whole=True) + index
        elif self._seed is not None:
            seed = self._own_seed(tokens)
        return Ask(tokens, min(room, _number(body, key, room, 1, 1 << 31, whole=True)),
                   float(_number(body, "temperature", 1.0, 0, 100)),
                   float(_number(body, "top_p", 1.0, 0, 1)), seed, _stops(body))

    def _own_seed(self, tokens: list[int]) -> int:
        prompt = hashlib.sha256(json.dumps(tokens).encode()).hexdigest()
        with self._counting:
            self._asked[prompt] += 1
            text = f"{self._seed}/{prompt}/{self._asked[prompt]}"
        return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8])


def _number(body: dict[str, Any], key: str, default: float, least: float, most: float,
            whole: bool = False) -> Any:
    value = body.get(key)
    if value is None:
        return default
    number = isinstance(value, int if whole else (int, float)) and not isinstance(value, bool)
    if not number or not least <= value <= most:
        kind = "a whole number" if whole else "a number"
        raise HttpError(400, f"expected `{key}` to be {kind} from {least} to {most}, found "
                        f"{str(value)[:80]}")
    return value


def _stops(body: dict[str, Any]) -> tuple[str, ...]:
    value = body.get("stop")
    stops = [value] if isinstance(value, str) else value or []
    if not isinstance(stops, list) or len(stops) > MAX_STOPS or not all(
            isinstance(stop, str) and stop for stop in stops):
        raise HttpError(400, f"expected `stop` to be a text or a list of at most {MAX_STOPS} texts")
    return tuple(stops)


def _choice(index: int, answer: Answer, tools: Sequence[Tool]) -> dict[str, Any]:
    """A choice; the block with which the answer calls a tool becomes its call."""
    message: dict[str, Any] = {"role": "assistant", "content": answer.text}
    reason = answer.reason
    found = find_call(answer.text, tools) if tools else None
    if found is not None:
        message = {"role": "assistant", "content": found[0], "tool_calls": [found[1]]}
        reason = "tool_calls"
    return {"index": index, "finish_reason": reason, "logprobs": None, "message": message}
