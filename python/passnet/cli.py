"""The command line, `python -m passnet`; the only module that prints or sets the exit code."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from passnet.errors import PassnetError
from passnet.scale.command import add_options, run_all_command
from passnet.source_models import DTYPES, Request, parse_option
from passnet.train.command import add_commands

SHORT_DTYPES = {"f32": "float32", "f16": "float16", "bf16": "bfloat16"}


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> Any:
        raise PassnetError(message)


def _dtype(text: str) -> str:
    return SHORT_DTYPES.get(text, text)


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(prog="python -m passnet",
                     description="Captures PyTorch modules as graphs that PassNet reads.")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", required=True)
    _add_extract(commands)
    command = commands.add_parser(
        "list", help="print names that extract knows in the installed libraries",
        description="Prints names that `extract` knows: our families and those of transformers, "
                    "timm and torchvision, if they are installed.")
    command.add_argument("pattern", nargs="?", metavar="PATTERN",
                         help="only names that contain this; `*` and `?` as in a shell")
    command.add_argument("--json", action="store_true", help="print a JSON list")
    command.set_defaults(run=_list)
    command = commands.add_parser(
        "parquet", help="rewrite exported JSON Lines as Parquet",
        description="Rewrites the files of `passnet dataset export --format jsonl` as Parquet, "
                    "beside them; needs pyarrow.")
    command.add_argument("folder", type=Path, metavar="DIR", help="the folder of the export")
    command.set_defaults(run=_parquet)
    add_commands(commands)
    return parser


def _add_extract(commands: Any) -> None:
    command = commands.add_parser(
        "extract", help="capture models as GraphNet folders or as typed lines",
        description="Capture models through Dynamo: by name (transformers:bert, "
                    "transformers:BertForMaskedLM, timm:resnet50, torchvision:resnet50, or a "
                    "family that `list` shows), or from MODULE:FACTORY or FILE.py:FACTORY, a "
                    "callable that returns an nn.Module (or a module and its inputs). Without "
                    "--weights random no weights are created or downloaded.")
    command.set_defaults(run=_extract)
    command.add_argument("names", nargs="*", metavar="NAME", help="what to capture")
    command.add_argument("--config", nargs="+", action="extend", default=[],
                         metavar="KEY=VALUE",
                         help="settings of the config, or arguments of the factory")
    command.add_argument("--layers", type=int, metavar="N",
                         help="transformers: at most N layers wherever the config counts layers")
    command.add_argument("--model-class", metavar="CLASS",
                         help="transformers: this class instead of the config's own")
    command.add_argument("--submodule", metavar="PATH",
                         help="transformers: capture this part, such as encoder")
    command.add_argument("--input", action="append", default=[], metavar="NAME=SHAPE[:DTYPE]",
                         help="an input, such as x=B,3,64,64:float32 (B: the batch); repeatable")
    command.add_argument("--batch", type=int, default=1, metavar="N", help="batch size (1)")
    command.add_argument("--sequence", type=int, default=64, metavar="N", help="tokens (64)")
    command.add_argument("--no-mask", action="store_true",
                         help="transformers: give text models no attention mask of ones")
    command.add_argument("--image", type=int, metavar="N", help="image height and width")
    command.add_argument("--dtype", type=_dtype, choices=DTYPES, default="float32",
                         metavar="{f32,f16,bf16}", help="dtype of weights and inputs (f32)")
    command.add_argument("--weights", choices=("fake", "random"), default="fake",
                         help="random: create weights from --seed, and record measured statistics")
    command.add_argument("--seed", type=int, default=0)
    command.add_argument("--source", default="passnet",
                         help="the source that is recorded for modules from files (passnet)")
    command.add_argument("--out", type=Path, metavar="DIR",
                         help="write GraphNet folders here: DIR/NAME, or DIR/NAME/graph_0… if a "
                              "model breaks into several graphs")
    command.add_argument("--lines", type=Path, metavar="FILE",
                         help="write typed lines to this .jsonl or .jsonl.gz")
    command.add_argument("--cut", choices=("whole", "fusible"), default="whole",
                         help="write typed lines of whole graphs or of their fusible subgraphs")
    command.add_argument("--train", action="store_true",
                         help="capture a training step: the forward graph with what it keeps, and "
                              "the backward graph (DIR/NAME/forward, DIR/NAME/backward)")
    command.add_argument("--json", action="store_true", help="print JSON, one line per model")
    add_options(command)


def print_table(rows: Sequence[Sequence[Any]], head: Sequence[str]) -> None:
    """Left-aligned columns with a heading."""
    text = [[str(cell) for cell in row] for row in [head, *rows]]
    widths = [max(len(row[column]) for row in text) for column in range(len(head))]
    for row in text:
        print("  ".join(cell.ljust(width) for cell, width in zip(row, widths)).rstrip())


def _list(options: argparse.Namespace) -> int:
    from passnet.libraries import list_names
    names, silent = list_names(options.pattern)
    for reason in silent:
        print(f"note: {reason}", file=sys.stderr)
    print(json.dumps(names) if options.json else "\n".join(names))
    return 0 if names else 1


def _request(options: argparse.Namespace, name: str) -> Request:
    of_transformers = name.startswith("transformers:")
    if not of_transformers and (options.model_class or options.submodule or options.layers):
        raise PassnetError("--layers, --model-class and --submodule go with transformers: names")
    return Request(
        model=name, model_class=options.model_class, submodule=options.submodule,
        options=dict(parse_option(text) for text in options.config), layers=options.layers,
        inputs=tuple(options.input), batch=options.batch, sequence=options.sequence,
        image=options.image, mask=not options.no_mask, dtype=options.dtype, seed=options.seed)


def _extract(options: argparse.Namespace) -> int:
    if options.all:
        if options.names:
            raise PassnetError("--all takes no NAME; --only chooses among all")
        if options.train:
            raise PassnetError("--train goes with names of models, found --all")
        return run_all_command(options)
    if not options.names:
        raise PassnetError("a NAME or --all is needed")
    requests = [_request(options, name) for name in options.names]
    reports: list[dict[str, Any]] = []
    lines: list[Any] = []
    for number, request in enumerate(requests, start=1):
        try:
            report, rows = _extract_one(options, request)
            lines += rows
            text = f"{len(report['graphs'])} graph{'s' if len(report['graphs']) > 1 else ''}"
        except PassnetError as error:
            report = {"model": request.model, "ok": False, "error": str(error)}
            text = f"error: {error}"
        reports.append(report)
        if len(requests) > 1:
            print(f"[{number}/{len(requests)}] {request.model}: {text}", file=sys.stderr)
        elif not report["ok"]:
            raise PassnetError(report["error"])
    if options.lines:
        from passnet.typed_lines import write_rows
        write_rows(options.lines, lines)
    _print_reports(options, reports, lines)
    failed = sum(not report["ok"] for report in reports)
    if failed and len(requests) > 1:
        print(f"{failed} of {len(requests)} models were not captured", file=sys.stderr)
    return 0 if failed == 0 else 1 if failed < len(reports) else 2


def _extract_one(options: argparse.Namespace, request: Request) -> tuple[dict[str, Any], list[Any]]:
    from passnet.extract import (count_calls, extract, folder_name, typed_rows, whole_rows,
                                 write_folders)
    extraction = extract(request, real_weights=options.weights == "random",
                         train=options.train)
    rows = (typed_rows(whole_rows(extraction, options.source), options.cut) if options.lines
            else [])
    folders = [None] * len(extraction.graphs)
    if options.out:
        folders = [str(folder) for folder in write_folders(
            extraction, options.out / folder_name(extraction.name), options.source)]
    graphs = [{"folder": folder, "inputs": len(graph.inputs), "nodes": count_calls(graph),
               **({"phase": graph.phase} if graph.phase else {})}
              for folder, graph in zip(folders, extraction.graphs, strict=True)]
    return {"model": request.model, "ok": True, "graphs": graphs, "lines": len(rows)}, rows


def _print_reports(options: argparse.Namespace, reports: list[dict[str, Any]],
                   lines: list[Any]) -> None:
    if options.json:
        for report in reports:
            print(json.dumps(report))
        return
    print_table([(report["model"], graph.get("phase", index), graph["inputs"], graph["nodes"], graph["folder"] or "-")
                 for report in reports if report["ok"]
                 for index, graph in enumerate(report["graphs"])],
                ("model", "graph", "inputs", "nodes", "folder"))
    if options.lines:
        print(f"wrote {options.lines}: {len(lines)} lines")


def _parquet(options: argparse.Namespace) -> int:
    from passnet.parquet import to_parquet
    for path in to_parquet(options.folder):
        print(path)
    return 0


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs one command and returns 0: done, 1: some models failed or nothing was found, 2: bad
    usage or every model failed, 130: interrupted."""
    try:
        options = _parser().parse_args(arguments)
        return options.run(options)
    except PassnetError as error:
        print(f"error: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("interrupted", file=sys.stderr)
        return 130
