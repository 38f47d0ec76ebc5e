// Pairs of vectors of generated kernels: one of the even elements, one of the odd ones. A bf16 is
// the upper half of its float, so that both are loaded by a mask and a shift, and stored as one.
#pragma once

#include "cpu_loops.hpp"

namespace pn {

inline constexpr int64_t kPair = 2 * kFloats;

// In place of an index: the even or the odd ones of the kPair elements from `first` on.
template <int32_t kOdd>
struct EveryOtherFrom {
  int64_t first;
};
template <int32_t kOdd>
[[gnu::always_inline]] inline EveryOtherFrom<kOdd> operator-(EveryOtherFrom<kOdd> i, int64_t less) {
  return {i.first - less};
}
// The address of such elements.
template <class T, int32_t kOdd>
struct EveryOtherAt {
  const T* first;
};
template <class T, int32_t kOdd>
[[gnu::always_inline]] inline EveryOtherAt<T, kOdd> operator+(const T* from,
                                                              EveryOtherFrom<kOdd> i) {
  return {from + i.first};
}
template <class T, int32_t kOdd>
[[gnu::always_inline]] inline EveryOtherAt<T, kOdd> operator+(EveryOtherAt<T, kOdd> from,
                                                              int64_t elements) {
  return {from.first + elements};
}
template <class F, int32_t kOdd>
[[gnu::always_inline]] inline floats load_lanes(EveryOtherAt<bf16, kOdd> from) {
  const ints both(load_vector<IntLanes>(from.first));
  return bit_cast<floats>(kOdd == 1 ? both & ints(-0x10000) : both << 16);
}
template <class F, int32_t kOdd>
[[gnu::always_inline]] inline floats load_lanes(EveryOtherAt<float, kOdd> from) {
  constexpr auto at = [](int32_t lane) { return 2 * lane + kOdd; };
  const auto low = load_vector<FloatLanes>(from.first);
  const auto high = load_vector<FloatLanes>(from.first + kFloats);
  return floats(PN_SHUFFLE(low, high, at));
}
template <class F, class T, int32_t kOdd>
[[gnu::always_inline]] inline void prefetch(EveryOtherAt<T, kOdd> from) {
  if constexpr (kOdd == 0) __builtin_prefetch(from.first);
}
[[gnu::always_inline]] inline void store_pair(bf16* to, floats even, floats odd) {
  const ints low = upper_half(nearest_bf16(even));
  const ints high = nearest_bf16(odd);
#if defined(__AVX2__) && !defined(__AVX512F__) && !defined(__clang__)
  typedef short Shorts __attribute__((vector_size(2 * sizeof(ShortLanes))));
  store_vector(to, __builtin_ia32_pblendw256(bit_cast<Shorts>(low), bit_cast<Shorts>(high), 0xaa));
#else
  store_vector(to, (low | (high & ints(-0x10000))).v);
#endif
}

// Covers [begin, end) with kGroup vectors at a time and then pair by pair: calls f<pairs> with the
// first place and that of the last pair, which may overlap the one before it; or calls `few` if
// there are fewer elements than a pair has. A last vector instead of a pair is that of `one`, which
// is called with its place in order and with where elements remain.
template <int32_t kGroup, int64_t kKnown, class Pairs, class One, class Few>
[[gnu::always_inline]] inline void over_pairs(int64_t begin, int64_t end, Pairs f, One one,
                                              Few few) {
  constexpr int32_t kPairs = kGroup == 1 ? 1 : kGroup / 2;
  constexpr int64_t kTogether = kPairs * kPair;
  constexpr int64_t kLeast = kTogether - kPair + 1;
  if constexpr (kKnown > 0 && kKnown < kPair) {
    few();
  } else if (kKnown == 0 && end - begin < kPair) {
    few();
  } else {
    int64_t i = begin;
    if constexpr (kPairs > 1 && (kKnown == 0 || kKnown >= kLeast)) {
      // The number of few rounds is hidden: g++ would unroll them, which takes longer.
      for (; end - i >= kLeast; i = unknown(i + kTogether))
        f.template operator()<kPairs>(i, smaller(i + kTogether - kPair, end - kPair));
    }
#pragma GCC unroll 1
    for (; end - i > kFloats; i += kPair) f.template operator()<1>(i, smaller(i, end - kPair));
    if (i < end) one(end - kFloats, i);
  }
}

// Calls f as `in_vectors` does, for pairs of vectors of even and of odd elements. It may index
// arrays by its slot, in which case other loops over the same array must run in pairs as well.
template <int32_t kGroup, int64_t kKnown = 0, class Body>
[[gnu::always_inline]] inline void in_pairs(int64_t begin, int64_t end, Body f) {
  over_pairs<kGroup, kKnown>(
      begin, end,
      [&]<int32_t kPairs>(int64_t i, int64_t last) __attribute__((always_inline)) {
#pragma GCC unroll 2
        for (int32_t j = 0; j < kPairs; ++j) {
          const int64_t slot = i + j * kPair - begin;
          const int64_t at = j == kPairs - 1 ? last : i + j * kPair;
          call<floats>(f, EveryOtherFrom<0>{at}, slot);
          call<floats>(f, EveryOtherFrom<1>{at}, slot + kFloats);
        }
      },
      [&](int64_t at, int64_t i) __attribute__((always_inline)) { call<floats>(f, at, i - begin); },
      [&] __attribute__((always_inline)) { in_vectors<true, 1, kKnown>(begin, end, f); });
}

// to[i - begin] = f(i), as `in_pairs` calls it. kInOrder: see `store_in_order`.
template <bool kInOrder, int32_t kGroup, int64_t kKnown = 0, class Body>
[[gnu::always_inline]] inline void store_pairs(bf16* to, int64_t begin, int64_t end, Body f) {
  over_pairs<kGroup, kKnown>(
      begin, end,
      [&]<int32_t kPairs>(int64_t i, int64_t last) __attribute__((always_inline)) {
        floats even[kPairs];
        floats odd[kPairs];
        const auto place = [&](int32_t j) __attribute__((always_inline)) {
          return j == kPairs - 1 ? last : i + j * kPair;
        };
#pragma GCC unroll 2
        for (int32_t j = 0; j < kPairs; ++j) {
          const int64_t slot = i + j * kPair - begin;
          even[j] = call<floats>(f, EveryOtherFrom<0>{place(j)}, slot);
          odd[j] = call<floats>(f, EveryOtherFrom<1>{place(j)}, slot + kFloats);
        }
#pragma GCC unroll 2
        for (int32_t j = 0; j < kPairs; ++j) {
          if constexpr (kInOrder) asm volatile("" ::: "memory");
          store_pair(to + (place(j) - begin), even[j], odd[j]);
        }
      },
      [&](int64_t at, int64_t i) __attribute__((always_inline)) {
        store_lanes(to + (at - begin), call<floats>(f, at, i - begin));
      },
      [&] __attribute__((always_inline)) { store_vectors<true, 1, kKnown>(to, begin, end, f); });
}

// Combines f(i) as `reduce_vectors` does, whose order of additions it keeps; calls f in pairs for
// whole multiples of kLanes elements.
template <class Op, int64_t kLanes = 64, int64_t kKnown = 0, class Body>
[[gnu::always_inline]] inline float reduce_pairs(int64_t begin, int64_t end, Body f) {
  if constexpr (kLanes / kFloats < 2) {
    return reduce_vectors<Op, kLanes, kKnown>(begin, end, f);
  } else {
    return reduce_blocks<Op, kLanes, kKnown>(
        begin, end, f,
        [&]<int64_t kVectors>(int64_t block, int64_t stop,
                              floats(&lanes)[kVectors]) __attribute__((always_inline)) {
          int64_t i = block;
          for (; i + kLanes <= stop; i += kLanes) {
#pragma GCC unroll 16
            for (int64_t j = 0; j < kVectors; j += 2) {
              const int64_t at = i + j * kFloats;
              lanes[j] = Op::combine(lanes[j], call<floats>(f, EveryOtherFrom<0>{at}, at - begin));
              lanes[j + 1] = Op::combine(
                  lanes[j + 1], call<floats>(f, EveryOtherFrom<1>{at}, at + kFloats - begin));
            }
          }
          constexpr auto low = [](int32_t lane) { return lane / 2 + lane % 2 * kFloats; };
          constexpr auto high = [](int32_t lane) {
            return kFloats / 2 + lane / 2 + lane % 2 * kFloats;
          };
#pragma GCC unroll 8
          for (int64_t j = 0; j < kVectors; j += 2) {
            const FloatLanes even = lanes[j].v;
            const FloatLanes odd = lanes[j + 1].v;
            lanes[j] = floats(PN_SHUFFLE(even, odd, low));
            lanes[j + 1] = floats(PN_SHUFFLE(even, odd, high));
          }
          return i;
        });
  }
}

}  // namespace pn
