// The operations by which reductions combine values.
#pragma once

#include "scalar.hpp"

namespace pn {

struct Sum {
  template <class T>
  static constexpr T start = T(0);
  template <class T>
  [[gnu::always_inline]] static T combine(T a, T b) {
    return add(a, b);
  }
};
struct Product {
  template <class T>
  static constexpr T start = T(1);
  template <class T>
  [[gnu::always_inline]] static T combine(T a, T b) {
    return mul(a, b);
  }
};
template <class T>
inline constexpr T least = static_cast<T>(T(-1) < T(0) ? uint64_t{1} << (sizeof(T) * 8 - 1) : 0);
template <>
inline constexpr float least<float> = -kInfinity;
template <>
inline constexpr double least<double> = -static_cast<double>(kInfinity);
template <class T>
inline constexpr T greatest = static_cast<T>(~least<T>);
template <>
inline constexpr float greatest<float> = kInfinity;
template <>
inline constexpr double greatest<double> = static_cast<double>(kInfinity);
struct Max {
  template <class T>
  static constexpr T start = least<T>;
  template <class T>
  [[gnu::always_inline]] static T combine(T a, T b) {
    return max(a, b);
  }
};
struct Min {
  template <class T>
  static constexpr T start = greatest<T>;
  template <class T>
  [[gnu::always_inline]] static T combine(T a, T b) {
    return min(a, b);
  }
};

template <class T>
struct WideOf {
  using Type = T;
};
template <>
struct WideOf<float> {
  using Type = double;
};

// ---- stores that several threads accumulate ----

template <class Op, class T>
inline T accumulated(T now, T value) {
  if constexpr (is_half<T>) {
    return cast<T>(Op::template combine<float>(cast<float>(now), cast<float>(value)));
  } else {
    return Op::template combine<T>(now, value);
  }
}

#if defined(__CUDACC_RTC__)
// Replaces the word that has the element until no other thread was faster.
template <class Op, class Word, class T>
inline void accumulate_in_word(Word* word, int shift, T value) {
  Word known = *word;
  Word found = known;
  do {
    known = found;
    Word next;
    if constexpr (sizeof(T) == sizeof(Word)) {
      next = bit_cast<Word>(accumulated<Op>(bit_cast<T>(known), value));
    } else {
      const T element = accumulated<Op>(T(known >> shift), value);
      if constexpr (sizeof(T) == 1) {
        next = (known & ~(0xffu << shift)) | (Word(bit_cast<uint8_t>(element)) << shift);
      } else {
        next = (known & ~(0xffffu << shift)) | (Word(bit_cast<uint16_t>(element)) << shift);
      }
    }
    found = atomicCAS(word, known, next);
  } while (found != known);
}
#endif

// Adds a value to an element, multiplies it, or takes the larger or the smaller one, whatever other
// threads do to it: in any order.
template <class Op, class T>
inline void accumulate(T* place, T value) {
#if defined(__CUDACC_RTC__)
  if constexpr (is_same<Op, Sum> && is_same<T, float>) {
    atomicAdd(place, value);
  } else if constexpr (is_same<Op, Sum> && is_same<T, int64_t>) {
    atomicAdd(reinterpret_cast<unsigned long long*>(place), static_cast<unsigned long long>(value));
  } else if constexpr (is_same<Op, Max> && is_same<T, int64_t>) {
    atomicMax(reinterpret_cast<long long*>(place), static_cast<long long>(value));
  } else if constexpr (is_same<Op, Min> && is_same<T, int64_t>) {
    atomicMin(reinterpret_cast<long long*>(place), static_cast<long long>(value));
  } else if constexpr (is_same<Op, Max> && is_same<T, float>) {
    // Floats without a sign are in the order of their bits, above all that have one; a NaN that has
    // one becomes the greatest of all.
    const auto bits = bit_cast<int32_t>(value);
    if (bits >= 0 && value == value) {
      auto* const word = reinterpret_cast<int32_t*>(place);
      const auto found = bit_cast<float>(atomicMax(word, bits));
      if (found != found) atomicMax(word, 0x7fffffff);
    } else {
      accumulate_in_word<Op>(reinterpret_cast<unsigned int*>(place), 0, value);
    }
  } else if constexpr (sizeof(T) == 8) {
    accumulate_in_word<Op>(reinterpret_cast<unsigned long long*>(place), 0, value);
  } else {
    const auto address = reinterpret_cast<unsigned long long>(place);
    accumulate_in_word<Op>(reinterpret_cast<unsigned int*>(address & ~3ull),
                           static_cast<int>(address & 3ull) * 8, value);
  }
#else
  *place = accumulated<Op>(*place, value);
#endif
}

}  // namespace pn
