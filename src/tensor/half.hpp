// f16 and bf16 as bits: conversions that round to nearest even, as ATen's do.
#pragma once

#include <bit>
#include <cmath>
#include <cstdint>

namespace passnet {

inline float bf16_to_f32(uint16_t bits) {
  return std::bit_cast<float>(static_cast<uint32_t>(bits) << 16);
}

inline uint16_t f32_to_bf16(float value) {
  const auto bits = std::bit_cast<uint32_t>(value);
  if (value != value) return static_cast<uint16_t>((bits >> 16) | 0x40);
  return static_cast<uint16_t>((bits + 0x7fff + ((bits >> 16) & 1)) >> 16);
}

inline float f16_to_f32(uint16_t bits) { return static_cast<float>(std::bit_cast<_Float16>(bits)); }

inline uint16_t f32_to_f16(float value) {
  return std::bit_cast<uint16_t>(static_cast<_Float16>(value));
}

}  // namespace passnet
