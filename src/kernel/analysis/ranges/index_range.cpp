#include "kernel/analysis/ranges/index_range.hpp"

#include "kernel/analysis/ranges/float_range.hpp"
#include "kernel/analysis/reach.hpp"
#include "kernel/scalar_math.hpp"

#include <algorithm>
#include <cmath>
#include <optional>
#include <ranges>
#include <span>
#include <vector>

namespace passnet {
namespace {

// Bounds of exact results, before they wrap.
using Wide = __int128;
struct WideRange {
  Wide min = 0;
  Wide max = 0;

  void include(Wide value) {
    min = std::min(min, value);
    max = std::max(max, value);
  }
};

WideRange widen(IndexRange range) { return {range.min, range.max}; }

IndexRange range_of_dtype(DType dtype) {
  if (dtype == DType::kBool) return {0, 1};
  if (!is_integral(dtype) || dtype == DType::kI64) return {};
  const int64_t bits = static_cast<int64_t>(byte_size(dtype)) * 8;
  if (dtype == DType::kU8) return {0, 255};
  return {-(int64_t{1} << (bits - 1)), (int64_t{1} << (bits - 1)) - 1};
}

// As the dtype holds it: anything if a result would wrap.
IndexRange held_by(DType dtype, WideRange exact) {
  const IndexRange all = range_of_dtype(dtype);
  if (exact.min < all.min || exact.max > all.max) return all;
  return {static_cast<int64_t>(exact.min), static_cast<int64_t>(exact.max)};
}

int64_t saturated(Wide value) {
  const IndexRange all;
  return static_cast<int64_t>(std::clamp<Wide>(value, all.min, all.max));
}

IndexRange united(IndexRange a, IndexRange b) {
  return {std::min(a.min, b.min), std::max(a.max, b.max)};
}

// Nothing if no integer is in both.
std::optional<IndexRange> common(IndexRange a, IndexRange b) {
  const IndexRange both{std::max(a.min, b.min), std::min(a.max, b.max)};
  if (both.min > both.max) return std::nullopt;
  return both;
}

// The extremes of a function that is monotone in each operand as long as the other keeps its sign.
template <class F>
WideRange over_corners(IndexRange a, IndexRange b, F&& function) {
  std::vector<int64_t> seconds{b.min, b.max};
  for (const int64_t near_zero : {-1, 0, 1}) {
    if (b.contains(near_zero)) seconds.push_back(near_zero);
  }
  std::vector<int64_t> firsts{a.min, a.max};
  if (a.contains(0)) firsts.push_back(0);
  const Wide start = function(a.min, b.min);
  WideRange range{start, start};
  for (const int64_t first : firsts) {
    for (const int64_t second : seconds) range.include(function(first, second));
  }
  return range;
}

Wide exact_trunc_div(int64_t a, int64_t b) { return b == 0 ? Wide{0} : Wide{a} / b; }

Wide exact_floor_div(int64_t a, int64_t b) {
  if (b == 0) return 0;
  const Wide quotient = Wide{a} / b;
  return Wide{a} % b != 0 && (a < 0) != (b < 0) ? quotient - 1 : quotient;
}

// The rest has the sign of `b` and is nearer to 0 than it; division by 0 gives 0.
WideRange remainder_range(IndexRange a, IndexRange b) {
  if (a.min >= 0 && b.min > a.max) return widen(a);
  WideRange range;
  if (b.max > 0) range.include(Wide{b.max} - 1);
  if (b.min < 0) range.include(Wide{b.min} + 1);
  if (a.min >= 0 && b.min >= 0) range.max = std::min<Wide>(range.max, a.max);
  return range;
}

// The rest has the sign of `a`, and is no farther from 0 than it.
WideRange fmod_range(IndexRange a, IndexRange b) {
  const Wide largest = std::max<Wide>({Wide{b.max} - 1, -(Wide{b.min} + 1), 0});
  WideRange range;
  range.include(std::min<Wide>(std::max(a.max, int64_t{0}), largest));
  range.include(std::max<Wide>(std::min(a.min, int64_t{0}), -largest));
  return range;
}

WideRange abs_range(IndexRange a) {
  const Wide from_min = a.min < 0 ? -Wide{a.min} : Wide{a.min};
  const Wide from_max = a.max < 0 ? -Wide{a.max} : Wide{a.max};
  const Wide least = a.contains(0) ? Wide{0} : std::min(from_min, from_max);
  return {least, std::max(from_min, from_max)};
}

int sign(int64_t a) { return a > 0 ? 1 : a < 0 ? -1 : 0; }

std::optional<WideRange> unary_range(ScalarOp op, IndexRange a) {
  using enum ScalarOp;
  if (op == kNeg) return WideRange{-Wide{a.max}, -Wide{a.min}};
  if (op == kAbs) return abs_range(a);
  if (op == kSign) return WideRange{sign(a.min), sign(a.max)};
  if (op == kFloor || op == kCeil || op == kRound || op == kTrunc) return widen(a);
  if (op == kNotZero) return widen({a.min == 0 ? 1 : a.min, a.max == 0 ? 1 : a.max});
  return std::nullopt;
}

std::optional<WideRange> binary_range(ScalarOp op, IndexRange a, IndexRange b) {
  using enum ScalarOp;
  if (op == kAdd) return WideRange{Wide{a.min} + b.min, Wide{a.max} + b.max};
  if (op == kSub) return WideRange{Wide{a.min} - b.max, Wide{a.max} - b.min};
  if (op == kMul) return over_corners(a, b, [](int64_t x, int64_t y) { return Wide{x} * y; });
  if (op == kTruncDiv) return over_corners(a, b, exact_trunc_div);
  if (op == kFloorDiv) return over_corners(a, b, exact_floor_div);
  if (op == kRemainder) return remainder_range(a, b);
  if (op == kFmod) return fmod_range(a, b);
  if (op == kMin) return WideRange{std::min(a.min, b.min), std::min(a.max, b.max)};
  if (op == kMax) return WideRange{std::max(a.min, b.min), std::max(a.max, b.max)};
  if (op == kBitAnd && a.min >= 0) return WideRange{0, b.min >= 0 ? std::min(a.max, b.max) : a.max};
  if (op == kBitAnd && b.min >= 0) return WideRange{0, b.max};
  if (op == kInside) return WideRange{0, std::max<Wide>(Wide{b.max} - 1, 0)};
  if (op == kShiftRight) {
    return WideRange{std::min<int64_t>(a.min, 0), std::max<int64_t>(a.max, 0)};
  }
  return std::nullopt;
}

class RangeFinder {
 public:
  RangeFinder(const Kernel& kernel, const Stage& stage, std::span<const Layout> layouts)
      : kernel_(kernel),
        stage_(stage),
        layouts_(layouts),
        extents_(kernel.extents(stage)),
        forms_(kernel, extents_.size(), roots_of(stage)) {}

  StageRanges find() {
    ranges_.values.resize(kernel_.exprs.size());
    floats_.resize(kernel_.exprs.size());
    for (const ExprId id : forms_.exprs()) {
      if (is_float(kernel_.expr(id).dtype)) floats_[id.index] = evaluate_floats(id);
      ranges_.values[id.index] = evaluate(id);
    }
    // Loads that the guard itself is made of are executed whether it holds or not.
    const std::vector<ExprId> unguarded = reached_from(kernel_, {{stage_.guard}});
    for (const ExprId id : unguarded) add_load(id);
    if (stage_.guard.valid()) assume(stage_.guard);
    for (const ExprId id : forms_.exprs()) add_load(id);
    ranges_.target = access(stage_.target, stage_.target_index);
    ranges_.fits_32_bits = fits();
    return std::move(ranges_);
  }

 private:
  // Keeps what the comparisons that the guard is the conjunction of say of their operands.
  void assume(ExprId guard) {
    std::vector<ExprId> left{guard};
    while (!left.empty()) {
      const Expr& expr = kernel_.expr(left.back());
      left.pop_back();
      if (expr.op == ScalarOp::kAnd || expr.op == ScalarOp::kBitAnd) {
        left.insert(left.end(), expr.operands.begin(), expr.operands.end());
      } else if (expr.operands.size() == 2 && is_integral(kernel_.expr(expr.operands[0]).dtype)) {
        assume_comparison(expr.op, expr.operands[0], expr.operands[1]);
      }
    }
  }

  void assume_comparison(ScalarOp op, ExprId a, ExprId b) {
    using enum ScalarOp;
    if (op == kGt || op == kGe) {
      std::swap(a, b);
      op = op == kGt ? kLt : kLe;
    }
    const int64_t gap = op == kLt ? 1 : 0;
    if (op == kLt || op == kLe || op == kEq) {
      bound(a, {IndexRange{}.min, saturated(Wide{value(b).max} - gap)});
      bound(b, {saturated(Wide{value(a).min} + gap), IndexRange{}.max});
    }
    if (op == kEq) {
      bound(a, {value(b).min, IndexRange{}.max});
      bound(b, {IndexRange{}.min, value(a).max});
    }
  }

  void bound(ExprId id, IndexRange range) {
    IndexRange& known = assumed_[id];
    known = common(known, range).value_or(known);
  }

  void add_load(ExprId id) {
    const Expr& expr = kernel_.expr(id);
    if (expr.op != ScalarOp::kLoad) return;
    ranges_.loads.emplace(id, access(expr.buffer, expr.operands));  // the first one counts
  }

  // The range over the iterations at which it is executed: its indices are inside the buffer.
  AccessRange access(BufferId buffer, std::span<const ExprId> index) const {
    const Shape shape = kernel_.shape(buffer);
    const bool has_layout = buffer.index < layouts_.size();
    const Strides strides = has_layout ? layouts_[buffer.index].strides : contiguous_strides(shape);
    AccessRange result{.buffer = buffer};
    const int64_t start = has_layout ? layouts_[buffer.index].offset : 0;
    WideRange offset{start, start};
    for (size_t dim = 0; dim < index.size(); ++dim) {
      IndexRange range = value(index[dim]);
      const auto assumed = assumed_.find(index[dim]);
      if (assumed != assumed_.end()) range = common(range, assumed->second).value_or(range);
      const int64_t last = std::max<int64_t>(shape[dim] - 1, 0);
      range = {std::clamp<int64_t>(range.min, 0, last), std::clamp<int64_t>(range.max, 0, last)};
      result.dims.push_back(range);
      const Wide first = Wide{strides[dim]} * range.min;
      const Wide second = Wide{strides[dim]} * range.max;
      offset.min += std::min(first, second);
      offset.max += std::max(first, second);
    }
    result.offset = held_by(DType::kI64, offset);
    return result;
  }

  bool fits() const {
    const auto fits = [](IndexRange range) { return range.is_within(kIndex32Range); };
    if (std::ranges::any_of(extents_, [](int64_t extent) { return extent > kIndex32Range.max; })) {
      return false;
    }
    std::vector<ExprId> indices(stage_.target_index.begin(), stage_.target_index.end());
    for (const auto& [id, load] : ranges_.loads) {
      if (!fits(load.offset)) return false;
      const ExprIds& operands = kernel_.expr(id).operands;
      indices.insert(indices.end(), operands.begin(), operands.end());
    }
    std::vector<bool> is_data(kernel_.exprs.size());
    for (const ExprId id : reached_from(kernel_, indices)) {
      const Expr& expr = kernel_.expr(id);
      is_data[id.index] =
          expr.op == ScalarOp::kLoad ||
          std::ranges::any_of(expr.operands, [&](ExprId from) { return is_data[from.index]; });
      if (!is_data[id.index] && is_integral(expr.dtype) && !fits(value(id))) return false;
    }
    return fits(ranges_.target.offset);
  }

  const IndexRange& value(ExprId id) const { return ranges_.values[id.index]; }

  IndexRange evaluate(ExprId id) const {
    const Expr& expr = kernel_.expr(id);
    if (!is_integral(expr.dtype)) return {};
    const IndexRange found = evaluate_operation(expr);
    const auto form = forms_.find(id);
    if (!form) return found;
    return common(found, range_of(*form, extents_)).value_or(found);
  }

  IndexRange evaluate_operation(const Expr& expr) const {
    const IndexRange all = range_of_dtype(expr.dtype);
    if (expr.op == ScalarOp::kConstant) return {expr.integer, expr.integer};
    if (expr.op == ScalarOp::kParameter) {
      const int64_t known = kernel_.value(expr.parameter);
      return {known, known};
    }
    if (expr.op == ScalarOp::kIndex) {
      return {0, std::max<int64_t>(extents_[static_cast<size_t>(expr.integer)] - 1, 0)};
    }
    if (expr.op == ScalarOp::kLoad || expr.dtype == DType::kBool) return all;
    if (expr.op == ScalarOp::kCast) {
      const DType from = kernel_.expr(expr.operands[0]).dtype;
      if (is_float(from)) {
        const std::optional<IndexRange> known = integers_of(floats_[expr.operands[0].index]);
        return known ? held_by(expr.dtype, widen(*known)) : all;
      }
      if (!is_integral(from)) return all;
      return held_by(expr.dtype, widen(value(expr.operands[0])));
    }
    if (expr.op == ScalarOp::kSelect)
      return united(value(expr.operands[1]), value(expr.operands[2]));
    std::optional<WideRange> exact;
    if (expr.operands.size() == 1) exact = unary_range(expr.op, value(expr.operands[0]));
    if (expr.operands.size() == 2) {
      exact = binary_range(expr.op, value(expr.operands[0]), value(expr.operands[1]));
    }
    return exact ? held_by(expr.dtype, *exact) : all;
  }

  FloatRange evaluate_floats(ExprId id) const {
    const Expr& expr = kernel_.expr(id);
    if (expr.op == ScalarOp::kConstant) {
      return {expr.number, expr.number, std::isnan(expr.number)};
    }
    if (expr.op == ScalarOp::kSelect) {
      const ExprId chosen = expr.operands[1];
      const FloatRange first = where_true(kernel_, expr.operands[0], chosen, floats_[chosen.index]);
      const FloatRange second = floats_[expr.operands[2].index];
      return {std::min(first.min, second.min), std::max(first.max, second.max),
              first.may_be_nan || second.may_be_nan};
    }
    if (expr.op == ScalarOp::kLoad || expr.operands.empty() || expr.operands.size() > 2) return {};
    if (expr.op == ScalarOp::kCast && is_integral(kernel_.expr(expr.operands[0]).dtype)) {
      return floats_of(value(expr.operands[0]), expr.dtype);
    }
    return float_result(expr.op, expr.dtype, floats_[expr.operands[0].index],
                        floats_[expr.operands.back().index]);
  }

  const Kernel& kernel_;
  const Stage& stage_;
  std::span<const Layout> layouts_;
  Shape extents_;
  AffineForms forms_;
  std::vector<FloatRange> floats_;        // by expression
  std::map<ExprId, IndexRange> assumed_;  // bounds that the guard sets
  StageRanges ranges_;
};

}  // namespace

StageRanges find_ranges(const Kernel& kernel, const Stage& stage, std::span<const Layout> layouts) {
  return RangeFinder(kernel, stage, layouts).find();
}

bool are_disjoint(const AccessRange& a, const AccessRange& b) {
  if (a.buffer != b.buffer) return true;
  for (size_t dim = 0; dim < a.dims.size(); ++dim) {
    if (!common(a.dims[dim], b.dims[dim])) return true;
  }
  return false;
}

}  // namespace passnet
