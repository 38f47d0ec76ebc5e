"""Tests of run_tests.py: the output of each runner is counted correctly."""
import contextlib
import io
import json
import re
import tempfile
import threading
import unittest
from pathlib import Path

import run_tests
from run_tests import Counts

JUNIT = """<?xml version="1.0" encoding="UTF-8"?>
<testsuite name="x" tests="5" failures="1" disabled="1" skipped="1">
  <testcase name="a" status="run"/>
  <testcase name="b" status="run"/>
  <testcase name="c" status="fail"><failure message=""/></testcase>
  <testcase name="d" status="notrun"><skipped message="SKIP_REGULAR_EXPRESSION_MATCHED"/></testcase>
  <testcase name="e" status="disabled"/>
</testsuite>
"""
CTEST = """    Start 1: a/X.Good
1/2 Test #1: a/X.Good .........   Passed    0.00 sec
    Start 2: a/X.Bad
2/2 Test #2: a/X.Bad ..........***Failed    0.00 sec
expected 1
50% tests passed
"""


class RunTests(unittest.TestCase):
    def test_unittest_closings(self):
        for code, output, expected in (
                (0, "Ran 3 tests in 0.1s\n\nOK\n", Counts(3, 0, 0)),
                (0, "Ran 1 test in 0.1s\n\nOK (skipped=1)\n", Counts(0, 0, 1)),
                (1, "Ran 5 tests in 0.1s\n\nFAILED (failures=1, errors=1, skipped=1)\n",
                 Counts(2, 2, 1)),
                (1, "Ran 2 tests in 0.1s\n\nFAILED (unexpected successes=1)\n", Counts(1, 1, 0)),
                (1, "Ran 0 tests in 0.0s\n\nFAILED (errors=1)\n", Counts(0, 1, 0)),
                (5, "Ran 0 tests in 0.0s\n\nNO TESTS RAN\n", Counts(0, 0, 0)),
                (139, "Ran 2 tests in 0.1s\n\nOK\n", Counts(1, 1, 0)),
                (-9, "", Counts(0, 1, 0))):
            self.assertEqual(run_tests.parse_unittest(code, output), expected, output)

    def test_junit(self):
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / "ctest.xml"
            file.write_text(JUNIT)
            self.assertEqual(run_tests.parse_junit(file), Counts(2, 1, 2))

    def test_only_failures_are_shown(self):
        shown = run_tests.failures_of(CTEST)
        self.assertIn("a/X.Bad", shown)
        self.assertIn("expected 1", shown)
        self.assertNotIn("X.Good", shown)

    def test_each_check_runs_and_has_a_test(self):
        checks = run_tests.check_scripts()
        self.assertIn("tools/check_includes.py", checks)
        for check in checks:
            test = run_tests.ROOT / check.replace(".py", "_test.py")
            self.assertTrue(test.is_file(), f"{check} has no {test.name}")

    def test_check_scripts_are_found_by_name(self):
        with tempfile.TemporaryDirectory() as folder:
            tools = Path(folder, "tools")
            tools.mkdir()
            for name in ("check_one.py", "check_one_test.py", "lint.py"):
                (tools / name).write_text("")
            self.assertEqual(run_tests.check_scripts(Path(folder)), ["tools/check_one.py"])

    def test_steps_run_at_once_and_print_in_order(self):
        met = threading.Barrier(2)  # both steps must run at once to pass it

        def first():
            met.wait(60)
            met.wait(60)
            return Counts(1, 0), "first\n"

        def second():
            met.wait(60)
            met.wait(60)
            return Counts(0, 1), "second\n"

        with contextlib.redirect_stdout(io.StringIO()) as output:
            total = run_tests.run_steps([("a", first), ("b", second)], 2)
        self.assertEqual(total, Counts(1, 1))
        self.assertRegex(output.getvalue(),
                         r"^first\na: 1 passed, 0 failed \(.*\)\nsecond\nb: 0 passed, 1 failed")

    def test_timed_steps_run_alone(self):
        running, most = [], []

        def step():
            running.append(1)
            most.append(len(running))
            running.pop()
            return Counts(1), ""

        with contextlib.redirect_stdout(io.StringIO()):
            run_tests.run_steps([(str(i), step) for i in range(20)], 1)
        self.assertEqual(max(most), 1)

    def test_files_that_need_times_are_timed(self):
        times = re.compile(r"\b(?:TimedTest|need_times|Noisy)\b")
        files = [file for file in run_tests.python_tests() if times.search(file.read_text())]
        self.assertIn(run_tests.ROOT / "tests/e2e/records_test.py", files)
        self.assertEqual([str(file) for file in files if not run_tests.is_timed(file)], [])

    def test_the_program_says_whether_nvrtc_is_there(self):
        with tempfile.TemporaryDirectory() as folder:
            program = Path(folder, "passnet")
            self.assertFalse(run_tests.finds_nvrtc(str(program)))
            for health, expected in (("ok", True), ("missing", False)):
                row = {"what": "NVRTC", "health": health}
                program.write_text(f"#!/bin/sh\necho '{json.dumps(row)}'\n")
                program.chmod(0o755)
                self.assertEqual(run_tests.finds_nvrtc(str(program)), expected)

    def test_closing_line(self):
        total = Counts(2, 0)
        self.assertEqual(str(total), "2 passed, 0 failed")
        total.add(Counts(1, 1, 4))
        self.assertEqual(str(total), "3 passed, 1 failed, 4 skipped")


if __name__ == "__main__":
    unittest.main()
