"""Pictures that commands write: the timeline of a call, the roofline, a graph before and after passes."""
import json
import re
import unittest
import xml.etree.ElementTree as ElementTree

from program import InFolder

GRAPH = """graph @chain(%x: f32[64,256], %w: f32[256,256]) {
  %0 = relu(%x) : f32[64,256]
  %1 = linear(%0, %w, none) : f32[64,256]
  %2 = softmax(%1, dim=-1) : f32[64,256]
  return %2
}
"""
PASS = """pass relu {
  pattern(%x) {
    %0 = relu(%x)
    return %0
  }
  replace {
    %r = launch positive(%x) : like(%0)
    return %r
  }
  kernel positive(x[p*]) -> r[p*] {
    r[p] = max(x[p], 0)
  }
}
"""


class Pictures(InFolder):
    def setUp(self):
        super().setUp()
        (self.folder / "g.graph").write_text(GRAPH, encoding="utf-8")
        (self.folder / "p.pass").write_text(PASS, encoding="utf-8")

    def passnet(self, *words, code=0, **options):
        return super().passnet(*words, code=code, **options)

    def drawing(self, name):
        root = ElementTree.parse(self.folder / name).getroot()
        self.assertTrue(root.tag.endswith("}svg"))
        return root, "".join(root.itertext())

    def test_a_timeline_has_every_launch_in_its_order(self):
        row = json.loads(self.passnet("compile", "g.graph", "--time", "--json", "--trace",
                                      "made/t.json").stdout)
        events = json.loads((self.folder / "made" / "t.json").read_text())["traceEvents"]
        launches = [event for event in events if event["ph"] == "X" and event["tid"] == 1]
        self.assertEqual([event["name"] for event in launches], [step["label"] for step in row["steps"]])
        end = 0
        for event, step in zip(launches, row["steps"], strict=True):
            self.assertAlmostEqual(event["ts"], end, places=6)
            self.assertAlmostEqual(event["dur"], step["time_us"], places=2)
            self.assertEqual((event["args"]["kind"], event["args"]["read"]), (step["kind"], step["read"]))
            end = event["ts"] + event["dur"]

    def test_a_roofline_has_a_circle_per_launch_that_computes(self):
        row = json.loads(self.passnet("compile", "g.graph", "--time", "--json", "--roofline",
                                      "r.svg").stdout)
        root, text = self.drawing("r.svg")
        circles = [part for part in root.iter() if part.tag.endswith("circle")]
        computing = [step for step in row["steps"] if step["flops"] > 0]
        self.assertEqual(len(circles), len(computing) + 1)  # and the whole call
        self.assertRegex(text, r"memory [\d.]+ GB/s")
        self.assertRegex(text, r"matrix library \d+ GFLOP/s")

    def test_several_graphs_are_several_panels(self):
        (self.folder / "g.graph").write_text(GRAPH + GRAPH.replace("@chain", "@again"), encoding="utf-8")
        self.passnet("compile", "g.graph", "--time", "--roofline", "r.svg", "--trace", "t.json")
        text = self.drawing("r.svg")[1]
        events = json.loads((self.folder / "t.json").read_text())["traceEvents"]
        for name in ("chain", "again"):
            self.assertIn(name, text)
        self.assertEqual({event["pid"] for event in events}, {1, 2})

    def test_pictures_need_times(self):
        for words in (["--trace", "t.json"], ["--emit", "ir", "--roofline", "r.svg"]):
            done = self.passnet("compile", "g.graph", *words, code=2)
            self.assertRegex(done.stderr, r"expected --time on the CPU with --\w+ \[picture-without-times\]")
        done = self.passnet("compile", "g.graph", "--time", "--trace", "g.graph/t.json", code=2)
        self.assertIn("file-unwritable", done.stderr)

    def test_a_graph_before_and_after(self):
        self.passnet("pass", "apply", "p.pass", "g.graph", "--svg", "pair.svg")
        text = self.drawing("pair.svg")[1]
        before, after = re.split(r"\bafter\b", text, maxsplit=1)
        self.assertIn("relu", before)
        self.assertIn("launch", after)
        self.assertNotIn("launch", before.partition("before")[2])


if __name__ == "__main__":
    unittest.main()
