"""`passnet eval FILE.py:NAME`: modules that PyTorch captures first, and the reasons why it cannot."""
import importlib.util
import json
import os
import subprocess
import sys
import unittest

from program import InFolder, PROGRAM
from verdicts import timed

MODEL = """import torch


class Net(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.norm = torch.nn.LayerNorm(16)

    def forward(self, x):
        return torch.relu(self.norm(x)) * 2


class Said(Net):
    def example_inputs(self, batch):
        return (torch.randn(batch, 4, 16),)
"""
GRAPH = "graph @g(%x: f32[8,16]) {\n  %0 = relu(%x) : f32[8,16]\n  return %0\n}\n"
HAS_TORCH = importlib.util.find_spec("torch") is not None


class Capture(InFolder):
    def setUp(self):
        super().setUp()
        (self.folder / "model.py").write_text(MODEL, encoding="utf-8")
        self.temporary = self.folder / "temporary"
        self.temporary.mkdir()

    def passnet(self, *words, **variables):
        return subprocess.run([PROGRAM, *words], cwd=self.folder, text=True, capture_output=True,
                              env={**os.environ, "TMPDIR": str(self.temporary), **variables},
                              check=False, timeout=600)

    def judge(self, *words):
        done = self.passnet("eval", *words, "--python", sys.executable, "--json", "--warmup", "2",
                            "--calls", "5")
        self.assertIn(done.returncode, (0, 1), done.stderr)
        return timed(json.loads(done.stdout))

    def refused(self, end, *words, **variables):
        done = self.passnet("eval", *words, **variables)
        self.assertEqual((done.returncode, done.stdout), (2, ""), done.stderr)
        last = done.stderr.splitlines()[-1]
        self.assertTrue(last.startswith("error: expected ") and last.endswith(end), last)
        self.assertEqual(list(self.temporary.glob("passnet-*")), [])

    @unittest.skipUnless(HAS_TORCH, "PyTorch is not installed")
    def test_the_default_is_judged_against_eager(self):
        for words, graph in ((("model.py:Net", "--input", "x=4,16"), "Net"), (("model.py:Said",), "Said")):
            record = self.judge(*words)
            self.assertEqual((record["graph"], record["candidate"], record["baseline"]),
                             (graph, "default", "eager"))
            self.assertEqual(record["origin"]["graph"], words[0])
        self.assertEqual(list(self.temporary.glob("passnet-*")), [])

    @unittest.skipUnless(HAS_TORCH, "PyTorch is not installed")
    def test_reasons_of_pytorch(self):
        self.refused("its module has no `example_inputs` [capture-failed]", "model.py:Net",
                     "--python", sys.executable)
        self.refused("has no attribute 'Not' [capture-failed]", "model.py:Not", "--python", sys.executable)

    def test_without_pytorch(self):
        # A Python that sees no installed package.
        bare = self.folder / "bare"
        bare.write_text(f'#!/bin/sh\nexec "{sys.executable}" -S "$@"\n', encoding="utf-8")
        bare.chmod(0o755)
        self.refused("install it with `pip install torch` [capture-failed]", "model.py:Said", "--python", str(bare))
        self.refused("found no program `no-python` [capture-needs-python]", "model.py:Said",
                     "--python", "no-python")
        self.refused("that can be written (TMPDIR), found none [temporary-folder-missing]", "model.py:Said", TMPDIR="/nowhere")

    def test_other_commands_say_what_takes_modules(self):
        done = self.passnet("show", "model.py:Net")
        self.assertEqual(done.returncode, 2)
        self.assertIn("hint: passnet eval takes modules", done.stderr)

    def test_a_file_of_such_a_name_is_no_module(self):
        (self.folder / "model.py:Net").write_text("", encoding="utf-8")
        self.refused("[unknown-source]", "model.py:Net")

    def test_without_passes_the_default_is_judged(self):
        (self.folder / "g.graph").write_text(GRAPH, encoding="utf-8")
        record = self.judge("g.graph")
        self.assertEqual((record["candidate"], record["baseline"]), ("default", "op-by-op"))


if __name__ == "__main__":
    unittest.main()
