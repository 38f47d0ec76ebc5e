"""README.md shows what the program prints: its example is followed, command by command. Texts are
equal; tables have the same columns, whatever their numbers."""
import re
import shlex
import subprocess
import tempfile
import unittest
from pathlib import Path

from program import PROGRAM, ROOT

BLOCK = re.compile(r"^```\n(.*?)^```$", re.MULTILINE | re.DOTALL)
SAMPLE = ("data/suite/resnet_basic.batch_norm_add_relu/0.graph --passes PASS "
          "--candidate passes,default --warmup 2 --calls 5")


def steps():
    """The commands of the README in their order, each with the lines that follow it."""
    found = []
    for block in BLOCK.findall((ROOT / "README.md").read_text(encoding="utf-8")):
        for line in block.splitlines():
            if line.startswith("$ build/passnet "):
                found.append((line.removeprefix("$ build/passnet "), []))
            elif block.startswith("$ build/passnet ") and found:
                found[-1][1].append(line)
    return found


def columns(line):
    return re.split(r"\s{2,}", line.strip())


class Readme(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)
        self.file = Path(self.folder.name) / "add_relu.pass"
        text = (ROOT / "README.md").read_text(encoding="utf-8")
        self.text = next(block for block in BLOCK.findall(text) if block.startswith("pass add_relu"))
        self.file.write_text(self.text, encoding="utf-8")

    def run_program(self, command):
        words = [str(self.file) if word in ("out/add_relu.pass", "PASS") else word
                 for word in shlex.split(command)]
        done = subprocess.run([PROGRAM, *words], cwd=ROOT, capture_output=True, text=True,
                              check=False, timeout=600)
        return (done.stdout + done.stderr).replace(str(self.file), "out/add_relu.pass")

    def step(self, beginning):
        return next(step for step in steps() if step[0].startswith(beginning))

    def test_the_example_is_told_as_it_goes(self):
        for beginning in ("pass check out/add_relu.pass", "pass explain out/add_relu.pass"):
            command, expected = self.step(beginning)
            self.assertEqual(self.run_program(command).splitlines(), expected)
        self.file.write_text(self.text.replace("mul", "add"), encoding="utf-8")
        command, expected = self.step("pass apply")
        found = self.run_program(command).splitlines()
        for line in expected:
            if line != "…":
                self.assertIn(line, found)

    def test_tables_have_their_columns(self):
        self.file.write_text(self.text.replace("mul", "add"), encoding="utf-8")
        command, expected = self.step("eval ")
        found = self.run_program(f"{command} --warmup 2 --calls 5").splitlines()
        at = next(i for i, line in enumerate(found) if line.startswith("graph"))
        self.assertEqual(columns(found[at]), columns(expected[0]))
        self.assertEqual(len(columns(found[at + 1])), len(columns(expected[1])))

        out = Path(self.folder.name) / "out"
        self.run_program(f"bench {SAMPLE} --out {out}")
        expected = self.step("score ")[1]
        found = self.run_program(f"score {out / 'records.jsonl'}").splitlines()
        self.assertEqual(found[0], expected[0])
        for beginning in ("candidate", "ES(t)"):
            shown = next(line for line in expected if line.startswith(beginning))
            printed = next(line for line in found if line.startswith(beginning))
            self.assertEqual(columns(printed), columns(shown))


if __name__ == "__main__":
    unittest.main()
