"""Tests of cuda_on_device.py and device_criteria.py with a program that only pretends to run graphs."""
import contextlib
import io
import json
import math
import os
import sys
import tempfile
import textwrap
import unittest
from pathlib import Path
from unittest import mock

sys.path.insert(0, str(Path(__file__).resolve().parent))
import cuda_on_device  # noqa: E402
import device_criteria  # noqa: E402

# Answers as the program does. Its graphs are named by their ops: `crash` ends the process, `hang`
# never ends, `wrong` is wrong.
PROGRAM = r'''
import json, os, re, sys, time
from pathlib import Path
command, source = sys.argv[1], sys.argv[2]
if command == "doctor":
    print(json.dumps({"what": "GPU", "found": "a pretended one"}))
    sys.exit(0)
if command == "variants":
    out = Path(sys.argv[sys.argv.index("--out") + 1])
    out.mkdir(parents=True)
    dim = sys.argv[sys.argv.index("--dim") + 1].replace("=", "-") if "--dim" in sys.argv else ""
    for dtype in ("f32", "bf16", "f16") if dim else ("bf16", "f16"):
        name = f"a.b.{dtype}" + ("." + dim if dim else "")
        (out / f"{name}.graph").write_text(f"graph @a(%x: {dtype}[1]) {{\n  %0 = relu(%x)\n}}\n")
        (out / f"{name}.side-9.graph").write_text("graph @other(%x: f32[1]) {\n}\n")
    sys.exit(0)
text = Path(source).read_text() if Path(source).is_file() else "graph @model(%x) { relu }"
for part in re.split(r"(?m)^(?=graph @)", text)[1:]:
    if "crash" in part:
        os._exit(139)
    if "hang" in part:
        time.sleep(3600)
    check = {"wrong": 1, "holds": False, "first": "%0[0]"} if "wrong" in part else \
        {"wrong": 0, "holds": True, "first": None}
    row = {"graph": part.split("(")[0], "check": check}
    if command == "compile":
        row = {"floor_us": 30.0}
    rows = [row]
    if command == "eval":
        name = re.match("graph @(\\w+)", part)[1]
        rows = [{"graph": name, "candidate": side, "verdict": "PASS", "correct": {"-5": True},
                 "candidate_us": us, "candidate_device_us": us - 2, "compile_ms": 40, "launches": 2,
                 "rounds": [{"candidate_us": [us - 1, us, us + 1]}]}
                for side, us in (("op-by-op", 12.0), ("default", 8.0), ("eager", 48.0),
                                 ("inductor", 80.0))
                if side in sys.argv[sys.argv.index("--candidate") + 1].split(",")]
    for row in rows:
        print(json.dumps(row), flush=True)
'''
SANITIZER = r'''
import subprocess, sys
from pathlib import Path
own = sys.argv[1:]
log, program = Path(own[own.index("--log-file") + 1]), own[own.index("--log-file") + 2:]
code = subprocess.run(program).returncode
log.write_text("========= " + ("RACECHECK SUMMARY: 2 hazards displayed (2 errors, 0 warnings)"
               if "racecheck" in own else "ERROR SUMMARY: 0 errors") + "\n")
sys.exit(code)
'''


def graph(name):
    return cuda_on_device.Named(name, f"graph @{name}(%x: f32[4]) {{\n  %0 = {name}(%x)\n}}\n")


class InFolder(unittest.TestCase):
    def setUp(self):
        holder = tempfile.TemporaryDirectory()
        self.addCleanup(holder.cleanup)
        self.folder = Path(holder.name)
        self.program = self.script("passnet", PROGRAM)

    def script(self, name, text):
        path = self.folder / name
        path.write_text(f"#!{sys.executable}\n{textwrap.dedent(text)}", encoding="utf-8")
        path.chmod(0o755)
        return str(path)

    def main(self, *arguments):
        out = io.StringIO()
        with contextlib.redirect_stdout(out), contextlib.redirect_stderr(io.StringIO()):
            code = cuda_on_device.main([*map(str, arguments), "--program", self.program])
        self.assertEqual(code, 0, out.getvalue())
        return out.getvalue()

    def rows(self, name):
        return device_criteria.read_rows(self.folder / "out" / name)


class Rows(InFolder):
    def make_run(self, deadline=60.0):
        options = mock.Mock(program=self.program, deadline=deadline, out=self.folder / "out")
        return cuda_on_device.Run(options)

    def test_a_graph_that_ends_its_process_costs_no_other(self):
        graphs = [graph(name) for name in ("relu", "crash", "exp", "wrong", "sin")]
        found = [(named.source, device_criteria.verdict(row)) for named, row in
                 self.make_run().rows(graphs, ["run", "--check"], "name", "cache")]
        self.assertEqual(found, [("relu", "right"), ("crash", "process-ended"), ("exp", "right"),
                                 ("wrong", "wrong"), ("sin", "right")])

    def test_a_graph_that_never_ends_ends_with_its_part(self):
        run = self.make_run(3.0)
        found = [named.source for named, _ in
                 run.rows([graph("relu"), graph("hang")], ["run"], "name", "cache")]
        self.assertEqual(found, ["relu"])

    def test_parts_share_the_time(self):
        run = self.make_run(100.0)
        run.begin_part(0.25)
        self.assertAlmostEqual(run.left(), 25, delta=2)
        run.begin_part(1)
        self.assertAlmostEqual(run.left(), 100, delta=2)


class WholeRuns(InFolder):
    def test_prepared_graphs_are_timed_and_judged(self):
        prepared = self.folder / "prepared"
        own = cuda_on_device.Named("own", "graph @own(%x: f32[1,4]) {\n  %0 = relu(%x)\n}\n")
        with mock.patch.object(cuda_on_device, "graphs_of_suite", return_value=[own] * 3):
            out = self.main("prepare", "--out", prepared, "--jobs", 1)
        self.assertIn("bf16-batch64: 3 of 3 graphs", out)
        text = (prepared / "f16-batch64.graph").read_text()
        self.assertEqual(text.count("# source: "), 3)
        self.assertEqual(text.count("f16[1]"), 3)
        text = (prepared / "f32-batch1.graph").read_text()
        self.assertEqual(text.count("@own(%x: f32[1,4])"), 3, "the graph itself")
        self.assertEqual(cuda_on_device.read_own("graph @g(%i: i64[7], %x: bf16[2,3])"), ("bf16", 7))
        said = self.main("run", "--graphs", prepared, "--out", self.folder / "out", "--deadline",
                         100, "--jobs", 1, "--parts", "times,large,inductor,models", "--models", 2)
        self.assertEqual(len(self.rows("times.jsonl")), 9)
        self.assertEqual(len(self.rows("models.jsonl")), 2)
        summary = json.loads((self.folder / "out" / "summary.json").read_text())
        found = {row["name"]: row for row in summary["criteria"]}
        self.assertEqual(found["batch 1, f32: median of default, us"]["found"], 8)
        self.assertAlmostEqual(found["batch 1, bf16: ES(-5) of default over eager"]["found"], 6)
        self.assertAlmostEqual(found["ES(-5) of default over inductor"]["found"], 10)
        self.assertTrue(
            found["batch 64, floor above 20 us: device time in floors, median"]["holds"])
        self.assertIsNone(found["values: share that is right, or by rounding"]["holds"])
        self.assertIn("holds   NVRTC, ms per launch: median: 20 (wanted <= 60", said)

    def test_values_name_what_is_wrong(self):
        more = self.folder / "more.graph"
        more.write_text(graph("wrong").text + graph("relu").text)
        with mock.patch.object(cuda_on_device, "graphs_of_suite", return_value=[]), \
                mock.patch.object(cuda_on_device, "ROOT", self.folder):
            cases = self.folder / "tests" / "op" / "cases.graph"
            cases.parent.mkdir(parents=True)
            cases.write_text(graph("sin").text)
            said = self.main("run", "--out", self.folder / "out", "--parts", "values,more", "--more",
                             more, "--jobs", 1, "--deadline", 60)
        self.assertIn("default more#0: %0[0]", said)
        self.assertEqual([row["verdict"] for row in self.rows("values.jsonl")], ["right"] * 2)
        self.assertEqual(sorted(row["verdict"] for row in self.rows("more.jsonl")),
                         ["right"] * 2 + ["wrong"] * 2)
        self.assertIn("MISSED  more: share that is right", said)

    def test_the_sanitizer_counts_hazards(self):
        self.script("compute-sanitizer", SANITIZER)
        path = f"{self.folder}{os.pathsep}{os.environ['PATH']}"
        with mock.patch.dict(os.environ, PATH=path):
            said = self.main("run", "--out", self.folder / "out", "--parts", "sanitizer",
                             "--sanitized", 3, "--jobs", 1, "--deadline", 100)
        self.assertIn("holds   compute-sanitizer memcheck: errors: 0 (wanted <= 0, of 9 rows)",
                      said)
        self.assertIn("MISSED  compute-sanitizer racecheck: errors: 6", said)
        self.assertTrue(list((self.folder / "out").glob("sanitizer-racecheck-*.txt")))
        self.assertFalse(list((self.folder / "out").glob("sanitizer-memcheck-*.txt")))

    def test_a_missing_sanitizer_is_said(self):
        with mock.patch.object(cuda_on_device, "find_sanitizer", return_value=None):
            said = self.main("run", "--out", self.folder / "out", "--parts", "sanitizer")
        self.assertIn("compute-sanitizer is not there", said)
        summary = json.loads((self.folder / "out" / "summary.json").read_text())
        self.assertEqual(len(summary["not_run"]), 1)


class Criteria(unittest.TestCase):
    def test_quantiles(self):
        self.assertEqual(device_criteria.quantile([3, 1, 2], 0.5), 2)
        self.assertEqual(device_criteria.quantile(list(range(1, 101)), 0.95), 95)
        self.assertTrue(math.isnan(device_criteria.quantile([], 0.5)))

    def test_failures_count_as_a_tenth(self):
        entry = {"time_us": 5.0, "lower_quartile_us": 4.0, "upper_quartile_us": 6.0}
        row = {"sides": [{**entry, "side": "default", "correct": False},
                         {**entry, "side": "eager", "correct": True}]}
        self.assertEqual(device_criteria.speedup(row, "default", "eager"), 0.1)
        row["sides"][0]["correct"] = True
        self.assertEqual(device_criteria.speedup(row, "default", "eager"), 1)
        self.assertFalse(device_criteria.is_slower(row, "default", "eager"))
        row["sides"][0]["lower_quartile_us"] = 6.5
        self.assertTrue(device_criteria.is_slower(row, "default", "eager"))

    def test_logs_of_the_sanitizer(self):
        errors = device_criteria.sanitizer_errors
        self.assertEqual(errors("========= ERROR SUMMARY: 0 errors\n"), 0)
        self.assertEqual(errors("========= ERROR SUMMARY: 12 errors\n"), 12)
        self.assertEqual(errors("========= RACECHECK SUMMARY: 1 hazard displayed (1 error)\n"), 1)
        self.assertEqual(errors("killed"), -1, "no summary is no success")

    def test_rows_of_an_ended_process(self):
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "values.jsonl"
            path.write_text('{"verdict": "right"}\n{"verd')
            self.assertEqual(device_criteria.read_rows(path), [{"verdict": "right"}])
            self.assertEqual(device_criteria.read_rows(path.with_suffix(".none")), [])


if __name__ == "__main__":
    unittest.main()
