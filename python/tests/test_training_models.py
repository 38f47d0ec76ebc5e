"""Training steps of small transformers: their captured graphs, compiled, compute PyTorch's gradients,
and what their backward graphs say of saved values keeps gradients of the size of real ones."""
import re
import tempfile
import unittest
from pathlib import Path

try:
    import torch
    import transformers
    import passnet
    from passnet import compiled as _
    MISSING = None
except ImportError as error:
    MISSING = str(error)

if MISSING is None:
    from passnet.graphnet import write_sample
    from passnet.saved_values import statistics_of
    from passnet.training_graphs import capture_training


def small_models():
    """By name, a model with two layers and its inputs. Nothing is dropped out, as in captured graphs."""
    torch.manual_seed(3)
    places = torch.randint(1, 50, (2, 6))
    text = {"vocab_size": 50, "hidden_size": 16, "num_hidden_layers": 2, "num_attention_heads": 2,
            "hidden_dropout_prob": 0.0, "attention_probs_dropout_prob": 0.0}
    bert = transformers.BertConfig(**text, intermediate_size=32, max_position_embeddings=8)
    gpt2 = transformers.GPT2Config(vocab_size=50, n_positions=8, n_embd=16, n_layer=2, n_head=2,
                                   use_cache=False, resid_pdrop=0.0, embd_pdrop=0.0, attn_pdrop=0.0,
                                   bos_token_id=None, eos_token_id=None)
    t5 = transformers.T5Config(vocab_size=50, d_model=16, d_kv=8, d_ff=32, num_layers=2, num_heads=2,
                               use_cache=False, dropout_rate=0.0)
    vit = transformers.ViTConfig(hidden_size=16, num_hidden_layers=2, num_attention_heads=2,
                                 intermediate_size=32, image_size=8, patch_size=4)
    return {
        "bert": (transformers.BertModel(bert), {"input_ids": places}),
        "gpt2": (transformers.GPT2Model(gpt2), {"input_ids": places}),
        "t5": (transformers.T5Model(t5), {"input_ids": places, "decoder_input_ids": places}),
        "vit": (transformers.ViTModel(vit), {"pixel_values": torch.randn(2, 3, 8, 8)}),
    }


def placeholders(graph):
    return [node.name for node in graph.module.graph.nodes if node.op == "placeholder"]


def results(graph):
    return next(node for node in graph.module.graph.nodes if node.op == "output").args[0]


def compiled(graph, folder):
    """The graph's folder, compiled by the default pipeline."""
    write_sample(Path(folder), graph, about={}, batch=2)
    return passnet.compile(folder, threads=1)


def gradients_of_graphs(forward, backward, tangent, folder):
    """By address of a parameter, its gradient; of a step whose results with a gradient have the shapes
    that `tangent` makes tangents for."""
    inputs = [value.detach() for value in forward.inputs]
    made = compiled(forward, f"{folder}/forward")(*inputs)
    known = dict(zip(placeholders(forward), inputs, strict=True))
    known |= dict(zip(map(str, results(forward)), made, strict=True))
    operands = [tangent(value.shape) if name.startswith("tangents") else known[name]
                for name, value in zip(placeholders(backward), backward.inputs, strict=True)]
    made = iter(compiled(backward, f"{folder}/backward")(*operands))
    gradients = {}
    # There is a place for each input of the forward graph; one without a gradient has None.
    for value, result in zip(forward.inputs, results(backward), strict=True):
        if result is not None:
            gradient = next(made)
            before = gradients.get(value.data_ptr())
            gradients[value.data_ptr()] = gradient if before is None else before + gradient
    return gradients


@unittest.skipIf(MISSING, f"no PyTorch, transformers or binding: {MISSING}")
class TrainingModels(unittest.TestCase):
    def test_compiled_steps_have_the_gradients_of_autograd(self):
        for name, (model, inputs) in small_models().items():
            with self.subTest(name), tempfile.TemporaryDirectory() as folder:
                forward, backward = capture_training(model, (), inputs)
                source = torch.Generator().manual_seed(4)
                tangents = {}

                def tangent(shape):
                    if tuple(shape) not in tangents:
                        tangents[tuple(shape)] = torch.randn(shape, generator=source)
                    return tangents[tuple(shape)]

                found = gradients_of_graphs(forward, backward, tangent, folder)
                answers = [value for value in model(**inputs).to_tuple()
                           if isinstance(value, torch.Tensor) and value.requires_grad]
                parameters = {key: value for key, value in model.named_parameters()
                              if value.data_ptr() in found}
                self.assertGreater(len(parameters), 20)
                expected = torch.autograd.grad(
                    answers, list(parameters.values()),
                    [tangent(value.shape) for value in answers])
                for (key, value), right in zip(parameters.items(), expected, strict=True):
                    torch.testing.assert_close(found[value.data_ptr()], right, rtol=1e-4,
                                               atol=1e-5, msg=lambda text, key=key: f"{key}: {text}")

    def test_saved_values_have_the_statistics_of_their_ops(self):
        model, inputs = small_models()["bert"]
        forward, backward = capture_training(model, (), inputs)
        with tempfile.TemporaryDirectory() as folder:
            write_sample(Path(folder), backward, about={}, batch=2)
            text = (Path(folder) / "weight_meta.py").read_text()
        saved = {name: node for name, node in zip(map(str, results(forward)), results(forward))
                 if statistics_of(node) is not None and name in placeholders(backward)}
        kinds = {(statistics_of(node).low, statistics_of(node).high) for node in saved.values()}
        # Means and inverse deviations of norms, the probabilities of attention, the pooler's tanh.
        self.assertEqual(kinds, {(None, None), (0.0, None), (0.0, 1.0), (-1.0, 1.0)})
        for name, node in saved.items():
            statistics = statistics_of(node)
            record = re.search(rf"class Program_weight_tensor_meta_{name}:\n.*?(?=\nclass |\Z)", text,
                               re.DOTALL).group(0)
            self.assertIn(f"    mean = {statistics.mean:.3g}\n    std = {statistics.std:.3g}\n", record)
            self.assertEqual("min_val" in record, statistics.low is not None)
        probabilities = [node for node in saved.values() if statistics_of(node).low == 0.0
                         and statistics_of(node).high == 1.0]
        self.assertEqual({statistics_of(node).mean for node in probabilities}, {1 / 6})


if __name__ == "__main__":
    unittest.main()
