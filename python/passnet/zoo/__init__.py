"""Models of libraries whose constructors need arguments: a table per library of constructors with
sensible small arguments, and of inputs for them."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from passnet.errors import PassnetError, reason_of
from passnet.libraries import require_library, unknown_name

# The module of this package that knows a library.
TABLES = {"torchaudio": "speech", "torch_geometric": "geometric", "diffusers": "diffusion",
          "segmentation_models_pytorch": "segmentation", "monai": "medical"}


@dataclass(frozen=True)
class Sizes:
    """The extents of inputs; None: those of the table."""

    batch: int
    image: int | None


@dataclass(frozen=True)
class Entry:
    """A model: its family, the kind of model, and a function that gives a module and its arguments,
    positional (a tuple) or by name (a dict)."""

    family: str
    tag: str
    make: Callable[[Sizes], tuple[Any, tuple[Any, ...] | dict[str, Any]]]


def entries(library: str) -> dict[str, Entry]:
    """All models of a library by name, or a PassnetError if it cannot be imported."""
    require_library(library)
    try:
        return importlib.import_module(f"passnet.zoo.{TABLES[library]}").models()
    except PassnetError:
        raise
    except Exception as error:  # whatever a library raises while it is imported
        raise PassnetError(f"{library} cannot be used: {reason_of(error)}") from error


def build(library: str, name: str, batch: int,
          image: int | None) -> tuple[Any, tuple[Any, ...], dict[str, Any], str]:
    """(module, positional arguments, arguments by name, kind of model)."""
    known = entries(library)
    if name not in known:
        raise unknown_name(library, name, list(known))
    entry = known[name]
    try:
        module, inputs = entry.make(Sizes(batch, image))
    except Exception as error:  # whatever the library's constructor raises
        raise PassnetError(f"`{library}:{name}` cannot be built: {reason_of(error)}") from error
    args, kwargs = ((), inputs) if isinstance(inputs, dict) else (inputs, {})
    return module, args, kwargs, entry.tag
