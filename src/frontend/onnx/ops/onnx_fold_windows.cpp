// Padding and sizes of the windows of ONNX's convolutions and pools.
#include "frontend/onnx/ops/onnx_fold.hpp"
#include "frontend/paddle/paddle_numbers.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace passnet {
namespace {

// Numbers per axis of a window: those of the list, or 1.
Result<PaddleNumbers> per_axis(const FxValue& value, size_t count, Span span) {
  PaddleNumbers result = paddle_bounded(value);
  if (result.empty()) result.assign(count, 1);
  const bool is_whole =
      result.size() == count && std::ranges::all_of(result, [](int64_t each) { return each > 0; });
  if (is_whole) return result;
  return fail(span, "unsupported-arguments", "expected {} numbers from 1 on, found {}", count,
              describe(value));
}

// pads(auto_pad, pads, sizes, kernel, strides, dilations): before and after each axis, in pairs.
PaddleFold onnx_pads(PaddleOperands operands, Span span) {
  const std::string_view kind = paddle_text(operands[0]);
  const PaddleNumbers given = paddle_bounded(operands[1]);
  const PaddleNumbers sizes = paddle_bounded(operands[2]);
  const size_t count = sizes.size();
  const PaddleNumbers kernel = TRY(per_axis(operands[3], count, span));
  const PaddleNumbers strides = TRY(per_axis(operands[4], count, span));
  const PaddleNumbers dilations = TRY(per_axis(operands[5], count, span));
  PaddleNumbers result(2 * count, 0);
  if (kind == "SAME_UPPER" || kind == "SAME_LOWER") {
    for (size_t i = 0; i < count; ++i) {
      const int64_t windows = (sizes[i] + strides[i] - 1) / strides[i];
      const int64_t reach = dilations[i] * (kernel[i] - 1) + 1;
      const int64_t all = paddle_missing(sizes[i], windows, strides[i], reach);
      result[2 * i] = kind == "SAME_UPPER" ? all / 2 : all - all / 2;
      result[2 * i + 1] = all - result[2 * i];
    }
    return paddle_list(result);
  }
  if (kind == "VALID" || given.empty()) return paddle_list(result);
  if (kind != "NOTSET" || given.size() != 2 * count) {
    return fail(span, "unsupported-arguments", "expected {} pads, found {} and auto_pad '{}'",
                2 * count, given.size(), kind);
  }
  for (size_t i = 0; i < count; ++i) {
    result[2 * i] = given[i];
    result[2 * i + 1] = given[i + count];
  }
  return paddle_list(result);
}

// ceiled(pads, sizes, kernel, strides, dilations, ceil_mode): with what the last window of a
// rounded-up count needs. A window that begins behind the elements and their padding before them is
// none.
PaddleFold onnx_ceiled(PaddleOperands operands, Span span) {
  if (operands[5] != FxValue{true}) return operands[0];
  PaddleNumbers given = paddle_bounded(operands[0]);
  const PaddleNumbers sizes = paddle_bounded(operands[1]);
  const size_t count = sizes.size();
  const PaddleNumbers kernel = TRY(per_axis(operands[2], count, span));
  const PaddleNumbers strides = TRY(per_axis(operands[3], count, span));
  const PaddleNumbers dilations = TRY(per_axis(operands[4], count, span));
  if (given.size() != 2 * count) return std::nullopt;
  for (size_t i = 0; i < count; ++i) {
    const int64_t whole = sizes[i] + given[2 * i] + given[2 * i + 1];
    const int64_t reach = dilations[i] * (kernel[i] - 1) + 1;
    int64_t windows = (whole - reach + strides[i] - 1) / strides[i] + 1;
    if ((windows - 1) * strides[i] >= sizes[i] + given[2 * i]) --windows;
    given[2 * i + 1] += paddle_missing(whole, windows, strides[i], reach);
  }
  return paddle_list(given);
}

// spread_pads(auto_pad, pads, sizes, kernel, strides, dilations, more, wanted): what a transposed
// convolution leaves out before and after each axis, in pairs; below 0: elements that it adds.
PaddleFold onnx_spread_pads(PaddleOperands operands, Span span) {
  const std::string_view kind = paddle_text(operands[0]);
  const PaddleNumbers sizes = paddle_bounded(operands[2]);
  const size_t count = sizes.size();
  const PaddleNumbers kernel = TRY(per_axis(operands[3], count, span));
  const PaddleNumbers strides = TRY(per_axis(operands[4], count, span));
  const PaddleNumbers dilations = TRY(per_axis(operands[5], count, span));
  PaddleNumbers more = paddle_bounded(operands[6]);
  PaddleNumbers wanted = paddle_bounded(operands[7]);
  more.resize(count, 0);
  const bool is_same = kind == "SAME_UPPER" || kind == "SAME_LOWER";
  if (wanted.size() > count)
    wanted.erase(wanted.begin(), wanted.end() - static_cast<ptrdiff_t>(count));
  if (wanted.empty() && is_same) {
    for (size_t i = 0; i < count; ++i) wanted.push_back(sizes[i] * strides[i]);
  }
  if (wanted.size() != count) {
    // Elements that are added at the end are not left out there.
    const std::array<FxValue, 6> same{operands[0], operands[1], operands[2],
                                      operands[3], operands[4], operands[5]};
    const auto given = TRY(onnx_pads(same, span));
    PaddleNumbers result = paddle_numbers(*given);
    for (size_t i = 0; i < count; ++i) result[2 * i + 1] -= more[i];
    return paddle_list(result);
  }
  PaddleNumbers result;
  for (size_t i = 0; i < count; ++i) {
    const int64_t whole =
        strides[i] * (sizes[i] - 1) + more[i] + dilations[i] * (kernel[i] - 1) + 1;
    const int64_t all = whole - wanted[i];
    const int64_t half = all >= 0 ? all / 2 : -((1 - all) / 2);
    result.push_back(kind == "SAME_UPPER" ? half : all - half);
    result.push_back(all - result.back() - more[i]);
  }
  return paddle_list(result);
}

// even_cut(pads): of a transposed convolution, whose padding is not negative.
PaddleFold onnx_even_cut(PaddleOperands operands, Span) {
  const std::optional<PaddleNumbers> result = paddle_even_pads(operands[0]);
  const bool fits = result && std::ranges::all_of(*result, [](int64_t pad) { return pad >= 0; });
  return fits ? paddle_list(*result) : FxValue{None{}};
}

// even_window(pads, kernel): of a pool, whose padding is at most half of a window.
PaddleFold onnx_even_window(PaddleOperands operands, Span) {
  const std::optional<PaddleNumbers> result = paddle_even_pads(operands[0]);
  const PaddleNumbers kernel = paddle_bounded(operands[1]);
  bool fits = result && result->size() <= kernel.size();
  for (size_t i = 0; fits && i < result->size(); ++i) fits = 2 * (*result)[i] <= kernel[i];
  return fits ? paddle_list(*result) : FxValue{None{}};
}

// without(all, pads): the difference.
PaddleFold onnx_without(PaddleOperands operands, Span) {
  PaddleNumbers result = paddle_bounded(operands[0]);
  const PaddleNumbers less = paddle_bounded(operands[1]);
  for (size_t i = 0; i < std::min(result.size(), less.size()); ++i) result[i] -= less[i];
  return paddle_list(result);
}

// unpooled(sizes, kernel, strides, pads): the sizes that a pool with these windows had.
PaddleFold onnx_unpooled(PaddleOperands operands, Span) {
  PaddleNumbers result = paddle_bounded(operands[0]);
  const PaddleNumbers kernel = paddle_bounded(operands[1]);
  const PaddleNumbers strides = paddle_bounded(operands[2]);
  const PaddleNumbers given = paddle_bounded(operands[3]);
  const size_t count = std::min({kernel.size(), strides.size(), given.size() / 2});
  if (count != result.size()) return std::nullopt;
  for (size_t i = 0; i < count; ++i) {
    result[i] = (result[i] - 1) * strides[i] + kernel[i] - given[2 * i] - given[2 * i + 1];
  }
  return paddle_list(result);
}

// longer(shape, wanted): elements behind each axis, the last axis first.
PaddleFold onnx_longer(PaddleOperands operands, Span) {
  const PaddleNumbers shape = paddle_bounded(operands[0]);
  const PaddleNumbers wanted = paddle_bounded(operands[1]);
  PaddleNumbers result;
  if (shape.size() != wanted.size()) return std::nullopt;
  for (size_t i = shape.size(); i-- > 0;) {
    result.push_back(0);
    result.push_back(wanted[i] - shape[i]);
  }
  return paddle_list(result);
}

constexpr std::array<PaddleFunction, 8> kOnnxWindowFunctions{{
    {"onnx_pads", 6, onnx_pads},
    {"onnx_ceiled", 6, onnx_ceiled},
    {"onnx_spread_pads", 8, onnx_spread_pads},
    {"onnx_even_cut", 1, onnx_even_cut},
    {"onnx_even_window", 2, onnx_even_window},
    {"onnx_without", 2, onnx_without},
    {"onnx_unpooled", 4, onnx_unpooled},
    {"onnx_longer", 2, onnx_longer},
}};

}  // namespace

std::span<const PaddleFunction> onnx_window_functions() { return kOnnxWindowFunctions; }

}  // namespace passnet
