"""The models that `tools/compare_pt2.py` exports: own ones, and small ones of libraries."""
from __future__ import annotations

import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import torch
from torch import nn

import exported_models as own

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "python"))

from passnet import source_models  # noqa: E402

HALVES = ("bfloat16", "float16")
_SMALL = {"hidden_size": 64, "intermediate_size": 96, "num_attention_heads": 4,
          "num_key_value_heads": 2, "vocab_size": 160, "use_cache": False}


@dataclass(frozen=True)
class Model:
    """A model: `make` gives a module, and `inputs` its arguments of a batch and a length, in order or
    by name; a model of a library has a request instead."""

    name: str
    make: Any = None
    inputs: Any = None
    request: dict[str, Any] = field(default_factory=dict)
    dtype: str = "float32"
    dynamic: bool = False

    def build(self) -> Any:
        """The module, in evaluation mode, its normalizations as if it had been trained."""
        torch.manual_seed(1)
        module = self.make() if self.make else self._call(2, 16).module
        if self.dtype in HALVES:
            module = module.to(getattr(torch, self.dtype))
        source_models.randomize(module, 1)
        return module.eval()

    def arguments(self, batch: int = 2, length: int = 16) -> tuple[Any, ...] | dict[str, Any]:
        """The arguments of a call, drawn anew by each extent."""
        torch.manual_seed(100 * batch + length)
        if self.make is None:
            call = self._call(batch, length)
            return call.kwargs or call.args
        return tuple(value.to(getattr(torch, self.dtype)) if value.is_floating_point() else value
                     for value in self.inputs(batch, length))

    def _call(self, batch: int, length: int) -> Any:
        return source_models.build(source_models.Request(
            **{"sequence": length, **self.request, "batch": batch, "dtype": self.dtype}), real=True)


def _floats(*shape: int) -> Any:
    return torch.randn(*shape)


def _whole(limit: int, *shape: int) -> Any:
    return torch.randint(0, limit, shape)


def _boxes(batch: int, count: int) -> Any:
    corner = torch.rand(batch, count, 2) - 0.9
    return torch.cat([corner, corner + torch.rand(batch, count, 2) + 0.05], -1)


# name: (class, inputs of a batch and a length, dtypes besides f32, whether extents may vary)
_OWN = {
    "diffusion_unet": (own.DiffusionUNet,
                       lambda b, n: (_floats(b, 3, 16, 16), _whole(1000, b)), HALVES, True),
    "detection_head": (own.DetectionHead,
                       lambda b, n: (_floats(b, 8, 8, 8), _floats(b, 8, 4, 4)), (), True),
    "region_head": (own.RegionHead, lambda b, n: (_floats(b, 8, 12, 12), _boxes(b, 5)), (), True),
    "experts": (own.Experts, lambda b, n: (_floats(b, n, 16),), HALVES[:1], True),
    "state_space": (own.StateSpace, lambda b, n: (_floats(b, 6, 16),), HALVES[:1], True),
    "long_convolution": (own.LongConvolution, lambda b, n: (_floats(b, 8, n),), (), True),
    "spectrogram": (own.Spectrogram, lambda b, n: (_floats(b, 512),), (), False),
    "fourier_mixing": (own.FourierMixing,
                       lambda b, n: (_floats(b, n, 16), _floats(b, 4, 12, 12)), (), True),
    "recurrent": (own.Recurrent, lambda b, n: (_floats(b, 5, 6),), (), False),
    "quantized": (own.Quantized, lambda b, n: (_floats(b, n, 16),), (), False),
    "cached": (own.Cached, lambda b, n: (_floats(b, 3, 16),), (), False),
    "folding": (own.Folding, lambda b, n: (_floats(b, 12, 16),), HALVES, True),
    "matching": (own.Matching, lambda b, n: (_floats(b, 9, 8), _floats(b, 9, 8)), (), False),
    "point_cloud": (own.PointCloud, lambda b, n: (_floats(b, 20, 3),), (), False),
    "volume": (own.Volume, lambda b, n: (_floats(b, 2, 8, 8, 8),), (), True),
    "graphs": (own.Graphs, lambda b, n: (_floats(10 * b, 16), _whole(1 << 20, 2, 30)), (), True),
    "codec": (own.Codec, lambda b, n: (_floats(b, 1, 64),), (), True),
    "flow": (own.Flow, lambda b, n: (_floats(b, 8),), (), True),
    "encoder_layer": (lambda: nn.TransformerEncoderLayer(16, 4, 32, batch_first=True),
                      lambda b, n: (_floats(b, n, 16),), HALVES, True),
    "translator": (lambda: nn.Transformer(16, 4, 1, 1, 32, batch_first=True),
                   lambda b, n: (_floats(b, n, 16), _floats(b, 5, 16)), (), True),
}

# name: (options, dtypes besides f32, whether extents may vary)
_TRANSFORMERS = {
    "bert": ({}, HALVES, True), "gpt2": ({"n_embd": 64, "n_head": 4}, HALVES, True),
    "llama": ({"head_dim": 16}, HALVES, True), "qwen3": ({"head_dim": 16}, HALVES[:1], True),
    "mistral": ({"head_dim": 16}, (), True), "gemma2": ({"head_dim": 16}, HALVES[:1], True),
    "phi": ({}, (), True), "gpt_neox": ({}, (), True), "opt": (
        {"word_embed_proj_dim": 64, "ffn_dim": 96}, (), True),
    "mixtral": ({"head_dim": 16, "num_local_experts": 4}, HALVES[:1], True),
    "qwen2_moe": ({"moe_intermediate_size": 32, "shared_expert_intermediate_size": 32,
                   "num_experts": 4, "num_experts_per_tok": 2}, (), True),
    "t5": ({"d_model": 64, "d_kv": 16, "num_heads": 4, "d_ff": 96}, (), True),
    "bart": ({"d_model": 64, "encoder_attention_heads": 4, "decoder_attention_heads": 4,
              "encoder_ffn_dim": 96, "decoder_ffn_dim": 96}, (), True),
    "albert": ({"embedding_size": 32}, (), True), "electra": ({"embedding_size": 32}, (), True),
    "roberta": ({"pad_token_id": 1}, (), True), "deberta-v2": ({}, (), False),
    "distilbert": ({"dim": 64, "hidden_dim": 96, "n_heads": 4}, (), True),
    "mamba": ({"state_size": 8, "time_step_rank": 4}, (), False),
    "mamba2": ({"num_heads": 8, "head_dim": 16, "state_size": 8, "n_groups": 2, "chunk_size": 8},
               (), False),
    "fnet": ({}, (), False),
    "vit": ({"image_size": 32, "patch_size": 8}, HALVES, True),
    "deit": ({"image_size": 32, "patch_size": 8}, (), True),
    "swin": ({"image_size": 32, "embed_dim": 16, "depths": [1, 1], "num_heads": [2, 4],
              "window_size": 4, "hidden_size": 32, "num_attention_heads": [2, 4]}, (), False),
    "segformer": ({"hidden_sizes": [8, 16, 16, 32], "decoder_hidden_size": 16,
                   "num_attention_heads": [1, 2, 2, 4]}, (), False),
    "convnext": ({"hidden_sizes": [16, 16, 32, 32], "depths": [1, 1, 1, 1]}, HALVES[:1], True),
    "clip": ({"projection_dim": 32}, (), False),
    "whisper": ({"d_model": 64, "encoder_attention_heads": 4, "decoder_attention_heads": 4,
                 "encoder_ffn_dim": 96, "decoder_ffn_dim": 96, "max_source_positions": 30,
                 "pad_token_id": 0, "bos_token_id": 1, "eos_token_id": 2,
                 "decoder_start_token_id": 1}, (), False),
    "wav2vec2": ({"conv_dim": [16] * 7, "num_conv_pos_embeddings": 16,
                  "num_conv_pos_embedding_groups": 4}, (), False),
    "hubert": ({"conv_dim": [16] * 7, "num_conv_pos_embeddings": 16,
                "num_conv_pos_embedding_groups": 4}, (), False),
    "encodec": ({"num_filters": 4, "codebook_size": 16, "hidden_size": 16,
                 "codebook_dim": 16, "upsampling_ratios": [4, 2]}, (), False),
    "detr": ({"d_model": 64, "num_queries": 5, "encoder_ffn_dim": 64, "decoder_ffn_dim": 64,
              "use_timm_backbone": True, "backbone": "resnet18", "backbone_config": None,
              "use_pretrained_backbone": False}, (), False),
    "patchtst": ({"d_model": 32, "num_attention_heads": 4, "ffn_dim": 48}, (), False),
    "rwkv": ({"attention_hidden_size": 64}, (), False),
    "recurrent_gemma": ({"lru_width": 64, "attention_window_size": 8, "head_dim": 16,
                         "num_hidden_layers": 3}, (), False),
}
_IMAGES = {"swin": 32, "segformer": 64, "convnext": 64, "detr": 64, "vit": 32, "deit": 32}

_TIMM = {"resnet10t": HALVES, "mobilenetv3_small_050": HALVES[:1], "efficientnet_lite0": (),
         "vit_tiny_patch16_224": (), "mixer_s32_224": (), "ghostnet_050": (), "regnetx_002": (),
         "convnext_atto": (), "edgenext_xx_small": (), "lcnet_035": (), "fastvit_t8": (),
         "mobilevit_xxs": (), "maxvit_rmlp_pico_rw_256": (), "poolformer_s12": (),
         "levit_128s": (), "pit_ti_224": (), "hrnet_w18_small": (), "resnest14d": (),
         "inception_next_atto": (), "densenet121": (), "gmlp_s16_224": (), "repvgg_a0": (),
         "tf_efficientnetv2_b0": (), "coat_lite_tiny": (), "swin_tiny_patch4_window7_224": ()}
_SIZED = ("vit_tiny", "mixer", "levit", "pit", "gmlp", "coat", "swin", "maxvit")


def models() -> list[Model]:
    """All of them, own ones first; a half dtype or varying extents make another row."""
    rows = []
    for name, (make, inputs, dtypes, varies) in _OWN.items():
        for dtype in ("float32", *dtypes):
            rows.append(Model(f"own:{name}", make, inputs, dtype=dtype))
        if varies:
            rows.append(Model(f"own:{name}", make, inputs, dynamic=True))
    for name, (options, dtypes, varies) in _TRANSFORMERS.items():
        request = {"model": f"transformers:{name}", "layers": 2, "options": {**_SMALL, **options},
                   "image": _IMAGES.get(name)}
        rows += [Model(f"transformers:{name}", request=request, dtype=dtype)
                 for dtype in ("float32", *dtypes)]
        if varies:
            rows.append(Model(f"transformers:{name}", request=request, dynamic=True))
    for name, dtypes in _TIMM.items():
        size = None if name.startswith(_SIZED) else 64
        request = {"model": f"timm:{name}", "image": size}
        rows += [Model(f"timm:{name}", request=request, dtype=dtype)
                 for dtype in ("float32", *dtypes)]
    return rows
