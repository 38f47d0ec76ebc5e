#!/usr/bin/env python3
"""Check the structure of the tree: the includes in src/, its units, types and folders.

src/CMakeLists.txt states the arrows between modules with add_module. Fails, with a located message
each, on
  - an include that the arrows do not reach (a *_test file may also use its module's TEST_DEPENDS),
  - an include that is not written from src/ ("folder/file.hpp") or that names no file; a *_test
    file may also include "support/file.hpp" of tests/,
  - a cycle between modules, or between units (a unit is x.hpp with x.cpp), a file that includes itself,
  - a type of namespace scope that two files define (see type_names.py),
  - a folder of src/ without add_module, or an arrow to a module that is not declared,
  - a folder of src/ with more than 30 or fewer than 4 files of its own, unless it consists of
    subfolders alone,
  - a header without #pragma once,
  - a header that more translation units read, directly or not, than its budget in READERS permits:
    each of them is compiled again when the header changes,
  - a .cpp, .hpp, .cuh or .py file of more than 500 lines whose first 5 lines do not say
    `long file: REASON`, and more than 2 files that say so.
"""
import os
import re
import sys
from dataclasses import dataclass, field
from pathlib import Path

import source_check
from cpp_text import line_of, without_comments
from type_names import check_type_names

MAX_LINES = 500
MAX_LONG_FILES = 2
MIN_FILES = 4
MAX_FILES = 30
LONG_FILE = re.compile(r"long file: *\S")
CODE_SUFFIXES = {".cpp", ".hpp", ".cuh", ".py"}
# Build trees, what a run leaves, and shipped data (model.py files of GraphNet folders).
SKIPPED_FOLDERS = {"build", "out", "data", "__pycache__", "node_modules", "golden"}
KEYWORDS = {"DEPENDS", "TEST_DEPENDS", "LIBRARIES", "TEST_LIBRARIES"}
# The most translation units (.cpp files of src/, tests included) that may read a header. Lower a
# budget where a forward declaration or a split header saves readers; do not raise one for an include
# that a forward declaration can replace.
READERS = {
    "codegen/cuda/cuda_blocks.hpp": 149, "codegen/schedule/cpu_rows.hpp": 186,
    "compile/compiled.hpp": 130, "cpu/library/library_tiles.hpp": 10, "fuse/merge.hpp": 145,
    "ir/op/op.hpp": 561, "ir/text/lexer.hpp": 26, "kernel/builder.hpp": 96,
    "kernel/costs/cuda.hpp": 12, "kernel/costs/fusion.hpp": 20, "kernel/costs/library.hpp": 17,
    "kernel/costs/lowering.hpp": 4, "kernel/costs/plan.hpp": 4, "kernel/costs/roofline.hpp": 2,
    "kernel/costs/schedule.hpp": 19, "kernel/costs/toolchain.hpp": 7, "kernel/scalar.hpp": 720,
    "kernel/target.hpp": 149, "nlohmann/json.hpp": 165, "pass/language/expression.hpp": 120,
    "pass/pass.hpp": 190, "runtime/plan.hpp": 183, "sandbox/command.hpp": 154,
}
LIBRARY_INCLUDE = re.compile(r"^[ \t]*#[ \t]*include[ \t]*<([^>\n]+\.hpp)>", re.MULTILINE)
INCLUDE = re.compile(r'^[ \t]*#[ \t]*include[ \t]*"([^"\n]+)"', re.MULTILINE)


@dataclass
class Module:
    line: int
    depends: list = field(default_factory=list)
    test_depends: list = field(default_factory=list)


def parse_modules(text):
    """Module by name, in order, from the text of src/CMakeLists.txt."""
    text = re.sub(r"#[^\n]*", lambda m: " " * len(m[0]), text)
    modules = {}
    for call in re.finditer(r"\badd_module\s*\(([^)]*)\)", text):
        name, *words = call[1].split()
        module = Module(line_of(text, call.start()))
        lists = {"DEPENDS": module.depends, "TEST_DEPENDS": module.test_depends}
        target = []
        for word in words:
            if word in KEYWORDS:
                target = lists.get(word, [])
            else:
                target.append(word)
        modules[name] = module
    return modules


def find_cycle(edges):
    """A list of nodes a -> b -> … -> a along `edges` (node: successors), or None. Iterative."""
    finished = set()
    for start in sorted(edges):
        path, on_path = [], set()
        stack = [] if start in finished else [(start, iter(sorted(edges[start])))]
        if stack:
            path.append(start)
            on_path.add(start)
        while stack:
            node, successors = stack[-1]
            successor = next(successors, None)
            if successor is None:
                stack.pop()
                path.pop()
                on_path.discard(node)
                finished.add(node)
            elif successor in on_path:
                return path[path.index(successor):] + [successor]
            elif successor not in finished and successor in edges:
                stack.append((successor, iter(sorted(edges[successor]))))
                path.append(successor)
                on_path.add(successor)
    return None


def reachable(edges, starts):
    """Every node that `edges` (node: successors) reach from `starts`, these included."""
    seen, work = set(), list(starts)
    while work:
        name = work.pop()
        if name not in seen and name in edges:
            seen.add(name)
            work.extend(edges[name])
    return seen


def components(edges):
    """The strongly connected components of two nodes or more."""
    backward = {node: [] for node in edges}
    for node, successors in edges.items():
        for successor in successors:
            if successor in edges:
                backward[successor].append(node)
    left, found = set(edges), []
    while left:
        start = min(left)
        both = reachable(edges, [start]) & reachable(backward, [start])
        left -= both
        if len(both) > 1:
            found.append(both)
    return found


def check_modules(root, modules):
    errors = []
    where = "src/CMakeLists.txt"
    for name, module in modules.items():
        for target in module.depends + module.test_depends:
            if target not in modules:
                errors.append(f"{where}:{module.line}: error: {name} has an arrow to {target}, "
                              "which no add_module declares")
    cycle = find_cycle({name: module.depends for name, module in modules.items()})
    if cycle:
        errors.append(f"{where}:{modules[cycle[0]].line}: error: the arrows form a cycle: "
                      + " -> ".join(cycle))
    for folder in sorted(path for path in (root / "src").iterdir() if path.is_dir()):
        if folder.name not in modules and any(folder.rglob("*.[ch]pp")):
            errors.append(f"src/{folder.name}:1: error: the folder has no add_module in {where}")
    return errors


def is_test(path):
    return path.stem.endswith("_test")


def check_include(root, modules, path, target):
    """Returns the error of `path` (relative to the root) including "target", or None."""
    folder, _, rest = target.partition("/")
    if Path("src", target) == path:
        return f'"{target}": the file includes itself'
    if not rest or folder in (".", ".."):
        return f'write "{target}" from src/: "folder/file.hpp"'
    if folder == "embedded":  # generated by embed_files; only its own module sees it
        return None
    if folder == "support":  # tests/support
        if not is_test(path):
            return f'"{target}" is for tests alone'
        return None if (root / "tests" / target).is_file() else f'"{target}": no such file in tests/'
    if folder not in modules:
        return f'"{target}": src/CMakeLists.txt declares no module {folder}; libraries take <>'
    own = path.parts[1]
    starts = [own]
    if is_test(path):
        starts += modules[own].test_depends if own in modules else []
    elif is_test(Path(target)):
        return f'"{target}" is for tests alone'
    if folder not in reachable({name: m.depends for name, m in modules.items()}, starts):
        return f'"{target}": no arrow from {own} to {folder}'
    if not (root / "src" / target).is_file():
        return f'"{target}": no such file in src/'
    return None


def unit_of(name):
    """The unit of a file named from src/: x for x.hpp and x.cpp, the file itself otherwise."""
    stem, _, suffix = name.rpartition(".")
    return stem if suffix in ("cpp", "hpp") else name


def check_units(edges):
    """A complaint for each set of units that reach one another along `edges` (file: included files)."""
    units = {}
    for name, targets in edges.items():
        unit = unit_of(name)
        units.setdefault(unit, set()).update(set(map(unit_of, targets)) - {unit})
    errors = []
    for component in components(units):
        cycle = find_cycle({unit: units[unit] & component for unit in component})
        message = "units form a cycle: " + " -> ".join(cycle)
        rest = sorted(component - set(cycle))
        if rest:
            message += f" (of {len(component)} units that reach one another, with {', '.join(rest)})"
        errors.append(f"src/{cycle[0]}:1: error: {message}")
    return errors


def count_readers(edges):
    """The number of .cpp files that read each file along `edges` (file: included files)."""
    counts = {}
    known = edges | {target: () for targets in edges.values() for target in targets
                     if target not in edges}
    for name in edges:
        if name.endswith(".cpp"):
            for read in reachable(known, edges[name]):
                counts[read] = counts.get(read, 0) + 1
    return counts


def check_readers(edges, budgets):
    """A complaint for each header that exceeds its budget, or whose budget would hold nothing."""
    counts, errors = count_readers(edges), []
    for name, budget in budgets.items():
        count = counts.get(name, 0)
        found = f"src/{name}:1: error: {count} translation units read this header"
        if count > budget:
            errors.append(f"{found}, at most {budget}: forward declare what readers need only by "
                          "name, or split it")
        elif 0 < count < 0.8 * budget:
            errors.append(f"{found}: lower its budget of {budget}")
    return errors


def check_sources(root, modules):
    errors, edges = [], {}
    files = sorted(path for suffix in ("*.cpp", "*.hpp") for path in (root / "src").rglob(suffix))
    for file in files:
        path = file.relative_to(root)
        text = without_comments(file.read_text(encoding="utf-8", errors="replace"))
        key = path.relative_to("src").as_posix()
        edges[key] = LIBRARY_INCLUDE.findall(text)
        for include in INCLUDE.finditer(text):
            edges[key].append(include[1])
            problem = check_include(root, modules, path, include[1])
            if problem:
                errors.append(f"{path}:{line_of(text, include.start())}: error: {problem}")
        if path.suffix == ".hpp" and not re.search(r"^#pragma once\s*$", text, re.MULTILINE):
            errors.append(f"{path}:1: error: the header lacks #pragma once")
    return errors + check_units(edges) + check_readers(edges, READERS)


def check_folders(root):
    """A complaint for each folder in src/ with too many or too few files of its own."""
    errors = []
    for folder in sorted(path for path in (root / "src").rglob("*") if path.is_dir()):
        count = sum(path.is_file() for path in folder.iterdir())
        is_parent = count == 0 and any(path.is_dir() for path in folder.iterdir())
        if not is_parent and not MIN_FILES <= count <= MAX_FILES and folder.name != "__pycache__":
            errors.append(f"{folder.relative_to(root)}:1: error: {count} files, "
                          f"expected {MIN_FILES} to {MAX_FILES}")
    return errors


def check_lengths(root):
    errors, marked = [], []
    for folder, folders, names in os.walk(root):
        folders[:] = sorted(name for name in folders
                            if name not in SKIPPED_FOLDERS and not name.startswith("."))
        for name in sorted(names):
            file = Path(folder, name)
            if file.suffix not in CODE_SUFFIXES:
                continue
            lines = file.read_text(encoding="utf-8", errors="replace").splitlines()
            if LONG_FILE.search("\n".join(lines[:5])):
                marked.append(file.relative_to(root))
            elif len(lines) > MAX_LINES:
                errors.append(f"{file.relative_to(root)}:{MAX_LINES + 1}: error: {len(lines)} "
                              f"lines, at most {MAX_LINES}; split it, or say `long file: REASON` "
                              "in its first 5 lines")
    for path in marked[MAX_LONG_FILES:]:
        errors.append(f"{path}:1: error: {len(marked)} files say `long file:`, at most "
                      f"{MAX_LONG_FILES}: {', '.join(map(str, marked))}")
    return errors


def check(root):
    """Every complaint about the tree at `root`."""
    modules = parse_modules((root / "src" / "CMakeLists.txt").read_text(encoding="utf-8"))
    return (check_modules(root, modules) + check_sources(root, modules) + check_type_names(root)
            + check_folders(root) + check_lengths(root))


if __name__ == "__main__":
    sys.exit(source_check.run(__doc__, check, sys.argv[1:]))
