#!/usr/bin/env python3
"""Records PyTorch's products, convolutions, attention and similar ops: heavy.graph and
heavy.safetensors, in the form of record.py.

    python3 tests/op/record_heavy.py        (needs torch; src/ops/recorded_test.cpp replays the result)
"""
import torch
import torch.nn.functional as F

import cases
import record
from cases import BOOL, F16, F32, BF16, FLOATS, I32, I64, U8, Input, T, case, idx, mask

C64 = torch.complex64
cases.NAMES[C64] = "c64"
record.STORED[C64] = "C64"
F64 = torch.float64
I16, I8 = torch.int16, torch.int8
NUMBERS = FLOATS + (F64, I64, I32, I16, I8, U8, C64)
torch.set_num_threads(1)


class Drawn(Input):
    """An input that may also be complex."""

    def draw(self, dtype, generator):
        if (self.dtype or dtype) != C64:
            return super().draw(dtype, generator)
        # Whole numbers: complex results are compared bit by bit.
        parts = [torch.randint(-3, 4, self.shape, generator=generator).float() for _ in range(2)]
        return torch.complex(*parts)


def small(*shape, **kw):
    """Values for which sums in half precision stay well conditioned."""
    return Drawn(*shape, low=kw.pop("low", -1), high=kw.pop("high", 1), **kw)


def matmul():
    for a, b in (((2, 3), (3, 4)), ((3,), (3,)), ((2, 3), (3,)), ((3,), (3, 4)),
                 ((5, 2, 3), (3, 4)), ((5, 2, 3), (5, 3, 4)), ((2, 1, 2, 3), (5, 3, 4)),
                 ((3,), (5, 3, 4)), ((5, 2, 3), (3,)), ((2, 0), (0, 3)), ((0, 3), (3, 2)),
                 ((1, 7, 33), (1, 33, 5)), ((3, 1, 2, 17), (1, 4, 17, 1))):
        case("matmul(%0, %1)", torch.matmul, [small(*a), small(*b)],
             NUMBERS if a == (2, 3) and b == (3, 4) else FLOATS)
    case("mm(%0, %1)", torch.mm, [small(7, 65), small(65, 9)], NUMBERS)
    case("bmm(%0, %1)", torch.bmm, [small(3, 7, 11), small(3, 11, 9)], NUMBERS)
    case("mv(%0, %1)", torch.mv, [small(7, 11), small(11)], NUMBERS)
    case("dot(%0, %1)", torch.dot, [small(11), small(11)], NUMBERS)
    case("outer(%0, %1)", torch.outer, [small(3), small(5)], NUMBERS + (BOOL,))
    case("outer(%0, %1)", torch.outer, [T(3, dtype=F16), T(5, dtype=I64)], (None,))
    for x in ((2, 3), (3,), (2, 5, 3), (1, 2, 5, 3), (0, 3)):
        case("linear(%0, %1)", F.linear, [small(*x), small(4, 3)])
        case("linear(%0, %1, %2)", F.linear, [small(*x), small(4, 3), small(4)],
             NUMBERS if x == (2, 3) else FLOATS)
    case("linear(%0, %1, %2)", F.linear, [small(3, 130), small(17, 130), small(17)])
    case("linear(%0, %1)", F.linear, [small(2, 3), small(3)], (F32,))
    case("linear(%0, %1, %2)", F.linear, [small(2, 0), small(4, 0), small(4)], (F32,))
    case("addmm(%0, %1, %2)", torch.addmm, [small(4), small(2, 3), small(3, 4)], NUMBERS)
    case("addmm(%0, %1, %2)", torch.addmm, [small(2, 1), small(2, 3), small(3, 4)])
    case("addmm(%0, %1, %2, beta=0.5, alpha=2.5)",
         lambda s, a, b: torch.addmm(s, a, b, beta=0.5, alpha=2.5),
         [small(2, 4), small(2, 3), small(3, 4)])
    case("addmm(%0, %1, %2, beta=2, alpha=3)",
         lambda s, a, b: torch.addmm(s, a, b, beta=2, alpha=3),
         [small(2, 4), small(2, 3), small(3, 4)], (I64, I32))
    case("addmm(%0, %1, %2, beta=0)", lambda s, a, b: torch.addmm(s, a, b, beta=0),
         [T(4, special=True), small(2, 3), small(3, 4)])
    case("addmv(%0, %1, %2, alpha=2)", lambda s, a, b: torch.addmv(s, a, b, alpha=2),
         [small(2), small(2, 3), small(3)], FLOATS + (I64,))
    case("baddbmm(%0, %1, %2)", torch.baddbmm, [small(5, 2, 4), small(5, 2, 3), small(5, 3, 4)],
         NUMBERS)
    case("baddbmm(%0, %1, %2, beta=1.0, alpha=0.125)",
         lambda s, a, b: torch.baddbmm(s, a, b, beta=1.0, alpha=0.125),
         [small(5, 1, 4), small(5, 2, 3), small(5, 3, 4)])


def einsum():
    for equation, *shapes in (
            ("bcn,bck->bnk", (2, 3, 5), (2, 3, 4)), ("bnij,jbnd->ibnd", (2, 3, 4, 5), (5, 2, 3, 7)),
            ("bhwc,hkc->bhwk", (2, 3, 4, 5), (3, 6, 5)), ("dnl,dn->dl", (2, 3, 4), (2, 3)),
            ("i,d->id", (3,), (4,)), ("mk,nk->mn", (3, 5), (4, 5)),
            ("ijbn->bnij", (2, 3, 4, 5)), ("...pd,...qd->...pq", (2, 3, 4, 5), (2, 3, 6, 5)),
            ("ibnd,hnd->ibh", (2, 3, 4, 5), (6, 4, 5)), ("bnhw,bchw->bnc", (2, 3, 4, 5), (2, 6, 4, 5)),
            ("ij,jk", (2, 3), (3, 4)), ("ba", (2, 3)), ("ii->i", (3, 3)), ("ii", (3, 3)),
            ("ij->", (2, 3)), ("i...->...", (2, 3, 4)), ("ij,k->k", (2, 3), (4,)),
            ("b...i,b...i->b...", (2, 1, 4, 3), (2, 5, 1, 3)), ("ij,ij->ij", (2, 1), (1, 3)),
            ("a,b,c->abc", (2,), (3,), (4,)), ("i,i->", (0,), (0,)), ("A b,b -> A", (2, 3), (3,))):
        text = f'einsum("{equation}", [{", ".join(f"%{i}" for i in range(len(shapes)))}])'
        case(text, lambda *t, e=equation: torch.einsum(e, *t), [small(*s) for s in shapes])
    case('einsum("ij->i", [%0])', lambda a: torch.einsum("ij->i", a), [T(3, 4)],
         (I64, I32, U8, BOOL))
    case('einsum("ij,jk->ik", [%0, %1])', lambda a, b: torch.einsum("ij,jk->ik", a, b),
         [T(3, 4), T(4, 2)], (I64, I32, I16))
    case('einsum("i,j->ij", [%0, %1])', lambda a, b: torch.einsum("i,j->ij", a, b),
         [T(3, dtype=F16), T(4, dtype=F32)], (None,))


def convolution():
    def conv(dims, x, w, bias=False, types=FLOATS, **kw):
        function = getattr(F, f"conv{dims}d")
        words = "".join(f", {k}={v}" for k, v in kw.items())
        inputs = [small(*x), small(*w)] + ([small(w[0])] if bias else [])
        call = f"conv{dims}d(%0, %1{', %2' if bias else ''}{words})".replace(" ", "")
        case(call.replace(",", ", "), lambda *t: function(*t, **kw), inputs, types)

    conv(1, (2, 3, 8), (4, 3, 3), types=NUMBERS)
    conv(1, (2, 3, 8), (4, 3, 3), bias=True, stride=[2], padding=[1], dilation=[2])
    conv(1, (3, 8), (4, 3, 3), bias=True, padding=[2])
    conv(1, (2, 6, 9), (4, 3, 2), groups=2)
    conv(2, (2, 3, 7, 9), (4, 3, 3, 3), types=FLOATS + (F64, I64))
    conv(2, (2, 3, 7, 9), (4, 3, 3, 3), bias=True, padding=[1, 1], types=NUMBERS)
    conv(2, (2, 3, 7, 9), (4, 3, 3, 2), bias=True, stride=[2, 3], padding=[1, 0])
    conv(2, (2, 3, 9, 9), (4, 3, 3, 3), stride=[2], padding=[2], dilation=[2])
    conv(2, (1, 6, 5, 5), (6, 1, 3, 3), bias=True, padding=[1, 1], groups=6)
    conv(2, (1, 6, 5, 5), (12, 1, 3, 3), padding=[1, 1], groups=6)
    conv(2, (1, 6, 5, 5), (4, 3, 1, 1), bias=True, groups=2)
    conv(2, (1, 64, 5, 5), (8, 64, 1, 1))
    conv(2, (1, 3, 16, 16), (5, 3, 8, 8), bias=True, stride=[8, 8])
    conv(2, (3, 7, 9), (4, 3, 3, 3))
    conv(2, (0, 3, 7, 9), (4, 3, 3, 3))
    conv(3, (1, 2, 4, 5, 6), (3, 2, 2, 3, 2), bias=True, padding=[1, 0, 1], types=FLOATS + (F64, I64))
    conv(3, (1, 4, 4, 4, 4), (4, 2, 2, 2, 2), stride=[2], groups=2)
    for dims, x, w in ((1, (2, 3, 8), (4, 3, 4)), (2, (2, 3, 7, 9), (4, 3, 3, 2)),
                       (3, (1, 2, 4, 5, 6), (3, 2, 2, 3, 1))):
        function = getattr(F, f"conv{dims}d")
        case(f"conv{dims}d_same(%0, %1, %2)",
             lambda *t, f=function: f(*t, padding="same"), [small(*x), small(*w), small(w[0])])
        case(f"conv{dims}d_same(%0, %1, dilation=[2])",
             lambda *t, f=function: f(*t, padding="same", dilation=2), [small(*x), small(*w)])

    def transposed(dims, x, w, bias=False, types=(F32, BF16), **kw):
        function = getattr(F, f"conv_transpose{dims}d")
        words = "".join(f", {k}={v}" for k, v in kw.items())
        channels = w[1] * kw.get("groups", 1)
        inputs = [small(*x), small(*w)] + ([small(channels)] if bias else [])
        call = f"conv_transpose{dims}d(%0, %1{', %2' if bias else ''}{words})".replace(" ", "")
        case(call.replace(",", ", "), lambda *t: function(*t, **kw), inputs, types)

    transposed(1, (2, 3, 5), (3, 4, 3), types=(F32, BF16, F64, I64, C64))
    transposed(1, (2, 3, 5), (3, 4, 3), bias=True, stride=[2], padding=[1], output_padding=[1])
    transposed(1, (3, 5), (3, 4, 3), bias=True, dilation=[2])
    transposed(2, (2, 4, 3, 5), (4, 3, 2, 2), bias=True, stride=[2, 2])
    transposed(2, (2, 4, 3, 5), (4, 3, 4, 4), stride=[2], padding=[1], types=(F32, BF16, I64))
    transposed(2, (1, 4, 3, 3), (4, 2, 3, 3), bias=True, stride=[3, 2], padding=[1, 1],
               output_padding=[2, 1], groups=2)
    transposed(2, (1, 6, 4, 4), (6, 1, 4, 4), stride=[2], padding=[1], groups=6)
    transposed(2, (1, 2, 3, 3), (2, 3, 3, 3), dilation=[3], output_padding=[2])
    transposed(3, (1, 2, 2, 3, 2), (2, 3, 2, 2, 3), bias=True, stride=[2], padding=[0, 1, 1])
    transposed(2, (0, 2, 3, 3), (2, 3, 2, 2))


def attention():
    def attend(q, k, v, extra="", third=None, types=FLOATS, **kw):
        inputs = [small(*q), small(*k), small(*v)] + ([third] if third else [])
        holes = ", ".join(f"%{i}" for i in range(len(inputs)))
        case(f"scaled_dot_product_attention({holes}{extra})",
             lambda q, k, v, m=None: F.scaled_dot_product_attention(q, k, v, attn_mask=m, **kw),
             inputs, types)

    attend((2, 3, 5, 8), (2, 3, 7, 8), (2, 3, 7, 8), types=FLOATS + (F64,))
    attend((2, 3, 5, 8), (2, 3, 7, 8), (2, 3, 7, 6), ", scale=0.3", scale=0.3)
    attend((2, 3, 5, 8), (2, 3, 5, 8), (2, 3, 5, 8), ", is_causal=true", is_causal=True)
    attend((1, 2, 5, 4), (1, 2, 3, 4), (1, 2, 3, 4), ", is_causal=true", is_causal=True)
    attend((1, 2, 3, 4), (1, 2, 5, 4), (1, 2, 5, 4), ", is_causal=true", is_causal=True)
    attend((2, 3, 5, 8), (2, 3, 7, 8), (2, 3, 7, 8), third=mask(5, 7))
    attend((2, 3, 5, 8), (2, 3, 7, 8), (2, 3, 7, 8), third=mask(2, 1, 1, 7))
    attend((2, 3, 5, 8), (2, 3, 7, 8), (2, 3, 7, 8), third=small(2, 1, 5, 7))
    attend((2, 3, 5, 8), (2, 3, 7, 8), (2, 3, 7, 8), third=small(3, 5, 7, dtype=F32))
    attend((2, 3, 5, 8), (2, 3, 2, 8), (2, 3, 2, 8), third=mask(3, 5, 2))
    attend((3, 4), (5, 4), (5, 6))
    attend((2, 3, 4), (2, 5, 4), (2, 5, 6))
    attend((2, 1, 3, 4), (1, 3, 5, 4), (2, 3, 5, 4))
    attend((1, 6, 5, 4), (1, 2, 3, 4), (1, 2, 3, 4), ", enable_gqa=true", enable_gqa=True)
    attend((6, 5, 4), (2, 3, 4), (3, 3, 4), ", enable_gqa=true", enable_gqa=True)
    attend((1, 2, 0, 4), (1, 2, 3, 4), (1, 2, 3, 4), types=(F32,))
    attend((1, 2, 3, 4), (1, 2, 0, 4), (1, 2, 0, 4), types=(F32,))

    def multi(q, k, embed, heads, out, extra="", more=(), names=(), bias=True, weights=True, **kw):
        inputs = [small(*q), small(*k), small(3 * embed, embed)]
        inputs += [small(3 * embed)] if bias else []
        inputs += [small(out, embed)] + ([small(out)] if bias else [])
        at = len(inputs)
        inputs += list(more)

        def run(q, k, w, *rest):
            rest = list(rest)
            b = rest.pop(0) if bias else None
            o = rest.pop(0)
            c = rest.pop(0) if bias else None
            named = dict(zip(names, rest)) | kw
            result = F.multi_head_attention_forward(
                q, k, k, embed, heads, w, b, None, None, False, 0.0, o, c, training=False,
                need_weights=weights, **named)
            return result if weights else result[0]
        holes = "%3, %4, %5" if bias else "none, %3, none"
        words = "".join(f", {n}=%{at + i}" for i, n in enumerate(names))
        words += "" if weights else ", need_weights=false"
        case(f"multi_head_attention_forward(%0, %1, %1, {embed}, {heads}, %2, {holes}{words}{extra})",
             run, inputs, (F32, BF16, F64))

    multi((5, 2, 8), (5, 2, 8), 8, 2, 8)
    multi((5, 8), (7, 8), 8, 4, 8)
    multi((5, 2, 8), (7, 2, 8), 8, 2, 6, bias=False)
    multi((5, 2, 8), (7, 2, 8), 8, 2, 8, ", average_attn_weights=false", average_attn_weights=False)
    multi((5, 8), (7, 8), 8, 2, 8, ", average_attn_weights=false", average_attn_weights=False)
    multi((5, 2, 8), (7, 2, 8), 8, 2, 8, weights=False)
    multi((5, 2, 8), (7, 2, 8), 8, 2, 8, more=[small(5, 7)], names=["attn_mask"])
    multi((5, 2, 8), (7, 2, 8), 8, 2, 8, more=[small(4, 5, 7)], names=["attn_mask"], weights=False)
    multi((5, 2, 8), (64, 2, 8), 8, 2, 8, more=[mask(2, 64)], names=["key_padding_mask"])
    multi((5, 2, 8), (64, 2, 8), 8, 2, 8, more=[mask(5, 64)], names=["attn_mask"])

    def separate(q, k, v, o, qw, kw, vw, b, c):
        return F.multi_head_attention_forward(
            q, k, v, 8, 2, None, b, None, None, False, 0.0, o, c, False, None, False, None,
            use_separate_proj_weight=True, q_proj_weight=qw, k_proj_weight=kw, v_proj_weight=vw)[0]
    case("multi_head_attention_forward(%0, %1, %2, 8, 2, none, %7, %3, %8, need_weights=false, "
         "use_separate_proj_weight=true, q_proj_weight=%4, k_proj_weight=%5, v_proj_weight=%6)",
         separate, [small(3, 2, 8), small(4, 2, 6), small(4, 2, 5), small(8, 8), small(8, 8),
                    small(8, 6), small(8, 5), small(24), small(8)], (F32, BF16))


def interpolation():
    def resample(shape, words, types=FLOATS, **kw):
        case(f"interpolate(%0, {words})", lambda a: F.interpolate(a, **kw), [T(*shape)], types)

    image = (2, 3, 5, 7)
    for mode in ("nearest", "nearest-exact"):
        word = f', mode="{mode}"'
        resample(image, f"[10,14]{word}", FLOATS + (F64, U8), size=(10, 14), mode=mode)
        resample(image, f"[3,4]{word}", size=(3, 4), mode=mode)
        resample(image, f"[13,7]{word}", size=(13, 7), mode=mode)
        resample(image, f"scale_factor=[2.0]{word}", (F32,), scale_factor=2.0, mode=mode)
        resample(image, f"scale_factor=[0.7]{word}", (F32,), scale_factor=0.7, mode=mode)
        resample(image, f"scale_factor=[1.6,0.8]{word}", (F32,), scale_factor=(1.6, 0.8), mode=mode)
        resample((2, 3, 5), f"[8]{word}", (F32,), size=8, mode=mode)
        resample((2, 3, 3, 4, 5), f"[4]{word}", (F32,), size=4, mode=mode)
    for mode, shape, size in (("linear", (2, 3, 7), (12,)), ("linear", (2, 3, 7), (4,)),
                              ("bilinear", image, (11, 9)), ("bilinear", image, (3, 4)),
                              ("bilinear", image, (5, 7)), ("bilinear", image, (1, 1)),
                              ("bilinear", (1, 2, 1, 1), (3, 4)), ("bilinear", (0, 2, 3, 3), (3, 4)),
                              ("trilinear", (1, 2, 3, 4, 5), (5, 5, 4)),
                              ("bicubic", image, (11, 9)), ("bicubic", image, (3, 4)),
                              ("bicubic", image, (5, 7))):
        text = f'[{",".join(map(str, size))}], mode="{mode}"'
        # PyTorch fails on byte tensors without images, and on results of one pixel.
        bytes_too = len(shape) == 4 and shape[0] > 0 and size != (1, 1)
        types = FLOATS + ((F64, U8) if bytes_too else (F64,))
        resample(shape, text, types, size=size, mode=mode)
        for align in (True, False):
            resample(shape, f"{text}, align_corners={str(align).lower()}", types, size=size,
                     mode=mode, align_corners=align)
    resample((1, 2, 3, 4), '[80,60], mode="bilinear"', (F16,), size=(80, 60), mode="bilinear")
    for mode in ("bilinear", "bicubic"):
        for size in ((3, 4), (5, 3), (9, 2), (11, 16)):
            for align in (True, False):
                words = f'mode="{mode}", align_corners={str(align).lower()}, antialias=true'
                resample(image, f"[{size[0]},{size[1]}], {words}", (F32, F64, U8), size=size,
                         mode=mode, align_corners=align, antialias=True)
        resample(image, f'scale_factor=[1.1], mode="{mode}", antialias=true', (F32, U8),
                 scale_factor=1.1, mode=mode, antialias=True)
    for mode in ("bilinear", "bicubic"):
        for factor in (2.0, 0.5, 1.3):
            for more in (None, True, False):
                word = "" if more is None else f", recompute_scale_factor={str(more).lower()}"
                resample(image, f'scale_factor=[{factor}], mode="{mode}"{word}', (F32,),
                         scale_factor=factor, mode=mode, recompute_scale_factor=more)
        resample(image, f'scale_factor=[2.0], mode="{mode}", align_corners=true', (F32,),
                 scale_factor=2.0, mode=mode, align_corners=True)

    for mode in ("bilinear", "nearest"):
        for outside in ("zeros", "border", "reflection"):
            for align in (True, False):
                text = f'mode="{mode}", padding_mode="{outside}", align_corners={str(align).lower()}'
                case(f"grid_sample(%0, %1, {text})",
                     lambda a, g, m=mode, o=outside, c=align: F.grid_sample(a, g, m, o, c),
                     [T(2, 3, 5, 4), Input(2, 3, 6, 2, low=-2.7, high=2.7)], (F32, F64))
    case("grid_sample(%0, %1)", F.grid_sample, [T(2, 3, 5, 4), Input(2, 3, 6, 2, low=-1.2, high=1.2)],
         (F32,))
    case("grid_sample(%0, %1)", F.grid_sample,
         [T(2, 3, 4, 5, 3), Input(2, 2, 3, 3, 3, low=-1.2, high=1.2)], (F32,))


def sorting():
    every = FLOATS + (F64, I64, I32, I16, I8, U8)
    case("sort(%0)", torch.sort, [T(3, 17)], (F32, F64))
    case("sort(%0)", lambda a: torch.sort(a, stable=True), [T(3, 17)], every + (BOOL,))
    case("sort(%0, 0, true)", lambda a: torch.sort(a, dim=0, descending=True, stable=True),
         [T(9, 2, 2)], every)
    case("sort(%0, 1)", lambda a: torch.sort(a, dim=1, stable=True), [T(3, 9, special=True)])
    case("sort(%0, 1, true)", lambda a: torch.sort(a, dim=1, descending=True, stable=True),
         [T(3, 9, special=True)])
    case("sort(%0, 1)", lambda a: torch.sort(a, dim=1, stable=True), [T(2, 300)], (BF16, I8))
    case("sort(%0, 0, true)", lambda a: torch.sort(a, dim=0, descending=True, stable=True),
         [T(130, 2, special=True)], (F32, F16))
    case("sort(%0)", torch.sort, [T()], (F32, I64))
    case("sort(%0)", torch.sort, [T(2, 0)], (F32,))
    case("argsort(%0)", lambda a: torch.argsort(a, stable=True), [T(3, 9)], every)
    case("argsort(%0, 0, true)", lambda a: torch.argsort(a, dim=0, descending=True, stable=True),
         [T(9, 3)], every)
    case("topk(%0, 3)", lambda a: torch.topk(a, 3), [T(2, 17)], (F32, F64))
    case("topk(%0, 2, 0)", lambda a: torch.topk(a, 2, 0), [T(7, 3)], (F32, F64))
    case("topk(%0, 3, 1, false)", lambda a: torch.topk(a, 3, 1, False), [T(2, 17)], (F32, F64))
    case("topk(%0, 0)", lambda a: torch.topk(a, 0), [T(2, 3)], (F32,))
    case("topk(%0, 3)", lambda a: (torch.topk(a, 3)[0], torch.sort(a, descending=True, stable=True)
                                   [1][:, :3]), [T(2, 17)], (F16, BF16, I64, U8))


def scattering():
    rows = idx(2, 3, high=3)
    every = FLOATS + (F64, I64, I32, I16, I8, U8, BOOL)
    case("scatter(%0, 1, %1, %2)", lambda a, i, s: torch.scatter(a, 1, i, s),
         [T(3, 4), idx(2, 1, high=3), T(2, 3)], every)
    case("scatter(%0, 0, %1, 2.5)", lambda a, i: torch.scatter(a, 0, i, 2.5), [T(4, 3), rows],
         FLOATS + (I64,))
    case("scatter(%0, 0, %1, true)", lambda a, i: torch.scatter(a, 0, i, True), [T(4, 3), rows],
         (BOOL,))
    case("scatter(%0, 0, %1, 1)", lambda a, i: torch.scatter(a, 0, i, 1), [T(4), idx(high=3)],
         (F32,))
    case("scatter_add(%0, 0, %1, %2)", lambda a, i, s: torch.scatter_add(a, 0, i, s),
         [T(4, 3), rows, T(2, 3)], every[:-1])
    case("scatter_add(%0, 1, %1, %2)", lambda a, i, s: torch.scatter_add(a, 1, i, s),
         [T(3, 4), idx(2, 9, high=3), T(2, 9)], (F32, I64))
    case("scatter_add(%0, 0, %1, %2)", lambda a, i, s: torch.scatter_add(a, 0, i, s),
         [T(4), idx(0, high=3), T(3)], (F32,))
    case("index_add(%0, 1, %1, %2)", lambda a, i, s: torch.index_add(a, 1, i, s),
         [T(3, 4), idx(5, high=3), T(3, 5)], (F32, F64, I64, I32))
    case("index_add(%0, 0, %1, %2, alpha=2)", lambda a, i, s: torch.index_add(a, 0, i, s, alpha=2),
         [T(3, 4), idx(5, high=2, dtype=I32), T(5, 4)], (F32, I64))
    case("index_copy(%0, 0, %1, %2)", lambda a, i, s: torch.index_copy(a, 0, i, s),
         [T(3, 4), idx(1, high=2), T(1, 4)], every)
    case("index_put(%0, [%1], %2)", lambda a, i, v: torch.ops.aten.index_put(a, [i], v),
         [T(5, 3), idx(1, high=4, low=-5), T(1, 3)], every)
    case("index_put(%0, [%1], %2, true)", lambda a, i, v: torch.ops.aten.index_put(a, [i], v, True),
         [T(5, 3), idx(4, high=4), T(3)], (F32, F64, I64))
    case("index_put(%0, [none, %1], %2)", lambda a, i, v: torch.ops.aten.index_put(a, [None, i], v),
         [T(2, 5, 3), idx(1, high=4), T()], (F32, I64))
    case("index_put(%0, [%1, %2], %3, true)",
         lambda a, i, j, v: torch.ops.aten.index_put(a, [i, j], v, True),
         [T(4, 5, 3), idx(2, 1, high=3), idx(3, high=4), T(2, 3, 1)], (F32, I64))
    case("index_put(%0, [%1, none, %2], %3, true)",
         lambda a, i, j, v: torch.ops.aten.index_put(a, [i, None, j], v, True),
         [T(4, 5, 3), idx(2, high=3), idx(2, high=2), T(2, 5)], (F32,))


def generation():
    for start, end, steps in ((0, 1, 5), (-3, 7.5, 8), (2, 2, 3), (1, 0, 1), (0, 1, 0), (0, 9, 2)):
        for dtype in (F32, F64, I64):
            case(f"linspace({start}, {end}, {steps}, {cases.NAMES[dtype]})",
                 lambda s=start, e=end, n=steps, d=dtype: torch.linspace(s, e, n, dtype=d), [],
                 (None,))
    case("linspace(-1, 1, 37)", lambda: torch.linspace(-1, 1, 37), [], (None,))
    case("eye(3)", lambda: torch.eye(3), [], (None,))
    case("eye(2, 4, i64)", lambda: torch.eye(2, 4, dtype=I64), [], (None,))
    case("eye(2, 0, bool)", lambda: torch.eye(2, 0, dtype=BOOL), [], (None,))
    case("meshgrid([%0, %1])", lambda a, b: torch.meshgrid(a, b, indexing="ij"), [T(3), T(4)],
         FLOATS + (I64, BOOL))
    case('meshgrid([%0, %1, %2], "xy")', lambda *t: torch.meshgrid(*t, indexing="xy"),
         [T(3), T(), T(4)], (F32,))
    case("meshgrid([%0])", lambda a: torch.meshgrid(a, indexing="ij"), [T(3)], (F32,))
    case("one_hot(%0, 5)", lambda a: F.one_hot(a, 5), [idx(2, 3, high=4)], (None,))
    case("one_hot(%0, 5)", lambda a: F.one_hot(a, 5), [idx(high=4)], (None,))


def rearrangement():
    some = FLOATS + (F64, BOOL)
    case("im2col(%0, [2,3])", lambda a: F.unfold(a, (2, 3)), [T(2, 3, 5, 6)], some)
    case("im2col(%0, [3,2], dilation=[2,1], padding=[1,2], stride=[2,1])",
         lambda a: F.unfold(a, (3, 2), (2, 1), (1, 2), (2, 1)), [T(2, 3, 6, 5)], some)
    case("im2col(%0, [2])", lambda a: F.unfold(a, 2), [T(3, 4, 4)], (F32,))
    case("col2im(%0, [5,4], [2,2])", lambda a: F.fold(a, (5, 4), 2), [small(2, 12, 12)],
         (F32, F64, BOOL))
    case("col2im(%0, [6,5], [3,2], dilation=[2,1], padding=[1,2], stride=[2,1])",
         lambda a: F.fold(a, (6, 5), (3, 2), (2, 1), (1, 2), (2, 1)), [small(2, 18, 16)], (F32,))
    case("col2im(%0, [4,4], [2,2], stride=[2])", lambda a: F.fold(a, (4, 4), 2, stride=2),
         [small(8, 4)])
    case("pixel_shuffle(%0, 2)", lambda a: F.pixel_shuffle(a, 2), [T(2, 8, 3, 5)],
         FLOATS + (I64, BOOL))
    case("pixel_shuffle(%0, 3)", lambda a: F.pixel_shuffle(a, 3), [T(9, 3, 5)], (F32,))
    case("pixel_unshuffle(%0, 2)", lambda a: F.pixel_unshuffle(a, 2), [T(2, 2, 6, 4)],
         FLOATS + (I64,))
    for dim, shape in ((0, (3, 1, 1)), (2, (1, 1, 4)), (1, (1, 2, 1))):
        types = (F32, F64) if dim == 1 else FLOATS + (F64,)
        case(f"weight_norm(%0, %1, {dim})", lambda v, g, d=dim: torch._weight_norm(v, g, d),
             [T(3, 2, 4), T(*shape)], types)
    case("weight_norm(%0, %1, -1)", lambda v, g: torch._weight_norm(v, g, -1), [T(3, 2, 4), T(1)],
         (F32,))


def fourier():
    # Complex results are compared bit by bit: the lengths are those whose results are exact.
    for n in (1, 2, 4):
        case("fft(%0)", torch.fft.fft, [Drawn(3, n)], (C64, I64, I32))
        case("ifft(%0)", torch.fft.ifft, [Drawn(3, n)], (C64,))
        case("rfft(%0)", torch.fft.rfft, [Drawn(3, n)], (I64, BOOL))
    case("fft(%0, 4, 0)", lambda a: torch.fft.fft(a, 4, 0), [Drawn(3, 2)], (C64,))
    case("fft(%0, 2, 0)", lambda a: torch.fft.fft(a, 2, 0), [Drawn(3, 2)], (C64,))
    case('ifft(%0, norm="forward")', lambda a: torch.fft.ifft(a, norm="forward"), [Drawn(3, 4)],
         (C64,))
    for n in (6, 7, 11, 44):
        case(f"irfft(%0, {n})", lambda a, n=n: torch.fft.irfft(a, n), [Drawn(3, n // 2 + 1)], (C64,))
    case("irfft(%0)", torch.fft.irfft, [Drawn(3, 5)], (C64,))
    case("irfft(%0, 12)", lambda a: torch.fft.irfft(a, 12), [Drawn(3, 4)], (C64,))
    case("irfft(%0, 4)", lambda a: torch.fft.irfft(a, 4), [Drawn(3, 9)], (C64,))
    case('irfft(%0, 6, norm="ortho")', lambda a: torch.fft.irfft(a, 6, norm="ortho"),
         [Drawn(3, 4)], (C64,))
    for length in (60, 67):
        case(f"irfft(%0, {length})", lambda a, n=length: torch.fft.irfft(a, n), [Drawn(2, 34)],
             (C64,))
    case("irfftn(%0, [6,3], [1,0])", lambda a: torch.fft.irfftn(a, (6, 3), (1, 0)),
         [Drawn(3, 4)], (C64, F32))
    case("hfftn(%0, dim=[0,1])", lambda a: torch.fft.hfftn(a, dim=(0, 1)), [Drawn(3, 4)], (C64,))
    case("rfftn(%0, [4,2])", lambda a: torch.fft.rfftn(a, (4, 2)), [Drawn(4, 4)], (I64,))
    case("ihfftn(%0, [4,2])", lambda a: torch.fft.ihfftn(a, (4, 2)), [Drawn(4, 4)], (I64,))
    case("fftshift(%0)", torch.fft.fftshift, [Drawn(4, 5)], (F32, C64, I64))
    case("ifftshift(%0, [1])", lambda a: torch.fft.ifftshift(a, 1), [Drawn(4, 5)], (F32,))
    case("fftn(%0, dim=[1,2])", lambda a: torch.fft.fftn(a, dim=(1, 2)), [Drawn(3, 4, 2)], (C64, I64))
    case("fftn(%0)", torch.fft.fftn, [Drawn(4, 2, 1)], (C64,))
    case("ifftn(%0, dim=[0,-1])", lambda a: torch.fft.ifftn(a, dim=(0, -1)), [Drawn(4, 3, 2)], (C64,))
    case("real(%0)", lambda a: a.real, [Drawn(3, 4)], (C64, F32, I64))
    case("imag(%0)", lambda a: a.imag, [Drawn(3, 4)], (C64,))


FAMILIES = [matmul, einsum, convolution, attention, interpolation, sorting, scattering, generation,
            rearrangement, fourier]


def main():
    for family in FAMILIES:
        family()
    graphs, tensors = [], {}
    for text, function, inputs, dtypes in cases.CASES:
        for dtype in dtypes:
            graph, recorded = record.record(len(graphs), text, function, inputs, dtype)
            graphs.append(graph)
            tensors |= recorded
    head = "# Written by record_heavy.py; what PyTorch computes for these is in heavy.safetensors.\n"
    (record.HERE / "heavy.graph").write_text(head + "".join(graphs))
    record.write_safetensors(record.HERE / "heavy.safetensors", tensors)
    print(f"{len(graphs)} cases")


if __name__ == "__main__":
    main()
