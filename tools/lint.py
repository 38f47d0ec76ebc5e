#!/usr/bin/env python3
"""Runs clang-format, clang-tidy and the check scripts over every C++ file that git knows, or FILES.

With --format, it only reformats the files. A missing tool is named and counts as a failure, because
nothing was checked.
"""
import argparse
import json
import os
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from run_tests import check_scripts

ROOT = Path(__file__).resolve().parent.parent
SUFFIXES = (".cpp", ".hpp", ".cuh")
# compile_commands.json is written for g++: clang does not know all its warnings, and reports a
# deprecated function inside libstdc++ 12's std::stable_sort.
TIDY_FLAGS = ["--quiet", "--extra-arg=-Wno-unknown-warning-option",
              "--extra-arg=-Wno-deprecated-declarations", "--extra-arg=-Wno-ignored-gch"]


def find_tool(name):
    """The path of NAME-19, otherwise of NAME, otherwise None with a message on standard error."""
    path = shutil.which(f"{name}-19") or shutil.which(name)
    if not path:
        print(f"lint: {name} is missing: apt-get install {name}-19 (or {name})", file=sys.stderr)
    return path


def cpp_files():
    listed = subprocess.run(["git", "ls-files", "--cached", "--others", "--exclude-standard"],
                            cwd=ROOT, text=True, capture_output=True, check=True).stdout
    return [name for name in listed.splitlines()
            if name.endswith(SUFFIXES) and (ROOT / name).is_file()]


def run_format(files, rewrite):
    tool = find_tool("clang-format")
    if not tool:
        return False
    mode = ["-i"] if rewrite else ["--dry-run", "--Werror"]
    return not files or subprocess.run([tool, *mode, *files], cwd=ROOT, check=False).returncode == 0


def run_tidy(files, build, jobs):
    tool = find_tool("clang-tidy")
    if not tool:
        return False
    commands = json.loads((build / "compile_commands.json").read_text(encoding="utf-8"))
    compiled = {os.path.relpath(entry["file"], ROOT) for entry in commands}
    sources = [name for name in files if name in compiled]

    def tidy(name):
        return subprocess.run([tool, *TIDY_FLAGS, "-p", str(build), name], cwd=ROOT, text=True,
                              stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, check=False)

    good = True
    with ThreadPoolExecutor(max_workers=jobs) as pool:
        for name, result in zip(sources, pool.map(tidy, sources)):
            sys.stdout.write(result.stdout)
            if result.returncode != 0:
                print(f"lint: clang-tidy: {name}", file=sys.stderr)
                good = False
    return good


def run_checks():
    results = [subprocess.run([sys.executable, check], cwd=ROOT, check=False)
               for check in check_scripts()]
    return all(result.returncode == 0 for result in results)


def main(arguments):
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--build", type=Path, default=Path("build"))
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--format", action="store_true", help="rewrite in place, check nothing")
    parser.add_argument("files", nargs="*", metavar="FILES", help="relative to the repository")
    options = parser.parse_args(arguments)
    files = options.files or cpp_files()
    if options.format:
        return 0 if run_format(files, rewrite=True) else 1
    results = [run_format(files, rewrite=False), run_checks(),
               run_tidy(files, ROOT / options.build, options.jobs)]
    return 0 if all(results) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
