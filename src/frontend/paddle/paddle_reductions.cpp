// Reductions, scans, normalizations and losses.
#include "frontend/paddle/paddle_texts.hpp"

namespace passnet {
namespace {

constexpr CompositeText kReductionTexts[] = {
    {"paddle._C_ops.sum(x, axis=[], dtype: none=None, keepdim=False)", R"(
    return torch.sum(x, paddle_axes(paddle_ints(axis), x.dim()), keepdim)
)"},
    {"paddle._C_ops.sum(x, axis, dtype: dtype, keepdim=False)", R"(
    return torch.sum(x.to(dtype), paddle_axes(paddle_ints(axis), x.dim()), keepdim, dtype=dtype)
)"},
    {"paddle._C_ops.mean(x, axis=[], keepdim=False)", R"(
    return torch.mean(x, paddle_axes(paddle_ints(axis), x.dim()), keepdim)
)"},
    {"paddle._C_ops.mean_all(x)", R"(
    return torch.mean(x)
)"},
    {"paddle._C_ops.max(x, axis=[], keepdim=False)", R"(
    return torch.amax(x, paddle_axes(paddle_ints(axis), x.dim()), keepdim)
)"},
    {"paddle._C_ops.min(x, axis=[], keepdim=False)", R"(
    return torch.amin(x, paddle_axes(paddle_ints(axis), x.dim()), keepdim)
)"},
    {"paddle._C_ops.amax(x, axis=[], keepdim=False)", R"(
    return torch.amax(x, paddle_axes(axis, x.dim()), keepdim)
)"},
    {"paddle._C_ops.amin(x, axis=[], keepdim=False)", R"(
    return torch.amin(x, paddle_axes(axis, x.dim()), keepdim)
)"},
    {"paddle._C_ops.all(x, axis=[], keepdim=False)", R"(
    return torch.all(x, paddle_axes(axis, x.dim()), keepdim)
)"},
    {"paddle._C_ops.any(x, axis=[], keepdim=False)", R"(
    return torch.any(x, paddle_axes(axis, x.dim()), keepdim)
)"},
    // The product over several axes: they are made the last ones and joined.
    {"paddle._C_ops.prod(x, axis, keepdim=False, reduce_all=False)", R"(
    axes = paddle_axes_or_all(paddle_ints(axis), x.dim(), reduce_all)
    kept = paddle_dropped(x.shape, axes)
    rows = torch.movedim(x, axes, paddle_last_axes(axes)).reshape(kept + [-1])
    return torch.prod(rows, -1).reshape(paddle_reduced(x.shape, axes, keepdim))
)"},
    {"paddle_logsumexp(x, axes, keepdim)", R"(
    return torch.logsumexp(x, axes, keepdim)
)"},
    {"paddle._C_ops.logsumexp(x, axis=[], keepdim=False, reduce_all=False)", R"(
    return torch.logsumexp(x, paddle_axes_or_all(axis, x.dim(), reduce_all), keepdim)
)"},
    {"paddle_extreme_place(x, axis, keepdims, flat: false, smallest: false)", R"(
    return torch.argmax(x, axis, keepdims)
)"},
    {"paddle_extreme_place(x, axis, keepdims, flat: true, smallest: false)", R"(
    return torch.argmax(x).reshape(paddle_reduced(x.shape, paddle_axes([], x.dim()), keepdims))
)"},
    {"paddle_extreme_place(x, axis, keepdims, flat: false, smallest: true)", R"(
    return torch.argmin(x, axis, keepdims)
)"},
    {"paddle_extreme_place(x, axis, keepdims, flat: true, smallest: true)", R"(
    return torch.argmin(x).reshape(paddle_reduced(x.shape, paddle_axes([], x.dim()), keepdims))
)"},
    {"paddle._C_ops.argmax(x, axis, keepdims=False, flatten=False, dtype=i64)", R"(
    place = paddle_extreme_place(x, paddle_int(axis), keepdims, flatten, False)
    return place.to(paddle_dtype(dtype, paddle.int64))
)"},
    {"paddle._C_ops.argmin(x, axis, keepdims=False, flatten=False, dtype=i64)", R"(
    place = paddle_extreme_place(x, paddle_int(axis), keepdims, flatten, True)
    return place.to(paddle_dtype(dtype, paddle.int64))
)"},
    {"paddle._C_ops.max_with_index(x, dim, keepdim=False, flatten: false=False)", R"(
    return torch.max(x, paddle_int(dim), keepdim)
)"},
    {"paddle._C_ops.min_with_index(x, dim, keepdim=False, flatten: false=False)", R"(
    return torch.min(x, paddle_int(dim), keepdim)
)"},
    // Scans.
    {"paddle_flat(x, flat: true)", R"(
    return x.reshape([-1])
)"},
    {"paddle_flat(x, flat: false)", R"(
    return x
)"},
    {"paddle_turned_around(x, axis, reverse: true)", R"(
    return torch.flip(x, [axis])
)"},
    {"paddle_turned_around(x, axis, reverse: false)", R"(
    return x
)"},
    {"paddle_scanned(x, axis, exclusive: false)", R"(
    return torch.cumsum(x, axis, dtype=x.dtype)
)"},
    {"paddle_scanned(x, axis, exclusive: true)", R"(
    return paddle_shifted(torch.cumsum(x, axis, dtype=x.dtype), axis, 0)
)"},
    // One place further on, behind a number.
    {"paddle_shifted(x, axis, first)", R"(
    rows = torch.movedim(x, axis, -1)
    return torch.movedim(torch._C._nn.pad(rows, [1, -1], 'constant', first), -1, axis)
)"},
    {"paddle._C_ops.cumsum(x, axis=-1, flatten=False, exclusive=False, reverse=False)", R"(
    own = paddle_int(axis)
    rows = paddle_turned_around(paddle_flat(x, flatten), own, reverse)
    return paddle_turned_around(paddle_scanned(rows, own, exclusive), own, reverse)
)"},
    {"paddle_multiplied(x, axis, exclusive: false)", R"(
    return torch.cumprod(x, axis, dtype=x.dtype)
)"},
    {"paddle_multiplied(x, axis, exclusive: true)", R"(
    return paddle_shifted(torch.cumprod(x, axis, dtype=x.dtype), axis, 1)
)"},
    {"paddle._C_ops.cumprod(x, dim, exclusive=False, reverse=False)", R"(
    rows = paddle_turned_around(x, dim, reverse)
    return paddle_turned_around(paddle_multiplied(rows, dim, exclusive), dim, reverse)
)"},
    {"paddle._C_ops.cummax(x, axis=-1, dtype=i64)", R"(
    both = torch.cummax(x, axis)
    return (both[0], both[1].to(dtype))
)"},
    {"paddle._C_ops.cummin(x, axis=-1, dtype=i64)", R"(
    both = torch.cummin(x, axis)
    return (both[0], both[1].to(dtype))
)"},
    // Norms.
    {"paddle._C_ops.p_norm(x, porder=2.0, axis=-1, epsilon=1e-12, keepdim=False, "
     "asvector: false=False)",
     R"(
    return torch.linalg.vector_norm(x, porder, axis, keepdim)
)"},
    {"paddle._C_ops.p_norm(x, porder, axis, epsilon, keepdim, asvector: true)", R"(
    norm = torch.linalg.vector_norm(x, porder)
    return norm.reshape(paddle_reduced(x.shape, paddle_axes([], x.dim()), keepdim))
)"},
    {"paddle._C_ops.frobenius_norm(x, axis, keep_dim=False, reduce_all=False)", R"(
    axes = paddle_axes_or_all(paddle_ints(axis), x.dim(), reduce_all)
    return torch.linalg.vector_norm(x, 2, axes, keep_dim)
)"},
    {"paddle._C_ops.squared_l2_norm(x)", R"(
    return (x * x).sum().reshape([1])
)"},
    {"paddle._C_ops.l1_norm(x)", R"(
    return torch.abs(x).sum()
)"},
    {"paddle._C_ops.dist(x, y, p=2.0)", R"(
    return torch.linalg.vector_norm(x - y, p)
)"},
    {"paddle._C_ops.norm(x, axis, epsilon, is_test=False)", R"(
    norm = torch.sqrt((x * x).sum(axis, True) + epsilon)
    return (x / norm, norm)
)"},
    // Normalizations: the result, then the mean and variance of each row.
    {"paddle._C_ops.layer_norm(x, scale, bias, epsilon=1e-05, begin_norm_axis=1)", R"(
    own = x.shape[begin_norm_axis:]
    rows = x.reshape(x.shape[:begin_norm_axis] + (-1,))
    normed = torch.layer_norm(x, own, paddle_like(scale, own), paddle_like(bias, own), epsilon)
    return (normed, rows.mean(-1), torch.var(rows, -1, correction=0))
)"},
    {"paddle_like(x: none, shape)", R"(
    return None
)"},
    {"paddle_like(x: tensor, shape)", R"(
    return x.reshape(shape)
)"},
    {"paddle._C_ops.rms_norm(x, scale, normalized_shape, epsilon)", R"(
    return torch.rms_norm(x, normalized_shape, scale, epsilon)
)"},
    {"paddle._C_ops.group_norm(x, scale, bias, epsilon=1e-05, groups=-1, data_format='NCHW')", R"(
    last = paddle_is_last(data_format)
    first = paddle_channels_first(x, last)
    rows = first.reshape([x.shape[0], groups, -1])
    normed = torch.group_norm(first, groups, scale, bias, epsilon)
    return (paddle_channels_back(normed, last), rows.mean(-1), torch.var(rows, -1, correction=0))
)"},
    {"paddle._C_ops.instance_norm(x, scale, bias, epsilon=1e-05)", R"(
    rows = x.reshape([x.shape[0] * x.shape[1], -1])
    normed = torch.nn.functional.instance_norm(x, None, None, scale, bias, True, 0.1, epsilon)
    return (normed, rows.mean(-1), torch.rsqrt(torch.var(rows, -1, correction=0) + epsilon))
)"},
    {"paddle_batch_normed(x, mean, variance, scale, bias, stored: true, momentum, epsilon)", R"(
    normed = torch.batch_norm(x, scale, bias, mean, variance, False, 0.1, epsilon, False)
    return (normed, mean, variance, None, None, None)
)"},
    {"paddle_batch_normed(x, mean, variance, scale, bias, stored: false, momentum, epsilon)", R"(
    rows = torch.movedim(x, 1, 0).reshape([x.shape[1], -1])
    own_mean = rows.mean(-1)
    own_variance = torch.var(rows, -1, correction=0)
    normed = torch.batch_norm(x, scale, bias, None, None, True, 0.1, epsilon, False)
    mean.copy_(mean * momentum + own_mean * (1 - momentum))
    variance.copy_(variance * momentum + own_variance * (1 - momentum))
    return (normed, mean, variance, own_mean, torch.rsqrt(own_variance + epsilon), None)
)"},
    {"paddle._C_ops.batch_norm(x, mean, variance, scale, bias, is_test, momentum=0.9, "
     "epsilon=1e-05, data_format='NCHW', use_global_stats=False, trainable_statistics=False)",
     R"(
    last = paddle_is_last(data_format)
    stored = paddle_stored(is_test, use_global_stats, trainable_statistics)
    results = paddle_batch_normed(
        paddle_channels_first(x, last), mean, variance, scale, bias, stored, momentum, epsilon)
    return (paddle_channels_back(results[0], last),) + results[1:]
)"},
    {"paddle._C_ops.sync_batch_norm_(x, mean, variance, scale, bias, is_test, momentum=0.9, "
     "epsilon=1e-05, data_format='NCHW', use_global_stats=False, trainable_statistics=False)",
     R"(
    return paddle._C_ops.batch_norm(x, mean, variance, scale, bias, is_test, momentum, epsilon,
                                    data_format, use_global_stats, trainable_statistics)
)"},
    // Losses.
    {"paddle._C_ops.bce_loss(input, label)", R"(
    ones = torch.clamp(torch.log(input), min=-100) * label
    zeros = torch.clamp(torch.log(1 - input), min=-100) * (1 - label)
    return -(ones + zeros)
)"},
    {"paddle_logits_loss(x, label, pos_weight: none)", R"(
    return torch.relu(x) - x * label + torch.log1p(torch.exp(-torch.abs(x)))
)"},
    {"paddle_logits_loss(x, label, pos_weight: tensor)", R"(
    rest = torch.log1p(torch.exp(-torch.abs(x))) + torch.relu(-x)
    return (1 - label) * x + ((pos_weight - 1) * label + 1) * rest
)"},
    {"paddle_normalized(losses, counted, normalize: false)", R"(
    return losses
)"},
    {"paddle_normalized(losses, counted, normalize: true)", R"(
    return losses / torch.clamp(counted.to(losses.dtype).sum(), min=1e-05)
)"},
    {"paddle._C_ops.sigmoid_cross_entropy_with_logits(x, label, pos_weight=None, normalize=False, "
     "ignore_index=-100)",
     R"(
    counted = torch.abs(label - ignore_index) > 1e-05
    losses = torch.where(counted, paddle_logits_loss(x, label, pos_weight), 0.0)
    return paddle_normalized(losses, counted, normalize)
)"},
    {"paddle_probabilities(input, use_softmax: true, axis)", R"(
    return (torch.softmax(input, axis), torch.log_softmax(input, axis))
)"},
    {"paddle_probabilities(input, use_softmax: false, axis)", R"(
    return (input, torch.log(input))
)"},
    {"paddle_cross_entropy(logs, label, soft_label: true, ignore_index, axis)", R"(
    return -(logs * label).sum(axis, True)
)"},
    {"paddle_cross_entropy(logs, label, soft_label: false, ignore_index, axis)", R"(
    places = label.reshape(paddle_reduced(logs.shape, [axis], True)).to(torch.int64)
    counted = torch.ne(places, ignore_index)
    chosen = torch.gather(logs, axis, torch.where(counted, places, 0))
    return torch.where(counted, -chosen, 0.0)
)"},
    {"paddle._C_ops.cross_entropy_with_softmax(input, label, soft_label=False, use_softmax=True, "
     "numeric_stable_mode=True, ignore_index=-100, axis=-1)",
     R"(
    both = paddle_probabilities(input, use_softmax, axis)
    return (both[0], paddle_cross_entropy(both[1], label, soft_label, ignore_index, axis))
)"},
    {"paddle._C_ops.huber_loss(input, label, delta)", R"(
    residual = label - input
    size = torch.abs(residual)
    small = residual * residual * 0.5
    return (torch.where(size <= delta, small, (size - 0.5 * delta) * delta), residual)
)"},
    {"paddle_mean_of(losses, reduction: 'none')", R"(
    return losses
)"},
    {"paddle_mean_of(losses, reduction: 'mean')", R"(
    return losses.mean()
)"},
    {"paddle_mean_of(losses, reduction: 'sum')", R"(
    return losses.sum()
)"},
    {"paddle_mean_of(losses, reduction: 'batchmean')", R"(
    return losses.sum() / losses.shape[0]
)"},
    {"paddle_divergence(x, label, log_target: false)", R"(
    return torch.where(label > 0, label * (torch.log(label) - x), 0.0)
)"},
    {"paddle_divergence(x, label, log_target: true)", R"(
    return torch.exp(label) * (label - x)
)"},
    {"paddle._C_ops.kldiv_loss(x, label, reduction='mean', log_target=False)", R"(
    return paddle_mean_of(paddle_divergence(x, label, log_target), reduction)
)"},
    {"paddle._C_ops.log_loss(input, label, epsilon)", R"(
    return -label * torch.log(input + epsilon) - (1 - label) * torch.log(1 - input + epsilon)
)"},
    {"paddle._C_ops.hinge_loss(logits, labels)", R"(
    return torch.relu(1 - logits * (2 * labels - 1))
)"},
    {"paddle._C_ops.label_smooth(label, prior_dist: none=None, epsilon=0.0)", R"(
    return label * (1 - epsilon) + epsilon / label.shape[-1]
)"},
    {"paddle._C_ops.label_smooth(label, prior_dist: tensor, epsilon=0.0)", R"(
    return label * (1 - epsilon) + prior_dist.reshape([-1]) * epsilon
)"},
    {"paddle_class_weights(input, places, weight: none)", R"(
    return torch.ones(places.shape, dtype=input.dtype)
)"},
    {"paddle_class_weights(input, places, weight: tensor)", R"(
    return torch.index_select(weight, 0, places.reshape([-1])).reshape(places.shape)
)"},
    {"paddle_nll(losses, weights, reduction: 'none')", R"(
    return (losses, torch.zeros([], dtype=losses.dtype))
)"},
    {"paddle_nll(losses, weights, reduction: 'sum')", R"(
    return (losses.sum(), weights.sum())
)"},
    {"paddle_nll(losses, weights, reduction: 'mean')", R"(
    return (losses.sum() / weights.sum(), weights.sum())
)"},
    {"paddle._C_ops.nll_loss(input, label, weight=None, ignore_index=-100, reduction='mean')", R"(
    counted = torch.ne(label, ignore_index)
    places = torch.where(counted, label, 0)
    weights = torch.where(counted, paddle_class_weights(input, places, weight), 0.0)
    chosen = torch.gather(input, 1, places.unsqueeze(1)).squeeze(1)
    return paddle_nll(-chosen * weights, weights, reduction)
)"},
    {"paddle._C_ops.identity_loss(x, reduction: 0)", R"(
    return x.sum()
)"},
    {"paddle._C_ops.identity_loss(x, reduction: 1=1)", R"(
    return x.mean()
)"},
    {"paddle._C_ops.identity_loss(x, reduction: 2)", R"(
    return x
)"},
};

}  // namespace

std::span<const CompositeText> paddle_reduction_texts() { return kReductionTexts; }

}  // namespace passnet
