"""Requests for torchvision: every builder that needs no quantized kernels."""

from __future__ import annotations

import importlib

from passnet.libraries import library_names
from passnet.scale.plan import Planned
from passnet.source_models import Request

PACKAGE = "torchvision"


def plan() -> list[Planned]:
    """All requests of torchvision; the family is the module that defines the builder."""
    models = importlib.import_module("torchvision.models") if library_names(PACKAGE) else None
    requests = []
    seen: set[str] = set()
    for name in library_names(PACKAGE):
        if name.startswith("quantized_"):
            continue
        family = models.get_model_builder(name).__module__.rsplit(".", 1)[-1]
        requests.append(Planned(PACKAGE, family, 1 if family in seen else 0,
                                Request(f"{PACKAGE}:{name}")))
        if family not in seen:
            requests.append(Planned(PACKAGE, family, 3, Request(f"{PACKAGE}:{name}", batch=4)))
        seen.add(family)
    return requests
