#!/usr/bin/env python3
"""Compares torch.compile(backend="passnet") with PyTorch eager on models of `passnet list`.

    make build && bench/backend.py resnet_basic unet transformers:BertConfig --threads 2
    bench/backend.py --calls       # the cost of a call of a graph that computes very little

Prints one row per model: the graphs of Dynamo, the compiled share of operations, the largest
deviation from eager over the largest value of eager's, the minimum time of a call in milliseconds,
the matches of passes, and what runs in PyTorch. With `--step` a call is a training step, forward and
backward, and the deviation that of the loss.
"""
import argparse
import copy
import sys
import time
import timeit
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "python"))

import torch  # noqa: E402

from passnet.backend import Backend  # noqa: E402
from passnet.errors import PassnetError  # noqa: E402
from passnet.source_models import Request, build, randomize  # noqa: E402

CALLS = 20_000


def tensors_of(value):
    leaves = [leaf for leaf in torch.utils._pytree.tree_leaves(value)
              if isinstance(leaf, torch.Tensor)]
    return [torch.view_as_real(leaf.resolve_conj()) if leaf.is_complex() else leaf
            for leaf in leaves if leaf.is_floating_point() or leaf.is_complex()]


def deviation(found, expected):
    worst = 0.0
    for one, other in zip(tensors_of(found), tensors_of(expected), strict=True):
        scale = other.abs().max().item() or 1.0
        worst = max(worst, (one.double() - other.double()).abs().max().item() / scale)
    return worst


def best_times(calls, repeats):
    """The minimum seconds of each call. They run in turn, three times in a row: threads of the side
    before spin for a while."""
    best = [float("inf")] * len(calls)
    for _ in range(repeats):
        for index, call in [(index, call) for index, call in enumerate(calls) for _ in range(3)]:
            started = time.perf_counter()
            call()
            best[index] = min(best[index], time.perf_counter() - started)
    return best


def step_of(module, args, kwargs):
    def step():
        torch.manual_seed(0)
        module.zero_grad()
        loss = sum(leaf.square().mean() for leaf in tensors_of(module(*args, **kwargs)))
        loss.backward()
        return loss.detach()
    return step


def side(call, name, options):
    """(backend, function of one call) of one side."""
    if name == "eager":
        module, backend = call.module, None
    else:
        pipeline = "op-by-op" if name == "op-by-op" else "default"
        backend = Backend(threads=options.threads, pipeline=pipeline, passes=options.passes)
        module = torch.compile(copy.deepcopy(call.module), backend=backend, dynamic=False)
    if options.step:
        return backend, step_of(module, call.args, call.kwargs)
    return backend, lambda: module(*call.args, **call.kwargs)


def measure(model, options):
    layers = options.layers if model.partition(":")[0] == "transformers" else None
    call = build(Request(model=model, batch=options.batch, sequence=options.sequence, layers=layers,
                         image=options.image, dtype=options.dtype), real=True)
    randomize(call.module, 0)
    if options.step:
        call.module.train()
    names = ["eager", *options.sides]
    with torch.set_grad_enabled(options.step):
        started = time.perf_counter()
        sides = [side(call, name, options) for name in names]
        results = [function() for _, function in sides]
        compile_seconds = time.perf_counter() - started
        times = best_times([function for _, function in sides], options.repeats)
    for (backend, _), name, result, seconds in zip(sides, names, results, times):
        if backend is None:
            print(f"{model:40} {name:9} {seconds * 1e3:9.2f} ms", flush=True)
            continue
        report = backend.report()
        parts = sum(graph.parts for graph in report.graphs)
        print(f"{model:40} {name:9} {seconds * 1e3:9.2f} ms  x{times[0] / seconds:5.2f}  "
              f"{len(report.graphs)} graphs, {parts} parts, {report.compiled}/{report.operations} ops, "
              f"deviation {deviation(result, results[0]):.1e}, passes {dict(+report.passes)}")
        for (op, reason), count in report.left.most_common(options.reasons):
            print(f"    {count} {op}: {reason[:110]}")
        for graph in report.graphs:
            if graph.reason:
                print(f"    {graph}")
    print(f"    compiled in {compile_seconds:.0f} s", flush=True)


def measure_calls():
    import passnet
    torch.set_num_threads(1)
    x, w = torch.ones(8), torch.ones(8)
    text = "graph @g(%x: f32[8], %w: f32[8]) {\n %0 = mul(%x, %w)\n %1 = relu(%0)\n return %1\n}\n"
    direct, out = passnet.compile(text, threads=1), torch.empty(8)

    def function(x, w):
        return torch.relu(x * w)

    with torch.no_grad():
        for title, call in (
                ("eager, two operations", function),
                ("passnet.compile, out=", lambda x, w: direct(x, w, out=out)),
                ("passnet.compile, a new tensor", direct),
                ("torch.compile, backend passnet", torch.compile(function, backend=Backend(threads=1))),
                ("torch.compile, backend eager", torch.compile(function, backend="eager"))):
            call(x, w)
            best = min(timeit.repeat(lambda: call(x, w), number=CALLS, repeat=7)) / CALLS
            print(f"{title:44} {best * 1e9:7.0f} ns")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("models", nargs="*", metavar="NAME", help="models of `passnet list`")
    parser.add_argument("--sides", type=lambda text: text.split(","), default=["passnet", "op-by-op"],
                        help="passnet, op-by-op (both)")
    parser.add_argument("--passes", nargs="+", default=[], metavar="FILE", help="pass files")
    parser.add_argument("--step", action="store_true", help="time a training step")
    parser.add_argument("--calls", action="store_true", help="time calls of a small graph")
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--batch", type=int, default=1)
    parser.add_argument("--sequence", type=int, default=64)
    parser.add_argument("--image", type=int)
    parser.add_argument("--layers", type=int, default=2, help="of models of transformers")
    parser.add_argument("--dtype", default="float32")
    parser.add_argument("--repeats", type=int, default=10)
    parser.add_argument("--reasons", type=int, default=4, help="rows of what runs in PyTorch")
    options = parser.parse_args()
    if options.calls:
        measure_calls()
    torch.set_num_threads(options.threads)
    for model in options.models:
        try:
            measure(model, options)
        except PassnetError as error:
            print(f"{model:40} {error}", flush=True)
        torch.compiler.reset()
    return 0


if __name__ == "__main__":
    sys.exit(main())
