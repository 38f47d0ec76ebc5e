// Memory that a launch, or a whole program, has to move: elements really touched, each once.
#pragma once

#include "fuse/merge.hpp"
#include "lower/program.hpp"

namespace passnet {

// Counts bytes. A strided, cropped or broadcast operand counts its distinct elements, several views
// of one storage their union; a lookup through indices counts at most as many rows as there are
// indices. Results count the stored elements; temporaries within a launch do not count.
struct Traffic {
  int64_t read = 0;
  int64_t written = 0;
  int64_t bytes() const { return read + written; }
};

// The traffic of a launch that computes the one computation, or the merged ones. An author's launch
// counts its operands and results.
Traffic traffic(const LoopProgram& program, const Computation& computation);
Traffic traffic(const LoopProgram& program, const FusedKernel& fused);

// The bytes that no implementation can avoid: the input elements on which result elements depend,
// and those results; views of inputs among the results cost nothing. Elements on which no result
// depends (all but one row of a layer norm) do not count.
Traffic least_traffic(const LoopProgram& program);

}  // namespace passnet
