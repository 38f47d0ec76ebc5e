#include "kernel/analysis/affine.hpp"

#include "kernel/analysis/reach.hpp"
#include "kernel/scalar_math.hpp"

#include <algorithm>

namespace passnet {
namespace {

// A row of an affine form: the constant, then the coefficients.
using Row = std::span<int64_t>;

bool set_constant(Row row, int64_t value) {
  std::ranges::fill(row, 0);
  row[0] = value;
  return true;
}

// row = factor · form.
bool set_scaled(Row row, const Affine& form, int64_t factor) {
  row[0] = wrapping(bits(form.constant) * bits(factor));
  for (size_t i = 0; i < form.coefficients.size(); ++i) {
    row[i + 1] = wrapping(bits(form.coefficients[i]) * bits(factor));
  }
  return true;
}

// row = a + factor · b.
bool set_sum(Row row, const Affine& a, const Affine& b, int64_t factor) {
  set_scaled(row, a, 1);
  add_scaled(row, b, factor);
  return true;
}

// False if the result has no affine form.
bool set_binary(Row row, ScalarOp op, const Affine& a, const Affine& b) {
  if (op == ScalarOp::kAdd) return set_sum(row, a, b, 1);
  if (op == ScalarOp::kSub) return set_sum(row, a, b, -1);
  if (op == ScalarOp::kMul && b.is_constant()) return set_scaled(row, a, b.constant);
  if (op == ScalarOp::kMul && a.is_constant()) return set_scaled(row, b, a.constant);
  if (!a.is_constant() || !b.is_constant()) return false;
  if (op == ScalarOp::kFloorDiv) {
    return set_constant(row, integer_floor_div(a.constant, b.constant));
  }
  if (op == ScalarOp::kTruncDiv) {
    return set_constant(row, integer_trunc_div(a.constant, b.constant));
  }
  if (op == ScalarOp::kRemainder) {
    return set_constant(row, integer_remainder(a.constant, b.constant));
  }
  if (op == ScalarOp::kMin) return set_constant(row, std::min(a.constant, b.constant));
  if (op == ScalarOp::kMax) return set_constant(row, std::max(a.constant, b.constant));
  return false;
}

}  // namespace

void add_scaled(std::span<int64_t> row, const Affine& form, int64_t factor) {
  row[0] = wrapping(bits(row[0]) + bits(form.constant) * bits(factor));
  for (size_t i = 0; i < form.coefficients.size(); ++i) {
    row[i + 1] = wrapping(bits(row[i + 1]) + bits(form.coefficients[i]) * bits(factor));
  }
}

IndexRange range_of(const Affine& form, std::span<const int64_t> extents) {
  using Wide = __int128;
  const IndexRange all;
  Wide min = form.constant;
  Wide max = form.constant;
  for (size_t i = 0; i < extents.size(); ++i) {
    const Wide reach =
        static_cast<Wide>(form.coefficients[i]) * std::max<int64_t>(extents[i] - 1, 0);
    (reach < 0 ? min : max) += reach;
  }
  if (min < all.min || max > all.max) return all;
  return {static_cast<int64_t>(min), static_cast<int64_t>(max)};
}

bool Affine::is_constant() const {
  return std::ranges::all_of(coefficients, [](int64_t value) { return value == 0; });
}

AffineForms::AffineForms(const Kernel& kernel, size_t loops, std::span<const ExprId> roots,
                         std::span<const int64_t> extents)
    : exprs_(reached_from(kernel, roots)),
      width_(loops + 1),
      extents_(extents),
      rows_(exprs_.size() * width_),
      is_affine_(exprs_.size()) {
  for (size_t at = 0; at < exprs_.size(); ++at) {
    is_affine_[at] = fill(kernel, kernel.expr(exprs_[at]), row(at));
  }
}

bool AffineForms::fill(const Kernel& kernel, const Expr& expr, std::span<int64_t> row) const {
  if (expr.dtype != DType::kI64) return false;
  if (expr.op == ScalarOp::kConstant) return set_constant(row, expr.integer);
  if (expr.op == ScalarOp::kParameter) return set_constant(row, kernel.value(expr.parameter));
  if (expr.op == ScalarOp::kIndex) {
    const auto loop = static_cast<size_t>(expr.integer);
    if (loop + 1 >= width_) return false;
    row[loop + 1] = 1;
    return true;
  }
  if (expr.op == ScalarOp::kLoad || expr.op == ScalarOp::kCast) return false;
  const size_t count = expr.operands.size();
  if (count == 0 || count > 2) return false;
  const auto first = find(expr.operands[0]);
  if (!first) return false;
  if (expr.op == ScalarOp::kNeg) return set_scaled(row, *first, -1);
  const auto second = count == 2 ? find(expr.operands[1]) : std::nullopt;
  if (!second) return false;
  return set_binary(row, expr.op, *first, *second) || fill_chosen(expr.op, *first, *second, row);
}

bool AffineForms::fill_chosen(ScalarOp op, const Affine& a, const Affine& b, Row row) const {
  if ((op != ScalarOp::kMin && op != ScalarOp::kMax) || extents_.size() + 1 != width_) return false;
  set_sum(row, a, b, -1);
  const IndexRange difference = range_of(form(row), extents_);
  const bool is_less = difference.max <= 0;
  if (!is_less && difference.min < 0) return false;
  return set_scaled(row, is_less == (op == ScalarOp::kMin) ? a : b, 1);
}

std::optional<Affine> AffineForms::find(ExprId id) const {
  const size_t at = position_in(exprs_, id);
  if (!is_affine_[at]) return std::nullopt;
  return form(std::span(rows_).subspan(at * width_, width_));
}

}  // namespace passnet
