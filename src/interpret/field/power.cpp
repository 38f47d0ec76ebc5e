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

constexpr size_t kLanes = 16;  // not tuning: residues of a vector, of which loops are compiled

// The first half of a row times the second.
#if defined(__x86_64__)
[[gnu::target_clones("avx512f", "avx2", "default")]]
#endif
void multiply_halves(const Modulus modulus, const uint32_t* __restrict row, size_t half,
                     uint32_t* __restrict products) {
  size_t i = 0;
  for (; i + kLanes <= half; i += kLanes) {
    for (size_t j = i; j < i + kLanes; ++j) products[j] = modulus.mul(row[j], row[half + j]);
  }
  for (; i < half; ++i) products[i] = modulus.mul(row[i], row[half + i]);
}

// Makes a row its inverse, from that of the products.
#if defined(__x86_64__)
[[gnu::target_clones("avx512f", "avx2", "default")]]
#endif
void divide_halves(const Modulus modulus, const uint32_t* __restrict inverses, size_t half,
                   uint32_t* __restrict first, uint32_t* __restrict second) {
  const auto divide = [&](size_t i) {
    const uint32_t own = modulus.mul(inverses[i], second[i]);
    second[i] = modulus.mul(inverses[i], first[i]);
    first[i] = own;
  };
  size_t i = 0;
  for (; i + kLanes <= half; i += kLanes) {
    for (size_t j = i; j < i + kLanes; ++j) divide(j);
  }
  for (; i < half; ++i) divide(i);
}

}  // namespace

// One power, of the product of all: an inverse is that of the product times the others.
void invert_column(const Modulus& modulus, std::span<uint32_t> values) {
  CHECK(values.size() <= kMostPowers);
  if (values.size() < kMostPowers / 16) return power_column(modulus, values, modulus.prime() - 2);
  std::array<uint32_t, 2 * kMostPowers> rows;  // of halves; the last one has one element
  std::fill_n(rows.begin(), kMostPowers, modulus.one());
  for (size_t i = 0; i < values.size(); ++i) {
    if (values[i] != 0) rows[i] = values[i];
  }
  uint32_t* row = rows.data();
  size_t half = kMostPowers / 2;
  for (; half > 0; row += 2 * half, half /= 2) multiply_halves(modulus, row, half, row + 2 * half);
  *row = modulus.power(*row, modulus.prime() - 2);
  for (half = 1; half < kMostPowers; half *= 2) {
    divide_halves(modulus, row, half, row - 2 * half, row - half);
    row -= 2 * half;
  }
  for (size_t i = 0; i < values.size(); ++i) {
    if (values[i] != 0) values[i] = rows[i];
  }
}

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
