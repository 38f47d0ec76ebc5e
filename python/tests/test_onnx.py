"""Models that live PyTorch exports to ONNX give onnxruntime's results, on the file's weights."""
import contextlib
import io
import os
import subprocess
import sys
import tempfile
import unittest
import warnings
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
PROGRAM = os.environ.get("PASSNET_PROGRAM", str(ROOT / "build" / "passnet"))
sys.path.insert(0, str(ROOT / "tools"))
try:
    import numpy as np
    import onnxruntime
    import onnxscript  # noqa: F401
    import torch
    from torch import nn
    from torch.nn import functional as F
    import compare_onnx
    MISSING = None
except ImportError as error:
    MISSING = f"{error}: `pip install onnx onnxscript onnxruntime` gives what exports need"


def models():
    """(name, module, inputs), small and with random weights."""
    class Recurrent(nn.Module):
        def __init__(self):
            super().__init__()
            self.lstm = nn.LSTM(6, 5, num_layers=2, bidirectional=True)
            self.gru = nn.GRU(10, 4, batch_first=False)

        def forward(self, x):
            return self.gru(self.lstm(x)[0])[0]

    class Numbers(nn.Module):
        def forward(self, x):
            return x.reshape(x.shape[0], -1).softmax(1), x[:, 1:, ::2].mean(-1), x.topk(2)[0]

    image = nn.Sequential(
        nn.Conv2d(3, 8, 3, padding=1), nn.BatchNorm2d(8), nn.ReLU(), nn.MaxPool2d(2),
        nn.Upsample(scale_factor=2, mode="bilinear"), nn.Conv2d(8, 8, 3, groups=8, stride=2),
        nn.Hardswish(), nn.AdaptiveAvgPool2d(1), nn.Flatten(), nn.Linear(8, 5))
    layer = nn.TransformerEncoderLayer(16, 4, 32, batch_first=True)
    dense = nn.Sequential(nn.Linear(16, 32), nn.GELU(), nn.LayerNorm(32), nn.Linear(32, 4), nn.Mish())
    turned = nn.Sequential(nn.ConvTranspose2d(4, 6, 3, stride=2, padding=1, output_padding=1),
                           nn.GroupNorm(2, 6), nn.PixelShuffle(1), nn.ReflectionPad2d(1))
    return [("image", image, (torch.randn(2, 3, 16, 16),)),
            ("layer", layer, (torch.randn(2, 5, 16),)),
            ("dense", dense, (torch.randn(3, 16),)),
            ("turned", turned, (torch.randn(1, 4, 6, 6),)),
            ("recurrent", Recurrent(), (torch.randn(4, 2, 6),)),
            ("numbers", Numbers(), (torch.randn(2, 4, 6),))]


def export(module, inputs, path, dynamo):
    with contextlib.redirect_stdout(io.StringIO()), warnings.catch_warnings():
        warnings.simplefilter("ignore")
        torch.onnx.export(module.eval(), inputs, str(path), dynamo=dynamo,
                          **({} if dynamo else {"opset_version": 17}))


def flaw(path, inputs, folder, program=PROGRAM):
    """A sentence if the results of the program and those of onnxruntime differ."""
    session = onnxruntime.InferenceSession(str(path), providers=["CPUExecutionProvider"])
    names = [entry.name for entry in session.get_inputs()]
    arrays = [tensor.numpy() for tensor in inputs]
    expected = session.run(None, dict(zip(names, arrays)))
    compare_onnx.write_safetensors(folder / "in.safetensors",
                                   {f"in{i}": array for i, array in enumerate(arrays[:len(names)])})
    done = subprocess.run(
        [program, "run", str(path), "--inputs", str(folder / "in.safetensors"), "--outputs",
         str(folder / "out.safetensors")], capture_output=True, text=True, timeout=600, check=False)
    if done.returncode != 0:
        return done.stderr.strip()
    results = compare_onnx.read_safetensors(folder / "out.safetensors")
    return compare_onnx.disagreement(results, expected, 1e-3, 1e-4)


@unittest.skipIf(MISSING, MISSING)
class ExportedModels(unittest.TestCase):
    def test_both_exporters(self):
        torch.manual_seed(0)
        for name, module, inputs in models():
            # PyTorch's older exporter does not export this layer.
            for dynamo in (True,) if name == "layer" else (False, True):
                with self.subTest(name, dynamo=dynamo), tempfile.TemporaryDirectory() as holder:
                    folder = Path(holder)
                    export(module, inputs, folder / "model.onnx", dynamo)
                    self.assertIsNone(flaw(folder / "model.onnx", inputs, folder))


if __name__ == "__main__":
    unittest.main()
