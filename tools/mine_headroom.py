#!/usr/bin/env python3
"""Cuts the places of whole graphs where a model computes what nothing needs, or in a costly order.

    tools/mine_headroom.py data/dataset/graphs.jsonl.zst --out out/mined.jsonl
    passnet suite curate out/mined.jsonl --vary --name NAME ...

Reuses what exists: rows are cut by `python/passnet/cut.py`, and tasks, variants, screening and splits
are those of `passnet suite curate`. A finder looks at one node and says in which window of neighbors
the costly form is, and how many multiplications the cheaper form needs instead. The windows of a kind
are written with the greatest predicted gain first. A finder does not say that a pass gains:
`passnet suite headroom` does (docs/suites.md, *Headroom*).
"""

from __future__ import annotations

import argparse
import json
import math
import subprocess
import sys
from collections import defaultdict
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "python"), str(ROOT / "tools")]

from headroom_walk import Walk, Window  # noqa: E402
from passnet.cut import VIEWS, DROPOUTS  # noqa: E402
from passnet.typed_lines import Row, row_hash  # noqa: E402

ROW_WISE = frozenset("linear layer_norm rms_norm gelu relu silu add mul iadd imul tanh softmax matmul "
                     "scaled_dot_product_attention truediv float to sub sigmoid pow mean rsqrt".split()) \
    | VIEWS | DROPOUTS
AFFINE = frozenset("linear add iadd mul imul batch_norm conv2d float to".split()) | VIEWS | DROPOUTS
AVERAGES = frozenset("mean adaptive_avg_pool2d sum".split())


Finder = Callable[[Walk, int], Iterator[Window]]


def rows_unread(walk: Walk, index: int) -> Iterator[Window]:
    """Few rows are read of what ops compute row by row."""
    if walk.names[index] not in ("getitem", "select", "narrow") or not walk.operands(index):
        return
    source, taken = walk.shape(walk.operands(index)[0]), walk.result(index)
    if len(source) < 2 or not taken or source[-1] != taken[-1] or not math.prod(source):
        return
    share = math.prod(taken) / math.prod(source)
    end = walk.forth(index, 3, frozenset("linear tanh layer_norm getitem squeeze".split()))
    last = index
    for most, allowed in ((1, ROW_WISE), (6, ROW_WISE), (14, ROW_WISE), (40, ROW_WISE)):
        begin = walk.back(index, most, allowed)
        while begin < index and walk.names[begin] in VIEWS:
            begin += 1
        if begin == last or begin >= index:
            continue
        last = begin
        names = set(walk.names[begin:end])
        if not names & {"linear", "matmul"} and end - begin > 2:
            continue
        total = walk.total(begin, index)
        yield Window("rows unread", begin, end, total, total * share)


def mean_late(walk: Walk, index: int) -> Iterator[Window]:
    """A mean of what is linear: the mean first."""
    if walk.names[index] not in AVERAGES or not walk.operands(index):
        return
    source, taken = walk.shape(walk.operands(index)[0]), walk.result(index)
    if not source or not taken or math.prod(taken) * 4 > math.prod(source):
        return
    begin = walk.back(index, 8, AFFINE)
    linear = [place for place in range(begin, index) if is_pointwise(walk, place)
              or walk.names[place] == "linear"]
    if not linear:
        return
    end = walk.forth(index, 3, frozenset("linear layer_norm flatten squeeze relu silu".split()))
    total = walk.total(begin, index)
    spared = sum(walk.flops(place) for place in linear)
    yield Window("mean late", begin, end, total, total - spared * 0.98)
    last = begin
    for most in (4, 12, 30):
        before = begin
        while before > 0 and begin - before < most and walk.names[before - 1] in ROW_WISE \
                and walk.inner(before - 1, before - 1, end):
            before -= 1
        if before == last:
            continue
        last = before
        more = walk.total(before, index)
        yield Window("mean late", before, end, more, more - spared * 0.98)


def is_pointwise(walk: Walk, index: int) -> bool:
    """True if the node is a convolution of single pixels."""
    if walk.names[index] != "conv2d":
        return False
    weight = walk.shape(walk.operands(index)[1])
    return len(weight) == 4 and weight[2:] == [1, 1] \
        and walk.shape(walk.operands(index)[0])[2:] == walk.result(index)[2:]


BEFORE = frozenset("batch_norm relu silu cat add iadd gelu conv2d layer_norm".split()) | VIEWS
AFTER = frozenset("batch_norm relu silu add gelu sigmoid mul".split())


def pool_after_pointwise(walk: Walk, index: int) -> Iterator[Window]:
    """A pool of what a pointwise convolution computes: the pool first."""
    if walk.names[index] != "avg_pool2d" or not walk.operands(index):
        return
    conv = walk.maker(walk.operands(index)[0])
    if conv < 0 or not is_pointwise(walk, conv) or not walk.inner(conv, 0, index + 1):
        return
    flops = walk.flops(conv)
    share = math.prod(walk.result(index)) / math.prod(walk.result(conv))
    for most in (0, 2, 3):
        begin = conv
        while begin > 0 and conv - begin < most and walk.names[begin - 1] in BEFORE \
                and walk.inner(begin - 1, begin - 1, index + 1):
            begin -= 1
        total = walk.total(begin, index)
        yield Window("pool after pointwise", begin, index + 1, total, total - flops * (1 - share))


def enlarged(walk: Walk, index: int) -> Iterator[Window]:
    """A convolution of what was enlarged."""
    if walk.names[index] != "conv2d":
        return
    up = walk.made_by(index)
    if up < 0 or walk.names[up] != "interpolate" or not walk.inner(up, 0, index + 1):
        return
    share = math.prod(walk.shape(walk.operands(up)[0])[2:]) / math.prod(walk.result(up)[2:])
    if share >= 1:
        return
    if not is_pointwise(walk, index):
        if walk.shape(walk.operands(index)[1])[2:] != [3, 3] or walk.nodes[up]["kwargs"].get("mode") not in (
                None, "nearest"):
            return
        share = 4 / 9
    flops = walk.flops(index)
    for most in (0, 3):
        begin = up
        while begin > 0 and up - begin < most and walk.names[begin - 1] in BEFORE \
                and walk.inner(begin - 1, begin - 1, index + 1):
            begin -= 1
        end = walk.forth(index, 2 if most == 0 else 0, AFTER)
        total = walk.total(begin, end)
        yield Window("convolution of what was enlarged", begin, end, total, total - flops * (1 - share))


def merged_branches(walk: Walk, index: int) -> Iterator[Window]:
    """A sum of convolutions of one value is one convolution."""
    if walk.names[index] not in ("add", "iadd"):
        return
    if any(walk.names[reader] in ("add", "iadd") for reader in walk.readers(index)):
        return
    leaves, convs, pending, first = set(), [], [index], index
    while pending:
        place = pending.pop()
        first = min(first, place)
        if walk.names[place] == "identity":
            pending.append(walk.maker(walk.operands(place)[0]))
        elif walk.names[place] in ("add", "iadd"):
            for name in walk.operands(place):
                if walk.maker(name) < 0:
                    return
                pending.append(walk.maker(name))
        elif walk.names[place] == "batch_norm":
            made = walk.maker(walk.operands(place)[0])
            if made >= 0 and walk.names[made] == "conv2d" and walk.inner(made, 0, len(walk.nodes)):
                convs.append(made)
                first = min(first, made)
                leaves.add(walk.operands(made)[0])
            else:
                leaves.add(walk.operands(place)[0])
        else:
            leaves.add(walk.nodes[place]["id"])
        if place < 0:
            return
    if len(leaves) != 1 or len(convs) < 1:
        return
    made = walk.maker(next(iter(leaves)))
    first = max(first, made + 1)
    end = walk.forth(index, 1, AFTER)
    total = walk.total(first, end)
    yield Window("branches of one value", first, end, total, max(map(walk.flops, convs)))


def chains(walk: Walk, index: int) -> Iterator[Window]:
    """Two products in the order that needs more operations."""
    if walk.names[index] not in ("matmul", "bmm", "linear"):
        return
    for place, name in enumerate(walk.operands(index)[:2]):
        made = walk.maker(name)
        if made < 0 or walk.names[made] not in ("matmul", "bmm", "linear") or not walk.inner(made, 0, index + 1):
            continue
        left, right = walk.operands(made)[:2]
        a, b = walk.shape(left), walk.shape(right)
        if walk.names[made] == "linear":
            b = b[::-1]
        out = walk.result(index)
        other = walk.shape(walk.operands(index)[1 - place])
        if walk.names[index] == "linear":
            other = other[::-1]
        if len(a) < 2 or len(b) < 2 or len(other) < 2:
            continue
        m, k, n = (math.prod(a[:-1]) if walk.names[made] == "linear" else a[-2]), a[-1], b[-1]
        batch = 1 if walk.names[made] == "linear" else math.prod(out[:-2])
        before = batch * (m * k * n + math.prod(out[-2:]) * (n if place == 0 else other[-1]))
        after = batch * (k * n * out[-1] + m * k * out[-1]) if place == 0 \
            else batch * (out[-2] * other[-1] * k + out[-2] * k * n)
        if after * 1.3 < before:
            yield Window("order of products", made, walk.forth(index, 2, AFTER), before, after)


def windows_of_channels(walk: Walk, index: int) -> Iterator[Window]:
    """A norm of a whole image, and a pool less its input."""
    if walk.names[index] == "sub":
        pool = walk.made_by(index)
        if pool >= 0 and walk.names[pool] == "avg_pool2d":
            norm = walk.made_by(pool)
            if norm >= 0 and walk.names[norm] == "group_norm":
                total = walk.total(norm, index + 1)
                yield Window("pool of a norm", norm, walk.forth(index, 2, AFTER), total * 9, total * 5)


def shifted(walk: Walk, index: int) -> Iterator[Window]:
    """Shifts by relative places, as pads and reshapes."""
    if walk.names[index] != "getitem" or not walk.operands(index):
        return
    begin = walk.back(index, 9, VIEWS | frozenset(("pad", "cat", "getitem", "new_zeros", "zeros")))
    if sum(name == "pad" for name in walk.names[begin:index]) < 2:
        return
    total = float(sum(math.prod(walk.result(place) or [0]) for place in range(begin, index + 1)
                      if walk.names[place] == "pad" or walk.names[place] == "reshape"))
    before = begin
    while before > 0 and walk.names[before - 1] in VIEWS | {"matmul"} and begin - before < 3:
        before -= 1
    yield Window("relative shift", before, index + 1, total * 2, total / 2)


def scaled_factors(walk: Walk, index: int) -> Iterator[Window]:
    """A product of normalized rows: the product first, then the factors."""
    if walk.names[index] != "matmul":
        return
    first, count = index, 0
    for place in (0, 1):
        made = walk.made_by(index, place)
        if made >= 0 and walk.names[made] == "normalize":
            first = min(first, made)
            count += 1
    if not count:
        return
    end = walk.forth(index, 3, frozenset("mul softmax add".split()))
    size = sum(math.prod(walk.shape(name)) for name in walk.operands(index))
    yield Window("product of normalized rows", first, end, walk.flops(index) + size * 30, walk.flops(index) + size * 15)


COSTLY = frozenset("sin cos exp tanh sigmoid gelu silu softplus log erf".split())
TABLES = frozenset("cos sin mul float to neg".split())


def repeated(walk: Walk, index: int) -> Iterator[Window]:
    """A costly function of what was repeated: the function first."""
    if walk.names[index] not in COSTLY:
        return
    through = frozenset("float to mul contiguous".split())
    made = walk.made_by(index, 0, through)
    if made < 0 or walk.names[made] not in ("cat", "repeat_interleave", "repeat", "stack", "tile", "index"):
        return
    parts = walk.operands(made)
    if walk.names[made] in ("cat", "stack") and len(set(parts)) == len(parts):
        return
    read = sum(math.prod(walk.shape(name)) for name in set(parts))
    size = math.prod(walk.result(index))
    if read * 2 > size:
        return
    end = index + 1
    while end < len(walk.nodes) and end - index < 8 and walk.names[end] in TABLES:
        end += 1
    functions = [place for place in range(index, end) if walk.names[place] in COSTLY]
    if any(walk.made_by(place, 0, through) != made for place in functions):
        return
    before = float(len(functions) * size * 20 + (end - made) * size)
    after = float(len(functions) * read * 20 + (end - made) * size)
    for begin in sorted({made, walk.back(made, 3, frozenset("transpose matmul mul permute outer".split()))}):
        yield Window("function of what was repeated", begin, end, before, after)


def linear_twice(walk: Walk, index: int) -> Iterator[Window]:
    """A sum of two products of one value: one product."""
    if walk.names[index] not in ("add", "iadd"):
        return
    made = [walk.made_by(index, place, DROPOUTS) for place in (0, 1)]
    if min(made) < 0 or made[0] == made[1]:
        return
    first, second = sorted(made)
    if walk.names[first] != walk.names[second] or walk.names[first] not in ("linear", "conv2d"):
        return
    if walk.operands(first)[0] != walk.operands(second)[0] \
            or walk.shape(walk.operands(first)[1]) != walk.shape(walk.operands(second)[1]):
        return
    if not (walk.inner(first, 0, index + 1) and walk.inner(second, 0, index + 1)):
        return
    end = walk.forth(index, 2, AFTER)
    total = walk.total(first, end)
    yield Window("two products of one value", first, end, total, total - walk.flops(second))


def table_late(walk: Walk, index: int) -> Iterator[Window]:
    """Ops on each element of what was gathered from a small table."""
    name = walk.names[index]
    is_gather = name in ("embedding", "index_select") or (
        name == "getitem" and len(walk.operands(index)) > 1)
    if not is_gather:
        return
    sizes = sorted(math.prod(walk.shape(operand) or [0]) for operand in walk.operands(index))
    size = math.prod(walk.result(index))
    end = walk.forth(index, 7, frozenset("linear layer_norm sigmoid mul exp tanh gelu relu".split()) | VIEWS)
    while end > index + 1 and walk.names[end - 1] in VIEWS:
        end -= 1
    ops = [place for place in range(index + 1, end) if walk.names[place] not in VIEWS]
    table = math.prod(walk.shape(walk.operands(index)[1 if name == "embedding" else 0]) or [0])
    if not ops or size < 2 * table or not sizes:
        return
    work = sum(walk.flops(place) * 8 for place in ops)
    for begin in sorted({index, walk.back(index, 4, frozenset("linear relu".split()) | VIEWS)}):
        yield Window("table late", begin, end, work + size, work * table / size + size)


def same_pixels(walk: Walk, index: int) -> Iterator[Window]:
    """A product of channels of which some are the same everywhere."""
    if walk.names[index] not in ("conv2d", "linear", "conv1d"):
        return
    made = walk.made_by(index)
    if made < 0 or walk.names[made] not in ("cat", "concatenate") or not walk.inner(made, 0, index + 1):
        return
    total = math.prod(walk.result(made))
    same = 0
    first = made
    for name in walk.operands(made):
        place = walk.maker(name)
        if place < 0 or walk.names[place] not in ("expand", "interpolate", "repeat", "expand_as"):
            continue
        source = math.prod(walk.shape(walk.operands(place)[0]))
        if source * 8 <= math.prod(walk.shape(name)):
            same += math.prod(walk.shape(name))
            first = min(first, place)
    if not same:
        return
    end = walk.forth(index, 2, AFTER)
    flops = walk.flops(index)
    yield Window("channels that are the same everywhere", first, end, flops, flops * (1 - same / total))


FINDERS: tuple[Finder, ...] = (
    rows_unread, mean_late, pool_after_pointwise, enlarged, merged_branches, chains, windows_of_channels,
    shifted, scaled_factors, repeated, linear_twice, table_late,
    same_pixels)


def mine(row: Row, least: float) -> Iterator[Row]:
    """The distinct windows of a whole graph that promise at least this gain, as rows."""
    walk = Walk(row)
    seen = set()
    for index in range(len(walk.nodes)):
        for finder in FINDERS:
            for window in finder(walk, index):
                if window.before < least * max(window.after, 1):
                    continue
                piece = None if walk.takes_tuple(window) else walk.graph.subgraph(window.begin, window.end)
                if piece is None:
                    continue
                name = row_hash(piece)
                if name in seen:
                    continue
                seen.add(name)
                yield {**piece, "hash": name, "source": row["source"], "start": window.begin,
                       "count": window.end - window.begin, "origin": row.get("origin"),
                       "kind": window.kind, "predicted": round(window.before / max(window.after, 1), 3),
                       "multiplications": window.before}


def read_rows(path: str) -> Iterator[Row]:
    """The rows of a file of typed lines, compressed or not."""
    if path.endswith(".zst"):
        with subprocess.Popen(["zstd", "-dc", path], stdout=subprocess.PIPE) as source:
            assert source.stdout
            for line in source.stdout:
                yield json.loads(line)
        return
    with open(path, encoding="utf-8") as file:
        for line in file:
            yield json.loads(line)


def main() -> int:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("paths", nargs="+", help="typed lines of whole graphs")
    parser.add_argument("--out", required=True, help="the file of mined rows")
    parser.add_argument("--least", type=float, default=1.3, help="the least predicted gain")
    parser.add_argument("--fewest", type=float, default=3e5, help="the fewest multiplications of a window")
    parser.add_argument("--most", type=float, default=4e7, help="the most multiplications of a window")
    parser.add_argument("--kind", action="append", help="only windows of this kind; may be repeated")
    arguments = parser.parse_args()
    found: dict[str, dict[str, Any]] = {}
    for path in arguments.paths:
        for row in read_rows(path):
            for piece in mine(row, arguments.least):
                if arguments.kind and piece["kind"] not in arguments.kind:
                    continue
                if arguments.fewest <= piece["multiplications"] <= arguments.most:
                    found.setdefault(piece["hash"], piece)
    kinds: dict[str, list[Row]] = defaultdict(list)
    for piece in found.values():
        kinds[piece["kind"]].append(piece)
    with open(arguments.out, "w", encoding="utf-8") as file:
        for kind in sorted(kinds):
            pieces = sorted(kinds[kind], key=lambda piece: (-piece["predicted"], piece["hash"]))
            families = {piece["origin"]["family"] for piece in pieces if piece["origin"]}
            print(f"{kind}: {len(pieces)} windows of {len(families)} families, "
                  f"predicted up to {pieces[0]['predicted']}")
            for piece in pieces:
                file.write(json.dumps(piece, separators=(",", ":")) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
