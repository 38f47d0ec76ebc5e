"""Typed lines: one graph per JSON line, as dictionaries; reading, writing, hashing. Does not need
PyTorch.

A row is `{"inputs", "nodes", "outputs", "hash", "source", "start", "count"}`. In a node's `args`
and `kwargs`, `{"v": id}` is a value, `{"t": "torch.float16"}` a dtype or device, `{"slice": [a, b,
c]}` a slice, `{"f": "inf"}` a special float, `{"ellipsis": 1}` an ellipsis, a list is a list or a
tuple, `{"dict": …}` a dict.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

from passnet.compression import compress, decompress
from passnet.errors import PassnetError

Row = dict[str, Any]
TYPE_KEYS = ("shape", "dtype", "stride")
ITEM_BYTES = {
    "float64": 8, "float32": 4, "float16": 2, "bfloat16": 2, "int64": 8, "int32": 4, "int16": 2,
    "int8": 1, "uint8": 1, "bool": 1, "complex64": 8, "complex128": 16,
}


def row_hash(row: Row) -> str:
    """SHA-256 of the inputs' types, the nodes and the outputs, but not of statistics."""
    inputs = [{key: entry[key] for key in TYPE_KEYS if key in entry} for entry in row["inputs"]]
    content = {"inputs": inputs, "nodes": row["nodes"], "outputs": row["outputs"]}
    return hashlib.sha256(json.dumps(content, sort_keys=True).encode()).hexdigest()


def value_ids(argument: Any) -> Iterator[str]:
    """Ids of all values in an argument, in order of appearance."""
    if isinstance(argument, dict):
        if "v" in argument:
            yield argument["v"]
            return
        for entry in argument.values():
            yield from value_ids(entry)
    elif isinstance(argument, list):
        for entry in argument:
            yield from value_ids(entry)


def node_operands(node: Row) -> list[str]:
    """Ids that a node reads, arguments first, then keyword arguments; repeated as often as read."""
    return [*value_ids(node["args"]), *value_ids(list(node["kwargs"].values()))]


def map_values(argument: Any, rename: Callable[[str], str]) -> Any:
    """The argument with every value id renamed."""
    if isinstance(argument, dict):
        if "v" in argument:
            return {"v": rename(argument["v"])}
        return {key: map_values(entry, rename) for key, entry in argument.items()}
    if isinstance(argument, list):
        return [map_values(entry, rename) for entry in argument]
    return argument


def type_bytes(value_type: Any) -> int:
    """Bytes of one value (all parts of a tuple; 0 for no tensor), counting each element once."""
    if value_type is None:
        return 0
    if isinstance(value_type, list):
        return sum(type_bytes(part) for part in value_type)
    elements = 1
    for extent in value_type["shape"]:
        elements *= extent
    return elements * ITEM_BYTES.get(value_type["dtype"], 8)


def row_bytes(row: Row) -> int:
    """Bytes of a row's inputs and outputs together; the row must carry types."""
    types = {f"in{index}": entry for index, entry in enumerate(row["inputs"])}
    types.update({node["id"]: node["type"] for node in row["nodes"]})
    inputs = sum(type_bytes(entry) for entry in row["inputs"])
    return inputs + sum(type_bytes(types[name]) for name in row["outputs"])


def contiguous(shape: list[int]) -> list[int]:
    """The strides of contiguous memory."""
    steps: list[int] = []
    step = 1
    for extent in reversed(shape):
        steps.insert(0, step)
        step *= max(extent, 1)
    return steps


def stride_of(entry: Row) -> list[int]:
    """The strides of a type; rows of a dataset leave out those of contiguous memory."""
    return entry["stride"] if "stride" in entry else contiguous(entry["shape"])


def read_rows(path: str | Path) -> list[Row]:
    """Rows of a `.jsonl`, `.jsonl.gz` or `.jsonl.zst` file; a PassnetError names the faulty file and line."""
    path = Path(path)
    try:
        text = decompress(path, path.read_bytes()).decode()
    except (OSError, EOFError, UnicodeDecodeError) as error:
        raise PassnetError(f"cannot read `{path}`: {error}") from error
    rows = []
    for number, line in enumerate(text.splitlines(), start=1):
        if not line.strip():
            continue
        try:
            row = json.loads(line)
        except json.JSONDecodeError as error:
            raise PassnetError(f"{path}:{number}: not a JSON line: {error}") from error
        if not isinstance(row, dict) or not {"inputs", "nodes", "outputs"} <= row.keys():
            raise PassnetError(f"{path}:{number}: a typed line needs `inputs`, `nodes`, `outputs`")
        rows.append(row)
    return rows


def write_rows(path: str | Path, rows: Iterable[Row]) -> None:
    """Writes rows to `.jsonl`, `.jsonl.gz` or `.jsonl.zst`; the same rows give the same bytes."""
    path = Path(path)
    data = compress(path, "".join(json.dumps(row) + "\n" for row in rows).encode())
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
    except OSError as error:
        raise PassnetError(f"cannot write `{path}`: {error}") from error
