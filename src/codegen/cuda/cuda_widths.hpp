// The integers that a stage on a GPU computes with 32 bits, and the places of its expressions.
#pragma once

#include "codegen/cuda/cuda_blocks.hpp"

#include <span>

namespace passnet {

// True if an integer of 32 bits counts so many iterations, and some more that have no work.
bool is_narrow(int64_t count);

// True for a dtype of 16 bits with a fraction.
bool is_half(DType dtype);

// Fills in the widths and the placement of a stage whose nest is complete. `threads`: those of all
// loops over threads or rows, and of the work in a row.
void place_stage(const Kernel& kernel, std::span<const Layout> layouts, int64_t threads,
                 std::span<const BufferId> locals, CudaStage& stage);

}  // namespace passnet
