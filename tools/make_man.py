#!/usr/bin/env python3
"""Writes the manual page passnet(1) from what the program itself says of its commands.

    tools/make_man.py PROGRAM FILE    FILE may end in .gz
"""
import gzip
import json
import subprocess
import sys
from pathlib import Path


def escape(line):
    line = line.replace("\\", "\\e").replace("-", "\\-")
    return "\\&" + line if line.startswith((".", "'")) else line


def ask(program, *words):
    # The width of help does not depend on the terminal of whoever builds.
    return subprocess.run([program, *words], capture_output=True, text=True, check=True,
                          stdin=subprocess.DEVNULL).stdout


def page(program):
    version = ask(program, "--version").strip()
    commands = [json.loads(line)["command"] for line in ask(program, "completion", "bash", "--json").splitlines()]
    lines = [f'.TH PASSNET 1 "" "passnet {version}" "User Commands"', ".SH NAME",
             "passnet \\- apply, judge and score compiler passes written by language models",
             ".SH SYNOPSIS", ".B passnet", "\\fICOMMAND\\fR [\\fIOPTIONS\\fR]", ".SH DESCRIPTION"]
    for command in commands:
        if command:
            lines += [f".SS passnet {escape(command)}"]
        lines += [".nf", *map(escape, ask(program, *command.split(), "--help").rstrip().splitlines()), ".fi"]
    lines += [".SH EXIT STATUS", "0: done; 1: done, but a checked property does not hold; 2: bad usage or "
              "unreadable input.", ".SH FILES", ".I ~/.cache/passnet", "holds compiled kernels."]
    return "\n".join(lines) + "\n"


def main(arguments):
    if len(arguments) != 2:
        sys.exit(__doc__)
    text, file = page(arguments[0]).encode(), Path(arguments[1])
    file.write_bytes(gzip.compress(text, mtime=0) if file.suffix == ".gz" else text)


if __name__ == "__main__":
    main(sys.argv[1:])
