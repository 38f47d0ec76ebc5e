"""Compiles the parts of an FX graph that PassNet supports.

A part is a run of consecutive nodes, so that everything happens in the order of the program. Its
results are fresh tensors with the strides that PyTorch would give them. A value that shares memory
with an input of the part, or with another value, is a view that is made from that tensor after the
call: every reader sees the memory that it would see without compilation.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import torch
from torch.fx.node import map_arg
from torch.utils._pytree import tree_leaves

from passnet.capture import spell_arguments, spell_op
from passnet.errors import PassnetError, reason_of
from passnet.execute import describe
from passnet.fx_costs import reason_to_leave
from passnet.fx_facts import FROM_ELSEWHERE, Fact, Facts

# Compiles a typed line, with the strides of its inputs, its device, and by input: true for a
# parameter or buffer that the graph leaves as it is.
Compile = Callable[[str, list[list[int]], str, list[bool]], Any]


class Unsupported(Exception):
    """The reason why a node, or without one the whole part, is left to PyTorch."""

    def __init__(self, reason: str, node: Any = None) -> None:
        super().__init__(reason)
        self.node = node


@dataclass
class Alias:
    """A value that shares the memory of its owner: a view of `value`'s type, or if that is None the
    owner itself."""

    owner: Any
    value: Any = None


@dataclass
class Part:
    """Nodes that are compiled together, and what passes between them and the rest of the graph."""

    nodes: list[Any]
    numbers: list[Any] = field(default_factory=list)  # nodes that it computes again for itself
    inputs: list[Any] = field(default_factory=list)
    results: list[Any] = field(default_factory=list)  # nodes whose values the compiled graph gives
    aliases: dict[Any, Alias] = field(default_factory=dict)  # of every node that is read later
    changed: list[Any] = field(default_factory=list)  # inputs that it changes in place
    compiled: Any = None
    has_run: bool = False  # the compiled graph has accepted a call


class Parts:
    """The parts of one graph, in program order; `left` names the nodes that run in PyTorch although
    they compute something, each with its reason. `compiles_all`: even what PyTorch computes
    faster."""

    def __init__(self, module: Any, facts: Facts, compile_line: Compile,
                 compiles_all: bool = False) -> None:
        self.module = module
        self.facts = facts
        self.parts: list[Part] = []
        self.left = {node: fact.reason for node, fact in facts.of.items() if fact.reason}
        self._compile_line = compile_line
        if not compiles_all:
            self._leave_slower()
        pending = self._runs()
        while pending:
            nodes = pending.pop(0)
            if not any(self._of(node).computes for node in nodes):
                continue  # views alone are not worth a call
            try:
                self.parts.append(self._compile(nodes))
            except Unsupported as error:
                bad = set(_same_calls(nodes, error))
                self.left.update(dict.fromkeys(bad, str(error)))
                pending[:0] = self._pieces([node for node in nodes if node not in bad])

    def _leave_slower(self) -> None:
        for node, fact in self.facts.of.items():
            if fact.computes and node not in self.left:
                reason = reason_to_leave(node, lambda operand: self._of(operand).value)
                if reason is not None:
                    self.left[node] = reason

    def operations(self) -> int:
        """The number of nodes that do more than name numbers and view memory."""
        return len({*self.left, *(node for node, fact in self.facts.of.items() if fact.computes)})

    def compiled_operations(self) -> int:
        return sum(len(self.operations_of(part)) for part in self.parts)

    def operations_of(self, part: Part) -> list[Any]:
        """The nodes of a part that do more than name numbers and view memory."""
        return [node for node in part.nodes if self._of(node).computes]

    def constant(self, node: Any) -> Any:
        """The value of a node that is a known number, otherwise the node."""
        return self._of(node).value if self._of(node).is_constant else node

    def _of(self, node: Any) -> Fact:
        return self.facts.of[node]

    def _runs(self) -> list[list[Any]]:
        """Maximal runs of nodes that may be compiled."""
        return self._pieces([node for node in self.module.graph.nodes
                             if node.op in ("call_function", "call_method")
                             and not self._is_nothing(node) and node not in self.left])

    def _pieces(self, nodes: list[Any]) -> list[list[Any]]:
        """The nodes in runs between which no other node runs, and each on one device. An entry of a
        list is taken where the list is made."""
        pieces: list[list[Any]] = []
        wanted = set(nodes)
        before = None
        for node in self.module.graph.nodes:
            if node in wanted and not self._takes_from_elsewhere(node, pieces[-1] if before else []):
                device = _device(self._of(node).value)
                if before != device:
                    pieces.append([])
                before = device
                pieces[-1].append(node)
            elif not self._is_nothing(node):
                before = None
        return pieces

    def _is_nothing(self, node: Any) -> bool:
        return (node.op in ("placeholder", "get_attr") or self._of(node).is_constant
                or self._of(node).is_number)

    def _takes_from_elsewhere(self, node: Any, run: list[Any]) -> bool:
        """True if the node takes entries of a list that the run does not make."""
        return any(isinstance(self._of(operand).value, (list, tuple)) and operand not in run
                   for operand in node.all_input_nodes if not self._of(operand).is_constant)

    def _compile(self, nodes: list[Any]) -> Part:
        part = Part(nodes)
        pending = list(nodes)
        while pending:
            for operand in pending.pop().all_input_nodes:
                if self._of(operand).is_number and operand not in part.numbers:
                    part.numbers.append(operand)
                    pending.append(operand)
        part.numbers.sort()
        steps = [*part.numbers, *nodes]
        inside = set(steps)
        for operand in (operand for node in steps for operand in node.all_input_nodes):
            if operand not in inside and operand not in part.inputs \
                    and not self._of(operand).is_constant:
                part.inputs.append(operand)
        self._place_values(part)
        device = _device(self._of(nodes[0]).value)
        strides = [list(self._of(node).value.stride()) for node in part.inputs]
        try:
            part.compiled = self._compile_line(self._line(part), strides, device.type,
                                               [self._is_parameter(node) for node in part.inputs])
        except ValueError as error:
            raise _located(str(error), [nodes[0]] * len(part.numbers) + nodes) from error
        self._check_changes(part)
        return part

    def _is_parameter(self, node: Any) -> bool:
        """True for a parameter or buffer of a module that no node of the graph changes."""
        named = re.search("_parameters_|_buffers_", str(node.target)) is not None
        if node.op != "get_attr" and not (node.op == "placeholder" and named):
            return False
        storage = self.facts.storage(self._of(node).value)
        return not any(storage in fact.written for fact in self.facts.of.values())

    def _place_values(self, part: Part) -> None:
        """Finds the owner of the memory of each value that is read later."""
        inside = set(part.nodes)
        owners = {self.facts.storage(self._of(node).value): node for node in reversed(part.inputs)}
        groups: dict[int, list[Any]] = {}
        for node in part.nodes:
            value = self._of(node).value
            if value is None or not any(user not in inside for user in node.users):
                continue
            if not isinstance(value, torch.Tensor):
                raise Unsupported("its list is read by a node that is not compiled", node)
            groups.setdefault(self.facts.storage(value), []).append(node)
        for storage, group in groups.items():
            if storage in self.facts.absolute:
                raise Unsupported(FROM_ELSEWHERE, group[0])
            owner = owners.get(storage) or self._whole(part, storage, group)
            if storage not in owners:
                part.results.append(owner)
            for node in group:
                part.aliases[node] = self._alias(self._viewed(part, storage, node) or owner, node)

    def _viewed(self, part: Part, storage: int, node: Any) -> Any:
        """The input of the part that a node views, if it is memory of one: of several inputs that
        share memory, only that one's place is certain."""
        while node not in part.inputs:
            operands = [each for each in node.all_input_nodes
                        if isinstance(self._of(each).value, torch.Tensor)
                        and self.facts.storage(self._of(each).value) == storage]
            if not operands:
                return None
            node = operands[0]
        return node

    def _whole(self, part: Part, storage: int, group: list[Any]) -> Any:
        """A node of the part whose value is the whole memory: the only one read, or the first."""
        for node in [*(group if len(group) == 1 else []), *part.nodes]:
            value = self._of(node).value
            if isinstance(value, torch.Tensor) and self.facts.storage(value) == storage:
                if _is_dense(value):
                    return node
        raise Unsupported("it views memory that no value of the graph has as a whole", group[0])

    def _alias(self, owner: Any, node: Any) -> Alias:
        base, value = self._of(owner).value, self._of(node).value
        if value.dtype != base.dtype:
            raise Unsupported("it reads the memory of its operand as another dtype", node)
        same = (value.shape, value.stride(), value.storage_offset()) == (
            base.shape, base.stride(), base.storage_offset())
        return Alias(owner, None if same else value)

    def _line(self, part: Part) -> str:
        """The part as a typed line of several lines: the first node is on the second."""
        names = {node: f"in{index}" for index, node in enumerate(part.inputs)}
        memory = _Memory(self.facts, [self._of(node).value for node in part.inputs])
        inputs = [{**describe(value), "memory": memory.of(value)}
                  for value in (self._of(node).value for node in part.inputs)]
        nodes = []
        for index, node in enumerate([*part.numbers, *part.nodes]):
            names[node] = f"n{index}"
            try:
                args, kwargs = map_arg((node.args, node.kwargs), self.constant)
                row = {"id": names[node], "op": spell_op(node),
                       **spell_arguments(node, args, kwargs, names),
                       "memory": [memory.of(value) for value in tree_leaves(self._of(node).value)
                                  if isinstance(value, torch.Tensor)]}
            except (PassnetError, AttributeError, RuntimeError) as error:
                raise Unsupported(f"it cannot be written: {reason_of(error)}", node) from error
            nodes.append(json.dumps(row))
        outputs = json.dumps([names[node] for node in part.results])
        return (f'{{"inputs": {json.dumps(inputs)}, "nodes": [\n' + ",\n".join(nodes)
                + f'\n], "outputs": {outputs}}}')

    def _check_changes(self, part: Part) -> None:
        """Raises Unsupported unless the compiled graph changes the inputs that PyTorch changes, and
        these share their memory with no other input."""
        storages = [self.facts.storage(self._of(node).value) for node in part.inputs]
        written: set[int] = set().union(*(self._of(node).written for node in part.nodes))
        for node, storage, entry in zip(part.inputs, storages, part.compiled.inputs, strict=True):
            if not entry["mutated"] and storage not in written:
                continue
            if storages.count(storage) > 1:
                raise Unsupported("it changes memory that several of its operands share")
            if not entry["mutated"]:
                raise Unsupported("it changes memory that the compiled graph leaves as it is")
            part.changed.append(node)


class _Memory:
    """States where values are, for the importer to hold to: storages as numbers from 0, offsets
    from an input of that storage."""

    def __init__(self, facts: Facts, inputs: list[Any]) -> None:
        self._facts = facts
        self._numbers: dict[int, int] = {}
        self._starts = {facts.storage(value): value.storage_offset() for value in reversed(inputs)}

    def of(self, value: Any) -> list[int]:
        storage = self._facts.storage(value)
        return [self._numbers.setdefault(storage, len(self._numbers)),
                value.storage_offset() - self._starts.get(storage, 0), *value.stride()]


def _is_dense(tensor: Any) -> bool:
    """True if each element of the tensor's memory is exactly one of its elements."""
    if tensor.numel() == 0:
        return bool(tensor.untyped_storage().nbytes() == 0)
    step = 1
    for stride, extent in sorted(zip(tensor.stride(), tensor.shape)):
        if extent != 1 and stride != step:
            return False
        step *= extent
    return bool(tensor.untyped_storage().nbytes() == tensor.numel() * tensor.element_size())


def _device(value: Any) -> Any:
    """The device of a value's first tensor; of no tensor the CPU."""
    entries = value if isinstance(value, (list, tuple)) else [value]
    return next((entry.device for entry in entries if isinstance(entry, torch.Tensor)),
                torch.device("cpu"))


def _located(message: str, nodes: list[Any]) -> Unsupported:
    """The error of a typed line at the node on the line that it names."""
    place = re.match(r"text:(\d+):\d+: (.*)", message, re.DOTALL)
    index = int(place[1]) - 2 if place else -1
    if place is None or not 0 <= index < len(nodes):
        return Unsupported(message)
    return Unsupported(place[2], nodes[index])


def _same_calls(nodes: list[Any], error: Unsupported) -> list[Any]:
    """The nodes that an error is about: all of them, one, or all calls of an op that is unknown."""
    if error.node is None:
        return list(nodes)
    if re.fullmatch(r"the op '.*' is not supported(;.*)?", str(error), re.DOTALL):
        return [node for node in nodes
                if (node.op, node.target) == (error.node.op, error.node.target)]
    return [error.node]
