"""Collects the typed lines of the shipped suite: tasks of one operator sequence in several dtypes
and shapes, cut from seeded models. Run as `python -m passnet.suite`; the same versions of PyTorch
and transformers give the same file.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections import Counter, defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from passnet.cut import base_name, computes
from passnet.errors import PassnetError
from passnet.source_models import Request
from passnet.typed_lines import ITEM_BYTES, Row, row_bytes, write_rows

MIN_BYTES, MAX_BYTES, TYPICAL_BYTES = 4_000, 8_000_000, 1_000_000
MAX_NODES = 24
# Dtypes of a task's graphs, taken in turn; together about 40 % float32, 30 % float16, 30 % bfloat16.
MIXES = (("float32", "float32", "float16", "bfloat16"),
         ("float32", "float16", "bfloat16"),
         ("float32", "float32", "float16", "float16", "bfloat16", "bfloat16"),
         ("float32", "float32", "float16", "bfloat16"))

# The most frequent spellings of published fusible subgraphs; a graph with any other op is left out.
ALLOWED = frozenset((
    "operator.add operator.mul operator.getitem operator.truediv operator.sub "
    ".view .permute .reshape .transpose .mean .to .contiguous .flatten .unsqueeze .reshape_as "
    ".sigmoid .expand .mul .masked_fill .expand_as .type_as .float .sub .pow .mul_ .softmax "
    ".rsqrt .repeat .sum .sin .cos .long .split .cumsum "
    "torch.cat torch.sigmoid torch.rsqrt torch.roll torch.stack torch.functional.split torch.pow "
    "torch.tanh torch.mul torch.sum torch.cumsum torch._C._nn.gelu torch._C._nn.pad "
    "torch._C._nn.avg_pool2d").split()) | frozenset(
        "torch.nn.functional." + name for name in
        ("batch_norm dropout relu layer_norm silu adaptive_avg_pool2d softmax hardswish "
         "hardsigmoid hardtanh").split())


@dataclass(frozen=True)
class Family:
    """A model family and the shapes to capture it in: (batch, image or tokens) for each dtype."""

    name: str
    model: str
    shapes: dict[str, tuple[tuple[int, int | None], ...]]
    tasks: int = 2
    transformers: bool = False
    options: dict[str, Any] = field(default_factory=dict)
    model_class: str | None = None
    submodule: str | None = None
    by: str = "image"


IMAGES = {"float32": ((1, 128), (2, 96)), "float16": ((1, 160), (4, 96)),
          "bfloat16": ((2, 128), (8, 64))}
TOKENS = {"float32": ((1, 128), (2, 96)), "float16": ((1, 256), (4, 64)),
          "bfloat16": ((2, 128), (8, 48))}
PATCHES = {"float32": ((1, 224), (2, 160)), "float16": ((1, 256), (4, 160)),
           "bfloat16": ((2, 224), (8, 128))}
FIXED = {"float32": ((1, None), (2, None)), "float16": ((1, None), (4, None)),
         "bfloat16": ((2, None), (4, None))}


def _plain(name: str, tasks: int = 2,
           shapes: dict[str, tuple[tuple[int, int | None], ...]] = IMAGES) -> Family:
    return Family(name, name, shapes, tasks)


def _text(name: str, model: str, tasks: int, model_class: str | None = None,
          **options: Any) -> Family:
    return Family(name, model, TOKENS, tasks, True, options, model_class, by="sequence")


FAMILIES = (
    _plain("resnet_basic"), _plain("resnet_bottleneck"), _plain("resnet_preact"),
    _plain("repvgg", 1), _plain("resnest"), _plain("mobilenet_v2", 1), _plain("mobilenet_v3"),
    _plain("efficientnet"), _plain("ghostnet"), _plain("shufflenet"), _plain("densenet"),
    _plain("unet"), _plain("convnext"), _plain("mixer", 1, PATCHES), _plain("poolformer", 1),
    _text("bert", "BertConfig", 2, num_hidden_layers=1, vocab_size=512),
    _text("gpt2", "GPT2Config", 2, n_layer=1, vocab_size=512),
    _text("llama", "LlamaConfig", 3, num_hidden_layers=1, vocab_size=512, hidden_size=768,
          intermediate_size=2048, num_attention_heads=12, num_key_value_heads=4),
    _text("t5", "T5Config", 2, "T5EncoderModel", num_layers=2, vocab_size=512),
    _text("deberta", "DebertaV2Config", 2, num_hidden_layers=1, vocab_size=512, hidden_size=768,
          num_attention_heads=12, intermediate_size=3072, relative_attention=True,
          position_buckets=64, pos_att_type=["c2p", "p2c"], max_position_embeddings=512,
          attn_implementation="eager"),
    Family("vit", "ViTConfig", FIXED, 1, True, {"num_hidden_layers": 1}),
    Family("swin", "SwinConfig", FIXED, 2, True,
           {"depths": [2, 2], "num_heads": [3, 6], "image_size": 112}),
    Family("whisper", "WhisperConfig", FIXED, 1, True,
           {"encoder_layers": 1, "decoder_layers": 1, "d_model": 384, "max_source_positions": 300,
            "encoder_attention_heads": 6, "encoder_ffn_dim": 1536}, submodule="encoder"),
    Family("segformer", "SegformerConfig", IMAGES, 1, True, {"depths": [1, 1, 1, 1]}),
)


def requests(family: Family) -> Iterable[Request]:
    """One request for each dtype and shape."""
    seed = 0
    for dtype, shapes in family.shapes.items():
        for batch, extent in shapes:
            options = dict(family.options)
            image = None
            sequence = 64
            if extent is not None and family.by == "image":
                image = extent
                if family.transformers:
                    options["image_size"] = extent
            elif extent is not None:
                sequence = extent
            yield Request(
                model=f"transformers:{family.model}" if family.transformers else family.model,
                model_class=family.model_class, submodule=family.submodule, options=options,
                batch=batch, image=image, sequence=sequence, mask=False, dtype=dtype, seed=seed)
            seed += 1


def sequence_key(row: Row) -> str:
    """The common part of the graphs of a task: ops, wiring, non-numeric arguments; not extents or
    dtypes."""
    def shape_free(argument: Any) -> Any:
        if isinstance(argument, dict):
            if "t" in argument:
                return {"t": "*"}
            return {key: shape_free(entry) if key != "v" else entry
                    for key, entry in argument.items()}
        if isinstance(argument, list):
            return [shape_free(entry) for entry in argument]
        if isinstance(argument, (int, float)) and not isinstance(argument, bool):
            return 0
        return argument

    nodes = [[node["op"], shape_free(node["args"]), shape_free(node["kwargs"])]
             for node in row["nodes"]]
    ranks = [len(entry["shape"]) for entry in row["inputs"]]
    return json.dumps([ranks, nodes, row["outputs"]], sort_keys=True)


def main_dtype(row: Row) -> str:
    """The narrowest floating dtype among the inputs: the dtype that the model was cast to."""
    floating = {entry["dtype"] for entry in row["inputs"] if "float" in entry["dtype"]}
    return min(floating, key=lambda name: (ITEM_BYTES[name], name), default="none")


def acceptable(row: Row) -> bool:
    """True if a row may enter the suite."""
    if len(row["nodes"]) > MAX_NODES or not MIN_BYTES <= row_bytes(row) <= MAX_BYTES:
        return False
    return all(node["op"] in ALLOWED for node in row["nodes"])


def task_name(family: str, row: Row) -> str:
    """`family.op_op_op`: the ops that compute, without repetitions, at most five."""
    names: list[str] = []
    for node in row["nodes"]:
        name = base_name(node["op"])
        if computes(node) and (not names or names[-1] != name):
            names.append(name)
    if len(names) > 5:
        names = [*names[:4], names[-1]]
    return family + "." + re.sub(r"_+", "_", "_".join(names).strip("_"))


def pick_graphs(rows: list[Row], mix: tuple[str, ...]) -> list[Row]:
    """Up to one row for each entry of the mix, with as many different shapes as possible."""
    pools: dict[str, list[Row]] = defaultdict(list)
    for row in rows:
        pools[main_dtype(row)].append(row)
    for pool in pools.values():
        pool.sort(key=lambda row: (abs(row_bytes(row) - TYPICAL_BYTES), row["hash"]))
    chosen: list[Row] = []
    shapes: Counter[str] = Counter()
    for dtype in mix:
        pool = pools[dtype]
        if not pool:
            continue
        best = min(range(len(pool)), key=lambda i: (shapes[_shape_key(pool[i])], i))
        row = pool.pop(best)
        shapes[_shape_key(row)] += 1
        chosen.append(row)
    return chosen


def _shape_key(row: Row) -> str:
    return json.dumps([entry["shape"] for entry in row["inputs"]])


def family_tasks(family: Family, rows: list[Row], taken: set[str], number: int) -> list[list[Row]]:
    """The family's tasks: its most frequent sequences that no earlier task has, longest first on
    ties."""
    groups: dict[str, list[Row]] = defaultdict(list)
    for row in rows:
        if acceptable(row):
            groups[sequence_key(row)].append(row)
    order = sorted(groups.items(), key=lambda item: (
        -len({main_dtype(row) for row in item[1]}), item[0] in taken,
        -sum(computes(node) for node in item[1][0]["nodes"]), item[0]))
    tasks: list[list[Row]] = []
    names: set[str] = set()
    for key, members in order:
        if len(tasks) == family.tasks:
            break
        name = task_name(family.name, members[0])
        mix = MIXES[(number + len(tasks)) % len(MIXES)]
        chosen = pick_graphs(members, mix)
        if key in taken or name in names or len({main_dtype(row) for row in chosen}) < 3:
            continue
        taken.add(key)
        names.add(name)
        tasks.append([{"task": name, **row} for row in chosen])
    return tasks


def collect(families: Iterable[Family]) -> list[Row]:
    """All rows of the suite, tasks in the families' order."""
    from passnet.extract import extract, typed_rows, whole_rows
    rows: list[Row] = []
    taken: set[str] = set()
    number = 0
    for family in families:
        found: dict[str, Row] = {}
        for request in requests(family):
            extraction = extract(request, real_weights=True)
            for row in typed_rows(whole_rows(extraction, "passnet"), "fusible"):
                row["source"] = f"passnet/{family.name}"
                found.setdefault(row["hash"], row)
        tasks = family_tasks(family, list(found.values()), taken, number)
        number += len(tasks)
        print(f"{family.name}: {len(found)} subgraphs, "
              + (", ".join(task[0]["task"] for task in tasks) or "no task"), file=sys.stderr)
        rows += [row for task in tasks for row in task]
    return rows


SAMPLES = (
    ("mobilenet_v3", "passnet.models.mobile:mobilenet_v3", {"image": 64}, "float32", 1),
    ("ghostnet", "passnet.models.mobile:ghostnet", {"image": 64, "depth": 1}, "float32", 2),
    ("convnext", "passnet.models.mixing:convnext", {"image": 64}, "float32", 1),
    ("mixer", "passnet.models.mixing:mixer", {"image": 64, "width": 128, "patch": 8}, "float16", 2),
    ("transformer", "passnet.models.mixing:tiny_transformer", {"sequence": 32}, "bfloat16", 2),
)


def write_samples(folder: Path) -> list[Path]:
    """Small whole models as GraphNet folders, `FAMILY/FACTORY_DTYPE` each."""
    from passnet.extract import extract, write_folders
    written: list[Path] = []
    for family, factory, options, dtype, batch in SAMPLES:
        request = Request(model=factory, options=options, dtype=dtype, batch=batch, seed=1)
        extraction = extract(request, real_weights=True)
        target = folder / family / f"{factory.partition(':')[2]}_{dtype}"
        written += write_folders(extraction, target, "passnet")
    return written


def summary(rows: list[Row]) -> str:
    """A summary of a suite in a few lines."""
    tasks = Counter(row["task"] for row in rows)
    sizes = sorted(row_bytes(row) for row in rows)
    dtypes = Counter(main_dtype(row) for row in rows)
    families = {row["task"].split(".")[0] for row in rows}
    shares = ", ".join(f"{name} {count / len(rows):.0%}" for name, count in sorted(dtypes.items()))
    return (f"{len(tasks)} tasks of {min(tasks.values())} to {max(tasks.values())} graphs, "
            f"{len(rows)} graphs from {len(families)} families; {shares}; "
            f"bytes {sizes[0]} to {sizes[-1]}, median {sizes[len(sizes) // 2]}")


def main() -> int:
    """Write the suite's typed lines."""
    parser = argparse.ArgumentParser(prog="python -m passnet.suite", description=__doc__)
    parser.add_argument("--out", type=Path, default=Path("data/suite.jsonl.gz"))
    parser.add_argument("--samples", type=Path, metavar="DIR",
                        help="write the sample folders here, and nothing else")
    parser.add_argument("--family", action="append", default=[],
                        help="only this family; repeatable")
    options = parser.parse_args()
    chosen = [family for family in FAMILIES if not options.family or family.name in options.family]
    try:
        if options.samples:
            for folder in write_samples(options.samples):
                print(folder)
            return 0
        rows = collect(chosen)
        if not rows:
            raise PassnetError("no task was found")
        write_rows(options.out, rows)
    except PassnetError as error:
        print(f"error: {error}", file=sys.stderr)
        return 2
    print(summary(rows))
    return 0


if __name__ == "__main__":
    sys.exit(main())
