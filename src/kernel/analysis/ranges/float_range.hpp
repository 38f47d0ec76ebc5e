// Bounds of floats that are computed from indices, such as the coordinates of an interpolation:
// where they are known, what is converted to an integer has bounds too.
#pragma once

#include "kernel/analysis/affine.hpp"
#include "kernel/kernel.hpp"

#include <limits>
#include <optional>

namespace passnet {

// Every value that is not NaN is in [min, max].
struct FloatRange {
  double min = -std::numeric_limits<double>::infinity();
  double max = std::numeric_limits<double>::infinity();
  bool may_be_nan = true;

  bool is_finite() const;
};

// The integers of a range, converted to a dtype of floats.
FloatRange floats_of(IndexRange range, DType dtype);

// The result, with any rounding that a target may choose, of an operation with one or two operands
// in these ranges (`b`: of the second one). Everything unless the operands are finite.
FloatRange float_result(ScalarOp op, DType dtype, FloatRange a, FloatRange b = {});

// Returns the range of a value of `always` where `condition` holds: comparisons of the value, or of
// its magnitude, with constants, and conjunctions of these, say something.
FloatRange where_true(const Kernel& kernel, ExprId condition, ExprId value, FloatRange always);

// The integers that values of the range become; nothing if one may be NaN or not fit.
std::optional<IndexRange> integers_of(FloatRange range);

}  // namespace passnet
