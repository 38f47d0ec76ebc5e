// One element of every scalar operation, as ATen computes it: the reference for constant folding
// and the interpreter.
//
// T is float, double, int64_t (narrower integers are wrapped by the caller), Truth (bool) or
// std::complex<float>. An operation that a type lacks returns `Undefined`. Transcendental functions
// of float are computed in double and rounded once.
#pragma once

#include "kernel/scalar.hpp"

#include <cmath>
#include <complex>
#include <cstdint>
#include <limits>
#include <type_traits>

namespace passnet {

struct Undefined {};

// A bool in memory: any non-zero byte is true.
struct Truth {
  uint8_t byte = 0;
  constexpr explicit operator bool() const { return byte != 0; }
};
constexpr Truth truth(bool value) { return {static_cast<uint8_t>(value)}; }

template <class T>
inline constexpr bool kIsComplex = std::is_same_v<T, std::complex<float>>;
template <class T>
inline constexpr bool kIsFloat = std::is_floating_point_v<T>;
template <class T>
inline constexpr bool kIsInteger = std::is_same_v<T, int64_t>;
template <class T>
inline constexpr bool kIsTruth = std::is_same_v<T, Truth>;

// Functions of a double, or of a complex number.
template <ScalarOp op, class T>
auto transcendental(T a) {
  using enum ScalarOp;
  if constexpr (op == kExp)
    return std::exp(a);
  else if constexpr (op == kLog)
    return std::log(a);
  else if constexpr (op == kLog10)
    return std::log10(a);
  else if constexpr (op == kSin)
    return std::sin(a);
  else if constexpr (op == kCos)
    return std::cos(a);
  else if constexpr (op == kTan)
    return std::tan(a);
  else if constexpr (op == kAsin)
    return std::asin(a);
  else if constexpr (op == kAcos)
    return std::acos(a);
  else if constexpr (op == kAtan)
    return std::atan(a);
  else if constexpr (op == kSinh)
    return std::sinh(a);
  else if constexpr (op == kCosh)
    return std::cosh(a);
  else if constexpr (op == kTanh)
    return std::tanh(a);
  else if constexpr (!std::is_same_v<T, double>) {
    if constexpr (op == kExpm1)
      return std::exp(a) - 1.0;
    else if constexpr (op == kLog1p)
      return std::log(1.0 + a);
    else if constexpr (op == kLog2)
      return std::log(a) / std::log(2.0);
    else
      return Undefined{};
  } else if constexpr (op == kExp2)
    return std::exp2(a);
  else if constexpr (op == kAtanh)
    return std::atanh(a);
  else if constexpr (op == kExpm1)
    return std::expm1(a);
  else if constexpr (op == kLog1p)
    return std::log1p(a);
  else if constexpr (op == kLog2)
    return std::log2(a);
  else if constexpr (op == kErf)
    return std::erf(a);
  else if constexpr (op == kErfc)
    return std::erfc(a);
  else if constexpr (op == kRsqrt)
    return 1.0 / std::sqrt(a);
  else
    return Undefined{};
}

template <ScalarOp op, class T>
auto float_unary(T a) {
  using enum ScalarOp;
  if constexpr (op == kNeg)
    return -a;
  else if constexpr (op == kAbs)
    return std::fabs(a);
  else if constexpr (op == kSign)
    return static_cast<T>((T{0} < a) - (a < T{0}));
  else if constexpr (op == kSqrt)
    return std::sqrt(a);
  else if constexpr (op == kReciprocal)
    return T{1} / a;
  else if constexpr (op == kFloor)
    return std::floor(a);
  else if constexpr (op == kCeil)
    return std::ceil(a);
  else if constexpr (op == kRound)
    return std::nearbyint(a);
  else if constexpr (op == kTrunc)
    return std::trunc(a);
  else if constexpr (op == kNot)
    return truth(a == T{0});
  else if constexpr (op == kIsNan)
    return truth(a != a);
  else if constexpr (op == kIsInf)
    return truth(std::fabs(a) == std::numeric_limits<T>::infinity());
  else if constexpr (std::is_same_v<decltype(transcendental<op>(1.0)), Undefined>) {
    return Undefined{};
  } else {
    return static_cast<T>(transcendental<op>(static_cast<double>(a)));
  }
}

// Two's complement arithmetic without undefined overflow.
constexpr int64_t wrapping(uint64_t value) { return static_cast<int64_t>(value); }
constexpr uint64_t bits(int64_t value) { return static_cast<uint64_t>(value); }

template <ScalarOp op>
auto integer_unary(int64_t a) {
  using enum ScalarOp;
  if constexpr (op == kNeg)
    return wrapping(0 - bits(a));
  else if constexpr (op == kAbs)
    return a < 0 ? wrapping(0 - bits(a)) : a;
  else if constexpr (op == kSign)
    return static_cast<int64_t>((0 < a) - (a < 0));
  else if constexpr (op == kBitNot)
    return ~a;
  else if constexpr (op == kFloor || op == kCeil || op == kRound || op == kTrunc)
    return a;
  else if constexpr (op == kNotZero)
    return a == 0 ? int64_t{1} : a;
  else if constexpr (op == kNot)
    return truth(a == 0);
  else if constexpr (op == kIsNan || op == kIsInf)
    return truth(false);
  else
    return Undefined{};
}

template <ScalarOp op>
auto complex_unary(std::complex<float> a) {
  using enum ScalarOp;
  using Complex = std::complex<float>;
  if constexpr (op == kNeg)
    return -a;
  else if constexpr (op == kAbs)
    return Complex(std::abs(a));
  else if constexpr (op == kSign)
    return a == Complex() ? a : a / std::abs(a);
  else if constexpr (op == kSqrt)
    return Complex(std::sqrt(std::complex<double>(a)));
  else if constexpr (op == kRsqrt)
    return Complex(1.0 / std::sqrt(std::complex<double>(a)));
  else if constexpr (op == kReciprocal)
    return Complex(1.0 / std::complex<double>(a));
  else if constexpr (op == kNot)
    return truth(a == Complex());
  else if constexpr (op == kIsNan)
    return truth(a.real() != a.real() || a.imag() != a.imag());
  else if constexpr (op == kIsInf)
    return truth(std::isinf(a.real()) || std::isinf(a.imag()));
  else if constexpr (std::is_same_v<decltype(transcendental<op>(std::complex<double>())),
                                    Undefined>) {
    return Undefined{};
  } else {
    return Complex(transcendental<op>(std::complex<double>(a)));
  }
}

template <ScalarOp op>
auto truth_unary(Truth a) {
  using enum ScalarOp;
  if constexpr (op == kNot || op == kBitNot)
    return truth(!a);
  else if constexpr (op == kAbs || op == kSign)
    return truth(static_cast<bool>(a));
  else if constexpr (op == kIsNan || op == kIsInf)
    return truth(false);
  else
    return Undefined{};
}

template <ScalarOp op, class T>
auto scalar_unary(T a) {
  if constexpr (kIsFloat<T>)
    return float_unary<op>(a);
  else if constexpr (kIsInteger<T>)
    return integer_unary<op>(a);
  else if constexpr (kIsComplex<T>)
    return complex_unary<op>(a);
  else
    return truth_unary<op>(a);
}

template <class T>
T float_remainder(T a, T b) {
  const T rest = std::fmod(a, b);
  return rest != 0 && (b < 0) != (rest < 0) ? rest + b : rest;
}

// ATen's div_floor_floating: exact if a / b alone would round up to an integer.
template <class T>
T float_floor_div(T a, T b) {
  if (b == 0) return a / b;
  const T rest = std::fmod(a, b);
  T quotient = (a - rest) / b;
  if (rest != 0 && (b < 0) != (rest < 0)) quotient -= 1;
  if (quotient == 0) return std::copysign(T{0}, a / b);
  const T floored = std::floor(quotient);
  return quotient - floored > T{0.5} ? floored + 1 : floored;
}

template <ScalarOp op, class T>
auto float_binary(T a, T b) {
  using enum ScalarOp;
  if constexpr (op == kAdd)
    return a + b;
  else if constexpr (op == kSub)
    return a - b;
  else if constexpr (op == kMul)
    return a * b;
  else if constexpr (op == kDiv)
    return a / b;
  else if constexpr (op == kFloorDiv)
    return float_floor_div(a, b);
  else if constexpr (op == kTruncDiv)
    return std::trunc(a / b);
  else if constexpr (op == kRemainder)
    return float_remainder(a, b);
  else if constexpr (op == kFmod)
    return std::fmod(a, b);
  else if constexpr (op == kPow) {
    return static_cast<T>(std::pow(static_cast<double>(a), static_cast<double>(b)));
  } else if constexpr (op == kAtan2) {
    return static_cast<T>(std::atan2(static_cast<double>(a), static_cast<double>(b)));
  } else if constexpr (op == kMin)
    return a != a ? a : (b != b ? b : (b < a ? b : a));
  else if constexpr (op == kMax)
    return a != a ? a : (b != b ? b : (b > a ? b : a));
  else
    return Undefined{};
}

// Division by zero gives 0 (ATen raises; kernels guard it): nothing here may trap.
inline int64_t integer_trunc_div(int64_t a, int64_t b) {
  if (b == 0) return 0;
  return b == -1 ? wrapping(0 - bits(a)) : a / b;
}

inline int64_t integer_fmod(int64_t a, int64_t b) { return b == 0 || b == -1 ? 0 : a % b; }

inline int64_t integer_remainder(int64_t a, int64_t b) {
  const int64_t rest = integer_fmod(a, b);
  return rest != 0 && (b < 0) != (rest < 0) ? rest + b : rest;
}

inline int64_t integer_floor_div(int64_t a, int64_t b) {
  const int64_t quotient = integer_trunc_div(a, b);
  return integer_fmod(a, b) != 0 && (a < 0) != (b < 0) ? quotient - 1 : quotient;
}

// As ATen: a negative exponent gives 0 except for bases 1 and -1.
inline int64_t integer_pow(int64_t base, int64_t exponent) {
  if (exponent < 0) {
    if (base == 1) return 1;
    if (base == -1) return exponent % 2 == 0 ? 1 : -1;
    return 0;
  }
  uint64_t result = 1;
  uint64_t square = bits(base);
  for (; exponent > 0; exponent /= 2) {
    if (exponent % 2 == 1) result *= square;
    square *= square;
  }
  return wrapping(result);
}

template <ScalarOp op>
auto integer_binary(int64_t a, int64_t b) {
  using enum ScalarOp;
  if constexpr (op == kAdd)
    return wrapping(bits(a) + bits(b));
  else if constexpr (op == kSub)
    return wrapping(bits(a) - bits(b));
  else if constexpr (op == kMul)
    return wrapping(bits(a) * bits(b));
  else if constexpr (op == kFloorDiv)
    return integer_floor_div(a, b);
  else if constexpr (op == kTruncDiv)
    return integer_trunc_div(a, b);
  else if constexpr (op == kRemainder)
    return integer_remainder(a, b);
  else if constexpr (op == kFmod)
    return integer_fmod(a, b);
  else if constexpr (op == kPow)
    return integer_pow(a, b);
  else if constexpr (op == kMin)
    return b < a ? b : a;
  else if constexpr (op == kMax)
    return b > a ? b : a;
  else if constexpr (op == kBitAnd)
    return a & b;
  else if constexpr (op == kBitOr)
    return a | b;
  else if constexpr (op == kBitXor)
    return a ^ b;
  else if constexpr (op == kShiftLeft)
    return b < 0 || b > 63 ? int64_t{0} : wrapping(bits(a) << b);
  else if constexpr (op == kShiftRight)
    return a >> (b < 0 || b > 63 ? 63 : b);
  else if constexpr (op == kInside)
    return a >= 0 && a < b ? a : int64_t{0};
  else
    return Undefined{};
}

// As ATen multiplies: an infinite part times 0 is NaN.
inline std::complex<float> complex_product(std::complex<float> a, std::complex<float> b) {
  return {a.real() * b.real() - a.imag() * b.imag(), a.real() * b.imag() + a.imag() * b.real()};
}

// As ATen divides: by the larger part of the divisor first, and each part by a divisor of 0.
inline std::complex<float> complex_quotient(std::complex<float> a, std::complex<float> b) {
  const double re = b.real();
  const double im = b.imag();
  if (re == 0 && im == 0) return {a.real() / std::abs(b.real()), a.imag() / std::abs(b.imag())};
  const bool is_wide = std::abs(re) >= std::abs(im);
  const double ratio = is_wide ? im / re : re / im;
  const double scale = 1 / (is_wide ? re + im * ratio : re * ratio + im);
  if (is_wide) {
    return {static_cast<float>((a.real() + a.imag() * ratio) * scale),
            static_cast<float>((a.imag() - a.real() * ratio) * scale)};
  }
  return {static_cast<float>((a.real() * ratio + a.imag()) * scale),
          static_cast<float>((a.imag() * ratio - a.real()) * scale)};
}

template <ScalarOp op>
auto complex_binary(std::complex<float> a, std::complex<float> b) {
  using enum ScalarOp;
  if constexpr (op == kAdd)
    return a + b;
  else if constexpr (op == kSub)
    return a - b;
  else if constexpr (op == kMul)
    return complex_product(a, b);
  else if constexpr (op == kDiv)
    return complex_quotient(a, b);
  else if constexpr (op == kPow) {
    return std::pow(a, b);  // in float, as ATen: large powers differ
  } else
    return Undefined{};
}

template <ScalarOp op>
auto truth_binary(Truth left, Truth right) {
  using enum ScalarOp;
  const bool a(left);
  const bool b(right);
  if constexpr (op == kAdd || op == kMax || op == kBitOr)
    return truth(a || b);
  else if constexpr (op == kMul || op == kMin || op == kBitAnd)
    return truth(a && b);
  else if constexpr (op == kSub || op == kBitXor)
    return truth(a != b);
  else
    return Undefined{};
}

template <class T>
constexpr bool is_true(T a) {
  if constexpr (kIsTruth<T>)
    return static_cast<bool>(a);
  else
    return a != T{};
}

// Comparisons and logic, whose result is a bool for every type.
template <ScalarOp op, class T>
auto logic_binary(T a, T b) {
  using enum ScalarOp;
  if constexpr (op == kAnd)
    return truth(is_true(a) && is_true(b));
  else if constexpr (op == kOr)
    return truth(is_true(a) || is_true(b));
  else if constexpr (op == kXor)
    return truth(is_true(a) != is_true(b));
  else if constexpr (kIsTruth<T>) {
    return logic_binary<op>(static_cast<int64_t>(is_true(a)), static_cast<int64_t>(is_true(b)));
  } else if constexpr (op == kEq)
    return truth(a == b);
  else if constexpr (op == kNe)
    return truth(a != b);
  else if constexpr (kIsComplex<T>)
    return Undefined{};
  else if constexpr (op == kLt)
    return truth(a < b);
  else if constexpr (op == kLe)
    return truth(a <= b);
  else if constexpr (op == kGt)
    return truth(a > b);
  else if constexpr (op == kGe)
    return truth(a >= b);
  else
    return Undefined{};
}

template <ScalarOp op, class T>
auto scalar_binary(T a, T b) {
  if constexpr (info(op).result == ScalarResult::kBool)
    return logic_binary<op>(a, b);
  else if constexpr (kIsFloat<T>)
    return float_binary<op>(a, b);
  else if constexpr (kIsInteger<T>)
    return integer_binary<op>(a, b);
  else if constexpr (kIsComplex<T>)
    return complex_binary<op>(a, b);
  else
    return truth_binary<op>(a, b);
}

// Operations of three operands of one type; kSelect chooses, and is no arithmetic.
template <ScalarOp op, class T>
auto scalar_ternary(T a, T b, T c) {
  if constexpr (op == ScalarOp::kFma && kIsFloat<T>)
    return std::fma(a, b, c);
  else
    return Undefined{};
}

}  // namespace passnet
