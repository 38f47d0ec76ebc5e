// Functions of complex numbers, computed in double and rounded once.
#pragma once

#include "cpu_trigonometry.hpp"

extern "C" {
double __complex__ cexp(double __complex__) noexcept;
double __complex__ clog(double __complex__) noexcept;
double __complex__ csqrt(double __complex__) noexcept;
double __complex__ csin(double __complex__) noexcept;
double __complex__ ccos(double __complex__) noexcept;
double __complex__ ctan(double __complex__) noexcept;
double __complex__ casin(double __complex__) noexcept;
double __complex__ cacos(double __complex__) noexcept;
double __complex__ catan(double __complex__) noexcept;
double __complex__ csinh(double __complex__) noexcept;
double __complex__ ccosh(double __complex__) noexcept;
double __complex__ ctanh(double __complex__) noexcept;
double __complex__ cpow(double __complex__, double __complex__) noexcept;
}

namespace pn {

using wide_complex = double __complex__;
inline wide_complex widen(c64 a) {
  wide_complex wide = a.re;
  __imag__ wide = a.im;
  return wide;
}
inline c64 round_complex(wide_complex a) {
  return {static_cast<float>(__real__ a), static_cast<float>(__imag__ a)};
}
inline c64 exp(c64 a) { return round_complex(::cexp(widen(a))); }
inline c64 expm1(c64 a) { return round_complex(::cexp(widen(a)) - 1.0); }
inline c64 log(c64 a) { return round_complex(::clog(widen(a))); }
inline c64 log1p(c64 a) { return round_complex(::clog(1.0 + widen(a))); }
inline c64 log2(c64 a) { return round_complex(::clog(widen(a)) / 0.693147180559945309); }
inline c64 log10(c64 a) { return round_complex(::clog(widen(a)) / 2.302585092994045684); }
inline c64 sqrt(c64 a) { return round_complex(::csqrt(widen(a))); }
inline c64 rsqrt(c64 a) { return round_complex(1.0 / ::csqrt(widen(a))); }
inline c64 reciprocal(c64 a) { return round_complex(1.0 / widen(a)); }
inline c64 sin(c64 a) { return round_complex(::csin(widen(a))); }
inline c64 cos(c64 a) { return round_complex(::ccos(widen(a))); }
inline c64 tan(c64 a) { return round_complex(::ctan(widen(a))); }
inline c64 asin(c64 a) { return round_complex(::casin(widen(a))); }
inline c64 acos(c64 a) { return round_complex(::cacos(widen(a))); }
inline c64 atan(c64 a) { return round_complex(::catan(widen(a))); }
inline c64 sinh(c64 a) { return round_complex(::csinh(widen(a))); }
inline c64 cosh(c64 a) { return round_complex(::ccosh(widen(a))); }
inline c64 tanh(c64 a) { return round_complex(::ctanh(widen(a))); }
inline c64 pow(c64 a, c64 b) { return round_complex(::cpow(widen(a), widen(b))); }
inline c64 abs(c64 a) { return {__builtin_hypotf(a.re, a.im), 0.0f}; }
inline c64 sign(c64 a) {
  const float size = abs(a).re;
  return a == c64{} ? a : c64{a.re / size, a.im / size};
}
inline bool isinf(c64 a) { return isinf(a.re) || isinf(a.im); }

}  // namespace pn
