#!/usr/bin/env python3
"""Runs every check and test of a built tree; the last line is `N passed, N failed[, N skipped]`.

The order is: the check scripts tools/check_*.py (one each), the unit tests of tools/, the Python
tests below tests/ and python/ (unittest files named *_test.py or test_*.py), the C++ tests through
ctest, and last, one after the other, the Python files that say `TIMED = True` at their beginning:
they need times, and what runs beside them would take theirs. The others run `--jobs` at once; what
they print appears in order. A runner whose output has no counts counts as one failure.
Exit code 1 if anything failed.
"""
import argparse
import concurrent.futures
import functools
import json
import os
import re
import subprocess
import sys
import time
import xml.etree.ElementTree as ElementTree
from dataclasses import dataclass
from pathlib import Path

import get_nvrtc

ROOT = Path(__file__).resolve().parent.parent
TEST_SECONDS = 300
FILE_SECONDS = 1200
CTEST_SECONDS = 3600


@dataclass
class Counts:
    passed: int = 0
    failed: int = 0
    skipped: int = 0

    def add(self, other):
        self.passed += other.passed
        self.failed += other.failed
        self.skipped += other.skipped

    def __str__(self):
        text = f"{self.passed} passed, {self.failed} failed"
        return text + (f", {self.skipped} skipped" if self.skipped else "")


def check_scripts(root=ROOT):
    """The check scripts, relative to the root."""
    return sorted(file.relative_to(root).as_posix() for file in root.glob("tools/check_*.py")
                  if not file.stem.endswith("_test"))


def run(command, environment=None, seconds=FILE_SECONDS):
    """Returns (exit code, all output); a time-out is exit code 124."""
    try:
        result = subprocess.run(command, cwd=ROOT, text=True, errors="replace", env=environment,
                                stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                                stderr=subprocess.STDOUT, timeout=seconds, check=False)
        return result.returncode, result.stdout
    except subprocess.TimeoutExpired as expired:
        output = expired.stdout or b""
        text = output if isinstance(output, str) else output.decode(errors="replace")
        return 124, f"{text}\nstopped after {seconds} s\n"


def run_check(script):
    """Returns (counts, what to print), as each runner does."""
    code, output = run([sys.executable, script])
    return Counts(passed=int(code == 0), failed=int(code != 0)), output


def parse_unittest(code, output):
    """The counts in unittest's closing lines."""
    ran = re.search(r"^Ran (\d+) tests?", output, re.MULTILINE)
    closing = re.search(r"^(?:OK|FAILED|NO TESTS RAN)(?: \((.*)\))?$", output, re.MULTILINE)
    if not ran or not closing:
        return Counts(failed=1)
    named = dict(re.findall(r"([a-z ]+)=(\d+)", closing[1] or ""))
    named = {name.strip(): int(count) for name, count in named.items()}
    skipped = named.get("skipped", 0)
    failed = sum(named.get(name, 0) for name in ("failures", "errors", "unexpected successes"))
    if code != 0 and failed == 0 and int(ran[1]) > 0:
        failed = 1
    return Counts(max(0, int(ran[1]) - failed - skipped), failed, skipped)


def run_unittest(file):
    path = os.pathsep.join(filter(None, [str(ROOT / "python"), os.environ.get("PYTHONPATH")]))
    code, output = run([sys.executable, "-m", "unittest", "discover", "-s", str(file.parent),
                        "-t", str(file.parent), "-p", file.name],
                       dict(os.environ, PYTHONPATH=path))
    counts = parse_unittest(code, output)
    return counts, output if counts.failed else ""


def parse_junit(path):
    """The counts in a JUnit file that ctest wrote."""
    counts = Counts()
    for case in ElementTree.parse(path).getroot().iter("testcase"):
        status = case.get("status")
        if case.find("failure") is not None or status == "fail":
            counts.failed += 1
        elif case.find("skipped") is not None or status in ("notrun", "disabled"):
            counts.skipped += 1
        else:
            counts.passed += 1
    return counts


def run_ctest(ctest, build, jobs):
    report = build.resolve() / "ctest.xml"
    report.unlink(missing_ok=True)
    code, output = run([ctest, "--test-dir", str(build), "--output-on-failure", "--output-junit",
                        str(report), "--no-tests=ignore", "--timeout", str(TEST_SECONDS),
                        "-j", str(jobs)], seconds=CTEST_SECONDS)
    counts = parse_junit(report) if report.exists() else Counts()
    if code != 0 and counts.failed == 0:
        counts.failed = 1
    return counts, failures_of(output) if counts.failed else ""


def failures_of(output):
    """ctest's output without the lines of the tests that passed."""
    dull = re.compile(r"^ *(?:Start +\d+:|\d+/\d+ Test +#\d+:.*(?:Passed|Skipped)).*\n?",
                      re.MULTILINE)
    return dull.sub("", output)


def python_tests():
    files = set()
    for folder in ("tests", "python"):
        for pattern in ("*_test.py", "test_*.py"):
            files.update((ROOT / folder).rglob(pattern))
    return sorted(file for file in files if ".venv" not in file.parts)


def is_timed(file):
    """True if the file says that its tests need the machine for themselves."""
    return re.search(r"^TIMED = True\b", file.read_text(encoding="utf-8"), re.MULTILINE) is not None


def timed_call(action):
    """Returns (counts, what to print, seconds)."""
    start = time.monotonic()
    counts, output = action()
    return counts, output, time.monotonic() - start


def run_steps(steps, jobs):
    """Runs steps of (name, action), `jobs` at once; prints and counts them in their order."""
    total = Counts()
    with concurrent.futures.ThreadPoolExecutor(jobs) as pool:
        calls = [pool.submit(timed_call, action) for _, action in steps]
        for (name, _), call in zip(steps, calls):
            counts, output, seconds = call.result()
            total.add(counts)
            print(f"{output}{name}: {counts} ({seconds:.1f} s)", flush=True)
    return total


def finds_nvrtc(program):
    """True if the program finds NVRTC, without which it compiles no kernel for a GPU."""
    if not os.path.exists(program):
        return False
    _, output = run([program, "doctor", "--json"])
    rows = [line for line in output.splitlines() if '"NVRTC"' in line]
    return bool(rows) and json.loads(rows[0])["health"] == "ok"


def main(arguments):
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--build", type=Path, default=Path("build"))
    parser.add_argument("--ctest", default="ctest")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    options = parser.parse_args(arguments)

    total = Counts()
    os.environ.setdefault("ASAN_OPTIONS", "allocator_may_return_null=1")  # as cmake/module.cmake
    # Python tests of the command line find the program under test here.
    program = str((ROOT / options.build / "passnet").resolve())
    os.environ.setdefault("PASSNET_PROGRAM", program)
    os.environ.update(get_nvrtc.environment(ROOT / options.build / "nvidia"))

    files = sorted((ROOT / "tools").glob("*_test.py")) + python_tests()
    tests = [(str(file.relative_to(ROOT)), functools.partial(run_unittest, file), is_timed(file))
             for file in files]
    checks = [(script, functools.partial(run_check, script)) for script in check_scripts()]
    total.add(run_steps(checks + [(name, action) for name, action, timed in tests if not timed],
                        options.jobs))
    ctest = functools.partial(run_ctest, options.ctest, ROOT / options.build, options.jobs)
    total.add(run_steps([("ctest", ctest)] + [(name, action) for name, action, timed in tests
                                              if timed], 1))
    if not finds_nvrtc(program):
        print(f"without NVRTC: no kernel for a GPU was compiled (tools/get_nvrtc.py "
              f"{options.build / 'nvidia'} fetches it)")
    print(total)
    return 1 if total.failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
