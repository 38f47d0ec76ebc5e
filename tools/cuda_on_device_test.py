"""Tests of cuda_on_device.py with a program that only pretends to run graphs."""
import contextlib
import io
import json
import os
import sys
import tempfile
import textwrap
import unittest
from pathlib import Path
from unittest import mock

sys.path.insert(0, str(Path(__file__).resolve().parent))
import cuda_on_device  # noqa: E402

# Answers as the program does. Its graphs are named by their ops: `crash` ends the process, `hang`
# never ends, `wrong` is wrong.
PROGRAM = r'''
import json, os, re, sys, time
from pathlib import Path
command, source = sys.argv[1], sys.argv[2]
if command == "doctor":
    print(json.dumps({"what": "GPU", "found": "a pretended one"}))
    sys.exit(0)
text = Path(source).read_text()
for part in re.split(r"(?m)^(?=graph @)", text)[1:]:
    if "crash" in part:
        os._exit(139)
    if "hang" in part:
        time.sleep(3600)
    check = {"wrong": 1, "holds": False, "first": "%0[0]"} if "wrong" in part else \
        {"wrong": 0, "holds": True, "first": None}
    row = {"graph": part.split("(")[0], "check": check}
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

    def main(self, *arguments, fails=False):
        out = io.StringIO()
        with contextlib.redirect_stdout(out), contextlib.redirect_stderr(io.StringIO()):
            code = cuda_on_device.main([*map(str, arguments), "--program", self.program])
        self.assertEqual(code, int(fails), out.getvalue())
        return out.getvalue()

    def rows(self, name):
        return [json.loads(line) for line in (self.folder / "out" / name).read_text().splitlines()]


class Rows(InFolder):
    def make_run(self, deadline=60.0):
        options = mock.Mock(program=self.program, deadline=deadline, out=self.folder / "out")
        return cuda_on_device.Run(options)

    def test_a_graph_that_ends_its_process_costs_no_other(self):
        graphs = [graph(name) for name in ("relu", "crash", "exp", "wrong", "sin")]
        found = [(named.source, cuda_on_device.verdict(row)) for named, row in
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
    def test_values_name_what_is_wrong(self):
        more = self.folder / "more.graph"
        more.write_text(graph("wrong").text + graph("relu").text)
        with mock.patch.object(cuda_on_device, "graphs_of_suite", return_value=[]), \
                mock.patch.object(cuda_on_device, "ROOT", self.folder):
            cases = self.folder / "tests" / "op" / "cases.graph"
            cases.parent.mkdir(parents=True)
            cases.write_text(graph("sin").text)
            said = self.main("--out", self.folder / "out", "--parts", "values,more", "--more",
                             more, "--jobs", 1, "--deadline", 60, fails=True)
        self.assertIn("default more#0: %0[0]", said)
        self.assertEqual([row["verdict"] for row in self.rows("values.jsonl")], ["right"] * 2)
        self.assertEqual(sorted(row["verdict"] for row in self.rows("more.jsonl")),
                         ["right"] * 2 + ["wrong"] * 2)
        self.assertIn("values: 2 right\n", said)

    def test_the_sanitizer_counts_hazards(self):
        self.script("compute-sanitizer", SANITIZER)
        path = f"{self.folder}{os.pathsep}{os.environ['PATH']}"
        with mock.patch.dict(os.environ, PATH=path):
            said = self.main("--out", self.folder / "out", "--parts", "sanitizer",
                             "--sanitized", 3, "--jobs", 1, "--deadline", 100, fails=True)
        self.assertIn("sanitizer: memcheck on 9 graphs", said)
        self.assertEqual({row["tool"]: row["errors"] for row in self.rows("sanitizer.jsonl")},
                         {"memcheck": 0, "racecheck": 2, "initcheck": 0})
        self.assertTrue(list((self.folder / "out").glob("sanitizer-racecheck-*.txt")))
        self.assertFalse(list((self.folder / "out").glob("sanitizer-memcheck-*.txt")))

    def test_a_missing_sanitizer_is_said(self):
        with mock.patch.object(cuda_on_device, "find_sanitizer", return_value=None):
            said = self.main("--out", self.folder / "out", "--parts", "sanitizer",
                             fails=True)
        self.assertIn("compute-sanitizer is not there", said)


class Logs(unittest.TestCase):
    def test_logs_of_the_sanitizer(self):
        errors = cuda_on_device.sanitizer_errors
        self.assertEqual(errors("========= ERROR SUMMARY: 0 errors\n"), 0)
        self.assertEqual(errors("========= ERROR SUMMARY: 12 errors\n"), 12)
        self.assertEqual(errors("========= RACECHECK SUMMARY: 1 hazard displayed (1 error)\n"), 1)
        self.assertEqual(errors("killed"), -1, "no summary is no success")


if __name__ == "__main__":
    unittest.main()
