// Views, joins and parts of tensors.
#include "frontend/paddle/paddle_texts.hpp"

namespace passnet {
namespace {

constexpr CompositeText kShapeTexts[] = {
    {"paddle._C_ops.reshape(x, shape)", R"(
    return torch.reshape(x, paddle_reshaped(x.shape, paddle_ints(shape)))
)"},
    {"paddle._C_ops.view_shape(input, dims)", R"(
    return torch.reshape(input, paddle_reshaped(input.shape, dims))
)"},
    {"paddle._C_ops.view_slice(input, begin_idx, end_idx)", R"(
    return input[begin_idx:end_idx]
)"},
    // The offset is in bytes.
    {"paddle._C_ops.as_strided(input, dims, stride, offset=0)", R"(
    return torch.as_strided(input, dims, stride, offset // input.itemsize)
)"},
    {"paddle._C_ops.squeeze(x, axis=[])", R"(
    return torch.reshape(x, paddle_squeezed(x.shape, paddle_ints(axis)))
)"},
    {"paddle._C_ops.unsqueeze(x, axis=[])", R"(
    return torch.reshape(x, paddle_unsqueezed(x.shape, paddle_ints(axis)))
)"},
    {"paddle._C_ops.expand(x, shape=[])", R"(
    return x.expand(paddle_ints(shape))
)"},
    {"paddle._C_ops.expand_as(x, y: tensor, target_shape=[])", R"(
    return x.expand(y.shape)
)"},
    {"paddle._C_ops.expand_as(x, y: none, target_shape)", R"(
    return x.expand(target_shape)
)"},
    {"paddle._C_ops.tile(x, repeat_times=[])", R"(
    return torch.tile(x, paddle_ints(repeat_times))
)"},
    {"paddle_rolled(x, shifts, axis, flat: true)", R"(
    return torch.roll(x, shifts)
)"},
    {"paddle_rolled(x, shifts, axis, flat: false)", R"(
    return torch.roll(x, shifts, axis)
)"},
    {"paddle._C_ops.roll(x, shifts=[], axis=[])", R"(
    return paddle_rolled(x, paddle_ints(shifts), axis, paddle_is_empty(axis))
)"},
    {"paddle._C_ops.reverse(x, axis)", R"(
    return torch.flip(x, paddle_ints(axis))
)"},
    {"paddle._C_ops.concat(x: tensors, axis=0)", R"(
    return torch.cat(x, paddle_int(axis))
)"},
    {"paddle._C_ops.split(x, sections, axis=0)", R"(
    own = paddle_int(axis)
    return torch.split(x, paddle_sections(x.shape[own], paddle_ints(sections)), own)
)"},
    {"paddle._C_ops.split_with_num(x, num, axis=0)", R"(
    own = paddle_int(axis)
    torch._check(x.shape[own] % num == 0)
    return torch.split(x, x.shape[own] // num, own)
)"},
    {"paddle._C_ops.unstack(x, axis=0, num=0)", R"(
    return torch.unbind(x, axis)
)"},
    {"paddle._C_ops.repeat_interleave(x, repeats, axis=0, output_size=-1)", R"(
    return torch.repeat_interleave(x, repeats, axis)
)"},
    {"paddle._C_ops.repeat_interleave_with_tensor_index(x, repeats, axis=0, output_size=-1)", R"(
    return torch.repeat_interleave(x, repeats, axis)
)"},
    // Facts about shapes.
    {"paddle._C_ops.shape(input)", R"(
    return torch.tensor(input.shape, dtype=torch.int32)
)"},
    {"paddle._C_ops.shape64(input)", R"(
    return torch.tensor(input.shape, dtype=torch.int64)
)"},
    {"paddle._C_ops.numel(x)", R"(
    return torch.full((), x.numel(), dtype=torch.int64)
)"},
    {"paddle._C_ops.is_empty(x)", R"(
    return torch.full((), x.numel() == 0, dtype=torch.bool)
)"},
    // Slices.
    {"paddle_undropped(x, shape, none: true)", R"(
    return x
)"},
    {"paddle_undropped(x, shape, none: false)", R"(
    return torch.reshape(x, shape)
)"},
    {"paddle_without(x, axes)", R"(
    return paddle_undropped(x, paddle_dropped(x.shape, axes), paddle_is_empty(axes))
)"},
    {"paddle._C_ops.slice(input, axes, starts, ends, infer_flags=[], decrease_axis=[])", R"(
    part = input[paddle_slices(input.shape, axes, paddle_ints(starts), paddle_ints(ends), [])]
    return paddle_without(part, decrease_axis)
)"},
    {"paddle_flipped(x, axes, none: true)", R"(
    return x
)"},
    {"paddle_flipped(x, axes, none: false)", R"(
    return torch.flip(x, axes)
)"},
    {"paddle._C_ops.strided_slice(x, axes, starts, ends, strides)", R"(
    steps = paddle_ints(strides)
    part = x[paddle_slices(x.shape, axes, paddle_ints(starts), paddle_ints(ends), steps)]
    back = paddle_reversed(axes, steps)
    return paddle_flipped(part, back, paddle_is_empty(back))
)"},
    {"paddle._C_ops.crop(x, shape=[], offsets=[])", R"(
    first = paddle_complete(paddle_ints(offsets), x.dim())
    extents = paddle_crop(x.shape, paddle_ints(shape), first)
    return x[paddle_slices(x.shape, paddle_axes([], x.dim()), first, extents, [])]
)"},
    {"paddle._C_ops.tensor_unfold(input, axis, size, step)", R"(
    return input.unfold(axis, size, step)
)"},
    {"paddle._C_ops.frame(x, frame_length, hop_length, axis: -1=-1)", R"(
    return x.unfold(-1, frame_length, hop_length).transpose(-1, -2)
)"},
    // Values put into slices, in place.
    {"paddle_part(x, axes, starts, ends, steps)", R"(
    return x[paddle_slices(x.shape, axes, starts, ends, steps)]
)"},
    {"paddle_put(x, axes, starts, ends, steps, values: number, decrease_axes, none_axes)", R"(
    part = paddle_part(x, axes, starts, ends, steps)
    part.copy_(torch.full((), values, dtype=x.dtype))
    return x
)"},
    {"paddle_put(x, axes, starts, ends, steps, values: tensor, decrease_axes, none_axes)", R"(
    steps_up = paddle_is_empty(paddle_reversed(axes, steps))
    part = paddle_part(x, axes, starts, ends, steps)
    torch._check(steps_up)
    shown = torch.reshape(part, paddle_inserted(paddle_dropped(part.shape, decrease_axes), none_axes))
    wide = values.to(x.dtype).expand(shown.shape)
    part.copy_(torch.reshape(wide, part.shape))
    return x
)"},
    {"paddle._C_ops.set_value_with_tensor(x, values, starts, ends, steps, axes, decrease_axes=[], "
     "none_axes=[])",
     R"(
    return paddle_put(x.clone(), axes, paddle_ints(starts), paddle_ints(ends), paddle_ints(steps),
                      values, decrease_axes, none_axes)
)"},
    {"paddle_values(x, values, one: true)", R"(
    return paddle_scalar(values[0], x.dtype)
)"},
    {"paddle_values(x, values, one: false)", R"(
    return torch.tensor(values, dtype=x.dtype)
)"},
    {"paddle_shaped(values: number, shape)", R"(
    return values
)"},
    {"paddle_shaped(values: tensor, shape)", R"(
    return values.reshape(shape)
)"},
    {"paddle._C_ops.set_value(x, starts, ends, steps, axes, decrease_axes, none_axes, shape, "
     "values)",
     R"(
    contents = paddle_shaped(paddle_values(x, values, len(values) == 1), shape)
    return paddle_put(x.clone(), axes, paddle_ints(starts), paddle_ints(ends), paddle_ints(steps),
                      contents, decrease_axes, none_axes)
)"},
    // Padding.
    {"paddle._C_ops.pad(x, paddings, pad_value=0.0, mode='constant')", R"(
    return torch._C._nn.pad(x, paddle_backwards(paddings), 'constant',
                            paddle_known(pad_value, x.dtype))
)"},
    {"paddle_padded(x, pads, mode: 'constant', value)", R"(
    return torch._C._nn.pad(x, pads, 'constant', value)
)"},
    {"paddle_padded(x, pads, mode: 'edge', value)", R"(
    return torch._C._nn.pad(x, pads, 'replicate')
)"},
    {"paddle_padded(x, pads, mode: 'replicate', value)", R"(
    return torch._C._nn.pad(x, pads, 'replicate')
)"},
    {"paddle_padded(x, pads, mode, value)", R"(
    return torch._C._nn.pad(x, pads, mode)
)"},
    {"paddle._C_ops.pad3d(x, paddings, mode='constant', pad_value=0.0, data_format='NCDHW')", R"(
    last = paddle_is_last(data_format)
    first = paddle_channels_first(x, last)
    padded = paddle_padded(first, paddle_ints(paddings), mode, pad_value)
    return paddle_channels_back(padded, last)
)"},
    // Channels.
    {"paddle_channels_first(x, last: false)", R"(
    return x
)"},
    {"paddle_channels_first(x, last: true)", R"(
    return torch.movedim(x, -1, 1)
)"},
    {"paddle_channels_back(x, last: false)", R"(
    return x
)"},
    {"paddle_channels_back(x, last: true)", R"(
    return torch.movedim(x, 1, -1)
)"},
    {"paddle._C_ops.channel_shuffle(x, groups, data_format='NCHW')", R"(
    last = paddle_is_last(data_format)
    first = paddle_channels_first(x, last)
    rows = first.reshape((first.shape[0], groups, first.shape[1] // groups) + first.shape[2:])
    return paddle_channels_back(rows.transpose(1, 2).reshape(first.shape), last)
)"},
    {"paddle._C_ops.shuffle_channel(x, group=1)", R"(
    rows = x.reshape((x.shape[0], group, x.shape[1] // group) + x.shape[2:])
    return rows.transpose(1, 2).reshape(x.shape)
)"},
    {"paddle._C_ops.pixel_shuffle(x, upscale_factor, data_format: 'NHWC')", R"(
    return torch.movedim(torch.pixel_shuffle(torch.movedim(x, -1, 1), upscale_factor), 1, -1)
)"},
    {"paddle._C_ops.pixel_unshuffle(x, downscale_factor, data_format: 'NHWC')", R"(
    return torch.movedim(torch.pixel_unshuffle(torch.movedim(x, -1, 1), downscale_factor), 1, -1)
)"},
    {"paddle._C_ops.affine_channel(x, scale, bias, data_layout='AnyLayout')", R"(
    last = paddle_is_last(data_layout)
    wide = [1, -1] + [1] * (x.dim() - 2)
    first = paddle_channels_first(x, last)
    return paddle_channels_back(first * scale.reshape(wide) + bias.reshape(wide), last)
)"},
    {"paddle._C_ops.temporal_shift(x, seg_num, shift_ratio=0.25, data_format='NCHW')", R"(
    last = paddle_is_last(data_format)
    first = paddle_channels_first(x, last)
    rows = first.reshape((-1, seg_num) + first.shape[1:])
    one = paddle_floor(first.shape[1] * shift_ratio)
    two = paddle_floor(first.shape[1] * 2 * shift_ratio)
    padded = torch._C._nn.pad(rows, [0, 0, 0, 0, 0, 0, 1, 1])
    parts = [padded[:, :-2, :one], padded[:, 2:, one:two], rows[:, :, two:]]
    return paddle_channels_back(torch.cat(parts, 2).reshape(first.shape), last)
)"},
    {"paddle._C_ops.unfold(x, kernel_sizes, strides, paddings, dilations)", R"(
    padded = torch._C._nn.pad(x, [paddings[1], paddings[3], paddings[0], paddings[2]])
    return torch.nn.functional.unfold(padded, kernel_sizes, dilations, 0, strides)
)"},
};

}  // namespace

std::span<const CompositeText> paddle_shape_texts() { return kShapeTexts; }

}  // namespace passnet
