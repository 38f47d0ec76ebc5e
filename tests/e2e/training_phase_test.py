"""Graphs of training steps are told apart in datasets, in suites and in judging."""
import json
import unittest

from program import InFolder
from verdicts import RIGHT


def rows(ops, extents, phase):
    """Typed lines of graphs of these ops, one for each extent; of a training step, the source ends in
    its phase, as `extract --train` writes it."""
    for extent in extents:
        nodes = [{"id": f"n{i}", "op": f"torch.{op}", "args": [{"v": f"n{i - 1}" if i else "in0"}],
                  "kwargs": {}} for i, op in enumerate(ops)]
        yield {"inputs": [{"shape": [64, extent], "dtype": "float32", "stride": [extent, 1]}],
               "nodes": nodes, "outputs": [nodes[-1]["id"]], "hash": f"{phase}{extent}",
               "source": f"p/model{extent}{phase}", "start": 0, "count": len(ops)}


GRAPHS = [*rows(("relu", "exp"), (128, 256), ""),
          *rows(("tanh", "exp"), (128, 256), "/forward"),
          *rows(("sigmoid", "exp", "neg"), (128, 256), "/backward")]


class TrainingPhase(InFolder):
    def setUp(self):
        super().setUp()
        text = "".join(json.dumps(row) + "\n" for row in GRAPHS)
        (self.folder / "graphs.jsonl").write_text(text)

    def passnet(self, *arguments, code=0, **options):
        return super().passnet(*arguments, code=code, **options)

    def curate(self, source, *arguments):
        self.passnet("suite", "curate", source, "--name", "s", "--min-us", "0", "--out", "s",
                     *arguments)
        return json.loads((self.folder / "s" / "suite.json").read_text())["tasks"]

    def test_datasets_find_the_graphs_of_a_phase(self):
        self.passnet("dataset", "build", "graphs.jsonl", "--out", "a.db")
        found = [json.loads(line) for line in self.passnet(
            "dataset", "query", "a.db", "phase = backward and nodes = 3",
            "--json").stdout.splitlines()]
        self.assertEqual({row["sequence"] for row in found}, {"sigmoid exp neg"})
        self.assertEqual(self.passnet("dataset", "query", "a.db", "phase = forward and op = relu",
                                      "--json", code=1).stdout, "")
        stats = json.loads(self.passnet("dataset", "stats", "a.db", "--json").stdout)
        self.assertEqual(stats["phases"], {"backward": 2, "forward": 2, "inference": 2})
        for task in self.curate("a.db", "--kind", "fusible"):
            models = {place["model"] for graph in task["graphs"] for place in graph["occurrences"]}
            phase = {"tanh exp": "/forward", "sigmoid exp neg": "/backward"}.get(task["ops"], "")
            self.assertEqual(models, {f"p/model{extent}{phase}" for extent in (128, 256)})

    def test_suites_are_chosen_by_phase(self):
        self.passnet("dataset", "build", "graphs.jsonl", "--out", "a.db")
        for source, kind in (("a.db", ("--kind", "fusible")), ("graphs.jsonl", ())):
            task, = self.curate(source, "--phase", "backward", *kind)
            self.assertEqual(task["ops"], "sigmoid exp neg")
            (self.folder / "s").rename(self.folder / f"of_{source}")

    def test_judging_takes_the_tasks_of_training_steps(self):
        tasks = {task["ops"]: task["task"] for task in self.curate("graphs.jsonl")}
        self.assertEqual(sorted(tasks), ["relu exp", "sigmoid exp neg", "tanh exp"])
        self.passnet("suite", "verify", "s")
        self.passnet("bench", "s", "--candidate", "default", "--phase", "backward",
                     "--per-task", "1", "--out", "out")
        records = [json.loads(line) for line in
                   (self.folder / "out" / "records.jsonl").read_text().splitlines()]
        self.assertEqual([record["task"] for record in records], [tasks["sigmoid exp neg"]])
        self.assertIn(records[0]["verdict"], RIGHT)
        (self.folder / "s").rename(self.folder / "all")
        self.curate("graphs.jsonl", "--phase", "inference")
        error = self.passnet("bench", "s", "--candidate", "default", "--phase", "backward",
                             code=2).stderr
        self.assertIn("expected tasks of the phase 'backward' in the suite, found none "
                      "[no-such-phase]", error)


if __name__ == "__main__":
    unittest.main()
