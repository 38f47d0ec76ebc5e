"""The extraction pipeline: request → graphs → GraphNet folders and typed lines."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from passnet.capture import Captured, capture, fake_mode, to_row
from passnet.cut import cut_fusible
from passnet.execute import execute
from passnet.graphnet import write_sample
from passnet.source_models import Request, build, randomise, value_statistics
from passnet.typed_lines import Row


@dataclass(frozen=True)
class Extraction:
    """One model's graphs, and each as a whole typed line."""

    name: str
    tag: str
    batch: int
    graphs: list[Captured]
    rows: list[Row]


def extract(request: Request, *, source: str, real_weights: bool) -> Extraction:
    """Capture a model; with real weights, rows carry `statistics` of all their values."""
    with fake_mode(not real_weights):
        call = build(request, real=real_weights)
        if real_weights:
            randomise(call.module, request.seed)
        graphs = capture(call.module, call.args, call.kwargs)
    rows = []
    for index, graph in enumerate(graphs):
        suffix = f"/subgraph_{index}" if len(graphs) > 1 else ""
        row = to_row(graph, f"{source}/{call.name}{suffix}")
        if real_weights:
            inputs = [value.detach().clone() for value in graph.inputs]
            row["statistics"] = value_statistics(execute(row, inputs))
        rows.append(row)
    return Extraction(call.name, call.tag, request.batch, graphs, rows)


def typed_rows(extraction: Extraction, cut: str) -> list[Row]:
    """Rows to write: `whole` graphs, or their `fusible` subgraphs, each distinct one once."""
    if cut == "fusible":
        merged: dict[str, Row] = {}
        for row in extraction.rows:
            for piece in cut_fusible(row):
                if piece["hash"] in merged:
                    merged[piece["hash"]]["count"] += piece["count"]
                else:
                    merged[piece["hash"]] = piece
        return list(merged.values())
    whole = []
    for row in extraction.rows:
        statistics: dict[str, Any] = row.get("statistics", {})
        inputs = [{**entry, **statistics.get(f"in{index}", {})}
                  for index, entry in enumerate(row["inputs"])]
        whole.append({"inputs": inputs, **{key: row[key] for key in (
            "nodes", "outputs", "hash", "source", "start", "count")}})
    return whole


def write_folders(extraction: Extraction, out: Path, source: str) -> list[Path]:
    """One GraphNet folder, or `subgraph_0…` below it where the model broke into several graphs."""
    single = len(extraction.graphs) == 1
    folders = []
    for index, graph in enumerate(extraction.graphs):
        folder = out if single else out / f"subgraph_{index}"
        write_sample(folder, graph, model_name=extraction.name, source=source,
                     tag=extraction.tag, batch=extraction.batch)
        folders.append(folder)
    return folders
