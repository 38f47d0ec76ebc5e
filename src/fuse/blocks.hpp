// Fuse blocks carried out: what an author wants computed by one kernel becomes one computation.
#pragma once

#include "kernel/target.hpp"
#include "lower/program.hpp"

namespace passnet {

// The computations of each fuse block of the graph as one, with its `fusion` and without a node,
// where all that it reads has been computed. Short reductions become expressions. Errors, located
// at an op of the block: "fuse-computes-nothing" for views alone, "fuse-cycle" for blocks that wait
// for each other. n log n in the program.
Result<void> merge_blocks(LoopProgram& program, const Graph& graph, const Catalog& catalog,
                          const Target& target);

}  // namespace passnet
