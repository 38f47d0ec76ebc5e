"""A child of the evaluator that runs graphs in PyTorch, eagerly or through TorchInductor.

    python3 torch_side.py SOCKET THREADS [PROCESSOR]
long file: the evaluator hands it to the child as one text

Requests and answers are JSON lines over a stream socket. `load` brings a file descriptor of shared
memory that holds inputs and results; `call` runs a program once, on the device that `load` named,
and copies its results to their places, outside of the measured time; with `measures_device` it runs
once more on a GPU, by the GPU's clock. This file is trusted: the graph is data, and every operator
that it names is PyTorch's. Needs only torch.
"""

from __future__ import annotations

import contextlib
import gc
import glob
import gzip
import inspect
import json
import mmap
import operator
import os
import socket
import sys
import time
from typing import Any

try:
    import torch
except ImportError as missing:
    torch = None  # type: ignore[assignment]
    MISSING = str(missing)

# Ops of the catalog that have another name, or an argument that ours does not have.
ALIASES: dict[str, list[tuple[str, dict[str, Any]]]] = {
    "linalg_norm": [("torch.linalg.norm", {})],
    "log_sigmoid": [("torch._C._nn.log_sigmoid", {})],
    "weight_norm": [("torch._weight_norm", {})],
    "conv1d_same": [("torch.conv1d", {"padding": "same"})],
    "conv2d_same": [("torch.conv2d", {"padding": "same"})],
    "conv3d_same": [("torch.conv3d", {"padding": "same"})],
    "multi_head_attention_forward": [
        ("torch.nn.functional.multi_head_attention_forward", {"dropout_p": 0.0, "training": False})],
}
OWNERS = ["torch", "torch._C._nn", "torch.nn.functional", "torch.special", "torch.fft",
          "torch.linalg"]
LONG_NS = 50e6  # threads wake in a thousandth of it


class Refusal(Exception):
    """An error for the evaluator: a kind (`compile`, `runtime`, `dtype_shape`), and a sentence."""

    def __init__(self, kind: str, message: str) -> None:
        super().__init__(message)
        self.kind = kind


class Wording:
    """Python text of arguments; values without a literal become constants of the function."""

    def __init__(self, device: str) -> None:
        self.device = device
        self.constants: dict[str, Any] = {}

    def constant(self, value: Any, stem: str) -> str:
        name = f"{stem}{len(self.constants)}"
        self.constants[name] = value
        return name

    def text(self, argument: Any) -> str:
        """Text of an encoded argument; `{"v": id}` is a value."""
        if isinstance(argument, list):
            return "[" + ", ".join(self.text(entry) for entry in argument) + "]"
        if argument is None or isinstance(argument, (bool, int)):
            return f"{argument}"
        if not isinstance(argument, dict):
            return self.constant(argument, "c")
        if "v" in argument:
            return str(argument["v"])
        if "slice" in argument:
            return "slice(" + ", ".join(self.text(entry) for entry in argument["slice"]) + ")"
        if "t" in argument:
            name = argument["t"]
            kind = name.startswith("torch.") and hasattr(torch, name[6:])
            return self.constant(getattr(torch, name[6:]) if kind else torch.device(self.device), "c")
        if "f" in argument:
            return self.constant(float(argument["f"]), "c")
        if "ellipsis" in argument:
            return "..."
        if "dict" in argument:
            entries = (f"{key!r}: {self.text(entry)}" for key, entry in argument["dict"].items())
            return "{" + ", ".join(entries) + "}"
        raise Refusal("compile", f"an argument of an unknown form, with keys {sorted(argument)}")


def lookup(name: str) -> Any:
    """The callable of a dotted name, or None."""
    found: Any = {"torch": torch, "operator": operator}.get(name.split(".")[0])
    for part in name.split(".")[1:]:
        found = getattr(found, part, None)
    return found


def value_ids(argument: Any) -> list[str]:
    """Values in an encoded argument, as often as they are read."""
    if isinstance(argument, list):
        return [found for entry in argument for found in value_ids(entry)]
    if isinstance(argument, dict):
        if "v" in argument:
            return [str(argument["v"])]
        return [found for entry in argument.values() for found in value_ids(entry)]
    return []


def types_of(result: Any) -> list[Any]:
    """[dtype, shape] of a tensor, or of each of a sequence of them."""
    parts = [result] if isinstance(result, torch.Tensor) else list(result)
    return [[str(part.dtype)[6:], list(part.shape)] for part in parts]


def same_places(function: Any, arguments: list[Any]) -> int:
    """The number of leading arguments that have the same positions in the function, if known."""
    if not inspect.isfunction(function):
        return len(arguments)  # PyTorch's own C functions keep the order of their schema
    names = list(inspect.signature(function).parameters)[1:]
    places = 1
    for argument, name in zip(arguments[1:], names):
        if argument[0] != name:
            break
        places += 1
    return places


def argument_lists(function: Any, arguments: list[Any], words: Wording,
                   extra: dict[str, Any]) -> list[list[str]]:
    """Ways to pass a canonical call's arguments, the most idiomatic first."""
    told = [a for a in arguments if not a[3]]  # [name, encoded, holds values, is the default]
    places = same_places(function, arguments)
    lead = 0
    while lead < places and arguments[lead][2] and not arguments[lead][3]:
        lead += 1
    named = [f"{key}={words.text(value)}" for key, value in extra.items()]

    def mixed(listed: list[Any]) -> list[str]:
        first = [words.text(a[1]) for a in arguments[:lead]]
        leading = {a[0] for a in arguments[:lead]}
        return first + [f"{a[0]}={words.text(a[1])}" for a in listed if a[0] not in leading] + named
    last = max((arguments.index(a) for a in told), default=-1) + 1
    ways = [mixed(told)]
    if last <= places:
        ways.append([words.text(a[1]) for a in arguments[:last]] + named)
    return [*ways, mixed(arguments)]


def with_single_numbers(arguments: list[Any]) -> list[Any]:
    """The arguments with lists of one number as that number, for functions that take no list."""
    def is_number(value: Any) -> bool:
        return isinstance(value, (int, float)) or (isinstance(value, dict) and "f" in value)

    def single(value: Any) -> Any:
        is_one = isinstance(value, list) and len(value) == 1 and is_number(value[0])
        return value[0] if is_one else value
    return [[a[0], single(a[1]), *a[2:]] for a in arguments]


def index_text(node: Any, words: Wording) -> str | None:
    """Slices and indexing as Python writes them, and a number over a tensor; None for others."""
    values = {a[0]: a[1] for a in node["args"]}
    if node["op"] == "rdiv":
        return f"{words.text(values['other'])} / {words.text(values['self'])}"
    if node["op"] == "slice" and values["dim"] >= 0:
        bounds = [values["start"], values["end"], values["step"]]
        window = ":".join("" if bound is None else str(bound) for bound in bounds[:2])
        window += "" if bounds[2] == 1 else f":{bounds[2]}"
        return f"{words.text(values['self'])}[{':, ' * values['dim']}{window}]"
    if node["op"] == "index":
        places = [":" if entry is None else words.text(entry) for entry in values["indices"]]
        return f"{words.text(values['self'])}[{', '.join(places)},]"
    if node["op"] == "tensordot" and values["self_dims"] is not None:
        return (f"torch.tensordot({words.text(values['self'])}, {words.text(values['other'])}, "
                f"({values['self_dims']}, {values['other_dims']}))")
    return None


def canonical_calls(node: Any, words: Wording) -> list[str]:
    """Texts of calls that may be the node, the most idiomatic first."""
    written = index_text(node, words)
    if written is not None:
        return [written]
    op = node["op"]
    names = ALIASES.get(op, []) + [(f"{owner}.{op}", {}) for owner in OWNERS]
    names.append((f"torch.ops.aten.{op}", {}))
    calls = named_calls(op, names, node["args"], words)
    single = with_single_numbers(node["args"])
    return calls if single == node["args"] else calls + named_calls(op, names, single, words)


def named_calls(op: str, names: Any, arguments: list[Any], words: Wording) -> list[str]:
    """Texts of calls of these functions, and of the method, with these arguments."""
    calls = []
    for name, extra in names:
        function = lookup(name)
        lists = argument_lists(function, arguments, words, extra)
        if name.startswith("torch.ops"):
            # If the first argument is a tensor, a method is more idiomatic than ATen's name.
            receiver = lists[0][:1]
            if receiver and hasattr(torch.Tensor, op) and "=" not in receiver[0]:
                calls += [f"{way[0]}.{op}({', '.join(way[1:])})" for way in lists]
        if function is not None:
            short = words.constant(function, "f")
            calls += [f"{short}({', '.join(way)})" for way in lists]
    return calls


def line_calls(node: Any, words: Wording) -> list[str]:
    """The one text of a typed line's node: the source's own spelling."""
    places = [words.text(argument) for argument in node["args"]]
    names = [f"{key}={words.text(value)}" for key, value in node["kwargs"].items()]
    if node["op"] in ("operator.getitem", "operator.setitem") and isinstance(node["args"][1], list):
        window = places[1][1:-1]
        places[1] = f"({window},)" if window else "()"
    if node["op"] == "operator.getitem":
        return [f"{places[0]}[{places[1]}]"]
    if node["op"].startswith("."):
        return [f"{places[0]}{node['op']}({', '.join(places[1:] + names)})"]
    function = lookup(node["op"])
    if function is None:
        raise Refusal("compile", f"`{node['op']}` names no operator of this PyTorch")
    return [f"{words.constant(function, 'f')}({', '.join(places + names)})"]


class Text:
    """The lines of a program's function; each is tested on real values when it is added."""

    def __init__(self, inputs: dict[str, Any], device: str) -> None:
        self.words = Wording(device)
        self.scope: dict[str, Any] = {"torch": torch}
        self.values = dict(inputs)
        self.inputs = list(inputs)
        self.lines: list[str] = []

    def add(self, calls: list[str], targets: list[str], types: Any, label: str) -> None:
        """Appends the first call that works and gives these types."""
        self.scope.update(self.words.constants)
        reason = "PyTorch has no such operator"
        for call in calls:
            try:
                result = eval(call, self.scope, self.values)  # noqa: S307 - of our own making
                if isinstance(result, torch.Tensor) and result.device.type != self.words.device:
                    call = f"{call[:-1]}, device='{self.words.device}')"  # it makes a tensor
                    result = eval(call, self.scope, self.values)  # noqa: S307 - the same
                if types is not None and types_of(result) != types:
                    reason = f"it gives {types_of(result)} where {types} is expected"
                    continue
            except Exception as error:  # noqa: BLE001 - any refusal of PyTorch's
                reason = reason_of(error)
                continue
            if len(targets) == 1 and (types is None or isinstance(result, torch.Tensor)):
                self.values[targets[0]] = result
                self.lines.append(f"{targets[0]} = {call}")
            else:
                self.values.update(zip(targets, result, strict=True))
                self.lines.append(f"{', '.join(targets)}, = {call}")
            return
        raise Refusal("compile", f"`{label}` cannot be run in PyTorch: {reason}")

    def function(self, reads: list[list[str]], results: list[str]) -> Any:
        """The lines as one function; values are freed after their last reader."""
        last = {name: number for number, names in enumerate(reads) for name in names}
        text = f"def graph({', '.join(self.inputs)}):\n"
        for number, line in enumerate(self.lines):
            dead = sorted({name for name in reads[number] if last[name] == number}
                          - set(results) - set(self.inputs))
            text += f"    {line}" + "".join(f"; {name} = None" for name in dead) + "\n"
        text += f"    return ({''.join(name + ', ' for name in results)})\n"
        scope = {**self.scope, **self.words.constants}
        exec(compile(text, "graph", "exec"), scope)  # noqa: S102 - of our own making
        return scope["graph"]


def reason_of(error: BaseException) -> str:
    """One line of an error, without PyTorch's advice below it."""
    lines = [line for line in str(error).strip().splitlines() if line.strip()]
    return f"{type(error).__name__}: {lines[0] if lines else ''}"[:300]


def write_canonical(request: Any, inputs: list[Any]) -> Any:
    """The function of a graph given by canonical ops."""
    text = Text({f"v{place['value']}": tensor
                 for place, tensor in zip(request["inputs"], inputs, strict=True)},
                request.get("device", "cpu"))
    reads = []
    for node in request["nodes"]:
        calls = canonical_calls(node, text.words)
        text.add(calls, [f"v{value}" for value in node["results"]], node["types"], node["op"])
        reads.append([found for argument in node["args"] for found in value_ids(argument[1])])
    return text.function(reads, [f"v{place['value']}" for place in request["results"]])


def write_line(row: Any, request: Any, inputs: list[Any]) -> Any:
    """The function of a typed line, as its source spells it."""
    text = Text({f"in{index}": tensor for index, tensor in enumerate(inputs)},
                request.get("device", "cpu"))
    reads = []
    for node in row["nodes"]:
        text.add(line_calls(node, text.words), [node["id"]], None, node["op"])
        # A view's storage is held by the view itself, so its base may go.
        reads.append(value_ids(node["args"]) + value_ids(node["kwargs"]))
    results = []
    for place in request["results"]:
        mutated = place["mutates"]
        results.append(row["outputs"][len(results)] if mutated is None else f"in{mutated}")
    return text.function(reads, results)


class Program:
    """A loaded graph: its function, and where its tensors are stored."""

    def __init__(self, request: Any, memory: mmap.mmap, lines: Any) -> None:
        self.device = request["device"]
        self.given = [place_in(memory, place) for place in request["inputs"]]
        self.inputs = [tensor.to(self.device) for tensor in self.given]
        self.places = [place_in(memory, place) for place in request["results"]]
        self.others = [tensor.clone() for tensor in self.inputs]
        self.is_long = False  # as the last call was
        self.function = self.write(request, lines)
        self.compiled = request["mode"] != "eager"
        if self.compiled:
            mode = "reduce-overhead" if request["mode"] == "inductor-graphs" else None
            self.function = torch.compile(self.function, dynamic=False, mode=mode)

    def write(self, request: Any, lines: Any) -> Any:
        row = lines.row(request.get("line"), len(self.inputs), request["results"])
        if row is not None:
            try:
                return write_line(row, request, self.inputs)
            except Refusal:
                pass  # e.g. a view that this layout does not allow and the graph spells differently
        return write_canonical(request, self.inputs)

    def call(self) -> tuple[int, int]:
        """Nanoseconds of one call, and the longest wait of a thread for a processor meanwhile.

        Its results are copied to their places afterwards.
        """
        clock = time.perf_counter_ns
        if self.device != "cpu":
            for own, given in zip(self.inputs, self.given, strict=True):
                own.copy_(given)
        # The process was stopped, so its threads sleep: a call on other memory wakes every team it
        # uses, unless calls take so long that this does not count.
        if not self.is_long:
            self.function(*self.others)
        self.wait()
        before = waits()
        begin = clock()
        results = self.function(*self.inputs)
        self.wait()
        taken = clock() - begin
        after = waits()
        lost = max((wait - before.get(thread, wait) for thread, wait in after.items()), default=0)
        self.is_long = taken - lost > LONG_NS
        self.store(results)
        return taken, lost

    def store(self, results: Any) -> None:
        """Copies results to their places."""
        for index, (result, place) in enumerate(zip(results, self.places, strict=True)):
            if not isinstance(result, torch.Tensor):
                raise Refusal("dtype_shape", f"result {index} is no tensor")
            if types_of(result) != types_of(place):
                raise Refusal("dtype_shape", f"result {index} is {types_of(result)[0]} where "
                                             f"{types_of(place)[0]} was expected")
            place.copy_(result)

    def wait(self) -> None:
        """Waits for the work of a GPU."""
        if self.device != "cpu":
            torch.cuda.synchronize()

    def device_time(self) -> float:
        """Nanoseconds between the begin and the end of another call, as the GPU measures them."""
        begin, end = (torch.cuda.Event(enable_timing=True) for _ in range(2))
        begin.record()
        self.function(*self.inputs)
        end.record()
        end.synchronize()
        return begin.elapsed_time(end) * 1e6


def waits() -> dict[str, int]:
    """For how many nanoseconds each thread of this process has waited for a processor so far."""
    found = {}
    for path in glob.glob("/proc/self/task/*/schedstat"):
        with contextlib.suppress(OSError, ValueError, IndexError), open(path, encoding="ascii") as file:
            found[path] = int(file.read().split()[1])
    return found


def place_in(memory: mmap.mmap, place: Any) -> Any:
    """The tensor at a place of the shared memory."""
    dtype = getattr(torch, place["dtype"])
    if place["bytes"] == 0:
        return torch.empty_strided(place["shape"], place["strides"], dtype=dtype)
    storage = torch.frombuffer(memory, dtype=dtype, offset=place["offset"],
                               count=place["bytes"] // dtype.itemsize)
    return storage.as_strided(place["shape"], place["strides"])


class Lines:
    """Rows of typed-line files; the last file is cached."""

    def __init__(self) -> None:
        self.path = ""
        self.rows: list[bytes] = []

    def row(self, line: Any, inputs: int, results: Any) -> Any:
        """The row, or None if it is not available or does not match the graph exactly."""
        if line is None:
            return None
        try:
            if line["file"] != self.path:
                with (gzip.open if line["file"].endswith(".gz") else open)(line["file"], "rb") as f:
                    self.rows = f.read().splitlines()
                self.path = line["file"]
            row = json.loads(self.rows[line["number"]])
        except (OSError, EOFError, ValueError, IndexError):
            return None
        declared = sum(place["mutates"] is None for place in results)
        whole = len(row["inputs"]) == inputs and len(row["outputs"]) == declared
        return row if whole else None


class Server:
    """Answers requests until the socket closes."""

    def __init__(self, connection: socket.socket) -> None:
        self.connection = connection
        self.buffer = b""
        self.descriptors: list[int] = []
        self.programs: dict[int, Program] = {}
        self.lines = Lines()

    def request(self) -> Any:
        """The next request, or None at the end."""
        while b"\n" not in self.buffer:
            data, received, _, _ = socket.recv_fds(self.connection, 1 << 16, 4)
            if not data:
                return None
            self.buffer += data
            self.descriptors += received
        line, _, self.buffer = self.buffer.partition(b"\n")
        return json.loads(line)

    def take_memory(self, request: Any) -> mmap.mmap:
        """The shared memory that came with a request."""
        descriptor = self.descriptors.pop(0)
        memory = mmap.mmap(descriptor, request["bytes"])
        os.close(descriptor)
        return memory

    def load(self, request: Any) -> Any:
        memory = self.take_memory(request)
        begin = time.perf_counter()
        program = Program(request, memory, self.lines)
        if program.compiled:
            program.function(*program.inputs)
        self.programs[request["program"]] = program
        return {"ms": (time.perf_counter() - begin) * 1e3}

    def call(self, request: Any) -> Any:
        program = self.programs[request["program"]]
        _ = [own.copy_(given) for own, given in zip(program.inputs, program.given)]
        taken, lost = program.call()
        answer = {"ns": taken, "lost_ns": lost}
        if request["measures_device"] and program.device != "cpu":
            answer["device_ns"] = program.device_time()
        return answer

    def drop(self, request: Any) -> Any:
        program = self.programs.pop(request["program"], None)
        if program is not None and program.compiled and not self.programs:
            torch.compiler.reset()
        gc.collect()
        return {}

    def actions(self) -> dict[str, Any]:
        """The functions that answer requests, by the name in `do`."""
        return {"load": self.load, "call": self.call, "drop": self.drop}

    def words(self, error: Exception) -> str:
        """One line of an error that a request met."""
        return reason_of(error)

    def serve(self) -> None:
        actions = self.actions()
        while (request := self.request()) is not None:
            try:
                answer = actions[request["do"]](request)
            except Refusal as refusal:
                answer = {"kind": refusal.kind, "error": str(refusal)}
            except Exception as error:  # noqa: BLE001 - whatever PyTorch raises is its answer
                kind = "compile" if request["do"] == "load" else "runtime"
                answer = {"kind": kind, "error": self.words(error)}
            send(self.connection, answer)


def send(connection: socket.socket, answer: Any) -> None:
    connection.sendall(json.dumps(answer).encode() + b"\n")


def run(server: Any, facts: dict[str, Any], arguments: list[str]) -> None:
    """Answers requests with so many threads, on one processor if the arguments name it. The first
    answer holds the versions, and `facts`."""
    connection = socket.socket(fileno=int(sys.argv[1]))
    if torch is None:
        send(connection, {"kind": "compile", "error": MISSING})
        return
    if len(arguments) > 1:
        os.sched_setaffinity(0, {int(arguments[1])})
    torch.set_num_threads(int(arguments[0]))
    torch.set_grad_enabled(False)
    gc.disable()
    gc.freeze()  # imported objects stay, so the collector only examines those of programs
    send(connection, {"torch": torch.__version__, "cuda": torch.cuda.is_available(), **facts})
    server(connection).serve()


if __name__ == "__main__":
    run(Server, {}, sys.argv[2:])
