// Storage formats of elements: how a lane of each dtype is loaded and stored.
#pragma once

#include "base/check.hpp"
#include "kernel/scalar_math.hpp"
#include "tensor/half.hpp"
#include "type/dtype.hpp"

#include <complex>
#include <cstdint>

namespace passnet {

struct F16Storage {
  using Lane = float;
  uint16_t bits;
  static float load(F16Storage from) { return f16_to_f32(from.bits); }
  static F16Storage store(float value) { return {f32_to_f16(value)}; }
};
struct BF16Storage {
  using Lane = float;
  uint16_t bits;
  static float load(BF16Storage from) { return bf16_to_f32(from.bits); }
  static BF16Storage store(float value) { return {f32_to_bf16(value)}; }
};
// Elements that convert to their lane with static_cast.
template <class T, class L>
struct PlainStorage {
  using Lane = L;
  T value;
  static L load(PlainStorage from) { return static_cast<L>(from.value); }
  static PlainStorage store(L value) { return {static_cast<T>(value)}; }
};

// Calls f.template operator()<S>() with the storage type of a dtype's elements.
template <class F>
void with_storage(DType dtype, F&& f) {
  switch (dtype) {
    case DType::kF64:
      return f.template operator()<PlainStorage<double, double>>();
    case DType::kF32:
      return f.template operator()<PlainStorage<float, float>>();
    case DType::kF16:
      return f.template operator()<F16Storage>();
    case DType::kBF16:
      return f.template operator()<BF16Storage>();
    case DType::kI64:
      return f.template operator()<PlainStorage<int64_t, int64_t>>();
    case DType::kI32:
      return f.template operator()<PlainStorage<int32_t, int64_t>>();
    case DType::kI16:
      return f.template operator()<PlainStorage<int16_t, int64_t>>();
    case DType::kI8:
      return f.template operator()<PlainStorage<int8_t, int64_t>>();
    case DType::kU8:
      return f.template operator()<PlainStorage<uint8_t, int64_t>>();
    case DType::kBool:
      return f.template operator()<PlainStorage<Truth, Truth>>();
    case DType::kC64:
      return f.template operator()<PlainStorage<std::complex<float>, std::complex<float>>>();
  }
  UNREACHABLE();
}

}  // namespace passnet
