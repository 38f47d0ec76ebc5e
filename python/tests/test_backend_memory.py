"""torch.compile(backend="passnet"): results, views and changed inputs are in the memory that eager
PyTorch gives them."""
import sys
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

from backend_cases import MISSING, ROOT, BackendTest  # noqa: E402

if MISSING is None:
    import torch


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
