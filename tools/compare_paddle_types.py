#!/usr/bin/env python3
"""Compares the types that `passnet import --values` infers with those that PaddlePaddle's samples state.

    tools/compare_paddle_types.py FOLDER… [--program build/passnet] [--first 20]

Each statement of a sample's model.py follows a comment such as
`# pd_op.matmul: (1x21x768xf32) <- (1x21x128xf32, 128x768xf32)`: its results and operands, with -1 for
an extent that Paddle does not know. Prints the shares of graphs that import and whose types are all
equal, the share of equal results, and the first differences. Results that the importer leaves out,
because nothing computes with them (a dropout's mask), are counted apart. Exit code 1 if a share of
graphs is below --require.
"""

import argparse
import ast
import json
import os
import re
import subprocess
import sys
from collections import Counter

DTYPES = {"b": "bool", "i8": "int8", "ui8": "uint8", "i16": "int16", "i32": "int32", "i64": "int64",
          "f16": "float16", "bf16": "bfloat16", "f32": "float32", "f64": "float64",
          "c64": "complex64", "c128": "complex128"}
COMMENT = re.compile(r"\s*# (\w+\.\w+): (.*) <- ")


def split_types(text):
    """The types of `(4xf32, [2xi64, xb])`, nested as they are."""
    stack = [[]]
    for token in re.findall(r"[\[\]()]|[^,\[\]() ]+", text):
        if token in "([":
            stack.append([])
        elif token in ")]":
            last = stack.pop()
            stack[-1].append(last)
        elif token == "None":
            stack[-1].append(None)
        else:
            *dims, dtype = token.split("x")
            stack[-1].append([DTYPES.get(dtype, dtype), [int(dim) for dim in dims if dim]])
    return stack[0][0]


def is_type(entry):
    return isinstance(entry, list) and len(entry) == 2 and isinstance(entry[0], str)


def leaves(types):
    """All types in order, without the nesting."""
    if types is None or is_type(types):
        return [types]
    return [leaf for entry in types for leaf in leaves(entry)]


def fits(found, stated):
    return (found[0] == stated[0] and len(found[1]) == len(stated[1])
            and all(own == other or other == -1 for own, other in zip(found[1], stated[1])))


def stated_types(path):
    """(op, types) of each statement that calls an op, in order."""
    with open(path, encoding="utf-8") as file:
        text = file.read()
    lines = text.split("\n")
    forward = next(node for node in ast.walk(ast.parse(text))
                   if isinstance(node, ast.FunctionDef) and node.name == "forward")
    result = []
    for statement in forward.body:
        stated = COMMENT.match(lines[statement.lineno - 2])
        if stated is None or not isinstance(statement, ast.Assign):
            continue
        if any(isinstance(node, ast.Call) for node in ast.walk(statement)):
            result.append((stated[1], split_types(stated[2])))
    return result


def is_call(operation):
    return operation.startswith("paddle.") or operation == ".detach"


def compare(folder, answer):
    """Numbers of equal, different and left out results; the first difference."""
    values = [value for value in answer["values"] if is_call(value[1])]
    stated = stated_types(os.path.join(folder, "model.py"))
    if len(values) != len(stated):
        return Counter(), f"{len(values)} calls found, {len(stated)} stated"
    counts, difference = Counter(), None
    for (operation, types), (_, _, found) in zip(stated, values):
        entries = types
        own = [found] if found is None or is_type(found) else found
        if len(types) == 1 and not is_type(types[0]):
            entries = types[0]
        for place, expected in enumerate(entries):
            if not is_type(expected) or place >= len(own) or not is_type(own[place]):
                counts["left out"] += 1
            elif fits(own[place], expected):
                counts["equal"] += 1
            else:
                counts["different"] += 1
                difference = difference or f"{operation} {expected}, found {own[place]}"
    return counts, difference


def main():
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folders", nargs="+")
    parser.add_argument("--program", default="build/passnet")
    parser.add_argument("--first", type=int, default=20, help="differences to print")
    parser.add_argument("--require", type=float, default=0.97)
    options = parser.parse_args()
    graphs, results, texts = Counter(), Counter(), []
    for root in options.folders:
        command = [options.program, "import", root, "--json", "--values"]
        output = subprocess.run(command, capture_output=True, text=True, check=False).stdout
        for answer in map(json.loads, output.splitlines()):
            graphs["all"] += 1
            name = answer["graph"]
            folder = os.path.join(root, name)
            folder = folder if os.path.isdir(folder) else root
            if not answer["ok"]:
                texts.append(f"{name}: does not import: {answer['error']['message']}")
                continue
            graphs["imported"] += 1
            counts, difference = compare(folder, answer)
            results.update(counts)
            graphs["equal"] += difference is None
            if difference is not None:
                texts.append(f"{name}: {difference}")
    total = max(1, graphs["all"])
    for kind in ("imported", "equal"):
        print(f"{kind:>9}: {graphs[kind]:>6} of {graphs['all']} graphs {graphs[kind] / total:8.3%}")
    print(f"{'results':>9}: {results['equal']:>6} equal, {results['different']} different, "
          f"{results['left out']} left out")
    for text in texts[:options.first]:
        print(text)
    return 0 if graphs["equal"] / total >= options.require else 1


if __name__ == "__main__":
    sys.exit(main())
