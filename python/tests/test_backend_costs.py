"""torch.compile(backend="passnet") leaves to PyTorch what it computes faster, unless told not to."""
import sys
import unittest
import unittest.mock
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

from backend_cases import MISSING, BackendTest  # noqa: E402

if MISSING is None:
    import torch

    from passnet.backend import Backend


class Costs(BackendTest):
    def left_of(self, function, *inputs):
        torch.compiler.reset()
        with torch.no_grad():
            return sorted(op for op, _ in self.assert_same(function, *inputs).left)

    def test_operations_that_pytorch_computes_faster(self):
        x, w = torch.randn(64, 64).double(), torch.randn(64, 64).double()
        for function, inputs in ((lambda x, w: x @ w + 1, (x, w)), (torch.nn.functional.linear, (x, w)),
                                 (lambda x: torch.fft.rfft(x).real + 1, (x[:4].float(),)),
                                 (lambda x: torch.fft.fft(x, 5000).abs(), (x.float(),)),
                                 (lambda x: torch.lgamma(x.abs() + 3), (x.float(),)),
                                 (lambda x: x.cummax(1)[0] + 1, (x.float(),))):
            self.backend = Backend(threads=2)
            self.assertEqual(len(self.left_of(function, *inputs)), 1)
            self.backend = Backend(threads=2, compile_slower=True)
            self.assertEqual(self.left_of(function, *inputs), [])

    def test_small_and_other_ones_are_compiled(self):
        x = torch.randn(64, 64)
        self.assertEqual(self.left_of(lambda x: x @ x + 1, x), [])
        self.backend = Backend(threads=2)
        self.assertEqual(self.left_of(lambda x: x @ x + 1, x[:4, :4].double()), [])

    def test_transforms_of_many_lines_are_compiled_where_fftw_is(self):
        x, y = torch.randn(32, 60), torch.randn(4, 17, 20, dtype=torch.complex64)
        for installed in (True, False):
            with unittest.mock.patch("passnet.fx_costs._has_fftw", lambda: installed):
                for function, operand in ((lambda x: torch.fft.rfft(x).real + 1, x),
                                          (lambda x: torch.fft.fft(x, dim=0).abs(), x),
                                          (lambda y: torch.fft.irfft(y) + 1, y),
                                          (lambda y: torch.fft.ifftn(y).abs(), y)):
                    self.backend = Backend(threads=2)
                    self.assertEqual(len(self.left_of(function, operand)), 0 if installed else 1)

    def test_transposed_convolutions_of_overlapping_windows(self):
        x, w = torch.randn(1, 8, 48, 48), torch.randn(8, 12, 4, 4)
        for options, left in (({"stride": 2}, 1), ({"stride": (1, 3)}, 1), ({}, 0), ({"stride": 4}, 0)):
            self.backend = Backend(threads=2)
            transposed = torch.nn.functional.conv_transpose2d
            self.assertEqual(len(self.left_of(lambda x, w, o=options: transposed(x, w, **o) + 1, x, w)),
                             left)

    def test_without_fallback_all_is_compiled(self):
        self.backend = Backend(threads=2, fallback=False)
        x = torch.randn(64, 64).double()
        self.assertEqual(self.left_of(lambda x: x @ x, x), [])


if __name__ == "__main__":
    unittest.main()
