#include "interpret/column_arithmetic.hpp"

#include "interpret/field/field.hpp"
#include "kernel/columns.hpp"

#include <cstring>

namespace passnet {

void ColumnArithmetic::cast(DType from, DType to, const void* in, void* out, size_t count) const {
  if (has_words(from) || has_words(to)) {
    field->cast(from, to, in, out, count);
  } else {
    cast_column(from, to, in, out, count);
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
  }
}

void ColumnArithmetic::accumulate(ScalarOp op, DType dtype, void* total, const void* value) const {
  if (has_words(dtype)) {
    field->apply(op, total, value, nullptr, total, 1);
  } else {
    column_function(op, dtype)(total, value, nullptr, total, 1);
  }
}

}  // namespace passnet
