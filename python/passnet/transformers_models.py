"""Models of transformers by model type, config class or model class."""

from __future__ import annotations

import copy
import importlib
import inspect
from contextlib import AbstractContextManager, nullcontext
from typing import Any

from passnet.errors import PassnetError, reason_of
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


_BERT = {"model_type": "bert", "num_hidden_layers": 2}
_DECODER = {**_BERT, "is_decoder": True, "add_cross_attention": True}
# Settings without which the configs of these model types, or their models, have no meaning.
NEEDED: dict[str, dict[str, Any]] = {
    "autoformer": {"prediction_length": 24}, "informer": {"prediction_length": 24},
    "time_series_transformer": {"prediction_length": 24},
    "esm": {"vocab_size": 33, "pad_token_id": 1, "mask_token_id": 32},
    "chameleon": {"vocabulary_map": {"<image>": 4}}, "emu3": {"vocabulary_map": {"<image>": 4}},
    "dots1": {"n_routed_experts": 8, "num_experts_per_tok": 2, "n_group": 1,
              "topk_group": 1, "n_shared_experts": 1, "moe_intermediate_size": 512},
    "timm_backbone": {"backbone": "resnet18", "use_pretrained_backbone": False},
    "musicgen": {"text_encoder": {"model_type": "t5", "num_layers": 2},
                 "audio_encoder": {"model_type": "encodec"},
                 "decoder": {"model_type": "musicgen_decoder", "num_hidden_layers": 2}},
    "musicgen_melody": {"text_encoder": {"model_type": "t5", "num_layers": 2},
                        "audio_encoder": {"model_type": "encodec"},
                        "decoder": {"model_type": "musicgen_melody_decoder",
                                    "num_hidden_layers": 2}},
    "xmod": {"default_language": "en_XX"},
    "encoder-decoder": {"encoder": _BERT, "decoder": _DECODER},
    "vision-encoder-decoder": {"encoder": {"model_type": "vit", "num_hidden_layers": 2},
                               "decoder": _DECODER},
    "speech-encoder-decoder": {"encoder": {"model_type": "wav2vec2", "num_hidden_layers": 2},
                               "decoder": _DECODER},
    "vision-text-dual-encoder": {
        "vision_config": {"model_type": "vit", "num_hidden_layers": 2}, "text_config": _BERT,
        "projection_dim": 512},
}


# Words by which a class and the part of a config that it takes are named.
_WORDS = ("Text", "Vision", "Audio", "QFormer", "DepthDecoder", "Code2Wav")


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
        elif hasattr(value, "model_type") and len(getattr(value, "out_features", None) or ()) < 2:
            # A backbone of which several stages are read keeps its depth.
            inner = changed_settings(type(value), layers, image)
            if inner:  # without the type, a config of another class might result
                options[name] = {"model_type": value.model_type, **inner}
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


def _fill_gaps(config: Any) -> None:
    """Sets the numbers of heads that are left to be computed, which some models forget to do, and
    makes lists of sizes lists, which some models extend."""
    facts = vars(config)
    for name in ("hidden_sizes", "embed_dims"):
        if isinstance(facts.get(name), tuple):
            setattr(config, name, list(facts[name]))
    heads, width = facts.get("num_attention_heads"), facts.get("hidden_size")
    if not isinstance(heads, int):
        return
    if facts.get("head_dim", heads) is None and isinstance(width, int):
        config.head_dim = width // heads
    if facts.get("num_key_value_heads", heads) is None:
        config.num_key_value_heads = heads


def _parts(config: Any) -> list[Any]:
    """A config, and the configs in it."""
    parts = [config]
    for part in parts:
        parts += [value for value in vars(part).values() if hasattr(value, "model_type")]
    return parts


def _make(transformers: Any, named_class: Any, config: Any) -> Any:
    """The model, from the config or, if the class's name says so, from a part of it."""
    if named_class is None:
        return _auto(transformers, config)(config)
    try:
        return named_class(config)
    except AttributeError:
        word = next((word for word in _WORDS if word in named_class.__name__), None)
        for part in _parts(config)[1:]:
            if word is not None and word in type(part).__name__:
                return named_class(part)
        raise


def build_transformers(name: str, model_class: str | None, options: dict[str, Any],
                       layers: int | None, image: int | None, submodule: str | None,
                       real: bool) -> tuple[Any, Any]:
    """(module, config) for a name; `options`, `layers` and `image` go into the config."""
    transformers = require_library("transformers")
    config_class, named_class = _find(transformers, name)
    # Some configs take entries out of what they are given.
    needed = copy.deepcopy(NEEDED.get(getattr(config_class, "model_type", ""), {}))
    options = _merge(_merge(changed_settings(config_class, layers, image), needed), options)
    if model_class is not None:
        named_class = getattr(transformers, model_class, None)
        if named_class is None:
            raise PassnetError(f"`{model_class}` is no model class of transformers")
    try:
        config = config_class(**options)
        # A class of a part, such as the text model, takes the config of that part.
        wanted = getattr(named_class, "config_class", None)
        config = next((part for part in _parts(config) if type(part) is wanted), config)
        for part in _parts(config):
            _fill_gaps(part)
        # Experts as one batched product: the other forms read the numbers of tokens of experts.
        if config._experts_implementation is None:
            config._experts_implementation = "batched_mm"
        with _initialization(real):
            module = _make(transformers, named_class, config)
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
