"""Calls that become several ops at import, run by live PyTorch and by the program: composites,
recurrent layers, regions of autocast, masks as indices, functions of symbolic integers, forms of
`expand`."""
import json
import math
import os
import subprocess
import tempfile
import unittest
import warnings
from pathlib import Path

try:
    import torch
    from safetensors.torch import load_file, save_file
except ImportError:
    torch = None

ROOT = Path(__file__).resolve().parent.parent.parent
PROGRAM = os.environ.get("PASSNET_PROGRAM", str(ROOT / "build" / "passnet"))
TOLERANCES = {"float16": (1e-2, 1e-3), "bfloat16": (3e-2, 1e-2), "float32": (1e-4, 1e-5)}

# Each call with its inputs: a shape, `[dtype, shape]`, an integer (a symbolic one), or a list of
# values that are known at import.
ATTENTION = {"x": (2, 5, 8), "w": (24, 8), "b": (24,), "p": (8, 8), "pb": (8,)}
FORM = "torch._native_multi_head_attention(x, x, x, 8, 4, w, b, p, pb"
LAYER = dict(ATTENTION, n1=(8,), m1=(8,), n2=(8,), m2=(8,), f1=(16, 8), g1=(16,), f2=(8, 16),
             g2=(8,))
CELL = {"x": (2, 3), "h": (2, 4), "w": (16, 3), "v": (16, 4), "b": (16,), "d": (16,)}
MATRIX = {"x": (4, 6)}
TWO = {"x": (4, 6), "y": (4, 6)}
MASK = [True, False, True, True]
RATES = "torch.sigmoid(x)"
CALLS = {
    "attention": [
        (ATTENTION, f"{FORM})"),
        (ATTENTION, f"{FORM}, None, False)[0]"),
        (ATTENTION, f"{FORM}, need_weights=True, average_attn_weights=False)"),
        ({**ATTENTION, "m": ["bool", (5, 5)]}, f"{FORM}, m, True, True, 0)"),
        ({**ATTENTION, "m": ["bool", (2, 5)]}, f"{FORM}, m, True, False, 1)"),
        ({**ATTENTION, "m": ["bool", (2, 4, 5, 5)]}, f"{FORM}, m, True, True, 2)"),
        *((LAYER, "torch._transformer_encoder_layer_fwd(x, 8, 4, w, b, p, pb, "
                  f"{gelu}, {first}, 1e-05, n1, m1, n2, m2, f1, g1, f2, g2, None, None)")
          for gelu in (False, True) for first in (False, True)),
    ],
    "recurrent": [
        ({"x": (5, 2, 3), "h": (1, 2, 4), "c": (1, 2, 4), "w": (16, 3), "v": (16, 4), "b": (16,),
          "d": (16,)},
         "torch.lstm(x, (h, c), [w, v, b, d], True, 1, 0.0, False, False, False)"),
        ({"x": (2, 5, 3), "h": (2, 2, 4), "w": (12, 3), "v": (12, 4), "w2": (12, 3), "v2": (12, 4)},
         "torch.gru(x, h, [w, v, w2, v2], False, 1, 0.0, False, True, True)"),
        ({"x": (5, 2, 3), "h": (2, 2, 4), "w": (4, 3), "v": (4, 4), "w2": (4, 4), "v2": (4, 4)},
         "torch.rnn_tanh(x, h, [w, v, w2, v2], False, 2, 0.0, False, False, False)"),
        ({**CELL, "c": (2, 4)}, "torch.lstm_cell(x, (h, c), w, v, b, d)"),
        ({"x": (2, 3), "h": (2, 4), "w": (12, 3), "v": (12, 4)}, "torch.gru_cell(x, h, w, v)"),
    ],
    "symbols": [
        ({**MATRIX, "s": 3}, "x.expand(torch.sym_sum([1, s // 1]), torch.sym_sum((s, 1)), 6)"),
        ({**MATRIX, "s": 3}, "x + torch.sym_sum([s]) + torch.sym_sum([])"),
        ({**MATRIX, "n": ["int64", ()]}, "x + torch.sym_sum([1, n.item(), 3])"),
        ({**MATRIX, "n": ["int64", ()]}, "x + torch.sym_sum([n, x.size(0)])"),
        ({**MATRIX, "s": 3, "t": 5},
         "x.expand(torch.sym_ite(s > t, s, t), torch.sym_max(s, 4), 6)"),
        ({**MATRIX, "s": 3}, "x * torch.sym_float(s) + torch.sym_int(2.7) + torch.sym_sqrt(s)"),
        ({**MATRIX, "s": 3}, "x + (max(s, 2) + int(s / 2) + abs(-s) + (s << 1) + (not (s == 3)))"),
        ({**MATRIX, "s": 3}, "(torch._assert_scalar(s > 0, 'no'), x)[1]"),
        ({**MATRIX, "n": [2]},
         "(torch.ops.aten._assert_scalar.default(n.item() >= 0, 'no'), x)[1]"),
        ({**MATRIX, "s": 3}, "(torch.sym_constrain_range_for_size(s, min=0, max=9), x)[1]"),
        ({**MATRIX, "s": 3}, "(torch._check(s == 3), torch._check_is_size(s), x)[2]"),
        (MATRIX, "x.reshape(x.shape[0], -1) + x.stride(0) + len(x) + torch.numel(x)"),
    ],
    "expand": [
        ({"x": (1, 4, 1)}, f"x.expand({sizes})") for sizes in (
            "3, 4, 5", "[3, 4, 5]", "(3, -1, 5)", "2, 3, 4, 5", "size=(3, 4, 5)", "-1, -1, -1",
            "torch.Size([3, 4, 5])")] + [
        ({"x": (1, 4, 1), "y": (3, 4, 5)}, f"x.{form}") for form in (
            "expand_as(y)", "expand(y.shape)", "expand(*y.shape)", "expand(y.size())",
            "expand(y.shape[0], -1, y.size(-1))", "expand_as(other=y)")] + [
        ({"x": (1, 4, 1), "s": 3}, "x.expand(s, s + 1, s * 2 - 1)"),
        ({"x": (1, 4, 1), "n": [3]}, "x.expand(n.item(), 4, int(n))"),
        ({"x": ()}, "(x.expand(3), x.expand(2, 3), x.expand(()))"),
        ({"x": (1, 4, 1)}, "torch.Tensor.expand(x, 3, 4, 5)"),
        ({"x": (1, 4, 1)}, "torch.ops.aten.expand(x, (3, 4, 5), implicit=False)"),
    ],
    "masks": [
        ({**MATRIX, "m": MASK}, "x[m]"),
        ({**MATRIX, "m": [*MASK, False, False]}, "x[:, m]"),
        (MATRIX, "x[[True, False, True, True]]"),
        (MATRIX, "x[torch.arange(4) > 1]"),
        (MATRIX, "x[torch.ones(4, 6, dtype=torch.bool).tril()]"),
        (MATRIX, "torch.masked_select(x, torch.ones(4, 1, dtype=torch.bool))"),
        (MATRIX, "torch.where(torch.arange(4) > 1)"),
        (MATRIX, "(torch.arange(4) > 1).nonzero()"),
        (MATRIX, "torch.nonzero(torch.ones(4, 6, dtype=torch.bool).tril(), as_tuple=True)"),
        ({**MATRIX, "v": (1,)}, "x.index_put((x > 0,), v)"),
        ({**MATRIX, "m": MASK, "i": [2, 1, 0]}, "x.index_put((m, i), torch.tensor(7.0))"),
        ({"x": (6, 6)}, "x[torch.triu_indices(6, 6, 1)[0], torch.triu_indices(6, 6, 1)[1]]"),
        ({"i": [0, 2, 1]}, "torch.nn.functional.one_hot(i)"),
        ({"i": [0, 2, 1]}, "torch.nn.functional.one_hot(i, num_classes=-1)"),
        (MATRIX, "torch.nn.functional.one_hot(torch.arange(5))"),
    ],
    "logit": [
        (MATRIX, f"{name}({RATES}{eps})") for eps in ("", ", 0.1", ", eps=0.001") for name in (
            "torch.logit", "torch.special.logit", "torch._C._special.special_logit",
            "torch.ops.aten.logit.default", "torch.ops.aten.special_logit.default")] + [
        (MATRIX, f"{RATES}.logit_(0.2)"),
        (MATRIX, f"torch.special.logit({RATES}, 0.1, out=torch.empty(4, 6))"),
    ],
    "functions": [
        ({"x": (2, 7, 5, 5)}, "torch.nn.functional.local_response_norm(x, 5, 0.0001, 0.75, 2.0)"),
        ({"x": (2, 3, 8), "w": (3, 8)}, "torch.native_layer_norm(x, [3, 8], w, None, 1e-05)"),
        ({"x": (2, 3, 8)}, "torch.instance_norm(x, None, None, None, None, True, 0.1, 1e-5, True)"),
        (TWO, "torch.pairwise_distance(x, y), torch.dist(x, y), y.dist(x, 1)"),
        (TWO, "torch.cosine_similarity(x, y), torch.nn.functional.cosine_similarity(x, y, -1)"),
        ({"x": (2, 3, 4), "y": (2, 5, 4)},
         "torch.cdist(x, y), torch.functional.cdist(x, y, p=1.0)"),
        ({"x": (30, 4), "y": (2, 5, 4)},
         "torch.cdist(x, y), torch.functional.cdist(x, y, 2.0), torch.cdist(x, y, p=1.0), "
         "torch.functional.cdist(x, y, compute_mode='donot_use_mm_for_euclid_dist')"),
        (TWO, "torch.isclose(x, y), x.isclose(x + 1e-9)"),
        ({"x": (4, 3), "y": (4, 3)}, "torch.linalg.cross(x, y), torch.cross(x, y, dim=-1)"),
        ({"x": (5, 3), "y": (5, 4), "w": (2, 3, 4)}, "torch.nn.functional.bilinear(x, y, w)"),
        (MATRIX, "torch.diff(x), x.diff(dim=0), torch.msort(x), torch.trapezoid(x, dx=0.5)"),
        (MATRIX, "torch.kthvalue(x, 2), x.median(), x.median(1, keepdim=True), x.median(0).values"),
        ({**MATRIX, "k": (3,)}, "torch.bucketize(x, k.sort()[0], right=True)"),
        ({**MATRIX, "k": (3,)}, "torch.searchsorted(k.sort()[0], x, side='right')"),
        ({"i": [0, 4, 1], "t": [1, 4]},
         "torch.isin(i, t), torch.isin(i, 4), torch.isin(i, t, invert=True)"),
        ({"x": (5, 5)}, "(x * 1).fill_diagonal_(0.0), torch.diagonal_scatter(x, x[0])"),
        ({"x": (2, 6, 4, 4)}, "torch.nn.functional.channel_shuffle(x, 3)"),
        ({"x": (1, 2, 5, 5), "g": (1, 3, 3, 2)}, "torch.grid_sampler(x, g, 1, 1, True)"),
        ({"t": (2, 2, 3)}, "torch.nn.functional.affine_grid(t, (2, 3, 4, 5), align_corners=True)"),
        ({"t": (2, 2, 3)}, "torch.nn.functional.affine_grid(t, [2, 3, 4, 5])"),
        (TWO, "torch.nn.functional.binary_cross_entropy_with_logits(x, torch.sigmoid(y))"),
        (TWO, "torch.nn.functional.binary_cross_entropy(torch.sigmoid(x), torch.sigmoid(y))"),
        ({**MATRIX, "t": [0, 2, 5, -100]}, "torch.nn.functional.cross_entropy(x, t)"),
        ({**MATRIX, "t": [0, 2, 5, 1]}, "torch.nn.functional.nll_loss(x, t, reduction='none')"),
        *(({"x": (4, 6), "w": (6,), "t": [0, 2, 5, 1]}, f"torch.nn.functional.{call}") for call in (
            "nll_loss(x, t, w)", "nll_loss(x, t, weight=w, reduction='sum', ignore_index=5)",
            "nll_loss(x, t, w, ignore_index=2, reduction='none')", "cross_entropy(x, t, w)",
            "cross_entropy(x, t, w, ignore_index=2, label_smoothing=0.1)",
            "cross_entropy(x, t, label_smoothing=0.2)",
            "cross_entropy(x, t, w, ignore_index=1, reduction='none', label_smoothing=0.3)",
            "cross_entropy(x, t, reduction='sum', label_smoothing=0.3)")),
        ({"x": (2, 4, 3), "w": (4,), "t": [[0, 2, -100], [1, 1, 3]]},
         "torch.nn.functional.cross_entropy(x, t, w, label_smoothing=0.1)"),
        ({"x": (4, 6), "y": (4, 6), "w": (6,), "p": (6,)},
         "torch.nn.functional.binary_cross_entropy_with_logits("
         "x, torch.sigmoid(y), w, pos_weight=p)"),
        ({"x": (4, 6), "y": (4, 6), "w": (6,)},
         "torch.nn.functional.binary_cross_entropy(torch.sigmoid(x), torch.sigmoid(y), w)"),
        (MATRIX, "torch.nn.functional.softmin(x, dim=-1), torch.ldexp(x, x.long())"),
        ({"x": (4,)}, "torch.combinations(x), torch.vdot(x, x), torch.hann_window(8)"),
        ({"i": [0, 2], "w": (3, 4)}, "torch.nn.functional.embedding_bag(i.view(1, 2), w)"),
    ],
}
CALLS["signals"] = [
    (TWO, "torch.view_as_real(torch.complex(x, y) * torch.polar(x, y))"),
    (TWO, "torch.complex(x, y).angle(), torch.complex(x, y).conj().imag, x.conj(), torch.conj(x)"),
    (TWO, "torch.view_as_real(torch.complex(x / 0, y) / 2.0)"),
    ({"x": (4, 3, 2)}, "torch.view_as_real(torch.view_as_complex(x).transpose(0, 1))"),
    ({"x": (2, 64)},
     "torch.stft(x, 16, 4, window=torch.hann_window(16), return_complex=True).abs()"),
    ({"x": (2, 64)}, "torch.stft(x, 16, win_length=12, window=torch.hamming_window(12), "
                     "center=False, normalized=True, return_complex=True).real"),
    (MATRIX, "torch.quantile(x, 0.3), x.quantile(0.5, dim=1), torch.quantile(x, 0.95, -1, True)"),
    ({"x": (1, 2, 4, 4)}, "torch.nn.functional.max_unpool2d(x, torch.arange(16).view(4, 4).expand("
                          "1, 2, 4, 4), 2)"),
    ({"x": [3, 4, 9]}, "torch.diff(x, prepend=x[:1] - 1), torch.diff(x, dim=-1, append=x[:1])"),
    (MATRIX, "(x.half() * 0 + torch.finfo(torch.float16).min, x + torch.iinfo(torch.int8).max)"),
]
INDICES = "torch.arange(16).view(4, 4).expand(1, 2, 4, 4)"
CALLS["rare"] = [
    (MATRIX, "torch.erfinv(x * 0.3), torch.special.erfinv(x.clamp(-1, 1)), (x * 0.2).erfinv()"),
    ({"i": [3, 1, 3, 5, 4, 5, 0]}, "torch.cummax(i, 0), i.cummin(dim=0), torch.cummax(i > 2, -1)"),
    (TWO, "torch.cummax(x, 1), x.cummin(0), torch.cummin(torch.where(y > 0, x / 0 * 0, x), 1)"),
    (MATRIX, "torch.histc(x, 8), torch.histc(x, bins=5, min=-1, max=1.5), x.histc(bins=3, max=2)"),
    (MATRIX, "torch.histc(x * 0, 4)"),
    ({"x": (1, 2, 4, 4)},
     f"torch.nn.functional.max_unpool2d(x, {INDICES}, [2, 2], [2, 2], [0, 0], None)"),
    ({"x": (1, 2, 4, 4)},
     f"torch.nn.functional.max_unpool2d(x, {INDICES}, 3, 2, 1, output_size=(8, 7))"),
    ({"x": (1, 2, 4, 4)}, f"torch.nn.functional.max_unpool2d(x, {INDICES}, (2, 3), stride=2)"),
    (MATRIX, "torch.tensor_split(x, indices=[1, 4], dim=1), x.tensor_split(sections=3)"),
    (MATRIX, "torch.nn.functional.pad(x > 0, [1, 2], 'constant', True)"),
    (MATRIX, "torch._C._nn.pad(x, [1, 2], 'constant', False), torch.nn.functional.pad("
             "x, [1, 2], 'reflect', 0.0)"),
    (MATRIX, "x.to(None), x * int(x != 'Rep') * int(x != None) + int(x == 'Rep')"),
    (MATRIX, "x.expand(torch.functional.broadcast_shapes([4, 6], [1, 6], (3, 1, 1))), x.reshape("
             "torch.broadcast_shapes((4, 1), 6))"),
    (MATRIX, "torch.lgamma(x * 4), (x * x).lgamma(), torch.special.gammaln(x * 0 + 3)"),
    (MATRIX, "torch.lgamma(torch.floor(x * 2)), torch.lgamma(x / 0)"),
    ({"x": ["float16", (4, 6)]}, "torch.lgamma(x * 4), torch.erfinv(x / 8)"),
    ({"x": ["float64", (4, 6)]}, "torch.lgamma(x * 4), torch.erfinv(x / 4)"),
]
INF = "float('inf')"
CALLS["ATen"] = [
    (MATRIX, "torch.ops.aten._to_copy.default(x, dtype=torch.float64)"),
    (MATRIX, "torch.ops.aten._to_copy.default(x, device=torch.device('cpu')) * 2"),
    (MATRIX, "torch.ops.aten._unsafe_view.default(x, [2, -1]) * 2"),
    (MATRIX, "torch.ops.aten.alias.default(x) + torch.ops.aten.lift_fresh_copy.default(x)"),
    (MATRIX, f"torch.ops.aten._safe_softmax.default(x.masked_fill(x < 0.5, -{INF}), -1)"),
    (MATRIX, "torch.ops.aten._safe_softmax.default(x, 0, torch.float64)"),
    ({"x": (4, 6), "i": [0, 3, 1]}, "torch.ops.aten._unsafe_index.Tensor(x, [i, None])"),
    ({"x": (4, 6), "v": (2, 6), "i": [0, 3]},
     "torch.ops.aten._unsafe_index_put.default(x, [i], v, True)"),
    (MATRIX, "torch.ops.aten._softmax.default(x, -1, False)"),
    *(({"x": (4, 6), "w": (6,), "t": [0, 2, 5, 1]}, f"torch.ops.aten.nll_loss_forward.default({rest})")
      for rest in ("x, t, None, 1, -100", "x, t, w, 2, 1", "x, t, w, 0, -100")),
    ({"x": (2, 4, 3, 1), "t": [[[0], [2], [-100]], [[1], [1], [3]]]},
     "torch.ops.aten.nll_loss2d_forward.default(x, t, None, 1, -100)"),
    ({"x": (4, 6), "w": (6,), "t": [0, 2, 5, 1]},
     "torch._C._nn.cross_entropy_loss(x, t, w, 2, -100, 0.1)"),
    (MATRIX, "torch.ops.aten._log_softmax.default(x, 0, False)"),
    *((TWO, f"torch.ops.aten.{call}") for reduction in (0, 1, 2) for call in (
        f"l1_loss.default(x, y, {reduction})", f"mse_loss.default(x, y, {reduction})",
        f"smooth_l1_loss.default(x, y, {reduction}, 0.5)", f"huber_loss(x, y, {reduction}, 0.3)",
        f"soft_margin_loss.default(x, y.sign(), {reduction})",
        f"kl_div.default(x, torch.sigmoid(y), {reduction})",
        f"binary_cross_entropy(torch.sigmoid(x), torch.sigmoid(y), None, {reduction})",
        f"binary_cross_entropy_with_logits(x, torch.sigmoid(y), None, y[0], {reduction})")),
    *(({"x": (4, 6), "w": (6,), "t": [0, 2, 5, 1]}, f"torch.ops.aten.nll_loss.default({rest})")
      for rest in ("x, t", "x, t, w, 2, 1", "x, t, None, 0, -100")),
    ({"x": (1, 2, 4, 4)}, f"torch.ops.aten.max_unpool2d.default(x, {INDICES}, [5, 6])"),
    ({"x": (2, 64)},
     "torch.ops.aten.stft(x, 16, 4, 16, torch.hann_window(16), True, True, True).abs()"),
    ({"x": (2, 64)},
     "torch.ops.aten.stft.center(x, 16, 4, 16, None, False, 'reflect', True, True, True).abs()"),
    ({"x": (1, 2, 4, 6)}, "torch.ops.aten.upsample_nearest2d.default(x, [5, 9], None, None)"),
    ({"x": (1, 2, 4, 6)}, "torch.ops.aten.upsample_nearest2d.default(x, [6, 9], 1.5, 1.5)"),
    ({"x": (1, 2, 4, 6)},
     "torch.ops.aten.upsample_bilinear2d.default(x, [6, 9], False, 1.5, 1.5)"),
    *(({"x": (1, 2, 4, 6)}, f"torch.ops.aten.upsample_{kind}2d.vec(x, {rest})")
      for kind in ("bilinear", "bicubic")
      for rest in ("[5, 9], True, None", "None, False, [1.5, 2.0]")),
    *(({"x": (1, 2, 4, 6)}, f"torch.ops.aten._upsample_{kind}2d_aa.vec(x, [3, 9], False, None)")
      for kind in ("bilinear", "bicubic")),
    *(({"x": (1, 2, *(4, 6, 3)[:rank])},
       f"torch.ops.aten.{kind}{rank}d.vec(x, None, {[1.5] * rank})")
      for rank in (1, 2, 3) for kind in ("upsample_nearest", "_upsample_nearest_exact")),
    ({"x": (1, 2, 4)}, "torch.ops.aten.upsample_linear1d.vec(x, [7], False, None)"),
    ({"x": (1, 2, 4)}, "torch.ops.aten.upsample_linear1d.default(x, [7], True)"),
    ({"x": (1, 2, 4, 3, 3)}, "torch.ops.aten.upsample_trilinear3d.vec(x, None, True, [2.0] * 3)"),
    ({"x": (1, 2, 4, 6)}, "torch.ops.aten.upsample_bicubic2d.default(x, [5, 9], False)"),
    *((MATRIX, f"torch.ops.aten.to.dtype_layout(x, {rest})")
      for rest in ("dtype=torch.float64, layout=torch.strided", "device=torch.device('cpu')")),
    (MATRIX, "torch.ops.aten.numpy_T.default(x) * 2, torch.ops.aten.mT.default(x) + 1"),
    (TWO, "torch.ops.aten.tensordot.default(x, y, [1], [1])"),
    (MATRIX, "torch.cat(torch.ops.aten.unsafe_split_with_sizes.default(x, [1, 3, 2], 1), 1)"),
    (MATRIX, "torch.ops.aten.native_dropout.default(x, 0.5, False)"),
    (TWO, "torch.ops.aten._cdist_forward.default(x, y, 2.0, None)"),
    (TWO, "torch.ops.aten._euclidean_dist.default(x, y)"),
    (MATRIX, "torch.ops.aten._pdist_forward.default(x, 1.0)"),
    (MATRIX, "x * torch.logspace(0, 2, 6)"),
    ({"x": ["int64", (3, 4)], "y": ["int64", (3, 4)]},
     "torch.ops.aten.__xor__.Tensor(x, y), torch.ops.aten.__and__.Scalar(x, 3)"),
    ({"x": (3, 4, 5), "w": (4,), "b": (4,)},
     "torch.ops.aten._native_batch_norm_legit.no_stats(x, w, b, True, 0.1, 1e-5)"),
    ({"x": (3, 4, 5), "w": (4,), "b": (4,), "m": (4,), "v": (4,)},
     "torch.ops.aten._native_batch_norm_legit_functional.default(x, w, b, m, v, True, 0.1, 1e-5)"),
    *(({"x": (5, 3), "i": [0, 3, 1, 1, 4], "o": [0, 2]},
       f"torch.ops.aten._embedding_bag.default(x, i, o, False, {rest})[0]")
      for rest in ("0", "1", "1, False, None, False, 1")),
    ({"x": (5, 3), "i": [0, 3, 1, 1, 4], "o": [0, 2], "f": (5,)},
     "torch.ops.aten.embedding_bag.padding_idx(x, i, o, False, 0, False, f, False, None)[0]"),
    *((MATRIX, f"torch.view_as_real(torch.ops.aten._fft_r2c.default(x, [0, 1], {scale}, {one_sided}))")
      for scale in (0, 1, 2) for one_sided in (True, False)),
    *((MATRIX, "torch.view_as_real(torch.ops.aten._fft_c2c.default("
               f"torch.ops.aten._fft_r2c.default(x, [1], 0, True), [1], {scale}, {forward}))")
      for scale in (0, 1, 2) for forward in (True, False)),
    *((MATRIX, "torch.ops.aten._fft_c2r.default("
               f"torch.ops.aten._fft_r2c.default(x, {dims}, 0, True), {dims}, {scale}, 6)")
      for scale in (0, 1, 2) for dims in ([1], [0, 1])),
    (MATRIX, "torch.diff(x, 1, 1, x[:, :1], x[:, -1:])"),
    (MATRIX, "torch.ops.aten.sub.Tensor(1, x), torch.ops.aten.sub.Tensor(1, x, alpha=2)"),
    ({"x": (2, 3, 5, 6)}, "torch.ops.aten.reflection_pad2d.default(x, [1, 2, 2, 1])"),
    ({"x": (3, 5, 6)}, "torch.ops.aten.replication_pad1d.default(x, [1, 2])"),
    ({"x": (2, 3, 5, 6)}, "torch.ops.aten._adaptive_avg_pool2d.default(x, [2, 3])"),
    (MATRIX, "torch.ops.aten.log_sigmoid_forward.default(x), torch.ops.aten.relu6.default(x)"),
    (MATRIX, "torch.ops.aten.copy.default(x, x[0] * 2), torch.ops.aten.fill.Scalar(x, 2)"),
    (MATRIX, "torch.ops.aten.fill.Tensor(x, x[0, 0]), torch.ops.aten.new_empty_strided.default("
             "x, [2, 3], [3, 1]) * 0"),
    *(({"x": (1, 2, 4, 8)},
       f"torch.ops.aten._scaled_dot_product_flash_attention_for_cpu.default(x, x, x, 0.0, {rest})")
      for rest in ("True", "False, attn_mask=x[:, :1, :, :4].contiguous()", "True, scale=0.2")),
    ({"x": (1, 3, 8, 8), "w": (4, 3, 3, 3)},
     "torch.ops.aten.convolution.default(x, w, None, [1, 1], [1, 1], [1, 1], False, [0, 0], 1)"),
    ({"x": (1, 3, 8), "w": (3, 4, 3)},
     "torch.ops.aten.convolution.default(x, w, None, [2], [1], [1], True, [0], 1)"),
    ({"x": (1, 4, 6)}, "torch.ops.aten.native_group_norm.default(x, None, None, 1, 4, 6, 2, 1e-5)"),
    ({"x": (1, 4, 6), "m": (4,)}, "torch.ops.aten._native_batch_norm_legit_no_training.default("
                                  "x, None, None, m, m * m, 0.1, 1e-5)[0]"),
    ({"x": (1, 2, 4, 8)},
     "torch.ops.aten._scaled_dot_product_flash_attention_for_cpu.default(x, x, x)"),
]
PRODUCTS = {
    "torch.nn.functional.linear(x, w, b)": {"x": (3, 4), "w": (5, 4), "b": (5,)},
    "torch.matmul(x, w)": {"x": (3, 4), "w": (4, 5)},
    "torch.bmm(x, w)": {"x": (2, 3, 4), "w": (2, 4, 5)},
    "torch.addmm(b, x, w)": {"b": (5,), "x": (3, 4), "w": (4, 5)},
    "torch.baddbmm(b, x, w)": {"b": (2, 3, 5), "x": (2, 3, 4), "w": (2, 4, 5)},
    "torch.conv2d(x, w)": {"x": (1, 3, 8, 8), "w": (4, 3, 3, 3)},
    "torch.einsum('ij,jk->ik', x, w)": {"x": (3, 4), "w": (4, 5)},
    "torch.nn.functional.scaled_dot_product_attention(x, w, w)": {"x": (1, 2, 4, 8),
                                                                  "w": (1, 2, 4, 8)},
    "torch.nn.functional.mse_loss(x, w)": {"x": (3, 4), "w": (3, 4)},
    "torch.softmax(w, -1) + x": {"x": (3, 4), "w": (3, 4)},
}


def value_of(spec, seed):
    """The input that a spec denotes, and True if its values are known at import."""
    if isinstance(spec, int):
        return spec, True
    known = isinstance(spec, list) and not isinstance(spec[0], str)
    if known:
        return torch.tensor(spec if len(spec) > 1 else spec[0]), True
    dtype, shape = spec if isinstance(spec, list) else ("float32", spec)
    made = torch.randn(shape, generator=torch.Generator().manual_seed(seed))
    if dtype == "bool":  # no row is masked as a whole
        return (made > 0.3) & (torch.arange(shape[-1]) > 0), False
    return (made.abs() * 3).long() if dtype == "int64" else made.to(getattr(torch, dtype)), False


def flat(value):
    if isinstance(value, torch.Tensor):
        return [value]
    return [part for entry in value for part in flat(entry)] if isinstance(value, tuple) else []


@unittest.skipIf(torch is None, "PyTorch is not installed")
class Calls(unittest.TestCase):
    def setUp(self):
        holder = tempfile.TemporaryDirectory()
        self.addCleanup(holder.cleanup)
        self.root = Path(holder.name)

    def add(self, name, inputs, lines):
        """Writes a sample folder with its inputs, and returns PyTorch's results."""
        folder = self.root / "graphs" / name
        folder.mkdir(parents=True)
        values, meta = {}, ""
        for place, (label, spec) in enumerate(inputs.items()):
            values[label], known = value_of(spec, place)
            tensor = torch.as_tensor(values[label])
            data = tensor.flatten().tolist() if known else None
            meta += (f"class P{place}:\n    name = \"{label}\"\n    shape = {list(tensor.shape)}\n"
                     f"    dtype = \"{tensor.dtype}\"\n    device = \"cpu\"\n    mean = None\n"
                     f"    std = None\n    data = {data}\n\n")
        parameters = ", ".join(f"{label}: torch.SymInt" if isinstance(value, int) else label
                               for label, value in values.items())
        source = (f"import torch\nclass GraphModule(torch.nn.Module):\n    def forward(self, "
                  f"{parameters}):\n" + "".join(f"        {line}\n" for line in lines))
        (folder / "model.py").write_text(source)
        (folder / "weight_meta.py").write_text(meta)
        tensors = {f"in{place}": torch.as_tensor(value).clone()
                   for place, value in enumerate(values.values())}
        (self.root / "in").mkdir(exist_ok=True)
        save_file(tensors, str(self.root / "in" / f"{name}.safetensors"))
        scope = {"math": math}
        with torch.no_grad(), warnings.catch_warnings():
            warnings.simplefilter("ignore")
            exec(source, scope)
            return flat(scope["GraphModule"]().forward(**values))

    def compare(self, expected, pipeline):
        out = self.root / pipeline
        out.mkdir()
        done = subprocess.run(
            [PROGRAM, "run", str(self.root / "graphs"), "--inputs", str(self.root / "in"),
             "--outputs", str(out), "--pipeline", pipeline, "--json"],
            capture_output=True, text=True, check=False, timeout=600)
        errors = {}
        for line in done.stdout.splitlines():
            row = json.loads(line)
            if "error" in row:
                errors[Path(row["graph"]).name] = row["error"]["message"]
        for name, wanted in expected.items():
            with self.subTest(name, pipeline=pipeline):
                self.assertNotIn(name, errors)
                found = load_file(str(out / f"{name}.safetensors"))
                self.assertEqual(len(found), len(wanted))
                for place, tensor in enumerate(wanted):
                    got = found[f"out{place}"]
                    self.assertEqual((got.dtype, got.shape), (tensor.dtype, tensor.shape))
                    relative, absolute = TOLERANCES.get(str(tensor.dtype)[6:], (1e-6, 1e-7))
                    self.assertTrue(torch.allclose(got.double(), tensor.double(), relative,
                                                   absolute, equal_nan=True), (got, tensor))

    def check(self, calls):
        expected = {f"{place}_{name}": self.add(f"{place}_{name}", inputs, lines)
                    for place, (name, inputs, lines) in enumerate(calls)}
        for pipeline in ("reference", "op-by-op", "default"):
            self.compare(expected, pipeline)

    def test_calls(self):
        self.check((group, inputs, [f"return {call}"])
                   for group, calls in CALLS.items() for inputs, call in calls)

    def test_autocast(self):
        calls = []
        for dtype in ("bfloat16", "float16"):
            for call, shapes in PRODUCTS.items():
                inputs = dict(shapes, w=[dtype, shapes["w"]])
                enter = f"torch.amp.autocast_mode._enter_autocast('cpu', torch.{dtype}, True, None)"
                calls.append((dtype, inputs, [
                    f"region = {enter}", f"y = {call}",
                    "end = torch.amp.autocast_mode._exit_autocast(region)", "return y"]))
        self.check(calls)


if __name__ == "__main__":
    unittest.main()
