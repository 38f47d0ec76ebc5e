"""Workers, servers and databases that end at random moments lose and double nothing.

PASSNET_EVALUATIONS=10000 PASSNET_CLIENTS=256 PASSNET_KILLS=100 asks for as many; every tenth evaluation is
timed, the others are judged by stages. With PASSNET_POSTGRES (tools/with_postgres.py) the state is there, and
the database restarts, too.
"""
import collections
import json
import os
import random
import shlex
import shutil
import signal
import sqlite3
import subprocess
import tempfile
import threading
import time
import unittest
from pathlib import Path

from service_process import ADD_RELU, GRAPH, QUICK, WRONG, Service
from verdicts import RIGHT

KILLS = int(os.environ.get("PASSNET_KILLS", "6"))
EVALUATIONS = int(os.environ.get("PASSNET_EVALUATIONS", "40"))
CLIENTS = int(os.environ.get("PASSNET_CLIENTS", "8"))
POSTGRES = os.environ.get("PASSNET_POSTGRES")
WORKERS = 2
KINDS = 210  # evaluations that differ in more than their name


def body(number):
    """A graph of its own for each, a wrong pass for every third; every tenth is timed."""
    graph = GRAPH.replace("@small", f"@g{number}").replace("[8,16]", f"[{number % 7 + 1},16]")
    how = QUICK if number % 10 == 0 else {"judge": "stages"}
    return {"passes": WRONG if number % 3 == 0 else ADD_RELU, "graphs": [{"text": graph}], "cache": False, "seed": 1,
            **how}


def outcome(row):
    """The part of a record that does not depend on times."""
    record = row["record"]
    if "stage" in record:
        return {key: value for key, value in record.items() if key != "graph"}
    return {"verdict": "RIGHT" if record["verdict"] in RIGHT else record["verdict"], "correct": record["correct"],
            "matched": record["matched"], "equality": record["equality"]}


def children(pid):
    return subprocess.run(["ps", "-o", "pid=", "--ppid", str(pid)], capture_output=True, text=True,
                          check=False).stdout.split()


def processes_of(state):
    """Those whose command line names the state."""
    found = []
    for line in Path("/proc").glob("[0-9]*/cmdline"):
        try:
            if state.encode() in line.read_bytes().split(b"\0"):
                found.append(line.parent.name)
        except OSError:
            continue
    return found


class KilledService(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.temporary = Path(folder.name)
        self.service = Service("--workers", str(WORKERS), state=POSTGRES, environment={"TMPDIR": folder.name})
        self.addCleanup(self.service.close)
        self.choice = random.Random(KILLS)
        self.rows = {}
        self.deadline = time.monotonic() + 600 + 20 * KILLS + EVALUATIONS
        self.ended = collections.Counter()

    def insist(self, *call, **options):
        """The answer, through ends of the server."""
        while time.monotonic() < self.deadline:
            try:
                status, text = self.service.call(*call, timeout=30, **options)
                if status < 400:
                    return status, json.loads(text)
                # A client that gets no processor sends too late, and asks again.
                self.assertTrue(status >= 500 or status == 408, text)
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
        if number % 20 == 10 and "PASSNET_POSTGRES_RESTART" in os.environ:
            self.ended["database"] += 1
            subprocess.run(shlex.split(os.environ["PASSNET_POSTGRES_RESTART"]), check=True, cwd="/",
                           stdout=subprocess.DEVNULL)
            return
        if number % 5 == 0:
            self.ended["server"] += 1
            self.service.kill()
            self.service.start()
            return
        while not (workers := children(self.service.process.pid)) and time.monotonic() < self.deadline:
            time.sleep(0.01)
        self.ended["worker"] += 1
        try:
            os.kill(int(self.choice.choice(workers)), signal.SIGKILL)
        except ProcessLookupError:
            pass

    def undisturbed(self):
        """The outcomes of the kinds, before anything is killed."""
        numbers = range(min(KINDS, EVALUATIONS))
        rows = self.service.judge({"requests": [body(number) for number in numbers]}, seconds=1800)
        return [outcome(row) for row in rows]

    def counts(self):
        """Rows of the tables: evaluations, records, jobs; and evaluations with a record."""
        queries = [f"SELECT count(*) FROM {table}" for table in ("evaluations", "verdicts", "jobs")]
        queries.append("SELECT count(*) FROM evaluations AS e JOIN verdicts AS v ON v.evaluation = e.id")
        return [self.count(query) for query in queries]

    def count(self, query):
        """The number that a query of the state finds."""
        if POSTGRES is None:
            with sqlite3.connect(self.service.state) as state:
                return state.execute(query).fetchone()[0]
        if shutil.which("psql") is None:
            self.skipTest("no psql")
        return int(subprocess.run(["psql", POSTGRES, "-Atc", query], capture_output=True, text=True,
                                  check=True).stdout)

    def test_each_evaluation_has_exactly_one_record(self):
        expected = self.undisturbed()
        files = len(os.listdir(f"/proc/{self.service.process.pid}/fd"))
        begin = time.monotonic()
        clients = [threading.Thread(target=self.run_client, args=(number,)) for number in range(CLIENTS)]
        for client in clients:
            client.start()
        # At random moments of the work, which end before the last evaluations do.
        for number, moment in enumerate(sorted(self.choice.uniform(0, 0.9 * EVALUATIONS) for _ in range(KILLS))):
            while len(self.rows) < moment and time.monotonic() < self.deadline:
                time.sleep(0.01)
            self.kill_one(number)
        for client in clients:
            client.join()
        print(f"\n{EVALUATIONS} evaluations, {CLIENTS} clients, ended: {dict(self.ended)}: "
              f"{time.monotonic() - begin:.0f} s")
        self.assertEqual(self.ended.total(), KILLS)
        self.assertEqual(len(self.rows), EVALUATIONS)
        self.assertEqual(len({row["id"] for row in self.rows.values()}), EVALUATIONS)
        for number, row in self.rows.items():
            self.assertEqual(row["status"], "done", row)
            self.assertEqual(row["record"]["graph"], f"g{number}")
            self.assertEqual(outcome(row), expected[number % KINDS], row)
        every = EVALUATIONS + len(expected)
        self.assertEqual(self.counts(), [every, every, 0, every])
        self.nothing_is_left(files)

    def nothing_is_left(self, files):
        """Neither files or connections of the server, nor processes, connections of theirs or temporary files."""
        deadline = time.monotonic() + 60
        while time.monotonic() < deadline:  # connections that are kept alive end after a while
            server = self.service.process.pid
            left = (len(os.listdir(f"/proc/{server}/fd")), len(children(server)))
            if left[0] <= files + 4 and left[1] == WORKERS:
                break
            time.sleep(0.5)
        self.assertLessEqual(left[0], files + 4)
        self.assertEqual(left[1], WORKERS)
        self.assertEqual(self.service.stop(), 0)
        self.assertEqual(processes_of(self.service.state), [])
        self.assertEqual(list(self.temporary.iterdir()), [])
        if POSTGRES is not None:
            self.assertEqual(self.count("SELECT count(*) FROM pg_stat_activity WHERE backend_type = 'client backend' "
                                        "AND pid <> pg_backend_pid()"), 0)


if __name__ == "__main__":
    unittest.main()
