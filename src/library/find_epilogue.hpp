// Finds kernels that can run on each block of a library call's result while the block is in the
// cache.
#pragma once

#include "codegen/schedule/cpu_rows.hpp"
#include "runtime/plan.hpp"

#include <optional>
#include <span>

namespace passnet {

struct Target;

// The schedule by which the kernel computes what belongs to some rows of the result from these rows
// alone; nullopt where there is none, or where the call would be slower for it. `result`: the input
// of the kernel that is the call's whole result. `layouts`: of inputs and outputs.
std::optional<CpuSchedule> find_epilogue(const Kernel& kernel, std::span<const Layout> layouts,
                                         BufferId result, const LibraryCall& call,
                                         const Target& target);

}  // namespace passnet
