"""Models of timm and torchvision by name, without weights, and the arguments to call them with."""

from __future__ import annotations

import importlib
import inspect
from typing import Any

from passnet.errors import PassnetError, reason_of, require_torch
from passnet.libraries import library_names, require_library, unknown_name

# Keyed by a part of the path of the module that defines a torchvision model.
TORCHVISION_INPUTS = {"video": "video", "optical_flow": "pair", "detection": "list"}
TORCHVISION_SIZES = {"inception_v3": 299, "raft_large": 128, "raft_small": 128, "r3d_18": 112,
                     "mc3_18": 112, "r2plus1d_18": 112}


def build_timm(name: str, options: dict[str, Any], batch: int,
               image: int | None) -> tuple[Any, tuple[Any, ...]]:
    """A timm model and its arguments: one image batch of the size that the model expects."""
    torch = require_torch()
    timm = require_library("timm")
    _check_name("timm", name)
    module = None
    if image is not None and "img_size" not in options:
        try:
            module = timm.create_model(name, pretrained=False, **{**options, "img_size": image})
        except (TypeError, ValueError, RuntimeError):
            module = None  # most ConvNets accept any size and have no such argument
    if module is None:
        module = _make("timm", name, lambda: timm.create_model(name, pretrained=False, **options))
    about = getattr(module, "pretrained_cfg", None) or getattr(module, "default_cfg", None) or {}
    channels, height, width = about.get("input_size") or (3, 224, 224)
    if "in_chans" in options:
        channels = options["in_chans"]
    if "img_size" in options:
        size = options["img_size"]
        height, width = size if isinstance(size, (list, tuple)) else (size, size)
    if image is not None:
        height = width = image
    return module, (torch.randn(batch, channels, height, width),)


def build_torchvision(name: str, options: dict[str, Any], batch: int,
                      image: int | None) -> tuple[Any, tuple[Any, ...]]:
    """A torchvision model and its arguments: images, a clip, two images or a list of images."""
    torch = require_torch()
    require_library("torchvision")
    models = importlib.import_module("torchvision.models")
    _check_name("torchvision", name)
    builder = models.get_model_builder(name)
    given = dict(options)
    accepted = inspect.signature(builder).parameters
    for key in ("weights", "weights_backbone"):
        if key in accepted:
            given.setdefault(key, None)
    if image is not None and "image_size" not in given and name.startswith("vit_"):
        given["image_size"] = image
    module = _make("torchvision", name, lambda: builder(**given))
    kind = next((TORCHVISION_INPUTS[part] for part in builder.__module__.split(".")
                 if part in TORCHVISION_INPUTS), "images")
    size = image or TORCHVISION_SIZES.get(name, 224)
    if kind == "video":
        return module, (torch.randn(batch, 3, 16, size, size),)
    if kind == "pair":
        return module, (torch.randn(batch, 3, size, size), torch.randn(batch, 3, size, size))
    if kind == "list":
        return module, ([torch.randn(3, size, size) for _ in range(batch)],)
    return module, (torch.randn(batch, 3, size, size),)


def _check_name(library: str, name: str) -> None:
    known = library_names(library)
    if name not in known and name.partition(".")[0] not in known:
        raise unknown_name(library, name, known)


def _make(library: str, name: str, maker: Any) -> Any:
    try:
        return maker()
    except Exception as error:  # whatever the library's constructor raises
        raise PassnetError(f"`{library}:{name}` cannot be built: {reason_of(error)}") from error
