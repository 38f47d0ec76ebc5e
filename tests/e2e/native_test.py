"""Native kernels run only where --allow-native says so, and records say which candidates have one."""
import json
import os
import unittest

from program import InFolder
from verdicts import RIGHT, assert_replayed, timed

GRAPH = """graph @g(%x: f32[8], %y: f32[8]) {
  %0 = add(%x, %y) : f32[8]
  %1 = relu(%0) : f32[8]
  return %1
}
"""
PASS = """pass NAME {
  pattern(%x, %y) {
    %0 = add(%x, %y)
    %1 = relu(%0)
    return %1
  }
  where dtype(%x) in [f32] and shape(%x) == shape(%y)
  replace {
    %r = launch fused(%x, %y) : like(%1)ARGS
    return %r
  }
  kernel fused KERNEL
}
"""
CLOSED = (PASS.replace("NAME", "closed").replace("ARGS", "")
          .replace("KERNEL", "(x[n], y[n]) -> r[n] {\n    r[n] = relu(x[n] + y[n])\n  }"))
NATIVE = (PASS.replace("NAME", "native").replace("ARGS", "\n         args = [numel(%x)]")
          .replace("KERNEL", 'cpp """\nvoid fused(const float* x, const float* y, float* r, int64_t n) {\n'
                             "  for (int64_t i = 0; i < n; ++i) r[i] = x[i] + y[i] < 0 ? 0 : x[i] + y[i];\n"
                             '}\n"""').replace("%x, %y) : like", "x=%x, y=%y) : like"))


class Native(InFolder):
    def setUp(self):
        super().setUp()
        self.write("g.graph", GRAPH)
        self.write("native.pass", NATIVE)
        self.write("both/closed.pass", CLOSED)
        self.write("both/native.pass", NATIVE)
        self.write("both/task/other.pass", NATIVE.replace("native", "other"))

    def write(self, name, text):
        (self.folder / name).parent.mkdir(exist_ok=True, parents=True)
        (self.folder / name).write_text(text)

    def refused(self, *arguments, times=1):
        done = self.passnet(*arguments)
        self.assertEqual((done.returncode, done.stderr.count("[native-kernel]")), (2, times),
                         done.stderr)
        return done

    def judge(self, submission, *arguments):
        done = self.passnet("eval", "g.graph", "--passes", submission, "--json", "--calls", "10",
                            "--warmup", "5", *arguments)
        self.assertEqual(done.returncode, int("NOISY" in done.stdout), done.stdout + done.stderr)
        return [json.loads(line) for line in done.stdout.splitlines()]

    def test_every_command_that_runs_kernels_refuses_them(self):
        done = self.refused("eval", "g.graph", "--passes", "native.pass")
        self.assertEqual(done.stdout, "")
        self.assertIn("native.pass:13:10: error: expected a kernel of the loop language, found the "
                      "C++ kernel 'fused', which --allow-native admits", done.stderr)
        self.refused("bench", "g.graph", "--passes", "both", "--out", "out", times=2)
        self.assertFalse((self.folder / "out" / "report.html").exists())
        self.refused("eval", "g.graph", "--passes", "native.pass", "--debug", "valid")
        self.refused("compile", "g.graph", "--passes", "native.pass")
        self.refused("compile", "g.graph", "--passes", "native.pass", "--time")
        self.refused("pass", "check", "native.pass", "--compile")
        self.refused("pass", "check", "native.pass", "--prove", "2")

    def test_what_runs_nothing_needs_no_flag(self):
        self.assertEqual(self.passnet("pass", "check", "native.pass").returncode, 0)
        self.assertEqual(self.passnet("pass", "explain", "native.pass", "g.graph").returncode, 0)
        text = self.passnet("pass", "apply", "native.pass", "g.graph").stdout
        self.assertIn("launch fused", text)
        emitted = self.passnet("compile", "g.graph", "--passes", "native.pass", "--emit", "ir")
        self.assertIn("launch fused", emitted.stdout)

    def test_a_graph_with_a_native_launch(self):
        self.write("after.graph", self.passnet("pass", "apply", "native.pass", "g.graph").stdout)
        self.refused("run", "after.graph", "--pipeline", "default")
        allowed = self.passnet("run", "after.graph", "--pipeline", "default", "--allow-native")
        self.assertEqual(allowed.returncode, 0, allowed.stderr)
        compiled = self.passnet("compile", "after.graph")
        self.assertEqual(compiled.returncode, 1)
        self.assertIn("[native-kernel]", compiled.stderr)

    def test_allowed_ones_are_recorded(self):
        native, default = self.judge("native.pass", "--allow-native", "--candidate", "passes,default")
        self.assertEqual((native["native"], default["native"]), (True, False))
        # A native candidate beside it: every side is judged with every check.
        for record in (native, default):
            self.assertIn(record["verdict"], RIGHT, record)
            self.assertIn("processor-time", record["versions"]["checks"])
            self.assertIn("private-memory", record["versions"]["worker_layers"])

    def test_closed_ones_need_no_flag_and_fewer_checks(self):
        for allow in ([], ["--allow-native"]):
            record, = self.judge("both/closed.pass", *allow)
            self.assertIn(record["verdict"], RIGHT, record)
            self.assertFalse(record["native"])
            self.assertEqual(record["versions"]["checks"],
                             "poison red-zones inputs float-mode values adversarial-inputs")
            self.assertNotIn("private-memory", record["versions"]["worker_layers"])
            self.assertIn("seccomp", record["versions"]["worker_layers"])

    def test_a_score_of_closed_records_alone(self):
        records = {"closed.jsonl": self.judge("both/closed.pass"),
                   "native.jsonl": self.judge("native.pass", "--allow-native")}
        records["older.jsonl"] = [dict(record) for record in records["closed.jsonl"]]
        for record in records["older.jsonl"]:
            del record["native"]
        for name, lines in records.items():
            self.write(name, "".join(json.dumps(timed(line)) + "\n" for line in lines))
            self.assertEqual(self.passnet("score", name).returncode, 0)
            done = self.passnet("score", name, "--closed-only")
            self.assertEqual(done.returncode, 0 if name == "closed.jsonl" else 2, done.stderr)
            self.assertEqual("[native-record]" in done.stderr, name != "closed.jsonl")
        # A claim that the passes no longer confirm.
        os.rename(self.folder / "both", self.folder / "gone")
        self.assertEqual(self.passnet("score", "closed.jsonl").returncode, 0)
        done = self.passnet("score", "closed.jsonl", "--closed-only")
        self.assertEqual(done.returncode, 2, done.stdout)
        self.assertIn("[native-record]", done.stderr)

    def test_replay_asks_its_reader_and_not_the_record(self):
        record, = self.judge("native.pass", "--allow-native")
        self.write("r.jsonl", json.dumps(record) + "\n")
        done = self.passnet("replay", "r.jsonl")
        self.assertEqual(done.returncode, 2, done.stdout)
        self.assertIn("[native-kernel]", done.stderr)
        assert_replayed(self.passnet("replay", "r.jsonl", "--allow-native", "--json"))


if __name__ == "__main__":
    unittest.main()
