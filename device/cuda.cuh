// The prelude of CUDA kernels, both generated ones and the entries of handwritten ones. It needs no
// header of CUDA: NVRTC knows the functions of libdevice by itself. Everything is in namespace pn.
//
//   Arguments<B, P>   the argument of every entry: B addresses of buffers, then P parameters
//   thread_at<I>(b)   the number of this thread, of the block of number b
//   begin()           waits for the launches before this one
//   wait_for_cluster() of all threads of a launch that is one cluster
//   Pack<T, N>        neighboring elements, loaded and stored together
//   wait_for_team<N> combine_team<Op, N>(v) combine_positions<greater, N>(v, at)
//                     of N threads that share a row; combine_columns<Op, N>(v) of teams side by
//                     side; scan_warp<Op>(v) last_of_warp(v)
//   everything of scalar.hpp: f16, bf16, c64, cast, load, store, arithmetic, Sum, Max, …
//   exp log sin erf tanh pow … of float and double (libdevice, at most 4 ulp), of integers (pow)
//                     and of c64 (computed in double, rounded once)
//
// On a GPU, f16 and bf16 are converted by the instructions for it. A host compiler compiles the
// same text, so that tests can run it, if `blockIdx`, `threadIdx` and <math.h> are there.
#pragma once

#if defined(__CUDACC_RTC__)
#pragma nv_diag_suppress 1097  // an attribute of other compilers
#define __INT8_TYPE__ signed char
#define __INT16_TYPE__ short
#define __INT32_TYPE__ int
#define __INT64_TYPE__ long
#define __UINT8_TYPE__ unsigned char
#define __UINT16_TYPE__ unsigned short
#define __UINT32_TYPE__ unsigned int
#define __UINT64_TYPE__ unsigned long
#define __SIZE_TYPE__ unsigned long
#define __builtin_inff() __builtin_bit_cast(float, 0x7f800000u)
#define __builtin_nanf(text) __builtin_bit_cast(float, 0x7fc00000u)
#define __builtin_fabsf ::fabsf
#define __builtin_fabs ::fabs
#define __builtin_floorf ::floorf
#define __builtin_floor ::floor
#define __builtin_ceilf ::ceilf
#define __builtin_ceil ::ceil
#define __builtin_truncf ::truncf
#define __builtin_trunc ::trunc
#define __builtin_rintf ::rintf
#define __builtin_rint ::rint
#define __builtin_sqrtf ::sqrtf
#define __builtin_sqrt ::sqrt
#define __builtin_copysignf ::copysignf
#define __builtin_copysign ::copysign
#define __builtin_fmaf ::fmaf
#define __builtin_fma ::fma
#endif

#include "scalar.hpp"
#include "scalar_combine.hpp"

namespace pn {

// ---- launches ----

template <int kBuffers, int kParameters>
struct Arguments {
  void* buffers[kBuffers];
  int64_t p[kParameters];
};
template <int kBuffers>
struct Arguments<kBuffers, 0> {
  void* buffers[kBuffers];
};

// Waits for the launches that this one depends on, and lets the next one start and wait likewise;
// where launches do not overlap, they have ended.
inline void begin() {
#if defined(__CUDA_ARCH__) && __CUDA_ARCH__ >= 900
  asm volatile("griddepcontrol.launch_dependents;");
  asm volatile("griddepcontrol.wait;" ::: "memory");
#endif
}

// Of refusals at the same time, one is kept; its fields are of one value.
__attribute__((noinline)) static void refuse(Report* report, Report refused) {
#if defined(__CUDACC_RTC__)
  auto* const kind = reinterpret_cast<unsigned long long*>(&report->kind);
  if (atomicCAS(kind, 0ull, static_cast<unsigned long long>(refused.kind)) != 0) return;
#else
  if (report->kind != 0) return;
  report->kind = refused.kind;
#endif
  report->found = refused.found;
  report->extent = refused.extent;
}

template <class I>
inline I thread_at(uint32_t block) {
  return static_cast<I>(block) * static_cast<I>(blockDim.x) + static_cast<I>(threadIdx.x);
}

// ---- packs ----

template <class T, int kSize>
struct alignas(sizeof(T) * kSize) Pack {
  T values[kSize];
};
// `from` and `to` are aligned as the pack is. NVRTC may load the elements of a structure one by
// one, but never those of its own vectors.
template <int kSize, class T>
inline Pack<T, kSize> load_pack(const T* from) {
#if defined(__CUDACC_RTC__)
  if constexpr (sizeof(T) * kSize == 16) {
    return __builtin_bit_cast(Pack<T, kSize>, *reinterpret_cast<const uint4*>(from));
  } else if constexpr (sizeof(T) * kSize == 8) {
    return __builtin_bit_cast(Pack<T, kSize>, *reinterpret_cast<const uint2*>(from));
  }
#endif
  return *reinterpret_cast<const Pack<T, kSize>*>(from);
}
template <int kSize, class T>
inline void store_pack(T* to, const Pack<T, kSize>& pack) {
  *reinterpret_cast<Pack<T, kSize>*>(to) = pack;
}

// ---- teams ----

// A team is a power of two of neighboring threads of a warp, or a whole block of 256 threads. All
// threads of a warp, or of the block, call these together.

template <int kTeam>
inline void wait_for_team() {
  if constexpr (kTeam > 32) {
    __syncthreads();
  } else {
    __syncwarp();
  }
}

// Waits until all threads of the cluster have come here, and sees what they have stored.
inline void wait_for_cluster() {
#if defined(__CUDA_ARCH__) && __CUDA_ARCH__ >= 900
  asm volatile("barrier.cluster.arrive.aligned;" ::: "memory");
  asm volatile("barrier.cluster.wait.aligned;" ::: "memory");
#else
  __syncthreads();
#endif
}

template <class T>
inline T shuffle(T value, int mask) {
  if constexpr (sizeof(T) < 4) {
    return static_cast<T>(__shfl_xor_sync(~0u, static_cast<int32_t>(value), mask));
  } else {
    return __shfl_xor_sync(~0u, value, mask);
  }
}

// Returns the combination of the values of the threads of the warp up to this one.
template <class Op, class T>
inline T scan_warp(T value) {
  const int lane = static_cast<int>(threadIdx.x) % 32;
  for (int distance = 1; distance < 32; distance *= 2) {
    T before;
    if constexpr (sizeof(T) < 4) {
      before = static_cast<T>(__shfl_up_sync(~0u, static_cast<int32_t>(value), distance));
    } else {
      before = __shfl_up_sync(~0u, value, distance);
    }
    if (lane >= distance) value = Op::template combine<T>(before, value);
  }
  return value;
}
// Returns the value of the last thread of the warp.
template <class T>
inline T last_of_warp(T value) {
  if constexpr (sizeof(T) < 4) {
    return static_cast<T>(__shfl_sync(~0u, static_cast<int32_t>(value), 31));
  } else {
    return __shfl_sync(~0u, value, 31);
  }
}

// Returns the combination of the values of all threads of the team to each of them, in one order.
template <class Op, int kTeam, class T>
inline T combine_team(T value) {
  for (int mask = (kTeam < 32 ? kTeam : 32) / 2; mask > 0; mask /= 2) {
    value = Op::template combine<T>(value, shuffle(value, mask));
  }
  if constexpr (kTeam > 32) {
    __shared__ T parts[kTeam / 32];
    const int thread = static_cast<int>(threadIdx.x) % kTeam;
    if (thread % 32 == 0) parts[thread / 32] = value;
    __syncthreads();
    value = parts[0];
    for (int i = 1; i < kTeam / 32; ++i) value = Op::template combine<T>(value, parts[i]);
    __syncthreads();
  }
  return value;
}

// The same for teams of a block that lie side by side: the threads of a team are `kColumns` apart,
// and the teams of 256 / kColumns threads fill a block of 256.
template <class Op, int kColumns, class T>
inline T combine_columns(T value) {
  for (int mask = 16; mask >= kColumns; mask /= 2) {
    value = Op::template combine<T>(value, shuffle(value, mask));
  }
  __shared__ T parts[256 / 32 * kColumns];
  const int thread = static_cast<int>(threadIdx.x);
  const int column = thread % kColumns;
  if (thread % 32 < kColumns) parts[thread / 32 * kColumns + column] = value;
  __syncthreads();
  value = parts[column];
  for (int i = 1; i < 256 / 32; ++i) {
    value = Op::template combine<T>(value, parts[i * kColumns + column]);
  }
  __syncthreads();
  return value;
}

// Replaces the best value, and the position at which it was found (-1: none), by those of another
// thread if they are better; of equal ones the first counts, and NaN is best.
template <bool kGreater, class T>
inline void take_better(T& best, int64_t& found, T other, int64_t other_found) {
  const bool wins = (kGreater ? other > best : other < best) || (other != other && best == best);
  const bool ties = other == best || (other != other && best != best);
  if (other_found >= 0 && (found < 0 || wins || (ties && other_found < found))) {
    best = other;
    found = other_found;
  }
}
template <bool kGreater, int kTeam, class T>
inline void combine_positions(T& best, int64_t& found) {
  for (int mask = (kTeam < 32 ? kTeam : 32) / 2; mask > 0; mask /= 2) {
    const T other = shuffle(best, mask);
    take_better<kGreater>(best, found, other, shuffle(found, mask));
  }
  if constexpr (kTeam > 32) {
    __shared__ T values[kTeam / 32];
    __shared__ int64_t places[kTeam / 32];
    const int thread = static_cast<int>(threadIdx.x) % kTeam;
    if (thread % 32 == 0) {
      values[thread / 32] = best;
      places[thread / 32] = found;
    }
    __syncthreads();
    for (int i = 0; i < kTeam / 32; ++i) take_better<kGreater>(best, found, values[i], places[i]);
    __syncthreads();
  }
}

// ---- functions of real numbers ----

// Functions for results of 16 bits. exp: the error is |a| / 2^24 and two units, and results that are
// no normal numbers are 0. The quotient is within three units; what depends on the divisor alone is
// computed once for all that it divides.
inline float short_exp(float a) {
  const float power = a * 1.44269504f;
#if defined(__CUDACC_RTC__)
  float result;
  asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(result) : "f"(power));
  return result;
#else
  return ::exp2f(power);
#endif
}
inline float short_div(float a, float b) {
#if defined(__CUDACC_RTC__)
  const float size = ::fabsf(b);
  const float scale = size < 0x1p-126f ? 0x1p24f : size > 0x1p125f ? 0x1p-3f : 1.0f;
  float inverse;
  asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(inverse) : "f"(b * scale));
  return a * scale * inverse;
#else
  return a / b;
#endif
}

inline float exp(float a) { return ::expf(a); }
inline float exp2(float a) { return ::exp2f(a); }
inline float expm1(float a) { return ::expm1f(a); }
inline float log(float a) { return ::logf(a); }
inline float log1p(float a) { return ::log1pf(a); }
inline float log2(float a) { return ::log2f(a); }
inline float log10(float a) { return ::log10f(a); }
inline float sin(float a) { return ::sinf(a); }
inline float cos(float a) { return ::cosf(a); }
inline float tan(float a) { return ::tanf(a); }
inline float asin(float a) { return ::asinf(a); }
inline float acos(float a) { return ::acosf(a); }
inline float atan(float a) { return ::atanf(a); }
inline float atan2(float a, float b) { return ::atan2f(a, b); }
inline float sinh(float a) { return ::sinhf(a); }
inline float cosh(float a) { return ::coshf(a); }
inline float tanh(float a) { return ::tanhf(a); }
inline float atanh(float a) { return ::atanhf(a); }
inline float erf(float a) { return ::erff(a); }
inline float erfc(float a) { return ::erfcf(a); }
inline float exp_plus_one(float a) { return 1.0f + ::expf(a); }
inline float tanh_plus_one(float a) { return 1.0f + ::tanhf(a); }
inline float erf_plus_one(float a) { return 1.0f + ::erff(a); }
inline float pow(float a, float b) { return ::powf(a, b); }
#if defined(__CUDACC_RTC__)
inline float rsqrt(float a) { return ::rsqrtf(a); }
#endif

inline double exp(double a) { return ::exp(a); }
inline double exp2(double a) { return ::exp2(a); }
inline double expm1(double a) { return ::expm1(a); }
inline double log(double a) { return ::log(a); }
inline double log1p(double a) { return ::log1p(a); }
inline double log2(double a) { return ::log2(a); }
inline double log10(double a) { return ::log10(a); }
inline double sin(double a) { return ::sin(a); }
inline double cos(double a) { return ::cos(a); }
inline double tan(double a) { return ::tan(a); }
inline double asin(double a) { return ::asin(a); }
inline double acos(double a) { return ::acos(a); }
inline double atan(double a) { return ::atan(a); }
inline double atan2(double a, double b) { return ::atan2(a, b); }
inline double sinh(double a) { return ::sinh(a); }
inline double cosh(double a) { return ::cosh(a); }
inline double tanh(double a) { return ::tanh(a); }
inline double atanh(double a) { return ::atanh(a); }
inline double erf(double a) { return ::erf(a); }
inline double erfc(double a) { return ::erfc(a); }
inline double pow(double a, double b) { return ::pow(a, b); }

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

// ---- functions of complex numbers ----

struct c128 {
  double re;
  double im;
};
inline c128 widen(c64 a) { return {a.re, a.im}; }
inline c64 round_complex(c128 a) { return {static_cast<float>(a.re), static_cast<float>(a.im)}; }

inline c128 multiply(c128 a, c128 b) {
  return {a.re * b.re - a.im * b.im, a.re * b.im + a.im * b.re};
}
inline c128 divide(c128 a, c128 b) {
  const bool is_wide = ::fabs(b.re) >= ::fabs(b.im);
  const double ratio = is_wide ? b.im / b.re : b.re / b.im;
  const double scale = 1 / (is_wide ? b.re + b.im * ratio : b.re * ratio + b.im);
  if (is_wide) return {(a.re + a.im * ratio) * scale, (a.im - a.re * ratio) * scale};
  return {(a.re * ratio + a.im) * scale, (a.im * ratio - a.re) * scale};
}
inline c128 exp_wide(c128 a) {
  const double size = ::exp(a.re);
  if (a.im == 0) return {size, a.im};
  if (size == 0) return {::copysign(0.0, ::cos(a.im)), ::copysign(0.0, ::sin(a.im))};
  return {size * ::cos(a.im), size * ::sin(a.im)};
}
inline c128 log_wide(c128 a) { return {::log(::hypot(a.re, a.im)), ::atan2(a.im, a.re)}; }
// The root with a nonnegative real part.
inline c128 sqrt_wide(c128 a) {
  if (a.re == 0 && a.im == 0) return {0, a.im};
  const double size = ::hypot(a.re, a.im);
  if (size == static_cast<double>(kInfinity)) {
    if (::fabs(a.im) == size) return {size, a.im};
    return a.re > 0 ? c128{size, ::copysign(0.0, a.im)} : c128{0, ::copysign(size, a.im)};
  }
  const double root = ::sqrt((size + ::fabs(a.re)) / 2);
  const double other = ::fabs(a.im) / (2 * root);
  return a.re >= 0 ? c128{root, ::copysign(other, a.im)} : c128{other, ::copysign(root, a.im)};
}
inline c128 sin_wide(c128 a) { return {::sin(a.re) * ::cosh(a.im), ::cos(a.re) * ::sinh(a.im)}; }
inline c128 cos_wide(c128 a) { return {::cos(a.re) * ::cosh(a.im), -(::sin(a.re) * ::sinh(a.im))}; }
// tan(x + iy) = (sin 2x + i sinh 2y) / (cos 2x + cosh 2y), which is ±i far from the real axis.
inline c128 tan_wide(c128 a) {
  if (::fabs(a.im) > 350) return {::copysign(0.0, ::sin(2 * a.re)), ::copysign(1.0, a.im)};
  const double below = ::cos(2 * a.re) + ::cosh(2 * a.im);
  return {::sin(2 * a.re) / below, ::sinh(2 * a.im) / below};
}
// Kahan's formulas of the roots of 1 - a and 1 + a.
inline c128 asin_wide(c128 a) {
  const c128 less = sqrt_wide({1 - a.re, -a.im});
  const c128 more = sqrt_wide({1 + a.re, a.im});
  return {::atan2(a.re, less.re * more.re - less.im * more.im),
          ::asinh(less.re * more.im - less.im * more.re)};
}
inline c128 acos_wide(c128 a) {
  const c128 less = sqrt_wide({1 - a.re, -a.im});
  const c128 more = sqrt_wide({1 + a.re, a.im});
  return {2 * ::atan2(less.re, more.re), ::asinh(more.re * less.im - more.im * less.re)};
}
inline c128 atan_wide(c128 a) {
  const double square = a.re * a.re;
  const double beside = 1 - a.im;
  return {0.5 * ::atan2(2 * a.re, (1 - a.im) * (1 + a.im) - square),
          0.25 * ::log1p(4 * a.im / (square + beside * beside))};
}

inline c64 exp(c64 a) { return round_complex(exp_wide(widen(a))); }
inline c64 expm1(c64 a) {
  const c128 power = exp_wide(widen(a));
  return round_complex({power.re - 1, power.im});
}
inline c64 log(c64 a) { return round_complex(log_wide(widen(a))); }
inline c64 log1p(c64 a) {
  const c128 wide = widen(a);
  return round_complex(log_wide({1 + wide.re, wide.im}));
}
inline c64 log2(c64 a) {
  const c128 value = log_wide(widen(a));
  return round_complex({value.re / 0.693147180559945309, value.im / 0.693147180559945309});
}
inline c64 log10(c64 a) {
  const c128 value = log_wide(widen(a));
  return round_complex({value.re / 2.302585092994045684, value.im / 2.302585092994045684});
}
inline c64 sqrt(c64 a) { return round_complex(sqrt_wide(widen(a))); }
inline c64 rsqrt(c64 a) { return round_complex(divide({1, 0}, sqrt_wide(widen(a)))); }
inline c64 reciprocal(c64 a) { return round_complex(divide({1, 0}, widen(a))); }
inline c64 sin(c64 a) { return round_complex(sin_wide(widen(a))); }
inline c64 cos(c64 a) { return round_complex(cos_wide(widen(a))); }
inline c64 tan(c64 a) { return round_complex(tan_wide(widen(a))); }
inline c64 asin(c64 a) { return round_complex(asin_wide(widen(a))); }
inline c64 acos(c64 a) { return round_complex(acos_wide(widen(a))); }
inline c64 atan(c64 a) { return round_complex(atan_wide(widen(a))); }
inline c64 sinh(c64 a) {
  const c128 turned = sin_wide({-static_cast<double>(a.im), a.re});
  return round_complex({turned.im, -turned.re});
}
inline c64 cosh(c64 a) { return round_complex(cos_wide({-static_cast<double>(a.im), a.re})); }
inline c64 tanh(c64 a) {
  const c128 turned = tan_wide({-static_cast<double>(a.im), a.re});
  return round_complex({turned.im, -turned.re});
}
inline c64 pow(c64 a, c64 b) {
  if (a == c64{}) return b == c64{} ? c64{1, 0} : c64{};
  return round_complex(exp_wide(multiply(widen(b), log_wide(widen(a)))));
}
inline c64 abs(c64 a) { return {::hypotf(a.re, a.im), 0.0f}; }
inline c64 sign(c64 a) {
  const float size = abs(a).re;
  return a == c64{} ? a : c64{a.re / size, a.im / size};
}
inline bool isinf(c64 a) { return isinf(a.re) || isinf(a.im); }

}  // namespace pn
