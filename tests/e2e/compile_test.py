"""`passnet compile` on the command line."""
import json
import os
import tempfile
import unittest
from pathlib import Path

from program import passnet
from verdicts import RIGHT

NORM = """graph @norm(%x: f32[64,96], %w: f32[96], %b: f32[96]) {
  %0 = relu(%x) : f32[64,96]
  %1 = layer_norm(%0, [96], %w, %b, 1e-05) : f32[64,96]
  %2 = add(%1, %x) : f32[64,96]
  return %2
}
"""
CROP = """graph @crop(%x: f32[8,10,10]) {
  %0 = slice(%x, dim=1, start=0, end=5) : f32[8,5,10]
  %1 = mul(%0, %0) : f32[8,5,10]
  return %1
}
"""
MEAN = """graph @mean(%x: f32[64,49,96], %w: f32[384,96], %b: f32[384], %r: f32[64,49,384]) {
  %0 = linear(%x, %w, %b) : f32[64,49,384]
  %1 = add(%0, %r) : f32[64,49,384]
  %2 = mean(%1, dim=[1]) : f32[64,384]
  return %2
}
"""
RANDOM = """graph @random(%x: f32[8]) {
  %0 = dropout(%x, 0.5) : f32[8]
  return %0
}
"""
PASS = """pass square {
  pattern(%x) {
    %0 = mul(%x, %x)
    return %0
  }
  replace {
    %1 = pow(%x, 2)
    return %1
  }
}
"""


class Compile(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)

    def write(self, name, text):
        path = os.path.join(self.folder.name, name)
        Path(path).write_text(text, encoding="utf-8")
        return path

    def test_no_pipeline_computes_what_no_result_needs(self):
        path = self.write("dead.graph", "graph @dead(%x: f32[64]) {\n  %0 = sigmoid(%x) : f32[64]\n"
                          "  %1 = relu(%x) : f32[64]\n  return %1\n}\n")
        for pipeline in ("op-by-op", "default"):
            done = passnet("compile", path, "--pipeline", pipeline, "--emit", "kernels")
            self.assertEqual(done.returncode, 0, done.stderr)
            self.assertIn("relu", done.stdout)
            self.assertNotIn("sigmoid", done.stdout)
            self.assertNotIn("exp(", done.stdout)

    def compile_row(self, *arguments):
        run = passnet("compile", *arguments, "--json")
        self.assertEqual(run.returncode, 0, run.stderr + run.stdout)
        return json.loads(run.stdout)

    def test_counts_and_times(self):
        row = self.compile_row(self.write("norm.graph", NORM), "--time", "--threads", "2")
        self.assertEqual(row["nodes"], 3)
        self.assertEqual(row["ops"], 3)
        self.assertEqual(row["launches"], 1)
        self.assertEqual(row["kernels"], 1)
        self.assertEqual(row["floor_bytes"], (2 * 64 * 96 + 2 * 96) * 4)
        self.assertEqual(row["bytes"], row["floor_bytes"])
        self.assertGreater(row["floor_us"], 0)
        self.assertGreater(row["time_us"], 0)
        self.assertAlmostEqual(row["distance"], row["time_us"] / row["floor_us"],
                               delta=row["distance"] * 0.05)
        self.assertEqual(len(row["steps"]), 1)
        step = row["steps"][0]
        self.assertEqual(step["kind"], "kernel")
        self.assertIn(step["threads"], (1, 2))
        self.assertGreater(step["time_us"], 0)
        self.assertEqual([size for size, _ in row["copies"]][:2], [4096, 8192])

    def test_counts_what_a_window_touches(self):
        row = self.compile_row(self.write("crop.graph", CROP))
        self.assertEqual(row["read"], 8 * 5 * 10 * 4)
        self.assertEqual(row["floor_bytes"], 2 * 8 * 5 * 10 * 4)
        self.assertNotIn("time_us", row)

    def test_text_is_narrow(self):
        text = passnet("compile", self.write("norm.graph", NORM), "--time").stdout
        self.assertIn("relu, layer_norm, add", text)
        self.assertIn("floor", text)
        self.assertLessEqual(max(map(len, text.splitlines())), 100)

    def test_many_graphs_and_one_that_fails(self):
        path = self.write("many.graph", NORM + RANDOM + CROP)
        run = passnet("compile", path, "--json")
        self.assertEqual(run.returncode, 1)
        rows = [json.loads(line) for line in run.stdout.splitlines()]
        self.assertEqual(len(rows), 3)
        self.assertEqual(rows[1]["error"]["id"], "random-graph")
        self.assertEqual(rows[2]["launches"], 1)
        text = passnet("compile", path).stdout.splitlines()
        self.assertEqual(len([line for line in text if "norm" in line or "crop" in line]), 2)

    def test_emits_kernels_with_reasons(self):
        text = passnet("compile", self.write("norm.graph", NORM), "--emit", "kernels").stdout
        self.assertIn("---- launch 1: relu, layer_norm, add ----", text)
        self.assertEqual(text.count(" -> "), 2)
        self.assertIn("relu %0 -> layer_norm %1: ", text)
        self.assertIn("layer_norm %1 -> add %2: ", text)

    def test_emits_sources_that_point_into_the_graph(self):
        path = self.write("norm.graph", NORM)
        text = passnet("compile", path, "--emit", "cpp").stdout
        self.assertIn(f"// {path}:4 %2 = add(%1, %x) : f32[64,96]", text)

    def test_applies_passes_first(self):
        path = self.write("crop.graph", CROP)
        submission = self.write("square.pass", PASS)
        row = self.compile_row(path, "--passes", submission)
        self.assertEqual(row["matched"], {"square": 1})
        text = passnet("compile", path, "--passes", submission, "--emit", "ir").stdout
        self.assertIn("pow(", text)
        missing = passnet("compile", path, "--passes", path + ".none")
        self.assertEqual(missing.returncode, 2)

    def test_emits_the_learned_passes_as_a_submission(self):
        path = self.write("mean.graph", MEAN)
        learned = ("--pipeline", "default+learned", "--emit")
        text = passnet("compile", path, *learned, "passes").stdout
        self.assertIn("pass mean_before_", text)
        submission = self.write("learned.pass", text)
        row = json.loads(passnet("eval", path, "--passes", submission, "--json").stdout)
        self.assertIn(row["verdict"], RIGHT)
        self.assertEqual(row["equality"]["level"], "proved")
        after = passnet("compile", path, "--passes", submission, "--emit", "ir").stdout
        self.assertLess(after.index("mean("), after.index("linear("))
        crop = self.write("crop.graph", CROP)
        self.assertEqual(passnet("compile", crop, *learned, "passes").stdout, "")

    def test_eval_compares(self):
        path = self.write("norm.graph", NORM)
        run = passnet("eval", path, "--candidate", "op-by-op,default", "--seed", "1", "--json")
        first, second = map(json.loads, run.stdout.splitlines())
        self.assertEqual((first["candidate"], second["candidate"]), ("op-by-op", "default"))
        self.assertEqual((first["launches"], second["launches"]), (3, 1))
        self.assertTrue(first["correct"]["-5"] and second["correct"]["-5"])

    def test_earlier_spellings_name_the_command(self):
        for words in (("--compare", "op-by-op,default"), ("--compare=default", "--summary"),
                      ("--summary",)):
            run = passnet("compile", self.write("norm.graph", NORM), *words)
            self.assertEqual(run.returncode, 2, run.stderr)
            self.assertIn("expected `passnet eval GRAPH --candidate LIST --baseline FIRST`, which "
                          f"took the place of `passnet compile {words[0].split('=')[0]}`", run.stderr)
            self.assertIn("[option-moved]", run.stderr)

    def test_rows_that_end_in_less_than_a_vector_after_their_chunks(self):
        """The sum of a softmax keeps its terms, computed in chunks of 512, for the division."""
        for dtype in ("f32", "bf16"):
            for row in (515, 516, 520, 527):
                graph = (f"graph @rows(%x: {dtype}[8,{row}]) {{\n  %0 = tanh(%x)\n  %1 = tanh(%0)\n"
                         f"  %2 = softmax(%1, dim=1)\n  return %2\n}}\n")
                run = passnet("eval", self.write("rows.graph", graph), "--candidate", "default",
                              "--json")
                record = json.loads(run.stdout)
                self.assertIn(record["verdict"], RIGHT, (dtype, row, record))
                self.assertTrue(record["correct"]["-5"], (dtype, row, record))

    def test_parameters_may_be_frozen(self):
        text = ("graph @g(%x: f32[64,32], %p_w: f32[32,32]) {\n  %0 = exp(%p_w) : f32[32,32]\n"
                "  %1 = matmul(%x, %0) : f32[64,32]\n  return %1\n}\n")
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder, "g.graph")
            path.write_text(text, encoding="utf-8")
            usual = json.loads(passnet("compile", str(path), "--json").stdout)
            done = passnet("compile", str(path), "--freeze", "--time", "--json")
            self.assertEqual(done.returncode, 0, done.stderr)
            row = json.loads(done.stdout)
            self.assertEqual(row["frozen"]["launches"], 1)
            self.assertEqual(row["frozen"]["bytes"], 4096)
            self.assertGreater(row["frozen"]["time_us"], 0)
            self.assertEqual(row["launches"], usual["launches"] - 1)
            self.assertIn("1 launch once, 4.10 kB kept",
                          passnet("compile", str(path), "--freeze").stdout)
            refused = passnet("compile", str(path), "--freeze", "--device", "cuda")
            self.assertEqual(refused.returncode, 2)
            self.assertIn("expected --freeze on the CPU alone, found another device with it "
                          "[freeze-device]", refused.stderr)


if __name__ == "__main__":
    unittest.main()
