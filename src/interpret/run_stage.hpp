// Runs one stage of a kernel over memory, on a given number of threads.
#pragma once

#include "diag/diagnostic.hpp"
#include "interpret/interpret_options.hpp"
#include "kernel/kernel.hpp"

#include <span>

namespace passnet {

// `memory` has the first element of every (contiguous) buffer. Errors: "index-out-of-range".
Result<void> run_stage(const Kernel& kernel, const Stage& stage, std::span<std::byte* const> memory,
                       const InterpretOptions& options);

}  // namespace passnet
