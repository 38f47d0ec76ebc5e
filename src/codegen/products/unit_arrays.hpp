// Memory for the temporaries of groups with products: the elements of one unit.
#pragma once

#include "codegen/schedule/cpu_rows.hpp"

#include <span>

namespace passnet {

struct Target;

// Puts the temporaries of such a group into arrays of a unit, as far as they have room, and cuts
// its tiles of rows for that. For texts with known numbers.
void choose_arrays(const Kernel& kernel, std::span<const Nest> nests, CpuRows& group,
                   const Target& target);

}  // namespace passnet
