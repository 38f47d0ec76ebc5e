"""Messages that teach: a pass for a block of a real network, wrong in one way at a time.

Each tests/golden/teaching/*.txt names the mistake, the edits of gated_scale.pass that make it, and
the command that reports it; `=== output` precedes the whole output, `=== contains` the required
parts of an output that otherwise comes from the compiler. PASSNET_UPDATE_GOLDEN=1 rewrites the
outputs.
"""
import json
import os
import re
import subprocess
import tempfile
import unittest
from pathlib import Path

from program import PROGRAM, ROOT
from verdicts import RIGHT

FOLDER = ROOT / "tests" / "golden" / "teaching"
PASS = (FOLDER / "gated_scale.pass").read_text(encoding="utf-8")
GRAPH = (FOLDER / "block.graph").read_text(encoding="utf-8")
MARK = re.compile(r"^=== (\w+)\n", re.M)


def sections(text):
    """[(name, text)] of a case, its first line left out."""
    parts = MARK.split(text)[1:]
    return list(zip(parts[::2], parts[1::2]))


def wrong_pass(case, name):
    text, old = PASS, None
    for section, body in case:
        if section == "replace":
            old = body.removesuffix("\n")
        elif section == "with":
            if text.count(old) != 1:
                raise AssertionError(f"{name}: `{old}` is {text.count(old)} times in the pass")
            text = text.replace(old, body.removesuffix("\n"))
    return text


def run(command, text):
    """The program's message about the pass; for records, verdict and detail without numbers."""
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / "author.pass").write_text(text, encoding="utf-8")
        (Path(folder) / "block.graph").write_text(GRAPH, encoding="utf-8")
        words = command.format(**{"pass": "author.pass", "graph": "block.graph"}).split()
        judges = words[0] == "eval"
        extra = ["--json", "--calls", "5", "--warmup", "1"] if judges else []
        if judges or "--prove" in words or "--compile" in words:
            extra += ["--allow-native"]
        done = subprocess.run([PROGRAM, *words, *extra], capture_output=True, text=True,
                              timeout=300, check=False, cwd=folder)
    if "--json" in words:
        return json.dumps(json.loads(done.stdout), indent=2) + "\n"
    if not judges:
        errors = "".join(line for line in done.stderr.splitlines(keepends=True)
                         if not re.match(r"seed \d+$|\r|compiled |tried ", line))
        return f"{done.stdout}{errors}exit code {done.returncode}\n"
    if not done.stdout:
        return done.stderr
    record = json.loads(done.stdout)
    detail = re.sub(r"; the worst, at .*", "", record.get("detail", ""))
    # Inputs are secret, so occasionally an element is right by accident.
    detail = re.sub(r"\d+ of \d+ elements are wrong: (nearly )?all", "elements are wrong: all", detail)
    return f"{record['verdict']}: {detail}\n"


class TeachingTest(unittest.TestCase):
    maxDiff = None

    def test_the_right_pass_is_right(self):
        verdict = run("eval {graph} --passes {pass}", PASS).partition(":")[0]
        self.assertIn(verdict, RIGHT)
        self.assertIn("holds on", run("pass check {pass} --prove 10 --seed 5", PASS))

    def test_each_mistake_is_told(self):
        files = sorted(FOLDER.glob("*.txt"))
        self.assertGreaterEqual(len(files), 20)
        for file in files:
            with self.subTest(file.stem):
                text = file.read_text(encoding="utf-8")
                case = sections(text)
                found = run(dict(case)["command"], wrong_pass(case, file.stem))
                if "contains" in dict(case):
                    for part in dict(case)["contains"].splitlines():
                        self.assertIn(part, found)
                elif os.environ.get("PASSNET_UPDATE_GOLDEN"):
                    file.write_text(text.partition("=== output\n")[0] + "=== output\n" + found,
                                    encoding="utf-8")
                else:
                    self.assertEqual(dict(case).get("output"), found)

    def test_the_page_shows_what_is_said(self):
        page = ROOT / "docs" / "passes.md"
        text = page.read_text(encoding="utf-8")
        block = re.compile(r"^<!-- teaching: (\w+) -->\n```\n(.*?)^```$", re.S | re.M)
        self.assertGreaterEqual(len(block.findall(text)), 6)
        for name, shown in block.findall(text):
            case = sections((FOLDER / f"{name}.txt").read_text(encoding="utf-8"))
            found = dict(case).get("output")
            with self.subTest(name):
                if found is None:
                    for part in dict(case)["contains"].splitlines():
                        self.assertIn(part, shown)
                else:
                    self.assertEqual(found.partition("exit code")[0], shown)


if __name__ == "__main__":
    unittest.main()
