"""Fails as long as the graph beside it is wrong, or slow. Written by `passnet bisect`, which says in
bisected.json with what.

    PYTHONPATH=PREFIX/lib/passnet/python python3 -m unittest bisected_test
"""
import importlib.util
import json
import statistics
import struct
import time
import unittest
from pathlib import Path

import torch

HERE = Path(__file__).resolve().parent
DTYPES = {"F64": torch.float64, "F32": torch.float32, "F16": torch.float16,
          "BF16": torch.bfloat16, "I64": torch.int64, "I32": torch.int32, "I16": torch.int16,
          "I8": torch.int8, "U8": torch.uint8, "BOOL": torch.bool, "C64": torch.complex64}
CALLS = 50


def read_tensors(path, prefix):
    """The tensors PREFIX0, PREFIX1, … of a file of safetensors."""
    data = path.read_bytes()
    (length,) = struct.unpack("<Q", data[:8])
    header = json.loads(data[8:8 + length])
    tensors = []
    while entry := header.get(f"{prefix}{len(tensors)}"):
        begin, end = entry["data_offsets"]
        values = bytearray(data[8 + length + begin:8 + length + end])
        dtype = DTYPES[entry["dtype"]]
        flat = torch.frombuffer(values, dtype=dtype) if values else torch.empty(0, dtype=dtype)
        tensors.append(flat.reshape(entry["shape"]))
    return tensors


def as_tuple(results):
    return tuple(results) if isinstance(results, (tuple, list)) else (results,)


def median_time(call):
    times = []
    for _ in range(CALLS):
        begin = time.perf_counter()
        call()
        times.append(time.perf_counter() - begin)
    return statistics.median(times)


class Bisected(unittest.TestCase):
    def setUp(self):
        self.facts = json.loads((HERE / "bisected.json").read_text(encoding="utf-8"))
        spec = importlib.util.spec_from_file_location("sample", HERE / "sample" / "model.py")
        sample = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(sample)
        device = self.facts["device"]
        self.module = sample.GraphModule().to(device)
        self.inputs = [tensor.to(device)
                       for tensor in read_tensors(HERE / "inputs.safetensors", "in")]
        torch._dynamo.reset()

    def side(self, name, pipeline, passes):
        if name in ("eager", "interpreter"):
            return self.module
        if name.startswith("inductor"):
            mode = "reduce-overhead" if name.endswith("graphs") else None
            return torch.compile(self.module, mode=mode)
        options = {"compile_slower": True, "fallback": False, "pipeline": pipeline,
                   "passes": [str(HERE / name) for name in passes],
                   "allow_native": self.facts["allow_native"]}
        return torch.compile(self.module, backend="passnet", options=options)

    def candidate(self):
        pipeline = self.facts["pipeline"]
        if pipeline not in ("", "op-by-op", "default", "default+learned"):
            self.skipTest(f"no option of torch.compile is the pipeline {pipeline}")
        return self.side(self.facts["with"], pipeline, self.facts["passes"])

    def call(self, side):
        with torch.no_grad():
            return as_tuple(side(*[tensor.clone() for tensor in self.inputs]))

    def test_results(self):
        expected = read_tensors(HERE / "expected.safetensors", "out")
        if self.facts["against"] == "eager":
            expected = self.call(self.module)
        # Last are inputs that the graph changes, which a module does not return.
        results = self.call(self.candidate())
        for found, right, (rtol, atol) in zip(results, expected, self.facts["tolerances"]):
            torch.testing.assert_close(found.cpu(), right.cpu(), rtol=rtol, atol=atol,
                                       equal_nan=True)

    def test_time(self):
        if self.facts["until"] != "slow":
            self.skipTest("the results are wrong, not the time")
        candidate = self.candidate()
        against = self.facts["against"]
        self.call(candidate)  # compiles it
        found = median_time(lambda: self.call(candidate))
        torch._dynamo.reset()
        other = self.side(against, against, [])
        self.call(other)
        self.assertLessEqual(found, median_time(lambda: self.call(other)))


if __name__ == "__main__":
    unittest.main()
