"""Tests of check_licenses.py on a copy with a planted gap."""
import shutil
import tempfile
import unittest
from pathlib import Path

from check_licenses import problems

ROOT = Path(__file__).resolve().parent.parent


class Licenses(unittest.TestCase):
    def found_after(self, file, old, new):
        with tempfile.TemporaryDirectory() as folder:
            root = Path(folder)
            for name in ("docs/licenses.md", "tools/setup.sh", "pyproject.toml", "data/dataset/README.md"):
                (root / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(ROOT / name, root / name)
            text = (root / file).read_text()
            self.assertIn(old, text)
            (root / file).write_text(text.replace(old, new))
            return list(problems(root))

    def test_the_page_is_whole(self):
        self.assertEqual(list(problems(ROOT)), [])

    def test_gaps_are_found(self):
        for file, old, new, named in (
                ("tools/setup.sh", "libzstd-dev", "libzstd-dev libnew-dev", "libnew-dev"),
                ("pyproject.toml", '"ziglang>=0.17,<0.18"', '"ziglang>=0.17,<0.18", "other"', "other"),
                ("data/dataset/README.md", "| Apache-2.0 |", "| GPL-3.0 |", "GPL-3.0")):
            found = self.found_after(file, old, new)
            self.assertTrue(found and named in found[0], found)


if __name__ == "__main__":
    unittest.main()
