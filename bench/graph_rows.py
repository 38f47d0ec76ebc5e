"""Typed lines for the benchmarks: reads, samples, recasts to a dtype or a larger batch, and
writes."""
from __future__ import annotations

import gzip
import json
import logging
import math
import random
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "python"))


def add_row_options(parser):
    """Adds the options that select and change the rows of a benchmark."""
    parser.add_argument("file")
    parser.add_argument("--limit", type=int, default=300)
    parser.add_argument("--batch", type=int, default=1, help="factor of the leading extent")
    parser.add_argument("--dtype", choices=["float16", "bfloat16", "float32"],
                        help="recast to this dtype")
    parser.add_argument("--megabytes", type=float, default=400,
                        help="leave out graphs with larger inputs")


def read_rows(path):
    opener = gzip.open if str(path).endswith(".gz") else open
    with opener(path, "rt") as lines:
        return [json.loads(line) for line in lines]


def draw(rows, limit, seed):
    """Up to `limit` of the rows, in their order."""
    picked = random.Random(seed).sample(range(len(rows)), min(limit, len(rows)))
    return [rows[index] for index in sorted(picked)]


def within(rows, megabytes):
    """The rows whose inputs have at most as many elements as that many megabytes of f32."""
    return [row for row in rows
            if sum(math.prod(entry["shape"]) * 4 for entry in row["inputs"]) <= megabytes * 1e6]


def vary(rows, dtype=None, batch=1):
    """The rows in that dtype and with a batch `times` as large; rows without such a variant are
    left out. Needs PyTorch unless nothing changes."""
    if dtype is None and batch == 1:
        return rows
    logging.getLogger("torch._subclasses.fake_tensor").setLevel(logging.CRITICAL)
    from passnet.variants import batched, recast
    varied = []
    for row in rows:
        variant = recast(row, dtype) if dtype else row
        if variant is not None and batch != 1:
            variant = batched(variant, batch)
        if variant is not None:
            varied.append(variant)
    return varied


def write_rows(rows, path):
    Path(path).write_text("".join(json.dumps(row) + "\n" for row in rows))
