"""A result that is not rounded where the ops round: the verdict, the sentence, and the exit code."""
import json
import subprocess
import tempfile
import unittest
from pathlib import Path

from program import PROGRAM
from verdicts import RIGHT

GRAPH = """graph @bf(%x: bf16[28, 28], %y: bf16[28, 28]) {
  %0 = mul(%x, %y) : bf16[28, 28]
  %1 = add(%0, %y) : bf16[28, 28]
  return %1
}
"""
PASS = """pass fused {
  pattern(%x, %y) {
    %0 = mul(%x, %y)
    %1 = add(%0, %y)
    return %1
  }
  where dtype(%x) in [bf16] and shape(%x) == shape(%y)
  replace {
    %r = launch k(%x, %y) : like(%1)
    return %r
  }
  kernel k(x[p*], y[p*]) -> r[p*] {
    r[p] = VALUE
  }
}
"""


class Rounding(unittest.TestCase):
    def judge(self, value):
        with tempfile.TemporaryDirectory() as folder:
            (Path(folder) / "g.graph").write_text(GRAPH)
            (Path(folder) / "p.pass").write_text(PASS.replace("VALUE", value))
            runs = [subprocess.run([PROGRAM, "eval", "g.graph", "--passes", "p.pass", "--calls", "10",
                                    "--seed", "3", *more], cwd=folder, capture_output=True, text=True,
                                   timeout=600, check=False) for more in ([], ["--json"])]
        return runs[0], runs[1], json.loads(runs[1].stdout)

    def test_a_missing_rounding(self):
        table, done, record = self.judge("x[p] * y[p] + y[p]")
        self.assertIn(record["verdict"], RIGHT, record)
        self.assertFalse(record["correct"]["-5"])
        self.assertRegex(record["detail"], r"^result 0: \d+ of 784 elements are off by .* of bf16 at "
                                           r"t = -5: round where an op ends\b")
        self.assertEqual((table.returncode, done.returncode), (1, 1))
        self.assertIn("correct from t", table.stdout)
        self.assertIn("round where an op ends", table.stdout)

    def test_its_honest_twin(self):
        _, done, record = self.judge("round(x[p] * y[p]) + y[p]")
        self.assertIn(record["verdict"], RIGHT, record)
        self.assertTrue(record["correct"]["-5"])
        self.assertNotIn("result 0", record.get("detail", ""))
        self.assertEqual(done.returncode, int(record["verdict"] == "NOISY"))


if __name__ == "__main__":
    unittest.main()
