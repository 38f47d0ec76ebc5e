"""Rewrites exported JSON Lines as Parquet."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

from passnet.errors import PassnetError

FILES = ("graphs.jsonl", "subgraphs.jsonl")


def to_parquet(folder: Path) -> list[Path]:
    """The files written: one beside each JSON Lines file of a `dataset export --format jsonl`."""
    try:
        reader, writer = import_module("pyarrow.json"), import_module("pyarrow.parquet")
    except ModuleNotFoundError:
        raise PassnetError("Parquet needs a package: pip install pyarrow") from None
    sources = [folder / name for name in FILES if (folder / name).exists()]
    if not sources:
        raise PassnetError(f"expected {' or '.join(FILES)} in `{folder}`, found neither: make them "
                           "by `passnet dataset export --format jsonl`")
    written = []
    for source in sources:
        target = source.with_suffix(".parquet")
        part = source.with_suffix(".parquet.part")
        try:
            table = reader.read_json(
                source, read_options=reader.ReadOptions(block_size=64 << 20))
            writer.write_table(table, part, compression="zstd")
        except (OSError, ValueError) as error:
            part.unlink(missing_ok=True)
            raise PassnetError(f"cannot rewrite `{source}`: {error}") from error
        part.replace(target)
        written.append(target)
    return written
