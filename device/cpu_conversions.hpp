// Vectors for handwritten loops, and conversions of arrays of f16, bf16 and bool to and from float.
#pragma once

#include "scalar.hpp"

namespace pn {

// ---- vectors for handwritten loops ----

typedef float f32x8 __attribute__((vector_size(32)));
typedef float f32x16 __attribute__((vector_size(64)));
typedef int32_t i32x8 __attribute__((vector_size(32)));
typedef int32_t i32x16 __attribute__((vector_size(64)));

template <class V, class T>
[[gnu::always_inline]] inline V load_vector(const T* from) {
  V value;
  __builtin_memcpy(&value, from, sizeof(V));
  return value;
}
template <class V, class T>
[[gnu::always_inline]] inline void store_vector(T* to, V value) {
  __builtin_memcpy(to, &value, sizeof(V));
}

// Convert `count` elements between f16 and float, with the machine's conversions if it has them:
// compilers do not use these in loops over single conversions. The last vector may overlap the one
// before it.
typedef short i16x8 __attribute__((vector_size(16)));
typedef short i16x16 __attribute__((vector_size(32)));
typedef float f32x4 __attribute__((vector_size(16)));
#if defined(__F16C__)
// clang no longer has functions for what the language can say.
#if defined(__clang__)
typedef _Float16 f16x4 __attribute__((vector_size(8)));
typedef _Float16 f16x8 __attribute__((vector_size(16)));
[[gnu::always_inline]] inline void widen_four(float* to, const f16* from) {
  store_vector(to, __builtin_convertvector(load_vector<f16x4>(from), f32x4));
}
[[gnu::always_inline]] inline void widen_eight(float* to, const f16* from) {
  store_vector(to, __builtin_convertvector(load_vector<f16x8>(from), f32x8));
}
#else
[[gnu::always_inline]] inline void widen_four(float* to, const f16* from) {
  i16x8 few = {};
  __builtin_memcpy(&few, from, 4 * sizeof(f16));
  store_vector(to, __builtin_ia32_vcvtph2ps(few));
}
[[gnu::always_inline]] inline void widen_eight(float* to, const f16* from) {
  store_vector(to, __builtin_ia32_vcvtph2ps256(load_vector<i16x8>(from)));
}
#endif
[[gnu::always_inline]] inline void narrow_four(f16* to, const float* from) {
  const auto few = __builtin_ia32_vcvtps2ph(load_vector<f32x4>(from), 0);
  __builtin_memcpy(to, &few, 4 * sizeof(f16));
}
[[gnu::always_inline]] inline void narrow_eight(f16* to, const float* from) {
  store_vector(to, __builtin_ia32_vcvtps2ph256(load_vector<f32x8>(from), 0));
}
#endif
#if defined(__AVX512F__)
inline constexpr int64_t kF16Run = 16;
[[gnu::always_inline]] inline void widen_run(float* to, const f16* from) {
  const f32x16 none = {};
  store_vector(to, __builtin_ia32_vcvtph2ps512_mask(load_vector<i16x16>(from), none, -1, 4));
}
[[gnu::always_inline]] inline void narrow_run(f16* to, const float* from) {
  const i16x16 none = {};
  store_vector(to, __builtin_ia32_vcvtps2ph512_mask(load_vector<f32x16>(from), 8, none, -1));
}
#elif defined(__F16C__)
inline constexpr int64_t kF16Run = 8;
[[gnu::always_inline]] inline void widen_run(float* to, const f16* from) { widen_eight(to, from); }
[[gnu::always_inline]] inline void narrow_run(f16* to, const float* from) {
  narrow_eight(to, from);
}
#else
inline constexpr int64_t kF16Run = 16;
[[gnu::always_inline]] inline void widen_run(float* to, const f16* from) {
  for (int64_t i = 0; i < kF16Run; ++i) to[i] = to_float(from[i]);
}
[[gnu::always_inline]] inline void narrow_run(f16* to, const float* from) {
  for (int64_t i = 0; i < kF16Run; ++i) to[i] = to_f16(from[i]);
}
#endif
// Convert one element, by the machine's conversion if it has one, which g++ does not vectorize.
[[gnu::always_inline]] inline float widen_one(f16 value) {
#if defined(__F16C__) && !defined(__clang__)
  return __builtin_ia32_vcvtph2ps(i16x8{static_cast<short>(value)})[0];
#else
  return to_float(value);
#endif
}
[[gnu::always_inline]] inline f16 narrow_one(float value) {
#if defined(__F16C__)
  return f16(static_cast<uint16_t>(__builtin_ia32_vcvtps2ph(f32x4{value}, 0)[0]));
#else
  return to_f16(value);
#endif
}
// As `cast`, for a value that is not in a loop which a compiler is to vectorize.
template <class To, class From>
[[gnu::always_inline]] inline To cast_one(From value) {
  if constexpr (is_same<From, f16> && !is_same<To, f16>)
    return cast<To>(widen_one(value));
  else if constexpr (is_same<To, f16> && !is_same<From, f16>)
    return narrow_one(cast<float>(value));
  else
    return cast<To>(value);
}
// Convert fewer elements than a run.
[[gnu::always_inline]] inline void widen_few(float* to, const f16* from, int64_t count) {
#if defined(__F16C__)
  if (kF16Run > 8 && count >= 8) {
    widen_eight(to, from), widen_eight(to + count - 8, from + count - 8);
    return;
  }
  if (count >= 4) {
    widen_four(to, from), widen_four(to + count - 4, from + count - 4);
    return;
  }
#endif
#pragma GCC unroll 1
  for (int64_t i = 0; i < count; ++i) to[i] = widen_one(from[i]);
}
[[gnu::always_inline]] inline void narrow_few(f16* to, const float* from, int64_t count) {
#if defined(__F16C__)
  if (kF16Run > 8 && count >= 8) {
    narrow_eight(to, from), narrow_eight(to + count - 8, from + count - 8);
    return;
  }
  if (count >= 4) {
    narrow_four(to, from), narrow_four(to + count - 4, from + count - 4);
    return;
  }
#endif
#pragma GCC unroll 1
  for (int64_t i = 0; i < count; ++i) to[i] = narrow_one(from[i]);
}
inline void widen(float* to, const f16* from, int64_t count) {
  if (count < kF16Run) return widen_few(to, from, count);
  int64_t i = 0;
  for (; i + 2 * kF16Run <= count; i += 2 * kF16Run) {
    widen_run(to + i, from + i);
    widen_run(to + i + kF16Run, from + i + kF16Run);
  }
  if (i + kF16Run <= count) widen_run(to + i, from + i), i += kF16Run;
  if (i < count) widen_run(to + count - kF16Run, from + count - kF16Run);
}
inline void widen(float* to, const bf16* from, int64_t count) {
#pragma omp simd
  for (int64_t i = 0; i < count; ++i) to[i] = to_float(from[i]);
}
inline void widen(int32_t* to, const uint8_t* from, int64_t count) {
#pragma omp simd
  for (int64_t i = 0; i < count; ++i) to[i] = from[i];
}
inline void narrow(f16* to, const float* from, int64_t count) {
  if (count < kF16Run) return narrow_few(to, from, count);
  int64_t i = 0;
  for (; i + 2 * kF16Run <= count; i += 2 * kF16Run) {
    narrow_run(to + i, from + i);
    narrow_run(to + i + kF16Run, from + i + kF16Run);
  }
  if (i + kF16Run <= count) narrow_run(to + i, from + i), i += kF16Run;
  if (i < count) narrow_run(to + count - kF16Run, from + count - kF16Run);
}

// Rounds floats to f16 in place.
inline void round_run(float* values, int64_t count) {
  f16 narrowed[kF16Run];
  int64_t i = 0;
  for (; i + kF16Run <= count; i += kF16Run) {
    narrow_run(narrowed, values + i);
    widen_run(values + i, narrowed);
  }
  narrow_few(narrowed, values + i, count - i);
  widen_few(values + i, narrowed, count - i);
}

}  // namespace pn
