// Decides how a kernel runs on a GPU.
#pragma once

#include "codegen/cuda/cuda_blocks.hpp"

#include <span>

namespace passnet {

struct Target;

// `layouts`: those of inputs and outputs; temporaries are contiguous.
CudaSchedule cuda_schedule(const Kernel& kernel, std::span<const Layout> layouts,
                           const Target& target, CppNumbers numbers);

}  // namespace passnet
