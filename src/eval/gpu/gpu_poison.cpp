#include "eval/gpu/gpu_poison.hpp"

#include "base/random_bits.hpp"

#include <cstring>

namespace passnet {
namespace {

struct FloatForm {
  int mantissa_bits;
  uint64_t one;   // the bits of 1
  uint64_t sign;  // likewise, of the sign
};

FloatForm form_of(DType dtype) {
  if (dtype == DType::kF64) return {52, 0x3FF0000000000000, uint64_t{1} << 63};
  if (dtype == DType::kF16) return {10, 0x3C00, 0x8000};
  if (dtype == DType::kBF16) return {7, 0x3F80, 0x8000};
  return {23, 0x3F800000, 0x80000000};
}

// Half of the numbers are in [0.5, 1), half in [1, 2).
uint64_t draw_float(DType dtype, uint64_t bits) {
  const FloatForm form = form_of(dtype);
  const uint64_t step = uint64_t{1} << form.mantissa_bits;
  const uint64_t mantissa = (bits >> 2) & (step - 1);
  return ((bits & 1) != 0 ? form.sign : 0) | (form.one - ((bits & 2) != 0 ? step : 0) + mantissa);
}

}  // namespace

std::vector<std::byte> draw_poison(DType dtype, uint64_t seed) {
  constexpr uint64_t kWhole = 0x7F;  // numbers of every whole dtype
  const bool is_whole = is_integral(dtype);
  const size_t size = is_complex(dtype) ? byte_size(DType::kF32) : byte_size(dtype);
  std::vector<std::byte> bytes(kPoisonBytes);
  for (size_t at = 0; at < bytes.size(); at += size) {
    const uint64_t bits = random_bits(seed, at);
    const uint64_t word = dtype == DType::kBool ? bits & 1
                          : is_whole            ? bits & kWhole
                                                : draw_float(dtype, bits);
    std::memcpy(&bytes[at], &word, size);
  }
  return bytes;
}

}  // namespace passnet
