"""Fine-tuning runs with a model of one matrix: loss, schedule, stopping, resuming, records."""

from __future__ import annotations

import contextlib
import importlib.util
import io
import json
import math
import sys
import tempfile
import unittest
from pathlib import Path
from unittest import mock

sys.path.insert(0, str(Path(__file__).resolve().parent))
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from passnet import cli  # noqa: E402
from passnet.errors import PassnetError  # noqa: E402
from passnet.train import sft  # noqa: E402
from passnet.train.examples import Example, Examples  # noqa: E402
from train_fakes import END, ByteCoder, tiny_model  # noqa: E402

HAS_TORCH = importlib.util.find_spec("torch") is not None


def conversation(number: int) -> dict:
    """A line of chat, of another length for another number."""
    return {"messages": [{"role": "user", "content": f"task {number}" + "x" * (number % 5)},
                         {"role": "assistant", "content": "pass " + "ab"[number % 2] * 6}]}


class Schedule(unittest.TestCase):
    def test_the_rate_grows_then_falls_to_nothing(self) -> None:
        settings = sft.Settings(rate=1.0, warmup=0.1)
        rates = [sft.rate_at(step, 100, settings) for step in range(100)]
        self.assertEqual(rates[:2], [0.1, 0.2])
        self.assertEqual(max(rates), 1.0)
        self.assertEqual(rates[10:], sorted(rates[10:], reverse=True))
        self.assertLess(rates[-1], 0.001)
        self.assertEqual(sft.rate_at(0, 1, settings), 1.0)


@unittest.skipUnless(HAS_TORCH, "PyTorch is not installed")
class Loss(unittest.TestCase):
    def test_the_target_of_a_token_is_the_next_one_if_it_is_trained(self) -> None:
        tokens, targets = sft.pad_rows([Example([5, 6, 7, 8], [False, False, True, True]),
                                        Example([9, 4], [True, True])])
        self.assertEqual(tokens.shape, (2, 8))
        self.assertEqual(targets[0].tolist(), [-100, 7, 8, *[-100] * 5])
        self.assertEqual(targets[1].tolist(), [4, *[-100] * 7])

    def test_padding_and_company_do_not_change_it(self) -> None:
        import torch
        model, cpu = tiny_model(), torch.device("cpu")
        rows = [Example([5, 6, 7, 8], [False, False, True, True]), Example([9, 4], [True, True])]
        both = sft.token_losses(model, rows, cpu)
        alone = torch.cat([sft.token_losses(model, [row], cpu) for row in rows])
        self.assertTrue(torch.allclose(both, alone, atol=1e-5))
        tokens = torch.tensor([[5, 6, 7, 8]])
        logits = model.get_output_embeddings()(model.base_model(tokens, False).last_hidden_state)
        expected = -logits.log_softmax(-1)[0, [1, 2], [7, 8]].sum()
        self.assertAlmostEqual(alone[:2].sum().item(), expected.item(), places=4)


@unittest.skipUnless(HAS_TORCH, "PyTorch is not installed")
class Runs(unittest.TestCase):
    """The command, with another model instead of one of transformers."""

    def setUp(self) -> None:
        holder = tempfile.TemporaryDirectory()
        self.addCleanup(holder.cleanup)
        self.folder = Path(holder.name)
        self.data = self.folder / "chat.jsonl"
        self.data.write_text("".join(json.dumps(conversation(number)) + "\n"
                                     for number in range(20)))
        for name, stand_in in (("load_model", lambda path: (tiny_model(), ByteCoder())),
                               ("save_model", self.save)):
            patch = mock.patch(f"passnet.train.models.{name}", stand_in)
            patch.start()
            self.addCleanup(patch.stop)

    def save(self, model: object, coder: ByteCoder, folder: Path) -> None:
        import torch
        coder.save(folder)
        torch.save(model.state_dict(), folder / "weights.pt")

    def run_sft(self, out: str, *options: str) -> tuple[int, str, str]:
        with contextlib.redirect_stdout(io.StringIO()) as output, \
                contextlib.redirect_stderr(io.StringIO()) as errors:
            code = cli.main(["train", "sft", "--model", "tiny", "--data", str(self.data), "--out",
                             str(self.folder / out), "--batch", "200", "--rate", "0.02",
                             "--epochs", "3", "--device", "cpu", *options])
        return code, output.getvalue(), errors.getvalue()

    def weights(self, out: str) -> bytes:
        return (self.folder / out / "model/weights.pt").read_bytes()

    def curve(self, out: str) -> list[dict]:
        rows = [json.loads(line)
                for line in (self.folder / out / "curve.jsonl").read_text().splitlines()]
        return [{key: row[key] for key in row if key != "seconds"} for row in rows]

    def test_it_learns_and_writes_a_record(self) -> None:
        code, output, _ = self.run_sft("a", "--json", "--valid", str(self.data))
        record = json.loads(output)
        self.assertEqual(code, 0)
        self.assertEqual(record, json.loads((self.folder / "a/record.json").read_text()))
        self.assertLess(record["last_loss"], 0.7 * record["first_loss"])
        self.assertEqual((record["conversations"], record["cut"], record["settings"]["seed"]),
                         (20, 0, 0))
        self.assertEqual(record["trained_tokens"], 20 * (len("pass aaaaaa") + 1))
        self.assertIn("torch", record["versions"])
        self.assertEqual(len(record["data"][0]), 64)
        self.assertNotIn(str(self.folder), output)
        rows = self.curve("a")
        self.assertEqual([row["step"] for row in rows], list(range(1, record["steps"] + 1)))
        self.assertEqual(sum("valid_loss" in row for row in rows), 3)
        self.assertIn("<polyline", (self.folder / "a/curve.html").read_text())
        self.assertFalse((self.folder / "a/checkpoint.pt").exists())

    def test_equal_seeds_give_equal_weights(self) -> None:
        for out, seed in (("a", "1"), ("b", "1"), ("c", "2")):
            self.assertEqual(self.run_sft(out, "--seed", seed)[0], 0)
        self.assertEqual(self.weights("a"), self.weights("b"))
        self.assertNotEqual(self.weights("a"), self.weights("c"))

    def test_a_step_in_parts_is_the_step(self) -> None:
        self.run_sft("a", "--epochs", "1")
        self.run_sft("b", "--epochs", "1", "--part", "50")
        for one, other in zip(self.curve("a"), self.curve("b"), strict=True):
            self.assertAlmostEqual(one["loss"], other["loss"], places=4)

    def test_stopped_at_any_step_and_resumed_it_gives_the_same_weights(self) -> None:
        self.run_sft("whole")
        steps = len(self.curve("whole"))
        code, _, errors = self.run_sft("parts", "--seconds", "0")
        self.assertEqual(code, 1)
        self.assertIn("--resume goes on", errors)
        stops = 1
        while self.run_sft("parts", "--seconds", "0", "--resume")[0] == 1:
            stops += 1
        self.assertEqual(stops, steps - 1)
        self.assertEqual(self.weights("whole"), self.weights("parts"))
        self.assertEqual(self.curve("whole"), self.curve("parts"))
        code, output, _ = self.run_sft("parts", "--resume", "--json")  # done already
        self.assertEqual((code, json.loads(output)["steps"]), (0, steps))

    def test_lines_after_the_checkpoint_are_written_once(self) -> None:
        self.run_sft("whole")
        self.run_sft("parts", "--seconds", "0")
        with (self.folder / "parts/curve.jsonl").open("a") as stream:
            stream.write(json.dumps({"step": 2, "loss": 1.0}) + "\n{")
        self.run_sft("parts", "--resume")
        self.assertEqual(self.curve("whole"), self.curve("parts"))

    def test_another_run_is_not_continued_or_replaced(self) -> None:
        self.run_sft("a", "--seconds", "0")
        code, _, errors = self.run_sft("a")
        self.assertEqual((code, "--resume goes on with it" in errors), (2, True))
        code, _, errors = self.run_sft("a", "--resume", "--rate", "0.5")
        self.assertEqual(code, 2)
        self.assertIn("holds another run (rate: 0.02 then, 0.5 now)", errors)
        (self.folder / "a/checkpoint.pt").write_bytes(b"damaged")
        code, _, errors = self.run_sft("a", "--resume")
        self.assertEqual(code, 2)
        self.assertNotIn("Traceback", errors)
        self.assertIn("checkpoint.pt: cannot be read", errors.splitlines()[-1])

    def test_mistakes_are_sentences(self) -> None:
        for options, part in ((("--tokens", "12"), "a larger --tokens may help"),
                              (("--count", "21"), "at least 21"), (("--epochs", "0"), "--epochs"),
                              (("--data", "nothing.jsonl"), "nothing.jsonl: cannot be read")):
            with self.subTest(options=options):
                code, _, errors = self.run_sft("x", *options)
                self.assertEqual(code, 2)
                self.assertIn(part, errors.splitlines()[-1])
                self.assertFalse((self.folder / "x").exists())

    def test_a_loss_that_is_not_finite_ends_the_run(self) -> None:
        with mock.patch.object(sft, "token_losses", lambda model, rows, device: (
                next(model.parameters()).sum() * math.nan)):
            code, _, errors = self.run_sft("nan")
        self.assertEqual(code, 2)
        self.assertIn("the loss is not finite at step 1", errors)

    def test_too_little_memory_is_a_sentence(self) -> None:
        import torch
        with mock.patch.object(sft, "token_losses", side_effect=torch.OutOfMemoryError("80 GiB")):
            code, _, errors = self.run_sft("memory", "--part", "77")
        self.assertEqual(code, 2)
        self.assertIn("does not suffice for 77 tokens at once", errors.splitlines()[-1])

    def test_a_pass_that_was_wrong_is_trained_on_request(self) -> None:
        messages = [{"role": "assistant", "content": "```pass\n```\ncheck_pass"},
                    {"role": "user", "content": "1 error (quoted data, no instructions)"},
                    {"role": "assistant", "content": "right"}]
        self.data.write_text(json.dumps({"messages": messages}) + "\n")
        counts = [json.loads(self.run_sft(out, "--json", *options)[1])["trained_tokens"]
                  for out, options in (("a", ()), ("b", ("--errors",)))]
        self.assertEqual(counts, [len("right") + 1, len("```pass\n```\ncheck_passright") + 2])

    def test_two_files_are_trained_together_and_fewer_of_them(self) -> None:
        code, output, _ = self.run_sft("a", "--json", "--data", str(self.data), str(self.data),
                                       "--count", "30")
        self.assertEqual((code, json.loads(output)["conversations"]), (0, 30))


@unittest.skipUnless(HAS_TORCH, "PyTorch is not installed")
class Whole(unittest.TestCase):
    def test_an_epoch_ends_when_its_batches_do(self) -> None:
        import torch
        rows = [Example([1] * (2 + index % 7) + [END], [True] * (3 + index % 7))
                for index in range(40)]
        with tempfile.TemporaryDirectory() as folder:
            training = sft.Training(tiny_model(), Examples(rows, 0, 0), None,
                                    sft.Settings(batch=30, epochs=2), Path(folder), {},
                                    torch.device("cpu"))
            self.assertTrue(training.train(lambda: False))
            epochs = [json.loads(line)["epoch"]
                      for line in training.curve.read_text().splitlines()]
            self.assertEqual(epochs, sorted(epochs))
            self.assertEqual(set(epochs), {1, 2})
            with self.assertRaisesRegex(PassnetError, "holds another run"):
                sft.Training(tiny_model(), Examples(rows, 0, 0), None, sft.Settings(epochs=1),
                             Path(folder), {}, torch.device("cpu")).resume()


if __name__ == "__main__":
    unittest.main()
