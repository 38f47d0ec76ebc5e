// Sizes, factors and modes of ONNX's Resize.
#include "frontend/onnx/ops/onnx_fold.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace passnet {
namespace {

// The sizes of all axes and the factors by which places are computed.
struct Resized {
  PaddleNumbers sizes;
  std::vector<double> factors;
};

// Operands: shape, scales, sizes, axes, policy.
Result<Resized> resized(PaddleOperands operands, Span span) {
  const PaddleNumbers shape = paddle_bounded(operands[0]);
  const std::vector<double> scales = paddle_floats(operands[1]);
  const PaddleNumbers sizes = paddle_bounded(operands[2]);
  const PaddleNumbers axes = paddle_numbers(operands[3]);
  const std::string_view policy = paddle_text(operands[4]);
  const auto rank = static_cast<int64_t>(shape.size());
  Resized result{.sizes = shape, .factors = std::vector<double>(shape.size(), 1.0)};
  const bool is_scaled = sizes.empty();
  if ((is_scaled ? scales.size() : sizes.size()) != axes.size()) {
    return fail(span, "unsupported-arguments", "expected {} scales or sizes, found {}", axes.size(),
                is_scaled ? scales.size() : sizes.size());
  }
  std::optional<double> common;
  for (size_t i = 0; i < axes.size(); ++i) {
    const int64_t at = axes[i] < 0 ? axes[i] + rank : axes[i];
    if (at < 0 || at >= rank) {
      return fail(span, "unsupported-arguments",
                  "expected an axis of a tensor of rank {}, found {}", rank, axes[i]);
    }
    const auto place = static_cast<size_t>(at);
    const auto extent = static_cast<double>(shape[place]);
    const double factor = is_scaled ? scales[i] : static_cast<double>(sizes[i]) / extent;
    if (!(factor > 0 && factor * extent < 1e9)) {
      return fail(span, "unsupported-arguments", "expected factors above 0, found {}", factor);
    }
    result.factors[place] = factor;
    result.sizes[place] = is_scaled ? static_cast<int64_t>(std::floor(extent * factor)) : sizes[i];
    const bool is_less = policy == "not_larger";
    common = !common ? factor : is_less ? std::min(*common, factor) : std::max(*common, factor);
  }
  if (is_scaled || policy == "stretch" || !common) return result;
  for (const int64_t axis : axes) {
    const auto place = static_cast<size_t>(axis < 0 ? axis + rank : axis);
    result.factors[place] = *common;
    result.sizes[place] =
        static_cast<int64_t>(std::floor(*common * static_cast<double>(shape[place]) + 0.5));
  }
  return result;
}

PaddleFold onnx_factors(PaddleOperands operands, Span span) {
  return paddle_list(TRY(resized(operands, span)).factors);
}

PaddleFold onnx_resized(PaddleOperands operands, Span span) {
  return paddle_list(TRY(resized(operands, span)).sizes);
}

std::string_view mode_of(std::string_view mode, std::string_view transform,
                         std::string_view nearest, size_t rank, std::span<const double> factors) {
  constexpr std::array<std::string_view, 3> kLinear{"linear", "bilinear", "trilinear"};
  const bool is_middle = transform == "half_pixel" || transform == "pytorch_half_pixel";
  if (mode == "nearest" && transform == "asymmetric" && nearest == "floor") return "nearest";
  // Halves, which the modes round differently, do not arise where factors are whole.
  const bool is_whole = std::ranges::all_of(
      factors, [](double factor) { return factor >= 1 && factor == std::floor(factor); });
  const bool rounds =
      nearest == "round_prefer_ceil" || (nearest == "round_prefer_floor" && is_whole);
  if (mode == "nearest" && transform == "half_pixel" && rounds) return "nearest-exact";
  if (!is_middle && transform != "align_corners") return {};
  if (mode == "linear") return kLinear[rank - 3];
  return mode == "cubic" && rank == 4 ? "bicubic" : std::string_view();
}

// interpolation(shape, wanted, factors, mode, transform, nearest, a, exclude, antialias): the mode
// of torch's interpolate that computes the same; None: there is none.
PaddleFold onnx_interpolation(PaddleOperands operands, Span) {
  const PaddleNumbers shape = paddle_numbers(operands[0]);
  const PaddleNumbers wanted = paddle_numbers(operands[1]);
  const std::vector<double> factors = paddle_floats(operands[2]);
  const std::string_view mode = paddle_text(operands[3]);
  const std::string_view transform = paddle_text(operands[4]);
  const size_t rank = shape.size();
  const FxValue none{None{}};
  if (rank < 3 || rank > 5 || wanted.size() != rank || factors.size() != rank) return none;
  if (operands[6] != FxValue{-0.75} || paddle_integer(operands[7]) != 0 ||
      paddle_integer(operands[8]) != 0) {
    return none;
  }
  for (size_t i = 0; i < rank; ++i) {
    const double reached = std::floor(static_cast<double>(shape[i]) * factors[i]);
    if (reached != static_cast<double>(wanted[i]) || (i < 2 && factors[i] != 1)) return none;
    const bool is_exact = static_cast<double>(shape[i]) * factors[i] == reached;
    if (transform == "align_corners" && !is_exact) return none;
    if (wanted[i] < 1 || (wanted[i] == 1 && transform == "pytorch_half_pixel")) return none;
  }
  const std::string_view found =
      mode_of(mode, transform, paddle_text(operands[5]), rank, std::span(factors).subspan(2));
  return found.empty() ? none : FxValue{std::string(found)};
}

// corners(transform, mode): the argument align_corners of interpolate.
PaddleFold onnx_corners(PaddleOperands operands, Span) {
  if (paddle_text(operands[1]).starts_with("nearest")) return FxValue{None{}};
  return FxValue{paddle_text(operands[0]) == "align_corners"};
}

// all_roi(roi, axes, rank): the begins, then the ends of all axes.
PaddleFold onnx_all_roi(PaddleOperands operands, Span) {
  const std::vector<double> given = paddle_floats(operands[0]);
  const PaddleNumbers axes = paddle_numbers(operands[1]);
  const int64_t rank = std::clamp<int64_t>(paddle_integer(operands[2]), 0, kPaddleMaxRank);
  std::vector<double> result(static_cast<size_t>(2 * rank), 0.0);
  std::fill(result.begin() + rank, result.end(), 1.0);
  for (size_t i = 0; i < axes.size() && given.size() == 2 * axes.size(); ++i) {
    const int64_t at = axes[i] < 0 ? axes[i] + rank : axes[i];
    if (at < 0 || at >= rank) continue;
    result[static_cast<size_t>(at)] = given[i];
    result[static_cast<size_t>(at + rank)] = given[i + axes.size()];
  }
  return paddle_list(result);
}

// roi(all, axis, rank): the begin and the end of an axis.
PaddleFold onnx_roi(PaddleOperands operands, Span) {
  const std::vector<double> all = paddle_floats(operands[0]);
  const auto axis = static_cast<size_t>(paddle_integer(operands[1]));
  const auto rank = static_cast<size_t>(paddle_integer(operands[2]));
  if (axis >= rank || all.size() != 2 * rank) return std::nullopt;
  return paddle_list(std::vector<double>{all[axis], all[axis + rank]});
}

// is_same(extent, wanted, factor, roi, transform): true if the axis stays as it is.
PaddleFold onnx_is_same(PaddleOperands operands, Span) {
  return FxValue{operands[0] == operands[1] && operands[2] == FxValue{1.0} &&
                 paddle_text(operands[4]) != "tf_crop_and_resize"};
}

// narrow(factor, antialias): how much nearer elements are to each other.
PaddleFold onnx_narrow(PaddleOperands operands, Span) {
  const auto* const factor = operands[0].as<double>();
  if (factor == nullptr) return std::nullopt;
  return FxValue{paddle_integer(operands[1]) != 0 ? std::min(*factor, 1.0) : 1.0};
}

// reach(mode, narrow): the elements of which one is a sum, on each side.
PaddleFold onnx_reach(PaddleOperands operands, Span) {
  const auto* const narrow = operands[1].as<double>();
  if (narrow == nullptr || !(*narrow > 1e-3)) return std::nullopt;
  const double radius = paddle_text(operands[0]) == "cubic" ? 2.0 : 1.0;
  return FxValue{static_cast<int64_t>(std::ceil(radius / *narrow))};
}

// with_extent(shape, axis, extent)
PaddleFold onnx_with_extent(PaddleOperands operands, Span) {
  PaddleNumbers shape = paddle_numbers(operands[0]);
  const auto axis = static_cast<size_t>(paddle_integer(operands[1]));
  if (axis >= shape.size()) return std::nullopt;
  shape[axis] = paddle_integer(operands[2]);
  return paddle_list(shape);
}

constexpr std::array<PaddleFunction, 10> kOnnxResizes{{
    {"onnx_factors", 5, onnx_factors},
    {"onnx_resized", 5, onnx_resized},
    {"onnx_interpolation", 9, onnx_interpolation},
    {"onnx_corners", 2, onnx_corners},
    {"onnx_all_roi", 3, onnx_all_roi},
    {"onnx_roi", 3, onnx_roi},
    {"onnx_is_same", 5, onnx_is_same},
    {"onnx_narrow", 2, onnx_narrow},
    {"onnx_reach", 2, onnx_reach},
    {"onnx_with_extent", 3, onnx_with_extent},
}};

}  // namespace

std::span<const PaddleFunction> onnx_resize_functions() { return kOnnxResizes; }

}  // namespace passnet
