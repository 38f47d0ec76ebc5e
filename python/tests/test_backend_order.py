"""torch.compile(backend="passnet") of ops that put elements in order or search in them: values and
positions of eager PyTorch, with NaN, infinities, zeros of both signs and equal elements."""
import sys
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

from backend_cases import MISSING, BackendTest  # noqa: E402

if MISSING is None:
    import torch

NAN, INF = float("nan"), float("inf")
DTYPES = ("float32", "float64", "bfloat16", "float16", "int64", "int32", "uint8")


def elements(dtype, *shape):
    """Numbers of which many are equal; for floats, every seventh is special."""
    values = torch.randint(0, 100, shape).to(getattr(torch, dtype))
    if values.is_floating_point():
        values = values - 50
        special = torch.tensor([NAN, INF, -INF, 0.0, -0.0]).to(values.dtype)
        chosen = special[torch.randint(0, 5, shape)]
        values = torch.where(torch.rand(shape) < 1 / 7, chosen, values)
    return values


def signs(values, indices):
    return values, indices, values.signbit() & ~values.isnan()


class Order(BackendTest):
    def assert_close(self, found, expected):
        self.assertEqual(found.dtype, expected.dtype)
        torch.testing.assert_close(found, expected, rtol=0, atol=0, equal_nan=True)

    def test_sorts(self):
        for dtype in DTYPES:
            for shape, dim in (((5,), 0), ((3, 40), 1), ((3, 200), -1), ((70, 4), 0),
                               ((2, 90, 3), 1)):
                for descending in (False, True):
                    with self.subTest(dtype, shape=shape, descending=descending):
                        torch.compiler.reset()
                        self.assert_all_compiled(self.assert_same(
                            lambda x: signs(*x.sort(dim=dim, descending=descending, stable=True)),
                            elements(dtype, *shape)))
        self.assert_all_compiled(self.assert_same(torch.msort, elements("float32", 80, 3)))
        self.assert_all_compiled(self.assert_same(
            lambda x: torch.argsort(x, dim=1, stable=True), elements("float32", 3, 80)))

    def test_selections(self):
        for dtype in DTYPES:
            for extent in (20, 300):
                x = elements(dtype, 4, extent)
                for call in (lambda x: x.topk(7).values, lambda x: x.topk(7, largest=False).values,
                             lambda x: x.topk(15, 0 if x.size(0) > 9 else 1).values,
                             lambda x: x.kthvalue(3).values, lambda x: x.kthvalue(x.size(1) // 2 + 3).values,
                             lambda x: x.median(1).values, torch.median):
                    with self.subTest(dtype, extent=extent):
                        torch.compiler.reset()
                        self.assert_all_compiled(self.assert_same(call, x))

    def test_positions_lead_to_the_values(self):
        def places(x):
            values, indices = x.topk(9)
            middle = x.median(1, keepdim=True)
            third = x.kthvalue(3, dim=1, keepdim=True)
            return (x.gather(1, indices), values, x.gather(1, middle.indices), middle.values,
                    x.gather(1, third.indices), third.values)
        for extent in (10, 100):
            with torch.no_grad():
                found = self.compile(places, dynamic=False)(elements("float32", 5, extent))
            for one, other in zip(found[::2], found[1::2], strict=True):
                self.assert_close(one, other)

    def test_median_is_nan_where_an_element_is(self):
        for x in (torch.tensor([NAN, 1, 2, -1, INF]), torch.tensor([[1.0, NAN, 0], [3, 1, 2]])):
            self.assert_same(torch.median, x)
            self.assert_same(lambda x: tuple(x.median(-1)), x)
            self.assert_same(lambda x: tuple(x.median(-1, keepdim=True)), x)

    def test_searches(self):
        for dtype in ("float32", "float64", "bfloat16", "int64"):
            for count in (1, 7, 100):
                row, x = elements(dtype, count).sort()[0], elements(dtype, 6, 33)
                for right in (False, True):
                    with self.subTest(dtype, count=count, right=right):
                        torch.compiler.reset()
                        self.assert_all_compiled(self.assert_same(lambda row, x: (
                            torch.searchsorted(row, x, right=right),
                            torch.bucketize(x, row, right=right),
                            torch.bucketize(x, row, right=right, out_int32=True)), row, x))

    def test_searches_with_sides_and_sorters(self):
        rows, x = elements("float32", 6, 50), elements("float32", 6, 33)
        sorter = rows.argsort(1)
        for side in ("left", "right"):
            self.assert_all_compiled(self.assert_same(lambda rows, x, sorter: (
                torch.searchsorted(rows, x, side=side, sorter=sorter),
                torch.searchsorted(rows.sort(1)[0], x, side=side, out_int32=True)),
                rows, x, sorter))

    def test_membership(self):
        for dtype in ("float32", "float64", "int64", "int32"):
            for count in (0, 1, 5, 200):
                x, row = elements(dtype, 4, 50), elements(dtype, count)
                for rows in (row, row.new_full((40,), NAN) if row.is_floating_point() else row):
                    with self.subTest(dtype, count=count):
                        torch.compiler.reset()
                        self.assert_all_compiled(self.assert_same(lambda x, row: (
                            torch.isin(x, row), torch.isin(x, row, invert=True)), x, rows))


if __name__ == "__main__":
    unittest.main()
