// Prints the indices of threads that have an iteration of a stage each, or several.
#pragma once

#include "codegen/cuda/cuda_blocks.hpp"
#include "codegen/cuda/cuda_exprs.hpp"

#include <cstdint>
#include <string_view>

namespace passnet {

// Declares the indices of the loops over threads, and opens the block of a thread that has work; of
// tiles, threads are numbered along the sides of a warp's part of a tile, of the tile, of all
// tiles, and then along the other loops. Squares begin at `start` of the last loop and `first` of
// the other one. `block`: the number of the block among those of the stage. `threads`: with work.
void open_thread(const CudaStage& stage, std::string_view block, int64_t threads,
                 const CudaExprs& exprs, CppWriter& writer);

// Returns the iterations of a thread of a map that lie apart.
int64_t rounds_of(const CudaStage& stage);
// Opens the loop over them, and declares the index that they differ in.
void open_rounds(const CudaStage& stage, const CudaExprs& exprs, CppWriter& writer);

}  // namespace passnet
