"""torch.compile(backend="passnet"): values of eager PyTorch, what is left to it, options, reports."""
import copy
import io
import os
import pickle
import re
import subprocess
import sys
import tempfile
import threading
import unittest
import warnings
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

from backend_cases import MISSING, ROOT, BackendTest, Encoder, Residual  # noqa: E402
from test_compiled import NATIVE_RELU  # noqa: E402

if MISSING is None:
    import torch
    from torch import nn
    from torch.nn import functional as F

    import passnet.backend
    from passnet.backend import Backend, report


class Inference(BackendTest):
    def test_models(self):
        mask = torch.ones(5, 5, dtype=torch.bool).tril()
        lstm_free = nn.Sequential(nn.Conv1d(4, 6, 3), nn.GroupNorm(2, 6), nn.SiLU(), nn.Flatten())
        for module, inputs in ((Residual(), (torch.randn(2, 8, 6, 6),)),
                               (Encoder(), (torch.randn(2, 5, 16), mask)),
                               (lstm_free, (torch.randn(2, 4, 9),))):
            with self.subTest(type(module).__name__), torch.no_grad():
                self.assert_all_compiled(self.assert_same(module.eval(), *inputs))

    def test_inference_mode_and_frozen_weights(self):
        module = Residual().eval().requires_grad_(False)
        x = torch.randn(2, 8, 6, 6)
        self.assert_all_compiled(self.assert_same(module, x))
        with torch.inference_mode():
            found = self.compile(module)(x)
        self.assertTrue(found.is_inference())
        self.assert_close(found.clone(), module(x))

    def test_parameters_that_do_not_change(self):
        class Powers(nn.Module):
            def __init__(self):
                super().__init__()
                self.w = nn.Parameter(torch.randn(16, 16))

            def forward(self, x):
                return x @ torch.exp(self.w).t()

        x = torch.randn(3, 16)
        with torch.no_grad():
            for freeze in (True, False):
                module = Powers()
                self.backend = Backend(threads=2, freeze=freeze)
                self.assert_all_compiled(self.assert_same(module, x))
                before, compiled = module(x), self.compile(module)
                self.assert_close(compiled(x), before)
                module.w += 1
                self.assert_close(compiled(x), before if freeze else module(x))

    def test_dtypes(self):
        for dtype in ("float64", "float16", "bfloat16", "int64", "int32", "uint8", "complex64"):
            x = (torch.randn(4, 6) * 5).to(getattr(torch, dtype))
            with self.subTest(dtype):
                self.assert_all_compiled(self.assert_same(lambda x: (x * 2 + x[:1]).sum(0), x))
        flags = torch.randn(4, 6) > 0
        self.assert_all_compiled(self.assert_same(lambda x: (~x).any(0), flags))

    def test_channels_last_and_transposed(self):
        x = torch.randn(2, 8, 6, 6).to(memory_format=torch.channels_last)
        with torch.no_grad():
            self.assert_all_compiled(self.assert_same(Residual().eval(), x))
        self.assert_all_compiled(
            self.assert_same(lambda x: (x.contiguous() + 1, x * 2), torch.randn(4, 6).t()))

    def test_numbers_in_and_out(self):
        def scaled(x, scale, flag):
            return x * scale if flag else x, x.size(0), None, scale + 1

        self.assert_same(scaled, torch.randn(3, 4), 3, True)
        self.assert_same(lambda x: x.sum(), torch.tensor(2.5))

    def test_autocast(self):
        module, x = Encoder().eval(), torch.randn(2, 5, 16)
        with torch.no_grad(), torch.autocast("cpu", torch.bfloat16):
            self.assertGreater(self.assert_same(module, x, None).compiled, 10)

        def inside(x, w):
            with torch.autocast("cpu", torch.bfloat16):
                y = x @ w
            return y, x @ w

        self.assert_all_compiled(self.assert_same(inside, torch.randn(3, 4), torch.randn(4, 3)))

    def test_transforms_of_functions(self):
        def batched(x, y):
            return torch.vmap(lambda a, b: torch.relu(a @ b))(x, y)

        self.assert_all_compiled(self.assert_same(batched, torch.randn(3, 4, 4), torch.randn(3, 4)))
        gradient = torch.func.grad(lambda x: (x.sin() ** 2).sum())
        self.assertGreater(self.assert_same(gradient, torch.randn(5)).compiled, 0)

    def test_lists_as_indices(self):
        def read(x):
            return (x[[0, -1]].sum(), x[[]].sum(), x[[1, 3], 0], x[[0, 1]] * 2, x[[[0, 1], [2, 1]]] + 1,
                    x[[slice(1, 3), 0]] * 2, x[:, [True, False, True, True]] * 2, x[[0] * 40] * 2)

        def written(x):
            x[[0, 1]] = 7.0
            x[[0, -1]] = x[[1, 2]]
            x[[2, 3]] += 1
            x[[]] = 9.0
            x[[[0, 1], [2, 3]]] = 5.0
            x.__setitem__([4, 2], -1.0)
            return x.__getitem__([0, 2]) * 1

        for function in (read, written):
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")  # of lists in place of tuples
                report = self.assert_same(function, torch.arange(20.0).view(5, 4))
            self.assertEqual(report.graphs[-1].refused, {})
            self.assertEqual(report.left, {})

    def test_shapes_that_change(self):
        def columns(x):
            return F.softmax(x.reshape(x.size(0) * 2, -1), -1), x.size(1)

        compiled = self.compile(columns)
        for rows, width in ((2, 4), (3, 8), (5, 8), (3, 8), (7, 6)):
            x = torch.randn(rows, width)
            found, expected = compiled(x), columns(x)
            self.assert_close(found[0], expected[0])
            self.assertEqual(found[1], expected[1])
        report = self.backend.report()
        self.assertEqual(len(report.graphs), 4, str(report))  # the third call needs no new one
        self.assert_all_compiled(report)

    def test_floats_that_change(self):
        def scaled(x, scale, n):
            return x * scale + n, torch.add(x, n, alpha=scale), x.clamp(max=scale), n / scale, x ** scale

        compiled = self.compile(scaled)
        x, n = torch.randn(5).abs(), torch.arange(5)
        for scale in (0.5, 0.7, 1.5, 0.7):
            for found, expected in zip(compiled(x, scale, n), scaled(x, scale, n), strict=True):
                self.assert_close(found, expected)
        report = self.backend.report()
        self.assertGreaterEqual(report.graphs[-1].compiled, 4, str(report))

    def test_shapes_are_not_compiled_without_end(self):
        compiled = self.compile(lambda x: x * 2 + 1, dynamic=True)
        with self.assertLogs("passnet.backend", "WARNING") as logged:
            for size in range(2, 40):
                self.assert_close(compiled(torch.ones(size)), torch.ones(size) * 3)
        *made, further = self.backend.report().graphs
        self.assertEqual((len(made), further.refused.total()), (16, 22))
        self.assertEqual(len(logged.output), 1)
        self.assertIn("runs in PyTorch: it has more than 16 sets of shapes", logged.output[0])

    def test_two_threads(self):
        module = Residual().eval()
        compiled = self.compile(module)
        wrong = []

        def work(number):
            x = torch.randn(2, 8, 6, 6) + number
            with torch.no_grad():
                expected = module(x)
                wrong.extend(number for _ in range(50)
                             if not torch.allclose(compiled(x), expected, atol=1e-4))

        threads = [threading.Thread(target=work, args=(number,)) for number in range(2)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertEqual(wrong, [])
        self.assertGreater(self.backend.report().compiled, 0)


class LeftToPyTorch(BackendTest):
    def test_an_unknown_operator(self):
        def inverse(x):
            y = torch.relu(x @ x.t()) + torch.eye(4)
            return torch.linalg.eigvalsh(y).exp() * 2

        report = self.assert_same(inverse, torch.randn(4, 6))
        self.assertEqual([op for op, _ in report.left], ["torch._C._linalg.linalg_eigvalsh"])
        self.assertEqual((report.compiled, report.graphs[0].parts), (report.operations - 1, 2))
        self.assertIn("is not supported", str(report))

    def test_the_argument_that_no_form_takes_is_named(self):
        report = self.assert_same(lambda x: torch.diff(x, 2) * 2, torch.randn(3, 6))
        self.assertRegex(str(report), r"no form of 'torch.diff' takes these arguments: "
                                      r"torch.diff\(.*\): 'n' must be .*, not 2")

    def test_lists_across_parts(self):
        def pieces(x):
            first, second, third = torch.relu(x).chunk(3)
            values = torch.linalg.eigvalsh(first + first.t())
            return torch.cat([values[None], second * 2, third]), torch.stack([second, third])

        report = self.assert_same(pieces, torch.randn(12, 4))
        self.assertEqual(report.graphs[0].parts, 2)

        def made_by_pytorch(x):
            values, vectors = torch.linalg.eigh(x @ x.t())
            return torch.exp(values) + vectors.sum(0)

        report = self.assert_same(made_by_pytorch, torch.randn(4, 4))
        self.assertEqual(report.graphs[-1].parts, 2)

    def test_random_numbers_are_those_of_eager(self):
        def noisy(x):
            return F.dropout(torch.relu(x) + 1, 0.5, True) * 2 + torch.rand_like(x).sqrt()

        x = torch.randn(50)
        torch.manual_seed(7)
        expected = noisy(x)
        torch.manual_seed(7)
        self.assert_close(self.compile(noisy)(x), expected)
        self.assertEqual({reason for _, reason in self.backend.report().left},
                         {"it draws random numbers"})

    def test_dtypes_and_kinds_that_no_graph_has(self):
        double = torch.randn(3, dtype=torch.complex128)
        report = self.assert_same(lambda x: (x * 2).abs() + 1, double)
        self.assertIn("no graph has torch.complex128", str(report))
        conjugate = torch.randn(3, dtype=torch.complex64).conj()
        with self.assertLogs("passnet.backend", "WARNING"):
            self.assert_close(self.compile(lambda x: x * 2)(conjugate), conjugate * 2)

    def test_numbers_that_a_dtype_cannot_hold(self):
        mask, small, half = torch.ones(4) > 0, torch.ones(4, dtype=torch.uint8), torch.ones(4).half()
        for call, x in ((lambda x: torch.where(mask, x, 300) + 1, small),
                        (lambda x: x.clamp(0, 300) + 1, small),
                        (lambda x: x.masked_fill(mask, -1e9) + 1, half)):
            with self.assertRaisesRegex(RuntimeError, "without overflow"):
                self.compile(call)(x)
        report = self.assert_same(lambda x: x.masked_fill(mask, -6e4) + 255, half)
        self.assertEqual(report.graphs[-1].left, {})
        for dtype in (torch.uint8, torch.int8, torch.float16):  # places and extents may be anything
            report = self.assert_same(
                lambda x: (x.kthvalue(300).values, x.topk(290).values, x.roll(70000) * 1,
                           x.narrow(0, 280, 5) + 1, F.pad(x, (300, 0)) + 1), torch.arange(310).to(dtype))
            self.assertEqual(report.graphs[-1].left, {})

    def test_another_default_dtype(self):
        def divided(x):
            return (x / 3 * 1e6).long(), x * 0.1, torch.ones(2) / 3

        compiled, x = self.compile(divided), torch.tensor([1000000007])
        for dtype in (torch.float32, torch.float64, torch.float16, torch.float32):
            torch.set_default_dtype(dtype)
            try:
                for found, expected in zip(compiled(x), divided(x), strict=True):
                    self.assertEqual(found.dtype, expected.dtype)
                    torch.testing.assert_close(found, expected)
            finally:
                torch.set_default_dtype(torch.float32)
        reasons = [graph.reason for graph in self.backend.report().graphs]
        self.assertEqual(reasons, [None, "the default dtype is torch.float64",
                                   "the default dtype is torch.float16"])

    def test_a_loop(self):
        from torch._higher_order_ops.while_loop import while_loop

        def doubled(x):
            turns = (torch.tensor(0), x.relu() + 1)
            _, y = while_loop(lambda i, y: i < 3, lambda i, y: (i + 1, y * 2), turns)
            return y + x.sum()

        self.assertGreater(self.assert_same(doubled, torch.randn(4)).compiled, 2)

    def test_fallback_can_be_refused(self):
        compiled = torch.compile(lambda x: torch.linalg.eigvalsh(x) + 1,
                                 backend=Backend(fallback=False))
        with self.assertRaisesRegex(Exception, r"expected every operation to be compiled.*eigvalsh"):
            compiled(torch.eye(3))
        torch.compile(lambda x: x + 1, backend=Backend(fallback=False))(torch.eye(3))

    def test_a_graph_that_runs_in_pytorch_is_warned_of_once(self):
        table = torch.ones(3, dtype=torch.complex64).conj()
        with self.assertLogs("passnet.backend", "WARNING") as logged:
            self.compile(lambda x: x * 2)(table)
            self.compile(lambda x: x * 3)(table)
        self.assertEqual(len(logged.output), 1)
        self.assertIn("runs in PyTorch: its tensors are conjugates", logged.output[0])


class OptionsAndReports(BackendTest):
    def test_passes_that_match(self):
        def block(x, y, weight, bias):
            return F.layer_norm(x + y, (8,), weight, bias)

        file = ROOT / "examples" / "passes" / "add_layer_norm.pass"
        other = ROOT / "examples" / "passes" / "rotary.pass"
        inputs = torch.randn(2, 5, 8), torch.randn(2, 5, 8), torch.randn(8), torch.randn(8)
        for pipeline in ("default", "default+learned", "op-by-op"):
            torch.compiler.reset()
            compiled = torch.compile(block, backend="passnet",
                                     options={"passes": [file, str(other)], "pipeline": pipeline})
            self.assert_close(compiled(*inputs), block(*inputs))
            found = report()
            self.assertEqual(found.graphs[-1].launches, 1)
            self.assertEqual(sum(found.passes.values()), 1, str(found))
            self.assertIn(": 1 match\n", str(found))
            self.assertRegex(str(found), r"passes without a match: .*rotary")

    def test_errors_have_one_sentence(self):
        def says(text, **options):
            with self.assertRaisesRegex(Exception, text):
                torch.compile(lambda x: x + 1, backend="passnet", options=options)(torch.ones(2))

        says("expected an option of passes, pipeline, threads, allow_native, fallback, "
             "compile_slower, freeze, found `pass`",
             **{"pass": 1})
        says("expected the option `pipeline` to be default or default.learned or op-by-op, found "
             "'fast'", pipeline="fast")
        says("expected the option `threads` to be a number of at least 1, found 0", threads=0)
        says("expected the option `fallback` to be True or False, found 1", fallback=1)
        says("expected the option `passes` to be a list of files, found 7", passes=7)
        says("cannot read 'nowhere.pass'", passes=["nowhere.pass"])
        with tempfile.NamedTemporaryFile("w", suffix=".pass") as file:
            file.write("pass x {")
            file.flush()
            says(rf"{file.name}:1:9: expected 'pattern'", passes=file.name)
        with self.assertRaisesRegex(Exception, "expected no mode, which .* found 'max-autotune'"):
            torch.compile(lambda x: x + 1, backend=self.backend, mode="max-autotune")(torch.ones(2))

    def test_native_kernels_need_the_option(self):
        with tempfile.NamedTemporaryFile("w", suffix=".pass") as file:
            file.write(NATIVE_RELU)
            file.flush()
            with self.assertRaisesRegex(Exception, "expected a kernel of the loop language"):
                torch.compile(torch.relu, backend=Backend(passes=file.name))(torch.ones(2))
            trusting = Backend(passes=file.name, allow_native=True)
            x = torch.randn(9)
            self.assert_close(torch.compile(torch.relu, backend=trusting)(x), torch.relu(x))
            self.assertEqual(trusting.report().passes, {"fused": 1})

    def test_copies_and_pickles_of_compiled_modules(self):
        x = torch.randn(1, 3)
        for options in ({"backend": "passnet"}, {"backend": Backend(threads=1)},
                        {"backend": "passnet", "options": {"threads": 1}}):
            compiled = torch.compile(nn.Linear(3, 2), **options)
            saved = io.BytesIO()
            with torch.no_grad():
                expected = compiled(x)
                torch.save(compiled, saved)
                saved.seek(0)
                for twin in (copy.deepcopy(compiled), pickle.loads(pickle.dumps(compiled)),
                             torch.load(saved, weights_only=False)):
                    self.assert_close(twin(x), expected)
                    twin.weight.zero_()
                self.assert_close(compiled(x), expected)
            mean = torch.optim.swa_utils.AveragedModel(compiled)
            mean.update_parameters(compiled)
            self.assert_close(mean(x).detach(), expected)
        self.assertIs(pickle.loads(pickle.dumps(passnet.backend.backend)), passnet.backend.backend)
        self.assertEqual(pickle.loads(pickle.dumps(Backend(threads=1)))._given, {"threads": 1})

    def test_a_reset_empties_the_report(self):
        torch.compile(lambda x: x + 1, backend="passnet")(torch.ones(2))
        self.assertEqual(len(report().graphs), 1)
        torch.compiler.reset()
        self.assertEqual(str(report()), "no graph was compiled")

    def test_pytorch_finds_the_backend_by_its_name(self):
        program = ("import sys, passnet\nassert 'torch' not in sys.modules\nimport torch\n"
                   "torch.compile(torch.relu, backend='passnet')(torch.ones(2))\n"
                   "import passnet.backend\nprint(passnet.backend.report().compiled)\n")
        environment = {**os.environ, "PYTHONPATH": str(ROOT / "python")}
        done = subprocess.run([sys.executable, "-c", program], env=environment, check=False,
                              capture_output=True, text=True)
        self.assertEqual((done.stdout, done.stderr), ("1\n", ""))
        version = re.search(r"project\(passnet VERSION (\S+)", (ROOT / "CMakeLists.txt").read_text())[1]
        folder = ROOT / "python" / f"passnet-{version}.dist-info"
        self.assertIn(f"\nVersion: {version}\n", (folder / "METADATA").read_text())


if __name__ == "__main__":
    unittest.main()
