// Arithmetic of columns: of numbers, or of a field's elements in place of f64.
#pragma once

#include "interpret/field/sightings.hpp"
#include "interpret/interpret_options.hpp"
#include "kernel/kernel.hpp"

#include <cstddef>

namespace passnet {

struct ColumnArithmetic {
  const QuotientChanger* change_quotients = nullptr;
  SumLimit sum_limit = {};
  const Field* field = nullptr;  // whose words f64 holds
  Sightings* seen = nullptr;     // where decisions of words take numbers
  Sightings* met = nullptr;      // where those of f64 leave them

  bool has_words(DType dtype) const { return field != nullptr && is_float(dtype); }
  // As column_function of floats that are words, or whose decisions are left.
  void apply(ScalarOp op, const void* a, const void* b, const void* c, void* out,
             size_t count) const;
  // The numbers of values that an order combines; null if words appear by themselves.
  const double* numbers_of(const void* values, size_t count) const;
  // As cast_column.
  void cast(DType from, DType to, const void* in, void* out, size_t count) const;
  // One lane of a constant; its integer is the dtype that it had before it became a word.
  void constant(const Expr& expr, void* out) const;
  // One lane: total = total op value.
  void accumulate(ScalarOp op, DType dtype, void* total, const void* value) const;
};

}  // namespace passnet
