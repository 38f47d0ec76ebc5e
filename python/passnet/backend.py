"""The backend of `torch.compile` that compiles graphs with PassNet (docs/torch.md).

    model = torch.compile(model, backend="passnet", options={"passes": ["my.pass"]})
    y = model(x)
    print(passnet.backend.report())

Graphs of Dynamo are compiled as they are, so that passes match them, or if gradients are needed the
forward and backward graphs of AOTAutograd. What PassNet does not support runs in PyTorch.
"""

from __future__ import annotations

import logging
import os
import threading
import time
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, fields
from functools import partial
from typing import Any

import torch
from functorch.compile import make_boxed_func
from torch._dynamo.backends.common import aot_autograd
from torch._dynamo.exc import TorchDynamoException
from torch.utils._python_dispatch import is_traceable_wrapper_subclass

from passnet import gradients
from passnet.backend_report import GraphReport, Report
from passnet.capture import spell_op
from passnet.compiled import Context
from passnet.errors import PassnetError, reason_of
from passnet.fx_facts import Effect, Facts, effect_of
from passnet.fx_parts import Part, Parts
from passnet.fx_splice import splice

__all__ = ["Backend", "Options", "backend", "report"]

log = logging.getLogger("passnet.backend")
MAX_SHAPES = 16  # sets of shapes for which a graph with symbolic ones is compiled
PIPELINES = ("default", "default+learned", "op-by-op")
NOTHING = "graph @nothing(%x: f32[1]) {\n  return %x\n}\n"


@dataclass(frozen=True)
class Options:
    """The entries of `options=` of torch.compile. Raises PassnetError for anything else."""

    passes: tuple[str, ...] = ()    # pass files, applied in order
    pipeline: str = "default"       # or default+learned, or op-by-op
    threads: int | None = None      # None: as many as PyTorch has
    allow_native: bool = False      # kernels in C++ or CUDA of passes may run in this process
    fallback: bool = True           # False: an operation that is not compiled is an error
    compile_slower: bool = False    # True: also operations that PyTorch computes faster
    freeze: bool = False            # parameters do not change: what depends on them alone is kept

    @property
    def compiles_all(self) -> bool:
        """True if no operation is left to PyTorch for its speed: a pass may be written on it."""
        return self.compile_slower or not self.fallback or bool(self.passes)

    @staticmethod
    def of(given: dict[str, Any] | None) -> Options:
        known = [entry.name for entry in fields(Options)]
        for name in given or {}:
            if name not in known:
                raise PassnetError(f"expected an option of {', '.join(known)}, found `{name}`")
        options = dict(given or {})
        files = options.get("passes") or ()
        files = [files] if isinstance(files, (str, os.PathLike)) else files
        try:
            options["passes"] = tuple(os.fspath(file) for file in files)
        except TypeError as error:
            raise PassnetError("expected the option `passes` to be a list of files, found "
                               f"{options['passes']!r}") from error
        return Options(**options)

    def __post_init__(self) -> None:
        if self.pipeline not in PIPELINES:
            raise PassnetError(f"expected the option `pipeline` to be {' or '.join(PIPELINES)}, "
                               f"found {self.pipeline!r}")
        if self.threads is not None and (type(self.threads) is not int or self.threads < 1):
            raise PassnetError("expected the option `threads` to be a number of at least 1, found "
                               f"{self.threads!r}")
        for name in ("allow_native", "fallback", "compile_slower", "freeze"):
            if not isinstance(getattr(self, name), bool):
                raise PassnetError(f"expected the option `{name}` to be True or False, found "
                                   f"{getattr(self, name)!r}")


class Backend:
    """A backend for torch.compile, with its own options and report:

        backend = passnet.backend.Backend(passes=["my.pass"])
        model = torch.compile(model, backend=backend)
        print(backend.report())
    """

    def __init__(self, **options: Any) -> None:
        self.__name__ = "passnet"
        self._given = options
        Options.of(options)
        self._report = Report()
        self._contexts: dict[tuple[int, str], Context] = {}
        self._checked: set[Options] = set()
        self._warned: set[str] = set()
        self._lock = threading.Lock()

    def __call__(self, module: Any, inputs: Sequence[Any], *,
                 options: dict[str, Any] | None = None, mode: str | None = None) -> Any:
        """Compiles a graph of Dynamo."""
        if mode not in (None, "default"):
            raise PassnetError(f"expected no mode, which the backend passnet lacks, found {mode!r}")
        own = Options.of({**self._given, **(options or {})})
        self._check(own)
        return _Compilation(self, own).compile(module, list(inputs))

    def __deepcopy__(self, memo: Any) -> Backend:
        return self  # copies of a compiled module are compiled by the same backend

    def __reduce__(self) -> Any:
        """Pickles the backend of that name as its name, others as their options."""
        return "backend" if self is globals()["backend"] else (_backend_of, (self._given,))

    def report(self) -> Report:
        """Everything that was compiled since the start, or since `torch.compiler.reset()`."""
        with self._lock:
            return Report(list(self._report.graphs))

    def reset(self) -> None:
        """Empties the report; `torch.compiler.reset()` calls this."""
        with self._lock:
            self._report = Report()
            self._warned.clear()

    def context(self, options: Options, device: str = "cpu") -> Context:
        """The context whose threads, or GPU, all graphs with these options share."""
        threads = options.threads or torch.get_num_threads()
        key = (1 if device == "cuda" else threads, device)
        with self._lock:
            if key not in self._contexts:
                self._contexts[key] = Context(threads=threads, device=device)
            return self._contexts[key]

    def add(self, graph: GraphReport) -> None:
        """Appends a graph to the report, and logs it: one that runs in PyTorch as a warning, once
        per reason."""
        reasons = {graph.reason} if graph.reason else {reason for _, reason in graph.left}
        with self._lock:
            self._report.graphs.append(graph)
            news = not graph.compiled and not reasons <= self._warned
            if news:
                self._warned |= reasons
        log.log(logging.WARNING if news else logging.INFO, "%s", graph)

    def _check(self, options: Options) -> None:
        """Reads the pass files, so that an error in them is not one of a graph."""
        if not options.passes or options in self._checked:
            return
        try:
            self.context(options).compile(NOTHING, passes=options.passes,
                                          allow_native=options.allow_native)
        except ValueError as error:
            raise PassnetError(str(error)) from error
        self._checked.add(options)


def _backend_of(options: dict[str, Any]) -> Backend:
    return Backend(**options)


class _Compilation:
    """The compilation of one graph of Dynamo, and of the graphs that AOTAutograd makes of it."""

    def __init__(self, backend: Backend, options: Options) -> None:
        self._backend = backend
        self._options = options
        compile_id = torch._guards.CompileContext.current_compile_id()
        self._name = str(compile_id or "graph")

    def compile(self, module: Any, inputs: list[Any]) -> Any:
        """A function of the graph's inputs that gives a tuple or list of its outputs."""
        if needs_autograd(module, inputs):
            return self._compile_by_aot(module, inputs)
        return self._compile(module, inputs, "inference")

    def _compile_by_aot(self, module: Any, inputs: list[Any]) -> Any:
        """Lets AOTAutograd make functional graphs of ATen's operators, and compiles those."""
        def compiler(kind: str) -> Callable[[Any, list[Any]], Any]:
            return lambda graph, given: make_boxed_func(self._compile(graph, given, kind))

        make = aot_autograd(fw_compiler=compiler("forward"), bw_compiler=compiler("backward"),
                            inference_compiler=compiler("inference"),
                            decompositions=gradients.decompositions())
        try:
            return make(module, inputs)
        except (PassnetError, TorchDynamoException):
            raise
        except Exception as error:  # a graph that AOTAutograd cannot trace
            self._finish(GraphReport(self._name, "forward", reason=reason_of(error)))
            return module.forward

    def _compile(self, module: Any, inputs: list[Any], kind: str) -> Any:
        if any(_is_symbolic(value) for value in inputs):
            return _PerShape(module, lambda given: self._specialize(module, given, kind),
                             lambda graph: self._finish(graph), GraphReport(self._name, kind))
        return self._specialize(module, inputs, kind)

    def _specialize(self, module: Any, inputs: Sequence[Any], kind: str) -> Any:
        """The graph for inputs of these types; the module itself if it cannot be compiled."""
        graph = GraphReport(self._name, kind)
        started = time.perf_counter()
        try:
            if torch.get_default_dtype() != torch.float32:
                raise PassnetError(f"the default dtype is {torch.get_default_dtype()}")
            facts = Facts(module, inputs)
            freezes = self._options.freeze and kind == "inference"
            parts = Parts(module, facts, partial(self._compile_line, freezes),
                          self._options.compiles_all)
            call = splice(parts, lambda part, reason: _refuse(graph, parts, part, reason)).forward
            self._fill(graph, parts)
        except TorchDynamoException:
            raise  # Dynamo's own control flow
        except Exception as error:  # whatever a graph does that is not expected
            graph.reason = reason_of(error)
            call = module.forward
        graph.seconds = time.perf_counter() - started
        self._finish(graph)
        return call

    def _compile_line(self, freezes: bool, line: str, strides: list[list[int]], device: str,
                      parameters: list[bool]) -> Any:
        options = self._options
        return self._backend.context(options, device).compile(
            line, options.pipeline, options.passes, strides, options.allow_native,
            parameters if freezes else False)

    def _finish(self, graph: GraphReport) -> None:
        """Reports a graph; raises PassnetError for what is not compiled, if that is asked for."""
        self._backend.add(graph)
        if not self._options.fallback and (graph.reason or graph.left):
            op, reason = next(iter(graph.left), ("a graph", graph.reason))
            raise PassnetError("expected every operation to be compiled, as `fallback=False` "
                               f"demands, found {op}: {reason}")

    def _fill(self, graph: GraphReport, parts: Parts) -> None:
        graph.operations = parts.operations()
        graph.compiled = parts.compiled_operations()
        graph.parts = len(parts.parts)
        graph.left = Counter((spell_op(node), reason) for node, reason in parts.left.items())
        for part in parts.parts:
            graph.launches += part.compiled.facts["launches"]
            for entry in part.compiled.passes:
                graph.passes[entry["pass"]] += entry["matches"]


def _refuse(graph: GraphReport, parts: Parts, part: Part, reason: str) -> None:
    """Reports a call that a part refuses; a part that refuses its first one is not compiled."""
    graph.refused[reason] += 1
    if not part.has_run:
        nodes = parts.operations_of(part)
        graph.compiled -= len(nodes)
        graph.left.update((spell_op(node), f"its call is refused: {reason}") for node in nodes)


class _PerShape:
    """A graph with symbolic numbers, compiled for each set of numbers when it first occurs, up to
    MAX_SHAPES; `further` then becomes an entry of the report, which counts calls."""

    def __init__(self, module: Any, specialize: Callable[[Sequence[Any]], Any],
                 report: Callable[[GraphReport], None], further: GraphReport) -> None:
        self._module = module
        self._specialize = specialize
        self._report = report
        self._further = further
        self._made: dict[tuple[Any, ...], Any] = {}
        self._lock = threading.Lock()

    def __call__(self, *inputs: Any) -> Any:
        key = tuple([_geometry(value) if isinstance(value, torch.Tensor) else value
                     for value in inputs])
        call = self._made.get(key)
        return (call or self._make(key, inputs))(*inputs)

    def _make(self, key: tuple[Any, ...], inputs: Sequence[Any]) -> Any:
        with self._lock:
            if key not in self._made and len(self._made) < MAX_SHAPES:
                self._made[key] = self._specialize(inputs)
            if key not in self._made:
                self._count_further()
            return self._made.get(key, self._module.forward)

    def _count_further(self) -> None:
        reason = f"it has more than {MAX_SHAPES} sets of shapes"
        self._further.refused[reason] += 1
        if self._further.reason is None:
            self._further.reason = reason
            self._report(self._further)


def _geometry(tensor: Any) -> Any:
    return tensor.shape, tensor.stride() if tensor.layout == torch.strided else tensor.layout


def _is_symbolic(value: Any) -> bool:
    if isinstance(value, torch.Tensor):
        numbers = (*value.shape, *value.stride()) if value.layout == torch.strided else ()
        return any(isinstance(number, torch.SymInt) for number in numbers)
    return isinstance(value, (int, float, torch.SymInt, torch.SymFloat, torch.SymBool))


def needs_autograd(module: Any, inputs: Sequence[Any]) -> bool:
    """True if the graph needs gradients, or what only AOTAutograd resolves: autocast, transforms of
    functions, higher-order operators, tensors that wrap others."""
    if any(torch.is_autocast_enabled(device) for device in ("cpu", "cuda")):
        return True
    owned = (_attribute_of(module, node) for node in module.graph.nodes if node.op == "get_attr")
    for value in (*inputs, *owned):
        if isinstance(value, torch.Tensor) and (
                is_traceable_wrapper_subclass(value)
                or value.requires_grad and torch.is_grad_enabled()):
            return True
    return any(effect_of(node) is Effect.RESOLVED for node in module.graph.nodes)


def _attribute_of(module: Any, node: Any) -> Any:
    for name in node.target.split("."):
        module = getattr(module, name)
    return module


def report() -> Report:
    """The report of `torch.compile(backend="passnet")`."""
    return backend.report()


backend = Backend()
if "passnet" not in torch._dynamo.list_backends(exclude_tags=()):
    torch._dynamo.register_backend(backend, name="passnet")
