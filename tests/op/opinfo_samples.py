"""PyTorch's OpInfo samples as typed lines: one call per line, its tensors as graph inputs."""
import contextlib
import math
import random
import sys
import types
import unittest
import warnings
import zlib
from dataclasses import dataclass, field

import torch
from torch.overrides import TorchFunctionMode, resolve_name

from opinfo_special import with_special_values

DTYPES = {"float64": "F64", "float32": "F32", "float16": "F16", "bfloat16": "BF16", "int64": "I64",
          "int32": "I32", "int16": "I16", "int8": "I8", "uint8": "U8", "bool": "BOOL",
          "complex64": "C64"}
SHARED = {getattr(torch, name): name for name in DTYPES}
LARGEST = 1 << 20  # elements of an input
LARGEST_PLANTED = 1 << 12  # elements of a tensor with special values
MOST_DIMS = 16


def load_op_db():
    """PyTorch's list of OpInfos; its test helpers import `expecttest`, which is not used."""
    if "expecttest" not in sys.modules:
        try:
            import expecttest  # noqa: F401
        except ImportError:
            stub = types.ModuleType("expecttest")
            stub.TestCase, stub.assert_expected_inline = unittest.TestCase, None
            sys.modules["expecttest"] = stub
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from torch.testing._internal.common_methods_invocations import op_db
    return op_db


class NotExpressible(Exception):
    """Raised for what a typed line cannot express: complex scalars, unshared dtypes, sparse
    tensors."""


@dataclass
class Sample:
    """A call with PyTorch's answer: its outputs, or that it refuses."""
    name: str
    op: str
    dtype: str
    line: dict
    inputs: list
    outputs: list = field(default_factory=list)
    changed: object = None  # the first input after an in-place call
    refusal: str = ""
    either: bool = False  # true if both answers are right, see opinfo.py


def spelled_by_namespace():
    """Callables by identity, each with the name that a graph spells it by."""
    names = {}
    namespaces = [("torch", torch), ("torch.special", torch.special), ("torch.fft", torch.fft),
                  ("torch.linalg", torch.linalg), ("torch.nn.functional", torch.nn.functional)]
    for prefix, namespace in namespaces:
        for name in dir(namespace):
            if not name.startswith("__"):
                names.setdefault(id(getattr(namespace, name)), f"{prefix}.{name}")
    return names


NAMESPACES = spelled_by_namespace()
OPERATORS = {"__getitem__": "operator.getitem", "__setitem__": "operator.setitem"}


def spelling(function):
    """The spelling of a PyTorch callable in graphs; None for wrappers."""
    name = NAMESPACES.get(id(function)) or resolve_name(function)
    if name is None:
        owner = getattr(function, "__qualname__", "")
        if owner.startswith("_VariableFunctionsClass."):
            return "torch." + function.__name__
        return None
    if not name.startswith("torch.Tensor."):
        return name
    method = name[len("torch.Tensor."):]
    return OPERATORS.get(method, "." + method)


def is_plain(tensor):
    """True if a tensor has strided elements on the CPU."""
    return (tensor.device.type == "cpu" and tensor.layout == torch.strided
            and not tensor.is_quantized and not tensor.is_nested)


class Line:
    """A typed line under construction."""

    def __init__(self):
        self.inputs, self.nodes, self.kept = [], [], []
        self.names = {}  # id of a tensor -> the value's name
        self.refused = False  # true if the last call raised

    def add_input(self, tensor):
        if not is_plain(tensor):
            raise NotExpressible("a tensor that is not strided")
        if tensor.dtype not in SHARED:
            raise NotExpressible(f"an input of {tensor.dtype}")
        if tensor.numel() > LARGEST or tensor.dim() > MOST_DIMS:
            raise NotExpressible("a large input")
        self.names[id(tensor)] = f"in{len(self.inputs)}"
        self.inputs.append((list(tensor.stride()), tensor.detach().resolve_conj().resolve_neg()
                            .clone(memory_format=torch.contiguous_format)))
        self.kept.append(tensor)

    def encode(self, value):
        if isinstance(value, torch.Tensor):
            if id(value) not in self.names:
                self.add_input(value)
            return {"v": self.names[id(value)]}
        if value is None or isinstance(value, (bool, str)):
            return value
        if isinstance(value, (torch.dtype, torch.device, torch.memory_format, torch.layout)):
            if isinstance(value, torch.dtype) and value not in SHARED:
                raise NotExpressible(str(value))
            if isinstance(value, torch.layout) and value != torch.strided:
                raise NotExpressible(str(value))
            return {"t": str(value)}
        if isinstance(value, int):
            if not -2**63 <= value < 2**63:
                raise NotExpressible("an integer over 64 bits")
            return int(value)
        if isinstance(value, float):
            return float(value) if math.isfinite(value) else {"f": str(float(value))}
        if isinstance(value, slice):
            return {"slice": [self.encode(p) for p in (value.start, value.stop, value.step)]}
        if value is Ellipsis:
            return {"ellipsis": 1}
        if isinstance(value, (list, tuple)):
            return [self.encode(entry) for entry in value]
        if isinstance(value, dict):
            return {"dict": {str(key): self.encode(entry) for key, entry in value.items()}}
        raise NotExpressible(f"an argument of {type(value).__name__}")

    def call(self, op, args, kwargs):
        """Appends a call and returns its id."""
        if op.startswith(".") and not isinstance(args[0], torch.Tensor):
            raise NotExpressible("a method of what is no tensor")
        name = f"n{len(self.nodes)}"
        if op in OPERATORS.values() and isinstance(args[1], list):
            # A line has one kind of list, and treats it as a tuple of indices.
            args = (args[0], (args[1],), *args[2:])
        self.nodes.append({"id": name, "op": op, "kind": "call_function",
                           "args": [self.encode(a) for a in args],
                           "kwargs": {k: self.encode(v) for k, v in kwargs.items()}})
        return name

    def bind(self, name, result):
        """Names the tensors of a result; parts of a tuple become `operator.getitem` nodes."""
        if isinstance(result, torch.Tensor):
            self.names[id(result)] = name
            self.kept.append(result)
        elif isinstance(result, (list, tuple)):
            for index, part in enumerate(result):
                if isinstance(part, (torch.Tensor, list, tuple)):
                    item = f"n{len(self.nodes)}"
                    self.nodes.append({"id": item, "op": "operator.getitem",
                                       "kind": "call_function", "args": [{"v": name}, index],
                                       "kwargs": {}})
                    self.bind(item, part)

    def row(self, outputs, name):
        return {"inputs": [{"shape": list(contents.shape), "dtype": SHARED[contents.dtype],
                            "stride": stride} for stride, contents in self.inputs],
                "nodes": self.nodes, "outputs": outputs, "hash": name}


class Recorder(TorchFunctionMode):
    """Records the outermost PyTorch calls of a wrapper as nodes of a line."""

    def __init__(self, line):
        super().__init__()
        self.line = line

    def __torch_function__(self, func, types_, args=(), kwargs=None):
        kwargs = kwargs or {}
        name = resolve_name(func) or ""
        if name.endswith(".__get__"):
            result = func(*args, **kwargs)
            if isinstance(result, torch.Tensor):
                attribute = name[len("torch.Tensor."):-len(".__get__")]
                self.line.bind(self.line.call("builtins.getattr", [args[0], attribute], {}), result)
            return result
        spelled = spelling(func)
        before = len(self.line.nodes)
        if spelled is None:
            raise NotExpressible(f"a call of {func}")
        node = self.line.call(spelled, args, kwargs)
        self.line.refused = True
        result = func(*args, **kwargs)
        self.line.refused = False
        if tensors_in(result):
            self.line.bind(node, result)
        else:
            del self.line.nodes[before:]
        return result


def tensors_in(result):
    """The tensors of a result in order; raises NotExpressible for what a graph cannot return."""
    if isinstance(result, torch.Tensor):
        if not is_plain(result):
            raise NotExpressible("a result that is not strided")
        if result.dtype not in SHARED:
            raise NotExpressible(f"a result of {result.dtype}")
        return [result]
    if isinstance(result, (list, tuple)):
        return [tensor for part in result for tensor in tensors_in(part)]
    return []


def express(function, arguments, keywords):
    """(line, result, error) of a call; error is PyTorch's exception."""
    line = Line()
    spelled = spelling(function)
    with torch.no_grad(), warnings.catch_warnings():
        warnings.simplefilter("ignore")
        if spelled is None:
            try:
                with Recorder(line):
                    result = function(*arguments, **keywords)
            except NotExpressible:
                raise
            except Exception as error:
                if not line.refused:
                    raise NotExpressible("refused outside of PyTorch's functions") from error
                return line, None, error
            return line, result, None
        node = line.call(spelled, arguments, keywords)
        try:
            result = function(*arguments, **keywords)
        except Exception as error:
            return line, None, error
        tensors_in(result)
        line.bind(node, result)
        return line, result, None


def seeded(function, arguments, keywords, seed):
    torch.manual_seed(seed)
    with torch.no_grad(), warnings.catch_warnings():
        warnings.simplefilter("ignore")
        return tensors_in(function(*copies(arguments), **copies(keywords)))


def copies(value):
    """Copies the arguments with separate tensors."""
    if isinstance(value, torch.Tensor):
        return value.detach().clone()
    if isinstance(value, (list, tuple)) and not isinstance(value, torch.Size):
        entries = [copies(entry) for entry in value]
        return type(value)(entries) if type(value) in (list, tuple) else value
    if isinstance(value, dict):
        return {key: copies(entry) for key, entry in value.items()}
    return value


def same(a, b):
    """True if two runs agree except for the last digits: other strides make other loops."""
    return len(a) == len(b) and all(
        x.shape == y.shape and x.dtype == y.dtype and
        torch.allclose(x, y, rtol=1e-2, atol=1e-3, equal_nan=True) for x, y in zip(a, b))


class Drawer:
    """Draws the samples of one OpInfo in one dtype."""

    def __init__(self, info, dtype, limit, seed, special=False):
        self.info, self.dtype, self.limit, self.special = info, dtype, limit, special
        self.seed = zlib.crc32(f"{info.full_name} {dtype} {seed}".encode())
        self.random_generator = random.Random(self.seed)
        self.unexpressed, self.random = 0, 0
        self.samples = []

    def draw(self):
        """Fills `samples`, except those that PyTorch's generator refuses."""
        torch.manual_seed(self.seed)
        dtype = getattr(torch, self.dtype)
        supported = dtype in self.info.dtypes
        limit = self.limit if supported else max(1, self.limit // 10)
        given = self.chosen(lambda: self.info.sample_inputs("cpu", dtype), limit)
        if self.special:
            return self.draw_special(given)
        for index, sample in enumerate(given):
            self.add(self.info.op, sample, "", supported)
            if index % 4 == 1:
                with contextlib.suppress(Exception):
                    self.add(self.info.op, sample.noncontiguous(), "strided-", supported)
        few = max(1, limit // 4)
        for place, function in enumerate(self.variants()):
            for sample in self.random_generator.sample(given, min(few, len(given))):
                self.add(function, sample, f"variant{place}-", supported)
        if dtype == torch.float32 and self.info.error_inputs_func is not None:
            errors = self.chosen(lambda: self.info.error_inputs("cpu"), self.limit)
            for error in errors:
                self.add(self.info.op, error.sample_input, "error-", supported)
        return self

    def draw_special(self, given):
        for index, sample in enumerate(given):
            if any(t.numel() > LARGEST_PLANTED for t in tensors_of(sample)):
                continue
            for kind, changed in with_special_values(sample, self.seed + index):
                self.add(self.info.op, changed, f"{kind}-", True)
        return self

    def chosen(self, generate, limit):
        """At most `limit` of the generated samples, spread evenly."""
        found = []
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            try:
                for sample in generate():
                    found.append(sample)
                    if len(found) >= 3000:
                        break
            except Exception:  # not made for this dtype
                pass
        if len(found) <= limit:
            return found
        return [found[i * len(found) // limit] for i in range(limit)]

    def variants(self):
        functions = []
        for variant in (self.info, *self.info.aliases):
            found = [variant.method_variant, variant.inplace_variant]
            if variant is not self.info:
                found.append(variant.op)
            functions += [f for f in found if f is not None and f is not self.info.op]
        return functions

    def add(self, function, sample, kind, supported):
        if function is self.info.inplace_variant or kind.startswith("variant"):
            arguments = copies([sample.input, *sample.args])
            keywords = copies(dict(sample.kwargs))
        else:
            arguments, keywords = [sample.input, *sample.args], dict(sample.kwargs)
        before = (copies(arguments), copies(keywords))
        try:
            torch.manual_seed(self.seed)
            line, result, error = express(function, arguments, keywords)
            outputs = [] if error else tensors_in(result)
        except NotExpressible:
            self.unexpressed += 1
            return
        if not error and not outputs:
            self.unexpressed += 1
            return
        name = f"{self.info.full_name}-{self.dtype}-{kind}{len(self.samples)}"
        declared = ([line.names[id(t)] for t in outputs if id(t) in line.names] if not error
                    else [line.nodes[-1]["id"]])
        if not error and len(declared) != len(outputs):
            self.unexpressed += 1
            return
        recorded = Sample(name=name, op=self.info.full_name, dtype=self.dtype,
                          line=line.row(declared, name), inputs=[c for _, c in line.inputs])
        if error:
            recorded.refusal = f"{type(error).__name__}: {str(error).splitlines()[0] if str(error) else ''}"
            recorded.either = (not supported and
                               getattr(torch, self.dtype) in self.info.dtypesIfCUDA)
        else:
            with contextlib.suppress(Exception):
                again = seeded(function, *before, self.seed + 1)
                if not same(again, outputs):
                    self.random += 1
                    return
            recorded.outputs = [plain(t) for t in outputs]
            nothing = not any(t.numel() for t in outputs) or any(
                not t.numel() for t in recorded.inputs)
            recorded.either = not supported and nothing
            if is_changed(before[0], arguments):
                recorded.changed = plain(arguments[0])
        self.samples.append(recorded)


def tensors_of(sample):
    found = []
    sample.transform(lambda value: found.append(value) if isinstance(value, torch.Tensor) else None)
    return found


def plain(tensor):
    return tensor.detach().resolve_conj().resolve_neg().clone(
        memory_format=torch.contiguous_format)


def is_changed(before, after):
    a, b = before[0], after[0]
    return isinstance(a, torch.Tensor) and isinstance(b, torch.Tensor) and not (
        a.dtype == b.dtype and a.shape == b.shape and a.layout == b.layout == torch.strided and
        bool(((a == b) | ((a != a) & (b != b))).all()))
