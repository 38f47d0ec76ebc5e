"""Schedules that measuring chooses: what is measured, said and kept."""
import json
import os
import subprocess
import tempfile
import unittest
from pathlib import Path

from program import PROGRAM, ROOT
from verdicts import RIGHT

GRAPH = "data/suite/resnet_basic.batch_norm_relu/0.graph"

PASS = """
pass tuned {
  pattern(%x, %mean, %variance, %weight, %bias) {
    %0 = batch_norm(%x, %mean, %variance, %weight, %bias, momentum=$_, eps=$_)
    %1 = relu(%0)
    return %1
  }
  replace {
    fuse pattern with unroll=1, tune=[tile in [[1], [1, 4096]], vector in [8, 16]]
  }
}
"""


class Tune(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.file = Path(folder.name) / "tuned.pass"
        self.file.write_text(PASS)
        self.environment = dict(os.environ, PASSNET_CACHE=str(Path(folder.name) / "cache"))

    def run_program(self, *arguments):
        result = subprocess.run([PROGRAM, *arguments], cwd=ROOT, env=self.environment,
                                capture_output=True, text=True, timeout=300)
        self.assertEqual(result.returncode, int("NOISY" in result.stdout), result.stderr)
        return result.stdout

    def test_the_fastest_is_recorded_and_chosen_again(self):
        judge = ("eval", GRAPH, "--passes", str(self.file), "--json")
        record = json.loads(self.run_program(*judge))
        self.assertIn(record["verdict"], RIGHT)
        [block] = record["tuned"]
        times = {entry["schedule"]: entry["us"] for entry in block["schedules"]}
        self.assertEqual(len(times), 5)
        self.assertEqual(min(times, key=times.get), block["chosen"])
        self.assertEqual(json.loads(self.run_program(*judge))["tuned"], record["tuned"])

    def test_tables_and_reports_say_what_was_chosen(self):
        self.assertIn("the fastest of 5 schedules",
                      self.run_program("eval", GRAPH, "--passes", str(self.file)))
        shown = self.run_program("compile", GRAPH, "--passes", str(self.file))
        self.assertIn("the fastest of 5 schedules", shown)
        report = json.loads(
            self.run_program("compile", GRAPH, "--passes", str(self.file), "--json"))
        self.assertEqual(len(report["tuned"][0]["schedules"]), 5)
        text = self.run_program("compile", GRAPH, "--passes", str(self.file), "--emit", "ir")
        self.assertNotIn("tune", text.split("fuse 0")[-1])

    def test_a_graph_keeps_the_lists(self):
        text = self.run_program("pass", "apply", str(self.file), GRAPH)
        self.assertIn("tune=[tile in [[1], [1,4096]], vector in [8, 16]]", text)


if __name__ == "__main__":
    unittest.main()
