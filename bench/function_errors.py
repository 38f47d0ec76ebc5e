#!/usr/bin/env python3
"""Measures unary functions as the default compiler computes them: their distance from the exact
result, and their speed, next to PyTorch on the same numbers (both with one thread).

    python3 bench/function_errors.py                          # every 61st float
    python3 bench/function_errors.py --step 1 --jobs 2        # all 2^32
    python3 bench/function_errors.py --speed                  # elements per nanosecond, of 4 Mi
    python3 bench/function_errors.py --dtype bf16             # all 2^16 numbers of f16 or bf16

Each op is compiled as its own graph, with the flags that kernels get and, with `--march x86-64`,
for another processor. The exact result is double's, by glibc; an ulp is the distance of two floats
at the exact result, so correct rounding is at most 0.5. For f16 and bf16 it counts the results that
are not the exact result, rounded once.
"""
import argparse
import ctypes
import json
import os
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CHUNK = 1 << 22
# Each op, as C for a double, and as PyTorch.
FUNCTIONS = {
    "exp": ("exp(x)", "torch.exp(x, out=y)"),
    "exp2": ("exp2(x)", "torch.exp2(x, out=y)"),
    "expm1": ("expm1(x)", "torch.expm1(x, out=y)"),
    "log": ("log(x)", "torch.log(x, out=y)"),
    "log1p": ("log1p(x)", "torch.log1p(x, out=y)"),
    "log2": ("log2(x)", "torch.log2(x, out=y)"),
    "log10": ("log10(x)", "torch.log10(x, out=y)"),
    "sin": ("sin(x)", "torch.sin(x, out=y)"),
    "cos": ("cos(x)", "torch.cos(x, out=y)"),
    "tan": ("tan(x)", "torch.tan(x, out=y)"),
    "asin": ("asin(x)", "torch.asin(x, out=y)"),
    "acos": ("acos(x)", "torch.acos(x, out=y)"),
    "atan": ("atan(x)", "torch.atan(x, out=y)"),
    "sinh": ("sinh(x)", "torch.sinh(x, out=y)"),
    "cosh": ("cosh(x)", "torch.cosh(x, out=y)"),
    "tanh": ("tanh(x)", "torch.tanh(x, out=y)"),
    "asinh": ("asinh(x)", "torch.asinh(x, out=y)"),
    "acosh": ("acosh(x)", "torch.acosh(x, out=y)"),
    "atanh": ("atanh(x)", "torch.atanh(x, out=y)"),
    "erf": ("erf(x)", "torch.erf(x, out=y)"),
    "erfc": ("erfc(x)", "torch.erfc(x, out=y)"),
    "sqrt": ("sqrt(x)", "torch.sqrt(x, out=y)"),
    "rsqrt": ("1 / sqrt(x)", "torch.rsqrt(x, out=y)"),
    "reciprocal": ("1 / x", "torch.reciprocal(x, out=y)"),
    "sigmoid": ("1 / (1 + exp(-x))", "torch.sigmoid(x, out=y)"),
    "silu": ("x / (1 + exp(-x))", "torch.ops.aten.silu.out(x, out=y)"),
    "softplus": ("x > 20 ? x : log1p(exp(x))", "torch.ops.aten.softplus.out(x, out=y)"),
    "log_sigmoid": ("fmin(x, 0) - log1p(exp(-fabs(x)))", "torch.ops.aten.log_sigmoid.out(x, out=y)"),
    "mish": ("x * tanh(log1p(exp(x)))", "torch.ops.aten.mish.out(x, out=y)"),
    "elu": ("x > 0 ? x : expm1(x)", "torch.ops.aten.elu.out(x, out=y)"),
    "gelu": ("0.5 * x * erfc(x * -0.70710678118654752)", "torch.ops.aten.gelu.out(x, out=y)"),
    "gelu, tanh": ("x / (1 + exp(-1.5957691216057308 * (x + 0.044715 * x * x * x)))",
                   "torch.ops.aten.gelu.out(x, approximate='tanh', out=y)"),
    "pow 3": ("x * x * x", "torch.pow(x, 3, out=y)"),
    "pow 2.5": ("pow(x, 2.5)", "torch.pow(x, 2.5, out=y)"),
    "pow -0.3": ("pow(x, -0.3)", "torch.pow(x, -0.3, out=y)"),
}
CALLS = {"gelu, tanh": 'gelu(%x, approximate="tanh")', "pow 3": "pow(%x, 3)",
         "pow 2.5": "pow(%x, 2.5)", "pow -0.3": "pow(%x, -0.3)"}
# Results that no float represents exactly, as our kernels and ATen's define them.
DOUBLES = {"pow -0.3": "pow(x, (double)-0.3f)"}
FLAGS = ("-std=c++20 -O3 -shared -fPIC -fno-exceptions -fno-rtti -fno-math-errno"
         " -fno-trapping-math -ffp-contract=off -fopenmp-simd -w").split()
HARNESS = r"""
#include <math.h>
#include <stdint.h>
#include <string.h>
typedef struct Context Context;
struct Context {
  void (*parallel_for)(Context*, int64_t, int64_t, void (*)(void*, int64_t, int64_t), void*);
  int32_t threads;
};
static void all(Context* context, int64_t count, int64_t grain, void (*body)(void*, int64_t, int64_t),
                void* data) { body(data, 0, count); }
void run(void (*kernel)(Context*, void**, const int64_t*), void* from, void* to) {
  static Context context = {all, 1};
  void* buffers[2] = {from, to};
  const int64_t none[1] = {0};
  kernel(&context, buffers, none);
}
// The greatest error in ulps, and what was not even of the right kind, as {error, at, kinds, at}.
void judge(const float* x, const float* found, const double* exact, int64_t count, double* result) {
  double worst = 0;
  int64_t at = 0, kinds = 0, kind_at = 0, over = 0;
  double errors[1024];
  for (int64_t begin = 0; begin < count; begin += 1024) {
    int64_t bad = 0;
    double most = 0;
    for (int64_t i = 0; i < 1024; ++i) {
      const double e = exact[begin + i];
      const float f = found[begin + i], rounded = (float)e;
      int64_t bits;
      memcpy(&bits, &e, 8);
      int64_t unit = ((bits >> 52) & 0x7ff) - 1022 - 24;
      unit = unit < -149 ? -149 : unit;
      const int64_t scale_bits = (1023 - unit) << 52;
      double scale;
      memcpy(&scale, &scale_bits, 8);
      double error = fabs((double)f - e) * scale;
      const int same_nan = rounded != rounded && f != f;
      const int same = f == rounded && (f != 0 || signbit(f) == signbit(rounded));
      const int infinite = fabsf(rounded) == INFINITY || fabsf(f) == INFINITY;
      const int wrong = rounded != rounded || f != f || infinite || (f == 0 && e == 0);
      error = same_nan || (same && infinite) ? 0 : error;
      const int bad_kind = wrong && !same_nan && !same;
      error = bad_kind ? 0 : error;
      bad += bad_kind;
      over += error > 1;
      errors[i] = error;
      most = error > most ? error : most;
    }
    if (most > worst) {
      worst = most;
      for (int64_t i = 0; i < 1024; ++i) if (errors[i] == most) at = begin + i;
    }
    if (bad) {
      kinds += bad;
      for (int64_t i = 0; i < 1024; ++i) {
        const float f = found[begin + i], rounded = (float)exact[begin + i];
        if (!(f == rounded && signbit(f) == signbit(rounded)) && !(f != f && rounded != rounded) &&
            (f != f || rounded != rounded || fabsf(f) == INFINITY || fabsf(rounded) == INFINITY ||
             f == 0)) kind_at = begin + i;
      }
    }
  }
  result[0] = worst; result[1] = x[at]; result[2] = kinds; result[3] = x[kind_at]; result[4] = over;
}
"""


def compile_c(folder, name, text, flags, language="c"):
    """The library compiled from a source text."""
    source, object_, library = (Path(folder) / f"{name}.{end}" for end in ("src", "o", "so"))
    source.write_text(text)
    # Linked in a separate step: with -ffast-math that step would flush subnormals to 0.
    flags = [flag for flag in flags if flag != "-shared"]
    subprocess.run(["g++" if language == "c++" else "gcc", "-x", language, *flags, "-fPIC", "-c",
                    str(source), "-o", str(object_)], check=True)
    subprocess.run(["gcc", "-shared", str(object_), "-o", str(library), "-lmvec", "-lm"], check=True)
    return ctypes.CDLL(str(library))


def kernel_of(program, folder, name, march, dtype="f32", count=CHUNK):
    """The compiled op over `count` elements."""
    graph = Path(folder) / "op.graph"
    call = CALLS.get(name, f"{name}(%x)")
    graph.write_text(f"graph @g(%x: {dtype}[{count}]) {{\n  %y = {call}\n  return %y\n}}\n")
    text = subprocess.run([program, "compile", "--emit", "cpp", str(graph)], check=True,
                          capture_output=True, text=True).stdout
    flags = [*FLAGS, f"-march={march}", "-mprefer-vector-width=512", f"-I{ROOT / 'device'}"]
    return compile_c(folder, f"kernel{abs(hash((name, dtype, count)))}", text, flags,
                     "c++").passnet_kernel


def exact_of(folder, name):
    body = DOUBLES.get(name, FUNCTIONS[name][0])
    text = ("#include <math.h>\n#include <stdint.h>\n"
            "void exact(const float* __restrict in, double* __restrict out, int64_t count) {\n"
            "  for (int64_t i = 0; i < count; ++i) { const double x = in[i];"
            f" out[i] = {body}; }}\n}}\n")
    # Vectors of doubles, but without changing any number: infinities, NaN, signs of zero.
    flags = ["-O3", "-march=native", "-ffast-math", "-fno-finite-math-only", "-fsigned-zeros",
             "-fno-associative-math", "-fno-reciprocal-math", "-mprefer-vector-width=512"]
    return compile_c(folder, "exact", text, flags).exact


def pointer(array):
    return ctypes.c_void_p(array.ctypes.data)


def measure_errors(options, name):
    """(op, [max ulp, its input, wrong kinds, their input, count over 1 ulp] of ours and of
    PyTorch)."""
    import numpy
    import torch
    torch.set_num_threads(1)
    with tempfile.TemporaryDirectory() as folder:
        harness = compile_c(folder, "harness", HARNESS, ["-O3", "-march=native"])
        exact = exact_of(folder, name)
        kernel = kernel_of(options.program, folder, name, options.march)
        found, other = (torch.empty(CHUNK) for _ in range(2))
        doubles = numpy.empty(CHUNK)
        steps = numpy.arange(0, CHUNK * options.step, options.step, dtype=numpy.uint64)
        steps = (steps & 0xffffffff).astype(numpy.uint32)
        bits = numpy.empty_like(steps)
        x = bits.view(numpy.float32)
        totals = [[0.0, 0.0, 0, 0.0, 0] for _ in range(2)]
        code = compile(FUNCTIONS[name][1], name, "exec")
        for start in range(0, 1 << 32, CHUNK * options.step):
            numpy.add(steps, numpy.uint32(start & 0xffffffff), out=bits)  # wraps to 0 at 2^32
            if options.step > 1 and start == 0:
                bits[-len(SPECIAL):] = SPECIAL
            exact(pointer(x), pointer(doubles), ctypes.c_int64(CHUNK))
            harness.run(kernel, pointer(x), pointer(found.numpy()))
            if not options.ours:
                exec(code, {"torch": torch, "x": torch.from_numpy(x), "y": other})
            for total, values in zip(totals, (found, other)):
                result = (ctypes.c_double * 5)()
                if options.ours and values is other:
                    continue
                harness.judge(pointer(x), pointer(values.numpy()), pointer(doubles),
                              ctypes.c_int64(CHUNK), result)
                if result[0] > total[0]:
                    total[:2] = result[:2]
                if result[2]:
                    total[3] = result[3]
                total[2] += int(result[2])
                total[4] += int(result[4])
    return name, totals


def special_bits():
    import struct
    floats = [0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.0, 20.0, 88.7, 88.72284, 88.722839, -87.33655,
              -103.972, -103.98, -104.0, 128.0, -149.0, -149.5, -150.0, 3.4028235e38, 1.1754944e-38,
              1e-45, -1e-45, 1.1754942e-38, float("inf"), float("-inf"), float("nan")]
    return [struct.unpack("<I", struct.pack("<f", value))[0] for value in floats]


SPECIAL = special_bits()


def measure_speed(options, name):
    """Elements per nanosecond of (ours, PyTorch), the best of many runs, alternating."""
    import torch
    torch.set_num_threads(1)
    with tempfile.TemporaryDirectory() as folder:
        harness = compile_c(folder, "harness", HARNESS, ["-O3", "-march=native"])
        kernel = kernel_of(options.program, folder, name, options.march, count=options.elements)
        x = torch.rand(options.elements) * 0.9 + 0.05 if name in ("atanh",) else \
            torch.randn(options.elements)
        y = torch.empty_like(x)
        code = compile(FUNCTIONS[name][1], name, "exec")
        scope = {"torch": torch, "x": x, "y": y}
        best = [1e9, 1e9]
        repeats = max(12, (1 << 24) // options.elements * 4)
        for _ in range(repeats):
            begin = time.perf_counter()
            harness.run(kernel, pointer(x.numpy()), pointer(y.numpy()))
            middle = time.perf_counter()
            exec(code, scope)
            end = time.perf_counter()
            best = [min(best[0], middle - begin), min(best[1], end - middle)]
    return name, [options.elements / seconds * 1e-9 for seconds in best]


def measure_halves(options, name):
    """The number of all 2^16 that are not the exact result, rounded once: of (ours, PyTorch)."""
    import numpy
    import torch
    torch.set_num_threads(1)
    dtype = {"f16": torch.float16, "bf16": torch.bfloat16}[options.dtype]
    with tempfile.TemporaryDirectory() as folder:
        harness = compile_c(folder, "harness", HARNESS, ["-O3", "-march=native"])
        kernel = kernel_of(options.program, folder, name, options.march, options.dtype, 1 << 16)
        x = torch.arange(1 << 16, dtype=torch.int32).to(torch.int16).view(dtype)
        found, y = torch.empty_like(x), torch.empty_like(x)
        doubles = numpy.empty(1 << 16)
        wide = x.float()
        exact_of(folder, name)(pointer(wide.numpy()), pointer(doubles), ctypes.c_int64(1 << 16))
        expected = torch.from_numpy(doubles).to(dtype)
        harness.run(kernel, ctypes.c_void_p(x.data_ptr()), ctypes.c_void_p(found.data_ptr()))
        exec(FUNCTIONS[name][1], {"torch": torch, "x": x, "y": y})
        differ = []
        for values in (found, y):
            same = (values == expected) & (values.signbit() == expected.signbit())
            differ.append(int((~(same | (values.isnan() & expected.isnan()))).sum()))
    return name, differ


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("names", nargs="*", default=list(FUNCTIONS), help="ops (default: all)")
    parser.add_argument("--program", default=str(ROOT / "build" / "passnet"))
    parser.add_argument("--step", type=int, default=61, help="test every N-th float")
    parser.add_argument("--march", default="native")
    parser.add_argument("--ours", action="store_true", help="skip PyTorch's errors")
    parser.add_argument("--speed", action="store_true")
    parser.add_argument("--elements", type=int, default=1 << 22, help="elements with --speed")
    parser.add_argument("--dtype", choices=["f32", "f16", "bf16"], default="f32")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    os.environ["OMP_NUM_THREADS"] = "1"
    task = measure_speed if options.speed else measure_errors if options.dtype == "f32" else \
        measure_halves
    with ProcessPoolExecutor(options.jobs) as pool:
        for name, rows in pool.map(task, [options] * len(options.names), options.names):
            if options.json:
                print(json.dumps([name, rows]))
            elif options.speed:
                print(f"{name:12} {rows[0]:6.2f} against {rows[1]:6.2f} a ns: {rows[0] / rows[1]:.2f}")
            elif options.dtype != "f32":
                print(f"{name:12} {rows[0]:6} against {rows[1]:6}")
            else:
                print(f"{name:12} " + " | ".join(
                    f"{worst:.4g} ulp at {at:.9g}, {over} over 1, {kinds} of another kind"
                    f" ({kind_at:.9g})" for worst, at, kinds, kind_at, over in rows))
            sys.stdout.flush()
    return 0


if __name__ == "__main__":
    sys.exit(main())
