#!/usr/bin/env python3
"""Compares generated kernels with PyTorch eager's, op by op: the same shapes and threads.

    python3 bench/op_kernels.py --program build/bench/op_kernels --threads 2 [--only softmax]

Prints one row per case (ours and eager's median in microseconds, and their ratio), the geometric
mean of the ratios, and the worst cases. Sizes are those of the largest operand.
"""
import argparse
import json
import math
import statistics
import subprocess
import tempfile
import time

import torch
import torch.nn.functional as F

DTYPES = {"f32": torch.float32, "bf16": torch.bfloat16, "f16": torch.float16}


def text_of(dtype, shape):
    return f"{dtype}[{','.join(map(str, shape))}]"


def image_shapes():
    # 16 KB, 256 KB, 3 MB, 16 MB of f32
    return [(1, 16, 16, 16), (1, 64, 32, 32), (4, 64, 56, 56), (16, 128, 46, 46)]


def row_shapes():
    return [(64, 64), (128, 512), (1024, 768), (4096, 1000)]


def cases():
    """(name, dtype, input shapes, graph body, PyTorch function)"""
    for dtype in DTYPES:
        for shape in image_shapes():
            n, c, h, w = shape
            x = [shape]

            def unary(name, body, function, shapes=x):
                return (f"{name} {text_of(dtype, shape)}", dtype, shapes, body, function)

            yield unary("add", "%y = add(%x0, %x1)", torch.add, [shape, shape])
            yield unary("mul_channel", "%y = mul(%x0, %x1)", torch.mul, [shape, (1, c, 1, 1)])
            yield unary("silu", "%y = silu(%x0)", F.silu)
            yield unary("gelu", "%y = gelu(%x0)", F.gelu)
            yield unary("hardswish", "%y = hardswish(%x0)", F.hardswish)
            yield unary("sigmoid", "%y = sigmoid(%x0)", torch.sigmoid)
            yield unary("relu", "%y = relu(%x0)", torch.relu)
            yield unary(
                "batch_norm", "%y = batch_norm(%x0, %x1, %x2, %x3, %x4)",
                lambda x, m, v, s, b: F.batch_norm(x, m, v, s, b),
                [shape, (c,), (c,), (c,), (c,)])
            yield unary("softmax_channels", "%y = softmax(%x0, dim=1)",
                        lambda x: torch.softmax(x, 1))
            yield unary("mean_hw", "%y = mean(%x0, dim=[2,3])", lambda x: x.mean((2, 3)))
            yield unary("sum_channels", "%y = sum(%x0, dim=[1])", lambda x: x.sum(1))
            yield unary("cat_channels", "%y = cat([%x0, %x1], dim=1)",
                        lambda a, b: torch.cat([a, b], 1), [shape, shape])
            yield unary("to_channels_last", f"%p = permute(%x0, [0,2,3,1])\n  %y = reshape(%p, [{n * h * w * c}])",
                        lambda x: x.permute(0, 2, 3, 1).reshape(-1))
            yield unary("max_pool", "%y = max_pool2d(%x0, [3,3], [2,2], [1,1])",
                        lambda x: F.max_pool2d(x, 3, 2, 1))
            yield unary("avg_pool", "%y = avg_pool2d(%x0, [3,3], [1,1], [1,1])",
                        lambda x: F.avg_pool2d(x, 3, 1, 1))
        for shape in row_shapes():
            c = shape[1]

            def rows(name, body, function, shapes=None):
                return (f"{name} {text_of(dtype, shape)}", dtype, shapes or [shape], body, function)

            yield rows("softmax", "%y = softmax(%x0, dim=1)", lambda x: torch.softmax(x, 1))
            yield rows("layer_norm", f"%y = layer_norm(%x0, [{c}], %x1, %x2)",
                       lambda x, w, b, c=c: F.layer_norm(x, (c,), w, b), [shape, (c,), (c,)])
            yield rows("cumsum", "%y = cumsum(%x0, dim=1)", lambda x: x.cumsum(1))
            yield rows("sum_rows", "%y = sum(%x0, dim=[1])", lambda x: x.sum(1))
            yield rows("add_bias", "%y = add(%x0, %x1)", torch.add, [shape, (c,)])


def graph_text(number, case):
    name, dtype, shapes, body, _ = case
    inputs = ", ".join(f"%x{i}: {text_of(dtype, shape)}" for i, shape in enumerate(shapes))
    return f"graph @case{number}({inputs}) {{\n  {body}\n  return %y\n}}\n"


def eager_us(case, best):
    _, dtype, shapes, _, function = case
    inputs = [torch.rand(shape).to(DTYPES[dtype]) for shape in shapes]
    for _ in range(10):
        function(*inputs)
    times = []
    start = time.perf_counter()
    while len(times) < 50 or (time.perf_counter() - start < 0.2 and len(times) < 5000):
        before = time.perf_counter()
        function(*inputs)
        times.append(time.perf_counter() - before)
    return (min(times) if best else statistics.median(times)) * 1e6


def main():
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--program", default="build/bench/op_kernels")
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--only", default="", help="cases whose name contains this")
    parser.add_argument("--best", action="store_true",
                        help="compare the best calls, not the medians (for busy machines)")
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    torch.set_num_threads(arguments.threads)
    torch.set_grad_enabled(False)
    chosen = [case for case in cases() if arguments.only in case[0]]
    with tempfile.NamedTemporaryFile("w", suffix=".graph") as file:
        file.write("".join(graph_text(i, case) for i, case in enumerate(chosen)))
        file.flush()
        output = subprocess.run([arguments.program, file.name, str(arguments.threads)], text=True,
                                stdout=subprocess.PIPE, check=True).stdout
    ours = {row["graph"]: row["best_us" if arguments.best else "us"] for row in map(json.loads, output.splitlines())}
    ratios = []
    for number, case in enumerate(chosen):
        if f"case{number}" not in ours:
            continue
        eager = eager_us(case, arguments.best)
        mine = ours[f"case{number}"]
        ratios.append((mine / eager, case[0]))
        if arguments.json:
            print(json.dumps({"case": case[0], "us": mine, "eager_us": eager}))
        else:
            print(f"{case[0]:44s} {mine:10.1f} {eager:10.1f} {mine / eager:6.2f}", flush=True)
    if not arguments.json and ratios:
        mean = math.exp(statistics.fmean(math.log(ratio) for ratio, _ in ratios))
        slow = sum(ratio > 2 for ratio, _ in ratios)
        print(f"geometric mean {mean:.3f} of {len(ratios)} cases; {slow} beyond 2")
        for ratio, name in sorted(ratios, reverse=True)[:12]:
            print(f"  {ratio:6.2f}  {name}")


if __name__ == "__main__":
    main()
