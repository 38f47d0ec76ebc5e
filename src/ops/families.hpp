// The op families, one file each.
#pragma once

#include "ir/op/op.hpp"

#include <span>

namespace passnet {

std::span<const OpDef> pointwise_unary_ops();
std::span<const OpDef> pointwise_binary_ops();
std::span<const OpDef> special_ops();
std::span<const OpDef> comparison_ops();
std::span<const OpDef> activation_ops();
std::span<const OpDef> reduction_ops();
std::span<const OpDef> statistics_ops();
std::span<const OpDef> loss_ops();
std::span<const OpDef> scan_ops();
std::span<const OpDef> normalization_ops();
std::span<const OpDef> softmax_ops();
std::span<const OpDef> view_ops();
std::span<const OpDef> reshape_ops();
std::span<const OpDef> split_ops();
std::span<const OpDef> layout_ops();
std::span<const OpDef> pooling_ops();
std::span<const OpDef> convert_ops();
std::span<const OpDef> creation_ops();
std::span<const OpDef> indexing_ops();
std::span<const OpDef> matmul_ops();
std::span<const OpDef> convolution_ops();
std::span<const OpDef> convolution_transpose_ops();
std::span<const OpDef> attention_ops();
std::span<const OpDef> multi_head_attention_ops();
std::span<const OpDef> einsum_ops();
std::span<const OpDef> interpolate_ops();
std::span<const OpDef> sort_ops();
std::span<const OpDef> search_ops();
std::span<const OpDef> scatter_ops();
std::span<const OpDef> generate_ops();
std::span<const OpDef> weight_norm_ops();
std::span<const OpDef> im2col_ops();
std::span<const OpDef> grid_sample_ops();
std::span<const OpDef> fft_ops();
std::span<const OpDef> place_ops();
std::span<const OpDef> take_ops();
std::span<const OpDef> product_ops();

}  // namespace passnet
