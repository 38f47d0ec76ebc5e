#include "interpret/field/power.hpp"

#include "base/check.hpp"

#include <algorithm>
#include <array>
#include <bit>

namespace passnet {
namespace {

// All of a column, whatever part of it is used.
#if defined(__x86_64__)
[[gnu::target_clones("avx512f", "avx2", "default")]]
#endif
void raise(const Modulus modulus, const uint32_t* values, uint64_t exponent, uint32_t* result) {
  for (int bit = std::bit_width(exponent) - 1; bit >= 0; --bit) {
    for (size_t i = 0; i < kMostPowers; ++i) result[i] = modulus.mul(result[i], result[i]);
    if ((exponent >> bit & 1) == 0) continue;
    for (size_t i = 0; i < kMostPowers; ++i) result[i] = modulus.mul(result[i], values[i]);
  }
}

}  // namespace

void power_column(const Modulus& modulus, std::span<uint32_t> values, uint64_t exponent) {
  CHECK(values.size() <= kMostPowers);
  if (values.size() < kMostPowers / 16) {
    for (uint32_t& value : values) value = modulus.power(value, exponent);
    return;
  }
  std::array<uint32_t, kMostPowers> from{};
  std::array<uint32_t, kMostPowers> result;
  std::ranges::copy(values, from.begin());
  result.fill(modulus.one());
  raise(modulus, from.data(), exponent, result.data());
  std::copy_n(result.begin(), values.size(), values.begin());
}

}  // namespace passnet
