#!/usr/bin/env python3
"""Guards of passes are evaluated, and those that exclude each other are seen."""
import sys
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
try:
    import torch
    import pass_guards
    from pattern_instances import Operand
except ImportError:
    torch = None

FORM = """pass made {{
  pattern(%x, %y) {{
    %t0 = layer_norm(%x, normalized_shape=[$last], weight=%y, eps=$eps)
    return %t0
  }}
  where {}
  replace {{
    return %x
  }}
}}
"""


def guards(*conditions):
    return pass_guards.Guards(FORM.format("\n        and ".join(conditions)))


@unittest.skipIf(torch is None, "PyTorch is not installed")
class PassGuards(unittest.TestCase):
    def test_a_pass_states_ranks_dtypes_numbers_and_attributes(self):
        read = guards("rank(%x) == 3", "dtype(%x) == f16", "10000 < $last")
        self.assertEqual(read.ranks(), {"x": 3})
        self.assertEqual(read.dtypes, [torch.float16])
        self.assertIn(10000, read.numbers)
        self.assertEqual(read.operands, {"x", "y"})
        self.assertEqual(read.attributes, {"last": ("normalized_shape", True), "eps": ("eps", False)})

    def test_nearer_sides_are_a_smaller_distance(self):
        read = guards("dim(%x, 0) == 100", "shape(%t0) == [dim(%x, 0), 7]")
        far, near, there = ((Operand((extent, 7)), torch.empty(extent, 7, device="meta"))
                            for extent in (2, 90, 100))
        distances = [read.distance({"x": x}, [result]) for x, result in (far, near, there)]
        self.assertGreater(distances[0], distances[1])
        self.assertGreater(distances[1], 0.5)
        self.assertEqual(distances[2], 0)
        self.assertEqual([guard.text for guard in read.unmet({"x": near[0]}, [near[1]])],
                         ["dim(%x, 0) == 100"])
        self.assertIn(100, read.hints({"x": near[0]}, [near[1]]))

    def test_guards_that_exclude_each_other_are_seen(self):
        for conditions, reason in (
                (("dtype(%x) == f32", "768 == 1024"), "768 == 1024"),
                (("numel(%x) == (numel(%x) - 1023)",), "numel(%x) == (numel(%x) - 1023)"),
                (("dim(%x, 0) * dim(%x, 1) + 1 <= dim(%x, 0)",),
                 "dim(%x, 0) * dim(%x, 1) + 1 <= dim(%x, 0)"),
                (("numel(%x) == dim(%x, 0)", "numel(%x) >= (dim(%x, 0) + 1)"),
                 "numel(%x) == dim(%x, 0) and numel(%x) >= (dim(%x, 0) + 1)")):
            self.assertEqual(guards(*conditions).contradicts(), reason)

    def test_guards_that_sizes_fulfill_are_not(self):
        for conditions in (
                ("dim(%x, 0) * dim(%x, 1) <= dim(%x, 0)",), ("dim(%x, 0) == 2 * dim(%x, 1)",),
                ("numel(%x) / 2 == numel(%x)",), ("(dim(%x, 0) - 1) == 0",),
                ("not (3 == 4)",), ("dim(%x, 0) <= dim(%x, 1)", "dim(%x, 1) <= dim(%x, 0)")):
            self.assertIsNone(guards(*conditions).contradicts(), conditions)

    def test_one_pass_that_may_match_is_enough(self):
        text = FORM.format("768 == 1024") + FORM.format("dim(%x, 0) == 1")
        self.assertIsNone(pass_guards.Guards(text).contradicts())


if __name__ == "__main__":
    unittest.main()
