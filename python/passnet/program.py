"""The program `passnet`: where it is, and the command of the installed package that runs it."""
import os
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent


def program_path() -> Path:
    """$PASSNET_PROGRAM; else that of the installed package; else that of the build tree."""
    named = os.environ.get("PASSNET_PROGRAM")
    if named:
        return Path(named)
    bundled = HERE / "bin" / "passnet"
    return bundled if bundled.exists() else HERE.parent.parent / "build" / "passnet"


def main() -> None:
    """Becomes the program."""
    path = program_path()
    try:
        os.execv(path, ["passnet", *sys.argv[1:]])
    except OSError as error:
        sys.exit(f"passnet: error: expected the program at {path}: {error.strerror}")
