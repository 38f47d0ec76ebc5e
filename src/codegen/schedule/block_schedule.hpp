// Schedules a kernel to run part by part, on data that its caller has just stored in the cache.
#pragma once

#include "codegen/schedule/cpu_rows.hpp"

#include <optional>
#include <span>
#include <vector>

namespace passnet {

struct Target;

// One dim of a result in memory.
struct ResultDim {
  int64_t extent = 1;
  int64_t stride = 1;
};

// A result in the order in which its caller computes rows; the outermost dim is first.
struct ResultRows {
  std::vector<ResultDim> rows;
  int64_t columns = 1;               // contiguous elements of a row
  int64_t start = 0;                 // element at which the result begins
  bool may_hold_whole_rows = false;  // the caller can compute whole rows at no cost
};

// Returns the schedule in which the kernel computes, from some rows of the result only, everything
// that depends on them; nullopt if there is none. `result`: the kernel's input that is the caller's
// whole result. `layouts`: those of inputs and outputs.
std::optional<CpuSchedule> schedule_block(const Kernel& kernel, std::span<const Layout> layouts,
                                          BufferId result, ResultRows rows, const Target& target);

}  // namespace passnet
