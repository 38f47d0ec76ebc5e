#!/usr/bin/env python3
"""Compares convolutions and matrix products alone on this machine's GPU: time on the device of the
default compiler and of PyTorch eager.

    python3 bench/real_models.py prepare --out out/real_models
    python3 bench/library_shapes.py --models out/real_models --library build/libpassnet.so

Shapes, strides and dtypes are those of the calls that the models make, each once; --count of them
are drawn with --seed. The device's time is what CUPTI, by PyTorch's profiler, counts for the
kernels of a call, the least of the turns in which both sides are measured. Copies into a layout that
a library prefers count on both sides. Weights count as frozen with --freeze.
"""
import argparse
import ctypes
import json
import random
import statistics
import sys
from collections import Counter
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

from passnet_library import CompileOptions, PassNet  # noqa: E402
from real_models import folders_of, geometric_mean, load_model  # noqa: E402

# ATen's calls, and the number of their tensors.
CALLS = {"aten.convolution.default": 3, "aten.mm.default": 2, "aten.addmm.default": 3,
         "aten.bmm.default": 2}


def recorder(found):
    """A mode that notes the calls of CALLS as (name, tensors, other arguments)."""
    import torch
    from torch.utils._python_dispatch import TorchDispatchMode

    class Recorder(TorchDispatchMode):
        def __torch_dispatch__(self, func, types, args=(), kwargs=None):
            count = CALLS.get(str(func))
            if count is not None:
                tensors = tuple(None if tensor is None else
                                (tuple(tensor.shape), tensor.stride(), str(tensor.dtype)[6:])
                                for tensor in args[:count])
                if all(tensor is None or isinstance(args[i], torch.Tensor)
                       for i, tensor in enumerate(tensors)):
                    found[str(func), tensors, json.dumps(args[count:])] += 1
            return func(*args, **(kwargs or {}))
    return Recorder()


def record(options):
    """The different calls of all models, and how often each is made."""
    import torch
    found = Counter()
    for folder in folders_of(options):
        module, inputs = load_model(folder, options.device)
        with torch.no_grad(), recorder(found):
            module(*inputs)
        del module, inputs
        torch.cuda.empty_cache()
    return found


def typed_line(name, tensors, rest):
    """The call as a graph of one node."""
    given = [tensor for tensor in tensors if tensor is not None]
    numbers = iter(range(len(given)))
    arguments = [None if tensor is None else {"v": f"in{next(numbers)}"} for tensor in tensors]
    inputs = [{"shape": shape, "stride": strides, "dtype": dtype} for shape, strides, dtype in given]
    node = {"id": "n0", "op": f"torch.ops.{name}", "args": arguments + json.loads(rest), "kwargs": {}}
    return json.dumps({"inputs": inputs, "nodes": [node], "outputs": ["n0"]})


def tensor_of(shape, strides, dtype, generator):
    import torch
    tensor = torch.empty_strided(shape, strides, dtype=getattr(torch, dtype), device="cuda")
    return tensor.copy_(torch.randn(shape, generator=generator, device="cuda"))


def compile_call(passnet, line, given, freeze):
    pointers = [(ctypes.c_int64 * len(strides))(*strides) for _, strides, _ in given]
    strides = (ctypes.c_void_p * len(given))(*[ctypes.addressof(each) for each in pointers])
    frozen = (ctypes.c_uint8 * len(given))(*[int(freeze and i > 0) for i in range(len(given))])
    taken = CompileOptions(input_strides=ctypes.addressof(strides), input_stride_count=len(given),
                           frozen=ctypes.addressof(frozen), frozen_count=len(given))
    compiled = ctypes.c_void_p()
    text = line.encode()
    passnet.call("passnet_compile_text", passnet.context, text, ctypes.c_size_t(len(text)), b"call",
                 ctypes.byref(taken), ctypes.byref(compiled))
    return compiled


def device_us(function, calls):
    """Microseconds of the kernels and copies of a call."""
    import torch
    from torch.profiler import ProfilerActivity
    with torch.profiler.profile(activities=[ProfilerActivity.CUDA]) as profiler:
        for _ in range(calls):
            function()
        torch.cuda.synchronize()
    return sum(event.self_device_time_total for event in profiler.key_averages()) / calls


def measure(passnet, call, options, generator):
    import torch
    name, tensors, rest = call
    given = [tensor for tensor in tensors if tensor is not None]
    inputs = [tensor_of(*tensor, generator) for tensor in given]
    compiled = compile_call(passnet, typed_line(*call), given, options.freeze)
    ours, results = passnet.bind(compiled, inputs)
    space, op, overload = name.split(".")
    function = getattr(getattr(getattr(torch.ops, space), op), overload)
    values = iter(inputs)
    arguments = [None if tensor is None else next(values) for tensor in tensors] + json.loads(rest)

    def eager():
        return function(*arguments)
    with torch.no_grad():
        expected = eager()
        ours()
        torch.cuda.synchronize()
        error = float((results[0].double() - expected.double()).abs().max() /
                      expected.double().abs().max().clamp_min(1e-30))
        times = {"default": [], "eager": []}
        for _ in range(options.turns):
            for side, run in (("default", ours), ("eager", eager)):
                times[side].append(device_us(run, options.calls))
    facts = passnet.facts(compiled)
    passnet.free(compiled)
    return {"call": name.split(".")[1], "shapes": [list(tensor[0]) for tensor in given],
            "dtype": given[0][2], "rest": rest, "launches": facts.launches, "error": error,
            **{side + "_us": min(list_of) for side, list_of in times.items()}}


def print_table(rows):
    ratios = [row["default_us"] / row["eager_us"] for row in rows]
    worst = sorted(zip(ratios, range(len(rows))), reverse=True)[:12]
    print(f"{'call':12}{'dtype':10}{'eager µs':>10}{'default µs':>12}{'ratio':>7}  shapes")
    for ratio, at in worst:
        row = rows[at]
        print(f"{row['call']:12}{row['dtype']:10}{row['eager_us']:10.1f}{row['default_us']:12.1f}"
              f"{ratio:7.2f}  {row['shapes'][0]} {row['shapes'][1]}"[:100])
    for call in sorted({row["call"] for row in rows}):
        own = [ratio for ratio, row in zip(ratios, rows) if row["call"] == call]
        print(f"{call:12} {len(own):4} calls: default over eager {geometric_mean(own):.3f} in the "
              f"geometric mean, median {statistics.median(own):.3f}, worst {max(own):.2f}")
    total = sum(row["default_us"] for row in rows) / sum(row["eager_us"] for row in rows)
    print(f"all          {len(rows):4} calls: {geometric_mean(ratios):.3f}, of the summed time "
          f"{total:.3f}, above 1.02 {sum(ratio > 1.02 for ratio in ratios)}")


def main():
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--models", required=True)
    parser.add_argument("--library", default="build/libpassnet.so")
    parser.add_argument("--only", help="names of models, separated by commas")
    parser.add_argument("--count", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--turns", type=int, default=3)
    parser.add_argument("--calls", type=int, default=5)
    parser.add_argument("--freeze", action="store_true")
    parser.add_argument("--out", help="a file for the rows, one JSON object per line")
    parser.set_defaults(device="cuda")
    options = parser.parse_args()
    import torch
    calls = sorted(record(options))
    drawn = random.Random(options.seed).sample(calls, min(options.count, len(calls)))
    print(f"{torch.cuda.get_device_name()}, PyTorch {torch.__version__}: {len(drawn)} of "
          f"{len(calls)} calls, seed {options.seed}")
    passnet = PassNet(options.library)
    generator = torch.Generator("cuda").manual_seed(options.seed)
    rows = []
    for call in drawn:
        try:
            rows.append(measure(passnet, call, options, generator))
        except RuntimeError as error:  # a call that is not compiled
            print(f"{call[0]} {call[1]}: {error}")
    if options.out:
        Path(options.out).write_text("".join(json.dumps(row) + "\n" for row in rows),
                                     encoding="utf-8")
    print_table(rows)
    return 0


if __name__ == "__main__":
    sys.exit(main())
