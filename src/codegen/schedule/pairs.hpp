// Chooses the stages that run in pairs of vectors: one of the even elements of two vectors, one of
// the odd ones, which load and store bf16 in fewer steps (device/cpu_pairs.hpp).
#pragma once

#include "codegen/schedule/cpu_rows.hpp"

namespace passnet {

// Requires the forms of all stages of the group, and the slots of its caches.
void choose_pairs(const Kernel& kernel, CpuRows& group);

}  // namespace passnet
