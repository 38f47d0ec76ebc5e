// Circular and hyperbolic functions of one float, in double if that is faster, and of vectors; the
// functions of double and of integers.
#pragma once

#include "cpu_functions.hpp"

namespace pn {

// 2^(at · step) · 2/π mod 4 for at in [0, count), as the sum of so many numbers of so many bits.
template <int kParts, int kBits, int kCount, int kStep>
struct Turns {
  double parts[kParts][kCount];

  static constexpr Turns make() {
    constexpr uint32_t kTwoOverPi[40] = {
        0xa2f9836e, 0x4e441529, 0xfc2757d1, 0xf534ddc0, 0xdb629599, 0x3c439041, 0xfe5163ab,
        0xdebbc561, 0xb7246e3a, 0x424dd2e0, 0x06492eea, 0x09d1921c, 0xfe1deb1c, 0xb129a73e,
        0xe88235f5, 0x2ebb4484, 0xe99c7026, 0xb45f7e41, 0x3991d639, 0x835339f4, 0x9c845f8b,
        0xbdf9283b, 0x1ff897ff, 0xde05980f, 0xef2f118b, 0x5a0a6d1f, 0x6d367ecf, 0x27cb09b7,
        0x4f463f66, 0x9e5fea2d, 0x7527bac7, 0xebe5f17b, 0x3d0739f7, 0x8a5292ea, 0x6bfb5fb1,
        0x1f8d5d08, 0x56033046, 0xfc7b6bab, 0xf0cfbc20, 0x9af4361d};
    Turns table{};
    for (int at = 0; at < kCount; ++at) {
      int bit = at * kStep - 2;  // 0 is the first one after the point
      double unit = 4.0;
      for (int part = 0; part < kParts; ++part) {
        uint64_t bits = 0;
        for (int i = 0; i < kBits; ++i, ++bit, unit *= 0.5) {
          bits = bits * 2 + (bit < 0 ? 0 : (kTwoOverPi[bit / 32] >> (31 - bit % 32)) & 1u);
        }
        table.parts[part][at] = static_cast<double>(bits) * unit;
      }
    }
    return table;
  }
};
using FloatTurns = Turns<2, 53, 106, 1>;   // the last row is that of infinite numbers and NaN
using DoubleTurns = Turns<4, 53, 122, 8>;  // here they share it with the greatest finite ones
template <class T>
inline constexpr T kTurns = T::make();

// x = (quadrant + t) · π/2 with |t| <= 1/2 or hardly more, for every finite x.
struct Turn {
  double wide;  // t · π/2
  float angle;  // the same, with the error of its rounding
  float lost;
  int32_t quadrant;
};
[[gnu::always_inline]] inline Turn turn(float x) {
  constexpr double kShift = 6755399441055744.0;
  // No choice: it would become a branch around the table, and loops with one have no vectors.
  const double wide = static_cast<double>(x);
  const int64_t exponent = static_cast<int64_t>(bit_cast<uint64_t>(wide) >> 52 & 0x7ff);
  const int64_t e = -static_cast<int64_t>(exponent > 1046) & (exponent - 1046) & 127;
  const double m = wide * bit_cast<double>((1023 - e) << 52);
  const double near = fma(m, kTurns<FloatTurns>.parts[0][e], kShift);
  const double whole = fma(m, kTurns<FloatTurns>.parts[0][e], kShift - near);
  const double t = fma(m, kTurns<FloatTurns>.parts[1][e], whole);
  const double angle = t * 1.5707963267948966;
  const float rounded = static_cast<float>(angle);
  return {angle, rounded, static_cast<float>(angle - static_cast<double>(rounded)),
          static_cast<int32_t>(bit_cast<uint64_t>(near))};
}
template <Real F>
[[gnu::always_inline]] inline F sin_poly(F r, F lost) {
  const F square = r * r;
  F q = 2.7182373e-6f;
  q = fma(q, square, F(-1.9839327e-4f));
  q = fma(q, square, F(8.3333291e-3f));
  q = fma(q, square, F(-1.6666667e-1f));
  return r + fma(r * square, q, lost);
}
template <Real F>
[[gnu::always_inline]] inline F cos_poly(F r, F lost) {
  const F half = 0.5f * r;
  const F square = r * r;
  F q = 2.4437728e-5f;
  q = fma(q, square, F(-1.3887362e-3f));
  q = fma(q, square, F(4.1666646e-2f));
  const F less = half * r;
  const F high = 1.0f - less;
  const F low = ((1.0f - high) - less) - fma(half, r, -less);  // the error of the two roundings
  return high + fma(square * square, q, fma(-r, lost, low));
}
// 1 ulp, at every magnitude, like the functions of vectors.
[[gnu::always_inline]] inline float sin(float x) {
  const Turn at = turn(x);
  const float value = at.quadrant & 1 ? cos_poly(at.angle, at.lost) : sin_poly(at.angle, at.lost);
  const float turned = (at.quadrant & 2 ? -value : value) + (x - x);  // NaN of infinite numbers
  const uint32_t zero = uint32_t{0} - static_cast<uint32_t>(x == 0.0f);
  return bit_cast<float>((bit_cast<uint32_t>(x) & zero) | (bit_cast<uint32_t>(turned) & ~zero));
}
// 1 ulp, at every magnitude.
[[gnu::always_inline]] inline float cos(float x) {
  const Turn at = turn(x);
  const float value = at.quadrant & 1 ? sin_poly(at.angle, at.lost) : cos_poly(at.angle, at.lost);
  const float turned = (at.quadrant + 1) & 2 ? -value : value;
  return turned + (x - x);
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

// ---- the same for vectors ----

typedef double DoubleLanes __attribute__((vector_size(kFloats * 4)));  // of half a vector
typedef float HalfLanes __attribute__((vector_size(kFloats * 2)));
typedef int32_t HalfIntLanes __attribute__((vector_size(kFloats * 2)));

[[gnu::always_inline]] inline DoubleLanes fma(DoubleLanes a, DoubleLanes b, DoubleLanes c) {
#if defined(__clang__)
  return __builtin_elementwise_fma(a, b, c);
#elif defined(__AVX512F__)
  return __builtin_ia32_vfmaddpd512_mask(a, b, c, -1, 4);
#elif defined(__AVX2__)
  return __builtin_ia32_vfmaddpd256(a, b, c);
#else
  DoubleLanes sum;
  for (int32_t lane = 0; lane < kFloats / 2; ++lane) sum[lane] = fma(a[lane], b[lane], c[lane]);
  return sum;
#endif
}

// g++ would widen the halves of such a vector one after the other.
[[gnu::always_inline]] inline DoubleLanes widen_half(HalfLanes x) {
#if defined(__AVX512F__) && !defined(__clang__)
  return __builtin_ia32_cvtps2pd512_mask(x, DoubleLanes{}, -1, 4);
#elif defined(__AVX2__) && !defined(__clang__)
  return __builtin_ia32_cvtps2pd256(x);
#else
  return __builtin_convertvector(x, DoubleLanes);
#endif
}

// Half a vector of turns, of numbers below 2^24: for these the table has one row.
struct TurnedHalf {
  HalfLanes angle;
  HalfLanes lost;
  HalfIntLanes quadrant;
};
[[gnu::always_inline]] inline TurnedHalf turn_half(HalfLanes x) {
  const DoubleLanes none{};
  const DoubleLanes shift = none + 6755399441055744.0;
  const DoubleLanes turns = none + kTurns<FloatTurns>.parts[0][0];
  const DoubleLanes wide = widen_half(x);
  const DoubleLanes whole = fma(wide, turns, shift) - shift;
  const DoubleLanes t = fma(wide, none + kTurns<FloatTurns>.parts[1][0], fma(wide, turns, -whole));
  const DoubleLanes angle = t * 1.5707963267948966;
  const HalfLanes rounded = __builtin_convertvector(angle, HalfLanes);
  const DoubleLanes lost = angle - widen_half(rounded);
  return {rounded, __builtin_convertvector(lost, HalfLanes),
          __builtin_convertvector(whole, HalfIntLanes)};
}
#if defined(__AVX512F__)
#define PN_LOWER 0, 1, 2, 3, 4, 5, 6, 7
#define PN_UPPER 8, 9, 10, 11, 12, 13, 14, 15
#elif defined(__AVX2__)
#define PN_LOWER 0, 1, 2, 3
#define PN_UPPER 4, 5, 6, 7
#else
#define PN_LOWER 0, 1
#define PN_UPPER 2, 3
#endif
struct TurnedLanes {
  floats angle;
  floats lost;
  ints quadrant;
};
[[gnu::always_inline]] inline TurnedLanes turn(floats x) {
  const TurnedHalf a = turn_half(__builtin_shufflevector(x.v, x.v, PN_LOWER));
  const TurnedHalf b = turn_half(__builtin_shufflevector(x.v, x.v, PN_UPPER));
  return {floats(__builtin_shufflevector(a.angle, b.angle, PN_LOWER, PN_UPPER)),
          floats(__builtin_shufflevector(a.lost, b.lost, PN_LOWER, PN_UPPER)),
          ints(__builtin_shufflevector(a.quadrant, b.quadrant, PN_LOWER, PN_UPPER))};
}
#undef PN_LOWER
#undef PN_UPPER

// Element by element, for vectors with a number that the table has a row of its own for.
[[gnu::noinline, gnu::cold]] inline floats far_sin(floats x) {
  for (int32_t lane = 0; lane < kFloats; ++lane) x.v[lane] = sin(float(x.v[lane]));
  return x;
}
[[gnu::noinline, gnu::cold]] inline floats far_cos(floats x) {
  for (int32_t lane = 0; lane < kFloats; ++lane) x.v[lane] = cos(float(x.v[lane]));
  return x;
}
[[gnu::always_inline]] inline bool is_far(floats x) { return any(!(abs(x) < floats(0x1p24f))); }
[[gnu::always_inline]] inline floats sin(floats x) {
  if (__builtin_expect(is_far(x), 0)) return far_sin(x);
  const TurnedLanes at = turn(x);
  const floats value = select((at.quadrant & ints(1)) != ints(0), cos_poly(at.angle, at.lost),
                              sin_poly(at.angle, at.lost));
  const floats turned = select((at.quadrant & ints(2)) != ints(0), -value, value);
  return select(x == floats(0.0f), x, turned);
}
[[gnu::always_inline]] inline floats cos(floats x) {
  if (__builtin_expect(is_far(x), 0)) return far_cos(x);
  const TurnedLanes at = turn(x);
  const floats value = select((at.quadrant & ints(1)) != ints(0), sin_poly(at.angle, at.lost),
                              cos_poly(at.angle, at.lost));
  return select(((at.quadrant + ints(1)) & ints(2)) != ints(0), -value, value);
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

using ::acos, ::asin, ::atan, ::atan2, ::atanh, ::cosh, ::erf, ::erfc, ::exp, ::exp2, ::expm1,
    ::log, ::log10, ::log1p, ::log2, ::pow, ::sinh, ::tan, ::tanh;

// value + lost: a sum or product of doubles, rounded, and the error of that.
struct DoublePair {
  double value;
  double lost;
};
[[gnu::always_inline]] inline DoublePair exact_sum(double a, double b) {
  const double sum = a + b;
  const double other = sum - a;
  return {sum, (a - (sum - other)) + (b - other)};
}
[[gnu::always_inline]] inline DoublePair exact_product(double a, double b) {
  const double product = a * b;
  return {product, fma(a, b, -product)};
}

// x = quadrant · π/2 + angle + lost, with |angle| <= π/4 or hardly more, for every finite x.
struct WideTurn {
  double angle;
  double lost;
  int64_t quadrant;
};
[[gnu::always_inline]] inline WideTurn turn(double x) {
  constexpr double kShift = 6755399441055744.0;
  // No choice: it would become a branch around the table, and loops with one have no vectors.
  const int64_t exponent = static_cast<int64_t>(bit_cast<uint64_t>(x) >> 52 & 0x7ff);
  const int64_t at = (-static_cast<int64_t>(exponent > 1075) & (exponent - 1075)) >> 3;
  const double m = x * bit_cast<double>((1023 - 8 * at) << 52);  // below 2^61, or not finite
  const DoublePair first = exact_product(m, kTurns<DoubleTurns>.parts[0][at]);
  const DoublePair second = exact_product(m, kTurns<DoubleTurns>.parts[1][at]);
  const DoublePair third = exact_product(m, kTurns<DoubleTurns>.parts[2][at]);
  const double fourth = m * kTurns<DoubleTurns>.parts[3][at];
  // Whole turns are left out; what is left is below 2^12, and sums of errors are kept exact until
  // their share is below 2^-90.
  const double rest = first.value - 4.0 * __builtin_rint(0.25 * first.value);
  const DoublePair a = exact_sum(first.lost, second.value);
  const DoublePair b = exact_sum(rest, a.value);
  const DoublePair c = exact_sum(second.lost, third.value);
  const DoublePair d = exact_sum(a.lost, b.lost);
  const DoublePair e = exact_sum(d.value, c.value);
  const double near = b.value + kShift;
  const DoublePair t = exact_sum(b.value - (near - kShift), e.value);
  const double lost = t.lost + (((third.lost + fourth) + (c.lost + d.lost)) + e.lost);
  const DoublePair angle = exact_product(t.value, 1.5707963267948966);
  return {angle.value, angle.lost + fma(t.value, 6.123233995736766e-17, lost * 1.5707963267948966),
          static_cast<int64_t>(bit_cast<uint64_t>(near))};
}
[[gnu::always_inline]] inline double sin_poly(double r, double lost) {
  const double square = r * r;
  double q = 1.5896214079003796e-10;
  q = fma(q, square, -2.505074749318616e-08);
  q = fma(q, square, 2.755731361971405e-06);
  q = fma(q, square, -0.00019841269829584869);
  q = fma(q, square, 0.008333333333322113);
  q = fma(q, square, -0.1666666666666663);
  return r + fma(r * square, q, fma(-0.5 * square, lost, lost));
}
[[gnu::always_inline]] inline double cos_poly(double r, double lost) {
  const double half = 0.5 * r;
  const double square = r * r;
  double q = -1.1358525285864923e-11;
  q = fma(q, square, 2.087570063009311e-09);
  q = fma(q, square, -2.7557314177776956e-07);
  q = fma(q, square, 2.4801587288846584e-05);
  q = fma(q, square, -0.001388888888887305);
  q = fma(q, square, 0.041666666666666595);
  const double less = half * r;
  const double high = 1.0 - less;
  const double low = ((1.0 - high) - less) - fma(half, r, -less);  // the error of the two roundings
  return high + fma(square * square, q, fma(-r, lost, low));
}
// 1 ulp, at every magnitude.
[[gnu::always_inline]] inline double sin(double x) {
  const WideTurn at = turn(x);
  const double value = at.quadrant & 1 ? cos_poly(at.angle, at.lost) : sin_poly(at.angle, at.lost);
  const double turned = (at.quadrant & 2 ? -value : value) + (x - x);
  const uint64_t small = uint64_t{0} - static_cast<uint64_t>(abs(x) < 0x1p-27);
  return bit_cast<double>((bit_cast<uint64_t>(x) & small) | (bit_cast<uint64_t>(turned) & ~small));
}
// 1 ulp, at every magnitude.
[[gnu::always_inline]] inline double cos(double x) {
  const WideTurn at = turn(x);
  const double value = at.quadrant & 1 ? sin_poly(at.angle, at.lost) : cos_poly(at.angle, at.lost);
  const double turned = (at.quadrant + 1) & 2 ? -value : value;
  return turned + (x - x);
}

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
