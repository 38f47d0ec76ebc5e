"""torch.compile(backend="passnet"): whatever index tensors and divisors hold, a call gives what eager
PyTorch gives, values or errors, and touches no memory outside of its tensors."""
import os
import random
import sys
import tempfile
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

from backend_cases import MISSING, BackendTest  # noqa: E402

if MISSING is None:
    import torch
    from torch.nn import functional as F

    from passnet.backend import Backend

PROGRAMS = int(os.environ.get("PASSNET_PROGRAMS", "8"))
SEED = int(os.environ.get("PASSNET_SEED", "0")) or random.SystemRandom().randrange(1, 1 << 30)


def assigned(x, i, v):
    y = x.clone()
    y[i] = v
    return y


# By name: a program of a tensor of 5 rows and 4 columns, an index tensor, and the shape of the index.
READS = {
    "embedding": (lambda x, i: F.embedding(i, x) * 2, (3,)),
    "index": (lambda x, i: x[i] + 1, (3,)),
    "index of columns": (lambda x, i: x[:, i.remainder(4) + i - i] + 1, (3,)),
    "index_select": (lambda x, i: x.index_select(0, i).relu(), (3,)),
    "gather": (lambda x, i: x.gather(0, i) * 2, (3, 4)),
    "take": (lambda x, i: x.take(i) + x.sum(), (3,)),
    "take_along_dim": (lambda x, i: x.take_along_dim(i, 0) * 2, (3, 4)),
    "of what is computed": (lambda x, i: ((x * 2).relu().t().reshape(5, 4))[i] - 1, (3,)),
    "of computed indices": (lambda x, i: x[i * 2 - i] + 1, (3,)),
    "of a cat": (lambda x, i: torch.cat([x, x * 2])[i] + 1, (3,)),
}
WRITES = {
    "scatter": (lambda x, i: x.scatter(0, i, 1.0) * 2, (3, 4)),
    "scatter of a tensor": (lambda x, i: x.scatter(0, i, x.exp()) * 2, (3, 4)),
    "scatter_add": (lambda x, i: x.scatter_add(0, i, x) + 1, (3, 4)),
    "scatter_reduce": (lambda x, i: torch.scatter_reduce(x, 0, i, x, "amax") + 1, (3, 4)),
    "index_add": (lambda x, i: torch.index_add(x, 0, i, x[:3]) * 2, (3,)),
    "index_copy": (lambda x, i: torch.index_copy(x, 0, i, x[:3]) * 2, (3,)),
    "index_fill": (lambda x, i: x.index_fill(0, i, 2.0) * 2, (3,)),
    "index_put": (lambda x, i: x.index_put((i,), x[:3] + 1) * 2, (3,)),
    "accumulated": (lambda x, i: x.index_put((i,), x[:3], accumulate=True) * 2, (3,)),
    "assigned": (lambda x, i: assigned(x, i, 7.0) + 1, (3,)),
    "put": (lambda x, i: x.put(i, x.flatten()[:3]) + 1, (3,)),
}
LABELS = {
    "one_hot": (lambda x, i: F.one_hot(i, 5) * 2, (3,)),
    "nll_loss": (lambda x, i: F.nll_loss(x.t()[:3], i) * 2, (3,)),
    "cross_entropy": (lambda x, i: F.cross_entropy(x.t()[:3], i) * 2, (3,)),
    "cross_entropy of each": (lambda x, i: F.cross_entropy(x.t()[:3], i, reduction="none"), (3,)),
}
DIVISIONS = {
    "floor": lambda a, b: torch.div(a, b, rounding_mode="floor"),
    "trunc": lambda a, b: torch.div(a, b, rounding_mode="trunc") + 1,
    "//": lambda a, b: a // b,
    "%": lambda a, b: (a + 1) % b,
    "fmod": lambda a, b: torch.fmod(a, b) * 2,
}


@unittest.skipIf(MISSING is not None, MISSING)
class Indices(BackendTest):
    def outcome(self, function, arguments):
        try:
            with torch.no_grad():
                return function(*[each.clone() for each in arguments])
        except Exception as error:  # the type that eager raises, whichever it is
            return type(error)

    def check(self, name, function, drawn):
        compiled = self.compile(function)
        for arguments in drawn:
            expected = self.outcome(function, arguments)
            found = self.outcome(compiled, arguments)
            note = f"{name}, {arguments[1:]}, PASSNET_SEED={SEED}"
            if isinstance(expected, type):
                self.assertIs(found, expected, note)
            else:
                self.assertNotIsInstance(found, type, note)
                torch.testing.assert_close(found, expected, equal_nan=True, msg=note)

    def draw(self, generator, shape, rows):
        index = torch.tensor([generator.randrange(rows) for _ in range(torch.Size(shape).numel())])
        bad = [-1, -2, -rows, -rows - 1, rows, rows + 1, 255, -100, 1 << 20, -(1 << 40),
               (1 << 63) - 1, -(1 << 63)]
        for _ in range(generator.choice([0, 0, 1, 1, 2])):
            index[generator.randrange(len(index))] = generator.choice(bad)
        return index.view(shape)

    def check_all(self, programs, rows=5):
        generator = random.Random(SEED)
        for name, (function, shape) in programs.items():
            torch.manual_seed(SEED)
            drawn = [(torch.randn(5, 4), self.draw(generator, shape, rows))
                     for _ in range(PROGRAMS)]
            with self.subTest(name):
                self.check(name, function, drawn)

    def test_reads(self):
        self.check_all(READS)

    def test_writes(self):
        self.check_all(WRITES)

    def test_labels(self):
        self.check_all(LABELS)

    def test_kernels_of_passes(self):
        launch = """pass gather {{
  pattern(%x: f32[$r, $c], %i: i64[$n]) {{
    %0 = index_select(%x, 0, %i)
    return %0
  }}
  replace {{
    %1 = launch rows(%x, %i) : f32[$n, $c]
    return %1
  }}
  kernel rows(x[r, c], i[n]) -> y[n, c] {{ y[n, c] = {} }}
}}
"""
        generator = random.Random(SEED)
        torch.manual_seed(SEED)
        drawn = [(torch.randn(5, 4), self.draw(generator, (3,), 5)) for _ in range(PROGRAMS)]
        for number, element in enumerate(("x[i[n], c]", "0 <= i[n] and i[n] < r ? x[i[n], c] : x[i[n] + r, c]")):
            with tempfile.TemporaryDirectory() as folder, self.subTest(element):
                path = Path(folder) / "gather.pass"
                path.write_text(launch.format(element), encoding="utf-8")
                torch.compiler.reset()
                self.backend = Backend(threads=1, passes=[path])
                if number == 0:  # as the op; the other takes negative places, too
                    self.check("a kernel", lambda x, i: x.index_select(0, i), drawn)
                else:
                    compiled = self.compile(lambda x, i: x.index_select(0, i))
                    index = torch.tensor([-1, 0, -5])
                    with torch.no_grad():
                        self.assertTrue(torch.equal(compiled(drawn[0][0], index), drawn[0][0][index]))
                        with self.assertRaises(IndexError):
                            compiled(drawn[0][0], torch.tensor([-6, 0, 1]))
                self.assertEqual(self.backend.report().graphs[-1].passes, {"gather": 1})

    def test_inputs_are_unchanged_until_an_error(self):
        def change(x, i):
            x.add_(1)
            return x[i]

        for bad in (9, -6):
            x, y = torch.zeros(5), torch.zeros(5)
            for function, tensor in ((change, x), (self.compile(change), y)):
                with self.assertRaises(IndexError), torch.no_grad():
                    function(tensor, torch.tensor([0, bad]))
            self.assertTrue(torch.equal(x, y))

    def test_masked_scatter_beyond_its_source(self):
        mask = torch.tensor([True, False, True, True])
        drawn = [(torch.zeros(4), mask, torch.ones(count)) for count in (2, 3, 4)]
        self.check("masked_scatter", lambda x, m, s: x.masked_scatter(m, s) + 1, drawn)

    def test_divisors_of_zero(self):
        generator = random.Random(SEED)
        for dtype in (torch.int64, torch.int32, torch.int8, torch.uint8):
            for name, function in DIVISIONS.items():
                drawn = []
                for zeros in (0, 1, 0, 2):
                    divisor = torch.tensor([generator.randrange(1, 9) for _ in range(40)])
                    for _ in range(zeros):
                        divisor[generator.randrange(40)] = 0
                    drawn.append((torch.arange(40).to(dtype), divisor.to(dtype)))
                with self.subTest(f"{name} of {dtype}"):
                    self.check(name, function, drawn)

    def test_gradients_of_labels_outside(self):
        def loss(x, i):
            return F.cross_entropy(x, i)

        compiled = self.compile(loss)
        for labels in ([0, 3, 1], [0, 4, 1], [0, -1, 2]):
            x = torch.randn(3, 4, requires_grad=True)
            kinds = []
            for function in (loss, compiled):
                try:
                    function(x, torch.tensor(labels)).backward()
                    kinds.append(None)
                except Exception as error:
                    kinds.append(type(error))
            self.assertEqual(kinds[0], kinds[1], labels)


if __name__ == "__main__":
    unittest.main()
