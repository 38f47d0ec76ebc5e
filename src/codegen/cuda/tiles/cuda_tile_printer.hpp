// Prints stages that run in tiles on tensor cores, or on vector units.
#pragma once

#include "codegen/cuda/cuda_exprs.hpp"

#include <span>
#include <string>

namespace passnet {

// The header of such stages, in place of `kCudaPrelude`.
constexpr std::string_view tile_prelude(const CudaTiles& tiles) {
  return tiles.in_floats ? "cuda_float_tiles.cuh" : "cuda_tiles.cuh";
}

// The arguments are those of `print_cuda_threads` (cuda_stage.hpp).
void print_cuda_tiles(const Kernel& kernel, const CudaBlocks& blocks, std::string_view block,
                      std::span<const Layout> layouts, const CudaNames& names,
                      std::span<const std::string> comments, CppWriter& writer);

}  // namespace passnet
