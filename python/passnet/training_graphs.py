"""Captures the graphs of a training step: what the forward pass computes and keeps, and the backward
pass, as AOTAutograd divides them."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import nullcontext
from typing import Any

from passnet.capture import BrokenOff, Captured, cause_of, computes, lift_constants
from passnet.errors import PassnetError, require_torch
from passnet.lazy import Fakes
from passnet.saved_values import saved_statistics

FORWARD, BACKWARD = "forward", "backward"
# By phase: a graph, its inputs, and Dynamo's inputs by name, in order.
Step = dict[str, tuple[Any, list[Any], list[tuple[str, Any]]]]


def capture_training(module: Any, args: Sequence[Any], kwargs: dict[str, Any],
                     fakes: Fakes | None = None) -> list[Captured]:
    """The forward and the backward graph of every graph that Dynamo makes of one call, in this
    order; one whose results need no gradient has a forward graph alone. Parameters and inputs keep
    the names that they have without training. A `BrokenOff` if the call fails."""
    torch = require_torch()
    from torch._functorch import config
    from torch.nn.attention import SDPBackend, sdpa_kernel

    steps: list[Step] = []
    torch._dynamo.reset()
    try:
        # Attention as products and a softmax: its own kernels' backward has no definition.
        with fakes.mode if fakes else nullcontext(), sdpa_kernel(SDPBackend.MATH), \
                config.patch(force_non_lazy_backward_lowering=True):
            _prepare(module)
            torch.compile(module, backend=_recorder(steps), dynamic=False)(*args, **kwargs)
    except PassnetError:
        raise
    except Exception as error:  # whatever a user's module raises
        raise BrokenOff(f"{type(module).__name__} cannot be captured for training: "
                        f"{cause_of(error)}", _graphs(steps, fakes)) from error
    finally:
        torch._dynamo.reset()
    graphs = _graphs(steps, fakes)
    if not any(graph.phase == BACKWARD for graph in graphs):
        raise PassnetError(f"{type(module).__name__} has no gradient to capture")
    return graphs


def _prepare(module: Any) -> None:
    """Parameters get gradients, and layers are those of training, but modules that drop values out
    at random: two runs of a graph are to agree (`_definitions` for functions that do)."""
    torch = require_torch()
    module.train()
    for part in module.modules():
        if isinstance(part, torch.nn.modules.dropout._DropoutNd):
            part.eval()
    for parameter in module.parameters():
        parameter.requires_grad_(parameter.is_floating_point())


def convolution_backward(gradient: Any, x: Any, weight: Any, bias_sizes: Any, stride: Any,
                         padding: Any, dilation: Any, transposed: bool, output_padding: Any,
                         groups: int, mask: Sequence[bool]) -> Any:
    """The gradients of a convolution as convolutions. That of x has the other direction; that of the
    weight is one in which batch and channels are exchanged."""
    torch = require_torch()
    convolution = torch.ops.aten.convolution.default
    rank = x.dim() - 2
    of_x = of_weight = of_bias = None
    if mask[0]:
        rest = [0] * rank
        if not transposed:
            rest = [int(x.shape[2 + d]) - ((int(gradient.shape[2 + d]) - 1) * stride[d]
                    - 2 * padding[d] + dilation[d] * (int(weight.shape[2 + d]) - 1) + 1)
                    for d in range(rank)]
        of_x = convolution(gradient, weight, None, stride, padding, dilation, not transposed, rest,
                           groups)
    if mask[1]:
        wide, narrow = (gradient, x) if transposed else (x, gradient)
        of_weight = _weight_gradient(wide, narrow, weight, stride, padding, dilation, groups)
    if mask[2]:
        of_bias = gradient.sum([0, *range(2, 2 + rank)])
    return of_x, of_weight, of_bias


def _weight_gradient(x: Any, gradient: Any, weight: Any, stride: Any, padding: Any, dilation: Any,
                     groups: int) -> Any:
    """That of a convolution of x, as a convolution in which batch and channels are exchanged."""
    torch = require_torch()
    rank = x.dim() - 2
    batch, channels, features = int(x.shape[0]), int(x.shape[1]), int(gradient.shape[1])
    own, made = channels // groups, features // groups
    inputs = x.reshape(batch, groups, own, *x.shape[2:]).transpose(0, 2)
    inputs = inputs.reshape(own, groups * batch, *x.shape[2:])
    kernels = gradient.reshape(batch, groups, made, *gradient.shape[2:])
    kernels = kernels.permute(1, 2, 0, *range(3, 3 + rank))
    kernels = kernels.reshape(features, batch, *gradient.shape[2:])
    found = torch.ops.aten.convolution.default(inputs, kernels, None, dilation, padding, stride,
                                               False, [0] * rank, groups)
    for d in range(rank):  # steps that do not fill the input leave places behind the last
        found = found.narrow(2 + d, 0, int(weight.shape[2 + d]))
    return found.transpose(0, 1)


def embedding_backward(gradient: Any, places: Any, count: int, padding: int, scales: bool) -> Any:
    """Adds the rows of the gradient up by their places, but those of `padding`."""
    torch = require_torch()
    if scales:
        return NotImplemented
    places = places.reshape(-1)
    rows = gradient.reshape(places.numel(), -1)
    if padding >= 0:
        rows = torch.where((places != padding).unsqueeze(1), rows, 0)
    return rows.new_zeros([count, rows.shape[1]]).index_add(0, places, rows)


def _walks_all(x: Any, size: Sequence[int], stride: Sequence[int], offset: int | None) -> bool:
    """True if `as_strided` takes every element of a contiguous tensor once, in order."""
    torch = require_torch()
    ordered = torch.empty(size, device="meta").stride()
    return (x.is_contiguous() and not offset and x.numel() == torch.Size(size).numel()
            and all(extent == 1 or given == own
                    for extent, given, own in zip(size, stride, ordered, strict=True)))


def _as_strided(x: Any, size: Sequence[int], stride: Sequence[int], offset: int | None = None) -> Any:
    return x.view(size) if _walks_all(x, size, stride, offset) else NotImplemented


def _as_strided_scatter(x: Any, source: Any, size: Sequence[int], stride: Sequence[int],
                        offset: int | None = None) -> Any:
    if not _walks_all(x, size, stride, offset):
        return NotImplemented
    return source.reshape(x.shape)


def _keep_all(x: Any, _: float, train: bool | None) -> Any:
    """A dropout that drops nothing."""
    torch = require_torch()
    return x.clone(), torch.ones_like(x, dtype=torch.bool)


def _definitions() -> dict[Any, Any]:
    torch = require_torch()
    aten = torch.ops.aten
    return {
        aten.convolution_backward.default: convolution_backward,
        aten.embedding_dense_backward.default: embedding_backward,
        # Views that adaptive_avg_pool2d makes of a mean of channels that are last.
        aten.as_strided.default: _as_strided,
        aten.as_strided_scatter.default: _as_strided_scatter,
        # Functions that drop values out, such as attention's.
        aten.native_dropout.default: _keep_all,
        aten.native_dropout_backward.default: lambda gradient, mask, scale: gradient.clone(),
    }


def _recorder(steps: list[Step]) -> Any:
    """A backend that keeps the graphs, with the names of the inputs in Dynamo's."""
    from torch._dynamo.backends.common import aot_autograd
    from functorch.compile import make_boxed_func, min_cut_rematerialization_partition

    from passnet.gradients import decompositions

    def backend(graph_module: Any, inputs: list[Any]) -> Any:
        names = [node.target for node in graph_module.graph.nodes if node.op == "placeholder"]
        given = list(zip(names, inputs, strict=True))
        step: Step = {}
        steps.append(step)

        def keep(phase: str) -> Any:
            def compiler(graph: Any, values: list[Any]) -> Any:
                step[phase] = (graph, list(values), given)
                return make_boxed_func(graph.forward)
            return compiler

        return aot_autograd(fw_compiler=keep(FORWARD), bw_compiler=keep(BACKWARD),
                            inference_compiler=keep(FORWARD),
                            partition_fn=min_cut_rematerialization_partition,
                            decompositions=decompositions() | _definitions())(graph_module, inputs)

    return backend


def _graphs(steps: list[Step],
            fakes: Fakes | None) -> list[Captured]:
    from torch._subclasses.fake_tensor import FakeTensor
    graphs = []
    for step in steps:
        for phase in (FORWARD, BACKWARD):
            if phase not in step or not computes(step[phase][0]):
                continue
            graph, values, given = step[phase]
            _name_inputs(graph, values, given)
            captured = lift_constants(graph, values, fakes)
            known = [None if isinstance(value, FakeTensor) else value for value in captured.known]
            names = [node.name for node in captured.module.graph.nodes if node.op == "placeholder"]
            assumed = saved_statistics(step[FORWARD][0], names) if phase == BACKWARD else {}
            graphs.append(Captured(captured.module, captured.inputs, known, phase, assumed))
    return graphs


def _name_inputs(graph: Any, values: list[Any], given: list[tuple[str, Any]]) -> None:
    """Gives placeholders the names and values that Dynamo gave them: `primals_3` is its third
    input."""
    placeholders = [node for node in graph.graph.nodes if node.op == "placeholder"]
    for place, node in enumerate(placeholders):
        kind, _, number = node.name.rpartition("_")
        if kind == "primals" and number.isdigit() and int(number) <= len(given):
            name, values[place] = given[int(number) - 1]
            node.target = node._rename(name) or node.name
    graph.recompile()
