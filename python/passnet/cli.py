"""The command line, `python -m passnet`; the only module that prints or sets the exit code."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from passnet.errors import PassnetError
from passnet.models import FAMILIES
from passnet.source_models import DTYPES, Request, parse_option


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> Any:
        raise PassnetError(message)


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(prog="python -m passnet",
                     description="Captures PyTorch modules as graphs that PassNet reads.")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", required=True)
    command = commands.add_parser(
        "extract", help="capture a PyTorch module as a GraphNet folder or as typed lines",
        description="Capture a live module through Dynamo. Without --weights random nothing is "
                    "materialised: weights and inputs are fake tensors.")
    command.add_argument("model", nargs="?", metavar="MODULE:FACTORY",
                         help="a callable that returns an nn.Module (or a module and its inputs), "
                              "or a family that --list names")
    command.add_argument("--transformers", metavar="CONFIG_CLASS",
                         help="build the model of this transformers config class instead")
    command.add_argument("--list", action="store_true", help="list the model families that ship")
    command.add_argument("--model-class", metavar="CLASS", help="transformers model class")
    command.add_argument("--submodule", metavar="PATH", help="capture this part, such as encoder")
    command.add_argument("--set", action="append", default=[], metavar="NAME=VALUE",
                         help="an argument of the factory or config; repeatable")
    command.add_argument("--input", action="append", default=[], metavar="NAME=SHAPE[:DTYPE]",
                         help="an input, such as x=B,3,64,64:float32 (B: the batch); repeatable")
    command.add_argument("--batch", type=int, default=1, help="batch size (default 1)")
    command.add_argument("--sequence", type=int, default=64, help="tokens (default 64)")
    command.add_argument("--image", type=int, help="image height and width")
    command.add_argument("--dtype", choices=DTYPES, default="float32")
    command.add_argument("--weights", choices=("fake", "random"), default="fake",
                         help="random: make weights from --seed, and record true statistics")
    command.add_argument("--seed", type=int, default=0)
    command.add_argument("--source", default="passnet", help="the source that the files name")
    command.add_argument("--out", type=Path, metavar="DIR", help="write GraphNet folders here")
    command.add_argument("--lines", type=Path, metavar="FILE",
                         help="write typed lines to this .jsonl or .jsonl.gz")
    command.add_argument("--cut", choices=("whole", "fusible"), default="whole",
                         help="typed lines of whole graphs or of their fusible subgraphs")
    command.add_argument("--json", action="store_true", help="print JSON instead of a table")
    return parser


def print_table(rows: Sequence[Sequence[Any]], head: Sequence[str]) -> None:
    """Left-aligned columns, a heading above."""
    text = [[str(cell) for cell in row] for row in [head, *rows]]
    widths = [max(len(row[column]) for row in text) for column in range(len(head))]
    for row in text:
        print("  ".join(cell.ljust(width) for cell, width in zip(row, widths)).rstrip())


def _list(as_json: bool) -> None:
    rows = [(name, target, text) for name, (target, text) in FAMILIES.items()]
    if as_json:
        print(json.dumps([dict(zip(("name", "factory", "description"), row)) for row in rows]))
    else:
        print_table(rows, ("family", "factory", "description"))


def _request(options: argparse.Namespace) -> Request:
    if (options.model is None) == (options.transformers is None):
        raise PassnetError("extract needs MODULE:FACTORY or --transformers CONFIG_CLASS, one of "
                           "the two")
    if options.transformers is None and (options.model_class or options.submodule):
        raise PassnetError("--model-class and --submodule go with --transformers")
    return Request(
        model=options.transformers or options.model, transformers=options.transformers is not None,
        model_class=options.model_class, submodule=options.submodule,
        options=dict(parse_option(text) for text in options.set), inputs=tuple(options.input),
        batch=options.batch, sequence=options.sequence, image=options.image, dtype=options.dtype,
        seed=options.seed)


def _extract(options: argparse.Namespace) -> None:
    if options.list:
        _list(options.json)
        return
    request = _request(options)
    from passnet.extract import extract, typed_rows, write_folders
    from passnet.typed_lines import row_bytes, write_rows
    extraction = extract(request, source=options.source, real_weights=options.weights == "random")
    rows = typed_rows(extraction, options.cut)
    folders = write_folders(extraction, options.out, options.source) if options.out else []
    if options.lines:
        write_rows(options.lines, rows)
    summary = [{"graph": row["source"], "hash": row["hash"], "start": row["start"],
                "inputs": len(row["inputs"]), "nodes": len(row["nodes"]),
                "outputs": len(row["outputs"]), "bytes": row_bytes(row), "count": row["count"]}
               for row in rows]
    if options.json:
        print(json.dumps({"model": extraction.name, "graphs": len(extraction.graphs),
                          "rows": summary, "folders": [str(folder) for folder in folders],
                          "lines": str(options.lines) if options.lines else None}))
        return
    print_table([(entry["graph"], entry["hash"][:12], entry["inputs"], entry["nodes"],
                  entry["outputs"], f"{entry['bytes'] / 1e6:.2f}", entry["count"])
                 for entry in summary],
                ("graph", "hash", "inputs", "nodes", "outputs", "MB", "count"))
    for folder in folders:
        print(f"wrote {folder}")
    if options.lines:
        print(f"wrote {options.lines}: {len(rows)} lines")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; 0 done, 2 bad usage or unreadable input."""
    try:
        options = _parser().parse_args(arguments)
        _extract(options)
    except PassnetError as error:
        print(f"error: {error}", file=sys.stderr)
        return 2
    return 0
