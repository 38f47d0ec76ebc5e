// Circular and hyperbolic functions of one float, in double if that is faster; the functions of
// double and of integers.
#pragma once

#include "cpu_functions.hpp"

namespace pn {

// 2^e · 2/π mod 4 for e in [0, 105), as three numbers of 29 bits.
struct TurnTable {
  double parts[3][105];
};
template <int>
struct Turns {
  static constexpr TurnTable make() {
    constexpr uint32_t kTwoOverPi[8] = {0xa2f9836e, 0x4e441529, 0xfc2757d1, 0xf534ddc0,
                                        0xdb629599, 0x3c439041, 0xfe5163ab, 0xdebbc561};
    TurnTable table{};
    for (int e = 0; e < 105; ++e) {
      double unit = 0x1p-27;
      for (int part = 0; part < 3; ++part) {
        uint64_t bits = 0;
        for (int i = 0; i < 29; ++i) {
          const int at = e - 2 + part * 29 + i;  // 0 is the first bit after the point
          bits = bits * 2 + (at < 0 ? 0 : (kTwoOverPi[at / 32] >> (31 - at % 32)) & 1u);
        }
        table.parts[part][e] = static_cast<double>(bits) * unit;
        unit *= 0x1p-29;
      }
    }
    return table;
  }
  static constexpr TurnTable table = make();
};

// x = (quadrant + t) · π/2 with |t| <= 1/2, for every finite x.
struct Turn {
  double wide;  // t · π/2
  float angle;  // the same, with the error of its rounding
  float lost;
  int32_t quadrant;
};
[[gnu::always_inline]] inline Turn turn(float x) {
  constexpr double kShift = 6755399441055744.0;
  const int32_t exponent = ((bit_cast<int32_t>(x) >> 23) & 0xff) - 150;
  const int32_t e = exponent < 0 ? 0 : exponent > 104 ? 104 : exponent;
  const double m = static_cast<double>(x) * bit_cast<double>(static_cast<int64_t>(1023 - e) << 52);
  const double first = m * Turns<0>::table.parts[0][e];  // exact: 24 and 29 bits
  const double second = m * Turns<0>::table.parts[1][e];
  const double third = m * Turns<0>::table.parts[2][e];
  const double near = first + kShift;
  const double rest = (first - (near - kShift)) + second;  // exact but for the last bits
  const double nearer = rest + kShift;
  const double t = (rest - (nearer - kShift)) + third;
  const double angle = t * 1.5707963267948966;
  const float rounded = static_cast<float>(angle);
  return {angle, rounded, static_cast<float>(angle - static_cast<double>(rounded)),
          static_cast<int32_t>(bit_cast<uint64_t>(near) + bit_cast<uint64_t>(nearer))};
}
[[gnu::always_inline]] inline float sin_poly(float r, float lost) {
  const float square = r * r;
  float q = 2.7182373e-6f;
  q = fma(q, square, -1.9839327e-4f);
  q = fma(q, square, 8.3333291e-3f);
  q = fma(q, square, -1.6666667e-1f);
  return r + fma(r * square, q, lost);
}
[[gnu::always_inline]] inline float cos_poly(float r, float lost) {
  const float half = 0.5f * r;
  const float square = r * r;
  float q = 2.4437728e-5f;
  q = fma(q, square, -1.3887362e-3f);
  q = fma(q, square, 4.1666646e-2f);
  const float less = half * r;
  const float high = 1.0f - less;
  const float low = ((1.0f - high) - less) - fma(half, r, -less);  // the error of the two roundings
  return high + fma(square * square, q, fma(-r, lost, low));
}
// 1 ulp, at every magnitude.
[[gnu::always_inline]] inline float sin(float x) {
  const Turn at = turn(x);
  const float value = at.quadrant & 1 ? cos_poly(at.angle, at.lost) : sin_poly(at.angle, at.lost);
  const float turned = at.quadrant & 2 ? -value : value;
  return x - x != 0.0f ? kNan : x == 0.0f ? x : turned;
}
// 1 ulp, at every magnitude.
[[gnu::always_inline]] inline float cos(float x) {
  const Turn at = turn(x);
  const float value = at.quadrant & 1 ? sin_poly(at.angle, at.lost) : cos_poly(at.angle, at.lost);
  const float turned = (at.quadrant + 1) & 2 ? -value : value;
  return x - x != 0.0f ? kNan : turned;
}
// 1 ulp, at every magnitude; in double, because neither of the two may lose bits.
[[gnu::always_inline]] inline float tan(float x) {
  const Turn at = turn(x);
  const double r = at.wide;
  const double square = r * r;
  double q = -2.4754296624323454e-08;
  q = fma(q, square, 2.7555256977024466e-06);
  q = fma(q, square, -0.00019841263352904392);
  q = fma(q, square, 0.0083333333244212625);
  q = fma(q, square, -0.16666666666626909);
  const double sine = fma(r * square, q, r);
  double p = -2.7201398300964877e-07;
  p = fma(p, square, 2.4799413147604691e-05);
  p = fma(p, square, -0.0013888883349696222);
  p = fma(p, square, 0.041666666618170888);
  const double cosine = fma(square * square, p, 1.0 - 0.5 * square);
  const bool odd = at.quadrant & 1;
  const float value = static_cast<float>((odd ? -cosine : sine) / (odd ? sine : cosine));
  return x - x != 0.0f ? kNan : x == 0.0f ? x : value;
}

// The arc tangent of a nonnegative double, to about 2^-33.
[[gnu::always_inline]] inline double atan_wide(double x) {
  const bool beyond = x > 1.0;
  const double z = beyond ? 1.0 / x : x;
  const double square = z * z;
  double q = -0.00071130451209868828;
  q = fma(q, square, 0.0049993162523786147);
  q = fma(q, square, -0.016471458575867754);
  q = fma(q, square, 0.034704665330780378);
  q = fma(q, square, -0.054704499019602726);
  q = fma(q, square, 0.072693853232310854);
  q = fma(q, square, -0.089887926279880653);
  q = fma(q, square, 0.11095202620804757);
  q = fma(q, square, -0.14284250893753486);
  q = fma(q, square, 0.19999932199634649);
  q = fma(q, square, -0.33333332235378427);
  const double angle = fma(z * square, q, z);
  return beyond ? 1.5707963267948966 - angle : angle;
}
// 1 ulp, like the next four: in double, rounded once.
[[gnu::always_inline]] inline float atan(float x) {
  return copysign(static_cast<float>(atan_wide(static_cast<double>(abs(x)))), x);
}
[[gnu::always_inline]] inline float asin(float x) {
  const double size = static_cast<double>(abs(x));
  const double other = sqrt((1.0 - size) * (1.0 + size));
  return copysign(static_cast<float>(atan_wide(size / other)), x);
}
[[gnu::always_inline]] inline float acos(float x) {
  const double wide = static_cast<double>(x);
  return static_cast<float>(2.0 * atan_wide(sqrt((1.0 - wide) / (1.0 + wide))));
}
[[gnu::always_inline]] inline float sinh(float x) {
  const double size = static_cast<double>(at_most(abs(x), 90.0f));
  const double power = exp_wide(size);
  const double square = size * size;
  double q = 2.755206406454894e-06;
  q = fma(q, square, 0.00019841296045430189);
  q = fma(q, square, 0.0083333332763415278);
  q = fma(q, square, 0.16666666667069099);
  const double small = fma(size * square, q, size);
  return copysign(static_cast<float>(size < 0.5 ? small : 0.5 * (power - 1.0 / power)), x);
}
[[gnu::always_inline]] inline float cosh(float x) {
  const double power = exp_wide(static_cast<double>(at_most(abs(x), 90.0f)));
  return static_cast<float>(0.5 * (power + 1.0 / power));
}
// Uses the library's double functions; not vectorized.
inline float atan2(float y, float x) {
  return static_cast<float>(::atan2(static_cast<double>(y), static_cast<double>(x)));
}

// ---- the same for double, integers and complex numbers ----

using ::acos, ::asin, ::atan, ::atan2, ::atanh, ::cos, ::cosh, ::erf, ::erfc, ::exp, ::exp2,
    ::expm1, ::log, ::log10, ::log1p, ::log2, ::pow, ::sin, ::sinh, ::tan, ::tanh;

// A negative exponent gives 0 except for bases 1 and -1.
template <class T>
inline T pow(T base, T exponent) {
  if (exponent < T(0))
    return base == T(1) ? T(1) : base == T(-1) ? (exponent % 2 ? T(-1) : T(1)) : T(0);
  uint64_t result = 1;
  uint64_t square = static_cast<uint64_t>(base);
  for (uint64_t left = static_cast<uint64_t>(exponent); left > 0; left /= 2) {
    result *= left % 2 ? square : 1;
    square *= square;
  }
  return static_cast<T>(result);
}

}  // namespace pn
