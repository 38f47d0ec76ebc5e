// Prints the work of a row's team in one stage.
#pragma once

#include "codegen/cuda/cuda_exprs.hpp"

namespace passnet {

// Prints one of the stages that share rows, for a row whose indices are declared.
void print_stage_in_row(const Kernel& kernel, const CudaBlocks& blocks, const CudaStage& stage,
                        std::span<const Layout> layouts, const CudaNames& names, CppWriter& writer);

// Prints what the stage loads for all steps of a thread, which begin at the index `first`.
void print_before_steps(const Kernel& kernel, const CudaBlocks& blocks, const CudaStage& stage,
                        std::span<const Layout> layouts, const CudaNames& names, CppWriter& writer);

}  // namespace passnet
