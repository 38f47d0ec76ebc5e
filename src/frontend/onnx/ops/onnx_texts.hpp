// ONNX's ops (`onnx.OP`) as ops of the catalog: one text per op, with the inputs in ONNX's order
// and the attributes as keywords. A text that returns a tuple has several results; the last ones
// may be left out. Names that begin with `onnx_` are helpers: composites of these tables, or
// functions that the importer computes (onnx_fold.hpp, fx_onnx.cpp), some of them Paddle's
// (`paddle_`).
#pragma once

#include "frontend/composites.hpp"

#include <span>
#include <string_view>

namespace passnet {

// Ops that are one of ours: `SIGNATURE => CALL` (ops/spelling.md).
std::span<const std::string_view> onnx_spellings();

// Ops that are programs of others.
std::span<const CompositeText> onnx_pointwise_texts();
std::span<const CompositeText> onnx_shape_texts();
std::span<const CompositeText> onnx_index_texts();
std::span<const CompositeText> onnx_reduction_texts();
std::span<const CompositeText> onnx_product_texts();
std::span<const CompositeText> onnx_window_texts();
std::span<const CompositeText> onnx_resize_texts();
std::span<const CompositeText> onnx_recurrent_texts();
std::span<const CompositeText> onnx_attention_texts();
std::span<const CompositeText> onnx_sequence_texts();

}  // namespace passnet
