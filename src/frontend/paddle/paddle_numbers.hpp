// Lists of numbers among the operands of functions that the texts of Paddle's ops call.
#pragma once

#include "frontend/fx/fx.hpp"

#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace passnet {

inline constexpr int64_t kPaddleMaxRank = 16;

using PaddleNumbers = std::vector<int64_t>;
using PaddleOperands = std::span<const FxValue>;
using PaddleFold = Result<std::optional<FxValue>>;

// A function by name, with the number of its operands.
struct PaddleFunction {
  std::string_view name;
  size_t operands;
  PaddleFold (*fold)(PaddleOperands, Span);
};

// The entries of a list of integers, or an integer alone; empty for anything else.
PaddleNumbers paddle_numbers(const FxValue& value);
// Such a number, near enough to 0 that products of two fit.
PaddleNumbers paddle_bounded(const FxValue& value);
// The first of them, or 0.
int64_t paddle_integer(const FxValue& value);
// The entries of a list as floats.
std::vector<double> paddle_floats(const FxValue& value);
// A string's text, or an empty one.
std::string_view paddle_text(const FxValue& value);
FxValue paddle_list(const PaddleNumbers& entries);
FxValue paddle_list(const std::vector<double>& entries);
// One number per axis that is the same before and after it; nullopt if an axis has different ones.
std::optional<PaddleNumbers> paddle_even_pads(const FxValue& pads);
// The elements beyond `whole` that so many windows of the size `reach` need.
int64_t paddle_missing(int64_t whole, int64_t windows, int64_t stride, int64_t reach);

// Functions of convolutions, pools and resizing.
std::span<const PaddleFunction> paddle_window_functions();

}  // namespace passnet
