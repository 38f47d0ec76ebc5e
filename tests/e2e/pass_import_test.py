"""`passnet pass import` as a user runs it."""
import json
import tempfile
import unittest
from pathlib import Path

from program import ROOT, passnet as run

PASSES = ROOT / "examples" / "public_passes"
GRAPHS = {
    "000_add_relu": """graph @g(%x: f32[3,5], %y: f32[3,5]) {
  %0 = add(%x, %y) : f32[3,5]
  %1 = relu(%0) : f32[3,5]
  return %1
}
""",
    "001_row_softmax": """graph @g(%x: f16[2,3,7]) {
  %0 = softmax(%x, dim=-1) : f16[2,3,7]
  return %0
}
""",
}


class PassImportTest(unittest.TestCase):
    def test_converted_passes_match_and_hold(self):
        with tempfile.TemporaryDirectory() as folder:
            done = run("pass", "import", PASSES, "--out", folder)
            self.assertEqual(done.returncode, 0, done.stderr)
            self.assertIn("2 of 2 files converted", done.stdout)
            for name, text in GRAPHS.items():
                graph = Path(folder) / f"{name}.graph"
                graph.write_text(text)
                applied = run("pass", "apply", Path(folder) / f"{name}.pass", graph)
                self.assertEqual(applied.returncode, 0, applied.stderr)
                self.assertIn("launch", applied.stdout)
                proved = run("pass", "check", Path(folder) / f"{name}.pass", "--prove", "4",
                             "--from", graph)
                self.assertEqual(proved.returncode, 0, proved.stdout + proved.stderr)

    def test_reasons_are_located_and_counted(self):
        with tempfile.TemporaryDirectory() as folder:
            broken = Path(folder) / "broken.py"
            broken.write_text("def pattern(x):\n    return x.contiguous()\n"
                              "def replacement_args(x):\n    return (x,)\n"
                              "def replacement_func():\n    return None\n")
            done = run("pass", "import", broken, "--out", folder)
            self.assertEqual(done.returncode, 1, done.stderr)
            self.assertIn("0 of 1 file converted", done.stdout)
            self.assertIn("[public-identity]", done.stderr)
            row = json.loads(run("pass", "import", broken, "--out", folder, "--json").stdout)
            self.assertEqual(row["diagnostics"][0]["id"], "public-identity")
            self.assertFalse(row["ok"])
            missing = run("pass", "import", Path(folder) / "none.py", "--out", folder)
            self.assertEqual(missing.returncode, 2)
            self.assertIn("[public-pass-folder]", missing.stderr)


if __name__ == "__main__":
    unittest.main()
