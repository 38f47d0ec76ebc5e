// The values of adversarial sets. Arithmetic is exact, so every machine draws the same values.
#include "base/check.hpp"
#include "generate/distribution.hpp"
#include "generate/random_bits.hpp"

#include <bit>
#include <cmath>
#include <limits>

namespace passnet {
namespace {

struct FloatLimits {
  double most = 0;
  double least_normal = 0;
  double least = 0;  // above 0
};

FloatLimits limits(DType dtype) {
  switch (dtype) {
    case DType::kF64:
      return {std::numeric_limits<double>::max(), 0x1p-1022, 0x1p-1074};
    case DType::kF16:
      return {65504, 0x1p-14, 0x1p-24};
    case DType::kBF16:
      return {0x1.FEp127, 0x1p-126, 0x1p-133};
    case DType::kF32:
    case DType::kI64:
    case DType::kI32:
    case DType::kI16:
    case DType::kI8:
    case DType::kU8:
    case DType::kBool:
    case DType::kC64:
      return {std::numeric_limits<float>::max(), 0x1p-126, 0x1p-149};
  }
  UNREACHABLE();
}

// A multiple of the smallest positive number; one in eight is around the smallest normal one.
double denormal(DType dtype, uint64_t key, uint64_t position) {
  const FloatLimits range = limits(dtype);
  const uint64_t bits = random_bits(key, position);
  const double sign = (bits & 1) != 0 ? -1 : 1;
  if ((bits & 14) == 0) return sign * range.least_normal * (1 + random_uniform(key, position));
  const double steps =
      std::floor(random_uniform(key, position) * (range.least_normal / range.least));
  return sign * steps * range.least;
}

}  // namespace

double adversarial_value(InputSet set, DType dtype, uint64_t key, uint64_t position) {
  const auto normal = [&] { return random_normal(key, position); };
  const auto bits = [&] { return random_bits(~key, position); };
  const auto sign = [&] { return (bits() & 1) != 0 ? -1.0 : 1.0; };
  const bool narrow = dtype == DType::kF16;
  const bool coarse = dtype == DType::kBF16;  // noise of 1 must not vanish
  constexpr std::array kThree{-1.0, 0.5, 2.0};
  switch (set) {
    case InputSet::kValid:
    case InputSet::kSparseOutliers:
    case InputSet::kSparseInfinities:
    case InputSet::kSparseNan:
    case InputSet::kMaskedRows:
    case InputSet::kMixed:
      break;
    case InputSet::kLargeOffset:
      return normal() + (coarse ? 100 : narrow ? 1000 : 10000);
    case InputSet::kHeavyTails: {
      const int doublings = std::min(std::countr_zero(bits() | (1ull << 63)), narrow ? 6 : 20);
      return std::ldexp(normal(), 2 * doublings);
    }
    case InputSet::kDenormals:
      return denormal(dtype, key, position);
    case InputSet::kInfinities:
      return bits() % 16 < 15 ? normal() : (bits() & 16) != 0 ? -INFINITY : INFINITY;
    case InputSet::kNan:
      return bits() % 16 < 15 ? normal() : std::numeric_limits<double>::quiet_NaN();
    case InputSet::kDuplicates:
      return kThree[bits() % kThree.size()];
    case InputSet::kConstant:
      return kThree[key % kThree.size()];
    case InputSet::kZeros:
      return sign() * 0.0;
    case InputSet::kExtremes:
      return sign() * limits(dtype).most * (1 - random_uniform(key, position) / 8);
    case InputSet::kAlternating:
      return (position % 2 == 0 ? 1 : -1) * (coarse ? 100.0 : narrow ? 1000.0 : 1e6) + normal();
    case InputSet::kSmall:
      return std::ldexp(normal(), -static_cast<int>(random_integer(key, 0, 7, narrow ? 12 : 20)));
  }
  UNREACHABLE();
}

}  // namespace passnet
