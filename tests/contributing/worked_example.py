#!/usr/bin/env python3
"""Writes the op entry that CONTRIBUTING.md shows as a C++ file, so that a test can compile it.

    worked_example.py CONTRIBUTING.md OUT.cpp

The entry is the ```cpp block after the line `<!-- worked example -->`; there must be exactly one.
OUT.cpp defines it as the only op of a family, `worked_example_ops()`, with the includes and helpers
of src/ops/pointwise/activation.cpp.
"""
import re
import sys
from pathlib import Path

MARKED_BLOCK = re.compile(r"^<!-- worked example -->\n+```cpp\n(.*?)^```$", re.MULTILINE | re.DOTALL)

SOURCE = """\
// Generated from {document} by tests/contributing/worked_example.py.
#include "ops/families.hpp"
#include "ops/infer.hpp"
#include "ops/lowering.hpp"
#include "ops/spelling.hpp"

namespace passnet {{
namespace {{

constexpr OpDef kOps[] = {{
#line {line} "{document}"
{entry}}};

}}  // namespace

std::span<const OpDef> worked_example_ops();
std::span<const OpDef> worked_example_ops() {{ return kOps; }}

}}  // namespace passnet
"""


def main():
    document, out = Path(sys.argv[1]), Path(sys.argv[2])
    text = document.read_text(encoding="utf-8")
    blocks = list(MARKED_BLOCK.finditer(text))
    if len(blocks) != 1:
        sys.exit(f"{document}: expected one block marked as the worked example, found {len(blocks)}")
    line = text.count("\n", 0, blocks[0].start(1)) + 1
    out.write_text(SOURCE.format(document=document.name, line=line, entry=blocks[0][1]),
                   encoding="utf-8")


if __name__ == "__main__":
    main()
