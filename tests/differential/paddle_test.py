"""Calls of Paddle's ops with drawn attributes, run by live PaddlePaddle on the CPU and by the
program. PASSNET_PADDLE_CALLS=20 draws as many calls of each op, PASSNET_SEED another sequence."""
import json
import os
import random
import subprocess
import tempfile
import unittest
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

try:
    import numpy
    import paddle
    from safetensors.numpy import load_file, save_file
except ImportError:
    paddle = None

from paddle_calls import FAMILIES, indexed, loss, reshaped, unary, vision

ROOT = Path(__file__).resolve().parent.parent.parent
PROGRAM = os.environ.get("PASSNET_PROGRAM", str(ROOT / "build" / "passnet"))
CALLS = int(os.environ.get("PASSNET_PADDLE_CALLS", "4"))


def drawn(spec, generator):
    """An array of an input's type, or of its values."""
    if isinstance(spec, list):
        return numpy.array(spec)
    dtype, shape, low, high = spec if len(spec) == 4 else (*spec, -2, 2)
    if dtype == "bool":
        return generator.random(shape) < 0.5
    if dtype.startswith("int"):
        return generator.integers(low, high, shape).astype(dtype)
    return numpy.asarray(generator.uniform(low, high, shape)).astype(dtype)


def write_folder(folder, inputs, expression, arrays):
    names = "".join(f", {name}" for name in inputs)
    (folder / "model.py").write_text(
        "import paddle\n\n\nclass GraphModule(paddle.nn.Layer):\n"
        f"    def forward(self{names}):\n        result = {expression}\n        return result\n")
    entries = []
    for name, spec in inputs.items():
        array = arrays[name]
        data = array.reshape(-1).tolist() if isinstance(spec, list) else None
        entries.append(f"class Program_weight_tensor_{name}:\n    name = \"{name}\"\n"
                       f"    shape = {list(array.shape)}\n    dtype = \"{array.dtype}\"\n"
                       f"    data = {data}\n")
    (folder / "weight_meta.py").write_text("\n\n".join(entries))
    (folder / "graph_net.json").write_text(json.dumps({"framework": "paddle"}))


def flat(result):
    if isinstance(result, (list, tuple)):
        return [entry for each in result for entry in flat(each)]
    return [] if result is None else [result]


class Call:
    """One drawn call: its text, and what is different (None: nothing)."""

    def __init__(self, family, seed):
        draw = random.Random(f"{family.__name__} {seed}")
        self.inputs, self.expression, *reference = family(draw)
        generator = numpy.random.default_rng(draw.randrange(2**32))
        self.arrays = {name: drawn(spec, generator) for name, spec in self.inputs.items()}
        tensors = {name: paddle.to_tensor(array.copy()) for name, array in self.arrays.items()}
        self.refusal = None
        try:
            made_by = eval((reference or [self.expression])[0], {"paddle": paddle, **tensors})  # noqa: S307
            self.expected = [tensor.numpy() for tensor in flat(made_by)]
        except Exception as error:  # noqa: BLE001  (Paddle's errors have no common class)
            self.refusal = str(error)

    def compare(self):
        with tempfile.TemporaryDirectory() as name:
            folder = Path(name)
            write_folder(folder, self.inputs, self.expression, self.arrays)
            save_file({f"in{i}": numpy.array(array, order="C")
                       for i, array in enumerate(self.arrays.values())}, folder / "in.safetensors")
            done = subprocess.run(
                [PROGRAM, "run", str(folder), "--inputs", str(folder / "in.safetensors"),
                 "--outputs", str(folder / "out.safetensors")],
                capture_output=True, text=True, check=False)
            if done.returncode != 0:
                return done.stderr[:300]
            found = load_file(folder / "out.safetensors")
        for place, wanted in enumerate(self.expected):
            own = found.get(f"out{place}")
            if own is None or own.dtype != wanted.dtype or own.shape != wanted.shape:
                return f"result {place}: {wanted.dtype}{wanted.shape} wanted, found " \
                    f"{None if own is None else (own.dtype, own.shape)}"
            spread = 3e-3 if wanted.dtype == numpy.float16 else 2e-4
            if not numpy.allclose(own, wanted, spread, spread, equal_nan=True):
                return f"result {place}: {wanted.reshape(-1)[:6]} wanted, found {own.reshape(-1)[:6]}"
        return None


@unittest.skipIf(paddle is None, "PaddlePaddle, numpy or safetensors is not installed")
class PaddleTest(unittest.TestCase):
    def test_calls_agree_with_paddle(self):
        first = int(os.environ.get("PASSNET_SEED", "0"))
        paddle.set_device("cpu")
        calls, refused = [], []
        for family in FAMILIES:
            count = CALLS * 4 if family in (unary, reshaped, indexed, vision, loss) else CALLS
            for seed in range(first, first + count):
                call = Call(family, seed)
                (calls if call.refusal is None else refused).append(call)
        self.assertGreater(len(calls), 5 * len(refused))
        with ThreadPoolExecutor(4) as pool_of_threads:
            problems = list(pool_of_threads.map(Call.compare, calls))
        different = [f"{call.expression} of {call.inputs}: {problem}"
                     for call, problem in zip(calls, problems) if problem]
        self.assertEqual(different, [], "\n".join([f"{len(different)} of {len(calls)}", *different]))


if __name__ == "__main__":
    unittest.main()
