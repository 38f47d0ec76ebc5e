#include "interpret/column_arithmetic.hpp"

#include "interpret/field/field.hpp"
#include "kernel/columns.hpp"
#include "tensor/half.hpp"

#include <cstring>

namespace passnet {
namespace {

double rounded_to(DType dtype, double number) {
  const auto single = static_cast<float>(number);
  if (dtype == DType::kF16) return f16_to_f32(f32_to_f16(single));
  if (dtype == DType::kBF16) return bf16_to_f32(f32_to_bf16(single));
  return single;
}

}  // namespace

void ColumnArithmetic::apply(const Expr& expr, const void* a, const void* b, const void* c,
                             void* out, size_t count) const {
  apply(expr.op, a, b, c, out, count);
  round(expr, out, count);
}

void ColumnArithmetic::apply(ScalarOp op, const void* a, const void* b, const void* c, void* out,
                             size_t count) const {
  if (field == nullptr) {
    if (met != nullptr && is_deciding(op)) {
      numbers_of(a, count);
      if (info(op).arity > 1) numbers_of(b, count);
    }
    column_function(op, DType::kF64)(a, b, c, out, count);
    return;
  }
  OperandNumbers numbers;
  if (seen != nullptr && is_deciding(op)) {
    numbers.a = numbers_of(a, count);
    if (info(op).arity > 1) numbers.b = numbers_of(b, count);
  }
  const bool is_of_numbers = rounds && info(op).result == ScalarResult::kBool && is_deciding(op);
  if (seen != nullptr && is_of_numbers) {
    return column_function(op, DType::kF64)(numbers.a, numbers.b, nullptr, out, count);
  }
  field->apply(op, a, b, c, out, count, numbers);
}

bool ColumnArithmetic::is_deciding(ScalarOp op) const {
  return decides(op) || (rounds && decides_where_rounded(op));
}

void ColumnArithmetic::round(const Expr& expr, void* numbers, size_t count) const {
  const auto dtype = static_cast<DType>(expr.integer);
  if (!rounds_numbers() || !is_float(expr.dtype) || dtype == DType::kF64) return;
  for (double& number : std::span(static_cast<double*>(numbers), count)) {
    number = rounded_to(dtype, number);
  }
}

const double* ColumnArithmetic::numbers_of(const void* values, size_t count) const {
  if (met != nullptr) met->add({static_cast<const double*>(values), count});
  return seen == nullptr ? nullptr : seen->take(count).data();
}

void ColumnArithmetic::cast(DType from, const Expr& expr, const void* in, void* out,
                            size_t count) const {
  const DType to = expr.dtype;
  const bool decides = is_float(from) && is_integral(to) && to != DType::kBool;
  const double* const numbers = decides ? numbers_of(in, count) : nullptr;
  if (has_words(from) || has_words(to)) {
    field->cast(from, to, in, out, count, numbers);
  } else {
    cast_column(from, to, in, out, count);
    round(expr, out, count);
  }
}

void ColumnArithmetic::constant(const Expr& expr, void* out) const {
  if (is_integral(expr.dtype)) {
    cast_column(DType::kI64, expr.dtype, &expr.integer, out, 1);
  } else if (has_words(expr.dtype)) {
    const FieldWord word = field->from_constant(expr.number, static_cast<DType>(expr.integer));
    std::memcpy(out, &word, sizeof word);
  } else {
    cast_column(DType::kF64, expr.dtype, &expr.number, out, 1);
    round(expr, out, 1);
  }
}

void ColumnArithmetic::accumulate(ScalarOp op, DType dtype, void* total, const void* value) const {
  if (has_words(dtype) || (met != nullptr && is_float(dtype))) {
    apply(op, total, value, nullptr, total, 1);
  } else {
    column_function(op, dtype)(total, value, nullptr, total, 1);
  }
}

}  // namespace passnet
