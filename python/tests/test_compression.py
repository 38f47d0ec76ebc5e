"""Typed lines under gzip and zstd."""

import unittest
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory
from unittest import mock

from passnet import compression
from passnet.errors import PassnetError
from passnet.typed_lines import read_rows, write_rows

ROWS = [{"inputs": [], "nodes": [], "outputs": [], "hash": str(place)} for place in range(50)]


class Compression(unittest.TestCase):
    def setUp(self) -> None:
        folder = TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)

    def refusal(self, path: Path) -> str:
        with self.assertRaises(PassnetError) as caught:
            read_rows(path)
        return str(caught.exception)

    def check(self, ending: str) -> None:
        path = self.folder / f"rows.jsonl{ending}"
        write_rows(path, ROWS)
        first = path.read_bytes()
        write_rows(path, ROWS)
        self.assertEqual(path.read_bytes(), first)
        self.assertEqual(read_rows(path), ROWS)
        path.write_bytes(first + first)
        self.assertEqual(read_rows(path), ROWS + ROWS)
        for broken in (b"\x00" + first, first[:-3], first + first[:20]):
            path.write_bytes(broken)
            self.assertIn("cannot read", self.refusal(path))

    def test_gzip(self) -> None:
        self.check(".gz")

    @unittest.skipUnless(find_spec("zstandard"), "zstandard is not installed")
    def test_zstd(self) -> None:
        self.check(".zst")

    def test_names_what_to_install(self) -> None:
        with mock.patch.object(compression, "import_module", side_effect=ModuleNotFoundError):
            (self.folder / "rows.jsonl.zst").write_bytes(b"")
            self.assertIn("pip install zstandard", self.refusal(self.folder / "rows.jsonl.zst"))


if __name__ == "__main__":
    unittest.main()
