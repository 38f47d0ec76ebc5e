#include "interpret/field/retype.hpp"

#include "interpret/field/field.hpp"
#include "kernel/analysis/reach.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace passnet {

TensorType type_of_words(TensorType type) {
  if (is_float(type.dtype)) type.dtype = DType::kF64;
  return type;
}

namespace {

bool is_of_floats(const Kernel& kernel, const Expr& expr) {
  return !expr.operands.empty() && is_float(kernel.expr(expr.operands[0]).dtype);
}

// True if the result says whether an operand is infinite or not a number. A value that the kernel
// itself stored before, such as the maximum by which an op shifts, is asked for the kernel's sake.
bool tests_flags(const Kernel& kernel, const Expr& expr) {
  const auto is_own = [&](ExprId id) {
    const Expr& operand = kernel.expr(id);
    return operand.op == ScalarOp::kLoad &&
           kernel.buffer(operand.buffer).role == BufferRole::kTemporary;
  };
  if (std::ranges::any_of(expr.operands, is_own)) return false;
  const bool compares = expr.op == ScalarOp::kEq || expr.op == ScalarOp::kNe;
  return expr.op == ScalarOp::kIsNan || expr.op == ScalarOp::kIsInf ||
         (compares && is_of_floats(kernel, expr) && expr.operands[0] == expr.operands[1]);
}

// True of a function that sums, products, quotients and roots only approximate.
bool is_transcendental(ScalarOp op) {
  using enum ScalarOp;
  constexpr std::array kAlgebraic{kCast, kNeg, kSqrt, kRsqrt, kReciprocal};
  const bool is_function = info(op).arity == 1 && !decides(op) &&
                           info(op).result != ScalarResult::kBool &&
                           std::ranges::find(kAlgebraic, op) == kAlgebraic.end();
  return is_function || Field::is_random(op) || op == kPow;
}

bool converts_integers(const Kernel& kernel, const Expr& expr) {
  return expr.op == ScalarOp::kCast && is_float(expr.dtype) && !is_of_floats(kernel, expr) &&
         kernel.expr(expr.operands[0]).dtype != DType::kBool;
}

// True if a condition, or an integer that may index, is computed from floats.
bool is_condition(const Kernel& kernel, const Expr& expr) {
  const bool converts = expr.op == ScalarOp::kCast && !is_float(expr.dtype);
  const bool is_truth = info(expr.op).result == ScalarResult::kBool;
  return (converts || is_truth) && is_of_floats(kernel, expr);
}

bool is_of_order(Combine combine) {
  return combine != Combine::kSum && combine != Combine::kProduct;
}

}  // namespace

bool decides_by_numbers(const Kernel& kernel, bool rounds) {
  const auto decides_by = [&](const Expr& expr) {
    const bool converts = expr.op == ScalarOp::kCast && !is_float(expr.dtype);
    const bool is_deciding = decides(expr.op) || (rounds && decides_where_rounded(expr.op));
    return (is_deciding || converts) && is_of_floats(kernel, expr);
  };
  const auto combines = [&](const Stage& stage) {
    if (!is_float(kernel.expr(stage.value).dtype)) return false;
    return (stage.kind != StageKind::kMap && is_of_order(stage.combine)) ||
           (accumulates(stage.store) && is_of_order(accumulating_combine(stage.store)));
  };
  return std::ranges::any_of(kernel.exprs, decides_by) ||
         std::ranges::any_of(kernel.stages, combines);
}

std::vector<uint32_t> dtypes_behind(const Kernel& kernel, std::span<const uint32_t> inputs) {
  std::vector<uint32_t> behind(kernel.buffers.size());
  std::ranges::copy(inputs, behind.begin());
  for (const Stage& stage : kernel.stages) {
    uint32_t& target = behind[stage.target.index];
    target |= float_bit(kernel.buffer(stage.target).dtype);
    for (const ExprId id : reached_from(kernel, roots_of(stage))) {
      const Expr& expr = kernel.expr(id);
      target |= float_bit(expr.dtype);
      if (expr.op == ScalarOp::kLoad) target |= behind[expr.buffer.index];
    }
  }
  return behind;
}

Result<Kernel> with_words(Kernel kernel, FieldRun& run) {
  const auto is_number = [](const auto& of) { return !is_complex(of.dtype); };
  if (!std::ranges::all_of(kernel.buffers, is_number) ||
      !std::ranges::all_of(kernel.exprs, is_number)) {
    return fail({}, "field-complex", "'{}' computes complex numbers, which no field stands for",
                kernel.name);
  }
  constexpr int64_t kMostElements = int64_t{1} << 27;  // of all buffers: 1 GiB
  int64_t left = kMostElements;
  for (uint32_t i = 0; i < kernel.buffers.size(); ++i) {
    const int64_t own = numel(kernel.shape({i}));
    if (own > left) {
      return fail({}, "field-memory", "'{}' has buffers of more than {} elements", kernel.name,
                  kMostElements);
    }
    left -= own;
  }
  for (Buffer& buffer : kernel.buffers) {
    if (is_float(buffer.dtype)) buffer.dtype = DType::kF64;
  }
  for (const Stage& stage : kernel.stages) {
    for (const ParameterId extent : stage.extents) run.places.insert(kernel.value(extent));
  }
  for (const Expr& expr : kernel.exprs) {
    run.tests_flags |= tests_flags(kernel, expr);
    run.has_conditions |= is_condition(kernel, expr);
    if (is_transcendental(expr.op)) run.functions.insert(expr.op);
    if (converts_integers(kernel, expr)) run.converting.insert(run.node);
  }
  for (Expr& expr : kernel.exprs) {
    const bool is_constant = expr.op == ScalarOp::kConstant && expr.dtype != DType::kBool;
    if (is_constant && !std::isnan(expr.number)) {
      run.constants.insert(is_float(expr.dtype) ? expr.number : static_cast<double>(expr.integer));
      if (!is_float(expr.dtype) && expr.integer > 0) run.places.insert(expr.integer);
    }
    if (!is_float(expr.dtype)) continue;
    expr.integer = static_cast<int64_t>(expr.dtype);
    expr.dtype = DType::kF64;
  }
  return kernel;
}

}  // namespace passnet
