// Columns of random bits (base/random_bits.hpp), and elements of them, in vectors.
#pragma once

#include "interpret/field/modulus.hpp"
#include "interpret/field/power.hpp"

#include <array>
#include <cstdint>

namespace passnet {

using RandomColumn = std::array<uint64_t, kMostPowers>;

// out[i] = random_bits(key, first + i).
void random_bits_from(uint64_t key, uint64_t first, RandomColumn& out);
// out[i] = random_bits(keys[i], position).
void random_bits_of(const RandomColumn& keys, uint64_t position, RandomColumn& out);

// Residues modulo p in the low halves: squares, or negatives of squares where the number is
// negative; any residues modulo q in the high ones.
struct RandomWords {
  Modulus p;
  Modulus q;
  uint64_t key = 0;

  void fill(const RandomColumn& positions, const std::array<double, kMostPowers>& numbers,
            RandomColumn& out) const;
  constexpr uint64_t word(uint64_t bits, bool is_negative) const {
    const auto root = static_cast<uint32_t>((bits & 0xFFFFFFFF) * p.prime() >> 32);
    const uint64_t high = (bits >> 32) * q.prime() >> 32;
    const uint32_t square = p.mul(root, root);
    return (is_negative ? p.neg(square) : square) | high << 32;
  }
};

}  // namespace passnet
