"""Models that live PyTorch exports give PyTorch's results without it, on the archive's weights."""
import json
import os
import subprocess
import tempfile
import unittest
import warnings
from pathlib import Path

try:
    import torch
    from torch import nn
    from torch.ao.quantization.fx import _decomposed  # noqa: F401  (defines quantizers' operators)
    from torch.nn import functional as F
    from passnet.tolerance import disagreement
    MISSING = None if hasattr(torch.export, "save") else "PyTorch without torch.export.save"
except ImportError as error:
    MISSING = str(error)

ROOT = Path(__file__).resolve().parent.parent.parent
PROGRAM = os.environ.get("PASSNET_PROGRAM", str(ROOT / "build" / "passnet"))


def models():
    """(name, module, inputs, dynamic shapes or None)"""
    class Attention(nn.Module):
        def __init__(self):
            super().__init__()
            self.embedding = nn.Embedding(20, 16)
            self.qkv = nn.Linear(16, 48, bias=False)
            self.norm = nn.LayerNorm(16)
            self.register_buffer("scale", torch.rand(16, 2).t())

        def forward(self, tokens):
            x = self.norm(self.embedding(tokens))
            query, key, value = self.qkv(x).unflatten(-1, (3, 4, 4)).permute(2, 0, 3, 1, 4)
            y = F.scaled_dot_product_attention(query, key, value, is_causal=True)
            y = y.transpose(1, 2).flatten(2) * self.scale[1]
            return {"out": y @ self.embedding.weight.T, "top": tuple(y.topk(2)), "n": tokens.shape[0]}

    class Counter(nn.Module):
        def __init__(self):
            super().__init__()
            self.register_buffer("calls", torch.zeros((), dtype=torch.long))
            self.norm = nn.BatchNorm1d(6)
            self.shift = torch.arange(6.0)

        def forward(self, x, y):
            self.calls.add_(1)
            y[0].mul_(2)
            with torch.autocast("cpu", dtype=torch.bfloat16):
                z = x @ x.T
            return self.norm(x) + self.shift, z, y + 1

    class Numbers(nn.Module):
        def forward(self, x):
            rows = x.shape[0]
            return (x.view(rows // 2, 2, -1), torch.arange(rows) + 1, x.new_zeros(rows + 1, 2),
                    1 - x, x[:, None] // 2, (x > 0) ^ (x < 1), torch.diff(x, dim=1))

    class Layers(nn.Module):
        def __init__(self):
            super().__init__()
            self.lstm = nn.LSTM(6, 4, num_layers=2, bidirectional=True)
            self.gru, self.plain = nn.GRU(8, 4), nn.RNN(4, 4, nonlinearity="relu")

        def forward(self, x):
            y, state = self.lstm(x[None])
            return self.plain(self.gru(y)[0])[0], state

    class Rounded(nn.Module):
        def __init__(self):
            super().__init__()
            self.register_buffer("scale", torch.rand(6) / 8 + 0.01)
            self.register_buffer("zero", torch.tensor([0, 1, -2, 3, 0, 5], dtype=torch.int32))

        def forward(self, x):
            ops = torch.ops.quantized_decomposed
            codes = ops.quantize_per_tensor(x, 0.03, 4, -128, 127, torch.int8)
            rows = ops.quantize_per_channel(x, self.scale, self.zero, 1, 0, 255, torch.uint8)
            return (torch.fake_quantize_per_tensor_affine(x, 0.1, 2, -8, 7),
                    torch.fake_quantize_per_channel_affine(x, self.scale, self.zero, 1, -7, 8),
                    codes, ops.dequantize_per_tensor(codes, 0.03, 4, -128, 127, torch.int8), rows,
                    ops.dequantize_per_channel(rows, self.scale, self.zero, 1, 0, 255, torch.uint8))

    class Strides(nn.Module):
        def __init__(self):
            super().__init__()
            self.conv = nn.Conv2d(3, 4, 1).to(memory_format=torch.channels_last)

        def forward(self, x):
            y = self.conv(x)
            return F.adaptive_avg_pool2d(y, 1), y.as_strided((3, 5), (7, 2), 1)

    volume = nn.Sequential(nn.ConvTranspose3d(2, 4, 3, stride=2, padding=1, output_padding=1),
                           nn.Conv3d(4, 2, 2))
    image = nn.Sequential(
        nn.Conv2d(3, 8, 3, padding=1), nn.BatchNorm2d(8), nn.ReLU(), nn.MaxPool2d(2),
        nn.Upsample(scale_factor=2, mode="bilinear"), nn.Conv2d(8, 8, 3, groups=2, stride=2),
        nn.GroupNorm(2, 8), nn.AdaptiveAvgPool2d(1), nn.Flatten(), nn.Linear(8, 5))
    narrow = nn.Sequential(nn.Linear(16, 32), nn.GELU(), nn.RMSNorm(32), nn.Linear(32, 4))
    batch = torch.export.Dim("batch", min=1, max=32)
    tokens = torch.randint(0, 20, (2, 5))
    pictures = torch.randn(2, 3, 16, 16)
    rows = torch.randn(4, 6)
    return [
        ("attention", Attention(), (tokens,), ({0: batch, 1: torch.export.Dim("length", max=64)},)),
        ("image", image, (pictures,), None),
        ("image_of_any_batch", image, (pictures,), ({0: batch},)),
        ("halves", narrow.half(), (torch.randn(3, 16).half(),), None),
        ("counter", Counter(), (rows, torch.randn(2, 3)), None),
        ("numbers", Numbers(), (rows,), ({0: 2 * batch},)),
        ("recurrent", Layers(), (rows,), None),
        ("rounded", Rounded(), (rows,), None),
        ("strides", Strides(), (torch.randn(2, 3, 4, 5),), None),
        ("volume", volume, (torch.randn(1, 2, 3, 4, 3),), None),
    ]


@unittest.skipIf(MISSING, MISSING)
class ExportedModels(unittest.TestCase):
    def setUp(self):
        holder = tempfile.TemporaryDirectory()
        self.addCleanup(holder.cleanup)
        self.folder = Path(holder.name)
        torch.manual_seed(0)
        warnings.simplefilter("ignore")
        self.addCleanup(warnings.resetwarnings)

    def run_program(self, program, inputs):
        """The results of `passnet run`, as PyTorch's tensors."""
        path = self.folder / "model.pt2"
        torch.export.save(program, path)
        states = [spec for spec in program.graph_signature.input_specs
                  if spec.kind.name != "USER_INPUT"]
        given = {f"in{len(states) + i}": tensor for i, tensor in enumerate(inputs)}
        write_safetensors(self.folder / "in.safetensors", given)
        done = subprocess.run(
            [PROGRAM, "run", str(path), "--inputs", str(self.folder / "in.safetensors"),
             "--outputs", str(self.folder / "out.safetensors")],
            capture_output=True, text=True, timeout=300, check=False)
        self.assertEqual(done.returncode, 0, done.stderr)
        return read_safetensors(self.folder / "out.safetensors")

    def check(self, program, inputs):
        results = self.run_program(program, inputs)
        copies = [tensor.clone() for tensor in inputs]
        with torch.no_grad():
            expected = torch.utils._pytree.tree_leaves(program.module()(*copies))
        expected = [value for value in expected if isinstance(value, torch.Tensor)]
        self.assertLessEqual(len(expected), len(results))
        for i, value in enumerate(expected):
            self.assertIsNone(disagreement(results[f"out{i}"], value.detach(), -5), f"out{i}")

    def test_models_as_they_are_and_decomposed(self):
        for name, module, inputs, shapes in models():
            with self.subTest(name):
                copies = tuple(tensor.clone() for tensor in inputs)
                program = torch.export.export(module.eval(), copies, dynamic_shapes=shapes)
                self.check(program, inputs)
                self.check(program.run_decompositions(), inputs)


def write_safetensors(path, tensors):
    header, data = {}, b""
    for name, tensor in tensors.items():
        raw = tensor.contiguous().view(torch.uint8).numpy().tobytes()
        dtype = {torch.float32: "F32", torch.float16: "F16", torch.int64: "I64"}[tensor.dtype]
        header[name] = {"dtype": dtype, "shape": list(tensor.shape),
                        "data_offsets": [len(data), len(data) + len(raw)]}
        data += raw
    text = json.dumps(header).encode()
    path.write_bytes(len(text).to_bytes(8, "little") + text + data)


def read_safetensors(path):
    contents = path.read_bytes()
    size = int.from_bytes(contents[:8], "little")
    dtypes = {"F64": torch.float64, "F32": torch.float32, "F16": torch.float16,
              "BF16": torch.bfloat16, "I64": torch.int64, "I32": torch.int32, "I8": torch.int8,
              "U8": torch.uint8, "BOOL": torch.bool}
    tensors = {}
    for name, entry in json.loads(contents[8:8 + size]).items():
        begin, end = entry["data_offsets"]
        raw = bytearray(contents[8 + size + begin:8 + size + end])
        tensors[name] = (torch.frombuffer(raw, dtype=dtypes[entry["dtype"]]) if raw
                         else torch.empty(0, dtype=dtypes[entry["dtype"]])).reshape(entry["shape"])
    return tensors


if __name__ == "__main__":
    unittest.main()
