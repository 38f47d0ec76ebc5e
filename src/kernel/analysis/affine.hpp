// Affine forms: index expressions as sums of multiples of loop indices; and ranges of integers.
#pragma once

#include "base/small_vector.hpp"
#include "kernel/kernel.hpp"

#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <vector>

namespace passnet {

// constant + Σ coefficients[loop] · index(loop) for every iteration of a stage, one per loop. A
// form is valid as long as the forms that it was found in hold the coefficients.
struct Affine {
  int64_t constant = 0;
  std::span<const int64_t> coefficients;

  bool is_constant() const;
};

// All integers from `min` to `max`, both included.
struct IndexRange {
  int64_t min = std::numeric_limits<int64_t>::min();
  int64_t max = std::numeric_limits<int64_t>::max();

  bool contains(int64_t value) const { return min <= value && value <= max; }
  bool is_within(IndexRange outer) const { return outer.min <= min && max <= outer.max; }
  friend bool operator==(const IndexRange&, const IndexRange&) = default;
};

// The range of signed 32-bit integers.
inline constexpr IndexRange kIndex32Range{std::numeric_limits<int32_t>::min(),
                                          std::numeric_limits<int32_t>::max()};

// The values of a form over loops of these extents (at least one iteration of each is assumed): all
// integers if it leaves 64 bits.
IndexRange range_of(const Affine& form, std::span<const int64_t> extents);

// The affine forms over `loops` loops of all expressions that the roots are made of. With the
// loops' extents, a minimum or maximum is the operand that it always chooses.
class AffineForms {
 public:
  AffineForms(const Kernel& kernel, size_t loops, std::span<const ExprId> roots,
              std::span<const int64_t> extents = {});

  // Nothing if the expression has none; it must be one of those that the roots are made of.
  std::optional<Affine> find(ExprId id) const;
  // All of these expressions, operands first.
  std::span<const ExprId> exprs() const { return exprs_; }

 private:
  // One row of numbers per expression: the constant, then the coefficients.
  std::span<int64_t> row(size_t at) { return std::span(rows_).subspan(at * width_, width_); }
  Affine form(std::span<const int64_t> row) const { return {row[0], row.subspan(1)}; }
  bool fill(const Kernel& kernel, const Expr& expr, std::span<int64_t> row) const;
  bool fill_chosen(ScalarOp op, const Affine& a, const Affine& b, std::span<int64_t> row) const;

  std::vector<ExprId> exprs_;
  size_t width_;
  std::span<const int64_t> extents_;
  SmallVector<int64_t, 64> rows_;
  SmallVector<bool, 32> is_affine_;
};

// row += factor · form, wrapping; a row is a constant, then coefficients.
void add_scaled(std::span<int64_t> row, const Affine& form, int64_t factor);

}  // namespace passnet
