#!/usr/bin/env python3
"""Scores computed again from docs/metrics.md, sharing nothing with src/eval.

  reference_score.py --write   writes records.jsonl and expected.json next to this file
  reference_score.py --check   fails if they differ from what it would write

src/eval/record/score_test.cpp compares `score` with expected.json within 1e-9.
"""
import argparse
import json
import math
import random
import sys
from pathlib import Path

HERE = Path(__file__).parent
TS = range(-10, 5)
WEIGHTS = [0.001] * 5 + [1, 1, 1, 0.8, 0.64, 0.512, 0.4096, 0.32768, 0.262144, 0.001]
FORGIVEN_FROM = {
    "default": {"accuracy": 1, "nan_inf": 1, "dtype_shape": 3, "runtime": 3, "compile": 3},
    "mismatch_extended": {
        "accuracy": 1, "nan_inf": 2, "dtype_shape": 2, "runtime": 3, "compile": 4},
}
KINDS = ["accuracy", "nan_inf", "dtype_shape", "runtime", "compile", "no_match", "integrity",
         "reference"]
HOPELESS = KINDS[5:]
OPTIONS = [(reading, p, b) for reading in FORGIVEN_FROM for p, b in [(0, 0.1), (1, 0.1), (0.5, 0.3)]]


def power_mean(values):
    """The geometric mean; None if there are no values."""
    values = list(values)
    return math.prod(v ** (1 / len(values)) for v in values) if values else None


def share(flags):
    flags = list(flags)
    return sum(map(bool, flags)) / len(flags) if flags else None


def kind_of(record):
    return record["error"] or "accuracy"


def right(record, t):
    return record["correct"][str(t)] and kind_of(record) not in HOPELESS


def speed(record):
    return 1.0 if record["speedup"] is None else record["speedup"]


def rectified(record, p):
    s = speed(record)
    return s if s >= 1 else s ** (p + 1)


def es_term(record, t, reading, p, b):
    if t < 1:
        return rectified(record, p) if right(record, t) else b
    if right(record, 1):
        return rectified(record, p)
    return 1.0 if t >= FORGIVEN_FROM[reading].get(kind_of(record), math.inf) else b


def es(records, t, reading, p, b):
    return power_mean(es_term(r, t, reading, p, b) for r in records)


def parameters(records, t, reading, b):
    good = [r for r in records if right(r, min(t, 1))]
    bad = [r for r in records if not right(r, min(t, 1))]
    slow = [r for r in good if speed(r) < 1]
    pi = {k: share(kind_of(r) == k for r in bad) for k in KINDS}
    strict = sum(pi[k] or 0 for k in KINDS if t < FORGIVEN_FROM[reading].get(k, math.inf))
    return {
        "lambda": len(good) / len(records) if records else None,
        "alpha": power_mean(map(speed, good)),
        "beta": power_mean(map(speed, slow)),
        "eta": len(slow) / len(good) if good else None,
        "gamma": b if t < 1 else b ** strict,
        "pi": pi,
    }


def macro(at, p):
    if at["lambda"] is None:
        return None
    result = at["gamma"] ** (1 - at["lambda"])
    if at["alpha"] is not None:
        result *= at["alpha"] ** at["lambda"]
    if at["beta"] is not None:
        result *= at["beta"] ** (at["lambda"] * at["eta"] * p)
    return result


def aggregate(records, reading, p, b):
    logs = sum(w * math.log10(es(records, t, reading, p, b)) for w, t in zip(WEIGHTS, TS))
    return 10 ** (logs / sum(WEIGHTS))


def score(candidate, records, reading, p, b):
    tasks = {}
    for r in records:
        tasks.setdefault(r["graph"] if r.get("task") is None else r["task"], []).append(r)
    scored = {name: {"graphs": len(rs), "as": aggregate(rs, reading, p, b)}
              for name, rs in tasks.items()}
    params = {str(t): parameters(records, t, reading, b) for t in TS}
    timed = [r for r in records if r["speedup"] is not None]
    return {
        "candidate": candidate, "reading": reading, "p": p, "b": b,
        "graphs": len(records),
        "tasks": scored,
        "as": power_mean(s["as"] for s in scored.values()),
        "es": {str(t): es(records, t, reading, p, b) for t in TS},
        "es_macro": {str(t): macro(params[str(t)], p) for t in TS},
        "s": {str(t): power_mean(rectified(r, p) if right(r, t) else b for r in records)
              for t in TS},
        "params": params,
        "gmean": power_mean(speed(r) for r in timed if right(r, -5)),
        "correct": share(right(r, -5) for r in records),
        "correct_at": {str(t): share(right(r, t) for r in records) for t in TS},
        "fast_1": share(right(r, -5) and r["speedup"] is not None and r["speedup"] > 1
                        for r in records),
        "slower": share(r["speedup"] < 1 for r in timed),
    }


def make_records(seed=2718):
    """Records that cover every kind, at every place where it can start to be wrong."""
    rng = random.Random(seed)
    records = []
    for index in range(240):
        kind = rng.choice([None] * 8 + KINDS)
        first = rng.choice([-10, -10, -7, -5, -4, 0, 1, 2, 4, 5])
        if kind in ("nan_inf", "dtype_shape", "runtime", "compile"):
            first = 5
        speedup = rng.choice([1.0, math.exp(rng.gauss(0.1, 0.6)), math.exp(rng.gauss(0.1, 0.6)),
                              math.exp(rng.gauss(0, 4))])
        if kind in ("runtime", "compile", "reference") or rng.random() < 0.05:
            speedup = None
        records.append({
            "task": rng.choice([f"task{rng.randrange(12)}"] * 9 + [None]),
            "graph": f"g{index}",
            "candidate": rng.choice(["passes", "default", "inductor"]),
            "verdict": None, "error": kind,
            "correct": {str(t): t >= first for t in TS},
            "speedup": speedup,
        })
    records += [  # candidates of one class only
        {"graph": "g", "candidate": "perfect", "error": None,
         "correct": {str(t): True for t in TS}, "speedup": 2.0},
        {"graph": "g", "candidate": "cheat", "error": "integrity",
         "correct": {str(t): True for t in TS}, "speedup": 1000.0},
        {"graph": "g", "candidate": "slow", "error": None,
         "correct": {str(t): t >= -5 for t in TS}, "speedup": 0.25},
        {"graph": "g", "candidate": "broken", "error": "compile",
         "correct": {str(t): False for t in TS}, "speedup": None},
    ]
    return records


def contents():
    records = make_records()
    names = list(dict.fromkeys(r["candidate"] for r in records))
    scores = [score(c, [r for r in records if r["candidate"] == c], *options)
              for options in OPTIONS for c in names]
    return {"records.jsonl": "".join(json.dumps(r) + "\n" for r in records),
            "expected.json": "[\n" + ",\n".join(map(json.dumps, scores)) + "\n]\n"}


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    mode = parser.add_mutually_exclusive_group(required=True)
    mode.add_argument("--write", action="store_true")
    mode.add_argument("--check", action="store_true")
    arguments = parser.parse_args()
    stale = 0
    for name, text in contents().items():
        path = HERE / name
        if arguments.write:
            path.write_text(text)
        elif not same(path.read_text(), text):
            print(f"{name} is not what reference_score.py computes; run it with --write")
            stale = 1
    return stale


def same(old, new):
    """True if equal except for the last digits of numbers, which another libm may round
    differently."""
    def close(a, b):
        if isinstance(a, dict):
            return isinstance(b, dict) and a.keys() == b.keys() and all(close(a[k], b[k]) for k in a)
        if isinstance(a, list):
            return isinstance(b, list) and len(a) == len(b) and all(map(close, a, b))
        if isinstance(a, float) and isinstance(b, float):
            return math.isclose(a, b, rel_tol=1e-12)
        return a == b
    def parse(text):
        return json.loads(text if text.startswith("[") else
                          "[" + ",".join(text.splitlines()) + "]")
    return close(parse(old), parse(new))


if __name__ == "__main__":
    sys.exit(main())
