// The op families, one file each.
#pragma once

#include "ir/op.hpp"

#include <span>

namespace passnet {

std::span<const OpDef> pointwise_unary_ops();
std::span<const OpDef> pointwise_binary_ops();
std::span<const OpDef> comparison_ops();
std::span<const OpDef> activation_ops();
std::span<const OpDef> reduction_ops();
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

}  // namespace passnet
