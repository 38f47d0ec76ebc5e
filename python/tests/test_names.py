"""Models by name: stand-ins for timm and torchvision, real transformers, errors, stable output."""

from __future__ import annotations

import importlib.util
import json
import os
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
HAS_TORCH = importlib.util.find_spec("torch") is not None
HAS_TRANSFORMERS = HAS_TORCH and importlib.util.find_spec("transformers") is not None

# The part of timm that extraction uses, around a model of our own.
TIMM = '''
import torch
def list_models():
    return ["small_net", "small_net_wide", "other"]
class Small(torch.nn.Module):
    pretrained_cfg = {"input_size": (3, 48, 40)}
    def __init__(self, width):
        super().__init__()
        self.convolution = torch.nn.Conv2d(3, width, 3)
        self.register_buffer("table", torch.arange(6).reshape(2, 3))
        rates = [rate.item() for rate in torch.linspace(0, 0.5, 3)]
        self.rate = rates[1]
        self.large = torch.nn.Linear(200_000, 40_000)
    def forward(self, x):
        return self.convolution(x).mean((2, 3)) * self.rate + self.table.sum()
def create_model(name, pretrained=False, width=8):
    assert not pretrained
    return Small(width)
'''

# The part of torchvision that extraction uses; `broken` represents a build that does not fit
# PyTorch.
TORCHVISION = '''
import torch
from torchvision import models
{extra}
'''
TORCHVISION_MODELS = '''
import torch
def list_models():
    return ["flat", "pair"]
def flat(*, weights=None, weights_backbone="some"):
    assert weights is None and weights_backbone is None
    return torch.nn.Sequential(torch.nn.Conv2d(3, 4, 3), torch.nn.ReLU(inplace=True))
def get_model_builder(name):
    return {"flat": flat}[name]
'''
REGISTERS = '''
@torch.library.register_fake("torchvision::nms")
def nms(dets, scores, iou_threshold):
    return dets
'''


def passnet(*arguments: str, path: str = "", **environment: str) -> subprocess.CompletedProcess:
    """Runs one command in a separate process, with other libraries first on its path."""
    search = os.pathsep.join(filter(None, [path, str(ROOT)]))
    return subprocess.run([sys.executable, "-m", "passnet", *arguments], capture_output=True,
                          text=True, check=False, stdin=subprocess.DEVNULL,
                          env={**os.environ, "PYTHONPATH": search, **environment})


def tree(folder: Path) -> dict[str, str]:
    """All files below a folder with their text."""
    return {str(path.relative_to(folder)): path.read_text()
            for path in sorted(folder.rglob("*")) if path.is_file()}


@unittest.skipUnless(HAS_TORCH, "PyTorch is not installed")
class StandIns(unittest.TestCase):
    """timm and torchvision, through packages that provide the used parts."""

    def setUp(self) -> None:
        holder = tempfile.TemporaryDirectory()
        self.addCleanup(holder.cleanup)
        self.folder = Path(holder.name)
        self.libraries = self.folder / "libraries"
        self.write("timm/__init__.py", TIMM)
        self.write("torchvision/__init__.py", TORCHVISION.format(extra=""))
        self.write("torchvision/models.py", TORCHVISION_MODELS)

    def write(self, name: str, text: str) -> None:
        path = self.libraries / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)

    def run_passnet(self, *arguments: str) -> subprocess.CompletedProcess:
        return passnet(*arguments, path=str(self.libraries))

    def test_a_timm_model_keeps_its_size_and_its_tables_but_makes_no_weights(self) -> None:
        done = self.run_passnet("extract", "timm:small_net", "--config", "width=5", "--dtype",
                                "bf16", "--batch", "2", "--out", str(self.folder / "out"))
        self.assertEqual(done.returncode, 0, done.stderr)
        folder = self.folder / "out/timm/small_net"
        meta = (folder / "weight_meta.py").read_text()
        self.assertIn("shape = [2, 3, 48, 40]", meta)
        self.assertIn("shape = [5, 3, 3, 3]", meta)
        self.assertIn('dtype = "torch.bfloat16"', meta)
        self.assertIn("data = [0, 1, 2, 3, 4, 5]", meta)
        self.assertIn("* 0.25", (folder / "model.py").read_text())
        about = json.loads((folder / "graph_net.json").read_text())
        self.assertEqual((about["source"], about["model_name"]), ("timm", "small_net"))
        self.assertEqual(about["made_by"]["options"], {"width": 5})

    def test_a_torchvision_model_gets_no_weights(self) -> None:
        done = self.run_passnet("extract", "torchvision:flat", "--image", "16", "--json")
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertEqual(json.loads(done.stdout)["graphs"][0]["nodes"], 2)

    def test_torchvision_without_its_compiled_part_still_serves(self) -> None:
        self.write("torchvision/__init__.py", TORCHVISION.format(extra=REGISTERS))
        done = self.run_passnet("extract", "torchvision:flat", "--image", "16", "--json")
        self.assertEqual(done.returncode, 0, done.stderr)

    def test_list_finds_names_by_pattern(self) -> None:
        done = self.run_passnet("list", "small_n")
        self.assertEqual(done.stdout.split(), ["timm:small_net", "timm:small_net_wide"])
        self.assertEqual(json.loads(self.run_passnet("list", "timm:o*", "--json").stdout),
                         ["timm:other"])
        self.assertEqual(self.run_passnet("list", "no_such_thing").returncode, 1)

    def test_errors_name_what_is_near_or_missing(self) -> None:
        self.write("torchvision/__init__.py", "raise ImportError('libsomething.so is missing')")
        for name, parts in (
                ("timm:smal_net", ("timm is needed here", "libsomething.so")),
                ("torchvision:flat", ("torchvision is needed here", "pip install"))):
            done = self.run_passnet("extract", name)
            self.assertEqual(done.returncode, 2)
            for part in parts:
                self.assertIn(part, done.stderr)
            self.assertEqual(done.stderr.count("\n"), 1, done.stderr)

    def test_unknown_names_are_answered_with_near_ones(self) -> None:
        for name, part in (("timm:smal_net", "did you mean `timm:small_net`"),
                           ("torchvision:flad", "did you mean `torchvision:flat`"),
                           ("timm:zzz", "`python -m passnet list`")):
            done = self.run_passnet("extract", name)
            self.assertEqual((done.returncode, done.stdout), (2, ""))
            self.assertIn(part, done.stderr)

    def test_many_go_on_past_a_failure(self) -> None:
        done = self.run_passnet("extract", "timm:small_net", "timm:nothing", "torchvision:flat",
                                "--json")
        self.assertEqual(done.returncode, 1)
        self.assertEqual([json.loads(line)["ok"] for line in done.stdout.splitlines()],
                         [True, False, True])
        self.assertIn("[2/3] timm:nothing: error: ", done.stderr)
        self.assertIn("1 of 3 models were not captured", done.stderr)


@unittest.skipUnless(HAS_TORCH, "PyTorch is not installed")
class OwnFiles(unittest.TestCase):
    """Modules in files, and the parts of them that the folders contain."""

    def extract(self, source: str, *arguments: str) -> tuple[subprocess.CompletedProcess, dict]:
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "own.py"
            path.write_text("import torch\n" + source)
            done = passnet("extract", f"{path}:Own", *arguments, "--out", f"{folder}/out")
            return done, tree(Path(folder) / "out")

    def test_constants_are_exact_and_special_values_survive(self) -> None:
        done, files = self.extract(
            "class Own(torch.nn.Module):\n"
            "    def __init__(self):\n"
            "        super().__init__()\n"
            "        self.register_buffer('mask', torch.full((2, 2), float('-inf')).triu(1))\n"
            "    def forward(self, x):\n"
            "        return (x * 0.1234567890123456789 + self.mask).clamp(max=float('inf'))\n",
            "--input", "x=2,2")
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertIn("0.12345678901234568", files["Own/model.py"])
        self.assertIn("from torch import inf", files["Own/model.py"])
        namespace: dict = {}
        exec(files["Own/weight_meta.py"], namespace)
        self.assertEqual(namespace["Program_weight_tensor_meta_L_self_buffers_mask_"].mean,
                         float("-inf"))

    def test_a_value_that_does_not_exist_is_a_sentence(self) -> None:
        source = ("class Own(torch.nn.Module):\n"
                  "    def forward(self, x):\n"
                  "        return x + 1 if float(x.sum()) > 0 else x - 1\n")
        done, _ = self.extract(source, "--input", "x=100,100")
        self.assertEqual(done.returncode, 2)
        self.assertIn("--weights random", done.stderr)
        self.assertEqual(done.stderr.count("\n"), 1)
        done, files = self.extract(source, "--input", "x=100,100", "--weights", "random")
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertIn("Own/graph_1/model.py", files)


@unittest.skipUnless(HAS_TRANSFORMERS, "transformers is not installed")
class Transformers(unittest.TestCase):
    """Configs, model classes and model types of the real library."""

    def test_same_bytes_in_every_run(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            results = []
            for seed in ("1", "2"):
                out = Path(folder) / seed
                done = passnet("extract", "transformers:swin", "transformers:LlamaConfig",
                               "--layers", "1", "--out", str(out), PYTHONHASHSEED=seed)
                self.assertEqual(done.returncode, 0, done.stderr)
                results.append(tree(out))
            self.assertEqual(results[0], results[1])
            self.assertIn("transformers/Llama/model.py", results[0])
            self.assertFalse([name for name, text in results[0].items() if " at 0x" in text])

    def test_a_model_class_is_a_name_too(self) -> None:
        done = passnet("extract", "transformers:BertForMaskedLM", "--layers", "1", "--config",
                       "hidden_size=32", "num_attention_heads=2", "--json")
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertTrue(json.loads(done.stdout)["ok"])

    def test_mistakes_are_sentences(self) -> None:
        for arguments, part in (
                (("transformers:berd",), "did you mean `transformers:bert`"),
                (("transformers:BertConfig", "--config", "hidden_size=7"), "cannot be built"),
                (("transformers:bert", "--layers", "1", "--submodule", "nothing"),
                 "has no submodule")):
            done = passnet("extract", *arguments)
            self.assertEqual((done.returncode, done.stdout), (2, ""))
            self.assertIn(part, done.stderr)
            self.assertEqual(done.stderr.count("\n"), 1, done.stderr)


if __name__ == "__main__":
    unittest.main()
