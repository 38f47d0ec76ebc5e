// long file: one header, so that a kernel of one include compiles in milliseconds.
// The prelude of C++ kernels: what generated kernels and the kernels of passes are written with.
// It includes nothing, and is one file, so that a kernel compiles in milliseconds. Everything is in
// namespace pn.
//
//   bf16, f16, c64            storage of 16-bit floats; a complex number of two floats
//   load(p), store(p, v)      one element at p; f16 and bf16 as float, rounded to nearest even
//   cast<T>(v)                any element type to any other, as PyTorch casts
//   parallel_for(n, grain, f) f(begin, end) over [0, n), split over threads where n > grain
//   exp exp2 expm1 log log1p log2 log10 sqrt rsqrt reciprocal sin cos tan asin acos atan atan2
//   sinh cosh tanh atanh erf erfc erf_plus_one sigmoid pow
//                                 float: inline and branch-free where loops should vectorize;
//                                 double
//   floor ceil round trunc    round: half to even
//   min max                   NaN when either operand is NaN
//   at_least at_most          the same where the second operand, a bound, is never NaN
//   widen narrow              runs of f16, bf16 and bool to four bytes; of float to f16
//   abs sign isnan isinf neg  and for integers, which wrap: add sub mul
//   floor_div remainder       Python's // and %; trunc_div and fmod are C's; / 0 of integers is 0
//   f32x8 f32x16 i32x8 i32x16 vectors for hand-written loops: load_vector<V>(p), store_vector(p, v)
//   floats ints truths        as many lanes as the machine has: operators, select(truths, a, b),
//   and
//                             the functions above that say Real; load_lanes<F>(p), store_lanes(p,
//                             v)
//   in_vectors<true>(b, e, f) f<floats>(i) at every kFloats-th i; reduce_vectors<Sum>(b, e, f);
//                             combine_columns<Sum, 0>(sums, b, e, rows, f) of f<floats>(row, i)
//   store_vectors<true>(p, b, e, f)  p[i - b] = f<floats>(i)
//   reduce<Sum, float>(begin, end, f)  f(i) combined over [begin, end); Product, Max, Min; in lanes
//   each<16>(begin, end, f)   f(i) for every i, in vectors of 16; some i may be done twice
//   prefetch<F>(p)            asks for a vector ahead of its use
//   fma(a, b, c)              a * b + c, rounded once where the machine can
#pragma once

typedef __INT8_TYPE__ int8_t;
typedef __INT16_TYPE__ int16_t;
typedef __INT32_TYPE__ int32_t;
typedef __INT64_TYPE__ int64_t;
typedef __UINT8_TYPE__ uint8_t;
typedef __UINT16_TYPE__ uint16_t;
typedef __UINT32_TYPE__ uint32_t;
typedef __UINT64_TYPE__ uint64_t;
typedef __SIZE_TYPE__ size_t;

extern "C" {
double exp(double) noexcept;
double exp2(double) noexcept;
double expm1(double) noexcept;
double log(double) noexcept;
double log1p(double) noexcept;
double log2(double) noexcept;
double log10(double) noexcept;
double sin(double) noexcept;
double cos(double) noexcept;
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
double fmod(double, double) noexcept;
float fmodf(float, float) noexcept;
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

// ---- the host ----

// What a kernel is given by whoever calls it.
struct Context {
  void (*parallel_for)(Context*, int64_t count, int64_t grain,
                       void (*body)(void*, int64_t begin, int64_t end), void* data);
  int32_t threads;
};

// Set by the entry point of each kernel before anything else runs.
static Context* host = nullptr;

// `body` is called as body(int64_t begin, int64_t end), from several threads at once.
template <class Body>
inline void parallel_for(int64_t count, int64_t grain, Body body) {
  if (count <= grain || host == nullptr || host->threads <= 1) {
    if (count > 0) body(int64_t{0}, count);
    return;
  }
  host->parallel_for(
      host, count, grain,
      [](void* data, int64_t begin, int64_t end) { (*static_cast<Body*>(data))(begin, end); },
      &body);
}

// The number, without the compiler's knowing it.
[[gnu::always_inline]] inline int64_t unknown(int64_t number) {
  asm("" : "+r"(number));
  return number;
}

// ---- element types ----

// Scalars to the compiler, which does not vectorize copies of structures.
enum class bf16 : uint16_t {};
enum class f16 : uint16_t {};
struct c64 {
  float re;
  float im;
};

template <class To, class From>
[[gnu::always_inline]] inline To bit_cast(From from) {
  return __builtin_bit_cast(To, from);
}

inline constexpr float kInfinity = __builtin_inff();
inline constexpr float kNan = __builtin_nanf("");

[[gnu::always_inline]] inline float to_float(bf16 value) {
  return bit_cast<float>(static_cast<uint32_t>(value) << 16);
}
[[gnu::always_inline]] inline bf16 to_bf16(float value) {
  const uint32_t bits = bit_cast<uint32_t>(value);
  const uint32_t rounded = (bits + 0x7fffu + ((bits >> 16) & 1u)) >> 16;
  const uint32_t quiet = (bits >> 16) | 0x40u;
  return bf16(value != value ? quiet : rounded);
}
[[gnu::always_inline]] inline float to_float(f16 value) {
  // Shifted into place, the exponent is 112 too small: a multiplication mends it, and denormals.
  const uint32_t wide = static_cast<uint32_t>(value);
  const uint32_t magnitude = (wide & 0x7fffu) << 13;
  const uint32_t finite = bit_cast<uint32_t>(bit_cast<float>(magnitude) * 0x1p112f);
  const uint32_t special = magnitude | 0x7f800000u;
  return bit_cast<float>(((wide & 0x8000u) << 16) | (magnitude < 0x0f800000u ? finite : special));
}
[[gnu::always_inline]] inline f16 to_f16(float value) {
  const uint32_t bits = bit_cast<uint32_t>(value);
  const uint32_t sign = (bits >> 16) & 0x8000u;
  const uint32_t magnitude = bits & 0x7fffffffu;
  // Normal results: round at bit 13. Denormal ones: adding 0.5 puts the unit at bit 0.
  const uint32_t normal = (magnitude - 0x38000000u + 0xfffu + ((magnitude >> 13) & 1u)) >> 13;
  const uint32_t tiny =
      bit_cast<uint32_t>(bit_cast<float>(magnitude) + 0.5f) - bit_cast<uint32_t>(0.5f);
  const uint32_t finite = magnitude < 0x38800000u ? tiny : normal;
  const uint32_t overflow =
      magnitude > 0x7f800000u ? 0x7e00u | ((magnitude >> 13) & 0x3ffu) : 0x7c00u;
  return f16(sign | (magnitude >= 0x477ff000u ? overflow : finite));
}

template <class A, class B>
inline constexpr bool is_same = false;
template <class A>
inline constexpr bool is_same<A, A> = true;
template <class T>
inline constexpr bool is_half = is_same<T, bf16> || is_same<T, f16>;

template <class To, class From>
[[gnu::always_inline]] inline To cast(From value) {
  if constexpr (is_same<To, From>)
    return value;
  else if constexpr (is_half<From>)
    return cast<To>(to_float(value));
  else if constexpr (is_same<From, c64>) {
    if constexpr (is_same<To, bool>)
      return value.re != 0 || value.im != 0;
    else
      return cast<To>(value.re);
  } else if constexpr (is_same<To, bf16>)
    return to_bf16(static_cast<float>(value));
  else if constexpr (is_same<To, f16>)
    return to_f16(static_cast<float>(value));
  else if constexpr (is_same<To, c64>)
    return {static_cast<float>(value), 0.0f};
  else if constexpr (is_same<To, bool>)
    return value != 0;
  else if constexpr ((is_same<From, float> || is_same<From, double>) && sizeof(To) < 4) {
    return static_cast<To>(static_cast<int32_t>(value));  // narrow integers wrap from 32 bits
  } else
    return static_cast<To>(value);
}

[[gnu::always_inline]] inline float load(const bf16* from) { return to_float(*from); }
[[gnu::always_inline]] inline float load(const f16* from) { return to_float(*from); }
template <class T>
[[gnu::always_inline]] inline T load(const T* from) {
  return *from;
}
template <class T, class V>
[[gnu::always_inline]] inline void store(T* to, V value) {
  *to = cast<T>(value);
}

// ---- vectors for hand use ----

typedef float f32x8 __attribute__((vector_size(32)));
typedef float f32x16 __attribute__((vector_size(64)));
typedef int32_t i32x8 __attribute__((vector_size(32)));
typedef int32_t i32x16 __attribute__((vector_size(64)));

template <class V, class T>
[[gnu::always_inline]] inline V load_vector(const T* from) {
  V value;
  __builtin_memcpy(&value, from, sizeof(V));
  return value;
}
template <class V, class T>
[[gnu::always_inline]] inline void store_vector(T* to, V value) {
  __builtin_memcpy(to, &value, sizeof(V));
}

// `count` elements between f16 and float, with the machine's conversions where it has them: the
// compilers' loops over single conversions do not use them. The last vector may overlap the one
// before it.
typedef short i16x8 __attribute__((vector_size(16)));
typedef short i16x16 __attribute__((vector_size(32)));
#if defined(__AVX512F__)
inline constexpr int64_t kF16Run = 16;
[[gnu::always_inline]] inline void widen_run(float* to, const f16* from) {
  const f32x16 none = {};
  store_vector(to, __builtin_ia32_vcvtph2ps512_mask(load_vector<i16x16>(from), none, -1, 4));
}
[[gnu::always_inline]] inline void narrow_run(f16* to, const float* from) {
  const i16x16 none = {};
  store_vector(to, __builtin_ia32_vcvtps2ph512_mask(load_vector<f32x16>(from), 8, none, -1));
}
#elif defined(__F16C__)
inline constexpr int64_t kF16Run = 8;
[[gnu::always_inline]] inline void widen_run(float* to, const f16* from) {
  store_vector(to, __builtin_ia32_vcvtph2ps256(load_vector<i16x8>(from)));
}
[[gnu::always_inline]] inline void narrow_run(f16* to, const float* from) {
  store_vector(to, __builtin_ia32_vcvtps2ph256(load_vector<f32x8>(from), 0));
}
#else
inline constexpr int64_t kF16Run = 16;
[[gnu::always_inline]] inline void widen_run(float* to, const f16* from) {
  for (int64_t i = 0; i < kF16Run; ++i) to[i] = to_float(from[i]);
}
[[gnu::always_inline]] inline void narrow_run(f16* to, const float* from) {
  for (int64_t i = 0; i < kF16Run; ++i) to[i] = to_f16(from[i]);
}
#endif
inline void widen(float* to, const f16* from, int64_t count) {
  int64_t i = 0;
  for (; i + 2 * kF16Run <= count; i += 2 * kF16Run) {
    widen_run(to + i, from + i);
    widen_run(to + i + kF16Run, from + i + kF16Run);
  }
  if (i + kF16Run <= count) widen_run(to + i, from + i), i += kF16Run;
  if (i < count && count >= kF16Run)
    widen_run(to + count - kF16Run, from + count - kF16Run), i = count;
#pragma GCC unroll 1
  for (; i < count; ++i) to[i] = to_float(from[i]);
}
inline void widen(float* to, const bf16* from, int64_t count) {
#pragma omp simd
  for (int64_t i = 0; i < count; ++i) to[i] = to_float(from[i]);
}
inline void widen(int32_t* to, const uint8_t* from, int64_t count) {
#pragma omp simd
  for (int64_t i = 0; i < count; ++i) to[i] = from[i];
}
inline void narrow(f16* to, const float* from, int64_t count) {
  int64_t i = 0;
  for (; i + 2 * kF16Run <= count; i += 2 * kF16Run) {
    narrow_run(to + i, from + i);
    narrow_run(to + i + kF16Run, from + i + kF16Run);
  }
  if (i + kF16Run <= count) narrow_run(to + i, from + i), i += kF16Run;
  if (i < count && count >= kF16Run)
    narrow_run(to + count - kF16Run, from + count - kF16Run), i = count;
#pragma GCC unroll 1
  for (; i < count; ++i) to[i] = to_f16(from[i]);
}

// ---- a vector of the machine as one value ----

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

// A lane is all ones where it holds, else 0.
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

// What computes alike on one float and on a vector of them.
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
template <class T>
struct SameType {
  using Type = T;
};
template <class T>
using Same = typename SameType<T>::Type;  // a parameter that takes no part in deduction

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

// Of int32, wrapping.
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

// table[index mod 16]
[[gnu::always_inline]] inline float look_up(const float (&table)[16], int32_t index) {
  return table[index & 15];
}
[[gnu::always_inline]] inline floats look_up(const float (&table)[16], ints index) {
#if defined(__AVX512F__) && defined(__clang__)
  return floats(__builtin_ia32_permvarsf512(load_vector<FloatLanes>(table), index.v));
#elif defined(__AVX512F__)
  return floats(__builtin_shuffle(load_vector<FloatLanes>(table), index.v));
#elif defined(__AVX2__) && !defined(__clang__)
  return floats(__builtin_shuffle(load_vector<FloatLanes>(table),
                                  load_vector<FloatLanes>(table + 8), index.v));
#else
  floats found;
  for (int32_t lane = 0; lane < kFloats; ++lane) found.v[lane] = table[index.v[lane] & 15];
  return found;
#endif
}

// Between widths: where the machine has one instruction, g++ takes vectors in halves.
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
[[gnu::always_inline]] inline ShortLanes narrow_to_shorts(ints from) {
#if defined(__AVX512F__) && !defined(__clang__)
  return bit_cast<ShortLanes>(__builtin_ia32_pmovdw512_mask(from.v, SignedShortLanes{}, -1));
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

// One element as F holds it: f16 and bf16 widened, a byte of bool as a truth.
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
    return to_float(*from);
  }
}
template <class F>
[[gnu::always_inline]] inline Truth<F> load_lanes(const uint8_t* from) {
  if constexpr (is_same<F, floats>)
    return widen_lanes(load_vector<ByteLanes>(from)) != ints(0);
  else
    return *from != 0;
}

// Asks for a vector of elements, once for all of it; `from` need not be there.
template <class F, class T>
[[gnu::always_inline]] inline void prefetch(const T* from) {
  if constexpr (is_same<F, floats>) __builtin_prefetch(from);
}

// The bits of a bf16 nearest to each, in the upper half of its lane; not of NaN.
[[gnu::always_inline]] inline ints nearest_bf16(floats value) {
  const ints bits = bit_cast<ints>(value);
  return bits + ints(0x7fff) + ((bits >> 16) & ints(1));
}
// Whether the machine's conversion, which takes denormals for 0, is right for all lanes.
template <class To, int32_t kCount>
[[gnu::always_inline]] inline bool narrows_plainly(const floats (&values)[kCount]) {
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
[[gnu::always_inline]] inline bool narrows_plainly(const truths (&)[kCount]) {
  return false;
}
[[gnu::always_inline]] inline ShortLanes to_bf16(floats value) {
  const ints quiet = bit_cast<ints>(value) | ints(0x400000);
  return narrow_to_shorts(select(value != value, quiet, nearest_bf16(value)) >> 16);
}
template <class To>
[[gnu::always_inline]] inline void store_lanes(To* to, float value) {
  *to = cast<To>(value);
}
[[gnu::always_inline]] inline void store_lanes(uint8_t* to, bool value) { *to = value; }
[[gnu::always_inline]] inline void store_lanes(float* to, floats value) {
  store_vector(to, value.v);
}
// What `narrows_plainly`.
template <class To, class V>
[[gnu::always_inline]] inline void store_plain(To* to, V value) {
#if defined(__AVX512BF16__) && !defined(__clang__)
  if constexpr (is_same<To, bf16>) store_vector(to, __builtin_ia32_cvtneps2bf16_v16sf(value.v));
#endif
}
[[gnu::always_inline]] inline void store_lanes(bf16* to, floats value) {
  const floats one[1] = {value};
  if (narrows_plainly<bf16>(one))
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

// Rounded as by a store and a load, without leaving the vector.
template <class T, Real F>
[[gnu::always_inline]] inline F rounded(F value) {
  if constexpr (is_same<F, floats>) {
    if constexpr (is_same<T, f16>) {
      f16 narrowed[kFloats];
      store_lanes(narrowed, value);
      return load_lanes<floats>(narrowed);
    } else {
      const floats near = bit_cast<floats>(nearest_bf16(value) & ints(-0x10000));
      return select(value == value, near, value);
    }
  } else if constexpr (is_same<T, bf16>) {
    const uint32_t bits = bit_cast<uint32_t>(value);
    const uint32_t near = (bits + 0x7fffu + ((bits >> 16) & 1u)) & 0xffff0000u;
    const uint32_t quiet = (bits | 0x400000u) & 0xffff0000u;
    return bit_cast<float>(value != value ? quiet : near);
  } else {
    const uint32_t bits = bit_cast<uint32_t>(value);
    const uint32_t magnitude = bits & 0x7fffffffu;
    const uint32_t normal = (magnitude + 0xfffu + ((magnitude >> 13) & 1u)) & ~0x1fffu;
    const uint32_t tiny = bit_cast<uint32_t>((bit_cast<float>(magnitude) + 0.5f) - 0.5f);
    const uint32_t finite = magnitude < 0x38800000u ? tiny : normal;
    const uint32_t special = magnitude > 0x7f800000u ? magnitude | 0x400000u : 0x7f800000u;
    return bit_cast<float>((bits & 0x80000000u) | (magnitude >= 0x477ff000u ? special : finite));
  }
}

// Rounds floats to f16 where they lie.
inline void round_run(float* values, int64_t count) {
  int64_t i = 0;
  for (; i + kF16Run <= count; i += kF16Run) {
    f16 narrowed[kF16Run];
    narrow_run(narrowed, values + i);
    widen_run(values + i, narrowed);
  }
#pragma GCC unroll 1
  for (; i < count; ++i) values[i] = rounded<f16>(values[i]);
}

// ---- simple arithmetic ----

template <class T>
inline constexpr bool is_float =
    is_same<T, float> || is_same<T, double> || is_same<T, floats> || is_same<T, f32x16>;
template <class T>
struct Unsigned {
  using Type = uint64_t;
};
template <>
struct Unsigned<int32_t> {
  using Type = uint32_t;
};

[[gnu::always_inline]] inline float fma(float a, float b, float c) {
#if defined(__FMA__) || defined(__ARM_FEATURE_FMA)
  return __builtin_fmaf(a, b, c);
#else
  return a * b + c;
#endif
}
[[gnu::always_inline]] inline double fma(double a, double b, double c) {
#if defined(__FMA__) || defined(__ARM_FEATURE_FMA)
  return __builtin_fma(a, b, c);
#else
  return a * b + c;
#endif
}

[[gnu::always_inline]] inline floats fma(floats a, floats b, floats c) {
#if defined(__clang__)
  return floats(__builtin_elementwise_fma(a.v, b.v, c.v));
#elif defined(__AVX512F__)
  return floats(__builtin_ia32_vfmaddps512_mask(a.v, b.v, c.v, -1, 4));
#elif defined(__FMA__)
  return floats(__builtin_ia32_vfmaddps256(a.v, b.v, c.v));
#else
  floats sum;
  for (int32_t lane = 0; lane < kFloats; ++lane) sum.v[lane] = fma(a.v[lane], b.v[lane], c.v[lane]);
  return sum;
#endif
}

// Integers wrap; bool: or, difference, and.
template <class T>
[[gnu::always_inline]] inline T add(T a, T b) {
  using U = typename Unsigned<T>::Type;
  if constexpr (is_float<T>)
    return a + b;
  else if constexpr (is_same<T, bool>)
    return a | b;
  else
    return static_cast<T>(static_cast<U>(a) + static_cast<U>(b));
}
template <class T>
[[gnu::always_inline]] inline T sub(T a, T b) {
  using U = typename Unsigned<T>::Type;
  if constexpr (is_float<T>)
    return a - b;
  else if constexpr (is_same<T, bool>)
    return a != b;
  else
    return static_cast<T>(static_cast<U>(a) - static_cast<U>(b));
}
template <class T>
[[gnu::always_inline]] inline T mul(T a, T b) {
  using U = typename Unsigned<T>::Type;
  if constexpr (is_float<T>)
    return a * b;
  else if constexpr (is_same<T, bool>)
    return a & b;
  else
    return static_cast<T>(static_cast<U>(a) * static_cast<U>(b));
}
template <class T>
[[gnu::always_inline]] inline T neg(T a) {
  if constexpr (is_float<T>)
    return -a;
  else
    return sub(T(0), a);
}
// The greater and the lesser; `b` where either is NaN, as the machine has it.
[[gnu::always_inline]] inline floats greater_or(floats a, floats b) {
#if defined(__AVX512F__) && !defined(__clang__)
  return floats(__builtin_ia32_maxps512_mask(a.v, b.v, a.v, -1, 4));
#elif defined(__AVX__) && !defined(__clang__)
  return floats(__builtin_ia32_maxps256(a.v, b.v));
#else
  return select(a > b, a, b);
#endif
}
[[gnu::always_inline]] inline floats lesser_or(floats a, floats b) {
#if defined(__AVX512F__) && !defined(__clang__)
  return floats(__builtin_ia32_minps512_mask(a.v, b.v, a.v, -1, 4));
#elif defined(__AVX__) && !defined(__clang__)
  return floats(__builtin_ia32_minps256(a.v, b.v));
#else
  return select(a < b, a, b);
#endif
}
// max(a, bound) and min(a, bound) for a bound that is not NaN: one instruction.
template <class T>
[[gnu::always_inline]] inline T at_least(T a, Same<T> bound) {
  if constexpr (is_same<T, floats>)
    return greater_or(bound, a);
  else
    return bound > a ? bound : a;
}
template <class T>
[[gnu::always_inline]] inline T at_most(T a, Same<T> bound) {
  if constexpr (is_same<T, floats>)
    return lesser_or(bound, a);
  else
    return bound < a ? bound : a;
}
// b - a where that is positive, else 0; of bytes. Choices would be maxima to g++ 12, which fails
// over those of bytes that not every lane takes.
template <class T>
[[gnu::always_inline]] inline int32_t excess(T a, T b) {
  const int32_t more = static_cast<int32_t>(b) - static_cast<int32_t>(a);
  return more & ~(more >> 31);
}
// NaN is looked for in `b`, which is there before `a` where values are combined one after another.
template <class T>
[[gnu::always_inline]] inline T max(T a, T b) {
  if constexpr (is_same<T, floats>) {
    return select(b != b, b, greater_or(b, a));
  } else if constexpr (is_same<T, FloatLanes>) {
    return max(floats(a), floats(b)).v;
  } else if constexpr (sizeof(T) == 1) {
    return static_cast<T>(a + excess(a, b));
  } else if constexpr (!is_float<T>) {
    return a > b ? a : b;
  } else {
    const T largest = b > a ? b : a;  // a where either is NaN
    return b != b ? b : largest;
  }
}
template <class T>
[[gnu::always_inline]] inline T min(T a, T b) {
  if constexpr (is_same<T, floats>) {
    return select(b != b, b, lesser_or(b, a));
  } else if constexpr (is_same<T, FloatLanes>) {
    return min(floats(a), floats(b)).v;
  } else if constexpr (sizeof(T) == 1) {
    return static_cast<T>(a - excess(b, a));
  } else if constexpr (!is_float<T>) {
    return a < b ? a : b;
  } else {
    const T least = b < a ? b : a;
    return b != b ? b : least;
  }
}
[[gnu::always_inline]] inline float abs(float a) { return __builtin_fabsf(a); }
[[gnu::always_inline]] inline double abs(double a) { return __builtin_fabs(a); }
[[gnu::always_inline]] inline floats abs(floats a) {
  return bit_cast<floats>(bit_cast<ints>(a) & ints(0x7fffffff));
}
template <class T>
[[gnu::always_inline]] inline T abs(T a) {
  return a < T(0) ? neg(a) : a;
}
template <class T>
[[gnu::always_inline]] inline T sign(T a) {
  if constexpr (is_same<T, floats>)
    return select(a > T(0), T(1), select(a < T(0), T(-1), T(0)));
  else
    return static_cast<T>((a > T(0)) - (a < T(0)));
}
template <class T>
[[gnu::always_inline]] inline Truth<T> isnan(T a) {
  return a != a;
}
template <class T>
[[gnu::always_inline]] inline Truth<T> isinf(T a) {
  if constexpr (is_float<T>)
    return abs(a) == T(kInfinity);
  else
    return false;
}
[[gnu::always_inline]] inline float floor(float a) { return __builtin_floorf(a); }
[[gnu::always_inline]] inline double floor(double a) { return __builtin_floor(a); }
[[gnu::always_inline]] inline float ceil(float a) { return __builtin_ceilf(a); }
[[gnu::always_inline]] inline double ceil(double a) { return __builtin_ceil(a); }
[[gnu::always_inline]] inline float trunc(float a) { return __builtin_truncf(a); }
[[gnu::always_inline]] inline double trunc(double a) { return __builtin_trunc(a); }
[[gnu::always_inline]] inline float round(float a) { return __builtin_rintf(a); }
[[gnu::always_inline]] inline double round(double a) { return __builtin_rint(a); }
// Of lanes: to nearest (0), down (1), up (2), to 0 (3).
template <int kTo>
[[gnu::always_inline]] inline floats round_lanes(floats a) {
#if !defined(__clang__) && defined(__AVX512F__)
  return floats(__builtin_ia32_rndscaleps_mask(a.v, 8 + kTo, a.v, -1, 4));
#elif !defined(__clang__) && defined(__AVX__)
  return floats(__builtin_ia32_roundps256(a.v, 8 + kTo));
#else
  for (int32_t i = 0; i < kFloats; ++i) {
    a.v[i] = kTo == 0   ? round(a.v[i])
             : kTo == 1 ? floor(a.v[i])
             : kTo == 2 ? ceil(a.v[i])
                        : trunc(a.v[i]);
  }
  return a;
#endif
}
[[gnu::always_inline]] inline floats round(floats a) { return round_lanes<0>(a); }
[[gnu::always_inline]] inline floats floor(floats a) { return round_lanes<1>(a); }
[[gnu::always_inline]] inline floats ceil(floats a) { return round_lanes<2>(a); }
[[gnu::always_inline]] inline floats trunc(floats a) { return round_lanes<3>(a); }
template <class T>
inline T floor(T a) {
  return a;
}
template <class T>
inline T ceil(T a) {
  return a;
}
template <class T>
inline T trunc(T a) {
  return a;
}
template <class T>
inline T round(T a) {
  return a;
}
[[gnu::always_inline]] inline float sqrt(float a) { return __builtin_sqrtf(a); }
[[gnu::always_inline]] inline double sqrt(double a) { return __builtin_sqrt(a); }
[[gnu::always_inline]] inline floats sqrt(floats a) {
#if defined(__clang__)
  return floats(__builtin_elementwise_sqrt(a.v));
#elif defined(__AVX512F__)
  return floats(__builtin_ia32_sqrtps512_mask(a.v, a.v, -1, 4));
#elif defined(__AVX__)
  return floats(__builtin_ia32_sqrtps256(a.v));
#else
  for (int32_t lane = 0; lane < kFloats; ++lane) a.v[lane] = sqrt(a.v[lane]);
  return a;
#endif
}
template <class T>
[[gnu::always_inline]] inline T rsqrt(T a) {
  return T(1) / sqrt(a);
}
template <class T>
[[gnu::always_inline]] inline T reciprocal(T a) {
  return T(1) / a;
}
[[gnu::always_inline]] inline float copysign(float a, float b) { return __builtin_copysignf(a, b); }
[[gnu::always_inline]] inline floats copysign(floats a, floats b) {
  constexpr int32_t kSign = -0x7fffffff - 1;
  return bit_cast<floats>((bit_cast<ints>(a) & ints(0x7fffffff)) |
                          (bit_cast<ints>(b) & ints(kSign)));
}
[[gnu::always_inline]] inline double copysign(double a, double b) {
  return __builtin_copysign(a, b);
}

// ---- division ----

[[gnu::always_inline]] inline float fmod(float a, float b) { return ::fmodf(a, b); }
[[gnu::always_inline]] inline double fmod(double a, double b) { return ::fmod(a, b); }
template <class T>
[[gnu::always_inline]] inline T fmod(T a, T b) {
  return b == T(0) || b == T(-1) ? T(0) : static_cast<T>(a % b);
}
template <class T>
[[gnu::always_inline]] inline T trunc_div(T a, T b) {
  if constexpr (is_float<T>)
    return trunc(a / b);
  else
    return b == T(0) ? T(0) : (b == T(-1) && T(-1) < T(0)) ? neg(a) : static_cast<T>(a / b);
}
template <class T>
[[gnu::always_inline]] inline T remainder(T a, T b) {
  const T rest = fmod(a, b);
  return rest != T(0) && (b < T(0)) != (rest < T(0)) ? static_cast<T>(rest + b) : rest;
}
template <class T>
[[gnu::always_inline]] inline T floor_div(T a, T b) {
  if constexpr (is_float<T>) {
    const T rest = fmod(a, b);
    T quotient = (a - rest) / b;
    quotient = rest != 0 && (b < 0) != (rest < 0) ? quotient - 1 : quotient;
    const T floored = floor(quotient);
    const T exact = quotient - floored > T(0.5) ? floored + 1 : floored;
    return b == 0 ? a / b : quotient == 0 ? copysign(T(0), a / b) : exact;
  } else {
    const T quotient = trunc_div(a, b);
    return fmod(a, b) != T(0) && (a < T(0)) != (b < T(0)) ? static_cast<T>(quotient - 1) : quotient;
  }
}
template <class T>
[[gnu::always_inline]] inline T shift_left(T a, T b) {
  constexpr int64_t kBits = sizeof(T) * 8;
  return b < T(0) || static_cast<int64_t>(b) >= kBits
             ? T(0)
             : static_cast<T>(static_cast<uint64_t>(a) << static_cast<int64_t>(b));
}
template <class T>
[[gnu::always_inline]] inline T shift_right(T a, T b) {
  constexpr int64_t kBits = sizeof(T) * 8;
  const int64_t by = b < T(0) || static_cast<int64_t>(b) >= kBits ? 63 : static_cast<int64_t>(b);
  return static_cast<T>(static_cast<int64_t>(a) >> by);
}

// ---- transcendental functions of float ----
// Measured against correctly rounded results over every float (tests/device): see each.

// Bounds that the compiler does not know: g++ compares and blends with those that it knows, and
// takes a minimum or maximum with others.
inline float exp_lower_bound = -105.0f;
inline float exp_upper_bound = 89.0f;
inline float exp2_lower_bound = -151.0f;
inline float exp2_upper_bound = 129.0f;

// x = n ln 2 + r, |r| <= ln 2 / 2; e^x = (1 + p) 2^n, where `half` and `rest` multiply to 2^n.
template <Real F>
struct ExpParts {
  F p;
  F lost;  // by the rounding of p
  F half;
  F rest;
};
// x = n ln 2 + r, where `shifted` holds n in its low bits.
template <Real F>
struct Powers {
  F shifted;
  F n;
  F r;
};
constexpr float kExpShift = 12582912.0f;  // 1.5 · 2^23: adding it rounds to an integer
template <Real F>
[[gnu::always_inline]] inline Powers<F> powers_of_two(F x) {
  const F bounded = at_most(at_least(x, exp_lower_bound), exp_upper_bound);
  const F shifted = fma(bounded, F(1.44269504f), F(kExpShift));
  const F n = shifted - kExpShift;
  return {shifted, n, fma(n, F(-1.42860677e-6f), fma(n, F(-0.693145752f), bounded))};
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
template <Real F>
[[gnu::always_inline]] inline ExpParts<F> exp_parts(F x) {
  const auto [shifted, n, r] = powers_of_two(x);
  const F q = exp_tail(r);
  const Int<F> exponent = bit_cast<Int<F>>(shifted) - Int<F>(bit_cast<int32_t>(kExpShift));
  const Int<F> first = exponent >> 1;
  const F square = r * r;
  const F p = fma(square, q, r);
  return {p, fma(square, q, r - p), bit_cast<F>((first + Int<F>(127)) << 23),
          bit_cast<F>((exponent - first + Int<F>(127)) << 23)};
}

// 1 ulp.
template <Real F>
[[gnu::always_inline]] inline F exp(F x) {
#if defined(__AVX512F__)
  if constexpr (is_same<F, floats>) {  // the same bits: both scale an exact number, rounding once
    const auto [shifted, n, r] = powers_of_two(x);
    const floats sum = floats(1.0f) + fma(r * r, exp_tail(r), r);
    return floats(__builtin_ia32_scalefps512_mask(sum.v, n.v, sum.v, -1, 4));
  }
#endif
  const ExpParts parts = exp_parts(x);
  return (1.0f + parts.p) * parts.half * parts.rest;
}

// 1 ulp, exact where x is whole: (1 + p) 2^n, |r| <= 1/2.
template <Real F>
[[gnu::always_inline]] inline F exp2(F x) {
  const F bounded = at_most(at_least(x, exp2_lower_bound), exp2_upper_bound);
  const F shifted = bounded + kExpShift;
  const F n = shifted - kExpShift;
  const F r = bounded - n;
  F q = 1.54718364e-4f;
  q = fma(q, r, F(1.33904372e-3f));
  q = fma(q, r, F(9.61802248e-3f));
  q = fma(q, r, F(5.55036180e-2f));
  q = fma(q, r, F(2.40226507e-1f));
  const F sum = 1.0f + fma(r, F(0.693147182f), fma(r * r, q, r * F(-1.90465430e-9f)));
#if defined(__AVX512F__)
  if constexpr (is_same<F, floats>) {
    return floats(__builtin_ia32_scalefps512_mask(sum.v, n.v, sum.v, -1, 4));
  }
#endif
  const Int<F> exponent = bit_cast<Int<F>>(shifted) - Int<F>(bit_cast<int32_t>(kExpShift));
  const Int<F> half = exponent >> 1;
  return sum * bit_cast<F>((half + Int<F>(127)) << 23) *
         bit_cast<F>((exponent - half + Int<F>(127)) << 23);
}

// 1 ulp: p 2^n + (2^n - 1), with what the roundings lost: near 0 the two almost cancel.
template <Real F>
[[gnu::always_inline]] inline F expm1(F x) {
  const ExpParts parts = exp_parts(x);
  const F scale = parts.half * parts.rest;
  const F less = scale - 1.0f;
  const F lost = fma(parts.lost, scale, (scale - less) - 1.0f);
  const F sum = fma(parts.p, scale, less);
  const F small = sum + (fma(parts.p, scale, less - sum) + lost);
  const F large = (1.0f + parts.p) * parts.half * parts.rest;
  return select(x > 88.0f, large, select(x == 0.0f, x, small));
}

// ln x of a positive normal float, and `more`, which is small beside it.
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

// 1 ulp: ln of the rounded 1 + x, and of what the rounding lost.
template <Real F>
[[gnu::always_inline]] inline F log1p(F x) {
  const F sum = 1.0f + x;
  const F kept = sum - 1.0f;
  const F lost = (1.0f - (sum - kept)) + (x - kept);
  const F value = log_normal(sum, F(0), lost / sum);
  const F inside = select((x == 0.0f) | (x == kInfinity), x, value);
  return select(x >= -1.0f, select(x == -1.0f, F(-kInfinity), inside), kNan);
}

// 1 ulp: ln((1 + x) / (1 - x)) / 2 of |x|, with what the roundings of the quotient lost.
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

// 1 ulp: both bases and the exponent in double, C99's special cases.
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

// 1 ulp: x · P(x²) near 0, and 1 - 2 / (e^2x + 1) beyond, with what its roundings lost.
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
  const F scale = parts.half * parts.rest;
  const F more = scale + 1.0f;
  const F sum = fma(parts.p, scale, more);
  const F lost = fma(parts.p, scale, more - sum);
  const F part = 2.0f / sum;
  const F part_lost = 0.5f * part * fma(-part, lost, fma(-part, sum, F(2.0f)));
  const F rest = 1.0f - part;
  const F large = rest + (((1.0f - rest) - part) - part_lost);
  return copysign(select(magnitude < 0.625f, small, large), x);
}

// 2 ulp. Through e^-|x|, which cannot overflow.
template <Real F>
[[gnu::always_inline]] inline F sigmoid(F x) {
  const F power = exp(-abs(x));
  return select(x < 0.0f, power, F(1.0f)) / (1.0f + power);
}
[[gnu::always_inline]] inline double sigmoid(double x) { return 1.0 / (1.0 + ::exp(-x)); }

// 1 ulp: x · P(x²) up to 1, 1 - e^-P(|x|) beyond, where the power needs no care for its range.
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
  low = fma(low, square, F(1.28379166e-1f));  // what 2/√π exceeds 1 by
  const F bounded = at_most(magnitude, 4.0f);
  F high = -1.8557603e-4f;
  high = fma(high, bounded, F(2.9396266e-3f));
  high = fma(high, bounded, F(-2.1805394e-2f));
  high = fma(high, bounded, F(1.0303752e-1f));
  high = fma(high, bounded, F(6.3822550e-1f));
  high = fma(high, bounded, F(1.1270401e+0f));
  high = fma(high, bounded, F(3.5369527e-4f));
  const F shifted = fma(high, F(-1.44269504f), F(kExpShift));
  const F r = fma(shifted - kExpShift, F(-0.693147181f), -high);
  F q = 1.3813142e-3f;
  q = fma(q, r, F(8.3694188e-3f));
  q = fma(q, r, F(4.1668456e-2f));
  q = fma(q, r, F(1.6666515e-1f));
  q = fma(q, r, F(4.9999994e-1f));
  const F p = fma(r * r, q, r);
  const Int<F> exponent = bit_cast<Int<F>>(shifted) - Int<F>(bit_cast<int32_t>(kExpShift));
  const F scale = bit_cast<F>((exponent + Int<F>(127)) << 23);
  const F beyond = copysign(fma(-p, scale, 1.0f - scale), x);
  return select(magnitude > 1.0f, beyond, fma(x, low, x));
}

// erf near each quarter up to 15/4: the point, erf there, which is all but a float, and what is
// left as a polynomial in the distance, without its constant.
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

// 1 + erf(x) to 1e-7: what GELU needs. In lanes exactly 0 below -3.9, as where erf rounds to -1.
template <Real F>
[[gnu::always_inline]] inline F erf_plus_one(F x) {
  if constexpr (is_same<F, float>) {  // a loop would gather from the table
    const float magnitude = abs(x);
    float high = 1.8782290e-5f;
    high = fma(high, magnitude, -2.0447632e-4f);
    high = fma(high, magnitude, 6.9511449e-4f);
    high = fma(high, magnitude, 1.0830360e-3f);
    high = fma(high, magnitude, -2.0052325e-2f);
    high = fma(high, magnitude, 1.0312609e-1f);
    high = fma(high, magnitude, 6.3655639e-1f);
    high = fma(high, magnitude, 1.1283829e+0f);
    const float bounded = at_most(high * magnitude, 88.0296919f);  // 127 ln 2: there 2^n is 0
    constexpr float kShift = 12583039.0f;                          // 1.5 · 2^23 + 127
    const float shifted = fma(bounded, -1.44269504f, kShift);
    const float r = fma(shifted - kShift, -0.693147181f, -bounded);
    float q = 1.3813142e-3f;
    q = fma(q, r, 8.3694188e-3f);
    q = fma(q, r, 4.1668456e-2f);
    q = fma(q, r, 1.6666515e-1f);
    q = fma(q, r, 4.9999994e-1f);
    const float scale = bit_cast<float>(bit_cast<int32_t>(shifted) << 23);
    const float power = fma(fma(r * r, q, r), scale, scale);
    return x < 0.0f ? power : 2.0f - power;
  } else {
    constexpr float kQuarters = 3145728.0f;  // 1.5 · 2^21: adding it rounds to quarters
    const F magnitude = at_most(abs(x), 3.8749998f);
    const Int<F> at = bit_cast<Int<F>>(magnitude + kQuarters);
    const F d = magnitude - look_up(kErf.rows[0], at);
    F q = look_up(kErf.rows[6], at);
    for (int row = 5; row >= 2; --row) q = fma(q, d, look_up(kErf.rows[row], at));
    return 1.0f + copysign(fma(q, d, look_up(kErf.rows[1], at)), x);
  }
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
  float angle;  // the same, and what its rounding lost
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
  const double rest = (first - (near - kShift)) + second;  // exact but for the last bits of second
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
  const float low = ((1.0f - high) - less) - fma(half, r, -less);  // what the two roundings lost
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
// 1 ulp, at every magnitude; in double, as neither of the two may lose anything.
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

// The arc tangent of a double that is not negative, to about 2^-33.
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
// 1 ulp, as the next four are: in double, rounded once.
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
// By the library's double; not vectorized.
inline float atan2(float y, float x) {
  return static_cast<float>(::atan2(static_cast<double>(y), static_cast<double>(x)));
}

// ---- the same of double, and of integers and complex numbers ----

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

// ---- reductions ----

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

// The lanes of a vector combined, in halves.
template <class Op>
[[gnu::always_inline]] inline float fold(f32x16 v) {
  v = Op::combine(
      __builtin_shufflevector(v, v, 8, 9, 10, 11, 12, 13, 14, 15, 8, 9, 10, 11, 12, 13, 14, 15), v);
  v = Op::combine(__builtin_shufflevector(v, v, 4, 5, 6, 7, 4, 5, 6, 7, 4, 5, 6, 7, 4, 5, 6, 7), v);
  v = Op::combine(__builtin_shufflevector(v, v, 2, 3, 2, 3, 2, 3, 2, 3, 2, 3, 2, 3, 2, 3, 2, 3), v);
  v = Op::combine(__builtin_shufflevector(v, v, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1), v);
  return v[0];
}

// Of 16 lanes from the nth on, the last n are set.
inline constexpr int32_t last_lanes[32] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                                           1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1};

// Op over value(i) for i in [begin, end), in running lanes (16 of them suit short runs) that are
// added up in double every 4096 values. `value` should be a lambda marked
// __attribute__((always_inline)).
template <class Op, class T, int64_t kLanes = 64, class Value>
[[gnu::always_inline]] inline T reduce(int64_t begin, int64_t end, Value value) {
  using Wide = typename WideOf<T>::Type;
  constexpr int32_t kVector = 16;
  constexpr int64_t kBlock = 4096;
  Wide total = static_cast<Wide>(Op::template start<T>);
  for (int64_t block = begin; block < end; block += kBlock) {
    const int64_t stop = end - block < kBlock ? end : block + kBlock;
    alignas(64) T lanes[kLanes];
    for (int64_t j = 0; j < kLanes; ++j) lanes[j] = Op::template start<T>;
    int64_t i = block;
    if constexpr (kLanes > kVector) {
      for (; i + kLanes <= stop; i += kLanes) {
#pragma omp simd
        for (int64_t j = 0; j < kLanes; ++j) lanes[j] = Op::combine(lanes[j], value(i + j));
      }
    }
    for (; i + kVector <= stop; i += kVector) {
#pragma omp simd
      for (int64_t j = 0; j < kVector; ++j) lanes[j] = Op::combine(lanes[j], value(i + j));
    }
    if (i < stop && stop - begin >= kVector) {
      // Values before `i` a second time, and not counted: loads under a mask are slower. The mask
      // is read, as compilers take loops over a compared index apart.
      const int32_t rest = static_cast<int32_t>(stop - i);
#pragma omp simd
      for (int32_t j = 0; j < kVector; ++j) {
        const T again = value(stop - kVector + j);
        lanes[j] = Op::combine(lanes[j], last_lanes[j + rest] != 0 ? again : Op::template start<T>);
      }
    } else if (i < stop) {
      const int32_t rest = static_cast<int32_t>(stop - i);
#pragma omp simd
      for (int32_t j = 0; j < kVector; ++j) {
        T masked = Op::template start<T>;
        if (j < rest) masked = value(i + j);
        lanes[j] = Op::combine(lanes[j], masked);
      }
    }
    constexpr int64_t kFolded = is_same<T, float> ? kVector : 1;
    for (int64_t width = kLanes / 2; width >= kFolded; width /= 2) {
#pragma omp simd
      for (int64_t j = 0; j < width; ++j) lanes[j] = Op::combine(lanes[j], lanes[j + width]);
    }
    if constexpr (kFolded > 1) lanes[0] = fold<Op>(load_vector<f32x16>(lanes));
    if (block == begin && stop == end) return lanes[0];
    total = Op::combine(total, static_cast<Wide>(lanes[0]));
  }
  return static_cast<T>(total);
}

// f<F>(i), or f<F>(i, slot): slots number what is computed, so that no two vectors share one.
template <class F, class Body>
[[gnu::always_inline]] inline auto call(Body& f, int64_t i, int64_t slot) {
  if constexpr (requires { f.template operator()<F>(i, slot); })
    return f.template operator()<F>(i, slot);
  else
    return f.template operator()<F>(i);
}

[[gnu::always_inline]] inline int64_t smaller(int64_t a, int64_t b) { return a < b ? a : b; }
[[gnu::always_inline]] inline int64_t larger(int64_t a, int64_t b) { return a > b ? a : b; }

// The places of vectors that cover [begin, end), kGroup at a time and then one by one, as f<kCount>
// of the first place and the last; then each that is left, as g of its place. Where kTwice allows
// that the last vector overlaps the one before it, it does, unless there are too few.
template <bool kTwice, int32_t kGroup, class Vectors, class Single>
[[gnu::always_inline]] inline void over_vectors(int64_t begin, int64_t end, Vectors f, Single g) {
  constexpr int64_t kTogether = kGroup * kFloats;
  int64_t i = begin;
  if constexpr (kGroup > 1) {
    constexpr int64_t kLeast = kTwice ? kTogether - kFloats + 1 : kTogether;
    for (; end - i >= kLeast; i += kTogether) {
      const int64_t last = i + kTogether - kFloats;
      f.template operator()<kGroup>(i, kTwice ? smaller(last, end - kFloats) : last);
    }
  }
  if (kTwice && end - begin >= kFloats) {
#pragma GCC unroll 1
    for (; i < end; i += kFloats) f.template operator()<1>(i, smaller(i, end - kFloats));
  } else {
#pragma GCC unroll 1
    for (; end - i >= kFloats; i += kFloats) f.template operator()<1>(i, i);
#pragma GCC unroll 1
    for (; i < end; ++i) g(i);
  }
}

// f at the vectors of [begin, end), for floats, and for float where a single element is left.
// kGroup of them stand side by side, so that one is computed while another waits: where `f` stores,
// then not to what the compiler may take for something that `f` loads.
template <bool kTwice, int32_t kGroup = 1, class Body>
[[gnu::always_inline]] inline void in_vectors(int64_t begin, int64_t end, Body f) {
  over_vectors<kTwice, kGroup>(
      begin, end,
      [&]<int32_t kCount>(int64_t i, int64_t last) __attribute__((always_inline)) {
#pragma GCC unroll 4
        for (int32_t j = 0; j < kCount; ++j) {
          const int64_t at = i + j * kFloats;
          call<floats>(f, j == kCount - 1 ? last : at, at - begin);
        }
      },
      [&](int64_t i) __attribute__((always_inline)) { call<float>(f, i, i - begin); });
}

// to[i - begin] = f(i), as `in_vectors` calls it; all of a group are computed before one is stored.
template <bool kTwice, int32_t kGroup = 1, class To, class Body>
[[gnu::always_inline]] inline void store_vectors(To* to, int64_t begin, int64_t end, Body f) {
  over_vectors<kTwice, kGroup>(
      begin, end,
      [&]<int32_t kCount>(int64_t i, int64_t last) __attribute__((always_inline)) {
        decltype(call<floats>(f, i, i)) values[kCount];
#pragma GCC unroll 4
        for (int32_t j = 0; j < kCount; ++j) {
          const int64_t at = i + j * kFloats;
          values[j] = call<floats>(f, j == kCount - 1 ? last : at, at - begin);
        }
        const bool plain = narrows_plainly<To>(values);
#pragma GCC unroll 4
        for (int32_t j = 0; j < kCount; ++j) {
          To* const place = to + ((j == kCount - 1 ? last : i + j * kFloats) - begin);
          if (plain)
            store_plain(place, values[j]);
          else
            store_lanes(place, values[j]);
        }
      },
      [&](int64_t i) __attribute__((always_inline)) {
        store_lanes(to + (i - begin), call<float>(f, i, i - begin));
      });
}

// The lanes of a vector that overlaps those before it, where `rest` of them are new: the others as
// if they were not there. Loads under a mask are slow next to memory that is not there.
template <class Op>
[[gnu::always_inline]] inline floats only_new(floats again, int64_t rest) {
  const ints counts(load_vector<IntLanes>(last_lanes + 16 - kFloats + rest));
  return select(counts != ints(0), again, floats(Op::template start<float>));
}

// Op over f(i) for i in [begin, end), as `in_vectors` calls it, in kLanes running lanes that are
// added up in double every 4096 values.
template <class Op, int64_t kLanes = 64, class Body>
[[gnu::always_inline]] inline float reduce_vectors(int64_t begin, int64_t end, Body f) {
  constexpr int64_t kBlock = 4096;
  constexpr int64_t kVectors = kLanes / kFloats;
  constexpr int64_t kRow = 16 / kFloats;  // vectors that are left to add up across
  const floats start = Op::template start<float>;
  double total = static_cast<double>(Op::template start<float>);
  for (int64_t block = begin; block < end; block += kBlock) {
    const int64_t stop = end - block < kBlock ? end : block + kBlock;
    floats lanes[kVectors];
#pragma GCC unroll 16
    for (int64_t j = 0; j < kVectors; ++j) lanes[j] = start;
    int64_t i = block;
    if constexpr (kVectors > kRow) {
      for (; i + kLanes <= stop; i += kLanes) {
#pragma GCC unroll 16
        for (int64_t j = 0; j < kVectors; ++j) {
          const int64_t at = i + j * kFloats;
          lanes[j] = Op::combine(lanes[j], call<floats>(f, at, at - begin));
        }
      }
    }
    for (; i + kFloats <= stop; i += kFloats)
      lanes[0] = Op::combine(lanes[0], call<floats>(f, i, i - begin));
    if (i < stop && stop - begin >= kFloats) {
      const floats again = call<floats>(f, stop - kFloats, i - begin);
      lanes[kVectors - 1] = Op::combine(lanes[kVectors - 1], only_new<Op>(again, stop - i));
    } else if (i < stop) {
      alignas(64) float few[kFloats];
      for (int64_t j = 0; j < kFloats; ++j) few[j] = Op::template start<float>;
      for (int64_t j = 0; i + j < stop; ++j) few[j] = call<float>(f, i + j, i + j - begin);
      lanes[0] = Op::combine(lanes[0], load_lanes<floats>(few));
    }
#pragma GCC unroll 4
    for (int64_t width = kVectors / 2; width >= kRow; width /= 2) {
#pragma GCC unroll 16
      for (int64_t j = 0; j < width; ++j) lanes[j] = Op::combine(lanes[j], lanes[j + width]);
    }
    f32x16 row;
    __builtin_memcpy(&row, lanes, sizeof row);
    const float folded = fold<Op>(row);
    if (block == begin && stop == end) return folded;
    total = Op::combine(total, static_cast<double>(folded));
  }
  return static_cast<float>(total);
}

// sums[i - begin] = Op(sums[i - begin], f(i)) for i in [begin, end), as `in_vectors` calls it.
template <class Op, class Body>
[[gnu::always_inline]] inline void combine_vectors(float* sums, int64_t begin, int64_t end,
                                                   Body f) {
  int64_t i = begin;
  const auto combine = [&](int64_t at, floats value) __attribute__((always_inline)) {
    float* const sum = sums + (at - begin);
    store_lanes(sum, Op::combine(load_lanes<floats>(sum), value));
  };
  for (; i + kFloats <= end; i += kFloats) combine(i, call<floats>(f, i, i - begin));
  if (i < end && end - begin >= kFloats) {
    const floats again = call<floats>(f, end - kFloats, i - begin);
    combine(end - kFloats, only_new<Op>(again, end - i));
  } else {
#pragma GCC unroll 1
    for (; i < end; ++i)
      sums[i - begin] = Op::combine(sums[i - begin], call<float>(f, i, i - begin));
  }
}

// Op over f(row, i) for all `rows`, for kVectors vectors of columns from `i` on, into sums[i -
// begin]. Of the last of them, which lies at `last`, `fresh` columns count. Few run in several
// chains.
template <class Op, int64_t kVectors, class Total, class Body>
[[gnu::always_inline]] inline void combine_block(Total* sums, int64_t begin, int64_t i,
                                                 int64_t last, int64_t fresh, int64_t rows,
                                                 Body f) {
  constexpr int64_t kChains = kVectors >= 4 ? 1 : 4 / kVectors;
  constexpr int64_t kInSingle = 64 * kChains;  // rows that are combined in floats
  const auto column = [&](int64_t j) __attribute__((always_inline)) {
    return j + 1 < kVectors ? i + j * kFloats : last;
  };
  for (int64_t first = 0; first < rows; first += kInSingle) {
    const int64_t stop = rows - first < kInSingle ? rows : first + kInSingle;
    floats part[kChains * kVectors];
#pragma GCC unroll 16
    for (int64_t j = 0; j < kChains * kVectors; ++j) part[j] = Op::template start<float>;
    int64_t row = first;
    for (; row + kChains <= stop; row += kChains) {
#pragma GCC unroll 16
      for (int64_t j = 0; j < kChains * kVectors; ++j) {
        const floats value =
            f.template operator()<floats>(row + j / kVectors, column(j % kVectors));
        part[j] = Op::combine(part[j], value);
      }
    }
    for (; row < stop; ++row) {
#pragma GCC unroll 16
      for (int64_t j = 0; j < kVectors; ++j)
        part[j] = Op::combine(part[j], f.template operator()<floats>(row, column(j)));
    }
#pragma GCC unroll 16
    for (int64_t j = 0; j < kVectors; ++j) {
#pragma GCC unroll 4
      for (int64_t k = j + kVectors; k < kChains * kVectors; k += kVectors)
        part[j] = Op::combine(part[j], part[k]);
      alignas(64) float lanes[kFloats];
      store_lanes(lanes, j + 1 == kVectors ? only_new<Op>(part[j], fresh) : part[j]);
      Total* const to = sums + (column(j) - begin);
#pragma omp simd
      for (int32_t lane = 0; lane < kFloats; ++lane)
        to[lane] = Op::combine(to[lane], static_cast<Total>(lanes[lane]));
    }
  }
}

// sums[i - begin] = Op(sums[i - begin], f(row, i) for all `rows`) for i in [begin, end), as
// `in_vectors` calls it, a few vectors of columns at a time; kColumns: how many, where it is known.
template <class Op, int64_t kColumns, class Total, class Body>
[[gnu::always_inline]] inline void combine_columns(Total* sums, int64_t begin, int64_t end,
                                                   int64_t rows, Body f) {
  int64_t i = begin;
  const auto block = [&]<int64_t kVectors>() __attribute__((always_inline)) {
    const int64_t stop = i + kVectors * kFloats;
    const int64_t last = smaller(stop, end) - kFloats;
    combine_block<Op, kVectors>(sums, begin, i, last, kFloats - (stop - kFloats - last), rows, f);
    i = stop;
  };
  if constexpr (kColumns >= kFloats) {
    constexpr int64_t kMost = kFloats == 16 ? 16 : 8;
    constexpr int64_t kAll = (kColumns + kFloats - 1) / kFloats;
    constexpr int64_t kBlocks = (kAll + kMost - 1) / kMost;
    constexpr int64_t kEach = (kAll + kBlocks - 1) / kBlocks;
    constexpr int64_t kLast = kAll - kEach * (kAll / kEach);
    while (end - i > (kEach - 1) * kFloats) block.template operator()<kEach>();
    if constexpr (kLast > 0) block.template operator()<kLast>();
  } else if (end - begin >= kFloats) {
    while (end - i > 7 * kFloats) block.template operator()<8>();
    if (end - i > 3 * kFloats) block.template operator()<4>();
    if (end - i > kFloats) block.template operator()<2>();
    if (end > i) block.template operator()<1>();
  } else {
    for (; i < end; ++i) {
      for (int64_t row = 0; row < rows; ++row) {
        const auto value = static_cast<Total>(f.template operator()<float>(row, i));
        sums[i - begin] = Op::combine(sums[i - begin], value);
      }
    }
  }
}

// f(i) for i in [begin, end), which are independent and may be done twice: the last kVector of them
// overlap those before, where a loop would do what is left one by one. `f` should be a lambda
// marked __attribute__((always_inline)).
template <int32_t kVector, class Body>
[[gnu::always_inline]] inline void each(int64_t begin, int64_t end, Body f) {
  const int64_t whole = end - begin < kVector ? end : end - (end - begin) % kVector;
#pragma omp simd
  for (int64_t i = begin; i < whole; ++i) f(i);
  if (whole < end) {
    const int64_t last = end - kVector;
#pragma omp simd
    for (int32_t j = 0; j < kVector; ++j) f(last + j);
  }
}

// Rounded up; b > 0.
[[gnu::always_inline]] inline int64_t ceil_div(int64_t a, int64_t b) {
  return a / b + (a % b > 0 ? 1 : 0);
}

// ---- complex numbers ----

inline c64 operator+(c64 a, c64 b) { return {a.re + b.re, a.im + b.im}; }
inline c64 operator-(c64 a, c64 b) { return {a.re - b.re, a.im - b.im}; }
inline c64 operator-(c64 a) { return {-a.re, -a.im}; }
inline c64 operator*(c64 a, c64 b) {
  return {a.re * b.re - a.im * b.im, a.re * b.im + a.im * b.re};
}
inline c64 operator/(c64 a, c64 b) {
  if (b.im == 0) return {a.re / b.re, a.im / b.re};  // also by what is infinite
  const double re = b.re, im = b.im, size = re * re + im * im;
  return {static_cast<float>((a.re * re + a.im * im) / size),
          static_cast<float>((a.im * re - a.re * im) / size)};
}
inline bool operator==(c64 a, c64 b) { return a.re == b.re && a.im == b.im; }
inline bool operator!=(c64 a, c64 b) { return !(a == b); }
inline bool operator!(c64 a) { return a == c64{}; }

// Functions are computed in double and rounded once.
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
