"""The cookbook of docs/passes.md shows the passes of examples/passes as they are."""
import os
import re
import subprocess
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
PROGRAM = os.environ.get("PASSNET_PROGRAM", str(ROOT / "build" / "passnet"))
ENTRY = re.compile(r"^\*\*(\w+)\*\* \(`(examples/passes/\w+\.pass)`\)\. [^\n]*\n\n```\n(.*?)^```$",
                   re.S | re.M)
PASS = r"^pass {} \{{\n.*?^\}}\n"
KERNEL = re.compile(r'^  kernel \w+ \w+ """.*?"""\n', re.S | re.M)


def entries():
    """(name, file, text) of each rewrite in the cookbook."""
    text = (ROOT / "docs" / "passes.md").read_text(encoding="utf-8")
    return ENTRY.findall(text.partition("\n## Cookbook\n")[2])


class CookbookTest(unittest.TestCase):
    def test_every_block_is_a_rewrite_with_its_pass(self):
        text = (ROOT / "docs" / "passes.md").read_text(encoding="utf-8")
        blocks = text.partition("\n## Cookbook\n")[2].count("\n```\npass ")
        self.assertEqual(blocks, len(entries()))
        self.assertGreaterEqual(blocks, 20)
        self.assertEqual(blocks, len({name for name, _, _ in entries()}))

    def test_blocks_are_current(self):
        for name, file, shown in entries():
            with self.subTest(name):
                text = KERNEL.sub("", (ROOT / file).read_text(encoding="utf-8"))
                found = re.search(PASS.format(name), text, re.S | re.M)
                self.assertIsNotNone(found, f"{file} has no pass {name}")
                self.assertEqual(found[0], shown,
                                 f"the cookbook shows {name} as {file} no longer has it")

    def test_the_program_accepts_each(self):
        files = sorted({file for _, file, _ in entries()})
        done = subprocess.run([PROGRAM, "pass", "check", *files], capture_output=True, text=True,
                              check=False, cwd=ROOT, timeout=120)
        self.assertEqual(done.returncode, 0, done.stdout + done.stderr)


if __name__ == "__main__":
    unittest.main()
