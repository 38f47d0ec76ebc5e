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

TIMED = True

ROOT = Path(__file__).resolve().parent.parent.parent
PROGRAM = os.environ.get("PASSNET_PROGRAM", str(ROOT / "build" / "passnet"))
BLOCK = re.compile(r"^ *```(\w*)\n(.*?)^ *```$", re.MULTILINE | re.DOTALL)
HAS_TORCH = importlib.util.find_spec("torch") is not None


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

    @unittest.skipUnless(HAS_TORCH, "PyTorch is not installed")
    def test_the_tutorial_goes_as_it_is_told(self):
        page = ROOT / "docs" / "tutorial.md"
        with tempfile.TemporaryDirectory() as name:
            folder = Path(name)
            (folder / "bin").mkdir()
            (folder / "bin" / "passnet").symlink_to(PROGRAM)
            model = dict(BLOCK.findall(page.read_text(encoding="utf-8")))["python"]
            (folder / "model.py").write_text(model, encoding="utf-8")
            path = f"{folder / 'bin'}{os.pathsep}{os.environ['PATH']}"
            for line in "".join(plain_blocks(page)).splitlines():
                done = subprocess.run(["sh", "-c", line], cwd=folder, capture_output=True, text=True,
                                      check=False, timeout=600,
                                      env={**os.environ, "PATH": path, "PYTHONPATH": str(ROOT / "python")})
                allowed = (0, 1) if "NOISY" in done.stdout else (0,)
                self.assertIn(done.returncode, allowed, f"{line}\n{done.stdout}{done.stderr}")
            self.assertTrue((folder / "block.svg").exists())


if __name__ == "__main__":
    unittest.main()
