// Computes what a later stage needs as soon as it can be computed.
#pragma once

#include "kernel/transform/map_pieces.hpp"

namespace passnet {

// Stages [first, last] that share their first `rows` loops, which have the same numbers in all.
struct SharedStages {
  size_t first = 0;
  size_t last = 0;
  size_t rows = 0;
};

// The kernel in which a value that stages of the group compute from temporaries of it is a stage of
// its own, behind the last stage that it needs: where it depends on rows alone and several stages
// need it, or where an operation waits for another operand. So few temporaries are needed at a
// time, as those of one block of a running sum. Temporaries of rounded values
// have their dtype, and a factor of a sum of products that is rounded is one. Values are the same.
MapPieces advance_values(const Kernel& kernel, const SharedStages& group);

}  // namespace passnet
