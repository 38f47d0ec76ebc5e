"""Variants of the suite's graphs, run by live PyTorch and by the program: types and values agree.

PASSNET_PROGRAMS=200 PASSNET_SEED=7 checks as many graphs, drawn by another seed; PASSNET_GRAPHS names
another file of typed lines."""
import ast
import gzip
import json
import os
import random
import re
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT / "python"))

try:
    import torch
    from safetensors.torch import load_file
    from passnet import torch_side
except ImportError:
    torch = None

PROGRAM = os.environ.get("PASSNET_PROGRAM", str(ROOT / "build" / "passnet"))
GRAPHS = Path(os.environ.get("PASSNET_GRAPHS", ROOT / "data" / "suite.jsonl.gz"))
COUNT = int(os.environ.get("PASSNET_PROGRAMS", "12"))
SEED = int(os.environ.get("PASSNET_SEED", "0"))
TOLERANCES = {"float16": (2e-2, 4e-3), "bfloat16": (6e-2, 3e-2), "float32": (1e-3, 1e-4)}
DTYPES = {"f64": "float64", "f32": "float32", "f16": "float16", "bf16": "bfloat16", "i64": "int64",
          "i32": "int32", "i16": "int16", "i8": "int8", "u8": "uint8", "bool": "bool",
          "c64": "complex64"}
WORDS = {"none": "None", "true": "True", "false": "False", "inf": "{'f': 'inf'}",
         "nan": "{'f': 'nan'}", **{name: f"{{'t': 'torch.{DTYPES[name]}'}}" for name in DTYPES}}
TOKEN = re.compile(r'"(?:[^"\\]|\\.)*"|%[\w.]+|-?\binf\b|[A-Za-z_]\w*=?|[^\s]')
TYPE = re.compile(r"(\w+)\[([\d,]*)\]")


def passnet(*arguments):
    done = subprocess.run([PROGRAM, *arguments], capture_output=True, text=True, timeout=300)
    if done.returncode != 0:
        raise AssertionError(done.stderr)
    return done.stdout


def types_of(text):
    return [[DTYPES[dtype], [int(extent) for extent in extents.split(",") if extent]]
            for dtype, extents in TYPE.findall(text)]


class Schemas:
    """The catalog's schemas: for each op its parameters, each with its default."""

    def __init__(self):
        self.parameters = {}
        for line in passnet("ops", "--json").splitlines():
            row = json.loads(line)
            inside = row["schema"].split("(", 1)[1].rsplit(") ->", 1)[0]
            found = re.findall(r"([A-Za-z|\[\]?]+) (\w+)(?:=((?:\[[^\]]*\]|\"[^\"]*\"|[^,])+))?", inside)
            self.parameters[row["op"]] = found

    def arguments(self, op, text):
        """The call's arguments as the PyTorch child takes them."""
        given, named = [], {}
        words = []
        for token in TOKEN.findall(text):
            if token.startswith("%"):
                token = f"{{'v': 'v{token[1:].replace('.', '_')}'}}"
            elif token == "-inf":
                token = "{'f': '-inf'}"
            elif token.endswith("=") and token[0].isalpha():
                token = f"('=', '{token[:-1]}'),"
            words.append(WORDS.get(token, token))
        name = None
        for value in ast.literal_eval(f"[{''.join(words)}]"):
            if isinstance(value, tuple):
                name = value[1]
            elif name is None:
                given.append(value)
            else:
                named[name] = value
                name = None
        arguments = []
        for at, (kind, parameter, default) in enumerate(self.parameters[op]):
            holds = kind.startswith("Tensor")
            if at < len(given) or parameter in named:
                value = given[at] if at < len(given) else named[parameter]
                arguments.append([parameter, value, holds, False])
            else:
                fallback = default.replace("True", "true").replace("False", "false") or "null"
                value = None if fallback == "None" else json.loads(fallback)
                arguments.append([parameter, value, holds, True])
        return arguments


def program_of(text, schemas):
    """Graph text as the program that the PyTorch child is given."""
    head, body = text.split(") {\n", 1)
    inputs = [{"value": name.replace(".", "_")} for name in re.findall(r"%([\w.]+):", head)]
    nodes, results = [], []
    for line in body.splitlines():
        line = line.strip()
        if line.startswith("return"):
            results = [{"value": name.replace(".", "_")}
                       for name in re.findall(r"%([\w.]+)(?: mutates %[\w.]+)?", line)]
        match = re.match(r"((?:%[\w.]+(?:, )?)+) = (\w+)\((.*)\) : (.*)$", line)
        if match:
            targets = [name.replace(".", "_") for name in re.findall(r"%([\w.]+)", match[1])]
            nodes.append({"op": match[2], "args": schemas.arguments(match[2], match[3]),
                          "results": targets, "types": types_of(match[4])})
    return {"inputs": inputs, "results": results, "nodes": nodes}


@unittest.skipIf(torch is None, "PyTorch and safetensors are not installed")
class VariantsInPyTorch(unittest.TestCase):
    def compare(self, path, schemas):
        request = program_of(path.read_text(encoding="utf-8"), schemas)
        ins, outs = path.with_suffix(".in.safetensors"), path.with_suffix(".out.safetensors")
        passnet("run", str(path), "--seed", "5", "--save-inputs", str(ins), "--outputs", str(outs))
        tensors = load_file(ins)
        inputs = [tensors[f"in{i}"] for i in range(len(request["inputs"]))]
        # Every node's type is compared when it is written.
        function = torch_side.write_canonical(request, inputs)
        expected = load_file(outs)
        for place, result in enumerate(function(*inputs)):
            wanted = expected[f"out{place}"]
            self.assertEqual(result.dtype, wanted.dtype)
            self.assertEqual(result.shape, wanted.shape)
            relative, absolute = TOLERANCES.get(str(result.dtype)[6:], (0, 0))
            if result.is_floating_point():
                scale = wanted.double().nan_to_num(0, 0, 0).abs().max().item() if wanted.numel() else 0
                absolute *= max(1.0, scale)
            torch.testing.assert_close(result.contiguous(), wanted, rtol=relative, atol=absolute,
                                       equal_nan=True)

    def test_types_and_values(self):
        opened = gzip.open if GRAPHS.suffix == ".gz" else open
        with opened(GRAPHS, "rt", encoding="utf-8") as file:
            rows = random.Random(SEED).sample(file.readlines(), COUNT)
        schemas = Schemas()
        with tempfile.TemporaryDirectory() as folder:
            lines = Path(folder) / "graphs.jsonl"
            lines.write_text("".join(rows), encoding="utf-8")
            out = Path(folder) / "out"
            passnet("variants", str(lines), "--count", "4", "--out", str(out))
            paths = sorted(out.rglob("*.graph"))
            self.assertGreaterEqual(len(paths), COUNT)
            with torch.no_grad():
                for path in paths:
                    with self.subTest(path.name):
                        self.compare(path, schemas)
            print(f"{len(paths)} variants compared", file=sys.stderr)


if __name__ == "__main__":
    unittest.main()
