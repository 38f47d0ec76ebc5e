// Runs one stage of a kernel over memory, in columns of one of its loops.
#pragma once

#include "diag/diagnostic.hpp"
#include "kernel/kernel.hpp"

#include <span>

namespace passnet {

// `memory`: the first element of every (contiguous) buffer. Errors: "index-out-of-range".
Result<void> run_stage(const Kernel& kernel, const Stage& stage,
                       std::span<std::byte* const> memory);

}  // namespace passnet
