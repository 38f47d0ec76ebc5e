"""The extraction pipeline: request → graphs → GraphNet folders and typed lines."""

from __future__ import annotations

import importlib.metadata
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from passnet.capture import Captured, capture, to_row
from passnet.cut import cut_fusible
from passnet.execute import execute
from passnet.graphnet import write_sample
from passnet.lazy import Fakes, quiet_libraries, without_weights
from passnet.libraries import LIBRARIES
from passnet.source_models import Request, build, randomize, value_statistics
from passnet.typed_lines import Row


@dataclass(frozen=True)
class Extraction:
    """One model's graphs, in the order in which they first run."""

    name: str
    tag: str
    request: Request
    graphs: list[Captured]


def extract(request: Request, *, real_weights: bool, train: bool = False) -> Extraction:
    """Captures a model; without real weights, no large tensor is ever allocated. `train`: the graphs
    of a training step."""
    from passnet.training_graphs import capture_training
    make = capture_training if train else capture
    with quiet_libraries():
        if real_weights:
            call = build(request, real=True)
            randomize(call.module, request.seed)
            graphs = make(call.module, call.args, call.kwargs)
        else:
            with without_weights():
                call = build(request, real=False)
            fakes = Fakes()
            fakes.fake_module(call.module)
            graphs = make(call.module, fakes.fake_tree(call.args),
                          fakes.fake_tree(call.kwargs), fakes)
    return Extraction(call.name, call.tag, request, graphs)


def whole_rows(extraction: Extraction, source: str) -> list[Row]:
    """Each graph as a typed line; with real weights, with `statistics` of all its values."""
    rows = []
    for index, graph in enumerate(extraction.graphs):
        suffix = f"/{part_name(extraction, index)}" if len(extraction.graphs) > 1 else ""
        row = to_row(graph, f"{source}/{extraction.name}{suffix}")
        if all(known is value for known, value in zip(graph.known, graph.inputs, strict=True)):
            inputs = [value.detach().clone() for value in graph.inputs]
            row["statistics"] = value_statistics(execute(row, inputs))
        rows.append(row)
    return rows


def typed_rows(rows: list[Row], cut: str) -> list[Row]:
    """Rows to write: `whole` graphs, or their distinct `fusible` subgraphs."""
    if cut == "fusible":
        merged: dict[str, Row] = {}
        for row in rows:
            for piece in cut_fusible(row):
                if piece["hash"] in merged:
                    merged[piece["hash"]]["count"] += piece["count"]
                else:
                    merged[piece["hash"]] = piece
        return list(merged.values())
    whole = []
    for row in rows:
        statistics: dict[str, Any] = row.get("statistics", {})
        inputs = [{**entry, **statistics.get(f"in{index}", {})}
                  for index, entry in enumerate(row["inputs"])]
        whole.append({"inputs": inputs, **{key: row[key] for key in (
            "nodes", "outputs", "hash", "source", "start", "count")}})
    return whole


def part_name(extraction: Extraction, index: int) -> str:
    """`graph_0`; of a training step `forward`, or `forward_0` if there are several."""
    phase = extraction.graphs[index].phase
    if not phase:
        return f"graph_{index}"
    same = [i for i, graph in enumerate(extraction.graphs) if graph.phase == phase]
    return phase if len(same) == 1 else f"{phase}_{same.index(index)}"


def folder_name(name: str) -> str:
    """`transformers/Bert` → the same; every unusual character in a name becomes `_`."""
    return re.sub(r"[^\w./-]+", "_", name).strip("/.")


def write_folders(extraction: Extraction, folder: Path, source: str) -> list[Path]:
    """Writes one GraphNet folder, or `graph_0…` below it if the model broke into several graphs, or
    `forward` and `backward` of a training step."""
    count = len(extraction.graphs)
    library, _, rest = extraction.name.partition("/")
    origin = library if rest and library in LIBRARIES else source
    folders = []
    for index, graph in enumerate(extraction.graphs):
        about: dict[str, Any] = {
            "model_name": rest if origin == library else extraction.name, "source": origin,
            "heuristic_tag": extraction.tag, "made_by": _provenance(extraction.request, origin)}
        if graph.phase:
            about["phase"] = graph.phase
        elif count > 1:
            about["graph_break"] = {
                "graph": index, "graphs": count,
                "note": f"Dynamo breaks this model into {count} graphs; this is number {index}, "
                        "in the order in which they first run"}
        target = folder if count == 1 else folder / part_name(extraction, index)
        write_sample(target, graph, about=about, batch=extraction.request.batch)
        folders.append(target)
    return folders


def _provenance(request: Request, library: str) -> dict[str, Any]:
    """The request that makes the same graph again."""
    made: dict[str, Any] = {"name": request.model}
    for key in ("model_class", "submodule", "options", "layers", "batch", "sequence", "image",
                "dtype"):
        value = getattr(request, key)
        if value not in (None, {}):
            made[key] = value
    if not request.mask:
        made["mask"] = False
    if request.inputs:
        made["inputs"] = list(request.inputs)
    for package in ("torch", library):
        try:
            made[f"{package}_version"] = importlib.metadata.version(package).partition("+")[0]
        except importlib.metadata.PackageNotFoundError:
            continue
    return made


def count_calls(graph: Captured) -> int:
    """Nodes of a graph that compute or view something."""
    return sum(node.op in ("call_function", "call_method") for node in graph.module.graph.nodes)
