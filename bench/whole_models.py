#!/usr/bin/env python3
"""Judges twenty whole models with `passnet bench`: the default compiler and PyTorch eager, each
against op by op, with the score of the set.

    python3 bench/whole_models.py                    # judges, then prints the tables
    python3 bench/whole_models.py --records FILE     # prints the tables of existing records

Prints one row per model: the verdicts, the min t at which the results are within tolerance
(docs/metrics.md), the median microseconds of a call, the speedups; then ES(t) and S(t) of the set.
Eager over default is computed through the baseline, against which both were timed; bench/models.py
compares the minimum times of the two, and the values on valid inputs.
"""
import argparse
import json
import math
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
GRAPHS = ROOT / "data" / "graphs"

# f32 models of different architectures: convolutions, attention over images, text and sound.
MODELS = ("resnet18 densenet efficientnet mobilenet_v3 googlenet res2net unet diffusion_unet vit swin "
          "mlp_mixer xcit bert deberta_v2 t5 gemma2 qwen3 whisper wav2vec2 clip").split()
SHOWN_TOLERANCES = (-10, -8, -6, -5, -4, 0, 1, 2, 3, 4)


def judge(options):
    command = [options.program, "bench", *(str(GRAPHS / model) for model in options.models),
               "--candidate", ",".join(options.candidates), "--baseline", options.baseline,
               "--python", options.python, "--threads", str(options.threads),
               "--warmup", str(options.warmup), "--calls", str(options.calls),
               "--timeout", str(options.timeout), "--seed", str(options.seed),
               "--out", str(options.out)]
    done = subprocess.run(command, stdout=subprocess.DEVNULL, check=False)
    if done.returncode not in (0, 1):  # 1: judged, and some verdict is not PASS
        sys.exit(done.returncode)
    return options.out / "records.jsonl"


def least_correct(record):
    """The min t from which on the record is correct, or None."""
    least = None
    for t in sorted(map(int, record["correct"]), reverse=True):
        if not record["correct"][str(t)]:
            break
        least = t
    return least


def by_model(records):
    models = {}
    for record in records:
        models.setdefault(record["graph"], {})[record["candidate"]] = record
    return models


def cell(value, digits):
    return "–" if value is None else f"{value:.{digits}f}"


def print_models(models, candidates, baseline):
    titles = ["model", f"{baseline} µs"]
    for name in candidates:
        titles += [f"{name} µs", f"{baseline} over {name}", "correct from t"]
    if {"default", "eager"} <= set(candidates):
        titles.append("eager over default")
    print("| " + " | ".join(titles) + " |\n|" + " --- |" * len(titles))
    for model, records in models.items():
        times = [record["reference_us"] for record in records.values() if record["reference_us"]]
        row = [model, cell(min(times, default=None), 0)]
        for name in candidates:
            record = records[name]
            least = least_correct(record)
            right = "none" if least is None else str(least)
            verdict = "" if record["verdict"] == "PASS" else f" {record['verdict']}"
            row += [cell(record["candidate_us"], 0), cell(record["speedup"], 2), right + verdict]
        if {"default", "eager"} <= set(candidates):
            row.append(cell(eager_over_default(records), 2))
        print("| " + " | ".join(row) + " |")


def eager_over_default(records):
    """Computed through the baseline, against which both were timed."""
    ours, eager = records["default"]["speedup"], records["eager"]["speedup"]
    return ours / eager if ours and eager else None


def print_score(options, path):
    done = subprocess.run([options.program, "score", str(path), "--json"], capture_output=True,
                          text=True, check=True)
    scores = [json.loads(line) for line in done.stdout.splitlines()]
    print("\n| | " + " | ".join(f"t = {t}" for t in SHOWN_TOLERANCES) + " |\n| --- |" +
          " --- |" * len(SHOWN_TOLERANCES))
    for score in scores:
        for title, key in (("ES(t)", "es"), ("S(t)", "s")):
            cells = [f"{score[key][str(t)]:.3f}" for t in SHOWN_TOLERANCES]
            print(f"| {score['candidate']} {title} | " + " | ".join(cells) + " |")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("models", nargs="*", default=MODELS, help="folders of data/graphs")
    parser.add_argument("--candidates", type=lambda text: text.split(","),
                        default=["default", "eager"])
    parser.add_argument("--baseline", default="op-by-op")
    parser.add_argument("--threads", type=int, default=os.cpu_count())
    parser.add_argument("--warmup", type=int, default=10)
    parser.add_argument("--calls", type=int, default=50)
    parser.add_argument("--timeout", type=float, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("out/whole_models"))
    parser.add_argument("--records", type=Path,
                        help="print the tables of these records without judging")
    parser.add_argument("--python", default=sys.executable,
                        help="the Python that has PyTorch, for eager")
    parser.add_argument("--program", default=str(ROOT / "build" / "passnet"))
    options = parser.parse_args()
    path = options.records or judge(options)
    models = by_model([json.loads(line) for line in path.read_text().splitlines()])
    if not models:
        sys.exit(f"no records in {path}")
    candidates = list(next(iter(models.values())))
    print_models(models, candidates, options.baseline)
    if {"default", "eager"} <= set(candidates):
        ratios = [ratio for ratio in map(eager_over_default, models.values()) if ratio]
        mean = math.exp(sum(map(math.log, ratios)) / len(ratios)) if ratios else math.nan
        print(f"\n{len(models)} models, {options.threads} threads; eager over default, geometric "
              f"mean {mean:.2f}")
    print_score(options, path)
    return 0


if __name__ == "__main__":
    sys.exit(main())
