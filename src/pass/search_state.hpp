// The state that the parts of one search share: the bindings so far, and the deepest mismatch.
#pragma once

#include "ir/op/op.hpp"
#include "pass/match_result.hpp"

#include <algorithm>
#include <iterator>
#include <optional>
#include <vector>

namespace passnet {

struct SearchState {
  const Pass& pass;
  const Graph& graph;
  const Catalog& catalog;
  const GraphIndex& index;
  const Target& target;
  size_t fuel = 0;                          // steps that are left
  std::optional<Mismatch>* best = nullptr;  // null: mismatches are not requested
  Bindings bindings;
  std::vector<bool> swapped;  // by PatternNodeId: the first two operands are exchanged

  Scope scope() { return {pass, graph, index, target, bindings}; }
  bool is_matched(NodeId node) const {
    return std::ranges::find(bindings.nodes, node) != bindings.nodes.end();
  }

  void spend(size_t steps) { fuel -= std::min(fuel, steps); }

  // Keeps the mismatch that `make` builds if it is the deepest so far. False.
  template <class Make>
  bool mismatch(size_t step, size_t detail, Make make) {
    const size_t depth = step * 64 + detail;
    if (best == nullptr || (*best && (*best)->depth >= depth)) return false;
    Mismatch found = make();
    found.matched = step;
    found.depth = depth;
    std::ranges::copy_if(bindings.nodes, std::back_inserter(found.nodes), &NodeId::valid);
    *best = std::move(found);
    return false;
  }
};

// A node of the pattern and the node of the graph that is compared with it.
struct MatchSite {
  const PatternNode& pattern;
  const Op& op;
  NodeId node;
  size_t step;
};

}  // namespace passnet
