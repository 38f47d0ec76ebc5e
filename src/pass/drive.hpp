// Applying passes to a graph.
//
// Passes apply in order; each sees what the earlier ones left. A pass runs in sweeps: a sweep tries
// every node that its pattern's root may be, in program order; a node that a match of this sweep
// replaced takes part in no other, and what a replacement added is looked at in the next sweep.
// Sweeps repeat until one finds nothing.
#pragma once

#include "ir/op/op.hpp"
#include "kernel/target.hpp"
#include "pass/pass.hpp"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace passnet {

struct ApplyOptions {
  size_t sweeps = 64;           // for each pass
  size_t nodes_added = 20'000;  // for each pass
  size_t fuel = 50'000;         // attempts at a node, for each root of a search
};

struct PassReport {
  std::string pass;
  size_t matches = 0;
  std::optional<Diagnostic> refusal;  // why it can match nothing here: no kernel for the device
};

struct ApplyReport {
  std::vector<PassReport> passes;
  size_t matches() const;
};

// Leaves the graph as it was on an error: those of `rewrite`, "pass-does-not-settle" where a pass
// keeps matching what it made, "fuse-torn" where a path leads out of a fuse block and back in,
// "pass-broke-graph" where the result does not verify.
Result<ApplyReport> apply(Graph& graph, const Catalog& catalog, std::span<const Pass> passes,
                          const Target& target, const ApplyOptions& options = {});

}  // namespace passnet
