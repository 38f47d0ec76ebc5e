// Shapes, views, joins, parts and padding of tensors.
#include "frontend/onnx/ops/onnx_texts.hpp"

namespace passnet {
namespace {

constexpr CompositeText kOnnxShapes[] = {
    {"onnx.Shape(data, *, start=0, end: none=None)", R"(
    return torch.tensor(data.shape[start:], dtype=torch.int64)
)"},
    {"onnx.Shape(data, *, start=0, end: int)", R"(
    return torch.tensor(data.shape[start:end], dtype=torch.int64)
)"},
    {"onnx.Size(data)", R"(
    return torch.full((), data.numel(), dtype=torch.int64)
)"},
    {"onnx_extents(shape, target, allowzero: 0)", R"(
    return paddle_reshaped(shape, target)
)"},
    {"onnx_extents(shape, target, allowzero: 1)", R"(
    return target
)"},
    {"onnx.Reshape(data, shape, *, allowzero=0)", R"(
    return torch.reshape(data, onnx_extents(data.shape, onnx_numbers(shape), allowzero))
)"},
    {"onnx.Squeeze(data, axes: none=None)", R"(
    return torch.reshape(data, paddle_squeezed(data.shape, []))
)"},
    {"onnx.Squeeze(data, axes: tensor)", R"(
    return torch.reshape(data, paddle_dropped(data.shape, onnx_numbers(axes)))
)"},
    {"onnx.Unsqueeze(data, axes)", R"(
    return torch.reshape(data, paddle_inserted(data.shape, onnx_numbers(axes)))
)"},
    {"onnx_permutation(perm: none, rank)", R"(
    return onnx_backwards(onnx_or_range(None, rank))
)"},
    {"onnx_permutation(perm: any, rank)", R"(
    return perm
)"},
    {"onnx.Transpose(data, *, perm=None)", R"(
    return data.permute(onnx_permutation(perm, data.dim()))
)"},
    {"onnx.Concat(*inputs, axis)", R"(
    return torch.cat(inputs, axis)
)"},
    {"onnx.Split(input, split: tensor, *, axis=0, num_outputs: none=None, outputs)", R"(
    return tuple(torch.split(input, onnx_numbers(split), axis))
)"},
    {"onnx.Split(input, split: none=None, *, axis=0, num_outputs=None, outputs)", R"(
    return tuple(torch.split(input, onnx_sections(input.size(axis), outputs), axis))
)"},
    {"onnx_flipped(x, axes, none: true)", R"(
    return x
)"},
    {"onnx_flipped(x, axes, none: false)", R"(
    return torch.flip(x, axes)
)"},
    {"onnx_sliced(data, starts, ends, axes, steps: none)", R"(
    return data[paddle_slices(data.shape, axes, starts, ends, [])]
)"},
    {"onnx_sliced(data, starts, ends, axes, steps)", R"(
    part = data[paddle_slices(data.shape, axes, starts, ends, steps)]
    back = paddle_reversed(axes, steps)
    return onnx_flipped(part, back, paddle_is_empty(back))
)"},
    {"onnx.Slice(data, starts, ends, axes=None, steps=None)", R"(
    first = onnx_numbers(starts)
    chosen = onnx_or_range(onnx_numbers(axes), onnx_count(first))
    return onnx_sliced(data, first, onnx_numbers(ends), chosen, onnx_numbers(steps))
)"},
    {"onnx.Expand(input, shape)", R"(
    return input.expand(torch.broadcast_shapes(input.shape, onnx_numbers(shape)))
)"},
    {"onnx.Tile(input, repeats)", R"(
    return input.repeat(onnx_numbers(repeats))
)"},
    {"onnx.Flatten(input, *, axis=1)", R"(
    own = onnx_axis(axis, input.dim())
    return torch.reshape(input, [onnx_product(input.shape[:own]), onnx_product(input.shape[own:])])
)"},
    {"onnx.Trilu(input, k=None, *, upper: 1=1)", R"(
    return torch.triu(input, onnx_number_or(k, 0))
)"},
    {"onnx.Trilu(input, k=None, *, upper: 0)", R"(
    return torch.tril(input, onnx_number_or(k, 0))
)"},
    {"onnx_number_or(x: none, other)", R"(
    return other
)"},
    {"onnx_number_or(x: tensor, other)", R"(
    return onnx_number(x)
)"},
    {"onnx_number_or(x: number, other)", R"(
    return x
)"},
    {"onnx.DepthToSpace(input, *, blocksize, mode: 'DCR'='DCR')", R"(
    size = input.shape
    depth = size[1] // (blocksize * blocksize)
    parts = input.reshape([size[0], blocksize, blocksize, depth, size[2], size[3]])
    moved = parts.permute([0, 3, 4, 1, 5, 2])
    return moved.reshape([size[0], depth, size[2] * blocksize, size[3] * blocksize])
)"},
    {"onnx.DepthToSpace(input, *, blocksize, mode: 'CRD')", R"(
    return torch.pixel_shuffle(input, blocksize)
)"},
    {"onnx_depth_order(mode: 'DCR')", R"(
    return [0, 3, 5, 1, 2, 4]
)"},
    {"onnx_depth_order(mode: 'CRD')", R"(
    return [0, 1, 3, 5, 2, 4]
)"},
    {"onnx.SpaceToDepth(input, *, blocksize, mode='DCR')", R"(
    size = input.shape
    rows = size[2] // blocksize
    columns = size[3] // blocksize
    parts = input.reshape([size[0], size[1], rows, blocksize, columns, blocksize])
    moved = parts.permute(onnx_depth_order(mode))
    return moved.reshape([size[0], size[1] * blocksize * blocksize, rows, columns])
)"},
    // Padding: the places of an axis from which its elements come.
    {"onnx_source(places, extent, mode: 'edge')", R"(
    return torch.clamp(places, 0, extent - 1)
)"},
    {"onnx_source(places, extent, mode: 'wrap')", R"(
    return torch.remainder(places, extent)
)"},
    {"onnx_source(places, extent, mode: 'reflect')", R"(
    period = max(2 * (extent - 1), 1)
    around = torch.remainder(places, period)
    return torch.minimum(around, period - around)
)"},
    {"onnx_padded(x, pads, mode, place)", R"(
    axis = x.dim() - 1 - place
    before = pads[2 * place]
    after = pads[2 * place + 1]
    return onnx_padded_axis(x, axis, before, after, mode, onnx_is_equal([before, after], [0, 0]))
)"},
    {"onnx_padded_axis(x, axis, before, after, mode, none: true)", R"(
    return x
)"},
    {"onnx_padded_axis(x, axis, before, after, mode, none: false)", R"(
    places = torch.arange(0, x.size(axis) + before + after, 1, dtype=torch.int64) - before
    return torch.index_select(x, axis, onnx_source(places, x.size(axis), mode))
)"},
    {"onnx_filled_pad(x, pads, value: none)", R"(
    return torch._C._nn.pad(x, pads, 'constant', 0)
)"},
    {"onnx_filled_pad(x, pads, value: number)", R"(
    return torch._C._nn.pad(x, pads, 'constant', value)
)"},
    {"onnx_filled_pad(x, pads, value: tensor)", R"(
    inside = torch._C._nn.pad(torch.ones(x.shape, dtype=torch.bool), pads, 'constant', False)
    return torch.where(inside, torch._C._nn.pad(x, pads, 'constant', 0), value.reshape(()))
)"},
    {"onnx_pad(x, pads, value, mode: 'constant')", R"(
    return onnx_filled_pad(x, pads, value)
)"},
    {"onnx_pad(x, pads, value, mode)", R"(
    return onnx_times('onnx_padded', x.dim(), x, pads, mode)
)"},
    {"onnx.Pad(data, pads, constant_value=None, axes=None, *, mode='constant')", R"(
    chosen = onnx_or_range(onnx_numbers(axes), data.dim())
    around = onnx_pairs(onnx_numbers(pads), chosen, data.dim())
    return onnx_pad(data, around, onnx_number(constant_value), mode)
)"},
    {"onnx.CenterCropPad(input_data, shape, *, axes=None)", R"(
    chosen = onnx_or_range(axes, input_data.dim())
    pads = onnx_centered(input_data.shape, onnx_numbers(shape), chosen)
    return torch._C._nn.pad(input_data, pads, 'constant', 0)
)"},
    {"onnx.ReverseSequence(input, sequence_lens, *, batch_axis=1, time_axis=0)", R"(
    rank = input.dim()
    steps = torch.arange(0, input.size(time_axis), 1, dtype=torch.int64)
    places = steps.reshape(onnx_along(rank, time_axis))
    lengths = sequence_lens.reshape(onnx_along(rank, batch_axis))
    back = torch.where(places < lengths, lengths - 1 - places, places)
    return torch.gather(input, time_axis, back.expand(input.shape))
)"},
};

}  // namespace

std::span<const CompositeText> onnx_shape_texts() { return kOnnxShapes; }

}  // namespace passnet
