"""Inputs for models of transformers, derived from the config and the names of the arguments."""

from __future__ import annotations

import dataclasses
import inspect
import re
from dataclasses import dataclass
from typing import Any

from passnet.errors import require_torch


@dataclass(frozen=True)
class Sizes:
    """The extents of the inputs; None: as the config says."""

    batch: int
    sequence: int
    image: int | None
    mask: bool
    choices: int = 0  # texts of which a model chooses one


def text_config(config: Any) -> Any:
    """The part of a config that describes the text model; of several, the decoder."""
    try:
        return config.get_text_config()
    except ValueError:
        return config.get_text_config(decoder=True)


def _setting(config: Any, *names: str, default: Any = None) -> Any:
    """The first of these settings that the config, or one of its parts, has."""
    parts = [config]
    for part in parts:
        for name in names:
            value = getattr(part, name, None)
            if value is not None:
                return value
        parts += [value for value in vars(part).values() if hasattr(value, "model_type")]
    return default


def _images(config: Any, sizes: Sizes) -> tuple[int, ...]:
    vision = getattr(config, "vision_config", None) or config
    extent = sizes.image or _setting(vision, "image_size", default=224)
    if isinstance(extent, dict):
        extent = (extent["height"], extent["width"])
    height, width = extent if isinstance(extent, (list, tuple)) else (extent, extent)
    channels = _setting(vision, "num_channels", "in_channels", "in_chans", "num_image_channels",
                        default=3)
    return sizes.batch, channels if isinstance(channels, int) else 3, height, width


def _tokens(config: Any, sizes: Sizes, shape: tuple[int, ...] | None = None) -> Any:
    torch = require_torch()
    limit = _setting(text_config(config), "vocab_size", default=2)
    if isinstance(limit, (list, tuple)):
        limit = min(limit)
    if shape is None and sizes.choices:
        shape = (sizes.batch, sizes.choices, sizes.sequence)
    if shape is None and getattr(config, "model_type", "") == "dia":
        shape = (sizes.batch, sizes.sequence, _setting(config, "num_channels", default=9))
    return torch.randint(0, int(limit), shape or (sizes.batch, sizes.sequence))


def _features(config: Any, sizes: Sizes) -> Any:
    """Speech features: frames last for Whisper and its variants, which fix their number; a
    spectrogram as an image for Clap; otherwise frames first."""
    torch = require_torch()
    side = _setting(config, "spec_size")
    if side is not None:
        bins = _setting(config, "num_mel_bins", default=64)
        return torch.randn(sizes.batch, 1, side * side // bins, bins)
    frames = _setting(config, "max_source_positions")
    bins = _setting(config, "feature_projection_input_dim", "num_mel_bins", "input_dim",
                    "input_feat_per_channel", "n_mels", "feature_size", default=80)
    if frames is not None and getattr(config, "num_mel_bins", None) is not None:
        return torch.randn(sizes.batch, bins, 2 * frames)
    return torch.randn(sizes.batch, 4 * sizes.sequence, bins)


def _waveform(config: Any, sizes: Sizes) -> Any:
    """A spectrogram for models that read patches of one, otherwise 320 samples for each token."""
    torch = require_torch()
    bins = getattr(config, "num_mel_bins", None)
    if bins is not None and getattr(config, "max_length", None) is not None:
        return torch.randn(sizes.batch, config.max_length, bins)
    return torch.randn(sizes.batch, *(() if getattr(config, "model_type", "") in RAW_WAVES
                                      else (1,)), 320 * sizes.sequence)


RAW_WAVES = frozenset(
    "wav2vec2 hubert wavlm unispeech unispeech-sat sew sew-d data2vec-audio moonshine "
    "moonshine_streaming speecht5 wav2vec2-conformer".split())


# Models that read pairs of images.
PAIRS = frozenset("efficientloftr superglue lightglue".split())


def _series(config: Any, sizes: Sizes) -> dict[str, Any]:
    """A past of one or more series, with the additional inputs of probabilistic forecasters."""
    torch = require_torch()
    length = _setting(config, "context_length", "prediction_length", default=32)
    if not hasattr(config, "lags_sequence"):
        return {"past_values": torch.randn(sizes.batch, length,
                                           _setting(config, "num_input_channels", default=1))}
    past = length + max(config.lags_sequence)
    ahead, width = config.prediction_length, config.num_time_features
    series = () if config.input_size == 1 else (config.input_size,)
    return {"past_values": torch.randn(sizes.batch, past, *series),
            "past_time_features": torch.randn(sizes.batch, past, width),
            "past_observed_mask": torch.ones(sizes.batch, past, *series),
            "future_values": torch.randn(sizes.batch, ahead, *series),
            "future_time_features": torch.randn(sizes.batch, ahead, width)}


def _trajectory(config: Any, sizes: Sizes) -> dict[str, Any]:
    """The inputs of a decision transformer: states, actions, returns, times and a mask."""
    torch = require_torch()
    batch, steps = sizes.batch, sizes.sequence
    return {"states": torch.randn(batch, steps, config.state_dim),
            "actions": torch.randn(batch, steps, config.act_dim),
            "rewards": torch.randn(batch, steps, 1), "returns_to_go": torch.randn(batch, steps, 1),
            "timesteps": torch.randint(0, config.max_ep_len, (batch, steps)),
            "attention_mask": torch.ones(batch, steps, dtype=torch.int64)}


def example_inputs(module: Any, config: Any, sizes: Sizes) -> tuple[dict[str, Any], str]:
    """Keyword arguments for one call of a module, and the kind of model (`nlp`, …)."""
    torch = require_torch()
    limit = vars(text_config(config)).get("max_position_embeddings")
    if isinstance(limit, int) and 0 < limit < sizes.sequence:
        sizes = dataclasses.replace(sizes, sequence=limit)
    if type(module).__name__.endswith("ForMultipleChoice"):
        sizes = dataclasses.replace(sizes, choices=CHOICES)
    main = getattr(module, "main_input_name", "input_ids")
    forward = inspect.signature(module.forward).parameters
    # Some classes inherit a main input that they do not accept.
    if main not in forward and "pixel_values" in forward:
        main = "pixel_values"
    if main == "pixel_values_videos":
        clip = (sizes.batch, _setting(config, "frames_per_clip", "num_frames", default=8),
                *_images(config, sizes)[1:])
        kwargs, tag = {main: torch.randn(clip)}, "computer_vision"
    elif main == "pixel_values":
        images = _images(config, sizes)
        if type(module).__name__.endswith("KeypointMatching") or config.model_type in PAIRS:
            images = (images[0], 2, *images[1:])
        frames = getattr(config, "num_frames", None)
        clip = (images[0], frames, *images[1:]) if isinstance(frames, int) else images
        kwargs, tag = {main: torch.randn(clip)}, "computer_vision"
    elif main == "input_features":
        kwargs, tag = {main: _features(config, sizes)}, "audio"
    elif main == "input_values":
        kwargs, tag = {main: _waveform(config, sizes)}, "audio"
    elif main == "past_values":
        kwargs, tag = _series(config, sizes), "other"
    elif main == "states":
        kwargs, tag = _trajectory(config, sizes), "other"
    elif main == "inputs":
        width = _setting(config, "d_model", "hidden_size", default=64)
        kwargs, tag = {main: torch.randn(sizes.batch, sizes.sequence, width)}, "other"
    else:
        kwargs, tag = {"input_ids": _tokens(config, sizes)}, "nlp"
        if sizes.mask:
            kwargs["attention_mask"] = torch.ones_like(kwargs["input_ids"])
    required = [name for name, entry in forward.items()
                if entry.default is entry.empty and entry.kind is entry.POSITIONAL_OR_KEYWORD]
    if main == "input_ids" and "pixel_values" in forward and (
            hasattr(module, "logit_scale") or "pixel_values" in required):
        kwargs["pixel_values"], tag = torch.randn(_images(config, sizes)), "multimodal"
    if main != "input_ids" and "input_ids" in required:
        kwargs["input_ids"], tag = _tokens(config, sizes), "multimodal"
    if "bbox" in forward and main == "input_ids":
        kwargs["bbox"] = torch.zeros(sizes.batch, sizes.sequence, 4, dtype=torch.int64)
    if "decoder_input_ids" in forward:
        kwargs["decoder_input_ids"] = _tokens(config, sizes)
        if sizes.mask:
            kwargs["decoder_attention_mask"] = torch.ones(sizes.batch, sizes.sequence,
                                                          dtype=torch.int64)
    if "use_cache" in forward:
        kwargs["use_cache"] = False
    return {name: value for name, value in kwargs.items() if name in forward}, tag


CHOICES = 4
GRID = 16  # patches along each side of an image
# Arguments that models with several kinds of inputs often need although they are optional.
_MAIN = ("input_ids", "pixel_values", "input_features", "input_values", "decoder_input_ids")


def completed_inputs(module: Any, sizes: Sizes, given: dict[str, Any],
                     message: str) -> dict[str, Any] | None:
    """The inputs with those that an error of the model names, or else with all main ones that it
    accepts; None if there is nothing to add."""
    forward = inspect.signature(module.forward).parameters
    absent = [name for name in forward if name not in given]
    named = [name for name in absent if re.search(rf"\b{name}\b", message)]
    features = given.get("input_features")
    if "channels" in message and features is not None:  # some read frames last
        return {**given, "input_features": features.transpose(1, 2)}
    kinds = [name for name in ("mm_token_type_ids",) if name in absent]
    for names in (named, kinds, [name for name in _MAIN if name in absent]):
        values = {name: _named_input(name, module.config, sizes) for name in names}
        values = {name: value for name, value in values.items() if value is not None}
        if values:
            return {**given, **values, **_patches(module, sizes, forward, {**given, **values})}
    return None


def _patches(module: Any, sizes: Sizes, forward: Any, given: dict[str, Any]) -> dict[str, Any]:
    """Images as rows of patches, for vision models that take the grids of several images."""
    if "grid_thw" not in given:
        return {}
    config = module.config
    width = (_setting(config, "in_channels", "in_chans", "num_channels", default=3)
             * _setting(config, "temporal_patch_size", default=1)
             * _setting(config, "patch_size", default=14) ** 2)
    rows = require_torch().randn(sizes.batch * GRID * GRID, width)
    return {name: rows for name in ("hidden_states", "pixel_values") if name in forward}


def _named_input(name: str, config: Any, sizes: Sizes) -> Any:
    """A tensor for the argument of this name; None if none is known."""
    torch = require_torch()
    batch, steps = sizes.batch, sizes.sequence
    text = text_config(config)
    width = _setting(text, "hidden_size", "d_model", "n_embd", default=64)
    makers: dict[str, Any] = {
        "input_ids": lambda: _tokens(config, sizes),
        "decoder_input_ids": lambda: _tokens(config, sizes),
        "pixel_values": lambda: torch.randn(_images(config, sizes)),
        "pixel_values_videos": lambda: torch.randn(
            batch, _setting(config, "num_frames", default=8), *_images(config, sizes)[1:]),
        "pixel_mask": lambda: torch.ones(batch, *_images(config, sizes)[2:], dtype=torch.int64),
        "input_features": lambda: _features(config, sizes),
        "input_values": lambda: _waveform(config, sizes),
        "inputs_embeds": lambda: torch.randn(batch, steps, width),
        "hidden_states": lambda: torch.randn(batch, steps, width),
        "encoder_hidden_states": lambda: torch.randn(
            batch, steps, _setting(text, "encoder_hidden_size", "cross_attention_dim",
                                   default=width)),
        "encoder_outputs": lambda: (torch.randn(batch, steps, width),),
        "query_embeds": lambda: torch.randn(
            batch, _setting(config, "num_query_tokens", default=32), width),
        "attention_mask": lambda: torch.ones(batch, steps, dtype=torch.int64),
        "position_ids": lambda: torch.arange(steps).expand(batch, steps),
        "token_type_ids": lambda: torch.zeros(batch, steps, dtype=torch.int64),
        "visual_feats": lambda: torch.randn(batch, 36, _setting(config, "visual_feat_dim",
                                                                default=2048)),
        "visual_pos": lambda: torch.rand(batch, 36, 4),
        "visual_embeds": lambda: torch.randn(batch, 36, _setting(
            config, "visual_embedding_dim", default=512)),
        "langs": lambda: torch.zeros(batch, steps, dtype=torch.int64),
        "speaker_embeddings": lambda: torch.randn(batch, _setting(
            config, "speaker_embedding_dim", default=512)),
        "grid_thw": lambda: torch.tensor([[1, GRID, GRID]] * batch),
        "qformer_input_ids": lambda: torch.randint(0, 1000, (batch, steps)),
        "input_features_mask": lambda: torch.ones(batch, 4 * steps, dtype=torch.int64),
        "audio_mel": lambda: torch.randn(batch, 4 * steps, _setting(
            config, "input_feat_size", "num_mel_bins", default=128)),
        "audio_mel_mask": lambda: torch.zeros(batch, 4 * steps, dtype=torch.bool),
        "spectrogram": lambda: torch.randn(batch, steps, _setting(
            config, "model_in_dim", "num_mel_bins", default=80)),
        "backbone_features": lambda: torch.randn(batch, steps, width),
        "mm_token_type_ids": lambda: torch.zeros(batch, steps, dtype=torch.int64),
    }
    return makers[name]() if name in makers else None
