#!/usr/bin/env python3
"""Hold diagnostics to three rules: each is met by a test that shows its text, and its id belongs to
one folder.

An id is a kebab-case string literal ("broadcast-mismatch") in src/, outside *_test files, that is
  - among the first three arguments of a call of `error`, `warning`, `make_error` or `fail` (also
    one of the two of a `?:` there): diags.error(span, "some-id", "message"), make_error("some-id"…),
  - or the initializer of a member `id`: Diagnostic{.id = "some-id"}.
An id that is handed on through a variable is not seen: write it at the call.

An id is met when it occurs, as a whole word, in a src/**/*_test.cpp or in any text file below
tests/ or python/ whose name says test, or that is stored in tests/. Its text is shown if one of these
has the rendered form, "… [some-id]", or a piece of the message of eight characters or more; messages
without such a piece are left out.
"""
import argparse
import re
import sys
from collections import defaultdict
from pathlib import Path

from cpp_text import line_of, without_comments, without_comments_and_strings

CALL = re.compile(r"\b(?:error|warning|make_error|fail)\s*\(")
MEMBER = re.compile(r'\.id\s*=\s*"([^"\n]*)"')
KEBAB = re.compile(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)*")
LITERAL = re.compile(r'"([^"\n]*)"')
WORD = re.compile(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)*")
RENDERED = re.compile(r"\[([a-z][a-z0-9]*(?:-[a-z0-9]+)*)\]")
SPACE = re.compile(r"\s+")
ID_ARGUMENTS = 3
MAX_TEST_BYTES = 4 << 20
MESSAGE = re.compile(r'"((?:[^"\\\n]|\\.)*)"')
JOIN = re.compile(r'"\s*\n\s*(?:R?")')
MIN_PIECE = 8
CALL_LINES = 10


def leading_arguments(outline, start, limit):
    """(begin, end) of the first `limit` arguments of the call whose '(' ends at `start`."""
    spans, depth, begin = [], 0, start
    for offset in range(start, len(outline)):
        char = outline[offset]
        if char in "([{":
            depth += 1
        elif char in ")]}":
            if depth == 0:
                return spans + [(begin, offset)]
            depth -= 1
        elif char == "," and depth == 0:
            spans.append((begin, offset))
            begin = offset + 1
            if len(spans) == limit:
                return spans
    return spans


def literal_ids(argument):
    """The ids that one argument may be: a literal, or the branches of a `?:`."""
    branches = argument.partition("?")[2].split(":") if "?" in argument else [argument]
    literals = [LITERAL.fullmatch(branch.strip()) for branch in branches]
    return [m[1] for m in literals if m and KEBAB.fullmatch(m[1])]


def ids_in(text):
    """(id, line) of every diagnostic id that C++ `text` uses."""
    code, outline = without_comments(text), without_comments_and_strings(text)
    found = []
    for call in CALL.finditer(outline):
        for begin, end in leading_arguments(outline, call.end(), ID_ARGUMENTS):
            ids = literal_ids(code[begin:end])
            if ids:
                found += [(name, line_of(text, begin + 1)) for name in ids]
                break
    for member in MEMBER.finditer(code):
        if KEBAB.fullmatch(member[1]):
            found.append((member[1], line_of(text, member.start())))
    return found


def collect_uses(root):
    """id -> [(path, line)], over src/ without its tests."""
    uses = defaultdict(list)
    for file in sorted((root / "src").rglob("*.[ch]pp")):
        if not file.stem.endswith("_test"):
            for name, line in ids_in(file.read_text(encoding="utf-8", errors="replace")):
                uses[name].append((file.relative_to(root), line))
    return uses


def test_files(root):
    yield from sorted((root / "src").rglob("*_test.[ch]pp"))
    yield from sorted(path for path in (root / "tests").rglob("*") if path.is_file())
    yield from sorted((root / "python").rglob("*test*.py"))


def test_texts(root):
    for file in test_files(root):
        if file.stat().st_size <= MAX_TEST_BYTES:
            yield file.read_text(encoding="utf-8", errors="replace")


def words_in_tests(root):
    return {word for text in test_texts(root) for word in WORD.findall(text)}


def pieces(text, name, line):
    """Returns the text between the braces of the message that follows the id at `line`."""
    call = "\n".join(text.split("\n")[line - 1:line - 1 + CALL_LINES])
    behind = JOIN.sub("", call.partition(f'"{name}"')[2])
    message = MESSAGE.search(behind)
    found = re.split(r"\{[^}]*\}", message[1]) if message else []
    bare = [piece.strip(" :;,.'`()") for piece in found]
    return [piece for piece in bare if len(piece) >= MIN_PIECE]


def untold(root, uses):
    """(id, path, line) of those whose text no test shows."""
    texts = list(test_texts(root))
    rendered = {name for text in texts for name in RENDERED.findall(text)}
    said = SPACE.sub(" ", "\n".join(JOIN.sub("", text) for text in texts))
    for name, places in sorted(uses.items()):
        if name in rendered:
            continue
        found = [piece for path, line in places
                 for piece in pieces((root / path).read_text(encoding="utf-8"), name, line)]
        if found and not any(piece in said for piece in found):
            yield name, *places[0]


def check(root):
    uses, tested, errors = collect_uses(root), words_in_tests(root), []
    for name, path, line in untold(root, uses):
        if name in tested:
            errors.append(f"{path}:{line}: error: no test shows the text of the diagnostic [{name}]")
    for name, places in sorted(uses.items()):
        path, line = places[0]
        if name not in tested:
            errors.append(f"{path}:{line}: error: no test meets the diagnostic [{name}]")
        for other, other_line in places[1:]:
            if other.parts[1] != path.parts[1]:
                errors.append(f"{other}:{other_line}: error: the diagnostic [{name}] belongs to "
                              f"another folder: {path}:{line}")
    return errors


def main(arguments):
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--root", type=Path, default=Path(__file__).resolve().parent.parent)
    parser.add_argument("--list", action="store_true",
                        help="only print each id, whether a test meets it, and where it is used")
    options = parser.parse_args(arguments)
    if options.list:
        tested = words_in_tests(options.root)
        for name, places in sorted(collect_uses(options.root).items()):
            print(name, "tested" if name in tested else "untested",
                  *(f"{path}:{line}" for path, line in places), sep="\t")
        return 0
    errors = check(options.root)
    for error in errors:
        print(error, file=sys.stderr)
    return 1 if errors else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
