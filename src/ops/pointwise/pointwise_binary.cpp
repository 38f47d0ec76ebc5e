// Arithmetic on several elements.
#include "ops/families.hpp"
#include "ops/infer.hpp"
#include "ops/lowering.hpp"
#include "ops/needs.hpp"
#include "ops/spelling.hpp"

#include <cmath>
#include <limits>

namespace passnet {
namespace {

// div(self, other, *, rounding_mode)
Result<Types> infer_div(const OpCall& call) {
  if (!call.has(2)) return infer_floating(call);
  const std::string_view mode = call.string(2);
  if (mode != "floor" && mode != "trunc") {
    return call.fail("bad-rounding-mode", "expected rounding_mode 'floor' or 'trunc', found '{}'",
                     mode);
  }
  return infer_real(call);
}

// PyTorch does not subtract bools, whatever the other operand is.
Result<Types> infer_difference(const OpCall& call) {
  for (size_t parameter = 0; parameter < 2; ++parameter) {
    const DType dtype = call.promotion(parameter)->dtype;
    if (dtype == DType::kBool) return refuse_dtype(call, dtype, "numbers");
  }
  return infer_numeric(call);
}

// The map of an op of two values onto its broadcast result.
template <class Combine>
void lower_binary(const OpCall& call, const LoweredBuffers& buffers, KernelBuilder& builder,
                  DType result, Combine combine) {
  const Shape shape = *broadcast_shape(call);
  const auto indices = loop_indices(builder, shape.size());
  const DType compute = opmath(result);
  const ExprId a = value_at(call, buffers, builder, 0, compute, shape, indices);
  const ExprId b = value_at(call, buffers, builder, 1, compute, shape, indices);
  builder.map(builder.extents(buffers.outputs[0]), buffers.outputs[0], indices, combine(a, b));
}

// In half precision the quotient of two tensors rounds before it is truncated.
void lower_div(const OpCall& call, const LoweredBuffers& buffers, KernelBuilder& builder) {
  const ScalarOp op = !call.has(2)                ? ScalarOp::kDiv
                      : call.string(2) == "floor" ? ScalarOp::kFloorDiv
                                                  : ScalarOp::kTruncDiv;
  const DType promoted = call.promoted();
  const DType result = op == ScalarOp::kDiv && is_integral(promoted) ? DType::kF32 : promoted;
  lower_binary(call, buffers, builder, result, [&](ExprId a, ExprId b) {
    const bool by_one = !call.is_tensor(1) || numel(call.tensor(1).shape) == 1;
    if (op != ScalarOp::kTruncDiv || by_one || opmath(result) == result) {
      return builder.apply(op, {a, b});
    }
    const ExprId quotient = builder.cast(divide(builder, a, b), result);
    return builder.apply(ScalarOp::kTrunc, {builder.cast(quotient, opmath(result))});
  });
}

// PyTorch divides a number by a tensor as its reciprocal times the number, with two roundings.
void lower_rdiv(const OpCall& call, const LoweredBuffers& buffers, KernelBuilder& builder) {
  const DType promoted = call.promoted();
  const DType result = is_integral(promoted) ? DType::kF32 : promoted;
  const DType compute = opmath(result);
  lower_binary(call, buffers, builder, result, [&](ExprId a, ExprId b) {
    const ExprId rounded = builder.cast(builder.apply(ScalarOp::kReciprocal, {a}), result);
    return times(builder, builder.cast(rounded, compute), b);
  });
}

// Refuses two numbers: at least one operand must be a tensor.
Result<void> expect_tensor(const OpCall& call) {
  if (call.is_tensor(0) || call.is_tensor(1)) return {};
  return call.fail("no-tensor", "'{}' expects a tensor, found numbers alone", call.op().name());
}

Result<Types> infer_quotient(const OpCall& call) {
  TRY(expect_tensor(call));
  return infer_real(call);
}

Result<Types> infer_pow(const OpCall& call) {
  TRY(expect_tensor(call));
  Types types = TRY(infer_numeric(call));
  if (is_integral(types[0].dtype) && !call.is_tensor(1) && call.number(1) < 0) {
    return call.fail("negative-integer-power", "expected an exponent of at least 0, found {}",
                     call.number(1));
  }
  if (is_float(types[0].dtype)) TRY(expect_number_fits(call, 1, types[0].dtype));
  return types;
}

// Both operands have the result's precision. The usual exponents are multiplications, as in ATen,
// whose bf16 rounds each product; its f16 uses C's pow, which differs in -0 and infinities.
void append_power(const OpCall& call, const LoweredBuffers& buffers, KernelBuilder& builder,
                  DType result) {
  const DType compute = opmath(result);
  const bool floating = is_float(compute);
  Tensor exponent(TensorType{.dtype = result, .shape = {}});
  if (!call.is_tensor(1)) exponent.set_value(0, call.number(1));
  const double n = floating ? exponent.value(0) : call.is_tensor(1) ? 0 : call.number(1);
  const auto narrowed = [&](ExprId value) {
    return compute == result ? value : builder.cast(builder.cast(value, result), compute);
  };
  const auto product = [&](ExprId a, ExprId b) {
    const ExprId value = times(builder, a, b);
    return result == DType::kBF16 ? narrowed(value) : value;
  };
  lower_binary(call, buffers, builder, result, [&](ExprId a, ExprId b) {
    if (n == 1) return a;
    if (n == 2) return times(builder, a, a);
    if (n == 3) return times(builder, product(a, a), a);
    if (std::fabs(n) == 0.5 && floating) {
      const ScalarOp root = n > 0 ? ScalarOp::kSqrt : ScalarOp::kRsqrt;
      if (result != DType::kF16) return builder.apply(root, {a});
      const double infinity = std::numeric_limits<double>::infinity();
      const ExprId is_end = builder.apply(ScalarOp::kEq, {a, number_like(builder, a, -infinity)});
      const ExprId value = builder.apply(root, {plus(builder, a, number_like(builder, a, 0.0))});
      return choose(builder, is_end, number_like(builder, a, n > 0 ? infinity : 0), value);
    }
    if (n == -1 && floating) return builder.apply(ScalarOp::kReciprocal, {a});
    if (n == -2 && floating) return builder.apply(ScalarOp::kReciprocal, {product(a, a)});
    return builder.apply(ScalarOp::kPow, {narrowed(a), narrowed(b)});
  });
}

void lower_pow(const OpCall& call, const LoweredBuffers& buffers, KernelBuilder& builder) {
  append_power(call, buffers, builder, call.promoted());
}

Result<Types> infer_float_power(const OpCall& call) {
  const DType dtype = call.promoted();
  if (is_complex(dtype)) return refuse_dtype(call, dtype, "real numbers");
  return Types{{DType::kF64, TRY(broadcast_shape(call))}};
}

void lower_float_power(const OpCall& call, const LoweredBuffers& buffers, KernelBuilder& builder) {
  append_power(call, buffers, builder, DType::kF64);
}

Result<Types> infer_clamp(const OpCall& call) {
  if (!call.has(1) && !call.has(2)) {
    return call.fail("clamp-without-bounds", "expected min or max, found neither");
  }
  const bool has_number =
      (call.has(1) && !call.is_tensor(1)) || (call.has(2) && !call.is_tensor(2));
  const bool has_both = call.has(1) && call.has(2);
  Types types = TRY(has_number || has_both ? infer_real(call) : infer_ordered(call));
  TRY(expect_number_fits(call, 1, types.front().dtype));
  TRY(expect_number_fits(call, 2, types.front().dtype));
  return types;
}

// The operands' dtypes must be equal.
Result<Types> infer_lerp(const OpCall& call) {
  const TensorType& self = call.tensor(0);
  if (is_integral(self.dtype)) return refuse_dtype(call, self.dtype, "a floating dtype");
  for (size_t parameter = 1; parameter < 3; ++parameter) {
    if (!call.is_tensor(parameter)) continue;
    const DType dtype = call.tensor(parameter).dtype;
    const bool is_number = parameter == 2 && call.tensor(2).rank() == 0 && !is_complex(dtype);
    if (dtype != self.dtype && !is_number) return refuse_dtype(call, dtype, name(self.dtype));
  }
  return Types{{self.dtype, TRY(broadcast_shape(call))}};
}

// Computes from the nearer end, rounding once as ATen's vectors do. A half-precision weight is a
// full float if it is a number.
void lower_lerp(const OpCall& call, const LoweredBuffers& buffers, KernelBuilder& builder) {
  const Shape shape = *broadcast_shape(call);
  const auto indices = loop_indices(builder, shape.size());
  const DType compute = opmath(call.tensor(0).dtype);
  const auto operand = [&](size_t parameter) {
    return value_at(call, buffers, builder, parameter, compute, shape, indices);
  };
  const ExprId self = operand(0);
  const ExprId end = operand(1);
  const ExprId weight = operand(2);
  ExprId size = builder.apply(ScalarOp::kAbs, {weight});
  if (is_complex(compute)) size = builder.cast(size, DType::kF32);
  const ExprId half = builder.number(0.5, builder.dtype(size));
  const ExprId is_near = less(builder, size, half);
  const ExprId start = choose(builder, is_near, self, end);
  const ExprId step =
      choose(builder, is_near, weight, minus(builder, weight, builder.number(1, compute)));
  const ExprId way = minus(builder, end, self);
  const ExprId value = is_complex(compute) ? plus(builder, start, times(builder, step, way))
                                           : builder.apply(ScalarOp::kFma, {step, way, start});
  builder.map(builder.extents(buffers.outputs[0]), buffers.outputs[0], indices, value);
}

// addcdiv(self, tensor1, tensor2, value)
Result<Types> infer_addcdiv(const OpCall& call) {
  const DType dtype = call.promoted();
  if (is_integral(dtype)) return refuse_dtype(call, dtype, "a floating dtype");
  return infer_promoted(call);
}

constexpr OpDef kPointwiseBinaryOps[] = {
    {.schema = "add(Tensor self, Tensor|Scalar other, Scalar alpha=1) -> Tensor",
     .doc = "self + alpha * other",
     .spellings =
         kSpellings<"operator.add(self: tensor, other)",
                    "operator.add(other: number, self: tensor)",
                    "torch.add(input, other, *, alpha=1)", ".add(self, other, *, alpha=1)">,
     .infer = infer_promoted,
     .body = "rounded(self) + rounded(other) * rounded(alpha)",
     .commutative = true,
     .needs = needs_add,
     .example = "%y = add(%a, %b) : f32[4]"},
    {.schema = "sub(Tensor self, Tensor|Scalar other, Scalar alpha=1) -> Tensor",
     .doc = "self - alpha * other",
     .spellings =
         kSpellings<"operator.sub(self: tensor, other)", "torch.sub(input, other, *, alpha=1)",
                    ".sub(self, other, *, alpha=1)", "torch.subtract(input, other, *, alpha=1)",
                    ".subtract(self, other, *, alpha=1)">,
     .infer = infer_difference,
     .body = "rounded(self) - rounded(other) * rounded(alpha)",
     .needs = needs_sub,
     .example = "%y = sub(%a, %b) : f32[4]"},
    {.schema = "rsub(Tensor self, Tensor|Scalar other, Scalar alpha=1) -> Tensor",
     .doc = "other - alpha * self",
     .spellings = kSpellings<"operator.sub(other: number, self: tensor)",
                             "torch.rsub(input, other, *, alpha=1)">,
     .infer = infer_difference,
     .body = "rounded(other) - rounded(self) * rounded(alpha)",
     .needs = needs_rsub,
     .example = "%y = rsub(%a, 1.0) : f32[4]"},
    {.schema = "mul(Tensor self, Tensor|Scalar other) -> Tensor",
     .doc = "self * other",
     .spellings =
         kSpellings<"operator.mul(self: tensor, other)",
                    "operator.mul(other: number, self: tensor)", "torch.mul(input, other)",
                    ".mul(self, other)", "torch.multiply(input, other)", ".multiply(self, other)">,
     .infer = infer_promoted,
     .body = "self * other",
     .commutative = true,
     .needs = needs_mul,
     .example = "%y = mul(%a, %b) : f32[4]"},
    {.schema = "div(Tensor self, Tensor|Scalar other, str? rounding_mode=None) -> Tensor",
     .doc = "self / other; integers divide as f32 unless rounding_mode is \"floor\" or \"trunc\"",
     .spellings = kSpellings<"operator.truediv(self: tensor, other)",
                             "torch.div(input, other, *, rounding_mode=None)",
                             ".div(self, other, *, rounding_mode=None)",
                             "torch.divide(input, other, *, rounding_mode=None)",
                             ".divide(self, other, *, rounding_mode=None)",
                             "torch.true_divide(input, other)", ".true_divide(self, other)">,
     .infer = infer_div,
     .lower = lower_div,
     .batch = BatchRule::kElementwise,
     .needs = needs_div,
     .example = "%y = div(%a, %b) : f32[4]"},
    {.schema = "rdiv(Tensor self, Scalar other) -> Tensor",
     .doc = "reciprocal(self) * other, as PyTorch divides a number by a tensor",
     .spellings = kSpellings<"operator.truediv(other: number, self: tensor)">,
     .infer = infer_floating,
     .lower = lower_rdiv,
     .needs = needs_nonzero<0>,
     .example = "%y = rdiv(%a, 2.0) : f32[4]"},
    {.schema = "floor_divide(Tensor|Scalar self, Tensor|Scalar other) -> Tensor",
     .doc = "self / other rounded to minus infinity",
     .spellings = kSpellings<"operator.floordiv(self, other)", "torch.floor_divide(input, other)",
                             ".floor_divide(self, other)">,
     .infer = infer_quotient,
     .body = "rounded(self) // other",
     .needs = needs_div,
     .example = "%y = floor_divide(%a, %b) : f32[4]"},
    {.schema = "remainder(Tensor|Scalar self, Tensor|Scalar other) -> Tensor",
     .doc = "the remainder of a division, with the sign of the divisor",
     .spellings = kSpellings<"operator.mod(self, other)",
                             "torch.remainder(input, other) => remainder(input, other=other)",
                             ".remainder(self, other)">,
     .infer = infer_quotient,
     .body = "rounded(self) % rounded(other)",
     .needs = needs_modulus,
     .example = "%y = remainder(%a, %b) : f32[4]"},
    {.schema = "fmod(Tensor self, Tensor|Scalar other) -> Tensor",
     .doc = "the remainder of a division, with the sign of the dividend",
     .spellings = kSpellings<"torch.fmod(input, other)", ".fmod(self, other)">,
     .infer = infer_real,
     .body = "fmod(rounded(self), rounded(other))",
     .needs = needs_modulus,
     .example = "%y = fmod(%a, %b) : f32[4]"},
    {.schema = "pow(Tensor|Scalar self, Tensor|Scalar exponent) -> Tensor",
     .doc = "self to the power of exponent",
     .spellings = kSpellings<"operator.pow(self, exponent)",
                             "torch.pow(input, exponent) => pow(input, exponent=exponent)",
                             ".pow(self, exponent)">,
     .infer = infer_pow,
     .lower = lower_pow,
     .autocast = Autocast::kRaisesOnCuda,
     .needs = needs_pow,
     .example = "%y = pow(%x, 2) : f32[4]"},
    {.schema = "float_power(Tensor|Scalar self, Tensor|Scalar exponent) -> Tensor",
     .doc = "self to the power of exponent, as f64",
     .spellings =
         kSpellings<"torch.float_power(input, exponent) => float_power(input, exponent=exponent)",
                    ".float_power(self, exponent)">,
     .infer = infer_float_power,
     .lower = lower_float_power,
     .autocast = Autocast::kRaisesOnCuda,
     .needs = needs_positive<0>,
     .example = "(%x: f32[4] {min=0.1, max=9.0}) %y = float_power(%x, 2.5) : f64[4]"},
    {.schema = "maximum(Tensor self, Tensor other) -> Tensor",
     .doc = "the larger element; NaN if either is",
     .spellings = kSpellings<"torch.maximum(input, other)", ".maximum(self, other)",
                             "torch.max(input, other: tensor)", ".max(self, other: tensor)">,
     .infer = infer_ordered,
     .body = "max(self, other)",
     .commutative = true,
     .needs = hands_on<0, 1>,
     .example = "%y = maximum(%a, %b) : f32[4]"},
    {.schema = "minimum(Tensor self, Tensor other) -> Tensor",
     .doc = "the smaller element; NaN if either is",
     .spellings = kSpellings<"torch.minimum(input, other)", ".minimum(self, other)",
                             "torch.min(input, other: tensor)", ".min(self, other: tensor)">,
     .infer = infer_ordered,
     .body = "min(self, other)",
     .commutative = true,
     .needs = hands_on<0, 1>,
     .example = "%y = minimum(%a, %b) : f32[4]"},
    {.schema = "clamp(Tensor self, Tensor|Scalar? min=None, Tensor|Scalar? max=None) -> Tensor",
     .doc = "self raised to at least min and lowered to at most max; NaN stays",
     .spellings =
         kSpellings<"torch.clamp(input, min=None, max=None) => clamp(input, min=min, max=max)",
                    ".clamp(self, min=None, max=None)",
                    "torch.clip(input, min=None, max=None) => clamp(input, min=min, max=max)",
                    ".clip(self, min=None, max=None)",
                    "torch.clamp_min(input, min) => clamp(input, min=min)",
                    ".clamp_min(self, min) => clamp(self, min=min)",
                    "torch.clamp_max(input, max) => clamp(input, max=max)",
                    ".clamp_max(self, max) => clamp(self, max=max)">,
     .infer = infer_clamp,
     .body = "has(min) ? (has(max) ? min(max(self, min), max) : max(self, min)) : min(self, max)",
     .needs = needs_clamp,
     .example = "%y = clamp(%x, min=0.0, max=1.0) : f32[4]"},
    {.schema = "atan2(Tensor self, Tensor other) -> Tensor",
     .doc = "the angle of the point (other, self)",
     .spellings = kSpellings<"torch.atan2(input, other)", ".atan2(self, other)",
                             "torch.arctan2(input, other)", ".arctan2(self, other)">,
     .infer = infer_real_floating,
     .body = "atan2(self, other)",
     .example = "%y = atan2(%a, %b) : f32[4]"},
    {.schema = "lerp(Tensor self, Tensor end, Tensor|Scalar weight) -> Tensor",
     .doc = "self + weight * (end - self), from the nearer end",
     .spellings = kSpellings<"torch.lerp(input, end, weight)", ".lerp(self, end, weight)">,
     .infer = infer_lerp,
     .lower = lower_lerp,
     .needs = keeps_positive<0, 1>,
     .example = "%y = lerp(%a, %b, 0.25) : f32[4]"},
    {.schema = "addcmul(Tensor self, Tensor tensor1, Tensor tensor2, Scalar value=1) -> Tensor",
     .doc = "self + value * tensor1 * tensor2",
     .spellings = kSpellings<"torch.addcmul(input, tensor1, tensor2, *, value=1)",
                             ".addcmul(self, tensor1, tensor2, *, value=1)">,
     .infer = infer_numeric,
     .body = "self + value * tensor1 * tensor2",
     .example = "%y = addcmul(%a, %b, %c) : f32[4]"},
    {.schema = "addcdiv(Tensor self, Tensor tensor1, Tensor tensor2, Scalar value=1) -> Tensor",
     .doc = "self + value * tensor1 / tensor2",
     .spellings = kSpellings<"torch.addcdiv(input, tensor1, tensor2, *, value=1)",
                             ".addcdiv(self, tensor1, tensor2, *, value=1)">,
     .infer = infer_addcdiv,
     .body = "self + value * tensor1 / tensor2",
     .needs = needs_nonzero<2>,
     .example = "%y = addcdiv(%a, %b, %c) : f32[4]"},
    {.schema = "bitwise_and(Tensor self, Tensor|Scalar other) -> Tensor",
     .doc = "the bits set in both",
     .spellings =
         kSpellings<"operator.and_(self: tensor, other)",
                    "operator.and_(other: number, self: tensor)", "torch.bitwise_and(input, other)",
                    ".bitwise_and(self, other)", ".__and__(self, other)">,
     .infer = infer_integral,
     .body = "self & other",
     .commutative = true,
     .example = "%y = bitwise_and(%a, %b) : i64[4]"},
    {.schema = "bitwise_or(Tensor self, Tensor|Scalar other) -> Tensor",
     .doc = "the bits set in either",
     .spellings =
         kSpellings<"operator.or_(self: tensor, other)",
                    "operator.or_(other: number, self: tensor)", "torch.bitwise_or(input, other)",
                    ".bitwise_or(self, other)", ".__or__(self, other)">,
     .infer = infer_integral,
     .body = "self | other",
     .commutative = true,
     .example = "%y = bitwise_or(%a, %b) : i64[4]"},
    {.schema = "bitwise_xor(Tensor self, Tensor|Scalar other) -> Tensor",
     .doc = "the bits set in one of the two",
     .spellings = kSpellings<"operator.xor(self: tensor, other)",
                             "operator.xor(other: number, self: tensor)",
                             "torch.bitwise_xor(input, other)", ".bitwise_xor(self, other)">,
     .infer = infer_integral,
     .body = "self ^ other",
     .commutative = true,
     .example = "%y = bitwise_xor(%a, %b) : i64[4]"},
};

}  // namespace

std::span<const OpDef> pointwise_binary_ops() { return kPointwiseBinaryOps; }

}  // namespace passnet
