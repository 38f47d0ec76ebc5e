"""Merges journals into one compressed file of typed lines, sorted by request, and a file of
failures. Equal records give equal text, whatever order they were made in."""

from __future__ import annotations

import contextlib
import gzip
import json
import os
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from passnet.errors import PassnetError
from passnet.scale.journal import Place

GRAPHS = "graphs.jsonl"
FAILURES = "failures.jsonl"
_FAILURE_KEYS = ("name", "package", "family", "settings", "cause", "error")


@dataclass
class Counts:
    """The figures of one package, or of all."""

    asked: int = 0
    captured: int = 0
    graphs: int = 0
    distinct: int = 0
    families: int = 0
    seconds: float = 0.0


def in_order(places: Sequence[Place]) -> list[Place]:
    """Records sorted by package, name and settings."""
    def rank(place: Place) -> tuple[str, str, str]:
        header = place.header
        return header["package"], header["name"], json.dumps(header["settings"], sort_keys=True)

    return sorted(places, key=rank)


def merge(places: Sequence[Place], folder: Path) -> tuple[Path, dict[str, Counts]]:
    """(the file of graphs, figures by package). A graph that occurs again with equal text is
    written once; `also` holds the origins of its other occurrences."""
    ordered = in_order(places)
    others: dict[str, list[Any]] = {}  # hash: origins of later occurrences
    counts: dict[str, Counts] = {}
    for place in ordered:
        count = counts.setdefault(place.header["package"], Counts())
        for line in place.lines():
            row = json.loads(line)
            if row["hash"] in others:
                others[row["hash"]].append(row["origin"])
            else:
                others[row["hash"]] = []
                count.distinct += 1
    for package, count in counts.items():
        headers = [place.header for place in ordered if place.header["package"] == package]
        good = [header for header in headers if header["ok"]]
        count.asked, count.captured = len(headers), len(good)
        count.graphs = sum(header["graphs"] for header in good)
        count.families = len({header["family"] for header in good})
        count.seconds = sum(header["seconds"] for header in headers)
    with _replacing(folder / FAILURES) as path, path.open("w") as stream:
        for place in ordered:
            if not place.header["ok"]:
                row = {key: place.header[key] for key in _FAILURE_KEYS}
                stream.write(json.dumps(row, separators=(",", ":")) + "\n")
    return _write_graphs(ordered, others, folder), counts


def _write_graphs(ordered: Sequence[Place], others: dict[str, list[Any]], folder: Path) -> Path:
    open_compressed, suffix = _compressor()
    target = folder / (GRAPHS + suffix)
    written: set[str] = set()
    with _replacing(target) as path, open_compressed(path) as stream:
        for place in ordered:
            for line in place.lines():
                row = json.loads(line)
                if row["hash"] in written:
                    continue
                written.add(row["hash"])
                if others[row["hash"]]:
                    row["also"] = others[row["hash"]]
                stream.write((json.dumps(row, separators=(",", ":")) + "\n").encode())
    return target


@contextlib.contextmanager
def _replacing(target: Path) -> Iterator[Path]:
    """A path to write to, which becomes the target once it is whole."""
    path = target.with_name(target.name + ".part")
    try:
        yield path
        os.replace(path, target)
    except OSError as error:
        raise PassnetError(f"cannot write `{target}`: {error}") from error


def _compressor() -> tuple[Any, str]:
    """(opener for writing, suffix): zstd where Python can write it, otherwise gzip."""
    try:
        import zstandard
    except ImportError:
        @contextlib.contextmanager
        def open_gzip(path: Path) -> Iterator[Any]:
            with path.open("wb") as file, gzip.GzipFile(filename="", mode="wb", fileobj=file,
                                                        mtime=0) as stream:
                yield stream
        return open_gzip, ".gz"

    @contextlib.contextmanager
    def open_zstd(path: Path) -> Iterator[Any]:
        settings = zstandard.ZstdCompressionParameters.from_level(10, enable_ldm=True,
                                                                  window_log=27)
        with path.open("wb") as file, zstandard.ZstdCompressor(
                compression_params=settings).stream_writer(file) as stream:
            yield stream
    return open_zstd, ".zst"


def failure_table(places: Sequence[Place]) -> list[tuple[str, str, int, str]]:
    """(cause, package, number, an example), the most frequent first."""
    groups: dict[tuple[str, str], list[Place]] = {}
    for place in in_order(places):
        if not place.header["ok"]:
            groups.setdefault((place.header["cause"], place.header["package"]), []).append(place)
    rows = [(cause, package, len(members), members[0].header["name"])
            for (cause, package), members in groups.items()]
    return sorted(rows, key=lambda row: (-row[2], row))
