"""Runs typed lines in live PyTorch, and infers their types with fake tensors."""

from __future__ import annotations

import importlib
import operator
from collections.abc import Callable
from typing import Any

from passnet.errors import PassnetError, require_torch
from passnet.typed_lines import Row, stride_of


# FX's name for functions of NumPy that Dynamo traces on tensors.
NUMPY_PREFIX = "torch__dynamo_utils_wrapped_"
# Their second argument is an index, which is a tuple if it is spelled as a list.
ITEM_OPS = ("operator.getitem", "operator.setitem", ".__getitem__", ".__setitem__")


def resolve_op(op: str) -> Callable[..., Any]:
    """The callable that an op's spelling names: `.view`, `operator.add`, `torch.cat`, …."""
    if op.startswith("."):
        return lambda receiver, *args, **kwargs: getattr(receiver, op[1:])(*args, **kwargs)
    owner_name, _, name = op.rpartition(".")
    if op == "getattr":
        return getattr
    try:
        if op.startswith(NUMPY_PREFIX):
            import numpy
            from torch._dynamo.utils import numpy_to_tensor_wrapper
            return numpy_to_tensor_wrapper(getattr(numpy, op[len(NUMPY_PREFIX):]))
        if owner_name == "operator":
            return getattr(operator, name)
        owner: Any = require_torch()
        parts = owner_name.split(".")
        if parts[0] != "torch":
            raise AttributeError(op)
        for index, part in enumerate(parts[1:], start=2):
            if not hasattr(owner, part):
                importlib.import_module(".".join(parts[:index]))
            owner = getattr(owner, part)
        return getattr(owner, name)
    except (AttributeError, ImportError) as error:
        raise PassnetError(f"`{op}` names no operator of this PyTorch") from error


def decode(argument: Any, values: dict[str, Any]) -> Any:
    """The Python object that an encoded argument denotes."""
    if isinstance(argument, list):
        return [decode(entry, values) for entry in argument]
    if not isinstance(argument, dict):
        return argument
    torch = require_torch()
    if "v" in argument:
        return values[argument["v"]]
    if "t" in argument:
        name = argument["t"]
        return getattr(torch, name[6:]) if name.startswith("torch.") else torch.device(name)
    if "slice" in argument:
        return slice(*(decode(entry, values) for entry in argument["slice"]))
    if "f" in argument:
        return float(argument["f"])
    if "ellipsis" in argument:
        return Ellipsis
    if "dict" in argument:
        return {key: decode(entry, values) for key, entry in argument["dict"].items()}
    raise PassnetError(f"unknown argument form with keys {sorted(argument)}")


def execute_node(node: Row, values: dict[str, Any]) -> Any:
    """The result of one node, its operands taken from `values`."""
    args = decode(node["args"], values)
    kwargs = {key: decode(entry, values) for key, entry in node["kwargs"].items()}
    if node["op"] in ITEM_OPS and isinstance(args[1], list):
        args[1] = tuple(args[1])
    return resolve_op(node["op"])(*args, **kwargs)


def execute(row: Row, inputs: list[Any]) -> dict[str, Any]:
    """All values of a row by id; mutating nodes write into `inputs`."""
    values = {f"in{index}": tensor for index, tensor in enumerate(inputs)}
    with require_torch().no_grad():
        for node in row["nodes"]:
            values[node["id"]] = execute_node(node, values)
    return values


def describe(value: Any) -> Any:
    """A value's type as typed lines spell it: a record, a list for a tuple, None for no tensor."""
    torch = require_torch()
    if isinstance(value, torch.Tensor):
        return {"shape": [int(extent) for extent in value.shape],
                "dtype": str(value.dtype)[6:],
                "stride": [int(step) for step in value.stride()]}
    if isinstance(value, (list, tuple)) and any(isinstance(v, torch.Tensor) for v in value):
        return [describe(entry) for entry in value]
    return None


def empty_inputs(row: Row) -> list[Any]:
    """Tensors of the inputs' types, strides kept; call under a fake mode for large ones."""
    torch = require_torch()
    return [torch.empty_strided(entry["shape"], stride_of(entry), dtype=getattr(torch, entry["dtype"]))
            for entry in row["inputs"]]


def infer_types(row: Row) -> list[Any]:
    """PyTorch's types of each node, in order, inferred only from the inputs' types."""
    from torch._subclasses.fake_tensor import FakeTensorMode
    with FakeTensorMode():
        values = execute(row, empty_inputs(row))
        return [describe(values[node["id"]]) for node in row["nodes"]]
