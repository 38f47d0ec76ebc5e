"""A seeded part of the comparison with PyTorch's OpInfo samples; opinfo.py does the whole."""
import unittest

import opinfo

try:
    import torch  # noqa: F401
    HAS_TORCH = True
except ImportError:
    HAS_TORCH = False

SHARE = 0.88


@unittest.skipUnless(HAS_TORCH, "PyTorch is not installed")
class OpInfoTest(unittest.TestCase):
    def test_a_part_of_the_samples_agrees(self):
        result = opinfo.compare(opinfo.parse_arguments(["--limit", "5", "--part", "12"]))
        self.assertGreater(result["total"]["samples"], 1000)
        worst = [f"{v['name']}: {v['kind']}: {v['why']}" for v in result["disagreements"]
                 if not v["reason"]]
        self.assertGreaterEqual(result["share"], SHARE, "\n".join(worst[:50]))

    def test_a_wrong_answer_is_found(self):
        import torch
        expected = torch.tensor([1.0, float("nan"), float("inf")])
        self.assertIsNone(opinfo.disagreement(expected.clone(), expected, -5))
        self.assertEqual(opinfo.disagreement(expected + 1e-3, expected, -5)[0], "value")
        self.assertEqual(opinfo.disagreement(expected.double(), expected, -5)[0], "type")
        self.assertEqual(opinfo.disagreement(expected.nan_to_num(), expected, -5)[0], "value")


if __name__ == "__main__":
    unittest.main()
