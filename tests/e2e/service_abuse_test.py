"""Clients that mean harm: every request has a clear status, nothing of a tenant is lost, and none of it is seen.

PASSNET_MUTATIONS=100000 sends as many requests, PASSNET_RANDOM_SEED=7 draws others. Each is one of mutated bytes,
of another tenant or of nobody, for ids of others, over a limit, slow, or closed on one side.
"""
import collections
import json
import os
import random
import re
import socket
import subprocess
import threading
import time
import unittest

from service_process import ADD_RELU, GRAPH, PROGRAM, Service, request

COUNT = int(os.environ.get("PASSNET_MUTATIONS", "2000"))
SEED = int(os.environ.get("PASSNET_RANDOM_SEED", "1"))
CLIENTS = 8
SLOW = 12
MARK = "only_for_a"
STATUSES = {200, 202, 400, 401, 403, 404, 405, 408, 409, 411, 413, 414, 415, 417, 422, 429, 431, 501}
TOLD = re.compile(rb"HTTP/1\.1 (\d{3}) ")


def message(method, path, token=None, body=None, headers=()):
    """The bytes of a request."""
    lines = [f"{method} {path} HTTP/1.1", "Host: localhost", *headers]
    if token:
        lines.append(f"Authorization: Bearer {token}")
    data = json.dumps(body).encode() if isinstance(body, dict) else body
    if data is not None:
        lines += ["Content-Type: application/json", f"Content-Length: {len(data)}"]
    return "\r\n".join([*lines, "", ""]).encode() + (data or b"")


def mutated(choice, data):
    data = bytearray(data)
    for _ in range(choice.randint(1, 4)):
        at = choice.randrange(len(data) + 1)
        kind = choice.randrange(4)
        if kind == 0:
            data[at:at + 1] = bytes([choice.randrange(256)])
        elif kind == 1:
            del data[at:at + choice.randint(1, 30)]
        elif kind == 2:
            data[at:at] = data[choice.randrange(len(data) + 1):][:choice.randint(1, 30)]
        else:
            data[at:at] = choice.choice([b"\r\n", b"\0", b"%", b"../", b"'--", b"\xff\xfe", b"9" * 30, b"{" * 200])
    return bytes(data)


class Abuse(unittest.TestCase):
    def setUp(self):
        self.service = Service("--workers", "0", "--body-mb", "1")
        self.addCleanup(self.service.close)
        self.a, self.b = (self.tenant(name) for name in "ab")
        graphs = [{"text": GRAPH, "task": MARK}]
        rows = [self.service.json("POST", "/v1/evaluations", {"passes": ADD_RELU, "graphs": graphs, "seed": i}, 202,
                                  token=self.a)["evaluations"][0] for i in range(20)]
        self.ids = [row["id"] for row in rows]
        self.seen = collections.Counter()
        self.leaks = []

    def tenant(self, name):
        return subprocess.run([PROGRAM, "tenant", "add", name, "--pending", "50", "--state", self.service.state],
                              capture_output=True, text=True, check=True).stdout.strip()

    def exchange(self, data, half_close):
        """The answers to these bytes; without half_close, the first one."""
        answer = b""
        with socket.create_connection(("127.0.0.1", self.service.port), timeout=60) as connection:
            try:
                connection.sendall(data)
                if half_close:
                    connection.shutdown(socket.SHUT_WR)
                while part := connection.recv(65536):
                    answer += part
                    if not half_close and b"\r\n\r\n" in answer:
                        break
            except OSError:  # the server has closed it
                pass
        return answer

    def seeds(self, choice):
        """Requests of b and of nobody, for what is a's."""
        one = choice.choice(self.ids)
        token = choice.choice([self.b, None, "wrong", self.a[:-1], self.a.upper()])
        return [message("GET", f"/v1/evaluations/{one}", token),
                message("GET", f"/v1/evaluations?ids=1-{self.ids[-1]}&texts", token),
                message("DELETE", f"/v1/evaluations/{one}", token),
                message("POST", "/v1/evaluations/cancel", token, {"ids": self.ids}),
                message("GET", f"/v1/events?ids={one}", token) if token != self.b else
                message("GET", "/v1/queue", token),
                message("POST", "/v1/sessions/1", token, {"tool": "read_docs", "arguments": {}}),
                message("POST", "/v1/evaluations?wait=0", token, request(device="cuda"),
                        headers=("Idempotency-Key: k",)),
                message("GET", choice.choice(["/metrics", "/healthz", "/openapi.json", "/boards/", "/"]))]

    def ask(self, choice):
        data = choice.choice(self.seeds(choice))
        kind = choice.randrange(12)
        if kind == 0:  # oversize, of which a part arrives
            data = message("POST", "/v1/evaluations", self.b, b"[" * choice.choice([1 << 10, 1 << 21]))
        elif kind == 1:
            data = data.replace(b"\r\n\r\n", b"\r\nA: " + b"b" * choice.choice([5000, 9000, 70000]) + b"\r\n\r\n", 1)
        elif kind == 2:
            data = data[:choice.randrange(len(data))]
        elif kind > 3:
            data = mutated(choice, data)
        answer = self.exchange(data, half_close=kind != 3)
        told = TOLD.match(answer)
        self.seen[int(told[1]) if told else "none"] += 1
        is_clear = int(told[1]) in STATUSES if told else not data and not answer
        if MARK.encode() in answer or not is_clear:
            self.leaks.append((data, answer))

    def run_client(self, number):
        choice = random.Random(SEED * 1000 + number)
        for _ in range(COUNT // CLIENTS):
            self.ask(choice)

    def run_slow(self, number):
        """Sends one byte per 0.1 s, until the server ends it."""
        begin = time.monotonic()
        with socket.create_connection(("127.0.0.1", self.service.port), timeout=60) as connection:
            try:
                for _ in range(1000):
                    connection.sendall(b"GET /healthz HTTP/1.1\r\n"[number % 22:][:1] or b"x")
                    time.sleep(0.1)
            except ConnectionError:
                pass
        self.seen["slow, ended" if time.monotonic() - begin < 60 else "slow, endured"] += 1

    def test_requests_that_mean_harm(self):
        files = len(os.listdir(f"/proc/{self.service.process.pid}/fd"))
        clients = [threading.Thread(target=self.run_client, args=(number,)) for number in range(CLIENTS)]
        clients += [threading.Thread(target=self.run_slow, args=(number,)) for number in range(SLOW)]
        for client in clients:
            client.start()
        for client in clients:
            client.join()
        print(f"\n{COUNT} requests: {dict(self.seen)}")
        self.assertEqual(self.leaks[:3], [])
        self.assertEqual(self.seen["slow, ended"], SLOW)
        self.assertEqual(self.seen.total(), COUNT // CLIENTS * CLIENTS + SLOW)
        for status in (200, 400, 401, 404, 413):
            self.assertGreater(self.seen[status], 0, status)
        rows = self.service.json("GET", f"/v1/evaluations?ids=1-{self.ids[-1]}", token=self.a)["evaluations"]
        self.assertEqual([(row["id"], row["status"]) for row in rows], [(one, "submitted") for one in self.ids])
        deadline = time.monotonic() + 60
        while len(os.listdir(f"/proc/{self.service.process.pid}/fd")) > files + 4 and time.monotonic() < deadline:
            time.sleep(0.5)
        self.assertLessEqual(len(os.listdir(f"/proc/{self.service.process.pid}/fd")), files + 4)
        self.assertEqual(self.service.stop(), 0)


if __name__ == "__main__":
    unittest.main()
