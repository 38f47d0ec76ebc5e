"""bench/suite_quality.py and bench/dataset_profile.py on small files of records."""
import contextlib
import io
import json
import os
import sys
import tempfile
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT / "bench"))
# pylint: disable=wrong-import-position
import dataset_profile  # noqa: E402
import suite_quality  # noqa: E402

PROGRAM = os.environ.get("PASSNET_PROGRAM", str(ROOT / "build" / "passnet"))


def record(task, number, candidate, speedup):
    return {"task": task, "graph": f"{task}/{task}.{number}", "candidate": candidate,
            "device": "cpu", "pipeline": "passes-only", "baseline": "op-by-op", "seed": 1,
            "verdict": "PASS", "error": None, "matched": {},
            "correct": {str(t): True for t in range(-10, 5)}, "reference_us": 10.0,
            "candidate_us": 10.0 / speedup, "reference_device_us": None,
            "candidate_device_us": None, "empty_call_us": 0.1, "speedup": speedup,
            "speedup_low": speedup * 0.99, "speedup_high": speedup * 1.01, "unstable": False,
            "compile_ms": 1.0, "versions": {}}


def row(number, family, dtype="float32"):
    tensor = {"shape": [64, 64], "dtype": dtype, "stride": [64, 1]}
    return {"inputs": [tensor], "outputs": ["n0"], "hash": f"{number:03}",
            "nodes": [{"id": "n0", "op": "torch.relu", "args": [], "kwargs": {}, "type": tensor}],
            "origin": {"family": family, "category": "vision"}}


class Files(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)

    def write(self, name, rows):
        path = self.folder / name
        path.write_text("".join(json.dumps(entry) + "\n" for entry in rows))
        return path

    def output(self, module, *words):
        text = io.StringIO()
        with contextlib.redirect_stdout(text):
            self.assertEqual(module.main([str(word) for word in words]), 0)
        return text.getvalue()


class Kendall(unittest.TestCase):
    def test_orders(self):
        self.assertEqual(suite_quality.kendall([1, 2, 3], [1, 2, 3]), 1)
        self.assertEqual(suite_quality.kendall([1, 2, 3], [3, 2, 1]), -1)
        self.assertAlmostEqual(suite_quality.kendall([1, 2, 3], [1, 3, 2]), 1 / 3)
        self.assertIsNone(suite_quality.kendall([1, 1], [1, 2]))

    def test_ties_as_tau_b_counts_them(self):
        self.assertAlmostEqual(suite_quality.kendall([1, 1, 2], [1, 2, 3]), 2 / 6**0.5)

    def test_quantiles(self):
        self.assertEqual(suite_quality.quantile([1, 2, 4], 0.5), 2)
        self.assertEqual(suite_quality.quantile([1, 2, 4], 0.75), 3)


class SuiteQuality(Files):
    SPEEDUPS = {"a": {"fast": 4, "slow": 2}, "b": {"fast": 2, "slow": 1.01},
                "c": {"fast": 1, "slow": 1}, "d": {"fast": 3, "slow": 0.5}}

    def run_records(self, name, factor):
        return self.write(name, [
            record(task, number, candidate, speedup * (factor if candidate == "slow" else 1))
            for task, row in self.SPEEDUPS.items() for candidate, speedup in row.items()
            for number in range(2)])

    def report(self, *files):
        return json.loads(self.output(suite_quality, *files, "--json", "--program", PROGRAM))

    def test_two_runs(self):
        report = self.report(self.run_records("a.jsonl", 1), self.run_records("b.jsonl", 0.9))
        self.assertEqual(report["tasks"], 4)
        self.assertEqual(report["between_runs"], 1)
        self.assertEqual(report["between_halves"], 1)
        self.assertEqual(report["undecided"], ["c"])
        self.assertEqual(report["shares"]["all_solve"], 0.25)
        self.assertEqual(report["shares"]["none_solves"], 0.25)
        self.assertAlmostEqual(report["candidates"]["fast"]["tasks"]["1"], 4, places=3)
        self.assertEqual(len(report["candidates"]["slow"]["as"]), 2)

    def test_an_order_that_changes(self):
        report = self.report(self.run_records("a.jsonl", 1), self.run_records("b.jsonl", 9))
        self.assertEqual(report["between_runs"], -1)

    def test_headroom_and_the_table(self):
        folder = self.folder / "suite"
        folder.mkdir()
        graph = {"bytes": 10_000, "flops": 0}
        (folder / "suite.json").write_text(json.dumps(
            {"tasks": [{"task": task, "graphs": [graph, graph]} for task in self.SPEEDUPS]}))
        text = self.output(suite_quality, self.run_records("a.jsonl", 1), "--suite", folder,
                           "--program", PROGRAM)
        self.assertIn("fast: 4.518 times the least time", text)
        self.assertIn("undecided: c", text)
        self.assertIn("4 tasks; Kendall's tau between runs –", text)


class DatasetProfile(Files):
    def setUp(self):
        super().setUp()
        self.rows = [row(i, "bert" if i % 10 else "rare", "bfloat16" if i % 2 else "float32")
                     for i in range(40)]
        self.lines = self.write("rows.jsonl", self.rows)

    def test_samples_take_families_in_turn(self):
        for seed in (0, 1):
            text = self.output(dataset_profile, "sample", self.lines, "--count", 8, "--seed", seed,
                               "--out", self.folder / f"sample{seed}.jsonl")
            self.assertIn("8 rows of 2 families", text)
        rows = list(dataset_profile.read_lines(self.folder / "sample0.jsonl"))
        self.assertEqual(sum(entry["origin"]["family"] == "rare" for entry in rows), 4)
        self.assertNotEqual(rows, list(dataset_profile.read_lines(self.folder / "sample1.jsonl")))
        self.assertEqual(rows, dataset_profile.draw(list(reversed(self.rows)), 8, 0))
        self.assertEqual(len(dataset_profile.draw(self.rows, 100, 0)), 40)

    def test_samples_leave_large_rows_out(self):
        least = min(map(dataset_profile.input_elements, self.rows))
        for elements, expected in ((least, len([row for row in self.rows if
                                                dataset_profile.input_elements(row) == least])),
                                   (least - 1, 0)):
            self.output(dataset_profile, "sample", self.lines, "--count", 100, "--max-elements",
                        elements, "--out", self.folder / "small.jsonl")
            rows = list(dataset_profile.read_lines(self.folder / "small.jsonl"))
            self.assertEqual(len(rows), expected)

    def test_shares_by_stratum(self):
        records = [{**record("t", 0, "inductor", 0.5 if i % 10 == 0 else 2), "graph": f"{i:03}"}
                   for i in range(40)]
        records.append({**record("t", 0, "inductor", 1), "graph": "000", "speedup": None})
        path = self.write("records.jsonl", records)
        text = self.output(dataset_profile, "report", path, self.lines, "--json",
                           self.folder / "out.json", "--page", self.folder / "out.html")
        self.assertIn("inductor: slows down 10.0% of 40 graphs (surely 10.0%)", text)
        entry = json.loads((self.folder / "out.json").read_text())["inductor"]
        self.assertEqual(entry["failed"], 1)
        self.assertEqual(entry["family"]["rare"]["slower"], 1)
        self.assertEqual(entry["dtype"]["bfloat16"]["slower"], 0)
        self.assertEqual(entry["op"]["relu"]["graphs"], 40)
        self.assertEqual(entry["size"]["<64K"]["graphs"], 40)
        self.assertIn("<h2>inductor</h2>", (self.folder / "out.html").read_text())

    def test_times_of_all_sides_are_records_over_eager(self):
        times = [{"hash": f"{i:03}", "eager": {"us": 10.0}, "shape": [4], "ops": "relu",
                  "default": {"us": 5.0, "launches": 1}, "inductor": {"us": 12.5 if i < 10 else 10.2}}
                 for i in range(40)]
        times.append({"hash": "100", "failed": "no such op"})
        path = self.write("times.jsonl", times)
        text = self.output(dataset_profile, "report", path, self.lines, "--json",
                           self.folder / "out.json")
        self.assertIn("default: slows down 0.0% of 40 graphs (surely 0.0%), geometric mean 2.000",
                      text)
        self.assertIn("inductor: slows down 100.0% of 40 graphs (surely 25.0%)", text)


if __name__ == "__main__":
    unittest.main()
