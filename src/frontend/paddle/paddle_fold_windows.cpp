// Padding, output sizes and factors of windows.
#include "frontend/paddle/paddle_numbers.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace passnet {
namespace {

// pads(algorithm, paddings, sizes, kernel, strides, dilations, is_last): the elements before and
// after each spatial axis.
PaddleFold pads(PaddleOperands operands, Span span) {
  const std::string_view algorithm = paddle_text(operands[0]);
  PaddleNumbers given = paddle_bounded(operands[1]);
  const PaddleNumbers sizes = paddle_bounded(operands[2]);
  const PaddleNumbers kernel = paddle_bounded(operands[3]);
  const size_t count = sizes.size();
  PaddleNumbers strides = paddle_bounded(operands[4]);
  PaddleNumbers dilations = paddle_bounded(operands[5]);
  strides.resize(count, strides.empty() ? 1 : strides[0]);
  dilations.resize(count, dilations.empty() ? 1 : dilations[0]);
  if (kernel.size() != count) {
    return fail(span, "unsupported-arguments", "expected a window of {} axes, found {}", count,
                kernel.size());
  }
  PaddleNumbers result(2 * count, 0);
  if (algorithm == "VALID") return paddle_list(result);
  if (algorithm == "SAME") {
    for (size_t i = 0; i < count; ++i) {
      const int64_t stride = std::max<int64_t>(strides[i], 1);
      const int64_t windows = (sizes[i] + stride - 1) / stride;
      // Paddle forgets dilations here, as it sets them to 1.
      const int64_t all = paddle_missing(sizes[i], windows, stride, kernel[i]);
      result[2 * i] = all / 2;
      result[2 * i + 1] = all - all / 2;
    }
    return paddle_list(result);
  }
  // Some lists state the axes of batch and channels too.
  if (given.size() == 2 * count + 4) {
    const bool channels_last = operands.size() > 6 && operands[6] == FxValue{true};
    const auto first = given.begin() + (channels_last ? 2 : 4);
    given = PaddleNumbers(first, first + static_cast<ptrdiff_t>(2 * count));
  }
  if (given.size() == 2 * count) return paddle_list(given);
  if (given.size() == 1) given.resize(count, given[0]);
  if (given.size() != count) {
    return fail(span, "unsupported-arguments", "expected {} or {} paddings, found {}", count,
                2 * count, given.size());
  }
  for (size_t i = 0; i < 2 * count; ++i) result[i] = given[i / 2];
  return paddle_list(result);
}

// dilations(algorithm, dilations): Paddle's SAME has none.
PaddleFold dilated(PaddleOperands operands, Span) {
  if (paddle_text(operands[0]) != "SAME") return operands[1];
  return paddle_list(PaddleNumbers(paddle_bounded(operands[1]).size(), 1));
}

// even(pads): one number per axis, or None if an axis has different ones.
PaddleFold even(PaddleOperands operands, Span) {
  const std::optional<PaddleNumbers> result = paddle_even_pads(operands[0]);
  return result ? paddle_list(*result) : FxValue{None{}};
}

// backwards(pads): in the order of torch.nn.functional.pad, last axis first.
PaddleFold backwards(PaddleOperands operands, Span) {
  const PaddleNumbers given = paddle_bounded(operands[0]);
  PaddleNumbers result;
  for (size_t i = given.size(); i >= 2; i -= 2) {
    result.push_back(given[i - 2]);
    result.push_back(given[i - 1]);
  }
  return paddle_list(result);
}

// ceiled(pads, sizes, kernel, strides, ceil_mode): with what the last window of a rounded-up count
// needs.
PaddleFold ceiled(PaddleOperands operands, Span span) {
  if (operands[4] != FxValue{true}) return operands[0];
  PaddleNumbers given = paddle_bounded(operands[0]);
  const PaddleNumbers sizes = paddle_bounded(operands[1]);
  const PaddleNumbers kernel = paddle_bounded(operands[2]);
  const PaddleNumbers strides = paddle_bounded(operands[3]);
  for (size_t i = 0; i < std::min({sizes.size(), kernel.size(), strides.size(), given.size() / 2});
       ++i) {
    if (strides[i] <= 0)
      return fail(span, "unsupported-arguments", "expected strides from 1 on, found {}",
                  strides[i]);
    const int64_t whole = sizes[i] + given[2 * i] + given[2 * i + 1];
    const int64_t windows = (whole - kernel[i] + strides[i] - 1) / strides[i] + 1;
    given[2 * i + 1] += paddle_missing(whole, windows, strides[i], kernel[i]);
  }
  return paddle_list(given);
}

// scaled(sizes, factors): the rounded-down products.
PaddleFold scaled(PaddleOperands operands, Span span) {
  const PaddleNumbers sizes = paddle_numbers(operands[0]);
  const auto* const factors = operands[1].as<FxSequence>();
  if (factors == nullptr || factors->entries.empty()) return std::nullopt;
  PaddleNumbers result;
  for (size_t i = 0; i < sizes.size(); ++i) {
    const FxValue& entry = factors->entries[std::min(i, factors->entries.size() - 1)];
    const auto* const factor = entry.as<double>();
    const double product =
        factor ? static_cast<double>(sizes[i]) * *factor
               : static_cast<double>(sizes[i]) * static_cast<double>(paddle_integer(entry));
    if (!(product >= 0 && product < 1e15)) {
      return fail(span, "unsupported-arguments", "expected a factor above 0, found {}",
                  describe(entry));
    }
    result.push_back(static_cast<int64_t>(product));
  }
  return paddle_list(result);
}

// grown(wanted, sizes, kernel, strides, pads, dilations): the output padding of a transposed
// convolution with these sizes; zeros if none are wanted.
PaddleFold grown(PaddleOperands operands, Span) {
  const PaddleNumbers wanted = paddle_bounded(operands[0]);
  const PaddleNumbers sizes = paddle_bounded(operands[1]);
  const PaddleNumbers kernel = paddle_bounded(operands[2]);
  const PaddleNumbers strides = paddle_bounded(operands[3]);
  const PaddleNumbers given = paddle_bounded(operands[4]);
  const PaddleNumbers dilations = paddle_bounded(operands[5]);
  PaddleNumbers result(sizes.size(), 0);
  const size_t count =
      std::min({wanted.size(), kernel.size(), strides.size(), dilations.size(), given.size() / 2});
  if (wanted.size() != sizes.size() || count < sizes.size()) return paddle_list(result);
  for (size_t i = 0; i < sizes.size(); ++i) {
    const int64_t own = (sizes[i] - 1) * strides[i] - given[2 * i] - given[2 * i + 1] +
                        dilations[i] * (kernel[i] - 1) + 1;
    result[i] = wanted[i] - own;
  }
  return paddle_list(result);
}

// ratios(sizes, wanted, factors, align_corners): the distance of neighbors of a resized axis.
PaddleFold ratios(PaddleOperands operands, Span) {
  const PaddleNumbers sizes = paddle_numbers(operands[0]);
  const PaddleNumbers wanted = paddle_numbers(operands[1]);
  const std::vector<double> factors = paddle_floats(operands[2]);
  std::vector<double> result;
  for (size_t i = 0; i < sizes.size() && i < wanted.size(); ++i) {
    const auto from = static_cast<double>(sizes[i]);
    const auto to = static_cast<double>(wanted[i]);
    if (operands[3] == FxValue{true}) {
      result.push_back(wanted[i] > 1 ? (from - 1) / (to - 1) : 0.0);
    } else if (factors.empty()) {
      result.push_back(from / to);
    } else {
      result.push_back(1 / factors[std::min(i, factors.size() - 1)]);
    }
  }
  return paddle_list(result);
}

// used_factors(out_size, size_tensor, scale): sizes that are given decide before factors do.
PaddleFold used_factors(PaddleOperands operands, Span) {
  const auto* const sizes = operands[1].as<FxSequence>();
  const bool has_sizes = operands[0].is<FxTensor>() || (sizes && !sizes->entries.empty());
  return has_sizes ? paddle_list(PaddleNumbers{}) : operands[2];
}

PaddleFold completed_factors(PaddleOperands operands, Span) {
  std::vector<double> result = paddle_floats(operands[0]);
  const auto count =
      static_cast<size_t>(std::clamp<int64_t>(paddle_integer(operands[1]), 0, kPaddleMaxRank));
  if (result.size() == 1) result.resize(count, result[0]);
  return paddle_list(result);
}

// priors(min_sizes, max_sizes, aspect_ratios, flip, is_ordered): half the width and height of each
// box of a cell.
PaddleFold priors(PaddleOperands operands, Span) {
  constexpr double kNear = 1e-6;
  const std::vector<double> least = paddle_floats(operands[0]);
  const std::vector<double> most = paddle_floats(operands[1]);
  std::vector<double> aspects{1.0};
  for (const double aspect : paddle_floats(operands[2])) {
    const auto is_near = [&](double other) { return std::abs(aspect - other) < kNear; };
    if (std::ranges::any_of(aspects, is_near)) continue;
    aspects.push_back(aspect);
    if (operands[3] == FxValue{true}) aspects.push_back(1 / aspect);
  }
  const bool is_ordered = operands[4] == FxValue{true};
  FxSequence result{.is_tuple = false};
  const auto add = [&](double width, double height) {
    result.entries.push_back(paddle_list(std::vector<double>{width / 2, height / 2}));
  };
  for (size_t i = 0; i < least.size(); ++i) {
    const double side = i < most.size() ? std::sqrt(least[i] * most[i]) : 0;
    if (is_ordered) {
      add(least[i], least[i]);
      if (i < most.size()) add(side, side);
    }
    for (const double aspect : aspects) {
      if (is_ordered && std::abs(aspect - 1) < kNear) continue;
      add(least[i] * std::sqrt(aspect), least[i] / std::sqrt(aspect));
    }
    if (!is_ordered && i < most.size()) add(side, side);
  }
  return FxValue{std::move(result)};
}

// cut(pads): the elements before and after each axis that a transposed convolution leaves out.
PaddleFold cut(PaddleOperands operands, Span) {
  PaddleNumbers result;
  const PaddleNumbers given = paddle_numbers(operands[0]);
  for (size_t i = given.size(); i >= 2; i -= 2) {
    result.push_back(-given[i - 2]);
    result.push_back(-given[i - 1]);
  }
  return paddle_list(result);
}

constexpr std::array<PaddleFunction, 12> kWindowFunctions{{
    {"paddle_pads", 7, pads},
    {"paddle_dilations", 2, dilated},
    {"paddle_even", 1, even},
    {"paddle_backwards", 1, backwards},
    {"paddle_ceiled", 5, ceiled},
    {"paddle_scaled_sizes", 2, scaled},
    {"paddle_grown", 6, grown},
    {"paddle_ratios", 4, ratios},
    {"paddle_used_factors", 3, used_factors},
    {"paddle_factors", 2, completed_factors},
    {"paddle_priors", 5, priors},
    {"paddle_cut", 1, cut},
}};

}  // namespace

std::optional<PaddleNumbers> paddle_even_pads(const FxValue& pads) {
  const PaddleNumbers given = paddle_bounded(pads);
  PaddleNumbers result;
  for (size_t i = 0; i + 1 < given.size(); i += 2) {
    if (given[i] != given[i + 1]) return std::nullopt;
    result.push_back(given[i]);
  }
  return result;
}

int64_t paddle_missing(int64_t whole, int64_t windows, int64_t stride, int64_t reach) {
  return std::max<int64_t>((windows - 1) * stride + reach - whole, 0);
}

std::span<const PaddleFunction> paddle_window_functions() { return kWindowFunctions; }

}  // namespace passnet
