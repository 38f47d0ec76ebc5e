#!/usr/bin/env python3
"""Holds docs/licenses.md to what is built from: every library's package in tools/setup.sh and every
requirement in pyproject.toml has a row, every package of the dataset's card its license.

    tools/check_licenses.py [ROOT]
"""
import re
import sys
from pathlib import Path

# Compilers and tools, of which nothing that is built contains a part.
TOOLS = {"make", "g++", "cmake", "ninja-build", "pkg-config", "python3", "ccache", "python3-dev",
         "python3-pip"}
CARD_ROW = re.compile(r"\| (\w+) \| [\d., ]+ \| ([A-Za-z][\w.-]*) \| [\d,]+ \|")


def problems(root):
    """One text per missing row."""
    page = (root / "docs" / "licenses.md").read_text()
    setup = (root / "tools" / "setup.sh").read_text()
    needed = set(" ".join(re.findall(r'^(?:packages|optional)="([^"]*)"', setup, re.MULTILINE)).split()) - TOOLS
    lists = re.findall(r"^(?:requires|dependencies|torch) = \[(.*)\]", (root / "pyproject.toml").read_text(),
                       re.MULTILINE)
    needed |= {re.match(r"[\w-]+", text)[0] for row in lists for text in re.findall(r'"([^"]+)"', row)}
    for name in sorted(needed):
        if f"`{name}`" not in page:
            yield f"docs/licenses.md:1: error: expected a row with `{name}`"
    for line in (root / "data" / "dataset" / "README.md").read_text().splitlines():
        row = CARD_ROW.match(line)
        if row and f"| {row[1]} | {row[2]} |" not in page:
            yield f"docs/licenses.md:1: error: expected the row | {row[1]} | {row[2]} |"


def main(arguments):
    root = Path(arguments[0]) if arguments else Path(__file__).resolve().parent.parent
    found = list(problems(root))
    print("\n".join(found), end="\n" if found else "")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
