"""A small HTTP server of JSON objects, on the standard library."""

from __future__ import annotations

import contextlib
import json
import socket
import threading
import time
from collections.abc import Callable
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from passnet.errors import PassnetError, reason_of

MAX_BODY = 32 << 20
MAX_BODIES = 128 << 20  # of all requests together
PART = 64 << 10  # read at once
REQUEST_SECONDS = 20  # for a request to arrive on a new connection
IDLE_SECONDS = 60  # for the next one on a connection that had one


class HttpError(Exception):
    """An answer other than 200: its status, a sentence, and a code that programs can test."""

    def __init__(self, status: int, message: str, code: str = "invalid_request") -> None:
        super().__init__(message)
        self.status = status
        self.code = code

    def body(self) -> dict[str, Any]:
        kind = "server_error" if self.status >= 500 else "invalid_request_error"
        return {"error": {"message": str(self), "type": kind, "code": self.code}}


class JsonServer(ThreadingHTTPServer):
    """Calls `answer` on a thread per connection."""

    daemon_threads = True
    request_queue_size = 1024
    connections = 256  # at once; more wait until one ends

    def __init__(self, address: tuple[str, int]) -> None:
        self._slots = threading.BoundedSemaphore(self.connections)
        self._stopping = False
        self._guard = threading.Lock()
        self._bodies = 0  # bytes that requests hold
        self._deadlines: dict[socket.socket, float] = {}  # by which a request must have arrived
        try:
            super().__init__(address, _Handler)
        except (OSError, OverflowError) as error:
            raise PassnetError(f"cannot listen at {address[0]}:{address[1]} "
                               f"({reason_of(error)})") from error

    def answer(self, method: str, path: str, body: dict[str, Any]) -> dict[str, Any]:
        """The object that answers a request; raises an HttpError."""
        raise NotImplementedError

    def serve_until(self, stopped: Callable[[], bool]) -> None:
        """Serves until `stopped` is true, and closes."""
        thread = threading.Thread(target=self.serve_forever, daemon=True)
        thread.start()
        while not stopped():
            time.sleep(0.05)
        self._stopping = True
        self.shutdown()
        thread.join()
        self.server_close()

    def process_request(self, request: Any, client_address: Any) -> None:
        while not self._slots.acquire(timeout=0.5):
            self.service_actions()
            if self._stopping:
                self.shutdown_request(request)
                return
        self.expect(request, REQUEST_SECONDS)
        super().process_request(request, client_address)

    def process_request_thread(self, request: Any, client_address: Any) -> None:
        try:
            super().process_request_thread(request, client_address)
        finally:
            self.expect(request, None)
            self._slots.release()

    def service_actions(self) -> None:
        """Ends the connections whose request did not arrive in time."""
        now = time.monotonic()
        with self._guard:
            late = [request for request, deadline in self._deadlines.items() if deadline < now]
            for request in late:
                del self._deadlines[request]
                with contextlib.suppress(OSError):
                    request.shutdown(socket.SHUT_RDWR)

    def expect(self, request: socket.socket, seconds: float | None) -> None:
        """Gives a connection so long for its next request; None: it has arrived."""
        with self._guard:
            self._deadlines.pop(request, None)
            if seconds is not None:
                self._deadlines[request] = time.monotonic() + seconds

    def hold(self, size: int) -> bool:
        """Counts bytes of a body, negative ones once it is done with; false if there are too
        many."""
        with self._guard:
            if self._bodies + size > MAX_BODIES:
                return False
            self._bodies += size
            return True

    def handle_error(self, request: Any, client_address: Any) -> None:
        """Leaves out the stack trace of a connection that its client cut."""


class _Handler(BaseHTTPRequestHandler):
    server: JsonServer
    protocol_version = "HTTP/1.1"
    timeout = IDLE_SECONDS
    disable_nagle_algorithm = True
    held = 0  # bytes of the body

    def do_GET(self) -> None:
        self._reply("GET")

    def do_POST(self) -> None:
        self._reply("POST")

    def _reply(self, method: str) -> None:
        try:
            status, value = 200, self.server.answer(method, self.path.split("?")[0], self._body())
        except HttpError as error:
            status, value = error.status, error.body()
        except PassnetError as error:
            status, value = 400, HttpError(400, str(error)).body()
        except (TimeoutError, ConnectionError):
            self.close_connection = True
            return
        except Exception as error:  # one request must not end the server
            status, value = 500, HttpError(500, reason_of(error), "internal").body()
        finally:
            self.server.hold(-self.held)
            self.held = 0
        data = json.dumps(value).encode()
        try:
            self.send_response(status)
            self.send_header("Content-Type", "application/json")
            self.send_header("Content-Length", str(len(data)))
            self.end_headers()
            self.wfile.write(data)
            self.server.expect(self.connection, IDLE_SECONDS)
        except (TimeoutError, ConnectionError):
            self.close_connection = True

    def _body(self) -> dict[str, Any]:
        text = self.headers.get("Content-Length", "0")
        if not text.isdigit() or int(text) > MAX_BODY or "Transfer-Encoding" in self.headers:
            self.close_connection = True
            raise HttpError(413, f"expected a body with a length of at most {MAX_BODY} bytes")
        data = self._read(int(text))
        self.server.expect(self.connection, None)
        if not data:
            return {}
        try:
            value = json.loads(data)
        except (ValueError, RecursionError) as error:
            raise HttpError(400, f"expected a JSON object ({reason_of(error)})") from error
        if not isinstance(value, dict):
            raise HttpError(400, f"expected a JSON object, found {type(value).__name__}")
        return value

    def _read(self, size: int) -> bytes:
        data = bytearray()
        while len(data) < size:
            part = self.rfile.read(min(PART, size - len(data)))
            if not part:
                raise ConnectionError("the connection ended within a body")
            if not self.server.hold(len(part)):
                self.close_connection = True
                raise HttpError(503, "the server holds too many bodies: try again", "busy")
            self.held += len(part)
            data += part
        return bytes(data)

    def log_message(self, format: str, *arguments: Any) -> None:
        """Logs nothing: there is one line per request."""
