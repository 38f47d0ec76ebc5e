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
    {"torch._scaled_dot_product_flash_attention_for_cpu(query, key, value, dropout_p: 0.0=0.0, "
     "is_causal: false=False, *, attn_mask: none=None, scale=None)",
     R"(
    scores = torch.matmul(query, key.transpose(-2, -1)) * attention_scale(query, scale)
    attended = torch._C._nn.scaled_dot_product_attention(
        query, key, value, None, 0.0, False, scale=scale)
    return (attended, torch.logsumexp(scores, -1))
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
