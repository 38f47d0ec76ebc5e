"""bisect: finds the smallest part of a graph that is wrong, or slow."""
import importlib.util
import json
import os
import subprocess
import sys
import unittest
from pathlib import Path

from program import InFolder, PROGRAM, ROOT

# Replaces a product and its gelu where the product's rows are 24 long, and is wrong in one element.
PASS = """
pass add_gelu {
  pattern(%x, %y) {
    %0 = add(%x, %y)
    %1 = gelu(%0, approximate="none")
    return %1
  }
  replace {
    %r = launch k(%x, %y) : like(%1)
    return %r
  }
  kernel k(x[n, d], y[n, d]) -> r[n, d] { r[n, d] = gelu(x[n, d] + y[n, d]) + BIAS }
}
"""


def model(layers, planted):
    """Layers of which one, `planted`, adds before its gelu."""
    lines = ["graph @model(%x: f32[4,16], %w: f32[16,16] {std=0.1}, %g: f32[16], %b: f32[16]) {"]
    last = "x"
    for i in range(layers):
        lines += [f"  %l{i}_n = layer_norm(%{last}, normalized_shape=[16], weight=%g, bias=%b, "
                  "eps=1e-05)",
                  f"  %l{i}_u = linear(%l{i}_n, %w)",
                  f"  %l{i}_a = " + (f"add(%l{i}_u, %{last})" if i == planted else f"neg(%l{i}_u)"),
                  f"  %l{i}_g = gelu(%l{i}_a, approximate=\"none\")",
                  f"  %l{i}_d = linear(%l{i}_g, %w)",
                  f"  %l{i}_z = sub(%{last}, %l{i}_d)"]
        last = f"l{i}_z"
    return "\n".join([*lines, f"  return %{last}", "}", ""])


class Bisect(InFolder):
    def write(self, layers=24, planted=17, bias="(n == 1 and d == 3 ? 1.0 : 0.0)"):
        (self.folder / "m.graph").write_text(model(layers, planted))
        (self.folder / "p.pass").write_text(PASS.replace("BIAS", bias))

    def bisect(self, *arguments, out="out"):
        return subprocess.run(
            [PROGRAM, "bisect", f"{self.folder}/m.graph", "--out", f"{self.folder}/{out}",
             *arguments], capture_output=True, text=True, timeout=600, check=False)

    def passes(self):
        return "--passes", f"{self.folder}/p.pass"

    def test_a_wrong_pass_is_found(self):
        self.write()
        done = self.bisect("--until", "wrong", *self.passes(), "--json")
        self.assertEqual(done.returncode, 0, done.stderr)
        row = json.loads(done.stdout)
        self.assertEqual((row["found"], row["ops"], row["nodes"], row["of"]),
                         (True, ["add", "gelu"], 2, 144))
        self.assertLessEqual(row["judged"], 12)
        self.assertRegex(done.stderr, r"1 of 12: 144 of 144 ops: wrong")
        out = self.folder / "out"
        for name in row["files"]:
            self.assertTrue((out / name).is_file(), name)
        self.assertIn("sample/model.py", row["files"])
        again = subprocess.run([PROGRAM, "bisect", str(out / "sample"), "--until", "wrong",
                                "--passes", str(out / "passes"), "--out", f"{self.folder}/again",
                                "--json"], capture_output=True, text=True, timeout=600, check=False)
        self.assertEqual(json.loads(again.stdout)["ops"], ["add", "gelu"], again.stderr)

    def test_faults_planted_in_models_are_found(self):
        graphs = [ROOT / "data" / "graphs" / name for name in ("nystromformer", "patchtst")]
        done = subprocess.run(
            [sys.executable, str(ROOT / "bench" / "bisecting.py"), *map(str, graphs), "--program",
             PROGRAM, "--faults", "3", "--kind", "edge", "--kind", "factor", "--kind", "ends"],
            capture_output=True, text=True, timeout=1200, check=False)
        self.assertEqual(done.returncode, 0, done.stdout + done.stderr)
        self.assertIn("3 of 3 found", done.stdout)

    def test_an_earlier_run_goes_on(self):
        self.write()
        arguments = ("--until", "wrong", *self.passes(), "--json")
        first = self.bisect(*arguments, "--cuts", "1")
        journal = self.folder / "out" / "parts.jsonl"
        known = journal.read_text().splitlines()
        whole = self.bisect(*arguments, "--resume")
        self.assertEqual(journal.read_text().splitlines()[:len(known)], known)
        self.assertGreater(json.loads(first.stdout)["nodes"], 2)
        self.assertEqual(json.loads(whole.stdout)["nodes"], 2)
        lines = len(journal.read_text().splitlines())
        self.assertEqual(self.bisect(*arguments, "--resume").stdout, whole.stdout)
        self.assertEqual(len(journal.read_text().splitlines()), lines)

    def test_what_is_right_is_not_found(self):
        self.write(layers=3, planted=1, bias="0.0")
        done = self.bisect("--until", "wrong", *self.passes(), "--json")
        self.assertEqual(done.returncode, 1, done.stderr)
        self.assertFalse(json.loads(done.stdout)["found"])
        done = self.bisect("--until", "wrong", "--with", "op-by-op")
        self.assertEqual(done.returncode, 1, done.stderr)
        self.assertIn("`op-by-op` is not wrong", done.stdout)

    def test_the_slower_part_is_found(self):
        self.write(layers=4, planted=1)
        done = self.bisect("--until", "slow", "--with", "op-by-op", "--against", "default", "--json")
        self.assertIn(done.returncode, (0, 1), done.stderr)
        row = json.loads(done.stdout)
        self.assertLessEqual(row["judged"], 12)
        if row["found"]:
            self.assertLess(row["nodes"], row["of"])

    @unittest.skipIf(importlib.util.find_spec("torch") is None, "PyTorch is not installed")
    def test_the_test_that_is_written_shows_the_fault(self):
        self.write(layers=3, planted=1)
        for bias, code in (("1.0", 1), ("0.0", 0)):
            self.write(layers=3, planted=1, bias="1.0")
            done = self.bisect("--until", "wrong", *self.passes())
            self.assertEqual(done.returncode, 0, done.stderr)
            written = self.folder / "out" / "passes"
            for file in written.iterdir():
                file.write_text(PASS.replace("BIAS", bias))
            python = os.pathsep.join([str(ROOT / "python"), str(Path(PROGRAM).parent / "python")])
            test = subprocess.run([sys.executable, "-m", "unittest", "bisected_test"],
                                  cwd=self.folder / "out", capture_output=True, text=True,
                                  timeout=600, check=False, env={**os.environ, "PYTHONPATH": python})
            if "No module named" in test.stderr or "PassnetError" in test.stderr:
                self.skipTest("the binding for Python is not built")
            self.assertEqual(test.returncode, code, test.stderr)

    @unittest.skipIf(importlib.util.find_spec("torch") is None, "PyTorch is not installed")
    def test_what_has_no_expected_results(self):
        self.write(layers=1, planted=0)
        applied = subprocess.run([PROGRAM, "pass", "apply", f"{self.folder}/p.pass",
                                  f"{self.folder}/m.graph", "--json"], capture_output=True,
                                 text=True, timeout=600, check=True)
        (self.folder / "m.graph").write_text(json.loads(applied.stdout)["text"])
        done = self.bisect("--until", "wrong", "--against", "eager")
        self.assertEqual(done.returncode, 2)
        self.assertIn("expected results of `eager` for graph @model, found: the graph holds "
                      "kernels, which PyTorch does not know [expected-missing]", done.stderr)

    def test_bad_arguments(self):
        self.write(layers=1, planted=0)
        done = self.bisect("--until", "wrong", "--cuts", "0")
        self.assertIn("expected at least one part to judge, found --cuts 0", done.stderr)
        done = self.bisect("--until", "slow", "--with", "op-by-op")
        self.assertIn("expected a candidate other than what it is held against, found `op-by-op` "
                      "twice", done.stderr)
        cases = (("--until wrong --cuts 0", "bisect-cuts"),
                 ("--until wrong --with passes", "passes-missing"),
                 ("--until slow --with op-by-op", "bisect-same"),
                 ("--until wrong --with nobody", "candidate-not-available"),
                 ("--until wrong --against nobody", "baseline-not-available"),
                 ("--until slow --against interpreter", "baseline-not-available"),
                 ("--until wrong --pipeline nobody", "pipeline-not-available"),
                 ("--until wrong --input-set nobody", "unknown-input-set"),
                 ("--until wrong --device nobody", "device-not-available"),
                 ("--until wrong --threads 100000", "too-many-threads"),
                 ("--until wrong --with eager --python nobody", "torch-not-available"),
                 ("--until wrong --compiler nobody", "compiler-not-found"))
        for arguments, error in cases:
            with self.subTest(arguments):
                done = self.bisect(*arguments.split(), "--json")
                self.assertEqual(done.returncode, 2)
                self.assertEqual(json.loads(done.stdout)["error"]["id"], error)
        for text, error in (("", "graph-missing"), ("graph @g(%x: f32[2]) { return %x }",
                                                    "bisect-empty")):
            (self.folder / "m.graph").write_text(text)
            done = self.bisect("--until", "wrong", "--json")
            self.assertEqual((done.returncode, json.loads(done.stdout)["error"]["id"]), (2, error))
        (self.folder / "m.graph").write_text(model(1, 0) * 2)
        done = self.bisect("--until", "wrong", "--json")
        self.assertEqual(done.returncode, 2)


if __name__ == "__main__":
    unittest.main()
