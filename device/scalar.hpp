// Scalars of the prelude, on any target: element types and their conversions, arithmetic with the
// semantics of PyTorch for integers and NaN, combining, complex numbers.
#pragma once

typedef __INT8_TYPE__ int8_t;
typedef __INT16_TYPE__ int16_t;
typedef __INT32_TYPE__ int32_t;
typedef __INT64_TYPE__ int64_t;
typedef __UINT8_TYPE__ uint8_t;
typedef __UINT16_TYPE__ uint16_t;
typedef __UINT32_TYPE__ uint32_t;
typedef __UINT64_TYPE__ uint64_t;
typedef __SIZE_TYPE__ size_t;

extern "C" {
double fmod(double, double) noexcept;
float fmodf(float, float) noexcept;
}

namespace pn {

// ---- element types ----

// Scalars for the compiler, which does not vectorize copies of structures.
enum class bf16 : uint16_t {};
enum class f16 : uint16_t {};
struct c64 {
  float re;
  float im;
};

template <class To, class From>
[[gnu::always_inline]] inline To bit_cast(From from) {
  return __builtin_bit_cast(To, from);
}

inline constexpr float kInfinity = __builtin_inff();
inline constexpr float kNan = __builtin_nanf("");

[[gnu::always_inline]] inline float to_float(bf16 value) {
  return bit_cast<float>(static_cast<uint32_t>(value) << 16);
}
[[gnu::always_inline]] inline bf16 to_bf16(float value) {
#if defined(__CUDA_ARCH__)
  uint16_t half;
  asm("cvt.rn.bf16.f32 %0, %1;" : "=h"(half) : "f"(value));
  return bf16(half);
#else
  const uint32_t bits = bit_cast<uint32_t>(value);
  const uint32_t rounded = (bits + 0x7fffu + ((bits >> 16) & 1u)) >> 16;
  const uint32_t quiet = (bits >> 16) | 0x40u;
  return bf16(value != value ? quiet : rounded);
#endif
}
[[gnu::always_inline]] inline float to_float(f16 value) {
#if defined(__CUDA_ARCH__)
  float single;
  asm("cvt.f32.f16 %0, %1;" : "=f"(single) : "h"(static_cast<uint16_t>(value)));
  return single;
#elif defined(__F16C__) && defined(__clang__)  // which vectorizes the machine's conversion
  return static_cast<float>(bit_cast<_Float16>(value));
#else
  // Shifted into place, the exponent is 112 too small: a multiplication corrects it, and denormals
  // too.
  const uint32_t wide = static_cast<uint32_t>(value);
  const uint32_t magnitude = (wide & 0x7fffu) << 13;
  const uint32_t finite = bit_cast<uint32_t>(bit_cast<float>(magnitude) * 0x1p112f);
  const uint32_t special = magnitude | 0x7f800000u;
  return bit_cast<float>(((wide & 0x8000u) << 16) | (magnitude < 0x0f800000u ? finite : special));
#endif
}
[[gnu::always_inline]] inline f16 to_f16(float value) {
#if defined(__CUDA_ARCH__)
  uint16_t half;
  asm("cvt.rn.f16.f32 %0, %1;" : "=h"(half) : "f"(value));
  return f16(half);
#elif defined(__F16C__) && defined(__clang__)
  return bit_cast<f16>(static_cast<_Float16>(value));
#else
  const uint32_t bits = bit_cast<uint32_t>(value);
  const uint32_t sign = (bits >> 16) & 0x8000u;
  const uint32_t magnitude = bits & 0x7fffffffu;
  // Normal results: round at bit 13. Denormal ones: adding 0.5 moves the unit to bit 0.
  const uint32_t normal = (magnitude - 0x38000000u + 0xfffu + ((magnitude >> 13) & 1u)) >> 13;
  const uint32_t tiny =
      bit_cast<uint32_t>(bit_cast<float>(magnitude) + 0.5f) - bit_cast<uint32_t>(0.5f);
  const uint32_t finite = magnitude < 0x38800000u ? tiny : normal;
  const uint32_t overflow =
      magnitude > 0x7f800000u ? 0x7e00u | ((magnitude >> 13) & 0x3ffu) : 0x7c00u;
  return f16(sign | (magnitude >= 0x477ff000u ? overflow : finite));
#endif
}

template <class A, class B>
inline constexpr bool is_same = false;
template <class A>
inline constexpr bool is_same<A, A> = true;
template <class T>
inline constexpr bool is_half = is_same<T, bf16> || is_same<T, f16>;

template <class To, class From>
[[gnu::always_inline]] inline To cast(From value) {
  if constexpr (is_same<To, From>)
    return value;
  else if constexpr (is_half<From>)
    return cast<To>(to_float(value));
  else if constexpr (is_same<From, c64>) {
    if constexpr (is_same<To, bool>)
      return value.re != 0 || value.im != 0;
    else
      return cast<To>(value.re);
  } else if constexpr (is_same<To, bf16>)
    return to_bf16(static_cast<float>(value));
  else if constexpr (is_same<To, f16>)
    return to_f16(static_cast<float>(value));
  else if constexpr (is_same<To, c64>)
    return {static_cast<float>(value), 0.0f};
  else if constexpr (is_same<To, bool>)
    return value != 0;
  else if constexpr ((is_same<From, float> || is_same<From, double>) && sizeof(To) < 4) {
    return static_cast<To>(static_cast<int32_t>(value));  // narrow integers wrap from 32 bits
  } else
    return static_cast<To>(value);
}

[[gnu::always_inline]] inline float load(const bf16* from) { return to_float(*from); }
[[gnu::always_inline]] inline float load(const f16* from) { return to_float(*from); }
template <class T>
[[gnu::always_inline]] inline T load(const T* from) {
  return *from;
}
template <class T, class V>
[[gnu::always_inline]] inline void store(T* to, V value) {
  *to = cast<T>(value);
}

// Rounds as a store and a load would, without leaving the register.
template <class T>
[[gnu::always_inline]] inline float rounded(float value) {
#if defined(__CUDA_ARCH__)
  if constexpr (is_same<T, bf16>) {
    // The upper half of a pair is the float itself, and pairs take a fraction of the time.
    uint32_t pair;
    asm("cvt.rn.bf16x2.f32 %0, %1, %2;" : "=r"(pair) : "f"(value), "f"(0.0f));
    return bit_cast<float>(pair);
  } else {
    return to_float(cast<T>(value));
  }
#else
  const uint32_t bits = bit_cast<uint32_t>(value);
  if constexpr (is_same<T, bf16>) {
    const uint32_t near = (bits + 0x7fffu + ((bits >> 16) & 1u)) & 0xffff0000u;
    const uint32_t quiet = (bits | 0x400000u) & 0xffff0000u;
    return bit_cast<float>(value != value ? quiet : near);
  } else {
    const uint32_t magnitude = bits & 0x7fffffffu;
    const uint32_t normal = (magnitude + 0xfffu + ((magnitude >> 13) & 1u)) & ~0x1fffu;
    const uint32_t tiny = bit_cast<uint32_t>((bit_cast<float>(magnitude) + 0.5f) - 0.5f);
    const uint32_t finite = magnitude < 0x38800000u ? tiny : normal;
    const uint32_t special = magnitude > 0x7f800000u ? magnitude | 0x400000u : 0x7f800000u;
    return bit_cast<float>((bits & 0x80000000u) | (magnitude >= 0x477ff000u ? special : finite));
  }
#endif
}

// ---- simple arithmetic ----

template <class T>
inline constexpr bool is_float = is_same<T, float> || is_same<T, double>;
template <class T>
struct Unsigned {
  using Type = uint64_t;
};
template <>
struct Unsigned<int32_t> {
  using Type = uint32_t;
};

[[gnu::always_inline]] inline float fma(float a, float b, float c) {
#if defined(__FMA__) || defined(__ARM_FEATURE_FMA) || defined(__CUDA_ARCH__)
  return __builtin_fmaf(a, b, c);
#else
  return a * b + c;
#endif
}
[[gnu::always_inline]] inline double fma(double a, double b, double c) {
#if defined(__FMA__) || defined(__ARM_FEATURE_FMA) || defined(__CUDA_ARCH__)
  return __builtin_fma(a, b, c);
#else
  return a * b + c;
#endif
}

// Integers wrap; bool: or, difference, and.
template <class T>
[[gnu::always_inline]] inline T add(T a, T b) {
  using U = typename Unsigned<T>::Type;
  if constexpr (is_float<T>)
    return a + b;
  else if constexpr (is_same<T, bool>)
    return a | b;
  else
    return static_cast<T>(static_cast<U>(a) + static_cast<U>(b));
}
template <class T>
[[gnu::always_inline]] inline T sub(T a, T b) {
  using U = typename Unsigned<T>::Type;
  if constexpr (is_float<T>)
    return a - b;
  else if constexpr (is_same<T, bool>)
    return a != b;
  else
    return static_cast<T>(static_cast<U>(a) - static_cast<U>(b));
}
template <class T>
[[gnu::always_inline]] inline T mul(T a, T b) {
  using U = typename Unsigned<T>::Type;
  if constexpr (is_float<T>)
    return a * b;
  else if constexpr (is_same<T, bool>)
    return a & b;
  else
    return static_cast<T>(static_cast<U>(a) * static_cast<U>(b));
}
template <class T>
[[gnu::always_inline]] inline T neg(T a) {
  if constexpr (is_float<T>)
    return -a;
  else
    return sub(T(0), a);
}
template <class T>
struct SameType {
  using Type = T;
};
template <class T>
using Same = typename SameType<T>::Type;  // a parameter that is not deduced

// max(a, bound) and min(a, bound) for a bound that is not NaN: one instruction.
template <class T>
[[gnu::always_inline]] inline T at_least(T a, Same<T> bound) {
  return bound > a ? bound : a;
}
template <class T>
[[gnu::always_inline]] inline T at_most(T a, Same<T> bound) {
  return bound < a ? bound : a;
}
// b - a if that is positive, else 0; for bytes. g++ 12 would turn choices into maxima, and it fails
// on masked maxima of bytes.
template <class T>
[[gnu::always_inline]] inline int32_t excess(T a, T b) {
  const int32_t more = static_cast<int32_t>(b) - static_cast<int32_t>(a);
  return more & ~(more >> 31);
}
// Tests `b` for NaN, because it is available before `a` when values are combined one after another.
template <class T>
[[gnu::always_inline]] inline T max(T a, T b) {
  if constexpr (sizeof(T) == 1) {
    return static_cast<T>(a + excess(a, b));
  } else if constexpr (!is_float<T>) {
    return a > b ? a : b;
#if defined(__CUDACC_RTC__) && __CUDA_ARCH__ >= 800
  } else if constexpr (is_same<T, float>) {
    T largest;
    asm("max.NaN.f32 %0, %1, %2;" : "=f"(largest) : "f"(a), "f"(b));
    return largest;
#endif
  } else {
    const T largest = b > a ? b : a;  // a if either is NaN
    return b != b ? b : largest;
  }
}
template <class T>
[[gnu::always_inline]] inline T min(T a, T b) {
  if constexpr (sizeof(T) == 1) {
    return static_cast<T>(a - excess(b, a));
  } else if constexpr (!is_float<T>) {
    return a < b ? a : b;
#if defined(__CUDACC_RTC__) && __CUDA_ARCH__ >= 800
  } else if constexpr (is_same<T, float>) {
    T least;
    asm("min.NaN.f32 %0, %1, %2;" : "=f"(least) : "f"(a), "f"(b));
    return least;
#endif
  } else {
    const T least = b < a ? b : a;
    return b != b ? b : least;
  }
}
[[gnu::always_inline]] inline float abs(float a) { return __builtin_fabsf(a); }
[[gnu::always_inline]] inline double abs(double a) { return __builtin_fabs(a); }
template <class T>
[[gnu::always_inline]] inline T abs(T a) {
  return a < T(0) ? neg(a) : a;
}
template <class T>
[[gnu::always_inline]] inline T sign(T a) {
  return static_cast<T>((a > T(0)) - (a < T(0)));
}
template <class T>
[[gnu::always_inline]] inline bool isnan(T a) {
  return a != a;
}
template <class T>
[[gnu::always_inline]] inline bool isinf(T a) {
  if constexpr (is_float<T>)
    return abs(a) == T(kInfinity);
  else
    return false;
}
[[gnu::always_inline]] inline float floor(float a) { return __builtin_floorf(a); }
[[gnu::always_inline]] inline double floor(double a) { return __builtin_floor(a); }
[[gnu::always_inline]] inline float ceil(float a) { return __builtin_ceilf(a); }
[[gnu::always_inline]] inline double ceil(double a) { return __builtin_ceil(a); }
[[gnu::always_inline]] inline float trunc(float a) { return __builtin_truncf(a); }
[[gnu::always_inline]] inline double trunc(double a) { return __builtin_trunc(a); }
[[gnu::always_inline]] inline float round(float a) { return __builtin_rintf(a); }
[[gnu::always_inline]] inline double round(double a) { return __builtin_rint(a); }
template <class T>
inline T floor(T a) {
  return a;
}
template <class T>
inline T ceil(T a) {
  return a;
}
template <class T>
inline T trunc(T a) {
  return a;
}
template <class T>
inline T round(T a) {
  return a;
}
[[gnu::always_inline]] inline float sqrt(float a) { return __builtin_sqrtf(a); }
[[gnu::always_inline]] inline double sqrt(double a) { return __builtin_sqrt(a); }
template <class T>
[[gnu::always_inline]] inline T rsqrt(T a) {
  return T(1) / sqrt(a);
}
template <class T>
[[gnu::always_inline]] inline T reciprocal(T a) {
  return T(1) / a;
}
[[gnu::always_inline]] inline float copysign(float a, float b) { return __builtin_copysignf(a, b); }
[[gnu::always_inline]] inline double copysign(double a, double b) {
  return __builtin_copysign(a, b);
}

// ---- division ----

[[gnu::always_inline]] inline float fmod(float a, float b) { return ::fmodf(a, b); }
[[gnu::always_inline]] inline double fmod(double a, double b) { return ::fmod(a, b); }
template <class T>
[[gnu::always_inline]] inline T fmod(T a, T b) {
  return b == T(0) || b == T(-1) ? T(0) : static_cast<T>(a % b);
}
template <class T>
[[gnu::always_inline]] inline T trunc_div(T a, T b) {
  if constexpr (is_float<T>)
    return trunc(a / b);
  else
    return b == T(0) ? T(0) : (b == T(-1) && T(-1) < T(0)) ? neg(a) : static_cast<T>(a / b);
}
template <class T>
[[gnu::always_inline]] inline T remainder(T a, T b) {
  const T rest = fmod(a, b);
  return rest != T(0) && (b < T(0)) != (rest < T(0)) ? static_cast<T>(rest + b) : rest;
}
template <class T>
[[gnu::always_inline]] inline T floor_div(T a, T b) {
  if constexpr (is_float<T>) {
    const T rest = fmod(a, b);
    T quotient = (a - rest) / b;
    quotient = rest != 0 && (b < 0) != (rest < 0) ? quotient - 1 : quotient;
    const T floored = floor(quotient);
    const T exact = quotient - floored > T(0.5) ? floored + 1 : floored;
    return b == 0 ? a / b : quotient == 0 ? copysign(T(0), a / b) : exact;
  } else {
    const T quotient = trunc_div(a, b);
    return fmod(a, b) != T(0) && (a < T(0)) != (b < T(0)) ? static_cast<T>(quotient - 1) : quotient;
  }
}
template <class T>
[[gnu::always_inline]] inline T shift_left(T a, T b) {
  constexpr int64_t kBits = sizeof(T) * 8;
  return b < T(0) || static_cast<int64_t>(b) >= kBits
             ? T(0)
             : static_cast<T>(static_cast<uint64_t>(a) << static_cast<int64_t>(b));
}
template <class T>
[[gnu::always_inline]] inline T shift_right(T a, T b) {
  constexpr int64_t kBits = sizeof(T) * 8;
  const int64_t by = b < T(0) || static_cast<int64_t>(b) >= kBits ? 63 : static_cast<int64_t>(b);
  return static_cast<T>(static_cast<int64_t>(a) >> by);
}

// ---- checks ----

// The first value that a kernel refused in a call.
struct Report {
  int64_t kind;  // 0: none
  int64_t found;
  int64_t extent;  // of the dim, for an index
};
constexpr int64_t kBadIndex = 1;
constexpr int64_t kBadDivisor = 2;

// An index of [0, extent), and a divisor that is not 0. Others are refused: the target's `refuse`
// keeps the first of a call, which goes on with a harmless value.
template <class R>
[[gnu::always_inline]] inline int64_t inside(R* report, int64_t at, int64_t extent) {
  if (__builtin_expect(static_cast<uint64_t>(at) < static_cast<uint64_t>(extent), 1)) return at;
  refuse(report, R{kBadIndex, at, extent});
  return 0;
}
// An index that counts from the front if it was negative before.
template <class R>
[[gnu::always_inline]] inline int64_t inside_from_front(R* report, int64_t at, int64_t extent) {
  if (__builtin_expect(static_cast<uint64_t>(at) < static_cast<uint64_t>(extent), 1)) return at;
  refuse(report, R{kBadIndex, at < 0 ? at - extent : at, extent});
  return 0;
}
template <class R, class T>
[[gnu::always_inline]] inline T nonzero(R* report, T divisor) {
  if (__builtin_expect(divisor != T(0), 1)) return divisor;
  refuse(report, R{kBadDivisor, 0, 0});
  return T(1);
}

[[gnu::always_inline]] inline int64_t smaller(int64_t a, int64_t b) { return a < b ? a : b; }
[[gnu::always_inline]] inline int64_t larger(int64_t a, int64_t b) { return a > b ? a : b; }
// Divides rounding up; b > 0.
[[gnu::always_inline]] inline int64_t ceil_div(int64_t a, int64_t b) {
  return a / b + (a % b > 0 ? 1 : 0);
}

// ---- complex numbers ----

inline c64 operator+(c64 a, c64 b) { return {a.re + b.re, a.im + b.im}; }
inline c64 operator-(c64 a, c64 b) { return {a.re - b.re, a.im - b.im}; }
inline c64 operator-(c64 a) { return {-a.re, -a.im}; }
inline c64 operator*(c64 a, c64 b) {
  return {a.re * b.re - a.im * b.im, a.re * b.im + a.im * b.re};
}
// As ATen divides: by the larger part of the divisor first, and each part by a divisor of 0.
inline c64 operator/(c64 a, c64 b) {
  const double re = b.re, im = b.im;
  const double re_size = __builtin_fabs(re), im_size = __builtin_fabs(im);
  if (re == 0 && im == 0) {
    return {a.re / static_cast<float>(re_size), a.im / static_cast<float>(im_size)};
  }
  const bool is_wide = re_size >= im_size;
  const double ratio = is_wide ? im / re : re / im;
  const double scale = 1 / (is_wide ? re + im * ratio : re * ratio + im);
  if (is_wide) {
    return {static_cast<float>((a.re + a.im * ratio) * scale),
            static_cast<float>((a.im - a.re * ratio) * scale)};
  }
  return {static_cast<float>((a.re * ratio + a.im) * scale),
          static_cast<float>((a.im * ratio - a.re) * scale)};
}
inline bool operator==(c64 a, c64 b) { return a.re == b.re && a.im == b.im; }
inline bool operator!=(c64 a, c64 b) { return !(a == b); }
inline bool operator!(c64 a) { return a == c64{}; }

}  // namespace pn
