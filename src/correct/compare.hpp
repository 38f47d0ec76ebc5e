// Comparison within the public tolerances (docs/metrics.md).
#pragma once

#include "tensor/tensor.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>

namespace passnet {

class ThreadPool;

inline constexpr double kInfinity = std::numeric_limits<double>::infinity();
inline constexpr int kMinTolerance = -10;
inline constexpr int kMaxTolerance = 4;
inline constexpr size_t kToleranceCount = 15;
inline constexpr int kPassTolerance = -5;  // that of a verdict, and where none is named

// Correctness at t = -10 … 4.
using Correctness = std::array<bool, kToleranceCount>;

struct Tolerance {
  double rtol = 0;
  double atol = 0;
};

// rtol(t) and atol(t) for the reference's dtype, to three significant digits; {0, 0} means
// equality. t is in [-10, 4]; the public definition covers t ≤ 0, larger t extend its formula.
Tolerance tolerance(DType dtype, int t);

// The result of comparing one output with its reference.
struct Comparison {
  bool same_type = true;     // dtype and shape; if they differ, nothing is correct at any t
  bool new_nan_inf = false;  // NaN or Inf where the reference has a finite value
  Correctness correct{};
  int64_t wrong = 0;         // elements outside tolerance at t = -5
  int64_t first_wrong = -1;  // row-major index of the first wrong element
  // Max |out - ref| / (atol + rtol |ref|) at t = -5; infinite if NaN, Inf or equality fails.
  double max_error_units = 0;

  bool correct_at(int t) const { return correct[static_cast<size_t>(t - kMinTolerance)]; }
};

// Tests |out − ref| ≤ atol + rtol·|ref| for every element, in double: equal infinities pass, NaN
// never passes. bool compares truth values, complex both parts for equality. Reads the data once.
// A pool compares large results faster.
Comparison compare(const Tensor& out, const Tensor& reference, ThreadPool* pool = nullptr);

}  // namespace passnet
