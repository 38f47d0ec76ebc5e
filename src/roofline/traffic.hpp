// Memory that a launch, or a whole program, has to move: elements really touched, each once.
#pragma once

#include "fuse/merge.hpp"
#include "lower/program.hpp"

namespace passnet {

// In bytes. A strided, cut or broadcast operand counts its distinct elements, several views of one
// storage what they touch together; of what is read through indices, at most as many rows as there
// are indices. Results count what is stored; temporaries within a launch do not count.
struct Traffic {
  int64_t read = 0;
  int64_t written = 0;
  int64_t bytes() const { return read + written; }
};

// A launch that computes the one computation, or the merged ones. Of an author's launch its
// operands and results.
Traffic traffic(const LoopProgram& program, const Computation& computation);
Traffic traffic(const LoopProgram& program, const FusedKernel& fused);

// What no way of running the program can do without: the elements of its inputs on which the
// elements of its results depend, and those results; views of inputs among the results cost
// nothing. What a result does not depend on (all but one row of a layer norm) does not count.
Traffic least_traffic(const LoopProgram& program);

}  // namespace passnet
