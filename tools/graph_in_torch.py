#!/usr/bin/env python3
"""Runs a GraphNet folder's model.py in PyTorch on given inputs, in its own dtypes and in double.

    tools/graph_in_torch.py FOLDER INPUTS.safetensors OUT.safetensors [--memory BYTES] [--threads N]

INPUTS holds in0, in1, …, one a parameter of `forward`. OUT gets out0, … (the tensors that `forward`
returns, then the inputs named by --mutated), and where the graph can be computed in double
throughout, wide0, …
"""

from __future__ import annotations

import argparse
import inspect
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
    """New tensors of operations that were told no dtype."""
    return tree_map(widened, result)


def load_module(folder: Path) -> Any:
    """The folder's GraphModule, its devices being the CPU."""
    text = re.sub(r"""(['"])cuda(:[0-9]+)?\1""", "'cpu'", (folder / "model.py").read_text())
    names: dict[str, Any] = {"__name__": "graph_model"}
    exec(compile(text, str(folder / "model.py"), "exec"), names)
    return names["GraphModule"]()


def arguments_for(module: Any, inputs: list[torch.Tensor]) -> list[Any]:
    """The inputs as `forward` takes them: numbers where its annotation says so."""
    parameters = list(inspect.signature(module.forward).parameters.values())
    if len(parameters) != len(inputs):
        raise SystemExit(f"error: forward takes {len(parameters)} inputs, given {len(inputs)}")
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
    """The graph as it stands."""
    given = arguments_for(module, [tensor.clone() for tensor in inputs])
    return tensors_of(module.forward(*given), given, mutated)


def run_wide(module: Any, inputs: list[torch.Tensor], mutated: list[int]) -> list[torch.Tensor]:
    """The graph in double."""
    given = arguments_for(module, [widened(tensor.clone()) for tensor in inputs])
    with InDouble():
        return tensors_of(module.forward(*given), given, mutated)


def main() -> int:
    """0: OUT is written."""
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("inputs", type=Path)
    parser.add_argument("out", type=Path)
    parser.add_argument("--mutated", type=int, nargs="*", default=[])
    parser.add_argument("--memory", type=int, default=16 << 30, help="address space, in bytes")
    parser.add_argument("--threads", type=int, default=2)
    options = parser.parse_args()
    resource.setrlimit(resource.RLIMIT_AS, (options.memory, options.memory))
    torch.set_num_threads(options.threads)
    stored = load_file(options.inputs)
    inputs = [stored[f"in{index}"] for index in range(len(stored))]
    module = load_module(options.folder)
    results: dict[str, torch.Tensor] = {}
    with torch.no_grad():
        for index, tensor in enumerate(run(module, inputs, options.mutated)):
            results[f"out{index}"] = tensor.detach().contiguous().clone()
        try:
            wide = run_wide(module, inputs, options.mutated)
            for index, tensor in enumerate(wide):
                results[f"wide{index}"] = tensor.detach().contiguous().clone()
        except Exception as error:  # what PyTorch has in single precision only
            print(f"not in double: {type(error).__name__}: {error}", file=sys.stderr)
    save_file(results, options.out)
    return 0


if __name__ == "__main__":
    sys.exit(main())
