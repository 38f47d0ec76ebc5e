#!/usr/bin/env python3
"""Measures how the time and memory of `passnet import` grow with the source.

    bench/import_scaling.py [--program build/passnet] [--blocks 2000] [--doublings 4]

Writes a model with a number of blocks (a linear layer, a residual sum, an activation in place,
views and assignments through them, a shape computed from a symbolic integer), then with twice as
many, and so on; prints bytes, seconds of processor time, peak memory, and both per MB of source.
"""

import argparse
import os
import resource
import subprocess
import tempfile
from pathlib import Path

BLOCK = """        h_{i} = torch._C._nn.linear(x_{i}, l_weight_{i}_, l_bias_{i}_)
        l_weight_{i}_ = l_bias_{i}_ = None
        a_{i} = torch.nn.functional.relu(h_{i}, inplace = True);  h_{i} = None
        half_{i} = s0 // 2
        v_{i} = a_{i}.view(2, half_{i}, -1)
        v_{i}[(slice(None, None, None), 0)] = 0.5
        part_{i} = v_{i}.transpose(0, 1)[(0, slice(None, None, 2))]
        part_{i}.mul_(0.5)
        sum_{i} = part_{i}.sum().item()
        b_{i} = a_{i} * sum_{i}
        x_{j} = x_{i} + b_{i};  x_{i} = a_{i} = b_{i} = v_{i} = part_{i} = None
"""
META = """class {name}:
    name = "{name}"
    shape = {shape}
    dtype = "torch.{dtype}"
    device = "cpu"
    mean = 0.0
    std = 1.0
    data = {data}

"""


def write_model(folder, blocks):
    """Writes the model and returns its size in bytes."""
    names = [(f"L_weight_{i}_", [16, 16]) for i in range(blocks)]
    names += [(f"L_bias_{i}_", [16]) for i in range(blocks)]
    lines = ["import torch", "class GraphModule(torch.nn.Module):",
             "    def forward(self, s0: torch.SymInt, L_x_: torch.Tensor, "
             + ", ".join(f"{name}: torch.Tensor" for name, _ in names) + "):",
             "        x_0 = L_x_"]
    lines += [f"        {name.replace('L_', 'l_')} = {name}" for name, _ in names]
    body = "\n".join(lines) + "\n" + "".join(BLOCK.format(i=i, j=i + 1) for i in range(blocks))
    (folder / "model.py").write_text(f"{body}        return (x_{blocks},)\n")
    metas = [("s0", [], "int64", "[4]"), ("L_x_", [4, 16], "float32", None)]
    metas += [(name, shape, "float32", None) for name, shape in names]
    (folder / "weight_meta.py").write_text(
        "".join(META.format(name=name, shape=shape, dtype=dtype, data=data)
                for name, shape, dtype, data in metas))
    return sum(file.stat().st_size for file in folder.iterdir())


def measure(command):
    """(processor seconds, peak MB) of one run."""
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    if status != 0:
        raise SystemExit(f"{' '.join(command)}: status {status}")
    return usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024


def main():
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--program", default="build/passnet")
    parser.add_argument("--blocks", type=int, default=2000)
    parser.add_argument("--doublings", type=int, default=4)
    options = parser.parse_args()
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    print(f"{'blocks':>8} {'MB':>8} {'s':>8} {'peak MB':>8} {'s/MB':>8} {'peak/MB':>8}")
    for doubling in range(options.doublings + 1):
        blocks = options.blocks << doubling
        with tempfile.TemporaryDirectory() as holder:
            folder = Path(holder)
            size = write_model(folder, blocks) / 1e6
            seconds, peak = min(measure([options.program, "import", holder, "--json"])
                                for _ in range(3))
        print(f"{blocks:>8} {size:>8.2f} {seconds:>8.2f} {peak:>8.1f} {seconds / size:>8.3f} "
              f"{peak / size:>8.2f}")


if __name__ == "__main__":
    main()
