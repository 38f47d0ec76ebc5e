"""Serving: the scheduler of slots, choosing tokens, the endpoint over HTTP."""

from __future__ import annotations

import contextlib
import importlib.util
import io
import json
import socket
import sys
import tempfile
import threading
import unittest
import urllib.error
import urllib.request
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any
from unittest import mock

sys.path.insert(0, str(Path(__file__).resolve().parent))
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from passnet import cli  # noqa: E402
from passnet.errors import PassnetError  # noqa: E402
from passnet.train.generate import generate  # noqa: E402
from passnet.train.json_server import JsonServer  # noqa: E402
from passnet.train.scheduler import Ask, Choice, Scheduler  # noqa: E402
from passnet.train.server import Server  # noqa: E402
from passnet.train.tool_calls import read_tools, with_tools  # noqa: E402
from train_fakes import ByteCoder, Instant, Repeater  # noqa: E402

HAS_TORCH = importlib.util.find_spec("torch") is not None


def prompt(text: str) -> list[int]:
    coder = ByteCoder()
    return coder.encode([coder.render([{"role": "user", "content": text}], True)])[0]


def tool(name: str, doc: str = "", properties: Any = None, required: Any = ()) -> dict[str, Any]:
    """A tool as OpenAI's interface describes it."""
    required = list(required) if isinstance(required, tuple) else required
    return {"type": "function", "function": {"name": name, "description": doc, "parameters": {
        "type": "object", "properties": properties or {}, "required": required}}}


TOOLS = [tool("show_graph", "shows\na graph", {"graph": {"type": "integer"}}),
         tool("check_pass", "checks", {"text": {"type": "string"}}, ("text",)),
         tool("explain_pass", "", {"text": {"type": "string"}, "graph": {"type": "integer"}},
              ("text",))]


class Slots(unittest.TestCase):
    def start(self, **options: int) -> tuple[Repeater, Scheduler]:
        decoder = Repeater(**options)
        scheduler = Scheduler(decoder, ByteCoder())
        self.addCleanup(scheduler.close)
        return decoder, scheduler

    def test_many_requests_share_few_slots(self) -> None:
        decoder, scheduler = self.start(slots=3)
        texts = [f"say {index}" + "z" * (index % 9) for index in range(40)]
        futures = [scheduler.ask(Ask(prompt(text), 100)) for text in texts]
        answers = [future.result(300) for future in futures]
        self.assertEqual([answer.text for answer in answers], texts)
        self.assertEqual({answer.reason for answer in answers}, {"stop"})
        self.assertEqual([answer.tokens for answer in answers], [len(text) + 1 for text in texts])
        self.assertEqual(max(decoder.together), 3)
        self.assertGreater(decoder.together.count(3), len(decoder.together) * 0.8)

    def test_answers_end_at_their_limit_and_at_the_context(self) -> None:
        _, scheduler = self.start(context=50)
        answer = scheduler.ask(Ask(prompt("abcdefgh"), 5)).result(300)
        self.assertEqual((answer.text, answer.tokens, answer.reason), ("abcde", 5, "length"))
        tokens = prompt("abcdefghijklmnop")
        answer = scheduler.ask(Ask(tokens, 500)).result(300)
        self.assertEqual((answer.tokens, answer.reason), (50 - len(tokens), "length"))
        for tokens in ([], [1] * 50):
            with self.assertRaisesRegex(PassnetError, "1 to 49 tokens"):
                scheduler.ask(Ask(tokens, 5))

    def test_a_stop_text_over_several_tokens_ends_and_is_cut_off(self) -> None:
        _, scheduler = self.start()
        answer = scheduler.ask(Ask(prompt("one two three"), 50, stops=("none", "two"))).result(300)
        self.assertEqual((answer.text, answer.reason), ("one ", "stop"))

    def test_equal_seeds_draw_equal_numbers_in_any_company(self) -> None:
        decoder, scheduler = self.start(slots=4)
        for seeds in ((5,), (1, 5), (None, 2, 5)):
            asks = [scheduler.ask(Ask(prompt("x"), 9, 1.0, seed=seed)) for seed in seeds]
            for future in asks:
                future.result(300)
        draws = [choice.draw for choice in decoder.choices]
        self.assertEqual(len({draws[0], draws[2], draws[5]}), 1)
        self.assertEqual(len(set(draws)), 4)

    def test_a_failing_decoder_fails_its_requests_and_goes_on(self) -> None:
        _, scheduler = self.start()
        with self.assertRaisesRegex(PassnetError, "decoding failed: out of memory"):
            scheduler.ask(Ask(prompt("ab!c"), 50)).result(300)
        self.assertEqual(scheduler.ask(Ask(prompt("abc"), 50)).result(300).text, "abc")

    def test_closing_ends_what_waits(self) -> None:
        scheduler = Scheduler(Repeater(), ByteCoder())
        scheduler.close()
        with self.assertRaisesRegex(PassnetError, "closing"):
            scheduler.ask(Ask(prompt("x"), 5))


class Prompts(unittest.TestCase):
    """Answers to a file of prompts."""

    def setUp(self) -> None:
        holder = tempfile.TemporaryDirectory()
        self.addCleanup(holder.cleanup)
        self.folder = Path(holder.name)

    def run_generate(self, *lines: Any) -> tuple[int, str]:
        path = self.folder / "prompts.jsonl"
        path.write_text("".join(json.dumps(line) + "\n" for line in lines))

        def start(*_: Any) -> Scheduler:
            return Scheduler(Repeater(context=200), ByteCoder())

        with mock.patch("passnet.train.command.start_service", start), \
                contextlib.redirect_stdout(io.StringIO()) as output, \
                contextlib.redirect_stderr(io.StringIO()) as errors:
            code = cli.main(["train", "generate", "--model", "m", "--prompts", str(path), "--out",
                             str(self.folder / "out"), "--count", "2", "--json", "--begin", ""])
        return code, output.getvalue() + errors.getvalue()

    def test_completions_and_submissions_are_written(self) -> None:
        text = "```pass\npass p {\n}\n```\nsubmit_pass"
        code, output = self.run_generate(
            {"task": "a.b", "messages": [{"role": "user", "content": text}], "tokens": 9},
            {"task": "c", "prompt": "nothing"}, {"task": "../d", "prompt": text},
            {"prompt": [{"role": "user", "content": text}]})
        self.assertEqual(code, 0, output)
        rows = [json.loads(line)
                for line in (self.folder / "out/completions.jsonl").read_text().splitlines()]
        self.assertEqual(rows[0], {"task": "a.b", "completions": [text] * 2,
                                   "passes": ["pass p {\n}\n"] * 2, "reasons": ["stop"] * 2,
                                   "tokens_in": len(prompt(text)),
                                   "tokens_out": [len(text) + 1] * 2})
        self.assertEqual(rows[1]["passes"], [None, None])
        self.assertEqual(json.loads(output)["submissions"], [1, 1])
        self.assertEqual(sorted(str(path.relative_to(self.folder))
                                for path in self.folder.rglob("*.pass")),
                         ["out/0/a.b/answer.pass", "out/1/a.b/answer.pass"])

    def test_completions_continue_a_text(self) -> None:
        scheduler = Scheduler(Repeater(), ByteCoder())
        self.addCleanup(scheduler.close)
        prompts = [({"task": "a"}, [{"role": "user", "content": "\npass p {\n}\n```"}])]
        rows = generate(scheduler, prompts, 1, 100, 0.0, 1.0, 0, "```pass")
        self.assertEqual(rows[0]["passes"], ["pass p {\n}\n"])

    def test_a_prompt_that_fills_the_context_has_no_answer(self) -> None:
        code, output = self.run_generate({"task": "a", "prompt": "x" * 300})
        self.assertEqual((code, json.loads(output)["passes"]), (0, 0))
        row = json.loads((self.folder / "out/completions.jsonl").read_text())
        self.assertEqual((row["reasons"], row["tokens_out"]), (["prompt_too_long"] * 2, [0, 0]))

    def test_bad_prompts_are_sentences(self) -> None:
        for line, part in (({"task": "a"}, "prompts.jsonl:1: expected a list `messages`"),
                           ({"messages": [{"role": "assistant", "content": "x"}]},
                            "found an answer at its end")):
            code, output = self.run_generate(line)
            self.assertEqual(code, 2)
            self.assertIn(part, output)
        self.assertIn("an empty file", self.run_generate()[1])


@unittest.skipUnless(HAS_TORCH, "PyTorch is not installed")
class Choosing(unittest.TestCase):
    def choose(self, shares: list[float], *choices: Choice) -> list[int]:
        import torch
        from passnet.train.decoder import choose_tokens
        logits = torch.tensor([shares] * len(choices)).log()
        return choose_tokens(logits, choices)

    def test_temperature_0_takes_the_likeliest(self) -> None:
        self.assertEqual(self.choose([0.2, 0.5, 0.3], Choice(0, 1, 0.0), Choice(0, 0.1, 0.99)),
                         [1, 1])

    def test_a_draw_picks_by_cumulative_share(self) -> None:
        shares = [0.2, 0.5, 0.0, 0.3]
        draws = [0.0, 0.19, 0.21, 0.69, 0.71, 0.9999999]
        self.assertEqual(self.choose(shares, *[Choice(1, 1, draw) for draw in draws]),
                         [0, 0, 1, 1, 3, 3])

    def test_top_p_leaves_only_the_likeliest(self) -> None:
        shares = [0.2, 0.5, 0.0, 0.3]
        rows = [Choice(1, 0.6, draw) for draw in (0.0, 0.6, 0.65, 0.9999999)]
        self.assertEqual(self.choose(shares, *rows), [1, 1, 3, 3])
        self.assertEqual(self.choose(shares, Choice(1, 0.0, 0.99)), [1])

    def test_rows_are_chosen_by_their_own_rules(self) -> None:
        rows = [Choice(0, 1, 0.9), Choice(1, 1, 0.1), Choice(1, 0.4, 0.9), Choice(0.01, 1, 0.9)]
        self.assertEqual(self.choose([0.2, 0.5, 0.0, 0.3], *rows), [1, 0, 1, 1])

    def test_tiny_shares_are_drawn_as_often_as_they_are_large(self) -> None:
        count = 2000
        draws = [Choice(1, 1, (index + 0.5) / count) for index in range(count)]
        chosen = self.choose([0.9, 0.01, 0.09], *draws)
        self.assertEqual([chosen.count(token) for token in range(3)], [1800, 20, 180])


class Endpoint(unittest.TestCase):
    @classmethod
    def setUpClass(cls) -> None:
        cls.scheduler = Scheduler(Repeater(slots=4, context=2000), ByteCoder())
        cls.servers = [Server(("127.0.0.1", 0), service, "tiny")
                       for service in (cls.scheduler, Instant())]
        cls.stopped = threading.Event()
        cls.threads = [threading.Thread(target=server.serve_until, args=(cls.stopped.is_set,))
                       for server in cls.servers]
        for thread in cls.threads:
            thread.start()

    @classmethod
    def tearDownClass(cls) -> None:
        cls.stopped.set()
        for thread in cls.threads:
            thread.join()
        cls.scheduler.close()

    def call(self, path: str, body: Any = None, server: int = 0) -> tuple[int, dict]:
        data = body if isinstance(body, bytes) or body is None else json.dumps(body).encode()
        url = f"http://127.0.0.1:{self.servers[server].server_address[1]}{path}"
        try:
            with urllib.request.urlopen(urllib.request.Request(url, data), timeout=300) as answer:
                return answer.status, json.loads(answer.read())
        except urllib.error.HTTPError as error:
            return error.code, json.loads(error.read())

    def chat(self, text: str, server: int = 0, **options: Any) -> tuple[int, dict]:
        return self.call("/v1/chat/completions", {
            "model": "tiny", "messages": [{"role": "user", "content": text}], **options}, server)

    def test_models_are_listed(self) -> None:
        status, answer = self.call("/v1/models")
        self.assertEqual((status, answer["data"][0]["id"]), (200, "tiny"))

    def test_a_completion_has_a_message_and_counts(self) -> None:
        status, answer = self.chat("hello")
        self.assertEqual(status, 200)
        choice = answer["choices"][0]
        self.assertEqual(choice["message"], {"role": "assistant", "content": "hello"})
        self.assertEqual(choice["finish_reason"], "stop")
        count = len(prompt("hello"))
        self.assertEqual(answer["usage"], {"prompt_tokens": count, "completion_tokens": 6,
                                           "total_tokens": count + 6})

    def test_concurrent_clients_are_answered_together(self) -> None:
        texts = [f"client {index} " + "x" * index for index in range(60)]
        with ThreadPoolExecutor(30) as pool:
            answers = list(pool.map(self.chat, texts))
        self.assertEqual([answer["choices"][0]["message"]["content"] for _, answer in answers],
                         texts)

    def test_options_reach_the_decoder(self) -> None:
        _, answer = self.chat("x", 1, temperature=0.5, top_p=0.9, seed=3, stop="END", max_tokens=9)
        self.assertEqual(answer["choices"][0]["message"]["content"], "9 0.5 0.9 3 END")
        _, answer = self.chat("x", 1, temperature=0, max_completion_tokens=8, n=2, seed=3,
                              stop=["a", "b"], max_tokens=None)
        self.assertEqual([choice["message"]["content"] for choice in answer["choices"]],
                         ["8 0.0 1.0 3 a,b", "8 0.0 1.0 4 a,b"])
        self.assertEqual(answer["usage"]["completion_tokens"], 14)
        _, answer = self.chat("x", 1)
        room = Instant.context - len(prompt("x"))
        self.assertEqual(answer["choices"][0]["message"]["content"], f"{room} 1.0 1.0 None ")

    def test_a_seed_of_the_server_depends_on_the_prompt_and_its_count(self) -> None:
        def seeds(server: Server, *texts: str) -> list[str]:
            asks = [{"messages": [{"role": "user", "content": text}]} for text in texts]
            answers = [server.answer("POST", "/v1/chat/completions", body) for body in asks]
            return [answer["choices"][0]["message"]["content"] for answer in answers]

        found = []
        for texts in (("a", "b", "a"), ("b", "a", "a")):
            server = Server(("127.0.0.1", 0), Instant(), "tiny", 7)
            self.addCleanup(server.server_close)
            found.append(seeds(server, *texts))
        self.assertEqual(sorted(found[0]), sorted(found[1]))
        self.assertEqual(len(set(found[0])), 3)
        self.assertEqual(found[0][1], found[1][0])

    def test_messages_of_tools_become_text(self) -> None:
        messages = [{"role": "user", "content": "a"},
                    {"role": "assistant", "content": None, "tool_calls": [{"id": "1", "function": {
                        "name": "check_pass", "arguments": '{"text": "pass p {}"}'}}]},
                    {"role": "tool", "tool_call_id": "1", "content": "fine"}]
        status, answer = self.call("/v1/chat/completions", {"messages": messages})
        self.assertEqual((status, answer["choices"][0]["message"]["content"]),
                         (200, "Answer of check_pass:\nfine"))

    def called(self, text: str, **options: Any) -> tuple[str, str, Any]:
        """The text, name and arguments of a call that the model makes by repeating a text."""
        status, answer = self.chat(text, tools=TOOLS, **options)
        self.assertEqual(status, 200, answer)
        choice = answer["choices"][0]
        self.assertEqual(choice["finish_reason"], "tool_calls")
        call, = choice["message"]["tool_calls"]
        self.assertEqual(call["type"], "function")
        return (choice["message"]["content"], call["function"]["name"],
                json.loads(call["function"]["arguments"]))

    def test_blocks_become_native_calls(self) -> None:
        text = "pass p {\n}\n"
        for answer, expected in (
                (f"So:\n```pass\n{text}```\ncheck_pass\nAnswer of", ("So:\n", "check_pass")),
                (f"explain_pass:\n```pass\n{text}```\n", ("explain_pass:\n", "explain_pass")),
                (f"```\n{text}```\nno_check_pass", ("", "check_pass")),
                (f"```json\n{{}}\n```\n```pass\n{text}", ("```json\n{}\n```\n", "check_pass"))):
            with self.subTest(answer=answer):
                self.assertEqual(self.called(answer), (*expected, {"text": text}))
        block = '```tool\n{"name": "show_graph", "arguments": {"graph": 2}}\n```'
        self.assertEqual(self.called(f"Look.\n{block}"), ("Look.\n", "show_graph", {"graph": 2}))
        self.assertEqual(self.called('```tool\n{"name": "show_graph"}\n```'),
                         ("", "show_graph", {}))

    def test_other_texts_are_no_calls(self) -> None:
        for answer in ("check_pass", "```tool\n{\n```", '```tool\n{"name": ["show_graph"]}\n```',
                       '```tool\n{"name": "other"}\n```', "```cpp\nint x;\n```"):
            with self.subTest(answer=answer):
                choice = self.chat(answer, tools=TOOLS)[1]["choices"][0]
                self.assertEqual((choice["finish_reason"], choice["message"]),
                                 ("stop", {"role": "assistant", "content": answer}))
        answer = "```pass\npass p {}\n```\ncheck_pass"
        for options in ({"tools": TOOLS, "tool_choice": "none"}, {"tools": TOOLS[:1]}, {}):
            message = self.chat(answer, **options)[1]["choices"][0]["message"]
            self.assertEqual(message, {"role": "assistant", "content": answer})

    def test_tools_are_described_in_the_prompt(self) -> None:
        expected = ("Tools:\n- show_graph(graph?): shows a graph\n- check_pass(text): checks\n"
                    "- explain_pass(text, graph?): \n\n"
                    "Call one tool per message. Tools that take a pass: a block with the whole "
                    "text, then the tool's name on a line of its own:\n"
                    "```pass\npass NAME { … }\n```\ncheck_pass\n"
                    "Other tools: one block of JSON:\n"
                    '```tool\n{"name": "show_graph", "arguments": {"graph": 1}}\n```\n'
                    "Then stop and wait for the answer.\n")
        user = {"role": "user", "content": "x"}
        tools = read_tools({"tools": TOOLS})
        self.assertEqual(with_tools([user], tools),
                         [{"role": "system", "content": expected}, user])
        self.assertEqual(with_tools([{"role": "system", "content": "Rules.\n"}, user], tools),
                         [{"role": "system", "content": "Rules.\n\n" + expected}, user])
        self.assertEqual(with_tools([user], []), [user])
        counts = [self.chat("x", **options)[1]["usage"]["prompt_tokens"]
                  for options in ({"tools": TOOLS[:1]}, {})]
        self.assertGreater(counts[0], counts[1])

    def test_bad_requests_are_sentences(self) -> None:
        path = "/v1/chat/completions"
        for status, part, answer in (
                (400, "JSON object", self.call(path, b"{")),
                (400, "found list", self.call(path, b"[1]")),
                (400, "JSON object", self.call(path, b"[" * 100000)),
                (400, "a list `messages`", self.call(path, {})),
                (400, "a role", self.call(path, {"messages": [{}]})),
                (404, "expected the model `tiny`", self.chat("x", model="other")),
                (404, "found GET /v2", self.call("/v2")),
                (400, "`stream` to be false", self.chat("x", stream=True)),
                (400, "tools: 0: expected a function", self.chat("x", tools=[{"type": "f"}])),
                (400, "a list of at most 128", self.chat("x", tools={"name": "f"})),
                (400, "different names", self.chat("x", tools=[tool("a"), tool("a")])),
                (400, "a JSON schema", self.chat("x", tools=[tool("a", required=3)])),
                (400, "`tool_choice`", self.chat("x", tools=[tool("a")], tool_choice="required")),
                (400, "`temperature`", self.chat("x", temperature="hot")),
                (400, "`top_p`", self.chat("x", top_p=2)),
                (400, "`max_tokens`", self.chat("x", max_tokens=0)),
                (400, "`n`", self.chat("x", n=1000)),
                (400, "`seed`", self.chat("x", seed=1.5)),
                (400, "`stop`", self.chat("x", stop=[3])),
                (400, "at most 1999 tokens", self.chat("x" * 2500)),
                (503, "out of memory", self.chat("a!"))):
            with self.subTest(part=part):
                self.assertEqual(answer[0], status)
                self.assertIn(part, answer[1]["error"]["message"])
                self.assertNotIn("Traceback", json.dumps(answer))

    def test_cut_and_odd_connections_leave_it_running(self) -> None:
        address = self.servers[0].server_address
        for text in (b"POST /v1/chat/completions HTTP/1.1\r\nContent-Length: 100\r\n\r\n{",
                     b"nonsense\r\n\r\n", b"",
                     b"POST / HTTP/1.1\r\nContent-Length: 99999999999999\r\n\r\n",
                     b"POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n"):
            with socket.create_connection(address, timeout=300) as connection:
                connection.sendall(text)
        self.assertEqual(self.call("/v1/models")[0], 200)

    def test_a_port_in_use_is_a_sentence(self) -> None:
        with self.assertRaisesRegex(PassnetError, "cannot listen at 127.0.0.1:"):
            JsonServer(self.servers[0].server_address)


if __name__ == "__main__":
    unittest.main()
