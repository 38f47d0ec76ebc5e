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
  bool rounds = false;           // as in FieldRun
  bool rounds_sums = false;      // to f32, after each addition

  bool has_words(DType dtype) const { return field != nullptr && is_float(dtype); }
  // True of numbers that round.
  bool rounds_numbers() const { return rounds && met != nullptr; }
  // As column_function of floats that are words, or whose decisions are left.
  void apply(const Expr& expr, const void* a, const void* b, const void* c, void* out,
             size_t count) const;
  void apply(ScalarOp op, const void* a, const void* b, const void* c, void* out,
             size_t count) const;
  // The numbers of values that an order combines; null if words appear by themselves.
  const double* numbers_of(const void* values, size_t count) const;
  // As cast_column, to the expression's dtype.
  void cast(DType from, const Expr& expr, const void* in, void* out, size_t count) const;
  // One lane of a constant; its integer is the dtype that it had before it became a word.
  void constant(const Expr& expr, void* out) const;
  // One lane: total = total op value.
  void accumulate(ScalarOp op, DType dtype, void* total, const void* value) const;

 private:
  bool is_deciding(ScalarOp op) const;
  // Rounds numbers to the dtype that the expression had before these were f64.
  void round(const Expr& expr, void* numbers, size_t count) const;
};

}  // namespace passnet
