// Errors of values that a stage may not use: indices outside of their dim, divisors of 0.
#pragma once

#include "diag/diagnostic.hpp"
#include "kernel/kernel.hpp"

namespace passnet {

// The error of an index of a buffer: "index-out-of-range".
std::unexpected<Diagnostic> refuse_index(const Kernel& kernel, BufferId buffer, size_t dim,
                                         int64_t found);

// True if the check (`is_check`) passes; `extent` is that of kInside.
bool passes(ScalarOp check, int64_t found, int64_t extent);

// The error of a check: "index-out-of-range", "zero-divisor".
std::unexpected<Diagnostic> refuse_checked(ScalarOp check, int64_t found, int64_t extent);

}  // namespace passnet
