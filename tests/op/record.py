#!/usr/bin/env python3
"""Records PyTorch's results for small calls of every op: cases.graph and cases.safetensors.

    python3 tests/op/record.py        (needs torch; src/ops/recorded_test.cpp replays the result)

A case is the text of a call, with `%0, %1, …` for its inputs, and the same call in PyTorch.
"""
import json
import struct
import zlib
from pathlib import Path

import torch

from cases import CASES, FAMILIES, NAMES

HERE = Path(__file__).parent
STORED = {torch.float64: "F64", torch.float32: "F32", torch.float16: "F16",
          torch.bfloat16: "BF16", torch.int64: "I64", torch.int32: "I32", torch.int16: "I16",
          torch.int8: "I8", torch.uint8: "U8", torch.bool: "BOOL"}


def type_text(tensor):
    return f"{NAMES[tensor.dtype]}[{','.join(map(str, tensor.shape))}]"


def record(number, text, function, inputs, dtype):
    """One case in one dtype: its graph text, and its tensors by name."""
    generator = torch.Generator().manual_seed(zlib.crc32(f"{text} {dtype}".encode()))
    values = [spec.draw(dtype, generator) for spec in inputs]
    outputs = function(*values)
    if isinstance(outputs, torch.Tensor):
        outputs = (outputs,)
    name = f"{text.partition('(')[0]}.{number}"
    call = text
    for i in range(len(values)):
        call = call.replace(f"%{i}", f"%in{i}")
    declared = ", ".join(f"%in{i}: {type_text(v)}" for i, v in enumerate(values))
    results = ", ".join(f"%out{i}" for i in range(len(outputs)))
    types = ", ".join(type_text(o) for o in outputs)
    graph = f"graph @{name}({declared}) {{\n  {results} = {call} : {types}\n  return {results}\n}}\n"
    tensors = {f"{name}/in{i}": v for i, v in enumerate(values)}
    tensors |= {f"{name}/out{i}": o.contiguous() for i, o in enumerate(outputs)}
    return graph, tensors


def write_safetensors(path, tensors):
    header, blobs, offset = {}, [], 0
    for name, tensor in tensors.items():
        blob = tensor.reshape(-1).view(torch.uint8).numpy().tobytes() if tensor.numel() else b""
        header[name] = {"dtype": STORED[tensor.dtype], "shape": list(tensor.shape),
                        "data_offsets": [offset, offset + len(blob)]}
        blobs.append(blob)
        offset += len(blob)
    text = json.dumps(header, separators=(",", ":")).encode()
    text += b" " * (-len(text) % 8)
    path.write_bytes(struct.pack("<Q", len(text)) + text + b"".join(blobs))


def main():
    for family in FAMILIES:
        family()
    graphs, tensors = [], {}
    for text, function, inputs, dtypes in CASES:
        for dtype in dtypes:
            graph, recorded = record(len(graphs), text, function, inputs, dtype)
            graphs.append(graph)
            tensors |= recorded
    head = "# Written by record.py; what PyTorch computes for these is in cases.safetensors.\n"
    (HERE / "cases.graph").write_text(head + "".join(graphs))
    write_safetensors(HERE / "cases.safetensors", tensors)
    print(f"{len(graphs)} cases")


if __name__ == "__main__":
    main()
