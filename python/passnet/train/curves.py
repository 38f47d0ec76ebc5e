"""The curve of a training run: one JSON line per step, and a page that draws them."""

from __future__ import annotations

import html
import json
import math
from collections.abc import Sequence
from pathlib import Path
from typing import Any

WIDTH, HEIGHT, LEFT, BOTTOM = 820, 300, 60, 30


def read_curve(path: Path) -> list[dict[str, Any]]:
    """The lines of a curve; one that was cut off while it was written is left out."""
    rows = []
    if path.is_file():
        for line in path.read_text(encoding="utf-8").splitlines():
            try:
                rows.append(json.loads(line))
            except ValueError:
                break
    return rows


def write_page(path: Path, title: str, rows: Sequence[dict[str, Any]],
               facts: Sequence[tuple[str, Any]]) -> None:
    """Writes a page of one file: facts, and the loss and rate over steps."""
    write_curves(path, title, facts,
                 [("Loss", {"training": "loss", "validation": "valid_loss"}, rows),
                  ("Learning rate", {"rate": "rate"}, rows)])


def write_curves(path: Path, title: str, facts: Sequence[tuple[str, Any]],
                 charts: Sequence[tuple[str, dict[str, str], Sequence[dict[str, Any]]]]) -> None:
    """Writes a page of one file: facts, and per chart a heading and its lines, by name the key of
    their values in the rows."""
    cells = "".join(f"<tr><th>{html.escape(name)}</th><td>{html.escape(str(value))}</td></tr>\n"
                    for name, value in facts)
    drawn = "\n".join(f"<h2>{html.escape(heading)}</h2>\n" + draw(
        [(name, [(row["step"], row[key]) for row in rows if key in row])
         for name, key in lines.items()]) for heading, lines, rows in charts)
    path.write_text(
        "<!doctype html>\n<html lang='en'><head><meta charset='utf-8'>"
        f"<title>{html.escape(title)}</title>\n<style>body{{font:15px sans-serif;margin:2em}}"
        "th{text-align:left;padding-right:2em;font-weight:normal;color:#555}</style></head><body>\n"
        f"<h1>{html.escape(title)}</h1>\n<table>\n{cells}</table>\n{drawn}\n</body></html>\n",
        encoding="utf-8")


def draw(lines: Sequence[tuple[str, Sequence[tuple[float, float]]]]) -> str:
    """Lines over a common pair of axes as SVG."""
    shown = [(name, [point for point in points if math.isfinite(point[1])])
             for name, points in lines]
    shown = [(name, points) for name, points in shown if points]
    if not shown:
        return "<p>No steps were recorded.</p>"
    last = max(x for _, points in shown for x, _ in points) or 1
    top = max(y for _, points in shown for _, y in points) or 1
    parts = [f"<svg viewBox='0 0 {WIDTH} {HEIGHT}' width='{WIDTH}' role='img'>",
             f"<path d='M{LEFT} 8V{HEIGHT - BOTTOM}H{WIDTH}' fill='none' stroke='#888'/>",
             _label(LEFT - 6, 16, f"{top:.3g}", "end"),
             _label(LEFT - 6, HEIGHT - BOTTOM, "0", "end"),
             _label(WIDTH, HEIGHT - 8, f"step {last}", "end")]
    for (name, points), color in zip(shown, ("#1f6fb4", "#c2410c")):
        path = " ".join(f"{LEFT + (WIDTH - LEFT) * x / last:.1f},"
                        f"{(HEIGHT - BOTTOM) - (HEIGHT - BOTTOM - 8) * max(y, 0) / top:.1f}"
                        for x, y in points)
        parts.append(f"<polyline points='{path}' fill='none' stroke='{color}'>"
                     f"<title>{html.escape(name)}</title></polyline>")
        if len(points) == 1:
            x, y = path.split(",")
            parts.append(f"<circle cx='{x}' cy='{y}' r='3' fill='{color}'/>")
        parts.append(_label(WIDTH, 16 + 18 * (color != "#1f6fb4"), name, "end", color))
    return "\n".join([*parts, "</svg>"])


def _label(x: float, y: float, text: str, anchor: str, color: str = "#444") -> str:
    return (f"<text x='{x}' y='{y}' text-anchor='{anchor}' font-size='12' fill='{color}'>"
            f"{html.escape(text)}</text>")
