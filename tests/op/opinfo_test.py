"""A seeded part of the comparison with PyTorch's OpInfo samples; opinfo.py does the whole."""
import unittest

import opinfo

try:
    import torch  # noqa: F401
    HAS_TORCH = True
except ImportError:
    HAS_TORCH = False

SHARE = 0.97


@unittest.skipUnless(HAS_TORCH, "PyTorch is not installed")
class OpInfoTest(unittest.TestCase):
    def test_a_part_of_the_samples_agrees(self):
        result = opinfo.compare(opinfo.parse_arguments(["--limit", "5", "--part", "12"]))
        self.assertGreater(result["total"]["samples"], 1000)
        worst = [f"{v['name']}: {v['kind']}: {v['why']}" for v in result["disagreements"]
                 if not v["reason"]]
        self.assertGreaterEqual(result["share"], SHARE, "\n".join(worst[:50]))

    def test_rewritten_calls_agree(self):
        ops = ["tensordot", "scatter", "index_put", "squeeze", "transpose", "__getitem__",
               "nn.functional.grid_sample", "nn.functional.multi_head_attention_forward",
               "nn.functional.adaptive_max_pool2d"]
        result = opinfo.compare(opinfo.parse_arguments(
            ["--limit", "20", "--dtypes", "float32", "--ops", ",".join(ops)]))
        wrong = [f"{v['name']}: {v['kind']}: {v['why']}" for v in result["disagreements"]
                 if not v["reason"]]
        self.assertEqual(set(result["ops"]), set(ops))
        self.assertEqual(wrong, [])

    def test_a_batch_that_hangs_is_lost_alone(self):
        result = opinfo.compare(opinfo.parse_arguments(
            ["--limit", "1", "--dtypes", "float32", "--ops", "add", "--seconds", "0"]))
        self.assertEqual(result["total"]["crash"], 1)
        self.assertIn("over 0", result["disagreements"][0]["why"])

    def test_a_wrong_answer_is_found(self):
        import torch
        expected = torch.tensor([1.0, float("nan"), float("inf")])
        self.assertIsNone(opinfo.disagreement(expected.clone(), expected, -5))
        self.assertEqual(opinfo.disagreement(expected + 1e-3, expected, -5)[0], "value")
        self.assertEqual(opinfo.disagreement(expected.double(), expected, -5)[0], "type")
        self.assertEqual(opinfo.disagreement(expected.nan_to_num(), expected, -5)[0], "value")


if __name__ == "__main__":
    unittest.main()
