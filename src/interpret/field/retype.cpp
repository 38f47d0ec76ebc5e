#include "interpret/field/retype.hpp"

#include <algorithm>
#include <cmath>

namespace passnet {

TensorType type_of_words(TensorType type) {
  if (is_float(type.dtype)) type.dtype = DType::kF64;
  return type;
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
  for (const Expr& expr : kernel.exprs) {
    run.converts_integers |= expr.op == ScalarOp::kCast && is_float(expr.dtype) &&
                             !is_float(kernel.expr(expr.operands[0]).dtype) &&
                             kernel.expr(expr.operands[0]).dtype != DType::kBool;
  }
  for (Expr& expr : kernel.exprs) {
    const bool is_constant = expr.op == ScalarOp::kConstant && expr.dtype != DType::kBool;
    if (is_constant && !std::isnan(expr.number)) {
      run.constants.insert(is_float(expr.dtype) ? expr.number : static_cast<double>(expr.integer));
    }
    if (!is_float(expr.dtype)) continue;
    run.dtypes |= 1u << static_cast<unsigned>(expr.dtype);
    if (expr.op == ScalarOp::kConstant) expr.integer = static_cast<int64_t>(expr.dtype);
    expr.dtype = DType::kF64;
  }
  return kernel;
}

}  // namespace passnet
