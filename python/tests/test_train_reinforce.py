"""Reinforcement with a model of one matrix: advantages, the clipped loss, a run that learns what a
judge rewards, stopping and resuming, replays; and lessons from a program that is made up."""

from __future__ import annotations

import importlib.util
import json
import sys
import tempfile
import unittest
from concurrent.futures import Future
from pathlib import Path
from unittest import mock

sys.path.insert(0, str(Path(__file__).resolve().parent))
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from passnet.errors import PassnetError  # noqa: E402
from passnet.service.reward import Reward  # noqa: E402
from passnet.train import lessons, policy, reinforce  # noqa: E402
from passnet.train.curves import read_curve  # noqa: E402
from passnet.train.examples import Example  # noqa: E402
from passnet.train.scheduler import Answer  # noqa: E402
from train_fakes import ByteCoder, tiny_model  # noqa: E402

HAS_TORCH = importlib.util.find_spec("torch") is not None


class Advantages(unittest.TestCase):
    def test_a_reward_counts_within_its_group(self) -> None:
        found = policy.advantages([1, 3, 0, 0, 8, 8], [0, 0, 1, 1, 2, 2])
        self.assertEqual(found, [-1, 1, 0, 0, 0, 0])

    def test_only_right_passes_earn(self) -> None:
        kinds = {"timed": 2.5, "known": 2.5, "estimated": 2.5, "wrong": 0, "checks": 0, "none": 0}
        for kind, value in kinds.items():
            self.assertEqual(reinforce.value_of(Reward(2.5, kind)), value)


@unittest.skipUnless(HAS_TORCH, "PyTorch is not installed")
class Loss(unittest.TestCase):
    def setUp(self) -> None:
        import torch
        self.cpu = torch.device("cpu")
        self.samples = [policy.Sample(Example([5, 6, 7, 8], [False, False, True, True]), 0),
                        policy.Sample(Example([9, 4, 3], [False, True, True]), 0)]

    def test_its_gradient_is_that_of_the_chances_by_their_worth(self) -> None:
        import torch
        model = tiny_model()
        before = policy.measure(model, self.samples, 100, self.cpu)
        learned = policy.accumulate(model, self.samples, before, [1.5, -0.5], policy.Clip(), 4,
                                    self.cpu)
        self.assertAlmostEqual(learned.loss, -(1.5 * 2 - 0.5 * 2) / 4, places=5)
        self.assertEqual((learned.clipped, learned.used), (0, 2))
        gradient = model.head.weight.grad.clone()
        model.zero_grad()
        chances = [policy.log_chances(model, [sample.example], self.cpu)
                   for sample in self.samples]
        (-(1.5 * chances[0].sum() - 0.5 * chances[1].sum()) / 4).backward()
        self.assertTrue(torch.allclose(gradient, model.head.weight.grad, atol=1e-6))

    def test_a_chance_that_moved_too_far_has_no_gradient(self) -> None:
        model = tiny_model()
        before = [value - 1 for value in policy.measure(model, self.samples, 100, self.cpu)]
        learned = policy.accumulate(model, self.samples, before, [1.0, 0.0], policy.Clip(), 100,
                                    self.cpu)
        self.assertEqual((learned.clipped, learned.used), (1.0, 1))
        self.assertAlmostEqual(learned.loss, -1.28, places=5)
        self.assertEqual(float(model.head.weight.grad.abs().max()), 0)

    def test_samples_of_no_worth_are_left_out(self) -> None:
        model = tiny_model()
        before = policy.measure(model, self.samples, 100, self.cpu)
        learned = policy.accumulate(model, self.samples, before, [0.0, 0.0], policy.Clip(), 100,
                                    self.cpu)
        self.assertEqual((learned.loss, learned.used), (0.0, 0))


class Sampler:
    """Answers with bytes drawn from the weights it was given, without a cache."""

    context = 40

    def __init__(self) -> None:
        self.coder = ByteCoder()
        self.published = 0

    def load(self, model: object) -> None:
        self.model, self.published = model, self.published + 1

    def ask(self, ask: object) -> Future:
        import torch
        generator = torch.Generator().manual_seed(ask.seed % 2 ** 31)
        tokens = list(ask.tokens)
        with torch.no_grad():
            for _ in range(ask.max_tokens):
                hidden = self.model.base_model(torch.tensor([tokens]), False).last_hidden_state
                chances = self.model.head(hidden[0, -1]).softmax(-1)
                tokens.append(int(torch.multinomial(chances, 1, generator=generator)))
        made = tuple(tokens[len(ask.tokens):])
        future: Future = Future()
        future.set_result(Answer(self.coder.decode(made), len(made), "length", made))
        return future


class Judge:
    """Rewards answers by their share of the letter `a`; it may say otherwise."""

    def __init__(self, kind: str = "timed", factor: float = 1.0) -> None:
        self.kind, self.factor, self.seen = kind, factor, []

    def start(self, texts: list, graphs: list) -> Future:
        self.seen.append((texts, graphs))
        future: Future = Future()
        future.set_result([Reward((1 + text.count("a")) * self.factor, self.kind) if text
                           else Reward(0.0, "none") for text in texts])
        return future


@unittest.skipUnless(HAS_TORCH, "PyTorch is not installed")
class Runs(unittest.TestCase):
    def setUp(self) -> None:
        holder = tempfile.TemporaryDirectory()
        self.addCleanup(holder.cleanup)
        self.folder = Path(holder.name)
        self.settings = reinforce.Settings(steps=12, rollouts=8, group=4, max_tokens=6, rate=0.05,
                                           warmup=1, lag=0, save=5)
        every = mock.patch.object(reinforce, "find_pass", lambda text: text)  # is a pass here
        every.start()
        self.addCleanup(every.stop)

    def run_of(self, name: str, judge: Judge | None = None, seed: int = 0,
               **settings: object) -> reinforce.Reinforcement:
        import torch
        coder, sampler = ByteCoder(), Sampler()
        out = self.folder / name
        out.mkdir(exist_ok=True)
        tasks = [reinforce.Task(f"t{number}", coder.encode([f"task {number}:"])[0], [f"g{number}"])
                 for number in range(3)]
        chosen = reinforce.Settings(**{**vars(self.settings), **settings})
        work = reinforce.Reinforcement(tiny_model(seed), sampler, sampler.load, tasks,
                                       judge or Judge(), chosen, out, {"model": "tiny"}, "",
                                       torch.device("cpu"))
        return work

    def test_it_learns_what_the_judge_rewards(self) -> None:
        for lag in (0, 1):
            work = self.run_of(f"learns{lag}", steps=40, lag=lag)
            self.assertTrue(work.train(lambda: False))
            curve = read_curve(work.curve)
            self.assertEqual([row["step"] for row in curve], list(range(1, 41)))
            first = sum(row["reward"] for row in curve[:5]) / 5
            last = sum(row["reward"] for row in curve[-5:]) / 5
            self.assertGreater(last, first + 1)
            answers = read_curve(work.answers)
            self.assertEqual(len(answers), 40 * 8)
            self.assertEqual({line["graphs"][0] for line in answers}, {"g0", "g1", "g2"})

    def test_a_resumed_run_is_the_whole_run(self) -> None:
        whole, part = self.run_of("whole"), self.run_of("part")
        whole.train(lambda: False)
        self.assertFalse(part.train(lambda: part.step == 7))
        again = self.run_of("part", seed=9)
        again.resume()
        self.assertEqual(again.step, 7)
        self.assertTrue(again.train(lambda: False))
        self.assertEqual((self.folder / "part/rollouts.jsonl").read_text(),
                         (self.folder / "whole/rollouts.jsonl").read_text())
        import torch
        for one, other in zip(whole.model.parameters(), again.model.parameters(), strict=True):
            self.assertTrue(torch.equal(one, other))

    def test_a_checkpoint_of_other_settings_is_refused(self) -> None:
        self.run_of("other").train(lambda: True)
        with self.assertRaisesRegex(PassnetError, "rate: 0.05 then, 0.1 now"):
            self.run_of("other", rate=0.1).resume()

    def test_groups_divide_the_answers(self) -> None:
        with self.assertRaisesRegex(PassnetError, "that --group 3 divides, found 8"):
            self.run_of("groups", group=3)
        with self.assertRaisesRegex(PassnetError, "--group of at least 2"):
            self.run_of("groups", group=1)

    def test_a_run_without_a_checkpoint_begins_again(self) -> None:
        self.run_of("again", save=100).train(lambda: False)
        (self.folder / "again/checkpoint.pt").unlink()
        again = self.run_of("again", save=100)
        again.resume()
        again.train(lambda: False)
        steps = [row["step"] for row in read_curve(again.curve)]
        self.assertEqual(steps, list(range(1, 13)))

    def test_every_prompt_comes_before_one_comes_again(self) -> None:
        judge = Judge()
        self.run_of("order", judge, steps=6).train(lambda: False)
        seen = [graphs[0] for _, graphs in judge.seen for graphs in (graphs[:1], graphs[4:5])]
        for begin in (0, 3, 6, 9):
            self.assertEqual({name for own in seen[begin:begin + 3] for name in own},
                             {"g0", "g1", "g2"})


class Replays(unittest.TestCase):
    def lines(self) -> list[dict]:
        return [{"step": step, "task": "t", "text": text, "reward": reward, "graphs": ["g"]}
                for step, text, reward in ((1, "aa", 3.0), (2, "aa", 2.0), (3, "a", 2.0),
                                           (4, "", 1.0), (5, None, 0.0))]

    def test_the_best_gains_are_judged_again_once_each(self) -> None:
        judge = Judge(factor=0.5)
        found = reinforce.replay(self.lines(), judge, 5)
        self.assertEqual(judge.seen, [(["aa", "a"], [["g"], ["g"]])])
        self.assertEqual([(row["reward"], row["replayed"]) for row in found], [(3, 1.5), (2, 1)])
        self.assertEqual(len(reinforce.replay(self.lines(), Judge(), 1)), 1)

    def test_what_a_replay_refutes_is_counted(self) -> None:
        curve = [{"reward": value, "right": 1, "gain": 0, "seconds": {"step": 4.0, "wait": 1.0}}
                 for value in (1.0, 2.0, 3.0)]
        refuted = reinforce.replay(self.lines(), Judge("wrong"), 5)
        found = reinforce.summary_of(curve, refuted, last=1)
        self.assertEqual((found["refuted"], found["replayed"], found["noise"]), (2, 2, None))
        self.assertEqual((found["first_reward"], found["last_reward"], found["waited"]),
                         (1, 3, 0.25))
        noisy = reinforce.replay(self.lines(), Judge(factor=0.5), 5)
        self.assertAlmostEqual(reinforce.summary_of(curve, noisy)["noise"], 0.6931, places=3)


class Tasks(unittest.TestCase):
    def read(self, *lines: dict, room: int = 100) -> list[reinforce.Task]:
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "prompts.jsonl"
            path.write_text("".join(json.dumps(line) + "\n" for line in lines))
            return reinforce.read_tasks(path, ByteCoder(), "pass", room)

    def test_a_prompt_that_leaves_no_room_is_left_out(self) -> None:
        found = self.read({"prompt": "short", "graphs": ["g"], "task": "a"},
                          {"prompt": "x" * 200, "graphs": ["g"], "task": "b"})
        self.assertEqual([task.name for task in found], ["a"])
        with self.assertRaisesRegex(PassnetError, "a prompt of at most 3 tokens, found none"):
            self.read({"prompt": "short", "graphs": ["g"]}, room=3)

    def test_a_prompt_without_graphs_is_named(self) -> None:
        with self.assertRaisesRegex(PassnetError, r"prompts.jsonl:2: expected a list `graphs`"):
            self.read({"prompt": "one", "graphs": ["g"]}, {"prompt": "two"})


GRAPH = """graph @g.0(
    %in0: f32[2,3] {strides=[1,2]},
    %in1: f32[4,3]) {
  %n0 = relu(%in0) : f32[2,3]
  %n1, %n2 = split(%n0, 1) : f32[1,3], f32[1,3]
  %n3 = linear(%n2, %in1) : f32[1,4]
  return %n3
}
"""


class Lessons(unittest.TestCase):
    def test_the_endings_of_a_graph_are_graphs(self) -> None:
        found = list(lessons.endings_of(GRAPH))
        self.assertEqual(len(found), 2)
        self.assertIn("    %n0: f32[2,3],\n    %in1: f32[4,3]) {\n  %n1, %n2 = split", found[0])
        self.assertIn("(\n    %n2: f32[1,3],\n    %in1: f32[4,3]) {\n  %n3 = linear", found[1])

    def test_lessons_are_what_the_compiler_applies(self) -> None:
        with tempfile.TemporaryDirectory() as name:
            folder = Path(name)
            suite = folder / "suite"
            for task in ("one", "two", "three"):
                (suite / task).mkdir(parents=True)
                (suite / task / "0.graph").write_text(GRAPH.replace("@g", f"@{task}"))
            (suite / "suite.json").write_text(json.dumps(
                {"splits": {"train": ["one", "two"], "hard": ["three"]}}))
            program = folder / "program"
            program.write_text(f"#!{sys.executable}\n" + PROGRAM)
            program.chmod(0o755)
            work = lessons.Lessons(str(program), 500, 100, 1)
            counts = lessons.write_lessons(work, [suite], "train", None, False, ["other"],
                                           folder / "out")
            self.assertEqual(counts, {"graphs": 2, "prompts": 2, "lessons": 1})
            line = json.loads((folder / "out/lessons.jsonl").read_text())
            self.assertEqual(line["messages"][-1]["content"], "```pass\npass p {\n}\n```")
            prompts = [json.loads(row)
                       for row in (folder / "out/prompts.jsonl").read_text().splitlines()]
            self.assertEqual([row["task"] for row in prompts], ["one.0", "two.0"])
            self.assertEqual(prompts[0]["graphs"][0]["task"], "one")
            with self.assertRaisesRegex(PassnetError, "expected a split among train, hard"):
                lessons.graphs_of(suite, "dev", None)


PROGRAM = '''
import json, sys
words = sys.argv[1:]
if words[0] == "prompt":
    print(json.dumps({"messages": [{"role": "user", "content": "write"}], "op_sequence": words[1],
                      "hashes": [words[1]]}))
elif words[0] == "compile":
    print(json.dumps({"text": "pass p {\\n}\\n" if "/one/" in words[1] else ""}))
else:
    out = words[words.index("--out") + 1]
    open(out, "w").write(open(words[2]).read())
'''


if __name__ == "__main__":
    unittest.main()
