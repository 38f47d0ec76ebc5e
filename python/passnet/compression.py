"""Compresses and decompresses the bytes of files by the ending of their names: `.gz`, `.zst`.

zstd is Python's own from 3.14 on, otherwise the package `zstandard`.
"""

from __future__ import annotations

import gzip
import io
from importlib import import_module
from pathlib import Path
from typing import Any

from passnet.errors import PassnetError

ZSTD_LEVEL = 12


def require_zstd() -> Any:
    """The module that has `compress` and `decompress`; a PassnetError says what to install."""
    for name in ("compression.zstd", "zstandard"):
        try:
            return import_module(name)
        except ModuleNotFoundError:
            continue
    raise PassnetError("files that end in .zst need Python 3.14 or a package: "
                       "pip install zstandard")


def compress(path: Path, data: bytes) -> bytes:
    """The bytes to store in the file; the same data give the same bytes."""
    if path.suffix == ".gz":
        buffer = io.BytesIO()
        with gzip.GzipFile(filename="", mode="wb", fileobj=buffer, mtime=0) as stream:
            stream.write(data)
        return buffer.getvalue()
    if path.suffix == ".zst":
        return bytes(require_zstd().compress(data, ZSTD_LEVEL))
    return data


def decompress(path: Path, data: bytes) -> bytes:
    """The bytes that the file's stored ones stand for; an EOFError or OSError if they do not decode."""
    if path.suffix == ".gz":
        return gzip.decompress(data)
    if path.suffix != ".zst":
        return data
    zstd = require_zstd()
    try:
        if zstd.__name__ == "compression.zstd":
            return bytes(zstd.decompress(data))
        return decompress_frames(zstd, data)
    except zstd.ZstdError as error:
        raise OSError(str(error)) from error


def decompress_frames(zstandard: Any, data: bytes) -> bytes:
    """All frames; an EOFError if the last one is not whole."""
    parts = []
    while data:
        frame = zstandard.ZstdDecompressor().decompressobj()
        parts.append(frame.decompress(data))
        if not frame.eof:
            raise EOFError("the data end within a frame")
        data = frame.unused_data
    return b"".join(parts)
