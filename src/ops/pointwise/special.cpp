// Special functions of one and two elements, and less common arithmetic.
#include "ops/families.hpp"
#include "ops/infer.hpp"
#include "ops/lowering.hpp"
#include "ops/needs.hpp"
#include "ops/spelling.hpp"

#include <cmath>
#include <limits>

namespace passnet {
namespace {

constexpr double kLogTwo = 0.69314718055994530942;

void map_one(const OpCall& call, const LoweredBuffers& buffers, KernelBuilder& builder,
             DType compute, ExprId (*function)(KernelBuilder&, ExprId)) {
  const auto indices = loop_indices(builder, call.tensor(0).rank());
  const ExprId x = load_as(builder, compute, buffers.inputs[0][0], indices);
  builder.map(builder.extents(buffers.outputs[0]), buffers.outputs[0], indices,
              function(builder, x));
}

ExprId root(KernelBuilder& builder, ExprId x) { return builder.apply(ScalarOp::kSqrt, {x}); }
ExprId logarithm(KernelBuilder& builder, ExprId x) { return builder.apply(ScalarOp::kLog, {x}); }

// The real part of a complex number.
ExprId real_part(KernelBuilder& builder, ExprId x) {
  return is_complex(builder.dtype(x)) ? builder.cast(x, DType::kF32) : x;
}

// -1 if x (or its real part) is below 0, otherwise 1.
ExprId sided(KernelBuilder& builder, ExprId x) {
  const ExprId part = real_part(builder, x);
  return choose(builder, less(builder, part, number_like(builder, part, 0)),
                number_like(builder, x, -1), number_like(builder, x, 1));
}

// ln 2x, the limit of asinh and acosh for large x, where x² would overflow.
ExprId log_of_double(KernelBuilder& builder, ExprId x) {
  return plus(builder, logarithm(builder, x), number_like(builder, x, kLogTwo));
}

// The function is odd, so it is computed where nothing cancels: log1p(x + x² / (1 + sqrt(x² + 1))).
ExprId inverse_sinh(KernelBuilder& builder, ExprId x) {
  const ExprId side = sided(builder, x);
  const ExprId size = times(builder, side, x);
  const ExprId one = number_like(builder, x, 1);
  const ExprId square = times(builder, x, x);
  const ExprId hypotenuse = root(builder, plus(builder, square, one));
  const ExprId near =
      builder.apply(ScalarOp::kLog1p,
                    {plus(builder, size, divide(builder, square, plus(builder, one, hypotenuse)))});
  const ExprId far = log_of_double(builder, size);
  const ExprId reach = real_part(builder, builder.apply(ScalarOp::kAbs, {x}));
  const ExprId is_near = less(builder, reach, number_like(builder, reach, 1e8));
  const ExprId value = times(builder, side, choose(builder, is_near, near, far));
  const ExprId is_zero = builder.apply(ScalarOp::kEq, {x, number_like(builder, x, 0)});
  return choose(builder, is_zero, x, value);
}

// log1p(y + sqrt(y (y + 2))) with y = x - 1, which is exact for small y.
ExprId inverse_real_cosh(KernelBuilder& builder, ExprId x) {
  const ExprId above = minus(builder, x, number_like(builder, x, 1));
  const ExprId square = times(builder, above, plus(builder, above, number_like(builder, x, 2)));
  const ExprId is_below = less(builder, above, number_like(builder, x, 0));
  const ExprId argument = choose(builder, is_below, number_like(builder, x, -2),
                                 plus(builder, above, root(builder, square)));
  const ExprId near = builder.apply(ScalarOp::kLog1p, {argument});
  const ExprId is_near = less(builder, x, number_like(builder, x, 1e8));
  return choose(builder, is_near, near, log_of_double(builder, x));
}

// log(x + sqrt(x + 1) sqrt(x - 1))
ExprId inverse_cosh(KernelBuilder& builder, ExprId x) {
  if (!is_complex(builder.dtype(x))) return inverse_real_cosh(builder, x);
  const ExprId one = number_like(builder, x, 1);
  const ExprId rest =
      times(builder, root(builder, plus(builder, x, one)), root(builder, minus(builder, x, one)));
  return logarithm(builder, plus(builder, x, rest));
}

// (log1p(x) - log1p(-x)) / 2
ExprId inverse_tanh(KernelBuilder& builder, ExprId x) {
  if (!is_complex(builder.dtype(x))) return builder.apply(ScalarOp::kAtanh, {x});
  const ExprId negative = builder.apply(ScalarOp::kNeg, {x});
  const ExprId difference = minus(builder, builder.apply(ScalarOp::kLog1p, {x}),
                                  builder.apply(ScalarOp::kLog1p, {negative}));
  return times(builder, difference, number_like(builder, x, 0.5));
}

// The polynomial whose coefficients, of the highest power first, are given.
ExprId polynomial(KernelBuilder& builder, ExprId x, std::initializer_list<double> coefficients) {
  ExprId sum = number_like(builder, x, 0);
  for (const double coefficient : coefficients) {
    sum = plus(builder, times(builder, sum, x), number_like(builder, x, coefficient));
  }
  return sum;
}

// Giles' rational approximations in the middle and in the tails, then two steps of Newton's method.
ExprId inverse_erf(KernelBuilder& builder, ExprId x) {
  const ExprId one = number_like(builder, x, 1);
  const ExprId size = builder.apply(ScalarOp::kAbs, {x});
  const ExprId square = times(builder, x, x);
  const ExprId middle = divide(
      builder,
      times(builder, x,
            polynomial(builder, square, {-0.140543331, 0.914624893, -1.645349621, 0.886226899})),
      polynomial(builder, square, {0.012229801, -0.329097515, 1.442710462, -2.118377725, 1}));
  const ExprId rest = times(builder, minus(builder, one, size), number_like(builder, x, 0.5));
  const ExprId far = root(builder, builder.apply(ScalarOp::kNeg, {logarithm(builder, rest)}));
  const ExprId tail =
      times(builder, sided(builder, x),
            divide(builder,
                   polynomial(builder, far, {1.641345311, 3.429567803, -1.624906493, -1.970840454}),
                   polynomial(builder, far, {1.637067800, 3.543889200, 1})));
  const ExprId is_tail = less(builder, number_like(builder, x, 0.7), size);
  ExprId root_so_far = choose(builder, is_tail, tail, middle);
  for (int step = 0; step < 2; ++step) {
    const ExprId error = minus(builder, builder.apply(ScalarOp::kErf, {root_so_far}), x);
    const ExprId exponent =
        builder.apply(ScalarOp::kNeg, {times(builder, root_so_far, root_so_far)});
    const ExprId slope = times(builder, number_like(builder, x, 1.12837916709551257390),
                               builder.apply(ScalarOp::kExp, {exponent}));
    root_so_far = minus(builder, root_so_far, divide(builder, error, slope));
  }
  const double infinity = std::numeric_limits<double>::infinity();
  const ExprId end = times(builder, x, number_like(builder, x, infinity));
  const ExprId is_end = builder.apply(ScalarOp::kEq, {size, one});
  const ExprId outside = choose(builder, is_end, end,
                                number_like(builder, x, std::numeric_limits<double>::quiet_NaN()));
  return choose(builder, less(builder, size, one), root_so_far, outside);
}

// Stirling's series, for x ≥ 15.
ExprId log_gamma_of_large(KernelBuilder& builder, ExprId x) {
  const ExprId inverse = divide(builder, number_like(builder, x, 1), x);
  const ExprId square = times(builder, inverse, inverse);
  const ExprId series =
      times(builder, inverse,
            polynomial(builder, square, {-1.0 / 1680, 1.0 / 1260, -1.0 / 360, 1.0 / 12}));
  const ExprId power =
      times(builder, minus(builder, x, number_like(builder, x, 0.5)), logarithm(builder, x));
  const ExprId half_log_of_two_pi = number_like(builder, x, 0.91893853320467274178);
  return plus(builder, minus(builder, power, x), plus(builder, half_log_of_two_pi, series));
}

// ln |Γ(x)| of a double: x is raised to 15 or more by Γ(x + 1) = x Γ(x), and numbers below 0 are
// reflected by Γ(x) Γ(1 - x) = π / sin(πx).
ExprId log_gamma(KernelBuilder& builder, ExprId x) {
  constexpr int kRaised = 15;
  const ExprId zero = number_like(builder, x, 0);
  const ExprId one = number_like(builder, x, 1);
  const ExprId is_below = less(builder, x, zero);
  const ExprId size = choose(builder, is_below, minus(builder, one, x), x);
  ExprId product = size;
  for (int i = 1; i < kRaised; ++i) {
    product = times(builder, product, plus(builder, size, number_like(builder, x, i)));
  }
  const ExprId is_small = less(builder, size, number_like(builder, x, kRaised));
  const ExprId raised = plus(builder, size, number_like(builder, x, kRaised));
  const ExprId large = log_gamma_of_large(builder, choose(builder, is_small, raised, size));
  const ExprId above =
      minus(builder, large, choose(builder, is_small, logarithm(builder, product), zero));
  const ExprId pi = number_like(builder, x, 3.14159265358979323846);
  const ExprId rest = minus(builder, x, builder.apply(ScalarOp::kFloor, {x}));
  const ExprId sine = builder.apply(ScalarOp::kSin, {times(builder, pi, rest)});
  const ExprId below = minus(builder, logarithm(builder, divide(builder, pi, sine)), above);
  const ExprId is_end = builder.apply(ScalarOp::kIsInf, {x});
  const ExprId end = number_like(builder, x, std::numeric_limits<double>::infinity());
  return choose(builder, is_end, end, choose(builder, is_below, below, above));
}

void lower_log_gamma(const OpCall& call, const LoweredBuffers& buffers, KernelBuilder& builder) {
  map_one(call, buffers, builder, DType::kF64, log_gamma);
}

template <ExprId (*function)(KernelBuilder&, ExprId)>
void lower_floating(const OpCall& call, const LoweredBuffers& buffers, KernelBuilder& builder) {
  const DType own = call.tensor(0).dtype;
  map_one(call, buffers, builder, is_integral(own) ? DType::kF32 : opmath(own), function);
}

// True if the sign is minus; that of -0 is.
ExprId is_negative(KernelBuilder& builder, ExprId x) {
  const DType dtype = builder.dtype(x);
  if (dtype == DType::kBool) return builder.integer(0, DType::kBool);
  const ExprId zero = builder.number(0, dtype);
  const ExprId below = less(builder, x, zero);
  if (!is_float(dtype)) return below;
  const ExprId inverse = builder.apply(ScalarOp::kReciprocal, {x});
  return builder.apply(ScalarOp::kOr, {below, both(builder, builder.apply(ScalarOp::kEq, {x, zero}),
                                                   less(builder, inverse, zero))});
}

void lower_signbit(const OpCall& call, const LoweredBuffers& buffers, KernelBuilder& builder) {
  map_one(call, buffers, builder, opmath(call.tensor(0).dtype), is_negative);
}

double greatest_of(DType dtype) {
  if (dtype == DType::kF64) return std::numeric_limits<double>::max();
  if (dtype == DType::kF16) return 65504;
  if (dtype == DType::kBF16) return 0x1.fep127;
  return static_cast<double>(std::numeric_limits<float>::max());
}

// nan_to_num(self, nan, posinf, neginf)
void lower_nan_to_num(const OpCall& call, const LoweredBuffers& buffers, KernelBuilder& builder) {
  const DType dtype = call.tensor(0).dtype;
  const DType compute = opmath(dtype);
  const auto indices = loop_indices(builder, call.tensor(0).rank());
  ExprId x = load_as(builder, compute, buffers.inputs[0][0], indices);
  if (is_float(dtype)) {
    const auto given = [&](size_t parameter, double otherwise) {
      return builder.number(call.has(parameter) ? call.number(parameter) : otherwise, compute);
    };
    const ExprId above = given(2, greatest_of(dtype));
    const ExprId below = given(3, -greatest_of(dtype));
    const ExprId nan = given(1, 0);
    const ExprId infinite = builder.apply(ScalarOp::kIsInf, {x});
    const ExprId positive = less(builder, builder.number(0, compute), x);
    x = choose(builder, builder.apply(ScalarOp::kIsNan, {x}), nan,
               choose(builder, infinite, choose(builder, positive, above, below), x));
  }
  builder.map(builder.extents(buffers.outputs[0]), buffers.outputs[0], indices, x);
}

// Both operands have the same dtype.
Result<Types> infer_heaviside(const OpCall& call) {
  if (call.tensor(0).dtype != call.tensor(1).dtype) {
    return refuse_dtype(call, call.tensor(1).dtype, name(call.tensor(0).dtype));
  }
  return infer_ordered(call);
}

// Shifts integers, but not bools.
Result<Types> infer_bit_shift(const OpCall& call) {
  const DType dtype = call.promoted();
  if (!is_integral(dtype) || dtype == DType::kBool) return refuse_dtype(call, dtype, "integers");
  return infer_integral(call);
}

// 0.5 (1 + erf(self / √2)), composed of ops each of which rounds.
void lower_ndtr(const OpCall& call, const LoweredBuffers& buffers, KernelBuilder& builder) {
  const DType given = call.tensor(0).dtype;
  const DType dtype = is_integral(given) ? DType::kF32 : given;
  const DType compute = opmath(dtype);
  const auto indices = loop_indices(builder, call.tensor(0).rank());
  const auto rounded = [&](ExprId value) {
    return builder.cast(builder.cast(value, dtype), compute);
  };
  const ExprId self = load_as(builder, compute, buffers.inputs[0][0], indices);
  const ExprId scaled = rounded(times(builder, self, builder.number(std::sqrt(0.5), compute)));
  const ExprId one = builder.number(1, compute);
  const ExprId sum = rounded(plus(builder, one, rounded(builder.apply(ScalarOp::kErf, {scaled}))));
  builder.map(builder.extents(buffers.outputs[0]), buffers.outputs[0], indices,
              times(builder, sum, builder.number(0.5, compute)));
}

constexpr OpDef kSpecialOps[] = {
    {.schema = "asinh(Tensor self) -> Tensor",
     .doc = "the inverse hyperbolic sine",
     .spellings =
         kSpellings<"torch.asinh(input)", ".asinh(self)", "torch.arcsinh(input)", ".arcsinh(self)">,
     .infer = infer_floating,
     .lower = lower_floating<inverse_sinh>,
     .example = "%y = asinh(%x) : f32[4]"},
    {.schema = "acosh(Tensor self) -> Tensor",
     .doc = "the inverse hyperbolic cosine",
     .spellings =
         kSpellings<"torch.acosh(input)", ".acosh(self)", "torch.arccosh(input)", ".arccosh(self)">,
     .infer = infer_floating,
     .lower = lower_floating<inverse_cosh>,
     .needs = needs_between<0, 1000, 9000>,
     .example = "(%x: f32[4] {min=1.0, max=9.0}) %y = acosh(%x) : f32[4]"},
    {.schema = "atanh(Tensor self) -> Tensor",
     .doc = "the inverse hyperbolic tangent",
     .spellings =
         kSpellings<"torch.atanh(input)", ".atanh(self)", "torch.arctanh(input)", ".arctanh(self)">,
     .infer = infer_floating,
     .lower = lower_floating<inverse_tanh>,
     .needs = needs_between<0, -950, 950>,
     .example = "(%x: f32[4] {min=-0.9, max=0.9}) %y = atanh(%x) : f32[4]"},
    {.schema = "sgn(Tensor self) -> Tensor",
     .doc = "the sign; of a complex number, the number of magnitude 1 in its direction",
     .spellings = kSpellings<"torch.sgn(input)", ".sgn(self)">,
     .infer = infer_promoted,
     .body = "sign(self)",
     .example = "%y = sgn(%x) : f32[4]"},
    {.schema = "signbit(Tensor self) -> Tensor",
     .doc = "true if the sign is minus, that of -0 too",
     .spellings = kSpellings<"torch.signbit(input)", ".signbit(self)">,
     .infer = infer_ordering,
     .lower = lower_signbit,
     .example = "(%x: f32[4]) %y = signbit(%x) : bool[4]"},
    {.schema = "isposinf(Tensor self) -> Tensor",
     .doc = "true if the value is plus infinity",
     .spellings = kSpellings<"torch.isposinf(input)", ".isposinf(self)">,
     .infer = infer_ordering,
     .body = "isinf(self) && self > 0",
     .compute = Compute::kOperands,
     .example = "(%x: f32[4]) %y = isposinf(%x) : bool[4]"},
    {.schema = "isneginf(Tensor self) -> Tensor",
     .doc = "true if the value is minus infinity",
     .spellings = kSpellings<"torch.isneginf(input)", ".isneginf(self)">,
     .infer = infer_ordering,
     .body = "isinf(self) && self < 0",
     .compute = Compute::kOperands,
     .example = "(%x: f32[4]) %y = isneginf(%x) : bool[4]"},
    {.schema = "deg2rad(Tensor self) -> Tensor",
     .doc = "degrees as radians",
     .spellings = kSpellings<"torch.deg2rad(input)", ".deg2rad(self)">,
     .infer = infer_real_floating,
     .body = "self * 0.017453292519943295",
     .example = "%y = deg2rad(%x) : f32[4]"},
    {.schema = "rad2deg(Tensor self) -> Tensor",
     .doc = "radians as degrees",
     .spellings = kSpellings<"torch.rad2deg(input)", ".rad2deg(self)">,
     .infer = infer_real_floating,
     .body = "self * 57.29577951308232",
     .example = "%y = rad2deg(%x) : f32[4]"},
    {.schema = "sinc(Tensor self) -> Tensor",
     .doc = "sin(pi * self) / (pi * self), 1 at 0",
     .spellings = kSpellings<"torch.sinc(input)", ".sinc(self)", "torch.special.sinc(input)">,
     .infer = infer_floating,
     .body = "self == 0 ? 1 : sin(3.141592653589793 * self) / (3.141592653589793 * self)",
     .example = "%y = sinc(%x) : f32[4]"},
    {.schema = "logit(Tensor self, float? eps=None) -> Tensor",
     .doc = "log(self / (1 - self)), of self between eps and 1 - eps if eps is given",
     .spellings = kSpellings<"torch.logit(input, eps=None)", ".logit(self, eps=None)",
                             "torch.special.logit(input, eps=None)",
                             "torch._C._special.special_logit(input, eps=None)">,
     .infer = infer_real_floating,
     .body = "has(eps) ? log(rounded(min(max(self, rounded(eps)), rounded(1 - rounded(eps))) / "
             "rounded(1 - min(max(self, rounded(eps)), rounded(1 - rounded(eps)))))) "
             ": log(rounded(self / rounded(1 - self)))",
     .needs = needs_between<0, 50, 950>,
     .example = "(%x: f32[4] {min=0.1, max=0.9}) %y = logit(%x) : f32[4]"},
    {.schema = "nan_to_num(Tensor self, float? nan=None, float? posinf=None, float? neginf=None)"
               " -> Tensor",
     .doc = "NaN as 0 or nan, infinities as the dtype's ends or posinf and neginf",
     .spellings = kSpellings<"torch.nan_to_num(input, nan=None, posinf=None, neginf=None)",
                             ".nan_to_num(self, nan=None, posinf=None, neginf=None)">,
     .infer = infer_ordered,
     .lower = lower_nan_to_num,
     .needs = hands_on<0>,
     .example = "%y = nan_to_num(%x) : f32[4]"},
    {.schema = "erfc(Tensor self) -> Tensor",
     .doc = "1 - erf(self)",
     .spellings = kSpellings<"torch.erfc(input)", ".erfc(self)", "torch.special.erfc(input)">,
     .infer = infer_real_floating,
     .body = "erfc(self)",
     .example = "%y = erfc(%x) : f32[4]"},
    {.schema = "erfinv(Tensor self) -> Tensor",
     .doc = "the number whose erf is self",
     .spellings = kSpellings<"torch.erfinv(input)", ".erfinv(self)", "torch.special.erfinv(input)">,
     .infer = infer_real_floating,
     .lower = lower_floating<inverse_erf>,
     .needs = needs_between<0, -950, 950>,
     .example = "(%x: f32[4] {min=-0.9, max=0.9}) %y = erfinv(%x) : f32[4]"},
    {.schema = "lgamma(Tensor self) -> Tensor",
     .doc = "the logarithm of the gamma function's magnitude",
     .spellings =
         kSpellings<"torch.lgamma(input)", ".lgamma(self)", "torch.special.gammaln(input)">,
     .infer = infer_real_floating,
     .lower = lower_log_gamma,
     .needs = needs_positive<0>,
     .example = "(%x: f32[4] {min=0.1, max=9.0}) %y = lgamma(%x) : f32[4]"},
    {.schema = "ndtr(Tensor self) -> Tensor",
     .doc = "the normal distribution function",
     .spellings = kSpellings<"torch.special.ndtr(input)">,
     .infer = infer_real_floating,
     .lower = lower_ndtr,
     .example = "%y = ndtr(%x) : f32[4]"},
    {.schema = "entr(Tensor self) -> Tensor",
     .doc = "-self * log(self), 0 at 0 and minus infinity below",
     .spellings = kSpellings<"torch.special.entr(input)">,
     .infer = infer_real_floating,
     .body = "isnan(self) ? self : self > 0 ? -self * log(self) : self == 0 ? 0 : -inf",
     .needs = needs_positive<0>,
     .example = "(%x: f32[4] {min=0.1, max=0.9}) %y = entr(%x) : f32[4]"},
    {.schema = "xlogy(Tensor|Scalar self, Tensor|Scalar other) -> Tensor",
     .doc = "self * log(other), 0 where self is",
     .spellings = kSpellings<"torch.xlogy(input, other)", ".xlogy(self, other)",
                             "torch.special.xlogy(input, other)">,
     .infer = infer_real_floating,
     .body = "isnan(other) ? nan : rounded(self) == 0 ? 0 : rounded(self) * log(rounded(other))",
     .needs = needs_positive<1>,
     .example = "(%a: f32[4], %b: f32[4] {min=0.1, max=9.0}) %y = xlogy(%a, %b) : f32[4]"},
    {.schema = "xlog1py(Tensor|Scalar self, Tensor|Scalar other) -> Tensor",
     .doc = "self * log1p(other), 0 where self is",
     .spellings = kSpellings<"torch.special.xlog1py(input, other)">,
     .infer = infer_real_floating,
     .body = "isnan(other) ? nan : rounded(self) == 0 ? 0 "
             ": rounded(self) * log1p(rounded(other))",
     .needs = needs_positive<1>,
     .example = "(%a: f32[4], %b: f32[4] {min=0.1, max=9.0}) %y = xlog1py(%a, %b) : f32[4]"},
    {.schema = "fmax(Tensor self, Tensor other) -> Tensor",
     .doc = "the larger element; the other if one is NaN",
     .spellings = kSpellings<"torch.fmax(input, other)", ".fmax(self, other)">,
     .infer = infer_ordered,
     .body = "isnan(self) ? other : isnan(other) ? self : max(self, other)",
     .commutative = true,
     .needs = hands_on<0, 1>,
     .example = "%y = fmax(%a, %b) : f32[4]"},
    {.schema = "fmin(Tensor self, Tensor other) -> Tensor",
     .doc = "the smaller element; the other if one is NaN",
     .spellings = kSpellings<"torch.fmin(input, other)", ".fmin(self, other)">,
     .infer = infer_ordered,
     .body = "isnan(self) ? other : isnan(other) ? self : min(self, other)",
     .commutative = true,
     .needs = hands_on<0, 1>,
     .example = "%y = fmin(%a, %b) : f32[4]"},
    {.schema = "logaddexp(Tensor self, Tensor other) -> Tensor",
     .doc = "log(exp(self) + exp(other))",
     .spellings = kSpellings<"torch.logaddexp(input, other)", ".logaddexp(self, other)">,
     .infer = infer_float_only,
     .body = "isinf(self) && self == other ? self "
             ": max(self, other) + log1p(exp(-abs(self - other)))",
     .commutative = true,
     .example = "%y = logaddexp(%a, %b) : f32[4]"},
    {.schema = "logaddexp2(Tensor self, Tensor other) -> Tensor",
     .doc = "log2(2^self + 2^other)",
     .spellings = kSpellings<"torch.logaddexp2(input, other)", ".logaddexp2(self, other)">,
     .infer = infer_float_only,
     .body = "isinf(self) && self == other ? self "
             ": max(self, other) + log1p(exp2(-abs(self - other))) * 1.4426950408889634",
     .commutative = true,
     .example = "%y = logaddexp2(%a, %b) : f32[4]"},
    {.schema = "heaviside(Tensor self, Tensor values) -> Tensor",
     .doc = "0 below 0, 1 above, values at 0",
     .spellings = kSpellings<"torch.heaviside(input, values)", ".heaviside(self, values)">,
     .infer = infer_heaviside,
     .body = "self == 0 ? values : self > 0 ? 1 : 0",
     .example = "%y = heaviside(%a, %b) : f32[4]"},
    {.schema = "copysign(Tensor self, Tensor|Scalar other) -> Tensor",
     .doc = "the magnitude of self with the sign of other",
     .spellings = kSpellings<"torch.copysign(input, other)", ".copysign(self, other)">,
     .infer = infer_real_floating,
     .body = "other < 0 || (other == 0 && reciprocal(other) < 0) ? -abs(self) : abs(self)",
     .example = "%y = copysign(%a, %b) : f32[4]"},
    {.schema = "hypot(Tensor self, Tensor other) -> Tensor",
     .doc = "sqrt(self^2 + other^2) without overflow on the way",
     .spellings = kSpellings<"torch.hypot(input, other)", ".hypot(self, other)">,
     .infer = infer_float_only,
     .body = "isinf(self) || isinf(other) ? inf : self == 0 && other == 0 ? 0 "
             ": max(abs(self), abs(other)) * sqrt(1 + min(abs(self), abs(other)) / max(abs(self), "
             "abs(other)) * (min(abs(self), abs(other)) / max(abs(self), abs(other))))",
     .commutative = true,
     .example = "%y = hypot(%a, %b) : f32[4]"},
    {.schema = "bitwise_left_shift(Tensor|Scalar self, Tensor|Scalar other) -> Tensor",
     .doc = "the bits shifted left",
     .spellings = kSpellings<"torch.bitwise_left_shift(input, other)",
                             ".bitwise_left_shift(self, other)", "operator.lshift(self, other)">,
     .infer = infer_bit_shift,
     .body = "self << other",
     .example = "(%a: i64[4], %b: i64[4] {min=0, max=9}) %y = bitwise_left_shift(%a, %b) : i64[4]"},
    {.schema = "bitwise_right_shift(Tensor|Scalar self, Tensor|Scalar other) -> Tensor",
     .doc = "the bits shifted right, with copies of the sign",
     .spellings = kSpellings<"torch.bitwise_right_shift(input, other)",
                             ".bitwise_right_shift(self, other)", "operator.rshift(self, other)">,
     .infer = infer_bit_shift,
     .body = "self >> other",
     .example =
         "(%a: i64[4], %b: i64[4] {min=0, max=9}) %y = bitwise_right_shift(%a, %b) : i64[4]"},
};

}  // namespace

std::span<const OpDef> special_ops() { return kSpecialOps; }

}  // namespace passnet
