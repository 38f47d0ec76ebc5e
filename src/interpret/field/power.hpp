// Powers of a column of residues, all to one exponent, and inverses.
#pragma once

#include "interpret/field/modulus.hpp"

#include <cstddef>
#include <cstdint>
#include <span>

namespace passnet {

inline constexpr size_t kMostPowers = 128;

void power_column(const Modulus& modulus, std::span<uint32_t> values, uint64_t exponent);
// The inverse of 0 is 0.
void invert_column(const Modulus& modulus, std::span<uint32_t> values);

}  // namespace passnet
