"""Tests of train_experiment.py: the order of steps, and going on after a stop."""

import contextlib
import io
import json
import sys
import tempfile
import threading
import time
import unittest
from pathlib import Path
from unittest import mock

sys.path.insert(0, str(Path(__file__).resolve().parent))
import train_experiment  # noqa: E402


def run(*arguments):
    """(exit code, standard output, standard error)."""
    out, err = io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        code = train_experiment.main([str(argument) for argument in arguments])
    return code, out.getvalue(), err.getvalue()


def words(folder, *more):
    """A command line of the experiment in a folder."""
    return [str(word) for word in (
        "--model", folder / "model", "--chat", folder / "chat.jsonl", "--suite", folder / "given",
        "--work", folder / "work", "--out", folder / "out", *more)]


def parsed(folder, *more):
    return train_experiment.parse("", words(folder, *more))


class InFolder(unittest.TestCase):
    def setUp(self):
        holder = tempfile.TemporaryDirectory()
        self.addCleanup(holder.cleanup)
        self.folder = Path(holder.name)
        self.work = self.folder / "work"
        self.chat = self.folder / "chat.jsonl"
        self.chat.write_text("{}\n" * 20)
        (self.folder / "given").mkdir()
        (self.folder / "given/suite.json").write_text('{"tasks": []}')


class Suites(InFolder):
    """The tasks of the experiment."""

    def suite(self, name, *tasks):
        for task in tasks:
            (self.folder / name / task["task"]).mkdir(parents=True)
            (self.folder / name / task["task"] / "0.graph").write_text(name)
        path = self.folder / name
        (path / "suite.json").write_text(json.dumps({"name": name, "tasks": tasks}))
        return path

    def written(self, *options):
        train_experiment.write_suite(parsed(self.folder, *options), self.work / "suite")
        return json.loads((self.work / "suite/suite.json").read_text())

    def test_the_tasks_of_several_suites_are_joined(self):
        first = self.suite("a", {"task": "a.task", "split": "train"})
        other = self.suite("b", {"task": "b.task", "split": "dev"},
                           {"task": "a.task", "split": "hard"})
        found = self.written("--suite", first, other)
        self.assertEqual((found["name"], [task["task"] for task in found["tasks"]]),
                         ("a", ["a.task", "b.task"]))
        self.assertEqual((self.work / "suite/a.task/0.graph").read_text(), "a")
        self.assertEqual((self.work / "suite/b.task/0.graph").read_text(), "b")

    def test_tasks_to_learn_from_are_a_split_of_their_own(self):
        def task(name, ops, number, split="train", size=1):
            return {"task": name, "split": split, "ops": ops,
                    "graphs": [{"hash": str(number), "bytes": size}]}

        own = [task("own", "a b", 1, "hard"), task("both", "c", 2)]
        bench = self.suite("bench", *own)
        new = task("new", "d", 3, "held-out")
        more = self.suite("more", new, task("both", "c", 2), task("taught", "d", 4),
                          task("sequence", "a b", 5), task("graph", "d", 1),
                          task("large", "d", 6, size=7e6))
        taught = self.folder / "tasks.jsonl"
        taught.write_text('{"task": "taught"}\n')
        options = ["--suite", bench, "--sample-from", more, taught]
        self.assertEqual(self.written(*options)["tasks"], [*own, {**new, "split": "samples"}])
        self.assertEqual((self.work / "suite/new/0.graph").read_text(), "more")
        taught.write_text('{"task": "taught"}\n{"task": "new"}\n')
        with self.assertRaisesRegex(train_experiment.PassnetError, "found none"):
            self.written(*options)


class Steps(InFolder):
    """The experiment with stand-ins for training and judging."""

    def setUp(self):
        super().setUp()
        self.done = []
        self.pause = 0
        self.failing = None
        for name in ("convert", "tune", "judge", "answer", "choose_winners"):
            patch = mock.patch.object(train_experiment.Experiment, name, self.stand_in(name))
            patch.start()
            self.addCleanup(patch.stop)

    def stand_in(self, kind):
        def work(experiment, name, *arguments):
            if name == self.failing:
                raise train_experiment.PassnetError("cannot train")
            self.done.append(name)
            time.sleep(self.pause)
            if experiment.left() < 0:
                raise train_experiment.TimeIsOver(name)
            if kind in ("convert", "tune"):
                experiment.folder_of(name).mkdir(parents=True, exist_ok=True)
            elif kind in ("judge", "answer"):
                assert arguments[0].exists(), name
            run_folder = experiment.options.work / "runs"
            run_folder.mkdir(exist_ok=True)
            (run_folder / f"{name}.jsonl").write_text("{}\n")
            return {"convert": {}, "tune": {"loss": 1.0}, "choose_winners": {"winners": 3},
                    "answer": {"passes": 1}, "judge": {"as": 0.5, "right": 1, "tasks": 2}}[kind]
        return work

    def run_all(self, *options):
        return run(*words(self.folder, "--counts", "10,20", "--train-split", "train", *options))

    def test_all_steps_are_run_once_the_cheap_ones_first(self):
        code, out, _ = self.run_all()
        self.assertEqual(code, 0)
        self.assertEqual(self.done, [
            "base", "tuned-20-0", "score-tuned-20-0-held-out", "score-base-held-out",
            "tuned-20-1", "score-tuned-20-1-held-out",
            "tuned-10-0", "score-tuned-10-0-held-out", "score-tuned-20-0-train-best-of-8",
            "winners", "expert", "score-expert-held-out", "expert-on", "score-expert-on-held-out",
            "score-tuned-20-0-held-out-best-of-8", "score-base-held-out-best-of-8",
            "score-expert-held-out-best-of-8", "score-expert-on-held-out-best-of-8"])
        self.assertEqual(out.count("AS 0.500, 1 of 2 tasks right"), 11)
        count = len(self.done)
        self.assertEqual(self.run_all()[0], 0)
        self.assertEqual(len(self.done), count)
        rows = (self.folder / "out/results.jsonl").read_text().splitlines()
        self.assertEqual([json.loads(row)["step"] for row in rows], self.done)

    def test_too_few_conversations_are_found_before_anything_is_run(self):
        self.chat.write_text("{}\n" * 12)
        code, _, err = self.run_all()
        self.assertEqual((code, self.done), (2, []))
        self.assertIn(f"expected 20 conversations in {self.chat}, found 12", err)
        self.assertEqual(self.run_all("--only", "base,tuned-10-0")[0], 0)
        self.assertEqual(self.done, ["base", "tuned-10-0"])

    def test_the_hard_split_is_for_the_main_model_and_the_untuned_one(self):
        self.run_all("--hard", "hard,odd", "--only", "base,tuned-*,score-*hard-odd")
        self.assertEqual([name for name in self.done if name.startswith("score")],
                         ["score-tuned-20-0-held-out-hard-odd", "score-base-held-out-hard-odd"])

    def test_prompts_are_answered_by_each_model_that_exists(self):
        self.run_all("--prompts", self.folder / "prompts.jsonl")
        self.assertEqual([name for name in self.done if name.startswith("answers")], [
            f"answers-{model}-{count}"
            for model in ("tuned-20-0", "base", "tuned-20-1", "tuned-10-0", "expert", "expert-on")
            for count in (1, 8)])

    def test_only_named_steps_run(self):
        code, _, _ = self.run_all("--only", "base,tuned-*")
        self.assertEqual((code, self.done),
                         (0, ["base", "tuned-20-0", "tuned-20-1", "tuned-10-0"]))

    def test_a_call_whose_time_is_over_is_continued(self):
        self.pause = 0.02
        calls = 1
        while self.run_all("--seconds", "0.05")[0] == 1:
            calls += 1
        self.assertGreater(calls, 3)
        finished = {name: self.done.count(name) for name in self.done}
        self.assertEqual(len(finished), 18)

    def test_models_are_trained_while_others_are_judged(self):
        self.pause = 0.01
        code, _, err = self.run_all("--overlap")
        self.assertEqual(code, 0, err)
        done = self.done
        self.assertEqual(len(done), 18)
        self.assertEqual([name for name in done if not name.startswith("score")],
                         ["base", "tuned-20-0", "tuned-20-1", "tuned-10-0", "winners", "expert",
                          "expert-on"])
        for first, then in (("tuned-20-0", "score-tuned-20-0-held-out"),
                            ("score-tuned-20-0-train-best-of-8", "winners"),
                            ("expert", "score-expert-held-out")):
            self.assertLess(done.index(first), done.index(then))
        self.assertLess(done.index("score-base-held-out"), done.index("tuned-10-0"))

    def test_one_side_that_stops_lets_the_other_go_on(self):
        code, _, err = self.run_all("--overlap", "--only", "base,score-*,winners")
        self.assertEqual((code, self.done), (0, ["base", "score-base-held-out",
                                                 "score-base-held-out-best-of-8"]), err)
        self.done.clear()
        self.failing = "tuned-20-1"
        code, _, err = self.run_all("--overlap")
        self.assertEqual((code, "cannot train" in err), (2, True), err)
        self.assertIn("score-tuned-20-0-held-out-best-of-8", self.done)
        self.failing = None
        self.pause = 0.02
        while self.run_all("--overlap", "--seconds", "0.05")[0] == 1:
            pass
        self.assertIn("score-expert-held-out-best-of-8", self.done)


class Shards(InFolder):
    """Agents side by side."""

    def options(self, *more):
        return parsed(self.folder, *more)

    def deal(self, split, *more):
        tasks = [{"task": f"t{number}", "split": "train" if number % 2 else "dev",
                  "graphs": [{"bytes": 1}, {"bytes": 1 + (number == 3)}]} for number in range(6)]
        suite = self.work / "suite"
        suite.mkdir(parents=True, exist_ok=True)
        (suite / "suite.json").write_text(json.dumps({"tasks": tasks}))
        options = self.options(*more)
        return [shard.tasks for shard in train_experiment.Experiment(options).shards(split)]

    def processors(self, cores, *more):
        with mock.patch("os.sched_getaffinity", return_value=set(range(cores))):
            return train_experiment.Experiment(self.options(*more)).processors()

    def test_each_task_is_in_one_shard_and_large_ones_are_apart(self):
        self.assertEqual(self.deal(""), [["t3", "t1", "t4"], ["t0", "t2", "t5"]])
        self.assertEqual(self.deal("dev"), [["t0", "t2", "t4"]])
        self.assertEqual(self.deal("train,dev"), self.deal(""))

    def test_agents_have_processors_of_their_own_and_some_are_spared(self):
        self.assertEqual(self.processors(5, "--shards", "2"), [[0, 1], [2, 3]])
        self.assertEqual(self.processors(6, "--shards", "2", "--spare", "2"), [[0, 1], [2, 3]])
        self.assertEqual(self.processors(2, "--shards", "8"), [[0], [1]])
        self.assertEqual(self.processors(1, "--spare", "2"), [[0]])

    def test_an_agent_waits_for_processors(self):
        self.deal("")
        experiment = train_experiment.Experiment(self.options("--shards", "1"))
        busy, given = threading.Lock(), []

        def judge_shard(folder, shard, cores, more):
            self.assertTrue(busy.acquire(blocking=False))
            given.append((shard.number, cores))
            (folder / f"{shard.number}.jsonl").write_text("")
            busy.release()
            return True

        with mock.patch("passnet.train.command.start_service"), \
                mock.patch("passnet.train.expert.serving"), \
                mock.patch("os.sched_getaffinity", return_value={0, 1}), \
                mock.patch.object(experiment, "judge_shard", judge_shard):
            experiment.judge("s", Path("m"), "", 1, 0.0)
        self.assertEqual(given, [(0, [0, 1]), (1, [0, 1])])

    def test_samples_are_drawn_for_some_tasks_alone(self):
        [tasks] = self.deal("train", "--train-split", "train", "--train-tasks", "2")
        self.assertEqual(len(set(tasks) & {"t1", "t3", "t5"}), 2)
        self.assertEqual(len(self.deal("dev", "--train-tasks", "2")[0]), 3)

    def test_samples_to_learn_from_have_no_final_score(self):
        self.deal("")
        experiment = train_experiment.Experiment(
            self.options("--train-split", "train", "--sample-seconds", "30"))
        given = {}
        with mock.patch("passnet.train.command.start_service"), \
                mock.patch("passnet.train.expert.serving"), \
                mock.patch.object(train_experiment.Experiment, "judge_shard",
                                  lambda experiment, folder, shard, cores, more:
                                  given.setdefault(folder.name, more)):
            for split in ("train", "dev"):
                experiment.judge(split, Path("m"), split, 8, 0.8)
            experiment.options.sample_seconds = 0
            experiment.judge("late", Path("m"), "train", 8, 0.8)
        self.assertNotIn("late", given)
        self.assertIn("--drafts", given["train"])
        self.assertEqual(given["train"][given["train"].index("--budget-seconds") + 1], "30")
        self.assertNotIn("--drafts", given["dev"])

    def judged(self, *rows):
        experiment = self.experiment()
        with mock.patch("passnet.train.command.start_service"), \
                mock.patch("passnet.train.expert.serving"), \
                mock.patch.object(train_experiment.Experiment, "judge_shard",
                                  lambda experiment, folder, shard, cores, more: bool(
                                      (folder / "0.jsonl").write_text("".join(
                                          json.dumps(row) + "\n" for row in rows)))):
            return experiment.judge("s", Path("m"), "train,dev", 1, 0.0)

    def experiment(self):
        self.deal("")
        return train_experiment.Experiment(self.options())

    def test_each_split_has_its_score(self):
        found = self.judged({"task": "t1", "as": 4.0, "verdicts": ["PASS"], "ended": ["turns"]},
                            {"task": "t2", "as": 1.0, "verdicts": ["PASS"], "ended": ["turns"]})
        self.assertAlmostEqual(found["as"], 2.0)
        self.assertAlmostEqual(found["splits"]["train"]["as"], 4.0)
        self.assertAlmostEqual(found["splits"]["dev"]["as"], 1.0)

    def test_a_task_that_the_server_lost_is_asked_again(self):
        with self.assertRaises(train_experiment.TimeIsOver):
            self.judged({"task": "t1", "as": None, "ended": ["lost"]})

    def test_a_tuned_model_goes_on_at_a_lower_rate(self):
        experiment = self.experiment()
        (self.work / "steps/winners.json").write_text('{"winners": 3}')
        with mock.patch.object(experiment, "tune", return_value={"steps": 3}) as tune, \
                contextlib.redirect_stderr(io.StringIO()):
            for name in train_experiment.EXPERTS:
                experiment.expert(name)
        winners = self.work / "winners.jsonl"
        self.assertEqual([call.args for call in tune.call_args_list], [
            ("expert", None, 0, [self.chat, winners]),
            ("expert-on", None, 0, [winners], "tuned-4000-0", train_experiment.GO_ON)])

    def train_with(self, code):
        done = mock.Mock(returncode=code, stdout=b'{"steps": 3}')
        with mock.patch("subprocess.run", return_value=done) as runs, \
                mock.patch.dict("os.environ", PYTHONPATH="/own"):
            record = self.experiment().tune("tuned-5-1", 5, 1, [Path("chat")])
        self.assertIn("/own", runs.call_args[1]["env"]["PYTHONPATH"].split(":"))
        return record, runs.call_args[0][0]

    def test_training_is_a_process_that_can_go_on(self):
        record, words = self.train_with(0)
        self.assertEqual(record, {"steps": 3})
        self.assertEqual(words[words.index("--count") + 1], "5")
        self.assertEqual(words[words.index("--model") + 1], str(self.work / "models/base"))
        self.assertIn("--resume", words)
        with self.assertRaises(train_experiment.TimeIsOver):
            self.train_with(1)
        with self.assertRaisesRegex(train_experiment.PassnetError, "the exit code 2"):
            self.train_with(2)

    def test_a_split_without_tasks_is_an_error(self):
        with self.assertRaisesRegex(train_experiment.PassnetError,
                                    "expected tasks of the split 'test', found none"):
            self.deal("test")


class Summary(unittest.TestCase):
    def test_tasks_without_a_score_count_as_failed(self):
        rows = [{"as": 1.6, "verdicts": ["PASS", "NO_MATCH"], "tokens_in": 5, "tokens_out": 2},
                {"as": None, "verdicts": ["NO_MATCH"], "tokens_in": 1, "tokens_out": None}]
        found = train_experiment.summary(rows)
        self.assertAlmostEqual(found.pop("as"), 0.4)
        self.assertEqual(found, {"tasks": 2, "right": 1, "tokens_in": 6, "tokens_out": 2,
                                 "verdicts": {"NO_MATCH": 2, "PASS": 1}})
        self.assertIsNone(train_experiment.summary([])["as"])


if __name__ == "__main__":
    unittest.main()
