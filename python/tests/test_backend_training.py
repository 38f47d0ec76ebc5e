"""torch.compile(backend="passnet"): training steps with eager PyTorch's gradients; graphs on a GPU."""
import copy
import sys
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

from backend_cases import MISSING, BackendTest, Encoder, Residual  # noqa: E402

if MISSING is None:
    import torch
    from torch import nn
    from torch.nn import functional as F


class Training(BackendTest):
    device = "cpu"

    def assert_same_training(self, module, inputs, loss_of, steps=3):
        inputs = [value if value is None else value.to(self.device) for value in inputs]
        module = module.to(self.device)
        twin = copy.deepcopy(module)
        compiled = self.compile(twin)
        for step in range(steps):
            losses = []
            for network, parameters in ((module, module), (compiled, twin)):
                torch.manual_seed(step)
                optimizer = torch.optim.SGD(parameters.parameters(), 0.05)
                loss = loss_of(network(*inputs))
                loss.backward()
                losses.append(loss.detach())
                gradients = [parameter.grad.clone() for parameter in parameters.parameters()]
                optimizer.step()
                optimizer.zero_grad()
                losses.append(gradients)
            self.assert_close(losses[2], losses[0])
            for found, expected in zip(losses[3], losses[1], strict=True):
                torch.testing.assert_close(found, expected, rtol=1e-3, atol=1e-5)
        for found, expected in zip(twin.buffers(), module.buffers(), strict=True):
            torch.testing.assert_close(found, expected, rtol=1e-4, atol=1e-5)

    def test_residual_block(self):
        self.assert_same_training(Residual().train(), (torch.randn(4, 8, 6, 6),),
                                  lambda y: y.square().mean())
        report = self.backend.report()
        self.assertEqual([graph.kind for graph in report.graphs], ["forward", "backward"])
        self.assertEqual({op for op, _ in report.left},
                         {"torch.ops.aten.convolution_backward.default"})

    def test_encoder_with_dropout(self):
        target = torch.randn(2, 5, 16).to(self.device)
        self.assert_same_training(Encoder(dropout=0.2).train(), (torch.randn(2, 5, 16), None),
                                  lambda y: F.mse_loss(y, target))
        report = self.backend.report()
        self.assertGreater(report.compiled, 40, str(report))

    def test_cross_entropy_of_embeddings(self):
        module = nn.Sequential(nn.Embedding(10, 8), nn.Linear(8, 8), nn.Tanh(), nn.Linear(8, 10))
        tokens = torch.randint(0, 10, (3, 7)).to(self.device)
        self.assert_same_training(module, (tokens,),
                                  lambda y: F.cross_entropy(y.flatten(0, 1), tokens.flatten()))

    def test_gradients_of_inputs(self):
        x = torch.randn(3, 4, device=self.device, requires_grad=True)
        y = self.compile(lambda x: (x.exp() * x[:1]).sum(1))(x)
        found, = torch.autograd.grad(y.sum(), x)
        expected, = torch.autograd.grad((x.exp() * x[:1]).sum(), x)
        self.assert_close(found, expected)


class OnGpu(Training):
    device = "cuda"

    def setUp(self):
        super().setUp()
        if not torch.cuda.is_available():
            self.skipTest("PyTorch sees no GPU")

    def test_inference(self):
        block, encoder = Residual().eval().cuda(), Encoder().eval().cuda()
        x = torch.randn(2, 8, 6, 6).cuda()
        mask = torch.ones(5, 5, dtype=torch.bool).tril().cuda()
        with torch.no_grad():
            self.assert_all_compiled(self.assert_same(block, x))
            self.assert_same(block, x.to(memory_format=torch.channels_last))
            report = self.assert_same(encoder, torch.randn(2, 5, 16).cuda(), mask)
        self.assertGreater(report.compiled, 20, str(report))

    def test_memory_and_streams(self):
        def changed(x):
            x.add_(1)
            return x[1:], (x * 2).t(), x.relu()

        report = self.assert_same(changed, torch.randn(3, 4).cuda())
        self.assertGreater(report.compiled, 0, str(report))
        compiled, x = self.compile(lambda x: x.relu() + 1), torch.randn(300, 300).cuda()
        side = torch.cuda.Stream()
        side.wait_stream(torch.cuda.current_stream())
        with torch.cuda.stream(side):
            found = compiled(x * 2)
        torch.cuda.current_stream().wait_stream(side)
        self.assert_close(found, (x * 2).relu() + 1)

    def test_two_devices(self):
        report = self.assert_same(lambda x, y: (x.relu() + y.sum().cuda()).cpu() * y,
                                  torch.randn(4).cuda(), torch.randn(4))
        self.assertGreater(report.compiled, 1, str(report))


if __name__ == "__main__":
    unittest.main()
