"""torch.compile(backend="passnet"): results, views and changed inputs are in the memory that eager
PyTorch gives them."""
import sys
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

from backend_cases import MISSING, ROOT, BackendTest, shared  # noqa: E402

if MISSING is None:
    import torch
    from torch.nn import functional as F


class Memory(BackendTest):
    def test_inputs_and_views_that_are_returned(self):
        self.assert_same(lambda x: (x, x.t(), x[1:], x.view(-1)[2:5], x + 1), torch.randn(3, 4))
        self.assert_same(lambda x: (x.clone(), x.contiguous(), x.detach()), torch.randn(3, 4))
        self.assert_same(lambda x: x.view(torch.int32), torch.randn(3, 4))

    def test_results_that_share_memory(self):
        def overlapping(x):
            y = torch.relu(x)
            return y[:2], y[1:], y, y, y.t(), y.clone(), (y * 2)[1:]

        self.assert_same(overlapping, torch.randn(3, 4))
        first, second = self.compile(lambda x: torch.relu(x).chunk(2))(torch.randn(4, 3))
        first.zero_()
        self.assertEqual(first.untyped_storage().data_ptr(), second.untyped_storage().data_ptr())

    def test_empty_views_of_results(self):
        def views(x):
            y = x * 2
            none = y[:, 0:0]
            return none, y[1:], none.t(), y.t(), (x + 1)[0:0]

        self.assert_same(views, torch.randn(3, 4))
        x = torch.cat([torch.randn(1, 3, 2)] * 2, -1)[..., ::2]
        with torch.autocast("cpu", torch.bfloat16):
            self.assert_same(lambda x: (x[0:0].add_(1), x.copy_(torch.ones(1, 3, 2)), x * 1), x)

    def test_results_are_new_in_each_call(self):
        compiled = self.compile(lambda x: x + 1)
        first, second = compiled(torch.zeros(3)), compiled(torch.ones(3))
        self.assert_close(first, torch.ones(3))
        self.assert_close(second, torch.ones(3) + 1)

    def test_changed_inputs(self):
        def cache(keys, new, position):
            keys[:, position] = new
            return keys * 2, keys[:, :2]

        self.assert_same(cache, torch.randn(2, 4, 3), torch.randn(2, 3), 1)

        def through_a_view(x):
            x[1].mul_(2)
            y = x.t()
            y += 1
            return y.sum(), y

        self.assert_same(through_a_view, torch.randn(3, 4))
        self.assert_same(lambda x: x.relu_(), torch.randn(3, 4))
        self.assert_same(lambda x: x.t_() + 1, torch.randn(4, 4))

        def old_and_new(x):
            old = x.clone()
            x.add_(1)
            return old, x - old

        self.assert_all_compiled_in_last(self.assert_same(old_and_new, torch.randn(3, 4)))

    def assert_all_compiled_in_last(self, report):
        self.assertEqual(report.graphs[-1].compiled, report.graphs[-1].operations, str(report))

    def test_changes_between_parts(self):
        def mixed(x):
            y = torch.relu(x) + 1
            top = y[:2]
            top.add_(torch.linalg.eigvalsh(x @ x.t()))
            y.mul_(2)
            return top, y, torch.linalg.eigvalsh(y) + y

        report = self.assert_same(mixed, torch.randn(4, 4))
        self.assertGreater(report.compiled, 0)

    def test_views_that_are_no_windows(self):
        complex_ = torch.randn(3, 4, dtype=torch.complex64)
        for take, x in ((lambda x: torch.broadcast_tensors(x, torch.zeros(4))[0], torch.randn(3, 4)),
                        (lambda x: torch.meshgrid(x, torch.zeros(3), indexing="ij")[0],
                         torch.randn(4)),
                        (torch.real, torch.randn(3, 4)), (lambda x: x.real, complex_),
                        (torch.imag, complex_), (torch.view_as_real, complex_),
                        (lambda x: torch.einsum("ij->ji", x), torch.randn(3, 4)),
                        (lambda x: torch.einsum("i...i->...i", x), torch.randn(4, 2, 4)),
                        (lambda x: torch.einsum("ij->i", x), torch.randn(4, 2)),
                        (lambda x: F.channel_shuffle(x, 1), torch.randn(2, 4, 3, 3)),
                        (lambda x: (x.t() + 1).reshape(2, 8), torch.randn(4, 4)),
                        (lambda x: F.dropout(x, 0.5, False), torch.randn(4, 4))):
            def of_input(x):
                y = take(x)
                y[..., 0].add_(1)
                x.mul_(3)
                return y, x * 1

            def of_result(x):
                base = x * 1
                y = take(base)
                z = y * 2
                base.add_(1)
                return y, y * 3, z

            for program in (of_input, of_result):
                with self.subTest(program.__name__, take=take):
                    torch.compiler.reset()
                    self.assertGreater(self.assert_same(program, x.clone()).compiled, 0)

    def test_shapes_that_change_in_place(self):
        def turned(x):
            y = x + 1
            before = y * 2
            y.t_()
            return y, y * 3, y.sum(0), before

        self.assertGreaterEqual(self.assert_same(turned, torch.randn(2, 3)).compiled, 4)

        def squeezed(x):
            y = x * 2
            y.squeeze_(1)
            z = y + 1
            y.unsqueeze_(0).transpose_(0, 1)
            return z, y, y * 3

        self.assert_same(squeezed, torch.randn(2, 1, 3))
        report = self.assert_same(lambda x: x.quantile(0.3), torch.randn(3, 4))
        self.assertNotIn("in place", str(report.graphs[-1]))

    def test_views_from_places_in_memory(self):
        def views(x):
            y = x.as_strided((3,), (1,), 0)
            return y * 1, y, y[1:], x[1:], x.as_strided((2, 2), (2, 1)) * 2, x + 1

        compiled = self.compile(views)
        for start in (0, 5, 3):  # Dynamo does not compile anew for another start
            x = torch.arange(20.0)[start:start + 7]
            expected, found = views(x), compiled(x)
            self.assertEqual(shared([x], found), shared([x], expected))
            for one, other in zip(found, expected, strict=True):
                self.assert_close(one, other)

        def of_result(x):
            y = x.t() + 1
            z = (x * 2)[1]
            return y.as_strided((3,), (2,), 1) * 2, z.as_strided((4,), (1,), 0).add_(1), z

        self.assert_same(of_result, torch.randn(3, 4))

    def test_views_of_inputs_that_share_memory(self):
        def rows(x):
            below = x.narrow(0, 1, 2)
            torch._dynamo.graph_break()
            rest = x[1:]
            return below[:, 0], rest, rest.relu()

        x = torch.arange(12.0).reshape(4, 3).t()
        expected, found = rows(x), self.compile(rows)(x)
        for one, other in zip(found, expected, strict=True):
            self.assert_close(one, other)

    def test_changes_of_memory_that_is_read(self):
        for change in (lambda x: x.mul_(x.t()), lambda x: x[1:].add_(x[:-1]),
                       lambda x: x.expand(2, 3, 3).add_(1)):
            with self.assertRaisesRegex(RuntimeError, "memory location"):
                self.compile(change)(torch.randn(3, 3))

        def apart(x):
            x[:, 0].copy_(x[:, 1])
            x[0].add_(x[2])
            return x * 1

        self.assert_all_compiled_in_last(self.assert_same(apart, torch.randn(3, 3)))

    def test_changed_inputs_that_share_memory(self):
        def change(x, y):
            x.add_(1)
            return y * 2

        compiled = self.compile(change)
        compiled(torch.ones(4), torch.ones(4))
        base, ours = torch.arange(6.0), torch.arange(6.0)
        expected = change(base[:4], base[2:].clone())
        self.assert_close(compiled(ours[:4], ours[2:].clone()), expected)
        expected = change(base[:4], base[2:])
        self.assert_close(compiled(ours[:4], ours[2:]), expected)
        self.assert_close(ours, base)

    def test_autograd_sees_changes(self):
        weight = torch.ones(3, requires_grad=True)
        x = torch.ones(3)
        y = (weight * x).sum()
        with torch.no_grad():
            self.compile(lambda x: x.add_(1))(x)
        self.assertGreater(self.backend.report().compiled, 0)
        with self.assertRaisesRegex(RuntimeError, "modified by an inplace operation"):
            y.backward()


class RandomPrograms(BackendTest):
    """Programs of tests/differential; every second one has operators that are not compiled."""

    def test_changes_and_views(self):
        sys.path.insert(0, str(ROOT / "tests" / "differential"))
        self.addCleanup(sys.path.pop, 0)
        from mutation_test import PROGRAMS, SEED, Writer
        compiled = 0
        for seed in range(SEED, SEED + PROGRAMS // 6):
            writer = Writer(seed)
            while writer.count < 6 or len(writer.lines) < 12:
                writer.draw()
            results = writer.random.sample(writer.tensors(), min(4, len(writer.tensors())))
            lines = writer.lines
            if seed % 2:
                lines.insert(len(lines) // 2, "torch.linalg.eigvalsh(torch.eye(2), out=torch.ones(2))")
            source = "".join(f"    {line}\n" for line in [*lines, f"return ({', '.join(results)},)"])
            scope = {"torch": torch}
            exec(f"def program({', '.join(writer.inputs)}):\n{source}", scope)
            torch.compiler.reset()
            with self.subTest(seed=seed, source=source), torch.no_grad():
                self.assert_same(scope["program"], *writer.inputs.values())
            compiled += self.backend.report().compiled
        self.assertGreater(compiled, 0)


if __name__ == "__main__":
    unittest.main()
