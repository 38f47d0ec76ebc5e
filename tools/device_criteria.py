"""Judges what tools/cuda_on_device.py measured: one line per criterion, with what is wanted and what
was found. A criterion without rows has neither; nothing here needs a GPU."""

from __future__ import annotations

import json
import math
import re
import statistics
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

Row = dict[str, Any]

CORRECT = ("right", "rounding")
FAILED_SPEEDUP = 0.1  # as docs/metrics.md counts a graph that is wrong
BIG_FLOOR_US = 20.0
NO_NUMBER = float("nan")


@dataclass
class Criterion:
    name: str
    wanted: str
    found: float
    rows: int  # that the number is of
    holds: bool | None  # None: there are no rows


def verdict(row: Row) -> str:
    """`right`, `rounding`, `wrong`, or the id of an error."""
    if "error" in row:
        return str(row["error"]["id"])
    if row["check"]["wrong"] == 0:
        return "right"
    return "rounding" if row["check"]["holds"] else "wrong"


def quantile(values: list[float], q: float) -> float:
    """The smallest value that at least the share q of the values does not exceed."""
    ordered = sorted(values)
    if not ordered:
        return NO_NUMBER
    return ordered[min(max(math.ceil(q * len(ordered)) - 1, 0), len(ordered) - 1)]


def geometric_mean(values: list[float]) -> float:
    return math.exp(statistics.fmean(map(math.log, values))) if values else NO_NUMBER


def at_least(name: str, wanted: float, found: float, rows: int) -> Criterion:
    return Criterion(name, f">= {wanted:g}", found, rows, found >= wanted if rows else None)


def at_most(name: str, wanted: float, found: float, rows: int) -> Criterion:
    return Criterion(name, f"<= {wanted:g}", found, rows, found <= wanted if rows else None)


def reported(name: str, found: float, rows: int) -> Criterion:
    """A number without a goal."""
    return Criterion(name, "reported", found, rows, True if rows else None)


def side(row: Row, name: str) -> Row | None:
    """The side of a timed graph; None if it did not run."""
    found = [entry for entry in row.get("sides", []) if entry["side"] == name]
    return found[0] if found and found[0]["time_us"] else None


def is_right(entry: Row | None) -> bool:
    return bool(entry and entry["correct"])


def speedup(row: Row, own: str, other: str) -> float:
    """Returns the speedup of one side over another; that of a failure if it is wrong or did not
    run."""
    mine, theirs = side(row, own), side(row, other)
    if not is_right(mine) or mine is None or theirs is None:
        return FAILED_SPEEDUP
    return float(theirs["time_us"]) / float(mine["time_us"])


def is_slower(row: Row, own: str, other: str) -> bool:
    """True if the quartiles of the times of one side are all above those of the other."""
    mine, theirs = side(row, own), side(row, other)
    if mine is None or theirs is None:
        return False
    return bool(mine["lower_quartile_us"] > theirs["upper_quartile_us"])


def judge_values(rows: list[Row], name: str = "values") -> list[Criterion]:
    right = sum(row["verdict"] == "right" for row in rows)
    correct = sum(row["verdict"] in CORRECT for row in rows)
    count = len(rows)
    return [at_least(f"{name}: share that is right, or by rounding", 0.995,
                     correct / count if count else NO_NUMBER, count),
            reported(f"{name}: share within t = -5", right / count if count else NO_NUMBER, count)]


def judge_times(rows: list[Row]) -> list[Criterion]:
    criteria = []
    timed = [row for row in rows if "sides" in row]
    for dtype, goal in (("f32", 5.5), ("bf16", 5.0), ("f16", 5.0)):
        own = [row for row in timed if row["dtype"] == dtype]
        ran = [entry for row in own if (entry := side(row, "default"))]
        with_eager = [row for row in own if side(row, "eager")]
        criteria += [
            at_most(f"batch 1, {dtype}: median of default, us", 9,
                    quantile([entry["time_us"] for entry in ran], 0.5), len(ran)),
            at_least(f"batch 1, {dtype}: ES(-5) of default over eager", goal,
                     geometric_mean([speedup(row, "default", "eager") for row in with_eager]),
                     len(with_eager)),
            at_most(f"batch 1, {dtype}: graphs on which default is slower than eager", 0,
                    sum(is_slower(row, "default", "eager") for row in with_eager),
                    len(with_eager)),
            at_most(f"batch 1, {dtype}: graphs on which default is slower than op by op", 0,
                    sum(is_slower(row, "default", "op-by-op") for row in own), len(own))]
    return criteria


def judge_large(rows: list[Row]) -> list[Criterion]:
    ratios = []
    for row in rows:
        entry = side(row, "default")
        is_big = row.get("floor_us", 0) > BIG_FLOOR_US and not row.get("has_library")
        if entry and is_big and entry["device_us"]:
            ratios.append(entry["device_us"] / row["floor_us"])
    timed = [row for row in rows if "sides" in row]
    compiled = [entry["compile_ms"] / max(entry["launches"] or 1, 1) for row in timed
                for entry in row["sides"] if entry["compile_ms"]]
    correct = [is_right(side(row, "default")) for row in timed]
    return [at_most("batch 64, floor above 20 us: device time in floors, median", 1.3,
                    quantile(ratios, 0.5), len(ratios)),
            at_most("batch 64, floor above 20 us: device time in floors, 95th percentile", 2,
                    quantile(ratios, 0.95), len(ratios)),
            at_least("batch 64: share of default that is right, or by rounding", 0.995,
                     sum(correct) / len(correct) if correct else NO_NUMBER, len(correct)),
            at_most("NVRTC, ms per launch: median", 60, quantile(compiled, 0.5), len(compiled)),
            at_most("NVRTC, ms per launch: max", 1000, quantile(compiled, 1), len(compiled))]


def judge_inductor(rows: list[Row]) -> list[Criterion]:
    criteria = []
    for other in ("inductor", "inductor-graphs"):
        both = [row for row in rows if side(row, other)]
        criteria.append(at_least(f"ES(-5) of default over {other}", 1, geometric_mean(
            [speedup(row, "default", other) for row in both]), len(both)))
        with_eager = [row for row in both if side(row, "eager")]
        criteria.append(reported(f"ES(-5) of {other} over eager", geometric_mean(
            [speedup(row, other, "eager") for row in with_eager]), len(with_eager)))
        slower = sum(is_slower(row, other, "eager") for row in with_eager)
        criteria.append(reported(f"graphs on which {other} is slower than eager", slower,
                                 len(with_eager)))
    return criteria


def judge_models(rows: list[Row]) -> list[Criterion]:
    right = [row for row in rows if is_right(side(row, "default"))]
    faster = [row for row in right if side(row, "eager") and not is_slower(row, "default", "eager")]
    return [at_least("models: right, or by rounding", 20, len(right), len(rows)),
            reported("models: right and not slower than eager", len(faster), len(rows))]


def sanitizer_errors(text: str) -> int:
    """The number of errors in a log of compute-sanitizer; -1 if the log has no summary."""
    found = re.findall(r"(?:ERROR SUMMARY: (\d+) errors?|RACECHECK SUMMARY: (\d+) hazards?)", text)
    return sum(int(errors or hazards) for errors, hazards in found) if found else -1


def judge_sanitizer(rows: list[Row]) -> list[Criterion]:
    criteria = []
    for tool in ("memcheck", "racecheck", "initcheck"):
        ends = [row for row in rows if row["tool"] == tool]
        graphs = sum(row["graphs"] for row in ends)
        # A log without a summary counts as an error: the tool did not end well.
        errors = sum(abs(row["errors"]) for row in ends)
        criteria.append(at_most(f"compute-sanitizer {tool}: errors", 0, errors, graphs))
    return criteria


JUDGES = {"values": judge_values, "more": lambda rows: judge_values(rows, "more"),
          "times": judge_times, "large": judge_large, "models": judge_models,
          "sanitizer": judge_sanitizer, "inductor": judge_inductor}


def read_rows(path: Path) -> list[Row]:
    """The complete lines of a file; none if it is missing."""
    if not path.exists():
        return []
    rows = []
    for line in path.read_text(encoding="utf-8").splitlines():
        try:
            rows.append(json.loads(line))
        except json.JSONDecodeError:
            continue  # the last line of a process that was ended
    return rows


def judge_folder(folder: Path) -> list[Row]:
    """The criteria of all files of rows in the folder."""
    criteria = []
    for name, judge in JUDGES.items():
        for criterion in judge(read_rows(folder / f"{name}.jsonl")):
            row = asdict(criterion)
            row["found"] = None if math.isnan(criterion.found) else criterion.found
            criteria.append(row)
    return criteria


def show(criteria: list[Row]) -> list[str]:
    """One line for each criterion, for people."""
    lines = []
    for row in criteria:
        word = {True: "holds ", False: "MISSED", None: "no rows"}[row["holds"]]
        found = "-" if row["found"] is None else f"{row['found']:.4g}"
        lines.append(f"{word:7} {row['name']}: {found} (wanted {row['wanted']}, "
                     f"of {row['rows']} rows)")
    return lines
