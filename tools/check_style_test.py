"""Tests of check_style.py, each on a small tree of its own."""
import tempfile
import unittest
from pathlib import Path

import check_style


class CheckStyle(unittest.TestCase):
    def errors(self, files, **options):
        """The complaints about a tree of these files."""
        with tempfile.TemporaryDirectory() as folder:
            for name, text in files.items():
                file = Path(folder) / name
                file.parent.mkdir(parents=True, exist_ok=True)
                file.write_text(text, encoding="utf-8")
            return check_style.check(Path(folder), **options)

    def test_plain_text_passes(self):
        self.assertEqual(self.errors({
            "docs/page.md": "One row per graph. Give a tensor a name.\n```\na row a graph\n```\n",
            "src/x.hpp": "// Returns the neighbor.\n// What follows is the same comment.\nint x;\n",
            "tools/x.py": '"""Prints a table."""\n# True if it holds.\n'}), [])

    def test_british_spellings(self):
        for word in ("behaviour", "vectorised", "Neighbouring", "catalogue", "initialiser"):
            found = self.errors({"src/x.cpp": f"int a;  // the {word}\n"})
            self.assertEqual(found, [f"src/x.cpp:1: error: British spelling `{word}`"])
        self.assertEqual(self.errors({"src/x.cpp": "int promised = precise + noise;\n"}), [])

    def test_openers_of_comments(self):
        for opener in ("What", "Whether", "How", "Where", "Of", "The same"):
            for name, text in (("src/x.hpp", f"int a;\n  // {opener} it is.\n"),
                               ("src/x.cpp", f"int b;\nint a;  // {opener} it is.\n"),
                               ("tools/x.py", f"a = 1\n# {opener} it is.\n"),
                               ("tools/y.py", f'def f():\n    """{opener} it is."""\n')):
                found = self.errors({name: text})
                self.assertEqual(len(found), 1, (name, opener))
                self.assertIn(f"{name}:2: error: a comment opens with `{opener}`", found[0])
        self.assertEqual(self.errors({"src/x.hpp": "// Whatever and Often.\n"}), [])

    def test_per(self):
        for text in ("a row a graph", "One number a channel", "one an input a call"):
            self.assertEqual(len(self.errors({"docs/page.md": text + "\n"})), 1, text)
            self.assertEqual(len(self.errors({"src/x.cpp": f"int a;  // {text}\n"})), 1, text)
        self.assertEqual(self.errors({"src/x.cpp": 'print("a row a graph");\n'}), [])

    def test_the_budget_of_postures(self):
        files = {f"src/{i}.cpp": "// It stands there.\n" for i in range(3)}
        self.assertEqual(self.errors(files, budget=3), [])
        found = self.errors(files, budget=2)
        self.assertEqual(len(found), 1)
        self.assertIn("3 lines say that something stands or lies", found[0])
        self.assertEqual(self.errors({"src/x.cpp": "int standard, believes;\n"}, budget=0), [])

    def test_data_is_not_read(self):
        self.assertEqual(self.errors({"data/x.py": "# What behaviour\n"}), [])


if __name__ == "__main__":
    unittest.main()
