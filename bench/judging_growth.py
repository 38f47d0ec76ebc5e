#!/usr/bin/env python3
"""Measures how judging time grows with the number of graphs and with the nodes of one graph.

    python3 bench/judging_growth.py --svg docs/judging_growth.svg

The graphs are the first N of a suite with the example passes. The nodes are a chain of additions
and relus over f32[64,256]; a pass matches every pair. Both sides get 25 + 100 calls; cold is an
empty cache. Prints a table, and draws it.
"""
import argparse
import math
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
COUNTS = {"graphs": [1, 2, 4, 8, 16, 32, 64], "nodes": [2, 8, 32, 128, 512]}
PAIR = """pass add_relu {
  pattern(%x, %y) {
    %0 = add(%x, %y)
    %1 = relu(%0)
    return %1
  }
  replace {
    %r = launch add_relu(%x, %y) : like(%1) args = [numel(%x)]
    return %r
  }
  kernel add_relu cpp \"\"\"
void add_relu(const x_t* x, const y_t* y, r_t* r, int64_t n) {
  for (int64_t i = 0; i < n; ++i) {
    const float sum = pn::load(x + i) + pn::load(y + i);
    pn::store(r + i, sum < 0.0f ? 0.0f : sum);
  }
}
\"\"\"
}
"""


def chain(nodes):
    """A graph of `nodes` nodes: add, relu, add, relu, …"""
    lines, last = [], "%x"
    for pair in range(nodes // 2):
        lines += [f"  %a{pair} = add({last}, %y)", f"  %r{pair} = relu(%a{pair})"]
        last = f"%r{pair}"
    body = "\n".join(lines)
    return f"graph @chain(%x: f32[64,256], %y: f32[64,256]) {{\n{body}\n  return {last}\n}}\n"


def judge(program, graphs, passes, cache):
    """Seconds of one run of the program."""
    begin = time.perf_counter()
    done = subprocess.run([program, "eval", *graphs, "--passes", passes, "--json", "--seed", "1",
                           "--allow-native"],
                          capture_output=True, text=True, check=False,
                          env={**os.environ, "PASSNET_CACHE": cache})
    if done.returncode == 2:
        sys.exit(done.stderr)
    return time.perf_counter() - begin


def measure(options, kind, count, folder):
    """(cold, cached) seconds, each the best of the repeats."""
    if kind == "graphs":
        graphs = sorted(map(str, Path(options.suite).glob("*/0.graph")))
        graphs += sorted(map(str, Path(options.suite).glob("*/[1-9].graph")))
        graphs, passes = graphs[:count], str(ROOT / "examples" / "passes")
    else:
        file, rules = Path(folder) / "chain.graph", Path(folder) / "pair.pass"
        file.write_text(chain(count))
        rules.write_text(PAIR)
        graphs, passes = [str(file)], str(rules)
    cold, cached = [], []
    for _ in range(options.repeats):
        with tempfile.TemporaryDirectory() as cache:
            cold.append(judge(options.program, graphs, passes, cache))
            cached.append(judge(options.program, graphs, passes, cache))
    return min(cold), min(cached)


def draw(series, path):
    """Draws two panels on logarithmic axes: seconds over graphs, seconds over nodes."""
    parts = ['<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 300" '
             'font-family="sans-serif" font-size="12">',
             '<rect width="720" height="300" fill="#fff"/>']
    seconds = [value for rows in series.values() for row in rows for value in row[1:]]
    low, high = (round_to_decade(min(seconds), math.floor), round_to_decade(max(seconds), math.ceil))
    for panel, (kind, rows) in enumerate(series.items()):
        left, top, width, height = 60 + panel * 350, 30, 270, 210
        most = rows[-1][0]

        def x_of(count):
            return left + width * math.log(count / rows[0][0]) / math.log(most / rows[0][0])

        def y_of(value):
            return top + height * (1 - math.log(value / low) / math.log(high / low))
        decade = low
        while decade <= high * 1.01:
            parts.append(f'<path d="M{left} {y_of(decade):.1f}h{width}" stroke="#ddd"/>'
                         f'<text x="{left - 6}" y="{y_of(decade) + 4:.1f}" text-anchor="end">'
                         f'{decade:g} s</text>')
            decade *= 10
        for count, _, _ in rows:
            parts.append(f'<text x="{x_of(count):.1f}" y="{top + height + 18}" '
                         f'text-anchor="middle">{count}</text>')
        parts.append(f'<text x="{left + width / 2}" y="{top + height + 38}" text-anchor="middle">'
                     f'{kind}</text>')
        for column, (name, style) in enumerate((("cold", "#b3261e"), ("cached", "#1f5fa8")), start=1):
            points = " ".join(f"{x_of(row[0]):.1f},{y_of(row[column]):.1f}" for row in rows)
            dash = ' stroke-dasharray="5 3"' if column == 1 else ""
            parts.append(f'<polyline points="{points}" fill="none" stroke="{style}" '
                         f'stroke-width="2"{dash}/>')
            parts.append(f'<text x="{left + 8}" y="{top + 14 * column}" fill="{style}">{name}</text>')
    Path(path).write_text("\n".join([*parts, "</svg>"]) + "\n")


def round_to_decade(value, rounding):
    return 10.0 ** rounding(math.log10(value))


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--suite", default=str(ROOT / "data" / "suite"))
    parser.add_argument("--repeats", type=int, default=2)
    parser.add_argument("--program", default=str(ROOT / "build" / "passnet"))
    parser.add_argument("--svg", help="write the plot to this file")
    options = parser.parse_args()
    series = {}
    with tempfile.TemporaryDirectory() as folder:
        for kind, counts in COUNTS.items():
            series[kind] = [(count, *measure(options, kind, count, folder)) for count in counts]
            for count, cold, cached in series[kind]:
                print(f"{count:4} {kind}: cold {cold:.3f} s, cached {cached:.3f} s", flush=True)
    if options.svg:
        draw(series, options.svg)
    return 0


if __name__ == "__main__":
    sys.exit(main())
