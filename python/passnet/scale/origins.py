"""Provenance of graphs: package, version, license, category, hash of the configuration."""

from __future__ import annotations

import functools
import hashlib
import importlib.metadata
import json
from typing import Any

from passnet.errors import require_torch
from passnet.scale.plan import Planned

CATEGORIES = ("vision", "language", "audio", "multimodal", "graph", "other")
_OF_TAGS = {"nlp": "language", "computer_vision": "vision", "audio": "audio",
            "multimodal": "multimodal", "graph": "graph"}
# Spellings of licenses in metadata that name no SPDX identifier.
_SPDX = {"Apache 2.0 License": "Apache-2.0", "Apache License 2.0": "Apache-2.0",
         "Apache Software License": "Apache-2.0", "BSD": "BSD-3-Clause",
         "BSD License": "BSD-3-Clause"}


def category_of(tag: str) -> str:
    """The category for the kind of model that a request's inputs suggest."""
    return _OF_TAGS.get(tag, "other")


@functools.cache
def package_facts(package: str) -> dict[str, str]:
    """Name, version and license (an SPDX identifier if the metadata allow) of a package."""
    try:
        about = importlib.metadata.metadata(package)
    except importlib.metadata.PackageNotFoundError:
        return {"package": package, "version": "unknown", "license": "unknown"}
    stated = about.get("License-Expression") or about.get("License")
    if not stated:
        stated = next((entry.rpartition(":: ")[2] for entry in about.get_all("Classifier") or []
                       if entry.startswith("License ::")), "unknown")
    return {"package": package, "version": about["Version"].partition("+")[0],
            "license": _SPDX.get(stated, stated)}


def config_hash(planned: Planned, module: Any) -> str:
    """16 hex digits of the model's configuration; without one, of the name and the options."""
    config = getattr(module, "config", None)
    content: Any = [planned.name, planned.request.options]
    if hasattr(config, "to_dict"):
        content = config.to_dict()
    elif isinstance(config, dict):  # diffusers
        content = dict(config)
    if isinstance(content, dict):
        content = [type(module).__name__, {key: value for key, value in content.items()
                                           if not str(key).endswith("_version")}]
    text = json.dumps(content, sort_keys=True, default=str)
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def origin_of(planned: Planned, module: Any, tag: str) -> dict[str, Any]:
    """The `origin` of a row, but for its part."""
    return {**package_facts(planned.package), "name": planned.name, "family": planned.family,
            "category": category_of(tag), "config_hash": config_hash(planned, module),
            "settings": planned.settings,
            "torch": require_torch().__version__.partition("+")[0]}
