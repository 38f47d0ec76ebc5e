"""Builds the module to capture, and what to call it with: a factory or a transformers config."""

from __future__ import annotations

import ast
import importlib
import inspect
import os
import sys
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass, field
from typing import Any

from passnet.errors import PassnetError, require_torch, require_transformers
from passnet.models import FAMILIES

DTYPES = ("float32", "float16", "bfloat16")


@dataclass(frozen=True)
class Call:
    """A module in evaluation mode and one call of it."""

    name: str
    module: Any
    args: tuple[Any, ...]
    kwargs: dict[str, Any]
    tag: str


@dataclass(frozen=True)
class Request:
    """What to build: the model, its options, and the shape of its inputs."""

    model: str
    transformers: bool = False
    model_class: str | None = None
    submodule: str | None = None
    options: dict[str, Any] = field(default_factory=dict)
    inputs: tuple[str, ...] = ()
    batch: int = 1
    sequence: int = 64
    image: int | None = None
    dtype: str = "float32"
    seed: int = 0


def parse_option(text: str) -> tuple[str, Any]:
    """`key=value`, the value a Python literal or else a string."""
    key, equals, value = text.partition("=")
    if not equals or not key.isidentifier():
        raise PassnetError(f"`{text}` is not of the form NAME=VALUE")
    try:
        return key, ast.literal_eval(value)
    except (ValueError, SyntaxError):
        return key, value


def build(request: Request, *, real: bool) -> Call:
    """Make the module and its inputs, seeded, in the requested dtype; call under a fake mode, and
    with `real` false, to make nothing real."""
    if request.batch < 1:
        raise PassnetError(f"the batch size must be at least 1, not {request.batch}")
    if request.dtype not in DTYPES:
        raise PassnetError(f"`{request.dtype}` is none of {', '.join(DTYPES)}")
    torch = require_torch()
    torch.manual_seed(request.seed)
    call = _from_config(request, real) if request.transformers else _from_factory(request)
    dtype = getattr(torch, request.dtype)
    module = call.module.eval()
    _cast_weights(module, dtype)

    def cast(value: Any) -> Any:
        floating = isinstance(value, torch.Tensor) and value.is_floating_point()
        return value.to(dtype) if floating else value

    return Call(call.name, module, tuple(cast(value) for value in call.args),
                {key: cast(value) for key, value in call.kwargs.items()}, call.tag)


def _cast_weights(module: Any, dtype: Any) -> None:
    """`module.to(dtype)` that works on fake tensors too; tied weights stay tied."""
    torch = require_torch()
    done: dict[int, Any] = {}
    for part in module.modules():
        for table in (part._parameters, part._buffers):
            for name, tensor in table.items():
                if tensor is None or not tensor.is_floating_point() or tensor.dtype == dtype:
                    continue
                if id(tensor) not in done:
                    cast = tensor.detach().to(dtype)
                    if table is part._parameters:
                        cast = torch.nn.Parameter(cast, requires_grad=tensor.requires_grad)
                    done[id(tensor)] = (cast, tensor)
                table[name] = done[id(tensor)][0]


def input_tensor(text: str, batch: int) -> tuple[str, Any]:
    """`NAME=2,3,N[:dtype]` as a tensor; an extent `B` is the batch size."""
    torch = require_torch()
    name, equals, rest = text.partition("=")
    shape_text, _, dtype_text = rest.partition(":")
    try:
        shape = [batch if part.strip() == "B" else int(part)
                 for part in shape_text.split(",") if part.strip()]
        dtype = getattr(torch, dtype_text or "float32")
    except (ValueError, AttributeError) as error:
        raise PassnetError(f"`{text}` is not of the form NAME=2,3,4[:dtype]") from error
    if not equals or not isinstance(dtype, torch.dtype) or any(extent < 0 for extent in shape):
        raise PassnetError(f"`{text}` is not of the form NAME=2,3,4[:dtype]")
    if dtype.is_floating_point:
        return name, torch.randn(shape).to(dtype)
    return name, torch.randint(0, 2, shape).to(dtype)


def _from_factory(request: Request) -> Call:
    torch = require_torch()
    target = FAMILIES[request.model][0] if request.model in FAMILIES else request.model
    module_name, colon, factory_name = target.partition(":")
    if not colon or not module_name or not factory_name:
        raise PassnetError(f"`{request.model}` is neither MODULE:FACTORY nor a family that "
                           "`--list` names")
    if os.getcwd() not in sys.path:
        sys.path.insert(0, os.getcwd())
    try:
        factory: Any = importlib.import_module(module_name)
        for part in factory_name.split("."):
            factory = getattr(factory, part)
    except (ImportError, AttributeError) as error:
        raise PassnetError(f"cannot find `{target}`: {error}") from error
    options = dict(request.options)
    if request.image is not None and "image" not in options:
        options["image"] = request.image
    try:
        accepted = inspect.signature(factory).parameters
    except (TypeError, ValueError):
        accepted = {}
    if "sequence" in accepted:
        options.setdefault("sequence", request.sequence)
    try:
        made = factory(**options)
    except Exception as error:  # whatever a user's factory raises
        raise PassnetError(f"`{target}` failed: {type(error).__name__}: {error}") from error
    args: tuple[Any, ...] = ()
    kwargs: dict[str, Any] = {}
    if isinstance(made, tuple) and len(made) == 2:
        made, given = made
        args, kwargs = ((), given) if isinstance(given, dict) else (tuple(given), {})
    if not isinstance(made, torch.nn.Module):
        raise PassnetError(f"`{target}` gave a {type(made).__name__}, not an nn.Module")
    if request.inputs:
        args, kwargs = (), dict(input_tensor(text, request.batch) for text in request.inputs)
    elif not args and not kwargs:
        if not hasattr(made, "example_inputs"):
            raise PassnetError(f"`{target}` needs `--input NAME=SHAPE`: its module has no "
                               "`example_inputs`")
        args = tuple(made.example_inputs(request.batch))
    tag = "nlp" if "sequence" in accepted else "computer_vision"
    return Call(factory_name, made, args, kwargs, tag)


def _initialisation(transformers: Any, real: bool) -> AbstractContextManager[Any]:
    """Fake weights skip initialisation, parts of which read values."""
    return nullcontext() if real else importlib.import_module(
        f"{transformers.__name__}.initialization").no_init_weights()


def _from_config(request: Request, real: bool) -> Call:
    torch = require_torch()
    transformers = require_transformers()
    config_class = getattr(transformers, request.model, None)
    if not (inspect.isclass(config_class)
            and issubclass(config_class, transformers.PretrainedConfig)):
        raise PassnetError(f"`{request.model}` is no config class of transformers")
    try:
        config = config_class(**request.options)
        if request.model_class is None:
            with _initialisation(transformers, real):
                module = transformers.AutoModel.from_config(config)
        else:
            model_class = getattr(transformers, request.model_class, None)
            if model_class is None:
                raise PassnetError(f"`{request.model_class}` is no model class of transformers")
            with _initialisation(transformers, real):
                module = model_class(config)
    except PassnetError:
        raise
    except Exception as error:  # the config's own validation
        raise PassnetError(f"`{request.model}` cannot be built: {error}") from error
    for part in (request.submodule or "").split("."):
        if part:
            try:
                module = getattr(module, part)
            except AttributeError as error:
                raise PassnetError(f"{type(module).__name__} has no submodule `{part}`") from error
    main = getattr(module, "main_input_name", "input_ids")
    batch = request.batch
    tag = "nlp"
    if request.inputs:
        kwargs = dict(input_tensor(text, batch) for text in request.inputs)
    elif main == "pixel_values":
        image = request.image or getattr(config, "image_size", 224)
        channels = getattr(config, "num_channels", 3)
        kwargs, tag = {main: torch.randn(batch, channels, image, image)}, "computer_vision"
    elif main == "input_features":
        frames = 2 * config.max_source_positions
        kwargs, tag = {main: torch.randn(batch, config.num_mel_bins, frames)}, "audio"
    else:
        limit = config.get_text_config().vocab_size
        ids = torch.randint(0, limit, (batch, request.sequence))
        kwargs = {"input_ids": ids}
        if getattr(config, "is_encoder_decoder", False) and hasattr(module, "decoder") \
                and hasattr(module, "encoder"):
            kwargs["decoder_input_ids"] = ids
        forward = inspect.signature(module.forward).parameters
        if "use_cache" in forward:
            kwargs["use_cache"] = False
    name = request.model.removesuffix("Config")
    return Call(name, module, (), kwargs, tag)


def randomise(module: Any, seed: int) -> None:
    """Give every normalisation weights and statistics like those of a trained model, and biases
    some spread: fresh modules start from ones and zeros, which tell nothing apart."""
    torch = require_torch()
    generator = torch.Generator().manual_seed(seed)

    def fill(tensor: Any, mean: float, std: float, low: float | None = None) -> None:
        values = torch.randn(tensor.shape, generator=generator) * std + mean
        if low is not None:
            values = values.clamp(min=low)
        tensor.copy_(values.to(tensor.dtype))

    with torch.no_grad():
        for name, tensor in [*module.named_parameters(), *module.named_buffers()]:
            if not tensor.is_floating_point():
                continue
            last = name.rsplit(".", 1)[-1]
            if last == "running_var":
                fill(tensor, 1.0, 0.25, 0.25)
            elif last == "running_mean" or last == "bias":
                fill(tensor, 0.0, 0.1)
            elif last == "weight" and tensor.dim() == 1:
                fill(tensor, 1.0, 0.1)


def value_statistics(values: dict[str, Any]) -> dict[str, dict[str, float]]:
    """`{id: {mean, std, min, max}}` of real tensors, to three significant digits; integers have
    only min and max."""
    torch = require_torch()

    def short(number: Any) -> float:
        return float(f"{float(number):.3g}")

    found: dict[str, dict[str, float]] = {}
    for name, value in values.items():
        if not isinstance(value, torch.Tensor) or value.numel() == 0 or value.is_complex():
            continue
        if value.is_floating_point():
            exact = value.double()
            if not bool(torch.isfinite(exact).all()):
                continue
            found[name] = {"mean": short(exact.mean()), "std": short(exact.std(correction=0)),
                           "min": short(exact.min()), "max": short(exact.max())}
        elif value.dtype != torch.bool:
            found[name] = {"min": int(value.min()), "max": int(value.max())}
    return found
