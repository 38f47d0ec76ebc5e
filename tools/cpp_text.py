"""Finds comments and string literals in C++ text, for the check scripts."""
import re

# Order matters: a raw string may hold anything, a comment marker inside a string is none, and a
# quote between digits is a separator, not a character literal.
_TOKEN = re.compile(
    r'(?P<raw>\b(?:u8|[uUL])?R"(?P<tag>[^()\\\s]{0,16})\(.*?\)(?P=tag)")'
    r'|(?P<string>"(?:\\.|[^"\\\n])*")'
    r"|(?P<number>\b[0-9](?:'?[0-9A-Za-z_.])*)"
    r"|(?P<char>'(?:\\.|[^'\\\n])+')"
    r"|(?P<comment>//[^\n]*|/\*.*?(?:\*/|\Z))",
    re.DOTALL,
)


def _blank(text):
    """Spaces of the same length; line breaks stay, so that offsets and lines do."""
    return re.sub(r"[^\n]", " ", text)


def without_comments(text):
    """`text` with every comment blanked; offsets and lines unchanged."""
    return _TOKEN.sub(lambda m: _blank(m[0]) if m["comment"] else m[0], text)


def without_comments_and_strings(text):
    """`text` with comments and the insides of literals blanked; offsets and lines unchanged."""

    def replace(match):
        if match["number"]:
            return match[0]
        if match["comment"]:
            return _blank(match[0])
        return match[0][0] + _blank(match[0][1:-1]) + match[0][-1]

    return _TOKEN.sub(replace, text)


def line_of(text, offset):
    """The line of an offset, from 1."""
    return text.count("\n", 0, offset) + 1
