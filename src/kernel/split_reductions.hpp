// Reductions over many iterations for few results, cut in parts that run side by side.
#pragma once

#include "kernel/kernel.hpp"

#include <functional>
#include <vector>

namespace passnet {

struct SplitKernel {
  Kernel kernel;
  std::vector<size_t> joints;  // stages that combine parts, ascending
};

// Whether a stage can be cut in so many parts: a sum, product, maximum or minimum with a reduced
// loop of at least as many iterations.
bool can_split(const Kernel& kernel, const Stage& stage, int64_t parts);

// The kernel with each reduction that `parts` gives more than 1 (and that can be cut so) as two
// stages: one result a part in a temporary, and those combined. Values differ by the order in which
// they are combined alone.
SplitKernel split_reductions(const Kernel& kernel,
                             const std::function<int64_t(const Stage&)>& parts);

}  // namespace passnet
