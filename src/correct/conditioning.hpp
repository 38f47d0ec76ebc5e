// Comparison on adversarial inputs, where rounding errors may be as large as the results: an
// output must be as close to a computation in double as the reference itself is
// (docs/metrics.md).
#pragma once

#include "tensor/tensor.hpp"

#include <cstdint>
#include <span>

namespace passnet {

class ThreadPool;

// The distance of honest answers from those in double, as far as it is known beforehand.
struct Conditioning {
  double spread = 0;  // of the results, where every value that the graph computes is rounded at
                      // random
  std::span<const double> distances;  // of the single elements, where sums have errors of f32 sums;
                                      // infinite where such errors have no bound, so that any
                                      // answer passes; empty: not known
};

struct ConditionedComparison {
  bool same_type = true;     // dtype and shape of output and reference
  int64_t wrong = 0;         // elements that do not pass
  int64_t first_wrong = -1;  // row-major index of the first of them
  double spread = 0;         // greatest_spread() of the reference, or more

  bool passes() const { return same_type && wrong == 0; }
};

// max |rounded − exact| over the elements that are finite in both, of one shape, less a quarter of
// rtol · |exact|: errors that grow with their element say nothing about smaller ones.
double greatest_spread(const Tensor& rounded, const Tensor& exact, double rtol,
                       ThreadPool* pool = nullptr);

// `reference` holds the graph's results in its own dtypes, `exact` those in double (`recast`), of
// the same shape. An element passes if NaN and Inf are where the reference has them and |out −
// exact| ≤ tolerance(t) + 4 · spread, the greater of the reference's and the given one, + 2 · its
// distance. If only one of reference and exact is finite, an accumulator of the reference has
// overflowed, and any answer passes, but no finite one for a result beyond the dtype. Integers and
// bools pass if they equal the exact one or are no further from the reference's than their
// distance, complex numbers if both parts are finite where the reference's both are, and there the
// number is within f32's tolerance(t) of it, of which atol follows the root mean square of the
// reference below 1.
ConditionedComparison compare_conditioned(const Tensor& out, const Tensor& reference,
                                          const Tensor& exact, const Conditioning& conditioning,
                                          int t, ThreadPool* pool = nullptr);

}  // namespace passnet
