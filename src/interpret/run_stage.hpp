// Runs one stage of a kernel over memory: how, and on how many threads.
#pragma once

#include "base/thread_pool.hpp"
#include "diag/diagnostic.hpp"
#include "kernel/kernel.hpp"

#include <span>

namespace passnet {

// How to run; the results are the same bits for any pool.
struct InterpretOptions {
  ThreadPool* pool = nullptr;  // null: on the caller alone
  bool product_sums = true;    // false: products round to the stage's dtype before they are added
};

// `memory`: the first element of every (contiguous) buffer. Errors: "index-out-of-range".
Result<void> run_stage(const Kernel& kernel, const Stage& stage, std::span<std::byte* const> memory,
                       const InterpretOptions& options);

}  // namespace passnet
