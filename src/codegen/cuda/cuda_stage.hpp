// Prints the work of the threads of a phase's blocks.
#pragma once

#include "codegen/cuda/cuda_exprs.hpp"

namespace passnet {

// Prints stages whose iterations are a thread each. `block`: the number of the block among theirs.
// `layouts`: one per buffer of the kernel. `comments`: lines for readers,
// empty or one per stage of the kernel.
void print_cuda_threads(const Kernel& kernel, const CudaBlocks& blocks, std::string_view block,
                        std::span<const Layout> layouts, const CudaNames& names,
                        std::span<const std::string> comments, CppWriter& writer);

}  // namespace passnet
