"""Comparison of torch.compile(backend="passnet") with eager PyTorch, for its tests, and the modules
that they share."""
import copy
import unittest
from pathlib import Path

try:
    import torch
    from torch import nn
    from torch.nn import functional as F

    from passnet.backend import Backend
    MISSING = None
except ImportError as error:
    MISSING = str(error)

ROOT = Path(__file__).resolve().parent.parent.parent
TOLERANCES = {"float64": 1e-9, "float16": 4e-3, "bfloat16": 3e-2, "complex64": 1e-4}


def tensors_of(values):
    values = values if isinstance(values, (list, tuple)) else [values]
    return [value for value in values if isinstance(value, torch.Tensor)]


def shared(inputs, outputs):
    """The memory of each tensor as a number, and the tensor's place in it."""
    numbers = {}
    return [(numbers.setdefault(tensor.untyped_storage().data_ptr(), len(numbers)),
             tensor.storage_offset(), tuple(tensor.shape),
             [step for step, extent in zip(tensor.stride(), tensor.shape) if extent != 1])
            for tensor in (*inputs, *outputs) if tensor.numel()]


@unittest.skipIf(MISSING, f"no PyTorch or no binding: {MISSING}")
class BackendTest(unittest.TestCase):
    def setUp(self):
        torch.compiler.reset()
        torch.manual_seed(0)
        self.backend = Backend(threads=2)

    def compile(self, function, **options):
        return torch.compile(function, backend=self.backend, **options)

    def assert_close(self, found, expected):
        self.assertEqual(found.dtype, expected.dtype)
        tolerance = TOLERANCES.get(str(expected.dtype)[6:], 2e-5)
        torch.testing.assert_close(found, expected, rtol=tolerance, atol=tolerance)

    def assert_same(self, function, *inputs, **options):
        """Compares a compiled call with an eager one on copies of the inputs: results, the memory
        that they are in, changed inputs. Returns the report."""
        ours = copy.deepcopy(inputs)
        compiled = self.compile(function, **options)
        for _ in range(2):
            expected, found = function(*inputs), compiled(*ours)
            self.assertEqual(type(found), type(expected))
            self.assertEqual(shared(tensors_of(ours), tensors_of(found)),
                             shared(tensors_of(inputs), tensors_of(expected)))
            for one, other in zip([*tensors_of(found), *tensors_of(ours)],
                                  [*tensors_of(expected), *tensors_of(inputs)], strict=True):
                self.assert_close(one, other)
            if isinstance(expected, (list, tuple)):
                self.assertEqual([value for value in found if not isinstance(value, torch.Tensor)],
                                 [value for value in expected if not isinstance(value, torch.Tensor)])
        return self.backend.report()

    def assert_all_compiled(self, report):
        self.assertGreater(report.operations, 0)
        self.assertEqual(report.compiled, report.operations, str(report))


class Residual(nn.Module if not MISSING else object):
    def __init__(self):
        super().__init__()
        self.first = nn.Conv2d(8, 8, 3, padding=1, bias=False)
        self.norm = nn.BatchNorm2d(8)
        self.second = nn.Conv2d(8, 8, 3, padding=1)

    def forward(self, x):
        return F.relu(self.second(F.relu(self.norm(self.first(x)), inplace=True)) + x)


class Encoder(nn.Module if not MISSING else object):
    def __init__(self, dropout=0.0):
        super().__init__()
        self.project = nn.Linear(16, 48)
        self.out = nn.Linear(16, 16)
        self.norms = nn.ModuleList([nn.LayerNorm(16), nn.LayerNorm(16)])
        self.wide, self.narrow = nn.Linear(16, 32), nn.Linear(32, 16)
        self.dropout = nn.Dropout(dropout)

    def forward(self, x, mask):
        query, key, value = (part.unflatten(-1, (2, 8)).transpose(1, 2)
                             for part in self.project(x).chunk(3, -1))
        attended = F.scaled_dot_product_attention(query, key, value, mask)
        attended = self.dropout(self.out(attended.transpose(1, 2).flatten(2)))
        x = self.norms[0](x + attended)
        return self.norms[1](x + self.narrow(F.gelu(self.wide(x))))
