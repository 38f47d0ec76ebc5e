#!/usr/bin/env python3
"""Measures training and decoding of a model with the shape of SmolLM2-135M and random weights.

Prints one JSON line per measurement: tokens per second of training by rows and length, eager and
compiled; tokens per second of decoding by rows and length of the conversations, with and without
CUDA graphs; and how many greedy tokens agree between the two. It needs transformers, and no files.

Example: bench/training.py --seconds 60, or on a small CPU: bench/training.py --tiny
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "python"))

from passnet.errors import PassnetError, require_torch  # noqa: E402
from passnet.libraries import require_library  # noqa: E402
from passnet.train.command import find_device  # noqa: E402
from passnet.train.decoder import Decoder  # noqa: E402
from passnet.train.examples import Example  # noqa: E402
from passnet.train.models import use_attention  # noqa: E402
from passnet.train.scheduler import Choice  # noqa: E402
from passnet.train.sft import Settings, make_optimizer, token_losses  # noqa: E402

WHOLE = {"hidden_size": 576, "intermediate_size": 1536, "num_hidden_layers": 30,
         "num_attention_heads": 9, "num_key_value_heads": 3, "max_position_embeddings": 8192}
TINY = {"hidden_size": 48, "intermediate_size": 96, "num_hidden_layers": 2,
        "num_attention_heads": 6, "num_key_value_heads": 2, "max_position_embeddings": 512}
TRAINED = 0.2  # share of the tokens that are the assistant's
GREEDY = Choice(0.0, 1.0, 0.0)


def make_model(shape: dict[str, int]) -> Any:
    """A Llama with random weights, tied as SmolLM2's."""
    torch = require_torch()
    transformers = require_library("transformers")
    torch.manual_seed(0)
    config = transformers.LlamaConfig(vocab_size=49152, tie_word_embeddings=True,
                                      initializer_range=0.1, rope_theta=100000.0, **shape)
    model = transformers.LlamaForCausalLM(config)
    use_attention(model)
    return model


def say(**row: Any) -> None:
    print(json.dumps(row), flush=True)


def measure(step: Any, device: Any, seconds: float, warm: int = 2) -> float:
    """The mean seconds of a step over about `seconds`, after some to warm up."""
    torch = require_torch()
    for _ in range(warm):
        step()
    count, started = 0, time.perf_counter()
    while count < 2 or time.perf_counter() - started < seconds:
        step()
        count += 1
        if device.type == "cuda":
            torch.cuda.synchronize(device)
    return (time.perf_counter() - started) / count


def measure_training(shape: dict[str, int], device: Any, sizes: list[tuple[int, int]],
                     compiled: bool, seconds: float) -> None:
    torch = require_torch()
    model = make_model(shape).to(device).train()
    optimizer = make_optimizer(model, Settings(rate=1e-5), device)
    if compiled:
        model.base_model.compile(dynamic=True)
    for rows, length in sizes:
        every = round(1 / TRAINED)
        batch = [Example([(row * 31 + place) % 49152 for place in range(length)],
                         [place % every == 0 for place in range(length)]) for row in range(rows)]

        def step(batch: list[Example] = batch) -> None:
            token_losses(model, batch, device).mean().backward()
            torch.nn.utils.clip_grad_norm_(model.parameters(), 1.0)
            optimizer.step()
            optimizer.zero_grad(set_to_none=True)

        if device.type == "cuda":
            torch.cuda.reset_peak_memory_stats(device)
        taken = measure(step, device, seconds)
        memory = torch.cuda.max_memory_allocated(device) if device.type == "cuda" else None
        say(what="training", compiled=compiled, rows=rows, length=length,
            seconds_per_step=round(taken, 4), tokens_per_second=round(rows * length / taken),
            peak_bytes=memory)


def start(decoder: Decoder, rows: int, length: int) -> list[int]:
    """Fills slots with prompts that differ; returns their first tokens."""
    return decoder.start([(row, [(row * 7919 + place * 13) % 49152 for place in range(length)],
                           GREEDY) for row in range(rows)])


def measure_decoding(shape: dict[str, int], device: Any, sizes: list[tuple[int, int]],
                     seconds: float) -> None:
    made: dict[bool, list[list[int]]] = {}
    for graphs in (False, True) if device.type == "cuda" else (False,):
        decoder = Decoder(make_model(shape), max(rows for rows, _ in sizes),
                          shape["max_position_embeddings"], device, graphs)
        made[graphs] = []
        for rows, length in sizes:
            rows = min(rows, decoder.slots)
            started = time.perf_counter()
            tokens = start(decoder, rows, length)
            prefill = time.perf_counter() - started
            place = length

            def step() -> None:
                nonlocal tokens, place
                tokens = decoder.advance([(row, token, place, GREEDY)
                                          for row, token in enumerate(tokens)])
                place = min(place + 1, decoder.context - 1)

            for _ in range(16):
                step()
            made[graphs].append(list(tokens))
            taken = measure(step, device, seconds)
            say(what="decoding", graphs=graphs, rows=rows, length=length, slots=decoder.slots,
                prefill_tokens_per_second=round(rows * length / prefill),
                seconds_per_step=round(taken, 5), tokens_per_second=round(rows / taken))
        del decoder
    if len(made) == 2:
        pairs = [(one, other) for first, second in zip(made[False], made[True], strict=True)
                 for one, other in zip(first, second, strict=True)]
        say(what="agreement", rows=len(pairs),
            equal_after_16_steps=sum(one == other for one, other in pairs))


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--device", default="auto", choices=("auto", "cpu", "cuda"))
    parser.add_argument("--seconds", type=float, default=3, help="of each measurement (3)")
    parser.add_argument("--tiny", action="store_true", help="a model of two layers, small batches")
    parser.add_argument("--no-compile", action="store_true", help="measure eager training alone")
    options = parser.parse_args(arguments)
    try:
        device = find_device(options.device)
        shape = TINY if options.tiny else WHOLE
        decoding = [(2, 40), (5, 100)] if options.tiny else [(8, 4000), (64, 4000), (256, 4000)]
        training = [(2, 64)] if options.tiny else [(16, 2048), (8, 4096), (4, 8000)]
        say(what="device", torch=require_torch().__version__,
            name=require_torch().cuda.get_device_name(device) if device.type == "cuda" else "cpu")
        measure_decoding(shape, device, decoding, options.seconds)
        for compiled in (False,) if options.no_compile else (False, True):
            measure_training(shape, device, training, compiled, options.seconds)
    except PassnetError as error:
        print(f"error: {error}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
