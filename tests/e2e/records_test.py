"""The records of judged graphs: their keys, their verdicts, and how they are scored."""
import json
import subprocess
import tempfile
import unittest
from pathlib import Path

from judging_test import GRAPHS, HONEST, PROGRAM, evaluate, judge_small
from verdicts import RIGHT, TimedTest, need_times

TIMED = True


class Records(TimedTest):
    def test_the_keys_of_a_record(self):
        record = evaluate(HONEST)["small"]
        need_times(record["verdict"])
        self.assertEqual(record["matched"], {"add_relu": 1})
        self.assertEqual(sorted(map(int, record["correct"])), list(range(-10, 5)))
        self.assertGreater(record["reference_us"], 0)
        self.assertAlmostEqual(record["speedup"], record["reference_us"] / record["candidate_us"])
        self.assertLessEqual(record["speedup_low"], record["speedup_high"])
        self.assertIsNone(record["error"])

    def test_no_match(self):
        graphs = "graph @small(%x: f32[8]) {\n  %0 = relu(%x)\n  return %0\n}\n"
        record = evaluate(HONEST, graphs=graphs)["small"]
        self.assertEqual((record["verdict"], record["error"]), ("NO_MATCH", "no_match"))
        self.assertFalse(any(record["correct"].values()))

    def test_no_effect(self):
        there_and_back = """pass there {
  pattern(%x) { %0 = relu(%x)  return %0 }
  replace { %1 = clamp(%x, min=0.0)  return %1 }
}
pass back {
  pattern(%x) { %0 = clamp(%x, min=0.0)  return %0 }
  replace { %1 = relu(%x)  return %1 }
}
"""
        for pipeline, baseline in (("passes-only", "op-by-op"), ("full", "default")):
            record, = judge_small(there_and_back, "--pipeline", pipeline)
            self.assertEqual((record["verdict"], record["error"]), ("NO_EFFECT", "no_match"))
            self.assertEqual(record["baseline"], baseline)
            self.assertIsNone(record["speedup"])

    def test_an_input_for_a_copy(self):
        record, = judge_small("pass takes_input {\n  pattern(%x) { %0 = relu(%x)  %1 = relu(%0) "
                              " return %0, %1 }\n  replace { %2 = relu(%x)  return %2, %2 }\n}\n",
                              graph="graph @g(%x: f32[64]) {\n  %0 = relu(%x)\n"
                                    "  %1 = relu(%0)\n  return %0, %1\n}\n")
        self.assertEqual((record["verdict"], record["error"]), ("ALIASED", "integrity"), record)

    def test_right_on_valid_inputs_alone(self):
        loses_nan = """pass loses_nan {
  pattern(%x) { %0 = relu(%x)  return %0 }
  replace { %1 = launch loses_nan(%x) : like(%x)  return %1 }
  kernel loses_nan(x[p*]) -> y[p*] {
    y[p] = where(x[p] > 0, x[p], 0)
  }
}
"""
        record, = judge_small(loses_nan)
        self.assertIn(record["verdict"], RIGHT, record)
        self.assertEqual(record["equality"]["level"], "proved", record)
        self.assertFalse(record["equality"]["robust"], record)
        record, = judge_small(loses_nan, "--robust")
        self.assertEqual(record["verdict"], "WRONG_VALUE", record)
        self.assertIn("nan", record["detail"])
        self.assertFalse(any(record["correct"].values()))
        self.assertTrue(all(record["correct_on_valid"].values()))
        with tempfile.TemporaryDirectory() as folder:
            records = Path(folder) / "records.jsonl"
            records.write_text(json.dumps(record) + "\n")
            for arguments, inputs, share in (((), "all", 0), (("--valid-inputs",), "valid", 1)):
                done = subprocess.run([PROGRAM, "score", str(records), "--json", *arguments],
                                      capture_output=True, text=True, timeout=300, check=True)
                score = json.loads(done.stdout)
                self.assertEqual((score["inputs"], score["correct"]), (inputs, share))
            del record["correct_on_valid"]
            records.write_text(json.dumps(record) + "\n")
            done = subprocess.run([PROGRAM, "score", str(records), "--valid-inputs"],
                                  capture_output=True, text=True, timeout=300, check=False)
            self.assertEqual(done.returncode, 2)
            self.assertIn("[no-valid-correctness]", done.stderr)

    def test_half_precision(self):
        for dtype in ("f16", "bf16"):
            for record in evaluate(HONEST, graphs=GRAPHS.replace("f32", dtype)).values():
                self.assertIn(record["verdict"], RIGHT, record)


if __name__ == "__main__":
    unittest.main()
