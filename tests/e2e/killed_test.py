"""Long commands that are killed at random moments end, when they are run again, as undisturbed ones
do. `PASSNET_KILLS=40` kills each command as often.
"""
import json
import os
import random
import shutil
import signal
import subprocess
import tempfile
import time
import unittest
from pathlib import Path

from program import PROGRAM, ROOT

KILLS = int(os.environ.get("PASSNET_KILLS", "4"))
GRAPHS = [str(ROOT / "data" / "graphs" / name) for name in ("bert", "clip", "gpt2_f16", "swin", "convbert")]


def digest_of(folder):
    return {str(path.relative_to(folder)): path.read_bytes() for path in sorted(folder.rglob("*")) if path.is_file()}


class KilledCommands(unittest.TestCase):
    def setUp(self):
        self.folder = Path(tempfile.mkdtemp())
        self.addCleanup(shutil.rmtree, self.folder)
        self.choice = random.Random(11)

    def run_program(self, *arguments):
        done = subprocess.run([PROGRAM, *arguments], cwd=self.folder, capture_output=True, text=True, timeout=600,
                              check=False)
        self.assertEqual(done.returncode, 0, f"{arguments}: {done.stderr}")
        return done.stdout

    def hash_of(self, file):
        return json.loads(self.run_program("dataset", "stats", file, "--json"))["hash"]

    def kill_often(self, command, prepare=lambda: None, result=None, check=None):
        """Starts the command and kills it, KILLS times, at moments of its whole run; then lets it end.

        A command that refuses to replace its result names it: what a kill leaves under that name is
        whole, as `check` says, and the command starts anew.
        """
        prepare()
        begin = time.monotonic()
        self.run_program(*command())
        whole = time.monotonic() - begin
        prepare()
        killed = 0
        for number in range(2 * KILLS):
            process = subprocess.Popen([PROGRAM, *command()], cwd=self.folder, stdout=subprocess.DEVNULL,
                                       stderr=subprocess.PIPE, text=True, start_new_session=True)
            try:
                _, errors = process.communicate(timeout=self.choice.uniform(0, whole))
                self.assertEqual(process.returncode, 0, errors)
                prepare()
            except subprocess.TimeoutExpired:
                kill = os.killpg if number % 2 else os.kill
                kill(process.pid, signal.SIGKILL)
                process.communicate()
                killed += 1
                if result and (self.folder / result).exists():
                    check()
                    prepare()
            if killed == KILLS:
                break
        self.run_program(*command())

    def remove(self, *names):
        for name in names:
            for path in self.folder.glob(name):
                shutil.rmtree(path) if path.is_dir() else path.unlink()

    def test_dataset_build(self):
        self.run_program("dataset", "build", *GRAPHS, "--out", "whole.db")
        self.kill_often(lambda: ("dataset", "build", *GRAPHS, "--out", "x.db", "--resume"),
                        lambda: self.remove("x.db*"))
        self.assertEqual(self.hash_of("x.db"), self.hash_of("whole.db"))

    def test_dataset_vary(self):
        self.run_program("dataset", "build", *GRAPHS, "--out", "plain.db")
        shutil.copy(self.folder / "plain.db", self.folder / "whole.db")
        self.run_program("dataset", "vary", "whole.db", "--max", "2")

        def prepare():
            self.remove("x.db*")
            shutil.copy(self.folder / "plain.db", self.folder / "x.db")
        self.kill_often(lambda: ("dataset", "vary", "x.db", "--max", "2"), prepare)
        self.run_program("dataset", "build", *GRAPHS, "--out", "x.db", "--resume")
        self.run_program("dataset", "build", *GRAPHS, "--out", "whole.db", "--resume")
        self.assertEqual(self.hash_of("x.db"), self.hash_of("whole.db"))

    def test_dataset_merge(self):
        self.run_program("dataset", "build", *GRAPHS[:3], "--out", "1.db")
        self.run_program("dataset", "build", *GRAPHS[2:], "--out", "2.db")
        self.run_program("dataset", "merge", "whole.db", "1.db", "2.db")

        def check():
            self.assertEqual(self.hash_of("x.db"), self.hash_of("whole.db"))
        self.kill_often(lambda: ("dataset", "merge", "x.db", "1.db", "2.db"), lambda: self.remove("x.db*"),
                        "x.db", check)
        check()

    def test_suite_import(self):
        self.run_program("dataset", "build", *GRAPHS[:2], "--out", "1.db")
        self.run_program("dataset", "export", "1.db", "--format", "lines", "--out", "lines")
        source, = (self.folder / "lines").glob("subgraphs*")
        self.run_program("suite", "import", str(source), "--name", "s", "--out", "whole")

        def check():
            self.assertEqual(digest_of(self.folder / "x"), digest_of(self.folder / "whole"))
        self.kill_often(lambda: ("suite", "import", str(source), "--name", "s", "--out", "x"),
                        lambda: self.remove("x", "x.part*"), "x", check)
        check()


if __name__ == "__main__":
    unittest.main()
