// Prints the work of the threads of a phase's blocks.
#pragma once

#include "codegen/cuda/cuda_exprs.hpp"

namespace passnet {

// Prints stages whose iterations are a thread each. `first_block`: the number of the first block of
// the phase that runs them. `layouts`: one per buffer of the kernel. `comments`: lines for readers,
// empty or one per stage of the kernel.
void print_cuda_threads(const Kernel& kernel, const CudaBlocks& blocks, int64_t first_block,
                        std::span<const Layout> layouts, const CudaNames& names,
                        std::span<const std::string> comments, CppWriter& writer);

// Prints one of the stages that share rows, for a row whose indices are declared.
void print_stage_in_row(const Kernel& kernel, const CudaBlocks& blocks, const CudaStage& stage,
                        std::span<const Layout> layouts, const CudaNames& names, CppWriter& writer);

}  // namespace passnet
