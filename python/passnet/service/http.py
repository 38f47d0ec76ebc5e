"""Requests over HTTP/1.1 with asyncio alone: JSON in, JSON out."""

from __future__ import annotations

import asyncio
import json
import ssl
import urllib.parse
from typing import Any

MOST_ANSWER = 1 << 30


async def request(url: str, method: str, path: str, body: Any = None,
                  headers: dict[str, str] | None = None, timeout: float = 90) -> tuple[int, Any]:
    """(status, the answer's JSON, or None); OSError if there is no whole answer in time."""
    try:
        return await asyncio.wait_for(_request(url, method, path, body, headers or {}), timeout)
    except asyncio.TimeoutError as error:
        raise OSError(f"no answer within {timeout} s") from error
    except (asyncio.IncompleteReadError, asyncio.LimitOverrunError, ValueError) as error:
        raise OSError(f"no whole answer ({error})") from error


async def _request(url: str, method: str, path: str, body: Any,
                   headers: dict[str, str]) -> tuple[int, Any]:
    parts = urllib.parse.urlsplit(url)
    secure = parts.scheme == "https"
    port = parts.port or (443 if secure else 80)
    context = ssl.create_default_context() if secure else None
    reader, writer = await asyncio.open_connection(parts.hostname, port, ssl=context)
    try:
        data = b"" if body is None else json.dumps(body).encode()
        lines = {"Host": parts.netloc, "Connection": "close", **headers}
        if body is not None:
            lines |= {"Content-Type": "application/json", "Content-Length": str(len(data))}
        head = f"{method} {parts.path.rstrip('/')}{path} HTTP/1.1\r\n"
        head += "".join(f"{name}: {value}\r\n" for name, value in lines.items())
        writer.write(head.encode("ascii") + b"\r\n" + data)
        await writer.drain()
        return await _answer(reader)
    finally:
        writer.close()


async def _answer(reader: asyncio.StreamReader) -> tuple[int, Any]:
    lines = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
    status = int(lines[0].split(" ")[1])
    headers = {name.strip().lower(): value.strip()
               for name, _, value in (line.partition(":") for line in lines[1:])}
    length = int(headers.get("content-length", "0"))
    if not 0 <= length <= MOST_ANSWER:
        raise ValueError(f"an answer of {length} bytes")
    text = await reader.readexactly(length)
    return status, json.loads(text) if text and "json" in headers.get("content-type", "") else None
