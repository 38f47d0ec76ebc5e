"""`passnet teach` on the command line: passes and conversations without a model."""
import json
import shutil
import tempfile
import unittest
from pathlib import Path

from program import ROOT, passnet
from verdicts import TimedTest, need_times

TIMED = True

SUITE = "data/suite"
TASKS = ["resnet_basic.batch_norm_relu", "t5.relu"]


def lines(path):
    return [json.loads(line) for line in Path(path).read_text(encoding="utf-8").splitlines()]


class Teach(TimedTest):
    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(cls.folder.cleanup)
        cls.out = Path(cls.folder.name) / "out"
        cls.result = passnet("teach", SUITE, "--only", TASKS[0], "--out", str(cls.out), "--json")

    def test_a_task_has_a_row_a_submission_and_records(self):
        self.assertEqual(self.result.returncode, 0, self.result.stderr)
        row = json.loads(self.result.stdout)
        self.assertEqual(row["task"], TASKS[0])
        self.assertEqual(row["attempts"], 1)
        self.assertEqual(row["verdicts"], ["PASS"])
        need_times((self.out / "records.jsonl").read_text(encoding="utf-8"))
        self.assertGreater(row["as"], 0)
        text = (self.out / "submissions" / TASKS[0] / "teach.pass").read_text(encoding="utf-8")
        self.assertIn("pattern {", text)
        records = lines(self.out / "records.jsonl")
        self.assertEqual([record["task"] for record in records], [TASKS[0]])
        # The conversation has the score that its author was told, not that of the hidden graphs.
        [line] = lines(self.out / "trajectories.jsonl")
        told = [message["content"].rpartition("(AS): ")[2].split()[0]
                for message in line["messages"] if "graphs (AS): " in message["content"]]
        need_times("" if all(score[0].isdigit() for score in told) else "NOISY")
        self.assertTrue(any(abs(float(score) - line["as"]) < 0.01 * float(score)
                            for score in told), told)
        self.assertTrue((self.out / "report.html").exists())

    def test_the_conversation_has_the_answers_of_the_tools(self):
        [line] = lines(self.out / "trajectories.jsonl")
        messages = line["messages"]
        self.assertEqual([message["role"] for message in messages[:2]], ["system", "user"])
        called = []
        for call, answer in zip(messages[2::2], messages[3::2]):
            self.assertEqual((call["role"], answer["role"]), ("assistant", "tool"))
            self.assertTrue(call["content"])
            self.assertEqual(call["tool_calls"][0]["id"], answer["tool_call_id"])
            called.append(answer["name"])
        self.assertEqual(called[0], "show_graph")
        self.assertEqual(called[-1], "submit_pass")
        self.assertIn("prove_pass", called)
        self.assertEqual(messages[-1]["content"], "Submitted.\n")
        texts = [message["tool_calls"][0]["arguments"].get("text") for message in messages[2::2]]
        self.assertIsNone(texts[-1])  # a call without a text is about the last one
        self.assertEqual([text for text in texts if text][-1], line["submission"])
        self.assertEqual(line["candidate"], "teach")
        self.assertEqual(line["ended"], "submitted")
        self.assertNotIn(str(ROOT), json.dumps(messages))
        self.assertNotIn(self.folder.name, json.dumps(messages))

    def test_the_submissions_are_what_bench_takes(self):
        result = passnet("bench", SUITE, "--only", TASKS[0] + "*", "--json", "--passes",
                         str(self.out / "submissions"), "--out", str(Path(self.folder.name) / "b"))
        self.assertEqual(result.returncode, 0, result.stderr)
        need_times((Path(self.folder.name) / "b" / "records.jsonl").read_text(encoding="utf-8"))
        self.assertEqual(json.loads(result.stdout.splitlines()[0])["correct"], 1.0)

    def test_a_resumed_run_keeps_what_is_done(self):
        before = (self.out / "trajectories.jsonl").read_text(encoding="utf-8")
        with (self.out / "tasks.jsonl").open("a", encoding="utf-8") as file:
            file.write('{"task": "cut')  # as a kill leaves it
        result = passnet("teach", SUITE, "--only", TASKS[0], "--out",
                         str(self.out), "--resume", "--json")
        self.assertEqual(result.returncode, 0, result.stderr)
        self.assertEqual((self.out / "trajectories.jsonl").read_text(encoding="utf-8"), before)
        self.assertEqual(len(lines(self.out / "tasks.jsonl")), 1)

    def test_a_resumed_run_believes_only_what_it_wrote(self):
        copy = Path(self.folder.name) / "copy"
        shutil.copytree(self.out, copy)
        pass_file = next(copy.glob("submissions/*/teach.pass"))
        for path, old, new, found in ((copy / "tasks.jsonl", '"idea"', '"odea"', "journal-changed"),
                                      (copy / "records.jsonl", '"speedup"', '"slowup"', "resume-changed"),
                                      (copy / "trajectories.jsonl", "role", "rule", "resume-changed"),
                                      (pass_file, "pass", "pass ", "resume-changed")):
            text = path.read_text(encoding="utf-8")
            self.assertIn(old, text)
            path.write_text(text.replace(old, new, 1), encoding="utf-8")
            result = passnet("teach", SUITE, "--only", TASKS[0], "--out", str(copy), "--resume")
            with self.subTest(path=path.name):
                self.assertEqual(result.returncode, 2, result.stdout)
                self.assertIn(f"[{found}]", result.stderr)
                if found == "resume-changed":
                    self.assertIn("expected what the run wrote for the task ", result.stderr)
            path.write_text(text, encoding="utf-8")
        result = passnet("teach", SUITE, "--only", TASKS[0], "--out", str(copy), "--resume")
        self.assertEqual(result.returncode, 0, result.stderr)

    def test_several_conversations_of_one_search(self):
        out = Path(self.folder.name) / "several"
        result = passnet("teach", SUITE, "--only", TASKS[1], "--out", str(out), "--attempts", "3",
                         "--json")
        self.assertEqual(result.returncode, 0, result.stderr)
        found = lines(out / "trajectories.jsonl")
        self.assertEqual([line["attempt"] for line in found], [1, 2, 3])
        talks = {json.dumps(line["messages"]) for line in found}
        self.assertGreater(len(talks), 1)

    def test_the_search_alone_writes_no_conversation(self):
        out = Path(self.folder.name) / "search"
        result = passnet("teach", SUITE, "--only", TASKS[1], "--out", str(out), "--search", "--json")
        self.assertEqual(result.returncode, 0, result.stderr)
        self.assertEqual((out / "trajectories.jsonl").read_text(encoding="utf-8"), "")
        self.assertEqual(len(lines(out / "tasks.jsonl")), 1)

    def test_a_task_names_no_folder_outside(self):
        out = Path(self.folder.name) / "deep" / "odd"
        source = Path(self.folder.name) / "odd.graph"
        source.write_text('graph @"../../../odd"(%x: f32[64,64]) {\n  %0 = relu(%x)\n'
                          "  %1 = sigmoid(%0)\n  return %1\n}\n", encoding="utf-8")
        result = passnet("teach", str(source), "--out", str(out), "--search", "--json")
        self.assertEqual(result.returncode, 0, result.stderr)
        found = [str(path.relative_to(self.folder.name))
                 for path in Path(self.folder.name).rglob("teach.pass") if "odd" in str(path)]
        self.assertEqual(found, ["deep/odd/submissions/_._.._.._odd-238efeab/teach.pass"])

    def test_a_list_of_tasks_and_patterns(self):
        out = Path(self.folder.name) / "list"
        result = passnet("teach", SUITE, "--only", f"{TASKS[0]},nothing,t5.rel*", "--out", str(out),
                         "--search", "--json")
        self.assertEqual(result.returncode, 0, result.stderr)
        self.assertEqual([row["task"] for row in lines(out / "tasks.jsonl")], TASKS)

    def test_errors_name_what_was_expected(self):
        for arguments, message in [
                (["--part", "3/2"], "[bad-part]"),
                (["--only", "nothing"], "[no-task]"),
                (["--split", "train"], "[unknown-split]"),
                (["--threads", "-1"], "[bad-usage]")]:
            result = passnet("teach", SUITE, *arguments, "--out", str(Path(self.folder.name) / "e"))
            self.assertEqual(result.returncode, 2, result.stderr)
            self.assertEqual(result.stdout, "")
            if message != "[bad-usage]":
                self.assertIn(message, result.stderr)
        self.assertFalse((Path(self.folder.name) / "e").exists())


if __name__ == "__main__":
    unittest.main()
