#!/usr/bin/env python3
"""Check that kernels are made in src/kernel alone, where the verifier sees each of them.

`KernelBuilder::take` and `KernelRewriter::take` run `find_flaw` on the kernel that they return. Code
that edits the members of a `Kernel` itself gets past that. Fails, with a located message each, on an
edit outside of src/kernel: a member function of `exprs` that changes it, and an assignment to, or a
changing member function of, `exprs`, `stages`, `buffers` or `parameters` of something whose name
ends in `kernel`. Tests are exempt: they break kernels on purpose.
"""
import re
import sys

import source_check
from cpp_text import line_of, without_comments_and_strings

_CHANGES = (r"\.(?:push_back|emplace_back|pop_back|insert|emplace|erase|clear|resize|assign|swap)"
            r"\s*\(")
_KERNEL = r"\b\w*[kK]ernel_?(?:\(\))?(?:\.|->)"
_MEMBER = r"(?:exprs|stages|buffers|parameters)"
_ELEMENT = r"(?:\[[^\]\n]*\]|\.front\(\)|\.back\(\))"
EDITS = [
    re.compile(r"(?:\.|->)exprs" + _CHANGES),
    re.compile(_KERNEL + _MEMBER + _CHANGES),
    re.compile(_KERNEL + _MEMBER + r"(?:" + _ELEMENT + r"(?:\.\w+)*)?\s*[-+|&]?=(?!=)"),
]


def edits_in(text):
    """The line of each edit in C++ `text`, ascending."""
    text = without_comments_and_strings(text)
    return sorted({line_of(text, match.start()) for edit in EDITS for match in edit.finditer(text)})


def check(root):
    errors = []
    for path, text in source_check.sources(root):
        if path.startswith("src/kernel/"):
            continue
        for line in edits_in(text):
            errors.append(f"{path}:{line}: error: edits a kernel; build it with KernelBuilder or "
                          "KernelRewriter, whose take() looks for flaws")
    return errors


if __name__ == "__main__":
    sys.exit(source_check.run(__doc__, check, sys.argv[1:]))
