#!/usr/bin/env python3
"""Checks the most frequent violations of the house style in CONTRIBUTING.md.

Fails, with a located message each, on
  - a British spelling in docs, code or scripts (a list of words below),
  - a comment or docstring that opens with What, Whether, How, Where, Of or The same,
  - "a row a graph" for "one row per graph", in docs and comments,
  - more than BUDGET lines with the words stand, stands, lie or lies, where data *is* or *is stored*.

Reads *.md, *.hpp, *.cpp and *.py files that git knows, or that are in the tree, but not data/.
"""

import re
import subprocess
import sys
from pathlib import Path

import source_check

BUDGET = 40
SUFFIXES = {".md", ".hpp", ".cpp", ".py"}
SKIPPED = {"data", "build", "out", "__pycache__"}
# This file and its test quote what they forbid; the page states the rules.
QUOTING = {"tools/check_style.py", "tools/check_style_test.py", "CONTRIBUTING.md"}

BRITISH = re.compile(
    r"\b(?:neighbours?|neighbouring|behaviours?|colours?|coloured|favours?|favourites?|honours?|"
    r"catalogues?|centres?|centred|cancelled|cancelling|labelled|labelling|modelled|modelling|"
    r"travelled|signalled|signalling|artefacts?|judgements?|whilst|licences?|defences?|grey|"
    r"analysed?|analysing|fulfils|"
    r"(?:vector|initial|optim|normal|serial|synchron|recogn|organ|quant|general|special|minim|maxim)"
    r"is(?:e|ed|es|er|ers|ing|ation|ations))\b", re.IGNORECASE)
OPENER = re.compile(r"(?:What|Whether|How|Where|Of|The same)\b")
WITHOUT_PER = re.compile(r"\b(?:[Aa]n?|[Oo]ne) (\w+) an? (\w+)")
# "one of a row", "one is a scalar": no noun is between the articles.
NO_NOUNS = set("after and as at before between by for from has in into is of on or such than that to "
               "under was with without half quite".split())
# "give a tensor a name": an article follows an article where the sentence has two objects.
TWO_OBJECTS = re.compile(r"\b(?:calls?|gives?|gave|given|makes?|costs?|sends?|takes?)\b[^.;,:]*$",
                         re.IGNORECASE)
POSTURE = re.compile(r"\b(?:stands?|lies?)\b")


def files_of(root):
    """The checked files, relative to the root, in order."""
    try:
        listed = subprocess.run(["git", "ls-files", "-co", "--exclude-standard"], cwd=root,
                                capture_output=True, text=True, check=True).stdout.splitlines()
        if not listed:
            raise FileNotFoundError
        paths = [Path(name) for name in listed]
    except (OSError, subprocess.CalledProcessError):
        paths = [path.relative_to(root) for path in root.rglob("*") if path.is_file()]
    return sorted(path for path in paths if path.suffix in SUFFIXES
                  and not SKIPPED.intersection(path.parts) and (root / path).is_file())


def prose_of(path, lines):
    """(line number, prose, whether it opens a comment) of each line that holds prose."""
    marker = "#" if path.suffix == ".py" else "//"
    inside = False  # a comment block
    quoted = False  # a docstring, or a code block of a page
    for number, line in enumerate(lines, 1):
        text = line.strip()
        if path.suffix == ".md":
            quoted ^= text.startswith("```")
            if not quoted:
                yield number, text, False
        elif path.suffix == ".py" and (quoted or text.startswith('"""')):
            opens = not quoted
            count = text.count('"""')
            quoted = quoted if count % 2 == 0 else not quoted
            yield number, text.strip('"'), opens
        elif text.startswith(marker):
            yield number, text.lstrip(marker).strip(), not inside
            inside = True
        else:
            inside = False
            at = line.find("  " + marker + " ")
            if at >= 0:
                yield number, line[at:].strip().lstrip(marker).strip(), True


def check_prose(path, number, prose, opens):
    """The complaints about one line of prose."""
    if opens and OPENER.match(prose):
        yield (f"{path}:{number}: error: a comment opens with `{OPENER.match(prose)[0]}`: begin "
               "with a verb, `True if`, or a noun")
    for found in WITHOUT_PER.finditer(re.sub(r"`[^`]*`", "`code`", prose)):
        before = prose[:found.start()]
        if found[1] in NO_NOUNS or TWO_OBJECTS.search(before):
            continue
        yield (f"{path}:{number}: error: `{found[0]}`: write `one {found[1]} per {found[2]}`, or "
               "rephrase")


def check(root, budget=BUDGET):
    """Every complaint about the tree at `root`."""
    errors = []
    postures = []
    for path in files_of(root):
        text = (root / path).read_text(encoding="utf-8", errors="replace")
        lines = text.splitlines()
        for number, line in enumerate(lines, 1):
            if POSTURE.search(line) and str(path) not in QUOTING:
                postures.append(f"{path}:{number}")
        if str(path) in QUOTING:
            continue
        for number, line in enumerate(lines, 1):
            for found in BRITISH.finditer(line):
                errors.append(f"{path}:{number}: error: British spelling `{found[0]}`")
        for number, prose, opens in prose_of(path, lines):
            errors.extend(check_prose(path, number, prose, opens))
    if len(postures) > budget:
        errors.append(f"error: {len(postures)} lines say that something stands or lies, at most "
                      f"{budget} are accepted: write `is` or `is stored`: {', '.join(postures)}")
    return errors


if __name__ == "__main__":
    sys.exit(source_check.run(__doc__, check, sys.argv[1:]))
