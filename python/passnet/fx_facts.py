"""Finds facts about every node of an FX graph, for given inputs, by one run on fake tensors: types,
shared memory, changes in place, random numbers."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from enum import Enum, auto
from typing import Any

import torch
from torch._dynamo.exc import UserError
from torch._subclasses.fake_tensor import (
    DataDependentOutputException, DynamicOutputShapeException, FakeTensor, FakeTensorMode)
from torch.fx.experimental.symbolic_shapes import GuardOnDataDependentSymNode, ShapeEnv
from torch.utils._python_dispatch import TorchDispatchMode, _disable_current_modes
from torch.utils._pytree import tree_leaves, tree_map_only

from passnet.errors import PassnetError
from passnet.fx_strides import corrected

DTYPES = frozenset([
    torch.float64, torch.float32, torch.float16, torch.bfloat16, torch.int64, torch.int32,
    torch.int16, torch.int8, torch.uint8, torch.bool, torch.complex64])
CONSTANTS = (int, float, bool, str, torch.dtype, torch.device, torch.layout, torch.memory_format,
             type(None))
KINDS = (torch.Tensor, torch.nn.Parameter, torch.nn.Buffer, FakeTensor)
# Functions without an effect on a graph in which nothing needs gradients.
NEUTRAL = ("_set_grad_enabled", "_log_api_usage_once")
# Modules of functions that enter and leave autocast, vmap and the like.
SCOPES = ("torch.amp", "torch._functorch", "torch._C._functorch")
METHODS_OF_TYPES = frozenset(
    "size dim ndimension numel nelement stride element_size is_contiguous is_floating_point "
    "is_complex get_device type".split())


FROM_ELSEWHERE = "it views memory of an input from a place that the graph does not know"
UNKNOWN = object()  # the value of a node of which nothing is known before the run


class Effect(Enum):
    """An effect of a node on PyTorch's state."""

    NONE = auto()
    NEUTRAL = auto()   # nothing that matters if nothing needs gradients
    RESOLVED = auto()  # AOTAutograd knows what it means for the nodes that follow


def effect_of(node: Any) -> Effect:
    """The effect of a node of a graph of Dynamo."""
    if node.op != "call_function":
        return Effect.RESOLVED if node.target == "requires_grad_" else Effect.NONE
    module, name = _module_of(node.target), getattr(node.target, "__name__", "")
    if isinstance(node.target, torch._ops.HigherOrderOperator):
        return Effect.RESOLVED
    if name in NEUTRAL or name == "_exit_autocast" and effect_of(node.args[0]) is Effect.NEUTRAL:
        return Effect.NEUTRAL
    if name == "_enter_autocast" and False in node.args:
        return Effect.NEUTRAL  # it is off before, as otherwise AOTAutograd would make the graph
    return Effect.RESOLVED if module.startswith(SCOPES) else Effect.NONE


@dataclass
class Fact:
    """The value of one node as a fake tensor or a Python value, and what its computation did."""

    value: Any = None
    is_constant: bool = False  # a number, a shape, a dtype: known before the run
    is_number: bool = False    # one that a float outside decides
    computes: bool = False     # it does more than name and view memory
    reason: str | None = None  # why no graph of ours can contain it
    written: set[int] = field(default_factory=set)  # storages that it changes
    is_reshaping: bool = False  # it changes the shape of its first operand in place
    is_absolute: bool = False   # it views memory from a place that is not relative to a tensor


def storage_of(tensor: Any) -> int:
    """A number that tensors have in common if they share memory."""
    return int(tensor.untyped_storage()._cdata)


def flaw_of_kind(value: Any) -> str | None:
    """The reason why a value is no strided tensor of its own, or None."""
    if isinstance(value, (int, float, complex, str)):
        return f"it takes or gives {value!r}, which is no tensor"
    if type(value) not in KINDS:
        return f"it takes or gives a value of type {type(value).__name__}"
    if value.layout != torch.strided or value.is_quantized:
        return f"its tensors are {str(value.layout)[6:]}"
    if value.is_conj() or value.is_neg():
        return "its tensors are conjugates or negatives that are computed when they are read"
    return None


def flaw_of(value: Any) -> str | None:
    """The reason why a value cannot be a buffer of a graph, or None."""
    flaw = flaw_of_kind(value)
    if flaw is None and value.dtype not in DTYPES:
        return f"no graph has {value.dtype}"
    if flaw is None and value.device.type != "cpu" and value.device != torch.device("cuda", 0):
        return f"its tensors are on {value.device}"
    return flaw


def _draws(func: Any, args: Any, kwargs: Any) -> bool:
    """True if an operator that can draw random numbers does so: attention may have no dropout."""
    for index, entry in enumerate(func._schema.arguments):
        if entry.name == "dropout_p":
            given = args[index] if index < len(args) else kwargs.get(entry.name, entry.default_value)
            return bool(given != 0)
    return True


_ATEN = torch.ops.aten
_NAMES = frozenset([_ATEN.detach.default, _ATEN.sym_size.int, _ATEN.sym_stride.int,
                    _ATEN.sym_numel.default, _ATEN.sym_storage_offset.default])


class _Watch(TorchDispatchMode):
    """Notes for one node, which has these tensors as operands, the operators that it runs."""

    supports_higher_order_operators = True

    def __init__(self) -> None:
        super().__init__()
        self.fact = Fact()
        self.operands: list[Any] = []

    def __torch_dispatch__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        kwargs = kwargs or {}
        fact = self.fact
        if not isinstance(func, torch._ops.OpOverload):
            fact.computes, fact.reason = True, "it is a higher-order operator"
            return func(*args, **kwargs)
        if torch.Tag.nondeterministic_seeded in func.tags and _draws(func, args, kwargs):
            fact.reason = "it draws random numbers"
        elif torch.Tag.inplace_view in func.tags and any(args[0] is one for one in self.operands):
            fact.reason = "it changes the shape or the memory of a tensor in place"
            fact.is_reshaping = True
        if func is _ATEN.as_strided.default:
            fact.is_absolute |= kwargs.get("storage_offset", [*args, None][3]) is not None
        if not (func.is_view or func in _NAMES or func.namespace == "prim"):
            fact.computes = True
        self._note_writes(func, tree_leaves((args, kwargs)), [
            leaf for entry, given in _given(func, args, kwargs)
            if entry.alias_info is not None and entry.alias_info.is_write
            for leaf in tree_leaves(given)])
        result = corrected(func, args, func(*args, **kwargs))
        fact.reason = fact.reason or _flaw_of_numbers(func, args, kwargs, result)
        return result

    def _note_writes(self, func: Any, operands: list[Any], written: list[Any]) -> None:
        for changed in written:
            if not isinstance(changed, torch.Tensor):
                continue
            self.fact.written.add(storage_of(changed))
            if any(meet(changed, other) for other in operands if isinstance(other, torch.Tensor)):
                self.fact.reason = "it changes memory that it reads at other places"


def _given(func: Any, args: Any, kwargs: Any) -> Iterator[tuple[Any, Any]]:
    """The parameters of an operator that are given, with their values."""
    yield from zip(func._schema.arguments, args)
    yield from ((entry, kwargs[entry.name]) for entry in func._schema.arguments
                if entry.name in kwargs)


def _flaw_of_numbers(func: Any, args: Any, kwargs: Any, result: Any) -> str | None:
    """The reason why an operator might refuse a number that is no value of a tensor's dtype.
    Numbers for integer parameters are extents and positions, and may be anything."""
    tensors = [leaf for leaf in tree_leaves((args, kwargs, result)) if isinstance(leaf, torch.Tensor)]
    for entry, number in _given(func, args, kwargs):
        if type(number) not in (int, float) or not -math.inf < number < math.inf \
                or str(entry.type) in ("int", "Optional[int]"):
            continue
        for dtype in {tensor.dtype for tensor in tensors}:
            if dtype == torch.bool or dtype.is_complex or (
                    isinstance(number, float) and not dtype.is_floating_point):
                continue
            largest = (torch.finfo if dtype.is_floating_point else torch.iinfo)(dtype).max
            if abs(number) > largest + (number < 0 and not dtype.is_floating_point):
                return f"it takes {number}, which is no value of {str(dtype)[6:]}"
    return None


def _place(tensor: Any) -> Any:
    return tensor.dtype, tensor.shape, tensor.stride(), tensor.storage_offset()


def meet(one: Any, other: Any) -> bool:
    """True if two tensors have elements in the same memory, but not the same elements in order."""
    if storage_of(one) != storage_of(other) or _place(one) == _place(other):
        return False
    if one.dtype != other.dtype:
        return True
    first = min(one.storage_offset(), other.storage_offset())
    with _disable_current_modes():
        size = one.untyped_storage().nbytes() // max(1, one.element_size())
        flags = torch.zeros(max(0, size - first), dtype=torch.bool)
        places = [flags.as_strided(each.shape, each.stride(), each.storage_offset() - first)
                  for each in (one, other)]
        places[0].fill_(True)
        return bool(places[1].any())


class Facts(torch.fx.Interpreter):
    """The facts of a graph: `of[node]`, and the inputs that share memory."""

    def __init__(self, module: Any, inputs: Sequence[Any]) -> None:
        super().__init__(module, garbage_collect_values=False)
        # Without allowances, numbers and extents that depend on data raise.
        shapes = ShapeEnv(allow_scalar_outputs=False, allow_dynamic_output_shape_ops=False)
        self.mode = FakeTensorMode(allow_non_fake_inputs=True, shape_env=shapes)
        self.of: dict[Any, Fact] = {}
        self._watch = _Watch()
        self._shared: dict[int, int] = {}  # storage of a fake: the storage of the original
        self._constants: dict[int, Any] = {}
        self.absolute: set[int] = set()  # storages of inputs of which such views exist
        fakes = [self._fake(value) for value in inputs]
        with (torch.no_grad(), torch._C._DisableAutocast(), self.mode, self._watch):
            self.run(*fakes)

    def storage(self, value: Any) -> int:
        """As `storage_of`; inputs that are views of one tensor share it too."""
        own = storage_of(value)
        return self._shared.get(own, own)

    def _fake(self, value: Any) -> Any:
        if not isinstance(value, torch.Tensor):
            return value
        flaw = flaw_of_kind(value)
        if flaw is not None:
            raise PassnetError(flaw)
        with self.mode:
            fake = torch.empty_strided(value.shape, value.stride(), dtype=value.dtype,
                                       device=value.device)
        self._shared[storage_of(fake)] = storage_of(value)
        return fake

    def get_attr(self, target: Any, args: Any, kwargs: Any) -> Any:
        value = super().get_attr(target, args, kwargs)
        if not isinstance(value, torch.Tensor):
            return value
        if id(value) not in self._constants:
            self._constants[id(value)] = self._fake(value)
        return self._constants[id(value)]

    def run_node(self, node: Any) -> Any:
        fact = self._watch.fact = self.of[node] = Fact()
        self._watch.operands = [leaf for operand in node.all_input_nodes
                                for leaf in tree_leaves(self.env.get(operand))]
        if node.op != "output" and any(self.of[operand].value is UNKNOWN
                                       for operand in node.all_input_nodes):
            fact.value, fact.reason = UNKNOWN, "it takes a number or an extent that depends on data"
            return fact.value
        try:
            with self._numbers_of(node):
                result = super().run_node(node)
            # Some nodes change the shape of a tensor in place: this one keeps its own.
            fact.value = tree_map_only(torch.Tensor, self._snapshot, result)
        except (DataDependentOutputException, DynamicOutputShapeException, UserError,
                GuardOnDataDependentSymNode):
            fact.value, fact.reason = UNKNOWN, "its result, or the extent of it, depends on data"
            return fact.value
        if node.op in ("placeholder", "get_attr", "output"):
            fact.is_constant = isinstance(fact.value, (int, float)) and node.op == "placeholder"
            return result
        if fact.is_reshaping:  # those who read the operand later read its new shape
            node.args[0].replace_all_uses_with(
                node, delete_user_cb=lambda user: user not in self.of)
        if fact.is_absolute:
            self._note_absolute(fact, result)
        fact.written = {self._shared.get(storage, storage) for storage in fact.written}
        leaves = tree_leaves(fact.value)
        fact.is_constant = effect_of(node) is Effect.NEUTRAL or (
            not fact.computes and _is_known(node)
            and all(isinstance(leaf, CONSTANTS) for leaf in leaves))
        fact.is_number = type(fact.value) is torch.SymFloat
        fact.computes &= not fact.is_number
        if not fact.is_constant and fact.reason is None:
            fact.reason = self._misfit(node, leaves)
        return result

    def _note_absolute(self, fact: Fact, result: Any) -> None:
        """A view of an input's memory may have another place relative to it in another call."""
        for leaf in tree_leaves(result):
            if isinstance(leaf, torch.Tensor) and storage_of(leaf) in self._shared:
                fact.reason = FROM_ELSEWHERE
                self.absolute.add(self.storage(leaf))

    @contextmanager
    def _numbers_of(self, node: Any) -> Iterator[None]:
        """Lets `.item()` of one float give a symbol, as which Dynamo passes floats that change."""
        operand = self.env.get(node.args[0]) if node.target == "item" else None
        self.mode.allow_scalar_outputs = (
            isinstance(operand, torch.Tensor) and operand.is_floating_point())
        try:
            yield
        finally:
            self.mode.allow_scalar_outputs = False

    def _snapshot(self, tensor: Any) -> Any:
        with _disable_current_modes(), self.mode:
            return tensor.detach()

    def _misfit(self, node: Any, leaves: list[Any]) -> str | None:
        """The reason why the types of a node's operands and results fit no graph, or None."""
        tensors = [leaf for leaf in leaves if leaf is not None and type(leaf) is not torch.SymFloat]
        for operand in node.all_input_nodes:
            if not self.of[operand].is_constant:
                tensors += [leaf for leaf in tree_leaves(self.of[operand].value)
                            if leaf is not None and not isinstance(leaf, CONSTANTS)
                            and type(leaf) is not torch.SymFloat]
        flaw = next(filter(None, map(flaw_of, tensors)), None)
        if flaw is None and len({tensor.device for tensor in tensors}) > 1:
            return "its tensors are on two devices"
        return flaw


def _module_of(target: Any) -> str:
    return str(getattr(target, "__module__", None) or "")


def _is_known(node: Any) -> bool:
    """True if the result of a node, if it is no tensor, depends on nothing but types and numbers."""
    if node.op == "call_method":
        return node.target in METHODS_OF_TYPES
    module = _module_of(node.target)
    name = getattr(node.target, "__name__", "")
    return module in ("_operator", "builtins", "math") or name.startswith("sym_") or (
        node.target in _NAMES)
