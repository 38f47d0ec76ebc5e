"""Every command ends its help in an example, and the examples work."""
import functools
import json
import os
import shutil
import subprocess
import tempfile
import unittest
from pathlib import Path

from program import PROGRAM, ROOT
from verdicts import timed

MINUTES = {"bench", "agent"}  # judges the whole suite; needs a model, which agent_test.py scripts
# Options with which an example takes seconds: one graph of each task, and a short search.
SHORTER = {"demo": " --only '*.0' --warmup 2 --calls 5", "teach": " --seconds 3"}
# Answers of examples that time on a busy machine, with exit code 1.
TIMED = ("NOISY", "is not slow")


@functools.cache
def help_of(command):
    return subprocess.run([PROGRAM, *command.split(), "--help"], capture_output=True, text=True,
                          check=True, timeout=300).stdout


def example_of(command):
    lines = [line for line in help_of(command).splitlines() if line.startswith("Example: ")]
    return lines[0].removeprefix("Example: ") if len(lines) == 1 else None


def listed_commands(command):
    """The subcommands that the help of `command` lists, in groups of which each has a title."""
    names = []
    for part in help_of(command).split("\n\n"):
        title, *lines = part.strip("\n").splitlines() or [""]
        if not title.endswith(":") or title in ("Options:", "Positionals:", "OPTIONS:", "POSITIONALS:"):
            continue
        names += [f"{command} {line.split()[0]}".strip() for line in lines
                  if line.startswith("  ") and not line.startswith("   ")]
    return names


def all_commands():
    """The program itself (""), its commands, and the commands of its groups."""
    found = [""]
    for command in listed_commands(""):
        found += [command, *listed_commands(command)]
    return found


class HelpTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.commands = all_commands()
        # Examples run in an empty folder, with the program and what is installed with it.
        cls.home = Path(tempfile.mkdtemp())
        cls.addClassCleanup(shutil.rmtree, cls.home)
        cls.folder = cls.home / "work"
        cls.folder.mkdir()
        subprocess.run(["cmake", "--install", Path(PROGRAM).resolve().parent, "--component", "program",
                        "--prefix", cls.home], check=True, capture_output=True, timeout=300)

    def run_example(self, command):
        path = f"{self.home / 'bin'}{os.pathsep}{os.environ['PATH']}"
        line = example_of(command) + SHORTER.get(command, "")
        return subprocess.run(["sh", "-c", line], cwd=self.folder, text=True,
                              env={**os.environ, "PATH": path}, capture_output=True, check=False,
                              timeout=300)

    def test_the_interface_has_a_row_for_every_command(self):
        interface = (ROOT / "docs" / "interface.md").read_text(encoding="utf-8")
        self.assertGreater(len(self.commands), 10)
        for command in self.commands:
            if not listed_commands(command):
                self.assertRegex(interface, rf"(?m)^\| `{command}[ `]")

    def test_every_command_has_one_example_of_itself(self):
        for command in self.commands:
            with self.subTest(command):
                example = example_of(command)
                self.assertIsNotNone(example)
                self.assertTrue(example.startswith(f"passnet {command}".strip()), example)

    def test_examples_work(self):
        (self.folder / "out" / "demo").mkdir(parents=True)
        graph = ROOT / "data" / "suite" / "bert.add_layer_norm" / "0.graph"
        done = subprocess.run([PROGRAM, "eval", graph, "--passes", ROOT / "examples" / "passes",
                               "--json", "--calls", "5", "--allow-native"],
                              capture_output=True, text=True, check=False, timeout=300)
        records = self.folder / "out" / "demo" / "records.jsonl"
        records.write_text(json.dumps(timed(json.loads(done.stdout))) + "\n", encoding="utf-8")
        for command in self.commands:
            example = example_of(command)
            if example.split()[1] in MINUTES:
                continue
            with self.subTest(command):
                done = self.run_example(command)
                self.assertIn(done.returncode, (0, 1) if any(answer in done.stdout for answer in TIMED) else (0,),
                              f"{example}\n{done.stdout}{done.stderr}")
        self.assertTrue((self.folder / "out" / "run.safetensors").exists())


if __name__ == "__main__":
    unittest.main()
