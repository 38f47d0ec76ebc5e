"""`passnet trajectories`: filters, decontamination, training data, the dataset."""
import json
import os
import subprocess
import tempfile
import unittest
from pathlib import Path

from program import PROGRAM, ROOT

EXAMPLE = ROOT / "examples" / "trajectories.jsonl"


def passnet(*arguments, env=None):
    return subprocess.run([PROGRAM, *map(str, arguments)], capture_output=True, text=True,
                          timeout=600, cwd=ROOT, env={**os.environ, **(env or {})})


class Trajectories(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)
        self.out = Path(self.folder.name) / "out.jsonl"
        self.lines = [json.loads(line) for line in EXAMPLE.read_text().splitlines()]

    def run_json(self, *arguments, **options):
        result = passnet(*arguments, "--json", **options)
        self.assertEqual(result.returncode, 0, result.stderr)
        return json.loads(result.stdout)

    def written(self):
        return [json.loads(line) for line in self.out.read_text().splitlines()]

    def write(self, rows):
        path = Path(self.folder.name) / "in.jsonl"
        path.write_text("".join(json.dumps(row) + "\n" for row in rows))
        return path

    def test_stats(self):
        row = self.run_json("trajectories", "stats", EXAMPLE)
        self.assertEqual((row["trajectories"], row["tasks"]), (2, 2))
        self.assertEqual(row["verdicts"], {"NO_MATCH": 1, "PASS": 1})
        self.assertIn("scripted", passnet("trajectories", "stats", EXAMPLE).stdout)

    def test_filters(self):
        row = self.run_json("trajectories", "filter", EXAMPLE, "--verdict", "PASS", "--out",
                            self.out)
        self.assertEqual((row["read"], row["kept"], row["left_out"]["verdict"]), (2, 1, 1))
        self.assertEqual(self.written()[0], next(t for t in self.lines if t["verdict"] == "PASS"))
        row = self.run_json("trajectories", "filter", EXAMPLE, EXAMPLE, "--out", self.out)
        self.assertEqual((row["kept"], row["left_out"]["duplicate"]), (2, 2))
        row = self.run_json("trajectories", "filter", EXAMPLE, "--max-tokens", "100", "--out",
                            self.out)
        self.assertEqual(row["left_out"]["length"], 2)
        self.assertEqual(self.out.read_text(), "")

    def test_planted_leaks_are_left_out(self):
        first = self.lines[0]
        planted = []
        for text in ["sk-proj-abcdefghijklmnopqrst", "see /home/user/suite/hidden", "seed 91823712837"]:
            copy = json.loads(json.dumps(first))
            copy["messages"][3]["content"] += text
            planted.append(copy)
        copy = json.loads(json.dumps(first))
        copy["submission"] += "# my-own-secret-value\n"
        path = self.write([*planted, copy, first])
        for action in (["filter"], ["export", "--format", "chat"], ["export", "--format", "prompts"]):
            row = self.run_json("trajectories", *action, path, "--secret-env", "OWN", "--out",
                                self.out, env={"OWN": "my-own-secret-value"})
            self.assertEqual((row["kept"], row["left_out"]["leak"]), (1, 4), action)
            text = self.out.read_text()
            for leak in ["sk-proj", "/home/user", "91823712837", "my-own-secret"]:
                self.assertNotIn(leak, text)

    def test_no_export_shows_what_a_suite_holds_back(self):
        suite = Path(self.folder.name) / "suite"
        held = next(t for t in self.lines if t["task"] == "t5.relu")
        graphs = [{"file": f"t5/{i}.graph", "sha256": "0" * 64, "hash": hash,
                   "dtype": "bfloat16", "elements": 1, "bytes": 1, "flops": 1, "models": 0,
                   "occurrences": []} for i, hash in enumerate(held["hashes"])]
        suite.mkdir()
        (suite / "suite.json").write_text(json.dumps({
            "name": "s", "version": "1", "tasks": [
                {"task": "t5", "ops": "something else", "split": "held-out", "graphs": graphs}],
            "content_hash": "0" * 64}))
        unnamed = json.loads(json.dumps(held))
        unnamed["hashes"] = []  # the text of the graph gives it away
        unnamed["submission"] += "# another\n"
        path = self.write([*self.lines, unnamed])
        for kind in ("chat", "preferences", "prompts"):
            row = self.run_json("trajectories", "export", path, "--format", kind, "--against", suite,
                                "--out", self.out)
            self.assertEqual((row["kept"], row["left_out"]["held-back"]), (1, 2), kind)
            self.assertNotIn("bf16[2,128,2048]", self.out.read_text())
        result = passnet("trajectories", "export", path, "--against", "data/suite", "--out", self.out)
        self.assertEqual(result.returncode, 2)
        self.assertIn("held-out or hard in `data/suite`, found none [no-held-out]", result.stderr)

    def test_training_data(self):
        self.run_json("trajectories", "export", EXAMPLE, "--out", self.out)
        for line in self.written():
            roles = [message["role"] for message in line["messages"]]
            self.assertEqual(roles[:3], ["system", "user", "assistant"])
            self.assertLessEqual(set(roles), {"system", "user", "assistant"})
            self.assertIn("```pass", line["messages"][4]["content"])
        row = self.run_json("trajectories", "export", EXAMPLE, "--format", "preferences", "--out",
                            self.out)
        self.assertGreater(row["lines"], 0)
        for line in self.written():
            self.assertNotEqual(line["chosen"], line["rejected"])
        self.run_json("trajectories", "export", EXAMPLE, "--format", "prompts", "--out", self.out)
        self.assertEqual({line["task"] for line in self.written()},
                         {line["task"] for line in self.lines})

    def test_the_dataset_keeps_each_once(self):
        database = Path(self.folder.name) / "some" / "t.db"
        for added in (2, 0):
            row = self.run_json("trajectories", "import", EXAMPLE, "--into", database)
            self.assertEqual(row["added"], added)
        self.run_json("trajectories", "filter", database, "--out", self.out)
        self.assertEqual(sorted(map(json.dumps, self.written())),
                         sorted(map(json.dumps, self.lines)))

    def test_bad_lines_are_named(self):
        path = self.write([self.lines[0]])
        path.write_text(path.read_text() + "{}\n")
        result = passnet("trajectories", "filter", path, "--out", self.out)
        self.assertEqual(result.returncode, 2)
        self.assertIn("in.jsonl:2:1: error: expected the key `task` [bad-trajectory]", result.stderr)
        self.assertFalse(self.out.exists())


if __name__ == "__main__":
    unittest.main()
