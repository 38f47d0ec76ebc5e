"""The program as it is installed: it finds its suites from any folder."""
import json
import os
import shutil
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

from program import ROOT

PROGRAM = Path(os.environ.get("PASSNET_PROGRAM", ROOT / "build" / "passnet")).resolve()


def run(*command, **options):
    return subprocess.run([str(part) for part in command], capture_output=True, text=True,
                          timeout=300, check=False, **options)


@unittest.skipUnless(shutil.which("cmake"), "no cmake")
class Install(unittest.TestCase):
    def test_the_program_its_suites_and_pages_are_installed(self):
        with tempfile.TemporaryDirectory() as folder:
            prefix, elsewhere = Path(folder) / "prefix", Path(folder) / "elsewhere"
            elsewhere.mkdir()
            done = run("cmake", "--install", PROGRAM.parent, "--component", "program", "--prefix",
                       prefix)
            self.assertEqual(done.returncode, 0, done.stdout + done.stderr)
            program = prefix / "bin" / "passnet"
            for suite in sorted(path.name for path in (ROOT / "data/suites").iterdir()):
                done = run(program, "suite", "show", suite, "--json", cwd=elsewhere)
                self.assertEqual(done.returncode, 0, done.stderr)
                self.assertIn(suite, json.dumps(json.loads(done.stdout.splitlines()[0])))
            self.assertTrue((prefix / "share/man/man1/passnet.1.gz").exists())
            alone = shutil.copy(program, elsewhere)
            done = run(alone, "demo", cwd=elsewhere)
            self.assertEqual(done.returncode, 2)
            self.assertIn("[demo-not-found]", done.stderr)
            for page in ["README.md", "LICENSE", "interface.md", "decisions"]:
                self.assertTrue((prefix / "share/doc/passnet" / page).exists(), page)
            bare = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
            done = run(program, "eval", "model.py:Net", "--python", sys.executable, cwd=elsewhere, env=bare)
            self.assertEqual(done.returncode, 2)
            self.assertIn("found: no Python package `passnet`; the wheel", done.stderr)
            graph = prefix / "share/passnet/suite/resnet_basic.batch_norm_relu/0.graph"
            done = run(program, "pass", "explain",
                       prefix / "share/passnet/passes/batch_norm_relu.pass", graph, cwd=elsewhere)
            self.assertEqual(done.returncode, 0, done.stdout + done.stderr)


if __name__ == "__main__":
    unittest.main()
