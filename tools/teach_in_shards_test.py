"""Tests of teach_in_shards.py, with a stand-in for the program."""

import contextlib
import io
import json
import os
import sys
import tempfile
import time
import unittest
from pathlib import Path
from unittest import mock

sys.path.insert(0, str(Path(__file__).resolve().parent))
import teach_in_shards  # noqa: E402

# Writes one line and half a line, then waits; `export` copies.
PROGRAM = """#!/bin/sh
if [ "$1" = trajectories ]; then cp "$3" "$8"; exit; fi
while [ $# -gt 0 ]; do
  case "$1" in --part) part=$2;; --out) out=$2;; --nap) nap=$2;; --fail) exit 3;; esac
  shift
done
mkdir -p $out; echo $$ > $out/pid
for name in tasks trajectories; do printf '{"part": "%s"}\\n{"ha' $part > $out/$name.jsonl; done
exec sleep $nap
"""


class TeachInShards(unittest.TestCase):
    def setUp(self):
        holder = tempfile.TemporaryDirectory()
        self.addCleanup(holder.cleanup)
        self.folder = Path(holder.name)
        self.program = self.folder / "program"
        self.program.write_text(PROGRAM)
        self.program.chmod(0o755)
        # Where signals of the keyboard are ignored, as behind `&`, the stand-in does not end by itself.
        patch = mock.patch.object(teach_in_shards, "END_SECONDS", 1)
        patch.start()
        self.addCleanup(patch.stop)

    def teach(self, *more, seconds=60):
        out, err = io.StringIO(), io.StringIO()
        with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
            code = teach_in_shards.main(list(map(str, [
                "suite", "--program", self.program, "--out", self.folder / "out", "--seconds",
                seconds, *more])))
        return code, out.getvalue(), err.getvalue()

    def parts(self):
        lines = (self.folder / "out/chat.jsonl").read_text().splitlines()
        return [json.loads(line)["part"] for line in lines]

    def pids(self):
        texts = [path.read_text() for path in self.folder.glob("out/shard-*/pid")]
        return [int(text) for text in texts if text.endswith("\n")]

    def test_whole_lines_of_all_shards_are_joined(self):
        code, out, _ = self.teach("--", "--nap", 0)
        self.assertEqual(code, 0)
        count = len(self.parts())
        self.assertEqual(self.parts(), [f"{i + 1}/{count}" for i in range(count)])
        self.assertIn(f"{count} conversations", out)

    def test_small_tasks_are_taken_in_the_order_of_their_hashes(self):
        suite = self.folder / "suite"
        suite.mkdir()
        tasks = [{"task": f"t{i}", "graphs": [{"bytes": 1}, {"bytes": 7e6 if i == 2 else 5e6}]}
                 for i in range(5)]
        (suite / "suite.json").write_text(json.dumps({"tasks": tasks}))

        def chosen(*more):
            return teach_in_shards.choose_tasks(teach_in_shards.parse(
                [str(suite), "--out", "out", *more]))

        everything = chosen("--max-bytes", "8e6")
        self.assertEqual(sorted(everything), ["t0", "t1", "t2", "t3", "t4"])
        small = [name for name in everything if name != "t2"]
        self.assertEqual(chosen(), small)
        self.assertEqual(chosen("--tasks", "3"), small[:3])

    def test_shards_are_ended_and_what_they_did_counts(self):
        code, _, _ = self.teach("--", "--nap", 1000, seconds=1)
        self.assertEqual((code, len(self.parts()) > 0), (0, True))

    def test_no_shard_outlives_an_interrupted_call(self):
        def interrupt(*_):
            while not self.pids():
                time.sleep(0.01)
            raise KeyboardInterrupt

        with mock.patch.object(teach_in_shards, "exit_code", interrupt):
            self.assertRaises(KeyboardInterrupt, self.teach, "--", "--nap", 1000)
        for pid in self.pids():
            self.assertRaises(ProcessLookupError, os.kill, pid, 0)

    def test_a_shard_that_fails_is_named(self):
        code, _, err = self.teach("--", "--fail")
        self.assertEqual((code, "shard 0 failed" in err), (2, True))

    def test_a_folder_of_other_shards_is_refused(self):
        for number in range(1000):
            (self.folder / f"out/shard-{number}").mkdir(parents=True)
        code, _, err = self.teach("--", "--nap", 0)
        self.assertEqual((code, "expected 1000 shards" in err), (2, True))

    def test_more_processors_than_there_are_is_an_error(self):
        code, _, err = self.teach("--cores", 100_000)
        self.assertEqual((code, err.count("\n")), (2, 1))


if __name__ == "__main__":
    unittest.main()
