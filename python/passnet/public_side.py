"""A walled child of the evaluator: PyTorch, and a submission of the public harness that rewrites its graphs.

    python3 public_side.py SOCKET TORCH_SIDE THREADS [PROCESSOR]

TORCH_SIDE is the file of torch_side.py, whose requests and answers these are. `open` brings the
files of a submission: Python modules with `pattern`, `replacement_args` and `replacement_func`. A
call goes through steps, each of which begins with a number that the evaluator writes in shared
memory and ends with one that this child writes: the evaluator holds the clock. The author's code
runs in this process, so nothing that this file says of itself is believed. Needs torch, and Triton
where a submission does.
"""

from __future__ import annotations

import importlib.machinery
import importlib.util
import mmap
import operator
import os
import socket
import sys
import time
import traceback
import types
from typing import Any

FAILED = 0xFFFF  # instead of the number of a step
SPINS = 1 << 10  # between two offers of the processor to others

loader = importlib.machinery.SourceFileLoader("torch_side", sys.argv[2])
side: Any = importlib.util.module_from_spec(
    importlib.util.spec_from_loader("torch_side", loader))  # type: ignore[arg-type]
loader.exec_module(side)
torch = side.torch


class Rule:
    """A file of a submission: its module, or the reason why there is none."""

    def __init__(self, name: str, path: str) -> None:
        self.name = name
        self.module: Any = None
        self.error: str | None = None
        try:
            spec: Any = importlib.util.spec_from_file_location(name, path)
            self.module = importlib.util.module_from_spec(spec)
            spec.loader.exec_module(self.module)
            for part in ("pattern", "replacement_args", "replacement_func"):
                if not callable(getattr(self.module, part, None)):
                    self.error = f"{os.path.basename(path)}: expected a function `{part}`, found none"
        except BaseException as error:  # noqa: BLE001 - whatever the author's code raises
            self.error = located(error, os.path.dirname(path))

    def replacement(self) -> tuple[Any, Any]:
        """The pattern, and the graph in its place: one call of the replacement function."""
        pattern = torch.fx.symbolic_trace(self.module.pattern)
        function = self.module.replacement_func()
        if not hasattr(function, "__name__"):
            called = function
            function = lambda *values: called(*values)  # noqa: E731 - a graph needs a name
        graph = torch.fx.Graph()
        tracer = torch.fx.proxy.GraphAppendingTracer(graph)
        inputs = [torch.fx.Proxy(graph.placeholder(node.name), tracer)
                  for node in pattern.graph.nodes if node.op == "placeholder"]
        arguments = tuple(self.module.replacement_args(*inputs))
        result = tracer.create_proxy("call_function", function, arguments, {})
        (wanted,) = next(node for node in pattern.graph.nodes if node.op == "output").args
        if isinstance(wanted, (tuple, list)):
            graph.output(tuple(result[index].node for index in range(len(wanted))))
        else:
            graph.output(result.node)
        return pattern, torch.fx.GraphModule({}, graph)

    def apply(self, graph: Any) -> int:
        """Replaces all matches; returns their number."""
        found = torch.fx.subgraph_rewriter.replace_pattern(graph, *self.replacement())
        graph.recompile()
        return len(found)


def located(error: BaseException, folder: str) -> str:
    """The last line of an error, behind the last place in the submission that it passed."""
    lines = [line.strip() for line in str(error).splitlines() if line.strip()]
    text = f"{type(error).__name__}: {lines[-1] if lines else ''}"
    place = ""
    for frame in traceback.extract_tb(error.__traceback__):
        if frame.filename.startswith(folder + os.sep):
            place = f"{os.path.relpath(frame.filename, folder)}:{frame.lineno}: "
    return (place + text)[:300]


def is_of_triton(error: BaseException) -> bool:
    """True if the error comes from Triton itself."""
    frames = traceback.extract_tb(error.__traceback__)
    return any(f"{os.sep}triton{os.sep}" in frame.filename for frame in frames)


IN_PLACE = ["iadd", "isub", "imul", "itruediv", "ifloordiv", "imod", "ipow", "iand", "ior", "ixor",
            "ilshift", "irshift", "imatmul"]


class Value(torch.fx.Proxy):  # type: ignore[misc, name-defined]
    """A value of a traced graph, on which statements that change it are calls, too."""

    def __setitem__(self, place: Any, value: Any) -> None:
        self.tracer.create_proxy("call_function", operator.setitem, (self, place, value), {})


def change(name: str) -> Any:
    def call(self: Any, other: Any) -> Any:
        return self.tracer.create_proxy("call_function", getattr(operator, name), (self, other), {})
    return call


for each in IN_PLACE:
    setattr(Value, f"__{each}__", change(each))


class Tracer(torch.fx.Tracer):  # type: ignore[misc, name-defined]
    """Traces functions without branches."""

    def proxy(self, node: Any) -> Any:
        return Value(node, self)


class Creations(torch.overrides.TorchFunctionMode):  # type: ignore[misc, name-defined]
    """Traces calls that make tensors from numbers alone, which would run while tracing."""

    def __init__(self, tracer: Any, device: str) -> None:
        super().__init__()
        self.tracer = tracer
        self.device = device

    def __torch_function__(self, function: Any, types: Any, arguments: Any = (),
                           named: Any = None) -> Any:
        arguments, named = moved(arguments, self.device), moved(named or {}, self.device)
        result = function(*arguments, **named)
        if type(result) is not torch.Tensor:
            return result
        if result.device.type != self.device:
            named = {**named, "device": torch.device(self.device)}
        return self.tracer.create_proxy("call_function", function, arguments, named)


def moved(values: Any, device: str) -> Any:
    """The arguments with this device in the place of every other."""
    def move(value: Any) -> Any:
        return torch.device(device) if isinstance(value, torch.device) else value
    return torch.fx.node.map_aggregate(values, move)


def trace(root: Any, device: str) -> Any:
    """The graph of a function, as its source spells it."""
    tracer = Tracer()
    with Creations(tracer, device):
        graph = tracer.trace(root)
    for node in graph.nodes:
        node.args, node.kwargs = moved(node.args, device), moved(node.kwargs, device)
    return torch.fx.GraphModule(tracer.root, graph)


OPERATORS = {"add": operator.add, "sub": operator.sub, "mul": operator.mul, "div": operator.truediv}


def spell_as_sources(graph: Any) -> None:
    """Spells canonical arithmetic by operators, as sources do."""
    for node in graph.graph.nodes:
        known = OPERATORS.get(getattr(node.target, "__name__", ""))
        if node.op == "call_function" and known and len(node.args) == 2 and not node.kwargs:
            node.target = known


def trace_folder(folder: str, request: Any) -> Any:
    """The graph of a folder's model.py."""
    path = os.path.join(folder, "model.py")
    spec: Any = importlib.util.spec_from_file_location("model", path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    graph = trace(module.GraphModule(), request["device"])
    inputs = [node for node in graph.graph.nodes if node.op == "placeholder"]
    end = next(node for node in graph.graph.nodes if node.op == "output")
    own = list(end.args[0]) if isinstance(end.args[0], (tuple, list)) else [end.args[0]]
    mutated = [place["mutates"] for place in request["results"]]
    if len(inputs) != len(request["inputs"]) or len(own) != mutated.count(None):
        raise side.Refusal("compile", "model.py has other inputs or results than the graph")
    end.args = (tuple(own.pop(0) if place is None else inputs[place] for place in mutated),)
    graph.recompile()
    return graph


class Handed(side.Program):  # type: ignore[misc, name-defined]
    """A graph that runs when the evaluator hands it over, step by step."""

    def __init__(self, request: Any, memory: mmap.mmap, lines: Any, rules: list[Rule]) -> None:
        self.rules = rules if request["mode"] == "public" else None
        self.matches: dict[str, int] = {}
        self.control = memoryview(memory)[request["control"]:][:64].cast("I")
        self.results: Any = ()
        super().__init__(request if self.rules is None else request | {"mode": "eager"}, memory,
                         lines)
        if self.device != "cpu":
            self.place_on_device(request, memory)

    def write(self, request: Any, lines: Any) -> Any:
        if self.rules is None:
            return super().write(request, lines)
        graph = self.trace(request, lines)
        for rule in self.rules:
            self.matches[rule.name] = self.matches.get(rule.name, 0) + self.apply(rule, graph)
        return graph.forward

    def trace(self, request: Any, lines: Any) -> Any:
        folder = request.get("folder")
        if folder is not None:
            try:
                graph = trace_folder(folder, request)
                found = [side.types_of(part)[0] for part in graph(*[t.clone() for t in self.inputs])]
                if found == [side.types_of(place)[0] for place in self.places]:
                    return graph
            except Exception:  # noqa: BLE001, S110 - then the graph is spelled by its ops
                pass
        graph = trace(super().write(request, lines), self.device)
        if lines.row(request.get("line"), len(self.inputs), request["results"]) is None:
            spell_as_sources(graph)
            graph.recompile()
        return graph

    def apply(self, rule: Rule, graph: Any) -> int:
        if rule.error is not None:
            raise side.Refusal("compile", rule.error)
        try:
            return rule.apply(graph)
        except BaseException as error:  # noqa: BLE001 - whatever the author's code raises
            path = rule.module.__file__
            text = located(error, os.path.dirname(path))
            if ".py:" not in text:
                text = f"{os.path.basename(path)}: {text}"
            raise side.Refusal("compile", text) from error

    def place_on_device(self, request: Any, memory: mmap.mmap) -> None:
        """Moves the inputs into one block of the device, in the layout of the shared memory."""
        count = request["input_bytes"]
        if count == 0:
            self.arena = None
            return
        self.host = torch.frombuffer(memory, dtype=torch.uint8, count=count)
        self.arena = self.host.to(self.device)
        self.late = torch.frombuffer(memory, dtype=torch.int64, offset=request["late"],
                                     count=2 * request["late_words"]) \
            if request["late_words"] else None
        for index, place in enumerate(request["inputs"]):
            if place["bytes"] == 0:
                continue
            part = self.arena[place["offset"]:place["offset"] + place["bytes"]]
            part = part.view(getattr(torch, place["dtype"]))
            self.inputs[index] = part.as_strided(place["shape"], place["strides"])

    def bring_in(self) -> None:
        """Copies the inputs to the device."""
        if self.device != "cpu" and self.arena is not None:
            self.arena.copy_(self.host)
            self.wait()

    def bring_late(self) -> None:
        """Does the same with a few words that were held back."""
        if self.device != "cpu" and self.arena is not None and self.late is not None:
            words = self.late.to(self.device).view(2, -1)
            self.arena.view(torch.int64).index_copy_(0, words[0], words[1])
            self.wait()

    def run(self) -> None:
        self.results = self.function(*self.inputs)
        self.wait()

    def take_out(self) -> None:
        """Copies the results to their places, and inputs of the device back to theirs."""
        results = self.results
        if isinstance(results, torch.Tensor):
            results = (results,)
        if len(results) != len(self.places):
            raise side.Refusal("dtype_shape", f"{len(results)} results where {len(self.places)} "
                                              f"were expected")
        self.store(results)
        if self.device != "cpu" and self.arena is not None:
            self.host.copy_(self.arena)
            self.wait()
        self.results = ()

    def await_step(self, number: int) -> None:
        spins = 0
        while self.control[0] != number:
            spins += 1
            if spins % SPINS == 0:
                os.sched_yield()

    def call_in_steps(self) -> None:
        """Makes one call, each step of which begins and ends as the evaluator sees it."""
        # The process was stopped, so its threads sleep: a call on other memory wakes them.
        self.function(*self.others)
        self.wait()
        self.control[1] = 1
        try:
            for number, step in enumerate((self.bring_in, self.bring_late, self.run,
                                           self.take_out), 1):
                self.await_step(number)
                step()
                self.control[1] = number + 1
        except BaseException:
            self.control[1] = FAILED
            raise


class Server(side.Server):  # type: ignore[misc, name-defined]
    """Answers requests of torch_side.py, and those of a submission."""

    def __init__(self, connection: socket.socket) -> None:
        super().__init__(connection)
        self.rules: list[Rule] = []
        self.folder = os.sep

    def open(self, request: Any) -> Any:
        """Imports the files of the submission."""
        self.folder = request["folder"]
        sys.path.append(self.folder)
        for name in {"pass_dir", os.path.basename(self.folder)} - set(sys.modules):
            package = types.ModuleType(name)
            package.__path__ = [self.folder]
            sys.modules[name] = package
        self.rules = [Rule(each["name"], each["path"]) for each in request["files"]]
        return {"errors": {rule.name: rule.error for rule in self.rules if rule.error}}

    def load(self, request: Any) -> Any:
        memory = self.take_memory(request)
        begin = time.perf_counter()
        program = Handed(request, memory, self.lines, self.rules)
        matched = {"matches": program.matches}
        if program.rules is not None and not any(program.matches.values()):
            return {"ms": 0.0, **matched}
        try:
            program.function(*[tensor.clone() for tensor in program.inputs])
            program.wait()
        except BaseException as error:  # noqa: BLE001 - whatever the author's code raises
            return {**matched, **self.failure(error, program)}
        self.programs[request["program"]] = program
        return {"ms": (time.perf_counter() - begin) * 1e3, **matched}

    def failure(self, error: BaseException, program: Any) -> Any:
        """The answer that says why a call failed."""
        if isinstance(error, side.Refusal):
            return {"kind": error.kind, "error": str(error)}
        text = located(error, self.folder)
        if program.device == "cpu" and is_of_triton(error):
            place = text.split(": ")[0] + ": " if ".py:" in text else ""
            return {"kind": "compile", "error": f"{place}expected --device cuda for a Triton kernel, "
                                                f"found --device cpu"}
        is_compile = type(error).__name__ == "CompilationError"
        return {"kind": "compile" if is_compile else "runtime", "error": text}

    def call(self, request: Any) -> Any:
        program = self.programs[request["program"]]
        try:
            program.call_in_steps()
        except BaseException as error:  # noqa: BLE001 - whatever the author's code raises
            return self.failure(error, program)
        return {}

    def actions(self) -> dict[str, Any]:
        return {**super().actions(), "open": self.open}

    def words(self, error: Exception) -> str:
        return located(error, self.folder)


def triton_version() -> str:
    try:
        import triton  # type: ignore[import-not-found]
    except ImportError:
        return ""
    return str(triton.__version__)


if __name__ == "__main__":
    side.run(Server, {"triton": triton_version()}, sys.argv[3:])
