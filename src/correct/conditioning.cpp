#include "correct/conditioning.hpp"

#include "base/check.hpp"
#include "correct/compare.hpp"
#include "correct/element_blocks.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <mutex>
#include <span>

namespace passnet {
namespace {

// True if both are NaN, both the same infinity, or both numbers.
bool same_kind(double a, double b) {
  if (std::isnan(a) || std::isnan(b)) return std::isnan(a) && std::isnan(b);
  if (std::isinf(a) || std::isinf(b)) return a == b;
  return true;
}

using Complex = std::array<float, 2>;

// The tolerance of f32, as in `torch.testing.assert_close` for complex64; where the finite numbers
// of the reference are small, atol is by their root mean square.
Tolerance complex_tolerance(std::span<const Complex> reference, int t) {
  double sum = 0;
  int64_t count = 0;
  for (const Complex& number : reference) {
    const double size = std::hypot(number[0], number[1]);
    if (!std::isfinite(size)) continue;
    sum += size * size;
    ++count;
  }
  Tolerance result = tolerance(DType::kF32, t);
  if (count > 0) result.atol *= std::min(1.0, std::sqrt(sum / static_cast<double>(count)));
  return result;
}

bool close_complex(const Complex& out, const Complex& reference, Tolerance allowed) {
  const auto is_finite = [](const Complex& x) {
    return std::isfinite(x[0]) && std::isfinite(x[1]);
  };
  if (!is_finite(out) || !is_finite(reference)) return is_finite(out) == is_finite(reference);
  const auto difference = [&](size_t part) { return double{out[part]} - reference[part]; };
  return std::hypot(difference(0), difference(1)) <=
         allowed.atol + allowed.rtol * std::hypot(reference[0], reference[1]);
}

ConditionedComparison compare_complex(const Tensor& out, const Tensor& reference, int t) {
  const Tolerance allowed = complex_tolerance(reference.as<Complex>(), t);
  ConditionedComparison result;
  for (size_t i = 0; i < out.as<Complex>().size(); ++i) {
    if (close_complex(out.as<Complex>()[i], reference.as<Complex>()[i], allowed)) continue;
    if (result.first_wrong < 0) result.first_wrong = static_cast<int64_t>(i);
    ++result.wrong;
  }
  return result;
}

struct Bounds {
  Tolerance tolerance;
  double spread = 0;
  double greatest = 0;  // number of the dtype
};

bool passes(double out, double reference, double exact, double distance, const Bounds& bounds) {
  if (!same_kind(reference, exact)) {
    // Nothing that is computed in the dtype comes back from beyond its greatest number.
    const bool is_beyond = std::isinf(reference) && std::fabs(exact) > bounds.greatest;
    if (!is_beyond || !std::isfinite(out)) return true;
  }
  if (!std::isfinite(out)) return same_kind(out, reference);
  if (!std::isfinite(exact)) return false;
  return std::fabs(out - exact) <= bounds.tolerance.atol +
                                       bounds.tolerance.rtol * std::fabs(exact) +
                                       4 * bounds.spread + 2 * distance;
}

}  // namespace

double greatest_spread(const Tensor& rounded, const Tensor& exact, double rtol, ThreadPool* pool) {
  CHECK(rounded.type().shape == exact.type().shape);
  double all = 0;
  std::mutex mutex;
  for_each_range(pool, rounded.numel(), [&](int64_t begin, int64_t end) {
    ElementBlock rounded_block;
    ElementBlock exact_block;
    double most = 0;
    for_each_block(begin, end, [&](int64_t first, size_t count) {
      const std::span<const double> found = rounded_block.read(rounded, first, count);
      const std::span<const double> numbers = exact_block.read(exact, first, count);
      for (size_t i = 0; i < count; ++i) {
        const double room = rtol * std::fabs(numbers[i]) / 4;
        const double difference = std::fabs(found[i] - numbers[i]) - room;
        most = std::isfinite(difference) && difference > most ? difference : most;
      }
    });
    const std::lock_guard lock(mutex);
    all = std::max(all, most);
  });
  return all;
}

ConditionedComparison compare_conditioned(const Tensor& out, const Tensor& reference,
                                          const Tensor& exact, const Conditioning& conditioning,
                                          int t, ThreadPool* pool) {
  CHECK(exact.type().shape == reference.type().shape);
  if (out.type() != reference.type()) return {.same_type = false};
  const DType dtype = reference.type().dtype;
  if (dtype == DType::kC64) return compare_complex(out, reference, t);
  ConditionedComparison result;
  const bool is_real = is_float(dtype);
  Bounds bounds;
  if (is_real) {
    const Tolerance allowed = tolerance(dtype, t);
    result.spread =
        std::max(conditioning.spread, greatest_spread(reference, exact, allowed.rtol, pool));
    bounds = {.tolerance = allowed, .spread = result.spread, .greatest = float_limits(dtype).most};
  }
  const auto is_right = [&](double value, double expected, double number, double distance) {
    if (is_real && std::isinf(distance)) return true;
    return is_real ? passes(value, expected, number, distance, bounds)
                   : value == number || std::fabs(value - expected) <= distance;
  };
  std::mutex mutex;
  for_each_range(pool, out.numel(), [&](int64_t begin, int64_t end) {
    std::array<ElementBlock, 3> blocks;
    int64_t wrong = 0;
    int64_t first_wrong = -1;
    for_each_block(begin, end, [&](int64_t first, size_t count) {
      const std::span<const double> values = blocks[0].read(out, first, count);
      const std::span<const double> expected = blocks[1].read(reference, first, count);
      const std::span<const double> numbers = blocks[2].read(exact, first, count);
      for (size_t i = 0; i < count; ++i) {
        const auto place = static_cast<size_t>(first) + i;
        const double distance = conditioning.distances.empty() ? 0 : conditioning.distances[place];
        if (is_right(values[i], expected[i], numbers[i], distance)) continue;
        if (wrong++ == 0) first_wrong = static_cast<int64_t>(place);
      }
    });
    if (wrong == 0) return;
    const std::lock_guard lock(mutex);
    result.wrong += wrong;
    const bool is_first = result.first_wrong < 0 || first_wrong < result.first_wrong;
    if (is_first) result.first_wrong = first_wrong;
  });
  return result;
}

}  // namespace passnet
