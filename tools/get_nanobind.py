#!/usr/bin/env python3
"""Puts nanobind, with which the Python binding is built, into a folder of the build tree.

    tools/get_nanobind.py FOLDER              with pip, unless this Python or the folder has it
    tools/get_nanobind.py --describe FOLDER   where this Python's headers and nanobind are

The first form never fails: without a network, pip or Python's headers the binding is left out, and
one line says so; an existing folder is not tried again. The second form prints what CMake needs, or
says in one line what is missing and exits with 1.
"""
import importlib.util
import subprocess
import sys
import sysconfig
from pathlib import Path

VERSION = "nanobind>=2.4,<4"


def find_headers():
    """The folder of Python.h, or None."""
    folder = Path(sysconfig.get_paths()["include"])
    return folder if (folder / "Python.h").exists() else None


def find_nanobind(folder):
    """nanobind's own folder: in `folder`, or where this Python finds it; None if there is none."""
    if (folder / "nanobind" / "src" / "nb_combined.cpp").exists():
        return folder / "nanobind"
    found = importlib.util.find_spec("nanobind")
    return Path(found.origin).parent if found and found.origin else None


def missing(folder):
    """The reason why the binding cannot be built, or None."""
    if find_headers() is None:
        return "this Python has no Python.h (package python3-dev)"
    if find_nanobind(folder) is None:
        return "nanobind is missing (pip install nanobind)"
    return None


def fetch(folder):
    """Installs nanobind into the folder; returns None, or the reason why it could not."""
    if folder.exists():
        return missing(folder)
    folder.mkdir(parents=True)
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check",
               "--no-deps", "--retries", "1", "--timeout", "10", "--target", str(folder), VERSION]
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    except (OSError, subprocess.TimeoutExpired) as error:
        return f"pip did not end well ({type(error).__name__})"
    lines = done.stderr.strip().splitlines()
    return None if done.returncode == 0 else f"pip: {lines[-1] if lines else done.returncode}"


def main(arguments):
    describe = arguments[:1] == ["--describe"]
    if len(arguments) != 1 + describe:
        sys.exit(__doc__)
    folder = Path(arguments[-1])
    if not describe:
        if find_headers() is None or find_nanobind(folder) is None:
            why = missing(folder) if find_headers() is None else fetch(folder)
            if why:
                print(f"the Python binding is left out: {why}", file=sys.stderr)
        return
    lack = missing(folder)
    if lack:
        sys.exit(lack)
    print(f"{find_headers()};{sysconfig.get_config_var('EXT_SUFFIX')};{find_nanobind(folder)}",
          end="")


if __name__ == "__main__":
    main(sys.argv[1:])
