#!/usr/bin/env python3
"""Makes the whole graphs of data/graphs from its list, models.toml, and records their types.

Models that the libraries of this machine do not support are left unchanged and reported. Nothing is
downloaded, and no weights are made. Exit code 1 if a model failed or a table of the list is wrong.

  tools/make_graphs.py                      all of them
  tools/make_graphs.py --only-missing       those that have no folder yet
  tools/make_graphs.py bert resnet18        these
"""
import argparse
import gzip
import io
import json
import shutil
import sys
import time
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "python"))

from passnet.errors import PassnetError  # noqa: E402

LIST = "models.toml"
TYPES = "types.jsonl.gz"
KEYS = {"name", "config", "layers", "model_class", "submodule", "inputs", "batch", "sequence",
        "image", "mask", "dtype", "weights"}


def read_list(folder):
    """{folder name: table} of the list; a PassnetError says what is wrong with it."""
    try:
        tables = tomllib.loads((folder / LIST).read_text())
    except (OSError, tomllib.TOMLDecodeError) as error:
        raise PassnetError(f"cannot read `{folder / LIST}`: {error}") from error
    for key, table in tables.items():
        if not isinstance(table, dict) or "name" not in table:
            raise PassnetError(f"{LIST}: `{key}` is no table with a `name`")
        wrong = sorted(set(table) - KEYS)
        if wrong:
            raise PassnetError(f"{LIST}: `{key}` has `{wrong[0]}`, which is none of "
                               f"{', '.join(sorted(KEYS))}")
    return tables


def request_of(table):
    """The request for extraction."""
    from passnet.source_models import Request
    options = {key: value for key, value in table.items()
               if key in KEYS - {"name", "config", "weights", "inputs"}}
    return Request(model=table["name"], options=table.get("config", {}),
                   inputs=tuple(table.get("inputs", ())), **options)


def missing_library(name):
    """The reason why this machine does not support a name, or None."""
    from passnet.libraries import LIBRARIES, require_library
    library = name.partition(":")[0]
    if library not in LIBRARIES:
        return None
    try:
        require_library(library)
    except PassnetError as error:
        return str(error)
    return None


def make(folder, key, table):
    """Writes one model's folders; returns a line about them."""
    from passnet.extract import count_calls, extract, write_folders
    extraction = extract(request_of(table), real_weights=table.get("weights") == "random")
    shutil.rmtree(folder / key, ignore_errors=True)
    write_folders(extraction, folder / key, "passnet")
    nodes = [str(count_calls(graph)) for graph in extraction.graphs]
    return f"{len(nodes)} graph{'s' if len(nodes) > 1 else ''} of {', '.join(nodes)} nodes"


def graph_folders(folder):
    """Paths of all graphs below, sorted."""
    return sorted(path.parent for path in folder.rglob("model.py"))


def record_types(folder):
    """Writes PyTorch's types of every graph; one JSON line per graph."""
    from passnet.folder_types import folder_types
    lines = []
    for path in graph_folders(folder):
        types = folder_types(path)
        lines.append(json.dumps({"graph": str(path.relative_to(folder)), **types},
                                separators=(",", ":")))
    buffer = io.BytesIO()
    with gzip.GzipFile(filename="", mode="wb", fileobj=buffer, mtime=0) as stream:
        stream.write("".join(line + "\n" for line in lines).encode())
    (folder / TYPES).write_bytes(buffer.getvalue())
    return len(lines)


def main(arguments):
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", metavar="FOLDER", help="tables of the list (all)")
    parser.add_argument("--folder", type=Path, default=ROOT / "data/graphs")
    parser.add_argument("--only-missing", action="store_true",
                        help="skip existing folders")
    options = parser.parse_args(arguments)
    try:
        tables = read_list(options.folder)
        for name in options.names:
            if name not in tables:
                raise PassnetError(f"{LIST} has no table `{name}`")
    except PassnetError as error:
        print(f"error: {error}", file=sys.stderr)
        return 2
    chosen = [key for key in tables if not options.names or key in options.names]
    if options.only_missing:
        chosen = [key for key in chosen if not (options.folder / key).is_dir()]
    skipped, failed = {}, {}
    for number, key in enumerate(chosen, start=1):
        start = time.monotonic()
        reason = missing_library(tables[key]["name"])
        if reason:
            skipped[key] = reason
            text = f"skipped: {reason}"
        else:
            try:
                text = make(options.folder, key, tables[key])
            except PassnetError as error:
                failed[key] = str(error)
                text = f"error: {error}"
        print(f"[{number}/{len(chosen)}] {key}: {text} ({time.monotonic() - start:.1f} s)",
              file=sys.stderr, flush=True)
    count = record_types(options.folder)
    print(f"{len(chosen) - len(skipped) - len(failed)} made, {len(skipped)} skipped, "
          f"{len(failed)} failed; {count} graphs in {options.folder}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
