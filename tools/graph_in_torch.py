#!/usr/bin/env python3
"""Runs GraphNet folders' model.py in PyTorch on given inputs, in their own dtypes or in double.

    tools/graph_in_torch.py [--memory BYTES] [--threads N] < REQUESTS

A request is a line {"folder", "inputs", "outputs", "mutated": [index…], "wide": bool}: `inputs` has
in0, in1, …, one per parameter of `forward`; `outputs` gets out0, … (the tensors that it returns,
then the inputs that it changes), computed in double throughout if `wide` is set. The answer is a
line, {"error": null} or the error.
"""

from __future__ import annotations

import argparse
import inspect
import json
import re
import resource
import sys
from pathlib import Path
from typing import Any

import torch
from safetensors.torch import load_file, save_file
from torch.utils._python_dispatch import TorchDispatchMode
from torch.utils._pytree import tree_flatten, tree_map

NARROW = {torch.float32, torch.float16, torch.bfloat16}


def widened(value: Any) -> Any:
    """A narrow floating tensor, or the name of its dtype, in double; anything else as it is."""
    if isinstance(value, torch.Tensor) and value.dtype in NARROW:
        return value.double()
    if isinstance(value, torch.dtype) and value in NARROW:
        return torch.float64
    return value


class InDouble(TorchDispatchMode):
    """Every operation computes in double, whatever dtype the graph names."""

    def __torch_dispatch__(self, function: Any, types: Any, args: Any = (),
                           kwargs: Any = None) -> Any:
        return widened_result(function(*tree_map(widened, args), **tree_map(widened, kwargs or {})))


def widened_result(result: Any) -> Any:
    """New tensors of operations that were given no dtype."""
    return tree_map(widened, result)


def load_module(folder: Path) -> Any:
    """The folder's GraphModule, with the CPU as its device."""
    text = re.sub(r"""(['"])cuda(:[0-9]+)?\1""", "'cpu'", (folder / "model.py").read_text())
    names: dict[str, Any] = {"__name__": "graph_model"}
    exec(compile(text, str(folder / "model.py"), "exec"), names)
    return names["GraphModule"]()


def arguments_for(module: Any, inputs: list[torch.Tensor]) -> list[Any]:
    """The inputs as `forward` takes them: numbers where its annotation says so."""
    parameters = list(inspect.signature(module.forward).parameters.values())
    if len(parameters) != len(inputs):
        raise ValueError(f"forward takes {len(parameters)} inputs, given {len(inputs)}")
    given: list[Any] = []
    for parameter, tensor in zip(parameters, inputs, strict=True):
        name = str(getattr(parameter.annotation, "__name__", parameter.annotation))
        given.append(tensor.item() if name in ("SymInt", "SymFloat", "SymBool") else tensor)
    return given


def tensors_of(returned: Any, given: list[Any], mutated: list[int]) -> list[torch.Tensor]:
    """The results in the order in which `passnet` gives them."""
    flat = [torch.as_tensor(value) for value in tree_flatten(returned)[0] if value is not None]
    return flat + [given[index] for index in mutated]


def run(module: Any, inputs: list[torch.Tensor], mutated: list[int]) -> list[torch.Tensor]:
    """The graph as it is."""
    given = arguments_for(module, [tensor.clone() for tensor in inputs])
    return tensors_of(module.forward(*given), given, mutated)


def run_wide(module: Any, inputs: list[torch.Tensor], mutated: list[int]) -> list[torch.Tensor]:
    """The graph in double."""
    given = arguments_for(module, [widened(tensor.clone()) for tensor in inputs])
    with InDouble():
        return tensors_of(module.forward(*given), given, mutated)


def answer(request: dict[str, Any]) -> None:
    """Runs one graph and writes its results."""
    stored = load_file(request["inputs"])
    inputs = [stored.pop(f"in{index}") for index in range(len(stored))]
    module = load_module(Path(request["folder"]))
    with torch.no_grad():
        results = (run_wide if request["wide"] else run)(module, inputs, request["mutated"])
    save_file({f"out{index}": tensor.detach().contiguous().clone()
               for index, tensor in enumerate(results)}, request["outputs"])


def main() -> int:
    """Exit code 0: every request was answered."""
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--memory", type=int, default=16 << 30, help="address space, in bytes")
    parser.add_argument("--threads", type=int, default=2)
    options = parser.parse_args()
    resource.setrlimit(resource.RLIMIT_AS, (options.memory, options.memory))
    torch.set_num_threads(options.threads)
    for line in sys.stdin:
        try:
            answer(json.loads(line))
            error = None
        except Exception as failure:  # whatever PyTorch or the model's own code raises
            error = f"{type(failure).__name__}: {failure}"
        print(json.dumps({"error": error}), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
