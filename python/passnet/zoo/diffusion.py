"""Models of diffusers: every model class with its default configuration, its depth cut where it
counts layers, and inputs derived from the names of its arguments."""

from __future__ import annotations

import functools
import importlib
import inspect
from typing import Any

import diffusers
import torch

from passnet.errors import PassnetError
from passnet.zoo import Entry, Sizes

CUT = 2
SIDE, FRAMES, TOKENS, SAMPLES = 32, 5, 32, 8192
PIXELS, CLIP = 128, 9  # images and frames for autoencoders

_DEPTHS = frozenset(
    "num_layers num_single_layers num_double_layers num_dit_layers num_refiner_layers depth "
    "num_mmdit_layers num_single_dit_layers num_text_blocks num_visual_blocks n_refiner_layers "
    "num_layers_per_block transformer_num_layers num_token_replace_layers layers_per_block".split())
# Parts of the names of classes that read clips, packed tokens, waveforms or sequences.
_CLIPS = ("3DModel", "UNet3D", "UNetMotion", "I2VGen", "SparseControlNet", "Video", "CogVideoX",
          "Allegro", "Cosmos", "Magvit", "Mochi", "Wan", "QwenImage", "HunyuanImageRefiner",
          "VidTok", "Kandinsky5")
_WAVES = ("Oobleck", "SAME", "1D", "StableAudio", "KVAEAudio", "H3Audio", "AVAEAudio", "DiTVae")
_PACKED = ("QwenImageTransformer", "QwenImageControlNet", "LTXVideo", "LTX2Video", "SanaWMLTX2",
           "Nucleus", "QwenImage21Transformer")
_CHANNELS_LAST = ("Kandinsky5",)
_TEXT_WIDTHS = ("caption_channels", "encoder_hid_dim", "joint_attention_dim", "text_embed_dim",
                "cross_attention_dim", "text_dim", "caption_projection_dim", "encoder_hidden_dim",
                "text_embedding_dim", "text_states_dim", "in_channels_text", "embedding_dim",
                "cap_feat_dim", "encoder_hidden_states_channels", "cross_attention_input_dim",
                "text_hidden_dim", "text_in_channels", "context_in_dim", "in_text_dim")
_SEQUENCES = ("encoder_hidden_states", "encoder_hidden_states_t5", "cap_feats",
              "encoder_hidden_states_1", "encoder_hidden_states_2", "text_hidden_states")


def _config(module: Any, *names: str, default: Any = None) -> Any:
    for name in names:
        value = module.config.get(name)
        if isinstance(value, (list, tuple)) and value and isinstance(value[0], int):
            value = value[0]
        if isinstance(value, int) and not isinstance(value, bool):
            return value
    return default


# Settings without which these classes have no meaning.
_NEEDED: dict[str, dict[str, Any]] = {
    "LatteTransformer3DModel": {"in_channels": 4, "out_channels": 8, "num_attention_heads": 16,
                                "caption_channels": 4096, "attention_head_dim": 72,
                                "sample_size": 32, "patch_size": 2, "cross_attention_dim": 1152},
    "Transformer2DModel": {"in_channels": 320}, "UNet1DModel": {"extra_in_channels": 16},
    "WanVACETransformer3DModel": {"vace_layers": [0, 1]},
    "HunyuanDiT2DModel": {"in_channels": 4, "patch_size": 2, "sample_size": 32,
                          "cross_attention_dim": 1024, "hidden_size": 1408},
    "AutoencoderKLHunyuanImage": {
        "in_channels": 3, "out_channels": 3, "latent_channels": 64, "layers_per_block": 2,
        "block_out_channels": (128, 256, 512), "spatial_compression_ratio": 4,
        "sample_size": PIXELS},
}


def _construct(maker: Any, layers: int | None) -> Any:
    """The class with its defaults; depths above `layers` become `layers`."""
    options: dict[str, Any] = dict(_NEEDED.get(maker.__name__, {}))
    for name, entry in inspect.signature(maker.__init__).parameters.items():
        if layers is not None and name in _DEPTHS and isinstance(entry.default, int):
            options[name] = min(entry.default, layers)
    return maker(**options)


def _latents(module: Any, name: str, batch: int) -> Any:
    channels = _config(module, "in_channels", "audio_in_channels", "c_in", default=4)
    if any(part in name for part in _PACKED) or "img_ids" in inspect.signature(
            module.forward).parameters:
        return torch.randn(batch, (SIDE // 2) ** 2, channels)
    if any(part in name for part in _WAVES):
        return torch.randn(batch, channels, 256)
    if name == "PriorTransformer":
        return torch.randn(batch, module.config.embedding_dim)
    if name.startswith("UNetSpatioTemporal"):
        return torch.randn(batch, FRAMES, channels, SIDE, SIDE)
    if any(part in name for part in _CHANNELS_LAST):
        return torch.randn(batch, FRAMES, SIDE, SIDE, channels)
    if "CogVideoX" in name or "ConsisID" in name:
        return torch.randn(batch, FRAMES, channels, SIDE, SIDE)
    if any(part in name for part in _CLIPS):
        return torch.randn(batch, channels, FRAMES, SIDE, SIDE)
    side = _config(module, "sample_size", default=SIDE)
    return torch.randn(batch, channels, side, side)


def _sample(module: Any, name: str, batch: int, image: int | None) -> Any:
    """An image, a clip or a waveform for an autoencoder."""
    side = image or PIXELS
    if any(part in name for part in _WAVES):
        return torch.randn(batch, _config(module, "audio_channels", default=1), SAMPLES)
    channels = _config(module, "in_channels", "encoder_in_channels", default=3)
    if any(part in name for part in _CLIPS):
        return torch.randn(batch, channels, CLIP, side, side)
    return torch.randn(batch, channels, side, side)


def _argument(module: Any, name: str, argument: str, sizes: Sizes) -> Any:
    """The value of one required argument; None if it is not known."""
    batch = sizes.batch
    packed = (SIDE // 2) ** 2
    if argument in ("hidden_states", "sample", "latents"):
        return _latents(module, name, batch)
    if argument in ("timestep", "timesteps", "r_timestep", "timestep_r", "t"):
        return torch.randint(0, 1000, (batch,)) if "UNet" in name or "ControlNet" in name \
            else torch.rand(batch)
    if argument == "timestep_ratio":
        return torch.rand(batch)
    if argument in _SEQUENCES:
        tokens = _config(module, "max_text_seq_length", default=TOKENS)
        return torch.randn(batch, tokens, _config(module, *_TEXT_WIDTHS, default=768))
    if argument in ("encoder_attention_mask", "encoder_hidden_states_mask", "encoder_mask"):
        return torch.ones(batch, TOKENS, dtype=torch.int64)
    if argument in ("pooled_projections", "pooled_embeds", "pooled_text_emb"):
        return torch.randn(batch, _config(module, "pooled_projection_dim", "text_embed_dim_pooled",
                                          "in_text_dim2", "cond_embed_dim", default=768))
    if argument == "img_ids":
        return torch.zeros(packed, _axes(module))
    if argument == "txt_ids":
        return torch.zeros(TOKENS, _axes(module))
    if argument == "guidance" and module.config.get("guidance_embeds"):
        return torch.rand(batch)
    if argument == "controlnet_cond" and not name.startswith(("ControlNet", "Sparse")):
        return _latents(module, name, batch)
    if argument == "proj_embedding":
        return torch.randn(batch, module.config.embedding_dim)
    if argument == "x" and name == "T2IAdapter":
        return torch.randn(batch, 3, 8 * SIDE, 8 * SIDE)
    if argument == "global_hidden_states":
        return torch.randn(batch, 1, _config(module, "global_states_input_dim", default=768))
    if argument == "image_embeds":
        return torch.randn(batch, TOKENS, _config(module, "image_proj_dim", "image_embed_dim",
                                                  default=1152))
    if argument in ("audio_hidden_states", "audio_encoder_hidden_states"):
        return torch.randn(batch, TOKENS, _config(
            module, "audio_in_channels" if argument == "audio_hidden_states" else
            "caption_channels", default=128))
    if argument == "position_ids":
        return torch.zeros(batch, (SIDE // 2) ** 2 + TOKENS, 3, dtype=torch.int64)
    if argument == "controlnet_cond":
        return torch.randn(batch, 3, 8 * SIDE, 8 * SIDE)
    if argument == "class_labels":
        return torch.randint(0, 10, (batch,))
    if argument in ("original_size", "target_size", "crop_coords"):
        return torch.full((batch, 2), 8 * SIDE)
    if argument == "added_time_ids":
        return torch.rand(batch, 3)
    if argument == "img_shapes":
        return [[(1, SIDE // 2, SIDE // 2)]] * batch
    return None


def _axes(module: Any) -> int:
    axes = module.config.get("axes_dims_rope") or module.config.get("axes_dim") or (16, 56, 56)
    return len(axes)


_GIVEN = frozenset(
    "encoder_hidden_states timestep timesteps pooled_projections img_ids txt_ids guidance "
    "pooled_embeds img_shapes encoder_hidden_states_mask encoder_hidden_states_t5".split())


def _make(name: str, layers: int | None, sizes: Sizes) -> tuple[Any, dict[str, Any]]:
    module = _construct(getattr(diffusers, name), layers)
    inputs: dict[str, Any] = {}
    autoencoder = name.startswith(("Autoencoder", "AsymmetricAutoencoder", "VQModel"))
    for argument, entry in inspect.signature(module.forward).parameters.items():
        required = entry.default is entry.empty
        if autoencoder and argument == "sample":
            inputs[argument] = _sample(module, name, sizes.batch, sizes.image)
        elif required or argument in _GIVEN:
            value = _argument(module, name, argument, sizes)
            if value is None and required and entry.kind is entry.POSITIONAL_OR_KEYWORD:
                raise PassnetError(f"no inputs for its argument `{argument}` can be derived")
            if value is not None:
                inputs[argument] = value
        elif argument == "class_labels" and name.startswith("DiT"):
            inputs[argument] = torch.zeros(sizes.batch, dtype=torch.int64)
        elif argument == "added_cond_kwargs" and name.startswith("PixArt"):
            inputs[argument] = {"resolution": None, "aspect_ratio": None}
        elif argument == "return_dict":
            inputs[argument] = False
        elif argument == "num_frames" and "LTX" in name:
            inputs |= {"num_frames": 1, "height": SIDE // 2, "width": SIDE // 2}
    return module, inputs


def models() -> dict[str, Entry]:
    """All models by name: `CLASS`, and `CLASS_2` with its depth cut; the family is the file that
    defines the class."""
    mixin = importlib.import_module("diffusers.models.modeling_utils").ModelMixin
    found: dict[str, Entry] = {}
    for name, module in sorted(diffusers._class_to_module.items()):
        if module.partition(".")[0] != "models" or name.startswith("Multi") or "Multi" in name:
            continue
        try:
            maker = getattr(diffusers, name)
        except Exception:  # a class whose file needs a missing package
            continue
        if not inspect.isclass(maker) or not issubclass(maker, mixin) or maker is mixin:
            continue
        family = maker.__module__.rpartition(".")[2]
        kind = "audio" if any(part in name for part in ("Audio", "Oobleck", "Music", "AceStep")) \
            else "computer_vision"
        if "encoder_hidden_states" in inspect.signature(maker.forward).parameters:
            kind = "audio" if kind == "audio" else "multimodal"
        found[f"{name}_{CUT}"] = Entry(family, kind, functools.partial(_make, name, CUT))
        found[name] = Entry(family, kind, functools.partial(_make, name, None))
    return found
