"""`passnet suite` and suites by name on the command line."""
import json
import os
import shutil
import subprocess
import tempfile
import unittest
from pathlib import Path

from program import PROGRAM, ROOT
from verdicts import timed

LINES = str(ROOT / "data" / "suite.jsonl.gz")
CURATE = {"--name": "trial", "--tasks": 12, "--graphs": 40, "--min-us": 0, "--seed": 3}
GRAPH = "graph @g(%x: f32[{}]) {{\n  %0 = relu(%x)\n  %1 = exp(%0)\n  return %1\n}}\n"
MODEL = '''import torch


class GraphModule(torch.nn.Module):
    def forward(self, x: torch.Tensor):
        y = torch.nn.functional.{}(x)
        z = torch.exp(y)
        return (z,)
'''
META = '''class Program_weight_tensor_meta_x:
    name = "x"
    shape = [4, {}]
    dtype = "torch.float32"
    device = "cpu"
    mean = None
    std = None
    data = None
'''


class Suite(unittest.TestCase):
    def setUp(self):
        self.folder = Path(tempfile.mkdtemp())
        self.addCleanup(shutil.rmtree, self.folder)

    def run_program(self, *words, code=0):
        done = subprocess.run([PROGRAM, *map(str, words)], capture_output=True, text=True,
                              check=False, timeout=300, cwd=self.folder,
                              env={**os.environ, "PASSNET_DATA": str(self.folder)})
        self.assertEqual(done.returncode, code, done.stderr + done.stdout)
        return done

    def curate(self, out, *more, code=0, **changes):
        options = {**CURATE, "--out": out, **{f"--{key}": changes[key] for key in changes}}
        words = [word for pair in options.items() for word in pair]
        return self.run_program("suite", "curate", LINES, *words, *more, code=code)

    def tasks(self, suite):
        return json.loads((self.folder / suite / "suite.json").read_text())["tasks"]

    def row(self, *words):
        return json.loads(self.run_program(*words, "--json").stdout)

    def sample(self, name, op, width):
        folder = self.folder / "public" / name
        folder.mkdir(parents=True)
        (folder / "model.py").write_text(MODEL.format(op))
        (folder / "weight_meta.py").write_text(META.format(width))

    def test_curated_suites_are_found_by_name_and_verified(self):
        row = json.loads(self.curate("suites/trial", "--json").stdout)
        self.assertEqual(row["tasks"], 12)
        self.assertEqual(row["read"], 153)
        self.assertLessEqual(row["graphs"], 40)
        self.assertEqual(sum(row["splits"].values()), 12)
        self.assertEqual({line["axis"] for line in row["quotas"]},
                         {"category", "family", "op group", "size", "dtype"})
        shown = self.row("suite", "show", "trial")
        self.assertEqual({key: row[key] for key in shown}, shown)
        self.assertTrue(self.row("suite", "verify", "trial")["ok"])
        text = self.run_program("suite", "show", "trial").stdout
        self.assertIn("12 tasks · ", text)
        self.assertIn("tasks by split: train ", text)

    def assert_sound(self, folder):
        """No graph is in two tasks, hard and dev share no op sequence, and texts are as stated."""
        suite = json.loads((folder / "suite.json").read_text())
        hashes, ops = set(), {}
        for task in suite["tasks"]:
            ops.setdefault(task["ops"], set()).add(task["split"])
            for graph in task["graphs"]:
                self.assertNotIn(graph["hash"], hashes)
                hashes.add(graph["hash"])
        self.assertEqual(len(hashes), suite["graphs"])
        for splits in ops.values():
            self.assertTrue(splits.isdisjoint({"hard", "dev"}) or len(splits) == 1)
        rows = self.run_program("import", folder, "--json").stdout
        found = {json.loads(line)["canonical_hash"] for line in rows.splitlines()}
        self.assertEqual(found, hashes)
        return suite

    def test_splits_share_no_graph_and_hard_shares_no_ops(self):
        self.curate("trial")
        self.assert_sound(self.folder / "trial")

    def test_suites_that_ship_are_whole(self):
        for name, tasks in (("passbench-fusible", 200), ("passbench-typical", 50)):
            with self.subTest(name):
                folder = ROOT / "data" / "suites" / name
                self.assertEqual(len(self.assert_sound(folder)["tasks"]), tasks)
                self.assertIn("is as it was written",
                              self.run_program("suite", "verify", folder).stdout)
                for graphs in json.loads((folder / "suite.json").read_text())["tasks"]:
                    self.assertGreaterEqual(len(graphs["graphs"]), 2)
                    self.assertLessEqual(len(graphs["graphs"]), 40)

    def test_suites_made_from_others_are_whole(self):
        for name, version, tasks in (("passbench-fusible-2", "2", 190),
                                     ("passbench-typical-2", "2", 49),
                                     ("passbench-headroom", "4", 125)):
            with self.subTest(name):
                row = self.row("suite", "show", ROOT / "data" / "suites" / name)
                self.assertEqual((row["name"], row["version"], row["tasks"]),
                                 (name, version, tasks))
                self.assertTrue(self.row("suite", "verify", ROOT / "data" / "suites" / name)["ok"])

    def test_the_choice_depends_on_the_seed_alone(self):
        first, again, other = (
            json.loads(self.curate(name, "--json", threads=threads, seed=seed).stdout)["hash"]
            for name, threads, seed in (("a", 1, 3), ("b", 2, 3), ("c", 1, 4)))
        self.assertEqual(first, again)
        self.assertNotEqual(first, other)

    def test_a_suite_never_changes(self):
        self.curate("trial")
        self.curate("trial")  # the same once more
        refused = self.curate("trial", tasks=5, code=2)
        self.assertIn("[suite-exists]", refused.stderr)
        self.assertIn("trial version 1 of another content", refused.stderr)
        self.run_program("suite", "verify", "trial")
        file = next((self.folder / "trial").rglob("0.graph"))
        file.write_text(file.read_text().replace("f32", "f64"))
        differs = self.run_program("suite", "verify", "trial", code=1)
        self.assertIn(f"'trial/{file.relative_to(self.folder / 'trial')}' is not the text that "
                      "suite.json describes [suite-differs]", differs.stderr)

    def test_suites_without_a_list_of_tasks(self):
        suite = str(ROOT / "data" / "suite")
        row = self.row("suite", "show", suite)
        self.assertEqual((row["name"], row["tasks"], row["graphs"]), ("passnet-demo", 36, 153))
        self.assertTrue(self.row("suite", "verify", suite)["ok"])

    def test_bench_takes_a_name_and_a_split(self):
        self.curate("suites/trial")
        suite = json.loads((self.folder / "suites" / "trial" / "suite.json").read_text())
        dev = [task for task in suite["tasks"] if task["split"] == "dev"]
        self.run_program("bench", "trial", "--split", "dev", "--candidate", "default", "--calls",
                         "3", "--warmup", "1", "--out", "out")
        records = [json.loads(line) for line in
                   (self.folder / "out" / "records.jsonl").read_text().splitlines()]
        self.assertEqual({record["task"] for record in records}, {task["task"] for task in dev})
        self.assertEqual({record["versions"]["suite"] for record in records}, {"trial 1"})
        self.assertEqual(len(records), sum(len(task["graphs"]) for task in dev))
        few = self.run_program("bench", "trial", "--split", "dev", "--per-task", "1", "--candidate",
                               "default", "--calls", "3", "--warmup", "1", "--out", "few")
        self.assertIn("trial: a part, split dev, at most 1 graphs per task\n", few.stdout)
        records = [json.loads(line) for line in
                   (self.folder / "few" / "records.jsonl").read_text().splitlines()]
        self.assertEqual(sorted(record["task"] for record in records),
                         sorted(task["task"] for task in dev))
        refused = self.run_program("bench", "trial", "--split", "test", "--candidate", "default",
                                   code=2)
        self.assertIn("expected a split of the suite (dev, hard, held-out, train), found 'test' "
                      "[unknown-split]", refused.stderr)
        refused = self.run_program("bench", "trail", "--candidate", "default", code=2)
        self.assertIn("found 'trail'; did you mean 'trial'? [unknown-suite]", refused.stderr)

    def test_public_folders_become_suites(self):
        for width in (8, 16):
            self.sample(f"relu_exp/subgraph_{width}", "relu", width)
            self.sample(f"silu_exp/subgraph_{width}", "silu", width)
        self.sample("timm/a", "relu6", 8)
        self.sample("timm/b", "gelu", 8)
        row = self.row("suite", "import", "public", "--name", "public", "--out", "suite")
        self.assertEqual((row["tasks"], row["graphs"], row["failed"]), (4, 6, 0))
        suite = json.loads((self.folder / "suite" / "suite.json").read_text())
        tasks = {task["task"]: task for task in suite["tasks"]}
        self.assertEqual(len(tasks["relu_exp"]["graphs"]), 2)
        self.assertEqual(tasks["silu_exp"]["ops"], "silu exp")
        self.assertTrue(any(name.startswith("gelu_exp.") for name in tasks))
        self.run_program("suite", "verify", "suite")

    def test_rows_tell_kinds_occurrences_and_origins(self):
        tensor = {"shape": [64, 128], "dtype": "float32", "stride": [128, 1]}
        places = [{"package": "timm", "version": "1", "license": "MIT", "model": f"timm:m{i}",
                   "family": "m", "category": "vision", "start": 3, "count": 2} for i in range(6)]

        def row(number, op, **more):
            shape = {**tensor, "shape": [64, 128 + number], "stride": [128 + number, 1]}
            return {"inputs": [shape], "outputs": ["b"], "hash": f"{number:064x}", "nodes": [
                {"id": "a", "op": "torch.relu", "args": [{"v": "in0"}], "kwargs": {}},
                {"id": "b", "op": op, "args": [{"v": "a"}], "kwargs": {}}], **more}

        rows = [row(0, "torch.exp", kind="fusible", occurrences=places),
                row(1, "torch.exp", kinds=["single", "fusible"], origin={
                    "name": "timm:other", "family": "o", "category": "audio"}, start=7, count=2),
                row(2, "torch.exp", kind="fusible", variant={"of": "ab" * 32, "change": "f16"}),
                row(3, "torch.sin", kind="typical"), row(4, "torch.sin", kind="typical")]
        rows = [*rows, row(5, "torch.clone", kind="fusible", outputs=["a", "in0"])]
        (self.folder / "rows.jsonl").write_text("".join(json.dumps(entry) + "\n" for entry in rows))
        self.run_program("suite", "curate", "rows.jsonl", "--name", "rows", "--kind", "fusible",
                         "--out", "rows", "--reasons", "reasons.jsonl")
        reason = json.loads((self.folder / "reasons.jsonl").read_text())
        self.assertEqual((reason["graph"], reason["flaw"]), (f"{5:064x}", "aliased-result"))
        task, = json.loads((self.folder / "rows" / "suite.json").read_text())["tasks"]
        self.assertEqual(task["ops"], "relu exp")
        self.assertEqual([graph["models"] for graph in task["graphs"]], [6, 1, 1])
        self.assertEqual(task["graphs"][0]["occurrences"][0]["range"], [3, 2])
        self.assertEqual(len(task["graphs"][0]["occurrences"]), 4)
        self.assertEqual(task["graphs"][1]["occurrences"][0]["model"], "timm:other")
        self.assertEqual(task["graphs"][2]["variant"], {"of": "ab" * 32, "change": "f16"})
        self.assertEqual(task["strata"]["category"], "vision")

    def test_variants_fill_tasks(self):
        (self.folder / "one.graph").write_text(GRAPH.format("8,64,128"))
        row = self.row("suite", "curate", "one.graph", "--name", "one", "--tasks", "1", "--graphs",
                       "5", "--vary", "--out", "one")
        self.assertEqual(row["distinct"], 1)
        self.assertGreater(row["made"], 3)
        self.assertEqual(row["graphs"], 5)
        self.assertEqual(row["variants"], 4)

    def test_datasets_are_sources(self):
        self.run_program("dataset", "build", ROOT / "data" / "graphs" / "bert",
                         ROOT / "data" / "graphs" / "swin", "--out", "a.db")
        row = self.row("suite", "curate", "a.db", "--name", "a", "--tasks", "6", "--min-us", "0",
                       "--kind", "fusible", "--out", "a")
        kinds = self.row("dataset", "stats", "a.db")["kinds"]
        self.assertEqual(row["read"], kinds["fusible"])
        self.assertGreaterEqual(row["tasks"], 2)
        self.assertLess(row["run"], row["distinct"])
        tasks = self.tasks("a")
        places = [place for task in tasks for graph in task["graphs"]
                  for place in graph["occurrences"]]
        self.assertEqual({place["family"] for place in places} - {"bert", "swin"}, set())
        # The choice is that of the exported lines.
        self.run_program("dataset", "export", "a.db", "--format", "lines", "--out", "lines")
        self.run_program("suite", "curate", "lines/subgraphs.jsonl.zst", "--name", "a", "--tasks",
                         "6", "--min-us", "0", "--kind", "fusible", "--out", "b")
        hashes = [[graph["hash"] for graph in task["graphs"]] for task in tasks]
        self.assertEqual([[graph["hash"] for graph in task["graphs"]] for task in self.tasks("b")],
                         hashes)
        error = self.run_program("suite", "curate", "a.db", "--name", "a", "--kind", "small",
                                 code=2).stderr
        self.assertIn("expected one of single, fusible, typical, found 'small' [unknown-kind]",
                      error)

    def test_rarity_joins_records_by_hash(self):
        rows = {row["canonical_hash"]: row for row in map(json.loads, self.run_program(
            "suite", "rarity", LINES, "--json").stdout.splitlines())}
        self.assertEqual(len(rows), 153)
        for row in rows.values():
            self.assertGreaterEqual(row["sequence_models"], 0)
            self.assertAlmostEqual(
                row["tail"], (row["sequence_models"] + row["sequence_families"]) / 2
                + (row["shape_models"] + row["shape_families"]) / 4)
        self.run_program("bench", f"{LINES}#0", "--candidate", "default", "--calls", "3",
                         "--warmup", "1", "--out", "out")
        records = self.folder / "out" / "records.jsonl"
        records.write_text(json.dumps(timed(json.loads(records.read_text()))) + "\n")
        row, = (row for row in map(json.loads, self.run_program(
            "suite", "rarity", LINES, "--records", "out/records.jsonl", "--json").stdout
            .splitlines()) if row["headroom"])
        self.assertEqual(set(row["headroom"]), {"default", "op-by-op"})
        text = self.run_program("suite", "rarity", LINES).stdout
        self.assertIn("153 distinct graphs, rarity in bits over models", text)

    def test_refusals(self):
        (self.folder / "one.graph").write_text(GRAPH.format(64))
        self.assertIn("[no-task]", self.run_program(
            "suite", "curate", "one.graph", "--name", "x", code=2).stderr)
        self.assertIn("expected two graphs of one op sequence", self.run_program(
            "suite", "curate", "one.graph", "--name", "x", code=2).stderr)
        self.assertIn("expected a name without slashes", self.run_program(
            "suite", "import", "one.graph", "--name", "../x", code=2).stderr)
        self.assertIn("[suite-name]", self.run_program(
            "suite", "import", "one.graph", "--name", "", code=2).stderr)
        (self.folder / "empty").mkdir()
        self.assertIn("[no-suite]", self.run_program(
            "suite", "show", "./empty", code=2).stderr)
        (self.folder / "empty" / "suite.json").write_text('{"name": "x",\n "tasks": 3}')
        self.assertIn("empty/suite.json:2:11", self.run_program(
            "suite", "verify", "./empty", code=2).stderr)
        self.assertFalse((self.folder / "data").exists())


if __name__ == "__main__":
    unittest.main()
