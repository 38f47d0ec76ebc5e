// Comparison on adversarial inputs, where rounding errors may be as large as the results: an output
// is held to a computation in double, as closely as the reference itself keeps to it
// (docs/metrics.md).
#pragma once

#include "tensor/tensor.hpp"

#include <cstdint>

namespace passnet {

struct ConditionedComparison {
  bool same_type = true;     // dtype and shape of output and reference
  int64_t wrong = 0;         // elements that do not pass
  int64_t first_wrong = -1;  // row-major index of the first of them
  double spread = 0;         // max |reference − exact| over the elements finite in both

  bool passes() const { return same_type && wrong == 0; }
};

// `reference` is what the graph gives in its own dtypes, `exact` in double (`recast`), of the same
// shape. An element passes when NaN and Inf stand where the reference has them and
// |out − exact| ≤ tolerance(t) + 4 · spread. Where reference and exact differ in being finite an
// accumulator of the reference has overflowed, and any answer passes; where partial sums may reach
// beyond f32 (`reach`, the largest that they can be), one of another order of adding may: NaN and
// Inf pass, too. Integers and bools pass when they equal one of the two.
ConditionedComparison compare_conditioned(const Tensor& out, const Tensor& reference,
                                          const Tensor& exact, double reach = 0, int t = -5);

}  // namespace passnet
