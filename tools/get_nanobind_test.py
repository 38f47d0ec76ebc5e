"""Tests of get_nanobind.py: without nanobind the build continues, and one line says what is
missing."""
import importlib.util
import os
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

SCRIPT = Path(__file__).resolve().parent / "get_nanobind.py"


@unittest.skipIf(importlib.util.find_spec("nanobind"), "this Python has nanobind")
class WithoutNanobind(unittest.TestCase):
    def run_script(self, *arguments):
        unreachable = dict(os.environ, PIP_INDEX_URL="http://127.0.0.1:9/simple", PIP_NO_INDEX="1")
        return subprocess.run([sys.executable, str(SCRIPT), *map(str, arguments)], timeout=120,
                              capture_output=True, text=True, check=False, env=unreachable)

    def test_fetching_never_fails_and_is_tried_once(self):
        with tempfile.TemporaryDirectory() as root:
            folder = Path(root) / "packages"
            for _ in range(2):
                done = self.run_script(folder)
                self.assertEqual(done.returncode, 0)
                self.assertRegex(done.stderr, r"\Athe Python binding is left out: [^\n]+\n\Z")
                self.assertTrue(folder.is_dir())
            self.assertIn("missing", done.stderr)

    def test_describing_says_what_is_missing(self):
        with tempfile.TemporaryDirectory() as root:
            done = self.run_script("--describe", root)
            self.assertEqual((done.returncode, done.stdout), (1, ""))
            self.assertRegex(done.stderr, r"\A[^\n]+\n\Z")

    def test_describing_gives_headers_suffix_and_nanobind(self):
        with tempfile.TemporaryDirectory() as root:
            source = Path(root) / "nanobind" / "src" / "nb_combined.cpp"
            source.parent.mkdir(parents=True)
            source.touch()
            done = self.run_script("--describe", root)
            if "Python.h" in done.stderr:
                self.skipTest("this Python has no headers")
            headers, suffix, nanobind = done.stdout.split(";")
            self.assertTrue((Path(headers) / "Python.h").exists())
            self.assertTrue(suffix.endswith(".so"))
            self.assertEqual(nanobind, str(Path(root) / "nanobind"))


if __name__ == "__main__":
    unittest.main()
