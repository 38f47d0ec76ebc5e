#!/usr/bin/env python3
"""Measures how compile time (graph to plan and source text, no C++ compiler) grows with the nodes.

    cmake --build build --target bench_compile_phases
    python3 bench/compile_growth.py --svg docs/compile_growth.svg

Compiles graphs of several shapes, of 100 to 20,000 nodes. Prints, for each, the milliseconds of
every phase and in total, the memory of the process, and the slope: the exponent of growth from the
previous size (1: linear); and draws the total over the nodes.
"""
import argparse
import json
import math
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SIZES = [100, 300, 1000, 3000, 5000, 20000]
POINTWISE = ["relu", "tanh", "sigmoid", "abs", "neg", "exp"]
# One kernel with one stage per operand: its stages are scheduled against each other,
# quadratically.
MOST = {"one_cat": 3000}
COLORS = ["#b3261e", "#1f5fa8", "#2e7d32", "#8e24aa", "#ef6c00", "#00838f", "#5d4037", "#546e7a"]


class Text:
    """Nodes in the text form, each with a fresh name."""

    def __init__(self, inputs):
        self.inputs, self.lines = inputs, []

    def call(self, text):
        self.lines.append(f"  %v{len(self.lines)} = {text}")
        return f"%v{len(self.lines) - 1}"

    def graph(self, *results):
        inputs = ", ".join(f"%{name}: {type_}" for name, type_ in self.inputs.items())
        body = "\n".join(self.lines)
        return f"graph @g({inputs}) {{\n{body}\n  return {', '.join(results)}\n}}\n"


def chain(nodes):
    """Pointwise ops in a chain."""
    text, last = Text({"x": "f32[64,256]", "y": "f32[64,256]"}), "%x"
    for i in range(nodes):
        last = text.call(f"add({last}, %y)" if i % 3 == 0
                         else f"{POINTWISE[i % len(POINTWISE)]}({last})")
    return text.graph(last)


def blocks(nodes):
    """Repeated attention and perceptrons: 17 nodes each."""
    text, last = Text({"x": "f32[16,32,64]", "w": "f32[64,64]", "b": "f32[64]",
                       "u": "f32[256,64]", "c": "f32[256]", "d": "f32[64,256]"}), "%x"
    while len(text.lines) + 17 <= nodes:
        normal = text.call(f"layer_norm({last}, [64], %b, %b)")
        query, key, value = (text.call(f"linear({normal}, %w, %b)") for _ in range(3))
        turned = text.call(f"transpose({key}, 1, 2)")
        scores = text.call(f"matmul({query}, {turned})")
        scores = text.call(f"mul({scores}, 0.125)")
        weights = text.call(f"softmax({scores}, -1)")
        mixed = text.call(f"matmul({weights}, {value})")
        mixed = text.call(f"linear({mixed}, %w, %b)")
        last = text.call(f"add({last}, {mixed})")
        normal = text.call(f"layer_norm({last}, [64], %b, %b)")
        wide = text.call(f"linear({normal}, %u, %c)")
        wide = text.call(f"gelu({wide})")
        narrow = text.call(f"linear({wide}, %d, %b)")
        narrow = text.call(f"mul({narrow}, 0.5)")
        last = text.call(f"add({last}, {narrow})")
    return text.graph(last)


def fan_out(nodes):
    """Every second node reads the input; the others sum the results."""
    text = Text({"x": "f32[64,256]"})
    last = text.call("relu(%x)")
    while len(text.lines) + 2 <= nodes:
        branch = text.call(f"{POINTWISE[len(text.lines) % len(POINTWISE)]}(%x)")
        last = text.call(f"add({last}, {branch})")
    return text.graph(last)


def one_cat(nodes):
    """One cat of as many pieces as there are nodes."""
    text = Text({"x": "f32[8,16]"})
    pieces = [text.call(f"{POINTWISE[i % len(POINTWISE)]}(%x)") for i in range(nodes - 1)]
    return text.graph(text.call(f"cat([{', '.join(pieces)}], 1)"))


def islands(nodes):
    """Chains of four ops that are not connected with each other."""
    text = Text({"x": "f32[64,256]"})
    ends = []
    for i in range(nodes // 4):
        last = text.call(f"mul(%x, {i + 2})")
        for name in ("exp", "tanh"):
            last = text.call(f"{name}({last})")
        ends.append(text.call(f"sum({last}, [1])"))
    return text.graph(*ends)


def residual(nodes):
    """Convolutions, batch norms and additions: 6 nodes each."""
    text, last = Text({"x": "f32[1,32,14,14]", "w": "f32[32,32,3,3]", "s": "f32[32]"}), "%x"
    while len(text.lines) + 6 <= nodes:
        inner = last
        for _ in range(2):
            inner = text.call(f"conv2d({inner}, %w, none, stride=[1,1], padding=[1,1])")
            inner = text.call(f"batch_norm({inner}, %s, %s, %s, %s)")
        last = text.call(f"add({last}, {inner})")
        last = text.call(f"relu({last})")
    return text.graph(last)


def read_by_all(nodes):
    """One mean that every third node reads, between row sums."""
    text = Text({"x": "f32[64,256]"})
    mean, last = text.call("mean(%x, [1], true)"), "%x"
    while len(text.lines) + 3 <= nodes:
        less = text.call(f"sub({last}, {mean})")
        total = text.call(f"sum({less}, [1], true)")
        last = text.call(f"mul({less}, {total})")
    return text.graph(last)


def views(nodes):
    """Halves that are swapped, transposed and joined."""
    text, last = Text({"x": "f32[64,64]"}), "%x"
    while len(text.lines) + 6 <= nodes:
        low = text.call(f"slice({last}, 1, 0, 32)")
        high = text.call(f"slice({last}, 1, 32, 64)")
        high = text.call(f"neg({high})")
        joined = text.call(f"cat([{high}, {low}], 1)")
        turned = text.call(f"transpose({joined}, 0, 1)")
        last = text.call(f"add({last}, {turned})")
    return text.graph(last)


SHAPES = [chain, blocks, fan_out, one_cat, islands, residual, read_by_all, views]


def measure(options, shape, nodes, folder):
    file = Path(folder) / f"{shape.__name__}.graph"
    file.write_text(shape(nodes))
    done = subprocess.run([options.program, str(file)], capture_output=True, text=True,
                          check=False, timeout=options.timeout)
    if done.returncode != 0:
        sys.exit(f"{shape.__name__} of {nodes}: {done.stderr[-2000:]}")
    return json.loads(done.stdout)


def draw(series, path):
    """Draws the total over the nodes on logarithmic axes, and a line of slope n log n."""
    left, top, width, height = 70, 20, 420, 300
    times = [row["whole_ms"] for rows in series.values() for _, row in rows]
    low, high = 10.0 ** math.floor(math.log10(min(times))), 10.0 ** math.ceil(math.log10(max(times)))

    def x_of(nodes):
        return left + width * math.log(nodes / SIZES[0]) / math.log(SIZES[-1] / SIZES[0])

    def y_of(value):
        return top + height * (1 - math.log(value / low) / math.log(high / low))
    parts = ['<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 370" '
             'font-family="sans-serif" font-size="12">', '<rect width="640" height="370" fill="#fff"/>']
    decade = low
    while decade <= high * 1.01:
        parts.append(f'<path d="M{left} {y_of(decade):.1f}h{width}" stroke="#ddd"/>'
                     f'<text x="{left - 6}" y="{y_of(decade) + 4:.1f}" text-anchor="end">'
                     f'{decade:g} ms</text>')
        decade *= 10
    for nodes in SIZES:
        parts.append(f'<text x="{x_of(nodes):.1f}" y="{top + height + 18}" text-anchor="middle">'
                     f'{nodes}</text>')
    parts.append(f'<text x="{left + width / 2}" y="{top + height + 38}" text-anchor="middle">'
                 'nodes</text>')
    curves = [(name, color, "2", "", [(nodes, row["whole_ms"]) for nodes, row in rows])
              for (name, rows), color in zip(series.items(), COLORS)]
    start = 5.0 / (SIZES[0] * math.log(SIZES[0]))
    curves.append(("n log n from 5 ms", "#888", "1", ' stroke-dasharray="4 3"',
                   [(nodes, min(high, start * nodes * math.log(nodes))) for nodes in SIZES]))
    for i, (name, color, line, dash, rows) in enumerate(curves):
        points = " ".join(f"{x_of(nodes):.1f},{y_of(value):.1f}" for nodes, value in rows)
        parts.append(f'<polyline points="{points}" fill="none" stroke="{color}" '
                     f'stroke-width="{line}"{dash}/>')
        parts.append(f'<text x="{left + width + 10}" y="{top + 16 + 18 * i}" fill="{color}">'
                     f'{name}</text>')
    Path(path).write_text("\n".join([*parts, "</svg>"]) + "\n")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--program", default=str(ROOT / "build" / "bench" / "compile_phases"))
    parser.add_argument("--timeout", type=float, default=600)
    parser.add_argument("--most", type=int, default=SIZES[-1], help="nodes of the largest graphs")
    parser.add_argument("--shapes", nargs="*", default=[shape.__name__ for shape in SHAPES])
    parser.add_argument("--svg", help="write the plot to this file")
    options = parser.parse_args()
    series = {}
    with tempfile.TemporaryDirectory() as folder:
        for shape in SHAPES:
            if shape.__name__ not in options.shapes:
                continue
            rows = series[shape.__name__] = []
            for nodes in SIZES:
                if nodes > min(options.most, MOST.get(shape.__name__, options.most)):
                    break
                row = measure(options, shape, nodes, folder)
                slope = ""
                if rows:
                    before_nodes, before = rows[-1]
                    grown = math.log(row["whole_ms"] / before["whole_ms"])
                    slope = f", slope {grown / math.log(nodes / before_nodes):.2f}"
                rows.append((nodes, row))
                phases = " ".join(f"{key[:-3]} {value:.1f}" for key, value in row.items()
                                  if key.endswith("_ms"))
                print(f"{shape.__name__:12} {nodes:6}: {phases} ms{slope}, "
                      f"{row['peak_mib']:.0f} MiB", flush=True)
    if options.svg:
        draw(series, options.svg)
    return 0


if __name__ == "__main__":
    sys.exit(main())
