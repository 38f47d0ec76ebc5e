#include "interpret/field/power.hpp"

#include "base/check.hpp"

#include <algorithm>
#include <array>
#include <bit>

namespace passnet {
namespace {

constexpr size_t kLanes = 16;  // not tuning: residues of a vector, of which loops are compiled

// Whole vectors, whatever part of the last one is used.
#if defined(__x86_64__)
[[gnu::target_clones("avx512f", "avx2", "default")]]
#endif
void raise(const Modulus modulus, const uint32_t* __restrict values, size_t vectors,
           uint64_t exponent, uint32_t* __restrict result) {
  for (int bit = std::bit_width(exponent) - 1; bit >= 0; --bit) {
    const bool multiplies = (exponent >> bit & 1) != 0;
    for (size_t i = 0; i < vectors * kLanes; i += kLanes) {
      for (size_t j = i; j < i + kLanes; ++j) result[j] = modulus.mul(result[j], result[j]);
      if (!multiplies) continue;
      for (size_t j = i; j < i + kLanes; ++j) result[j] = modulus.mul(result[j], values[j]);
    }
  }
}

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
  if (values.size() < kLanes / 4) {
    for (uint32_t& value : values) value = modulus.power(value, exponent);
    return;
  }
  std::array<uint32_t, kMostPowers> from;
  std::array<uint32_t, kMostPowers> result;
  const size_t vectors = (values.size() + kLanes - 1) / kLanes;
  std::fill_n(from.begin(), vectors * kLanes, 0);
  std::ranges::copy(values, from.begin());
  std::fill_n(result.begin(), vectors * kLanes, modulus.one());
  raise(modulus, from.data(), vectors, exponent, result.data());
  std::copy_n(result.begin(), values.size(), values.begin());
}

}  // namespace passnet
