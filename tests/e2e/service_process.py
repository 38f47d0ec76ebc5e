"""A service for tests: `passnet serve` with a state of its own, and a client of the standard library."""
import contextlib
import http.client
import json
import os
import shutil
import signal
import subprocess
import tempfile
import time
import unittest
from pathlib import Path

from program import PROGRAM, ROOT, passnet

PASS = (ROOT / "examples" / "passes" / "batch_norm_relu.pass").read_text(encoding="utf-8")
GRAPH = "graph @small(%x: f32[8,16], %y: f32[8,16]) {\n  %0 = add(%x, %y)\n  %1 = relu(%0)\n  return %1\n}\n"
ADD_RELU = """pass add_relu {
  pattern(%x, %y) {
    %0 = add(%x, %y)
    %1 = relu(%0)
    return %1
  }
  where shape(%x) == shape(%y) and dtype(%x) == dtype(%y)
  replace {
    %r = launch add_relu(%x, %y) : like(%1)
    return %r
  }
  kernel add_relu(x[p*], y[p*]) -> r[p*] {
    r[p] = relu(round(x[p] + y[p]))
  }
}
"""
WRONG = ADD_RELU.replace("round(x[p] + y[p])", "round(x[p] - y[p])")
QUICK = {"warmup": 1, "calls": 8, "threads": 1}


def mutated(seed, choice):
    """The bytes, of which one to four places are damaged."""
    data = bytearray(seed)
    for _ in range(choice.randint(1, 4)):
        at = choice.randrange(len(data))
        kind = choice.randrange(3)
        if kind == 0:
            data[at] = choice.randrange(256)
        elif kind == 1:
            del data[at:at + choice.randint(1, 30)]
        else:
            data[at:at] = data[choice.randrange(len(data)):][:choice.randint(1, 30)]
    return bytes(data)


def request(passes=ADD_RELU, **more):
    """The body of a request for one small evaluation."""
    return {"passes": passes, "graphs": [{"text": GRAPH}], **QUICK, **more}


class Service:
    """A running server. `restart` starts another one on the same port and state."""

    def __init__(self, *options, state=None, environment=None):
        self.folder = Path(tempfile.mkdtemp(prefix="passnet-service-"))
        self.state = state or str(self.folder / "state.db")
        self.options = options
        self.environment = {**os.environ, **(environment or {})}
        self.port = 0
        self.process = None
        self.start()

    def start(self):
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                [PROGRAM, "serve", "--state", self.state, "--port", str(self.port), "--json", *self.options],
                stdout=subprocess.PIPE, stderr=log, text=True, cwd=ROOT, env=self.environment, start_new_session=True)
        line = self.process.stdout.readline()
        if not line.startswith('{"url"'):
            raise AssertionError(line + (self.folder / "log").read_text())
        self.port = int(json.loads(line)["url"].rpartition(":")[2])

    def kill(self):
        self.process.kill()
        self.process.wait()
        self.process.stdout.close()

    def stop(self):
        """Ends the server as an operator would; returns its exit code."""
        self.process.send_signal(signal.SIGTERM)
        code = self.process.wait(timeout=600)
        self.process.stdout.close()
        return code

    def close(self):
        if self.process.poll() is None:
            self.stop()
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        shutil.rmtree(self.folder, ignore_errors=True)

    def call(self, method, path, body=None, token=None, headers=None, timeout=600):
        """(status, text of the answer)"""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=timeout)
        sent = {**(headers or {})}
        if token:
            sent["Authorization"] = f"Bearer {token}"
        if body is not None:
            sent.setdefault("Content-Type", "application/json")
            body = body if isinstance(body, (str, bytes)) else json.dumps(body)
        try:
            connection.request(method, path, body, sent)
            answer = connection.getresponse()
            return answer.status, answer.read().decode()
        finally:
            connection.close()

    def json(self, method, path, body=None, status=200, **options):
        found, text = self.call(method, path, body, **options)
        if found != status:
            raise AssertionError(f"{method} {path}: {found} {text}")
        return json.loads(text)

    def judge(self, body, seconds=300, **options):
        """Submits and waits; the evaluations, all finished."""
        begin = time.monotonic()
        found, text = self.call("POST", "/v1/evaluations?wait=60", body, **options)
        if found not in (200, 202):
            raise AssertionError(f"{found} {text}")
        rows = json.loads(text)["evaluations"]
        ids = ",".join(str(row["id"]) for row in rows)
        while any(row["status"] in ("submitted", "leased") for row in rows):
            if time.monotonic() - begin > seconds:
                raise AssertionError(f"not finished after {seconds} s: {rows}")
            rows = self.json("GET", f"/v1/evaluations?ids={ids}&wait=60", **options)["evaluations"]
        return rows


class TenantsTest(unittest.TestCase):
    """Tests of a service without workers, and of its tenants."""

    def setUp(self):
        self.service = Service("--workers", "0")
        self.addCleanup(self.service.close)

    def tenant(self, *arguments, code=0):
        done = passnet("tenant", *arguments, "--state", self.service.state)
        self.assertEqual(done.returncode, code, done.stderr)
        return done.stdout.strip() if code == 0 else done.stderr
