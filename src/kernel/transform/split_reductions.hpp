// Splits reductions over many iterations for few results into parts that run side by side.
#pragma once

#include "kernel/kernel.hpp"

#include <functional>
#include <vector>

namespace passnet {

struct SplitKernel {
  Kernel kernel;
  std::vector<size_t> joints;  // stages that combine parts, ascending
};

// True if a stage can be split into this many parts: a sum, product, maximum or minimum with a
// reduction loop of at least as many iterations.
bool can_split(const Kernel& kernel, const Stage& stage, int64_t parts);

// The kernel with each reduction for which `parts` is more than 1 (and which can be split) as two
// stages: one result per part in a temporary, and their combination. Values differ only by the
// order in which they are combined.
SplitKernel split_reductions(const Kernel& kernel,
                             const std::function<int64_t(const Stage&)>& parts);

}  // namespace passnet
