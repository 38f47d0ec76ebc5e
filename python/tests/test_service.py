"""The client of the service, rewards and racing: by a service that answers from a table, and a real one."""

from __future__ import annotations

import asyncio
import os
import sys
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT / "python"))
sys.path.insert(0, str(ROOT / "tests" / "e2e"))

from passnet.errors import PassnetError  # noqa: E402
from passnet.service import Client, Judge, ServiceError, race  # noqa: E402
from passnet.service.race import Entrant, survivors  # noqa: E402
from service_process import ADD_RELU, GRAPH, QUICK, WRONG, Service  # noqa: E402

GRAPHS = [{"text": GRAPH}]


class Table:
    """A service whose passes are `STAGE SPEEDUP`; `noisy` ones cannot be timed."""

    def __init__(self):
        self.timed = []
        self.noisy = set()

    async def judge(self, requests):
        return [[{"record": self._record(request)}] for request in requests]

    def _record(self, request):
        stage, _, speedup = request["passes"].partition(" ")
        if request.get("judge") == "stages":
            rewards = {"none": 0, "parses": 0.02, "matches": 0.05, "checks": 0.1, "proved": 1}
            return {"stage": stage, "reward": rewards[stage] * float(speedup or 1), "detail": "d"}
        self.timed.append((request["passes"], request["calls"] if "calls" in request else 100))
        if request["passes"] in self.noisy:
            return {"verdict": "NOISY", "correct": {"-5": True}, "speedup": None, "detail": ""}
        width = 0.5 / request.get("calls", 100) ** 0.5
        value = float(speedup)
        wrong = value == 9
        return {"verdict": "WRONG_VALUE" if wrong else "NO_GAIN" if value == 1 else "PASS",
                "correct": {"-5": not wrong}, "speedup": value, "speedup_low": value * (1 - width),
                "speedup_high": value * (1 + width), **({"detail": "d"} if wrong else {})}


class RewardTest(unittest.TestCase):
    def rewards(self, judge, texts):
        found = asyncio.run(judge.rewards(texts, [GRAPHS] * len(texts)))
        return [(round(reward.value, 6), reward.kind) for reward in found]

    def test_stages_serve_all_and_timing_the_best(self):
        table = Table()
        texts = [None, "none", "parses", "checks", "proved 1.2", "proved 2", "proved 2", "proved 9"]
        self.assertEqual(self.rewards(Judge(table, timed=0), texts),
                         [(0, "none"), (0, "none"), (0.02, "parses"), (0.1, "checks"), (1.2, "estimated"),
                          (2, "estimated"), (2, "estimated"), (9, "estimated")])
        self.assertEqual(table.timed, [])
        judge = Judge(table, timed=0.6)
        found = self.rewards(judge, texts)
        self.assertEqual(found[4:], [(1.2, "estimated"), (2, "timed"), (2, "timed"), (0.1, "wrong")])
        self.assertEqual((judge.judged, judge.judged_in_full), (6, 2))

    def test_a_copy_of_the_baseline_is_right(self):
        self.assertEqual(self.rewards(Judge(Table()), ["proved 1", "proved 9"]), [(1, "timed"), (0.1, "wrong")])

    def test_noise_is_a_value(self):
        table = Table()
        judge = Judge(table)
        table.noisy = {"proved 2"}
        self.assertEqual(self.rewards(judge, ["proved 2"]), [(2, "estimated")])
        table.noisy = set()
        self.assertEqual(self.rewards(judge, ["proved 2"]), [(2, "timed")])
        table.noisy = {"proved 2"}
        self.assertEqual(self.rewards(judge, ["proved 2"]), [(2, "known")])


class RaceTest(unittest.TestCase):
    def test_those_below_the_best_drop_out(self):
        def entrant(index, low, high):
            return Entrant(index, "", low=low, high=high, speedup=(low + high) / 2)
        alive = [entrant(0, 1, 1.1), entrant(1, 2, 2.2), entrant(2, 1.5, 2.1), entrant(3, 1.9, 2.1), entrant(4, 1, 5)]
        self.assertEqual([one.index for one in survivors(alive, 1)], [4, 1])
        self.assertEqual([one.index for one in survivors(alive, 3)], [4, 1, 3])
        self.assertEqual(survivors([], 2), [])

    def test_calls_go_to_those_that_may_be_the_best(self):
        table = Table()
        texts = [f"proved {1 + number / 20}" for number in range(16)] + ["checks", "parses", "proved 9"] + ["proved 1.0"]
        found = asyncio.run(race(table, texts, GRAPHS))
        self.assertEqual([entrant.text for entrant in found.ranking[:2]], ["proved 1.75", "proved 1.7"])
        self.assertEqual(found.in_full, 2)
        self.assertEqual({entrant.text: entrant.verdict for entrant in found.ranking}["proved 9"], "WRONG_VALUE")
        self.assertLess(found.calls, 100 * 17 / 2)
        self.assertEqual([text for text, calls in table.timed if calls == 100], ["proved 1.75", "proved 1.7"])
        verdicts = {entrant.text: entrant.verdict for entrant in found.ranking}
        self.assertEqual([verdicts[text] for text in ("proved 1.0", "proved 1.75")], ["NO_GAIN", "PASS"])
        again = asyncio.run(race(Table(), texts, GRAPHS))
        self.assertEqual([entrant.text for entrant in again.ranking], [entrant.text for entrant in found.ranking])

    def test_races_of_none_and_one(self):
        self.assertEqual(asyncio.run(race(Table(), ["parses"], GRAPHS)).in_full, 0)
        self.assertEqual(asyncio.run(race(Table(), ["proved 2"], GRAPHS)).in_full, 1)


class ClientTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.service = Service()
        cls.addClassCleanup(cls.service.close)
        cls.url = f"http://127.0.0.1:{cls.service.port}"

    def test_stages_are_the_same_again_and_need_no_quiet_machine(self):
        bodies = [{"passes": text, "graphs": GRAPHS, "judge": "stages", "seed": 3, "cache": False}
                  for text in (ADD_RELU, WRONG, "pass {", ADD_RELU.replace("relu(%0)", "gelu(%0)"))]
        found = [asyncio.run(Client(self.url).judge(bodies)) for _ in range(2)]
        records = [[own[0]["record"] for own in rows] for rows in found]
        self.assertEqual(*records)
        self.assertEqual([record["stage"] for record in records[0]], ["proved", "checks", "none", "parses"])
        right = records[0][0]
        self.assertEqual((right["before"]["launches"], right["after"]["launches"]), (2, 1))
        self.assertGreater(right["estimate"], 1.2)
        self.assertLessEqual(right["of_floor"], 1)
        self.assertIn("pass {", "pass {" if "expected" in records[0][2]["detail"] else "")

    def test_rewards_of_a_group(self):
        judge = Judge(Client(self.url), **QUICK)
        texts = [ADD_RELU, WRONG, None, "pass {"]
        found = asyncio.run(judge.rewards(texts, [GRAPHS] * 4))
        self.assertIn(found[0].kind, ("timed", "estimated"))
        self.assertGreater(found[0].value, 0.2)
        self.assertEqual([reward.kind for reward in found[1:]], ["checks", "none", "none"])

    def test_a_session_of_tools(self):
        async def work():
            async with await Client(self.url).open_session({"text": GRAPH}, "mine") as session:
                wrong = await session.call("evaluate_pass", text=WRONG)
                right = await session.call("evaluate_pass", text=ADD_RELU)
                refused = await session.call("check_pass", text="pass {")
                done = await session.call("submit_pass", text=ADD_RELU)
                return session, wrong, right, refused, done

        session, wrong, right, refused, done = asyncio.run(work())
        self.assertIn("relu(", session.text)
        self.assertIn("evaluate_pass", [tool["name"] for tool in session.tools])
        self.assertEqual((wrong["ok"], wrong["verdicts"]), (False, ["WRONG_VALUE"]))
        self.assertTrue(right["ok"], right)
        self.assertFalse(refused["ok"])
        self.assertTrue(done["submitted"] and session.submitted)
        with self.assertRaises(ServiceError) as closed:
            asyncio.run(session.call("check_pass", text=ADD_RELU))
        self.assertEqual((closed.exception.status, closed.exception.id), (404, "no-such-session"))

    def test_answers_that_are_none(self):
        client = Client(self.url, patience=0)
        for request, problem in (({"graphs": 3}, "request-field"), ({"passes": ADD_RELU, "graphs": ["none"]}, "suite-not-served"),
                                 ({"passes": "pass {", "graphs": GRAPHS}, None)):
            with self.assertRaises(ServiceError) as refused:
                asyncio.run(client.submit([request]))
            if problem:
                self.assertEqual(refused.exception.id, problem)
        with self.assertRaisesRegex(PassnetError, "does not answer"):
            asyncio.run(Client("http://127.0.0.1:1", patience=0).submit([]))


if __name__ == "__main__":
    os.environ.setdefault("PASSNET_PROGRAM", str(ROOT / "build" / "passnet"))
    unittest.main()
