"""Lays out generated Python the way the black formatter would, for the forms FX prints."""

from __future__ import annotations

WIDTH = 88
OPENERS = {"(": ")", "[": "]", "{": "}"}


def _last_bracket(text: str) -> int | None:
    """Position of the opener that the text's last character closes, or None."""
    stack: list[int] = []
    quote = ""
    for position, character in enumerate(text):
        if quote:
            quote = "" if character == quote and text[position - 1] != "\\" else quote
        elif character in "'\"":
            quote = character
        elif character in OPENERS:
            stack.append(position)
        elif character in OPENERS.values():
            if not stack:
                return None
            opener = stack.pop()
            if position == len(text) - 1:
                return opener
    return None


def split_top_level(text: str, separator: str = ",") -> list[str]:
    """Parts between separators that are outside of brackets and quotes, stripped."""
    parts, depth, begin, quote = [], 0, 0, ""
    for position, character in enumerate(text):
        if quote:
            quote = "" if character == quote and text[position - 1] != "\\" else quote
        elif character in "'\"":
            quote = character
        elif character in OPENERS:
            depth += 1
        elif character in OPENERS.values():
            depth -= 1
        elif character == separator and depth == 0:
            parts.append(text[begin:position].strip())
            begin = position + 1
    tail = text[begin:].strip()
    return [*parts, tail] if tail else parts


def lay_out(statement: str, indent: int, width: int = WIDTH) -> list[str]:
    """Lines of one statement at an indentation; only the last bracket is ever broken up."""
    pad = " " * indent
    if len(pad) + len(statement) <= width:
        return [pad + statement]
    opener = _last_bracket(statement)
    if opener is None:
        left, equals, right = statement.partition(" = ")
        fits = indent + 4 + len(right) <= WIDTH
        if equals and " = " not in right and fits and len(pad + left) + 4 <= WIDTH:
            return [f"{pad}{left} = (", f"{pad}    {right}", f"{pad})"]
        return [pad + statement]
    head, body, tail = statement[:opener + 1], statement[opener + 1:-1], statement[-1]
    if not body:
        return [pad + statement]
    parts = split_top_level(body)
    if statement[0] == "(" or body.rstrip().endswith(",") or indent + 4 + len(body) > WIDTH:
        lines = []
        for part in parts:
            lines.extend(lay_out(part, indent + 4, WIDTH - 1))
            if len(parts) > 1 or tail == ")" and not head.endswith("= (") or body.endswith(","):
                lines[-1] += ","
        return [pad + head, *lines, pad + tail]
    return [pad + head, pad + "    " + body, pad + tail]
