#!/usr/bin/env python3
"""Compares models at real sizes: the default compiler, PyTorch eager, TorchInductor and, on a GPU,
TorchInductor with CUDA graphs, in one run.

    python3 bench/real_models.py prepare --out out/real_models
    python3 bench/real_models.py run --models out/real_models --library build/libpassnet.so
    python3 bench/real_models.py prepare --device cpu --out out/real_models_cpu
    python3 bench/real_models.py run --device cpu --models out/real_models_cpu --threads 2

`prepare` needs no GPU, but timm, torchvision, transformers and diffusers: it captures the models of
MODELS, for a CPU with a batch of one in f32 and bf16. `run` needs, for a GPU, PyTorch with CUDA and
what docs/cuda.md names. The sides take turns: each call is handed over and waited for, and the
median over all turns counts. Results are right if they are
within t = -5 of eager's, or as close to the graph in double as eager is (docs/metrics.md,
"Conditioning"). --warm compiles for TorchInductor beforehand, in many processes at once, into its
cache; --out writes the rows as JSON. --frozen adds both compilers with parameters that do not change.
"""
import argparse
import json
import math
import os
import re
import shlex
import statistics
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tools"))
sys.path.insert(0, str(ROOT / "bench"))

from passnet_library import PassNet  # noqa: E402

# The arguments of `python -m passnet extract` by name; about as people run these models.
MODELS = {
    "resnet50_f16": "timm:resnet50 --batch 32 --dtype f16",
    "resnet50_f32": "timm:resnet50 --batch 32",
    "vit_bf16": "timm:vit_base_patch16_224 --batch 16 --dtype bf16",
    "convnext_bf16": "timm:convnext_base --batch 8 --dtype bf16",
    "swin_f16": "timm:swin_tiny_patch4_window7_224 --batch 16 --dtype f16",
    "efficientnet_f32": "timm:efficientnet_b0 --batch 32",
    "mobilenet_f32": "timm:mobilenetv3_large_100 --batch 32",
    "densenet_f16": "timm:densenet121 --batch 32 --dtype f16",
    "regnet_bf16": "timm:regnety_032 --batch 32 --dtype bf16",
    "mixer_f16": "timm:mixer_b16_224 --batch 16 --dtype f16",
    "clip_f16": "transformers:clip --batch 16 --dtype f16",
    "bert_f16": "transformers:bert --batch 16 --sequence 128 --dtype f16",
    "deberta_f16": "transformers:deberta-v2 --layers 12 --config hidden_size=768 "
                   "num_attention_heads=12 intermediate_size=3072 --batch 8 --sequence 128 "
                   "--dtype f16",
    "gpt2_bf16": "transformers:gpt2 --batch 4 --sequence 256 --dtype bf16",
    "t5_f32": "transformers:t5 --batch 4 --sequence 128",
    "llama_bf16": "transformers:llama --config hidden_size=2048 intermediate_size=5632 "
                  "num_attention_heads=16 num_key_value_heads=16 --layers 6 --batch 2 "
                  "--sequence 256 --dtype bf16",
    "qwen_bf16": "transformers:qwen3 --config hidden_size=1024 intermediate_size=3072 "
                 "num_attention_heads=16 num_key_value_heads=8 head_dim=64 --layers 8 --batch 2 "
                 "--sequence 512 --dtype bf16",
    "mixtral_bf16": "transformers:mixtral --config hidden_size=1024 intermediate_size=2048 "
                    "num_attention_heads=16 num_key_value_heads=4 num_local_experts=8 --layers 4 "
                    "--batch 2 --sequence 128 --dtype bf16",
    "mamba2_f32": "transformers:mamba2 --layers 4 --batch 2 --sequence 128",
    "whisper_f16": "transformers:whisper --layers 6 --batch 4 --dtype f16",
    "wav2vec2_f32": "transformers:wav2vec2 --batch 4",
    "detr_f32": "transformers:detr --batch 4",
    "deeplab_f32": "torchvision:deeplabv3_resnet50 --batch 4",
    "segformer_f16": "transformers:segformer --batch 8 --dtype f16",
    "unet_f16": "diffusers:UNet2DConditionModel --batch 2 --dtype f16",
}
SIDES = {"cuda": ("default", "eager", "inductor", "inductor-graphs"),
         "cpu": ("default", "eager", "inductor")}
FROZEN = ("frozen", "inductor-frozen")  # with parameters and buffers that do not change


def models_of(device):
    """The arguments of the models for a device, by name."""
    if device == "cuda":
        return MODELS
    found = {}
    for name, arguments in MODELS.items():
        alone = re.sub(r" --(batch|dtype) \S+", "", arguments)
        for dtype in ("f32", "bf16"):
            found[f"{name.rpartition('_')[0]}_{dtype}"] = f"{alone} --batch 1 --dtype {dtype}"
    return found


def synchronize(device):
    import torch
    if device == "cuda":
        torch.cuda.synchronize()


def prepare(options):
    out = Path(options.out)
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(
        [str(ROOT / "python"), os.environ.get("PYTHONPATH", "")])}
    failed = 0
    for name, arguments in models_of(options.device).items():
        if (out / name).is_dir():
            continue
        with tempfile.TemporaryDirectory(dir=out.parent) as folder:
            done = subprocess.run([sys.executable, "-m", "passnet", "extract",
                                   *shlex.split(arguments), "--out", folder],
                                  env=environment, capture_output=True, text=True, check=False)
            found = sorted(Path(folder).rglob("model.py"))
            if found:
                out.mkdir(parents=True, exist_ok=True)
                found[0].parent.rename(out / name)
            else:
                failed += 1
                print(f"{name}: {(done.stderr.strip().splitlines() or ['no graph'])[-1]}")
    return 1 if failed else 0


def load_model(folder, device):
    """The module of a GraphNet folder on a device, and inputs with the statistics that it names."""
    import torch
    text = re.sub(r"(['\"])cpu\1", f"'{device}'", (folder / "model.py").read_text(encoding="utf-8"))
    names = {"__name__": "graph_model"}
    exec(compile(text, str(folder / "model.py"), "exec"), names)
    metas = {}
    exec((folder / "weight_meta.py").read_text(encoding="utf-8"), metas)
    generator = torch.Generator(device).manual_seed(0)
    inputs = []
    for meta in metas.values():
        if not isinstance(meta, type):
            continue
        dtype = getattr(torch, meta.dtype.removeprefix("torch."))
        if getattr(meta, "data", None) is not None:
            tensor = torch.tensor(meta.data, device=device).to(dtype).reshape(meta.shape)
        elif not dtype.is_floating_point:
            low, high = getattr(meta, "min_val", 0), getattr(meta, "max_val", 0)
            tensor = torch.randint(low, high + 1, meta.shape, generator=generator,
                                   device=device).to(dtype)
        else:
            tensor = torch.randn(meta.shape, generator=generator, device=device)
            mean, std = (getattr(meta, name, None) or 0 for name in ("mean", "std"))
            tensor = (tensor * std + mean).to(dtype)
            tensor = tensor.abs() if "running_var" in meta.name else tensor
        tensor.is_frozen = "_parameters_" in meta.name or "_buffers_" in meta.name
        inputs.append(tensor)
    return names["GraphModule"]().eval(), inputs


def frozen_module(module, inputs):
    """A module of the inputs that are no parameters; the others are its buffers."""
    import torch

    class Frozen(torch.nn.Module):
        def __init__(self):
            super().__init__()
            self.inner = module
            for index, tensor in enumerate(inputs):
                if tensor.is_frozen:
                    self.register_buffer(f"input_{index}", tensor)

        def forward(self, *given):
            given = iter(given)
            return self.inner(*[getattr(self, f"input_{index}") if tensor.is_frozen else next(given)
                                for index, tensor in enumerate(inputs)])
    return Frozen().eval(), [tensor for tensor in inputs if not tensor.is_frozen]


def torch_side(name, module):
    """The module as a side of the comparison runs it."""
    import torch
    import torch._inductor.config
    if name == "eager":
        return module
    torch._dynamo.reset()
    torch._inductor.config.freezing = name == "inductor-frozen"
    options = {"triton.cudagraphs": True} if name == "inductor-graphs" else {}
    return torch.compile(module, options=options)


def warm(options):
    """Compiles a model with TorchInductor, for its cache."""
    import torch
    module, inputs = load_model(Path(options.folder), options.device)
    with torch.no_grad():
        torch_side("inductor", module)(*inputs)
    synchronize(options.device)
    return 0


def warm_all(options):
    def one(folder):
        subprocess.run([sys.executable, __file__, "warm", "--device", options.device,
                        str(folder)], check=False, timeout=300,
                       stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    with ThreadPoolExecutor(options.warm) as pool:
        list(pool.map(one, folders_of(options)))


def sides_of(options):
    sides = options.sides.split(",") if options.sides else list(SIDES[options.device])
    return sides + (list(FROZEN) if options.frozen else [])


def folders_of(options):
    names = models_of(options.device)
    chosen = [Path(options.models) / name for name in names]
    wanted = options.only.split(",") if options.only else list(names)
    return [folder for folder in chosen if folder.is_dir() and folder.name in wanted]


def check(outputs, module, inputs):
    """The distance of the results: in units of what t = -5 permits of eager's results, and of what
    the rule of conditioning permits."""
    import torch
    from graph_in_torch import InDouble, widened
    from models import conditioned_excess, excess, tensors_of
    with torch.no_grad():
        references = tensors_of(module(*inputs))
        outputs = outputs[:len(references)]
        found = {"excess": excess(outputs, references),
                 "not_finite": [sum(int((~tensor.isfinite()).sum()) for tensor in tensors
                                    if tensor.is_floating_point())
                                for tensors in (outputs, references)]}
        if found["excess"] > 1:
            with InDouble():
                exact = tensors_of(module(*[widened(tensor) for tensor in inputs]))
            found["conditioned"] = conditioned_excess(outputs, references, exact)
    return found


def time_sides(functions, options):
    """Median milliseconds of each side; the sides take turns."""
    times = {name: [] for name in functions}
    deadline = time.perf_counter() + options.budget
    for turn in range(options.turns):
        if turn > 2 and time.perf_counter() > deadline:
            break
        for name, function in functions.items():
            function()
            synchronize(options.device)
            for _ in range(options.calls):
                begin = time.perf_counter()
                function()
                synchronize(options.device)
                times[name].append(1000 * (time.perf_counter() - begin))
    return {name: statistics.median(list_of[options.calls:]) for name, list_of in times.items()}


def measure(folder, passnet, options):
    import torch
    row = {"model": folder.name}
    module, inputs = load_model(folder, options.device)
    on_gpu = options.device == "cuda"
    functions = {}
    all_compiled = []
    for name in ("default", "frozen"):
        if name not in sides_of(options):
            continue
        begin = time.perf_counter()
        try:
            compiled = passnet.compile(folder, freeze=name == "frozen")
            all_compiled.append(compiled)
            facts = passnet.facts(compiled)
            function, results = passnet.bind(compiled, inputs)
            function()
            synchronize(options.device)
            found = {"launches": facts.launches, "arena_mb": facts.arena_bytes >> 20,
                     "frozen_mb": facts.frozen_bytes >> 20,
                     "compile_s": round(time.perf_counter() - begin, 2)}
            if not options.no_check:
                found.update(check(results, module, inputs))
            functions[name] = function
            if options.profile:
                found["profile"] = profile(function)
            row.update(found if name == "default" else {name: found})
        except Exception as error:  # whatever a side raises is its result
            row["error" if name == "default" else name + "_error"] = str(error)[:300]
    if on_gpu:
        torch.cuda.empty_cache()
        torch.cuda.reset_peak_memory_stats()
        held = torch.cuda.memory_allocated()
    for name in sides_of(options):
        if name in ("default", "frozen"):
            continue
        try:
            side_module, given = module, inputs
            if name == "inductor-frozen":
                side_module, given = frozen_module(module, inputs)
            side = torch_side(name, side_module)
            with torch.no_grad():
                for _ in range(3):
                    side(*given)
                synchronize(options.device)
            if name == "eager" and on_gpu:
                row["eager_mb"] = (torch.cuda.max_memory_allocated() - held) >> 20
            functions[name] = lambda side=side, given=given: side(*given)
        except Exception as error:  # the same
            row[name + "_error"] = str(error)[:200]
    with torch.no_grad():
        row.update({name + "_ms": value for name, value in time_sides(functions, options).items()})
    for compiled in all_compiled:
        passnet.free(compiled)
    torch._dynamo.reset()
    return row


def profile(function):
    """The kernels of a call that take longest: microseconds, calls, name."""
    import torch
    from torch.profiler import ProfilerActivity
    with torch.profiler.profile(activities=[ProfilerActivity.CUDA]) as profiler:
        function()
        torch.cuda.synchronize()
    found = [(event.self_device_time_total, event.count, event.key)
             for event in profiler.key_averages()]
    return sorted(found, reverse=True)[:12]


def geometric_mean(values):
    return math.exp(sum(map(math.log, values)) / len(values)) if values else math.nan


def print_table(rows, sides):
    print(f"{'model':18}" + "".join(f"{name:>16}" for name in sides) +
          f"{'of best':>9}{'launches':>9}{'MB':>7}{'eager MB':>9}  right")
    ratios = []
    for row in rows:
        cells = [row.get(name + "_ms") for name in sides]
        others = [cell for cell in cells[1:] if cell]
        ratio = min(others) / cells[0] if cells[0] and others else math.nan
        if not math.isnan(ratio):
            ratios.append(ratio)
        is_right = row.get("excess", math.inf) <= 1 or row.get("conditioned", math.inf) <= 1
        verdict = "yes" if is_right else row.get("error") or f"no, {row.get('conditioned')}"
        print(f"{row['model']:18}" + "".join(f"{cell:16.3f}" if cell else f"{'-':>16}"
                                             for cell in cells) +
              f"{ratio:9.2f}{row.get('launches', 0):9}{row.get('arena_mb', 0):7}"
              f"{row.get('eager_mb', 0):9}  {verdict}")
    frozen = [[row.get(name + "_ms") for name in ("default", *FROZEN)] for row in rows]
    if any(cells[1] for cells in frozen):
        print(f"\n{'model':18}" + "".join(f"{name:>16}" for name in ("default", *FROZEN)) +
              f"{'kept MB':>9}")
        for row, cells in zip(rows, frozen):
            print(f"{row['model']:18}" + "".join(f"{cell:16.3f}" if cell else f"{'-':>16}"
                                                 for cell in cells) +
                  f"{row.get('frozen', {}).get('frozen_mb', 0):9}")
    print(f"default over the best of the others, geometric mean of {len(ratios)}: "
          f"{geometric_mean(ratios):.3f}, least {min(ratios, default=math.nan):.3f}")


def run(options):
    import torch
    if options.warm:
        warm_all(options)
    if options.threads:
        torch.set_num_threads(options.threads)
    passnet = PassNet(options.library, options.device, options.threads)
    machine = (torch.cuda.get_device_name() if options.device == "cuda"
               else f"{torch.get_num_threads()} threads, {torch.backends.cpu.get_cpu_capability()}")
    print(f"{machine}, PyTorch {torch.__version__}, milliseconds per call")
    rows = []
    for folder in folders_of(options):
        rows.append(measure(folder, passnet, options))
        print(json.dumps(rows[-1]), file=sys.stderr, flush=True)
        if options.out:
            Path(options.out).write_text("".join(json.dumps(row) + "\n" for row in rows),
                                         encoding="utf-8")
    print_table(rows, SIDES[options.device])
    return 0


def main():
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    one = commands.add_parser("prepare")
    one.add_argument("--out", required=True)
    one = commands.add_parser("warm")
    one.add_argument("folder")
    one = commands.add_parser("run")
    one.add_argument("--models", required=True)
    one.add_argument("--library", default=str(ROOT / "build" / "libpassnet.so"))
    one.add_argument("--threads", type=int, default=0, help="of a CPU; 0: as PyTorch chooses")
    one.add_argument("--sides", help="separated by commas; all of the device unless given")
    one.add_argument("--frozen", action="store_true", help=f"add the sides {', '.join(FROZEN)}")
    one.add_argument("--only", help="names of models, separated by commas")
    one.add_argument("--warm", type=int, default=0, help="processes that compile beforehand")
    one.add_argument("--turns", type=int, default=10, help="at least 2; the first does not count")
    one.add_argument("--calls", type=int, default=5)
    one.add_argument("--budget", type=float, default=4, help="seconds of turns per model")
    one.add_argument("--no-check", action="store_true")
    one.add_argument("--profile", action="store_true", help="list the longest kernels, too")
    one.add_argument("--out", help="a file for the rows, one JSON object per line")
    for one in commands.choices.values():
        one.add_argument("--device", choices=list(SIDES), default="cuda")
    options = parser.parse_args()
    if options.command == "run" and options.turns < 2:
        parser.error(f"expected --turns of at least 2, found {options.turns}")
    return {"prepare": prepare, "warm": warm, "run": run}[options.command](options)


if __name__ == "__main__":
    sys.exit(main())
