// Neighboring iterations of a stage whose elements a thread loads and stores together.
#pragma once

#include "codegen/cuda/cuda_blocks.hpp"
#include "kernel/target.hpp"

#include <functional>
#include <span>

namespace passnet {

// Sets the max pack of the last loop for which `is_good(pack)` is true and every access is either
// one aligned pack or one element for the whole pack; 1 if there is none. `locals`: buffers that
// are in registers.
void choose_pack(const Kernel& kernel, const CudaCosts& costs, std::span<const BufferId> locals,
                 const std::function<bool(int64_t pack)>& is_good, CudaStage& stage);

}  // namespace passnet
