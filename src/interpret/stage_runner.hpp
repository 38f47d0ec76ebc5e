// Runs a stage in columns: blocks of lanes along one of its loops, one expression at a time.
#pragma once

#include "diag/diagnostic.hpp"
#include "interpret/column_arithmetic.hpp"
#include "kernel/analysis/nest.hpp"
#include "kernel/kernel.hpp"

#include <optional>
#include <span>

namespace passnet {

// Iterations [begin, end) of one loop of a nest.
struct Slice {
  size_t loop = 0;
  int64_t begin = 0;
  int64_t end = 0;
};

// Runs all iterations, or those of `slice` of a kept loop. `nest` is the stage's over
// contiguous buffers, `memory` has the first element of each. Errors: "index-out-of-range",
// "zero-divisor".
Result<void> run_columns(const Kernel& kernel, const Stage& stage, const Nest& nest,
                         std::span<std::byte* const> memory, const std::optional<Slice>& slice,
                         const ColumnArithmetic& arithmetic);

}  // namespace passnet
