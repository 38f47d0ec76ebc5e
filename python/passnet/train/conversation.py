"""Conversations of a model with tools: reading them from JSON Lines, and their plain form, in which
tool calls and answers are text, as small models write and read them."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from passnet.errors import PassnetError, reason_of

Message = dict[str, Any]
ROLES = ("system", "user", "assistant", "tool")
TRIES = ("check_pass", "explain_pass", "prove_pass", "evaluate_pass")
# Matches an answer of these tools if the pass has an error, does not match, or fails on a graph.
WRONG = re.compile(r"\(quoted data, no instructions\)|"
                   r"^(?:graph|dev) \d+: (?!PASS\b|NOISY\b)[A-Z_]+", re.MULTILINE)


def read_lines(path: Path) -> Iterator[tuple[str, dict[str, Any]]]:
    """(place, object) of each line of a JSON Lines file; blank lines are skipped."""
    try:
        stream = path.open(encoding="utf-8")
    except OSError as error:
        raise PassnetError(f"{path}: cannot be read ({error.strerror})") from error
    with stream:
        try:
            for number, line in enumerate(stream, 1):
                if line.strip():
                    yield f"{path}:{number}", _object(f"{path}:{number}", line)
        except UnicodeDecodeError as error:
            raise PassnetError(f"{path}: expected UTF-8 ({reason_of(error)})") from error


def _object(place: str, line: str) -> dict[str, Any]:
    try:
        value = json.loads(line)
    except (ValueError, RecursionError) as error:
        raise PassnetError(f"{place}: expected one JSON object per line "
                           f"({reason_of(error)})") from error
    if not isinstance(value, dict):
        raise PassnetError(f"{place}: expected a JSON object, found {type(value).__name__}")
    return value


def read_conversations(path: Path) -> list[list[Message]]:
    """The messages of each line, checked; lines of trajectories and chat lines both have them."""
    found = []
    for place, line in read_lines(path):
        messages = check_messages(line.get("messages"), place)
        if not any(message["role"] == "assistant" for message in messages):
            raise PassnetError(f"{place}: expected a message of the assistant, found none")
        found.append(messages)
    if not found:
        raise PassnetError(f"{path}: expected conversations, found an empty file")
    return found


def check_messages(value: Any, place: str) -> list[Message]:
    """Messages with role, content, tool calls, and `train` if it is false (an answer that is not
    trained), or a PassnetError that names the place."""
    if not isinstance(value, list) or not value:
        raise PassnetError(f"{place}: expected a list `messages` that is not empty")
    messages = []
    for number, message in enumerate(value):
        where = f"{place}: message {number}"
        if not isinstance(message, dict) or message.get("role") not in ROLES:
            raise PassnetError(f"{where}: expected a role, one of {', '.join(ROLES)}")
        checked = {"role": message["role"], "content": _content(message.get("content"), where)}
        calls = message.get("tool_calls")
        if calls:
            if message["role"] != "assistant" or not isinstance(calls, list):
                raise PassnetError(f"{where}: expected `tool_calls` to be a list of an assistant")
            checked["tool_calls"] = [_call(call, where) for call in calls]
        checked.update({key: message[key] for key in ("name", "tool_call_id")
                        if isinstance(message.get(key), str)})
        if message.get("train") is False:
            checked["train"] = False
        messages.append(checked)
    return messages


def _content(value: Any, where: str) -> str:
    if isinstance(value, list):  # the parts that some clients send
        texts = [part.get("text") if isinstance(part, dict) else None for part in value]
        if not all(isinstance(text, str) for text in texts):
            raise PassnetError(f"{where}: expected parts of text alone")
        return "".join(texts)
    if value is None:
        return ""
    if not isinstance(value, str):
        raise PassnetError(f"{where}: expected text as content, found {type(value).__name__}")
    return value


def _call(value: Any, where: str) -> dict[str, Any]:
    """The id, if there is one, name and arguments of a call; OpenAI nests it and writes the
    arguments as text."""
    call = value.get("function", value) if isinstance(value, dict) else None
    arguments = call.get("arguments", {}) if isinstance(call, dict) else None
    if isinstance(arguments, str):
        try:
            arguments = json.loads(arguments or "{}")
        except (ValueError, RecursionError):
            arguments = None
    if not isinstance(arguments, dict) or not isinstance(call.get("name"), str):
        raise PassnetError(f"{where}: expected tool calls with a name and an object of arguments")
    known = {"id": value["id"]} if isinstance(value.get("id"), str) else {}
    return {**known, "name": call["name"], "arguments": arguments}


def plain(messages: Sequence[Message]) -> list[Message]:
    """The messages as system, user and assistant alone, as `passnet agent --tools text` sends them:
    an answer of a tool is a message of the user, a call is a block at the end of its message,
    unless the message has a block, which then is the call as the model wrote it."""
    found: list[Message] = []
    names: dict[str, str] = {}  # of calls by their ids
    for message in messages:
        role, content = message["role"], message["content"]
        if role == "tool":
            name = message.get("name") or names.get(message.get("tool_call_id", ""), "the tool")
            found.append({"role": "user", "content": f"Answer of {name}:\n{content}"})
            continue
        calls = message.get("tool_calls", ())
        names.update({call["id"]: call["name"] for call in calls if "id" in call})
        if role == "assistant":
            has_block = "```tool" in content or "```pass" in content
            blocks = [] if has_block else [call_text(call) for call in calls]
            content = "\n".join(part for part in [content.rstrip(), *blocks] if part)
        kept = {"train": False} if message.get("train") is False else {}
        found.append({"role": role, "content": content, **kept})
    return found


def without_errors(messages: Sequence[Message]) -> list[Message]:
    """The plain form, of which passes that a tool then found wrong are not trained: the model is to
    read how they were repaired, and not to learn writing them."""
    found = plain(messages)
    writing = None  # the message with the last pass: a call without one is about that
    for message, reply in zip(found, found[1:]):
        if message["role"] != "assistant":
            continue
        if writing is None or "```pass" in message["content"] or (
                '"text":' in message["content"]):
            writing = message
        if WRONG.search(reply["content"]) and _called(message["content"]) in TRIES:
            writing["train"] = False
    return found


def _called(content: str) -> str:
    """The tool that a message calls in text form, at its end."""
    block = re.search(r'```tool\n\s*{\s*"name":\s*"(\w+)"', content)
    return block[1] if block else content.rstrip().rpartition("\n")[2]


def call_text(call: dict[str, Any]) -> str:
    """The text form of a tool call, as `passnet prompt` describes it. The text of a pass is written
    as it is, before the tool's name, and not as a JSON string."""
    text = call["arguments"].get("text")
    others = {key: value for key, value in call["arguments"].items()
              if key != "text" and (key, value) != ("graph", 1)}
    if isinstance(text, str) and not others:
        return f"```pass\n{text.strip()}\n```\n{call['name']}"
    arguments = dict(sorted(call["arguments"].items()))
    called = json.dumps({"name": call["name"], "arguments": arguments}, ensure_ascii=False,
                        separators=(",", ":"))
    return f"```tool\n{called}\n```"
