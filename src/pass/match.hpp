// Matches a pass against a graph at one node.
#pragma once

#include "ir/op/op.hpp"
#include "pass/match_result.hpp"

#include <optional>
#include <string>
#include <vector>

namespace passnet {

struct Target;

struct MatchOptions {
  size_t fuel = 50'000;      // steps for each root
  size_t* budget = nullptr;  // steps left for all searches in the graph; null: unlimited
};

// One search for a pass in a graph. The search is deterministic: the root's op selects the
// candidates, operands of commutative ops are tried as written and then swapped, several readers of
// a value in program order; the first assignment that also satisfies the guard is the match. It is
// bounded in steps: an attempt at a node is one, and longer walks count in proportion.
class Matcher {
 public:
  Matcher(const Pass& pass, const Graph& graph, const Catalog& catalog, const GraphIndex& index,
          const Target& target, MatchOptions options = {})
      : pass_(pass),
        graph_(graph),
        catalog_(catalog),
        index_(index),
        target_(target),
        options_(options) {}

  // The ops that the root may match.
  std::vector<OpId> root_ops() const;
  // If `best` is given, it keeps the deepest mismatch, also over several calls.
  std::optional<Match> match_at(NodeId root, std::optional<Mismatch>* best = nullptr) const;

 private:
  const Pass& pass_;
  const Graph& graph_;
  const Catalog& catalog_;
  const GraphIndex& index_;
  const Target& target_;
  MatchOptions options_;
};

// The pass's kernel that has no text for the target's device, if any: then the pass does not match
// there.
const KernelSource* find_kernel(const Pass& pass, std::string_view name, const Target& target);
std::optional<Diagnostic> find_missing_kernel(const Pass& pass, const Target& target);

}  // namespace passnet
