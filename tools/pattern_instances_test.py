#!/usr/bin/env python3
"""Inputs of patterns are found from the pattern's own calls."""
import sys
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
try:
    import torch
    import pattern_instances
    from pass_guards import DTYPES
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


GUARDED_SUM = """pass made {{
  pattern(%x, %y) {{
    %t0 = add(%x, %y)
    return %t0
  }}
  where {}
  replace {{
    return %x
  }}
}}
"""
NORMALIZED = """pass made {
  pattern(%x, %weight) {
    %t0 = layer_norm(%x, normalized_shape=$last, weight=%weight, eps=$eps)
    return %t0
  }
  where rank(%x) == 2
        and 10000 < dim(%x, 0) * dim(%x, 1)
        and dtype(%x) == bf16
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
        self.assertEqual([guard.text[:5] for guard in guards.unmet(wrong, results)],
                         ["dtype", "shape"])

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

    def test_extents_of_one_become_those_of_other_inputs(self):
        text = "def pattern(x, y):\n    return (x + y).view(-1, 8)\n"
        drawn = {"x": pattern_instances.Operand((6, 1)), "y": pattern_instances.Operand((1, 8))}
        for guard, shapes in (("rank(%x) == 2", [(6, 8), (6, 8)]),
                              ("dim(%x, 1) == 1", [(6, 1), (6, 8)])):
            guards = pattern_instances.Guards(GUARDED_SUM.format(guard))
            made = pattern_instances.with_whole_extents(text, drawn, guards)
            self.assertEqual([value.shape for value in made.values()], shapes)

    def test_inputs_of_other_dtypes_run_and_fulfill_guards(self):
        text = "def pattern(x, y):\n    return x.float() + y\n"
        drawn = {"x": pattern_instances.Operand((2,)), "y": pattern_instances.Operand((2,))}
        guards = pattern_instances.Guards(GUARDED_SUM.format("dtype(%t0) == f32"))
        made = pattern_instances.with_other_dtypes(text, drawn, guards)
        dtypes = [tuple(DTYPES[value.dtype] for value in each.values())
                  for each in made]
        self.assertEqual(dtypes, [("f16", "f16"), ("bf16", "bf16"), ("f16", "f32"), ("i64", "f32"),
                                  ("f32", "f16"), ("f32", "i64")])
        guards = pattern_instances.Guards(GUARDED_SUM.format("dtype(%x) == dtype(%y)"))
        self.assertEqual(len(pattern_instances.with_other_dtypes(text, drawn, guards)), 2)

    def test_results_and_products_of_inputs_are_bounded(self):
        wide = [pattern_instances.Operand((4096, 1)), pattern_instances.Operand((1, 8192))]
        large = [pattern_instances.Operand((4096, 4096)), pattern_instances.Operand((4096, 4096))]
        for text, inputs in (("def pattern(x, y):\n    return x + y\n", wide),
                             ("def pattern(x, y):\n    return x @ y\n", large)):
            pattern, _, _ = pattern_instances.load_pattern(text)
            self.assertEqual(pattern_instances._reached(pattern, inputs), 2)
            small = [pattern_instances.Operand((4, 4))] * 2
            self.assertEqual(pattern_instances._reached(pattern, small), float("inf"))

    def test_parameters_of_ops_and_dtypes_of_guards_are_found(self):
        text = ("import torch\ndef pattern(x, last, weight, eps):\n"
                "    return torch.nn.functional.layer_norm(x, last, weight, None, eps)\n")
        guards = pattern_instances.Guards(NORMALIZED)
        found = pattern_instances.find_inputs(text, seconds=60, guards=guards)
        self.assertEqual(pattern_instances.unmet_guards(text, found, guards), [])
        self.assertEqual(found["last"], [found["x"].shape[1]])
        self.assertIn(found["eps"], pattern_instances.NUMBERS)
        self.assertEqual(found["x"].dtype, torch.bfloat16)

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
