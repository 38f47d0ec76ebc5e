"""Tools in OpenAI's form, for models that are told of tools in the text of the prompt and call them
with blocks of text: schemas become the text that `passnet prompt` has, blocks become calls."""

from __future__ import annotations

import json
import re
import uuid
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from passnet.errors import PassnetError
from passnet.train.conversation import Message

MAX_TOOLS = 128
PREFERRED = "evaluate_pass"  # in the example of a call with a pass, as the agent's own prompt has it
NAME = re.compile(r"[\w.-]{1,64}")
BLOCK = re.compile(r"```([^\n]*)\n(.*?)(?:```|\Z)", re.DOTALL)


@dataclass(frozen=True)
class Tool:
    """A tool as a request describes it. One with a string `text` takes a pass, which is
    written as a block of its own instead of as a JSON string."""

    name: str
    doc: str
    parameters: tuple[tuple[str, str, bool], ...]  # name, type, true if it is required

    @property
    def takes_pass(self) -> bool:
        return any(name == "text" for name, _, _ in self.parameters)

    def line(self) -> str:
        """The line that describes the tool in a prompt."""
        names = ", ".join(name + "?" * (not required) for name, _, required in self.parameters)
        return f"- {self.name}({names}): {self.doc}\n"

    def example(self) -> str:
        """A call of the tool with each of its parameters, as a block of JSON."""
        values = {"integer": 1, "number": 1, "boolean": True, "array": [], "object": {}}
        arguments = {name: values.get(kind, "…") for name, kind, _ in self.parameters}
        called = json.dumps({"name": self.name, "arguments": arguments}, ensure_ascii=False)
        return f"```tool\n{called}\n```\n"


def read_tools(body: dict[str, Any]) -> list[Tool]:
    """The tools that a request lets the model call; none if `tool_choice` is "none". A PassnetError
    says what is expected of `tools` and `tool_choice`."""
    listed, choice = body.get("tools"), body.get("tool_choice")
    if choice not in (None, "auto", "none"):
        raise PassnetError("expected `tool_choice` to be \"auto\" or \"none\": a call cannot be "
                           "enforced here")
    if not listed:
        return []
    if not isinstance(listed, list) or len(listed) > MAX_TOOLS:
        raise PassnetError(f"expected `tools` to be a list of at most {MAX_TOOLS} functions")
    tools = [_read_tool(number, tool) for number, tool in enumerate(listed)]
    if len({tool.name for tool in tools}) < len(tools):
        raise PassnetError("expected `tools` with different names")
    return [] if choice == "none" else tools


def _read_tool(number: int, value: Any) -> Tool:
    function = value.get("function") if isinstance(value, dict) else None
    name = function.get("name") if isinstance(function, dict) else None
    if not isinstance(name, str) or not NAME.fullmatch(name):
        raise PassnetError(f"tools: {number}: expected a function with a name of at most 64 "
                           "letters, digits, `_`, `-` and `.`")
    schema = function.get("parameters") or {}
    properties = schema.get("properties", {}) if isinstance(schema, dict) else None
    required = schema.get("required", []) if isinstance(schema, dict) else None
    if not isinstance(properties, dict) or not isinstance(required, list):
        raise PassnetError(f"tools: {number}: expected `parameters` as a JSON schema of an object")
    parameters = tuple((key, _kind(schema), key in required) for key, schema in properties.items())
    doc = function.get("description")
    return Tool(name, " ".join(doc.split()) if isinstance(doc, str) else "", parameters)


def _kind(schema: Any) -> str:
    kind = schema.get("type") if isinstance(schema, dict) else None
    return kind if isinstance(kind, str) else "string"


def describe_tools(tools: Sequence[Tool]) -> str:
    """The tools and the form of calls, word for word as `passnet prompt --tools text` has them."""
    text = "Tools:\n" + "".join(tool.line() for tool in tools) + "\nCall one tool per message. "
    with_pass = [tool.name for tool in tools if tool.takes_pass]
    others = [tool for tool in tools if not tool.takes_pass]
    if with_pass:
        name = PREFERRED if PREFERRED in with_pass else with_pass[0]
        text += ("Tools that take a pass: a block with the whole text, then the tool's name on a "
                 f"line of its own:\n```pass\npass NAME {{ … }}\n```\n{name}\n")
    if others:
        # A tool whose text is optional is called on the last one.
        again = ", and these on the last text again" if any(
            name == "text" and not required for tool in tools
            for name, _, required in tool.parameters) else ""
        text += (f"Other tools{again}: one" if with_pass else "One") + " block of JSON:\n"
        text += others[0].example()
    return text + "Then stop and wait for the answer.\n"


def with_tools(messages: Sequence[Message], tools: Sequence[Tool]) -> list[Message]:
    """The messages with the description of the tools at the end of the system's first one, which
    is made if there is none."""
    if not tools:
        return list(messages)
    text = describe_tools(tools)
    if messages[0]["role"] != "system":
        return [{"role": "system", "content": text}, *messages]
    content = messages[0]["content"].rstrip("\n")
    return [{**messages[0], "content": f"{content}\n\n{text}"}, *messages[1:]]


def find_call(text: str, tools: Sequence[Tool]) -> tuple[str, dict[str, Any]] | None:
    """(text before the call, the call in OpenAI's form) of the first block that calls one of these
    tools; None if there is none. A block with a pass names its tool after it, before it, or not at
    all, as `passnet agent` reads it."""
    for block in BLOCK.finditer(text):
        kind, content = block[1].strip(), block[2]
        if kind in ("tool", "json"):
            called = _json_call(content, tools)
        elif kind == "pass" or content.startswith("pass "):
            called = _pass_call(text, block, tools)
        else:
            continue
        if called is not None:
            name, arguments = called
            return text[:block.start()], {
                "id": f"call_{uuid.uuid4().hex}", "type": "function",
                "function": {"name": name, "arguments": json.dumps(arguments,
                                                                   ensure_ascii=False)}}
    return None


def _json_call(content: str, tools: Sequence[Tool]) -> tuple[str, dict[str, Any]] | None:
    try:
        value = json.loads(content)
    except (ValueError, RecursionError):
        return None
    name = value.get("name") if isinstance(value, dict) else None
    if name not in [tool.name for tool in tools]:
        return None
    arguments = value.get("arguments")
    return name, arguments if isinstance(arguments, dict) else {}


def _pass_call(text: str, block: re.Match[str],
               tools: Sequence[Tool]) -> tuple[str, dict[str, Any]] | None:
    names = [tool.name for tool in tools if tool.takes_pass]
    if not names:
        return None
    word = re.compile(r"(?<![A-Za-z_])(?:" + "|".join(map(re.escape, names)) + r")(?![A-Za-z_])")
    after = word.search(text[block.end():].split("```", 1)[0])
    before = word.findall(text[:block.start()])
    default = PREFERRED if PREFERRED in names else names[0]
    name = after[0] if after else before[-1] if before else default
    return name, {"text": block[2]}
