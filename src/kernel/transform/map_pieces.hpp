// Splits maps where conditions on their indices change, so that no iteration has to choose.
#pragma once

#include "kernel/kernel.hpp"

#include <vector>

namespace passnet {

struct MapPieces {
  Kernel kernel;
  std::vector<size_t> origins;  // by stage: the stage of the source that it computes, or a part of
  std::vector<size_t> merged = {};  // stages that `merge_halves` has made of two
};

// The kernel with each map over inputs as several, one for each range of a loop in which a
// condition of a choice is true, or false; then choices and clamped indices are gone, and accesses
// are affine. Conditions on the last bit of the last loop's index leave maps over even and odd
// elements, also of maps over temporaries if `of_all`. Values are the same.
MapPieces split_maps(const Kernel& kernel, bool of_all = false);

}  // namespace passnet
