"""timm, torchvision and transformers: imported on demand, and the names that they know."""

from __future__ import annotations

import difflib
import fnmatch
import importlib
import importlib.util
import sys
from collections.abc import Iterable
from typing import Any

from passnet.errors import PassnetError, reason_of, require_torch
from passnet.models import FAMILIES

LIBRARIES = ("transformers", "timm", "torchvision")


def require_library(name: str) -> Any:
    """Imports and returns a library, or raises a PassnetError that says how to install it."""
    require_torch()
    try:
        if name == "torchvision" or importlib.util.find_spec("torchvision") is not None:
            _import_torchvision()  # transformers and timm import it if it is installed
        return importlib.import_module(name)
    except PassnetError:
        raise
    except Exception as error:  # an import may fail in any way
        raise PassnetError(f"{name} is needed here and cannot be imported ({reason_of(error)}); "
                           f"install it with `pip install {name}`") from error


_OPERATORS = ("nms", "qnms")
_SCHEMA = "(Tensor dets, Tensor scores, float iou_threshold) -> Tensor"


def _import_torchvision() -> Any:
    """Imports torchvision, even a build whose compiled part does not match this PyTorch: operators
    that it then lacks are declared, which is enough for all models that do not call them."""
    torch = require_torch()
    try:
        return importlib.import_module("torchvision")
    except RuntimeError as error:
        if "operator torchvision::" not in str(error):
            raise
    for name in [name for name in sys.modules if name.partition(".")[0] == "torchvision"]:
        del sys.modules[name]
    library = torch.library.Library("torchvision", "FRAGMENT")
    for operator in _OPERATORS:
        library.define(operator + _SCHEMA)
    module = importlib.import_module("torchvision")
    module._declared = library  # keeps the declarations alive
    return module


def library_names(library: str) -> list[str]:
    """All model names of an installed library, sorted."""
    module = require_library(library)
    if library == "torchvision":
        return sorted(importlib.import_module("torchvision.models").list_models())
    if library == "timm":
        return sorted(module.list_models())
    mapping = importlib.import_module("transformers.models.auto.configuration_auto")
    return sorted(set(mapping.CONFIG_MAPPING_NAMES))


def list_names(pattern: str | None) -> tuple[list[str], list[str]]:
    """(names, reason why a library has none); a pattern without `*` may match anywhere."""
    wanted = pattern or "*"
    if not any(character in wanted for character in "*?["):
        wanted = f"*{wanted}*"
    names = list(FAMILIES)
    silent = []
    for library in LIBRARIES:
        try:
            names += [f"{library}:{name}" for name in library_names(library)]
        except PassnetError as error:
            silent.append(str(error))
    return [name for name in names if fnmatch.fnmatch(name.lower(), wanted.lower())], silent


def unknown_name(library: str, name: str, known: Iterable[str]) -> PassnetError:
    """The error for a name that a library does not have, with the most similar names."""
    near = difflib.get_close_matches(name, sorted(known), 3, 0.6)
    hint = f"; did you mean {', '.join(f'`{library}:{entry}`' for entry in near)}?" if near else (
        "; `python -m passnet list` names those that are there")
    return PassnetError(f"{library} knows no model `{name}`{hint}")
