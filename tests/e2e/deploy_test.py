"""The commands of examples/deploy run: each recipe judges an evaluation, on PostgreSQL where it is installed
(tools/with_postgres.py names it in PASSNET_POSTGRES), otherwise on a file."""
import json
import os
import re
import socket
import subprocess
import tempfile
import time
import unittest
import urllib.request
from pathlib import Path

from service_process import PROGRAM, ROOT, request
from verdicts import RIGHT

DEPLOY = ROOT / "examples" / "deploy"


def commands(text):
    """The lists of words of `command:` lines."""
    return [json.loads(found) for found in re.findall(r"^ +command: (\[.*\])$", text, re.MULTILINE)]


class DeployTest(unittest.TestCase):
    def setUp(self):
        holder = tempfile.TemporaryDirectory()
        self.addCleanup(holder.cleanup)
        self.state = os.environ.get("PASSNET_POSTGRES") or str(Path(holder.name) / "state.db")
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = str(probe.getsockname()[1])

    def words(self, command):
        """The command on this machine: its program, state and port."""
        self.assertEqual(command[0], "passnet")
        found = [PROGRAM]
        for word in command[1:]:
            word = re.sub(r"^postgresql://.*|^\$\(STATE\)$", lambda _: self.state, word)
            found.append({"8377": self.port, "0.0.0.0": "127.0.0.1", "$(POD)": "pod-1"}.get(word, word))
        return found

    def start(self, words, **options):
        process = subprocess.Popen(words, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd=ROOT, **options)
        self.addCleanup(process.wait)
        self.addCleanup(process.terminate)

    def token(self):
        done = subprocess.run([PROGRAM, "tenant", "add", f"t{os.getpid()}", "--state", self.state], capture_output=True,
                              text=True, check=True)
        return done.stdout.strip()

    def judge(self, token):
        body = json.dumps(request(cache=False)).encode()
        for _ in range(200):
            try:
                asked = urllib.request.Request(
                    f"http://127.0.0.1:{self.port}/v1/evaluations?wait=60", body,
                    {"Content-Type": "application/json", "Authorization": f"Bearer {token}"})
                with urllib.request.urlopen(asked, timeout=600) as answer:
                    row, = json.loads(answer.read())["evaluations"]
                    return row
            except OSError:
                time.sleep(0.1)
        raise AssertionError("no answer")

    def check(self, started):
        for command in started:
            if "tenant" in command:
                subprocess.run(self.words(command), check=True, capture_output=True)
            else:
                self.start(self.words(command))
        row = self.judge(self.token())
        self.assertIn(row["record"]["verdict"], RIGHT, row)
        return row

    def test_compose(self):
        found = commands((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
        self.assertEqual([command[1] for command in found], ["serve", "tenant", "worker", "worker"])
        self.assertIn(self.check([found[1], found[0], *found[2:]])["worker"], ("a", "b"))

    def test_kubernetes(self):
        found = commands((DEPLOY / "kubernetes.yaml").read_text(encoding="utf-8"))
        self.assertEqual([command[1] for command in found], ["serve", "worker"])
        self.assertEqual(self.check(found)["worker"], "pod-1")

    def test_a_slurm_array(self):
        serve, = [command for command in commands((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
                  if command[1] == "serve"]
        self.start([str(DEPLOY / "slurm.sh"), self.state, "cpu"],
                   env={**os.environ, "PASSNET_PROGRAM": PROGRAM, "SLURM_ARRAY_JOB_ID": "7", "SLURM_ARRAY_TASK_ID": "3"})
        self.assertTrue(self.check([serve])["worker"].endswith("-7-3"))


if __name__ == "__main__":
    unittest.main()
