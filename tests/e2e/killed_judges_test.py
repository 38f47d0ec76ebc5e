"""Judges of which any process is killed at a random moment give, when they are run again, the records
of an undisturbed run, and leave no process and no shared memory. `PASSNET_KILLS=50` kills as often on
each device.
"""
import json
import os
import random
import shutil
import signal
import subprocess
import time
import unittest
from pathlib import Path

from program import PROGRAM, ROOT, InFolder

KILLS = int(os.environ.get("PASSNET_KILLS", "3"))
SUITE = str(ROOT / "data" / "suite")
PASSES = str(ROOT / "examples" / "passes")
TASKS = "convnext.*,vit.*"
END_S = 60  # of all processes of a judge after it was killed: far more than they take


def processes():
    """The processes of each session, those alone that still run."""
    found = {}
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text().rsplit(")", 1)[1].split()
        except OSError:
            continue
        if fields[0] != "Z":
            found.setdefault(int(fields[3]), []).append(int(stat.parent.name))
    return found


def shared_memory():
    return {path.name for path in Path("/dev/shm").iterdir()}


class KilledJudges(InFolder):
    def setUp(self):
        super().setUp()
        self.choice = random.Random(7)

    def command(self, device, out):
        return ["bench", SUITE, "--only", TASKS, "--passes", PASSES, "--device", device, "--out", out, "--seed", "7",
                "--calls", "5", "--warmup", "1", "--resume"]

    def records(self, out):
        """Verdicts and proofs by candidate: a time may be too noisy to be compared."""
        rows = [json.loads(line) for line in (self.folder / out / "records.jsonl").read_text().splitlines()]
        return {(row["task"], row["graph"], row["candidate"]):
                ("right" if row["verdict"] in ("PASS", "NOISY") else row["verdict"], row.get("equality"))
                for row in rows}

    def kill_one(self, device, moment):
        """Starts the judge, kills one of its processes at the moment; True if one was left to kill."""
        judge = subprocess.Popen([PROGRAM, *self.command(device, "killed")], cwd=self.folder,
                                 stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True)
        try:
            judge.wait(moment)
        except subprocess.TimeoutExpired:
            victim = self.choice.choice(processes().get(judge.pid, [judge.pid]))
            try:
                os.kill(victim, signal.SIGKILL)
            except ProcessLookupError:
                victim = None
            judge.wait(600)
            end = time.monotonic() + END_S
            while processes().get(judge.pid) and time.monotonic() < end:
                time.sleep(0.05)
            self.assertEqual(processes().get(judge.pid, []), [])
            return victim is not None
        shutil.rmtree(self.folder / "killed")  # it ended: the next one begins anew
        return False

    def check_device(self, device):
        self.passnet(*self.command(device, "warm"), code=0)
        begin = time.monotonic()
        self.passnet(*self.command(device, "whole"), code=0)
        whole = time.monotonic() - begin
        memory = shared_memory()
        kills = 0
        for _ in range(3 * KILLS):
            kills += self.kill_one(device, self.choice.uniform(0.05, whole))
            if self.choice.random() < 0.3:  # others go on where a killed one ended
                self.passnet(*self.command(device, "killed"), code=0)
                self.assertEqual(self.records("killed"), self.records("whole"))
                shutil.rmtree(self.folder / "killed", ignore_errors=True)
            if kills == KILLS:
                break
        self.passnet(*self.command(device, "killed"), code=0)
        self.assertEqual(self.records("killed"), self.records("whole"))
        self.assertEqual(kills, KILLS)
        left = shared_memory() - memory
        end = time.monotonic() + END_S
        while left and time.monotonic() < end:  # that of other programs goes
            time.sleep(0.05)
            left &= shared_memory()
        self.assertEqual(left, set())

    def test_on_the_processor(self):
        self.check_device("cpu")

    @unittest.skipUnless(shutil.which("nvidia-smi"), "no GPU")
    def test_on_a_gpu(self):
        self.check_device("cuda")


if __name__ == "__main__":
    unittest.main()
