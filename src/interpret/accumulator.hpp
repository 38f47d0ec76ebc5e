// The running state of reductions and scans, one per lane.
#pragma once

#include "interpret/column_arithmetic.hpp"
#include "interpret/field/field.hpp"
#include "kernel/kernel.hpp"

#include <cstdint>
#include <vector>

namespace passnet {

class Accumulator {
 public:
  // `dtype` is that of the combined value; f64 holds elements of a field, if there is one.
  Accumulator(Combine combine, DType dtype, size_t lanes, const ColumnArithmetic& arithmetic);

  // Resets the state.
  void start();
  // Lane i combines value i if `guard` (one byte per lane, or null) is not 0. `number` is the
  // row-major number of the iteration, for positions.
  void combine_lanes(const void* values, const uint8_t* guard, int64_t number, size_t count);
  // Lane 0 combines all values in order; value i is iteration number + i.
  void combine_run(const void* values, const uint8_t* guard, int64_t number, size_t count);
  // Combines as above and sets `out[i]` to lane 0 after value i.
  void scan_run(const void* values, void* out, size_t count);
  // Stores the states as lanes of the value's dtype (positions: of i64).
  void result(void* out, size_t count) const;

 private:
  void combine_words(const FieldWord* values, const uint8_t* guard, int64_t number, size_t count,
                     bool is_run);

  // To the run over words that follows.
  void leave_numbers(const void* values, size_t count) const;
  bool is_order() const { return combine_ != Combine::kSum && combine_ != Combine::kProduct; }

  const ColumnArithmetic arithmetic_;
  const Field* field_;  // null, or its words are combined
  Combine combine_;
  DType dtype_;
  std::vector<double> reals_;       // f32, f64; the real part of c64; how words appear
  std::vector<double> magnitudes_;  // of the terms of sums that have a limit, added up
  std::vector<double> imaginary_;   // c64
  std::vector<int64_t> integers_;   // integers and bool
  std::vector<FieldWord> words_;
  std::vector<int64_t> positions_;  // kArgMax, kArgMin; -1: none yet
};

}  // namespace passnet
