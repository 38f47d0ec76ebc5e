#!/usr/bin/env python3
"""Measures the processor seconds that capturing a model takes, by stage.

    PYTHONPATH=python bench/extraction.py [--repeat 2] [MODEL…]

Stages: building the module without weights, making its tensors fake, Dynamo, and writing the typed
lines. The first model warms the libraries up and is not shown. `extract --all` prints the rate of a
whole run, in models per hour.
"""

import argparse
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "python"))

from passnet.capture import capture, to_row  # noqa: E402
from passnet.cli import print_table  # noqa: E402
from passnet.lazy import Fakes, quiet_libraries, without_weights  # noqa: E402
from passnet.scale.worker import prepare_process  # noqa: E402
from passnet.source_models import Request, build  # noqa: E402

MODELS = ("transformers:bert", "transformers:llama", "transformers:t5", "timm:resnet50",
          "timm:vit_base_patch16_224", "timm:swin_tiny_patch4_window7_224")
WARM_UP = "timm:resnet18"


def stages(model, layers):
    """(name, seconds of each stage, nodes) of one capture."""
    times = [time.process_time()]
    with quiet_libraries():
        with without_weights():
            call = build(Request(model, layers=layers), real=False)
        times.append(time.process_time())
        fakes = Fakes()
        fakes.fake_module(call.module)
        args, kwargs = fakes.fake_tree(call.args), fakes.fake_tree(call.kwargs)
        times.append(time.process_time())
        graphs = capture(call.module, args, kwargs, fakes)
        times.append(time.process_time())
        rows = [to_row(graph, "bench") for graph in graphs]
        times.append(time.process_time())
    parts = [after - before for before, after in zip(times, times[1:], strict=False)]
    return parts, sum(len(row["nodes"]) for row in rows)


def main():
    """Prints one row per model, at full depth and, for transformers, with two layers."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("models", nargs="*", metavar="MODEL", default=MODELS)
    parser.add_argument("--repeat", type=int, default=2, help="the fastest of N captures (2)")
    options = parser.parse_args()
    prepare_process()
    stages(WARM_UP, None)
    table = []
    for model in options.models:
        for layers in (2, None) if model.startswith("transformers:") else (None,):
            runs = [stages(model, layers) for _ in range(options.repeat)]
            parts, nodes = min(runs, key=lambda run: sum(run[0]))
            table.append((model, layers or "all", nodes, *(f"{part:.2f}" for part in parts),
                          f"{sum(parts):.2f}"))
    print_table(table, ("model", "layers", "nodes", "build", "fake", "dynamo", "lines", "seconds"))


if __name__ == "__main__":
    main()
