// Reductions, orders, scans, normalizations, losses.
#include "frontend/onnx/ops/onnx_texts.hpp"

namespace passnet {
namespace {

constexpr CompositeText kOnnxReductions[] = {
    {"onnx_reduced_axes(data, axes, noop)", R"(
    return onnx_axes(onnx_numbers(axes), data.dim(), noop)
)"},
    // Without axes, and told to do nothing then, the elements stay.
    {"onnx_summed(x, axes: none, keep)", R"(
    return x
)"},
    {"onnx_summed(x, axes: ints, keep)", R"(
    return torch.sum(x, axes, keep, dtype=x.dtype)
)"},
    {"onnx.ReduceSum(data, axes=None, *, keepdims=1, noop_with_empty_axes=0)", R"(
    chosen = onnx_reduced_axes(data, axes, noop_with_empty_axes)
    return onnx_summed(data, chosen, keepdims == 1)
)"},
    {"onnx.ReduceSumSquare(data, axes=None, *, keepdims=1, noop_with_empty_axes=0)", R"(
    chosen = onnx_reduced_axes(data, axes, noop_with_empty_axes)
    return onnx_summed(data * data, chosen, keepdims == 1)
)"},
    {"onnx.ReduceL1(data, axes=None, *, keepdims=1, noop_with_empty_axes=0)", R"(
    chosen = onnx_reduced_axes(data, axes, noop_with_empty_axes)
    return onnx_summed(torch.abs(data), chosen, keepdims == 1)
)"},
    {"onnx_root(x, dtype, is_floating_point: true)", R"(
    return torch.sqrt(x)
)"},
    {"onnx_root(x, dtype, is_floating_point: false)", R"(
    return torch.sqrt(x.to(torch.float64)).to(dtype)
)"},
    {"onnx.ReduceL2(data, axes=None, *, keepdims=1, noop_with_empty_axes=0)", R"(
    chosen = onnx_reduced_axes(data, axes, noop_with_empty_axes)
    sums = onnx_summed(data * data, chosen, keepdims == 1)
    return onnx_root(sums, data.dtype, data.is_floating_point())
)"},
    {"onnx.ReduceLogSum(data, axes=None, *, keepdims=1, noop_with_empty_axes=0)", R"(
    chosen = onnx_reduced_axes(data, axes, noop_with_empty_axes)
    return torch.log(onnx_summed(data, chosen, keepdims == 1))
)"},
    {"onnx_log_of_sums(x, axes: none, keep, is_empty)", R"(
    return x
)"},
    {"onnx_log_of_sums(x, axes, keep, is_empty: true)", R"(
    return torch.log(torch.sum(x, axes, keep))
)"},
    {"onnx_log_of_sums(x, axes, keep, is_empty: false)", R"(
    return torch.logsumexp(x, axes, keep)
)"},
    {"onnx.ReduceLogSumExp(data, axes=None, *, keepdims=1, noop_with_empty_axes=0)", R"(
    chosen = onnx_reduced_axes(data, axes, noop_with_empty_axes)
    return onnx_log_of_sums(data, chosen, keepdims == 1, data.numel() == 0)
)"},
    {"onnx_mean(x, axes: none, keep, is_floating_point)", R"(
    return x
)"},
    {"onnx_mean(x, axes, keep, is_floating_point: true)", R"(
    return torch.mean(x, axes, keep)
)"},
    {"onnx_mean(x, axes, keep, is_floating_point: false)", R"(
    return torch.mean(x.to(torch.float64), axes, keep).to(x.dtype)
)"},
    {"onnx.ReduceMean(data, axes=None, *, keepdims=1, noop_with_empty_axes=0)", R"(
    chosen = onnx_reduced_axes(data, axes, noop_with_empty_axes)
    return onnx_mean(data, chosen, keepdims == 1, data.is_floating_point())
)"},
    {"onnx_extreme(x, axes: none, keep, is_most, is_empty, is_bool)", R"(
    return x
)"},
    {"onnx_extreme(x, axes, keep, is_most, is_empty: true, is_bool)", R"(
    extents = paddle_reduced(x.shape, axes, keep)
    return torch.full(extents, onnx_lowest(x.dtype, is_most), dtype=x.dtype)
)"},
    {"onnx_extreme(x, axes, keep, is_most, is_empty: false, is_bool: true)", R"(
    return onnx_extreme(x.to(torch.uint8), axes, keep, is_most, False, False).to(torch.bool)
)"},
    {"onnx_extreme(x, axes, keep, is_most: true, is_empty: false, is_bool: false)", R"(
    return torch.amax(x, axes, keep)
)"},
    {"onnx_extreme(x, axes, keep, is_most: false, is_empty: false, is_bool: false)", R"(
    return torch.amin(x, axes, keep)
)"},
    {"onnx.ReduceMax(data, axes=None, *, keepdims=1, noop_with_empty_axes=0)", R"(
    chosen = onnx_reduced_axes(data, axes, noop_with_empty_axes)
    return onnx_extreme(data, chosen, keepdims == 1, True, data.numel() == 0,
                        data.dtype == torch.bool)
)"},
    {"onnx.ReduceMin(data, axes=None, *, keepdims=1, noop_with_empty_axes=0)", R"(
    chosen = onnx_reduced_axes(data, axes, noop_with_empty_axes)
    return onnx_extreme(data, chosen, keepdims == 1, False, data.numel() == 0,
                        data.dtype == torch.bool)
)"},
    {"onnx_product_over(x, axes: none, keep)", R"(
    return x
)"},
    {"onnx_product_over(x, axes, keep)", R"(
    kept = paddle_dropped(x.shape, axes)
    moved = torch.movedim(x, axes, paddle_last_axes(axes))
    rows = moved.reshape(kept + [onnx_product(x.shape) // max(onnx_product(kept), 1)])
    made = torch.prod(rows, -1, dtype=x.dtype)
    return made.reshape(paddle_reduced(x.shape, axes, keep))
)"},
    {"onnx.ReduceProd(data, axes=None, *, keepdims=1, noop_with_empty_axes=0)", R"(
    chosen = onnx_reduced_axes(data, axes, noop_with_empty_axes)
    return onnx_product_over(data, chosen, keepdims == 1)
)"},
    // Places and orders.
    {"onnx.ArgMax(data, *, axis=0, keepdims=1, select_last_index: 0=0)", R"(
    return torch.argmax(data, axis, keepdims == 1)
)"},
    {"onnx.ArgMax(data, *, axis=0, keepdims=1, select_last_index: 1)", R"(
    return data.size(axis) - 1 - torch.argmax(torch.flip(data, [axis]), axis, keepdims == 1)
)"},
    {"onnx.ArgMin(data, *, axis=0, keepdims=1, select_last_index: 0=0)", R"(
    return torch.argmin(data, axis, keepdims == 1)
)"},
    {"onnx.ArgMin(data, *, axis=0, keepdims=1, select_last_index: 1)", R"(
    return data.size(axis) - 1 - torch.argmin(torch.flip(data, [axis]), axis, keepdims == 1)
)"},
    // Equal elements keep their order.
    {"onnx.TopK(X, K, *, axis=-1, largest=1, sorted=1)", R"(
    values, places = torch.sort(X, dim=axis, descending=largest == 1, stable=True)
    count = onnx_known(K)
    return (values.narrow(axis, 0, count), places.narrow(axis, 0, count))
)"},
    {"onnx_scanned_along(x, axis, name: 'sum')", R"(
    return torch.cumsum(x, axis, dtype=x.dtype)
)"},
    {"onnx_scanned_along(x, axis, name: 'prod')", R"(
    return torch.cumprod(x, axis, dtype=x.dtype)
)"},
    {"onnx_scan(x, axis, name, exclusive, reverse: 1, neutral)", R"(
    back = torch.flip(x, [axis])
    return torch.flip(onnx_scan(back, axis, name, exclusive, 0, neutral), [axis])
)"},
    {"onnx_scan(x, axis, name, exclusive: 0, reverse: 0, neutral)", R"(
    return onnx_scanned_along(x, axis, name)
)"},
    {"onnx_scan(x, axis, name, exclusive: 1, reverse: 0, neutral)", R"(
    first = torch.full_like(x.narrow(axis, 0, 1), neutral)
    rest = onnx_scanned_along(x.narrow(axis, 0, x.size(axis) - 1), axis, name)
    return torch.cat([first, rest], axis)
)"},
    {"onnx.CumSum(x, axis, *, exclusive=0, reverse=0)", R"(
    return onnx_scan(x, onnx_known(axis), 'sum', exclusive, reverse, 0)
)"},
    {"onnx.CumProd(x, axis, *, exclusive=0, reverse=0)", R"(
    return onnx_scan(x, onnx_known(axis), 'prod', exclusive, reverse, 1)
)"},
    // Normalizations.
    {"onnx.LpNormalization(input, *, axis=-1, p: 1)", R"(
    return onnx_by_norm(input, torch.sum(torch.abs(input), axis, True))
)"},
    {"onnx.LpNormalization(input, *, axis=-1, p: 2=2)", R"(
    return onnx_by_norm(input, torch.sqrt(torch.sum(input * input, axis, True)))
)"},
    {"onnx_by_norm(input, norm)", R"(
    return torch.where(torch.eq(norm, 0), 0.0, input / norm)
)"},
    {"onnx.MeanVarianceNormalization(X, *, axes=[0, 2, 3])", R"(
    shifted = X - torch.mean(X, axes, True)
    return shifted / (torch.sqrt(torch.mean(shifted * shifted, axes, True)) + 1e-9)
)"},
    {"onnx_wide(row: none, extents)", R"(
    return None
)"},
    {"onnx_wide(row: tensor, extents)", R"(
    return onnx_widened(row, extents, onnx_is_equal(row.shape, extents))
)"},
    {"onnx_widened(row, extents, fits: true)", R"(
    return row
)"},
    {"onnx_widened(row, extents, fits: false)", R"(
    return row.expand(extents)
)"},
    {"onnx.LayerNormalization(X, Scale, B=None, *, axis=-1, epsilon=1e-05, stash_type=1)", R"(
    rows = X.shape[onnx_axis(axis, X.dim()):]
    return torch.native_layer_norm(X, rows, onnx_wide(Scale, rows), onnx_wide(B, rows), epsilon)
)"},
    {"onnx.RMSNormalization(X, scale, *, axis=-1, epsilon=1e-05, stash_type=1)", R"(
    rows = X.shape[onnx_axis(axis, X.dim()):]
    return torch.rms_norm(X, rows, onnx_wide(scale, rows), epsilon)
)"},
    {"onnx.BatchNormalization(X, scale, B, input_mean, input_var, *, epsilon=1e-05, momentum=0.9, "
     "training_mode: 0=0)",
     R"(
    return torch.batch_norm(X, scale, B, input_mean, input_var, False, 0.0, epsilon, False)
)"},
    {"onnx.BatchNormalization(X, scale, B, input_mean, input_var, *, epsilon=1e-05, momentum=0.9, "
     "training_mode: 1)",
     R"(
    axes = [0] + onnx_or_range(None, X.dim())[2:]
    mean = torch.mean(X, axes)
    var = torch.var(X, axes, correction=0)
    made = torch.batch_norm(X, scale, B, mean, var, False, 0.0, epsilon, False)
    kept = 1 - momentum
    return (made, input_mean * momentum + mean * kept, input_var * momentum + var * kept)
)"},
    {"onnx.InstanceNormalization(input, scale, B, *, epsilon=1e-05)", R"(
    return torch.instance_norm(input, scale, B, None, None, True, 0.0, epsilon)
)"},
    // One number per group, up to opset 20, or one per channel.
    {"onnx_per_channel(row, channels, is_whole: true)", R"(
    return row
)"},
    {"onnx_per_channel(row, channels, is_whole: false)", R"(
    return torch.repeat_interleave(row, channels // row.size(0), 0)
)"},
    {"onnx.GroupNormalization(X, scale, bias, *, num_groups, epsilon=1e-05, stash_type=1)", R"(
    count = X.size(1)
    factors = onnx_per_channel(scale, count, scale.size(0) == count)
    shifts = onnx_per_channel(bias, count, bias.size(0) == count)
    return torch.group_norm(X, num_groups, factors, shifts, epsilon)
)"},
    {"onnx.LRN(X, *, size, alpha=0.0001, beta=0.75, bias=1.0)", R"(
    around = [0, 0] * (X.dim() - 2) + [(size - 1) // 2, size // 2]
    sums = torch._C._nn.pad(X * X, around).unfold(1, size, 1).mean(-1)
    return X / (sums * alpha + bias) ** beta
)"},
    // Losses over the classes of axis 1.
    {"onnx_counted(target, ignored: none)", R"(
    return torch.ones(target.shape, dtype=torch.bool)
)"},
    {"onnx_counted(target, ignored: int)", R"(
    return torch.ne(target, ignored)
)"},
    {"onnx_class_weights(weight: none, places, counted, dtype)", R"(
    return counted.to(dtype)
)"},
    {"onnx_class_weights(weight: tensor, places, counted, dtype)", R"(
    return weight[places] * counted.to(dtype)
)"},
    {"onnx_loss(each, weights, reduction: 'none')", R"(
    return each
)"},
    {"onnx_loss(each, weights, reduction: 'sum')", R"(
    return torch.sum(each)
)"},
    {"onnx_loss(each, weights, reduction: 'mean')", R"(
    return torch.sum(each) / torch.sum(weights)
)"},
    {"onnx.NegativeLogLikelihoodLoss(input, target, weight=None, *, reduction='mean', "
     "ignore_index=None)",
     R"(
    counted = onnx_counted(target, ignore_index)
    places = torch.where(counted, target, 0).to(torch.int64)
    chosen = torch.gather(input, 1, places.unsqueeze(1)).squeeze(1)
    weights = onnx_class_weights(weight, places, counted, input.dtype)
    return onnx_loss(-chosen * weights, weights, reduction)
)"},
    {"onnx.SoftmaxCrossEntropyLoss(scores, labels, weights=None, *, reduction='mean', "
     "ignore_index=None)",
     R"(
    logs = torch.log_softmax(scores, 1)
    loss = onnx.NegativeLogLikelihoodLoss(
        logs, labels, weights, reduction=reduction, ignore_index=ignore_index)
    return (loss, logs)
)"},
};

}  // namespace

std::span<const CompositeText> onnx_reduction_texts() { return kOnnxReductions; }

}  // namespace passnet
