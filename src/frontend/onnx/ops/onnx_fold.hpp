// Numbers that follow from attributes and shapes of ONNX's ops: functions that their texts call.
#pragma once

#include "frontend/paddle/paddle_numbers.hpp"

#include <optional>
#include <span>
#include <string_view>

namespace passnet {

// Computes a function of the table in onnx_fold.cpp; nullopt for an unknown name or operands of
// another form. Errors: "unsupported-arguments", "bad-index".
Result<std::optional<FxValue>> fold_onnx(std::string_view name, std::span<const FxValue> arguments,
                                         Span span);

// Functions of convolutions and pools, and of resizing.
std::span<const PaddleFunction> onnx_window_functions();
std::span<const PaddleFunction> onnx_resize_functions();

}  // namespace passnet
