// Sequences of tensors, which are lists of the program, and helpers of loops.
#include "frontend/onnx/ops/onnx_texts.hpp"

namespace passnet {
namespace {

constexpr CompositeText kOnnxSequences[] = {
    {"onnx.SequenceConstruct(*inputs)", R"(
    return list(inputs)
)"},
    {"onnx.SequenceEmpty(*, dtype=1)", R"(
    return []
)"},
    {"onnx.SequenceAt(input_sequence, position)", R"(
    return input_sequence[onnx_known(position)]
)"},
    {"onnx.SequenceLength(input_sequence)", R"(
    return torch.full((), onnx_count(input_sequence), dtype=torch.int64)
)"},
    {"onnx.SequenceInsert(input_sequence, tensor, position: none=None)", R"(
    return onnx_append(input_sequence, tensor)
)"},
    {"onnx.SequenceInsert(input_sequence, tensor, position: tensor)", R"(
    own = onnx_axis(onnx_known(position), onnx_count(input_sequence))
    return input_sequence[:own] + [tensor] + input_sequence[own:]
)"},
    {"onnx.SequenceErase(input_sequence, position: none=None)", R"(
    return input_sequence[:-1]
)"},
    {"onnx.SequenceErase(input_sequence, position: tensor)", R"(
    own = onnx_axis(onnx_known(position), onnx_count(input_sequence))
    return input_sequence[:own] + input_sequence[own + 1:]
)"},
    {"onnx.ConcatFromSequence(input_sequence, *, axis, new_axis: 0=0)", R"(
    return torch.cat(input_sequence, axis)
)"},
    {"onnx.ConcatFromSequence(input_sequence, *, axis, new_axis: 1)", R"(
    return torch.stack(input_sequence, axis)
)"},
    {"onnx_split_sizes(x, axis, split: int)", R"(
    return torch.split(x, split, axis)
)"},
    {"onnx_split_sizes(x, axis, split: ints)", R"(
    return torch.split(x, split, axis)
)"},
    {"onnx_split_value(split, rank: 0)", R"(
    return onnx_known(split)
)"},
    {"onnx_split_value(split, rank: 1)", R"(
    return onnx_numbers(split)
)"},
    {"onnx_unbound(x, axis, keepdims: 1)", R"(
    return list(torch.split(x, 1, axis))
)"},
    {"onnx_unbound(x, axis, keepdims: 0)", R"(
    return list(torch.unbind(x, axis))
)"},
    {"onnx.SplitToSequence(input, split: none=None, *, axis=0, keepdims=1)", R"(
    return onnx_unbound(input, axis, keepdims)
)"},
    {"onnx.SplitToSequence(input, split: tensor, *, axis=0, keepdims=1)", R"(
    return list(onnx_split_sizes(input, axis, onnx_split_value(split, split.dim())))
)"},
    {"onnx.Optional(input)", R"(
    return input
)"},
    {"onnx.OptionalGetElement(input)", R"(
    return input
)"},
    // Loops over the elements of an axis.
    {"onnx_extent(x, axis)", R"(
    return x.size(axis)
)"},
    {"onnx_scanned(x, axis, place, direction: 0)", R"(
    return x.select(axis, place)
)"},
    {"onnx_scanned(x, axis, place, direction: 1)", R"(
    return x.select(axis, x.size(axis) - 1 - place)
)"},
    {"onnx_stacked(parts, axis, direction: 0)", R"(
    return torch.stack(parts, axis)
)"},
    {"onnx_stacked(parts, axis, direction: 1)", R"(
    return torch.flip(torch.stack(parts, axis), [axis])
)"},
};

}  // namespace

std::span<const CompositeText> onnx_sequence_texts() { return kOnnxSequences; }

}  // namespace passnet
