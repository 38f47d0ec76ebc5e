"""The notebooks of docs/notebooks run: in a kernel if nbclient and ipykernel are installed, else cell by cell in
one Python."""
import importlib.util
import json
import os
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

from program import PROGRAM, ROOT

NOTEBOOKS = sorted((ROOT / "docs" / "notebooks").glob("*.ipynb"))


def has(*modules):
    return all(importlib.util.find_spec(module) for module in modules)


class Notebooks(unittest.TestCase):
    def run_in(self, folder, notebook):
        path = f"{folder / 'bin'}{os.pathsep}{os.environ['PATH']}"
        if has("nbclient", "ipykernel"):
            words = ["-c", "import sys, nbformat, nbclient\n"
                           "nbclient.NotebookClient(nbformat.read(sys.argv[1], 4), timeout=600).execute()", notebook]
        else:
            cells = json.loads(notebook.read_text(encoding="utf-8"))["cells"]
            words = ["-c", "\n".join("".join(cell["source"]) for cell in cells if cell["cell_type"] == "code")]
        return subprocess.run([sys.executable, *words], cwd=folder, capture_output=True, text=True, check=False,
                              env={**os.environ, "PATH": path}, timeout=900)

    def test_they_run(self):
        self.assertEqual(len(NOTEBOOKS), 3)
        for notebook in NOTEBOOKS:
            with self.subTest(notebook.name), tempfile.TemporaryDirectory() as name:
                if notebook.stem == "own_model" and not has("torch"):
                    self.skipTest("PyTorch is not installed")
                folder = Path(name)
                (folder / "bin").mkdir()
                (folder / "bin" / "passnet").symlink_to(PROGRAM)
                for part in ("data", "examples"):
                    (folder / part).symlink_to(ROOT / part)
                done = self.run_in(folder, notebook)
                self.assertEqual(done.returncode, 0, done.stdout + done.stderr)

    def test_they_hold_no_results(self):
        for notebook in NOTEBOOKS:
            cells = json.loads(notebook.read_text(encoding="utf-8"))["cells"]
            self.assertFalse(any(cell.get("outputs") for cell in cells), notebook.name)


if __name__ == "__main__":
    unittest.main()
