"""Requests for transformers: each class of the automatic mappings for each model type, then all
other public model classes."""

from __future__ import annotations

import importlib
import re
from collections.abc import Iterator

from passnet.libraries import require_library
from passnet.scale.plan import Planned
from passnet.source_models import Request

PACKAGE = "transformers"
CUT = 2  # layers of a model whose depth is cut
# Names of classes that are no model with a forward of its own.
_NO_MODEL = re.compile(r"^(Auto|Flax|TF|Pretrained)|PreTrained|PretrainedModel$|Config$|Output|"
                       r"Tokenizer|Processor|Pipeline|Onnx|Mixin$|Layer$")


def plan() -> list[Planned]:
    """All requests of transformers, unsorted by tier."""
    require_library(PACKAGE)
    requests = []
    classes: dict[str, list[str]] = {}
    for model_type, model_class in _pairs():
        classes.setdefault(model_type, []).append(model_class)
    for model_type, names in sorted(classes.items()):
        model = f"{PACKAGE}:{model_type}"
        for place, name in enumerate(names):
            requests.append(_planned(model_type, 0 if place == 0 else 1,
                                     Request(model, model_class=name, layers=CUT)))
        base = names[0]
        requests += [
            _planned(model_type, 2, Request(model, model_class=base)),
            _planned(model_type, 3, Request(model, model_class=base, layers=CUT, batch=4)),
            _planned(model_type, 3, Request(model, model_class=base, layers=CUT, batch=2,
                                            sequence=128))]
        if len(names) > 1:
            requests.append(_planned(model_type, 2, Request(model, model_class=names[1])))
    mapped = {name for names in classes.values() for name in names}
    for module, name in _public_classes():
        if name not in mapped:
            requests.append(_planned(module, 1, Request(f"{PACKAGE}:{name}", layers=CUT)))
    return requests


def _planned(family: str, tier: int, request: Request) -> Planned:
    return Planned(PACKAGE, family, tier, request)


def _pairs() -> Iterator[tuple[str, str]]:
    """(model type, class) of every automatic mapping, bare models first."""
    modeling = importlib.import_module("transformers.models.auto.modeling_auto")
    configs = importlib.import_module("transformers.models.auto.configuration_auto")
    known = set(configs.CONFIG_MAPPING_NAMES)
    mappings = sorted(name for name in dir(modeling)
                      if name.startswith("MODEL_") and name.endswith("_MAPPING_NAMES"))
    mappings.sort(key=lambda name: name != "MODEL_MAPPING_NAMES")
    for mapping in mappings:
        for model_type, names in getattr(modeling, mapping).items():
            if model_type in known:
                for name in [names] if isinstance(names, str) else names:
                    yield model_type, name


def _public_classes() -> Iterator[tuple[str, str]]:
    """(folder, class) of each public class whose module is a modeling file."""
    transformers = importlib.import_module(PACKAGE)
    for name, module in sorted(transformers._class_to_module.items()):
        parts = module.split(".")
        if (len(parts) == 3 and parts[2].startswith("modeling_") and name[0].isupper()
                and not _NO_MODEL.search(name)
                and parts[1] != "auto"):
            yield parts[1], name
