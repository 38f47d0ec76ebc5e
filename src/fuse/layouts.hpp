// Chooses the order of the dims of results and intermediates in memory.
#pragma once

#include "kernel/target.hpp"
#include "lower/program.hpp"

#include <functional>

namespace passnet {

// Gives results and intermediates the order of dims that most of what they are computed from has:
// channels last where the operands have channels last, so that nothing is transposed only to be
// contiguous. Results of the graph may then have strides other than contiguous ones. Storages that
// a computation which launches alone (an author's launch, a library call) writes or reads keep
// theirs.
void choose_layouts(LoopProgram& program,
                    const std::function<bool(const Computation&)>& launches_alone,
                    const Target& target);

}  // namespace passnet
