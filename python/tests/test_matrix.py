"""Variants of typed lines, the conditioning rule, and a small selection of the shipped suite
compared with live PyTorch in every dtype, size and input set."""

from __future__ import annotations

import importlib.util
import os
import re
import sys
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PROGRAM = Path(os.environ.get("PASSNET_PROGRAM", ROOT.parent / "build" / "passnet"))
sys.path.insert(0, str(ROOT))

from passnet.typed_lines import read_rows, row_hash  # noqa: E402

AVAILABLE = all(importlib.util.find_spec(name) for name in ("torch", "safetensors"))
# Places in the suite: normalization, attention's upcasts, pooling, views with extents, concatenation.
SELECTION = (0, 17, 33, 48, 57, 79)


def row_of(nodes: list[dict], *inputs: tuple[str, list[int]]) -> dict:
    """A row whose last node is its output."""
    entries = []
    for dtype, shape in inputs:
        steps = [1] * len(shape)
        for dim in reversed(range(len(shape) - 1)):
            steps[dim] = steps[dim + 1] * shape[dim + 1]
        entries.append({"shape": shape, "dtype": dtype, "stride": steps})
    row = {"inputs": entries, "outputs": [nodes[-1]["id"]],
           "nodes": [{"kind": "call_function", "kwargs": {}, **node} for node in nodes]}
    row["hash"] = row_hash(row)
    return row


@unittest.skipUnless(AVAILABLE, "PyTorch or safetensors is not installed")
class Variants(unittest.TestCase):
    """Dtypes and extents of a row."""

    def setUp(self) -> None:
        self.row = row_of([
            {"id": "n0", "op": ".view", "args": [{"v": "in0"}, 2, 3, 16]},
            {"id": "n1", "op": ".to", "args": [{"v": "n0"}, {"t": "torch.float32"}]},
            {"id": "n2", "op": ".float", "args": [{"v": "n1"}]},
            {"id": "n3", "op": ".expand", "args": [{"v": "n2"}, 2, 3, 16]}],
            ("float32", [2, 3, 4, 4]))

    def shapes(self, row: dict) -> list[list[int]]:
        """PyTorch's types of the nodes."""
        from passnet.execute import infer_types
        return [kind["shape"] for kind in infer_types(row)]

    def test_batch_0_reaches_the_extents_that_nodes_name(self) -> None:
        from passnet.variants import emptied
        row = emptied(self.row)
        self.assertIsNotNone(row)
        self.assertEqual(self.shapes(row), [[0, 3, 16]] * 4)

    def test_smaller_extents(self) -> None:
        from passnet.variants import reduced
        row = reduced(self.row)
        self.assertIsNotNone(row)
        self.assertLess(row["inputs"][0]["shape"][0], 2)

    def test_widened_has_no_narrow_float(self) -> None:
        from passnet.execute import infer_types
        from passnet.variants import recast, widened
        self.assertEqual({kind["dtype"] for kind in infer_types(widened(self.row))}, {"float64"})
        half = recast(self.row, "float16")
        self.assertEqual(half["inputs"][0]["dtype"], "float16")
        self.assertEqual(infer_types(half)[1]["dtype"], "float16")

    def test_recast_clamps_numbers_beyond_the_dtype(self) -> None:
        from passnet.execute import execute
        from passnet.inputs import make_inputs
        from passnet.typed_lines import row_hash
        from passnet.variants import recast
        mask = {"id": "n0", "op": "operator.gt", "args": [{"v": "in0"}, 0], "kwargs": {}}
        fills = [(".masked_fill", [{"v": "in0"}, {"v": "n0"}, -3.4028234663852886e38], {}),
                 ("torch.full", [[2], 1e10], {"dtype": {"t": "torch.float32"}}),
                 ("torch.where", [{"v": "n0"}, {"v": "in0"}, -1e9], {}),
                 (".clamp", [{"v": "in0"}], {"max": 1e9, "min": {"f": "-inf"}}),
                 ("operator.mul", [{"v": "in0"}, 1e9], {})]
        nodes = [mask] + [{"id": f"n{place + 1}", "op": op, "args": args, "kwargs": keywords}
                          for place, (op, args, keywords) in enumerate(fills)]
        row = {"inputs": [{"shape": [4], "dtype": "float32", "stride": [1]}], "nodes": nodes,
               "outputs": ["n1", "n3"]}
        row["hash"] = row_hash(row)
        half = recast(row, "float16")
        self.assertEqual(half["notes"], [
            "n1: -3.40282e+38 became -65504, the bound of float16",
            "n2: 1e+10 became 65504, the bound of float16",
            "n3: -1e+09 became -65504, the bound of float16",
            "n4: 1e+09 became 65504, the bound of float16"])
        self.assertNotEqual(half["hash"], row["hash"])
        values = execute(half, make_inputs(half, 1))
        self.assertTrue(values["n1"].isfinite().all())
        self.assertEqual(recast(row, "bfloat16")["notes"],
                         ["n1: -3.40282e+38 became -3.38953e+38, the bound of bfloat16"])
        self.assertNotIn("notes", recast(row, "float64"))

    def test_rows_whose_types_depend_on_values_are_recast(self) -> None:
        from passnet.variants import recast
        index = {"id": "n0", "op": "operator.getitem",
                 "args": [{"v": "in0"}, {"slice": [{"v": "in1"}, None, None]}], "kwargs": {}}
        row = {"inputs": [{"shape": [4], "dtype": "float32", "stride": [1]},
                          {"shape": [], "dtype": "int64", "stride": []}],
               "nodes": [index], "outputs": ["n0"]}
        self.assertEqual([entry["dtype"] for entry in recast(row, "float16")["inputs"]],
                         ["float16", "int64"])

    def test_what_pytorch_rejects_is_no_variant(self) -> None:
        from passnet.variants import zero_dimensional
        self.assertIsNone(zero_dimensional(self.row))


@unittest.skipUnless(AVAILABLE, "PyTorch or safetensors is not installed")
class Conditioning(unittest.TestCase):
    """The rule of adversarial inputs; src/tensor/conditioning_test.cpp has the same cases."""

    def passes(self, out: list[float], reference: list[float], exact: list[float],
               reach: float = 0.0) -> bool:
        import torch
        from passnet.conditioning import adversarial_disagreement
        narrow = [torch.tensor(values, dtype=torch.float32) for values in (out, reference)]
        return adversarial_disagreement(*narrow, torch.tensor(exact, dtype=torch.float64),
                                    reach) is None

    def test_rule(self) -> None:
        nan, inf = float("nan"), float("inf")
        self.assertTrue(self.passes([1.00001, 2], [1, 2], [1, 2]))
        self.assertFalse(self.passes([1.001, 2], [1, 2], [1, 2]))
        self.assertTrue(self.passes([1, 11.9], [1, 9], [1, 8]))
        self.assertFalse(self.passes([1, 12.1], [1, 9], [1, 8]))
        self.assertFalse(self.passes([0.005, 1000], [0, 1000.001], [0, 1000]))
        self.assertTrue(self.passes([nan, inf, -inf], [nan, inf, -inf], [nan, inf, -inf]))
        self.assertFalse(self.passes([0.0], [nan], [nan]))
        self.assertFalse(self.passes([nan], [0.0], [0.0]))
        self.assertFalse(self.passes([inf], [-inf], [-inf]))
        self.assertTrue(self.passes([2.0], [nan], [2.0]))
        self.assertTrue(self.passes([3.0], [nan], [2.0]))
        self.assertFalse(self.passes([3.0], [2.0], [2.0], 1e39))
        self.assertTrue(self.passes([nan], [2.0], [2.0], 1e39))


@unittest.skipUnless(AVAILABLE and PROGRAM.exists(), "PyTorch or the program is not there")
class Matrix(unittest.TestCase):
    """The program against PyTorch."""

    def test_a_selection_of_the_suite(self) -> None:
        from passnet.matrix import INPUT_SETS, compare_matrix
        from passnet.variants import SIZES
        suite = read_rows(ROOT.parent / "data" / "suite.jsonl.gz")
        rows = [suite[index] for index in SELECTION]
        matrix = compare_matrix(rows, [str(PROGRAM), "run"], ["float32", "float16", "bfloat16"],
                                [size for size in SIZES if size != "own"], list(INPUT_SETS), 0,
                                400_000, 300.0, lambda line: None)
        self.assertGreater(sum(cell.total for cell in matrix.cells.values()), 150)
        for key, cell in matrix.cells.items():
            self.assertEqual(cell.failures, [], key)

    def test_the_sets_are_those_of_the_program(self) -> None:
        import subprocess
        from passnet.matrix import INPUT_SETS
        text = subprocess.run([PROGRAM, "run", "--help"], capture_output=True, text=True,
                              check=True).stdout
        listed = text.split("set of generated inputs:", 1)[1].split("\n  -", 1)[0]
        self.assertEqual(re.findall(r"^ +([a-z-]+): ", listed, re.MULTILINE), list(INPUT_SETS))


if __name__ == "__main__":
    unittest.main()
