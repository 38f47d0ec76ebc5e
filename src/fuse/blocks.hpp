// Turns each fuse block of a graph, and each kernel of the loop language, into one computation.
#pragma once

#include "lower/program.hpp"

namespace passnet {

struct Target;

// Replaces the computations of each block by one, with its `fusion` and without a node, after the
// computations of everything that it reads. Short reductions become expressions. Errors,
// located at an op of the block: "fuse-computes-nothing" for views only, "fuse-cycle" for blocks
// that wait for each other. Takes n log n time in the program.
Result<void> merge_blocks(LoopProgram& program, const Graph& graph, const Catalog& catalog,
                          const Target& target);

}  // namespace passnet
