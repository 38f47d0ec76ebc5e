// Chooses what runs together: the launches of a program.
#pragma once

#include "fuse/merge.hpp"
#include "ir/op/op.hpp"
#include "library/epilogues.hpp"
#include "lower/fold_constants.hpp"
#include "pass/pass.hpp"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace passnet {

struct Target;

// By computation of a program: the library call that it is.
using CallsByComputation = std::vector<std::optional<LibraryCall>>;

// A graph as computations, before launches are chosen.
struct LoweredGraph {
  std::optional<FoldedGraph> cleaned;  // of which the computations are; none: the graph itself
  LoopProgram program;
  CallsByComputation calls;
};

// Errors: "random-graph" for a graph with a random op, and those of fuse blocks. `clean_up`:
// the graph is simplified, and its constants are computed.
Result<LoweredGraph> lower_graph(const Graph& graph, const Catalog& catalog, const Target& target,
                                 bool clean_up);

struct Launches {
  std::vector<std::vector<uint32_t>> groups;  // of computations
  std::vector<FusedKernel> kernels;  // per group; without stages if no generated kernel computes it
  std::vector<std::string> labels;   // per group, for people
  Epilogues epilogues;
};

// Gives results the layouts of operands, as in PyTorch, and adds copies of what library calls take
// in another one. Comes before `launch_alone`.
void lay_out(LoopProgram& program, CallsByComputation& calls, const Target& target);

// Makes each computation a separate launch.
Launches launch_alone(const LoopProgram& program, const CallsByComputation& calls);

// Steps of fusion besides merging computations.
struct FuseParts {
  bool layouts = true;    // results get the order of dims that their operands have
  bool epilogues = true;  // kernels run with the library call whose result they read
};

// Groups products with matrices that numbers choose, unrolls short reductions, and does what
// `lay_out` does. Comes before `fuse`.
void lay_out_fused(LoopProgram& program, CallsByComputation& calls, const Target& target,
                   const FuseParts& parts = {});

// Groups computations, merges each group into one kernel, and appends kernels to library calls.
Launches fuse(const LoopProgram& program, const CallsByComputation& calls, const Target& target,
              const FuseParts& parts = {});

// Cuts the kernel of a computation of very many stages, which was merged with no other, into
// launches with a part of its stages each; any other kernel is one launch. `count_launches` tells
// how many there are.
size_t count_launches(const FusedKernel& fused);
std::vector<FusedKernel> cut_launch(FusedKernel fused);

// The nodes of a graph that one launch computes, in program order.
struct LaunchNodes {
  std::vector<NodeId> nodes;
  bool calls_library = false;
};

// Returns the launches of the default compiler, without its clean-up: nodes are those of this
// graph. Views and constants are in none; a node whose computation is cut into several steps is in
// several. Errors: those of `lower_graph`.
Result<std::vector<LaunchNodes>> find_launches(const Graph& graph, const Catalog& catalog,
                                               const Target& target);

// Counts launches of many graphs; any thread may call it.
class LaunchCounter {
 public:
  LaunchCounter(const Catalog& catalog, const Target& target);
  // Returns the `launches` of the graph that the default compiler makes of it, without their text.
  // Errors: those of `lower_graph`.
  Result<int64_t> count(const Graph& graph) const;

 private:
  const Catalog& catalog_;
  const Target& target_;
};

}  // namespace passnet
