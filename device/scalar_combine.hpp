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

}  // namespace pn
