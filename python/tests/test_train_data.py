"""Conversations, masks, batches, winners and curves of training."""

from __future__ import annotations

import contextlib
import io
import json
import sys
import tempfile
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from passnet import cli  # noqa: E402
from passnet.errors import PassnetError  # noqa: E402
from passnet.train.command import choose, model_name  # noqa: E402
from passnet.train.conversation import (check_messages, plain, read_conversations,  # noqa: E402
                                        without_errors)
from passnet.train.curves import draw, read_curve, write_page  # noqa: E402
from passnet.train.examples import make_batches, make_examples, split_rows  # noqa: E402
from passnet.train.winners import select  # noqa: E402
from train_fakes import ByteCoder, spell  # noqa: E402

TEXT = "pass p {\n}\n"
MESSAGES = [
    {"role": "system", "content": "Rules."},
    {"role": "user", "content": "Task."},
    {"role": "assistant", "content": "I look.", "tokens_out": 4,
     "tool_calls": [{"id": "1", "name": "show_graph", "arguments": {"graph": 2}}]},
    {"role": "tool", "tool_call_id": "1", "name": "show_graph", "content": "relu"},
    {"role": "assistant", "content": None,
     "tool_calls": [{"function": {"name": "submit_pass",
                                  "arguments": json.dumps({"text": TEXT})}}]}]


class InFolder(unittest.TestCase):
    def setUp(self) -> None:
        holder = tempfile.TemporaryDirectory()
        self.addCleanup(holder.cleanup)
        self.folder = Path(holder.name)

    def write(self, name: str, *rows: object) -> Path:
        path = self.folder / name
        path.write_text("".join((row if isinstance(row, str) else json.dumps(row)) + "\n"
                                for row in rows), encoding="utf-8")
        return path


class Conversations(InFolder):
    def test_calls_and_answers_become_text(self) -> None:
        shown = plain(check_messages(MESSAGES, "x"))
        self.assertEqual([message["role"] for message in shown],
                         ["system", "user", "assistant", "user", "assistant"])
        self.assertEqual(shown[2]["content"], "I look.\n```tool\n{\"name\":\"show_graph\","
                         "\"arguments\":{\"graph\":2}}\n```")
        self.assertEqual(shown[3]["content"], "Answer of show_graph:\nrelu")
        self.assertEqual(shown[4]["content"], f"```pass\n{TEXT}```\nsubmit_pass")

    def test_a_call_with_the_default_graph_is_written_as_a_pass(self) -> None:
        call = {"name": "explain_pass", "arguments": {"text": "pass q {}", "graph": 1}}
        shown = plain([{"role": "assistant", "content": "", "tool_calls": [call]}])
        self.assertEqual(shown[0]["content"], "```pass\npass q {}\n```\nexplain_pass")

    def test_a_call_that_the_text_has_is_not_repeated(self) -> None:
        text = "Now.\n```pass\npass q {}\n```\ncheck_pass"
        call = {"name": "check_pass", "arguments": {"text": "pass q {}\n"}}
        shown = plain([{"role": "assistant", "content": text, "tool_calls": [call]}])
        self.assertEqual(shown, [{"role": "assistant", "content": text}])

    def test_passes_that_a_tool_found_wrong_are_not_trained(self) -> None:
        def turn(name: str, reply: str) -> list[dict]:
            call = {"name": name, "arguments": {"text": "pass p {}"}}
            return [{"role": "assistant", "content": "Now.", "tool_calls": [call]},
                    {"role": "tool", "content": reply}]

        of_graph = {"name": "explain_pass", "arguments": {"text": "pass p {}", "graph": 2}}
        error = "1 error (quoted data, no instructions):\n| a.pass:1:1: error"
        messages = [*turn("show_graph", error), *turn("check_pass", error),
                    *turn("evaluate_pass", "graph 1: PASS, fast\ndev 2: CRASH"),
                    *turn("evaluate_pass", "graph 1: PASS"), *turn("submit_pass", error),
                    {"role": "assistant", "content": "", "tool_calls": [of_graph]},
                    {"role": "tool", "content": error}]
        for form in (messages, plain(messages)):
            self.assertEqual([message.get("train", True) for message in without_errors(form)[::2]],
                             [True, False, False, True, True, False])

    def test_an_answer_is_named_by_its_call(self) -> None:
        call = {"id": "7", "function": {"name": "read_docs", "arguments": "{}"}}
        messages = check_messages([
            {"role": "assistant", "content": "x", "tool_calls": [call]},
            {"role": "tool", "tool_call_id": "7", "content": "a"},
            {"role": "tool", "content": "b"}], "x")
        self.assertEqual([message["content"] for message in plain(messages)[1:]],
                         ["Answer of read_docs:\na", "Answer of the tool:\nb"])

    def test_lines_are_read_with_their_place_in_errors(self) -> None:
        path = self.write("good.jsonl", {"messages": MESSAGES}, "", {"messages": MESSAGES})
        self.assertEqual(len(read_conversations(path)), 2)
        assistant = {"role": "assistant", "content": "x"}
        for row, part in (
                ("{", "expected one JSON object"), ("[" * 100000, "expected one JSON object"),
                ("3", "found int"), ({}, "`messages`"), ({"messages": []}, "`messages`"),
                ({"messages": [{"role": "robot"}]}, "message 0: expected a role"),
                ({"messages": [{"role": "user", "content": "x"}]}, "the assistant, found none"),
                ({"messages": [{**assistant, "content": 3}]}, "found int"),
                ({"messages": [{**assistant, "content": [{"image": 1}]}]}, "parts of text"),
                ({"messages": [{**assistant, "tool_calls": [{"name": 3}]}]}, "tool calls"),
                ({"messages": [{**assistant, "tool_calls": [
                    {"name": "a", "arguments": "{"}]}]}, "tool calls"),
                ({"messages": [{"role": "user", "content": "", "tool_calls": [1]}]},
                 "of an assistant")):
            with self.subTest(row=str(row)[:60]), self.assertRaises(PassnetError) as caught:
                read_conversations(self.write("bad.jsonl", {"messages": MESSAGES}, row))
            self.assertIn("bad.jsonl:2: ", str(caught.exception))
            self.assertIn(part, str(caught.exception))
        for content in (b"", b"\xff\xfe\n"):
            (self.folder / "odd.jsonl").write_bytes(content)
            with self.assertRaisesRegex(PassnetError, "odd.jsonl: expected"):
                read_conversations(self.folder / "odd.jsonl")
        with self.assertRaisesRegex(PassnetError, "nothing.jsonl: cannot be read"):
            read_conversations(self.folder / "nothing.jsonl")

    def test_fewer_conversations_are_among_more(self) -> None:
        rows = list(range(100))
        self.assertTrue(set(choose(rows, 10)) < set(choose(rows, 40)))
        self.assertEqual(choose(rows, None), rows)
        with self.assertRaisesRegex(PassnetError, "at least 101"):
            choose(rows, 101)

    def test_a_model_is_named_by_its_run(self) -> None:
        self.assertEqual([model_name(Path(name)) for name in ("a/b/model", "a/b", "a/b.gguf")],
                         ["b", "b", "b"])


class Masks(unittest.TestCase):
    def trained_text(self, messages: list, limit: int = 10_000) -> list[str]:
        """The trained pieces of the one example, as text."""
        coder = ByteCoder()
        examples = make_examples(coder, [check_messages(messages, "x")], limit)
        pieces, last = [], -2
        for row in examples.rows:
            for place, (token, trained) in enumerate(zip(row.tokens, row.trained)):
                if trained:
                    pieces[len(pieces):] = [""] if place != last + 1 else []
                    pieces[-1] += spell(coder, [token])
                    last = place
        return pieces

    def test_only_the_assistant_is_trained_up_to_its_end(self) -> None:
        self.assertEqual(self.trained_text(MESSAGES), [
            "I look.\n```tool\n{\"name\":\"show_graph\",\"arguments\":{\"graph\":2}}\n```"
            "<|im_end|>", f"```pass\n{TEXT}```\nsubmit_pass<|im_end|>"])

    def test_the_tokens_are_those_of_the_whole_text(self) -> None:
        coder = ByteCoder()
        row = make_examples(coder, [check_messages(MESSAGES, "x")], 10_000).rows[0]
        self.assertEqual(spell(coder, row.tokens),
                         coder.render(check_messages(MESSAGES, "x"), False))

    def test_an_answer_can_be_left_out(self) -> None:
        first = {**MESSAGES[2], "train": False}
        self.assertEqual(len(self.trained_text([*MESSAGES[:2], first, *MESSAGES[3:]])), 1)

    def test_long_ones_are_cut_and_those_without_an_answer_dropped(self) -> None:
        coder = ByteCoder()
        rows = [check_messages(MESSAGES, "x")] * 2
        whole = len(make_examples(coder, rows, 10_000).rows[0].tokens)
        examples = make_examples(coder, rows, whole - 5)
        self.assertEqual((examples.cut, examples.dropped, examples.tokens), (2, 0, 2 * (whole - 5)))
        examples = make_examples(coder, rows, 30)
        self.assertEqual((examples.cut, examples.dropped, len(examples.rows)), (2, 2, 0))

    def test_a_template_that_rewrites_is_refused(self) -> None:
        coder = ByteCoder()
        render = coder.render
        coder.render = lambda messages, answer: f"{len(messages)}" + render(messages, answer)
        with self.assertRaisesRegex(PassnetError, "rewrites earlier messages"):
            make_examples(coder, [check_messages(MESSAGES, "x")], 100)


class Batches(unittest.TestCase):
    LENGTHS = [(index * 37) % 90 + 10 for index in range(200)]

    def test_every_row_is_in_one_batch_within_the_limit(self) -> None:
        batches = make_batches(self.LENGTHS, 400, 0, 0)
        self.assertEqual(sorted(row for batch in batches for row in batch), list(range(200)))
        for batch in batches:
            self.assertLessEqual(len(batch) * max(self.LENGTHS[row] for row in batch), 400)

    def test_little_is_padded(self) -> None:
        batches = make_batches(self.LENGTHS, 1000, 0, 0)
        padded = sum(len(batch) * max(self.LENGTHS[row] for row in batch) for batch in batches)
        self.assertLess(padded / sum(self.LENGTHS), 1.15)

    def test_the_order_depends_on_seed_and_epoch_alone(self) -> None:
        first = make_batches(self.LENGTHS, 400, 3, 1)
        self.assertEqual(first, make_batches(self.LENGTHS, 400, 3, 1))
        self.assertNotEqual(first, make_batches(self.LENGTHS, 400, 3, 2))
        self.assertNotEqual(first, make_batches(self.LENGTHS, 400, 4, 1))

    def test_a_long_row_is_a_batch_of_its_own(self) -> None:
        self.assertEqual(split_rows([0, 1, 2], [500, 90, 80], 200), [[0], [1, 2]])


class Winners(InFolder):
    def row(self, task: str, score: float | None, text: str, verdict: str = "PASS") -> dict:
        return {"task": task, "as": score, "submission": text, "verdict": verdict,
                "messages": MESSAGES}

    def test_the_best_different_submissions_of_each_task_win(self) -> None:
        path = self.write("t.jsonl", self.row("b", 1.5, "x"), self.row("a", 1.2, "one"),
                          self.row("a", 2.0, "two"), self.row("a", 1.9, "  two\n"),
                          self.row("a", 3.0, "z", "WRONG_VALUE"), self.row("a", 1.1, "three"),
                          self.row("c", 0.9, "slow"), self.row("c", None, ""),
                          self.row("d", 1.5, "x") | {"ended": "repeats"},
                          self.row("b", 1.4, "w") | {"ended": "submitted"})
        chosen = select([path], 1.0, 2)
        self.assertEqual([(row["task"], row["as"]) for row in chosen.winners],
                         [("a", 2.0), ("a", 1.2), ("b", 1.5), ("b", 1.4)])
        self.assertEqual((chosen.read, chosen.tasks, chosen.won_tasks), (10, 4, 2))

    def test_the_command_writes_chat_lines_that_training_reads(self) -> None:
        path = self.write("t.jsonl", self.row("a", 1.5, "x"), self.row("b", 0.5, "y"))
        out = self.folder / "deep/winners.jsonl"
        with contextlib.redirect_stdout(io.StringIO()) as text:
            self.assertEqual(cli.main(["train", "winners", str(path), "--out", str(out),
                                       "--json"]), 0)
        self.assertEqual(json.loads(text.getvalue()),
                         {"read": 2, "tasks": 2, "won_tasks": 1, "winners": 1})
        self.assertEqual(len(read_conversations(out)), 1)
        with contextlib.redirect_stdout(io.StringIO()):
            self.assertEqual(cli.main(["train", "winners", str(path), "--out", str(out),
                                       "--least", "9"]), 1)
        with contextlib.redirect_stderr(io.StringIO()) as text:
            self.assertEqual(cli.main(["train", "winners", str(self.write("u.jsonl", {"a": 1})),
                                       "--out", str(out)]), 2)
        self.assertIn("u.jsonl:1: expected a `task`", text.getvalue())


class Help(unittest.TestCase):
    def test_every_part_ends_its_help_in_an_example_that_parses(self) -> None:
        parser = cli._parser()
        for part in ("fetch-model", "sft", "serve", "generate", "winners", "expert", "reward"):
            with self.subTest(part=part), contextlib.redirect_stdout(io.StringIO()) as text:
                with self.assertRaises(SystemExit):
                    cli.main(["train", part, "--help"])
                example = " ".join(text.getvalue().partition("Example: ")[2].split())
                words = example.removeprefix("python -m passnet ").split()
                self.assertEqual(words[:2], ["train", part])
                self.assertTrue(callable(parser.parse_args(words).run))


class Curves(InFolder):
    def test_a_page_has_both_curves_and_escaped_facts(self) -> None:
        rows = [{"step": step, "loss": 2.0 / step, "rate": 0.1} for step in range(1, 9)]
        rows[-1]["valid_loss"] = 0.5
        page = self.folder / "curve.html"
        write_page(page, "Run <1>", rows, [("name", "<b>")])
        text = page.read_text()
        self.assertEqual(text.count("<polyline"), 3)
        self.assertIn("Run &lt;1&gt;", text)
        self.assertIn("&lt;b&gt;", text)
        self.assertNotIn("<b>", text)

    def test_no_steps_and_odd_losses_draw(self) -> None:
        self.assertIn("No steps", draw([("loss", [])]))
        self.assertIn("<polyline", draw([("loss", [(1, float("nan")), (2, 0.0), (3, 1.0)])]))

    def test_a_line_that_was_cut_off_is_left_out(self) -> None:
        path = self.write("curve.jsonl", {"step": 1}, {"step": 2}, '{"st')
        self.assertEqual([row["step"] for row in read_curve(path)], [1, 2])


if __name__ == "__main__":
    unittest.main()
