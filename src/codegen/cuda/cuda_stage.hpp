// Prints the work of one thread for one stage.
#pragma once

#include "codegen/cuda/cuda_exprs.hpp"

namespace passnet {

// `first_block`: the number of the first block of the phase that runs the stage. `layouts`: one per
// buffer of the kernel.
void print_cuda_stage(const Kernel& kernel, const CudaStage& stage, int64_t first_block,
                      std::span<const Layout> layouts, const CudaNames& names, CppWriter& writer);

}  // namespace passnet
