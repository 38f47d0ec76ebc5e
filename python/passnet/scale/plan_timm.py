"""Requests for timm: every architecture at its own size; the family is its module."""

from __future__ import annotations

import importlib

from passnet.libraries import require_library
from passnet.scale.plan import Planned
from passnet.source_models import Request

PACKAGE = "timm"


def plan() -> list[Planned]:
    """All requests of timm. Names with a tag of weights are no architectures of their own."""
    require_library(PACKAGE)
    registry = importlib.import_module("timm.models._registry")
    requests = []
    seen: set[str] = set()
    for name in sorted(registry.list_models()):
        family = registry._model_to_module[name]
        request = Request(f"{PACKAGE}:{name}")
        requests.append(Planned(PACKAGE, family, 1 if family in seen else 0, request))
        if family not in seen:
            requests += [Planned(PACKAGE, family, 3, Request(request.model, batch=4)),
                         Planned(PACKAGE, family, 3, Request(request.model, image=160))]
        seen.add(family)
    return requests
