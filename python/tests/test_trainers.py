"""The adapters for trainers, each with its library, against a real service; what is not installed is skipped:
pip install trl verl verifiers openenv-core, in an environment that has PyTorch."""

from __future__ import annotations

import asyncio
import json
import os
import socket
import sys
import threading
import unittest
from pathlib import Path
from unittest import mock

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT / "python"))
sys.path.insert(0, str(ROOT / "tests" / "e2e"))

from service_process import ADD_RELU, GRAPH, QUICK, WRONG, Service  # noqa: E402

GRAPHS = [{"text": GRAPH}]
RIGHT, BAD, NONE = (f"Here it is:\n```pass\n{text}```\n" for text in (ADD_RELU, WRONG, "nothing"))
OFFLINE = {"HF_HUB_OFFLINE": "1", "TRANSFORMERS_OFFLINE": "1", "WANDB_MODE": "disabled"}


def installed(name):
    """A reason to skip, or None."""
    with mock.patch.dict(os.environ, OFFLINE):
        try:
            __import__(name)
        except Exception as error:  # noqa: BLE001: a library that does not import counts as missing
            return f"{name} is not installed ({error})"
    return None


class TrainerTest(unittest.TestCase):
    library = ""

    @classmethod
    def setUpClass(cls):
        if not cls.library:
            raise unittest.SkipTest("the cases are below")
        if reason := installed(cls.library):
            raise unittest.SkipTest(reason)
        cls.service = Service()
        cls.addClassCleanup(cls.service.close)
        cls.url = f"http://127.0.0.1:{cls.service.port}"


class Trl(TrainerTest):
    library = "trl"

    def test_a_reward_function(self):
        from passnet.trainers.trl import pass_reward

        reward = pass_reward(self.url, **QUICK)
        chat = [{"role": "assistant", "content": RIGHT}]
        found = asyncio.run(reward(prompts=[""] * 3, completions=[chat, BAD, NONE], graphs=[GRAPHS] * 3, trainer=None))
        self.assertGreater(found[0], 0.2)
        self.assertEqual(found[1:], [0.1, 0.0])

    def test_a_step_of_grpo(self):
        if reason := installed("datasets"):
            self.skipTest(reason)
        import tempfile

        from datasets import Dataset
        from passnet.trainers.trl import pass_reward
        from tokenizers import Tokenizer, models, pre_tokenizers
        from transformers import LlamaConfig, LlamaForCausalLM, PreTrainedTokenizerFast
        from trl import GRPOConfig, GRPOTrainer

        words = Tokenizer(models.WordLevel({word: i for i, word in enumerate(["<e>", "<u>", *"abcdefgh"])}, "<u>"))
        words.pre_tokenizer = pre_tokenizers.Whitespace()
        tokenizer = PreTrainedTokenizerFast(tokenizer_object=words, eos_token="<e>", pad_token="<e>", unk_token="<u>")
        model = LlamaForCausalLM(LlamaConfig(vocab_size=10, hidden_size=16, intermediate_size=16, num_hidden_layers=1,
                                             num_attention_heads=2, eos_token_id=0, pad_token_id=0))
        rows = Dataset.from_list([{"prompt": "a b", "graphs": GRAPHS}] * 2)
        with tempfile.TemporaryDirectory() as folder, mock.patch.dict(os.environ, OFFLINE):
            settings = GRPOConfig(output_dir=folder, per_device_train_batch_size=2, num_generations=2, max_steps=1,
                                  max_completion_length=4, report_to=[], use_cpu=True, bf16=False, logging_steps=1,
                                  save_strategy="no")
            trainer = GRPOTrainer(model, reward_funcs=pass_reward(self.url, **QUICK), args=settings, train_dataset=rows,
                                  processing_class=tokenizer)
            trainer.train()
        self.assertEqual(trainer.state.log_history[0]["rewards/passnet_reward/mean"], 0)


class Verl(TrainerTest):
    library = "verl.trainer.ppo.reward"

    def test_a_custom_reward_function(self):
        from omegaconf import OmegaConf
        from verl.trainer.ppo.reward import get_custom_reward_fn

        config = OmegaConf.create({"reward": {"custom_reward_function": {
            "path": str(ROOT / "python/passnet/trainers/verl.py"), "name": "compute_score",
            "reward_kwargs": {"url": self.url, **QUICK}}}})
        compute = get_custom_reward_fn(config)

        async def both():
            return [await compute(data_source="passnet", solution_str=text, ground_truth=json.dumps(GRAPHS),
                                  extra_info={}) for text in (RIGHT, NONE)]

        right, none = asyncio.run(both())
        self.assertGreater(right["score"], 0.2)
        self.assertEqual((none["score"], none["kind"]), (0.0, "none"))


class Verifiers(TrainerTest):
    library = "verifiers.v1"

    def test_a_taskset_and_its_reward(self):
        import verifiers.v1 as vf
        from passnet.trainers.verifiers import PassTaskset, PassTasksetConfig

        only = "resnet_basic.batch_norm_relu"
        task, = PassTaskset(PassTasksetConfig(id="passnet", url=self.url, only=[only]))
        self.assertEqual(task.data.name, only)
        self.assertIn("batch_norm", task.data.prompt)
        text = (ROOT / "examples/passes/batch_norm_relu.pass").read_text(encoding="utf-8")
        for answer, low, high in ((f"```pass\n{text}```", 0.2, 50), ("I cannot.", 0, 0)):
            trace = mock.Mock(spec=vf.Trace)
            trace.assistant_messages = [vf.AssistantMessage(content=answer)]
            trace.metrics, trace.rewards = {}, {}
            asyncio.run(task.score(trace))
            (name, value, _weight), = [call.args for call in trace.record_reward.call_args_list]
            self.assertEqual(name, "speed")
            self.assertTrue(low <= value <= high, value)

    def test_tools_of_a_rollout(self):
        from passnet.trainers.verifiers import Workbench, WorkbenchConfig

        tools = Workbench(WorkbenchConfig(service=self.url, graphs=GRAPHS[0]))
        self.assertIn("No errors", asyncio.run(tools.check_pass(ADD_RELU)))


class OpenEnv(TrainerTest):
    library = "openenv.core.env_client"

    def test_an_episode_through_server_and_client(self):
        import uvicorn

        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = probe.getsockname()[1]
        with mock.patch.dict(os.environ, {"PASSNET_SERVICE": self.url}):
            from passnet.trainers.openenv import PassEnv, ToolAction, app

            server = uvicorn.Server(uvicorn.Config(app, port=port, log_level="error"))
            thread = threading.Thread(target=server.run)
            thread.start()
            self.addCleanup(thread.join)
            self.addCleanup(setattr, server, "should_exit", True)
            while not server.started:
                pass
            with PassEnv(f"http://127.0.0.1:{port}", message_timeout_s=300).sync() as env:
                seen = env.reset(text=GRAPH)
                self.assertIn("relu(", seen.observation.text)
                self.assertIn("submit_pass", [tool["name"] for tool in seen.observation.tools])
                seen = env.step(ToolAction(tool="check_pass", arguments={"text": "pass {"}))
                self.assertFalse(seen.observation.ok or seen.done)
                seen = env.step(ToolAction(tool="submit_pass", arguments={"text": ADD_RELU}))
                self.assertTrue(seen.done)
                self.assertGreater(seen.reward, 0.2)
                self.assertTrue(env.state().submitted)
                self.assertTrue(env.step(ToolAction(tool="check_pass")).done)


if __name__ == "__main__":
    unittest.main()
