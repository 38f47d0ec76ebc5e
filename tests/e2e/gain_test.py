"""The gain over the default compiler: a copy of its plan gains nothing, and is no failure."""
import json
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

from program import PROGRAM, ROOT, passnet as run
from verdicts import RIGHT, TimedTest, need_times

TIMED = True

GRAPH = """
graph @block(%x: f32[64,200], %y: f32[64,200]) {
  %0 = add(%x, %y)
  %1 = softmax(%0, dim=1)
  return %1
}
"""


class Gain(TimedTest):
    def setUp(self):
        holder = tempfile.TemporaryDirectory()
        self.addCleanup(holder.cleanup)
        self.folder = Path(holder.name)
        self.graph = self.folder / "block.graph"
        self.graph.write_text(GRAPH)
        self.copy = self.folder / "copy.pass"
        self.copy.write_text(run("pass", "new", self.graph, "--fuse").stdout)
        self.scheduled = self.folder / "scheduled.pass"
        self.scheduled.write_text(self.copy.read_text().replace("    }\n    return",
                                                                "    } with unroll=4\n    return"))

    def judge(self, passes, *options):
        done = run("eval", self.graph, "--passes", passes, "--json", *options)
        self.assertIn(done.returncode, (0, 1), done.stderr)
        self.text = done.stdout
        return [json.loads(line) for line in done.stdout.splitlines()]

    def score(self):
        path = self.folder / "records.jsonl"
        path.write_text(self.text)
        done = run("score", path, "--json")
        self.assertEqual(done.returncode, 0, done.stderr)
        return json.loads(done.stdout.splitlines()[0])

    def test_learned_passes_are_proved_as_those_of_an_author_are(self):
        self.graph.write_text("graph @mean(%x: f32[1,64,256], %w: f32[256,256]) {\n"
                              "  %0 = linear(%x, %w)\n  %1 = mean(%0, dim=[1], keepdim=false)\n"
                              "  return %1\n}\n")
        done = run("eval", self.graph, "--candidate", "default+learned", "--baseline", "default",
                   "--json", "--calls", "3", "--warmup", "1")
        record, = map(json.loads, done.stdout.splitlines())
        self.assertIn(record["verdict"], RIGHT, record)
        self.assertTrue(record["correct"]["-5"], record)
        self.assertEqual(record["equality"]["level"], "proved", record)

    def test_a_copy_of_the_plan_is_called_no_gain(self):
        record, = self.judge(self.copy, "--pipeline", "full")
        self.assertEqual(record["verdict"], "NO_GAIN", record)
        self.assertIsNone(record["error"])
        self.assertEqual([record[key] for key in ("speedup", "speedup_low", "speedup_high")],
                         [1, 1, 1])
        self.assertTrue(record["correct"]["-5"])
        score = self.score()
        self.assertEqual((score["as"], score["over"]["default"]["no_gain"]), (1, 1))
        self.assertEqual(score["over"]["default"]["gmean"], 1)
        done = run("eval", self.graph, "--passes", self.copy, "--pipeline", "full")
        self.assertEqual(done.returncode, 0, done.stdout)
        self.assertIn("NO_GAIN", done.stdout)

    def test_another_plan_is_timed_against_all_in_one_contest(self):
        record, = self.judge(self.scheduled, "--pipeline", "full")
        need_times(self.text)
        self.assertEqual(record["verdict"], "PASS", record)
        self.assertEqual(record["over"]["default"]["speedup"], record["speedup"])
        self.assertGreater(record["over"]["op-by-op"]["speedup"], 0)
        self.assertEqual(record["over"]["best"], record["over"]["default"])

    def test_the_default_beside_a_submission_measures_its_gain(self):
        record, default = self.judge(self.copy, "--candidate", "passes,default")
        need_times(self.text)
        self.assertIn(record["verdict"], RIGHT)
        self.assertEqual(record["over"]["default"],
                         {"speedup": 1, "low": 1, "high": 1, "same_plan": True})
        self.assertNotIn("default", default["over"])
        done = run("eval", self.graph, "--passes", self.copy, "--candidate", "passes,default")
        need_times(done.stdout)
        self.assertIn("over default", done.stdout)
        self.assertIn("NO_GAIN", done.stdout)

    def test_a_script_that_copies_graphs_gains_nothing(self):
        done = subprocess.run(
            [sys.executable, str(ROOT / "tools/copy_graphs.py"), str(ROOT / "data/suites/"
             "passbench-fusible"), "--only", "cat_add_layer_norm*", "--out", str(self.folder / "copied"),
             "--program", PROGRAM], capture_output=True, text=True, check=False)
        self.assertEqual(done.returncode, 0, done.stderr)
        done = run("bench", "passbench-fusible", "--only", "cat_add_layer_norm*", "--passes",
                   self.folder / "copied", "--pipeline", "full", "--per-task", 2, "--json", "--out",
                   self.folder / "out")
        self.assertEqual(done.returncode, 0, done.stderr)
        over = json.loads(done.stdout)["over"]["default"]
        self.assertEqual((over["as"], over["no_gain"]), (1, over["graphs"]))


if __name__ == "__main__":
    unittest.main()
