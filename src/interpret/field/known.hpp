// The numbers that the elements of a column are known to be.
#pragma once

#include "interpret/field/modulus.hpp"
#include "interpret/field/power.hpp"

#include <array>
#include <bit>
#include <cstdint>

namespace passnet {

// The number says nothing where `is_known` is 0.
struct KnownNumbers {
  std::array<double, kMostPowers> numbers;
  std::array<uint64_t, kMostPowers> is_known;
};

// Two primes, p = 2q + 1, and what known numbers are multiples of: `step`, a power of 2.
struct KnownForm {
  Modulus p;
  Modulus q;
  std::array<uint32_t, 2> scales{};  // its inverse modulo p and q
  double step = 1;

  // Sets the number of least magnitude with the residues `low` modulo p and `high` modulo q; false
  // if it is so large that any element could have it: one in 2^20 is taken for a number.
  constexpr bool find(uint32_t low, uint32_t high, double& number) const {
    constexpr int64_t kMostTurns = 512;
    const int64_t residue = p.centered(p.mul(low, scales[0]));
    const uint32_t other = q.mul(high, scales[1]);
    // As p is 1 modulo q; no residue's magnitude is greater than q.
    const int64_t prime = q.prime();
    const int64_t above = residue < 0 ? residue + prime : residue;
    const auto rest = static_cast<uint32_t>(above == prime ? 0 : above);
    const int64_t turns = q.centered(q.sub(other, q.from(rest)));
    // Exact: less than 2^53.
    number = (to_double(residue) + to_double(turns) * p.prime()) * step;
    return turns <= kMostTurns && turns >= -kMostTurns;
  }

 private:
  // An integer of few bits; processors without AVX-512 convert none of 64 bits in vectors.
  static constexpr double to_double(int64_t value) {
    constexpr double kShift = 0x1.8p52;
    return std::bit_cast<double>(value + std::bit_cast<int64_t>(kShift)) - kShift;
  }
};

// Finds the numbers of the first words of a column, which are finite.
void find_known(const KnownForm& form, const uint64_t* words, size_t count, KnownNumbers& found);

}  // namespace passnet
