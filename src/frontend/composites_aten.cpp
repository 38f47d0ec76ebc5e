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
    {"torch.convolution(input, weight, bias, stride, padding, dilation, transposed, "
     "output_padding, groups)",
     R"(
    return convolution_of_rank(input, weight, bias, stride, padding, dilation, transposed,
                               output_padding, groups, len(stride))
)"},
};

}  // namespace

std::span<const CompositeText> aten_composite_texts() { return kAtenComposites; }

}  // namespace passnet
