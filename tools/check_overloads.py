#!/usr/bin/env python3
"""Check that no two files of a module define functions of one name in anonymous namespaces.

A unity build compiles several files of a module as one text, in which their anonymous namespaces
are one: two functions of one name and equal parameters do not compile, but with different ones they
overload each other, and a call may choose the other file's. A build of single files would then
compute something else. Fails, with a located message each, on a function that a file defines in an
anonymous namespace while another file of its module defines one of that name there, if a call with
numbers could mean either: overloads that take a type of the project, or another number of
arguments, cannot be mistaken for each other.
"""
import re
import sys
from collections import defaultdict

import source_check
from cpp_text import line_of, without_comments_and_strings

ANONYMOUS = re.compile(r"\bnamespace\s*\{")
# A definition at the start of a line: return type, name, parameters, and a body.
FUNCTION = re.compile(r"^(?!\s|#|return\b|else\b|using\b|namespace\b|template\b)[\w:<>,&*\[\]. ]*?[\s&*>]"
                      r"(?P<name>[a-z]\w*)\((?P<parameters>[^;{}]*?)\)\s*(?:const\s*)?(?:noexcept\s*)?"
                      r"(?:->[^;{]*)?\{", re.MULTILINE)
# Values of these convert into each other without a word.
NUMBERS = re.compile(r"^(?:const\s+)?(?:unsigned |signed |long |short )*(?:std::)?(?:bool|char|short|int|"
                     r"long|unsigned|float|double|size_t|ptrdiff_t|u?int(?:8|16|32|64)_t)\s*&?$")
TEXTS = re.compile(r"^(?:const\s+)?(?:std::string(?:_view)?|std::filesystem::path|fs::path|char\s*\*|"
                   r"char\s+const\s*\*)\s*&?$")


def block_end(text, start):
    """The offset of the brace that closes the one at `start`."""
    depth = 0
    for match in re.compile(r"[{}]").finditer(text, start):
        depth += 1 if match[0] == "{" else -1
        if depth == 0:
            return match.start()
    return len(text)


def split_parameters(text):
    """The parameters of a list, without names and defaults."""
    parts, depth, last = [], 0, 0
    for index, char in enumerate(text):
        depth += (char in "<(") - (char in ">)")
        if char == "," and depth == 0:
            parts.append(text[last:index])
            last = index + 1
    parts.append(text[last:])
    required = [(re.sub(r"\s+", " ", part.split("=")[0]).strip(), "=" in part) for part in parts]
    types = []
    for part, optional in required:
        if part:
            types.append((re.sub(r"(?<=[\s&*>])[a-z]\w*_?$", "", part).strip(), optional))
    return types


def kind_of(type_text):
    """Types between which values convert silently have one kind."""
    if NUMBERS.match(type_text):
        return "number"
    return "text" if TEXTS.match(type_text) else type_text


def confusable(a, b):
    """True if a call may mean either function."""
    least = max(sum(not optional for _, optional in types) for types in (a, b))
    most = min(len(a), len(b))
    return least <= most and all(kind_of(a[i][0]) == kind_of(b[i][0]) for i in range(most))


def functions_in(text):
    """(name, parameters, line) of each function of the anonymous namespaces of a file."""
    plain = without_comments_and_strings(text)
    found = []
    for opening in ANONYMOUS.finditer(plain):
        begin = opening.end() - 1
        end = block_end(plain, begin)
        at = begin + 1
        while match := FUNCTION.search(plain, at, end):
            found.append((match["name"], split_parameters(match["parameters"]),
                          line_of(plain, match.start("name"))))
            at = block_end(plain, match.end() - 1)
    return found


def check(root):
    """Every complaint about the tree at `root`."""
    errors = []
    for module in sorted(path for path in (root / "src").iterdir() if path.is_dir()):
        for tests in (False, True):
            known = defaultdict(list)
            for place, text in source_check.sources(root, f"src/{module.name}", tests):
                if not place.endswith(".cpp"):
                    continue
                for name, parameters, line in functions_in(text):
                    for other, other_parameters in known[name]:
                        if other != place and confusable(parameters, other_parameters):
                            errors.append(f"{place}:{line}: error: expected a name of its own, found "
                                          f"'{name}', which {other} defines too: a unity build "
                                          "overloads them")
                            break
                    known[name].append((place, parameters))
    return errors


if __name__ == "__main__":
    sys.exit(source_check.run(__doc__, check, sys.argv[1:]))
