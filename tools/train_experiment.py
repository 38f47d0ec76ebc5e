#!/usr/bin/env python3
"""Trains and evaluates a small model: the tuned model beside the untuned one, another seed, the
curve over fewer conversations, one round of expert iteration, the best of several samples.

It goes through these steps until its time is over, and when it is called again goes on. With
--overlap it trains the next models while earlier ones are judged. Each finished step leaves
WORK/steps/NAME.json, and OUT/results.jsonl has a row per step.

Example, with a random model on the CPU:
  tools/train_experiment.py --model tiny --suite data/suite --chat chat.jsonl --work /tmp/train \\
      --out out/results --counts 10,20 --seconds 600
"""

from __future__ import annotations

import argparse
import fnmatch
import hashlib
import json
import math
import os
import queue
import shutil
import subprocess
import sys
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tools"))
sys.path.insert(0, str(ROOT / "python"))

from passnet.errors import PassnetError  # noqa: E402
from experiment_options import SAMPLES, parse  # noqa: E402

SAMPLE_BYTES = 6_000_000  # that a graph to sample from moves: larger ones are judged slowly
HELD_BACK = ("held-out", "hard")  # splits that nothing may be learned from
CONVERSATIONS = 256  # at once, per agent
SAMPLED = 8  # the same where time is limited: some come to their end before others begin
OPEN_SECONDS = 40  # that the drafts of so many conversations, which are open at its end, may take
TASKS = 3  # per agent, at most: what takes long keeps few others waiting
PAUSE = 0.2  # seconds, while a model is trained that would be judged next
EXPERTS = ("expert", "expert-on")
GO_ON = 0.2  # of the rate, for a model that is tuned already
FAILED = 0.1  # what a task without a right submission counts as in a geometric mean


class Shard(NamedTuple):
    """A part of a split's tasks, for one agent."""

    number: int
    tasks: list[str]


class TimeIsOver(Exception):
    """The step that runs goes on with the next call."""


class Experiment:
    """The steps, their markers, and the time that is left."""

    def __init__(self, options: argparse.Namespace) -> None:
        self.options = options
        self.end = time.monotonic() + options.seconds
        self._publishing = threading.Lock()
        self.models = options.work / "models"
        self.steps = options.work / "steps"
        self.steps.mkdir(parents=True, exist_ok=True)
        self.models.mkdir(exist_ok=True)
        self.suite = options.work / "suite"
        if not self.suite.exists():
            write_suite(options, self.suite)

    def left(self) -> float:
        return self.end - time.monotonic()

    def is_wanted(self, name: str) -> bool:
        return any(fnmatch.fnmatch(name, pattern) for pattern in self.options.only.split(","))

    def result(self, name: str) -> dict | None:
        path = self.steps / f"{name}.json"
        return json.loads(path.read_text()) if path.exists() else None

    def do(self, name: str, work, *arguments) -> dict:
        """Runs a step that is not done, keeps its result, and publishes all results."""
        known = self.result(name)
        if known is not None:
            return known
        if not self.is_wanted(name):
            return {}
        if self.left() <= 0:
            raise TimeIsOver(name)
        print(f"{name}: begins, {self.left():.0f} s are left", file=sys.stderr, flush=True)
        started = time.monotonic()
        found = {**work(name, *arguments), "step_seconds": round(time.monotonic() - started, 1)}
        partial = self.steps / f"{name}.partial"
        partial.write_text(json.dumps(found) + "\n")
        partial.replace(self.steps / f"{name}.json")
        with self._publishing:
            self.publish()
        return found

    def publish(self) -> None:
        """Writes the results of all steps that are done, in their order."""
        self.options.out.mkdir(parents=True, exist_ok=True)
        paths = sorted(self.steps.glob("*.json"), key=lambda path: path.stat().st_mtime_ns)
        rows = [{"step": path.stem, **json.loads(path.read_text())} for path in paths]
        (self.options.out / "results.jsonl").write_text(
            "".join(json.dumps(row) + "\n" for row in rows))

    def check_count(self) -> None:
        """Refuses to begin if a model that is wanted needs more conversations than there are."""
        wanted = max((count for count, seed in self.models_to_train()
                      if self.is_wanted(f"tuned-{count}-{seed}")), default=0)
        found = len(self.options.chat.read_bytes().splitlines())
        if wanted > found:
            raise PassnetError(f"expected {wanted} conversations in {self.options.chat}, found {found}")

    # The steps.

    def convert(self, name: str) -> dict:
        """The model as a folder, which loads faster than a GGUF file."""
        from passnet.train.models import load_model, save_model
        model, coder = load_model(self.options.model)
        save_model(model, coder, self.models / name)
        return {"parameters": sum(value.numel() for value in model.parameters())}

    def tune(self, name: str, count: int | None, seed: int, data: list[Path], begin: str = "base",
             share: float = 1.0) -> dict:
        """Trains a model in a process of its own, at a share of the rate; the weights are in
        models/NAME/model."""
        options = self.options
        out = self.models / name
        words = [sys.executable, "-m", "passnet", "train", "sft", "--model",
                 self.folder_of(begin), "--data", *data, "--out", out, "--tokens", options.tokens, "--batch",
                 options.batch, "--part", options.part or options.batch, "--epochs",
                 options.epochs, "--rate", share * options.rate, "--seed", seed, "--resume", "--json",
                 "--seconds", max(self.left(), 0.1), *(["--count", count] if count else []),
                 *(["--compile"] if options.compile else [])]
        python = os.pathsep.join(filter(None, [str(ROOT / "python"), os.environ.get("PYTHONPATH")]))
        done = subprocess.run(list(map(str, words)), stdin=subprocess.DEVNULL, check=False,
                              stdout=subprocess.PIPE, env={**os.environ, "PYTHONPATH": python})
        if done.returncode == 1:
            raise TimeIsOver(name)
        if done.returncode != 0:
            raise PassnetError(f"{name}: training ended with the exit code {done.returncode}")
        return json.loads(done.stdout)

    def judge(self, name: str, model: Path, split: str, attempts: int, temperature: float) -> dict:
        """Runs the agent on a split; the score and what the answers cost."""
        from passnet.train.command import model_name, start_service
        from passnet.train.expert import serving
        folder = self.options.work / "runs" / name
        seed = None if folder.exists() else 0  # a run that goes on must not draw the same again
        folder.mkdir(parents=True, exist_ok=True)
        shards, processors = self.shards(split), self.processors()
        free: queue.SimpleQueue[list[int]] = queue.SimpleQueue()
        for cores in processors:
            free.put(cores)
        more = ["--attempts", str(attempts), "--temperature", str(temperature)]
        samples = split == self.options.train_split  # what is learned from needs no final score
        service = start_service(model, "auto", self.options.slots, self.options.context, True)
        has_time = self.options.sample_seconds <= self.left() - OPEN_SECONDS
        end = time.monotonic() + min(self.options.sample_seconds, self.left() - OPEN_SECONDS)

        def judge_shard(shard: Shard) -> bool:
            seconds = end - time.monotonic()
            if samples and seconds < 1:
                return has_time  # its tasks are left out, or wait for the next call
            cores = free.get()
            how = (["--drafts", "--budget-seconds", f"{seconds:.0f}", "--concurrency", str(SAMPLED)]
                   if samples else ["--concurrency", str(CONVERSATIONS)])
            try:
                return self.judge_shard(folder, shard, cores, [*more, *how, *endpoint])
            finally:
                free.put(cores)

        try:
            with (serving(service, model_name(model), seed) as endpoint,
                  ThreadPoolExecutor(len(processors)) as pool):
                found = list(pool.map(judge_shard, shards))
        finally:
            service.close()
        rows = [json.loads(line) for path in sorted(folder.glob("*.jsonl"))
                for line in path.read_text().splitlines()]
        # A task is open if the server did not answer; the next call asks it again.
        if not all(found) or any("lost" in (row.get("ended") or []) for row in rows):
            raise TimeIsOver(name)
        splits = {task["task"]: task["split"] for task in self.tasks()}
        parts = {part: summary([row for row in rows if splits.get(row["task"]) == part])
                 for part in split.split(",")}
        return {**summary(rows), **({"splits": parts} if len(parts) > 1 else {})}

    def tasks(self) -> list[dict]:
        return json.loads((self.suite / "suite.json").read_text())["tasks"]

    def shards(self, split: str) -> list[Shard]:
        """The tasks of splits, dealt out to agents: each has large ones and small ones."""
        tasks = [task for task in self.tasks() if split == "" or task["split"] in split.split(",")]
        size = {task["task"]: sum(graph["bytes"] for graph in task["graphs"]) for task in tasks}
        names = list(size)
        if split == self.options.train_split:  # any of them, whatever their names begin with
            names.sort(key=lambda name: hashlib.sha256(name.encode()).digest())
            names = names[:self.options.train_tasks]
        if not names:  # an empty list would name all tasks
            raise PassnetError(f"expected tasks of the split '{split}', found none")
        names.sort(key=lambda name: -size[name])
        count = math.ceil(len(names) / TASKS)
        return [Shard(number, names[number::count]) for number in range(count)]

    def processors(self) -> list[list[int]]:
        """The processors of each agent that runs beside others."""
        cores = sorted(os.sched_getaffinity(0))
        cores = cores[:max(1, len(cores) - self.options.spare)]
        count = min(self.options.shards, len(cores))
        each = len(cores) // count
        return [cores[number * each:(number + 1) * each] for number in range(count)]

    def judge_shard(self, folder: Path, shard: Shard, cores: list[int], more: list[str]) -> bool:
        """Runs an agent on the tasks of a shard; false if the time was over."""
        from passnet.train.expert import run_agent
        run = folder / str(shard.number)
        command = [str(self.options.program), "agent", str(self.suite), "--api", "openai",
                   "--tools", "text", "--only", ",".join(shard.tasks), "--out", str(run), "--json",
                   "--threads", str(len(cores)), *more,
                   *(["--resume"] if run.exists() else []), *self.options.agent.split()]
        pinned = ["taskset", "-c", ",".join(map(str, cores))]
        return run_agent([*pinned, *command], self.left(), folder / f"{shard.number}.jsonl")

    def choose_winners(self, name: str, run: str) -> dict:
        """Writes the winners of a run as chat lines."""
        from passnet.train.winners import select, write_chat
        written = sorted((self.options.work / "runs" / run).glob("*/trajectories.jsonl"))
        chosen = select(written, self.options.least, self.options.per_task)
        write_chat(self.options.work / f"{name}.jsonl", chosen.winners)
        return {"read": chosen.read, "tasks": chosen.tasks, "won_tasks": chosen.won_tasks,
                "winners": len(chosen.winners)}

    def folder_of(self, model: str) -> Path:
        return self.models / (model if model == "base" else f"{model}/model")

    def answer(self, name: str, folder: Path, count: int) -> dict:
        """Answers all prompts without tools; runs/NAME.jsonl holds the passes."""
        from passnet.train.command import PASS_BEGIN, start_service
        from passnet.train.generate import generate, read_prompts, write_rows
        prompts = read_prompts(self.options.prompts)
        service = start_service(folder, "auto", self.options.slots, self.options.context, True)
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
        """One likely answer, and several samples, of a model to the prompts of --prompts."""
        if self.options.prompts and self.folder_of(model).exists():
            for count in (1, self.options.samples):
                self.do(f"answers-{model}-{count}", self.answer, self.folder_of(model), count)

    def evaluate(self, model: str, split: str, attempts: int = 1) -> dict:
        """The score of a model on splits: greedy, or the best of several samples."""
        temperature = self.options.temperature if attempts > 1 else 0.0
        return self.do(score_name(model, split, attempts), self.judge, self.folder_of(model), split,
                       attempts, temperature)

    def tuned(self, count: int, seed: int) -> str:
        """Trains a model on so many conversations; returns its name."""
        name = f"tuned-{count}-{seed}"
        self.do(name, self.tune, count, seed, [self.options.chat])
        return name

    def expert(self, name: str) -> None:
        """Trains on the winners, if there are any: `expert` is the base model, trained on the
        conversations too; `expert-on` is the main model, which goes on with the winners alone."""
        if not (self.result("winners") or {}).get("winners"):
            return
        seed, winners = self.options.seeds[0], self.options.work / "winners.jsonl"
        if name == "expert":
            self.do(name, self.tune, None, seed, [self.options.chat, winners])
        else:
            main = f"tuned-{self.options.counts[-1]}-{seed}"
            self.do(name, self.tune, None, seed, [winners], main, GO_ON)

    def models_to_train(self) -> list[tuple[int, int]]:
        """(conversations, seed) of each tuned model, the main one first."""
        options = self.options
        return ([(options.counts[-1], seed) for seed in options.seeds]
                + [(count, options.seeds[0]) for count in options.counts[-2::-1]])

    def judgments(self) -> list[tuple[str, str, int]]:
        """(model, splits, attempts) in order: first what costs little, last many samples."""
        options = self.options
        main, *others = [f"tuned-{count}-{seed}" for count, seed in self.models_to_train()]
        both = ",".join(filter(None, [options.held_out, options.hard]))
        greedy = [(main, both, 1), ("base", both, 1),
                  *[(model, options.held_out, 1) for model in others]]
        best = [(model, options.held_out, options.samples) for model in (main, "base")]
        if options.train_split is None:
            return greedy + best
        return [*greedy, (main, options.train_split, options.samples),
                *[(model, options.held_out, 1) for model in EXPERTS], *best,
                *[(model, options.held_out, options.samples) for model in EXPERTS]]

    def judge_and_choose(self, model: str, split: str, attempts: int) -> None:
        """A judgment, and what follows from it: answers of the model, winners of its samples."""
        if attempts == 1:
            self.answers(model)
        self.evaluate(model, split, attempts)
        name = score_name(model, split, attempts)
        if attempts > 1 and split == self.options.train_split and self.result(name):
            self.do("winners", self.choose_winners, name)

    def all(self) -> None:
        """All steps, one after another: a model is trained right before it is judged."""
        self.do("base", self.convert)
        names = {f"tuned-{count}-{seed}": (count, seed) for count, seed in self.models_to_train()}
        for model, split, attempts in self.judgments():
            if model in names:
                self.tuned(*names[model])
            if model in EXPERTS:
                self.expert(model)
            if self.folder_of(model).exists():
                self.judge_and_choose(model, split, attempts)

    def overlap(self) -> None:
        """All steps: models are trained one after another, and judged meanwhile, each as soon as
        it is there. What stops one side lets the other go on until the time is over."""
        self.do("base", self.convert)
        waiting = self.judgments()
        tuned, sampled = threading.Event(), threading.Event()
        with ThreadPoolExecutor(1) as pool:
            training = pool.submit(self.train_all, tuned, sampled)
            try:
                while waiting:
                    ready = next((each for each in waiting
                                  if self.folder_of(each[0]).exists()), None)
                    if ready:
                        waiting.remove(ready)
                        self.judge_and_choose(*ready)
                        if ready[1] == self.options.train_split:
                            sampled.set()
                    elif training.done():
                        break  # what is left waits for a model that was not trained
                    elif tuned.is_set():
                        sampled.set()  # no winners will come that are not there
                    time.sleep(0 if ready else PAUSE)
            finally:
                sampled.set()
            training.result()

    def train_all(self, tuned: threading.Event, sampled: threading.Event) -> None:
        """Trains all models; those of expert iteration when the samples are judged."""
        try:
            for each in self.models_to_train():
                self.tuned(*each)
        finally:
            tuned.set()
        sampled.wait()
        for name in EXPERTS:
            self.expert(name)


def write_suite(options: argparse.Namespace, out: Path) -> None:
    """Writes the tasks of the experiment as a suite."""
    joined, folders = join_suites(options.suite)
    if options.sample_from:
        folders += add_samples(joined, *options.sample_from)
    partial = out.with_suffix(".partial")
    shutil.rmtree(partial, ignore_errors=True)  # of a call that was ended
    partial.mkdir(parents=True)
    for folder in folders:
        shutil.copytree(folder, partial / folder.name)
    (partial / "suite.json").write_text(json.dumps(joined) + "\n", encoding="utf-8")
    partial.rename(out)


def join_suites(suites: list[Path]) -> tuple[dict, list[Path]]:
    """One suite.json for the tasks of several suites, and the folders of these tasks: a task that
    two suites have is that of the first."""
    read = [json.loads((suite / "suite.json").read_text(encoding="utf-8")) for suite in suites]
    tasks: dict[str, dict] = {}
    folders = []
    for suite, content in zip(suites, read):
        for task in content.get("tasks", []):
            if task["task"] not in tasks:
                tasks[task["task"]] = task
                folders.append(suite / task["task"])
    return {**read[0], "tasks": list(tasks.values())}, folders


def add_samples(joined: dict, suite: Path, taught: Path) -> list[Path]:
    """Adds the small tasks of a suite as the split `samples`, but for those that a line of `taught`
    names, and those that show a graph or an op sequence which the joined suites hold back. Returns
    their folders."""
    known = {json.loads(line)["task"] for line in taught.read_text(encoding="utf-8").splitlines()}
    known |= {task["task"] for task in joined["tasks"]}
    held = [task for task in joined["tasks"] if task.get("split") in HELD_BACK]
    sequences = {task["ops"] for task in held}
    hashes = {graph["hash"] for task in held for graph in task["graphs"]}

    def is_new(task: dict) -> bool:
        return (task["task"] not in known and task["ops"] not in sequences
                and all(graph["bytes"] <= SAMPLE_BYTES and graph["hash"] not in hashes
                        for graph in task["graphs"]))

    content = json.loads((suite / "suite.json").read_text(encoding="utf-8"))
    chosen = [task for task in content["tasks"] if is_new(task)]
    if not chosen:
        raise PassnetError(f"expected tasks of {suite} that {taught} does not name, found none")
    joined["tasks"] += [{**task, "split": SAMPLES} for task in chosen]
    return [suite / task["task"] for task in chosen]


def score_name(model: str, split: str, attempts: int) -> str:
    """The name of the step that judges a model."""
    more = f"-best-of-{attempts}" if attempts > 1 else ""
    return f"score-{model}-{split.replace(',', '-') or 'all'}{more}"


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
    experiment.check_count()
    try:
        (experiment.overlap if options.overlap else experiment.all)()
    except TimeIsOver as step:
        print(f"the time is over in {step}; call again to go on", file=sys.stderr)
        return 1
    finally:
        experiment.publish()
    for line in (options.out / "results.jsonl").read_text().splitlines():
        row = json.loads(line)
        if "as" in row and row["as"] is not None:
            print(f"{row['step']:44} AS {row['as']:.3f}, "
                  f"{row['right']} of {row['tasks']} tasks right")
    return 0


def main(arguments: list[str] | None = None) -> int:
    options = parse(__doc__, arguments)
    try:
        return run(options)
    except (PassnetError, OSError) as error:
        print(f"error: {error}", file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main())
