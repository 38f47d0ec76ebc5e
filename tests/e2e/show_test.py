"""`passnet show` and `passnet ops` on the command line."""
import json
import os
import tempfile
import unittest
import xml.etree.ElementTree

from program import passnet

MLP = """graph @mlp(%x: f32[4,8], %L_self_modules_fc_parameters_weight_: f32[16,8]) {
  %0 = linear(%x, %L_self_modules_fc_parameters_weight_)
  %1 = relu(%0)
  %2 = transpose(%1, 0, 1)
  return %2
}
"""


class Show(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)
        self.graph = os.path.join(self.folder.name, "mlp.graph")
        with open(self.graph, "w", encoding="utf-8") as file:
            file.write(MLP)

    def test_costs_as_json(self):
        row = json.loads(passnet("show", self.graph, "--json").stdout)
        self.assertEqual(row["nodes"], 3)
        self.assertEqual(row["parameters"], 128)
        self.assertEqual(row["ops"], {"linear": 1, "relu": 1, "transpose": 1})
        self.assertEqual(row["costs"]["linear"]["flops"], 2 * 4 * 8 * 16)
        self.assertEqual(row["flops"], 2 * 4 * 8 * 16 + 4 * 16)
        self.assertEqual(row["costs"]["transpose"], {"count": 1, "flops": 0.0, "bytes": 0})
        self.assertEqual(row["outputs"], [["float32", [16, 4]]])

    def test_text_holds_the_graph_and_the_table(self):
        text = passnet("show", self.graph).stdout
        self.assertIn("%1 = relu(%0)", text)
        self.assertIn("128 parameters", text)
        self.assertNotIn("%1 = relu", passnet("show", self.graph, "--brief").stdout)

    def test_pictures(self):
        svg, dot = (os.path.join(self.folder.name, name) for name in ("g.svg", "g.dot"))
        self.assertEqual(passnet("show", self.graph, "--svg", svg, "--dot", dot).returncode, 0)
        root = xml.etree.ElementTree.parse(svg).getroot()
        ids = [element.get("id") for element in root.iter() if element.get("id")]
        self.assertEqual(ids, ["v-x", "v-0", "v-1", "v-2", "v-result-0"])
        with open(dot, encoding="utf-8") as file:
            self.assertTrue(file.read().startswith('digraph "mlp" {'))


class Ops(unittest.TestCase):
    def test_words_filter(self):
        rows = [json.loads(line) for line in passnet("ops", "conv2d", "--json").stdout.splitlines()]
        self.assertIn("conv2d", [row["op"] for row in rows])
        self.assertNotIn("relu", [row["op"] for row in rows])
        row = next(row for row in rows if row["op"] == "conv2d")
        self.assertIn("float32", row["dtypes"])
        self.assertTrue(row["schema"].startswith("conv2d(Tensor input, Tensor weight"))
        self.assertTrue(row["example"] and row["doc"] and row["spellings"])
        self.assertIn("silu(Tensor self)", passnet("ops", "silu").stdout)


if __name__ == "__main__":
    unittest.main()
