"""Several candidates in one run, baselines that are not the reference, PyTorch in its child
process."""
import importlib.util
import json
import subprocess
import sys
import unittest

from program import InFolder, PROGRAM, ROOT
from verdicts import RIGHT, assert_replayed

HAS_TORCH = importlib.util.find_spec("torch") is not None

GRAPH = """graph @g(%x: f32[16,40] {strides=[1,16]}, %y: f32[16,40]) {
  %0 = add(%x, %y)
  %1 = softmax(%0, dim=1)
  %2 = slice(%1, dim=1, start=8, end=40)
  return %2, %0
}
"""
PASSES = """pass add_copy {
  pattern(%x, %y) {
    %0 = add(%x, %y)
    return %0
  }
  replace {
    %r = launch add_copy(%x, %y) : like(%0) args = [numel(%x)]
    return %r
  }
  kernel add_copy cpp \"\"\"
void add_copy(const x_t* x, const y_t* y, r_t* r, int64_t n) {
  for (int64_t i = 0; i < n; ++i) pn::store(r + i, pn::load(x + i) + pn::load(y + i));
}
\"\"\"
}
"""
# Changes its first input, and reads it through a view.
LINE = {
    "inputs": [{"shape": [4, 6], "dtype": "float32", "stride": [6, 1]},
               {"shape": [24], "dtype": "float32", "stride": [1]}],
    "nodes": [
        {"id": "a", "op": ".mul_", "args": [{"v": "in0"}, 2.0], "kwargs": {}},
        {"id": "b", "op": ".view", "args": [{"v": "a"}, -1], "kwargs": {}},
        {"id": "c", "op": "operator.add", "args": [{"v": "b"}, {"v": "in1"}], "kwargs": {}},
        {"id": "d", "op": "operator.getitem",
         "args": [{"v": "c"}, {"slice": [None, 12, None]}], "kwargs": {}},
    ],
    "outputs": ["d"],
}


class CandidateTablesTest(unittest.TestCase):
    """A candidate is one line in one table: no other source names it."""

    NAMES = ("eager", "inductor", "inductor-graphs", "passes-only", "full")

    def help_of(self, command):
        done = subprocess.run([PROGRAM, command, "--help"], capture_output=True, text=True,
                              check=True, timeout=300)
        return " ".join(done.stdout.split())

    def test_one_source_names_each(self):
        sources = [path for folder in ("eval", "cli", "compile", "report", "fuzz_pass")
                   for path in sorted((ROOT / "src" / folder).rglob("*.[ch]pp"))
                   if not path.stem.endswith("_test")]
        for name in self.NAMES:
            naming = [path.relative_to(ROOT).as_posix() for path in sources
                      if f'"{name}"' in path.read_text(encoding="utf-8")]
            # The default of `--pipeline` is stated beside the other defaults of records.
            naming = [path for path in naming if path != "src/eval/record/record.hpp"]
            with self.subTest(name):
                self.assertEqual(len(naming), 1, naming)

    def test_the_command_line_lists_all(self):
        for command, names in (("eval", ("passes", "op-by-op", "default", *self.NAMES)),
                               ("bench", self.NAMES),
                               ("run", ("reference", "op-by-op", "default"))):
            with self.subTest(command):
                text = self.help_of(command)
                for name in names:
                    self.assertIn(name, text)

    def test_the_interface_describes_all(self):
        text = (ROOT / "docs" / "interface.md").read_text(encoding="utf-8")
        for name in ("passes", "op-by-op", "default", *self.NAMES):
            self.assertIn(name, text)


class CandidatesTest(InFolder):
    def setUp(self):
        super().setUp()
        (self.folder / "g.graph").write_text(GRAPH)
        (self.folder / "p.pass").write_text(PASSES)
        (self.folder / "l.jsonl").write_text(json.dumps(LINE) + "\n")

    def judge(self, candidates, *arguments, graph="g.graph", python=sys.executable):
        """The records by candidate."""
        done = self.passnet("eval", graph, "--passes", "p.pass", "--candidate", candidates, "--json",
                            "--calls", "10", "--warmup", "5", "--python", python, "--allow-native",
                            *arguments)
        self.assertIn(done.returncode, (0, 1), done.stderr)
        records = [json.loads(line) for line in done.stdout.splitlines()]
        self.assertEqual([record["candidate"] for record in records], candidates.split(","))
        return {record["candidate"]: record for record in records}

    def check_passes(self, records):
        for record in records.values():
            self.assertIn(record["verdict"], RIGHT, record)
            if record["verdict"] == "NOISY":
                continue
            self.assertGreater(record["candidate_us"], 0)
            self.assertLess(record["speedup_low"], record["speedup_high"])

    def refuse(self, text, *arguments):
        done = self.passnet("eval", "g.graph", *arguments)
        self.assertEqual(done.returncode, 2, done.stderr)
        self.assertIn(text, done.stderr)


class OwnCompilers(CandidatesTest):
    def test_a_record_a_candidate(self):
        records = self.judge("passes,op-by-op,default")
        self.check_passes(records)
        self.assertEqual(len({record["baseline"] for record in records.values()}), 1)
        self.assertEqual(records["passes"]["matched"], {"add_copy": 1})
        self.assertEqual(records["default"]["matched"], {})

    def test_a_baseline_of_its_own(self):
        records = self.judge("passes,op-by-op,default", "--baseline", "default")
        self.check_passes(records)
        # All were timed against the same calls of the one baseline.
        times = {record["reference_us"] for record in records.values()} - {None}
        self.assertLessEqual(len(times), 1)
        self.assertEqual({record["baseline"] for record in records.values()}, {"default"})

    def test_the_rest_compiled_together(self):
        self.check_passes(self.judge("passes", "--pipeline", "full"))

    def test_a_score_a_candidate(self):
        done = self.passnet("bench", "g.graph", "--passes", "p.pass", "--candidate",
                            "passes,default", "--calls", "10", "--out", "o", "--json", "--allow-native")
        self.assertEqual(done.returncode, 0, done.stderr)
        scores = [json.loads(line)["candidate"] for line in done.stdout.splitlines()]
        self.assertEqual(scores, ["passes", "default"])

    def test_passes_are_no_baseline(self):
        self.refuse("found `passes` [baseline-not-available]", "--candidate", "default", "--baseline", "passes")


class WithoutTorch(CandidatesTest):
    def write_python(self, text):
        path = self.folder / "python"
        path.write_text("#!/bin/sh\n" + text)
        path.chmod(0o755)
        return str(path)

    def test_no_interpreter(self):
        self.refuse("error: expected a Python with PyTorch for the candidates and baselines eager and "
                    "inductor, and `/nowhere/python` ended before it said anything "
                    "[torch-not-available]",
                    "--candidate", "eager", "--python", "/nowhere/python")

    def test_an_interpreter_without_it(self):
        python = self.write_python("echo '{\"kind\": \"compile\", \"error\": \"no torch\"}' >&3\n")
        self.refuse("says: no torch [torch-not-available]", "--candidate", "op-by-op", "--baseline", "inductor",
                    "--python", python)

    def test_a_process_that_dies(self):
        python = self.write_python("echo '{\"torch\": \"0\", \"cuda\": false}' >&3\nread request <&3\n")
        records = self.judge("eager,op-by-op", python=python)
        self.assertEqual(records["eager"]["verdict"], "CRASH", records["eager"])
        self.assertIn(records["op-by-op"]["verdict"], RIGHT, records["op-by-op"])
        records = self.judge("op-by-op", "--baseline", "eager", python=python)
        self.assertEqual(records["op-by-op"]["verdict"], "REFERENCE_FAIL")

    def test_a_process_that_speaks_nonsense(self):
        python = self.write_python("echo '{\"torch\": \"0\"}' >&3\nread request <&3\necho [] >&3\nsleep 60\n")
        self.assertEqual(self.judge("eager", python=python)["eager"]["verdict"], "CRASH")


@unittest.skipUnless(HAS_TORCH, "PyTorch is not installed")
class WithTorch(CandidatesTest):
    def test_eager_beside_ours(self):
        records = self.judge("passes,op-by-op,default,eager", "--baseline", "eager")
        self.check_passes(records)
        self.assertIn("torch", records["passes"]["versions"])

    def test_a_typed_line_as_its_source_spells_it(self):
        self.check_passes(self.judge("eager,op-by-op", graph="l.jsonl"))

    def test_one_factor_for_all_dims(self):
        (self.folder / "i.graph").write_text(
            "graph @i(%x: f32[1,2,4,4]) {\n  %0 = interpolate(%x, scale_factor=[2.0])\n  return %0\n}\n")
        self.check_passes(self.judge("eager,op-by-op", graph="i.graph"))

    def test_inductor(self):
        records = self.judge("inductor,eager", "--baseline", "inductor")
        self.check_passes(records)
        self.assertGreater(records["inductor"]["compile_ms"], 0)

    def test_graphs_of_a_device_that_is_not_there(self):
        import torch
        if torch.cuda.is_available():
            self.skipTest("there is a device")
        self.refuse("error: expected a PyTorch with CUDA for `inductor-graphs`, found "
                    f"{torch.__version__} without a device [graphs-need-cuda]",
                    "--candidate", "inductor-graphs", "--python", sys.executable)


    def test_a_record_replays(self):
        done = self.passnet("eval", "g.graph", "--candidate", "eager", "--json", "--calls", "5",
                            "--warmup", "2", "--python", sys.executable)
        (self.folder / "r.jsonl").write_text(done.stdout)
        assert_replayed(self.passnet("replay", "r.jsonl", "--python", sys.executable, "--json"))


if __name__ == "__main__":
    unittest.main()
