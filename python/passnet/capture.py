"""Captures a live module through Dynamo and turns the graphs into typed lines."""

from __future__ import annotations

import re
from collections.abc import Sequence
from contextlib import nullcontext
from dataclasses import dataclass, field
from typing import Any

from passnet.errors import PassnetError, require_torch
from passnet.execute import ITEM_OPS, NUMPY_PREFIX, describe, infer_types
from passnet.lazy import Fakes
from passnet.saved_values import Statistics
from passnet.typed_lines import Row, row_hash


@dataclass(frozen=True)
class Captured:
    """One graph: a GraphModule whose placeholders are its only inputs, their values in the mode of
    capture, and the same as real tensors if they are known (otherwise None). `phase`: of a training
    step, `forward` or `backward`. `assumed`: statistics of inputs that are not known, by name."""

    module: Any
    inputs: list[Any]
    known: list[Any | None]
    phase: str = ""
    assumed: dict[str, Statistics] = field(default_factory=dict)


class BrokenOff(PassnetError):
    """A call that failed after Dynamo made some graphs of it; `graphs` are those."""

    def __init__(self, message: str, graphs: list[Captured]) -> None:
        super().__init__(message)
        self.graphs = graphs


def capture(module: Any, args: Sequence[Any], kwargs: dict[str, Any],
            fakes: Fakes | None = None) -> list[Captured]:
    """Every graph that Dynamo makes of one call, in the order of their first run; a `BrokenOff` if
    the call fails.

    With `fakes`, under whose mode module and inputs were made fake, weights are never allocated.
    """
    torch = require_torch()
    graphs: list[tuple[Any, list[Any]]] = []

    def record(graph_module: Any, inputs: list[Any]) -> Any:
        graphs.append((graph_module, list(inputs)))
        return graph_module.forward

    torch._dynamo.reset()
    try:
        with torch.no_grad(), fakes.mode if fakes else nullcontext():
            torch.compile(module, backend=record, dynamic=False)(*args, **kwargs)
    except PassnetError:
        raise
    except Exception as error:  # whatever a user's module raises
        raise BrokenOff(f"{type(module).__name__} cannot be captured: {cause_of(error)}",
                        [lift_constants(graph, inputs, fakes)
                         for graph, inputs in graphs if computes(graph)]) from error
    finally:
        torch._dynamo.reset()
    graphs = [(graph, inputs) for graph, inputs in graphs if computes(graph)]
    if not graphs:
        raise PassnetError(f"{type(module).__name__} has no tensor operation to capture")
    return [lift_constants(graph, inputs, fakes) for graph, inputs in graphs]


def computes(graph: Any) -> bool:
    return any(node.op in ("call_function", "call_method") for node in graph.graph.nodes)


def cause_of(error: Exception) -> str:
    """The error in one line; Dynamo names the actual error after the word `got`."""
    text = str(error).strip()
    kind = type(error).__name__
    if kind == "DataDependentOutputException" or "DataDependentOutputException" in text:
        return ("it needs the value of a tensor, which does not exist without weights; "
                "`--weights random` makes them")
    got = re.search(r"\bgot (\w+)\((['\"])(.+?)(?:\2\)|\n|\\n|$)", text)
    if got:
        return f"{got[1]}: {got[3]}"
    return f"{kind}: {text.splitlines()[0] if text else 'no message'}"


def lift_constants(module: Any, inputs: list[Any], fakes: Fakes | None) -> Captured:
    """Turns attributes of the graph module into placeholders, so that its text is
    self-contained."""
    torch = require_torch()
    nodes = list(module.graph.nodes)
    placeholders = [node for node in nodes if node.op == "placeholder"]
    lifted: dict[str, Any] = {}
    for node in nodes:
        if node.op != "get_attr":
            continue
        owner: Any = module
        for part in node.target.split("."):
            owner = getattr(owner, part)
        if not isinstance(owner, torch.Tensor):
            raise PassnetError(f"the graph holds `{node.target}`, a {type(owner).__name__}: "
                               "higher-order operators are not supported")
        if node.target not in lifted:
            name = "L_self_constants_" + node.target.replace(".", "_").strip("_") + "_"
            anchor = placeholders[-1] if placeholders else None
            with (module.graph.inserting_after(anchor) if anchor
                  else module.graph.inserting_before(nodes[0])):
                placeholder = module.graph.placeholder(name)
            placeholders.append(placeholder)
            lifted[node.target] = placeholder
            inputs.append(owner.detach())
        node.replace_all_uses_with(lifted[node.target])
        module.graph.erase_node(node)
    for placeholder, value in zip(placeholders, inputs, strict=True):
        is_parameter = "_parameters_" in placeholder.target
        placeholder.type = torch.nn.parameter.Parameter if is_parameter else torch.Tensor
        if not isinstance(value, torch.Tensor):
            raise PassnetError(f"the graph takes `{placeholder.target}`, a "
                               f"{type(value).__name__}, where a tensor is expected")
    module.recompile()
    values = [fakes.value(value) if fakes else value for value in inputs]
    return Captured(module, inputs, values)


def spell_op(node: Any) -> str:
    """An FX node's op as typed lines spell it."""
    if node.op == "call_method":
        return "." + node.target
    from torch.fx.node import _get_qualified_name
    name = _get_qualified_name(node.target)
    if type(node.target).__name__ == "numpy_to_tensor_wrapper":
        return NUMPY_PREFIX + node.target.f.__name__
    return "operator." + name[len("_operator."):] if name.startswith("_operator.") else name


def encode(argument: Any, names: dict[Any, str]) -> Any:
    """An FX argument as typed lines spell it."""
    torch = require_torch()
    if isinstance(argument, torch.fx.Node):
        return {"v": names[argument]}
    if isinstance(argument, slice):
        parts = (argument.start, argument.stop, argument.step)
        return {"slice": [encode(part, names) for part in parts]}
    if argument is Ellipsis:
        return {"ellipsis": 1}
    if isinstance(argument, float) and not -float("inf") < argument < float("inf"):
        return {"f": str(argument)}
    if argument is None or isinstance(argument, (bool, int, float, str)):
        return argument
    if isinstance(argument, (torch.dtype, torch.device, torch.layout, torch.memory_format)):
        return {"t": str(argument)}
    if isinstance(argument, (list, tuple)):
        return [encode(entry, names) for entry in argument]
    if isinstance(argument, dict):
        return {"dict": {str(key): encode(entry, names) for key, entry in argument.items()}}
    raise PassnetError(f"an argument of type {type(argument).__name__} has no spelling")


def spell_arguments(node: Any, args: Any, kwargs: Any, names: dict[Any, str]) -> Row:
    """The `args` and `kwargs` of a typed line's node. Lists and tuples are spelled alike there, so
    an index that PyTorch reads as one tensor is spelled as a tuple of it."""
    args = list(args)
    if spell_op(node) in ITEM_OPS and isinstance(args[1], list) \
            and not _stands_for_tuple(args[1]):
        args[1] = (args[1],)
    return {"args": [encode(value, names) for value in args],
            "kwargs": {key: encode(value, names) for key, value in kwargs.items()}}


def _stands_for_tuple(index: list[Any]) -> bool:
    """True if PyTorch reads a list as a tuple of indices: a short one whose entries are not all
    numbers."""
    return len(index) < 32 and not all(isinstance(entry, (bool, int)) for entry in index)


def to_row(graph: Captured, source: str) -> Row:
    """The whole graph as one typed line.

    The graph is traced once more on proxies: this converts Python-level functions to the spelling
    of files made from GraphNet samples (`dropout(x, p=…, training=…, inplace=…)`).
    """
    traced = _retrace(_without_in_place_operators(graph.module))
    names: dict[Any, str] = {}
    nodes: list[Row] = []
    outputs: list[str] = []
    for node in traced.nodes:
        if node.op == "placeholder":
            names[node] = f"in{len(names)}"
        elif node.op == "output":
            outputs = _flat_outputs(node.args[0], names)
        elif node.op in ("call_function", "call_method"):
            names[node] = f"n{len(nodes)}"
            nodes.append({"id": names[node], "op": spell_op(node), "kind": node.op,
                          **spell_arguments(node, node.args, node.kwargs, names)})
        else:
            raise PassnetError(f"an FX node of kind `{node.op}` cannot be written")
    row: Row = {"inputs": [describe(value) for value in graph.inputs], "nodes": nodes,
                "outputs": outputs}
    for node, value_type in zip(nodes, infer_types(row), strict=True):
        node["type"] = value_type
    return {**row, "hash": row_hash(row), "source": source, "start": 0, "count": 1}


def _retrace(graph_module: Any) -> Any:
    """The graph with every call traced once more on proxies."""
    torch = require_torch()

    class Retracer(torch.fx.Transformer):
        """Calls without a proxy among their operands (`arange`) stay calls."""

        def call_function(self, target: Any, args: Any, kwargs: Any) -> Any:
            operands: list[Any] = []
            torch.fx.node.map_aggregate((args, kwargs), operands.append)
            if any(isinstance(operand, torch.fx.Proxy) for operand in operands):
                return super().call_function(target, args, kwargs)
            return self.tracer.create_proxy("call_function", target, args, kwargs)

    return Retracer(graph_module).transform().graph


def _flat_outputs(argument: Any, names: dict[Any, str]) -> list[str]:
    outputs: list[str] = []
    pending = [argument]
    while pending:
        entry = pending.pop(0)
        if isinstance(entry, (list, tuple)):
            pending[:0] = entry
        elif entry in names:
            outputs.append(names[entry])
    return outputs


def _without_in_place_operators(graph_module: Any) -> Any:
    """Replaces `x += y` by `x + y` if nothing else sees the change, otherwise by `x.add_(y)`.

    Symbolic tracing would always produce the first form.
    """
    import copy
    import operator
    torch = require_torch()
    forms = {operator.iadd: (operator.add, "add_"), operator.isub: (operator.sub, "sub_"),
             operator.imul: (operator.mul, "mul_"), operator.itruediv: (operator.truediv, "div_")}
    result = torch.fx.GraphModule(graph_module, copy.deepcopy(graph_module.graph))
    nodes = list(result.graph.nodes)
    for index, node in enumerate(nodes):
        if node.op != "call_function" or node.target not in forms:
            continue
        plain, method = forms[node.target]
        if _seen_later(node.args[0], node, nodes[:index], nodes[index + 1:]):
            node.op, node.target = "call_method", method
        else:
            node.target = plain
    result.recompile()
    return result


def _seen_later(target: Any, change: Any, before: list[Any], after: list[Any]) -> bool:
    """True if a value that shares memory with `target` is read after the change, or outlives it."""
    def memory(node: Any) -> Any:
        value = node.meta.get("example_value")
        return value.untyped_storage()._cdata if hasattr(value, "untyped_storage") else None

    shared = memory(target)
    later = set(after)
    for node in before:
        if node is not target and (shared is None or memory(node) != shared):
            continue
        if node.op == "placeholder" or any(user in later for user in node.users):
            return True
    return False
