// Exact arithmetic of small quotients, with which that of fields is compared.
#pragma once

namespace passnet {

// A quotient of integers.
struct Rational {
  __int128 above = 0;
  __int128 below = 1;

  static __int128 divisor(__int128 a, __int128 b) {
    return b == 0 ? (a < 0 ? -a : a) : divisor(b, a % b);
  }
  Rational lowest() const {
    const __int128 common = divisor(above, below) * (below < 0 ? -1 : 1);
    return common == 0 ? *this : Rational{above / common, below / common};
  }
  // True if products with others that fit are exact.
  bool fits() const {
    constexpr __int128 kMost = __int128{1} << 60;
    return below != 0 && above < kMost && above > -kMost && below < kMost && below > -kMost;
  }
};

}  // namespace passnet
