"""Facts about fake tensors have the strides that PyTorch's kernels give."""
import sys
import unittest
import warnings
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

from backend_cases import MISSING  # noqa: E402

if MISSING is None:
    import torch
    from torch._subclasses.fake_tensor import FakeTensorMode
    from torch.utils._pytree import tree_leaves

    from passnet.fx_facts import _Watch

CALLS = """
roll(x, -1, 0)  roll(x, (1, 1), (0, 1))  roll(x, 1)  flip(x, [0])  cumsum(x, 1)  sort(x, 1)  topk(x, 2, 1)
softmax(x, 1)  sum(x, 1)  argmax(x, 1)  var(x, 1)  where(x > 0, x, y)  lerp(x, y, 0.5)  tril(x)
nn.functional.pad(x, (1, 1))  nn.functional.pad(x, (1, 1, 1, 1), "reflect")  nn.functional.glu(x, -2)
nn.functional.layer_norm(x, x.shape[-1:])  nn.functional.group_norm(x, 1)
nn.functional.batch_norm(x, None, None, training=True)
nn.functional.batch_norm(x, torch.zeros(x.shape[1]), torch.ones(x.shape[1]))
nn.functional.max_pool2d(x, 2)  nn.functional.avg_pool2d(x, 2)  nn.functional.adaptive_avg_pool2d(x, 2)
nn.functional.max_unpool2d(*nn.functional.max_pool2d(x, 2, return_indices=True), 2)
nn.functional.interpolate(x, scale_factor=2.0)  nn.functional.channel_shuffle(x, 2)
nn.functional.logsigmoid(x)  nn.functional.gelu(x)  nn.functional.softplus(x)
nn.functional.binary_cross_entropy(x.sigmoid(), y.sigmoid(), reduction="none")
nn.functional.mse_loss(x, y, reduction="none")  nn.functional.l1_loss(x, y, reduction="none")
gather(x, 1, x.long() * 0)  scatter(x, 1, x.long() * 0, 1.0)  index_select(x, 1, x.new_zeros(2).long())
cat([x, y], 1)  stack([x, y], 1)  x.repeat(*[2] * x.dim())  x + y  x.double()  x > y  x // y  x // 2  x % y
div(x, y, rounding_mode="trunc")  div(x, 2, rounding_mode="floor")  pow(x, 2)  atan2(x, y)
logaddexp(x, y)  logaddexp2(x[0], y)  addr(x, y[:, 0], y[0], beta=0.)  xlogy(x, y)  special.xlog1py(x, y)  copysign(x, y)  copysign(x, 2.0)  heaviside(x, y)
logical_and(x, y)  nextafter(x, y)  hypot(x, y)  zeros_like(x)  clone(x)  matmul(x, y.mT)  diff(x, dim=1)
"""


def layouts():
    """Pairs of tensors of one shape, of different layouts."""
    generator = torch.Generator().manual_seed(0)

    def draw(*shape):
        return torch.randn(shape, generator=generator)

    last = draw(2, 4, 6, 5).contiguous(memory_format=torch.channels_last)
    moved = draw(5, 2, 6, 4).permute(1, 3, 2, 0)
    yield from ((last, last * 2), (last, draw(2, 4, 6, 5)), (moved, moved * 2),
                (moved, draw(2, 4, 6, 5)), (draw(2, 4, 5, 6).mT, moved),
                (draw(2, 8, 6, 10)[:, ::2, :, ::2], last), (draw(6, 4).t(), draw(4, 6)),
                (draw(6, 4).t(), draw(6, 4).t()), (draw(6, 4, 5).permute(1, 2, 0), draw(4, 5, 6)),
                (draw(5, 1, 10).transpose(0, 2), draw(5, 10).t()))


def strides(values):
    return [[step for step, extent in zip(value.stride(), value.shape) if extent > 1]
            for value in tree_leaves(values) if isinstance(value, torch.Tensor)]


@unittest.skipIf(MISSING, f"no PyTorch or no binding: {MISSING}")
class Strides(unittest.TestCase):
    def test_strides_are_those_of_kernels(self):
        checked = 0
        self.enterContext(warnings.catch_warnings())
        warnings.simplefilter("ignore")
        scope = {**vars(torch), "torch": torch}
        texts = [call.strip() for line in CALLS.splitlines() for call in line.split("  ") if call]
        for x, y in layouts():
            for text in texts:
                try:
                    real = eval(text, scope, {"x": x, "y": y})
                except (RuntimeError, ValueError, IndexError):
                    continue
                with FakeTensorMode(allow_non_fake_inputs=True) as mode:
                    fakes = {"x": mode.from_tensor(x), "y": mode.from_tensor(y)}
                    with _Watch():
                        fake = eval(text, scope, fakes)
                with self.subTest(text, x=(x.shape, x.stride()), y=y.stride()):
                    self.assertEqual(strides(fake), strides(real))
                checked += 1
        self.assertGreater(checked, 400)


if __name__ == "__main__":
    unittest.main()
