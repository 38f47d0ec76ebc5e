"""Tests of random_sweep.py with a program that prints what the real one would."""
import contextlib
import io
import stat
import sys
import tempfile
import textwrap
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

import random_sweep  # noqa: E402

PROGRAM = """\
#!/usr/bin/env python3
import os, sys, time
first, count = (int(os.environ["PASSNET_RANDOM_" + name]) for name in ("SEED", "GRAPHS"))
seeds = range(first, first + count)
print("[==========] Running 1 test from 1 test suite.")
print("[ RUN      ] CompiledRandomGraphs.TheDefaultOne", flush=True)
code = 0
for seed in seeds:
    if seed in WRONG:
        code = 1
        print(f"a_test.cpp:1: Failure\\nExpected: 1\\nGoogle Test trace:\\na.cpp:2: graph {seed}\\n")
    if seed in CRASHING:
        os.abort()
    if seed in HANGING:
        time.sleep(60)
print("[==========] 1 test from 1 test suite ran. (1 ms total)")
sys.exit(code)
"""


class Sweep(unittest.TestCase):
    def sweep(self, wrong=(), crashing=(), hanging=(), options=()):
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "program"
            text = PROGRAM
            for name, seeds in (("WRONG", wrong), ("CRASHING", crashing), ("HANGING", hanging)):
                text = text.replace(name, repr(tuple(seeds)))
            path.write_text(textwrap.dedent(text))
            path.chmod(path.stat().st_mode | stat.S_IXUSR)
            output = io.StringIO()
            with contextlib.redirect_stdout(output):
                code = random_sweep.main(["--program", str(path), "--graphs", "20", "--seed", "100",
                                          "--slice", "8", "--jobs", "2", *options])
            return code, output.getvalue()

    def test_counts_graphs_where_none_fails(self):
        code, output = self.sweep()
        self.assertEqual((code, output.splitlines()[-1]), (0, "20 graphs, 0 failed"))

    def test_names_each_seed_that_fails(self):
        code, output = self.sweep(wrong=[103, 119])
        self.assertEqual((code, output.splitlines()[-2:]),
                         (1, ["failing seeds: 103 119", "20 graphs, 2 failed"]))
        self.assertIn("seed 103: CompiledRandomGraphs.TheDefaultOne", output)

    def test_finds_the_seed_that_ends_the_program(self):
        code, output = self.sweep(wrong=[101], crashing=[102])
        self.assertEqual((code, output.splitlines()[-2:]),
                         (1, ["failing seeds: 101 102", "20 graphs, 2 failed"]))

    def test_stops_when_the_time_is_up(self):
        code, output = self.sweep(hanging=[110], options=["--seconds", "3"])
        self.assertEqual((code, output.splitlines()[-1]),
                         (0, "12 graphs, 0 failed (time is up)"))


if __name__ == "__main__":
    unittest.main()
