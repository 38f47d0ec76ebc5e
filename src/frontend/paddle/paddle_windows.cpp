// Convolutions, pooling and resizing.
#include "frontend/paddle/paddle_texts.hpp"

namespace passnet {
namespace {

constexpr CompositeText kWindowTexts[] = {
    // Convolutions and pools by rank, which ONNX's texts call too. Uneven pads are added before.
    {"paddle_even_convolved(x, w, b, strides, even, dilations, groups, rank: 3)", R"(
    return torch.conv1d(x, w, b, strides, even, dilations, groups)
)"},
    {"paddle_even_convolved(x, w, b, strides, even, dilations, groups, rank: 4)", R"(
    return torch.conv2d(x, w, b, strides, even, dilations, groups)
)"},
    {"paddle_even_convolved(x, w, b, strides, even, dilations, groups, rank: 5)", R"(
    return torch.conv3d(x, w, b, strides, even, dilations, groups)
)"},
    {"paddle_convolved(x, w, b, strides, pads, even: none, dilations, groups)", R"(
    padded = torch._C._nn.pad(x, paddle_backwards(pads))
    return paddle_even_convolved(padded, w, b, strides, 0, dilations, groups, x.dim())
)"},
    {"paddle_convolved(x, w, b, strides, pads, even, dilations, groups)", R"(
    return paddle_even_convolved(x, w, b, strides, even, dilations, groups, x.dim())
)"},
    {"paddle_max_pooled(x, kernel, strides, even, dilations, ceiled, rank: 3)", R"(
    return torch.nn.functional.max_pool1d(x, kernel, strides, even, dilations, ceiled)
)"},
    {"paddle_max_pooled(x, kernel, strides, even, dilations, ceiled, rank: 4)", R"(
    return torch.nn.functional.max_pool2d(x, kernel, strides, even, dilations, ceiled)
)"},
    {"paddle_max_pooled(x, kernel, strides, even, dilations, ceiled, rank: 5)", R"(
    return torch.nn.functional.max_pool3d(x, kernel, strides, even, dilations, ceiled)
)"},
    {"paddle_mean_pooled(x, kernel, strides, even, ceiled, padded, rank: 3)", R"(
    return torch.avg_pool1d(x, kernel, strides, even, ceiled, padded)
)"},
    {"paddle_mean_pooled(x, kernel, strides, even, ceiled, padded, rank: 4)", R"(
    return torch._C._nn.avg_pool2d(x, kernel, strides, even, ceiled, padded)
)"},
    {"paddle_mean_pooled(x, kernel, strides, even, ceiled, padded, rank: 5)", R"(
    return torch._C._nn.avg_pool3d(x, kernel, strides, even, ceiled, padded)
)"},
    // Transposed convolutions: uneven pads are cut off afterwards.
    {"paddle_even_spread(x, w, b, strides, even, more, groups, dilations, rank: 3)", R"(
    return torch.conv_transpose1d(x, w, b, strides, even, more, groups, dilations)
)"},
    {"paddle_even_spread(x, w, b, strides, even, more, groups, dilations, rank: 4)", R"(
    return torch.conv_transpose2d(x, w, b, strides, even, more, groups, dilations)
)"},
    {"paddle_even_spread(x, w, b, strides, even, more, groups, dilations, rank: 5)", R"(
    return torch.conv_transpose3d(x, w, b, strides, even, more, groups, dilations)
)"},
    {"paddle_transposed(x, w, b, strides, pads, even: none, more, groups, dilations)", R"(
    whole = paddle_even_spread(x, w, None, strides, 0, more, groups, dilations, x.dim())
    return onnx_with_bias(torch._C._nn.pad(whole, paddle_cut(pads)), b)
)"},
    {"paddle_transposed(x, w, b, strides, pads, even, more, groups, dilations)", R"(
    return paddle_even_spread(x, w, b, strides, even, more, groups, dilations, x.dim())
)"},
    // Convolutions.
    {"paddle_conv(input, filter, strides, paddings, padding_algorithm, groups, dilations, "
     "data_format)",
     R"(
    last = paddle_is_last(data_format)
    x = paddle_channels_first(input, last)
    own = paddle_dilations(padding_algorithm, dilations)
    pads = paddle_pads(padding_algorithm, paddings, x.shape[2:], filter.shape[2:], strides, own,
                       last)
    made = paddle_convolved(x, filter, None, strides, pads, paddle_even(pads), own, groups)
    return paddle_channels_back(made, last)
)"},
    {"paddle._C_ops.conv2d(input, filter, strides=[1, 1], paddings=[0, 0], "
     "padding_algorithm='EXPLICIT', dilations=[1, 1], groups=1, data_format='NCHW')",
     R"(
    return paddle_conv(input, filter, strides, paddings, padding_algorithm, groups, dilations,
                       data_format)
)"},
    {"paddle._C_ops.depthwise_conv2d(input, filter, strides=[1, 1], paddings=[0, 0], "
     "padding_algorithm='EXPLICIT', groups=1, dilations=[1, 1], data_format='NCHW')",
     R"(
    return paddle_conv(input, filter, strides, paddings, padding_algorithm, groups, dilations,
                       data_format)
)"},
    {"paddle._C_ops.conv3d(input, filter, strides=[1, 1, 1], paddings=[0, 0, 0], "
     "padding_algorithm='EXPLICIT', groups=1, dilations=[1, 1, 1], data_format='NCDHW')",
     R"(
    return paddle_conv(input, filter, strides, paddings, padding_algorithm, groups, dilations,
                       data_format)
)"},
    {"paddle_more(output_padding, grown, given: true)", R"(
    return grown
)"},
    {"paddle_more(output_padding, grown, given: false)", R"(
    return output_padding
)"},
    {"paddle_conv_transpose(x, filter, strides, paddings, output_padding, output_size, "
     "padding_algorithm, groups, dilations, data_format)",
     R"(
    last = paddle_is_last(data_format)
    first = paddle_channels_first(x, last)
    own = paddle_dilations(padding_algorithm, dilations)
    pads = paddle_pads(padding_algorithm, paddings, first.shape[2:], filter.shape[2:], strides, own,
                       last)
    grown = paddle_grown(output_size, first.shape[2:], filter.shape[2:], strides, pads, own)
    more = paddle_more(output_padding, grown, paddle_is_empty(output_padding))
    made = paddle_transposed(
        first, filter, None, strides, pads, paddle_even(pads), more, groups, own)
    return paddle_channels_back(made, last)
)"},
    {"paddle._C_ops.conv2d_transpose(x, filter, strides=[1, 1], paddings=[0, 0], "
     "output_padding=[], output_size=[], padding_algorithm='EXPLICIT', groups=1, "
     "dilations=[1, 1], data_format='NCHW')",
     R"(
    return paddle_conv_transpose(x, filter, strides, paddings, output_padding,
                                 paddle_ints(output_size), padding_algorithm, groups, dilations,
                                 data_format)
)"},
    {"paddle._C_ops.conv2d_transpose_bias(x, filter, bias, strides=[1, 1], paddings=[0, 0], "
     "output_padding=[], output_size=[], padding_algorithm='EXPLICIT', groups=1, "
     "dilations=[1, 1], data_format: 'NCHW'='NCHW')",
     R"(
    made = paddle_conv_transpose(x, filter, strides, paddings, output_padding,
                                 paddle_ints(output_size), padding_algorithm, groups, dilations,
                                 data_format)
    return made + bias.reshape([1, -1, 1, 1])
)"},
    {"paddle._C_ops.depthwise_conv2d_transpose(x, filter, strides=[1, 1], paddings=[0, 0], "
     "output_padding=[], output_size=[], padding_algorithm='EXPLICIT', groups=1, "
     "dilations=[1, 1], data_format='NCHW')",
     R"(
    return paddle_conv_transpose(x, filter, strides, paddings, output_padding,
                                 paddle_ints(output_size), padding_algorithm, groups, dilations,
                                 data_format)
)"},
    {"paddle._C_ops.conv3d_transpose(x, filter, strides=[1, 1, 1], paddings=[0, 0, 0], "
     "output_padding=[], output_size=[], padding_algorithm='EXPLICIT', groups=1, "
     "dilations=[1, 1, 1], data_format='NCHW')",
     R"(
    return paddle_conv_transpose(x, filter, strides, paddings, output_padding,
                                 paddle_ints(output_size), padding_algorithm, groups, dilations,
                                 data_format)
)"},
    // A convolution whose windows are displaced: each sampled where its offsets say.
    {"paddle_sampled(x, at, inside)", R"(
    places = torch.where(inside, at, 0).unsqueeze(1)
    shape = (x.shape[0], x.shape[1]) + at.shape[1:]
    flat = x.reshape([x.shape[0], x.shape[1], -1])
    found = torch.gather(flat, 2, places.reshape([at.shape[0], 1, -1]).expand(
        [x.shape[0], x.shape[1], -1]))
    return torch.where(inside.unsqueeze(1), found.reshape(shape), 0.0)
)"},
    {"paddle_corner(x, row, column, height, width)", R"(
    below = torch.logical_and(torch.lt(row, height), torch.lt(column, width))
    inside = torch.logical_and(torch.logical_and(torch.ge(row, 0), torch.ge(column, 0)), below)
    return paddle_sampled(x, (row * width + column).to(torch.int64), inside)
)"},
    {"paddle_between(x, row, column, height, width)", R"(
    top = torch.floor(row)
    left = torch.floor(column)
    down = (row - top).unsqueeze(1)
    right = (column - left).unsqueeze(1)
    above = paddle_corner(x, top, left, height, width) * (1 - right) + paddle_corner(
        x, top, left + 1, height, width) * right
    below = paddle_corner(x, top + 1, left, height, width) * (1 - right) + paddle_corner(
        x, top + 1, left + 1, height, width) * right
    return above * (1 - down) + below * down
)"},
    {"paddle_masked(samples, mask: none, sizes)", R"(
    return samples
)"},
    {"paddle_masked(samples, mask: tensor, sizes)", R"(
    return samples * mask.reshape(sizes).unsqueeze(1)
)"},
    {"paddle_window_places(length, stride, pad, taps, dilation, dtype)", R"(
    first = torch.arange(0, length, 1, dtype=dtype) * stride - pad
    return torch.arange(0, taps, 1, dtype=dtype).unsqueeze(1) * dilation + first.unsqueeze(0)
)"},
    {"paddle._C_ops.deformable_conv(x, offset, filter, mask=None, strides=[1, 1], "
     "paddings=[0, 0], dilations=[1, 1], deformable_groups=1, groups=1, im2col_step=64)",
     R"(
    taps = filter.shape[2:]
    out = offset.shape[2:]
    part = x.shape[1] // deformable_groups
    images = x.shape[0] * deformable_groups
    own = x.reshape((images, part) + x.shape[2:])
    moves = offset.reshape((images, taps[0], taps[1], 2) + out)
    rows = paddle_window_places(out[0], strides[0], paddings[0], taps[0], dilations[0], x.dtype)
    columns = paddle_window_places(out[1], strides[1], paddings[1], taps[1], dilations[1], x.dtype)
    row = moves[:, :, :, 0] + rows.reshape([1, taps[0], 1, out[0], 1])
    column = moves[:, :, :, 1] + columns.reshape([1, 1, taps[1], 1, out[1]])
    samples = paddle_between(own, row, column, x.shape[2], x.shape[3])
    weighted = paddle_masked(samples, mask, (images, taps[0], taps[1]) + out)
    rows_of = weighted.reshape([x.shape[0], groups, -1, out[0] * out[1]])
    weights = filter.reshape([groups, filter.shape[0] // groups, -1])
    made = torch.matmul(weights, rows_of)
    return made.reshape((x.shape[0], filter.shape[0]) + out)
)"},
    // Pools.
    {"paddle_pooled(x, kernel, strides, even, kind: 'max')", R"(
    return paddle_max_pooled(x, kernel, strides, even, 1, False, x.dim())
)"},
    {"paddle_pooled(x, kernel, strides, even, kind: 'avg')", R"(
    return paddle_mean_pooled(x, kernel, strides, even, False, True, x.dim())
)"},
    {"paddle_pooled(x, kernel, strides, even, kind: 'inside')", R"(
    return paddle_mean_pooled(x, kernel, strides, even, False, False, x.dim())
)"},
    {"paddle_pool(x, kernel, strides, pads, even: none, kind: 'max')", R"(
    padded = torch._C._nn.pad(x, paddle_backwards(pads), 'constant', -inf)
    return paddle_pooled(padded, kernel, strides, 0, 'max')
)"},
    {"paddle_pool(x, kernel, strides, pads, even: none, kind: 'avg')", R"(
    padded = torch._C._nn.pad(x, paddle_backwards(pads))
    return paddle_pooled(padded, kernel, strides, 0, 'avg')
)"},
    {"paddle_pool(x, kernel, strides, pads, even: none, kind: 'inside')", R"(
    ones = torch.ones((1, 1) + x.shape[2:], dtype=x.dtype)
    sums = paddle_pool(x, kernel, strides, pads, None, 'avg')
    return sums / paddle_pool(ones, kernel, strides, pads, None, 'avg')
)"},
    {"paddle_pool(x, kernel, strides, pads, even, kind)", R"(
    return paddle_pooled(x, kernel, strides, even, kind)
)"},
    {"paddle_pool_kind(kind: 'max', exclusive)", R"(
    return 'max'
)"},
    {"paddle_pool_kind(kind: 'avg', exclusive: true)", R"(
    return 'inside'
)"},
    {"paddle_pool_kind(kind: 'avg', exclusive: false)", R"(
    return 'avg'
)"},
    {"paddle_adaptive(x, size, rank: 4, kind: 'avg')", R"(
    return torch.nn.functional.adaptive_avg_pool2d(x, size)
)"},
    {"paddle_adaptive(x, size, rank: 5, kind: 'avg')", R"(
    return torch.nn.functional.adaptive_avg_pool3d(x, size)
)"},
    {"paddle_adaptive(x, size, rank: 4, kind: 'max')", R"(
    return torch.nn.functional.adaptive_max_pool2d(x, size)
)"},
    {"paddle_adaptive(x, size, rank: 5, kind: 'max')", R"(
    return torch.nn.functional.adaptive_max_pool3d(x, size)
)"},
    {"paddle_any_pool(x, kernel, strides, paddings, ceil_mode, exclusive, last, kind, all: true, "
     "adaptive, algorithm)",
     R"(
    return paddle_adaptive(x, [1] * (x.dim() - 2), x.dim(), kind)
)"},
    {"paddle_any_pool(x, kernel, strides, paddings, ceil_mode, exclusive, last, kind, all: false, "
     "adaptive: true, algorithm)",
     R"(
    return paddle_adaptive(x, kernel, x.dim(), kind)
)"},
    // Windows count padding, but not what is beyond it.
    {"paddle_any_pool(x, kernel, strides, paddings, ceil_mode: true, exclusive: false, last, "
     "kind: 'avg', all: false, adaptive: false, algorithm)",
     R"(
    given = paddle_pads(algorithm, paddings, x.shape[2:], kernel, strides, [1], last)
    padded = torch._C._nn.pad(x, paddle_backwards(given))
    none = [0, 0] * (x.dim() - 2)
    pads = paddle_ceiled(none, padded.shape[2:], kernel, strides, True)
    return paddle_pool(padded, kernel, strides, pads, paddle_even(pads), 'inside')
)"},
    {"paddle_any_pool(x, kernel, strides, paddings, ceil_mode, exclusive, last, kind, all: false, "
     "adaptive: false, algorithm)",
     R"(
    given = paddle_pads(algorithm, paddings, x.shape[2:], kernel, strides, [1], last)
    pads = paddle_ceiled(given, x.shape[2:], kernel, strides, ceil_mode)
    return paddle_pool(x, kernel, strides, pads, paddle_even(pads),
                       paddle_pool_kind(kind, exclusive))
)"},
    {"paddle._C_ops.pool2d(x, kernel_size, strides, paddings, ceil_mode, exclusive, data_format, "
     "pooling_type, global_pooling, adaptive, padding_algorithm)",
     R"(
    last = paddle_is_last(data_format)
    first = paddle_channels_first(x, last)
    kernel = paddle_complete(paddle_ints(kernel_size), 2)
    made = paddle_any_pool(first, kernel, strides, paddings, ceil_mode, exclusive, last,
                           pooling_type, global_pooling, adaptive, padding_algorithm)
    return paddle_channels_back(made, last)
)"},
    {"paddle._C_ops.pool3d(x, kernel_size, strides, paddings, ceil_mode, exclusive, data_format, "
     "pooling_type, global_pooling, adaptive, padding_algorithm)",
     R"(
    last = paddle_is_last(data_format)
    first = paddle_channels_first(x, last)
    kernel = paddle_complete(kernel_size, 3)
    made = paddle_any_pool(first, kernel, strides, paddings, ceil_mode, exclusive, last,
                           pooling_type, global_pooling, adaptive, padding_algorithm)
    return paddle_channels_back(made, last)
)"},
    {"paddle._C_ops.max_pool2d_with_index(x, kernel_size, strides=[1, 1], paddings=[0, 0], "
     "global_pooling: false=False, adaptive: false=False, ceil_mode=False)",
     R"(
    both = torch.nn.functional.max_pool2d_with_indices(
        x, kernel_size, strides, paddings, 1, ceil_mode)
    return (both[0], both[1].to(torch.int32))
)"},
    {"paddle._C_ops.max_pool2d_with_index(x, kernel_size, strides, paddings, "
     "global_pooling: false, adaptive: true, ceil_mode=False)",
     R"(
    both = torch.nn.functional.adaptive_max_pool2d_with_indices(x, kernel_size)
    return (both[0], both[1].to(torch.int32))
)"},
};

}  // namespace

std::span<const CompositeText> paddle_window_texts() { return kWindowTexts; }

}  // namespace passnet
