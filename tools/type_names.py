"""Finds types of namespace scope that have the same qualified name in two files.

Two definitions of one type violate the one-definition rule even if no file sees both: the linker
keeps one of two inline functions of the same name. A type of an unnamed namespace belongs to its
file and may share a name with others.
"""
import re
from collections import defaultdict

from cpp_text import line_of, without_comments_and_strings

_DIRECTIVE = re.compile(r"^[ \t]*#(?:[^\n]*\\\n)*[^\n]*", re.MULTILINE)
_NAMESPACE = re.compile(r"(?:inline\s+)?namespace(?:\s+(?P<name>\w+(?:\s*::\s*\w+)*))?\s*$")
_TYPE = re.compile(r"\b(?:struct|class|union|enum(?:\s+(?:struct|class))?)\s+(?:alignas\s*\([^)]*\)\s*"
                   r"|\[\[[^\]]*\]\]\s*)*(?P<name>\w+)\s*(?:final\s*)?(?::(?!:)[^;=()]*)?$")
_USING = re.compile(r"^\s*(?:template\s*<[^;]*>\s*)?using\s+(?P<name>\w+)\s*=")
_TYPEDEF = re.compile(r"^\s*typedef\b.*\b(?P<name>\w+)\s*$", re.DOTALL)
_BREAK = re.compile(r"[{};]")


def _blank(match):
    return re.sub(r"[^\n]", " ", match[0])


def types_in(text):
    """(qualified name, line) of each type that C++ `text` defines in a named namespace."""
    text = _DIRECTIVE.sub(_blank, without_comments_and_strings(text))
    found = []
    scopes = []  # The name of each open namespace, "" if unnamed; None for any other open brace.
    begin = 0
    for mark in _BREAK.finditer(text):
        statement, start = text[begin:mark.start()], begin
        begin = mark.end()
        in_namespace = None not in scopes
        if mark[0] == "}":
            if scopes:
                scopes.pop()
            continue
        namespace = _NAMESPACE.search(statement) if mark[0] == "{" and in_namespace else None
        if namespace:
            scopes.append(re.sub(r"\s", "", namespace["name"] or ""))
            continue
        pattern = [_TYPE] if mark[0] == "{" else [_USING, _TYPEDEF]
        match = next(filter(None, (p.search(statement) for p in pattern)), None)
        if match and in_namespace and "" not in scopes:
            name = "::".join([*scopes, match["name"]])
            found.append((name, line_of(text, start + match.start("name"))))
        if mark[0] == "{":
            scopes.append(None)
    return found


def check_type_names(root):
    """A complaint for each definition in src/ or tests/ whose name another file defines before."""
    places = defaultdict(list)
    files = [file for folder in ("src", "tests") for file in (root / folder).rglob("*.[ch]pp")]
    for file in sorted(files):
        text = file.read_text(encoding="utf-8", errors="replace")
        for name, line in types_in(text):
            places[name].append((file.relative_to(root).as_posix(), line))
    errors = []
    for name, (first, *others) in sorted(places.items()):
        for path, line in others:
            if path != first[0]:
                errors.append(f"{path}:{line}: error: the type {name} is defined in "
                              f"{first[0]}:{first[1]} too")
    return errors
