// Transcendental functions of float, the same for one float and for a vector of them, inline and
// without branches. Each states its max error over every float, measured against correctly rounded
// results.
#pragma once

#include "cpu_arithmetic.hpp"

extern "C" {
double exp(double) noexcept;
double exp2(double) noexcept;
double expm1(double) noexcept;
double log(double) noexcept;
double log1p(double) noexcept;
double log2(double) noexcept;
double log10(double) noexcept;
double tan(double) noexcept;
double asin(double) noexcept;
double acos(double) noexcept;
double atan(double) noexcept;
double atan2(double, double) noexcept;
double sinh(double) noexcept;
double cosh(double) noexcept;
double tanh(double) noexcept;
double atanh(double) noexcept;
double erf(double) noexcept;
double erfc(double) noexcept;
double pow(double, double) noexcept;
}

namespace pn {

// Hides bounds from the compiler: g++ compares and blends with constants that it knows, and uses
// minimum and maximum instructions with others.
inline float exp_lower_bound = -105.0f;
inline float exp_upper_bound = 89.0f;
inline float exp2_lower_bound = -151.0f;
inline float exp2_upper_bound = 129.0f;
inline float erf_bound = 4.0f;
inline float exp_plus_one_lower_bound = -87.0f;

// 1.5 · 2^23: adding it rounds to an integer, and leaves that in the low bits. What is added to it
// in turn biases them: by 127 they are the exponent of a float.
constexpr float kExpShift = 12582912.0f;
template <Real F>
[[gnu::always_inline]] inline F power_of_bits(Int<F> bits) {
  return bit_cast<F>(shift_left_lanes(bits, 23));
}
// 2^n as a product, each factor of which is in range.
template <Real F>
struct Scale {
  F half;
  F rest;
};
// x = n ln 2 + r, |r| <= ln 2 / 2, where `shifted` holds n + 254 in its low bits.
template <Real F>
struct Powers {
  F shifted;
  F n;
  F r;
  [[gnu::always_inline]] Scale<F> scale() const {
    const Int<F> first = bit_cast<Int<F>>(fma(n, F(0.5f), F(kExpShift + 127)));
    return {power_of_bits<F>(first), power_of_bits<F>(bit_cast<Int<F>>(shifted) - first)};
  }
  // sum · 2^n, rounded once.
  [[gnu::always_inline]] F scaled(F sum) const {
#if defined(__AVX512F__)
    if constexpr (is_same<F, floats>) {
      return floats(__builtin_ia32_scalefps512_mask(sum.v, n.v, sum.v, -1, 4));
    }
#endif
    const auto [half, rest] = scale();
    return sum * half * rest;
  }
};
// x - n ln 2
template <Real F>
[[gnu::always_inline]] inline F exp_rest(F x, F n) {
  return fma(n, F(-1.42860677e-6f), fma(n, F(-0.693145752f), x));
}
template <Real F>
[[gnu::always_inline]] inline Powers<F> powers_of_two(F x) {
  const F bounded = at_most(at_least(x, exp_lower_bound), exp_upper_bound);
  const F shifted = fma(bounded, F(1.44269504f), F(kExpShift + 254));
  const F n = shifted - (kExpShift + 254);
  return {shifted, n, exp_rest(bounded, n)};
}
// (e^r - 1 - r) / r²
template <Real F>
[[gnu::always_inline]] inline F exp_tail(F r) {
  F q = 1.38128956e-3f;
  q = fma(q, r, F(8.36958364e-3f));
  q = fma(q, r, F(4.16683666e-2f));
  q = fma(q, r, F(1.66665196e-1f));
  return fma(q, r, F(4.9999997e-1f));
}
// e^r
template <Real F>
[[gnu::always_inline]] inline F exp_sum(F r) {
  return fma(fma(exp_tail(r), r, F(1.0f)), r, F(1.0f));
}
// e^x = (1 + p) 2^n
template <Real F>
struct ExpParts {
  F p;
  F lost;  // in the rounding of p
  Scale<F> scale;
};
template <Real F>
[[gnu::always_inline]] inline ExpParts<F> exp_parts(F x) {
  const Powers powers = powers_of_two(x);
  const F r = powers.r;
  const F q = exp_tail(r);
  const F square = r * r;
  const F p = fma(square, q, r);
  return {p, fma(square, q, r - p), powers.scale()};
}

// 1 ulp.
template <Real F>
[[gnu::always_inline]] inline F exp(F x) {
  const Powers powers = powers_of_two(x);
  return powers.scaled(exp_sum(powers.r));
}

// 1 + e^x to 1.5 ulp, for sigmoid and SiLU. Where no instruction scales by powers, half of the
// power is scaled, so that 2^128 stays in range.
template <Real F>
[[gnu::always_inline]] inline F exp_plus_one(F x) {
#if defined(__AVX512F__)
  if constexpr (is_same<F, floats>) return 1.0f + exp(x);
#endif
  constexpr float kShift = kExpShift + 126;
  const F bounded = at_most(at_least(x, exp_plus_one_lower_bound), exp_upper_bound);
  const F shifted = fma(bounded, F(1.44269504f), F(kShift));
  const F half =
      exp_sum(exp_rest(bounded, shifted - kShift)) * power_of_bits<F>(bit_cast<Int<F>>(shifted));
  return fma(half, F(2.0f), F(1.0f));
}

// 1 ulp, exact if x is an integer: (1 + p) 2^n, |r| <= 1/2.
template <Real F>
[[gnu::always_inline]] inline F exp2(F x) {
  const F bounded = at_most(at_least(x, exp2_lower_bound), exp2_upper_bound);
  const F shifted = bounded + (kExpShift + 254);
  const F n = shifted - (kExpShift + 254);
  const F r = bounded - n;
  F q = 1.54718364e-4f;
  q = fma(q, r, F(1.33904372e-3f));
  q = fma(q, r, F(9.61802248e-3f));
  q = fma(q, r, F(5.55036180e-2f));
  q = fma(q, r, F(2.40226507e-1f));
  const F sum = 1.0f + fma(r, F(0.693147182f), fma(r * r, q, r * F(-1.90465430e-9f)));
  return Powers<F>{shifted, n, r}.scaled(sum);
}

// 1 ulp: p 2^n + (2^n - 1), plus the error of the roundings, because near 0 the two terms almost
// cancel.
template <Real F>
[[gnu::always_inline]] inline F expm1(F x) {
  const ExpParts parts = exp_parts(x);
  const F scale = parts.scale.half * parts.scale.rest;
  const F less = scale - 1.0f;
  const F lost = fma(parts.lost, scale, (scale - less) - 1.0f);
  const F sum = fma(parts.p, scale, less);
  const F small = sum + (fma(parts.p, scale, less - sum) + lost);
  const F large = (1.0f + parts.p) * parts.scale.half * parts.scale.rest;
  return select(x > 88.0f, large, select(x == 0.0f, x, small));
}

// ln x of a positive normal float, and `more`, which is small compared with it.
template <Real F>
[[gnu::always_inline]] inline F log_normal(F x, F shift, F more) {
  const Int<F> bits = bit_cast<Int<F>>(x);
  const Int<F> exponent = sub_lanes(bits, Int<F>(0x3f3504f3)) >> 23;
  const F f = bit_cast<F>(sub_lanes(bits, shift_left_lanes(exponent, 23))) - 1.0f;
  const F n = to_floats(exponent) - shift;
  F q = 6.7465916e-2f;
  q = fma(q, f, F(-1.1675639e-1f));
  q = fma(q, f, F(1.1888178e-1f));
  q = fma(q, f, F(-1.2405592e-1f));
  q = fma(q, f, F(1.4219551e-1f));
  q = fma(q, f, F(-1.6667996e-1f));
  q = fma(q, f, F(2.0002119e-1f));
  q = fma(q, f, F(-2.5000009e-1f));
  q = fma(q, f, F(3.3333313e-1f));
  const F square = f * f;
  const F tail = fma(square, fma(f, q, F(-0.5f)), fma(n, F(1.42860677e-6f), more));
  return fma(n, F(0.693145752f), f + tail);
}

// 1 ulp.
template <Real F>
[[gnu::always_inline]] inline F log(F x) {
  const Truth<F> tiny = x < 1.17549435e-38f;
  const F value = log_normal(select(tiny, x * 8388608.0f, x), select(tiny, F(23.0f), 0.0f), F(0));
  const F positive = select(x == kInfinity, x, value);
  return select(x > 0.0f, positive, select(x == 0.0f, F(-kInfinity), kNan));
}

// 1 ulp: ln of the rounded 1 + x, corrected by the error of the rounding.
template <Real F>
[[gnu::always_inline]] inline F log1p(F x) {
  const F sum = 1.0f + x;
  const F kept = sum - 1.0f;
  const F lost = (1.0f - (sum - kept)) + (x - kept);
  const F value = log_normal(sum, F(0), lost / sum);
  const F inside = select((x == 0.0f) | (x == kInfinity), x, value);
  return select(x >= -1.0f, select(x == -1.0f, F(-kInfinity), inside), kNan);
}

// 1 ulp: ln((1 + x) / (1 - x)) / 2 of |x|, plus the error of the quotient's roundings.
template <Real F>
[[gnu::always_inline]] inline F atanh(F x) {
  const F size = abs(x);
  const F twice = size + size;
  const F less = 1.0f - size;
  const F less_lost = (1.0f - less) - size;
  const F quotient = twice / less;
  const F rest = fma(-quotient, less_lost, fma(-quotient, less, twice));
  const F sum = 1.0f + quotient;
  const F kept = sum - 1.0f;
  const F lost = (1.0f - (sum - kept)) + (quotient - kept);
  const F more = fma(lost, less, rest) / (1.0f + size);  // over less · sum
  const F beyond = 0.5f * log_normal(sum, F(0), more);
  const F small = fma(size * (size * size), F(0.333333343f), size);
  const F inside = select(size < 1e-3f, small, beyond);
  return copysign(select(size < 1.0f, inside, select(size == 1.0f, F(kInfinity), kNan)), x);
}

// ln x of a positive normal double, to about 2^-44.
[[gnu::always_inline]] inline double log_wide(double x) {
  constexpr int64_t kRootHalf = 0x3fe6a09e667f3bcd;
  const int64_t bits = bit_cast<int64_t>(x);
  const int64_t exponent = sub(bits, kRootHalf) >> 52;
  const double m = bit_cast<double>(bits - (exponent << 52));
  const double s = (m - 1.0) / (m + 1.0);
  const double z = s * s;
  double q = 0.19598793848047064;
  q = fma(q, z, 0.221752371649622);
  q = fma(q, z, 0.28572130219592107);
  q = fma(q, z, 0.39999995440875596);
  q = fma(q, z, 0.6666666667627485);
  const double n = static_cast<double>(static_cast<int32_t>(exponent));
  return fma(n, 0.6931471805599453, fma(s * z, q, 2.0 * s));
}

[[gnu::always_inline]] inline float log_scaled(float x, double scale) {
  const float value = static_cast<float>(log_wide(static_cast<double>(x)) * scale);
  return x > 0.0f ? (x == kInfinity ? x : value) : (x == 0.0f ? -kInfinity : kNan);
}
// 1 ulp.
[[gnu::always_inline]] inline float log2(float x) { return log_scaled(x, 1.4426950408889634); }
// 1 ulp.
[[gnu::always_inline]] inline float log10(float x) { return log_scaled(x, 0.4342944819032518); }

// e^x of a double between -110 and 90, to about 2^-40.
[[gnu::always_inline]] inline double exp_wide(double x) {
  constexpr double kShift = 6755399441055744.0;  // 1.5 · 2^52
  const double shifted = fma(x, 1.4426950408889634, kShift);
  const double n = shifted - kShift;
  const double r = fma(n, -0.6931471805599453, x);
  double q = 2.4706431058064308e-05;
  q = fma(q, r, 0.000199102956495803);
  q = fma(q, r, 0.0013889209601156915);
  q = fma(q, r, 0.008333279723800819);
  q = fma(q, r, 0.0416666642662964);
  q = fma(q, r, 0.16666666791651438);
  q = fma(q, r, 0.5000000000462101);
  const double p = 1.0 + fma(r * r, q, r);
  const int64_t exponent = bit_cast<int64_t>(shifted) - bit_cast<int64_t>(kShift);
  return p * bit_cast<double>((exponent + 1023) << 52);
}

// 1 ulp: base and exponent in double, with C99's special cases.
[[gnu::always_inline]] inline float pow(float x, float y) {
  const float magnitude = abs(x);
  const double finite = log_wide(static_cast<double>(magnitude));
  const double ln = magnitude == 0.0f        ? -static_cast<double>(kInfinity)
                    : magnitude == kInfinity ? static_cast<double>(kInfinity)
                                             : finite;
  const double t = static_cast<double>(y) * ln;
  const double above = t < -110.0 ? -110.0 : t;
  const double bounded = above > 90.0 ? 90.0 : above;
  const float size = static_cast<float>(exp_wide(bounded));
  const float result = x != x || y != y ? kNan : size;
  const bool whole = floor(y) == y;
  const bool odd = whole & (floor(y * 0.5f) != y * 0.5f);
  const float with_sign = odd ? copysign(result, x) : result;
  const float real = ((x < 0.0f) & (x != -kInfinity) & !whole) ? kNan : with_sign;
  const bool one = (y == 0.0f) | (x == 1.0f) | ((magnitude == 1.0f) & (abs(y) == kInfinity));
  return one ? 1.0f : real;
}

// 1 ulp: x · P(x²) near 0, and 1 - 2 / (e^2x + 1) beyond, plus the error of its roundings.
template <Real F>
[[gnu::always_inline]] inline F tanh(F x) {
  const F magnitude = abs(x);
  const F square = x * x;
  F q = 2.1475370e-3f;
  q = fma(q, square, F(-8.1826737e-3f));
  q = fma(q, square, F(2.1702968e-2f));
  q = fma(q, square, F(-5.3947203e-2f));
  q = fma(q, square, F(1.3333210e-1f));
  q = fma(q, square, F(-3.3333331e-1f));
  const F small = fma(magnitude * square, q, magnitude);
  const ExpParts parts = exp_parts(2.0f * at_most(magnitude, 10.0f));
  const F scale = parts.scale.half * parts.scale.rest;
  const F more = scale + 1.0f;
  const F sum = fma(parts.p, scale, more);
  const F lost = fma(parts.p, scale, more - sum);
  const F part = 2.0f / sum;
  const F part_lost = 0.5f * part * fma(-part, lost, fma(-part, sum, F(2.0f)));
  const F rest = 1.0f - part;
  const F large = rest + (((1.0f - rest) - part) - part_lost);
  return copysign(select(magnitude < 0.625f, small, large), x);
}

// 2.2 ulp, but 0 below -88.7, where e^-x overflows.
template <Real F>
[[gnu::always_inline]] inline F sigmoid(F x) {
  return 1.0f / exp_plus_one(-x);
}
[[gnu::always_inline]] inline double sigmoid(double x) { return 1.0 / (1.0 + ::exp(-x)); }

// 1 ulp: x · P(x²) up to 1, 1 - e^-P(|x|) beyond, where the power stays in range.
template <Real F>
[[gnu::always_inline]] inline F erf(F x) {
  const F magnitude = abs(x);
  const F square = x * x;
  F low = 7.92030332e-5f;
  low = fma(low, square, F(-8.03075032e-4f));
  low = fma(low, square, F(5.19073335e-3f));
  low = fma(low, square, F(-2.6855126e-2f));
  low = fma(low, square, F(1.12836182e-1f));
  low = fma(low, square, F(-3.76126289e-1f));
  low = fma(low, square, F(1.28379166e-1f));  // 2/√π - 1
  const F bounded = at_most(magnitude, 4.0f);
  F high = -1.8557603e-4f;
  high = fma(high, bounded, F(2.9396266e-3f));
  high = fma(high, bounded, F(-2.1805394e-2f));
  high = fma(high, bounded, F(1.0303752e-1f));
  high = fma(high, bounded, F(6.3822550e-1f));
  high = fma(high, bounded, F(1.1270401e+0f));
  high = fma(high, bounded, F(3.5369527e-4f));
  constexpr float kShift = kExpShift + 127;
  const F shifted = fma(high, F(-1.44269504f), F(kShift));
  const F r = fma(shifted - kShift, F(-0.693147181f), -high);
  F q = 1.3813142e-3f;
  q = fma(q, r, F(8.3694188e-3f));
  q = fma(q, r, F(4.1668456e-2f));
  q = fma(q, r, F(1.6666515e-1f));
  q = fma(q, r, F(4.9999994e-1f));
  const F p = fma(r * r, q, r);
  const F scale = power_of_bits<F>(bit_cast<Int<F>>(shifted));
  const F beyond = copysign(fma(-p, scale, 1.0f - scale), x);
  return select(magnitude > 1.0f, beyond, fma(x, low, x));
}

// erf near each quarter up to 15/4: the point, erf at the point, which is almost exactly a float,
// and the remainder as a polynomial in the distance, without its constant.
struct ErfTable {
  alignas(64) float rows[7][16];
};
inline constexpr ErfTable kErf{
    {{0.0f, 0.249973401f, 0.500057459f, 0.750109434f, 1.00029182f, 1.24991715f, 1.49984682f,
      1.75008726f, 1.99986267f, 2.24989414f, 2.49960423f, 2.75011754f, 3.00069356f, 3.25038576f,
      3.50071502f, 3.74928498f},
     {0.0f, 0.276298195f, 0.52055037f, 0.711225986f, 0.842821896f, 0.92288053f, 0.966086924f,
      0.986676276f, 0.995319426f, 0.998536527f, 0.999592185f, 0.999899447f, 0.999978006f,
      0.999995708f, 0.999999285f, 0.999999881f},
     {1.12837923f, 1.0600282f, 0.878732085f, 0.642825544f, 0.414865255f, 0.23657012f, 0.118984953f,
      0.0527588762f, 0.0206783395f, 0.00714572147f, 0.00218259892f, 0.000585898699f,
      0.000138674921f, 2.91160177e-05f, 5.3724666e-06f, 8.86171222e-07f},
     {2.22841308e-07f, -0.264974624f, -0.439411283f, -0.482186675f, -0.414986789f, -0.295695275f,
      -0.178461224f, -0.092333585f, -0.0413538925f, -0.0160768144f, -0.00545533979f,
      -0.00161111413f, -0.000416043535f, -9.46098662e-05f, -3.09476818e-05f, 3e-07f},
     {-0.376139492f, -0.309180081f, -0.146423087f, 0.0268499572f, 0.138445958f, 0.16753687f,
      0.138780549f, 0.0901420712f, 0.048242759f, 0.0217328146f, 0.0083636092f, 0.00275868853f,
      0.000786106451f, 0.000195323228f, 4.20951183e-05f, 8.85728423e-06f},
     {0.000257373904f, 0.126092449f, 0.181997046f, 0.150074571f, 0.0691823959f, -0.0056785373f,
      -0.0441678986f, -0.0479040891f, -0.0344434567f, -0.0191518925f, -0.00869527273f,
      -0.0032926097f, -0.0010568907f, -0.00029173182f, 0.000706535182f, -0.000171198553f},
     {0.1110899f, 0.0795743912f, 0.00746749807f, -0.0527075939f, -0.0687231421f, -0.0470817164f,
      -0.0150257293f, 0.00644709263f, 0.0129876183f, 0.0106390547f, 0.00614014501f, 0.00277406466f,
      0.00102521549f, 0.000318324659f, 8.31500074e-05f, 1.88395097e-05f}}};

// 1 + erf(x) to 4e-7, for GELU, and exactly 0 below -4, where erf rounds to -1: an infinite factor
// makes NaN of it. 1 + x P(x²) / Q(x²), but in vectors of 16, where one instruction reads a table
// of 16, a polynomial of the table, to 2e-7.
template <Real F>
[[gnu::always_inline]] inline F erf_plus_one(F x) {
#if defined(__AVX512F__)
  if constexpr (is_same<F, floats>) {  // a loop over single floats would gather from the table
    constexpr float kQuarters = 3145728.0f;  // 1.5 · 2^21: adding it rounds to quarters
    const F magnitude = at_most(abs(x), 3.8749998f);
    const Int<F> at = bit_cast<Int<F>>(magnitude + kQuarters);
    const F d = magnitude - look_up(kErf.rows[0], at);
    F q = look_up(kErf.rows[6], at);
    for (int row = 5; row >= 2; --row) q = fma(q, d, look_up(kErf.rows[row], at));
    return 1.0f + copysign(fma(q, d, look_up(kErf.rows[1], at)), x);
  }
#endif
  const F bounded = at_most(at_least(x, -erf_bound), erf_bound);
  const F square = bounded * bounded;
  F p = 1.97482927e-06f;
  p = fma(p, square, F(0.000288042618f));
  p = fma(p, square, F(0.00400367891f));
  p = fma(p, square, F(0.0534675755f));
  p = fma(p, square, F(0.196249694f));
  p = fma(p, square, F(1.12837899f));
  F q = 3.74809206e-05f;
  q = fma(q, square, F(0.00121636887f));
  q = fma(q, square, F(0.0154444864f));
  q = fma(q, square, F(0.11647673f));
  q = fma(q, square, F(0.507252932f));
  q = fma(q, square, F(1.0f));
  return at_least(fma(bounded, p, q) / q, 0.0f);
}

// 1 + tanh(x) to 2e-7, for GELU by tanh, and exactly 0 where tanh rounds to -1.
template <Real F>
[[gnu::always_inline]] inline F tanh_plus_one(F x) {
  return select(x < -9.0109f, F(0.0f), 2.0f / exp_plus_one(-2.0f * x));
}

// 1 ulp, in double: e^-x² · P(t) / (1 + 2x), where t runs from -1 to 1/2 as x does from 0 to 10.2.
[[gnu::always_inline]] inline float erfc(float x) {
  const double magnitude = static_cast<double>(at_most(abs(x), 10.2f));
  const double t = (magnitude - 3.5) / (magnitude + 3.5);
  double p = 0.00049288251519368257;
  p = fma(p, t, -0.00055537400361363063);
  p = fma(p, t, -0.004284832568610281);
  p = fma(p, t, 0.019205540895730892);
  p = fma(p, t, -0.048776688753900711);
  p = fma(p, t, 0.087966598670830759);
  p = fma(p, t, -0.11509774273046236);
  p = fma(p, t, 0.097520139293879871);
  p = fma(p, t, -0.010555153495857806);
  p = fma(p, t, -0.1400092018297566);
  p = fma(p, t, 1.242349241215871);
  const double size = exp_wide(-magnitude * magnitude) * p / (1.0 + 2.0 * magnitude);
  const float value = static_cast<float>(x < 0.0f ? 2.0 - size : size);
  return x != x ? x : value;
}

}  // namespace pn
