"""Graphs of a training step: they compute what autograd does, and say which they are."""
import json
import tempfile
import unittest
from pathlib import Path

try:
    import torch
except ImportError:
    torch = None

if torch is not None:
    from passnet.cli import main
    from passnet.training_graphs import (capture_training, convolution_backward,
                                         embedding_backward)


@unittest.skipIf(torch is None, "PyTorch is not installed")
class TrainingGraphs(unittest.TestCase):
    def network(self):
        torch.manual_seed(1)
        return torch.nn.Sequential(
            torch.nn.Conv2d(4, 6, 3, stride=2, padding=1, groups=2), torch.nn.BatchNorm2d(6),
            torch.nn.GELU(), torch.nn.Flatten(), torch.nn.Dropout(0.5), torch.nn.Linear(6 * 4 * 4, 5))

    def test_both_graphs_compute_what_autograd_does(self):
        module, x = self.network(), torch.randn(2, 4, 8, 8)
        forward, backward = capture_training(module, (x,), {})
        self.assertEqual((forward.phase, backward.phase), ("forward", "backward"))
        expected = module(x)
        seed = torch.randn_like(expected)
        parameters = dict(module.named_parameters())
        gradients = torch.autograd.grad(expected, list(parameters.values()), seed)
        with torch.no_grad():
            results = forward.module(*forward.inputs)
            known = {}
            for node, value in zip(_placeholders(forward), forward.inputs, strict=True):
                known[node] = value
            names = [str(node) for node in next(
                node for node in forward.module.graph.nodes if node.op == "output").args[0]]
            known |= dict(zip(names, results, strict=True))
            operands = [seed if name.startswith("tangents") else known[name]
                        for name in _placeholders(backward)]
            found = backward.module(*operands)
        torch.testing.assert_close(results[names.index(names[-1])], results[-1])
        self.assertTrue(any(value.shape == expected.shape
                            and torch.allclose(value, expected, atol=1e-5) for value in results))
        found = [value for value in found if value is not None]
        self.assertEqual(len(found), len(gradients))
        for right in gradients:
            self.assertTrue(any(value.shape == right.shape
                                and torch.allclose(value, right, rtol=1e-4, atol=1e-5)
                                for value in found), right.shape)

    def test_gradients_of_convolutions_are_convolutions(self):
        torch.manual_seed(2)
        for groups, stride, padding, dilation in ((1, 1, 0, 1), (2, 2, 1, 1), (4, 3, 2, 2)):
            x, weight = torch.randn(3, 4, 11, 9), torch.randn(8, 4 // groups, 3, 2)
            result = torch.nn.functional.conv2d(x, weight, None, stride, padding, dilation, groups)
            gradient = torch.randn_like(result)
            arguments = (gradient, x, weight, [8], [stride] * 2, [padding] * 2, [dilation] * 2,
                         False, [0, 0], groups, [True, True, True])
            expected = torch.ops.aten.convolution_backward.default(*arguments)
            for found, right in zip(convolution_backward(*arguments), expected, strict=True):
                torch.testing.assert_close(found, right, rtol=1e-4, atol=1e-4)

    def test_gradients_of_transposed_convolutions_are_convolutions(self):
        torch.manual_seed(3)
        for groups, stride, padding, dilation, rest in ((1, 1, 0, 1, 0), (2, 2, 1, 1, 1),
                                                        (4, 3, 2, 2, 2)):
            x, weight = torch.randn(3, 4, 5, 6), torch.randn(4, 8 // groups, 3, 2)
            settings = ([stride] * 2, [padding] * 2, [dilation] * 2, True, [rest] * 2, groups)
            result = torch.ops.aten.convolution.default(x, weight, None, *settings)
            arguments = (torch.randn_like(result), x, weight, [8], *settings, [True, True, True])
            expected = torch.ops.aten.convolution_backward.default(*arguments)
            for found, right in zip(convolution_backward(*arguments), expected, strict=True):
                torch.testing.assert_close(found, right, rtol=1e-4, atol=1e-4)

    def test_gradients_of_embeddings_are_sums_of_rows(self):
        gradient, places = torch.randn(2, 6, 5), torch.randint(0, 4, (2, 6))
        for padding in (-1, 2):
            arguments = gradient, places, 7, padding, False
            torch.testing.assert_close(embedding_backward(*arguments),
                                       torch.ops.aten.embedding_dense_backward.default(*arguments))

    def test_attention_dropout_and_pools_are_of_operators_that_import(self):
        class Net(torch.nn.Module):
            def __init__(self):
                super().__init__()
                self.embed = torch.nn.Embedding(9, 8, padding_idx=0)

            def forward(self, places):
                x = self.embed(places)
                x = torch.nn.functional.scaled_dot_product_attention(x, x, x, dropout_p=0.3)
                x = torch.nn.functional.dropout(x, 0.5, self.training)
                x = x.reshape(1, 2, 5, 8).permute(0, 3, 1, 2)
                return torch.nn.functional.adaptive_avg_pool2d(x, 1)

        for graph in capture_training(Net(), (torch.randint(0, 9, (2, 5)),), {}):
            ops = {str(node.target) for node in graph.module.graph.nodes}
            for op in ("dropout", "as_strided", "attention", "embedding_dense_backward"):
                self.assertFalse([name for name in ops if op in name], ops)

    def test_folders_and_lines_say_the_phase(self):
        with tempfile.TemporaryDirectory() as folder:
            text = ("import torch\n\n\ndef make():\n"
                    "    return torch.nn.Linear(3, 2), (torch.ones(4, 3),)\n")
            (Path(folder) / "small.py").write_text(text)
            out, lines = Path(folder) / "out", Path(folder) / "lines.jsonl"
            self.assertEqual(main(["extract", f"{folder}/small.py:make", "--train", "--out",
                                   str(out), "--lines", str(lines)]), 0)
            for phase in ("forward", "backward"):
                facts = json.loads(next(out.rglob(f"{phase}/graph_net.json")).read_text())
                self.assertEqual(facts["phase"], phase)
            sources = [json.loads(line)["source"] for line in lines.read_text().splitlines()]
            self.assertEqual([source.rpartition("/")[2] for source in sources],
                             ["forward", "backward"])

    def test_a_module_without_gradients_is_an_error(self):
        with self.assertRaisesRegex(Exception, "no gradient to capture"):
            capture_training(torch.nn.ReLU(), (torch.ones(2),), {})
        self.assertEqual(main(["extract", "--all", "--train"]), 2)


def _placeholders(graph):
    return [node.name for node in graph.module.graph.nodes if node.op == "placeholder"]


if __name__ == "__main__":
    unittest.main()
