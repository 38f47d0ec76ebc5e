// Which dim of what a computation leaves lies innermost in memory.
#pragma once

#include "kernel/target.hpp"
#include "lower/program.hpp"

#include <functional>

namespace passnet {

// Lets results and intermediates lie as most of what they are computed from lies: channels last
// where the operands are, so that nothing is transposed only to look contiguous. What the graph
// returns may have other strides than contiguous ones after this. Storages that a computation which
// stands alone writes or reads (launches, library calls) stay as they are.
void choose_layouts(LoopProgram& program,
                    const std::function<bool(const Computation&)>& stands_alone,
                    const Target& target);

}  // namespace passnet
