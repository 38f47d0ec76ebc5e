"""`extract --all`: options, progress, tables."""

from __future__ import annotations

import argparse
import fcntl
import json
import os
import sys
import time
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

from passnet.errors import PassnetError
from passnet.scale.journal import Journal, Place, read_journals
from passnet.scale.merge import Counts, failure_table, merge
from passnet.scale.plan import PACKAGES, Planned, make_plan, take_shard

TIERS = (0, 1, 2, 3)
PROGRESS_SECONDS = 2.0


def add_options(command: argparse.ArgumentParser) -> None:
    """The options that go with --all."""
    group = command.add_argument_group(
        "every model of the installed libraries",
        "Example: python -m passnet extract --all --only 'timm:resnet*' --jobs 4 --out out/all")
    group.add_argument("--all", action="store_true",
                       help="capture every architecture that the libraries build without files")
    group.add_argument("--packages", metavar="LIST",
                       help=f"of these, separated by commas ({','.join(PACKAGES)})")
    group.add_argument("--only", metavar="PATTERN",
                       help="names that match one of these, separated by commas; `*` as in a shell")
    group.add_argument("--tiers", default="0,1,2,3", metavar="LIST",
                       help="0: one per family, 1: all others, 2: full depth, 3: other shapes "
                            "(0,1,2,3)")
    group.add_argument("--limit", type=int, metavar="N", help="at most N requests")
    group.add_argument("--shard", metavar="I/N", help="every Nth request from the Ith on")
    group.add_argument("--jobs", type=int, default=1, metavar="N", help="processes at a time (1)")
    group.add_argument("--timeout", type=float, default=60, metavar="S",
                       help="seconds per request (60)")
    group.add_argument("--memory", type=float, default=8, metavar="GIB",
                       help="memory per request (8)")
    group.add_argument("--deadline", type=float, metavar="S",
                       help="start no request later than S seconds from the start")
    group.add_argument("--resume", action="store_true", help="go on with the run in --out")
    group.add_argument("--retry", action="store_true",
                       help="like --resume, and repeat requests that failed or broke off")
    group.add_argument("--merge", action="store_true",
                       help="only merge the journals in --out, which may be of several machines")
    group.add_argument("--no-merge", action="store_true", help="leave the journals unmerged")
    group.add_argument("--plan", action="store_true", help="print the requests and stop")


def run_all_command(options: argparse.Namespace) -> int:
    """Runs `extract --all` and returns 0: done, 1: the deadline left some requests."""
    started = time.monotonic()
    if options.out is None and not options.plan:
        raise PassnetError("--all needs --out DIR")
    if not options.plan:
        _open_folder(options.out, options)
    plan: list[Planned] = []
    if not options.merge:
        plan, silent = _plan(options)
        for reason in silent:
            print(f"note: {reason}", file=sys.stderr)
        if not plan:
            raise PassnetError("no request matches")
    if options.plan:
        _print_plan(options, plan)
        return 0
    return _run(options, plan, started)


def _run(options: argparse.Namespace, plan: list[Planned], started: float) -> int:
    from passnet.scale.worker import prepare_process, warm_up
    folder: Path = options.out
    with (folder / ".lock").open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            raise PassnetError(f"another run writes to `{folder}`") from error
        ends = {place.header["key"]: place.header for place in read_journals(folder, repair=True)}
        left = [entry for entry in plan if entry.key not in ends]
        if options.retry:
            left += [entry for entry in plan if entry.key in ends and not ends[entry.key]["ok"]]
            left += [entry for entry in plan if ends.get(entry.key, {}).get("lost")]
        deadline = started + options.deadline if options.deadline else None
        if left:
            prepare_process()
            warm_up(left)
            left = _capture(left, folder, options, deadline)
        places = read_journals(folder, repair=False)
        _report(options, places, len(left))
    return 1 if left else 0


def _plan(options: argparse.Namespace) -> tuple[list[Planned], list[str]]:
    os.environ.update(HF_HUB_OFFLINE="1", TRANSFORMERS_OFFLINE="1")
    packages = options.packages.split(",") if options.packages else list(PACKAGES)
    unknown = [name for name in packages if name not in PACKAGES]
    if unknown:
        raise PassnetError(f"`{unknown[0]}` is none of {', '.join(PACKAGES)}")
    try:
        tiers = [int(text) for text in options.tiers.split(",")]
        shard = tuple(int(text) for text in (options.shard or "1/1").split("/"))
        if len(shard) != 2 or not 1 <= shard[0] <= shard[1] or not set(tiers) <= set(TIERS):
            raise ValueError
    except ValueError as error:
        raise PassnetError("--shard is I/N with I from 1 to N, --tiers a list of 0, 1, 2, "
                           "3") from error
    if min(options.jobs, options.timeout, options.memory) <= 0:
        raise PassnetError("--jobs, --timeout and --memory are above 0")
    plan, silent = make_plan(packages, options.only, tiers)
    return take_shard(plan, shard)[:options.limit], silent


def _print_plan(options: argparse.Namespace, plan: Sequence[Planned]) -> None:
    for entry in plan:
        facts = {"key": entry.key, "name": entry.name, "package": entry.package,
                 "family": entry.family, "tier": entry.tier, "settings": entry.settings}
        print(json.dumps(facts) if options.json else
              f"{entry.tier}  {entry.name}  {json.dumps(entry.settings)}")


def _open_folder(folder: Path, options: argparse.Namespace) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise PassnetError(f"cannot write `{folder}`: {error}") from error
    goes_on = options.resume or options.retry or options.merge
    if not goes_on and read_journals(folder, repair=False):
        raise PassnetError(f"`{folder}` holds an earlier run; --resume goes on with it")


def _capture(plan: list[Planned], folder: Path, options: argparse.Namespace,
             deadline: float | None) -> list[Planned]:
    """Runs requests, and returns those that the deadline left."""
    from passnet.scale.pool import Limits, run_all
    journal = Journal(folder, (options.shard or "all").replace("/", "of"))
    limits = Limits(options.jobs, options.timeout, options.memory, deadline)
    progress = _Progress(len(plan))
    left = {entry.key: entry for entry in plan}
    try:
        for planned, record in run_all(plan, limits):
            journal.append(record)
            del left[planned.key]
            progress.step(planned, record)
    finally:
        journal.close()
    progress.show("")
    return list(left.values())


class _Progress:
    """One line on standard error every few seconds."""

    def __init__(self, total: int) -> None:
        self._total = total
        self._done = self._failed = self._graphs = 0
        self._started = self._shown = time.monotonic()

    def step(self, planned: Planned, record: bytes) -> None:
        """Counts one record."""
        import zlib
        member = zlib.decompressobj(31)
        header = json.loads(member.decompress(record, 1 << 20).partition(b"\n")[0])
        self._done += 1
        self._failed += not header["ok"]
        self._graphs += header["graphs"]
        if time.monotonic() - self._shown >= PROGRESS_SECONDS:
            self.show(planned.name)

    def show(self, name: str) -> None:
        """Prints the line."""
        self._shown = time.monotonic()
        rate = self._done / max(self._shown - self._started, 1e-3)
        minutes = (self._total - self._done) / max(rate, 1e-3) / 60
        print(f"[{self._done}/{self._total}] {self._graphs} graphs, {self._failed} failed, "
              f"{rate * 3600:.0f} models/h, {minutes:.0f} min left {name}".rstrip()[:100],
              file=sys.stderr, flush=True)


def _report(options: argparse.Namespace, places: list[Place], left: int) -> None:
    from passnet.cli import print_table
    summary: dict[str, Any] = {"requests": len(places), "left": left}
    counts: dict[str, Counts] = {}
    if not options.no_merge:
        path, counts = merge(places, options.out)
        summary |= {"file": str(path), "packages": {name: asdict(count)
                                                    for name, count in counts.items()}}
    failures = failure_table(places)
    if options.json:
        summary["failures"] = [dict(zip(("cause", "package", "requests", "example"), row,
                                        strict=True)) for row in failures]
        print(json.dumps(summary))
        return
    if counts:
        rows = [(name, *_cells(count)) for name, count in counts.items()]
        total = Counts(*(sum(getattr(count, key) for count in counts.values())
                         for key in asdict(Counts())))
        print_table([*rows, ("all", *_cells(total))],
                    ("package", "asked", "captured", "graphs", "distinct", "families", "seconds"))
    if failures:
        print()
        print_table([(cause, package, number, name[:44])
                     for cause, package, number, name in failures],
                    ("cause of failure", "package", "requests", "example"))
    if counts:
        print(f"\nwrote {path}")
    if left:
        print(f"{left} requests are left; --resume goes on with them")


def _cells(count: Counts) -> tuple[Any, ...]:
    return (count.asked, count.captured, count.graphs, count.distinct, count.families,
            round(count.seconds))
