"""`passnet pass check --prove` as a user runs it."""
import json
import subprocess
import tempfile
import unittest
from pathlib import Path

from program import PROGRAM

PASSES = """
pass right {
  pattern(%x) { %0 = neg(%x) %1 = neg(%0) return %1 }
  replace { return %x }
}
pass wrong {
  pattern(%x) { %0 = neg(%x) %1 = relu(%0) return %1 }
  where dtype(%x) in [f32, f16]
  replace { %y = relu(%x) return %y }
}
pass never {
  pattern(%x) { %0 = exp(%x) return %0 }
  where rank(%x) < 0
  replace { return %x }
}
"""


class ProveTest(unittest.TestCase):
    def run_program(self, text, *arguments):
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "three.pass"
            path.write_text(text)
            return subprocess.run([PROGRAM, "pass", "check", str(path), "--prove", "9", *arguments],
                                  capture_output=True, text=True, timeout=600, check=False)

    def test_says_what_holds_and_what_does_not(self):
        done = self.run_program(PASSES, "--seed", "5")
        self.assertEqual(done.returncode, 1, done.stderr)
        self.assertIn("right: holds on 9 instances", done.stdout)
        self.assertIn("wrong: fails among", done.stdout)
        self.assertIn("wrong-value: result 0: 1 of 1 elements is wrong: the one at []; it is ",
                      done.stdout)
        self.assertIn("graph @wrong(%x: f32[]) {", done.stdout)
        self.assertIn("never: not proved", done.stdout)
        self.assertIn("seed 5", done.stderr)

    def test_json_is_one_row_a_pass(self):
        done = self.run_program(PASSES, "--json")
        rows = [json.loads(line) for line in done.stdout.splitlines()]
        self.assertEqual([(row["pass"], row["ok"]) for row in rows],
                         [("right", True), ("wrong", False), ("never", False)])
        self.assertEqual(rows[0]["instances"], 9)
        self.assertEqual(sum(rows[0]["dtypes"].values()), 9)
        self.assertIn("float32", rows[0]["dtypes"])
        self.assertIsNone(rows[0]["failure"])
        self.assertEqual(rows[1]["failure"]["kind"], "wrong-value")
        self.assertGreater(rows[1]["failure"]["error_units"], 1)
        self.assertEqual(rows[2]["instances"], 0)
        again = self.run_program(PASSES, "--json", "--seed", str(rows[0]["seed"]))
        for row, repeated in zip(rows, map(json.loads, again.stdout.splitlines()), strict=True):
            self.assertEqual({**row, "file": ""}, {**repeated, "file": ""})

    def test_success_and_bad_input(self):
        self.assertEqual(self.run_program(PASSES.split("pass wrong")[0]).returncode, 0)
        self.assertEqual(self.run_program("pass p {").returncode, 2)


if __name__ == "__main__":
    unittest.main()
