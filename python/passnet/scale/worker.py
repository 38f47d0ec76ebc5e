"""One request as a record: builds the model, captures it, and writes its graphs as typed lines."""

from __future__ import annotations

import dataclasses
import os
import resource
import sys
import time
from typing import Any

from passnet.capture import BrokenOff, Captured, capture, to_row
from passnet.errors import PassnetError, reason_of, require_torch
from passnet.lazy import Fakes, quiet_libraries, without_weights
from passnet.scale.causes import cause_of
from passnet.scale.journal import pack
from passnet.scale.origins import origin_of
from passnet.scale.plan import Planned
from passnet.source_models import Call, Request, build
from passnet.transformers_inputs import Sizes, completed_inputs
from passnet.typed_lines import Row

MAX_FRAMES = 256  # graphs that Dynamo makes of one function before it gives up
ATTEMPTS = 3  # more inputs that are tried after a model refuses those of its main argument


def prepare_process() -> None:
    """Loads what every request needs, so that forked processes share it; one thread, no network."""
    os.environ.update(HF_HUB_OFFLINE="1", TRANSFORMERS_OFFLINE="1", HF_DATASETS_OFFLINE="1",
                      TOKENIZERS_PARALLELISM="false")
    torch = require_torch()
    torch.set_num_threads(1)
    torch._dynamo.config.recompile_limit = MAX_FRAMES
    torch._dynamo.config.accumulated_recompile_limit = MAX_FRAMES


def warm_up(plan: list[Planned]) -> None:
    """Captures one cheap request per package, so that what libraries load late is loaded."""
    cheap = {"transformers": "bert", "timm": "resnet18", "torchvision": "resnet18"}
    for package in sorted({entry.package for entry in plan} & cheap.keys()):
        record_of(Planned(package, "", 0, Request(f"{package}:{cheap[package]}")), 0)


def failure(planned: Planned, message: str, seconds: float) -> bytes:
    """The record of a request that gave no graph."""
    return pack(_header(planned, seconds, ok=False, graphs=0, cause=cause_of(message),
                        error=message), [])


def _header(planned: Planned, seconds: float, **facts: Any) -> dict[str, Any]:
    return {"key": planned.key, "name": planned.name, "package": planned.package,
            "family": planned.family, "tier": planned.tier, "settings": planned.settings,
            "seconds": round(seconds, 2), **facts}


def record_of(planned: Planned, started: float) -> bytes:
    """The record of a request: its rows, or the reason for which there are none."""
    try:
        with quiet_libraries():
            rows, lost = _rows(planned)
    except PassnetError as error:
        return failure(planned, str(error), time.monotonic() - started)
    except Exception as error:  # whatever a library raises
        return failure(planned, f"{type(error).__name__}: {reason_of(error)}",
                       time.monotonic() - started)
    return pack(_header(planned, time.monotonic() - started, ok=True, graphs=len(rows), lost=lost),
                rows)


def _rows(planned: Planned) -> tuple[list[Row], list[str]]:
    """(rows, reasons for which graphs are missing); an error if there is no row."""
    lost: list[str] = []
    call = _build(planned)
    fakes = Fakes()
    fakes.fake_module(call.module)
    origin = origin_of(planned, call.module, call.tag)
    graphs, error = _attempt(call, fakes)
    for _ in range(ATTEMPTS):
        if error is None or graphs or planned.package != "transformers":
            break
        call = _complete(planned.request, call, str(error))
        if call is None:
            break
        graphs, error = _attempt(call, fakes)
    if error is not None:
        lost.append(str(error))
    rows: list[Row] = []
    for part, graph in enumerate(graphs):
        try:
            row = to_row(graph, f"{planned.package}/{planned.name.partition(':')[2]}")
        except Exception as error:  # an operator without a spelling, or one that infers no type
            lost.append(reason_of(error))
            continue
        rows.append({**row, "origin": {**origin, "part": part, "parts": len(graphs)}})
    if not rows:
        raise PassnetError(lost[0])
    return rows, lost


def _build(planned: Planned) -> Call:
    """The call of a request; at full depth if the configuration allows no other."""
    with without_weights():
        try:
            return build(planned.request, real=False)
        except PassnetError:
            if planned.request.layers is None:
                raise
            return build(dataclasses.replace(planned.request, layers=None), real=False)


def _attempt(call: Call, fakes: Fakes) -> tuple[list[Captured], PassnetError | None]:
    """(graphs, the error that broke off the call)."""
    try:
        return capture(call.module, fakes.fake_tree(call.args), fakes.fake_tree(call.kwargs),
                       fakes), None
    except BrokenOff as error:
        return error.graphs, error


def _complete(request: Request, call: Call, message: str) -> Call | None:
    """The call with further inputs, which the message of its failure suggests."""
    sizes = Sizes(request.batch, request.sequence, request.image, request.mask)
    with without_weights():
        kwargs = completed_inputs(call.module, sizes, call.kwargs, message)
    return dataclasses.replace(call, kwargs=kwargs) if kwargs else None


def limit_memory(gib: float) -> None:
    """Limits the memory that this process may allocate from now on."""
    try:
        resource.setrlimit(resource.RLIMIT_DATA, (int(gib * 2**30), resource.RLIM_INFINITY))
    except (OSError, ValueError):
        print("note: this system limits no memory", file=sys.stderr)
