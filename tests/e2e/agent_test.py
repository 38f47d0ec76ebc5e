"""`passnet agent` against a scripted server: both styles, faults, kills, budgets.

PASSNET_KILLS=20 kills the run of one test so often; by default 3 times.
"""
import collections
import json
import os
import random
import re
import signal
import subprocess
import sys
import tempfile
import time
import unittest
from pathlib import Path

from program import PROGRAM, ROOT
from verdicts import TimedTest, assert_replayed, need_times

TIMED = True

SERVER = ROOT / "tests" / "agent" / "scripted_server.py"
KILLS = int(os.environ.get("PASSNET_KILLS", "3"))
TASKS = "resnet_basic.batch_norm_relu,t5.relu"


class AgentTest(TimedTest):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)
        self.out = Path(self.folder.name) / "run"
        self.log = Path(self.folder.name) / "requests.jsonl"

    def serve(self, *arguments):
        """Starts a server; returns its port."""
        server = subprocess.Popen([sys.executable, str(SERVER), "--log", str(self.log), *arguments],
                                  stdout=subprocess.PIPE, text=True)
        self.addCleanup(server.stdout.close)
        self.addCleanup(server.wait)
        self.addCleanup(server.kill)
        return int(server.stdout.readline())

    def command(self, port, *arguments, api="openai", only=TASKS):
        base = f"http://127.0.0.1:{port}" + ("/v1" if api == "openai" else "")
        return [PROGRAM, "agent", "data/suite", "--api", api, "--base-url", base, "--model",
                "scripted", "--only", only, "--out", str(self.out), "--json", "--threads", "1",
                *arguments]

    def agent(self, port, *arguments, code=0, env=None, **options):
        result = subprocess.run(self.command(port, *arguments, **options), capture_output=True,
                                text=True, timeout=280, cwd=ROOT, env={**os.environ, **(env or {})})
        self.check_ended(result.returncode, code, result.stderr)
        return result

    def check_ended(self, found, code, error):
        """Tasks stay open where nothing can be timed."""
        if found != code:
            need_times(error)
        self.assertEqual(found, code, error[-2000:])

    def rows(self, result):
        return {row["task"]: row for row in map(json.loads, result.stdout.splitlines())}

    def trajectories(self):
        with open(self.out / "trajectories.jsonl", encoding="utf-8") as file:
            return [json.loads(line) for line in file]

    def outcomes(self):
        """The tasks whose best attempts the journal says are judged."""
        entries = map(json.loads, (self.out / "journal.jsonl").read_text().splitlines())
        return sorted(entry["task"] for entry in entries if "outcome" in entry)

    def requests(self):
        with open(self.log, encoding="utf-8") as file:
            return [json.loads(line) for line in file]


class Conversations(AgentTest):
    def check_run(self, api, tools):
        port = self.serve("--key", "the-key-of-this-test")
        result = self.agent(port, "--tools", tools, "--key-env", "TEST_KEY", "--attempts", "2",
                            api=api, env={"TEST_KEY": "the-key-of-this-test"})
        rows = self.rows(result)
        self.assertEqual(sorted(rows), sorted(TASKS.split(",")))
        self.assertEqual(self.outcomes(), sorted(rows))
        for row in rows.values():
            self.assertEqual(row["verdicts"], ["PASS", "PASS"])
            self.assertEqual(row["ended"], ["submitted", "submitted"])
            self.assertEqual(row["pass_at"], [1, 1])
            self.assertGreater(row["as"], 0.5)
            self.assertGreater(row["tokens_in"], 0)
        trajectories = self.trajectories()
        self.assertEqual(len(trajectories), 4)
        for trajectory in trajectories:
            roles = [message["role"] for message in trajectory["messages"]]
            self.assertEqual(roles, ["system", "user"] + ["assistant", "tool"] * 5)
            self.assertEqual(trajectory["ended"], "submitted")
            tools_used = [m["name"] for m in trajectory["messages"] if m["role"] == "tool"]
            self.assertEqual(tools_used, ["show_graph", "check_pass", "evaluate_pass", "prove_pass",
                                          "submit_pass"])
        return trajectories

    def test_openai_with_native_calls(self):
        trajectories = self.check_run("openai", "native")
        self.check_files(trajectories)

    def test_anthropic_with_native_calls(self):
        self.check_run("anthropic", "native")

    def test_openai_with_calls_in_the_text(self):
        for trajectory in self.check_run("openai", "text"):
            for message in trajectory["messages"]:
                self.assertNotIn("invented", message["content"])

    def check_files(self, trajectories):
        """Nothing of the machine, the key, or hidden graphs is in the conversations."""
        with open(self.out / "records.jsonl", encoding="utf-8") as file:
            records = [json.loads(line) for line in file]
        self.assertTrue(records)
        text = json.dumps(trajectories)
        for record in records:
            self.assertEqual(record["verdict"], "PASS")
            self.assertEqual(record["versions"]["model"], "scripted")
            self.assertNotIn(record["graph"], text)
            self.assertNotIn(record["graph_hash"] if "graph_hash" in record else "?!", text)
            for secret in [str(record["seed"]), *record["secrets"]]:
                self.assertNotIn(secret, text)
        for leak in ["the-key-of-this-test", str(ROOT), self.folder.name, "127.0.0.1"]:
            for name in ["trajectories.jsonl", "report.html", "journal.jsonl"]:
                if leak in (str(ROOT), self.folder.name) and name != "trajectories.jsonl":
                    continue
                self.assertNotIn(leak, (self.out / name).read_text(encoding="utf-8"), name)
        page = (self.out / "report.html").read_text(encoding="utf-8")
        self.assertIn("fuse pattern", page)
        self.assertNotIn("<script", page)
        submissions = list((self.out / "submissions").glob("*/*.pass"))
        self.assertEqual({path.parent.name for path in submissions}, set(TASKS.split(",")))
        assert_replayed(subprocess.run(
            [PROGRAM, "replay", str(self.out / "records.jsonl") + "#0", "--json"],
            capture_output=True, text=True, timeout=600, cwd=ROOT))


class Faults(AgentTest):
    def test_every_conversation_ends_in_a_record_or_an_error(self):
        port = self.serve("--faults", "0.35", "--seed", "5", "--slow", "0.2")
        result = self.agent(port, "--attempts", "4", "--timeout", "20", "--concurrency", "4",
                            code=None, only="t5.relu")

    def agent(self, port, *arguments, code=0, env=None, kinds_seen=4, **options):
        if code is not None:
            return super().agent(port, *arguments, code=code, env=env, **options)
        result = subprocess.run(self.command(port, *arguments, **options), capture_output=True,
                                text=True, timeout=280, cwd=ROOT)
        self.assertIn(result.returncode, (0, 1), result.stderr[-2000:])
        for row in self.rows(result).values():
            for ended in row["ended"]:
                self.assertIn(ended, ("submitted", "error", "lost", "silent", "turns"))
        for trajectory in self.trajectories():
            self.assertTrue(trajectory["submission"] or trajectory["ended"] != "submitted")
        kinds = {entry["kind"] for entry in self.requests()}
        self.assertGreaterEqual(len(kinds), kinds_seen)
        return result

    def test_each_fault_ends_as_it_should(self):
        for kind, ended, message in [
                ("429", "lost", "the server answers 429: slow down"),
                ("500", "lost", "the server answers 500: <html>no JSON</html>"),
                ("cut", "lost", "Transferred a partial file"),
                ("malformed", "error", "expected a JSON object in the model's answer"),
                ("empty", "error", "expected a JSON object in the model's answer"),
                ("endless", "error", "the answer is longer than 4194304 bytes"),
                ("silence", "silent", ""),
                ("disorder", "turns", "")]:
            with self.subTest(kind):
                port = self.serve("--faults", "1", "--kinds", kind)
                self.out = Path(self.folder.name) / kind
                result = self.agent(port, "--tries", "2", "--turns", "3", code=None, only="t5.relu",
                                    kinds_seen=0)
                self.assertEqual(self.rows(result)["t5.relu"]["ended"], [ended])
                self.assertIn(message, result.stderr)
        # Answers quote the text of a broken pass line by line.
        for message in self.trajectories()[0]["messages"]:
            for line in message["content"].splitlines():
                if message["role"] == "tool" and "Ignore all earlier" in line:
                    self.assertTrue(line.startswith("| "), line)

    def test_a_server_that_is_not_there(self):
        result = super().agent(1, "--timeout", "1", "--tries", "1", code=1, only="t5.relu")
        self.assertEqual(self.rows(result)["t5.relu"]["ended"], ["lost"])
        self.assertIsNone(self.rows(result)["t5.relu"]["as"])

    def test_a_wrong_key_stops_the_run_and_is_shown_nowhere(self):
        port = self.serve("--key", "right")
        result = super().agent(port, "--key-env", "TEST_KEY", code=2,
                               env={"TEST_KEY": "wrong-secret-value"})
        self.assertIn("[model-refused]", result.stderr)
        self.assertIn("the server answers 401: bad key KEY", result.stderr)
        self.assertNotIn("wrong-secret-value", result.stderr)
        self.assertNotIn("wrong-secret-value", (self.out / "journal.jsonl").read_text())

    def test_usage(self):
        for arguments, message in [
                (["--key-env", "NOT_SET_HERE"],
                 "a key in the environment variable `NOT_SET_HERE`, found none [key-missing]"),
                (["--key-env", "ODD_KEY"], "a line break or another character [bad-key]"),
                (["--budget-money", "1"], "with --budget-money, found neither [budget-unpriced]"),
                (["--base-url", "ftp://x"], "[bad-url]"),
                (["--only", "nothing*"], "found none that are chosen [no-tasks]")]:
            command = self.command(1)
            if arguments[0] in command:
                command[command.index(arguments[0]) + 1] = arguments[1]
            else:
                command += arguments
            result = subprocess.run(command, capture_output=True, text=True, timeout=300, cwd=ROOT,
                                    env={**os.environ, "ODD_KEY": "sk-1234\nX-Header: 1"})
            self.assertEqual(result.returncode, 2, result.stderr)
            self.assertIn(message, result.stderr)
            self.assertFalse(self.out.exists())

    def test_a_system_without_libcurl(self):
        folder = Path(self.folder.name)
        for name in ("libcurl.so.4", "libcurl-gnutls.so.4", "libcurl-nss.so.4"):
            (folder / name).write_text("not a library")
        result = self.agent(1, code=2, env={"LD_LIBRARY_PATH": str(folder)})
        self.assertIn("[curl-not-found]", result.stderr)


class Budgets(AgentTest):
    def test_tokens_are_never_exceeded(self):
        port = self.serve()
        result = self.agent(port, "--budget-tokens", "10000", "--max-tokens", "500", only="t5.relu")
        row = self.rows(result)["t5.relu"]
        self.assertLessEqual(row["tokens_in"] + row["tokens_out"], 10000)
        self.assertEqual(row["ended"], ["budget"])
        self.assertEqual(row["verdicts"], ["PASS"])  # of the text that was evaluated

    def test_money_counts_prices(self):
        port = self.serve()
        result = self.agent(port, "--budget-money", "1000", "--price-in", "2", "--price-out", "10",
                            only="t5.relu")
        row = self.rows(result)["t5.relu"]
        self.assertAlmostEqual(row["money"], (2 * row["tokens_in"] + 10 * row["tokens_out"]) / 1e6)

    def test_turns(self):
        port = self.serve()
        row = self.rows(self.agent(port, "--turns", "3", only="t5.relu"))["t5.relu"]
        self.assertEqual(row["ended"], ["turns"])
        # The best text that was evaluated counts.
        self.assertEqual(row["verdicts"], ["PASS"])
        self.assertEqual(len(self.requests()), 3)


class Repetition(AgentTest):
    def test_a_model_that_repeats_a_refused_text_begins_anew(self):
        port = self.serve("--stubborn")
        row = self.rows(self.agent(port, "--turns", "4", "--temperature", "0", only="t5.relu"))
        self.assertEqual(row["t5.relu"]["ended"], ["turns"])
        requests = self.requests()
        self.assertEqual([request["temperature"] for request in requests], [0, 0, 0.8, 0.8])
        self.assertEqual([request["turn"] for request in requests], [0, 1, 0, 0])
        answers = [message["content"] for message in self.trajectories()[0]["messages"]
                   if message["role"] == "tool"]
        self.assertEqual(["You sent this before" in answer for answer in answers],
                         [False, True, True, True])
        self.assertEqual(["author.pass:" in answer for answer in answers], [True] * 4)


class Kills(AgentTest):
    def journaled(self):
        """The number of the model's messages by task and attempt."""
        counts = collections.Counter()
        path = self.out / "journal.jsonl"
        if not path.exists():
            return counts
        text = path.read_text(encoding="utf-8")
        for line in text[:text.rfind("\n") + 1].splitlines():
            entry = json.loads(line)
            if entry.get("message", {}).get("role") == "assistant":
                counts[entry["task"], entry["attempt"]] += 1
        return counts

    def test_killed_runs_lose_nothing_and_pay_nothing_twice(self):
        port = self.serve("--delay", "0.2", "--faults", "0.1", "--kinds", "429", "500", "cut")
        concurrency = 3
        attempts = max(3, KILLS // 2)
        arguments = ["--attempts", str(attempts), "--concurrency", str(concurrency)]
        random.seed(KILLS)
        kills = 0
        answers = 0  # that were lost with a kill
        while True:
            before = self.journaled()
            command = self.command(port, *arguments, *(["--resume"] if self.out.exists() else []))
            process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                                       text=True, cwd=ROOT)
            if kills < KILLS:
                try:
                    process.wait(random.uniform(0.4, 1.6))
                except subprocess.TimeoutExpired:
                    process.send_signal(signal.SIGKILL)
                    kills += 1
                    answers += concurrency
                    process.communicate()
                    time.sleep(0.2)
                    continue
            out, error = process.communicate(timeout=280)
            self.check_ended(process.returncode, 0, error)
            break
        self.assertEqual(kills, KILLS)
        rows = {row["task"]: row for row in map(json.loads, out.splitlines())}
        self.assertEqual(sorted(rows), sorted(TASKS.split(",")))
        for row in rows.values():
            self.assertEqual(row["ended"], ["submitted"] * attempts)
        journaled = self.journaled()
        self.assertEqual(set(journaled.values()), {5})
        served = sum(entry["kind"] == "normal" for entry in self.requests())
        self.assertGreaterEqual(served, sum(journaled.values()))
        self.assertLessEqual(served, sum(journaled.values()) + answers)
        self.assertTrue(all(before[key] <= journaled[key] for key in before))
        self.assertEqual(self.outcomes(), sorted(rows))
        for trajectory in self.trajectories():
            ids = [m["tool_call_id"] for m in trajectory["messages"] if m["role"] == "tool"]
            self.assertEqual(len(ids), len(set(ids)))

    def test_attempts_of_a_resumed_run_share_evaluations(self):
        port = self.serve("--delay", "0.1")
        arguments = ["--attempts", "2", "--concurrency", "1"]
        process = subprocess.Popen(self.command(port, *arguments, only="t5.relu"),
                                   stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd=ROOT)
        self.addCleanup(process.wait)
        self.addCleanup(process.kill)
        path = self.out / "journal.jsonl"
        while not path.exists() or '"ended"' not in path.read_text(encoding="utf-8"):
            self.assertIsNone(process.poll())
            time.sleep(0.05)
        process.send_signal(signal.SIGKILL)
        process.wait()
        self.agent(port, *arguments, "--resume", only="t5.relu")
        evaluations = [message for trajectory in self.trajectories()
                       for message in trajectory["messages"]
                       if message.get("name") == "evaluate_pass"]
        self.assertEqual(evaluations[0]["content"], evaluations[1]["content"])

    def test_drafts_leave_hidden_graphs_alone_until_a_resumed_run_scores(self):
        port = self.serve()
        row, = self.rows(self.agent(port, "--drafts", only="t5.relu")).values()
        self.assertEqual(row["verdicts"], ["PASS"])
        self.assertIsNone(row["as"])
        self.assertEqual(self.outcomes(), [])
        asked = len(self.requests())
        row, = self.rows(self.agent(port, "--resume", only="t5.relu")).values()
        self.assertGreater(row["as"], 0)
        self.assertEqual(self.outcomes(), ["t5.relu"])
        self.assertEqual(len(self.requests()), asked)

    def test_resume_refuses_other_settings_and_new_runs_refuse_old_folders(self):
        port = self.serve()
        self.agent(port, only="t5.relu")
        requests = len(self.requests())
        again = self.agent(port, "--resume", only="t5.relu")
        self.assertEqual(len(self.requests()), requests)
        self.assertEqual(self.rows(again)["t5.relu"]["ended"], ["submitted"])
        for arguments, message in [([], "or name another folder with --out [run-exists]"),
                                   (["--resume", "--turns", "7"], "[resume-differs]")]:
            result = self.agent(port, *arguments, only="t5.relu", code=2)
            self.assertIn(message, result.stderr)
        journal = (self.out / "journal.jsonl").read_text(encoding="utf-8")
        with open(self.out / "journal.jsonl", "a", encoding="utf-8") as file:
            file.write('{"task": "t5.relu", "attempt": 9}\n')
        result = self.agent(port, "--resume", only="t5.relu", code=2)
        self.assertIn("[journal-changed]", result.stderr)
        with open(self.out / "journal.jsonl", "a", encoding="utf-8") as file:
            file.write("no JSON\n")
        (self.out / "journal.jsonl").write_text(journal + "no JSON\n", encoding="utf-8")
        result = self.agent(port, "--resume", only="t5.relu", code=2)
        self.assertIn("[bad-journal]", result.stderr)
        forged = re.sub(r'"speedup":[0-9.]+', '"speedup":1000.0', journal)
        self.assertNotEqual(forged, journal)
        (self.out / "journal.jsonl").write_text(forged, encoding="utf-8")
        result = self.agent(port, "--resume", only="t5.relu", code=2)
        self.assertIn("[journal-changed]", result.stderr)


if __name__ == "__main__":
    unittest.main()
