// Prints stages that share rows.
#pragma once

#include "codegen/cuda/cuda_exprs.hpp"

#include <span>
#include <string>

namespace passnet {

// The arguments are those of `print_cuda_threads` (cuda_stage.hpp).
void print_cuda_rows(const Kernel& kernel, const CudaBlocks& blocks, std::string_view block,
                     std::span<const Layout> layouts, const CudaNames& names,
                     std::span<const std::string> comments, CppWriter& writer);

}  // namespace passnet
