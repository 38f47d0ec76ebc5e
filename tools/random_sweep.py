#!/usr/bin/env python3
"""Runs the compiled random graphs of a test program over many seeds, in several processes.

    tools/random_sweep.py --program build/tests/compile_test --graphs 5000 --jobs 16 --seconds 540

Each seed is one graph in each test that the filter names. Seeds are run in slices; a slice that
fails without naming a seed (it crashed, or a kernel did not compile) is halved until one seed is
left. Prints each failing seed with the first lines of its message, and ends in `N graphs, M
failed`; exit code 1 if any failed. Seeds that the time limit cuts off do not count.
"""
import argparse
import os
import re
import signal
import subprocess
import sys
import tempfile
import threading
import time
from concurrent.futures import FIRST_COMPLETED, ThreadPoolExecutor, wait
from dataclasses import dataclass, field

FILTER = "CompiledRandomGraphs.TheDefault*"
TRACE = re.compile(r"graph (\d+)$", re.MULTILINE)
TOLD = 14  # lines of a failure that are shown


@dataclass
class Outcome:
    first: int
    count: int
    tests: int = 0
    failing: dict = field(default_factory=dict)  # (test, seed) -> why
    halves: tuple = ()  # (first, count) of slices to run again
    stopped: bool = False


def parse_output(code, output, first, count):
    """Parses the output of a run over these seeds; failures without a seed yield halves of the
    slice."""
    outcome = Outcome(first, count)
    running = re.search(r"^\[=+\] Running (\d+) tests? ", output, re.MULTILINE)
    outcome.tests = int(running[1]) if running else 0
    for block in re.split(r"^\[ RUN +\] ", output, flags=re.MULTILINE)[1:]:
        test = block.split("\n", 1)[0].strip()
        for failure in re.split(r"^(?=\S+:\d+: Failure)", block, flags=re.MULTILINE)[1:]:
            seed = TRACE.search(failure)
            if seed:
                lines = "\n".join(failure.splitlines()[:TOLD])
                outcome.failing.setdefault((test, int(seed[1])), lines)
    finished = re.search(r"^\[=+\] \d+ tests? from .* ran\.", output, re.MULTILINE)
    unnamed = not finished or "kernels.compile()" in output or "C++ exception" in output
    if code == 0 and outcome.tests > 0 and not outcome.failing and finished:
        return outcome
    if unnamed and count > 1:
        outcome.failing.clear()
        outcome.halves = ((first, count // 2), (first + count // 2, count - count // 2))
    elif unnamed or outcome.tests == 0:
        outcome.tests = max(outcome.tests, 1)
        tail = "\n".join(output.splitlines()[-TOLD:])
        outcome.failing.setdefault(("exit code " + str(code), first), tail)
    return outcome


class Sweep:
    """Runs slices until there are none left or the time is up; tracks the processes that it
    started."""

    def __init__(self, options):
        self.options = options
        self.end = time.monotonic() + options.seconds
        self.lock = threading.Lock()
        self.processes = set()
        self.stopping = False

    def run_slice(self, first, count):
        environment = dict(os.environ, PASSNET_RANDOM_SEED=str(first), OMP_NUM_THREADS="1",
                           PASSNET_RANDOM_GRAPHS=str(count))
        with tempfile.TemporaryDirectory() as folder:
            environment["TMPDIR"] = folder
            with self.lock:
                if self.stopping:
                    return Outcome(first, count, stopped=True)
                process = subprocess.Popen(
                    [self.options.program, f"--gtest_filter={self.options.filter}",
                     "--gtest_color=no"], env=environment, text=True, errors="replace",
                    stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                    start_new_session=True)
                self.processes.add(process)
            output, _ = process.communicate()
            with self.lock:
                self.processes.discard(process)
                if self.stopping:
                    return Outcome(first, count, stopped=True)
        return parse_output(process.returncode, output, first, count)

    def stop(self):
        with self.lock:
            self.stopping = True
            for process in self.processes:
                if process.poll() is None:
                    os.killpg(process.pid, signal.SIGKILL)

    def run(self):
        """(graphs run, failing (test, seed) pairs, true if every seed was reached)."""
        first, graphs = self.options.seed, self.options.graphs
        slices = [(at, min(self.options.slice, first + graphs - at))
                  for at in range(first, first + graphs, self.options.slice)]
        done, seeds, failing, complete = 0, 0, {}, True
        with ThreadPoolExecutor(self.options.jobs) as pool:
            running = {pool.submit(self.run_slice, *part) for part in slices}
            told = time.monotonic()
            while running:
                left = self.end - time.monotonic()
                if left <= 0 and not self.stopping:
                    self.stop()
                over, running = wait(running, max(0.1, min(left, 10)), FIRST_COMPLETED)
                for future in over:
                    outcome = future.result()
                    complete &= not outcome.stopped
                    if outcome.halves:
                        running |= {pool.submit(self.run_slice, *part) for part in outcome.halves}
                    elif not outcome.stopped:
                        done += outcome.tests * outcome.count
                        seeds += outcome.count
                        self.tell(outcome)
                        failing.update(outcome.failing)
                if time.monotonic() - told >= 10:
                    told = time.monotonic()
                    print(f"{seeds} of {graphs} seeds, {done} graphs, {len(failing)} failed, "
                          f"{max(0, self.end - told):.0f} s left", flush=True)
        return done, failing, complete

    @staticmethod
    def tell(outcome):
        for (test, seed), why in sorted(outcome.failing.items()):
            print(f"seed {seed}: {test}\n{why}", flush=True)


def main(arguments):
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--program", default="build/tests/compile_test")
    parser.add_argument("--graphs", type=int, default=1000, help="seeds (default 1000)")
    parser.add_argument("--seed", type=int, default=0, help="the first seed")
    parser.add_argument("--slice", type=int, default=25, help="seeds per process (default 25)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seconds", type=float, default=540, help="time limit (default 540)")
    parser.add_argument("--filter", default=FILTER, help=f"tests to run (default {FILTER})")
    options = parser.parse_args(arguments)
    options.program = os.path.abspath(options.program)
    if not os.access(options.program, os.X_OK):
        parser.error(f"expected a program to run, found none at `{options.program}`")
    done, failing, complete = Sweep(options).run()
    if failing:
        print("failing seeds:", " ".join(str(seed) for seed in sorted({s for _, s in failing})))
    print(f"{done} graphs, {len(failing)} failed" + ("" if complete else " (time is up)"))
    return 1 if failing or done == 0 else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
