#!/usr/bin/env python3
"""Compares the cost of a call from Python with PyTorch eager's, on an op that computes very little.

    make build && bench/python_calls.py

Prints nanoseconds per call, the best of several runs of many calls, for relu of eight floats.
"""
import sys
import timeit
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "python"))

TEXT = "graph @relu(%x: f32[8]) {\n  %0 = relu(%x) : f32[8]\n  return %0\n}\n"
CALLS = 20_000


def time(title, call):
    call()
    best = min(timeit.repeat(call, number=CALLS, repeat=7)) / CALLS
    print(f"{title:44} {best * 1e9:7.0f} ns")


def main():
    import numpy as np

    import passnet
    relu = passnet.compile(TEXT, threads=1)
    x, y = np.ones(8, np.float32), np.empty(8, np.float32)
    time("passnet on NumPy, out=", lambda: relu(x, out=y))
    time("passnet on NumPy, a new array", lambda: relu(x))
    time("numpy.maximum(x, 0, out=y)", lambda: np.maximum(x, 0, out=y))
    time("numpy.maximum(x, 0)", lambda: np.maximum(x, 0))
    try:
        import torch
    except ImportError:
        print("PyTorch is not installed")
        return
    torch.set_num_threads(1)
    a, b = torch.ones(8), torch.empty(8)
    time("passnet on torch, out=", lambda: relu(a, out=b))
    time("passnet on torch, a new tensor", lambda: relu(a))
    with torch.no_grad():
        time("torch.clamp_min(x, 0, out=y), no_grad", lambda: torch.clamp_min(a, 0, out=b))
        time("torch.relu(x), no_grad", lambda: torch.relu(a))


if __name__ == "__main__":
    main()
