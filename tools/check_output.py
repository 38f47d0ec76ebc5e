#!/usr/bin/env python3
"""Check that the program prints in one place, src/cli/output.cpp, which cleans what it prints.

Texts of authors and files hold what a terminal takes for commands. Fails, with a located message
each, on a function or stream that prints in any other product file; `base/check.cpp` prints where
the program aborts.
"""
import re
import sys

import source_check
from cpp_text import line_of, without_comments_and_strings

ALLOWED = ("src/cli/output.cpp", "src/base/check.cpp")
PRINTS = re.compile(r"\b(?:std::(?:cout|cerr|clog)|(?:fmt|std)::(?:v?print|println)\s*\(|"
                    r"v?f?printf\s*\(|f?putc\s*\(|putchar\s*\(|f?puts\s*\(|perror\s*\(|"
                    r"fwrite\s*\([^;]*\b(?:stdout|stderr)\b)")


def prints_in(text):
    """The line of each call or stream that prints in C++ `text`, ascending."""
    text = without_comments_and_strings(text)
    return sorted({line_of(text, match.start()) for match in PRINTS.finditer(text)})


def check(root):
    return [f"{path}:{line}: error: prints; call print_to, print_text, print_rendered or "
            "print_json_line (src/cli/output.hpp)"
            for path, text in source_check.sources(root) if path not in ALLOWED
            for line in prints_in(text)]


if __name__ == "__main__":
    sys.exit(source_check.run(__doc__, check, sys.argv[1:]))
