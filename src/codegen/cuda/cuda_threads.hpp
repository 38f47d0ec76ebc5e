// Prints the indices of threads that cover tiles of two loops.
#pragma once

#include "codegen/cuda/cuda_blocks.hpp"
#include "codegen/cuda/cuda_exprs.hpp"

#include <cstdint>

namespace passnet {

// Numbers threads along the sides of a warp's part of a tile, of the tile, of all tiles, and then
// along the other loops; opens the block of a thread that has work. `stage` has a tile.
void open_tiled_thread(const CudaStage& stage, int64_t first_block, int64_t threads,
                       const CudaExprs& exprs, CppWriter& writer);
void close_tiled_thread(const CudaStage& stage, CppWriter& writer);

}  // namespace passnet
