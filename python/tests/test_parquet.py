"""Exported rows as Parquet."""

import json
import unittest
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory
from unittest import mock

from passnet import parquet
from passnet.errors import PassnetError

ROWS = [{"hash": "ab", "nodes": 1, "kinds": ["single"], "text": "graph @g"},
        {"hash": "cd", "nodes": 2, "kinds": [], "text": "graph @h"}]


class Parquet(unittest.TestCase):
    def setUp(self) -> None:
        folder = TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)

    def write(self) -> None:
        text = "".join(json.dumps(row) + "\n" for row in ROWS)
        (self.folder / "subgraphs.jsonl").write_text(text, encoding="utf-8")

    @unittest.skipUnless(find_spec("pyarrow"), "pyarrow is not installed")
    def test_keeps_every_row(self) -> None:
        import pyarrow.parquet
        self.write()
        written = parquet.to_parquet(self.folder)
        self.assertEqual(written, [self.folder / "subgraphs.parquet"])
        self.assertEqual(pyarrow.parquet.read_table(written[0]).to_pylist(), ROWS)

    @unittest.skipUnless(find_spec("pyarrow"), "pyarrow is not installed")
    def test_refuses_broken_rows(self) -> None:
        (self.folder / "graphs.jsonl").write_text("{no json", encoding="utf-8")
        with self.assertRaisesRegex(PassnetError, "cannot rewrite"):
            parquet.to_parquet(self.folder)
        with self.assertRaisesRegex(PassnetError, "found neither"):
            parquet.to_parquet(self.folder / "none")
        self.assertEqual([path.name for path in self.folder.iterdir()], ["graphs.jsonl"])

    def test_names_what_to_install(self) -> None:
        with mock.patch.object(parquet, "import_module", side_effect=ModuleNotFoundError), \
                self.assertRaisesRegex(PassnetError, "pip install pyarrow"):
            parquet.to_parquet(self.folder)


if __name__ == "__main__":
    unittest.main()
