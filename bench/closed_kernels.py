#!/usr/bin/env python3
"""Measures products and attention that an author wrote as one closed kernel against the library.

    python3 bench/closed_kernels.py --threads 1 --arch native
    python3 bench/closed_kernels.py --device cuda
    python3 bench/closed_kernels.py --device cuda --only f32

Each graph has one op; its kernel and the default compiler, which calls the library, are timed in
turns by the judge (`passnet eval --candidate passes --baseline default`). Prints microseconds and the
library's time over the kernel's. oneDNN uses all that the processor has, whatever --arch says: compare AVX2 with
ONEDNN_MAX_CPU_ISA=AVX2 in the environment, which worker processes inherit.
"""
import argparse
import json
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

PRODUCT = """pass product {
  pattern(%a, %b) {
    %0 = matmul(%a, %b)
    return %0
  }
  replace {
    %y = launch product(%a, %b) : like(%0)
    return %y
  }
  kernel product(a[m, d], b[d, n]) -> y[m, n] {
    rows m { y[m, n] = sum(d) a[m, d] * b[d, n] }
  }
}
"""

ATTENTION = """pass attention {
  pattern(%q, %k, %v) {
    %0 = scaled_dot_product_attention(%q, %k, %v)
    return %0
  }
  replace {
    %y = launch attention(%q, %k, %v) : like(%0)
    return %y
  }
  kernel attention(q[p*, m, d], k[p*, n, d], v[p*, n, e]) -> y[p*, m, e] {
    rows p, m {
      top = -inf; total = 0; acc[e] = 0
      blocks n by BLOCK {
        s[n] = sum(d) q[p, m, d] * k[p, n, d] / sqrt(d)
        next = max(top, max(n) s[n])
        shrink = exp(top - next)
        w[n] = exp(s[n] - next)
        acc[e] = acc[e] * shrink + sum(n) w[n] * v[p, n, e]
        total = total * shrink + sum(n) w[n]
        top = next
      }
      y[p, m, e] = acc[e] / total
    }
  }
}
"""


# As the op does, weights are rounded before they are multiplied.
ROUNDED = ATTENTION.replace("w[n] = exp(s[n] - next)\n",
                            "w[n] = exp(s[n] - next)\n        h[n] = round(w[n])\n").replace(
                                "shrink + sum(n) w[n] *", "shrink + sum(n) h[n] *")
TURNED = PRODUCT.replace("    %0 = matmul(%a, %b)",
                         "    %1 = transpose(%b, 0, 1)\n    %0 = matmul(%a, %1)").replace(
                             "b[d, n]", "b[n, d]")
GATED = """pass gated {
  pattern(%a, %g, %u) {
    %0 = matmul(%a, %g)
    %1 = silu(%0)
    %2 = matmul(%a, %u)
    %3 = mul(%1, %2)
    return %3
  }
  replace {
    %y = launch gated(%a, %g, %u) : like(%3)
    return %y
  }
  kernel gated(a[m, d], g[d, n], u[d, n]) -> y[m, n] {
    rows m {
      s[n] = round(sum(d) a[m, d] * g[d, n])
      t[n] = round(sum(d) a[m, d] * u[d, n])
      y[m, n] = round(silu(s[n])) * t[n]
    }
  }
}
"""


def cuda_cases():
    """Those of a GPU, whose tensor cores multiply 16-bit floats, and its vector units floats."""
    for dtype in ("bf16", "f16", "f32"):
        for size in (512, 1024, 2048, 4096):
            inputs = f"graph @product(%a: {dtype}[{size},{size}], %b: {dtype}[{size},{size}]) {{\n"
            yield (f"product {dtype} {size}", inputs + "  %0 = matmul(%a, %b)\n  return %0\n}\n",
                   PRODUCT)
            yield (f"product {dtype} {size}, b transposed",
                   inputs + "  %1 = transpose(%b, 0, 1)\n  %0 = matmul(%a, %1)\n  return %0\n}\n",
                   TURNED)
    graph = ("graph @gated(%a: bf16[2048,2048], %g: bf16[2048,5632], %u: bf16[2048,5632]) {\n"
             "  %0 = matmul(%a, %g)\n  %1 = silu(%0)\n  %2 = matmul(%a, %u)\n"
             "  %3 = mul(%1, %2)\n  return %3\n}\n")
    yield "gated products bf16 2048, 2048 to 5632", graph, GATED
    for dtype, text in (("bf16", ROUNDED), ("f32", ATTENTION)):
        for shape in ("96,512,64", "256,1024,64"):
            types = ", ".join(f"%{name}: {dtype}[{shape}]" for name in "qkv")
            graph = (f"graph @attention({types}) {{\n"
                     "  %0 = scaled_dot_product_attention(%q, %k, %v)\n  return %0\n}\n")
            yield f"attention {dtype} {shape}", graph, text.replace("BLOCK", "64")


def cases(block):
    """(name, graph, pass) of each graph."""
    for dtype in ("f32", "bf16"):
        for size in (512, 1024):
            graph = (f"graph @product(%a: {dtype}[{size},{size}], %b: {dtype}[{size},{size}]) {{\n"
                     "  %0 = matmul(%a, %b)\n  return %0\n}\n")
            yield f"product {dtype} {size}", graph, PRODUCT
    for shape in ("12,128,64", "8,256,64"):
        graph = (f"graph @attention(%q: f32[{shape}], %k: f32[{shape}], %v: f32[{shape}]) {{\n"
                 "  %0 = scaled_dot_product_attention(%q, %k, %v)\n  return %0\n}\n")
        yield f"attention f32 {shape}", graph, ATTENTION.replace("BLOCK", str(block))


def measure(options, graph, text, folder):
    """The record of the kernel, with the library as its reference."""
    (folder / "one.graph").write_text(graph, encoding="utf-8")
    (folder / "one.pass").write_text(text, encoding="utf-8")
    done = subprocess.run(
        [options.program, "eval", folder / "one.graph", "--passes", folder / "one.pass",
         "--candidate", "passes", "--baseline", "default", "--accept", "tested", "--seed", "1",
         *(["--device", "cuda"] if options.device == "cuda" else
           ["--threads", str(options.threads), "--arch", options.arch]), "--json"],
        capture_output=True, text=True, check=False)
    for line in done.stdout.splitlines():
        row = json.loads(line)
        if "verdict" in row:
            return row
    sys.exit(done.stderr or done.stdout)


def main():
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--program", default=str(ROOT / "build" / "passnet"))
    parser.add_argument("--device", choices=("cpu", "cuda"), default="cpu")
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--arch", default="native")
    parser.add_argument("--only", default="", help="graphs whose name contains this text")
    parser.add_argument("--block", type=int, default=64, help="keys of a block of attention")
    options = parser.parse_args()
    print("| graph | library, µs | kernel, µs | library / kernel |\n| --- | --- | --- | --- |")
    with tempfile.TemporaryDirectory() as folder:
        for name, graph, text in (cuda_cases() if options.device == "cuda" else cases(options.block)):
            if options.only not in name:
                continue
            record = measure(options, graph, text, Path(folder))
            library, kernel = record["reference_us"], record["candidate_us"]
            if not library or not kernel:
                print(f"| {name} | – | – | {record['verdict']} |", flush=True)
                continue
            verdict = "" if record["verdict"] == "PASS" else f" {record['verdict']}"
            print(f"| {name} | {library:.0f} | {kernel:.0f} | {library / kernel:.2f}{verdict} |",
                  flush=True)


if __name__ == "__main__":
    main()
