"""The pages of docs/: links lead somewhere, commands are the program's, and the tutorial goes as it is told."""
import importlib.util
import json
import os
import re
import shlex
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

from program import PROGRAM, ROOT

BLOCK = re.compile(r"^ *```(\w*)\n(.*?)^ *```$", re.MULTILINE | re.DOTALL)
HAS_TORCH = importlib.util.find_spec("torch") is not None

SAMPLE = ROOT / "data" / "samples" / "mixer" / "mixer_float16"
ARCHIVE = ROOT / "tests" / "fuzz" / "pt2" / "exported.pt2"
MODEL = """import torch


class Net(torch.nn.Module):
    def forward(self, x):
        return torch.relu(x) * 2

    def example_inputs(self, batch):
        return (torch.ones(batch, 64),)
"""
# Commands that are not run here, by page and first words, with the reason; a page alone: all of its commands.
NOT_RUN = {
    "tutorial.md": "followed step by step below", "extract.md": "reads what PyTorch captured (python/tests)",
    "agent.md": "needs a model (agent_test.py scripts one)", "training.md": "needs a model",
    "training_runs.md": "takes hours", "suites.md": "needs the whole dataset, which takes minutes",
    "learned.md": "takes hours (headroom_test.py)", "teach.md": "takes minutes (teach_test.py)", "paddle.md": "its samples do not ship (paddle_test.py)",
    "README.md eval model.py:Net": "capture_test.py has it",
    "kernels.md pass check my.pass --prove": "takes minutes (prove_test.py)",
    "kernels.md eval": "the same (judging_test.py)",
    "README.md demo": "takes minutes (help_test.py)", "install.md demo": "the same", "service.md": "does not end",
    "README.md score": "reads what the demo wrote (readme_test.py)", "users_graphnet.md score": "the same",
    "boards.md": "its keys and bundles are the reader's (board_test.py)",
    "onnx.md": "its models are the reader's", "public_passes.md": "its output goes into examples",
    "passes.md": "its graph is the reader's (cookbook_test.py)",
    "dataset.md dataset build --": "takes minutes (dataset_test.py)",
    "dataset.md dataset build data/graphs": "its second source is the reader's",
    "dataset.md dataset merge": "the same", "dataset.md dataset export dataset.db --format launches": "the same",
    "dataset.md dataset show": "the hash is the reader's", "dataset.md dataset measure": "the records are the reader's",
    "dataset.md dataset query": "finds nothing in a small dataset",
}


# The exit codes that a page's commands end with, if not 0.
CODES = {"bisect.md bisect model.pt2 --until wrong": {1}}  # nothing is wrong there


def codes_of(file, words):
    told = f"{file.name} {' '.join(words)} "
    known = next((codes for beginning, codes in CODES.items() if told.startswith(beginning + " ")), {0})
    # Its code is the verdict, which on a busy machine may be NOISY.
    return known | {1} if words[0] == "eval" else known


def is_run(file, words):
    told = f"{file.name} {' '.join(words)} "
    on_gpu = "--device" in words and words[words.index("--device") + 1] == "cuda" and "--emit" not in words
    return not on_gpu and not any(told.startswith(beginning + ("" if beginning.endswith("-") else " "))
                                  for beginning in NOT_RUN)


def texts():
    yield from [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]


def plain_blocks(file):
    """The blocks of a page without a language: commands, and what they print."""
    return [text for language, text in BLOCK.findall(file.read_text(encoding="utf-8")) if not language]


def commands(file):
    """The words of each command of the program in the blocks of a page."""
    for block in plain_blocks(file):
        joined = block.replace("\\\n", " ")
        for line in joined.splitlines():
            line = re.sub(r"\s+#\s.*$", "", line.strip().removeprefix("$ ").removeprefix("build/"))
            if re.match(r"passnet [a-z]", line) and "…" not in line:
                yield shlex.split(line, comments=False)[1:]


class Docs(unittest.TestCase):
    def test_links_lead_somewhere(self):
        done = subprocess.run([sys.executable, ROOT / "tools" / "make_docs.py", "--check", "--program", PROGRAM],
                              capture_output=True, text=True, check=False, timeout=300)
        self.assertEqual(done.returncode, 0, done.stderr)

    def test_commands_and_options_are_the_programs(self):
        listed = subprocess.run([PROGRAM, "completion", "bash", "--json"], capture_output=True, text=True,
                                check=True, timeout=300).stdout
        words_of = {row["command"]: row["words"] for row in map(json.loads, listed.splitlines())}
        count = 0
        for file in texts():
            for words in commands(file):
                path = words[0]
                if len(words) > 1 and f"{path} {words[1]}" in words_of:
                    path = f"{path} {words[1]}"
                count += 1
                with self.subTest(f"{file.name}: passnet {' '.join(words)}"):
                    self.assertIn(path, words_of)
                    for word in words:
                        if re.match(r"--[a-z]", word):
                            self.assertIn(word.partition("=")[0], words_of[path])
        self.assertGreater(count, 50)

    def workspace(self, folder):
        """Lays out what the pages speak of."""
        for name, target in {"data": ROOT / "data", "examples": ROOT / "examples", "GRAPH": SAMPLE,
                             "FILE.jsonl.gz": ROOT / "data" / "suite.jsonl.gz", "model.pt2": ARCHIVE}.items():
            (folder / name).symlink_to(target)
        (folder / "bin").mkdir()
        (folder / "bin" / "passnet").symlink_to(PROGRAM)
        (folder / "model.py").write_text(MODEL, encoding="utf-8")
        readme = next(text for text in plain_blocks(ROOT / "README.md") if text.startswith("pass add_relu"))
        (folder / "out").mkdir()
        for place in ("out/add_relu.pass", "my.pass"):
            (folder / place).write_text(readme.replace("mul", "add"), encoding="utf-8")
        for command in ("dataset build GRAPH --out dataset.db",
                        "run model.pt2 --seed 1 --save-inputs x.safetensors"):
            done = self.run_in(folder, f"passnet {command}")
            self.assertEqual(done.returncode, 0, done.stderr)

    def run_in(self, folder, command):
        path = f"{folder / 'bin'}{os.pathsep}{os.environ['PATH']}"
        return subprocess.run(["sh", "-c", command], cwd=folder, capture_output=True, text=True, check=False,
                              timeout=600, stdin=subprocess.DEVNULL,
                              env={**os.environ, "PATH": path, "PYTHONPATH": str(ROOT / "python")})

    def test_commands_run_as_written(self):
        count = 0
        with tempfile.TemporaryDirectory() as name:
            self.workspace(Path(name))
            for file in texts():
                for words in commands(file):
                    needs_torch = "model.py:Net" in words or "eager" in ",".join(words)
                    if not is_run(file, words) or (needs_torch and not HAS_TORCH):
                        continue
                    command = " ".join(word if word == ">" else shlex.quote(word) for word in ["passnet", *words])
                    count += 1
                    with self.subTest(f"{file.name}: {command}"):
                        done = self.run_in(Path(name), command)
                        self.assertIn(done.returncode, codes_of(file, words), done.stdout + done.stderr)
        self.assertGreater(count, 30)

    @unittest.skipUnless(HAS_TORCH, "PyTorch is not installed")
    def test_the_tutorial_goes_as_it_is_told(self):
        page = ROOT / "docs" / "tutorial.md"
        with tempfile.TemporaryDirectory() as name:
            folder = Path(name)
            (folder / "bin").mkdir()
            (folder / "bin" / "passnet").symlink_to(PROGRAM)
            model = dict(BLOCK.findall(page.read_text(encoding="utf-8")))["python"]
            (folder / "model.py").write_text(model, encoding="utf-8")
            for line in "".join(plain_blocks(page)).splitlines():
                done = self.run_in(folder, line)
                allowed = (0, 1) if "NOISY" in done.stdout else (0,)
                self.assertIn(done.returncode, allowed, f"{line}\n{done.stdout}{done.stderr}")
            self.assertTrue((folder / "block.svg").exists())


if __name__ == "__main__":
    unittest.main()
