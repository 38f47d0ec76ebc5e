"""Credit by pass, and two files of records next to each other."""
import json
import tempfile
import unittest
from pathlib import Path

from program import passnet as run
from verdicts import timed

GRAPHS = """
graph @both(%x: f32[64,100], %y: f32[64,100], %z: f32[64,100]) {
  %0 = add(%x, %y)
  %1 = relu(%0)
  %2 = sigmoid(%z)
  return %1, %2
}
graph @relu(%x: f32[64,100], %y: f32[64,100]) {
  %0 = mul(%x, %y)
  %1 = relu(%0)
  return %1
}
"""

# The first pass takes the relu that the last one would match; names that sort otherwise show that
# the order is that of application.
PASSES = """
pass z_add_relu {
  pattern(%x, %y) {
    %0 = add(%x, %y)
    %1 = relu(%0)
    return %1
  }
  where shape(%x) == shape(%y)
  replace {
    fuse {
      %2 = add(%x, %y)
      %3 = relu(%2)
    }
    return %3
  }
}
pass m_sigmoid {
  pattern(%x) {
    %0 = sigmoid(%x)
    return %0
  }
  replace {
    %r = launch logistic(%x) : like(%0) args = [numel(%x)]
    return %r
  }
  kernel logistic cpp \"\"\"
  // SALT
  void logistic(const x_t* x, r_t* r, int64_t n) {
    for (int64_t i = 0; i < n; ++i) pn::store(r + i, pn::sigmoid(pn::load(x + i)));
  }
  \"\"\"
}
pass a_relu {
  pattern(%x) {
    %0 = relu(%x)
    return %0
  }
  replace {
    %r = launch positive(%x) : like(%0) args = [numel(%x)]
    return %r
  }
  kernel positive cpp \"\"\"
  void positive(const x_t* x, r_t* r, int64_t n) {
    for (int64_t i = 0; i < n; ++i) {
      const float value = pn::load(x + i);
      pn::store(r + i, value > 0.0f ? value : value != value ? value : 0.0f);
    }
  }
  \"\"\"
}
pass idle {
  pattern(%x) {
    %0 = tanh(%x)
    return %0
  }
  replace {
    fuse { %1 = tanh(%x) }
    return %1
  }
}
"""


class Credit(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.holder = tempfile.TemporaryDirectory()
        cls.folder = Path(cls.holder.name)
        (cls.folder / "two.graph").write_text(GRAPHS)
        salt = cls.folder.name  # so that no cache holds the kernel
        (cls.folder / "passes.pass").write_text(PASSES.replace("SALT", salt))
        cls.done = run("bench", cls.folder / "two.graph", "--passes", cls.folder / "passes.pass",
                       "--allow-native", "--calls", 10, "--warmup", 5, "--out", cls.folder / "out")
        cls.records = cls.folder / "out" / "records.jsonl"
        records = map(json.loads, cls.records.read_text().splitlines())
        cls.records.write_text("".join(json.dumps(timed(record)) + "\n" for record in records))

    @classmethod
    def tearDownClass(cls):
        cls.holder.cleanup()

    def test_bench_prints_credit_in_the_order_of_application(self):
        self.assertEqual(self.done.returncode, 0, self.done.stderr)
        table = self.done.stdout.partition("#  pass")[2]
        places = [table.find(name) for name in ("z_add_relu", "m_sigmoid", "a_relu")]
        self.assertEqual(places, sorted(places), self.done.stdout)
        self.assertGreater(places[0], 0)
        self.assertIn("z_add_relu 1", table)
        self.assertIn("without a match: idle", table)
        self.assertIn("baseline op-by-op, pipeline passes-only", self.done.stdout)

    def test_score_gives_the_same_from_records(self):
        score = json.loads(run("score", self.records, "--json").stdout)
        passes = {entry["pass"]: entry for entry in score["passes"]}
        self.assertEqual([entry["pass"] for entry in score["passes"]],
                         ["z_add_relu", "m_sigmoid", "a_relu", "idle"])
        first, middle, last = passes["z_add_relu"], passes["m_sigmoid"], passes["a_relu"]
        self.assertEqual([first["place"], middle["place"], last["place"]], [1, 2, 3])
        self.assertEqual([first["graphs"], last["graphs"], passes["idle"]["graphs"]], [1, 1, 0])
        self.assertEqual([first["only_graphs"], last["only_graphs"]], [0, 1])
        self.assertEqual(last["lost_to"], {"z_add_relu": 1})
        self.assertEqual(last["lost_graphs"], 1)
        self.assertEqual(first["correct"], 1)
        self.assertGreater(middle["compile_ms"], 0)
        self.assertAlmostEqual(last["gmean"], last["only_gmean"])
        self.assertIn("z_add_relu", run("score", self.records, "--passes").stdout)
        self.assertNotIn("z_add_relu", run("score", self.records).stdout)

    def test_records_say_what_each_pass_did(self):
        records = [json.loads(line) for line in self.records.read_text().splitlines()]
        both = next(record for record in records if record["graph"].endswith("both"))
        self.assertEqual([entry["pass"] for entry in both["passes"]],
                         ["z_add_relu", "m_sigmoid", "a_relu"])
        self.assertEqual(both["passes"][2]["lost"], {"z_add_relu": 1})
        self.assertEqual(both["passes"][2]["matches"], 0)

    def test_the_report_has_a_table_of_passes(self):
        html = (self.folder / "out" / "report.html").read_text()
        self.assertIn('id="credits"', html)
        self.assertIn("#/?q=z_add_relu", html)

    def changed(self, name, change):
        """A copy of the records in which `change` edited each."""
        path = self.folder / name
        records = [json.loads(line) for line in self.records.read_text().splitlines()]
        path.write_text("".join(json.dumps(change(record)) + "\n" for record in records))
        return path

    def test_compare_of_equal_records_finds_nothing(self):
        done = run("compare", self.records, self.records, "--json")
        self.assertEqual(done.returncode, 0, done.stderr)
        found = json.loads(done.stdout)
        self.assertEqual((found["both"], found["changed"], found["ratio"]), (2, [], 1))
        self.assertFalse(found["is_worse"])

    def test_compare_finds_a_crash(self):
        def crash(record):
            if record["graph"].endswith("relu"):
                record |= {"verdict": "CRASH", "error": "runtime", "speedup": None,
                           "candidate_us": None, "correct": {}}
            return record
        done = run("compare", self.records, self.changed("crash.jsonl", crash))
        self.assertEqual(done.returncode, 1, done.stderr)
        self.assertIn("B is worse: 1 graph is correct in A and fails in B", done.stdout)
        self.assertRegex(done.stdout, r"relu +PASS +CRASH +yes +no")
        self.assertLessEqual(max(map(len, done.stdout.splitlines())), 120)

    def test_compare_finds_a_confident_slowdown(self):
        def times(factor):
            def change(record):
                for key in ("speedup", "speedup_low", "speedup_high"):
                    record[key] = factor * {"speedup": 2, "speedup_low": 1.9,
                                            "speedup_high": 2.1}[key]
                record["candidate_us"] = record["reference_us"] / record["speedup"]
                del record["rounds"]
                return record
            return change
        fast = self.changed("fast.jsonl", times(1))
        slow = self.changed("slow.jsonl", times(0.5))
        done = run("compare", fast, slow, "--json")
        self.assertEqual(done.returncode, 1)
        found = json.loads(done.stdout)
        self.assertEqual([entry["ratio"] for entry in found["worse"]], [0.5, 0.5])
        self.assertEqual(found["ratio_high"], 0.5)
        self.assertEqual(run("compare", slow, fast).returncode, 0)

    def test_compare_says_when_conditions_differ(self):
        other = self.changed("other.jsonl", lambda record: record | {"baseline": "default"})
        self.assertIn("baseline default", run("compare", self.records, other).stderr)

    def test_compare_says_when_processors_lay_differently(self):
        def apart(ns):
            return self.changed(f"{ns}.jsonl", lambda record: record | {
                "versions": record["versions"] | {"hand_over_ns": str(ns)}})
        near = apart(100)
        self.assertIn("took 100 ns in A and 450 ns in B", run("compare", near, apart(450)).stderr)
        self.assertEqual(run("compare", near, apart(150)).stderr, "")

    def test_only_judges_a_part_and_says_so(self):
        out = self.folder / "part"
        done = run("bench", self.folder / "two.graph", "--passes", self.folder / "passes.pass",
                   "--allow-native", "--calls", 5, "--warmup", 1, "--out", out,
                   "--only", "bo*,nothing")
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertEqual(len((out / "records.jsonl").read_text().splitlines()), 1)
        self.assertIn("a part, only bo*,nothing", done.stdout)
        self.assertIn("a part, only bo*,nothing</h1>", (out / "report.html").read_text())
        none = run("eval", self.folder / "two.graph", "--candidate", "default", "--only", "bi*")
        self.assertEqual(none.returncode, 2)
        self.assertIn("[nothing-chosen]", none.stderr)

    def test_eval_ends_in_a_summary(self):
        done = run("eval", self.folder / "two.graph", "--passes", self.folder / "passes.pass",
                   "--allow-native", "--candidate", "passes,default", "--calls", 5, "--warmup", 1)
        last = done.stdout.splitlines()[-1]
        counts = r"((NOISY|PASS) \d, )+G-Mean \S+?(, over \S+ \S+?)*; "
        self.assertRegex(last, rf"\d graphs?: passes {counts}default {counts}"
                               r"baseline op-by-op, pipeline passes-only")

    def test_passes_in_a_folder_of_another_task_are_explained(self):
        nested = self.folder / "submission" / "nested"
        nested.mkdir(parents=True)
        (nested / "a.pass").write_text((self.folder / "passes.pass").read_text())
        done = run("eval", self.folder / "two.graph", "--passes", nested.parent, "--json",
                   "--allow-native")
        self.assertEqual(done.returncode, 1)
        for line in done.stdout.splitlines():
            self.assertIn("no pass is for graphs without a task", json.loads(line)["detail"])
            self.assertIn("'nested'", json.loads(line)["detail"])


if __name__ == "__main__":
    unittest.main()
