"""Extraction at scale: journals, merging, limits, resuming; with a stand-in for timm."""

from __future__ import annotations

import contextlib
import gzip
import importlib.util
import io
import json
import os
import signal
import subprocess
import sys
import tempfile
import time
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from passnet import cli  # noqa: E402
from passnet.scale.causes import cause_of  # noqa: E402
from passnet.scale.journal import Journal, pack, read_journals  # noqa: E402
from passnet.scale.merge import failure_table, in_order, merge  # noqa: E402
from passnet.scale.plan import Planned, take_shard  # noqa: E402
from passnet.source_models import Request  # noqa: E402

HAS_TORCH = importlib.util.find_spec("torch") is not None

# The part of timm that a plan and a build use; each model meets another end.
TIMM = '''
import os, time
import torch
from . import models
def list_models():
    return sorted(models._registry._model_to_module)
class Net(torch.nn.Module):
    pretrained_cfg = {"input_size": (3, 16, 16)}
    def __init__(self, name, width):
        super().__init__()
        self.name = name
        self.convolution = torch.nn.Conv2d(3, width, 3)
    def forward(self, x):
        x = self.convolution(x).relu()
        if self.name == "breaks":
            torch._dynamo.graph_break()
        return x.mean((2, 3))
def create_model(name, pretrained=False, **options):
    assert not pretrained
    if name == "sleeps":
        time.sleep(60)
    if name == "dies":
        os._exit(7)
    if name == "needs_file":
        raise OSError("We couldn't connect to 'https://huggingface.co'")
    if name == "hungry":
        bytearray(1 << 36)
    return Net(name, 8 if name == "wide" else 4)
'''
REGISTRY = '''
_model_to_module = {"plain": "net", "twin": "net", "wide": "net", "breaks": "broken", "dies": "ends",
                    "needs_file": "ends", "hungry": "ends", "sleeps": "ends"}
def list_models():
    return sorted(_model_to_module)
'''


def header(name: str, ok: bool = True, **facts: object) -> dict:
    """The header of a record."""
    return {"key": name, "name": f"timm:{name}", "package": "timm", "family": "net", "tier": 0,
            "settings": {}, "seconds": 1.0, "ok": ok, "graphs": int(ok), **facts}


def row(text: str, name: str) -> dict:
    """A row as far as merging reads it."""
    return {"inputs": [], "nodes": [], "outputs": [text], "hash": text,
            "origin": {"name": name, "part": 0}}


class Journals(unittest.TestCase):
    """Records on disk."""

    def setUp(self) -> None:
        holder = tempfile.TemporaryDirectory()
        self.addCleanup(holder.cleanup)
        self.folder = Path(holder.name)

    def write(self, label: str, *records: bytes) -> Path:
        journal = Journal(self.folder, label)
        for record in records:
            journal.append(record)
        journal.close()
        return self.folder / f"journal-{label}-000.jsonl.gz"

    def test_a_record_cut_at_any_byte_is_dropped_and_those_before_stay(self) -> None:
        first, second = pack(header("a"), [row("1", "a")]), pack(header("b"), [row("2", "b")])
        path = self.write("x", first, second)
        for size in range(len(first), len(first) + len(second)):
            path.write_bytes((first + second)[:size])
            places = read_journals(self.folder, repair=False)
            self.assertEqual([place.header["key"] for place in places], ["a"])
        read_journals(self.folder, repair=True)
        self.assertEqual(path.stat().st_size, len(first))
        self.write("x", second)
        self.assertEqual([json.loads(place.lines()[0])["hash"]
                          for place in read_journals(self.folder, repair=False)], ["1", "2"])

    def test_a_success_outlasts_failures_of_the_same_request(self) -> None:
        self.write("x", pack(header("a", ok=False, cause="c", error="e"), []),
                   pack(header("a"), [row("1", "a")]),
                   pack(header("a", ok=False, cause="c", error="e"), []))
        places = read_journals(self.folder, repair=False)
        self.assertEqual([place.header["ok"] for place in places], [True])

    def test_merging_sorts_and_writes_equal_graphs_once(self) -> None:
        records = {name: pack(header(name), [row(text, name)])
                   for name, text in (("a", "1"), ("b", "2"), ("c", "1"))}
        failed = pack(header("d", ok=False, cause="c", error="e"), [])
        texts = []
        for order in ("abc", "cba"):
            for path in self.folder.glob("*"):
                path.unlink()
            self.write("x", failed, *(records[name] for name in order))
            path, counts = merge(read_journals(self.folder, repair=False), self.folder)
            texts.append(path.read_bytes())
            self.assertEqual((self.folder / "failures.jsonl").read_text().count("\n"), 1)
        self.assertEqual(texts[0], texts[1])
        count = counts["timm"]
        self.assertEqual((count.asked, count.captured, count.graphs, count.distinct), (4, 3, 3, 2))
        if path.suffix == ".gz":
            rows = [json.loads(line) for line in gzip.decompress(texts[0]).splitlines()]
            self.assertEqual([entry["hash"] for entry in rows], ["1", "2"])
            self.assertEqual(rows[0]["also"], [{"name": "c", "part": 0}])
        places = read_journals(self.folder, repair=False)
        self.assertEqual([place.header["key"] for place in in_order(places)], list("abcd"))
        self.assertEqual(failure_table(places), [("c", "timm", 1, "timm:d")])

    def test_a_full_journal_goes_on_in_another_file(self) -> None:
        journal = Journal(self.folder, "x")
        for name in "ab":
            journal.append(pack(header(name), []))
            journal._stream.seek(15 << 20)
        journal.close()
        self.assertEqual(len(list(self.folder.glob("journal-x-*.jsonl.gz"))), 2)


class Plans(unittest.TestCase):
    """Requests and their parts."""

    def test_shards_share_a_plan(self) -> None:
        plan = [Planned("timm", "f", 0, Request(f"timm:{index}")) for index in range(7)]
        shards = [take_shard(plan, (index, 3)) for index in (1, 2, 3)]
        self.assertEqual(sorted((entry for shard in shards for entry in shard),
                                key=lambda entry: entry.name), plan)

    def test_keys_depend_on_settings(self) -> None:
        plain = Planned("timm", "f", 0, Request("timm:a"))
        self.assertEqual(plain.key, Planned("timm", "g", 1, Request("timm:a")).key)
        self.assertNotEqual(plain.key, Planned("timm", "f", 0, Request("timm:a", batch=4)).key)

    def test_causes(self) -> None:
        for message, cause in (
                ("X cannot be captured: DataDependentOutputException", "value of a tensor"),
                ("it took longer than 60 s", "time limit"),
                ("its process ended by signal 11", "process died"),
                ("XModel requires the natten library but it was not found", "package missing"),
                ("`timm:x` cannot be built: KeyError", "cannot be built"),
                ("odd", "error of the model")):
            self.assertEqual(cause_of(message), cause)

    def test_bad_options_are_one_sentence(self) -> None:
        for options, part in (
                (("--all",), "--out"), (("--all", "x", "--out", "y"), "--only"),
                (("--all", "--plan", "--packages", "nope"), "nope"),
                (("--all", "--plan", "--shard", "3/2"), "--shard"),
                (("--all", "--plan", "--tiers", "9"), "--tiers"),
                (("--all", "--plan", "--jobs", "0"), "--jobs"), ((), "NAME")):
            with self.subTest(options=options), contextlib.redirect_stderr(io.StringIO()) as text:
                self.assertEqual(cli.main(["extract", *options]), 2)
                self.assertIn(part, text.getvalue())
                self.assertEqual(text.getvalue().count("\n"), 1)


@unittest.skipUnless(HAS_TORCH, "PyTorch is not installed")
class Runs(unittest.TestCase):
    """Whole runs of the command."""

    def setUp(self) -> None:
        holder = tempfile.TemporaryDirectory()
        self.addCleanup(holder.cleanup)
        self.folder = Path(holder.name)
        for name, text in (("timm/__init__.py", TIMM), ("timm/models/__init__.py",
                                                        "from . import _registry\n"),
                           ("timm/models/_registry.py", REGISTRY),
                           ("torchvision/__init__.py", "")):
            path = self.folder / "libraries" / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text)

    def command(self, out: str, *options: str) -> list[str]:
        return [sys.executable, "-m", "passnet", "extract", "--all", "--packages", "timm",
                "--tiers", "0,1", "--timeout", "6", "--out", str(self.folder / out), *options]

    def environment(self) -> dict[str, str]:
        search = os.pathsep.join([str(self.folder / "libraries"), str(ROOT)])
        return {**os.environ, "PYTHONPATH": search, "OMP_NUM_THREADS": "1"}

    def run_all(self, out: str, *options: str) -> subprocess.CompletedProcess:
        return subprocess.run(self.command(out, *options), capture_output=True, text=True,
                              check=False, env=self.environment())

    def test_each_end_of_a_process_is_a_row_and_two_runs_agree(self) -> None:
        done = self.run_all("a", "--json", "--jobs", "2")
        self.assertEqual(done.returncode, 0, done.stderr)
        summary = json.loads(done.stdout)
        causes = {entry["cause"]: entry["requests"] for entry in summary["failures"]}
        self.assertEqual(causes, {"time limit": 1, "process died": 1, "weights or files": 1,
                                  "memory limit": 1}, done.stdout)
        figures = summary["packages"]["timm"]
        self.assertEqual((figures["asked"], figures["captured"], figures["graphs"],
                          figures["distinct"], figures["families"]), (8, 4, 5, 4, 2))
        again = self.run_all("b", "--json")
        self.assertEqual(again.returncode, 0, again.stderr)
        for name in (Path(summary["file"]).name, "failures.jsonl"):
            self.assertEqual((self.folder / "a" / name).read_bytes(),
                             (self.folder / "b" / name).read_bytes())

    def test_a_killed_run_resumes(self) -> None:
        only = ("--only", "timm:plain,timm:wide,timm:twin,timm:breaks", "--no-merge")
        whole = self.run_all("whole", *only)
        self.assertEqual(whole.returncode, 0, whole.stderr)
        with subprocess.Popen(self.command("cut", *only), env=self.environment(),
                              stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as process:
            journal = self.folder / "cut/journal-all-000.jsonl.gz"
            while process.poll() is None and not (journal.exists() and journal.stat().st_size):
                time.sleep(0.01)
            process.send_signal(signal.SIGKILL)
        refused = self.run_all("cut", *only)
        self.assertEqual(refused.returncode, 2)
        self.assertIn("--resume", refused.stderr)
        resumed = self.run_all("cut", *only, "--resume")
        self.assertEqual(resumed.returncode, 0, resumed.stderr)

        def lines(out: str) -> list[list[str]]:
            return [place.lines() for place in in_order(read_journals(self.folder / out,
                                                                      repair=False))]
        self.assertEqual(lines("cut"), lines("whole"))

    def test_a_deadline_leaves_the_rest(self) -> None:
        done = self.run_all("a", "--deadline", "0.001")
        self.assertEqual(done.returncode, 1)
        self.assertIn("8 requests are left", done.stdout)

    def test_rows_say_where_they_come_from(self) -> None:
        done = self.run_all("a", "--only", "timm:wide")
        self.assertEqual(done.returncode, 0, done.stderr)
        place = read_journals(self.folder / "a", repair=False)[0]
        origin = json.loads(place.lines()[0])["origin"]
        self.assertEqual({key: origin[key] for key in ("package", "name", "family", "category",
                                                       "part", "parts", "settings")},
                         {"package": "timm", "name": "timm:wide", "family": "net",
                          "category": "vision", "part": 0, "parts": 1, "settings": {}})
        self.assertRegex(origin["config_hash"], "^[0-9a-f]{16}$")


if __name__ == "__main__":
    unittest.main()
