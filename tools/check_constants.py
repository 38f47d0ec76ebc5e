#!/usr/bin/env python3
"""Check that no tuning constant stands outside of the records in src/kernel/costs.

What the compiler assumes about a machine is a field of a record of `Target`, with its unit and its
reason, so that a second machine is a second record. Fails, with a located message each, on a named numeric
constant (`constexpr int64_t kShortRow = 64;`) in a product file of the folders below. A constant
that no machine would change says so with its reason, on its line or the line before:
`// not tuning: bits of a word`. Sentinels (`static_cast<size_t>(-1)`) and
constants made of others alone are no numbers.
"""
import re
import sys

import source_check
from cpp_text import line_of, without_comments

FOLDERS = ("lower", "fuse", "codegen", "library", "compile", "runtime", "cpu", "roofline")
ARITHMETIC = (r"(?:std::)?(?:u?int(?:8|16|32|64)_t|size_t|ptrdiff_t|uintmax_t)|"
              r"(?:unsigned |long |signed )*(?:int|long|char|unsigned)|float|double|auto")
CONSTANT = re.compile(rf"\bconstexpr\s+(?:(?:static|inline|const)\s+)*(?:{ARITHMETIC})\s+"
                      r"(?P<name>k[A-Z]\w*)\s*(?:=\s*(?P<value>[^;]*)|\{(?P<braced>[^}]*)\}\s*);")
SENTINEL = re.compile(r"^(?:static_cast<[^>]*>\(-1\)|-1)$")
NUMBER = re.compile(r"(?<![\w.])\d")
MARKER = re.compile(r"// not tuning: *\S")


def check_text(path, text):
    """Complaints about one file."""
    errors = []
    lines = text.split("\n")
    for match in CONSTANT.finditer(without_comments(text)):
        value = (match["value"] or match["braced"] or "").strip()
        if SENTINEL.match(value) or not NUMBER.search(value):
            continue
        first, last = line_of(text, match.start()), line_of(text, match.end())
        if any(MARKER.search(line) for line in lines[max(first - 2, 0):last]):
            continue
        errors.append(f"{path}:{first}: error: expected {match['name']} as a field of "
                      "a record of kernel/costs, or a reason on its line (`// not tuning: …`)")
    return errors


def check(root):
    """Every complaint about the tree at `root`."""
    errors = []
    for folder in FOLDERS:
        for path, text in source_check.sources(root, f"src/{folder}"):
            errors += check_text(path, text)
    return errors


if __name__ == "__main__":
    sys.exit(source_check.run(__doc__, check, sys.argv[1:]))
