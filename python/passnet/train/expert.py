"""One round of expert iteration: sample with a served model, keep the winners, train again. Each
stage leaves a file, from which a stopped round goes on."""

from __future__ import annotations

import argparse
import os
import shlex
import subprocess
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from passnet.errors import PassnetError, reason_of
from passnet.train.server import Server
from passnet.train.winners import select, write_chat

END_SECONDS = 20  # that an agent is given to end
STANDARD_ERROR = 2  # the descriptor: what the agent prints is progress here


def iterate(options: argparse.Namespace) -> dict[str, Any]:
    """Runs the stages that are not done; returns the counts and the path of the new model."""
    from passnet.train import command
    samples, winners = options.out / "samples", options.out / "winners.jsonl"
    tuned = options.out / "tuned"
    if options.out.exists() and not options.resume:
        raise PassnetError(f"{options.out} exists; --resume goes on with it")
    options.out.mkdir(parents=True, exist_ok=True)
    if not winners.exists():
        service = command.start_service(options.model, options.device, None, None, True)
        try:
            seed = None if samples.exists() else options.seed  # never the same draws again
            with serving(service, command.model_name(options.model), seed) as endpoint:
                run_agent([*agent_command(options, samples), *endpoint])
        finally:
            service.close()
    chosen = select([samples / "trajectories.jsonl"], options.least, options.per_task)
    if not chosen.winners:
        raise PassnetError(f"none of {chosen.read} trajectories scored {options.least} or more")
    write_chat(winners, chosen.winners)
    if not (tuned / "model").exists():
        train(options, winners, tuned)
    return {"model": str(tuned / "model"), "read": chosen.read, "tasks": chosen.tasks,
            "won_tasks": chosen.won_tasks, "winners": len(chosen.winners)}


def agent_command(options: argparse.Namespace, samples: Path) -> list[str]:
    """The command of the agent, up to the endpoint."""
    return [options.program, "agent", options.suite, "--api", "openai", "--tools", "text",
            "--attempts", str(options.samples), "--temperature", str(options.temperature),
            *(["--split", options.split] if options.split else []),
            *(["--resume"] if samples.exists() else []), "--out", str(samples),
            *shlex.split(options.agent)]


@contextmanager
def serving(service: Any, name: str, seed: int | None = None) -> Iterator[list[str]]:
    """Serves on a free port; the options with which an agent finds the model there."""
    server = Server(("127.0.0.1", 0), service, name, seed)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield ["--base-url", f"http://127.0.0.1:{server.server_address[1]}/v1", "--model", name]
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


def run_agent(command: Sequence[str], seconds: float | None = None,
              output: Path | None = None) -> bool:
    """Runs a command with its standard output in a file; false if it took longer than `seconds` and
    was ended. A PassnetError if it fails otherwise than for what it judged."""
    try:
        with (output or Path(os.devnull)).open("wb") as stream:
            child = subprocess.Popen(command, stdin=subprocess.DEVNULL,
                                     stdout=stream if output else STANDARD_ERROR)
    except OSError as error:
        raise PassnetError(f"{command[0]} cannot be run ({reason_of(error)})") from error
    try:
        code = child.wait(seconds)
    except subprocess.TimeoutExpired:
        return False
    finally:
        if child.poll() is None:
            child.terminate()
            try:
                child.wait(END_SECONDS)
            except subprocess.TimeoutExpired:
                child.kill()
                child.wait()
    if code not in (0, 1):
        raise PassnetError(f"`passnet agent` ended with the exit code {code}")
    return True


def train(options: argparse.Namespace, winners: Path, out: Path) -> None:
    """Trains the base model on the given data and the winners."""
    from passnet.train import command
    from passnet.train.sft import Settings
    chosen = vars(Settings()) | {name: getattr(options, name) for name in
                                 ("tokens", "batch", "part", "epochs", "seed", "rate")}
    with command.stop_signals() as stopped:
        record = command.run_sft(argparse.Namespace(
            **chosen, model=options.base or options.model, device=options.device,
            data=[*options.data, winners], valid=None, count=None, out=out, resume=out.exists()),
            stopped)
    if record is None:
        raise PassnetError(f"stopped; --resume goes on with {options.out}")
