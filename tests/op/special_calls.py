"""Calls of ops with special values and Python numbers, for comparison with live PyTorch.

Each group is a function that yields calls (label, function, arguments, keywords). `compare` runs
them all in one batch of the program, and returns those whose dtypes, shapes, values or NaN differ.
"""
import itertools
import math
import random
import tempfile
from pathlib import Path

import torch
import torch.nn.functional as F

import opinfo
from opinfo_samples import Sample, express, plain, tensors_in

INF, NAN = math.inf, math.nan
FLOATS = (torch.float32, torch.float64, torch.bfloat16, torch.float16)
NUMBERS = (2.3, -2.3, 0.7, 0.1, -0.1, 3, 2, -1, 0, -0.0, INF, -INF, NAN, 1.5, 0.5, 1e-3, 1e-8, 1 / 3)


def special(dtype, count=40):
    """Limits, zeros, ties and random numbers."""
    limits = torch.finfo(dtype)
    values = [0.0, -0.0, INF, -INF, NAN, limits.tiny, 1, -1, 0.5, -0.5, 1.5, 2.5, -2.5, 3, -3, 2.3,
              -2.3, 2.296875, 0.7, 0.3, 0.1, -0.1, 7, 10]
    generator = torch.Generator().manual_seed(3)
    values += (3 * torch.randn(count, generator=generator)).tolist()
    return torch.tensor(values, dtype=torch.float64).to(dtype)


def python_numbers():
    """A number converts to a half-precision dtype before some ops compute, not before others."""
    for dtype, number in itertools.product(FLOATS, NUMBERS):
        x = special(dtype)
        one = torch.tensor(float(number))
        for name in ("add", "sub", "rsub", "mul", "div", "fmod", "remainder", "floor_divide", "pow",
                     "xlogy", "float_power"):
            yield f"{name} {dtype} by {number}", getattr(torch, name), [x, number], {}
        for name in ("add", "mul", "remainder", "floor_divide", "xlogy"):
            yield f"{name} {dtype} by a tensor of {number}", getattr(torch, name), [x, one], {}
        for name in ("pow", "xlogy", "floor_divide"):
            yield f"{name} {dtype} of {number}", getattr(torch, name), [number, x], {}
        for mode in ("floor", "trunc"):
            yield f"div {dtype} by {number} {mode}", torch.div, [x, number], {"rounding_mode": mode}
        yield f"hardshrink {dtype} {number}", F.hardshrink, [x, number], {}
    for dtype in FLOATS:
        x = special(dtype)
        for eps in (None, 1e-6, 0.01, 0.1):
            yield f"logit {dtype} {eps}", torch.logit, [x, eps], {}
        for decimals in (-2, -1, 1, 2, 3, 5):
            yield f"round {dtype} {decimals}", torch.round, [x], {"decimals": decimals}


def roots():
    """Powers that kernels compute as roots, of infinities and zeros."""
    for dtype, exponent in itertools.product(FLOATS, (0.5, -0.5)):
        x = torch.tensor([0.0, -0.0, INF, -INF, NAN, 1, -1, 4, 9, 0.25], dtype=dtype)
        yield f"pow {dtype} {exponent}", torch.pow, [x, exponent], {}


def grid_samples():
    """Positions that are far out or not finite."""
    places = (0.0, NAN, INF, -INF, 1.0, -1.0, 1e30, -3e38, 1e10, 0.3, -0.7, 1.5, -2.3)
    for dims, dtype, extent in itertools.product((2, 3), FLOATS[:2], (1, 3)):
        x = torch.rand(1, 2, *[extent] * dims, dtype=dtype)
        points = list(itertools.product(places, repeat=dims))
        if dims == 3:
            points = random.Random(1).sample(points, 200)
        grid = torch.tensor(points, dtype=dtype).reshape(1, *[1] * (dims - 1), -1, dims)
        modes = ("bilinear", "nearest") if dims == 3 else ("bilinear", "nearest", "bicubic")
        for mode, padding, align in itertools.product(modes, ("zeros", "border", "reflection"),
                                                      (False, True)):
            yield (f"grid_sample {dims}-d {dtype} {mode} {padding} {align}", F.grid_sample, [x, grid],
                   {"mode": mode, "padding_mode": padding, "align_corners": align})


def interpolations():
    """Factors that leave the extent of a dim as it is, or double it."""
    modes = {1: ("nearest", "nearest-exact", "linear", "area"),
             2: ("nearest", "nearest-exact", "bilinear", "bicubic", "area"),
             3: ("nearest", "nearest-exact", "trilinear", "area")}
    factors = (1.3, 1.0, 2.0, 1.9, 2.2, 0.75, 3.0, (1.3, 1.5), (1.0, 2.0), (1.1, 2.2), (2.0, 1.2))
    for dims, extent, factor, again in itertools.product((1, 2, 3), (2, 3, 5), factors, (None, True)):
        if isinstance(factor, tuple):
            if dims == 1:
                continue
            factor = [*factor, 1.25][:dims]
        x = torch.rand(1, 2, *[extent] * dims)
        for mode in modes[dims]:
            yield (f"interpolate {dims}-d {mode} {extent} by {factor} {again}", F.interpolate, [x],
                   {"scale_factor": factor, "mode": mode, "recompute_scale_factor": again})


def attentions():
    """Masked rows, and NaN and infinities in queries, keys, values and masks.

    ATen skips NaN in rows that are shorter than its vectors, so all rows are shorter than those of
    every processor (8 numbers of 32 bits, 4 of 64).
    """
    for dtype, batch, few in itertools.product(FLOATS, ((1, 2), (3,)), (True, False)):
        keys = (2 if few else 3) if dtype == torch.float64 else (3 if few else 6)
        query, key, value = (torch.randn(*batch, rows, 8, dtype=torch.float64).to(dtype)
                             for rows in (4, keys, keys))
        some = torch.rand(4, keys) > 0.4
        some[0], some[1] = True, False
        hidden = torch.zeros(4, keys, dtype=dtype).masked_fill(~some, -INF)
        masks = {"no mask": {}, "bool": {"attn_mask": some}, "float": {"attn_mask": hidden},
                 "nothing": {"attn_mask": torch.zeros(4, keys, dtype=torch.bool)},
                 "causal": {"is_causal": True}}
        def put(tensor, row, number):
            tensor = tensor.clone()
            tensor[..., row, 0] = number
            return tensor
        for name, mask in masks.items():
            for number in (0.5, NAN, INF, -INF):
                label = f"attention {dtype} {len(batch)} {keys} {name} {number}"
                yield label + " query", F.scaled_dot_product_attention, [
                    put(query, 1, number), key, value], mask
                yield label + " key", F.scaled_dot_product_attention, [
                    query, put(key, keys - 1, number), value], mask
                yield label + " first key", F.scaled_dot_product_attention, [
                    query, put(key, 0, number), value], mask
                yield label + " value", F.scaled_dot_product_attention, [
                    query, key, put(value, keys - 1, number)], mask
            yield f"attention {dtype} {len(batch)} {keys} {name} NaN", \
                F.scaled_dot_product_attention, [torch.full_like(query, NAN), key, value], mask


def moments():
    """Huge numbers, large offsets and infinities."""
    huge = torch.tensor([[1e30, -1e30, 3e30], [1.0, 2.0, 4.0]])
    far = torch.randn(4, 33, generator=torch.Generator().manual_seed(1)) + 1e6
    ends = torch.tensor([[-INF, -INF, 1.0], [1.0, INF, 2.0], [NAN, 0.0, 1.0]])
    for name in ("std", "var", "var_mean", "std_mean"):
        for label, x in (("huge", huge), ("far", far), ("infinite", ends)):
            yield f"{name} {label}", getattr(torch, name), [x, -1], {}
            yield f"{name} {label} bf16", getattr(torch, name), [x.bfloat16(), -1], {}


def pools():
    """Windows with several NaN, the last of which is chosen."""
    generator = torch.Generator().manual_seed(5)
    for dims, padding, dtype in itertools.product((1, 2, 3), (0, 1), FLOATS[:3]):
        x = torch.randn(1, 2, *[6] * dims, generator=generator)
        x[torch.rand(x.shape, generator=generator) < 0.2] = NAN
        yield (f"max_pool {dims}-d {dtype} {padding}", getattr(F, f"max_pool{dims}d"),
               [x.to(dtype), 3], {"stride": 2, "padding": padding, "return_indices": True})
        yield (f"adaptive_max_pool {dims}-d {dtype}", getattr(F, f"adaptive_max_pool{dims}d"),
               [x.to(dtype), 4], {"return_indices": True})


def parts():
    """Complex numbers of infinite parts, NaN and both zeros."""
    pairs = torch.tensor(list(itertools.product((0.0, -0.0, 1.5, -2.0, INF, -INF, NAN), repeat=2)))
    yield "complex", torch.complex, [pairs[:, 0].contiguous(), pairs[:, 1].contiguous()], {}
    yield "view_as_complex", torch.view_as_complex, [pairs], {}
    yield "polar", torch.polar, [pairs[:, 0].contiguous(), pairs[:, 1].contiguous()], {}


def whole_numbers():
    """Conversions to integers that hold less, and indices beyond either end where PyTorch counts on."""
    values = torch.tensor([0.0, -2.7, 70000.0, -70000.0, 300.0, -300.0, 2.0 ** 32 + 512, -2.0 ** 40, 1e30,
                           -1e30, INF, -INF, NAN] * 5, dtype=torch.float64)
    whole = (torch.int64, torch.int32, torch.int16, torch.int8, torch.uint8)
    for dtype, to in itertools.product(FLOATS[:3], whole):
        yield f"to {dtype} {to}", torch.Tensor.to, [values.to(dtype), to], {}
    for dim in (0, 1):
        x = torch.arange(20.0).reshape(5, 4) if dim == 0 else torch.arange(20.0).reshape(4, 5)
        ends = torch.tensor([0, 4, 5, 7, -1, -5, -6, -11, 2 ** 40, -2 ** 40, 2 ** 63 - 1, -2 ** 63])
        index = ends.reshape(-1, 1) if dim == 0 else ends.reshape(1, -1)
        yield f"take_along_dim {dim}", torch.take_along_dim, [x, index, dim], {}


def composed():
    """Functions that are programs of others."""
    yield "cosine_similarity of broadcast dims", F.cosine_similarity, [
        torch.ones(1, 2, 3), torch.arange(6.0).reshape(2, 1, 3)], {"dim": -2}
    yield "trapezoid of -inf", torch.trapezoid, [torch.full((5,), -INF)], {}
    yield "trapezoid", torch.trapezoid, [torch.arange(6.0).reshape(3, 2)], {"dx": 2.0, "dim": 0}


GROUPS = (python_numbers, roots, grid_samples, interpolations, attentions, moments, pools, parts,
          whole_numbers, composed)


def compare(group, program, pipeline="reference", tolerance=-5, signs=False):
    """(number of calls, differences) of a group; of zeros also the signs if `signs` is set."""
    torch.manual_seed(0)
    torch.set_num_threads(1)
    samples = []
    for number, (label, function, arguments, keywords) in enumerate(group()):
        line, result, error = express(function, arguments, keywords)
        name = f"call{number}"
        outputs = [] if error else tensors_in(result)
        declared = [line.nodes[-1]["id"]] if error else [line.names[id(t)] for t in outputs]
        samples.append(Sample(name=name, op=label, dtype="", line=line.row(declared, name),
                              inputs=[contents for _, contents in line.inputs],
                              outputs=[plain(t) for t in outputs],
                              refusal=str(error) if error else "", either=bool(error)))
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary)
        for name in ("in", "out"):
            (folder / name).mkdir()
        for sample in samples:
            opinfo.write_safetensors(folder / "in" / f"{sample.name}.safetensors", sample.inputs)
        answers = opinfo.run_program(program, [s.line for s in samples], folder, pipeline)
        verdicts = [(s.op, *opinfo.judge(s, answers.get(s.name), folder, tolerance, signs))
                    for s in samples]
    return len(samples), [verdict for verdict in verdicts if verdict[1] != "agree"]
