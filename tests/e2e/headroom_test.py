"""The headroom over the default compiler: `suite headroom` finds a witness, `learn` keeps it."""
import json
import tempfile
import unittest
from pathlib import Path

from program import passnet as run
from verdicts import Noisy, TimedTest

TIMED = True

# The second product first needs a sixteenth of the operations.
CHAIN = """
graph @chain(%q: f32[4,256,16], %k: f32[4,16,256], %v: f32[4,256,16]) {
  %0 = matmul(%q, %k)
  %1 = matmul(%0, %v)
  return %1
}
"""


class Headroom(TimedTest):
    def setUp(self):
        holder = tempfile.TemporaryDirectory()
        self.addCleanup(holder.cleanup)
        self.folder = Path(holder.name)
        self.graph = self.folder / "chain.graph"
        self.graph.write_text(CHAIN)
        self.out = self.folder / "headroom"

    def search(self, *options):
        done = run("suite", "headroom", self.graph, "--out", self.out, "--json", *options)
        self.assertEqual(done.returncode, 0, done.stderr)
        return json.loads(done.stdout)

    def test_another_order_of_products_is_a_witness(self):
        row = self.search()
        self.assertGreater(row["distance"], 0)
        tried = {entry["idea"]: entry for entry in row["tried"]}
        self.assertIn("algebra", tried)
        if row["witness"] is None:
            raise Noisy(str(row))
        self.assertEqual(row["idea"], "algebra")
        passes = self.out / "submissions"
        text = next(passes.glob("*/witness.pass")).read_text()
        self.assertIn("matmul_chain_from_the_right", text)
        record = json.loads((self.out / "records.jsonl").read_text().splitlines()[0])
        self.assertEqual(record["equality"]["level"], "proved")
        self.assertEqual(record["baseline"], "default")
        self.assertEqual(self.search("--resume"), row)
        done = run("suite", "headroom", self.graph, "--out", self.out, "--resume", "--seconds", 9)
        self.assertIn("resume-differs", done.stderr)
        self.keep(passes)

    def keep(self, passes):
        library = self.folder / "learned"
        done = run("learn", self.graph, "--passes", passes, "--out", library, "--json")
        self.assertEqual(done.returncode, 0, done.stderr)
        row = json.loads(done.stdout.splitlines()[0])
        if not row["kept"]:
            raise Noisy(str(row))
        file, = library.iterdir()
        text = file.read_text()
        self.assertTrue(text.startswith("# From a submission for"), text)
        self.assertIn('arch() == "cpu"', text)
        again = run("learn", self.graph, "--out", library, "--json")
        self.assertEqual(again.returncode, 0, again.stderr)
        # What matches and gains nothing is dropped by the same command.
        lost = self.folder / "lost.pass"
        lost.write_text("pass swap {\n  pattern(%x, %y) {\n    %0 = matmul(%x, %y)\n"
                        "    return %0\n  }\n  replace {\n    fuse {\n"
                        "      %r = matmul(%x, %y)\n    }\n    return %r\n  }\n}\n")
        done = run("learn", self.graph, "--passes", lost, "--out", self.folder / "none", "--json")
        row, = map(json.loads, done.stdout.splitlines())
        self.assertFalse(row["kept"], row)
        self.assertTrue(row["dropped"])

    def test_rewrites_are_composed_where_each_makes_the_next_possible(self):
        self.graph.write_text("""
graph @rows(%x: f32[4,256,64], %w: f32[256,64], %v: f32[64,256], %r: f32[4,256,64]) {
  %0 = linear(%x, %w)
  %1 = gelu(%0)
  %2 = linear(%1, %v)
  %3 = add(%2, %r)
  %4 = select(%3, dim=1, index=0)
  return %4
}
""")
        row = self.search("--try", "composed", "--seconds", 20)
        self.assertEqual({entry["idea"] for entry in row["tried"]}, {"composed"})
        if row["witness"] is None:
            raise Noisy(str(row))
        witness = next((self.out / "submissions").glob("*/witness.pass"))
        done = run("pass", "apply", witness, self.graph, "--json")
        self.assertEqual(done.returncode, 0, done.stderr)
        applied = json.loads(done.stdout)
        self.assertGreater(len(applied["matched"]), 2)
        # Of the routes that differ in order, measuring chooses one: each ends where no row is lost.
        self.assertNotRegex(applied["text"], r"= .*: f32\[4,256,")

    def test_steps_that_compose_to_a_gain_are_kept(self):
        self.graph.write_text("""
graph @mean(%x: f32[4,256,64], %w: f32[256,64], %b: f32[256], %s: f32[256]) {
  %0 = linear(%x, %w, %b)
  %1 = mul(%0, %s)
  %2 = mean(%1, dim=[1], keepdim=false)
  return %2
}
""")
        library = self.folder / "learned"
        done = run("learn", self.graph, "--steps", "--out", library, "--json")
        self.assertEqual(done.returncode, 0, done.stderr)
        kept = {row["pass"]: row for row in map(json.loads, done.stdout.splitlines())
                if row["kept"]}
        if not kept:
            raise Noisy(done.stdout)
        self.assertIn("mean_before_mul_of_channels", kept)
        lines = [line for line in (library / "steps.txt").read_text().splitlines()
                 if not line.startswith("#")]
        self.assertEqual([line.split()[0] for line in lines], list(kept))
        # Steps of which nothing new is known stay as they are.
        self.graph.write_text("graph @g(%x: f32[8]) {\n  %0 = relu(%x)\n  return %0\n}\n")
        self.assertEqual(run("learn", self.graph, "--steps", "--out", library).returncode, 0)
        self.assertEqual([line for line in (library / "steps.txt").read_text().splitlines()
                          if not line.startswith("#")], lines)
        (library / "steps.txt").write_text("mean_before_linear many\n")
        done = run("learn", self.graph, "--steps", "--out", library)
        self.assertEqual(done.returncode, 2)
        self.assertIn("expected lines of a name, a number of graphs and a gain in '", done.stderr)
        self.assertIn("bad-steps", done.stderr)

    def test_what_cannot_be_searched_is_named(self):
        done = run("suite", "headroom", self.graph, "--only", "nothing", "--out", self.out)
        self.assertEqual(done.returncode, 2)
        self.assertIn("no-task", done.stderr)
        done = run("learn", self.graph, "--passes", self.folder / "missing", "--out", self.out)
        self.assertEqual(done.returncode, 2)
        self.assertIn("file-unreadable", done.stderr)


if __name__ == "__main__":
    unittest.main()
