// Compiles a graph to a plan and kernel sources.
#pragma once

#include "compile/compiled.hpp"
#include "compile/launches.hpp"
#include "ir/op/op.hpp"

namespace passnet {

struct Target;

struct CompileOptions {
  bool clean_up = false;  // simplify the graph and compute constants in advance
  bool fuse = false;      // several computations per launch; otherwise each is a separate launch
  FuseParts parts{};      // of `fuse`
  CppNumbers numbers = CppNumbers::kParameters;
};

// Inputs have the strides of their facts, contiguous by default. Fused or not, values are the same
// up to the order of sums; views cost nothing. Errors: "random-graph" for a graph with a random op,
// "kernel-missing" for a launch without a kernel for the target's device, and those of fuse blocks
// (`merge_blocks`, "fuse-split").
Result<CompiledGraph> compile(const Graph& graph, const Catalog& catalog, const Target& target,
                              const CompileOptions& options);

}  // namespace passnet
