"""Judging a graph whose calls take long: what there is no time for is left out, and named."""
import json
import subprocess
import tempfile
import unittest
from pathlib import Path

from program import PROGRAM
from verdicts import RIGHT, need_times

TIMED = True

GRAPH = """graph @large(%x: f32[256,4096], %w: f32[4096,4096], %b: f32[4096]) {
  %0 = linear(%x, %w, %b)
  %1 = gelu(%0)
  return %1
}
"""


class LargeGraphTest(unittest.TestCase):
    def test_fewer_calls_are_made_and_named(self):
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "large.graph"
            path.write_text(GRAPH, encoding="utf-8")
            done = subprocess.run([PROGRAM, "eval", str(path), "--candidate", "default",
                                   "--threads", "1", "--calls", "400", "--json"],
                                  capture_output=True, text=True, check=False, timeout=300)
        need_times(done.stdout)
        record = json.loads(done.stdout)
        self.assertIn(record["verdict"], RIGHT, done.stdout)
        self.assertTrue(record["correct"]["-5"])
        self.assertIn("calls", record["left_out"])
        for times in record["rounds"]:
            self.assertLess(len(times["reference_us"]), 80)


if __name__ == "__main__":
    unittest.main()
