"""Compiled graphs called from Python: types, addresses, views, errors, threads."""
import gc
import tempfile
import threading
import unittest
from pathlib import Path

try:
    import numpy as np
    import passnet
    from passnet import compiled as _
    MISSING = None
except ImportError as error:
    MISSING = str(error)
try:
    import torch
except ImportError:
    torch = None
try:
    import ml_dtypes
except ImportError:
    ml_dtypes = None

ROOT = Path(__file__).resolve().parent.parent.parent
# A pass whose kernel is in C++.
NATIVE_RELU = (
    "pass fused { pattern(%x) { %1 = relu(%x) return %1 }\n"
    "  where dtype(%x) in [f32]\n"
    "  replace { %r = launch k(%x) : like(%1) args = [numel(%x)] return %r }\n"
    '  kernel k cpp """void k(const float* x, float* r, int64_t n) {\n'
    '    for (int64_t i = 0; i < n; ++i) r[i] = x[i] > 0 ? x[i] : 0; }""" }\n')
AFFINE = """graph @affine(%x: f32[4,6], %w: f32[6]) {
  %0 = mul(%x, %w) : f32[4,6]
  %1 = relu(%0) : f32[4,6]
  return %1
}
"""
VIEWS = """graph @v(%x: f32[4,6]) {
  %0 = slice(%x, dim=0, start=1, end=3) : f32[2,6]
  %1 = relu(%x) : f32[4,6]
  %2 = slice(%1, dim=1, start=2, end=4) : f32[4,2]
  return %0, %1, %2
}
"""
MUTATES = """graph @m(%x: f32[4]) {
  %0 = add(%x, 1) : f32[4]
  return %0, %0 mutates %x
}
"""


def unary(dtype):
    return f"graph @u(%x: {dtype}[4,6]) {{\n  %0 = neg(%x) : {dtype}[4,6]\n  return %0\n}}\n"


@unittest.skipIf(MISSING, f"no binding: {MISSING}")
class OnNumpy(unittest.TestCase):
    def setUp(self):
        self.affine = passnet.compile(AFFINE, threads=2)
        self.x = np.arange(-12, 12, dtype=np.float32).reshape(4, 6)
        self.w = np.array([1, -1, 2, -2, 3, -3], dtype=np.float32)
        self.y = np.maximum(self.x * self.w, 0)

    def test_gives_arrays_of_what_numpy_computes(self):
        y = self.affine(self.x, self.w)
        self.assertIsInstance(y, np.ndarray)
        np.testing.assert_array_equal(y, self.y)
        self.assertTrue(y.flags.writeable)

    def test_says_what_it_is(self):
        self.assertEqual(self.affine.inputs[0], {"name": "x", "dtype": "float32", "shape": (4, 6),
                                                 "strides": (6, 1), "mutated": False,
                                                 "has_contents": False})
        self.assertEqual(self.affine.results[0]["view_of"], None)
        self.assertEqual(self.affine.facts["launches"], 1)

    def test_an_exported_model_is_called_with_what_its_file_does_not_hold(self):
        model = passnet.compile(str(ROOT / "tests" / "fuzz" / "pt2" / "exported.pt2"), threads=1)
        held = [entry["has_contents"] for entry in model.inputs]
        self.assertEqual(held.count(False), 1)
        x = np.arange(16, dtype=np.float32).reshape(4, 4)
        values, places, total = model(x)
        self.assertEqual((values.shape, places.shape), ((2, 2), (2, 4)))
        self.assertEqual(total, 15)  # of a buffer of the file
        with self.assertRaisesRegex(ValueError, "expected"):
            model(x, x)

    def test_frozen_parameters_are_read_once(self):
        text = ("graph @g(%x: f32[4,6], %p_w: f32[6]) {\n  %0 = exp(%p_w) : f32[6]\n"
                "  %1 = mul(%x, %0) : f32[4,6]\n  return %1\n}\n")
        scale = passnet.compile(text, threads=1, freeze=True)
        self.assertEqual(scale.facts["frozen_bytes"], 24)
        w = np.zeros(6, np.float32)
        np.testing.assert_array_equal(scale(self.x, w), self.x)
        w += 1
        np.testing.assert_array_equal(scale(self.x, w), self.x)
        scale.thaw()
        np.testing.assert_allclose(scale(self.x, w), self.x * np.exp(w), rtol=1e-6)

    def test_writes_into_out(self):
        out = np.full((4, 6), 7, np.float32)
        address = out.ctypes.data
        self.assertIs(self.affine(self.x, self.w, out=out), out)
        self.assertEqual(out.ctypes.data, address)
        np.testing.assert_array_equal(out, self.y)
        wide = np.full((4, 12), 7, np.float32)
        self.affine(self.x, self.w, out=wide[:, ::2])
        np.testing.assert_array_equal(wide[:, ::2], self.y)
        np.testing.assert_array_equal(wide[:, 1::2], 7)

    def test_takes_any_strides_and_read_only_arrays(self):
        x = np.asfortranarray(self.x)
        x.flags.writeable = False
        np.testing.assert_array_equal(self.affine(x, self.w[::-1].copy()[::-1]), self.y)

    def test_views_lie_in_the_input_and_keep_it_alive(self):
        x = self.x.copy()
        compiled = passnet.compile(VIEWS)
        part, relu, cut = compiled(x)
        self.assertEqual(part.ctypes.data, x.ctypes.data + 24)
        self.assertEqual(cut.ctypes.data, relu.ctypes.data + 8)
        expected = x[1:3].copy()
        del x, relu, compiled
        gc.collect()
        np.testing.assert_array_equal(part, expected)
        np.testing.assert_array_equal(cut, np.maximum(self.x, 0)[:, 2:4])
        read_only = self.x.copy()
        read_only.flags.writeable = False
        self.assertFalse(passnet.compile(VIEWS)(read_only)[0].flags.writeable)

    def test_changes_inputs_in_place(self):
        x = np.zeros(4, np.float32)
        y = passnet.compile(MUTATES)(x)
        np.testing.assert_array_equal(x, np.ones(4))
        np.testing.assert_array_equal(y, np.ones(4))
        x.flags.writeable = False
        with self.assertRaisesRegex(ValueError, "input 0 is changed by the graph"):
            passnet.compile(MUTATES)(x)

    def test_every_dtype(self):
        for dtype, name in (("f64", "float64"), ("f16", "float16"), ("i64", "int64"), ("i32", "int32"),
                            ("i16", "int16"), ("i8", "int8"), ("u8", "uint8"), ("c64", "complex64")):
            x = self.x.astype(name)
            with self.subTest(name):
                y = passnet.compile(unary(dtype))(x)
                self.assertEqual(y.dtype, x.dtype)
                np.testing.assert_array_equal(y, -x)
        x = self.x > 0
        text = "graph @u(%x: bool[4,6]) {\n  %0 = logical_not(%x) : bool[4,6]\n  return %0\n}\n"
        np.testing.assert_array_equal(passnet.compile(text)(x), ~x)

    @unittest.skipIf(ml_dtypes is None, "ml_dtypes is not installed")
    def test_bf16_is_that_of_ml_dtypes(self):
        x = self.x.astype(ml_dtypes.bfloat16)
        y = passnet.compile(unary("bf16"))(x)
        self.assertEqual(y.dtype, x.dtype)
        np.testing.assert_array_equal(y, -x)

    def test_errors_are_value_errors_with_one_sentence(self):
        def says(text, call, *arguments, **named):
            with self.assertRaisesRegex(ValueError, text):
                call(*arguments, **named)

        says(r"expected 2 buffers of inputs, found 1", self.affine, self.x)
        says(r"expected input 1 to be f32\[6\], found f64", self.affine, self.x, self.w.astype("f8"))
        says(r"expected input 0 to be f32\[4,6\], found the shape \[6,4\]", self.affine, self.x.T, self.w)
        says(r"input 1 is a list, not a tensor", self.affine, self.x, [1, 2])
        says(r"array of format '.*', which no graph has", self.affine, self.x, self.w.astype("u4"))
        says(r"out 0 cannot be written", self.affine, self.x, self.w, out=np.broadcast_to(self.y, (4, 6)))
        says(r"text:2:\d+: ", passnet.compile, "graph @g(%x: f32[2]) {\n  %0 = rleu(%x)\n  return %0\n}\n")
        says(r"nowhere", passnet.compile, "nowhere.graph")
        says(r"expected the pipeline default, default.learned or op-by-op, found 'fast'", passnet.compile, AFFINE, "fast")
        says(r"expected at least 1 thread, found 0", passnet.compile, AFFINE, threads=0)
        says(r"no-such-compiler", passnet.Context, compiler="no-such-compiler")
        packed = np.zeros(25, dtype=[("a", "i1"), ("x", "f4")])["x"][:24].reshape(4, 6)
        says(r"strides that are not whole elements", self.affine, packed, self.w)

    def test_passes_strides_and_sources(self):
        context = passnet.Context(threads=2, spin_us=0)
        self.assertEqual(context.threads, 2)
        with tempfile.NamedTemporaryFile("w", suffix=".pass") as file:
            file.write("pass swap { pattern(%x, %w) { %0 = mul(%x, %w) %1 = relu(%0) return %1 }\n"
                       "  replace { %a = mul(%w, %x) %b = clamp(%a, min=0) return %b } }\n")
            file.flush()
            compiled = context.compile(AFFINE, "op-by-op", passes=file.name, strides=[(1, 4), None])
        self.assertEqual(compiled.inputs[0]["strides"], (1, 4))
        self.assertEqual(compiled.passes, [{"pass": "swap", "matches": 1, "refusal": None}])
        np.testing.assert_array_equal(compiled(np.asfortranarray(self.x), self.w), self.y)
        source = context.compile(ROOT / "examples" / "embedding" / "affine.graph")
        np.testing.assert_array_equal(source(self.x, self.w), self.y)

    def test_powers_in_kernels_are_those_of_c(self):
        x = np.array([-np.inf, -0.0, 4.0, np.inf, -1.0, np.nan], np.float32)
        for exponent, expected in ((0.5, [np.inf, 0, 2, np.inf, np.nan, np.nan]),
                                   (-0.5, [0, np.inf, 0.5, 0, np.nan, np.nan]),
                                   (2, [np.inf, 0, 16, np.inf, 1, np.nan]),
                                   (-1, [-0.0, -np.inf, 0.25, 0, -1, np.nan])):
            graph = passnet.compile(
                "graph @g(%x: f32[6]) {\n  %0 = launch k(%x) : f32[6]\n  return %0\n}\n"
                f"kernel k(x[n]) -> y[n] {{ y[n] = pow(x[n], {exponent}) }}\n")
            found = graph(x)
            np.testing.assert_array_equal(found, np.array(expected, np.float32))
            np.testing.assert_array_equal(np.signbit(found[:4]), np.signbit(expected[:4]))

    def test_native_kernels_need_the_option(self):
        with tempfile.NamedTemporaryFile("w", suffix=".pass") as file:
            file.write(NATIVE_RELU)
            file.flush()
            with self.assertRaisesRegex(ValueError, "expected a kernel of the loop language, found the C"):
                passnet.compile(AFFINE, "op-by-op", passes=file.name)
            compiled = passnet.compile(AFFINE, "op-by-op", passes=file.name, allow_native=True)
        np.testing.assert_array_equal(compiled(self.x, self.w), self.y)

    def test_threads_at_once(self):
        wrong = []

        def work(number):
            x = self.x + number
            for _ in range(200):
                if not np.array_equal(self.affine(x, self.w), np.maximum(x * self.w, 0)):
                    wrong.append(number)

        threads = [threading.Thread(target=work, args=(number,)) for number in range(8)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertEqual(wrong, [])

    def test_anything_that_speaks_dlpack(self):
        class Holder:
            def __init__(self, array):
                self.array = array

            def __dlpack__(self):
                return self.array.__dlpack__()

        np.testing.assert_array_equal(self.affine(Holder(self.x), Holder(self.w)), self.y)


@unittest.skipIf(MISSING or torch is None, f"no binding or no PyTorch: {MISSING}")
class OnTorch(unittest.TestCase):
    def setUp(self):
        self.affine = passnet.compile(AFFINE, threads=2)
        self.x = torch.arange(-12, 12, dtype=torch.float32).reshape(4, 6)
        self.w = torch.tensor([1, -1, 2, -2, 3, -3], dtype=torch.float32)
        self.y = torch.relu(self.x * self.w)

    def test_gives_tensors_of_what_torch_computes(self):
        y = self.affine(self.x, self.w)
        self.assertIsInstance(y, torch.Tensor)
        self.assertTrue(torch.equal(y, self.y))
        out = torch.empty(4, 6)
        address = out.data_ptr()
        self.assertIs(self.affine(self.x, torch.nn.Parameter(self.w), out=out), out)
        self.assertEqual(out.data_ptr(), address)
        self.assertTrue(torch.equal(out, self.y))

    def test_views_share_the_input_s_storage(self):
        x = torch.zeros(5, 6)[1:]
        x.copy_(self.x)
        part, relu, cut = passnet.compile(VIEWS)(x)
        self.assertEqual(part.data_ptr(), x[1:].data_ptr())
        self.assertEqual(part.untyped_storage().data_ptr(), x.untyped_storage().data_ptr())
        self.assertEqual(cut.data_ptr(), relu.data_ptr() + 8)
        self.assertTrue(torch.equal(part, self.x[1:3]))

    def test_every_dtype(self):
        for dtype in ("bf16", "f16", "f64", "i64", "i32", "u8", "c64"):
            name = {"bf16": "bfloat16", "f16": "float16", "f64": "float64", "i64": "int64",
                    "i32": "int32", "u8": "uint8", "c64": "complex64"}[dtype]
            x = self.x.to(getattr(torch, name))
            with self.subTest(name):
                self.assertTrue(torch.equal(passnet.compile(unary(dtype))(x), -x))

    def test_mixed_kinds_and_errors(self):
        y = self.affine(self.x, self.w.numpy())
        self.assertTrue(torch.equal(y, self.y))
        with self.assertRaisesRegex(ValueError, "input 0 is not a tensor on the CPU"):
            self.affine(self.x.to("meta"), self.w)
        with self.assertRaisesRegex(ValueError, "input 0 is of torch.complex128, which no graph has"):
            self.affine(self.x.to(torch.complex128), self.w)
        negated = torch.ones(8, dtype=torch.complex64).conj()
        for dtype, x in (("c64", negated), ("f32", negated.imag)):
            compiled = passnet.compile(f"graph @g(%x: {dtype}[8]) {{ %0 = neg(%x) return %0 }}")
            with self.assertRaisesRegex(ValueError, "input 0 is a conjugate or a negative"):
                compiled(x)
            stored = x.resolve_conj().resolve_neg()
            self.assertTrue(torch.equal(compiled(stored), -stored))


def open_gpu():
    """A context on the GPU and None, or None and the reason why there is none."""
    try:
        return passnet.Context(device="cuda"), None
    except ValueError as error:
        return None, str(error)


@unittest.skipIf(MISSING, f"no binding: {MISSING}")
class Devices(unittest.TestCase):
    def test_are_cpu_and_cuda(self):
        self.assertEqual(passnet.Context(threads=1).device, "cpu")
        with self.assertRaisesRegex(ValueError, "expected the device cpu or cuda, found 'tpu'"):
            passnet.Context(device="tpu")
        context, why = open_gpu()
        if context is not None:
            self.assertEqual((context.device, context.threads), ("cuda", 1))
        else:
            self.assertRegex(why, "^expected [^\n]+, found [^\n]+$")
            with self.assertRaisesRegex(ValueError, "^expected "):
                passnet.compile(AFFINE, device="cuda")


@unittest.skipIf(MISSING or torch is None, f"no binding or no PyTorch: {MISSING}")
class OnGpu(unittest.TestCase):
    def setUp(self):
        if not torch.cuda.is_available():
            self.skipTest("PyTorch sees no GPU")
        self.context, why = open_gpu()
        if self.context is None:
            self.skipTest(why)
        self.affine = self.context.compile(AFFINE)
        self.x = torch.arange(-12, 12, dtype=torch.float32, device="cuda").reshape(4, 6)
        self.w = torch.tensor([1, -1, 2, -2, 3, -3], dtype=torch.float32, device="cuda")
        self.y = torch.relu(self.x * self.w)

    def test_reads_and_gives_tensors_of_the_device(self):
        y = self.affine(self.x, self.w)
        self.assertTrue(y.is_cuda)
        self.assertTrue(torch.equal(y, self.y))
        out = torch.empty_like(self.y)
        self.assertIs(self.affine(self.x, self.w, out=out), out)
        self.assertTrue(torch.equal(out, self.y))
        side = torch.cuda.Stream()
        side.wait_stream(torch.cuda.current_stream())
        with torch.cuda.stream(side):
            self.assertTrue(torch.equal(self.affine(self.x * 2, self.w), self.y * 2))

    def test_views_and_changed_inputs(self):
        part, relu, cut = self.context.compile(VIEWS)(self.x)
        self.assertEqual(part.data_ptr(), self.x[1:].data_ptr())
        self.assertEqual(cut.data_ptr(), relu.data_ptr() + 8)
        x = torch.zeros(4, device="cuda")
        self.assertTrue(torch.equal(self.context.compile(MUTATES)(x), torch.ones(4, device="cuda")))
        self.assertTrue(torch.equal(x, torch.ones(4, device="cuda")))

    def test_other_devices_and_strides_are_value_errors(self):
        with self.assertRaisesRegex(ValueError, "input 0 is not a tensor on the GPU"):
            self.affine(self.x.cpu(), self.w)
        with self.assertRaisesRegex(ValueError, "input 1 is an array on the CPU"):
            self.affine(self.x, self.w.cpu().numpy())
        with self.assertRaisesRegex(ValueError, "expected input 0 with the strides"):
            self.affine(self.x.t().contiguous().t(), self.w)
        on_cpu = passnet.compile(AFFINE)
        with self.assertRaisesRegex(ValueError, "input 0 is not a tensor on the CPU"):
            on_cpu(self.x, self.w)


if __name__ == "__main__":
    unittest.main()
