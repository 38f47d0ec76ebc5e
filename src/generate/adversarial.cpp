// The values of adversarial sets. Arithmetic is exact, so every machine draws the same values.
#include "base/check.hpp"
#include "base/random_bits.hpp"
#include "generate/distribution.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <limits>

namespace passnet {
namespace {

// A multiple of the smallest positive number; one in eight is around the smallest normal one.
double denormal(const FloatLimits& range, uint64_t key, uint64_t position) {
  const uint64_t bits = random_bits(key, position);
  const double uniform = random_uniform(key, position);
  const double sign = (bits & 1) != 0 ? -1 : 1;
  if ((bits & 14) == 0) return sign * range.least_normal * (1 + uniform);
  const auto steps = static_cast<int64_t>(uniform * (range.least_normal / range.least));
  return sign * static_cast<double>(steps) * range.least;
}

// The number times 4^n, where n is at most `most`, and each further one half as often.
double heavy_tailed(double normal, uint64_t bits, int most) {
  const int doublings = std::countr_zero(bits | (uint64_t{1} << most));
  return normal * static_cast<double>(uint64_t{1} << (2 * doublings));
}

double sign_of(uint64_t bits) { return (bits & 1) != 0 ? -1.0 : 1.0; }

}  // namespace

void draw_adversarial(InputSet set, DType dtype, uint64_t key, uint64_t first,
                      std::span<double> elements) {
  const bool narrow = dtype == DType::kF16;
  const bool coarse = dtype == DType::kBF16;  // noise of 1 must not vanish
  constexpr std::array kThree{-1.0, 0.5, 2.0};
  const double offset = coarse ? 100 : narrow ? 1000 : 10000;
  const FloatLimits range = float_limits(dtype);
  // Elements are functions of a normal number, unrelated bits and the position.
  const auto draw = [&](auto value) {
    for_each_position(first, elements, [&](uint64_t position, double) {
      return value(random_normal(key, position), random_bits(~key, position), position);
    });
  };
  switch (set) {
    case InputSet::kValid:
    case InputSet::kSparseOutliers:
    case InputSet::kSparseInfinities:
    case InputSet::kSparseNan:
    case InputSet::kSparseNumbers:
    case InputSet::kMaskedRows:
    case InputSet::kMixed:
      UNREACHABLE();
    case InputSet::kLargeOffset:
      return draw([&](double normal, uint64_t, uint64_t) { return normal + offset; });
    case InputSet::kHeavyTails:
      return draw([&](double normal, uint64_t bits, uint64_t) {
        return heavy_tailed(normal, bits, narrow ? 6 : 20);
      });
    case InputSet::kDenormals:
      return draw(
          [&](double, uint64_t, uint64_t position) { return denormal(range, key, position); });
    case InputSet::kInfinities:
      return draw([&](double normal, uint64_t bits, uint64_t) {
        return bits % 16 < 15 ? normal : sign_of(bits / 16) * INFINITY;
      });
    case InputSet::kNan:
      return draw([&](double normal, uint64_t bits, uint64_t) {
        return bits % 16 < 15 ? normal : std::numeric_limits<double>::quiet_NaN();
      });
    case InputSet::kDuplicates:
      return draw([&](double, uint64_t bits, uint64_t) { return kThree[bits % kThree.size()]; });
    case InputSet::kConstant:
      return std::fill(elements.begin(), elements.end(), kThree[key % kThree.size()]);
    case InputSet::kZeros:
      return draw([&](double, uint64_t bits, uint64_t) { return sign_of(bits) * 0.0; });
    case InputSet::kExtremes:
      return draw([&](double, uint64_t bits, uint64_t position) {
        return sign_of(bits) * range.most * (1 - random_uniform(key, position) / 8);
      });
    case InputSet::kAlternating: {
      const double size = coarse ? 100.0 : narrow ? 1000.0 : 1e6;
      return draw([&](double normal, uint64_t, uint64_t position) {
        return (position % 2 == 0 ? size : -size) + normal;
      });
    }
    case InputSet::kSmall: {
      const double scale =
          std::ldexp(1.0, -static_cast<int>(random_integer(key, 0, 7, narrow ? 12 : 20)));
      return draw([&](double normal, uint64_t, uint64_t) { return normal * scale; });
    }
  }
  UNREACHABLE();
}

}  // namespace passnet
