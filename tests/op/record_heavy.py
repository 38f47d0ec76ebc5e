#!/usr/bin/env python3
"""Records PyTorch's products, convolutions, attention and their like: heavy.graph and
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
    """Values that sums in half precision keep well conditioned."""
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


FAMILIES = [matmul, einsum, convolution, attention]


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
