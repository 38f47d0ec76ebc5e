// Comparisons, logic, and selections by a condition.
#include "ops/families.hpp"
#include "ops/infer.hpp"
#include "ops/needs.hpp"
#include "ops/spelling.hpp"

#include <array>

namespace passnet {
namespace {

// where(condition, self, other): the condition does not take part in promotion.
Result<Types> infer_where(const OpCall& call) {
  const DType condition = call.tensor(0).dtype;
  if (condition != DType::kBool) return refuse_dtype(call, condition, "a bool condition");
  const std::array operands{*call.promotion(1), *call.promotion(2)};
  return Types{{result_type(operands), TRY(broadcast_shape(call))}};
}

// masked_fill(self, mask, value): the value takes the dtype of self.
Result<Types> infer_masked_fill(const OpCall& call) {
  const DType mask = call.tensor(1).dtype;
  if (mask != DType::kBool) return refuse_dtype(call, mask, "a bool mask");
  if (call.is_tensor(2) && call.tensor(2).rank() != 0) {
    return call.fail("unsupported-rank", "'masked_fill' expects a value of rank 0, found {}",
                     to_string(call.tensor(2)));
  }
  const DType dtype = call.tensor(0).dtype;
  if (call.is_tensor(2) && is_complex(call.tensor(2).dtype) && !is_complex(dtype)) {
    return refuse_dtype(call, call.tensor(2).dtype, "a real value");
  }
  TRY(expect_number_fits(call, 2, dtype));
  return Types{{dtype, TRY(broadcast_shape(call))}};
}

constexpr OpDef kComparisonOps[] = {
    {.schema = "eq(Tensor self, Tensor|Scalar other) -> Tensor",
     .doc = "true if the elements are equal",
     .spellings =
         kSpellings<"operator.eq(self: tensor, other)", "operator.eq(other: number, self: tensor)",
                    "torch.eq(input, other)", ".eq(self, other)", ".__eq__(self, other)">,
     .infer = infer_predicate,
     .body = "self == other",
     .compute = Compute::kOperands,
     .commutative = true,
     .needs = needs_eq,
     .example = "(%a: f32[4], %b: f32[4]) %y = eq(%a, %b) : bool[4]"},
    {.schema = "ne(Tensor self, Tensor|Scalar other) -> Tensor",
     .doc = "true if the elements differ",
     .spellings =
         kSpellings<"operator.ne(self: tensor, other)", "operator.ne(other: number, self: tensor)",
                    "torch.ne(input, other)", ".ne(self, other)", ".__ne__(self, other)",
                    "torch.not_equal(input, other)", ".not_equal(self, other)">,
     .infer = infer_predicate,
     .body = "self != other",
     .compute = Compute::kOperands,
     .commutative = true,
     .needs = needs_ne,
     .example = "(%x: i64[4]) %y = ne(%x, 0) : bool[4]"},
    {.schema = "lt(Tensor self, Tensor|Scalar other) -> Tensor",
     .doc = "true if self is less",
     .spellings = kSpellings<"operator.lt(self: tensor, other)",
                             "operator.gt(other: number, self: tensor)", "torch.lt(input, other)",
                             ".lt(self, other)", "torch.less(input, other)", ".less(self, other)">,
     .infer = infer_ordering,
     .body = "self < other",
     .compute = Compute::kOperands,
     .example = "(%a: f32[4], %b: f32[4]) %y = lt(%a, %b) : bool[4]"},
    {.schema = "le(Tensor self, Tensor|Scalar other) -> Tensor",
     .doc = "true if self is less or equal",
     .spellings =
         kSpellings<"operator.le(self: tensor, other)", "operator.ge(other: number, self: tensor)",
                    "torch.le(input, other)", ".le(self, other)", "torch.less_equal(input, other)",
                    ".less_equal(self, other)">,
     .infer = infer_ordering,
     .body = "self <= other",
     .compute = Compute::kOperands,
     .example = "(%a: f32[4], %b: f32[4]) %y = le(%a, %b) : bool[4]"},
    {.schema = "gt(Tensor self, Tensor|Scalar other) -> Tensor",
     .doc = "true if self is greater",
     .spellings =
         kSpellings<"operator.gt(self: tensor, other)", "operator.lt(other: number, self: tensor)",
                    "torch.gt(input, other)", ".gt(self, other)", "torch.greater(input, other)",
                    ".greater(self, other)">,
     .infer = infer_ordering,
     .body = "self > other",
     .compute = Compute::kOperands,
     .example = "(%a: f32[4]) %y = gt(%a, 0.5) : bool[4]"},
    {.schema = "ge(Tensor self, Tensor|Scalar other) -> Tensor",
     .doc = "true if self is greater or equal",
     .spellings =
         kSpellings<"operator.ge(self: tensor, other)", "operator.le(other: number, self: tensor)",
                    "torch.ge(input, other)", ".ge(self, other)",
                    "torch.greater_equal(input, other)", ".greater_equal(self, other)">,
     .infer = infer_ordering,
     .body = "self >= other",
     .compute = Compute::kOperands,
     .example = "(%a: f32[4], %b: f32[4]) %y = ge(%a, %b) : bool[4]"},
    {.schema = "logical_and(Tensor self, Tensor other) -> Tensor",
     .doc = "true if both are not zero",
     .spellings = kSpellings<"torch.logical_and(input, other)", ".logical_and(self, other)">,
     .infer = infer_predicate,
     .body = "self && other",
     .compute = Compute::kOperands,
     .commutative = true,
     .example = "%y = logical_and(%a, %b) : bool[4]"},
    {.schema = "logical_or(Tensor self, Tensor other) -> Tensor",
     .doc = "true if either is not zero",
     .spellings = kSpellings<"torch.logical_or(input, other)", ".logical_or(self, other)">,
     .infer = infer_predicate,
     .body = "self || other",
     .compute = Compute::kOperands,
     .commutative = true,
     .example = "%y = logical_or(%a, %b) : bool[4]"},
    {.schema = "logical_xor(Tensor self, Tensor other) -> Tensor",
     .doc = "true if one of the two is not zero",
     .spellings = kSpellings<"torch.logical_xor(input, other)", ".logical_xor(self, other)">,
     .infer = infer_predicate,
     .body = "logical_xor(self, other)",
     .compute = Compute::kOperands,
     .commutative = true,
     .example = "%y = logical_xor(%a, %b) : bool[4]"},
    {.schema = "where(Tensor condition, Tensor|Scalar self, Tensor|Scalar other) -> Tensor",
     .doc = "self where the condition holds, else other",
     .spellings = kSpellings<
         "torch.where(condition, input, other) => where(condition, self=input, other=other)",
         ".where(self, condition, other) => where(condition, self=self, other=other)">,
     .infer = infer_where,
     .body = "condition ? self : other",
     .needs = needs_where,
     .example = "(%c: bool[4], %a: f32[4], %b: f32[4]) %y = where(%c, %a, %b) : f32[4]"},
    {.schema = "masked_fill(Tensor self, Tensor mask, Tensor|Scalar value) -> Tensor",
     .doc = "value where the mask holds, else self",
     .spellings =
         kSpellings<"torch.masked_fill(input, mask, value)", ".masked_fill(self, mask, value)">,
     .infer = infer_masked_fill,
     .body = "mask ? value : self",
     .needs = needs_masked_fill,
     .example = "(%x: f32[4], %m: bool[4]) %y = masked_fill(%x, %m, -inf) : f32[4]"},
};

}  // namespace

std::span<const OpDef> comparison_ops() { return kComparisonOps; }

}  // namespace passnet
