"""Documents that the program generates are up to date."""
import subprocess
import unittest

from program import PROGRAM, ROOT


class DocumentationTest(unittest.TestCase):
    def test_ops_are_current(self):
        found = subprocess.run([PROGRAM, "ops", "--markdown"], capture_output=True, text=True,
                               check=True, timeout=300).stdout
        written = (ROOT / "docs" / "ops.md").read_text(encoding="utf-8")
        self.assertEqual(written, found,
                         "docs/ops.md is out of date: passnet ops --markdown > docs/ops.md")


if __name__ == "__main__":
    unittest.main()
