#include "ops/contract/fft_stages.hpp"

#include <bit>
#include <limits>
#include <numbers>
#include <utility>

namespace passnet {
namespace {

// A larger prime factor is cheaper to compute by chirps.
constexpr int64_t kLargestRadix = 64;

ExprId rest(KernelBuilder& builder, ExprId a, ExprId n) {
  return builder.apply(ScalarOp::kRemainder, {a, n});
}

ExprId negative(KernelBuilder& builder, ExprId a) { return builder.apply(ScalarOp::kNeg, {a}); }

ExprId imaginary_unit(KernelBuilder& builder) {
  return builder.apply(ScalarOp::kSqrt, {builder.number(-1, DType::kC64)});
}

ComplexValue product(KernelBuilder& builder, const ComplexValue& a, const ComplexValue& b) {
  return {minus(builder, times(builder, a.real, b.real), times(builder, a.imaginary, b.imaginary)),
          plus(builder, times(builder, a.real, b.imaginary), times(builder, a.imaginary, b.real))};
}

ComplexValue conjugate(KernelBuilder& builder, const ComplexValue& a) {
  return {a.real, negative(builder, a.imaginary)};
}

// exp(2πi·k/n) for k in [0, n).
ComplexParts append_waves(KernelBuilder& builder, int64_t n) {
  const ParameterId extent = builder.parameter(n);
  const ComplexParts waves = complex_temporary(builder, {extent});
  const ExprId k = builder.index(0);
  const ExprId length = builder.of(extent);
  const ExprId part =
      divide(builder, builder.cast(k, DType::kF64), builder.cast(length, DType::kF64));
  const ExprId angle = times(builder, part, builder.number(2 * std::numbers::pi, DType::kF64));
  // Quarter turns are exact, so that integers stay integers.
  const ExprId quarters = rest(builder, times(builder, k, builder.integer(4)), length);
  const ExprId exact = builder.apply(ScalarOp::kEq, {quarters, builder.integer(0)});
  const auto settled = [&](ScalarOp function) {
    const ExprId value = builder.apply(function, {angle});
    return choose(builder, exact, builder.apply(ScalarOp::kRound, {value}), value);
  };
  map_parts(builder, waves, {settled(ScalarOp::kCos), settled(ScalarOp::kSin)});
  return waves;
}

Integers radices(int64_t n) {
  Integers factors;
  for (; n % 4 == 0; n /= 4) factors.push_back(4);
  for (int64_t p = 2; p * p <= n; ++p) {
    for (; n % p == 0; n /= p) factors.push_back(p);
  }
  if (n > 1) factors.push_back(n);
  return factors;
}

// One pass of Stockham's transform. Before it, the line holds x[k·r + j], the transforms of length
// l of the elements j, j + r, …, with r = n / l; after it, those of length l·p: y[k'·r' + j] = Σ_u
// exp(∓2πi·u·k'/(l·p)) · x[(k' mod l)·r + j + u·r'] with r' = r / p.
struct Pass {
  int64_t n = 1;
  int64_t l = 1;
  int64_t p = 1;
};

void append_pass(KernelBuilder& builder, const Pass& pass, const ComplexParts& waves,
                 const ComplexParts& from, const ComplexParts& to, size_t dim, bool inverse) {
  const int64_t r = pass.n / pass.l / pass.p;
  const ParameterId p = builder.parameter(pass.p);
  const ParameterId l = builder.parameter(pass.l);
  const ParameterId inner = builder.parameter(r);
  ParameterIds loops;
  ExprIds source(from.extents.size());
  for (size_t i = 0; i < source.size(); ++i) {
    if (i == dim) continue;
    source[i] = builder.index(loops.size());
    loops.push_back(from.extents[i]);
  }
  ExprIds target = source;
  const size_t first = loops.size();
  loops.insert(loops.end(), {p, l, inner, p});
  const ExprId step = builder.index(first + 1);
  const ExprId place = builder.index(first + 2);
  const ExprId u = builder.index(first + 3);
  const ExprId k = plus(builder, times(builder, builder.index(first), builder.of(l)), step);
  const ExprId width = builder.of(inner);
  const ExprId whole = builder.of(builder.parameter(r * pass.p));
  target[dim] = plus(builder, times(builder, k, width), place);
  source[dim] =
      plus(builder, times(builder, step, whole), plus(builder, place, times(builder, u, width)));
  const ExprId turns =
      rest(builder, times(builder, times(builder, u, k), width), builder.of(waves.extents.front()));
  ComplexValue wave = load_parts(builder, waves, {turns});
  if (!inverse) wave = conjugate(builder, wave);
  const ComplexValue value = product(builder, load_parts(builder, from, source), wave);
  builder.reduce(loops, 1, Combine::kSum, value.real, to.real, target);
  builder.reduce(loops, 1, Combine::kSum, value.imaginary, to.imaginary, target);
}

ComplexParts append_passes(KernelBuilder& builder, ComplexParts parts, size_t dim,
                           std::span<const int64_t> factors, int64_t length, bool inverse) {
  if (length <= 1) return parts;
  const ComplexParts waves = append_waves(builder, length);
  ComplexParts spare = complex_temporary(builder, parts.extents);
  int64_t done = 1;
  for (const int64_t factor : factors) {
    append_pass(builder, {.n = length, .l = done, .p = factor}, waves, parts, spare, dim, inverse);
    std::swap(parts, spare);
    done *= factor;
  }
  return parts;
}

// Bluestein: with c[j] = exp(∓πi·j²/n), the transform is c[k] · Σ_j (x[j]·c[j]) · conj(c[k-j]), a
// convolution, which transforms of a power of two compute.
class Chirp {
 public:
  Chirp(KernelBuilder& builder, int64_t length, bool inverse)
      : b_(builder),
        inverse_(inverse),
        length_(builder.of(builder.parameter(length))),
        size_(static_cast<int64_t>(std::bit_ceil(static_cast<uint64_t>(2 * length - 1)))),
        extent_(builder.parameter(size_)),
        waves_(append_waves(builder, 2 * length)) {}

  ComplexParts append(const ComplexParts& parts, size_t dim) {
    Integers factors = radices(size_);
    const ComplexParts filter = append_passes(b_, append_filter(), 0, factors, size_, false);
    ParameterIds extents = parts.extents;
    extents[dim] = extent_;
    ComplexParts wide = complex_temporary(b_, extents);
    const auto index = loop_indices(b_, extents.size());
    const ComplexValue turned = product(b_, load_parts(b_, parts, index), wave(index[dim]));
    map_parts(b_, wide, inside(index[dim], turned));
    wide = append_passes(b_, std::move(wide), dim, factors, size_, false);
    ComplexParts filtered = complex_temporary(b_, extents);
    map_parts(b_, filtered,
              product(b_, load_parts(b_, wide, index), load_parts(b_, filter, {index[dim]})));
    filtered = append_passes(b_, std::move(filtered), dim, factors, size_, true);
    const ComplexValue value = product(b_, load_parts(b_, filtered, index), wave(index[dim]));
    const ExprId scale = b_.number(1.0 / static_cast<double>(size_), DType::kF64);
    map_parts(b_, parts, {times(b_, value.real, scale), times(b_, value.imaginary, scale)});
    return parts;
  }

 private:
  ComplexValue wave(ExprId j) const {
    const ComplexValue value =
        load_parts(b_, waves_, {rest(b_, times(b_, j, j), b_.of(waves_.extents.front()))});
    return inverse_ ? value : conjugate(b_, value);
  }

  // `value` if `j` is one of the transform's elements, otherwise 0.
  ComplexValue inside(ExprId j, const ComplexValue& value) const {
    const ExprId zero = b_.number(0, DType::kF64);
    const ExprId is_inside = less(b_, j, length_);
    return {choose(b_, is_inside, value.real, zero), choose(b_, is_inside, value.imaginary, zero)};
  }

  ComplexParts append_filter() const {
    ComplexParts filter = complex_temporary(b_, {extent_});
    const ExprId m = b_.index(0);
    const ExprId distance = b_.apply(ScalarOp::kMin, {m, minus(b_, b_.of(extent_), m)});
    map_parts(b_, filter, inside(distance, conjugate(b_, wave(distance))));
    return filter;
  }

  KernelBuilder& b_;
  bool inverse_;
  ExprId length_;
  int64_t size_;
  ParameterId extent_;
  ComplexParts waves_;
};

}  // namespace

ComplexParts complex_temporary(KernelBuilder& builder, const ParameterIds& extents) {
  return {.real = builder.temporary("real", DType::kF64, extents),
          .imaginary = builder.temporary("imaginary", DType::kF64, extents),
          .extents = extents};
}

ComplexValue complex_value(KernelBuilder& builder, ExprId value) {
  const auto wide = [&](ExprId part) { return builder.cast(part, DType::kF64); };
  if (!is_complex(builder.dtype(value))) return {wide(value), builder.number(0, DType::kF64)};
  const ExprId turned = times(builder, imaginary_unit(builder), value);
  return {wide(builder.cast(value, DType::kF32)),
          wide(negative(builder, builder.cast(turned, DType::kF32)))};
}

ComplexValue load_parts(KernelBuilder& builder, const ComplexParts& parts, const ExprIds& index) {
  return {builder.load(parts.real, index), builder.load(parts.imaginary, index)};
}

void map_parts(KernelBuilder& builder, const ComplexParts& parts, const ComplexValue& value) {
  const auto index = loop_indices(builder, parts.extents.size());
  builder.map(parts.extents, parts.real, index, value.real);
  builder.map(parts.extents, parts.imaginary, index, value.imaginary);
}

ExprId complex_number(KernelBuilder& builder, const ComplexValue& value) {
  const auto wide = [&](ExprId part) {
    return builder.cast(builder.cast(part, DType::kF32), DType::kC64);
  };
  return plus(builder, wide(value.real),
              times(builder, imaginary_unit(builder), wide(value.imaginary)));
}

ExprId complex_of_parts(KernelBuilder& builder, ExprId real, ExprId imaginary) {
  const auto complex = [&](ExprId part) { return builder.cast(part, DType::kC64); };
  const ExprId unit = imaginary_unit(builder);
  // -(-real) has the imaginary part -0, to which any zero can be added.
  const ExprId finite = minus(builder, negative(builder, complex(negative(builder, real))),
                              times(builder, negative(builder, complex(imaginary)), unit));
  // -i by a huge number overflows without touching the real part; minus itself it is NaN.
  const ExprId huge = number_like(builder, imaginary, 1e38);
  const ExprId is_positive = less(builder, number_like(builder, imaginary, 0), imaginary);
  const ExprId side = choose(builder, is_positive, negative(builder, huge), huge);
  const ExprId infinity = times(builder, times(builder, unit, complex(side)), complex(huge));
  const ExprId is_nan = builder.apply(ScalarOp::kIsNan, {imaginary});
  const ExprId nan = minus(builder, infinity, infinity);
  const ExprId beyond = minus(builder, complex(real), choose(builder, is_nan, nan, infinity));
  const ExprId size = builder.apply(ScalarOp::kAbs, {imaginary});
  const ExprId is_finite =
      less(builder, size, number_like(builder, size, std::numeric_limits<double>::infinity()));
  return choose(builder, is_finite, finite, beyond);
}

ComplexParts append_transform(KernelBuilder& builder, ComplexParts parts, size_t dim,
                              int64_t length, bool inverse) {
  const Integers factors = radices(length);
  if (length > 1 && factors.back() > kLargestRadix) {
    return Chirp(builder, length, inverse).append(parts, dim);
  }
  return append_passes(builder, std::move(parts), dim, factors, length, inverse);
}

}  // namespace passnet
