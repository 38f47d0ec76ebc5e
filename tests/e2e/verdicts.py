"""Verdicts and records where a machine may be too busy to time what a test judges."""
import functools
import json
import re
import time
import unittest

# The second: right, but on a machine too busy to time it.
RIGHT = ("PASS", "NOISY")
# No test of a file begins anew later: the runner gives a file 20 minutes.
REPEATED_UNTIL = time.monotonic() + 300


class Noisy(unittest.SkipTest):
    """The machine was too busy to time what the test needs times of."""


def need_times(text):
    """Raises `Noisy` if a record or table in the text has a `NOISY` verdict."""
    if re.search(r"NOISY|\d noisy", text):
        raise Noisy("the machine is too busy to time what this test judges")


def repeated(test):
    """The test, which begins anew up to two times where the machine is too busy for it."""
    @functools.wraps(test)
    def run(case):
        for _ in range(2):
            try:
                return test(case)
            except Noisy:
                if time.monotonic() > REPEATED_UNTIL:
                    raise
                case.doCleanups()
                case.setUp()
        return test(case)
    return run


class TimedTest(unittest.TestCase):
    """Tests of what needs times: all are repeated."""
    def __init_subclass__(cls, **options):
        super().__init_subclass__(**options)
        for name, test in list(vars(cls).items()):
            if name.startswith("test_"):
                setattr(cls, name, repeated(test))


def timed(record):
    """The record of a right candidate, as a machine that could time it would have written it."""
    if record["verdict"] not in RIGHT:
        raise AssertionError(record)
    return record | {"verdict": "PASS", "reference_us": 3.0, "candidate_us": 2.0, "speedup": 1.5,
                     "speedup_low": 1.4, "speedup_high": 1.6,
                     "rounds": [{"reference_us": [3], "candidate_us": [2]} for _ in range(2)]}


def assert_replayed(done):
    """The verdicts that `replay --json` printed are those recorded; times may differ on a busy machine."""
    if done.returncode not in (0, 1) or not done.stdout:
        raise AssertionError(done.stderr + done.stdout)
    for line in done.stdout.splitlines():
        again = json.loads(line)
        if again["replayed"] not in (RIGHT if again["verdict"] in RIGHT else (again["verdict"],)):
            raise AssertionError(line)
