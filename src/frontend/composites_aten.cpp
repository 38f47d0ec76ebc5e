// ATen's own forms of functions, which graphs exported at its level contain.
#include "frontend/composites.hpp"

namespace passnet {
namespace {

constexpr CompositeText kAtenComposites[] = {
    {"torch._softmax(input, dim, half_to_float: false)", R"(
    return torch.softmax(input, dim)
)"},
    {"torch._log_softmax(input, dim, half_to_float: false)", R"(
    return torch.log_softmax(input, dim)
)"},
    {"torch._safe_softmax(input, dim, dtype=None)", R"(
    masked = torch.eq(input, -inf).all(dim, True)
    return torch.softmax(input, dim, dtype).masked_fill(masked, 0.0)
)"},
    {"torch._native_batch_norm_legit_no_training(input, weight, bias, running_mean, running_var, "
     "momentum, eps)",
     R"(
    normed = torch.batch_norm(
        input, weight, bias, running_mean, running_var, False, momentum, eps, False)
    return (normed, torch.empty(0), torch.empty(0))
)"},
    {"torch.native_batch_norm(input, weight, bias, running_mean, running_var, training: false, "
     "momentum, eps)",
     R"(
    return torch._native_batch_norm_legit_no_training(
        input, weight, bias, running_mean, running_var, momentum, eps)
)"},
    {"torch.native_group_norm(input, weight, bias, N, C, HxW, group, eps)", R"(
    rows = input.reshape(N, group, -1)
    scale = torch.rsqrt(torch.var(rows, -1, correction=0) + eps)
    return (torch.group_norm(input, group, weight, bias, eps), rows.mean(-1), scale)
)"},
    {"masked_scores(scores, is_causal: false, mask: none)", R"(
    return scores
)"},
    {"masked_scores(scores, is_causal: true, mask: none)", R"(
    seen = torch.ones(scores.shape[-2:], dtype=torch.bool).tril()
    return scores.masked_fill(~seen, -inf)
)"},
    {"masked_scores(scores, is_causal: false, mask: tensor)", R"(
    return scores + mask
)"},
    {"torch._scaled_dot_product_flash_attention_for_cpu(query, key, value, dropout_p: 0.0=0.0, "
     "is_causal=False, *, attn_mask=None, scale=None)",
     R"(
    scores = torch.matmul(query, key.transpose(-2, -1)) * attention_scale(query, scale)
    attended = torch._C._nn.scaled_dot_product_attention(
        query, key, value, attn_mask, 0.0, is_causal, scale=scale)
    return (attended, torch.logsumexp(masked_scores(scores, is_causal, attn_mask), -1))
)"},
    // Functions of nn, whose parameters differ from those of torch.nn.functional.
    {"torch._C._nn.relu6(input)", R"(
    return torch.nn.functional.relu6(input)
)"},
    {"torch.log_sigmoid_forward(input)", R"(
    return (torch.nn.functional.logsigmoid(input), torch.exp(-input.abs()))
)"},
    {"torch._adaptive_avg_pool2d(input, output_size)", R"(
    return torch.nn.functional.adaptive_avg_pool2d(input, output_size)
)"},
    {"torch._adaptive_avg_pool3d(input, output_size)", R"(
    return torch.nn.functional.adaptive_avg_pool3d(input, output_size)
)"},
    {"torch._C._nn.max_unpool2d(input, indices, output_size)", R"(
    return torch.nn.functional.max_unpool2d(
        input, indices, (1, 1), (1, 1), (0, 0), output_size)
)"},
    {"torch._C._nn.reflection_pad1d(input, padding)", R"(
    return torch._C._nn.pad(input, padding, 'reflect')
)"},
    {"torch._C._nn.reflection_pad2d(input, padding)", R"(
    return torch._C._nn.pad(input, padding, 'reflect')
)"},
    {"torch._C._nn.reflection_pad3d(input, padding)", R"(
    return torch._C._nn.pad(input, padding, 'reflect')
)"},
    {"torch._C._nn.replication_pad1d(input, padding)", R"(
    return torch._C._nn.pad(input, padding, 'replicate')
)"},
    {"torch._C._nn.replication_pad2d(input, padding)", R"(
    return torch._C._nn.pad(input, padding, 'replicate')
)"},
    {"torch._C._nn.replication_pad3d(input, padding)", R"(
    return torch._C._nn.pad(input, padding, 'replicate')
)"},
    {"torch.ops.aten.upsample_nearest2d.default(input, output_size, scales_h: none=None, "
     "scales_w: none=None)",
     R"(
    return torch.nn.functional.interpolate(input, output_size, mode="nearest")
)"},
    {"torch.ops.aten.upsample_nearest2d.default(input, output_size, scales_h: float, "
     "scales_w: float)",
     R"(
    result = torch.nn.functional.interpolate(input, None, (scales_h, scales_w), mode="nearest")
    torch._check(result.shape[-2:] == tuple(output_size))
    return result
)"},
    {"torch.ops.aten.upsample_bilinear2d.default(input, output_size, align_corners, "
     "scales_h: none=None, scales_w: none=None)",
     R"(
    return torch.nn.functional.interpolate(
        input, output_size, mode="bilinear", align_corners=align_corners)
)"},
    {"torch.ops.aten.upsample_bilinear2d.default(input, output_size, align_corners, "
     "scales_h: float, scales_w: float)",
     R"(
    result = torch.nn.functional.interpolate(
        input, None, (scales_h, scales_w), mode="bilinear", align_corners=align_corners)
    torch._check(result.shape[-2:] == tuple(output_size))
    return result
)"},
    {"torch.ops.aten.stft.center(input, n_fft, hop_length=None, win_length=None, window=None, "
     "center=True, pad_mode='reflect', normalized=False, onesided=None, return_complex=None, "
     "align_to_window=None)",
     R"(
    return torch.stft(input, n_fft, hop_length, win_length, window, center, pad_mode, normalized,
                      onesided, return_complex, align_to_window)
)"},
    {"torch.ops.aten.stft(input, n_fft, hop_length=None, win_length=None, window=None, "
     "normalized=False, onesided=None, return_complex=None, align_to_window=None)",
     R"(
    return torch.stft(input, n_fft, hop_length, win_length, window, False, 'reflect', normalized,
                      onesided, return_complex, align_to_window)
)"},
    // Assignments as functions.
    {"torch.ops.aten.copy(input, src, non_blocking=False)", R"(
    return src.to(input.dtype).expand(input.shape).clone()
)"},
    {"torch.fill(input, value: number)", R"(
    return torch.full_like(input, value)
)"},
    {"torch.fill(input, value: tensor)", R"(
    return value.to(input.dtype).expand(input.shape).clone()
)"},
    {"torch.ops.aten.new_empty_strided(input, size, stride, *, dtype: none=None, **options)", R"(
    return torch.zeros(size, dtype=input.dtype)
)"},
    {"torch.ops.aten.new_empty_strided(input, size, stride, *, dtype: dtype, **options)", R"(
    return torch.zeros(size, dtype=dtype)
)"},
    {"torch.empty_strided(size, stride, *, dtype=None, **options)", R"(
    return torch.zeros(size, dtype=dtype)
)"},
    {"attention_scale(query, scale: none)", R"(
    return query.size(-1) ** -0.5
)"},
    {"attention_scale(query, scale)", R"(
    return scale
)"},
    {"convolution_of_rank(input, weight, bias, stride, padding, dilation, transposed: false, "
     "output_padding, groups, rank: 1)",
     R"(
    return torch.conv1d(input, weight, bias, stride, padding, dilation, groups)
)"},
    {"convolution_of_rank(input, weight, bias, stride, padding, dilation, transposed: false, "
     "output_padding, groups, rank: 2)",
     R"(
    return torch.conv2d(input, weight, bias, stride, padding, dilation, groups)
)"},
    {"convolution_of_rank(input, weight, bias, stride, padding, dilation, transposed: false, "
     "output_padding, groups, rank: 3)",
     R"(
    return torch.conv3d(input, weight, bias, stride, padding, dilation, groups)
)"},
    {"convolution_of_rank(input, weight, bias, stride, padding, dilation, transposed: true, "
     "output_padding, groups, rank: 1)",
     R"(
    return torch.conv_transpose1d(
        input, weight, bias, stride, padding, output_padding, groups, dilation)
)"},
    {"convolution_of_rank(input, weight, bias, stride, padding, dilation, transposed: true, "
     "output_padding, groups, rank: 2)",
     R"(
    return torch.conv_transpose2d(
        input, weight, bias, stride, padding, output_padding, groups, dilation)
)"},
    {"convolution_of_rank(input, weight, bias, stride, padding, dilation, transposed: true, "
     "output_padding, groups, rank: 3)",
     R"(
    return torch.conv_transpose3d(
        input, weight, bias, stride, padding, output_padding, groups, dilation)
)"},
    {"torch.convolution(input, weight, bias, stride, padding, dilation, transposed, "
     "output_padding, groups)",
     R"(
    return convolution_of_rank(input, weight, bias, stride, padding, dilation, transposed,
                               output_padding, groups, len(stride))
)"},
    // Operators whose overloads take other arguments than the functions that people call.
    {"torch.ops.aten.to.dtype_layout(self, *, dtype: dtype, layout=None, device=None, "
     "pin_memory=None, non_blocking=False, copy=False, memory_format=None)",
     R"(
    return self.to(dtype, non_blocking, copy)
)"},
    {"torch.ops.aten.to.dtype_layout(self, *, dtype: none=None, layout=None, device=None, "
     "pin_memory=None, non_blocking=False, copy=False, memory_format=None)",
     R"(
    return self
)"},
    {"torch.sub(input: number, other: tensor, *, alpha=1)", R"(
    return torch.rsub(other, input, alpha=alpha)
)"},
    {"torch.ops.aten.tensordot.default(input, other, dims_self, dims_other)", R"(
    return torch.tensordot(input, other, (dims_self, dims_other))
)"},
    {"torch.unsafe_split_with_sizes(input, split_sizes, dim=0)", R"(
    return torch.split(input, split_sizes, dim)
)"},
    {"torch._convolution(input, weight, bias, stride, padding, dilation, transposed, "
     "output_padding, groups, benchmark, deterministic, cudnn_enabled, allow_tf32=True)",
     R"(
    return torch.convolution(input, weight, bias, stride, padding, dilation, transposed,
                             output_padding, groups)
)"},
    {"torch.native_dropout(input, p, train: false)", R"(
    return (input.clone(), torch.ones(input.shape, dtype=torch.bool))
)"},
    {"torch._cdist_forward(x1, x2, p, compute_mode)", R"(
    return torch.cdist(x1, x2, p)
)"},
    {"torch._euclidean_dist(x1, x2)", R"(
    return torch.cdist(x1, x2)
)"},
    {"torch._pdist_forward(input, p=2.0)", R"(
    rows = torch.triu_indices(input.size(0), input.size(0), 1)
    return torch.cdist(input, input, p)[rows[0], rows[1]]
)"},
    {"torch.logspace(start, end, steps, base=10.0, *, dtype: none=None, **options)", R"(
    return torch.pow(base, torch.linspace(start, end, steps))
)"},
    {"torch.logspace(start, end, steps, base=10.0, *, dtype: dtype, **options)", R"(
    return torch.pow(base, torch.linspace(start, end, steps)).to(dtype)
)"},
    // Batch norm over its own batch, with the new running statistics where it has some.
    {"channel_rows(input)", R"(
    return input.transpose(0, 1).flatten(1)
)"},
    {"batch_rstd(input, eps)", R"(
    rows = channel_rows(input).to(torch.float32)
    return torch.rsqrt(torch.var(rows, -1, correction=0) + eps)
)"},
    {"torch._native_batch_norm_legit(input, weight, bias, training: true, momentum, eps)", R"(
    normed = torch.batch_norm(input, weight, bias, None, None, True, momentum, eps, False)
    return (normed, channel_rows(input).to(torch.float32).mean(-1), batch_rstd(input, eps))
)"},
    {"torch._native_batch_norm_legit_functional(input, weight, bias, running_mean, "
     "running_var, training: true, momentum, eps)",
     R"(
    rows = channel_rows(input).to(running_mean.dtype)
    new_mean = running_mean * (1 - momentum) + rows.mean(-1) * momentum
    new_var = running_var * (1 - momentum) + torch.var(rows, -1) * momentum
    normed = torch.batch_norm(input, weight, bias, None, None, True, momentum, eps, False)
    return (normed, rows.mean(-1), batch_rstd(input, eps), new_mean, new_var)
)"},
    // Sums and means of bags of rows, which begin at the offsets.
    {"kept_rows(indices, padding_idx: none)", R"(
    return (indices >= 0)
)"},
    {"kept_rows(indices, padding_idx)", R"(
    return (indices != padding_idx)
)"},
    {"bags_of(indices, offsets)", R"(
    return torch.searchsorted(offsets, torch.arange(indices.size(0)), right=True) - 1
)"},
    {"weights_of(kept, weight, per_sample_weights: none)", R"(
    return kept.to(weight.dtype)
)"},
    {"weights_of(kept, weight, per_sample_weights)", R"(
    return kept.to(weight.dtype) * per_sample_weights
)"},
    {"summed_bags(weight, indices, offsets, per_sample_weights, padding_idx)", R"(
    factors = weights_of(kept_rows(indices, padding_idx), weight, per_sample_weights)
    rows = torch.nn.functional.embedding(indices, weight) * factors.unsqueeze(-1)
    bags = torch.zeros((offsets.size(0), weight.size(1)), dtype=weight.dtype)
    return bags.index_add(0, bags_of(indices, offsets), rows)
)"},
    {"bag_counts(weight, indices, offsets, padding_idx)", R"(
    counts = torch.zeros(offsets.shape, dtype=weight.dtype)
    kept = kept_rows(indices, padding_idx).to(weight.dtype)
    return counts.index_add(0, bags_of(indices, offsets), kept).clamp(min=1.0)
)"},
    {"torch._embedding_bag(weight, indices, offsets, scale_grad_by_freq=False, mode: 0=0, "
     "sparse=False, per_sample_weights=None, include_last_offset: false=False, "
     "padding_idx=-1)",
     R"(
    summed = summed_bags(weight, indices, offsets, per_sample_weights, padding_idx)
    return (summed, torch.empty(0), torch.empty(0), torch.empty(0))
)"},
    {"torch._embedding_bag(weight, indices, offsets, scale_grad_by_freq=False, mode: 1, "
     "sparse=False, per_sample_weights: none=None, include_last_offset: false=False, "
     "padding_idx=-1)",
     R"(
    summed = summed_bags(weight, indices, offsets, None, padding_idx)
    counts = bag_counts(weight, indices, offsets, padding_idx)
    return (summed / counts.unsqueeze(-1), torch.empty(0), torch.empty(0), torch.empty(0))
)"},
    {"torch._embedding_bag_forward_only(weight, indices, offsets, "
     "scale_grad_by_freq=False, mode: 0=0, sparse=False, per_sample_weights=None, "
     "include_last_offset: false=False, padding_idx=-1)",
     R"(
    return torch._embedding_bag(weight, indices, offsets, False, mode, False, per_sample_weights,
                                False, padding_idx)
)"},
    {"torch._embedding_bag_forward_only(weight, indices, offsets, "
     "scale_grad_by_freq=False, mode: 1, sparse=False, per_sample_weights: none=None, "
     "include_last_offset: false=False, padding_idx=-1)",
     R"(
    return torch._embedding_bag(weight, indices, offsets, False, mode, False, None, False,
                                padding_idx)
)"},
    {"torch.ops.aten.embedding_bag(weight, indices, offsets, scale_grad_by_freq=False, "
     "mode: 0=0, sparse=False, per_sample_weights=None, include_last_offset: false=False, "
     "padding_idx=-1)",
     R"(
    return torch._embedding_bag(weight, indices, offsets, False, mode, False, per_sample_weights,
                                False, padding_idx)
)"},
    {"torch.ops.aten.embedding_bag(weight, indices, offsets, scale_grad_by_freq=False, "
     "mode: 1, sparse=False, per_sample_weights: none=None, include_last_offset: "
     "false=False, padding_idx=-1)",
     R"(
    return torch._embedding_bag(weight, indices, offsets, False, mode, False, None, False,
                                padding_idx)
)"},
    // Fourier transforms, whose scale is a number: none, by the root of the length, by the length.
    {"scale_of_forward(normalization: 0)", R"(
    return "backward"
)"},
    {"scale_of_forward(normalization: 1)", R"(
    return "ortho"
)"},
    {"scale_of_forward(normalization: 2)", R"(
    return "forward"
)"},
    {"scale_of_inverse(normalization: 0)", R"(
    return "forward"
)"},
    {"scale_of_inverse(normalization: 1)", R"(
    return "ortho"
)"},
    {"scale_of_inverse(normalization: 2)", R"(
    return "backward"
)"},
    {"torch._fft_r2c(input, dim, normalization, onesided: true)", R"(
    return torch.fft.rfftn(input, None, dim, scale_of_forward(normalization))
)"},
    {"torch._fft_r2c(input, dim, normalization, onesided: false)", R"(
    return torch.fft.fftn(input, None, dim, scale_of_forward(normalization))
)"},
    {"torch._fft_c2c(input, dim, normalization, forward: true)", R"(
    return torch.fft.fftn(input, None, dim, scale_of_forward(normalization))
)"},
    {"torch._fft_c2c(input, dim, normalization, forward: false)", R"(
    return torch.fft.ifftn(input, None, dim, scale_of_inverse(normalization))
)"},
    {"inverse_of_real(input, dim, scale, last_dim_size, count: 1)", R"(
    return torch.fft.irfft(input, last_dim_size, dim[0], scale)
)"},
    {"inverse_of_real(input, dim, scale, last_dim_size, count)", R"(
    outer = torch.fft.ifftn(input, None, dim[:-1], scale)
    return torch.fft.irfft(outer, last_dim_size, dim[-1], scale)
)"},
    {"torch._fft_c2r(input, dim, normalization, last_dim_size)", R"(
    return inverse_of_real(input, dim, scale_of_inverse(normalization), last_dim_size, len(dim))
)"},
    // Resampling, to a size or by factors.
    {"torch.ops.aten.upsample_linear1d.vec(input, output_size, align_corners, "
     "scale_factors=None)",
     R"(
    return torch.nn.functional.interpolate(
        input, output_size, scale_factors, mode="linear", align_corners=align_corners)
)"},
    {"torch.ops.aten.upsample_bilinear2d.vec(input, output_size, align_corners, "
     "scale_factors=None)",
     R"(
    return torch.nn.functional.interpolate(
        input, output_size, scale_factors, mode="bilinear", align_corners=align_corners)
)"},
    {"torch.ops.aten.upsample_trilinear3d.vec(input, output_size, align_corners, "
     "scale_factors=None)",
     R"(
    return torch.nn.functional.interpolate(
        input, output_size, scale_factors, mode="trilinear", align_corners=align_corners)
)"},
    {"torch.ops.aten.upsample_bicubic2d.vec(input, output_size, align_corners, "
     "scale_factors=None)",
     R"(
    return torch.nn.functional.interpolate(
        input, output_size, scale_factors, mode="bicubic", align_corners=align_corners)
)"},
    {"torch.ops.aten._upsample_bilinear2d_aa.vec(input, output_size, align_corners, "
     "scale_factors=None)",
     R"(
    return torch.nn.functional.interpolate(
        input, output_size, scale_factors, mode="bilinear", align_corners=align_corners,
        antialias=True)
)"},
    {"torch.ops.aten._upsample_bicubic2d_aa.vec(input, output_size, align_corners, "
     "scale_factors=None)",
     R"(
    return torch.nn.functional.interpolate(
        input, output_size, scale_factors, mode="bicubic", align_corners=align_corners,
        antialias=True)
)"},
    {"torch.ops.aten.upsample_nearest1d.vec(input, output_size, scale_factors=None)", R"(
    return torch.nn.functional.interpolate(
        input, output_size, scale_factors, mode="nearest")
)"},
    {"torch.ops.aten.upsample_nearest2d.vec(input, output_size, scale_factors=None)", R"(
    return torch.nn.functional.interpolate(
        input, output_size, scale_factors, mode="nearest")
)"},
    {"torch.ops.aten.upsample_nearest3d.vec(input, output_size, scale_factors=None)", R"(
    return torch.nn.functional.interpolate(
        input, output_size, scale_factors, mode="nearest")
)"},
    {"torch.ops.aten._upsample_nearest_exact1d.vec(input, output_size, scale_factors=None)", R"(
    return torch.nn.functional.interpolate(
        input, output_size, scale_factors, mode="nearest-exact")
)"},
    {"torch.ops.aten._upsample_nearest_exact2d.vec(input, output_size, scale_factors=None)", R"(
    return torch.nn.functional.interpolate(
        input, output_size, scale_factors, mode="nearest-exact")
)"},
    {"torch.ops.aten._upsample_nearest_exact3d.vec(input, output_size, scale_factors=None)", R"(
    return torch.nn.functional.interpolate(
        input, output_size, scale_factors, mode="nearest-exact")
)"},
    {"torch.ops.aten.upsample_linear1d.default(input, output_size, align_corners, scales: "
     "none=None)",
     R"(
    return torch.nn.functional.interpolate(
        input, output_size, mode="linear", align_corners=align_corners)
)"},
    {"torch.ops.aten.upsample_bicubic2d.default(input, output_size, align_corners, "
     "scales_h: none=None, scales_w: none=None)",
     R"(
    return torch.nn.functional.interpolate(
        input, output_size, mode="bicubic", align_corners=align_corners)
)"},
};

}  // namespace

std::span<const CompositeText> aten_composite_texts() { return kAtenComposites; }

}  // namespace passnet
