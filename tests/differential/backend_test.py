"""Random Python functions under `torch.compile(backend="passnet")` against eager PyTorch: views and
changes in place, indices, layouts, dtypes, autocast, control flow, losses, gradients.

Every run draws other programs from a seed that it prints; PASSNET_SEED=N draws them again, and
PASSNET_PROGRAMS sets how many.
"""
import copy
import os
import random
import sys
import textwrap
import unittest
import warnings
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path[:0] = [str(ROOT / "python"), str(ROOT / "tests" / "differential")]

try:
    import torch

    from mutation_test import Writer
    from passnet.backend import Backend
    MISSING = None
except ImportError as error:
    MISSING, Writer = str(error), object

PROGRAMS = int(os.environ.get("PASSNET_PROGRAMS", "80"))
SEED = int(os.environ.get("PASSNET_SEED") or random.SystemRandom().randrange(1 << 30))
LINES = 9
LARGEST = 1e3
# Errors relative to the largest element of a result, by the coarsest dtype in a program.
TOLERANCES = {"float64": 2e-4, "float32": 2e-4, "float16": 3e-2, "bfloat16": 2e-1, "complex64": 2e-4}


class ProgramWriter(Writer):
    """Draws programs on tensors of several dtypes and layouts. Values that rounding could flip
    (comparisons, places, integers) are taken from inputs only."""

    def __init__(self, seed, trains):
        super().__init__(seed)
        self.trains = trains
        draw = self.random
        shape = draw.choice([(3, 4), (4, 4), (2, 3, 4), (4,), (1, 3, 2)])
        self.inputs = {"x": self.laid_out(torch.randn(shape)), "y": self.laid_out(torch.randn(shape)),
                       "w": torch.randn(shape[-1], draw.randint(1, 4)),
                       "i": torch.randint(0, 9, shape), "flag": draw.random() < 0.5,
                       "n": torch.tensor([0, 0, min(1, shape[0] - 1)]), "scale": draw.choice([2, 0.5])}
        for name, dtype in (("h", torch.float16), ("b", torch.bfloat16), ("d", torch.float64)):
            if draw.random() < 0.4:
                self.inputs[name] = torch.randn(shape).to(dtype)
        self.start()

    def start(self):
        self.scope = {**copy.deepcopy(self.inputs), "torch": torch, "F": torch.nn.functional}
        with torch.no_grad():
            for line in self.lines:
                exec(line, self.scope)

    def laid_out(self, value):
        kind = self.random.randrange(4)
        if kind == 0 and value.dim() > 1:
            return value.transpose(0, -1).contiguous().transpose(0, -1)
        if kind == 1:
            return torch.cat([value, value], -1)[..., ::2].detach()
        return value

    def pure(self, name):
        draw = self.random
        other = draw.choice(self.tensors())
        dim = draw.randint(-1, max(0, self.scope[name].dim() - 1))
        unary = draw.choice(
            "relu sigmoid tanh exp sin cos erf abs square neg softplus silu gelu logsigmoid expm1".split())
        unary = f"F.{unary}" if hasattr(torch.nn.functional, unary) else f"torch.{unary}"
        return draw.choice([super().pure(name), *[
            f"{unary}({name})", f"{unary}({name}) * scale", f"{name} + {other} * 2", f"{name} * {other}",
            f"{name} / ({other}.abs() + 1)", f"torch.maximum({name}, {other})", f"{name}.sum({dim})",
            f"{name}.mean({dim}, keepdim=True)", f"{name}.amax({dim})", f"{name}.softmax({dim})",
            f"F.layer_norm({name}, ({name}.shape[-1],))", f"torch.cumsum({name}, {dim})",
            f"torch.where(x > 0, {name}, {other})", f"{name}.masked_fill(i > 4, -1.5)",
            f"torch.cat([{name}, {other}], {dim})", f"torch.stack([{name}, {name} * 2], {dim})",
            f"{name}[n]", f"{name}[[0, -1]]", f"{name}[[0]] * 2", f"{name}.index_select(0, n)",
            f"{name}.gather({dim}, (i % 2) * 0)", f"{name} @ w", f"torch.einsum('...a,ab->...b', {name}, w)",
            f"{name}.to(torch.{draw.choice(['float32', 'float64', 'bfloat16'])})", f"{name} + i",
            f"F.mse_loss({name}, {other}, reduction='{draw.choice(['none', 'mean', 'sum'])}')",
            f"F.binary_cross_entropy_with_logits({name}, torch.sigmoid({other}), reduction='sum')",
            f"F.smooth_l1_loss({name}, {other})", f"F.pad({name}, (1, 2), value=0.5)", f"{name}.flip(0)",
            f"F.dropout({name}, 0.5, False)", f"torch.broadcast_tensors({name}, {other})[0]",
            f"torch.roll({name}, 1, 0)", f"{name}.clamp(-1, scale)", f"torch.copysign({name}, x)",
            f"{name} // 0.7 * 0 + {name}", f"{name}.var({dim})", f"{name}.norm()", f"{name}.std()",
            f"torch.complex({name}.float(), {name}.float()).abs()", f"{name}.repeat(2, *[1] * ({name}.dim() - 1))",
            f"{name}.as_strided((2,), (1,))", f"{name}.sort({dim}, stable=True).values", f"{name}.tril()"]])

    def block(self):
        """A statement of several lines."""
        name = self.random.choice(self.tensors())
        result = self.fresh()
        return self.random.choice([
            f"if flag:\n    {result} = {self.pure(name)}\nelse:\n    {result} = {self.pure(name)}",
            f"{result} = {name}\nfor turn in range(3):\n    {result} = {result} * 0.5 + turn",
            f"with torch.autocast('cpu', torch.bfloat16):\n    {result} = {name}.float() @ w\n"
            f"    {result} = {result} + {result}.sum()",
            f"if {name}.dim() > 1 and {name}.size(0) > 2:\n    {result} = {name}[1:]\n"
            f"else:\n    {result} = {name} + 1"])

    def draw(self):
        before = len(self.lines)
        if self.random.random() < 0.15:
            self.attempt(self.block())
        elif self.trains:
            name = self.random.choice(self.tensors())
            text = self.view(name, self.scope[name]) if self.random.random() < 0.3 else self.pure(name)
            self.attempt(f"{self.fresh()} = {text}")
        else:
            super().draw()
        if len(self.lines) > before and not self.is_tame():
            self.lines.pop()
            self.start()

    def attempt(self, line):
        try:
            with torch.no_grad(), warnings.catch_warnings():
                warnings.simplefilter("error")
                exec(line, self.scope)
        except (RuntimeError, IndexError, TypeError, ValueError, UserWarning):
            self.start()
            return
        self.lines.append(line)

    def is_tame(self):
        return all(bool(self.scope[name].isfinite().all()) and self.scope[name].numel() < 4000
                   and (self.scope[name].numel() == 0 or self.scope[name].abs().max() < LARGEST)
                   for name in self.tensors())

    def dtypes(self):
        """The names of all dtypes that values of the program may have been rounded to."""
        found = {str(self.scope[name].dtype)[6:] for name in self.tensors()}
        return found | {name for name in TOLERANCES if any(name in line for line in self.lines)}

    def function(self):
        """The text of the program, and it as a function of its inputs."""
        while len(self.lines) < LINES:
            self.draw()
        names = self.tensors()
        results = [names[-1], *self.random.sample(names, min(4, len(names)))]
        body = "\n".join([*self.lines, f"return ({', '.join(results)},)"])
        text = f"def program({', '.join(self.inputs)}):\n{textwrap.indent(body, '    ')}\n"
        scope = {"torch": torch, "F": torch.nn.functional}
        exec(text, scope)
        return text, scope["program"]


def tensors(values):
    return [value for value in values if isinstance(value, torch.Tensor)]


def places(values):
    """The memory of each tensor as a number, its offset, and its strides where they matter."""
    numbers = {}
    return [(numbers.setdefault(value.untyped_storage().data_ptr(), len(numbers)),
             value.storage_offset(),
             [step for step, extent in zip(value.stride(), value.shape) if extent != 1])
            for value in values if value.numel()]


@unittest.skipIf(MISSING, f"no PyTorch or no binding: {MISSING}")
class RandomFunctions(unittest.TestCase):
    def setUp(self):
        self.backend = Backend(threads=1)
        self.enterContext(warnings.catch_warnings())
        warnings.simplefilter("ignore")

    def run_one(self, program, inputs, trains):
        """Results and changed inputs, and gradients."""
        given = copy.deepcopy(inputs)
        leaves = [value for value in tensors(given.values()) if trains and value.is_floating_point()]
        for leaf in leaves:
            leaf.requires_grad_()
        with torch.set_grad_enabled(trains):
            results = program(*given.values())
        gradients = []
        roots = [value for value in results if value.requires_grad]
        if roots:
            found = torch.autograd.grad(sum(root.float().sum() for root in roots), leaves,
                                        allow_unused=True)
            gradients = [value for value in found if value is not None]
        return [*tensors(given.values()), *results], gradients

    def assert_same(self, found, expected, coarsest):
        self.assertEqual([(value.dtype, value.shape) for value in found],
                         [(value.dtype, value.shape) for value in expected])
        for one, other in zip(found, expected):
            size = float(other.detach().abs().max()) if other.numel() else 0.0
            exact = not (other.is_floating_point() or other.is_complex())
            worst = 0.0 if exact else coarsest * max(1.0, size)
            torch.testing.assert_close(one, other, rtol=0, atol=worst, equal_nan=True)

    def check(self, backend, writer, program, expected):
        """Compares two calls with the results and gradients of eager PyTorch."""
        torch.compiler.reset()
        compiled = torch.compile(program, backend=backend)
        coarsest = max(TOLERANCES[dtype] for dtype in writer.dtypes())
        for _ in range(2):
            found = self.run_one(compiled, writer.inputs, writer.trains)
            for ours, theirs in zip(found, expected, strict=True):
                self.assert_same(ours, theirs, coarsest)
            self.assertEqual(places(found[0]), places(expected[0]))

    def differs_without_us(self, *arguments):
        """True if PyTorch's own backend, which AOTAutograd precedes too, gives other results."""
        try:
            self.check("aot_eager", *arguments)
        except Exception:  # whatever PyTorch raises
            return True
        return False

    def test_functions(self):
        print(f"PASSNET_SEED={SEED}", file=sys.stderr)
        compiled = 0
        for seed in range(SEED, SEED + PROGRAMS):
            writer = ProgramWriter(seed, trains=seed % 4 == 0)
            text, program = writer.function()
            try:
                expected = self.run_one(program, writer.inputs, writer.trains)
            except RuntimeError:  # an operator without a gradient
                continue
            with self.subTest(seed=seed, text=text):
                try:
                    self.check(self.backend, writer, program, expected)
                except Exception:
                    if not self.differs_without_us(writer, program, expected):
                        raise
                compiled += self.backend.report().compiled
        self.assertGreater(compiled, 0)


if __name__ == "__main__":
    unittest.main()
