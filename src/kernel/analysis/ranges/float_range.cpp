#include "kernel/analysis/ranges/float_range.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

namespace passnet {
namespace {

// Bounds of what a target may add to a result or take from it: far more than one rounding, and than
// what is lost where tiny numbers become 0.
struct Rounding {
  double relative;
  double absolute;
  double largest;  // beyond it, results may be infinite
};

// not tuning: coarse bounds of the formats
Rounding rounding_of(DType dtype) {
  if (dtype == DType::kF64) return {0x1p-48, 0x1p-1000, 0x1p1020};
  if (dtype == DType::kF16) return {0x1p-7, 0x1p-13, 0x1p14};
  if (dtype == DType::kBF16) return {0x1p-5, 0x1p-120, 0x1p120};
  return {0x1p-20, 0x1p-120, 0x1p120};
}

// 0 is exact in all formats, and no rounding passes it.
FloatRange rounded(double min, double max, DType dtype) {
  const Rounding rounding = rounding_of(dtype);
  if (!(min >= -rounding.largest && max <= rounding.largest)) return {};
  const auto slack = [&](double bound) {
    return bound == 0 ? 0 : std::abs(bound) * rounding.relative + rounding.absolute;
  };
  return {min - slack(min), max + slack(max), false};
}

FloatRange over_corners(FloatRange a, FloatRange b, DType dtype,
                        double (*function)(double, double)) {
  const double corners[] = {function(a.min, b.min), function(a.min, b.max), function(a.max, b.min),
                            function(a.max, b.max)};
  const auto [min, max] = std::ranges::minmax(corners);
  return rounded(min, max, dtype);
}

FloatRange magnitudes(FloatRange a) {
  const double least = a.min <= 0 && a.max >= 0 ? 0 : std::min(std::abs(a.min), std::abs(a.max));
  return {least, std::max(std::abs(a.min), std::abs(a.max)), a.may_be_nan};
}

}  // namespace

bool FloatRange::is_finite() const {
  return !may_be_nan && std::isfinite(min) && std::isfinite(max);
}

FloatRange floats_of(IndexRange range, DType dtype) {
  return rounded(static_cast<double>(range.min), static_cast<double>(range.max), dtype);
}

FloatRange float_result(ScalarOp op, DType dtype, FloatRange a, FloatRange b) {
  using enum ScalarOp;
  if (op == kAbs) return magnitudes(a);
  if (!a.is_finite()) return {};
  if (op == kNeg) return {-a.max, -a.min, false};
  if (op == kFloor) return {std::floor(a.min), std::floor(a.max), false};
  if (op == kCeil) return {std::ceil(a.min), std::ceil(a.max), false};
  if (op == kRound) return {std::nearbyint(a.min), std::nearbyint(a.max), false};
  if (op == kTrunc) return {std::trunc(a.min), std::trunc(a.max), false};
  if (op == kCast) return rounded(a.min, a.max, dtype);
  if (!b.is_finite()) return {};
  if (op == kAdd) return rounded(a.min + b.min, a.max + b.max, dtype);
  if (op == kSub) return rounded(a.min - b.max, a.max - b.min, dtype);
  if (op == kMin) return {std::min(a.min, b.min), std::min(a.max, b.max), false};
  if (op == kMax) return {std::max(a.min, b.min), std::max(a.max, b.max), false};
  if (op == kMul) return over_corners(a, b, dtype, [](double x, double y) { return x * y; });
  if (op == kDiv && (b.min > 0 || b.max < 0)) {
    return over_corners(a, b, dtype, [](double x, double y) { return x / y; });
  }
  return {};
}

FloatRange where_true(const Kernel& kernel, ExprId condition, ExprId value, FloatRange always) {
  using enum ScalarOp;
  const Expr& expr = kernel.expr(condition);
  if (expr.op == kAnd || expr.op == kBitAnd) {
    const FloatRange first = where_true(kernel, expr.operands[0], value, always);
    return where_true(kernel, expr.operands[1], value, first);
  }
  const bool is_below = expr.op == kLt || expr.op == kLe;
  if (!is_below && expr.op != kGt && expr.op != kGe) return always;
  ExprId small = expr.operands[0];
  ExprId large = expr.operands[1];
  if (!is_below) std::swap(small, large);
  const auto is_magnitude = [&](ExprId id) {
    return kernel.expr(id).op == kAbs && kernel.expr(id).operands[0] == value;
  };
  const auto is_number = [&](ExprId id) {
    return kernel.expr(id).op == kConstant && is_float(kernel.expr(id).dtype);
  };
  if (is_number(large) && (small == value || is_magnitude(small))) {
    const double bound = kernel.expr(large).number;
    always.max = std::min(always.max, bound);
    if (small != value) always.min = std::max(always.min, -bound);
    always.may_be_nan = false;
  } else if (is_number(small) && large == value) {
    always.min = std::max(always.min, kernel.expr(small).number);
    always.may_be_nan = false;
  }
  return always;
}

std::optional<IndexRange> integers_of(FloatRange range) {
  constexpr double kLargest = 0x1p62;  // not tuning: all below it are integers of 64 bits
  const bool fits = range.is_finite() && range.min >= -kLargest && range.max <= kLargest;
  if (!fits) return std::nullopt;
  return IndexRange{static_cast<int64_t>(range.min), static_cast<int64_t>(range.max)};
}

}  // namespace passnet
