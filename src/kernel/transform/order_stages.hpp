// Brings stages that may share rows together.
#pragma once

#include "kernel/kernel.hpp"

#include <vector>

namespace passnet {

// Orders the stages so that each follows what it needs, as soon after the last of that as it can.
// Returns, by stage, its number before.
std::vector<size_t> order_stages(Kernel& kernel);

}  // namespace passnet
