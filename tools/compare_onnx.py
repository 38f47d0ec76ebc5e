#!/usr/bin/env python3
"""Runs the node tests of the package onnx through the program and counts those whose results agree.

    pip install onnx
    tools/compare_onnx.py [--program build/passnet] [--only REGEX] [--show differs]

A graph's shapes cannot depend on what its inputs hold. Where the program says so, the test runs again
with all inputs but the first floating ones as constants of the model: such tests count as `frozen`.
Tests of ops and dtypes that the program does not have are counted by reason, and are not covered.
"""
import argparse
import collections
import concurrent.futures
import json
import re
import subprocess
import tempfile
import warnings
from pathlib import Path

import numpy as np
import onnx
from onnx import numpy_helper

DTYPES = {"float64": "F64", "float32": "F32", "float16": "F16", "bfloat16": "BF16", "int64": "I64",
          "int32": "I32", "int16": "I16", "int8": "I8", "uint8": "U8", "bool": "BOOL"}
LEAST_OPSET, MOST_OPSET = 13, 28
FROZEN = ("unknown-number", "unknown-condition", "unknown-count", "unsupported-arguments")
NOT_COVERED = {"unsupported-op": "op", "onnx-dtype": "dtype", "random-op": "random"}


def write_safetensors(path, arrays):
    header, data = {}, b""
    for name, array in arrays.items():
        raw = np.ascontiguousarray(array).tobytes()
        header[name] = {"dtype": DTYPES[array.dtype.name], "shape": list(array.shape),
                        "data_offsets": [len(data), len(data) + len(raw)]}
        data += raw
    text = json.dumps(header).encode()
    path.write_bytes(len(text).to_bytes(8, "little") + text + data)


def read_safetensors(path):
    import ml_dtypes
    contents = path.read_bytes()
    size = int.from_bytes(contents[:8], "little")
    names = {value: key for key, value in DTYPES.items()}
    result = {}
    for name, entry in json.loads(contents[8:8 + size]).items():
        begin, end = entry["data_offsets"]
        dtype = names[entry["dtype"]]
        dtype = ml_dtypes.bfloat16 if dtype == "bfloat16" else np.dtype(dtype)
        raw = contents[8 + size + begin:8 + size + end]
        result[name] = np.frombuffer(raw, dtype=dtype).reshape(entry["shape"])
    return result


def node_cases():
    """The tests, with models whose opset the program reads: an op of an older opset, of which there
    is no newer version up to 13, is the same at 13."""
    from onnx.backend.test.case.node import collect_testcases
    warnings.simplefilter("ignore")
    np.random.seed(0)
    for case in collect_testcases(None):
        for opset in case.model.opset_import:
            if opset.domain in ("", "ai.onnx"):
                opset.version = max(opset.version, LEAST_OPSET)
        yield case


def array_of(value):
    return numpy_helper.to_array(value) if isinstance(value, onnx.TensorProto) else value


def error_of(done):
    found = re.search(r"\[([a-z-]+)\]", done.stderr)
    return found.group(1) if found else f"exit code {done.returncode}"


def frozen(model, inputs):
    """The model with all inputs as constants but the first one."""
    copy = onnx.ModelProto()
    copy.CopyFrom(model)
    kept = [value for value in copy.graph.input[:1]]
    for value, array in list(zip(model.graph.input, inputs))[1:]:
        copy.graph.initializer.append(numpy_helper.from_array(np.asarray(array), value.name))
    del copy.graph.input[:]
    copy.graph.input.extend(kept)
    return copy, inputs[:1]


def run(program, model, inputs, folder):
    onnx.save(model, folder / "model.onnx")
    write_safetensors(folder / "in.safetensors",
                      {f"in{i}": np.asarray(array) for i, array in enumerate(inputs)})
    out = folder / "out.safetensors"
    out.unlink(missing_ok=True)
    done = subprocess.run(
        [program, "run", str(folder / "model.onnx"), "--inputs", str(folder / "in.safetensors"),
         "--outputs", str(out)], capture_output=True, text=True, timeout=300, check=False)
    return done, read_safetensors(out) if done.returncode == 0 else {}


def disagreement(results, expected, rtol, atol):
    if len(results) != len(expected):
        return f"{len(results)} results instead of {len(expected)}"
    for i, wanted in enumerate(expected):
        wanted = np.asarray(wanted)
        got = results[f"out{i}"]
        if got.dtype != wanted.dtype or got.shape != wanted.shape:
            return f"result {i}: {got.dtype}{list(got.shape)} instead of {wanted.dtype}{list(wanted.shape)}"
        low = wanted.dtype.itemsize == 2 and wanted.dtype.kind not in "iu"
        if not np.allclose(got.astype("float64"), wanted.astype("float64"),
                           rtol=max(rtol, 1e-2) if low else rtol, atol=max(atol, 1e-3) if low else atol,
                           equal_nan=True):
            worst = np.max(np.abs(got.astype("float64") - wanted.astype("float64")))
            return f"result {i} differs by up to {worst:.3g}"
    return None


def judge(program, case):
    with tempfile.TemporaryDirectory() as holder:
        folder = Path(holder)
        inputs, expected = ([array_of(value) for value in values] for values in case.data_sets[0])
        arrays = list(inputs) + list(expected)
        if not all(isinstance(array, (np.ndarray, np.generic, int, float)) for array in arrays):
            return "sequences", ""
        if not all(np.asarray(array).dtype.name in DTYPES for array in arrays):
            return "dtype", ""
        done, results = run(program, case.model, inputs, folder)
        kind = "ok"
        if done.returncode != 0 and error_of(done) in FROZEN and inputs:
            model, rest = frozen(case.model, inputs)
            again, results = run(program, model, rest, folder)
            if again.returncode != 0 and error_of(again) in FROZEN:
                model, rest = frozen(case.model, [None] + list(inputs[1:]))
                model.graph.initializer.append(
                    numpy_helper.from_array(np.asarray(inputs[0]), case.model.graph.input[0].name))
                del model.graph.input[:]
                again, results = run(program, model, [], folder)
            done, kind = again, "frozen"
        if done.returncode != 0:
            reason = error_of(done)
            if reason == "unsupported-onnx" and "found none" in done.stderr:
                reason = "unsupported-op"  # of another domain than ONNX's own
            return NOT_COVERED.get(reason, f"refused: {reason}"), done.stderr.strip().split("\n")[0]
        flaw = disagreement(results, expected, case.rtol, case.atol)
        return (kind, "") if flaw is None else ("differs", flaw)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--program", default="build/passnet")
    parser.add_argument("--only", default="", help="a regular expression of names of tests")
    parser.add_argument("--show", help="a kind whose tests are listed, or its first letters")
    arguments = parser.parse_args()
    cases = [case for case in node_cases() if re.search(arguments.only, case.name)]
    counts = collections.Counter()
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        judged = pool.map(lambda case: judge(arguments.program, case), cases)
        for case, (kind, detail) in zip(cases, judged):
            counts[kind] += 1
            if arguments.show is not None and kind.startswith(arguments.show):
                print(f"{case.name}: {kind}: {detail}")
    for kind, count in counts.most_common():
        print(f"{count:5} {kind}")
    same = counts["ok"] + counts["frozen"]
    covered = sum(count for kind, count in counts.items()
                  if kind not in ("op", "dtype", "random", "sequences"))
    print(f"{same} of {covered} covered tests agree ({100 * same / max(covered, 1):.1f} %), "
          f"of {sum(counts.values())}")


if __name__ == "__main__":
    main()
