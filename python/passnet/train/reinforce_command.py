"""`train lessons` and `train reinforce`: options, and what they print."""

from __future__ import annotations

import argparse
import copy
import json
import os
import sys
import time
from pathlib import Path
from typing import Any

from passnet.errors import PassnetError, require_torch
from passnet.train import command
from passnet.train.curves import read_curve


def add_lessons(parts: Any) -> None:
    """Adds `train lessons`."""
    part = command.add_part(parts, "lessons", _lessons,
                            "write what the compiler learned as answers to prompts",
                            "data/suites/passbench-headroom --split train --out out/lessons")
    part.add_argument("suites", type=Path, nargs="+", metavar="SUITE", help="folders of suites")
    part.add_argument("--split", metavar="NAME", help="only the tasks of this split")
    part.add_argument("--per-task", type=command.positive, metavar="N",
                      help="at most N graphs of each task")
    part.add_argument("--endings", action="store_true",
                      help="also of what is left of a graph without its first ops")
    part.add_argument("--against", action="append", default=[], metavar="SUITE",
                      help="leave out what this suite holds back")
    part.add_argument("--tokens", type=command.positive, default=500, metavar="N",
                      help="max tokens of a prompt, estimated (500)")
    part.add_argument("--passes", type=command.positive, default=100, metavar="N",
                      help="leave out graphs to which more apply: their answers are long (100)")
    part.add_argument("--jobs", type=command.positive, default=os.cpu_count() or 1, metavar="N",
                      help="graphs at once (one per core)")
    part.add_argument("--program", default="build/passnet", help="passnet (build/passnet)")
    part.add_argument("--out", type=Path, required=True, metavar="DIR",
                      help="DIR/lessons.jsonl, DIR/prompts.jsonl")


def _lessons(options: argparse.Namespace) -> int:
    from passnet.train.lessons import Lessons, write_lessons
    lessons = Lessons(options.program, options.tokens, options.passes, options.jobs)
    facts = write_lessons(lessons, options.suites, options.split, options.per_task,
                          options.endings, options.against, options.out)
    print(json.dumps(facts) if options.json else
          f"wrote {options.out}: {facts['prompts']} prompts, {facts['lessons']} lessons of "
          f"{facts['graphs']} graphs")
    return 0


def add_reinforce(parts: Any) -> None:
    """Adds `train reinforce`."""
    from passnet.train.reinforce import Settings
    part = command.add_part(parts, "reinforce", _reinforce,
                            "move a model towards answers that gain, as a service judges them",
                            "--model out/tuned/model --prompts out/lessons/prompts.jsonl "
                            "--service http://127.0.0.1:8377 --out out/reinforced")
    command.add_model(part)
    part.add_argument("--prompts", type=Path, required=True, metavar="FILE",
                      help="lines with `messages` and `graphs`, as `train lessons` writes them")
    part.add_argument("--service", metavar="URL",
                      help="of `passnet serve` ($PASSNET_SERVICE, or http://127.0.0.1:8377)")
    part.add_argument("--token", metavar="TEXT", help="of the service's tenant ($PASSNET_TOKEN)")
    part.add_argument("--out", type=Path, required=True, metavar="DIR",
                      help="DIR/model, curve.jsonl, curve.html, rollouts.jsonl, replays.jsonl, "
                           "record.json")
    defaults = Settings()
    for name, kind, meaning in (
            ("steps", command.positive, "steps of the model"),
            ("rollouts", command.positive, "answers per step"),
            ("group", command.positive, "answers per prompt, which are compared"),
            ("max-tokens", command.positive, "tokens of an answer"),
            ("temperature", float, "of answers"),
            ("rate", float, "the learning rate"),
            ("warmup", command.natural, "steps in which the rate grows"),
            ("clip", float, "max norm of the gradient"),
            ("part", command.positive, "tokens per forward pass"),
            ("lag", command.natural, "steps whose answers are drawn while earlier ones are judged"),
            ("save", command.positive, "steps from one checkpoint to the next"),
            ("seed", int, "of the prompts' order, the answers and the judging by stages")):
        value = getattr(defaults, name.replace("-", "_"))
        part.add_argument(f"--{name}", type=kind, default=value, metavar="N",
                          help=f"{meaning} ({value})")
    part.add_argument("--calls", type=command.positive, default=45, metavar="N",
                      help="timed calls of a passing answer (45)")
    part.add_argument("--threads", type=command.positive, default=1, metavar="N",
                      help="threads of these calls (1: several judges share a machine)")
    part.add_argument("--replay", type=command.natural, default=200, metavar="N",
                      help="best answers that are judged again at the end (200)")
    part.add_argument("--begin", default=command.PASS_BEGIN, metavar="TEXT",
                      help="the text that answers continue (the opening of a pass)")
    part.add_argument("--resume", action="store_true", help="go on with the run in --out")
    part.add_argument("--seconds", type=float, metavar="S",
                      help="stop after S seconds with a checkpoint (exit code 1)")


def _reinforce(options: argparse.Namespace) -> int:
    from passnet.train.reinforce import ServiceJudge
    started = time.monotonic()
    if not options.resume and options.out.exists():
        raise PassnetError(f"{options.out} exists; --resume goes on with it")
    if (options.out / "model").exists():
        return _report(options, json.loads(
            (options.out / "record.json").read_text(encoding="utf-8")))
    care = {"calls": options.calls, "threads": options.threads}
    judge = ServiceJudge(options.service, options.token, options.seed, **care)
    again = ServiceJudge(options.service, options.token, options.seed + 1, cache=False, **care)
    try:
        with command.stop_signals() as stopped:
            record = run(options, judge, again, lambda: stopped() or (
                options.seconds is not None and time.monotonic() - started > options.seconds))
    finally:
        judge.close()
        again.close()
    if record is None:
        print(f"stopped; --resume goes on with {options.out}", file=sys.stderr)
        return 1
    return _report(options, record)


def _report(options: argparse.Namespace, record: dict[str, Any]) -> int:
    print(json.dumps(record) if options.json else
          f"wrote {options.out / 'model'}: {record['steps']} steps, reward "
          f"{record['first_reward']:.3f} to {record['last_reward']:.3f}, {record['refuted']} of "
          f"{record['replayed']} answers refuted by a replay")
    return 0


def run(options: argparse.Namespace, judge: Any, again: Any, stop: Any) -> dict[str, Any] | None:
    """Reinforces as the options say; returns the record, or None if `stop` ended it early."""
    from passnet.train.checkpoint import write_whole
    from passnet.train.curves import write_curves
    from passnet.train.models import load_model, save_model
    from passnet.train.reinforce import Reinforcement, Settings, read_tasks, replay, summary_of
    from passnet.train.scheduler import Scheduler
    from passnet.train.sft import versions
    device = command.find_device(options.device)
    settings = Settings(**{name: getattr(options, name) for name in Settings.__dataclass_fields__})
    model, coder = load_model(options.model)
    room = model.config.max_position_embeddings - settings.max_tokens
    tasks = read_tasks(options.prompts, coder, options.begin, room)
    context = max(len(task.tokens) for task in tasks) + settings.max_tokens
    decoder = make_decoder(model, settings.rollouts, context, device)
    service = Scheduler(decoder, coder)
    options.out.mkdir(parents=True, exist_ok=True)
    identity = {"model": options.model.name, "prompts": command.digest(options.prompts),
                "tasks": len(tasks), "begin": options.begin}
    try:
        work = Reinforcement(model, service, decoder.load, tasks, judge, settings, options.out,
                             identity, options.begin, device)
        if options.resume:
            work.resume()
        if not work.train(stop):
            return None
    except require_torch().OutOfMemoryError as error:
        raise PassnetError(f"the memory of the GPU does not suffice for {settings.part} tokens at "
                           "once; a smaller --part needs less") from error
    finally:
        service.close()
    replays = replay(read_curve(work.answers), again, options.replay)
    write_whole(options.out / "replays.jsonl",
                "".join(json.dumps(line) + "\n" for line in replays).encode())
    curve = read_curve(work.curve)
    record = {**identity, "settings": vars(settings), **summary_of(curve, replays),
              "versions": versions(device)}
    write_whole(options.out / "record.json", (json.dumps(record, indent=1) + "\n").encode())
    write_curves(options.out / "curve.html", "Reinforcement",
                 [(key, value) for key, value in record.items() if not isinstance(value, dict)],
                 [("Reward", {"mean": "reward"}, curve),
                  ("Share of answers", {"right": "right", "gain": "gain"}, curve),
                  ("Surprise of a token, nats", {"surprise": "surprise"}, curve)])
    partial = options.out / "model.partial"
    save_model(work.model, coder, partial)
    partial.replace(options.out / "model")
    work.checkpoint.unlink(missing_ok=True)
    return record


def make_decoder(model: Any, rollouts: int, context: int, device: Any) -> Any:
    """A decoder with weights of its own."""
    from passnet.train.decoder import Decoder
    slots = rollouts if device.type == "cuda" else min(rollouts, 8)
    return Decoder(copy.deepcopy(model), slots, context, device, graphs=True)
