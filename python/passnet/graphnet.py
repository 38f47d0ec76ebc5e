"""Writes a captured graph as a GraphNet sample folder."""

from __future__ import annotations

import hashlib
import json
import math
import re
from pathlib import Path
from typing import Any

from passnet.capture import Captured
from passnet.errors import PassnetError, require_torch
from passnet.saved_values import Statistics
from passnet.source_text import WIDTH, lay_out

MAX_DATA = 1024  # max elements of an integer tensor that are written out
IMPORTABLE = ("device", "inf", "nan")


def is_weight(name: str) -> bool:
    """True if a placeholder is a parameter, a buffer or a constant of the module."""
    return name.startswith("L_self_") and re.search(
        r"_(parameters|buffers|constants)_", name) is not None


def model_source(graph: Captured) -> str:
    """The text of `model.py`: one class with one `forward`."""
    code = graph.module.graph.python_code("self")
    lines = code.src.strip().splitlines()
    start = next(i for i, line in enumerate(lines) if line.startswith("def forward("))
    body = [line.strip() for line in lines[start + 1:] if line.strip()]
    body = _spell_operators(body, code.globals)
    names = [name for name in IMPORTABLE
             if any(re.search(rf"(?<![\w.]){name}\b", line) for line in body)]
    text = ["import torch", ""]
    if any(re.search(r"(?<![\w.])operator\.", line) for line in body):
        text = ["import operator", "", *text]
    for name in names:
        text += [f"from torch import {name}", ""]
    text += ["", "class GraphModule(torch.nn.Module):", "    def forward(", "        self,"]
    for node in graph.module.graph.nodes:
        if node.op == "placeholder":
            kind = "torch.nn.parameter.Parameter" if "_parameters_" in node.target else "torch.Tensor"
            text.append(f"        {node.target}: {kind},")
    text.append("    ):")
    for line in body:
        for statement in line.split(";  "):
            text += lay_out(_respell(statement), 8)
    return "\n".join(text) + "\n"


def _spell_operators(body: list[str], names: dict[str, Any]) -> list[str]:
    """`_operator_abs(x)`, FX's name for a function without an operator sign, as
    `operator.abs(x)`."""
    for name, target in names.items():
        if getattr(target, "__module__", None) == "_operator":
            body = [re.sub(rf"(?<![\w.]){name}\b", f"operator.{target.__name__}", line)
                    for line in body]
    return body


def _respell(statement: str) -> str:
    """Keyword spacing as formatters write it (`dim = 1` inside a call → `dim=1`)."""
    left, equals, right = statement.partition(" = ")
    if not equals or "(" not in right:
        return statement
    pieces = re.split(r"('(?:[^'\\]|\\.)*')", right)
    for index in range(0, len(pieces), 2):
        pieces[index] = re.sub(r"(?<=[(,\s])(\w+) = ", r"\1=", pieces[index])
    right = "".join(f'"{piece[1:-1]}"' if index % 2 and '"' not in piece else piece
                    for index, piece in enumerate(pieces))
    return f"{left} = {right}"


def assumed_statistics(name: str, shape: list[int]) -> tuple[float, float]:
    """Mean and standard deviation of a weight that was never created: those of its usual
    initialization."""
    if not is_weight(name):
        return 0.0, 1.0
    if "running_var" in name:
        return 1.0, 0.1
    if "running_mean" in name or name.endswith("_bias_"):
        return 0.0, 0.02
    if len(shape) == 1 and name.endswith("_weight_"):
        return 1.0, 0.02
    return 0.0, 1.0 / math.sqrt(max(1, math.prod(shape[1:])))


def _number(value: float) -> str:
    return f"{value:.3f}" if math.isfinite(value) else f'float("{value}")'


def weight_record(name: str, value: Any, known: Any | None,
                  assumed: Statistics | None = None) -> list[str]:
    """Lines of one class of `weight_meta.py`; unknown values get assumed statistics, if none are
    given those of the name."""
    torch = require_torch()
    mean: str | None = None
    std: str | None = None
    extra: list[str] = []
    data = "    data = None"
    shape = [int(extent) for extent in value.shape]
    if value.dtype.is_floating_point or value.dtype.is_complex:
        if known is None:
            numbers = ((assumed.mean, assumed.std) if assumed
                       else assumed_statistics(name, shape))
        elif known.numel() == 0:
            numbers = (0.0, 0.0)
        else:
            exact = torch.view_as_real(known.detach()) if known.is_complex() else known.detach()
            exact = exact.double()
            numbers = (float(exact.mean()), float(exact.std(correction=0)))
        if known is None and assumed:
            mean, std = (f"{number:.3g}" for number in numbers)
            bounds = (("min_val", assumed.low), ("max_val", assumed.high))
            extra += [f"    {key} = {bound:g}" for key, bound in bounds if bound is not None]
        else:
            mean, std = (_number(number) for number in numbers)
        if "running_var" in name:
            extra.append("    min_val = 0")
        if known is not None and known.numel() == 1 and not known.is_complex():
            element = float(known.detach().reshape(()))
            text = f"{element:.6f}" if math.isfinite(element) else _number(element)
            data = f"    data = [{text}]"
    elif known is None or known.numel() > MAX_DATA:
        limits = (0, 0) if known is None else (int(known.min()), int(known.max()))
        extra += [f"    min_val = {limits[0]}", f"    max_val = {limits[1]}"]
        data = ""
    else:
        elements = [bool(x) if value.dtype == torch.bool else int(x)
                    for x in known.detach().reshape(-1).tolist()]
        data = f"    data = {elements}"
    lines = [f"class Program_weight_tensor_meta_{name}:"]
    lines += lay_out(f'name = "{name}"', 4)
    lines += lay_out(f"shape = {shape}", 4)
    lines += [f'    dtype = "{value.dtype}"', '    device = "cpu"', f"    mean = {mean}",
              f"    std = {std}"]
    return [*lines, *(lay_out(data.strip(), 4) if data else []), *extra]


def constraints_source(names: list[str], inputs: list[Any], batch: int) -> str:
    """The text of `input_tensor_constraints.py`: the batch extent is a symbol."""
    def batched(name: str, value: Any) -> bool:
        return not is_weight(name) and value.dim() > 0 and int(value.shape[0]) == batch

    symbolic = any(batched(name, value) for name, value in zip(names, inputs, strict=True))
    text = ["from sympy import Symbol", "", 'S0 = Symbol("S0")', ""] if symbolic else []
    text += [f"dynamic_dim_constraint_symbols = [{'S0' if symbolic else ''}]", "",
             "dynamic_dim_constraint_symbol2example_value = "
             + (f"{{S0: {batch}}}" if symbolic else "{}"), "",
             "dynamic_dim_constraint_relations = []", "",
             "dynamic_dim_constraint_input_shapes = ["]
    for name, value in sorted(zip(names, inputs, strict=True), key=lambda pair: pair[0]):
        extents = [str(int(extent)) for extent in value.shape]
        if batched(name, value):
            extents[0] = "S0"
        parts = f'([{", ".join(extents)}], "{name}")'
        lines = lay_out(parts, 4, WIDTH - 1)
        lines[-1] += ","
        text += lines
    return "\n".join([*text, "]"]) + "\n"


def write_sample(folder: Path, graph: Captured, *, about: dict[str, Any], batch: int) -> str:
    """Writes the six files; `about` goes into `graph_net.json`. Returns the SHA-256 of
    `model.py`."""
    names = [node.target for node in graph.module.graph.nodes if node.op == "placeholder"]
    model = model_source(graph)
    digest = hashlib.sha256(model.encode()).hexdigest()
    records = ["\n".join(weight_record(name, value, known, graph.assumed.get(name)))
               for name, value, known in zip(names, graph.inputs, graph.known, strict=True)]
    about = {"framework": "torch", "num_devices_required": 1, "num_nodes_required": 1,
             "dynamic": False, **about}
    files = {
        "model.py": model,
        "weight_meta.py": "\n\n\n".join(records) + "\n",
        "input_meta.py": "",
        "input_tensor_constraints.py": constraints_source(names, graph.inputs, batch),
        "graph_net.json": json.dumps(about, indent=4) + "\n",
        "graph_hash.txt": digest,
    }
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for name, text in files.items():
            (folder / name).write_text(text)
    except OSError as error:
        raise PassnetError(f"cannot write `{folder}`: {error}") from error
    return digest
