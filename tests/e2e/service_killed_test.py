"""Workers and servers that are killed at random moments lose and double nothing. `PASSNET_KILLS=100`
kills as often; with PASSNET_POSTGRES (tools/with_postgres.py) the state is there.
"""
import json
import os
import random
import signal
import sqlite3
import subprocess
import threading
import time
import unittest

from service_process import ADD_RELU, GRAPH, QUICK, WRONG, Service

TIMED = True
KILLS = int(os.environ.get("PASSNET_KILLS", "6"))
EVALUATIONS = int(os.environ.get("PASSNET_EVALUATIONS", "40"))
CLIENTS = 8


def body(number):
    """A graph of its own for each, and a wrong pass for every third."""
    graph = GRAPH.replace("@small", f"@g{number}").replace("[8,16]", f"[{number % 7 + 1},16]")
    return {"passes": WRONG if number % 3 == 0 else ADD_RELU, "graphs": [{"text": graph}], "cache": False, **QUICK}


class KilledService(unittest.TestCase):
    def setUp(self):
        self.service = Service("--workers", "2", state=os.environ.get("PASSNET_POSTGRES"))
        self.addCleanup(self.service.close)
        self.choice = random.Random(KILLS)
        self.rows = {}
        self.deadline = time.monotonic() + 600 + 20 * KILLS

    def insist(self, *call, **options):
        """The answer, through ends of the server."""
        while time.monotonic() < self.deadline:
            try:
                status, text = self.service.call(*call, timeout=30, **options)
                if status < 500:
                    return status, json.loads(text)
            except (OSError, ValueError):
                pass
            time.sleep(0.05)
        raise AssertionError(f"no answer: {call[:2]}")

    def run_client(self, number):
        for one in range(number, EVALUATIONS, CLIENTS):
            _, found = self.insist("POST", "/v1/evaluations", body(one), headers={"Idempotency-Key": f"r{one}"})
            row = found["evaluations"][0]
            while row["status"] in ("submitted", "leased") and time.monotonic() < self.deadline:
                _, row = self.insist("GET", f"/v1/evaluations/{row['id']}?wait=5")
            self.rows[one] = row

    def kill_one(self, number):
        workers = subprocess.run(["ps", "-o", "pid=", "--ppid", str(self.service.process.pid)],
                                 capture_output=True, text=True, check=False).stdout.split()
        if number % 3 == 0:
            self.service.kill()
            self.service.start()
        elif workers:
            try:
                os.kill(int(self.choice.choice(workers)), signal.SIGKILL)
            except ProcessLookupError:
                pass

    def test_each_evaluation_has_exactly_one_record(self):
        clients = [threading.Thread(target=self.run_client, args=(number,)) for number in range(CLIENTS)]
        for client in clients:
            client.start()
        for number in range(KILLS):
            time.sleep(self.choice.uniform(0.1, 2))
            if not any(client.is_alive() for client in clients):
                break
            self.kill_one(number)
        for client in clients:
            client.join()
        self.assertEqual(len(self.rows), EVALUATIONS)
        self.assertEqual(len({row["id"] for row in self.rows.values()}), EVALUATIONS)
        for number, row in self.rows.items():
            self.assertEqual(row["status"], "done", row)
            expected = ("WRONG_VALUE",) if number % 3 == 0 else ("PASS", "NOISY")
            self.assertIn(row["record"]["verdict"], expected)
            self.assertEqual(row["record"]["graph"], f"g{number}")
        if "PASSNET_POSTGRES" in os.environ:
            return
        with sqlite3.connect(self.service.state) as state:
            counts = [state.execute(f"SELECT count(*) FROM {table}").fetchone()[0]
                      for table in ("evaluations", "verdicts", "jobs")]
        self.assertEqual(counts, [EVALUATIONS, EVALUATIONS, 0])


if __name__ == "__main__":
    unittest.main()
