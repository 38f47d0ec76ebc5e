// Prints the work of one thread for one stage.
#pragma once

#include "codegen/cuda/cuda_exprs.hpp"

namespace passnet {

// Prints the iterations of a stage of which each is a thread. `first_block`: the number of the
// first block of the phase that runs the stage. `layouts`: one per buffer of the kernel.
void print_cuda_stage(const Kernel& kernel, const CudaBlocks& blocks, int64_t first_block,
                      std::span<const Layout> layouts, const CudaNames& names, CppWriter& writer);

// Prints stages that share rows. `comments`: lines for readers, empty or one per stage of the
// kernel.
void print_cuda_rows(const Kernel& kernel, const CudaBlocks& blocks, int64_t first_block,
                     std::span<const Layout> layouts, const CudaNames& names,
                     std::span<const std::string> comments, CppWriter& writer);

// Prints each line as a comment; no character of theirs may end it early.
void print_comment_lines(std::string_view lines, CppWriter& writer);

}  // namespace passnet
