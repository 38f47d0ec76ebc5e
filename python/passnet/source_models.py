"""Builds the module to capture, and its arguments, from a library's name or a factory."""

from __future__ import annotations

import ast
import difflib
import importlib
import importlib.util
import inspect
import os
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from passnet import zoo
from passnet.errors import PassnetError, require_torch
from passnet.libraries import LIBRARIES
from passnet.models import FAMILIES
from passnet.named_models import build_timm, build_torchvision
from passnet.transformers_inputs import Sizes, example_inputs
from passnet.transformers_models import build_transformers

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
    """The model to build, its options, and the shape of its inputs."""

    model: str
    model_class: str | None = None
    submodule: str | None = None
    options: dict[str, Any] = field(default_factory=dict)
    layers: int | None = None
    inputs: tuple[str, ...] = ()
    batch: int = 1
    sequence: int = 64
    image: int | None = None
    mask: bool = True
    dtype: str = "float32"
    seed: int = 0


def parse_option(text: str) -> tuple[str, Any]:
    """`key=value`, the value being a Python literal or else a string."""
    key, equals, value = text.partition("=")
    if not equals or not key.isidentifier():
        raise PassnetError(f"`{text}` is not of the form NAME=VALUE")
    try:
        return key, ast.literal_eval(value)
    except (ValueError, SyntaxError):
        return key, value


def build(request: Request, *, real: bool) -> Call:
    """Makes the module and its inputs, seeded, in the requested dtype. To make no weights, call it
    under `without_weights()` and with `real` false."""
    if request.batch < 1:
        raise PassnetError(f"the batch size must be at least 1, not {request.batch}")
    if request.dtype not in DTYPES:
        raise PassnetError(f"`{request.dtype}` is none of {', '.join(DTYPES)}")
    torch = require_torch()
    torch.manual_seed(request.seed)
    library = request.model.partition(":")[0]
    if library in zoo.TABLES:
        call = _from_table(request)
    else:
        call = _from_library(request, real) if library in LIBRARIES else _from_factory(request)
    from torch.utils._pytree import tree_map
    dtype = getattr(torch, request.dtype)
    module = call.module.eval()
    _cast_weights(module, dtype)

    def cast(value: Any) -> Any:
        floating = isinstance(value, torch.Tensor) and value.is_floating_point()
        return value.to(dtype) if floating else value

    args, kwargs = tree_map(cast, (call.args, call.kwargs))
    return Call(call.name, module, args, kwargs, call.tag)


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


def _load_factory(target: str) -> Any:
    """The callable that `module:name` or `path/to/file.py:name` names."""
    module_name, colon, factory_name = target.rpartition(":")
    if not colon or not module_name or not factory_name:
        near = difflib.get_close_matches(target, list(FAMILIES), 3, 0.6)
        hint = f"; did you mean {', '.join(f'`{name}`' for name in near)}?" if near else ""
        raise PassnetError(f"`{target}` is neither LIBRARY:NAME (of {', '.join(LIBRARIES)}), nor "
                           f"MODULE:FACTORY, nor a family that `list` names{hint}")
    try:
        if module_name.endswith(".py"):
            path = Path(module_name)
            specification = importlib.util.spec_from_file_location(path.stem, path)
            if specification is None or specification.loader is None or not path.is_file():
                raise PassnetError(f"cannot find `{target}`: there is no file `{module_name}`")
            found: Any = importlib.util.module_from_spec(specification)
            sys.modules[path.stem] = found  # Dynamo looks the module up by its name
            specification.loader.exec_module(found)
        else:
            if os.getcwd() not in sys.path:
                sys.path.insert(0, os.getcwd())
            found = importlib.import_module(module_name)
        for part in factory_name.split("."):
            found = getattr(found, part)
    except PassnetError:
        raise
    except Exception as error:  # whatever a user's module raises
        raise PassnetError(f"cannot find `{target}`: {error}") from error
    return found


def _from_factory(request: Request) -> Call:
    torch = require_torch()
    target = FAMILIES[request.model][0] if request.model in FAMILIES else request.model
    factory = _load_factory(target)
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
    return Call(target.rpartition(":")[2], made, args, kwargs, tag)


def _from_library(request: Request, real: bool) -> Call:
    library, _, name = request.model.partition(":")
    args: tuple[Any, ...] = ()
    kwargs: dict[str, Any] = {}
    tag = "computer_vision"
    if library == "transformers":
        module, config = build_transformers(name, request.model_class, request.options,
                                            request.layers, request.image, request.submodule,
                                            real)
        if not request.inputs:
            sizes = Sizes(request.batch, request.sequence, request.image, request.mask)
            try:
                kwargs, tag = example_inputs(module, config, sizes)
            except (AttributeError, TypeError, ValueError) as error:
                raise PassnetError(f"no inputs for {type(module).__name__} can be derived from "
                                   f"its config ({error}); give them with `--input`") from error
    else:
        make = build_timm if library == "timm" else build_torchvision
        module, args = make(name, request.options, request.batch, request.image)
    if request.inputs:
        args, kwargs = (), dict(input_tensor(text, request.batch) for text in request.inputs)
    return Call(f"{library}/{name.removesuffix('Config')}", module, args, kwargs, tag)


def _from_table(request: Request) -> Call:
    library, _, name = request.model.partition(":")
    module, args, kwargs, tag = zoo.build(library, name, request.batch, request.image)
    if request.inputs:
        args, kwargs = (), dict(input_tensor(text, request.batch) for text in request.inputs)
    return Call(f"{library}/{name}", module, args, kwargs, tag)


def randomize(module: Any, seed: int) -> None:
    """Gives every normalization weights and statistics like those of a trained model, and biases
    some spread: fresh modules start from ones and zeros, which hide mistakes."""
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
