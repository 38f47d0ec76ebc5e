// The elements of each dtype: how they are stored, and which numbers they are.
#pragma once

#include "base/check.hpp"
#include "tensor/half.hpp"
#include "type/dtype.hpp"

#include <complex>
#include <concepts>
#include <cstdint>
#include <limits>

namespace passnet {

// Truncates as cvttsd2si does: NaN and values out of range become the smallest integer.
template <class Int>
Int truncate(double value) {
  constexpr auto kLowest = std::numeric_limits<Int>::min();
  constexpr double kBound = -static_cast<double>(kLowest);  // 2^31 or 2^63, exact
  if (!(value > -kBound - 1 && value < kBound)) return kLowest;
  return static_cast<Int>(value);
}

// Integers narrower than 64 bits are truncated through 32 bits, as PyTorch's are on x86.
template <class T>
struct NumberElement {
  using Stored = T;
  static double read(T stored) { return static_cast<double>(stored); }
  static T write(double value) {
    if constexpr (std::floating_point<T>) return static_cast<T>(value);
    if constexpr (std::same_as<T, int64_t>) return truncate<int64_t>(value);
    return static_cast<T>(truncate<int32_t>(value));
  }
};
struct F16Element {
  using Stored = uint16_t;
  static double read(uint16_t stored) { return f16_to_f32(stored); }
  static uint16_t write(double value) { return f32_to_f16(static_cast<float>(value)); }
};
struct BF16Element {
  using Stored = uint16_t;
  static double read(uint16_t stored) { return bf16_to_f32(stored); }
  static uint16_t write(double value) { return f32_to_bf16(static_cast<float>(value)); }
};
struct BoolElement {
  using Stored = uint8_t;
  static double read(uint8_t stored) { return stored != 0 ? 1 : 0; }
  static uint8_t write(double value) { return value != 0 ? 1 : 0; }
};
// Read as its real part.
struct ComplexElement {
  using Stored = std::complex<float>;
  static double read(Stored stored) { return stored.real(); }
  static Stored write(double value) { return static_cast<float>(value); }
};

// True for elements that are integers of C++, without bool.
template <class Element>
concept IntegerElement = std::same_as<Element, NumberElement<typename Element::Stored>> &&
                         std::integral<typename Element::Stored>;

template <class Element>
concept FloatElement =
    std::same_as<Element, F16Element> || std::same_as<Element, BF16Element> ||
    (std::same_as<Element, NumberElement<typename Element::Stored>> && !IntegerElement<Element>);

// Calls f.template operator()<Element>() with the elements of the dtype.
template <class F>
decltype(auto) visit_elements(DType dtype, F&& f) {
  switch (dtype) {
    case DType::kF64:
      return f.template operator()<NumberElement<double>>();
    case DType::kF32:
      return f.template operator()<NumberElement<float>>();
    case DType::kF16:
      return f.template operator()<F16Element>();
    case DType::kBF16:
      return f.template operator()<BF16Element>();
    case DType::kI64:
      return f.template operator()<NumberElement<int64_t>>();
    case DType::kI32:
      return f.template operator()<NumberElement<int32_t>>();
    case DType::kI16:
      return f.template operator()<NumberElement<int16_t>>();
    case DType::kI8:
      return f.template operator()<NumberElement<int8_t>>();
    case DType::kU8:
      return f.template operator()<NumberElement<uint8_t>>();
    case DType::kBool:
      return f.template operator()<BoolElement>();
    case DType::kC64:
      return f.template operator()<ComplexElement>();
  }
  UNREACHABLE();
}

}  // namespace passnet
