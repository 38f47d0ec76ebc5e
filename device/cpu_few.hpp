// Rows of generated kernels that hardly fill a vector: loaded and stored by two parts that overlap.
#pragma once

#include "cpu_loops.hpp"

namespace pn {

// The lanes of a part of a vector.
template <int32_t kLanes>
struct PartOf {
  using Floats = f32x4;
  typedef uint16_t Shorts __attribute__((vector_size(8)));
  typedef uint32_t Longs __attribute__((vector_size(16)));
};
template <>
struct PartOf<8> {
  using Floats = f32x8;
  typedef uint16_t Shorts __attribute__((vector_size(16)));
  typedef uint32_t Longs __attribute__((vector_size(32)));
};
// Loads as many elements, f16 and bf16 widened.
template <int32_t kLanes>
[[gnu::always_inline]] inline auto load_part(const float* from) {
  return load_vector<typename PartOf<kLanes>::Floats>(from);
}
template <int32_t kLanes>
[[gnu::always_inline]] inline auto load_part(const bf16* from) {
  const auto shorts = load_vector<typename PartOf<kLanes>::Shorts>(from);
  const auto longs = __builtin_convertvector(shorts, typename PartOf<kLanes>::Longs);
  return bit_cast<typename PartOf<kLanes>::Floats>(longs << 16);
}
template <int32_t kLanes>
[[gnu::always_inline]] inline auto load_part(const f16* from) {
  float wide[kLanes];
  widen_few(wide, from, kLanes);
  return load_vector<typename PartOf<kLanes>::Floats>(wide);
}

// kCount elements from `from` on, in the first lanes of an F if they do not fill it; the other
// lanes repeat the last of them. Reads no others.
template <class F, int64_t kCount, class T>
[[gnu::always_inline]] inline F load_few(const T* from) {
  if constexpr (is_same<F, float> || kCount >= kFloats) {
    return load_lanes<F>(from);
  } else {
    constexpr int32_t kPart = kCount >= 8 ? 8 : 4;
    const auto first = load_part<kPart>(from);
    const auto last = load_part<kPart>(from + kCount - kPart);
    // The place of a lane's element among the lanes of both parts.
    constexpr auto place = [](int32_t lane) {
      if (lane < kPart) return lane;
      return lane < kCount ? lane - static_cast<int32_t>(kCount) + 2 * kPart : 2 * kPart - 1;
    };
    if constexpr (kPart == 4 && kFloats == 16) {  // g++ widens two small vectors through memory
      const auto both = __builtin_shufflevector(first, last, place(0), place(1), place(2), place(3),
                                                place(4), place(5), place(6), place(7));
      constexpr auto again = [](int32_t lane) { return lane < 8 ? lane : 7; };
      return F(PN_SHUFFLE(both, both, again));
    } else {
      return F(PN_SHUFFLE(first, last, place));
    }
  }
}

// The lanes of a vector in memory, by the bytes of each.
template <uint64_t kBytes>
struct WholeOf {
  using Type = FloatLanes;
};
template <>
struct WholeOf<2> {
  using Type = ShortLanes;
};
template <>
struct WholeOf<1> {
  using Type = ByteLanes;
};
// kPart lanes from lane kFrom on.
template <int32_t kPart, int32_t kFrom, class V>
[[gnu::always_inline]] inline auto take_lanes(V v) {
  if constexpr (kPart == 8)
    return __builtin_shufflevector(v, v, kFrom, kFrom + 1, kFrom + 2, kFrom + 3, kFrom + 4,
                                   kFrom + 5, kFrom + 6, kFrom + 7);
  else
    return __builtin_shufflevector(v, v, kFrom, kFrom + 1, kFrom + 2, kFrom + 3);
}

// to[i] = f(begin + i), as `store_vectors` stores it, for i in [0, kCount): by one vector if they
// do not fill it, whose loads should be `load_few`. At least four.
template <int64_t kCount, class To, class Body>
[[gnu::always_inline]] inline void store_few(To* to, int64_t begin, Body f) {
  if constexpr (kCount >= kFloats) {
    store_vectors<true, 1, kCount>(to, begin, begin + kCount, f);
  } else {
    constexpr int32_t kPart = kCount >= 8 ? 8 : 4;
    To stored[kFloats];
    store_lanes(stored, call<floats>(f, begin, 0));
    const auto whole = load_vector<typename WholeOf<sizeof(To)>::Type>(stored);
    store_vector(to, take_lanes<kPart, 0>(whole));
    store_vector(to + kCount - kPart, take_lanes<kPart, kCount - kPart>(whole));
  }
}

}  // namespace pn
