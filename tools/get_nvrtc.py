#!/usr/bin/env python3
"""Puts into a folder: NVRTC, which compiles kernels for GPUs, nvdisasm, which prints machine code, and
NVTX, which names work for profilers.

    tools/get_nvrtc.py FOLDER    with pip (64 MB, 150 MB unpacked), unless this Python or the folder
                                 has them

Tests of the code for GPUs use them, and need no GPU; tools/run_tests.py looks in BUILD/nvidia. Never
fails: if a package cannot be fetched, one line says which one, and that its tests are skipped.
"""
import importlib.metadata
import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Package:
    name: str
    requirement: str
    file: str  # that the package is for


PACKAGES = (
    Package("nvidia-cuda-nvrtc", ">=13,<14", "nvidia/cu13/lib/libnvrtc.so.13"),
    Package("nvidia-cuda-nvdisasm", ">=13,<14", "nvidia/cu13/bin/nvdisasm"),
    Package("nvidia-nvtx", ">=13,<14", "nvidia/cu13/lib/libnvtx3interop.so.1"),
)


def installed_file(package):
    """The package's file, where this Python has the package."""
    try:
        files = importlib.metadata.files(package.name) or []
    except importlib.metadata.PackageNotFoundError:
        return None
    found = (Path(entry.locate()) for entry in files if str(entry) == package.file)
    return next((path for path in found if path.exists()), None)


def find_file(package, folder):
    """The package's file, in its folder or where this Python has it; None if it is in neither."""
    own = folder / package.name / package.file
    return own if own.exists() else installed_file(package)


def environment(folder):
    """PATH and LD_LIBRARY_PATH with which the program finds what is in the folder; it finds packages
    of python3 by itself."""
    changed = {}
    for package in PACKAGES:
        file = folder / package.name / package.file
        if file.exists():
            variable = "LD_LIBRARY_PATH" if file.parent.name == "lib" else "PATH"
            known = changed.get(variable, os.environ.get(variable))
            own = str(file.parent.resolve())
            changed[variable] = f"{known}{os.pathsep}{own}" if known else own
    return changed


def fetch(package, folder):
    """Installs the package into its folder; returns None, or the reason why it could not."""
    target = folder / package.name
    target.mkdir(parents=True, exist_ok=True)
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check",
               "--no-deps", "--no-compile", "--only-binary=:all:", "--retries", "2", "--timeout",
               "30", "--upgrade", "--target", str(target), package.name + package.requirement]
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=600, check=False)
    except (OSError, subprocess.TimeoutExpired) as error:
        return f"pip did not end well ({type(error).__name__})"
    lines = done.stderr.strip().splitlines()
    if done.returncode != 0:
        return f"pip: {lines[-1] if lines else done.returncode}"
    return None if find_file(package, folder) else f"the package has no {package.file}"


def main(arguments):
    if len(arguments) != 1 or arguments[0].startswith("-"):
        sys.exit(__doc__)
    folder = Path(arguments[0])
    for package in PACKAGES:
        why = None if find_file(package, folder) else fetch(package, folder)
        if why:
            print(f"tests that need {package.name} are skipped: {why}", file=sys.stderr)


if __name__ == "__main__":
    main(sys.argv[1:])
