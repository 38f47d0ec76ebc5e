// Decides how a kernel runs on a CPU.
#pragma once

#include "codegen/schedule/cpu_rows.hpp"
#include "codegen/schedule/schedule_sizes.hpp"

#include <span>

namespace passnet {

struct Target;

// `layouts`: those of inputs and outputs; temporaries are contiguous. `asked`: sizes that replace
// the compiler's own. `largest_launch`: the elementary operations of the largest launch of its
// graph.
CpuSchedule cpu_schedule(const Kernel& kernel, std::span<const Layout> layouts,
                         const Target& target, CppNumbers numbers = CppNumbers::kParameters,
                         const Schedule& asked = {}, double largest_launch = 0);

}  // namespace passnet
