// Functions of one element.
#include "ops/families.hpp"
#include "ops/infer.hpp"
#include "ops/lowering.hpp"
#include "ops/needs.hpp"
#include "ops/spelling.hpp"

#include <cmath>

namespace passnet {
namespace {

// The size of a complex number is real.
Result<Types> infer_abs(const OpCall& call) {
  TensorType type = call.tensor(0);
  if (type.dtype == DType::kBool) return refuse_dtype(call, type.dtype, "numbers");
  if (is_complex(type.dtype)) type.dtype = DType::kF32;
  return Types{type};
}

// Bool squares as i64.
Result<Types> infer_square(const OpCall& call) {
  TensorType type = call.tensor(0);
  if (type.dtype == DType::kBool) type.dtype = DType::kI64;
  return Types{type};
}

// round(self, decimals)
Result<Types> infer_round(const OpCall& call) {
  if (call.has(1)) return infer_float_only(call);
  return infer_real(call);
}

// Scales by a power of ten, rounds and scales back.
void lower_round(const OpCall& call, const LoweredBuffers& buffers, KernelBuilder& builder) {
  const DType compute = opmath(call.tensor(0).dtype);
  const auto indices = loop_indices(builder, call.tensor(0).rank());
  const double decimals = call.has(1) ? call.number(1) : 0;
  ExprId value = load_as(builder, compute, buffers.inputs[0][0], indices);
  if (decimals == 0) {
    value = builder.apply(ScalarOp::kRound, {value});
  } else {
    const ExprId scale = builder.number(std::pow(10.0, std::fabs(decimals)), compute);
    const bool up = decimals > 0;
    value = up ? times(builder, value, scale) : divide(builder, value, scale);
    value = builder.apply(ScalarOp::kRound, {value});
    value = up ? divide(builder, value, scale) : times(builder, value, scale);
  }
  builder.map(builder.extents(buffers.outputs[0]), buffers.outputs[0], indices, value);
}

// For complex numbers by their power.
void lower_exp2(const OpCall& call, const LoweredBuffers& buffers, KernelBuilder& builder) {
  const DType own = call.tensor(0).dtype;
  const DType compute = is_integral(own) ? DType::kF32 : opmath(own);
  const auto indices = loop_indices(builder, call.tensor(0).rank());
  const ExprId x = load_as(builder, compute, buffers.inputs[0][0], indices);
  const ExprId value = is_complex(compute)
                           ? builder.apply(ScalarOp::kPow, {builder.number(2, compute), x})
                           : builder.apply(ScalarOp::kExp2, {x});
  builder.map(builder.extents(buffers.outputs[0]), buffers.outputs[0], indices, value);
}

constexpr OpDef kPointwiseUnaryOps[] = {
    {.schema = "abs(Tensor self) -> Tensor",
     .doc = "the absolute value",
     .spellings = kSpellings<"torch.abs(input)", ".abs(self)", "operator.abs(self)",
                             "torch.absolute(input)", ".absolute(self)">,
     .infer = infer_abs,
     .body = "abs(self)",
     .compute = Compute::kOperands,
     .needs = needs_abs,
     .example = "%y = abs(%x) : f32[4]"},
    {.schema = "neg(Tensor self) -> Tensor",
     .doc = "the negated value",
     .spellings = kSpellings<"torch.neg(input)", ".neg(self)", "operator.neg(self)",
                             "torch.negative(input)", ".negative(self)">,
     .infer = infer_numeric,
     .body = "-self",
     .needs = needs_neg,
     .example = "%y = neg(%x) : f32[4]"},
    {.schema = "sign(Tensor self) -> Tensor",
     .doc = "-1, 0 or 1",
     .spellings = kSpellings<"torch.sign(input)", ".sign(self)">,
     .infer = infer_ordered,
     .body = "sign(self)",
     .example = "%y = sign(%x) : f32[4]"},
    {.schema = "floor(Tensor self) -> Tensor",
     .doc = "the largest integer that is not greater",
     .spellings = kSpellings<"torch.floor(input)", ".floor(self)">,
     .infer = infer_real,
     .body = "floor(self)",
     .needs = hands_on<0>,
     .example = "%y = floor(%x) : f32[4]"},
    {.schema = "ceil(Tensor self) -> Tensor",
     .doc = "the smallest integer that is not less",
     .spellings = kSpellings<"torch.ceil(input)", ".ceil(self)">,
     .infer = infer_real,
     .body = "ceil(self)",
     .needs = hands_on<0>,
     .example = "%y = ceil(%x) : f32[4]"},
    {.schema = "round(Tensor self, int? decimals=None) -> Tensor",
     .doc = "the nearest integer, or the nearest number with the given decimals, halves to even",
     .spellings =
         kSpellings<"torch.round(input, *, decimals=None)", ".round(self, *, decimals=None)",
                    "torch.special.round(input, *, decimals=0)">,
     .infer = infer_round,
     .lower = lower_round,
     .needs = hands_on<0>,
     .example = "%y = round(%x) : f32[4]"},
    {.schema = "trunc(Tensor self) -> Tensor",
     .doc = "the integer part",
     .spellings =
         kSpellings<"torch.trunc(input)", ".trunc(self)", "torch.fix(input)", ".fix(self)">,
     .infer = infer_real,
     .body = "trunc(self)",
     .needs = hands_on<0>,
     .example = "%y = trunc(%x) : f32[4]"},
    {.schema = "frac(Tensor self) -> Tensor",
     .doc = "the fractional part, with the sign of the value",
     .spellings = kSpellings<"torch.frac(input)", ".frac(self)">,
     .infer = infer_float_only,
     .body = "self - trunc(self)",
     .example = "%y = frac(%x) : f32[4]"},
    {.schema = "exp(Tensor self) -> Tensor",
     .doc = "e to the power of the value",
     .spellings = kSpellings<"torch.exp(input)", ".exp(self)">,
     .infer = infer_floating,
     .body = "exp(self)",
     .autocast = Autocast::kRaisesOnCuda,
     .example = "%y = exp(%x) : f32[4]"},
    {.schema = "expm1(Tensor self) -> Tensor",
     .doc = "exp(x) - 1, exact near 0",
     .spellings = kSpellings<"torch.expm1(input)", ".expm1(self)", "torch.special.expm1(input)">,
     .infer = infer_floating,
     .body = "expm1(self)",
     .autocast = Autocast::kRaisesOnCuda,
     .example = "%y = expm1(%x) : f32[4]"},
    {.schema = "exp2(Tensor self) -> Tensor",
     .doc = "2 to the power of the value",
     .spellings = kSpellings<"torch.exp2(input)", ".exp2(self)", "torch.special.exp2(input)">,
     .infer = infer_floating,
     .lower = lower_exp2,
     .example = "%y = exp2(%x) : f32[4]"},
    {.schema = "log(Tensor self) -> Tensor",
     .doc = "the natural logarithm",
     .spellings = kSpellings<"torch.log(input)", ".log(self)">,
     .infer = infer_floating,
     .body = "log(self)",
     .autocast = Autocast::kRaisesOnCuda,
     .needs = needs_positive<0>,
     .example = "%y = log(%x) : f32[4]"},
    {.schema = "log1p(Tensor self) -> Tensor",
     .doc = "log(1 + x), exact near 0",
     .spellings = kSpellings<"torch.log1p(input)", ".log1p(self)", "torch.special.log1p(input)">,
     .infer = infer_floating,
     .body = "log1p(self)",
     .autocast = Autocast::kRaisesOnCuda,
     .needs = needs_positive<0>,
     .example = "%y = log1p(%x) : f32[4]"},
    {.schema = "log2(Tensor self) -> Tensor",
     .doc = "the logarithm to base 2",
     .spellings = kSpellings<"torch.log2(input)", ".log2(self)">,
     .infer = infer_floating,
     .body = "log2(self)",
     .autocast = Autocast::kRaisesOnCuda,
     .needs = needs_positive<0>,
     .example = "%y = log2(%x) : f32[4]"},
    {.schema = "log10(Tensor self) -> Tensor",
     .doc = "the logarithm to base 10",
     .spellings = kSpellings<"torch.log10(input)", ".log10(self)">,
     .infer = infer_floating,
     .body = "log10(self)",
     .autocast = Autocast::kRaisesOnCuda,
     .needs = needs_positive<0>,
     .example = "%y = log10(%x) : f32[4]"},
    {.schema = "sqrt(Tensor self) -> Tensor",
     .doc = "the square root",
     .spellings = kSpellings<"torch.sqrt(input)", ".sqrt(self)">,
     .infer = infer_floating,
     .body = "sqrt(self)",
     .needs = needs_positive<0>,
     .example = "%y = sqrt(%x) : f32[4]"},
    {.schema = "rsqrt(Tensor self) -> Tensor",
     .doc = "one over the square root",
     .spellings = kSpellings<"torch.rsqrt(input)", ".rsqrt(self)">,
     .infer = infer_floating,
     .body = "rsqrt(self)",
     .autocast = Autocast::kRaisesOnCuda,
     .needs = needs_positive<0>,
     .example = "%y = rsqrt(%x) : f32[4]"},
    {.schema = "reciprocal(Tensor self) -> Tensor",
     .doc = "one over the value",
     .spellings = kSpellings<"torch.reciprocal(input)", ".reciprocal(self)">,
     .infer = infer_floating,
     .body = "reciprocal(self)",
     .autocast = Autocast::kRaisesOnCuda,
     .needs = needs_nonzero<0>,
     .example = "%y = reciprocal(%x) : f32[4]"},
    {.schema = "square(Tensor self) -> Tensor",
     .doc = "the value times itself",
     .spellings = kSpellings<"torch.square(input)", ".square(self)">,
     .infer = infer_square,
     .body = "self * self",
     .example = "%y = square(%x) : f32[4]"},
    {.schema = "sin(Tensor self) -> Tensor",
     .doc = "the sine",
     .spellings = kSpellings<"torch.sin(input)", ".sin(self)">,
     .infer = infer_floating,
     .body = "sin(self)",
     .example = "%y = sin(%x) : f32[4]"},
    {.schema = "cos(Tensor self) -> Tensor",
     .doc = "the cosine",
     .spellings = kSpellings<"torch.cos(input)", ".cos(self)">,
     .infer = infer_floating,
     .body = "cos(self)",
     .example = "%y = cos(%x) : f32[4]"},
    {.schema = "tan(Tensor self) -> Tensor",
     .doc = "the tangent",
     .spellings = kSpellings<"torch.tan(input)", ".tan(self)">,
     .infer = infer_floating,
     .body = "tan(self)",
     .autocast = Autocast::kRaisesOnCuda,
     .needs = needs_between<0, -1400, 1400>,
     .example = "%y = tan(%x) : f32[4]"},
    {.schema = "asin(Tensor self) -> Tensor",
     .doc = "the inverse sine",
     .spellings =
         kSpellings<"torch.asin(input)", ".asin(self)", "torch.arcsin(input)", ".arcsin(self)">,
     .infer = infer_floating,
     .body = "asin(self)",
     .autocast = Autocast::kRaisesOnCuda,
     .needs = needs_between<0, -950, 950>,
     .example = "%y = asin(%x) : f32[4]"},
    {.schema = "acos(Tensor self) -> Tensor",
     .doc = "the inverse cosine",
     .spellings =
         kSpellings<"torch.acos(input)", ".acos(self)", "torch.arccos(input)", ".arccos(self)">,
     .infer = infer_floating,
     .body = "acos(self)",
     .autocast = Autocast::kRaisesOnCuda,
     .needs = needs_between<0, -950, 950>,
     .example = "%y = acos(%x) : f32[4]"},
    {.schema = "atan(Tensor self) -> Tensor",
     .doc = "the inverse tangent",
     .spellings =
         kSpellings<"torch.atan(input)", ".atan(self)", "torch.arctan(input)", ".arctan(self)">,
     .infer = infer_floating,
     .body = "atan(self)",
     .example = "%y = atan(%x) : f32[4]"},
    {.schema = "sinh(Tensor self) -> Tensor",
     .doc = "the hyperbolic sine",
     .spellings = kSpellings<"torch.sinh(input)", ".sinh(self)">,
     .infer = infer_floating,
     .body = "sinh(self)",
     .autocast = Autocast::kRaisesOnCuda,
     .example = "%y = sinh(%x) : f32[4]"},
    {.schema = "cosh(Tensor self) -> Tensor",
     .doc = "the hyperbolic cosine",
     .spellings = kSpellings<"torch.cosh(input)", ".cosh(self)">,
     .infer = infer_floating,
     .body = "cosh(self)",
     .autocast = Autocast::kRaisesOnCuda,
     .example = "%y = cosh(%x) : f32[4]"},
    {.schema = "tanh(Tensor self) -> Tensor",
     .doc = "the hyperbolic tangent",
     .spellings = kSpellings<"torch.tanh(input)", ".tanh(self)", "torch.nn.functional.tanh(input)">,
     .infer = infer_floating,
     .body = "tanh(self)",
     .example = "%y = tanh(%x) : f32[4]"},
    {.schema = "erf(Tensor self) -> Tensor",
     .doc = "the error function",
     .spellings = kSpellings<"torch.erf(input)", ".erf(self)", "torch.special.erf(input)">,
     .infer = infer_real_floating,
     .body = "erf(self)",
     .example = "%y = erf(%x) : f32[4]"},
    {.schema = "isnan(Tensor self) -> Tensor",
     .doc = "true if the value is not a number",
     .spellings = kSpellings<"torch.isnan(input)", ".isnan(self)">,
     .infer = infer_predicate,
     .body = "isnan(self)",
     .compute = Compute::kOperands,
     .example = "(%x: f32[4]) %y = isnan(%x) : bool[4]"},
    {.schema = "isinf(Tensor self) -> Tensor",
     .doc = "true if the value is infinite",
     .spellings = kSpellings<"torch.isinf(input)", ".isinf(self)">,
     .infer = infer_predicate,
     .body = "isinf(self)",
     .compute = Compute::kOperands,
     .example = "(%x: f32[4]) %y = isinf(%x) : bool[4]"},
    {.schema = "isfinite(Tensor self) -> Tensor",
     .doc = "true if the value is neither infinite nor not a number",
     .spellings = kSpellings<"torch.isfinite(input)", ".isfinite(self)">,
     .infer = infer_predicate,
     .body = "!isnan(self) && !isinf(self)",
     .compute = Compute::kOperands,
     .example = "(%x: f32[4]) %y = isfinite(%x) : bool[4]"},
    {.schema = "logical_not(Tensor self) -> Tensor",
     .doc = "true if the value is zero",
     .spellings = kSpellings<"torch.logical_not(input)", ".logical_not(self)">,
     .infer = infer_predicate,
     .body = "!self",
     .compute = Compute::kOperands,
     .needs = needs_not,
     .example = "(%x: f32[4]) %y = logical_not(%x) : bool[4]"},
    {.schema = "bitwise_not(Tensor self) -> Tensor",
     .doc = "every bit inverted; of bool, the negation",
     .spellings = kSpellings<"torch.bitwise_not(input)", ".bitwise_not(self)",
                             "operator.invert(self)", "operator.inv(self)">,
     .infer = infer_integral,
     .body = "~self",
     .needs = needs_not,
     .example = "%y = bitwise_not(%i) : i64[4]"},
};

}  // namespace

std::span<const OpDef> pointwise_unary_ops() { return kPointwiseUnaryOps; }

}  // namespace passnet
