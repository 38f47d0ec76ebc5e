// Applies passes to a graph.
//
// Passes apply in order; each sees the graph that the earlier ones left. A pass runs in sweeps: a
// sweep tries every node that its pattern's root may match, in program order. A node that a match
// of this sweep replaced takes part in no other match, and nodes that a replacement added are
// examined in the next sweep. Sweeps repeat until one finds nothing.
#pragma once

#include "ir/op/op.hpp"
#include "pass/match_result.hpp"
#include "pass/pass.hpp"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace passnet {

struct Target;

struct ApplyOptions {
  size_t sweeps = 64;           // for each pass
  size_t nodes_added = 20'000;  // for each pass
  size_t fuel = 50'000;         // steps for each root of a search (MatchOptions)
  std::optional<size_t> steps;  // for all passes together; by default `matching_steps`
};

// Returns how many steps of matching all passes may take in the graph together: several hundred
// times what the passes of `examples/passes` take, and seconds at most.
size_t matching_steps(const Graph& graph, size_t passes);

struct PassReport {
  std::string pass;
  size_t matches = 0;
  std::optional<Diagnostic> refusal;  // the reason why it cannot match here: no kernel for the
                                      // device
  std::vector<NodeId> removed;  // nodes of the graph before this pass that it took, or left dead
  uint32_t first_added = 0;     // the nodes that it added have ids from here …
  uint32_t end_added = 0;       // … to before here
};

struct ApplyReport {
  std::vector<PassReport> passes;
  size_t steps = 0;  // of matching
  size_t matches() const;
};

// An error leaves the graph unchanged. Errors are those of `rewrite`, "pass-does-not-settle" if a
// pass keeps matching its own results, "matching-too-long" if matching takes too many steps,
// "fuse-torn" if a path leaves a fuse block and reenters it, "pass-broke-graph" if the result does
// not verify.
Result<ApplyReport> apply(Graph& graph, const Catalog& catalog, std::span<const Pass> passes,
                          const Target& target, const ApplyOptions& options = {});

// Returns the matches of one pass in a graph that stays as it is: those that its first sweep would
// replace if it were the only pass. No two of them share a node. `steps`: how many the search may
// take, less those that it takes; without any left it ends early.
std::vector<Match> find_matches(const Graph& graph, const Catalog& catalog, const Pass& pass,
                                const Target& target, size_t& steps);

}  // namespace passnet
