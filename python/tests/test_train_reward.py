"""Rewards: passes in completions, judging by a program or an endpoint, expert iteration."""

from __future__ import annotations

import contextlib
import io
import json
import os
import socket
import sys
import tempfile
import threading
import time
import unittest
import urllib.error
import urllib.request
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from unittest import mock

sys.path.insert(0, str(Path(__file__).resolve().parent))
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from passnet import cli  # noqa: E402
from passnet.errors import PassnetError  # noqa: E402
from passnet.train import expert, json_server, reward  # noqa: E402
from passnet.train.reward import find_pass  # noqa: E402
from passnet.train.reward_server import RewardServer  # noqa: E402
from train_fakes import Instant  # noqa: E402

TIMED = True

ROOT = Path(__file__).resolve().parent.parent.parent
PROGRAM = Path(os.environ.get("PASSNET_PROGRAM", ROOT / "build/passnet"))
PASS = "pass p {\n  pattern(%x) {\n  }\n}\n"

# Judges as the text of the pass says, and notes whether two ran at once; scores 1.5.
JUDGE = '''#!{python}
import json, os, sys, time
command, arguments = sys.argv[1], sys.argv[2:]
if command == "eval":
    place = arguments[arguments.index("--passes") + 1]
    text = open(place).read()
    alone = "{folder}/running"
    os.close(os.open(alone, os.O_CREAT | os.O_EXCL))
    time.sleep(0.05)
    os.unlink(alone)
    if "syntax" in text:
        print(json.dumps({{"file": place, "message": "expected a pass"}}), file=sys.stderr)
        sys.exit(2)
    if "lost" in text:
        print("seed 1", file=sys.stderr)
        print(json.dumps({{"message": "cannot read 'g'"}}), file=sys.stderr)
        sys.exit(2)
    if "crash" in text:
        print(json.dumps({{"verdict": "PASS", "correct": {{"-5": True}}}}))
        print('{{"verdict": "PA', end="")
        sys.exit(2)
    with open("{folder}/calls", "a") as calls:
        print(text.split()[1], file=calls)
    count = open("{folder}/calls").read().count(text.split()[1])
    if "flaky" in text and count > 1:
        print(json.dumps({{"verdict": "WRONG_VALUE", "correct": {{"-5": False}}}}))
        sys.exit(1)
    with open("{folder}/devices", "a") as devices:
        print(arguments[arguments.index("--device") + 1], file=devices)
    if "--seed" in arguments:
        with open("{folder}/seeds", "a") as seeds:
            print(text.split()[1], file=seeds)
    if "noisy" in text and count < int(text.split()[1][-1]):
        print(json.dumps({{"verdict": "NOISY", "correct": {{"-5": True}}}}))
        sys.exit(0)
    verdicts = ["NO_GAIN" if "copied" in text else "PASS"] + ["WRONG_VALUE"] * ("wrong" in text)
    for verdict in verdicts:
        print(json.dumps({{"verdict": verdict, "correct": {{"-5": "loose" not in text}}}}))
    sys.exit(len(verdicts) - 1)
lucky = open("{folder}/calls").read().split().count("lucky") == 1
print(json.dumps({{"as": 9, "over": {{"default": {{"as": 3 if lucky else 1.5}}, "op-by-op": {{"as": 4}},
                                     "eager": {{"as": 2}}}}}}))
'''

# Leaves a trajectory of each task, and the arguments that it was called with.
AGENT = '''#!{python}
import json, pathlib, sys, urllib.request
arguments = sys.argv[1:]
value = lambda name: arguments[arguments.index(name) + 1]
body = {{"model": value("--model"), "messages": [{{"role": "user", "content": "x"}}]}}
request = urllib.request.Request(value("--base-url") + "/chat/completions",
                                 json.dumps(body).encode())
text = json.load(urllib.request.urlopen(request))["choices"][0]["message"]["content"]
out = pathlib.Path(value("--out"))
out.mkdir(parents=True, exist_ok=True)
(out / "arguments").write_text(" ".join(arguments))
with (out / "trajectories.jsonl").open("a") as stream:
    for task, score in (("a", 1.5), ("b", 0.5)):
        stream.write(json.dumps({{"task": task, "as": score, "verdict": "PASS", "submission": task,
            "messages": [{{"role": "assistant", "content": text}}]}}) + "\\n")
sys.exit({code})
'''


def write_program(path: Path, text: str, **values: object) -> str:
    path.write_text(text.format(python=sys.executable, **values))
    path.chmod(0o755)
    return str(path)


class Finding(unittest.TestCase):
    def test_the_last_pass_counts(self) -> None:
        tool = json.dumps({"name": "submit_pass", "arguments": {"text": PASS}})
        for completion, expected in (
                (f"First:\n```pass\nold\n```\nthen\n```pass\n{PASS}```\nsubmit_pass", PASS),
                (f"```\n{PASS}```", PASS), (f"```tool\n{tool}\n```", PASS),
                (f"```pass\n{PASS}```\n```tool\n{{\"name\": \"show_graph\"}}\n```", PASS),
                (f"Here it is.\n{PASS}", PASS), ("no text", None), ("", None),
                ("```python\nprint()\n```", None), ("```tool\n[1]\n```", None),
                ("```tool\n{\"arguments\": {\"text\": 3}}\n```", None),
                ("```tool\n" + "[" * 100000 + "\n```", None), ("```pass\nno end", None)):
            with self.subTest(completion=completion[:60]):
                self.assertEqual(find_pass(completion), expected)


    def test_a_completion_that_repeats_itself_is_read_once(self) -> None:
        for text in ("pass a\n" * 30000, "```pass\n" + "x\n" * 100000, "```" * 70000,
                     "```" + "a" * 200000 + "\n", ("```pass\n" + "x\n" * 9) * 10001 + "```\n"):
            with self.subTest(text[:20]):
                self.assertIsInstance(find_pass(text), (str, type(None)))
        for text, expected in (
                ("```pass\na\n```pass\nb\n```", "a\n```pass\nb\n"), ("```pass\n```", ""),
                ("pass a {\n```\nx\n```\n}", "pass a {\n\n}\n"), ("}\npass a {", None),
                ("pass a {\n}\n}\nx", "pass a {\n}\n}\n"), ("```pass\r\n}\n```\r\n", None)):
            with self.subTest(text):
                self.assertEqual(find_pass(text), expected)


class Judging(unittest.TestCase):
    def setUp(self) -> None:
        holder = tempfile.TemporaryDirectory()
        self.addCleanup(holder.cleanup)
        self.folder = Path(holder.name)
        self.program = write_program(self.folder / "judge", JUDGE, folder=holder.name)
        patch = mock.patch("passnet.train.reward.WAITS", (0, 0, 0))
        patch.start()
        self.addCleanup(patch.stop)

    def test_a_gain_is_judged_again_with_a_fresh_seed(self) -> None:
        texts = [PASS.replace("p {", name + " {") for name in ("lucky", "flaky")]
        self.assertEqual([reward(["q"], [text], graphs=["g"], program=self.program, seed=7)
                          for text in texts], [[1.5], [0.0]])
        self.assertEqual((self.folder / "calls").read_text().split(),
                         ["lucky", "lucky", "flaky", "flaky"])
        self.assertEqual((self.folder / "seeds").read_text().split(), ["lucky", "flaky"])

    def test_a_wrong_pass_earns_nothing(self) -> None:
        texts = [PASS, f"```pass\n{PASS}```", "none", PASS.replace("p {", "wrong {"),
                 PASS.replace("p {", "loose {"), PASS.replace("p {", "syntax {")]
        completions = [*texts[:2], [{"role": "assistant", "content": texts[2]}], *texts[3:]]
        found = reward(["x"] * 6, completions, graphs=["g", ["g", "h"], "g", "g", "g", "g"],
                       program=self.program, task=["t"] * 6)
        self.assertEqual(found, [1.5, 1.5, 0.0, 0.0, 0.0, 0.0])

    def test_weights_choose_the_compilers_that_count(self) -> None:
        for weights, expected in (({"op-by-op": 1}, 4.0), ({"op-by-op": 0.5, "eager": 2}, 8.0),
                                  ({"default": "1"}, 1.5)):
            self.assertAlmostEqual(reward(["x"], [PASS], graphs=["g"], program=self.program,
                                          weights=weights)[0], expected)
        for weights, part in (({"inductor": 1}, "found 'inductor'"), ({"eager": "x"}, "a weight"),
                              ({"eager": float("nan")}, "a weight")):
            with self.assertRaisesRegex(PassnetError, part):
                reward(["x"], [PASS], graphs=["g"], program=self.program, weights=weights)

    def test_the_device_judges(self) -> None:
        reward(["x"], [PASS], graphs=["g"], program=self.program)
        reward(["x"], [PASS], graphs=["g"], program=self.program, device="cuda")
        self.assertEqual((self.folder / "devices").read_text().split(),
                         ["cpu", "cpu", "cuda", "cuda"], "each is judged again with a fresh seed")

    def test_a_copy_of_the_plan_earns_one_and_is_no_failure(self) -> None:
        found = reward(["x"], [PASS.replace("p {", "copied {")], graphs=["g"], program=self.program)
        self.assertEqual(found, [1.5])

    def test_a_pass_that_other_work_disturbs_is_judged_again(self) -> None:
        found = reward(["x"], [PASS.replace("p {", "noisy3 {")], graphs=["g"], program=self.program)
        self.assertEqual(found, [1.5])
        found = reward(["x"], [PASS.replace("p {", "noisy9 {")], graphs=["g"], program=self.program)
        self.assertEqual(found, [1.0])

    def test_odd_completions_earn_nothing(self) -> None:
        large = PASS.replace("pattern", "#" * (4 << 20) + "\n  pattern")
        odd = [large, f"```pass\n{large}```\n", None, 3, [], [None], ["x"], [{"role": "assistant"}],
               [{"content": [{"type": "text", "text": "none"}, 7]}]]
        found = reward(["x"] * len(odd), odd, graphs=["g"] * len(odd), program=self.program)
        self.assertEqual(found, [0.0] * len(odd))
        parts = [{"content": [{"type": "text", "text": PASS}]}]
        self.assertEqual(reward(["x"], [parts], graphs=["g"], program=self.program), [1.5])
        with self.assertRaisesRegex(PassnetError, "expected a seed"):
            reward(["x"], [PASS], graphs=["g"], program=self.program, seed=True)

    def test_an_evaluation_that_ends_early_is_no_reward(self) -> None:
        with self.assertRaisesRegex(PassnetError, "eval failed: no message"):
            reward(["x"], [PASS.replace("p {", "crash {")], graphs=["g"], program=self.program)

    def test_the_program_comes_from_the_environment(self) -> None:
        with mock.patch.dict(os.environ, PASSNET_PROGRAM=self.program):
            self.assertEqual(reward(["x"], [PASS], graphs=["g"]), [1.5])

    def test_what_cannot_be_judged_is_an_error_and_no_reward(self) -> None:
        for options, part in (({"program": "/nothing"}, "cannot be run"),
                              ({"url": "http://127.0.0.1:1/"}, "does not answer")):
            with self.assertRaisesRegex(PassnetError, part):
                reward(["x"], [PASS], graphs=["g"], **options)
        with self.assertRaisesRegex(PassnetError, "cannot read 'g'"):
            reward(["x"], [PASS.replace("p {", "lost {")], graphs=["g"], program=self.program)
        with self.assertRaisesRegex(PassnetError, "found 2 and 1"):
            reward(["x"], [PASS], graphs=["g", "h"], program=self.program)

    def serve(self) -> str:
        server = RewardServer(("127.0.0.1", 0), self.program, self.folder)
        stopped = threading.Event()
        thread = threading.Thread(target=server.serve_until, args=(stopped.is_set,))
        thread.start()
        self.addCleanup(thread.join)
        self.addCleanup(stopped.set)
        return f"http://127.0.0.1:{server.server_address[1]}/reward"

    def test_connections_and_bodies_are_bounded(self) -> None:
        (self.folder / "g.graph").write_text("")
        for name, value in (("REQUEST_SECONDS", 1), ("MAX_BODIES", 1 << 20)):
            patch = mock.patch.object(json_server, name, value)
            patch.start()
            self.addCleanup(patch.stop)
        url = self.serve()
        before = threading.active_count()
        place = ("127.0.0.1", int(url.split(":")[2].split("/")[0]))
        with contextlib.ExitStack() as held:
            for _ in range(RewardServer.connections + 40):
                half = held.enter_context(socket.create_connection(place))
                half.sendall(b"POST /reward HTTP/1.1\r\nContent-Length: 9\r\n")
            self.assertLessEqual(threading.active_count() - before, RewardServer.connections)
            # Those that never end their request make room for one that does.
            self.assertEqual(reward(["x"], [PASS], graphs=["g.graph"], url=url), [1.5])
        body = json.dumps({"completion": "#" * (1 << 20), "graphs": ["g.graph"]}).encode()
        for size, status in ((33 << 20, 413), (len(body), 503)):
            with socket.create_connection(place) as half:
                half.sendall(f"POST /reward HTTP/1.1\r\nContent-Length: {size}\r\n\r\n".encode())
                with contextlib.suppress(OSError):
                    half.sendall(body)
                self.assertIn(str(status), half.makefile().readline())
        self.assertEqual(reward(["x"], [PASS], graphs=["g.graph"], url=url), [1.5])

    def test_an_endpoint_judges_one_at_a_time(self) -> None:
        (self.folder / "g.graph").write_text("")
        url = self.serve()

        def ask(text: str) -> list[float]:
            return reward(["x"], [text], graphs=["g.graph#1"], url=url, seed=4)

        with ThreadPoolExecutor(6) as pool:
            found = list(pool.map(ask, [PASS] * 5 + [PASS.replace("p {", "wrong {")]))
        self.assertEqual(found, [[1.5]] * 5 + [[0.0]])
        for body, part in (({"pass": PASS}, "`graphs`"), ({"graphs": ["g.graph"]}, "`pass`"),
                           ({"pass": PASS, "graphs": ["../x"]}, "below the folder"),
                           ({"pass": PASS, "graphs": [3]}, "below the folder"),
                           *(({"pass": PASS, "graphs": [name]}, "below the folder")
                             for name in ("\0", "g.graph\0", "a" * 5000, "\ud800", "g.graph#\ud800",
                                          "g.graph#-1", "", ".", "/", [], None)),
                           ({"pass": PASS, "graphs": ["g.graph"] * 1001}, "at most 1000 graphs"),
                           *(({"pass": PASS, "graphs": ["g.graph"], "seed": seed}, "`seed`")
                             for seed in (-1, True, 1.0, "1", 1 << 63)),
                           ({"pass": "lost", "graphs": ["g.graph"]}, "cannot read 'g'")):
            with self.subTest(part=part), self.assertRaises(urllib.error.HTTPError) as caught:
                urllib.request.urlopen(url, json.dumps(body).encode())
            self.assertEqual(caught.exception.code, 500 if body.get("pass") == "lost" else 400)
            self.assertIn(part, json.loads(caught.exception.read())["error"]["message"])
        with self.assertRaisesRegex(PassnetError, "cannot read 'g'"):
            ask(PASS.replace("p {", "lost {"))
        for completion in ("no pass", f"```pass\n#{'#' * (4 << 20)}\n{PASS}```"):
            body = json.dumps({"completion": completion, "graphs": ["g.graph"]}).encode()
            with urllib.request.urlopen(url, body) as answer:
                self.assertEqual(json.loads(answer.read()), {"reward": 0.0})


@unittest.skipUnless(PROGRAM.is_file(), "the program is not built")
class WithTheProgram(unittest.TestCase):
    def test_a_right_pass_is_rewarded_and_a_broken_one_is_not(self) -> None:
        right = (ROOT / "examples/passes/batch_norm_relu.pass").read_text(encoding="utf-8")
        graph = str(ROOT / "data/suite/resnet_basic.batch_norm_relu/0.graph")
        found = reward(["x"] * 3, [right, right.replace("relu(round", "abs(round"),
                                   right.replace("return %y", "return")],
                       graphs=[graph] * 3, program=str(PROGRAM), seed=1)
        self.assertGreater(found[0], 0.0)
        self.assertEqual(found[1:], [0.0, 0.0])


class Expert(unittest.TestCase):
    def setUp(self) -> None:
        holder = tempfile.TemporaryDirectory()
        self.addCleanup(holder.cleanup)
        self.folder = Path(holder.name)
        self.trained: list[Path] = []
        for name, stand_in in (("start_service", lambda *_: Instant()), ("run_sft", self.train)):
            patch = mock.patch(f"passnet.train.command.{name}", stand_in)
            patch.start()
            self.addCleanup(patch.stop)

    def train(self, options: object, stop: object) -> dict | None:
        self.trained = options.data
        (options.out / "model").mkdir(parents=True)
        return {}

    def run_expert(self, code: int, *options: str) -> tuple[int, str]:
        program = write_program(self.folder / "agent", AGENT, code=code)
        with contextlib.redirect_stdout(io.StringIO()) as output, \
                contextlib.redirect_stderr(io.StringIO()) as errors:
            code = cli.main(["train", "expert", "--model", "m/model", "--suite", "s", "--split",
                             "train", "--program", program, "--samples", "3", "--data",
                             "base.jsonl", "--out", str(self.folder / "out"), "--json", "--agent",
                             "--turns 4", *options])
        return code, output.getvalue() + errors.getvalue()

    def test_samples_winners_and_training_follow_each_other(self) -> None:
        code, output = self.run_expert(1)
        self.assertEqual(code, 0, output)
        self.assertEqual(json.loads(output), {"model": str(self.folder / "out/tuned/model"),
                                              "read": 2, "tasks": 2, "won_tasks": 1, "winners": 1})
        self.assertEqual(self.trained, [Path("base.jsonl"), self.folder / "out/winners.jsonl"])
        arguments = (self.folder / "out/samples/arguments").read_text()
        self.assertIn("agent s --api openai --tools text --attempts 3 --temperature 0.8 --split "
                      "train", arguments)
        self.assertIn("--turns 4", arguments)
        self.assertIn("--model m", arguments)
        self.assertEqual(self.run_expert(0)[0], 2)
        self.trained = []
        self.assertEqual(self.run_expert(0, "--resume")[0], 0)
        self.assertEqual(self.trained, [])  # nothing was left to do

    def test_an_agent_that_fails_or_wins_nothing_ends_the_round(self) -> None:
        code, output = self.run_expert(7)
        self.assertEqual((code, "the exit code 7" in output), (2, True), output)
        code, output = self.run_expert(0, "--resume", "--least", "9")
        self.assertEqual((code, "none of 4 trajectories scored 9.0" in output), (2, True), output)

    def test_an_agent_is_ended_at_its_time(self) -> None:
        sleeps = [sys.executable, "-c", "import time; time.sleep(3600)"]
        self.assertFalse(expert.run_agent(sleeps, 0.5))
        with self.assertRaisesRegex(PassnetError, "cannot be run"):
            expert.run_agent(["/nothing"], None)


if __name__ == "__main__":
    unittest.main()
