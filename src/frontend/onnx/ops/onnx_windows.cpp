// Convolutions, pools, samples and regions.
#include "frontend/onnx/ops/onnx_texts.hpp"

namespace passnet {
namespace {

constexpr CompositeText kOnnxWindows[] = {
    // Convolutions.
    {"onnx.Conv(X, W, B=None, *, auto_pad='NOTSET', dilations=None, group=1, kernel_shape=None, "
     "pads=None, strides=None)",
     R"(
    steps = onnx_complete(strides, X.dim() - 2, 1)
    own = onnx_complete(dilations, X.dim() - 2, 1)
    around = onnx_pads(auto_pad, pads, X.shape[2:], W.shape[2:], steps, own)
    return paddle_convolved(X, W, B, steps, around, paddle_even(around), own, group)
)"},
    {"onnx.ConvTranspose(X, W, B=None, *, auto_pad='NOTSET', dilations=None, group=1, "
     "kernel_shape=None, output_padding=None, output_shape=None, pads=None, strides=None)",
     R"(
    steps = onnx_complete(strides, X.dim() - 2, 1)
    own = onnx_complete(dilations, X.dim() - 2, 1)
    cut = onnx_spread_pads(auto_pad, pads, X.shape[2:], W.shape[2:], steps, own, output_padding,
                           output_shape)
    return paddle_transposed(X, W, B, steps, cut, onnx_even_cut(cut), 0, group, own)
)"},
    {"onnx.DeformConv(X, W, offset, B=None, mask=None, *, dilations=None, group=1, "
     "kernel_shape=None, offset_group=1, pads=None, strides=None)",
     R"(
    steps = onnx_complete(strides, 2, 1)
    own = onnx_complete(dilations, 2, 1)
    even = paddle_even(onnx_pads('NOTSET', pads, X.shape[2:], W.shape[2:], steps, own))
    made = paddle._C_ops.deformable_conv(X, offset, W, mask, steps, even, own, offset_group, group)
    return onnx_with_bias(made, B)
)"},
    {"onnx.Col2Im(input, image_shape, block_shape, *, dilations=None, pads=None, strides=None)", R"(
    image = onnx_numbers(image_shape)
    block = onnx_numbers(block_shape)
    steps = onnx_complete(strides, onnx_count(image), 1)
    own = onnx_complete(dilations, onnx_count(image), 1)
    even = paddle_even(onnx_pads('NOTSET', pads, image, block, steps, own))
    return torch.nn.functional.fold(input, image, block, own, even, steps)
)"},
    // Pools.
    {"onnx_max_pool(x, kernel, strides, pads, even: none, dilations, ceiled)", R"(
    around = onnx_ceiled(pads, x.shape[2:], kernel, strides, dilations, ceiled)
    least = onnx_lowest(x.dtype, True)
    padded = torch._C._nn.pad(x, paddle_backwards(around), 'constant', least)
    return paddle_max_pooled(padded, kernel, strides, 0, dilations, False, x.dim())
)"},
    {"onnx_max_pool(x, kernel, strides, pads, even, dilations, ceiled)", R"(
    return paddle_max_pooled(x, kernel, strides, even, dilations, ceiled, x.dim())
)"},
    // The places of the largest elements, counted over the whole tensor.
    {"onnx_max_places(x, kernel, strides, even: none, dilations, ceiled, order, rank)", R"(
    return None
)"},
    {"onnx_max_places(x, kernel, strides, even, dilations, ceiled, order, rank: 3)", R"(
    places = torch.nn.functional.max_pool1d_with_indices(
        x, kernel, strides, even, dilations, ceiled)[1]
    return onnx_whole_places(x, places, order)
)"},
    {"onnx_max_places(x, kernel, strides, even, dilations, ceiled, order, rank: 4)", R"(
    places = torch.nn.functional.max_pool2d_with_indices(
        x, kernel, strides, even, dilations, ceiled)[1]
    return onnx_whole_places(x, places, order)
)"},
    {"onnx_max_places(x, kernel, strides, even, dilations, ceiled, order, rank: 5)", R"(
    places = torch.nn.functional.max_pool3d_with_indices(
        x, kernel, strides, even, dilations, ceiled)[1]
    return onnx_whole_places(x, places, order)
)"},
    {"onnx_whole_places(x, places, order: 0)", R"(
    count = x.size(0) * x.size(1)
    first = torch.arange(0, count, 1, dtype=torch.int64) * onnx_product(x.shape[2:])
    return places + first.reshape([x.size(0), x.size(1)] + [1] * (x.dim() - 2))
)"},
    {"onnx_whole_places(x, places, order: 1)", R"(
    row = torch.div(places, x.size(3), rounding_mode='floor')
    turned = torch.remainder(places, x.size(3)) * x.size(2) + row
    return onnx_whole_places(x, turned, 0)
)"},
    {"onnx.MaxPool(X, *, kernel_shape, auto_pad='NOTSET', ceil_mode=0, dilations=None, pads=None, "
     "storage_order=0, strides=None)",
     R"(
    steps = onnx_complete(strides, X.dim() - 2, 1)
    own = onnx_complete(dilations, X.dim() - 2, 1)
    around = onnx_pads(auto_pad, pads, X.shape[2:], kernel_shape, steps, own)
    even = onnx_even_window(around, kernel_shape)
    made = onnx_max_pool(X, kernel_shape, steps, around, even, own, ceil_mode == 1)
    places = onnx_max_places(X, kernel_shape, steps, even, own, ceil_mode == 1, storage_order,
                             X.dim())
    return (made, places)
)"},
    // Sums over windows: a convolution of each channel with ones.
    {"onnx_window_sums(x, kernel, strides, pads, dilations)", R"(
    alone = x.reshape([x.size(0) * x.size(1), 1] + list(x.shape[2:]))
    padded = torch._C._nn.pad(alone, paddle_backwards(pads))
    ones = torch.ones([1, 1] + list(kernel), dtype=x.dtype)
    sums = paddle_even_convolved(padded, ones, None, strides, 0, dilations, 1, x.dim())
    return sums.reshape([x.size(0), x.size(1)] + list(sums.shape[2:]))
)"},
    {"onnx_counted_places(x, pads, padded: true)", R"(
    return torch._C._nn.pad(torch.ones([1, 1] + list(x.shape[2:]), dtype=x.dtype),
                            paddle_backwards(pads), 'constant', 1)
)"},
    {"onnx_counted_places(x, pads, padded: false)", R"(
    return torch._C._nn.pad(torch.ones([1, 1] + list(x.shape[2:]), dtype=x.dtype),
                            paddle_backwards(pads), 'constant', 0)
)"},
    {"onnx_mean_pool(x, kernel, strides, pads, even: none, dilations, ceiled, padded)", R"(
    all = onnx_ceiled(pads, x.shape[2:], kernel, strides, dilations, ceiled)
    sums = onnx_window_sums(x, kernel, strides, all, dilations)
    places = onnx_counted_places(x, pads, padded)
    return sums / onnx_window_sums(places, kernel, strides, onnx_without(all, pads), dilations)
)"},
    {"onnx_mean_pool(x, kernel, strides, pads, even, dilations, ceiled, padded)", R"(
    return paddle_mean_pooled(x, kernel, strides, even, ceiled, padded, x.dim())
)"},
    {"onnx_undilated(even, fits: true)", R"(
    return even
)"},
    {"onnx_undilated(even, fits: false)", R"(
    return None
)"},
    {"onnx.AveragePool(X, *, kernel_shape, auto_pad='NOTSET', ceil_mode=0, count_include_pad=0, "
     "dilations=None, pads=None, strides=None)",
     R"(
    steps = onnx_complete(strides, X.dim() - 2, 1)
    own = onnx_complete(dilations, X.dim() - 2, 1)
    around = onnx_pads(auto_pad, pads, X.shape[2:], kernel_shape, steps, own)
    ones = onnx_complete(None, X.dim() - 2, 1)
    even = onnx_undilated(onnx_even_window(around, kernel_shape), onnx_is_equal(own, ones))
    return onnx_mean_pool(X, kernel_shape, steps, around, even, own, ceil_mode == 1,
                          count_include_pad == 1)
)"},
    {"onnx.LpPool(X, *, kernel_shape, auto_pad='NOTSET', ceil_mode=0, dilations=None, p=2, "
     "pads=None, strides=None)",
     R"(
    steps = onnx_complete(strides, X.dim() - 2, 1)
    own = onnx_complete(dilations, X.dim() - 2, 1)
    around = onnx_pads(auto_pad, pads, X.shape[2:], kernel_shape, steps, own)
    all = onnx_ceiled(around, X.shape[2:], kernel_shape, steps, own, ceil_mode == 1)
    return onnx_window_sums(torch.abs(X) ** p, kernel_shape, steps, all, own) ** (1 / p)
)"},
    {"onnx.GlobalAveragePool(X)", R"(
    return torch.mean(X, onnx_or_range(None, X.dim())[2:], True)
)"},
    {"onnx.GlobalMaxPool(X)", R"(
    return torch.amax(X, onnx_or_range(None, X.dim())[2:], True)
)"},
    {"onnx.GlobalLpPool(X, *, p=2)", R"(
    return torch.sum(torch.abs(X) ** p, onnx_or_range(None, X.dim())[2:], True) ** (1 / p)
)"},
    {"onnx_unpooled_shape(shape: tensor, x, kernel, strides, pads)", R"(
    return onnx_numbers(shape)
)"},
    {"onnx_unpooled_shape(shape: none, x, kernel, strides, pads)", R"(
    return list(x.shape[:2]) + onnx_unpooled(x.shape[2:], kernel, strides, pads)
)"},
    // Places count over the shape without `output_shape`.
    {"onnx.MaxUnpool(X, I, output_shape=None, *, kernel_shape, pads=None, strides=None)", R"(
    steps = onnx_complete(strides, X.dim() - 2, 1)
    own = onnx_complete(None, X.dim() - 2, 1)
    around = onnx_pads('NOTSET', pads, X.shape[2:], kernel_shape, steps, own)
    counted = onnx_unpooled_shape(None, X, kernel_shape, steps, around)
    wanted = onnx_unpooled_shape(output_shape, X, kernel_shape, steps, around)
    zeros = torch.zeros([onnx_product(counted)], dtype=X.dtype)
    made = torch.scatter(zeros, 0, I.reshape([-1]), X.reshape([-1])).reshape(counted)
    return torch._C._nn.pad(made, onnx_longer(counted, wanted))
)"},
    // Samples.
    {"onnx_sampling(mode: 'linear')", R"(
    return 'bilinear'
)"},
    {"onnx_sampling(mode: 'cubic')", R"(
    return 'bicubic'
)"},
    {"onnx_sampling(mode)", R"(
    return mode
)"},
    {"onnx.GridSample(X, grid, *, align_corners=0, mode='linear', padding_mode='zeros')", R"(
    return torch.nn.functional.grid_sample(
        X, grid, onnx_sampling(mode), padding_mode, align_corners == 1)
)"},
    {"onnx.AffineGrid(theta, size, *, align_corners=0)", R"(
    extents = onnx_numbers(size)
    return onnx_grid(theta, extents, align_corners == 1, onnx_count(extents))
)"},
    {"onnx_grid(theta, size, align_corners, rank: 4)", R"(
    return torch.nn.functional.affine_grid(theta, size, align_corners)
)"},
    {"onnx_grid(theta, size, align_corners, rank: 5)", R"(
    along = sample_places(size[2], align_corners).reshape([-1, 1, 1]).expand(size[2:])
    down = sample_places(size[3], align_corners).reshape([-1, 1]).expand(size[2:])
    across = sample_places(size[4], align_corners).expand(size[2:])
    places = torch.stack([across, down, along, torch.ones_like(along)], -1).to(theta.dtype)
    grid = torch.matmul(places.reshape(1, -1, 4), theta.transpose(1, 2))
    return grid.unflatten(1, (size[2], size[3], size[4]))
)"},
    // Without a number of samples, as for Paddle's op.
    {"onnx.RoiAlign(X, rois, batch_indices, *, coordinate_transformation_mode='half_pixel', "
     "mode: 'avg'='avg', output_height=1, output_width=1, sampling_ratio=0, spatial_scale=1.0)",
     R"(
    aligned = coordinate_transformation_mode == 'half_pixel'
    scaled = rois * spatial_scale - paddle_half(aligned)
    wide = paddle_least_size(scaled[:, 2] - scaled[:, 0], aligned)
    high = paddle_least_size(scaled[:, 3] - scaled[:, 1], aligned)
    rows = paddle_bin_weights(scaled[:, 1], high, X.shape[2], output_height, sampling_ratio)
    columns = paddle_bin_weights(scaled[:, 0], wide, X.shape[3], output_width, sampling_ratio)
    found = paddle_of_images(rows, batch_indices, X, X.shape[0])
    return torch.functional.einsum('rpcw,rqw->rcpq', found, columns)
)"},
};

}  // namespace

std::span<const CompositeText> onnx_window_texts() { return kOnnxWindows; }

}  // namespace passnet
