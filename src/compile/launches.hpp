// Chooses what runs together: the launches of a program.
#pragma once

#include "fuse/merge.hpp"
#include "ir/op/op.hpp"
#include "kernel/target.hpp"
#include "library/epilogues.hpp"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace passnet {

// By computation of a program: the library call that it is.
using CallsByComputation = std::vector<std::optional<LibraryCall>>;

struct Launches {
  std::vector<std::vector<uint32_t>> groups;  // of computations
  std::vector<FusedKernel> kernels;  // per group; without stages if no generated kernel computes it
  std::vector<std::string> labels;   // per group, for people
  Epilogues epilogues;
};

// Makes each computation a separate launch. Results have the layouts of operands, as in PyTorch.
Launches launch_alone(LoopProgram& program, const CallsByComputation& calls, const Target& target);

// Groups computations, merges each group into one kernel, and appends kernels to library calls.
Launches fuse(LoopProgram& program, const CallsByComputation& calls, const Target& target);

// The nodes of a graph that one launch computes, in program order.
struct LaunchNodes {
  std::vector<NodeId> nodes;
  bool calls_library = false;
};

// Returns the launches of the default compiler, without its clean-up: nodes are those of this
// graph. Views and constants are in none; a node whose computation is cut into several steps is in
// several. Errors: "random-graph", and those of fuse blocks.
Result<std::vector<LaunchNodes>> find_launches(const Graph& graph, const Catalog& catalog,
                                               const Target& target);

}  // namespace passnet
