"""The journal of a run: records that are appended whole. A record is a gzip member that holds a
header line and the rows of one request, so a half-written one is recognized and dropped."""

from __future__ import annotations

import gzip
import json
import os
import zlib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from passnet.errors import PassnetError
from passnet.typed_lines import Row

MAX_FILE = 15 << 20  # bytes after which a journal goes on in another file
PATTERN = "journal-*.jsonl.gz"
_CHUNK = 1 << 16


@dataclass(frozen=True)
class Place:
    """A whole record in a journal, and its header."""

    file: Path
    offset: int
    size: int
    header: dict[str, Any]

    @property
    def graphs(self) -> int:
        """The number of its rows."""
        return self.header["graphs"]

    def lines(self) -> list[str]:
        """The rows as text."""
        with self.file.open("rb") as stream:
            stream.seek(self.offset)
            return gzip.decompress(stream.read(self.size)).decode().splitlines()[1:]


def pack(header: dict[str, Any], rows: list[Row]) -> bytes:
    """A record as bytes; equal content gives equal bytes."""
    text = "".join(json.dumps(entry, separators=(",", ":")) + "\n" for entry in [header, *rows])
    return gzip.compress(text.encode(), 6, mtime=0)


def read_journals(folder: Path, *, repair: bool) -> list[Place]:
    """The whole records of all journals of a folder, one of each key: that with most graphs, and of
    equal ones the last. With `repair`, files are cut after their last whole record."""
    last: dict[str, Place] = {}
    for file in sorted(folder.glob(PATTERN)):
        end = 0
        for place in _records(file):
            end = place.offset + place.size
            earlier = last.get(place.header["key"])
            if earlier is None or place.graphs >= earlier.graphs:
                last[place.header["key"]] = place
        if repair and end < file.stat().st_size:
            os.truncate(file, end)
    return list(last.values())


def _records(file: Path) -> Iterator[Place]:
    try:
        data = file.read_bytes()
    except OSError as error:
        raise PassnetError(f"cannot read `{file}`: {error}") from error
    view = memoryview(data)
    offset = 0
    while offset < len(data):
        member = zlib.decompressobj(31)
        text, end = b"", offset
        try:
            while not member.eof and end < len(data):
                text += member.decompress(view[end:end + _CHUNK])
                end = min(end + _CHUNK, len(data))
            if not member.eof:
                return
            header = json.loads(text[:text.index(b"\n")])
            header["key"], header["ok"], header["graphs"]
        except (zlib.error, ValueError, KeyError, TypeError):
            return
        size = end - len(member.unused_data) - offset
        yield Place(file, offset, size, header)
        offset += size


class Journal:
    """Appends records to files of a folder, each written by one system call."""

    def __init__(self, folder: Path, label: str) -> None:
        self._folder = folder
        self._label = label
        self._number = 0
        self._stream: Any = None

    def append(self, record: bytes) -> None:
        """Writes one record, in a new file if the current one is full."""
        if self._stream is not None and self._stream.tell() + len(record) > MAX_FILE:
            self.close()
        while self._stream is None:
            path = self._folder / f"journal-{self._label}-{self._number:03}.jsonl.gz"
            self._number += 1
            if path.exists() and path.stat().st_size + len(record) > MAX_FILE:
                continue
            try:
                self._stream = path.open("ab", buffering=0)
            except OSError as error:
                raise PassnetError(f"cannot write `{path}`: {error}") from error
        self._stream.write(record)

    def close(self) -> None:
        """Closes the current file."""
        if self._stream is not None:
            self._stream.close()
            self._stream = None
