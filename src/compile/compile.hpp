// Compiles a graph to a plan and kernel sources.
#pragma once

#include "compile/compiled.hpp"
#include "compile/launches.hpp"
#include "ir/op/op.hpp"

#include <vector>

namespace passnet {

struct Target;

struct CompileOptions {
  bool clean_up = false;  // simplify the graph and compute constants in advance
  bool fuse = false;      // several computations per launch; otherwise each is a separate launch
  FuseParts parts{};      // of `fuse`
  CppNumbers numbers = CppNumbers::kParameters;
  bool learned = false;  // apply the library of learned passes first
};

// Inputs have the strides of their facts, contiguous by default. Fused or not, values are the same
// up to the order of sums; views cost nothing. Errors: "random-graph" for a graph with a random op,
// "kernel-missing" for a launch without a kernel for the target's device, and those of fuse blocks
// (`merge_blocks`, "fuse-split"). Learned passes may also compute the same real numbers in another
// way; a graph that does not compile with them is compiled without.
Result<CompiledGraph> compile(const Graph& graph, const Catalog& catalog, const Target& target,
                              const CompileOptions& options);

// A graph of which some inputs are frozen: they are the same in many calls.
struct FrozenGraph {
  CompiledGraph once;  // what depends on frozen inputs alone; it takes the inputs of the graph, and
                       // reads the frozen ones
  CompiledGraph graph;  // the rest; its plan has further inputs, the results of `once`
};

// Returns the bytes that the results of `once` take.
int64_t kept_bytes(const Plan& once);

// Returns by input: true for a parameter or buffer, by the names that torch.export and Dynamo give
// them.
std::vector<bool> find_parameters(const Graph& graph);

// Compiles with everything computed apart that depends on frozen inputs and constants alone: copies
// of weights for library calls, folded factors. Values are those of `compile`, and so are errors.
// `frozen`: by input; one that the graph changes is none.
Result<FrozenGraph> compile_frozen(const Graph& graph, const Catalog& catalog, const Target& target,
                                   const CompileOptions& options, std::vector<bool> frozen);

}  // namespace passnet
