"""Models of transformers by model type, config class or model class, and inputs for them."""

from __future__ import annotations

import importlib
import inspect
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass
from typing import Any

from passnet.errors import PassnetError, reason_of, require_torch
from passnet.libraries import library_names, require_library, unknown_name

AUTO_CLASSES = ("AutoModel", "AutoModelForCausalLM", "AutoModelForSeq2SeqLM",
                "AutoModelForImageClassification", "AutoModelForMaskGeneration",
                "AutoModelForDepthEstimation", "AutoModelForKeypointDetection",
                "AutoModelForImageToImage", "AutoModelForTextToWaveform", "AutoBackbone",
                "AutoModelForTimeSeriesPrediction")

# Settings of configs that give the number of equal layers in sequence.
DEPTHS = frozenset(
    "num_hidden_layers num_layers n_layer n_layers encoder_layers decoder_layers depth "
    "num_encoder_layers num_decoder_layers encoder_num_layers decoder_num_layers "
    "encoder_num_hidden_layers decoder_num_hidden_layers num_cross_attention_layers "
    "num_self_attends_per_block intermediate_layers mask_decoder_layers".split())
DEPTH_LISTS = frozenset("depths layer_depths".split())


@dataclass(frozen=True)
class Sizes:
    """The extents of the inputs; None: as the config says."""

    batch: int
    sequence: int
    image: int | None
    mask: bool


def _find(transformers: Any, name: str) -> tuple[type, type | None]:
    """(config class, model class or None) that a name denotes."""
    known = library_names("transformers")
    if name in known:
        mapping = importlib.import_module("transformers.models.auto.configuration_auto")
        return mapping.CONFIG_MAPPING[name], None
    found = getattr(transformers, name, None) if name.isidentifier() else None
    if inspect.isclass(found) and issubclass(found, transformers.PretrainedConfig):
        return found, None
    config = getattr(found, "config_class", None)
    if inspect.isclass(found) and inspect.isclass(config) and hasattr(found, "forward"):
        return config, found
    classes = [entry for entry in dir(transformers)
               if entry.endswith("Config") or "Model" in entry or "For" in entry]
    raise unknown_name("transformers", name, [*known, *classes])


def changed_settings(config_class: type, layers: int | None,
                     image: int | None) -> dict[str, Any]:
    """Options that reduce every depth that a config and its parts define to `layers`, and that set
    the size of images."""
    if layers is None and image is None:
        return {}
    try:
        config = config_class()
    except Exception:  # a config that needs arguments has no defaults to reduce
        return {}
    options: dict[str, Any] = {}
    for name, value in vars(config).items():
        if image is not None and name == "image_size" and isinstance(value, (int, list, tuple)):
            options[name] = image if isinstance(value, int) else [image] * len(value)
        elif layers is not None and name in DEPTHS and isinstance(value, int):
            options[name] = min(value, layers)
        elif layers is not None and name in DEPTH_LISTS and isinstance(value, (list, tuple)):
            options[name] = [min(entry, layers) for entry in value]
        elif hasattr(value, "model_type"):
            inner = changed_settings(type(value), layers, image)
            if inner:
                options[name] = inner
    return options


def _merge(base: dict[str, Any], over: dict[str, Any]) -> dict[str, Any]:
    merged = dict(base)
    for key, value in over.items():
        both = isinstance(value, dict) and isinstance(merged.get(key), dict)
        merged[key] = _merge(merged[key], value) if both else value
    return merged


def _initialization(real: bool) -> AbstractContextManager[Any]:
    """Skips initialization of weights that are never created, because parts of it read values."""
    return nullcontext() if real else importlib.import_module(
        "transformers.initialization").no_init_weights()


def build_transformers(name: str, model_class: str | None, options: dict[str, Any],
                       layers: int | None, image: int | None, submodule: str | None,
                       real: bool) -> tuple[Any, Any]:
    """(module, config) for a name; `options`, `layers` and `image` go into the config."""
    transformers = require_library("transformers")
    config_class, named_class = _find(transformers, name)
    options = _merge(changed_settings(config_class, layers, image), options)
    if model_class is not None:
        named_class = getattr(transformers, model_class, None)
        if named_class is None:
            raise PassnetError(f"`{model_class}` is no model class of transformers")
    try:
        config = config_class(**options)
        maker = named_class if named_class is not None else _auto(transformers, config)
        with _initialization(real):
            module = maker(config)
    except PassnetError:
        raise
    except Exception as error:  # the config's own validation, or the model's
        raise PassnetError(f"`transformers:{name}` cannot be built: {reason_of(error)}") from error
    for part in (submodule or "").split("."):
        if part:
            try:
                module = getattr(module, part)
            except AttributeError as error:
                raise PassnetError(f"{type(module).__name__} has no submodule `{part}`") from error
    return module, config


def _auto(transformers: Any, config: Any) -> Any:
    """The constructor of the first auto class that knows this config."""
    for auto_name in AUTO_CLASSES:
        auto = getattr(transformers, auto_name, None)
        if auto is not None and type(config) in auto._model_mapping:
            found = auto._model_mapping[type(config)]
            # With several classes, from_config would read the class from the config.
            return found[0] if isinstance(found, (list, tuple)) else auto.from_config
    raise PassnetError(f"transformers has no model of its own for {type(config).__name__}; name "
                       "a model class, such as `transformers:BertForMaskedLM`")


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
    limit = _setting(config.get_text_config(), "vocab_size", default=2)
    if isinstance(limit, (list, tuple)):
        limit = min(limit)
    return torch.randint(0, int(limit), shape or (sizes.batch, sizes.sequence))


def _features(config: Any, sizes: Sizes) -> Any:
    """Speech features: frames last for Whisper and its variants, which fix their number; otherwise
    first."""
    torch = require_torch()
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
        kwargs, tag = {main: torch.randn(sizes.batch, sizes.sequence, config.d_model)}, "other"
    else:
        kwargs, tag = {"input_ids": _tokens(config, sizes)}, "nlp"
        if sizes.mask:
            kwargs["attention_mask"] = torch.ones(sizes.batch, sizes.sequence, dtype=torch.int64)
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
