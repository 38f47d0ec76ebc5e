// Arithmetic of vectors of floats: overloads of the functions that scalar.hpp has for one float.
#pragma once

#include "cpu_vectors.hpp"
#include "scalar.hpp"

namespace pn {

template <>
inline constexpr bool is_float<floats> = true;
template <>
inline constexpr bool is_float<f32x16> = true;

[[gnu::always_inline]] inline floats fma(floats a, floats b, floats c) {
#if defined(__clang__)
  return floats(__builtin_elementwise_fma(a.v, b.v, c.v));
#elif defined(__AVX512F__)
  return floats(__builtin_ia32_vfmaddps512_mask(a.v, b.v, c.v, -1, 4));
#elif defined(__FMA__)
  return floats(__builtin_ia32_vfmaddps256(a.v, b.v, c.v));
#else
  floats sum;
  for (int32_t lane = 0; lane < kFloats; ++lane) sum.v[lane] = fma(a.v[lane], b.v[lane], c.v[lane]);
  return sum;
#endif
}

// The larger and the smaller; `b` if either is NaN, as the machine's instructions define it. clang
// would make a mask of a comparison with 0.
[[gnu::always_inline]] inline floats greater_or(floats a, floats b) {
#if defined(__AVX512F__) && defined(__clang__)
  return floats(__builtin_ia32_maxps512(a.v, b.v, 4));
#elif defined(__AVX512F__)
  return floats(__builtin_ia32_maxps512_mask(a.v, b.v, a.v, -1, 4));
#elif defined(__AVX__)
  return floats(__builtin_ia32_maxps256(a.v, b.v));
#else
  return select(a > b, a, b);
#endif
}
[[gnu::always_inline]] inline floats lesser_or(floats a, floats b) {
#if defined(__AVX512F__) && defined(__clang__)
  return floats(__builtin_ia32_minps512(a.v, b.v, 4));
#elif defined(__AVX512F__)
  return floats(__builtin_ia32_minps512_mask(a.v, b.v, a.v, -1, 4));
#elif defined(__AVX__)
  return floats(__builtin_ia32_minps256(a.v, b.v));
#else
  return select(a < b, a, b);
#endif
}

[[gnu::always_inline]] inline floats at_least(floats a, floats bound) {
  return greater_or(bound, a);
}
[[gnu::always_inline]] inline floats at_most(floats a, floats bound) { return lesser_or(bound, a); }
[[gnu::always_inline]] inline floats max(floats a, floats b) {
  return select(b != b, b, greater_or(b, a));
}
[[gnu::always_inline]] inline floats min(floats a, floats b) {
  return select(b != b, b, lesser_or(b, a));
}

[[gnu::always_inline]] inline floats abs(floats a) {
  return bit_cast<floats>(bit_cast<ints>(a) & ints(0x7fffffff));
}

[[gnu::always_inline]] inline floats sign(floats a) {
  return select(a > floats(0), floats(1), select(a < floats(0), floats(-1), floats(0)));
}
[[gnu::always_inline]] inline truths isnan(floats a) { return a != a; }
[[gnu::always_inline]] inline truths isinf(floats a) { return abs(a) == floats(kInfinity); }

// Rounds lanes to nearest (0), down (1), up (2), to 0 (3).
template <int kTo>
[[gnu::always_inline]] inline floats round_lanes(floats a) {
#if !defined(__clang__) && defined(__AVX512F__)
  return floats(__builtin_ia32_rndscaleps_mask(a.v, 8 + kTo, a.v, -1, 4));
#elif !defined(__clang__) && defined(__AVX__)
  return floats(__builtin_ia32_roundps256(a.v, 8 + kTo));
#else
  for (int32_t i = 0; i < kFloats; ++i) {
    a.v[i] = kTo == 0   ? round(a.v[i])
             : kTo == 1 ? floor(a.v[i])
             : kTo == 2 ? ceil(a.v[i])
                        : trunc(a.v[i]);
  }
  return a;
#endif
}
[[gnu::always_inline]] inline floats round(floats a) { return round_lanes<0>(a); }
[[gnu::always_inline]] inline floats floor(floats a) { return round_lanes<1>(a); }
[[gnu::always_inline]] inline floats ceil(floats a) { return round_lanes<2>(a); }
[[gnu::always_inline]] inline floats trunc(floats a) { return round_lanes<3>(a); }

[[gnu::always_inline]] inline floats sqrt(floats a) {
#if defined(__clang__)
  return floats(__builtin_elementwise_sqrt(a.v));
#elif defined(__AVX512F__)
  return floats(__builtin_ia32_sqrtps512_mask(a.v, a.v, -1, 4));
#elif defined(__AVX__)
  return floats(__builtin_ia32_sqrtps256(a.v));
#else
  for (int32_t lane = 0; lane < kFloats; ++lane) a.v[lane] = sqrt(a.v[lane]);
  return a;
#endif
}

[[gnu::always_inline]] inline floats copysign(floats a, floats b) {
  constexpr int32_t kSign = -0x7fffffff - 1;
  return bit_cast<floats>((bit_cast<ints>(a) & ints(0x7fffffff)) |
                          (bit_cast<ints>(b) & ints(kSign)));
}

}  // namespace pn
