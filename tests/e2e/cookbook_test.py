"""The cookbook of docs/passes.md shows the passes of examples/passes as they are."""
import re
import subprocess
import tempfile
import unittest
from pathlib import Path

from program import PROGRAM, ROOT

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
                              check=False, cwd=ROOT, timeout=600)
        self.assertEqual(done.returncode, 0, done.stdout + done.stderr)

    def test_the_page_for_models_is_short_and_right(self):
        text = (ROOT / "docs" / "kernels.md").read_text(encoding="utf-8")
        self.assertLess(len(text), 4 * 4000, "4,000 tokens have about four characters each")
        blocks = re.findall(r"^```\n(.*?)^```$", text, re.S | re.M)
        passes = [block for block in blocks if block.startswith("pass ")]
        kernel, = [block for block in blocks if block.startswith("kernel ")]
        passes.append("pass add_norm {\n"
                      "  pattern(%x, %r, %w?, %b?) {\n"
                      "    %0 = add(%x, %r)\n"
                      "    %1 = layer_norm(%0, [$d], %w, %b, eps=$eps)\n"
                      "    return %0, %1\n  }\n"
                      "  where dtype(%x) in [f32, f16, bf16] and shape(%r) == shape(%x)"
                      " and dtype(%r) == dtype(%x)\n"
                      "  replace {\n"
                      "    %s, %y = launch add_norm(%x, %r, %w, %b) : like(%0), like(%1)\n"
                      "    return %s, %y\n  }\n" + kernel + "}\n")
        with tempfile.TemporaryDirectory() as folder:
            for number, block in enumerate(passes):
                path = Path(folder) / f"{number}.pass"
                path.write_text(block, encoding="utf-8")
                done = subprocess.run([PROGRAM, "pass", "check", path, "--prove", "3", "--seed", "1"],
                                      capture_output=True, text=True, check=False, timeout=600)
                self.assertEqual(done.returncode, 0, done.stdout + done.stderr)


if __name__ == "__main__":
    unittest.main()
