"""eval --debug: shows the value at which a pass begins to be wrong."""
import json
import subprocess
import tempfile
import unittest
from pathlib import Path

from program import PROGRAM

GRAPH = """
graph @g(%x: f32[4,8] {min=1, max=2}, %y: f32[4,8] {min=1, max=2}) {
  %before = mul(%x, %y)
  %sum = add(%before, %y)
  %top = relu(%sum)
  %after = neg(%top)
  return %after
}
"""

PASS = """
pass add_relu {
  pattern(%x, %y) {
    %0 = add(%x, %y)
    %1 = relu(%0)
    return %1
  }
  replace {
    %r = launch k(%x, %y) : like(%1)
    return %r
  }
  kernel k(x[n, d], y[n, d]) -> r[n, d] { r[n, d] = relu(x[n, d] + y[n, d]) + BIAS }
}
"""


class Debug(unittest.TestCase):
    def debug(self, bias, *arguments):
        with tempfile.TemporaryDirectory() as folder:
            (Path(folder) / "g.graph").write_text(GRAPH)
            (Path(folder) / "p.pass").write_text(PASS.replace("BIAS", bias))
            return subprocess.run([PROGRAM, "eval", f"{folder}/g.graph", "--passes",
                                   f"{folder}/p.pass", *arguments], capture_output=True, text=True,
                                  timeout=600, check=False)

    def test_the_first_wrong_value_is_that_of_the_launch(self):
        done = self.debug("(n == 1 and d == 3 ? 1.0 : 0.0)", "--debug", "valid", "--json")
        self.assertEqual(done.returncode, 1, done.stderr)
        rows = {row["value"]: row for row in map(json.loads, done.stdout.splitlines())}
        self.assertEqual(list(rows), ["before", "sum", "top", "after"])
        self.assertEqual(rows["before"]["wrong"], 0)
        self.assertIsNone(rows["sum"]["candidate"])  # inside of the kernel
        self.assertIsNone(rows["sum"]["wrong"])
        top = rows["top"]
        self.assertEqual((top["wrong"], rows["after"]["wrong"]), (1, 1))
        self.assertRegex(top["replaced_by"], "= launch k$")
        self.assertEqual(top["first_wrong"]["index"], [1, 3])
        self.assertAlmostEqual(top["first_wrong"]["found"] - top["first_wrong"]["expected"], 1,
                               places=5)
        self.assertGreater(top["reference"]["min"], 1)

    def test_a_right_pass_shows_no_difference(self):
        for inputs in ("valid", "nan", "infinities", "duplicates"):
            done = self.debug("0.0", "--debug", inputs)
            self.assertEqual(done.returncode, 0, done.stdout + done.stderr)
            self.assertIn("no value that both have differs", done.stdout)

    def test_an_unknown_set_of_inputs_is_refused(self):
        done = self.debug("0.0", "--debug", "magic")
        self.assertEqual(done.returncode, 2)
        self.assertIn("[unknown-input-set]", done.stderr)


if __name__ == "__main__":
    unittest.main()
