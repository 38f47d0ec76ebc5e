#!/usr/bin/env python3
"""Compares one of our pipelines with PyTorch eager and TorchInductor on whole models: the same
inputs and threads, in one run.

    python3 bench/models.py data/graphs/resnet18 data/graphs/vit … --threads 2 --inductor

Each path is a GraphNet folder. The minimum time of each side is reported, because disturbances only
add time; ours is measured twice, before and after the others. Our results are compared with eager's
at t = -5 (docs/metrics.md): `excess` is the largest difference over the tolerance (its bound is 1),
and `conditioned` compares with PyTorch's results in double and allows eager's own error.
"""
import argparse
import json
import math
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tools"))

from graph_in_torch import InDouble, load_module, widened  # noqa: E402


def time_ours(options, path):
    """Microseconds: the median within one process, the minimum of several."""
    best, row = math.inf, {}
    for _ in range(options.repeats):
        done = subprocess.run(
            [options.program, "compile", str(path), "--time", "--json", "--pipeline",
             options.pipeline, "--threads", str(options.threads)],
            capture_output=True, text=True, check=False)
        if done.returncode != 0:
            return None, (done.stderr.strip().splitlines() or ["failed"])[0]
        row = json.loads(done.stdout)
        best = min(best, row.get("least_us", row["time_us"]))
    return best, row


TOLERANCES = {"float32": (1.3e-6, 1e-5), "float16": (1e-3, 1e-5), "bfloat16": (1.6e-2, 1e-5),
              "float64": (1e-7, 1e-7)}


def excess(outputs, references):
    """The largest difference in units of what t = -5 permits; infinite where kinds differ."""
    import torch
    worst = 0.0
    for output, reference in zip(outputs, references, strict=True):
        if output.dtype != reference.dtype or output.shape != reference.shape:
            return math.inf
        dtype = str(reference.dtype).removeprefix("torch.")
        if dtype not in TOLERANCES:
            worst = worst if torch.equal(output, reference) else math.inf
            continue
        relative, absolute = TOLERANCES[dtype]
        output, reference = output.double(), reference.double()
        apart = (output - reference).abs()
        apart[output == reference] = 0  # equal infinities
        apart[output.isnan() & reference.isnan()] = 0
        allowed = absolute + relative * reference.abs()
        if apart.isnan().any():
            return math.inf
        worst = max(worst, float((apart / allowed).max()) if apart.numel() else 0.0)
    return worst


def conditioned_excess(outputs, references, exact):
    """The largest excess by the rule of docs/metrics.md, "Conditioning"; applies to floats only."""
    import torch
    worst = 0.0
    for output, reference, right in zip(outputs, references, exact, strict=True):
        dtype = str(reference.dtype).removeprefix("torch.")
        if dtype not in TOLERANCES:
            continue
        relative, absolute = TOLERANCES[dtype]
        output, reference = output.double(), reference.double()
        if not torch.equal(output.isfinite(), reference.isfinite()):
            return math.inf
        finite = reference.isfinite() & right.isfinite()
        output, reference, right = output[finite], reference[finite], right[finite]
        if not right.numel():
            continue
        allowed = absolute + relative * right.abs() + 4 * (reference - right).abs().max()
        worst = max(worst, float(((output - right).abs() / allowed).max()))
    return worst


def tensors_of(results):
    import torch
    from torch.utils._pytree import tree_flatten
    return [leaf for leaf in tree_flatten(results)[0] if isinstance(leaf, torch.Tensor)]


def time_function(options, function, inputs):
    import torch
    best = math.inf
    with torch.no_grad():
        for _ in range(10 + options.calls):
            begin = time.perf_counter()
            function(*inputs)
            best = min(best, time.perf_counter() - begin)
    time.sleep(0.25)  # PyTorch's idle threads spin for 0.2 s and would occupy our core
    return best * 1e6


def run_torch(options, path):
    """Times of eager and, if asked for, of TorchInductor; the excess of our results."""
    import torch
    from safetensors.torch import load_file
    with tempfile.TemporaryDirectory() as folder:
        given, left = Path(folder) / "inputs.safetensors", Path(folder) / "outputs.safetensors"
        subprocess.run([options.program, "run", str(path), "--save-inputs", str(given), "--outputs",
                        str(left), "--pipeline", options.pipeline, "--json"],
                       stdout=subprocess.DEVNULL, check=True)
        tensors = load_file(given)
        ours = load_file(left)
    module = load_module(path).eval()
    inputs = [tensors[f"in{i}"] for i in range(len(tensors))]
    with torch.no_grad():
        references = tensors_of(module(*[tensor.clone() for tensor in inputs]))
        with InDouble():
            exact = tensors_of(module(*[widened(tensor.clone()) for tensor in inputs]))
    outputs = [ours[f"out{i}"] for i in range(len(references))]
    found = {"excess": excess(outputs, references),
             "conditioned": conditioned_excess(outputs, references, exact),
             "eager": time_function(options, module, inputs)}
    if options.inductor:
        torch._dynamo.reset()
        begin = time.perf_counter()
        compiled = torch.compile(module, backend="inductor", dynamic=False)
        with torch.no_grad():
            compiled(*inputs)
        found["inductor_s"] = time.perf_counter() - begin
        found["inductor"] = time_function(options, compiled, inputs)
    return found


def geometric_mean(values):
    return math.exp(sum(map(math.log, values)) / len(values)) if values else math.nan


def measure(options, path):
    ours, row = time_ours(options, path)
    if ours is None:
        return f"failed: {row}"
    try:
        found = run_torch(options, path)
    except Exception as error:  # noqa: BLE001 - a model that a side cannot run is reported
        return f"failed: {(str(error).splitlines() or ['?'])[0][:80]}"
    again, _ = time_ours(options, path)
    return {**found, "ours": min(ours, again or ours), "launches": row["launches"]}


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folders", nargs="+", type=Path)
    parser.add_argument("--threads", type=int, default=os.cpu_count())
    parser.add_argument("--pipeline", default="default")
    parser.add_argument("--inductor", action="store_true",
                        help="also TorchInductor, which compiles slowly")
    parser.add_argument("--calls", type=int, default=30)
    parser.add_argument("--repeats", type=int, default=1)
    parser.add_argument("--program", default=str(ROOT / "build" / "passnet"))
    options = parser.parse_args()
    import torch
    torch.set_num_threads(options.threads)
    sides = ["eager", "inductor"] if options.inductor else ["eager"]
    titles = ["model", f"{options.pipeline} ms", *(f"{side} ms" for side in sides),
              *(f"{side} over ours" for side in sides), "excess", "conditioned"]
    print("| " + " | ".join(titles) + " |\n|" + " --- |" * len(titles))
    results = []
    for path in options.folders:
        found = measure(options, path)
        if isinstance(found, str):
            print(f"| {path.name} | {found} |" + " |" * (len(titles) - 2), flush=True)
            continue
        results.append(found)
        cells = [f"{found['ours'] / 1000:.2f}", *(f"{found[side] / 1000:.2f}" for side in sides),
                 *(f"{found[side] / found['ours']:.2f}" for side in sides), f"{found['excess']:.2f}",
                 f"{found['conditioned']:.2f}"]
        print(f"| {path.name} | " + " | ".join(cells) + " |", flush=True)
    if results:
        print(f"{len(results)} models, {options.threads} threads, torch {torch.__version__}; correct "
              f"at t = -5: {sum(found['excess'] <= 1 for found in results)}, by the conditioning rule: "
              f"{sum(found['conditioned'] <= 1 for found in results)}")
        for side in sides:
            ratios = [found[side] / found["ours"] for found in results]
            print(f"{side} over ours, geometric mean {geometric_mean(ratios):.2f}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
