#!/usr/bin/env python3
"""Trains and evaluates a small model on a machine that only short commands reach.

`pack` collects a model, wheels, the program with its libraries, a suite and chat lines into one
archive, in parts that are small enough to travel; `receive` joins the parts there. `run` goes
through the experiment until its time is over, and when it is called again goes on: the tuned
model beside the untuned one, the hard split, another seed, the curve over fewer conversations, one
round of expert iteration, the best of several samples. Each finished step leaves
WORK/steps/NAME.json.

Example, with a random model on the CPU:
  tools/train_on_device.py pack --model tiny --suite data/suite --chat chat.jsonl --out out/parts
  tools/train_on_device.py receive out/parts --work /tmp/train
  tools/train_on_device.py run --work /tmp/train --out out/results --counts 10,20 --seconds 600
"""

from __future__ import annotations

import argparse
import fnmatch
import hashlib
import json
import math
import os
import re
import shutil
import subprocess
import sys
import tarfile
import time
import zipfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import SimpleNamespace
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "python"))

from passnet.errors import PassnetError  # noqa: E402

PART_BYTES = 44_000_000
BACK_BYTES = 15_000_000
# The lengths of prompts and answers are those of `passnet teach`.
AGENT = ("--concurrency 256 --turns 10 --max-tokens 1024 --prompt-tokens 2500 --context 8192 "
         "--answer-limit 3000")
SYSTEM = Path("/usr/local/lib")
FAILED = 0.1  # what a task without a right submission counts as in a geometric mean
# The libraries of every Linux, which must fit the machine's own loader.
COMMON = re.compile(r"(linux-vdso|ld-linux|libc|libm|libstdc\+\+|libgcc_s|libpthread|libdl)[.-]")


# --- pack, receive


def libraries_of(program: Path) -> list[Path]:
    """The shared libraries of a program that another machine may lack."""
    listed = subprocess.run(["ldd", str(program)], capture_output=True, text=True, check=False)
    found = re.findall(r"^\s*(\S+) => (/\S+)", listed.stdout, re.MULTILINE)
    return [Path(path) for name, path in found if not COMMON.match(name)]


def pack(options: argparse.Namespace) -> None:
    """Writes the parts and a manifest."""
    options.out.mkdir(parents=True, exist_ok=True)
    for old in options.out.glob("part-*"):
        old.unlink()
    archive = options.out / "payload.tar.gz"
    with tarfile.open(archive, "w:gz", compresslevel=6, dereference=True) as tar:
        tar.add(options.model, "model" + "".join(options.model.suffixes[-1:]))
        tar.add(options.chat, "chat.jsonl")
        tar.add(options.suite, "suite")
        if options.prompts:
            tar.add(options.prompts, "prompts.jsonl")
        for wheel in options.wheel:
            tar.add(wheel, f"wheels/{wheel.name}")
        if options.program:
            tar.add(options.program, "bin/passnet")
            for library in libraries_of(options.program):
                tar.add(library, f"lib/{library.name}")
    parts = split(archive, options.out, options.bytes)
    digest = hashlib.sha256(archive.read_bytes()).hexdigest()
    archive.unlink()
    manifest = {"parts": [part.name for part in parts], "sha256": digest}
    (options.out / "manifest.json").write_text(json.dumps(manifest) + "\n")
    for part in parts:
        print(f"{part}  {part.stat().st_size} bytes")


def split(path: Path, out: Path, size: int) -> list[Path]:
    parts = []
    with path.open("rb") as stream:
        while chunk := stream.read(size):
            parts.append(out / f"part-{len(parts)}")
            parts[-1].write_bytes(chunk)
    return parts


def receive(options: argparse.Namespace) -> None:
    """Keeps the parts that are here; unpacks the payload when the last one came."""
    kept = options.work / "parts"
    kept.mkdir(parents=True, exist_ok=True)
    for path in [options.folder / "manifest.json", *options.folder.glob("part-*")]:
        if path.exists():
            shutil.copy(path, kept)
    if not (kept / "manifest.json").exists():
        raise PassnetError(f"{options.folder}: expected manifest.json, found none")
    manifest = json.loads((kept / "manifest.json").read_text())
    missing = [name for name in manifest["parts"] if not (kept / name).exists()]
    if missing:
        print(f"waiting for {', '.join(missing)}")
        return
    data = b"".join((kept / name).read_bytes() for name in manifest["parts"])
    if hashlib.sha256(data).hexdigest() != manifest["sha256"]:
        raise PassnetError("the parts do not join to the archive that was packed")
    archive = kept / "payload.tar.gz"
    archive.write_bytes(data)
    with tarfile.open(archive) as tar:
        tar.extractall(options.work / "payload", filter="data")
    archive.unlink()
    for wheel in (options.work / "payload").glob("wheels/*.whl"):
        zipfile.ZipFile(wheel).extractall(options.work / "payload/site")
    if options.install:
        install(options.work / "payload/lib", SYSTEM)
    print(f"unpacked into {options.work / 'payload'}")


def install(libraries: Path, system: Path) -> None:
    """Copies the libraries that this machine lacks to a folder of the loader, where the sandbox of
    the judge finds them too."""
    known = subprocess.run(["ldconfig", "-p"], capture_output=True, text=True, check=True).stdout
    for path in sorted(libraries.glob("*")):
        if f"\t{path.name} " not in known:
            shutil.copy(path, system)
    subprocess.run(["ldconfig"], check=True)
    shutil.rmtree(libraries, ignore_errors=True)


# --- run


class Shard(NamedTuple):
    """A part of a split's tasks, judged on processors of its own."""

    number: int
    tasks: list[str]
    cores: list[int]


class TimeIsOver(Exception):
    """The step that runs goes on with the next call."""


class Experiment:
    """The steps, their markers, and the time that is left."""

    def __init__(self, options: argparse.Namespace) -> None:
        self.options = options
        self.payload = options.work / "payload"
        self.end = time.monotonic() + options.seconds
        self.models = options.work / "models"
        self.steps = options.work / "steps"
        self.steps.mkdir(parents=True, exist_ok=True)
        self.models.mkdir(exist_ok=True)
        self.program = self.payload / "bin/passnet"
        if not self.program.exists():
            self.program = ROOT / "build/passnet"
        os.environ["LD_LIBRARY_PATH"] = os.pathsep.join(filter(None, [
            str(self.payload / "lib"), os.environ.get("LD_LIBRARY_PATH")]))
        sys.path.append(str(self.payload / "site"))

    def left(self) -> float:
        return self.end - time.monotonic()

    def result(self, name: str) -> dict | None:
        path = self.steps / f"{name}.json"
        return json.loads(path.read_text()) if path.exists() else None

    def do(self, name: str, work, *arguments) -> dict:
        """Runs a step that is not done, keeps its result, and publishes all results."""
        known = self.result(name)
        if known is not None:
            return known
        if not any(fnmatch.fnmatch(name, pattern) for pattern in self.options.only.split(",")):
            return {}
        if self.left() <= 0:
            raise TimeIsOver(name)
        print(f"{name}: begins, {self.left():.0f} s are left", file=sys.stderr, flush=True)
        started = time.monotonic()
        found = {**work(name, *arguments), "step_seconds": round(time.monotonic() - started, 1)}
        partial = self.steps / f"{name}.partial"
        partial.write_text(json.dumps(found) + "\n")
        partial.replace(self.steps / f"{name}.json")
        self.publish()
        return found

    def publish(self) -> None:
        """Writes the results of all steps that are done, in their order."""
        self.options.out.mkdir(parents=True, exist_ok=True)
        paths = sorted(self.steps.glob("*.json"), key=lambda path: path.stat().st_mtime_ns)
        rows = [{"step": path.stem, **json.loads(path.read_text())} for path in paths]
        (self.options.out / "results.jsonl").write_text(
            "".join(json.dumps(row) + "\n" for row in rows))

    def archive(self) -> None:
        """Writes what the steps left besides weights, in parts that can be sent back."""
        for old in self.options.out.glob("files-*"):
            old.unlink()
        archive = self.options.work / "files.tar.xz"
        with tarfile.open(archive, "w:xz", preset=1) as tar:
            for path in sorted(self.options.work.rglob("*")):
                place = path.relative_to(self.options.work)
                if (place.parts[0] in ("steps", "models", "runs") and path.is_file()
                        and path.suffix in (".json", ".jsonl", ".html")
                        and "model" not in place.parts and "base" not in place.parts):
                    tar.add(path, place)
        for part in split(archive, self.options.out, BACK_BYTES):
            part.rename(part.with_name(part.name.replace("part-", "files-")))
        archive.unlink()

    # The steps.

    def convert(self, name: str) -> dict:
        """The model as a folder, which loads faster than a GGUF file."""
        from passnet.train.models import load_model, save_model
        source = next(self.payload.glob("model*"))
        model, coder = load_model(source)
        save_model(model, coder, self.models / name)
        return {"parameters": sum(value.numel() for value in model.parameters())}

    def tune(self, name: str, count: int | None, seed: int, data: list[Path]) -> dict:
        """Trains the base model; the weights are in models/NAME/model."""
        from passnet.train.command import run_sft
        from passnet.train.sft import Settings
        options = self.options
        chosen = vars(Settings()) | {
            "tokens": options.tokens, "batch": options.batch, "part": options.batch,
            "epochs": options.epochs, "rate": options.rate, "seed": seed,
            "compile": options.compile}
        out = self.models / name
        if (out / "model").exists():
            return json.loads((out / "record.json").read_text())
        record = run_sft(SimpleNamespace(
            **chosen, model=self.models / "base", data=data, valid=None, count=count, out=out,
            device="auto", resume=out.exists()), lambda: self.left() < 0)
        if record is None:
            raise TimeIsOver(name)
        return record

    def judge(self, name: str, model: Path, split: str, attempts: int, temperature: float) -> dict:
        """Runs the agent on a split; the score and what the answers cost."""
        from passnet.train.command import model_name, start_service
        from passnet.train.expert import serving
        folder = self.options.work / "runs" / name
        seed = None if folder.exists() else 0  # a run that goes on must not draw the same again
        folder.mkdir(parents=True, exist_ok=True)
        shards = self.shards(split)
        service = start_service(model, "auto", None, self.options.context, True)
        try:
            with (serving(service, model_name(model), seed) as endpoint,
                  ThreadPoolExecutor(len(shards)) as pool):
                found = list(pool.map(
                    lambda shard: self.judge_shard(folder, shard, [
                        "--attempts", str(attempts), "--temperature", str(temperature),
                        *endpoint]), shards))
        finally:
            service.close()
        if not all(found):
            raise TimeIsOver(name)
        rows = [json.loads(line) for path in sorted(folder.glob("*.jsonl"))
                for line in path.read_text().splitlines()]
        return summary(rows)

    def shards(self, split: str) -> list[Shard]:
        """The tasks of a split, dealt out to agents with processors of their own."""
        tasks = json.loads((self.payload / "suite/suite.json").read_text())["tasks"]
        names = [task["task"] for task in tasks if split in ("", task["split"])]
        if not names:  # an empty list would name all tasks
            raise PassnetError(f"expected tasks of the split '{split}', found none")
        cores = sorted(os.sched_getaffinity(0))
        count = max(1, min(self.options.shards, len(names), len(cores)))
        each = len(cores) // count
        return [Shard(number, names[number::count], cores[number * each:(number + 1) * each])
                for number in range(count)]

    def judge_shard(self, folder: Path, shard: Shard, more: list[str]) -> bool:
        """Runs an agent on the tasks and processors of a shard; false if the time was over."""
        from passnet.train.expert import run_agent
        run = folder / str(shard.number)
        command = [str(self.program), "agent", str(self.payload / "suite"), "--api", "openai",
                   "--tools", "text", "--only", ",".join(shard.tasks), "--out", str(run), "--json",
                   "--threads", str(len(shard.cores)), *more,
                   *(["--resume"] if run.exists() else []), *self.options.agent.split()]
        pinned = ["taskset", "-c", ",".join(map(str, shard.cores))]
        return run_agent([*pinned, *command], self.left(), folder / f"{shard.number}.jsonl")

    def choose_winners(self, name: str, run: str) -> dict:
        """Writes the winners of a run as chat lines."""
        from passnet.train.winners import select, write_chat
        written = sorted((self.options.work / "runs" / run).glob("*/trajectories.jsonl"))
        chosen = select(written, self.options.least, 2)
        write_chat(self.options.work / f"{name}.jsonl", chosen.winners)
        return {"read": chosen.read, "tasks": chosen.tasks, "won_tasks": chosen.won_tasks,
                "winners": len(chosen.winners)}

    def folder_of(self, model: str) -> Path:
        return self.models / (model if model == "base" else f"{model}/model")

    def answer(self, name: str, folder: Path, count: int) -> dict:
        """Answers all prompts without tools; runs/NAME.jsonl holds the passes."""
        from passnet.train.command import PASS_BEGIN, start_service
        from passnet.train.generate import generate, read_prompts, write_rows
        prompts = read_prompts(self.payload / "prompts.jsonl")
        service = start_service(folder, "auto", None, self.options.context, True)
        temperature = self.options.temperature if count > 1 else 0.0
        try:
            rows = generate(service, prompts, count, 1024, temperature, 1.0, 0, PASS_BEGIN)
        finally:
            service.close()
        write_rows(self.options.work / "runs" / f"{name}.jsonl", rows)
        passes = [text for row in rows for text in row["passes"]]
        return {"prompts": len(rows), "completions": len(passes),
                "passes": sum(text is not None for text in passes),
                "tokens_out": sum(sum(row["tokens_out"]) for row in rows)}

    def answers(self, model: str) -> None:
        """One likely answer, and several samples, of a model to the prompts of the payload."""
        if (self.payload / "prompts.jsonl").exists() and self.folder_of(model).exists():
            for count in (1, self.options.samples):
                self.do(f"answers-{model}-{count}", self.answer, self.folder_of(model), count)

    def evaluate(self, model: str, split: str, attempts: int = 1) -> dict:
        """The score of a model on a split: greedy, or the best of several samples."""
        folder = self.folder_of(model)
        name = f"score-{model}-{split or 'all'}" + (f"-best-of-{attempts}" if attempts > 1 else "")
        temperature = self.options.temperature if attempts > 1 else 0.0
        return self.do(name, self.judge, folder, split, attempts, temperature)

    def all(self) -> None:
        """All steps: first those that cost little, last those that judge many samples."""
        options = self.options
        self.do("base", self.convert)
        main = self.tuned(options.counts[-1], options.seeds[0])
        for model in (main, "base"):
            self.answers(model)
            self.evaluate(model, options.held_out)
        for model in (main, "base") if options.hard else ():
            self.evaluate(model, options.hard)
        more = [(options.counts[-1], seed) for seed in options.seeds[1:]]
        more += [(count, options.seeds[0]) for count in options.counts[-2::-1]]
        for count, seed in more:
            model = self.tuned(count, seed)
            self.answers(model)
            self.evaluate(model, options.held_out)
        if options.train_split is not None:
            self.iterate(main)
        for model in (main, "base", "expert"):
            if self.folder_of(model).exists():
                self.evaluate(model, options.held_out, options.samples)

    def tuned(self, count: int, seed: int) -> str:
        """The name of the model that is trained on so many conversations."""
        name = f"tuned-{count}-{seed}"
        self.do(name, self.tune, count, seed, [self.payload / "chat.jsonl"])
        return name

    def iterate(self, main: str) -> None:
        """One round of expert iteration, and its model's score."""
        options = self.options
        self.evaluate(main, options.train_split, options.samples)
        run = f"score-{main}-{options.train_split or 'all'}-best-of-{options.samples}"
        if self.do("winners", self.choose_winners, run).get("winners"):
            self.do("expert", self.tune, None, options.seeds[0],
                    [self.payload / "chat.jsonl", options.work / "winners.jsonl"])
            self.answers("expert")
            self.evaluate("expert", options.held_out)


def verdicts_right(rows: list[dict]) -> int:
    """The number of tasks with a right draft."""
    return sum("PASS" in (row.get("verdicts") or []) for row in rows)


def summary(rows: list[dict]) -> dict:
    """The counts of a run of the agent, and the geometric mean of its tasks' scores."""
    scores = [row["as"] if row.get("as") else FAILED for row in rows]
    mean = math.exp(sum(map(math.log, scores)) / len(scores)) if scores else None
    verdicts: dict[str, int] = {}
    for row in rows:
        for verdict in row.get("verdicts") or []:
            verdicts[str(verdict)] = verdicts.get(str(verdict), 0) + 1
    return {"tasks": len(rows), "as": mean, "right": verdicts_right(rows),
            "tokens_in": sum(row.get("tokens_in") or 0 for row in rows),
            "tokens_out": sum(row.get("tokens_out") or 0 for row in rows),
            "verdicts": dict(sorted(verdicts.items()))}


def run(options: argparse.Namespace) -> int:
    """Goes through the steps; 1 if the time was over first."""
    experiment = Experiment(options)
    try:
        experiment.all()
    except TimeIsOver as step:
        print(f"the time is over in {step}; call again to go on", file=sys.stderr)
        return 1
    finally:
        experiment.publish()
        experiment.archive()
    for line in (options.out / "results.jsonl").read_text().splitlines():
        row = json.loads(line)
        if "as" in row and row["as"] is not None:
            print(f"{row['step']:44} AS {row['as']:.3f}, "
                  f"{row['right']} of {row['tasks']} tasks right")
    return 0


def numbers(text: str) -> list[int]:
    return sorted(int(part) for part in text.split(","))


def parse(arguments: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parts = parser.add_subparsers(dest="command", required=True)
    part = parts.add_parser("pack", help="write the payload in parts")
    part.add_argument("--model", type=Path, required=True, help="a .gguf file or a model's folder")
    part.add_argument("--chat", type=Path, required=True, help="chat lines")
    part.add_argument("--suite", type=Path, required=True, help="the folder of a suite")
    part.add_argument("--prompts", type=Path,
                      help="prompts that each model answers at once, to be judged elsewhere")
    part.add_argument("--wheel", type=Path, nargs="*", default=[], help="wheels without binaries")
    part.add_argument("--program", type=Path, help="passnet; its libraries travel too")
    part.add_argument("--bytes", type=int, default=PART_BYTES, help=f"per part ({PART_BYTES})")
    part.add_argument("--out", type=Path, required=True)
    part = parts.add_parser("receive", help="join the parts")
    part.add_argument("folder", type=Path)
    part.add_argument("--work", type=Path, required=True)
    part.add_argument("--install", action="store_true",
                      help=f"copy libraries that the machine lacks to {SYSTEM} (as root)")
    part = parts.add_parser("run", help="run the steps that are left")
    part.add_argument("--work", type=Path, required=True)
    part.add_argument("--out", type=Path, required=True,
                      help="results.jsonl, and files-*: parts of a .tar.xz")
    part.add_argument("--seconds", type=float, default=540, help="of this call (540)")
    part.add_argument("--counts", type=numbers, default=[500, 1000, 2000, 4000],
                      help="conversations (500,1000,2000,4000)")
    part.add_argument("--seeds", type=numbers, default=[0, 1], help="(0,1)")
    part.add_argument("--only", default="*", metavar="LIST",
                      help="only these steps, separated by commas; `*` as in a shell")
    part.add_argument("--held-out", default="held-out", help="the split that is judged (held-out)")
    part.add_argument("--hard", default="", help="another split that is judged")
    part.add_argument("--train-split", help="the split of expert iteration; without it, none")
    part.add_argument("--samples", type=int, default=8, help="per task (8)")
    part.add_argument("--temperature", type=float, default=0.8, help="of samples (0.8)")
    part.add_argument("--least", type=float, default=1.0, help="score of a winner (1.0)")
    part.add_argument("--shards", type=int, default=1,
                      help="agents side by side, each with its share of tasks and processors (1)")
    part.add_argument("--agent", default=AGENT, help=f"more options of passnet agent ({AGENT})")
    part.add_argument("--context", type=int, help="tokens per conversation (the model's)")
    part.add_argument("--tokens", type=int, default=8192, help="per conversation (8192)")
    part.add_argument("--batch", type=int, default=32768, help="tokens per step (32768)")
    part.add_argument("--epochs", type=int, default=3, help="(3)")
    part.add_argument("--rate", type=float, default=5e-4, help="(0.0005)")
    part.add_argument("--compile", action="store_true")
    return parser.parse_args(arguments)


def main(arguments: list[str] | None = None) -> int:
    options = parse(arguments)
    try:
        if options.command == "run":
            return run(options)
        (pack if options.command == "pack" else receive)(options)
        return 0
    except (PassnetError, OSError) as error:
        print(f"error: {error}", file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main())
