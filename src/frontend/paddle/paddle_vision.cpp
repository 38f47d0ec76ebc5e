// Resizing of images, boxes of detectors, and recurrent layers.
#include "frontend/paddle/paddle_texts.hpp"

namespace passnet {
namespace {

constexpr CompositeText kVisionTexts[] = {
    // Resizing. Sizes come from a tensor, a list of tensors, factors or attributes.
    {"paddle_wanted(sizes, out_size: tensor, size_tensor, scale_tensor, scale, own)", R"(
    return paddle_ints(out_size)
)"},
    {"paddle_wanted(sizes, out_size: none, size_tensor: tensors, scale_tensor, scale, own)", R"(
    return paddle_wanted_of(sizes, size_tensor, scale_tensor, scale, own, len(size_tensor) == 0)
)"},
    {"paddle_wanted(sizes, out_size: none, size_tensor, scale_tensor, scale, own)", R"(
    return paddle_wanted_of(sizes, [], scale_tensor, scale, own, True)
)"},
    {"paddle_wanted_of(sizes, size_tensor, scale_tensor, scale, own, none: false)", R"(
    return paddle_ints(size_tensor)
)"},
    {"paddle_wanted_of(sizes, size_tensor, scale_tensor: tensor, scale, own, none: true)", R"(
    return paddle_scaled_sizes(sizes, [paddle_known(scale_tensor, paddle.float64)])
)"},
    {"paddle_wanted_of(sizes, size_tensor, scale_tensor: none, scale: [], own, none: true)", R"(
    return own
)"},
    {"paddle_wanted_of(sizes, size_tensor, scale_tensor: none, scale, own, none: true)", R"(
    return paddle_scaled_sizes(sizes, scale)
)"},
    {"paddle_stretch(x, axis, at, n)", R"(
    low = torch.floor(at)
    high = torch.clamp(low + 1, 0, n - 1)
    wide = [1] * axis + [-1] + [1] * (x.dim() - axis - 1)
    weight = (at - low).reshape(wide)
    first = torch.index_select(x, axis, low.to(torch.int64))
    second = torch.index_select(x, axis, high.to(torch.int64))
    return first * (1 - weight) + second * weight
)"},
    {"paddle_pick(x, axis, at, n)", R"(
    return torch.index_select(x, axis, torch.clamp(torch.floor(at + 0.5), 0, n - 1).to(torch.int64))
)"},
    {"paddle_along(x, axis, sizes, ratios, linear: true)", R"(
    at = torch.arange(0, sizes[axis - 2], 1, dtype=torch.float32) * ratios[axis - 2]
    return paddle_stretch(x, axis, at, x.shape[axis])
)"},
    {"paddle_along(x, axis, sizes, ratios, linear: false)", R"(
    at = torch.arange(0, sizes[axis - 2], 1, dtype=torch.float32) * ratios[axis - 2]
    return paddle_pick(x, axis, at, x.shape[axis])
)"},
    {"paddle_along_all(x, sizes, ratios, linear, rank: 3)", R"(
    return paddle_along(x, 2, sizes, ratios, linear)
)"},
    {"paddle_along_all(x, sizes, ratios, linear, rank: 4)", R"(
    rows = paddle_along(x, 2, sizes, ratios, linear)
    return paddle_along(rows, 3, sizes, ratios, linear)
)"},
    {"paddle_along_all(x, sizes, ratios, linear, rank: 5)", R"(
    planes = paddle_along(x, 2, sizes, ratios, linear)
    rows = paddle_along(planes, 3, sizes, ratios, linear)
    return paddle_along(rows, 4, sizes, ratios, linear)
)"},
    {"paddle_resized(x, sizes, scale, method: 'nearest', align_corners: false, align_mode)", R"(
    return paddle_along_sizes(x, sizes, scale, 'nearest', None)
)"},
    {"paddle_resized(x, sizes, scale, method: 'nearest', align_corners: true, align_mode)", R"(
    ratios = paddle_ratios(x.shape[2:], sizes, [], True)
    return paddle_along_all(x, sizes, ratios, False, x.dim())
)"},
    {"paddle_resized(x, sizes, scale, method: 'bicubic', align_corners, align_mode)", R"(
    return paddle_along_sizes(x, sizes, scale, 'bicubic', align_corners)
)"},
    {"paddle_resized(x, sizes, scale, method, align_corners: false, align_mode: 1)", R"(
    ratios = paddle_ratios(x.shape[2:], sizes, scale, False)
    return paddle_along_all(x, sizes, ratios, True, x.dim())
)"},
    {"paddle_resized(x, sizes, scale, method, align_corners, align_mode)", R"(
    return paddle_along_sizes(x, sizes, scale, method, align_corners)
)"},
    {"paddle_along_sizes(x, sizes, scale: [], method, align_corners)", R"(
    return torch.nn.functional.interpolate(
        x, size=sizes, mode=method, align_corners=align_corners)
)"},
    {"paddle_along_sizes(x, sizes, scale, method, align_corners)", R"(
    return torch.nn.functional.interpolate(
        x, scale_factor=paddle_factors(scale, x.dim() - 2), mode=method,
        align_corners=align_corners)
)"},
    {"paddle_interp(x, out_size, size_tensor, scale_tensor, data_format, own, scale, method, "
     "align_corners, align_mode)",
     R"(
    last = paddle_is_last(data_format)
    first = paddle_channels_first(x, last)
    sizes = paddle_wanted(first.shape[2:], out_size, size_tensor, scale_tensor, scale, own)
    factors = paddle_used_factors(out_size, size_tensor, scale)
    made = paddle_resized(first, sizes, factors, method, align_corners, align_mode)
    return paddle_channels_back(made, last)
)"},
    {"paddle._C_ops.linear_interp(x, out_size=None, size_tensor=None, scale_tensor=None, "
     "data_format='NCHW', out_d=0, out_h=0, out_w=0, scale=[], interp_method='linear', "
     "align_corners=True, align_mode=1)",
     R"(
    return paddle_interp(x, out_size, size_tensor, scale_tensor, data_format, [out_w], scale,
                         interp_method, align_corners, align_mode)
)"},
    {"paddle._C_ops.bilinear_interp(x, out_size=None, size_tensor=None, scale_tensor=None, "
     "data_format='NCHW', out_d=0, out_h=0, out_w=0, scale=[], interp_method='bilinear', "
     "align_corners=True, align_mode=1)",
     R"(
    return paddle_interp(x, out_size, size_tensor, scale_tensor, data_format, [out_h, out_w],
                         scale, interp_method, align_corners, align_mode)
)"},
    {"paddle._C_ops.bicubic_interp(x, out_size=None, size_tensor=None, scale_tensor=None, "
     "data_format='NCHW', out_d=0, out_h=0, out_w=0, scale=[], interp_method='bicubic', "
     "align_corners=True, align_mode=1)",
     R"(
    return paddle_interp(x, out_size, size_tensor, scale_tensor, data_format, [out_h, out_w],
                         scale, interp_method, align_corners, align_mode)
)"},
    {"paddle_axes_sizes(rank: 5, out_d, out_h, out_w)", R"(
    return [out_d, out_h, out_w]
)"},
    {"paddle_axes_sizes(rank: 4, out_d, out_h, out_w)", R"(
    return [out_h, out_w]
)"},
    {"paddle._C_ops.nearest_interp(x, out_size=None, size_tensor=None, scale_tensor=None, "
     "data_format='NCHW', out_d=0, out_h=0, out_w=0, scale=[], interp_method='nearest', "
     "align_corners=True, align_mode=1)",
     R"(
    return paddle_interp(x, out_size, size_tensor, scale_tensor, data_format,
                         paddle_axes_sizes(x.dim(), out_d, out_h, out_w), scale, interp_method,
                         align_corners, align_mode)
)"},
    {"paddle._C_ops.trilinear_interp(x, out_size=None, size_tensor=None, scale_tensor=None, "
     "data_format='NCDHW', out_d=0, out_h=0, out_w=0, scale=[], interp_method='trilinear', "
     "align_corners=True, align_mode=1)",
     R"(
    return paddle_interp(x, out_size, size_tensor, scale_tensor, data_format,
                         [out_d, out_h, out_w], scale, interp_method, align_corners, align_mode)
)"},
    {"paddle_affine(theta, sizes, align_corners, count: 4)", R"(
    return torch.nn.functional.affine_grid(theta, sizes, align_corners)
)"},
    {"paddle._C_ops.affine_grid(input, output_shape=[], align_corners=True)", R"(
    sizes = paddle_ints(output_shape)
    return paddle_affine(input, sizes, align_corners, len(sizes))
)"},
    // Boxes.
    {"paddle_bounded(x, clip: false)", R"(
    return x
)"},
    {"paddle_bounded(x, clip: true)", R"(
    return torch.clamp(x, 0, 1)
)"},
    {"paddle_step(step: 0.0, image, cells)", R"(
    return image / cells
)"},
    {"paddle_step(step, image, cells)", R"(
    return step
)"},
    {"paddle._C_ops.prior_box(input, image, min_sizes, max_sizes=[], aspect_ratios=[], "
     "variances=[], flip=True, clip=True, step_w=0.0, step_h=0.0, offset=0.5, "
     "min_max_aspect_ratios_order=False)",
     R"(
    rows = input.shape[2]
    columns = input.shape[3]
    height = image.shape[2]
    width = image.shape[3]
    down = paddle_step(step_h, height, rows)
    right = paddle_step(step_w, width, columns)
    halves = torch.tensor(paddle_priors(
        min_sizes, max_sizes, aspect_ratios, flip, min_max_aspect_ratios_order), dtype=input.dtype)
    shape = [rows, columns, halves.shape[0]]
    across = ((torch.arange(0, columns, 1, dtype=input.dtype) + offset) * right).reshape([1, -1, 1])
    below = ((torch.arange(0, rows, 1, dtype=input.dtype) + offset) * down).reshape([-1, 1, 1])
    parts = [((across - halves[:, 0]) / width).expand(shape),
             ((below - halves[:, 1]) / height).expand(shape),
             ((across + halves[:, 0]) / width).expand(shape),
             ((below + halves[:, 1]) / height).expand(shape)]
    boxes = paddle_bounded(torch.stack(parts, -1), clip)
    return (boxes, torch.tensor(variances, dtype=input.dtype).expand(shape + [4]))
)"},
    {"paddle_confidence(x, anchors, iou_aware: false, factor)", R"(
    return torch.sigmoid(x[:, :, 4])
)"},
    {"paddle_confidence(x, sure, iou_aware: true, factor)", R"(
    return torch.pow(torch.sigmoid(x[:, :, 4]), 1 - factor) * torch.pow(torch.sigmoid(sure), factor)
)"},
    {"paddle_first_channels(x, count, iou_aware: false)", R"(
    return x
)"},
    {"paddle_first_channels(x, count, iou_aware: true)", R"(
    return x[:, count:]
)"},
    {"paddle_inside(low, high, edge, clip: false)", R"(
    return (low, high)
)"},
    {"paddle_inside(low, high, edge, clip: true)", R"(
    return (torch.clamp(low, min=0), torch.minimum(high, edge))
)"},
    {"paddle._C_ops.yolo_box(x, img_size, anchors=[], class_num=1, conf_thresh=0.01, "
     "downsample_ratio=32, clip_bbox=True, scale_x_y=1.0, iou_aware=False, "
     "iou_aware_factor=0.5)",
     R"(
    count = len(anchors) // 2
    rows = x.shape[2]
    columns = x.shape[3]
    own = paddle_first_channels(x, count, iou_aware)
    parts = own.reshape([x.shape[0], count, class_num + 5, rows, columns])
    sizes = torch.tensor(anchors, dtype=x.dtype).reshape([1, count, 2, 1, 1])
    image = img_size.to(x.dtype).reshape([-1, 2, 1, 1, 1])
    height = image[:, 0]
    width = image[:, 1]
    bias = (scale_x_y - 1) * -0.5
    right = torch.arange(0, columns, 1, dtype=x.dtype)
    down = torch.arange(0, rows, 1, dtype=x.dtype).reshape([-1, 1])
    across = (torch.sigmoid(parts[:, :, 0]) * scale_x_y + bias + right) * width / columns
    below = (torch.sigmoid(parts[:, :, 1]) * scale_x_y + bias + down) * height / rows
    wide = torch.exp(parts[:, :, 2]) * sizes[:, :, 0] * width / (downsample_ratio * columns) / 2
    high = torch.exp(parts[:, :, 3]) * sizes[:, :, 1] * height / (downsample_ratio * rows) / 2
    sure = paddle_confidence(parts, x[:, :count], iou_aware, iou_aware_factor)
    kept = torch.ge(sure, conf_thresh)
    xs = paddle_inside(across - wide, across + wide, width - 1, clip_bbox)
    ys = paddle_inside(below - high, below + high, height - 1, clip_bbox)
    boxes = torch.stack([xs[0], ys[0], xs[1], ys[1]], -1)
    scores = torch.sigmoid(parts[:, :, 5:]) * sure.unsqueeze(2)
    whole = torch.where(kept.unsqueeze(-1), boxes, 0.0)
    rated = torch.where(kept.unsqueeze(2), scores, 0.0).permute(0, 1, 3, 4, 2)
    return (whole.reshape([x.shape[0], -1, 4]), rated.reshape([x.shape[0], -1, class_num]))
)"},
    // Boxes of regions: the images that they belong to, by the counts of each image.
    {"paddle_images(boxes, counts: none)", R"(
    return torch.zeros([boxes.shape[0]], dtype=torch.int64)
)"},
    {"paddle_images(boxes, counts: tensor)", R"(
    ends = torch.cumsum(counts, 0, dtype=torch.int64)
    return torch.searchsorted(ends, torch.arange(0, boxes.shape[0], 1), right=True)
)"},
    {"paddle_image_count(counts: none)", R"(
    return 1
)"},
    {"paddle_image_count(counts: tensor)", R"(
    return counts.shape[0]
)"},
    {"paddle_more_pixels(pixel_offset: true)", R"(
    return 1
)"},
    {"paddle_more_pixels(pixel_offset: false)", R"(
    return 0
)"},
    {"paddle_level_places(level, first, place)", R"(
    return torch.nonzero(torch.eq(level, first + place)).reshape([-1])
)"},
    {"paddle_level_rows(rows, places, place)", R"(
    return torch.index_select(rows, 0, places[place])
)"},
    {"paddle_level_counts(images, count, places, place)", R"(
    own = torch.index_select(images, 0, places[place])
    equal = torch.eq(own.unsqueeze(0), torch.arange(0, count, 1).unsqueeze(1))
    return equal.to(torch.int32).sum(1, dtype=torch.int32)
)"},
    {"paddle._C_ops.distribute_fpn_proposals(fpn_rois, rois_num, min_level, max_level, "
     "refer_level, refer_scale, pixel_offset)",
     R"(
    more = paddle_more_pixels(pixel_offset)
    wide = fpn_rois[:, 2] - fpn_rois[:, 0]
    high = fpn_rois[:, 3] - fpn_rois[:, 1]
    area = torch.where(torch.logical_or(wide < 0, high < 0), 0.0, (wide + more) * (high + more))
    found = torch.floor(torch.log2(torch.sqrt(area) / refer_scale + 1e-08) + refer_level)
    level = torch.clamp(found, min_level, max_level)
    count = max_level - min_level + 1
    places = paddle_each('paddle_level_places', count, level, min_level)
    images = paddle_images(fpn_rois, rois_num)
    restored = torch.argsort(torch.cat(places, 0)).reshape([-1, 1]).to(torch.int32)
    return (paddle_each('paddle_level_rows', count, fpn_rois, places),
            paddle_each('paddle_level_counts', count, images, paddle_image_count(rois_num), places),
            restored)
)"},
    // Means of samples in the bins of boxes: a sample between pixels is a weighted sum along each
    // axis, so each bin is one too. As many samples as a bin has pixels are taken if the ratio
    // states no number: at most as many as a bin of the whole map has.
    {"paddle_samples(bin, extent, bins, given: true, ratio)", R"(
    return torch.full(bin.shape, ratio, dtype=bin.dtype)
)"},
    {"paddle_samples(bin, extent, bins, given: false, ratio)", R"(
    return torch.clamp(torch.ceil(bin), 0, extent // bins + 2)
)"},
    {"paddle_most_samples(extent, bins, given: true, ratio)", R"(
    return ratio
)"},
    {"paddle_most_samples(extent, bins, given: false, ratio)", R"(
    return extent // bins + 2
)"},
    {"paddle_bin_weights(low, size, extent, bins, ratio)", R"(
    given = ratio > 0
    bin = (size / bins).reshape([-1, 1, 1])
    count = paddle_samples(bin, extent, bins, given, ratio)
    each = torch.arange(0, paddle_most_samples(extent, bins, given, ratio), 1, dtype=low.dtype)
    start = low.reshape([-1, 1, 1]) + torch.arange(0, bins, 1, dtype=low.dtype).reshape(
        [1, -1, 1]) * bin
    at = start + (each + 0.5) * bin / count
    inside = torch.logical_and(torch.ge(at, -1), torch.le(at, extent))
    used = torch.logical_and(each < count, inside).unsqueeze(-1)
    pixels = torch.arange(0, extent, 1, dtype=low.dtype)
    near = torch.relu(1 - torch.abs(torch.clamp(at, 0, extent - 1).unsqueeze(-1) - pixels))
    return torch.where(used, near, 0.0).sum(2) / torch.clamp(count, min=1)
)"},
    {"paddle_least_size(size, aligned: true)", R"(
    return size
)"},
    {"paddle_least_size(size, aligned: false)", R"(
    return torch.clamp(size, min=1)
)"},
    {"paddle_half(aligned: true)", R"(
    return 0.5
)"},
    {"paddle_half(aligned: false)", R"(
    return 0.0
)"},
    {"paddle_of_images(weights, images, x, count: 1)", R"(
    return torch.functional.einsum('rph,chw->rpcw', weights, x[0])
)"},
    {"paddle_of_images(weights, images, x, count)", R"(
    own = torch.eq(images.unsqueeze(1), torch.arange(0, count, 1)).to(x.dtype)
    spread = weights.unsqueeze(2) * own.reshape([-1, 1, count, 1])
    return torch.functional.einsum('rpnh,nchw->rpcw', spread, x)
)"},
    {"paddle._C_ops.roi_align(x, boxes, boxes_num=None, pooled_height=1, pooled_width=1, "
     "spatial_scale=1.0, sampling_ratio=-1, aligned=False)",
     R"(
    scaled = boxes * spatial_scale - paddle_half(aligned)
    wide = paddle_least_size(scaled[:, 2] - scaled[:, 0], aligned)
    high = paddle_least_size(scaled[:, 3] - scaled[:, 1], aligned)
    rows = paddle_bin_weights(scaled[:, 1], high, x.shape[2], pooled_height, sampling_ratio)
    columns = paddle_bin_weights(scaled[:, 0], wide, x.shape[3], pooled_width, sampling_ratio)
    images = paddle_images(boxes, boxes_num)
    found = paddle_of_images(rows, images, x, x.shape[0])
    return torch.functional.einsum('rpcw,rqw->rcpq', found, columns)
)"},
    // Recurrent layers, whose first axis is time.
    {"paddle._C_ops.rnn(x, pre_state: tensors, weight_list: tensors, sequence_length: none, "
     "dropout_state_in, dropout_prob, is_bidirec, input_size, hidden_size, num_layers, "
     "mode: 'LSTM', seed=0, is_test=False)",
     R"(
    weights = paddle_reordered(weight_list)
    all = torch.lstm(x, (pre_state[0], pre_state[1]), weights, True, num_layers, dropout_prob,
                     paddle_trains(dropout_prob, is_test, num_layers), is_bidirec, False)
    return (all[0], None, [all[1], all[2]])
)"},
    {"paddle._C_ops.rnn(x, pre_state: tensors, weight_list: tensors, sequence_length: none, "
     "dropout_state_in, dropout_prob, is_bidirec, input_size, hidden_size, num_layers, "
     "mode: 'GRU', seed=0, is_test=False)",
     R"(
    weights = paddle_reordered(weight_list)
    all = torch.gru(x, pre_state[0], weights, True, num_layers, dropout_prob,
                    paddle_trains(dropout_prob, is_test, num_layers), is_bidirec, False)
    return (all[0], None, [all[1]])
)"},
    {"paddle._C_ops.rnn(x, pre_state: tensors, weight_list: tensors, sequence_length: none, "
     "dropout_state_in, dropout_prob, is_bidirec, input_size, hidden_size, num_layers, "
     "mode: 'RNN_TANH', seed=0, is_test=False)",
     R"(
    weights = paddle_reordered(weight_list)
    all = torch.rnn_tanh(x, pre_state[0], weights, True, num_layers, dropout_prob,
                         paddle_trains(dropout_prob, is_test, num_layers), is_bidirec, False)
    return (all[0], None, [all[1]])
)"},
    {"paddle._C_ops.rnn(x, pre_state: tensors, weight_list: tensors, sequence_length: none, "
     "dropout_state_in, dropout_prob, is_bidirec, input_size, hidden_size, num_layers, "
     "mode: 'RNN_RELU', seed=0, is_test=False)",
     R"(
    weights = paddle_reordered(weight_list)
    all = torch.rnn_relu(x, pre_state[0], weights, True, num_layers, dropout_prob,
                         paddle_trains(dropout_prob, is_test, num_layers), is_bidirec, False)
    return (all[0], None, [all[1]])
)"},
};

}  // namespace

std::span<const CompositeText> paddle_vision_texts() { return kVisionTexts; }

}  // namespace passnet
