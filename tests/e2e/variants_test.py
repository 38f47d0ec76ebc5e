"""`passnet variants` on the command line."""
import json
import os
import tempfile
import unittest

from program import passnet

NORM = """graph @norm(%x: f32[2,64,32], %w: f32[32]) {
  %0 = reshape(%x, [2,64,4,8])
  %1 = softmax(%0, -1)
  %2 = reshape(%1, [2,64,32])
  %3 = mul(%2, %w)
  return %3
}
"""


class Variants(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)
        self.graph = os.path.join(self.folder.name, "norm.graph")
        with open(self.graph, "w", encoding="utf-8") as file:
            file.write(NORM)

    def test_dims_and_variants_as_json(self):
        done = passnet("variants", self.graph, "--count", "6", "--json")
        self.assertEqual(done.returncode, 0, done.stderr)
        row = json.loads(done.stdout)
        found = {symbol["name"]: symbol for symbol in row["symbols"]}
        self.assertEqual(found["batch"]["places"], ["%x dim 0", "%0 shape[0]", "%2 shape[0]"])
        self.assertEqual(found["sequence"]["value"], 64)
        self.assertTrue(row["run"])
        self.assertEqual(len(row["variants"]), 6)
        self.assertEqual(len({variant["canonical_hash"] for variant in row["variants"]}), 6)
        self.assertEqual({variant["dtype"] for variant in row["variants"]}, {"f32", "f16", "bf16"})
        self.assertEqual(done.stdout.count("\n"), 1)
        again = json.loads(passnet("variants", self.graph, "--count", "6", "--json").stdout)
        self.assertEqual(row["variants"], again["variants"])

    def test_tables(self):
        text = passnet("variants", self.graph).stdout
        self.assertIn("norm: 2 dims, 16 variants, 0 refused", text)
        self.assertIn("as it is", text)
        self.assertTrue(all(len(line) <= 100 for line in text.splitlines()), text)

    def test_a_wanted_shape_is_written(self):
        out = os.path.join(self.folder.name, "out")
        done = passnet("variants", self.graph, "--dtype", "bf16", "--dim", "batch=3",
                       "--dim", "sequence=10", "--out", out)
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertEqual(sorted(os.listdir(out)),
                         ["norm.bf16.batch-3.sequence-10.graph", "norm.bf16.graph"])
        shown = passnet("show", os.path.join(out, "norm.bf16.batch-3.sequence-10.graph"), "--json")
        self.assertEqual(json.loads(shown.stdout)["inputs"][0], ["bfloat16", [3, 10, 32]])

    def refused(self, *options):
        out = os.path.join(self.folder.name, "none")
        done = passnet("variants", self.graph, "--out", out, *options)
        self.assertEqual(done.returncode, 2, done.stdout)
        self.assertFalse(os.path.exists(out))
        return done.stderr

    def test_bad_options(self):
        self.assertIn("the graph has no dim 'width' [dim-unknown]", self.refused("--dim", "width=3"))
        self.assertIn("expected NAME=VALUE with a positive value, found 'batch' [variant-dim]",
                      self.refused("--dim", "batch"))
        self.assertIn("found 'batch=-2' [variant-dim]", self.refused("--dim", "batch=-2"))
        self.assertIn("expected floating dtypes separated by commas, found 'i8' [variant-dtype]",
                      self.refused("--dtype", "f16,i8"))
        self.assertIn("[dim-value]", self.refused("--dim", "batch=2000000000000"))

    def test_a_graph_without_dims(self):
        with open(self.graph, "w", encoding="utf-8") as file:
            file.write("graph @g(%x: f32[]) {\n  %0 = relu(%x)\n  return %0\n}\n")
        row = json.loads(passnet("variants", self.graph, "--json").stdout)
        self.assertEqual(row["symbols"], [])
        self.assertEqual([variant["dtype"] for variant in row["variants"]], ["f16", "bf16"])


if __name__ == "__main__":
    unittest.main()
