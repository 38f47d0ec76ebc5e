// f16 and bf16 as bits: conversions round to nearest even, as ATen's do, in plain arithmetic that
// vectorizes on any target (without F16C, `_Float16` casts are library calls).
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

inline float f16_to_f32(uint16_t bits) {
  // The exponent read with f32's bias is 112 too small; the product corrects that.
  const float scaled = std::bit_cast<float>((bits & 0x7fffu) << 13) * 0x1p112f;
  const uint32_t special = scaled >= 0x1p16f ? 0x7f800000u : 0u;  // Inf and NaN
  const uint32_t sign = (bits & 0x8000u) << 16;
  return std::bit_cast<float>(std::bit_cast<uint32_t>(scaled) | special | sign);
}

inline uint16_t f32_to_f16(float value) {
  const auto bits = std::bit_cast<uint32_t>(value);
  const uint32_t sign = (bits >> 16) & 0x8000u;
  const uint32_t magnitude = bits & 0x7fffffffu;
  if (magnitude > 0x7f800000u) {  // NaN: quiet, with the payload's upper bits
    return static_cast<uint16_t>(sign | 0x7e00u | ((magnitude >> 13) & 0x3ffu));
  }
  if (magnitude >= 0x477ff000u) return static_cast<uint16_t>(sign | 0x7c00u);  // from 65520 on
  if (magnitude < 0x38800000u) {
    // Below 2^-14 the spacing is 2^-24, the spacing of floats in [0.5, 1): the sum rounds there.
    const auto sum = std::bit_cast<uint32_t>(std::bit_cast<float>(magnitude) + 0.5f);
    return static_cast<uint16_t>(sign | (sum - 0x3f000000u));
  }
  const uint32_t rounded = magnitude - (112u << 23) + 0xfffu + ((magnitude >> 13) & 1u);
  return static_cast<uint16_t>(sign | (rounded >> 13));
}

}  // namespace passnet
