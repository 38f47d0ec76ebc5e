"""The whole graphs in data/graphs: listed, small, importable, with PyTorch's types."""

from __future__ import annotations

import gzip
import importlib.util
import json
import os
import subprocess
import sys
import tomllib
import unittest
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
GRAPHS = ROOT.parent / "data" / "graphs"
PROGRAM = os.environ.get("PASSNET_PROGRAM", str(ROOT.parent / "build" / "passnet"))
HAS_TORCH = importlib.util.find_spec("torch") is not None
sys.path.insert(0, str(ROOT))

from passnet.libraries import LIBRARIES  # noqa: E402
from passnet.models import FAMILIES  # noqa: E402


def recorded() -> dict[str, dict[str, Any]]:
    """PyTorch's types when the graphs were made, by folder."""
    lines = gzip.decompress((GRAPHS / "types.jsonl.gz").read_bytes()).decode().splitlines()
    return {row["graph"]: row for row in map(json.loads, lines)}


def tensors(values: list[list[Any]]) -> list[list[Any]]:
    """The entries that have a type: an assignment to elements is no value in Python."""
    return [entry for entry in values if entry[1] is not None]


class Collection(unittest.TestCase):
    """The files themselves."""

    def test_there_are_many_and_they_are_small(self) -> None:
        folders = {str(path.parent.relative_to(GRAPHS)) for path in GRAPHS.rglob("model.py")}
        self.assertGreaterEqual(len({name.partition("/")[0] for name in folders}), 40)
        self.assertEqual(folders, set(recorded()))
        size = sum(path.stat().st_size for path in GRAPHS.rglob("*") if path.is_file())
        self.assertLess(size, 6_000_000)

    def test_the_list_and_the_folders_agree(self) -> None:
        listed = tomllib.loads((GRAPHS / "models.toml").read_text())
        self.assertEqual(set(listed), {path.name for path in GRAPHS.iterdir() if path.is_dir()})
        for key, table in listed.items():
            library = table["name"].partition(":")[0]
            self.assertTrue(library in LIBRARIES or library in FAMILIES, key)

    def test_no_address_and_no_path_of_a_machine_is_in_them(self) -> None:
        for path in GRAPHS.rglob("*.py"):
            text = path.read_text()
            self.assertNotIn(" at 0x", text, path)
            self.assertNotIn("site-packages", text, path)


class Types(unittest.TestCase):
    """The importer's types against PyTorch's."""

    @unittest.skipUnless(Path(PROGRAM).is_file(), "the program is not built")
    def test_every_graph_imports_with_the_types_that_pytorch_gives(self) -> None:
        done = subprocess.run([PROGRAM, "import", str(GRAPHS), "--values", "--json"],
                              capture_output=True, text=True, check=False)
        rows = {row["graph"]: row for row in map(json.loads, done.stdout.splitlines())}
        expected = recorded()
        self.assertEqual(set(rows), set(expected))
        for name, row in rows.items():
            with self.subTest(graph=name):
                self.assertTrue(row["ok"], row.get("error"))
                self.assertEqual(row["outputs"], expected[name]["outputs"])
                found = [[value, kind] for value, _, kind in row["values"]]
                self.assertEqual(tensors(found), tensors(expected[name]["values"]))

    @unittest.skipUnless(HAS_TORCH, "PyTorch is not installed")
    def test_the_record_is_what_this_pytorch_says(self) -> None:
        from passnet.folder_types import folder_types
        for name, row in list(recorded().items())[::6]:
            with self.subTest(graph=name):
                found = json.loads(json.dumps(folder_types(GRAPHS / name)))
                self.assertEqual(found, {"outputs": row["outputs"], "values": row["values"]})


if __name__ == "__main__":
    unittest.main()
