#!/usr/bin/env python3
"""Prints the cost of the agent itself: time beyond that of model and tools, and memory.

Runs `passnet agent` against the scripted server of tests/agent. Two measurements:
  - overhead: some conversations whose model takes --delay seconds per message; the share of the
    time in which neither a request was in flight nor a tool at work;
  - memory: many conversations in flight (1,000 by default) with a model that takes ten seconds for
    messages that call no tool; the peak of the program's resident memory, without its children.
"""
import argparse
import json
import os
import re
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SERVER = ROOT / "tests" / "agent" / "scripted_server.py"


def serve(*arguments):
    server = subprocess.Popen([sys.executable, str(SERVER), *arguments], stdout=subprocess.PIPE,
                              text=True)
    return server, int(server.stdout.readline())


def run(program, suite, server_arguments, arguments):
    """(rows, figures of the last line of standard error, seconds, peak MiB)"""
    server, port = serve(*server_arguments)
    peak = 0
    try:
        with tempfile.TemporaryDirectory() as folder:
            command = [program, "agent", suite, "--base-url", f"http://127.0.0.1:{port}/v1",
                       "--model", "scripted", "--json", "--out", os.path.join(folder, "run"),
                       *arguments]
            begin = time.monotonic()
            with open(os.path.join(folder, "error"), "w+", encoding="utf-8") as error, \
                    open(os.path.join(folder, "rows"), "w+", encoding="utf-8") as rows:
                process = subprocess.Popen(command, stdout=rows, stderr=error, cwd=ROOT)
                while process.poll() is None:
                    try:
                        status = Path(f"/proc/{process.pid}/status").read_text(encoding="ascii")
                        peak = max(peak, int(re.search(r"VmHWM:\s+(\d+)", status)[1]) / 1024)
                    except (OSError, TypeError):
                        pass
                    time.sleep(0.05)
                seconds = time.monotonic() - begin
                error.seek(0)
                rows.seek(0)
                text = error.read()
                if process.returncode not in (0, 1):
                    raise SystemExit(text[-2000:])
                return [json.loads(line) for line in rows], text, seconds, peak
    finally:
        server.kill()
        server.wait()
        server.stdout.close()


def figures(text):
    """The figures that the agent prints at its end."""
    found = re.search(r"(\d+) requests, (\d+) of them again; ([\d.]+) s, of which ([\d.]+) s waiting "
                      r"for the model or for tools; tools took ([\d.]+) s", text)
    return [float(part) for part in found.groups()]


def main(arguments):
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--program", default=str(ROOT / "build" / "passnet"))
    parser.add_argument("--suite", default="data/suite")
    parser.add_argument("--delay", type=float, default=1, help="seconds per message of the model")
    parser.add_argument("--conversations", type=int, default=1000)
    parser.add_argument("--only", default="resnet*", help="the tasks of the first measurement")
    options = parser.parse_args(arguments)

    rows, text, _, _ = run(options.program, options.suite, ["--delay", str(options.delay)],
                           ["--only", options.only, "--concurrency", "8"])
    requests, _, seconds, waiting, tools = figures(text)
    print(f"overhead: {len(rows)} conversations, {requests:.0f} messages of {options.delay} s, tools "
          f"{tools:.1f} s: {seconds:.2f} s in all, {seconds - waiting:.3f} s of the agent itself "
          f"({100 * (seconds - waiting) / seconds:.2f} %)")

    attempts = options.conversations
    rows, text, seconds, peak = run(
        options.program, options.suite, ["--delay", "10", "--faults", "1", "--kinds", "silence"],
        ["--only", "t5.relu", "--attempts", str(attempts), "--concurrency", str(attempts),
         "--timeout", "300"])
    ended = rows[0]["ended"]
    print(f"memory: {len(ended)} conversations in flight, {ended.count('silent')} ended as scripted, "
          f"{seconds:.1f} s: {peak:.0f} MiB at the peak")


if __name__ == "__main__":
    main(sys.argv[1:])
