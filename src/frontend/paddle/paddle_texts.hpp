// PaddlePaddle's ops (`paddle._C_ops`) as ops of the catalog: one text per op, with the parameters
// in Paddle's order. Names that begin with `paddle_` are helpers: composites of these tables, or
// functions that the importer computes (paddle_fold.hpp, fx_paddle.cpp).
#pragma once

#include "frontend/composites.hpp"

#include <span>
#include <string_view>

namespace passnet {

// Ops that are one of ours: `SIGNATURE => CALL` (ops/spelling.md).
std::span<const std::string_view> paddle_spellings();

// Ops that are programs of others.
std::span<const CompositeText> paddle_pointwise_texts();
std::span<const CompositeText> paddle_shape_texts();
std::span<const CompositeText> paddle_index_texts();
std::span<const CompositeText> paddle_window_texts();
std::span<const CompositeText> paddle_reduction_texts();
std::span<const CompositeText> paddle_vision_texts();

}  // namespace passnet
