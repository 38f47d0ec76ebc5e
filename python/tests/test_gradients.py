"""Gradients at NaN, infinities and the ends of ranges: those of eager PyTorch."""
import sys
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

from backend_cases import MISSING, BackendTest  # noqa: E402

if MISSING is None:
    import torch
    from torch.nn import functional as F

INF, NAN = float("inf"), float("nan")
VALUES = (NAN, INF, -INF, 0.0, -0.0, 1.0, -1.0, 0.5, 2.0, 1e-3)


class Gradients(BackendTest):
    def assert_same_gradients(self, function, values=VALUES):
        for dtype in (torch.float32, torch.bfloat16, torch.float16):
            torch.compiler.reset()
            found = []
            for call in (function, self.compile(function)):
                x = torch.tensor(values, dtype=dtype, requires_grad=True)
                result = call(x)
                result.backward(torch.ones_like(result))
                found.append((result.detach(), x.grad))
            with self.subTest(str(dtype)):
                torch.testing.assert_close(found[1], found[0], equal_nan=True)

    def test_logit(self):
        self.assert_same_gradients(torch.logit)
        self.assert_same_gradients(lambda x: torch.logit(x, 0.25))

    def test_losses(self):
        for reduction in ("mean", "sum"):
            self.assert_same_gradients(
                lambda x, r=reduction: F.smooth_l1_loss(x, torch.zeros_like(x), reduction=r,
                                                        beta=0.75))
            self.assert_same_gradients(
                lambda x, r=reduction: F.soft_margin_loss(x, torch.ones_like(x), reduction=r))

    def test_extremes_share_or_choose(self):
        ties = (1.0, 3.0, 3.0, 3.0)
        for function in (torch.amax, torch.amin, torch.max, torch.min, torch.logsumexp):
            self.assert_same_gradients(
                lambda x, f=function: f(x, 0) if f is torch.logsumexp else f(x), ties)
        for values in (ties, (NAN, 1.0, 2.0), (0.0, 0.0, 0.0), (-INF, -INF, -INF)):
            self.assert_same_gradients(lambda x: torch.linalg.vector_norm(x), values)
            self.assert_same_gradients(lambda x: torch.softmax(x, 0), values)
            self.assert_same_gradients(lambda x: torch.logsumexp(x, 0), values)
            self.assert_same_gradients(lambda x: x.clamp(0.0, 3.0), values)


if __name__ == "__main__":
    unittest.main()
