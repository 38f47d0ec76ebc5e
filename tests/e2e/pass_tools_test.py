"""`passnet pass new` and `passnet pass fmt` as a user runs them."""
import json
import subprocess
import tempfile
import unittest
from pathlib import Path

from program import PROGRAM

GRAPH = """
graph @block(%x: f32[1,24,12,12], %r: f32[1,24,12,12], %w: f32[24]) {
  %0 = add(%x, %r) : f32[1,24,12,12]
  %1 = permute(%0, dims=[0,2,3,1]) : f32[1,12,12,24]
  %2 = rms_norm(%1, normalized_shape=[24], weight=%w, eps=1e-06) : f32[1,12,12,24]
  %3 = reshape(%2, shape=[1,144,24]) : f32[1,144,24]
  %4 = mul(%1, %2) : f32[1,12,12,24]
  return %0, %3, %4
}
"""


def run(*arguments):
    return subprocess.run([PROGRAM, "pass", *map(str, arguments)], capture_output=True, text=True,
                          timeout=300, check=False)


class PassToolsTest(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)
        self.graph = self.folder / "block.graph"
        self.graph.write_text(GRAPH)

    def test_a_new_pass_holds_in_every_dtype(self):
        written = run("new", self.graph, "--name", "block")
        self.assertEqual(written.returncode, 0, written.stderr)
        file = self.folder / "block.pass"
        file.write_text(written.stdout)
        proved = run("check", file, "--prove", 3, "--from", self.graph, "--json")
        row = json.loads(proved.stdout)
        self.assertEqual(proved.returncode, 0, proved.stdout)
        self.assertTrue(row["ok"])
        self.assertEqual(row["dtypes"], {"float32": 3, "float16": 3, "bfloat16": 3})
        self.assertEqual(row["matches"], 1)
        self.assertEqual(run("fmt", "--check", file).returncode, 0)
        file.write_text("# Mine.\n" + written.stdout.replace(" = ", "  = "))
        checked = run("fmt", "--check", file)
        self.assertEqual((checked.returncode, checked.stdout), (1, f"{file}: is not formatted\n"))
        self.assertEqual(run("fmt", file).returncode, 0)
        self.assertEqual(file.read_text(), "# Mine.\n" + written.stdout)

    def test_new_in_json_and_what_it_refuses(self):
        written = run("new", self.graph, "--nodes", "0..2", "--json")
        row = json.loads(written.stdout)
        self.assertEqual(row["passes"], ["add_rms_norm"])
        self.assertIn("rms_norm(%1", row["text"])
        self.assertEqual(row["unwritten"], 0)
        self.assertEqual(run("new", self.graph, "--nodes", "7").returncode, 2)
        between = run("new", self.graph, "--nodes", "1,4")
        self.assertEqual(between.returncode, 1)
        self.assertIn("expected nodes that one kernel can compute together, found others between "
                      "those of 'mul' [written-pass-matches-nothing]", between.stderr)
        views = run("new", self.graph, "--nodes", "3")
        self.assertIn("nothing-to-write", views.stderr)

    def test_no_instance_is_a_failure(self):
        file = self.folder / "never.pass"
        file.write_text("pass never { pattern(%x) { %0 = exp(%x) return %0 } where rank(%x) < 0 "
                        "replace { %y = launch k(%x) : like(%0) return %y } "
                        "kernel k(x[p*]) -> y[p*] { y[p] = exp(x[p]) } }")
        for arguments in (("--compile",), ("--prove", 2), ("--prove", 2, "--from", self.graph)):
            done = run("check", file, "--json", *arguments)
            self.assertEqual(done.returncode, 1, arguments)
            row = json.loads(done.stdout)
            self.assertFalse(row["ok"])
            self.assertTrue(row["reason"])
        self.assertEqual(run("check", file, "--prove", 2, "--from", "nowhere").returncode, 2)

    def test_fmt_changes_nothing_that_does_not_parse(self):
        file = self.folder / "half.pass"
        file.write_text("pass half { # begun")
        done = run("fmt", file, "--json")
        self.assertEqual(done.returncode, 2)
        row = json.loads(done.stdout)
        self.assertEqual((row["ok"], row["changed"]), (False, False))
        self.assertTrue(row["diagnostics"])
        self.assertEqual(file.read_text(), "pass half { # begun")


if __name__ == "__main__":
    unittest.main()
