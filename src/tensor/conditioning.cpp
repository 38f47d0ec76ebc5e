#include "tensor/conditioning.hpp"

#include "base/check.hpp"
#include "tensor/compare.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace passnet {
namespace {

// True if both are NaN, both the same infinity, or both numbers.
bool same_kind(double a, double b) {
  if (std::isnan(a) || std::isnan(b)) return std::isnan(a) && std::isnan(b);
  if (std::isinf(a) || std::isinf(b)) return a == b;
  return true;
}

bool same_complex(const Tensor& a, const Tensor& b, int64_t index) {
  using Complex = std::array<float, 2>;
  const Complex x = a.as<Complex>()[static_cast<size_t>(index)];
  const Complex y = b.as<Complex>()[static_cast<size_t>(index)];
  const auto same = [](float p, float q) { return p == q || (std::isnan(p) && std::isnan(q)); };
  return same(x[0], y[0]) && same(x[1], y[1]);
}

struct Bounds {
  Tolerance tolerance;
  double spread = 0;
  bool overflows = false;
};

bool passes(double out, double reference, double exact, double distance, const Bounds& bounds) {
  if (!same_kind(reference, exact)) return true;
  if (!std::isfinite(out)) return same_kind(out, reference) || bounds.overflows;
  if (!std::isfinite(exact)) return bounds.overflows;
  return std::fabs(out - exact) <= bounds.tolerance.atol +
                                       bounds.tolerance.rtol * std::fabs(exact) +
                                       4 * bounds.spread + 2 * distance;
}

}  // namespace

double greatest_spread(const Tensor& rounded, const Tensor& exact, double rtol) {
  CHECK(rounded.type().shape == exact.type().shape);
  double most = 0;
  for (int64_t i = 0; i < rounded.numel(); ++i) {
    const double number = exact.value(i);
    const double difference = std::fabs(rounded.value(i) - number) - rtol * std::fabs(number) / 4;
    if (std::isfinite(difference)) most = std::max(most, difference);
  }
  return most;
}

ConditionedComparison compare_conditioned(const Tensor& out, const Tensor& reference,
                                          const Tensor& exact, const Conditioning& conditioning,
                                          int t) {
  CHECK(exact.type().shape == reference.type().shape);
  if (out.type() != reference.type()) return {.same_type = false};
  const DType dtype = reference.type().dtype;
  ConditionedComparison result;
  const bool is_real = is_float(dtype);
  Bounds bounds;
  if (is_real) {
    const Tolerance allowed = tolerance(dtype, t);
    result.spread = std::max(conditioning.spread, greatest_spread(reference, exact, allowed.rtol));
    bounds = {.tolerance = allowed,
              .spread = result.spread,
              .overflows =
                  !(conditioning.reach < static_cast<double>(std::numeric_limits<float>::max()))};
  }
  const auto is_right = [&](int64_t i) {
    if (dtype == DType::kC64) return same_complex(out, reference, i);
    const double value = out.value(i);
    const double distance =
        conditioning.distances.empty() ? 0 : conditioning.distances[static_cast<size_t>(i)];
    if (is_real && std::isinf(distance)) return true;
    return is_real ? passes(value, reference.value(i), exact.value(i), distance, bounds)
                   : value == exact.value(i) || std::fabs(value - reference.value(i)) <= distance;
  };
  for (int64_t i = 0; i < out.numel(); ++i) {
    if (is_right(i)) continue;
    if (result.first_wrong < 0) result.first_wrong = i;
    ++result.wrong;
  }
  return result;
}

}  // namespace passnet
