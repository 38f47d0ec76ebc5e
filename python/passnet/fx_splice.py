"""Replaces the compiled parts of an FX graph by calls."""

from __future__ import annotations

import operator
import threading
from collections.abc import Callable, Sequence
from typing import Any

import torch

from passnet.fx_parts import Part, Parts


def view_of(tensor: Any, size: Sequence[int], stride: Sequence[int], offset: int) -> Any:
    """A view into the memory of a tensor, from an offset in elements to its first one."""
    return tensor.as_strided(size, stride, tensor.storage_offset() + offset)


def note_changes(*tensors: Any) -> None:
    """Tells autograd that the contents of tensors have changed."""
    tracked = [tensor for tensor in tensors if not tensor.is_inference()]
    torch.autograd.graph.increment_version(tracked)


class Call:
    """A call of a part, which gives a tuple of its results. One that the compiled graph refuses,
    such as on inputs that only now share memory, runs in PyTorch, and so does one with an index
    outside of its dim or an integral divisor of 0, for which PyTorch has its own error."""

    def __init__(self, part: Part, results: list[Any], make_eager: Callable[[], Any],
                 report: Callable[[Part, str], None]) -> None:
        self._part = part
        self._compiled = part.compiled
        self._results = [(tuple(value.shape), value.stride(), value.dtype, value.device)
                         for value in results]
        self._strides = [entry["strides"] for entry in part.compiled.inputs]
        self._make_eager = make_eager
        self._report = report
        self._is_async = any(device.type != "cpu" for _, _, _, device in self._results)
        self._eager: Any = None
        self._has_reason = False
        self._lock = threading.Lock()

    def __call__(self, *inputs: Any) -> tuple[Any, ...]:
        out = tuple([torch.empty_strided(size, stride, dtype=dtype, device=device)
                     for size, stride, dtype, device in self._results])
        try:
            self._compiled(*inputs, out=out)
        except ValueError as error:
            return self._retry(inputs, out, error)
        except (IndexError, ZeroDivisionError):
            if self._is_async:  # the index is one of an earlier call
                raise
            return self._eager_call()(*inputs)
        self._part.has_run = True
        return out

    def _retry(self, inputs: Any, out: Any, error: ValueError) -> tuple[Any, ...]:
        """Tries the strides that a graph on a GPU demands, then PyTorch."""
        changes = any(entry["mutated"] for entry in self._compiled.inputs)
        strides = [value.stride() for value in inputs]
        if not changes and strides != self._strides:
            inputs = [torch.empty_strided(value.shape, stride, dtype=value.dtype,
                                          device=value.device).copy_(value)
                      for value, stride in zip(inputs, self._strides)]
            try:
                self._compiled(*inputs, out=out)
                return out
            except ValueError:
                pass
        return self._eager_call(str(error))(*inputs)

    def _eager_call(self, reason: str = "") -> Any:
        """The part in PyTorch; a reason is reported once."""
        with self._lock:
            if reason and not self._has_reason:
                self._report(self._part, reason)
                self._has_reason = True
            if self._eager is None:
                self._eager = self._make_eager()
        return self._eager


def splice(parts: Parts, report: Callable[[Part, str], None]) -> Any:
    """The graph module with a call in the place of each part; `report` gets the reason if a part
    refuses a call, once per part."""
    graph = torch.fx.Graph()
    root: dict[str, Any] = {}
    values: dict[Any, Any] = {}
    last = {part.nodes[-1]: part for part in parts.parts}
    inside = {node for part in parts.parts for node in part.nodes}

    def value_of(node: Any) -> Any:
        known = parts.constant(node)
        return values[node] if known is node else known

    for node in parts.module.graph.nodes:
        if node in last:
            part = last[node]
            name = f"passnet_part_{len(root)}"
            results = [parts.facts.of[result].value for result in part.results]
            root[name] = Call(part, results, _eager_of(parts, part), report)
            _add_call(graph, name, parts, part, values)
        if node in inside or node.op != "placeholder" and parts.constant(node) is not node:
            continue
        if node.op in ("get_attr", "call_module"):
            root[node.target] = _attribute(parts.module, node.target)
        values[node] = graph.node_copy(node, value_of)
    return torch.fx.GraphModule(root, graph)


def _attribute(module: Any, target: str) -> Any:
    for name in target.split("."):
        module = getattr(module, name)
    return module


def _add_call(graph: Any, name: str, parts: Parts, part: Part, values: dict[Any, Any]) -> None:
    call = graph.call_module(name, tuple(values[node] for node in part.inputs))
    if part.changed:
        graph.call_function(note_changes, tuple(values[node] for node in part.changed))
    owners = {node: values[node] for node in part.inputs}
    for index, node in enumerate(part.results):
        owners[node] = graph.call_function(operator.getitem, (call, index))
    for node, alias in part.aliases.items():
        values[node] = owners[alias.owner]
        if alias.value is not None:
            base = parts.facts.of[alias.owner].value
            offset = alias.value.storage_offset() - base.storage_offset()
            values[node] = graph.call_function(
                view_of, (owners[alias.owner], tuple(alias.value.shape), alias.value.stride(), offset))


def _eager_of(parts: Parts, part: Part) -> Callable[[], Any]:
    """Makes the function that computes a part's results in PyTorch."""
    def make() -> Any:
        graph = torch.fx.Graph()
        values = {node: graph.placeholder(f"in{index}") for index, node in enumerate(part.inputs)}

        def value_of(node: Any) -> Any:
            known = parts.constant(node)
            return values[node] if known is node else known

        for node in (*part.numbers, *part.nodes):
            values[node] = graph.node_copy(node, value_of)
        graph.output(tuple(values[node] for node in part.results))
        return torch.fx.GraphModule({}, graph).forward
    return make
