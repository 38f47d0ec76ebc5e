"""Suites of the tasks of another suite: at the sizes of real work, and those that have a witness."""
import json
import unittest

from program import InFolder, passnet as run

GRAPHS = {
    "norm": "graph @norm(%x: f32[8,64,56,56], %m: f32[64], %v: f32[64]) {\n"
            "  %0 = batch_norm(%x, %m, %v)\n  %1 = relu(%0)\n  return %1\n}\n",
    "sum": "graph @sum(%x: f32[4,64,256], %y: f32[4,64,256]) {\n"
           "  %0 = add(%x, %y)\n  %1 = gelu(%0)\n  return %1\n}\n",
}


class DerivedSuites(InFolder):
    def setUp(self):
        super().setUp()
        for name, text in GRAPHS.items():
            (self.folder / "graphs" / name).mkdir(parents=True)
            (self.folder / "graphs" / name / "0.graph").write_text(text)
        self.suite = self.folder / "base"
        self.make("import", self.folder / "graphs", "--name", "base", "--out", self.suite)

    def make(self, *arguments):
        done = run("suite", *arguments, "--json")
        self.assertEqual(done.returncode, 0, done.stderr)
        return json.loads(done.stdout)

    def test_real_sizes_are_latency_and_throughput_in_half_precision(self):
        out = self.folder / "real"
        row = self.make("resize", self.suite, "--name", "base-real", "--out", out)
        self.assertEqual((row["name"], row["version"]), ("base-real", "2"))
        self.assertEqual(run("suite", "verify", out).returncode, 0)
        described = json.loads((out / "suite.json").read_text())
        self.assertEqual(len(described["tasks"]), 2)
        for task in described["tasks"]:
            changes = [graph["variant"]["change"] for graph in task["graphs"]]
            for size in ("latency", "throughput"):
                dtypes = {graph["dtype"] for graph in task["graphs"]
                          if graph["variant"]["change"].startswith(size + ": ")}
                self.assertLessEqual({"float16", "bfloat16"}, dtypes, changes)
        again = self.make("resize", self.suite, "--name", "base-real", "--out",
                          self.folder / "again")
        self.assertEqual(again["hash"], row["hash"])

    def test_tasks_with_witnesses_become_a_suite(self):
        tasks = [task["task"] for task in json.loads((self.suite / "suite.json").read_text())["tasks"]]
        found = self.folder / "headroom"
        found.mkdir()
        rows = [{"task": tasks[0], "witness": {"sha256": "0", "gain": 1.5}},
                {"task": tasks[1], "witness": None}]
        (found / "tasks.jsonl").write_text("".join(json.dumps(row) + "\n" for row in rows))
        out = self.folder / "gains"
        row = self.make("select", self.suite, "--witnesses", found, "--name", "gains", "--out", out)
        self.assertEqual(row["graphs"], 1)
        self.assertTrue((out / tasks[0] / "0.graph").exists())
        self.assertFalse((out / tasks[1]).exists())

    def test_a_witness_may_be_for_some_dtypes(self):
        real = self.folder / "real"
        self.make("resize", self.suite, "--name", "real", "--out", real)
        described = json.loads((real / "suite.json").read_text())["tasks"]
        found = self.folder / "headroom"
        found.mkdir()
        (found / "tasks.jsonl").write_text(json.dumps(
            {"task": described[0]["task"], "dtypes": ["float32"], "witness": {"sha256": "0"}}))
        out = self.folder / "gains"
        self.make("select", real, "--witnesses", found, "--name", "gains", "--out", out)
        task, = json.loads((out / "suite.json").read_text())["tasks"]
        self.assertEqual({graph["dtype"] for graph in task["graphs"]}, {"float32"})
        self.assertLess(len(task["graphs"]), len(described[0]["graphs"]))

    def test_tasks_of_several_suites(self):
        other = self.folder / "other"
        (self.folder / "more" / "norm").mkdir(parents=True)
        (self.folder / "more" / "norm" / "0.graph").write_text(
            GRAPHS["norm"].replace("relu", "gelu"))
        self.make("import", self.folder / "more", "--name", "other", "--out", other)
        found = self.folder / "headroom"
        found.mkdir()
        names = [task["task"] for suite in (self.suite, other)
                 for task in json.loads((suite / "suite.json").read_text())["tasks"]]
        (found / "tasks.jsonl").write_text("".join(
            json.dumps({"task": name, "witness": {"sha256": "0"}}) + "\n" for name in names))
        row = self.make("select", self.suite, other, "--witnesses", found, "--name", "both", "--out",
                        self.folder / "both")
        self.assertEqual(row["tasks"], len(names))
        done = run("suite", "select", self.suite, self.suite, "--witnesses", found, "--name", "x",
                   "--out", self.folder / "twice")
        self.assertEqual(done.returncode, 2)
        self.assertIn("expected each task in one suite, found '", done.stderr)
        self.assertIn("task-twice", done.stderr)

    def test_tasks_get_the_graphs_of_their_op_sequence_from_other_suites(self):
        other = self.folder / "other"
        (self.folder / "more" / "norm").mkdir(parents=True)
        for i, (size, dtype) in enumerate(((28, "f32"), (14, "f32"), (7, "f64"))):
            (self.folder / "more" / "norm" / f"{i}.graph").write_text(
                GRAPHS["norm"].replace("56,56", f"{size},{size}").replace("f32", dtype))
        self.make("import", self.folder / "more", "--name", "other", "--out", other)
        names = [task["task"]
                 for task in json.loads((self.suite / "suite.json").read_text())["tasks"]]
        found = self.folder / "headroom"
        found.mkdir()
        (found / "tasks.jsonl").write_text("".join(json.dumps(
            {"task": name, "dtypes": ["float32"], "witness": {"sha256": "0"}}) + "\n"
            for name in names))

        def counts(name, *options):
            out = self.folder / name
            self.make("select", self.suite, "--more", other, "--witnesses", found, "--name", "x",
                      "--out", out, *options)
            return {task["task"]: len(task["graphs"])
                    for task in json.loads((out / "suite.json").read_text())["tasks"]}

        norm, = (name for name in names if "norm" in name)
        one_each = dict.fromkeys(names, 1)
        self.assertEqual(counts("all"), one_each | {norm: 3})
        self.assertEqual(counts("two", "--most", 2), one_each | {norm: 2})
        self.assertEqual(counts("without", "--without", norm), one_each)

    def test_versions_of_suites_are_never_in_one_score(self):
        files = []
        for suite in ("base 1", "base-2 2"):
            files.append(self.folder / f"{suite}.jsonl")
            files[-1].write_text(json.dumps({"graph": "g", "task": "t", "verdict": "PASS",
                                             "speedup": 1.5, "versions": {"suite": suite}}) + "\n")
        both = self.folder / "both.jsonl"
        both.write_text("".join(file.read_text() for file in files))
        for arguments in (("score", both), ("compare", *files), ("compare", both, files[0])):
            with self.subTest(arguments[0]):
                done = run(*arguments)
                self.assertEqual(done.returncode, 2, done.stdout)
                self.assertIn("expected records of one version of one suite, found base 1 and "
                              "base-2 2", done.stderr)
                self.assertIn("suites-mixed", done.stderr)
        self.assertEqual(run("score", files[0]).returncode, 0)
        self.assertEqual(run("compare", files[0], files[0]).returncode, 0)

    def test_what_cannot_be_derived_is_named(self):
        found = self.folder / "headroom"
        found.mkdir()
        (found / "tasks.jsonl").write_text("")
        for arguments, problem in (
                (("select", self.suite, "--witnesses", found, "--name", "x"), "no-task"),
                (("select", self.suite, "--witnesses", self.folder / "none", "--name", "x"),
                 "file-unreadable"),
                (("resize", self.suite, "--name", "a/b"), "suite-name"),
                (("resize", "nothing", "--name", "x"), "unknown-suite")):
            with self.subTest(problem):
                done = run("suite", *arguments, "--out", self.folder / "out")
                self.assertEqual(done.returncode, 2, done.stdout)
                self.assertIn(problem, done.stderr)


if __name__ == "__main__":
    unittest.main()
