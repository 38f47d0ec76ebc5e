"""The plan of `extract --all`: every request, in an order that depends only on the versions of the
libraries."""

from __future__ import annotations

import fnmatch
import hashlib
import importlib
import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from passnet import zoo
from passnet.errors import PassnetError
from passnet.source_models import Request

PACKAGES = ("transformers", "timm", "torchvision", "torchaudio", "torch_geometric", "diffusers",
            "segmentation_models_pytorch", "monai")
SETTINGS = ("model_class", "submodule", "options", "layers", "batch", "sequence", "image", "dtype",
            "mask", "inputs")


@dataclass(frozen=True)
class Planned:
    """One request of a plan. Requests of a lower tier come first: tier 0 has one for each family,
    1 all other architectures, 2 full depths, 3 other shapes."""

    package: str
    family: str
    tier: int
    request: Request

    @property
    def name(self) -> str:
        """`LIBRARY:NAME`, or `LIBRARY:CLASS` if the request names a class of the model."""
        return (f"{self.package}:{self.request.model_class}" if self.request.model_class
                else self.request.model)

    @property
    def settings(self) -> dict[str, Any]:
        """The options of the request that are not default ones."""
        plain = Request(self.request.model)
        return {name: getattr(self.request, name) for name in SETTINGS
                if getattr(self.request, name) != getattr(plain, name)}

    @property
    def key(self) -> str:
        """Identifies the request in journals: 16 hex digits."""
        content = json.dumps([self.request.model, self.settings], sort_keys=True)
        return hashlib.sha256(content.encode()).hexdigest()[:16]


def make_plan(packages: Sequence[str], only: str | None,
              tiers: Sequence[int]) -> tuple[list[Planned], list[str]]:
    """(requests in order, reason why a package has none); `only` lists shell patterns for names."""
    plan: list[Planned] = []
    silent = []
    for package in packages:
        try:
            if package in zoo.TABLES:
                plan += _plan_table(package)
            else:
                plan += importlib.import_module(f"passnet.scale.plan_{package}").plan()
        except PassnetError as error:
            silent.append(str(error))
    order = {package: place for place, package in enumerate(PACKAGES)}
    chosen = [entry for entry in _distinct(plan)
              if entry.tier in tiers and (only is None or _matches(entry, only))]
    return sorted(chosen, key=lambda entry: (entry.tier, order[entry.package])), silent


def _plan_table(package: str) -> list[Planned]:
    """Requests for all models of a table in `passnet.zoo`."""
    requests = []
    seen: set[str] = set()
    for name, entry in zoo.entries(package).items():
        requests.append(Planned(package, entry.family, 1 if entry.family in seen else 0,
                                Request(f"{package}:{name}")))
        if entry.family not in seen and entry.tag != "graph":
            requests.append(Planned(package, entry.family, 3,
                                    Request(f"{package}:{name}", batch=4)))
        seen.add(entry.family)
    return requests


def _distinct(plan: Iterable[Planned]) -> list[Planned]:
    """The first of the requests that are equal."""
    seen: dict[str, Planned] = {}
    for entry in plan:
        seen.setdefault(entry.key, entry)
    return list(seen.values())


def _matches(entry: Planned, only: str) -> bool:
    patterns = [text if any(sign in text for sign in "*?[") else f"*{text}*"
                for text in only.lower().split(",")]
    return any(fnmatch.fnmatchcase(text.lower(), pattern) for pattern in patterns
               for text in (entry.name, entry.request.model))


def take_shard(plan: Sequence[Planned], shard: tuple[int, int]) -> list[Planned]:
    """Every Nth request from the Ith on: (I, N), I from 1."""
    index, count = shard
    return list(plan[index - 1::count])
