// A machine vector as one value: floats, ints and truths, with their loads, stores and roundings.
#pragma once

#include "cpu_conversions.hpp"
#include "scalar.hpp"

namespace pn {

#if defined(__AVX512F__)
inline constexpr int32_t kFloats = 16;
#elif defined(__AVX__)
inline constexpr int32_t kFloats = 8;
#else
inline constexpr int32_t kFloats = 4;
#endif
typedef float FloatLanes __attribute__((vector_size(kFloats * 4)));
typedef int32_t IntLanes __attribute__((vector_size(kFloats * 4)));
typedef uint16_t ShortLanes __attribute__((vector_size(kFloats * 2)));
typedef uint8_t ByteLanes __attribute__((vector_size(kFloats)));

// A lane is all ones if true, else 0.
struct truths {
  IntLanes v;
  truths() = default;
  [[gnu::always_inline]] explicit truths(IntLanes lanes) : v(lanes) {}
  [[gnu::always_inline]] truths(bool all) : v(IntLanes{} - static_cast<int32_t>(all)) {}
};
struct ints {
  IntLanes v;
  ints() = default;
  [[gnu::always_inline]] explicit ints(IntLanes lanes) : v(lanes) {}
  [[gnu::always_inline]] ints(int32_t all) : v(IntLanes{} + all) {}
};
struct floats {
  FloatLanes v;
  floats() = default;
  [[gnu::always_inline]] explicit floats(FloatLanes lanes) : v(lanes) {}
  [[gnu::always_inline]] floats(float all) : v(all - FloatLanes{}) {}
};

[[gnu::always_inline]] inline floats operator+(floats a, floats b) { return floats(a.v + b.v); }
[[gnu::always_inline]] inline floats operator-(floats a, floats b) { return floats(a.v - b.v); }
[[gnu::always_inline]] inline floats operator*(floats a, floats b) { return floats(a.v * b.v); }
[[gnu::always_inline]] inline floats operator/(floats a, floats b) { return floats(a.v / b.v); }
[[gnu::always_inline]] inline floats operator-(floats a) { return floats(-a.v); }
[[gnu::always_inline]] inline truths operator==(floats a, floats b) { return truths(a.v == b.v); }
[[gnu::always_inline]] inline truths operator!=(floats a, floats b) { return truths(a.v != b.v); }
[[gnu::always_inline]] inline truths operator<(floats a, floats b) { return truths(a.v < b.v); }
[[gnu::always_inline]] inline truths operator<=(floats a, floats b) { return truths(a.v <= b.v); }
[[gnu::always_inline]] inline truths operator>(floats a, floats b) { return truths(a.v > b.v); }
[[gnu::always_inline]] inline truths operator>=(floats a, floats b) { return truths(a.v >= b.v); }
[[gnu::always_inline]] inline ints operator+(ints a, ints b) { return ints(a.v + b.v); }
[[gnu::always_inline]] inline ints operator-(ints a, ints b) { return ints(a.v - b.v); }
[[gnu::always_inline]] inline ints operator&(ints a, ints b) { return ints(a.v & b.v); }
[[gnu::always_inline]] inline ints operator|(ints a, ints b) { return ints(a.v | b.v); }
[[gnu::always_inline]] inline ints operator<<(ints a, int32_t by) { return ints(a.v << by); }
[[gnu::always_inline]] inline ints operator>>(ints a, int32_t by) { return ints(a.v >> by); }
[[gnu::always_inline]] inline truths operator!=(ints a, ints b) { return truths(a.v != b.v); }
[[gnu::always_inline]] inline truths operator<(ints a, ints b) { return truths(a.v < b.v); }
[[gnu::always_inline]] inline truths operator&(truths a, truths b) { return truths(a.v & b.v); }
[[gnu::always_inline]] inline truths operator|(truths a, truths b) { return truths(a.v | b.v); }
[[gnu::always_inline]] inline truths operator!=(truths a, truths b) { return truths(a.v ^ b.v); }
[[gnu::always_inline]] inline truths operator==(truths a, truths b) { return truths(~(a.v ^ b.v)); }
[[gnu::always_inline]] inline truths operator!(truths a) { return truths(~a.v); }

// The types that functions accept: one float, or a vector of them.
template <class F>
concept Real = is_same<F, float> || is_same<F, floats>;
template <class F>
struct LanesOf {
  using Int = int32_t;
  using Truth = bool;
};
template <>
struct LanesOf<floats> {
  using Int = ints;
  using Truth = truths;
};
template <class F>
using Int = typename LanesOf<F>::Int;
template <class F>
using Truth = typename LanesOf<F>::Truth;
// a ? b : c
template <class F>
[[gnu::always_inline]] inline F select(Same<Truth<F>> a, F b, Same<F> c) {
  if constexpr (is_same<F, floats>)
    return floats(a.v ? b.v : c.v);
  else
    return a ? b : c;
}
[[gnu::always_inline]] inline ints select(truths a, ints b, ints c) {
  return ints(a.v ? b.v : c.v);
}
[[gnu::always_inline]] inline int32_t select(bool a, int32_t b, int32_t c) { return a ? b : c; }

[[gnu::always_inline]] inline bool any(truths a) {
#if defined(__AVX512F__) && !defined(__clang__)
  return __builtin_ia32_ptestmd512(a.v, a.v, -1) != 0;
#elif defined(__clang__)
  return __builtin_reduce_or(a.v) != 0;
#elif defined(__AVX2__)
  return __builtin_ia32_movmskps256(bit_cast<FloatLanes>(a.v)) != 0;
#else
  int32_t found = 0;
  for (int32_t lane = 0; lane < kFloats; ++lane) found |= a.v[lane];
  return found != 0;
#endif
}

// Subtraction and shift of int32, wrapping.
[[gnu::always_inline]] inline ints sub_lanes(ints a, ints b) { return a - b; }
[[gnu::always_inline]] inline int32_t sub_lanes(int32_t a, int32_t b) {
  return static_cast<int32_t>(static_cast<uint32_t>(a) - static_cast<uint32_t>(b));
}
[[gnu::always_inline]] inline ints shift_left_lanes(ints a, int32_t by) { return a << by; }
[[gnu::always_inline]] inline int32_t shift_left_lanes(int32_t a, int32_t by) {
  return static_cast<int32_t>(static_cast<uint32_t>(a) << by);
}
[[gnu::always_inline]] inline float to_floats(int32_t a) { return static_cast<float>(a); }
[[gnu::always_inline]] inline floats to_floats(ints a) {
  return floats(__builtin_convertvector(a.v, FloatLanes));
}

#if defined(__AVX512F__)
// table[index mod 16]
[[gnu::always_inline]] inline floats look_up(const float (&table)[16], ints index) {
#if defined(__clang__)
  return floats(__builtin_ia32_permvarsf512(load_vector<FloatLanes>(table), index.v));
#else
  return floats(__builtin_shuffle(load_vector<FloatLanes>(table), index.v));
#endif
}
#endif

// Conversions between widths: g++ splits vectors in halves even if the machine has one instruction.
typedef short SignedShortLanes __attribute__((vector_size(kFloats * 2)));
typedef char CharLanes __attribute__((vector_size(kFloats)));
[[gnu::always_inline]] inline ints widen_lanes(ShortLanes from) {
#if defined(__AVX512F__) && !defined(__clang__)
  const auto shorts = bit_cast<SignedShortLanes>(from);
  return ints(__builtin_ia32_pmovzxwd512_mask(shorts, IntLanes{}, -1));
#elif defined(__AVX2__) && !defined(__clang__)
  return bit_cast<ints>(__builtin_ia32_pmovzxwd256(bit_cast<SignedShortLanes>(from)));
#else
  return ints(__builtin_convertvector(from, IntLanes));
#endif
}
[[gnu::always_inline]] inline ints widen_lanes(ByteLanes from) {
#if defined(__AVX512F__) && !defined(__clang__)
  return ints(__builtin_ia32_pmovzxbd512_mask(bit_cast<CharLanes>(from), IntLanes{}, -1));
#else
  return ints(__builtin_convertvector(from, IntLanes));
#endif
}
// Narrows lanes below 2^16.
[[gnu::always_inline]] inline ShortLanes narrow_to_shorts(ints from) {
#if defined(__AVX512F__) && !defined(__clang__)
  return bit_cast<ShortLanes>(__builtin_ia32_pmovdw512_mask(from.v, SignedShortLanes{}, -1));
#elif defined(__AVX2__) && !defined(__clang__)
  const auto low = __builtin_shufflevector(from.v, from.v, 0, 1, 2, 3);
  const auto high = __builtin_shufflevector(from.v, from.v, 4, 5, 6, 7);
  return bit_cast<ShortLanes>(__builtin_ia32_packusdw128(low, high));
#else
  return __builtin_convertvector(from.v, ShortLanes);
#endif
}
[[gnu::always_inline]] inline ByteLanes narrow_to_bytes(ints from) {
#if defined(__AVX512F__) && !defined(__clang__)
  return bit_cast<ByteLanes>(__builtin_ia32_pmovdb512_mask(from.v, CharLanes{}, -1));
#else
  return __builtin_convertvector(from.v, ByteLanes);
#endif
}

#if defined(__AVX512VBMI__) && !defined(__clang__)
// Byte 2i of a lane's upper half and byte 2i + 1; its lower half is masked out.
struct UpperBytes {
  char bytes[64];
  constexpr UpperBytes() : bytes{} {
    for (int32_t i = 0; i < 64; ++i) bytes[i] = static_cast<char>(i / 4 * 2 + (i & 1));
  }
};
alignas(64) inline constexpr UpperBytes kUpperBytes;
#endif
[[gnu::always_inline]] inline floats widen_bf16(ShortLanes from) {
#if defined(__AVX512VBMI__) && !defined(__clang__)
  typedef char Bytes __attribute__((vector_size(64)));
  typedef int32_t HalfInts __attribute__((vector_size(32)));
  const auto bytes = bit_cast<Bytes>(__builtin_ia32_si512_256si(bit_cast<HalfInts>(from)));
  return bit_cast<floats>(__builtin_ia32_permvarqi512_mask(
      bytes, load_vector<Bytes>(kUpperBytes.bytes), Bytes{}, 0xccccccccccccccccull));
#else
  return bit_cast<floats>(widen_lanes(from) << 16);
#endif
}

// One element as an F: f16 and bf16 widened, a byte of bool as a truth.
template <class F>
[[gnu::always_inline]] inline F load_lanes(const float* from) {
  if constexpr (is_same<F, floats>)
    return floats(load_vector<FloatLanes>(from));
  else
    return *from;
}
template <class F>
[[gnu::always_inline]] inline F load_lanes(const bf16* from) {
  if constexpr (is_same<F, floats>)
    return widen_bf16(load_vector<ShortLanes>(from));
  else
    return to_float(*from);
}
template <class F>
[[gnu::always_inline]] inline F load_lanes(const f16* from) {
  if constexpr (is_same<F, floats>) {
    floats wide;
    if constexpr (kF16Run == kFloats) {
      widen_run(reinterpret_cast<float*>(&wide), from);
    } else {
      for (int32_t lane = 0; lane < kFloats; ++lane) wide.v[lane] = to_float(from[lane]);
    }
    return wide;
  } else {
    return widen_one(*from);
  }
}
template <class F>
[[gnu::always_inline]] inline Truth<F> load_lanes(const uint8_t* from) {
  if constexpr (is_same<F, floats>)
    return widen_lanes(load_vector<ByteLanes>(from)) != ints(0);
  else
    return *from != 0;
}

// Integers are rounded to the nearest float.
template <class F>
[[gnu::always_inline]] inline F load_lanes(const int32_t* from) {
  if constexpr (is_same<F, floats>)
    return to_floats(ints(load_vector<IntLanes>(from)));
  else
    return static_cast<float>(*from);
}
template <class F>
[[gnu::always_inline]] inline F load_lanes(const int64_t* from) {
  if constexpr (is_same<F, floats>) {
    floats wide;
    for (int32_t lane = 0; lane < kFloats; ++lane) wide.v[lane] = static_cast<float>(from[lane]);
    return wide;
  } else {
    return static_cast<float>(*from);
  }
}

// The elements that iterations 2m and 2m + 1 of a loop over pairs read: 2m + 1 and 2m, both 2m, or
// both m.
enum class PairOrder : int32_t { kSwapped, kFirst, kRepeated };
template <PairOrder kOrder>
[[gnu::always_inline]] constexpr int64_t pair_place(int64_t i) {
  if constexpr (kOrder == PairOrder::kSwapped) return i ^ 1;
  if constexpr (kOrder == PairOrder::kFirst) return i & ~int64_t(1);
  return i >> 1;
}
#if defined(__AVX512F__)
#define PN_SHUFFLE(a, b, at)                                                                   \
  __builtin_shufflevector(a, b, at(0), at(1), at(2), at(3), at(4), at(5), at(6), at(7), at(8), \
                          at(9), at(10), at(11), at(12), at(13), at(14), at(15))
#elif defined(__AVX__)
#define PN_SHUFFLE(a, b, at) \
  __builtin_shufflevector(a, b, at(0), at(1), at(2), at(3), at(4), at(5), at(6), at(7))
#else
#define PN_SHUFFLE(a, b, at) __builtin_shufflevector(a, b, at(0), at(1), at(2), at(3))
#endif
template <class T>
struct BitsOf {
  using Type = uint16_t;
};
template <>
struct BitsOf<float> {
  using Type = float;
};
// The elements of iterations [i, i + kFloats), i even, as an F; or that of iteration i. Reads none
// before the first of them or after the last.
template <class F, PairOrder kOrder, class T>
[[gnu::always_inline]] inline F load_pairs(const T* from, int64_t i) {
  if constexpr (!is_same<F, floats>) {
    return load_lanes<F>(from + pair_place<kOrder>(i));
  } else if constexpr (kOrder == PairOrder::kSwapped) {
    constexpr auto at = [](int32_t lane) { return lane ^ 1; };
    const FloatLanes lanes = load_lanes<F>(from + i).v;
    return floats(PN_SHUFFLE(lanes, lanes, at));
  } else {
    constexpr int32_t kHalf = kFloats / 2;
    typedef typename BitsOf<T>::Type Half
        __attribute__((vector_size(kHalf * sizeof(typename BitsOf<T>::Type))));
    constexpr bool kIsFirst = kOrder == PairOrder::kFirst;
    const Half low = load_vector<Half>(from + (kIsFirst ? i : i / 2));
    const Half high = kIsFirst ? load_vector<Half>(from + (i + kHalf - 1)) : low;
    constexpr auto at = [](int32_t lane) {
      if (!kIsFirst) return lane / 2;
      return lane < kHalf ? lane & ~1 : lane | 1;
    };
    T lanes[kFloats];
    store_vector(lanes, PN_SHUFFLE(low, high, at));
    return load_lanes<F>(lanes);
  }
}
// Elements 0, 2, 4, … as an F; or element 0. Reads none after the last of them.
template <class F, class T>
[[gnu::always_inline]] inline F load_every_other(const T* from) {
  if constexpr (!is_same<F, floats>) {
    return load_lanes<F>(from);
  } else {
    typedef typename BitsOf<T>::Type All
        __attribute__((vector_size(kFloats * sizeof(typename BitsOf<T>::Type))));
    const All low = load_vector<All>(from);
    const All high = load_vector<All>(from + (kFloats - 1));
    constexpr auto at = [](int32_t lane) { return 2 * lane + (lane < kFloats / 2 ? 0 : 1); };
    T lanes[kFloats];
    store_vector(lanes, PN_SHUFFLE(low, high, at));
    return load_lanes<F>(lanes);
  }
}
// True where the index of an iteration is odd, or where it is even.
template <class F>
[[gnu::always_inline]] inline Truth<F> has_bit(int64_t i, bool is_odd) {
  if constexpr (is_same<F, floats>) {
    IntLanes odd;
#pragma GCC unroll 16
    for (int32_t lane = 0; lane < kFloats; ++lane) odd[lane] = -(lane & 1);
    return is_odd ? truths(odd) : truths(~odd);
  } else {
    return ((i & 1) != 0) == is_odd;
  }
}

// Lane l is lane l + by of `from`, or `otherwise` if there is none.
[[gnu::always_inline]] inline floats move_lanes(floats from, int64_t by, float otherwise) {
  IntLanes places;
#pragma GCC unroll 16
  for (int32_t lane = 0; lane < kFloats; ++lane) places[lane] = lane;
  places += static_cast<int32_t>(by);
#if !defined(__clang__)
  const FloatLanes moved = __builtin_shuffle(from.v, places);
#elif defined(__AVX512F__)
  const FloatLanes moved = __builtin_ia32_permvarsf512(from.v, places);
#elif defined(__AVX2__)
  const FloatLanes moved = __builtin_ia32_permvarsf256(from.v, places);
#else
  FloatLanes moved;
  for (int32_t lane = 0; lane < kFloats; ++lane) moved[lane] = from.v[places[lane] & (kFloats - 1)];
#endif
  return select(ints(places & -kFloats) != ints(0), floats(otherwise), floats(moved));
}

// Prefetches a vector of elements, with one instruction; `from` need not be valid.
template <class F, class T>
[[gnu::always_inline]] inline void prefetch(const T* from) {
  if constexpr (is_same<F, floats>) __builtin_prefetch(from);
}

// NaN whose lower 16 bits are 0, as NaN that is computed, or loaded as bf16, always is.
template <class F>
[[gnu::always_inline]] inline F clean_nan(F value) {
  // A constant would be converted to an integer by the compiler, which makes 0 of NaN.
  if constexpr (sizeof(F) == sizeof(float)) {
    return value != value ? bit_cast<F>((bit_cast<uint32_t>(value) & 0xffc00000u) | 0x400000u)
                          : value;
  } else {
    return select<F>(value != value, __builtin_nanf(""), value);
  }
}
// The bits of the nearest bf16 in the upper half of each lane. NaN must be clean.
[[gnu::always_inline]] inline ints nearest_bf16(floats value) {
  const ints bits = bit_cast<ints>(value);
  return bits + ints(0x7fff) + ((bits >> 16) & ints(1));
}
// The upper half of each lane, as a number.
[[gnu::always_inline]] inline ints upper_half(ints value) {
  typedef uint32_t Lanes __attribute__((vector_size(kFloats * 4)));
  return bit_cast<ints>(bit_cast<Lanes>(value) >> 16);
}
[[gnu::always_inline]] inline ShortLanes to_bf16(floats value) {
  return narrow_to_shorts(upper_half(nearest_bf16(value)));
}
// True if `store_plain` is correct for all lanes: the machine's conversion treats denormals as 0.
template <class To, int32_t kCount>
[[gnu::always_inline]] inline bool narrows_plainly(const To*, const floats (&values)[kCount]) {
#if defined(__AVX512BF16__) && !defined(__clang__)
  if constexpr (is_same<To, bf16>) {
    uint16_t denormal = 0;
#pragma GCC unroll 4
    for (const floats value : values)
      denormal |= __builtin_ia32_fpclassps512_mask(value.v, 0x20, -1);
    return __builtin_expect(denormal == 0, 1);
  }
#endif
  return false;
}
template <class To, int32_t kCount>
[[gnu::always_inline]] inline bool narrows_plainly(const To*, const truths (&)[kCount]) {
  return false;
}
template <class To>
[[gnu::always_inline]] inline void store_lanes(To* to, float value) {
  if constexpr (is_same<To, f16>)
    *to = narrow_one(value);
  else
    *to = cast<To>(value);
}
[[gnu::always_inline]] inline void store_lanes(uint8_t* to, bool value) { *to = value; }
[[gnu::always_inline]] inline void store_lanes(float* to, floats value) {
  store_vector(to, value.v);
}
// Stores a value that `narrows_plainly`.
template <class To, class V>
[[gnu::always_inline]] inline void store_plain(To* to, V value) {
#if defined(__AVX512BF16__) && !defined(__clang__)
  if constexpr (is_same<To, bf16>) store_vector(to, __builtin_ia32_cvtneps2bf16_v16sf(value.v));
#endif
}
[[gnu::always_inline]] inline void store_lanes(bf16* to, floats value) {
  const floats one[1] = {value};
  if (narrows_plainly(to, one))
    store_plain(to, value);
  else
    store_vector(to, to_bf16(value));
}
[[gnu::always_inline]] inline void store_lanes(f16* to, floats value) {
  if constexpr (kF16Run == kFloats) {
    narrow_run(to, reinterpret_cast<const float*>(&value));
  } else {
    for (int32_t lane = 0; lane < kFloats; ++lane) to[lane] = to_f16(value.v[lane]);
  }
}
[[gnu::always_inline]] inline void store_lanes(uint8_t* to, truths value) {
  store_vector(to, narrow_to_bytes(ints(value.v & 1)));
}

// Every other element of an array; the others are left alone.
template <class T>
struct EveryOther {
  T* at;
  [[gnu::always_inline]] EveryOther operator+(int64_t elements) const {
    return {at + 2 * elements};
  }
};
template <class T>
[[gnu::always_inline]] inline EveryOther<T> every_other(T* at) {
  return {at};
}
template <class T>
[[gnu::always_inline]] inline void store_lanes(EveryOther<T> to, float value) {
  store_lanes(to.at, value);
}
template <class T>
[[gnu::always_inline]] inline void store_lanes(EveryOther<T> to, floats value) {
#if defined(__AVX512F__) && !defined(__clang__)
  if constexpr (is_same<T, float>) {
    constexpr auto low = [](int32_t lane) { return lane / 2; };
    constexpr auto high = [](int32_t lane) { return 8 + lane / 2; };
    constexpr uint16_t kEven = 0x5555;
    __builtin_ia32_storeups512_mask(to.at, PN_SHUFFLE(value.v, value.v, low), kEven);
    __builtin_ia32_storeups512_mask(to.at + kFloats, PN_SHUFFLE(value.v, value.v, high), kEven);
    return;
  }
#endif
  T lanes[kFloats];
  store_lanes(lanes, value);
#pragma GCC unroll 16
  for (int32_t lane = 0; lane < kFloats; ++lane) to.at[2 * lane] = lanes[lane];
}

// Rounds as a store and a load would, without leaving the vector. For bf16, NaN must be clean.
template <class T>
[[gnu::always_inline]] inline floats rounded(floats value) {
  if constexpr (is_same<T, f16>) {
    f16 narrowed[kFloats];
    store_lanes(narrowed, value);
    return load_lanes<floats>(narrowed);
  } else {
    return bit_cast<floats>(nearest_bf16(value) & ints(-0x10000));
  }
}

}  // namespace pn
