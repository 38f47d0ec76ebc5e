"""Tests of coverage_of_passes.py, with a stand-in that counts right records as the score."""

import contextlib
import io
import json
import sys
import tempfile
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
import coverage_of_passes  # noqa: E402

PROGRAM = f"""#!{sys.executable}
import json, sys
rows = [json.loads(line) for line in open(sys.argv[2])]
print(json.dumps({{"as": sum(row["verdict"] == "PASS" for row in rows)}}))
"""


class Coverage(unittest.TestCase):
    def setUp(self):
        holder = tempfile.TemporaryDirectory()
        self.addCleanup(holder.cleanup)
        self.folder = Path(holder.name)
        self.program = self.folder / "program"
        self.program.write_text(PROGRAM)
        self.program.chmod(0o755)
        (self.folder / "suite.json").write_text(json.dumps({"tasks": [
            {"task": task, "graphs": [{"hash": f"{task}{i}"} for i in range(4)]}
            for task in "ab"]}))
        self.given = coverage_of_passes.given_graphs(self.folder)

    def record(self, task, number, verdict, speedup=2.0, candidate="passes"):
        return {"task": task, "candidate": candidate, "verdict": verdict, "error": None,
                "speedup": speedup if verdict == "PASS" else None,
                "correct": {"-5": verdict == "PASS", "0": verdict == "PASS"},
                "origin": {"graph_hash": f"{task}{number}"}}

    def describe(self, records):
        path = self.folder / "records.jsonl"
        path.write_text("".join(json.dumps(record) + "\n" for record in records))
        out = io.StringIO()
        with contextlib.redirect_stdout(out):
            code = coverage_of_passes.main([str(self.folder), str(path), "--program",
                                            str(self.program)])
        self.assertEqual(code, 0)
        return [json.loads(line) for line in out.getvalue().splitlines()]

    def test_each_task_has_one_given_graph(self):
        self.assertEqual(sorted(code[0] for code in self.given), ["a", "b"])

    def test_a_kernel_counts_on_its_graph_alone(self):
        [row] = self.describe([self.record(task, number, "PASS", 2.0 ** number)
                               for task in "ab" for number in range(4)])
        others = [number for task in "ab" for number in range(4)
                  if f"{task}{number}" not in self.given]
        self.assertEqual((row["given"], row["given_right"]), (2, 2))
        self.assertEqual((row["others"], row["others_right"], row["others_unmatched"]), (6, 6, 0))
        self.assertAlmostEqual(row["others_gmean"], 2.0 ** (sum(others) / 6))
        self.assertEqual((row["as_pass"], row["as_kernel"]), (8, 2))

    def test_wrong_and_unmatched_graphs_are_not_covered(self):
        verdicts = ["PASS", "NO_MATCH", "WRONG_VALUE", "NO_EFFECT"]
        rows = self.describe(
            [self.record("a", number, verdict) for number, verdict in enumerate(verdicts)]
            + [self.record("a", 0, "NO_MATCH", candidate="other")])
        self.assertEqual([row["candidate"] for row in rows], ["other", "passes"])
        self.assertEqual(rows[1]["given_right"] + rows[1]["others_right"], 1)
        self.assertIsNone(rows[0]["others_gmean"])


if __name__ == "__main__":
    unittest.main()
