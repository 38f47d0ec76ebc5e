"""Random programs that change tensors in place, run by live PyTorch and by the program; and
programs with levels of vmap and with numbers taken out of tensors.

They contain views of views, in-place ops, `out=`, assignments to items and changed inputs: every
result and every changed input is compared element by element. PASSNET_PROGRAMS and PASSNET_SEED set
the number of programs and the first seed.
"""
import json
import os
import random
import subprocess
import tempfile
import textwrap
import unittest
import warnings
from pathlib import Path

try:
    import torch
    from safetensors.torch import load_file, save_file
except ImportError:
    torch = None

ROOT = Path(__file__).resolve().parent.parent.parent
PROGRAM = os.environ.get("PASSNET_PROGRAM", str(ROOT / "build" / "passnet"))
PROGRAMS = int(os.environ.get("PASSNET_PROGRAMS", "60"))
SEED = int(os.environ.get("PASSNET_SEED", "1"))
SHAPES = [(4,), (3, 4), (2, 3, 4), (4, 4), (2, 6), (1, 3, 2)]


class Writer:
    """Draws lines one by one; PyTorch runs each at once, and lines that it refuses are dropped."""

    def __init__(self, seed):
        self.random = random.Random(seed)
        torch.manual_seed(seed)
        self.inputs = {f"x{place}": torch.randn(self.random.choice(SHAPES)) for place in range(2)}
        self.inputs["n"] = torch.tensor([0, 2, 1])
        self.lines = []
        self.frozen = set()  # expanded tensors and views of them: PyTorch allows few writes to
                             # these
        self.start()
        self.count = 0

    def start(self):
        """The names after the lines so far."""
        self.scope = {name: value.clone() for name, value in self.inputs.items()}
        self.scope["torch"] = torch
        with torch.no_grad():
            for line in self.lines:
                exec(line, self.scope)

    def tensors(self):
        return [name for name, value in self.scope.items()
                if isinstance(value, torch.Tensor) and value.is_floating_point()]

    def fresh(self):
        self.count += 1
        return f"v{self.count}"

    def slice_text(self, extent):
        start = self.random.randint(-extent, max(0, extent - 1))
        stop = self.random.choice([None, None, self.random.randint(-extent, extent)])
        step = self.random.choice([None, None, 1, 2, 3])
        return f"slice({start}, {stop}, {step})"

    def index(self, value):
        """A basic index of fewer dims than the value has, or all of them."""
        entries = []
        for extent in value.shape[:self.random.randint(1, max(1, value.dim()))]:
            entries.append(self.random.choice([
                self.slice_text(extent), self.slice_text(extent), "slice(None, None, None)",
                str(self.random.randint(-extent, max(0, extent - 1)))]))
        if self.random.random() < 0.15:
            entries.insert(self.random.randint(0, len(entries)), "None")
        if self.random.random() < 0.15:
            entries.insert(self.random.randint(0, len(entries)), "Ellipsis")
        return "(" + ", ".join(entries or ["Ellipsis"]) + ",)"

    def view(self, name, value):
        rank = value.dim()
        dims = list(range(rank))
        dim = self.random.choice(dims or [0])
        self.random.shuffle(dims)
        extent = value.shape[dim] if rank else 1
        return self.random.choice([
            f"{name}[{self.index(value)}]", f"{name}[{self.index(value)}]",
            f"{name}.select({dim}, {self.random.randrange(max(1, extent))})",
            f"{name}.transpose({dim}, -1)", f"{name}.permute({tuple(dims)})",
            f"{name}.view(-1)", f"{name}.reshape(-1)", f"{name}.unsqueeze({dim})",
            f"{name}.squeeze()", f"{name}.squeeze({dim})", f"{name}.flatten()",
            f"{name}.chunk(2, dim = {dim})[{self.random.randrange(2)}]",
            f"{name}.split(2, dim = {dim})[{self.random.randrange(2)}]",
            f"torch.unbind({name}, {dim})[0]", f"{name}.narrow({dim}, 1, {max(1, extent - 1)})",
            f"{name}.diagonal()", f"{name}.movedim(0, -1)", f"{name}.contiguous()",
            f"{name}.view({tuple(value.shape)} + (1,))", f"{name}.expand({tuple(value.shape)})",
            f"{name}.unfold({dim}, 2, 2)", f"{name}.detach()"])

    def pure(self, name):
        other = self.random.choice(self.tensors())
        return self.random.choice([
            f"{name} + 1", f"{name} * 2", f"{name}.clone()", f"{name} - {other}",
            f"torch.relu({name})", f"{name}.sum(0)", f"torch.cat([{name}, {name}], 0)",
            f"{name}.expand((2,) + {tuple(self.scope[name].shape)})", f"torch.zeros_like({name})",
            f"{name}.sum()"])

    def mutation(self, name, value):
        other = self.random.choice(self.tensors())
        shape = tuple(value.shape)
        number = round(self.random.uniform(-2, 2), 2)
        return self.random.choice([
            f"{name}.add_({number})", f"{name}.mul_({other})", f"{name} += {other}",
            f"{name} *= {number}", f"{name} -= {other}", f"{name}[{self.index(value)}] = {number}",
            f"{name}[{self.index(value)}] = {other}", f"{name}[{self.index(value)}] += {number}",
            f"{name}[n] = {number}", f"{name}[n] = {other}", f"{name}[{name} > 0] = {number}",
            f"{name}[(slice(None, None, None), n)] = {number}",
            f"{name}.masked_fill_({other} > 0, {number})", f"{name}.copy_({other})",
            f"{name}.zero_()", f"{name}.fill_({number})", f"{name}.clamp_(min = 0)",
            f"torch.add({name}, {number}, out = {name})",
            f"torch.mul({other}, {other}, out = {name})",
            f"torch.nn.functional.relu({name}, inplace = True)", f"{name}.sub_({other})",
            f"{name}.copy_(torch.ones({shape}))", f"{name}.transpose(0, -1).add_({number})",
            f"{name}.index_add_(0, n, {other})", f"{name}.tanh_()"])

    def draw(self):
        name = self.random.choice(self.tensors())
        value = self.scope[name]
        kind = self.random.random()
        result = None
        if kind < 0.55 or name in self.frozen:
            result = self.fresh()
            text = self.view(name, value) if kind < 0.4 else self.pure(name)
            if name in self.frozen or ".expand((2,)" in text:
                self.frozen.add(result)
            line = f"{result} = {text}"
        else:
            line = self.mutation(name, value)
        try:
            with torch.no_grad(), warnings.catch_warnings():
                warnings.simplefilter("error")  # constructs that PyTorch will refuse in future
                exec(line, self.scope)
        except (RuntimeError, IndexError, TypeError, ValueError, UserWarning):
            self.start()  # it may have changed something before it failed
            return
        self.lines.append(line)

    def source(self):
        results = self.random.sample(self.tensors(), min(4, len(self.tensors())))
        body = "\n".join(self.lines + [f"return ({', '.join(results)},)"])
        return ("import torch\n\nclass GraphModule(torch.nn.Module):\n"
                f"    def forward(self, {', '.join(self.inputs)}):\n" + textwrap.indent(body, " " * 8)
                + "\n")


def metadata(inputs):
    """weight_meta.py of tensors."""
    return "\n\n".join(
        f"class {name}:\n    name = \"{name}\"\n    shape = {list(value.shape)}\n"
        f"    dtype = \"{value.dtype}\"\n    data = None\n" for name, value in inputs.items())


@unittest.skipIf(torch is None, "PyTorch is not installed")
class Mutations(unittest.TestCase):
    def setUp(self):
        holder = tempfile.TemporaryDirectory()
        self.addCleanup(holder.cleanup)
        self.folder = Path(holder.name)

    def run_program(self, *arguments):
        done = subprocess.run([PROGRAM, *arguments, "--json"], capture_output=True, text=True,
                              timeout=600, check=False)
        return done, [json.loads(line) for line in done.stdout.splitlines()]

    def check(self, seed, source, inputs):
        (self.folder / "model.py").write_text(source)
        (self.folder / "weight_meta.py").write_text(metadata(inputs))
        done, rows = self.run_program("import", str(self.folder))
        self.assertTrue(rows and rows[0]["ok"], f"seed {seed}\n{source}{done.stdout}{done.stderr}")
        scope = {"torch": torch}
        exec(source, scope)
        ours = {name: value.clone() for name, value in inputs.items()}
        with torch.no_grad():
            expected = list(scope["GraphModule"]().forward(**ours))
        names = list(inputs)
        changed = [place for place, name in enumerate(names)
                   if not torch.equal(ours[name], inputs[name])]
        self.assertLessEqual(set(changed), set(rows[0]["mutated"]), f"seed {seed}\n{source}")
        expected += [ours[names[place]] for place in rows[0]["mutated"]]
        save_file({f"in{place}": value.contiguous() for place, value in enumerate(inputs.values())},
                  self.folder / "in.safetensors")
        done, _ = self.run_program("run", str(self.folder), "--inputs",
                                   str(self.folder / "in.safetensors"), "--outputs",
                                   str(self.folder / "out.safetensors"))
        self.assertEqual(done.returncode, 0, f"seed {seed}\n{source}{done.stderr}")
        found = load_file(self.folder / "out.safetensors")
        self.assertEqual(len(found), len(expected), f"seed {seed}\n{source}")
        for place, value in enumerate(expected):
            result = found[f"out{place}"]
            self.assertEqual(result.shape, value.shape, f"seed {seed}, out{place}\n{source}")
            self.assertEqual(result.dtype, value.dtype, f"seed {seed}, out{place}\n{source}")
            same = (torch.allclose(result, value, rtol=1e-5, atol=1e-5, equal_nan=True)
                    if value.is_floating_point() else torch.equal(result, value))
            self.assertTrue(same,
                            f"seed {seed}, out{place}\n{source}{result}\n{value}")

    def test_random_programs(self):
        for seed in range(SEED, SEED + PROGRAMS):
            writer = Writer(seed)
            while writer.count < 6 or len(writer.lines) < 12:
                writer.draw()
            with self.subTest(seed=seed):
                self.check(seed, writer.source(), writer.inputs)

    def test_vmap(self):
        torch.manual_seed(0)
        inputs = {"x": torch.randn(2, 3, 4), "i": torch.tensor([[0, 1], [1, 1], [1, 0]]),
                  "m": torch.rand(1, 5) > 0.3, "q": torch.tensor([0, 2, 4])}
        enter = "torch._C._functorch._vmap_increment_nesting({}, 'error')"
        leave = "torch._C._functorch._vmap_decrement_nesting()"
        add = "{} = torch._C._functorch._add_batch_dim({}, {}, {})"
        remove = "{} = torch._C._functorch._remove_batch_dim({}, {}, {}, {})"
        programs = [
            # A mask as attention builds it.
            [enter.format(1), add.format("b", "torch.arange(1)", 0, 1), enter.format(3),
             add.format("r", "q", 0, 2), enter.format(5),
             add.format("c", "torch.arange(5)", 0, 3), "o = r.new_ones((), dtype = torch.bool)",
             "o = o.__and__(c.le(r))", "o = o & torch.ops.aten.index(m, [b, c])",
             "o = o | (c > r - 1.5)", remove.format("y", "o", 3, 5, 0), leave,
             remove.format("y", "y", 2, 3, 0), leave, remove.format("y", "y", 1, 1, 0), leave,
             "return (y,)"],
            # Views, reductions and indices of batched and of whole tensors.
            [enter.format(3), add.format("a", "x", 1, 1), add.format("j", "i", 0, 1),
             "d = a[(slice(None, None, None), j)]", "e = d * a.sum(-1).unsqueeze(1)",
             "f = a.transpose(0, 1)[1]", "g = a[(j,)] + x[(0, 0)]", "h = x[(slice(None, None, None), j)]",
             "k = a.select(-1, 2) + j.sum() * 2", "l = torch.where(a > 0, a, j.sum(0) * 0.5)",
             "n = x[(j, slice(None, None, None), j)]",
             *(remove.format(f"r{place}", name, 1, 3, dim) for place, (name, dim) in enumerate(
                 [("e", 2), ("f", -1), ("g", 0), ("h", 1), ("k", 1), ("l", 0), ("n", 2)])),
             remove.format("w", "x", 1, 3, 0), leave, "return (r0, r1, r2, r3, r4, r5, r6, w)"],
        ]
        for place, lines in enumerate(programs):
            body = textwrap.indent("\n".join(lines), " " * 8)
            with self.subTest(program=place):
                self.check(0, "import torch\n\nclass GraphModule(torch.nn.Module):\n"
                           f"    def forward(self, {', '.join(inputs)}):\n{body}\n", inputs)

    def test_numbers(self):
        torch.manual_seed(0)
        inputs = {"x": torch.randn(2, 4), "s": torch.randn(3), "h": torch.randn(4).half(),
                  "i": torch.tensor([3, 1])}
        lines = ["n = s[1].item()", "k = i[0].item()", "a = x * n", "b = h + n", "c = i + n",
                 "d = torch.full((2, 3), n, dtype = torch.float16)", "e = n * 2 + k", "f = e - x",
                 "g = i * k", "j = s[0] + n", "l = torch.tensor([[1.5, n], [k, 2]])",
                 "o = torch.where(x > 0, n, 1.0)", "x[(0, slice(1, 3, None))] = n", "p = h > n",
                 "return (a, b, c, d, f, g, j, l, o, p)"]
        self.check(0, "import torch\n\nclass GraphModule(torch.nn.Module):\n"
                   f"    def forward(self, {', '.join(inputs)}):\n"
                   + textwrap.indent("\n".join(lines), " " * 8) + "\n", inputs)

    def test_running_statistics(self):
        torch.manual_seed(0)
        inputs = {"x": torch.randn(4, 3, 5), "mean": torch.randn(3), "var": torch.rand(3) + 0.5}
        source = ("import torch\n\nclass GraphModule(torch.nn.Module):\n"
                  "    def forward(self, x, mean, var):\n"
                  "        y = torch.nn.functional.batch_norm(x, mean, var, None, None, True, 0.3)\n"
                  "        z = torch.nn.functional.batch_norm(x, mean, var, mean, var, False)\n"
                  "        return (y, z)\n")
        self.check(0, source, inputs)


if __name__ == "__main__":
    unittest.main()
