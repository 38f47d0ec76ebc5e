#!/usr/bin/env python3
"""Inputs of patterns are found from the pattern's own calls."""
import sys
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
try:
    import torch
    import pattern_instances
except ImportError:
    torch = None

PATTERNS = {
    "a view of fixed extents": """
import torch
import triton
from torch import device
def pattern(in_0, in_1):
    tmp_0 = in_1 + in_0
    tmp_1 = torch.tensor(-3.4e+38, device=device(type='cuda', index=0))
    tmp_2 = torch.max(tmp_0, tmp_1)
    tmp_3 = tmp_2.view(12, 9, 9)
    tmp_4 = torch.nn.functional.softmax(tmp_3, dim=-1)
    return tmp_4
""",
    "parts of a sum of extents": """
import torch
def pattern(in_0, in_1):
    tmp_0 = in_1 + in_0
    tmp_1 = torch.functional.split(tmp_0, [1, 196], 1)
    tmp_3 = tmp_1[1].permute(0, 2, 1)
    tmp_5 = tmp_3.view(1, 384, 14, 14)
    return tmp_1[0], tmp_5
""",
    "a convolution": """
import torch
def pattern(in_0, in_1, in_2):
    conv2d = torch.conv2d(in_2, in_1, in_0, (1, 1), (0, 0), (1, 1), 1)
    tmp_3 = torch.flatten(conv2d, 2)
    return (tmp_3.reshape(-1, 17, 4096),)
""",
    "indices": """
import torch
def pattern(in_0, in_1):
    return torch.nn.functional.embedding(in_0, in_1, 0, None, 2.0, False, False)
""",
}

TRANSPOSED = """
import torch
def pattern(bias, weight, x):
    return torch.nn.functional.linear(x, weight, bias).permute(0, 2, 1)
"""
# The wrapper takes x for a matrix: its guards hold where the three extents are the same.
GUARDED = """pass made {
  pattern(%bias, %weight, %x) {
    %t0 = linear(%x, %weight, %bias)
    %t1 = permute(%t0, dims=[0, 2, 1])
    return %t1
  }
  where rank(%x) == 3
        and dtype(%t1) == dtype(%x)
        and numel(%weight) >= dim(%x, 2) * dim(%bias, 0)
        and not (dim(%x, 2) / 2 < 3)
        and dim(%t0, 0) == 5
        and shape(%t1) == [dim(%bias, 0), dim(%x, 1), dim(%x, 0)]
  replace {
    return %x
  }
}
"""


@unittest.skipIf(torch is None, "PyTorch is not installed")
class PatternInstances(unittest.TestCase):
    def test_guards_of_the_pass_hold(self):
        guards = pattern_instances.Guards(GUARDED)
        self.assertEqual(guards.ranks(), {"x": 3})
        found = pattern_instances.find_inputs(TRANSPOSED, seconds=60, guards=guards)
        shape = found["x"].shape
        self.assertEqual(shape[0], shape[1])
        self.assertEqual(found["bias"].shape[0], shape[0])
        self.assertGreaterEqual(shape[2], 6)
        wrong = {"bias": pattern_instances.Operand((2,)), "x": pattern_instances.Operand((3, 3, 8)),
                 "weight": pattern_instances.Operand((2, 8))}
        results = [torch.empty((3, 2, 3), dtype=torch.float16)]
        self.assertEqual(guards.unmet(wrong, results), 2)  # the dtype and the shape

    def test_found_inputs_run(self):
        for name, text in PATTERNS.items():
            with self.subTest(name):
                found = pattern_instances.find_inputs(text, seconds=60)
                pattern, names, _ = pattern_instances.load_pattern(text)
                self.assertEqual(list(found or ()), names)
                pattern(*[value.empty() if isinstance(value, pattern_instances.Operand) else value
                          for value in found.values()])

    def test_inputs_that_need_not_be_broadcast_are_not(self):
        text = PATTERNS["a view of fixed extents"]
        whole = pattern_instances.Operand((12, 9, 9))
        for other in (pattern_instances.Operand((9,), torch.int64), 2):
            made = pattern_instances.without_broadcasting(text, {"in_0": whole, "in_1": other})
            self.assertEqual(made, {"in_0": whole, "in_1": whole})

    def test_instances_are_distinct(self):
        found = pattern_instances.instances(PATTERNS["a view of fixed extents"], seconds=30)
        self.assertGreater(len(found), 1)
        self.assertEqual(len(found), len({repr(each) for each in found}))

    def test_a_pattern_that_no_input_has_is_not_found(self):
        text = "def pattern(in_0):\n    return in_0.view(3).view(4)\n"
        self.assertIsNone(pattern_instances.find_inputs(text, seconds=0.5))

    def test_only_the_pattern_runs(self):
        text = "raise SystemExit\ndef pattern(in_0):\n    return in_0 + 1\n"
        self.assertEqual(list(pattern_instances.find_inputs(text)), ["in_0"])


if __name__ == "__main__":
    unittest.main()
