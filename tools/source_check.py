"""Parts that the scripts which check the C++ sources share: their files and their command line."""
import argparse
import sys
from pathlib import Path


def sources(root, folder="src", tests=False):
    """(path relative to `root`, text) of each C++ file below a folder, sorted: those of the product,
    or with `tests` those of its tests."""
    for file in sorted((root / folder).rglob("*.[ch]pp")):
        if file.stem.endswith("_test") == tests:
            yield file.relative_to(root).as_posix(), file.read_text(encoding="utf-8", errors="replace")


def run(document, check, arguments):
    """Prints the complaints of `check` about the tree that `--root` names; returns the exit code."""
    parser = argparse.ArgumentParser(description=document,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--root", type=Path, default=Path(__file__).resolve().parent.parent)
    errors = check(parser.parse_args(arguments).root)
    for error in errors:
        print(error, file=sys.stderr)
    return 1 if errors else 0
