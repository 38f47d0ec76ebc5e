// Matching a pass against a graph at one node.
#pragma once

#include "ir/op/op.hpp"
#include "pass/language/expression.hpp"

#include <optional>
#include <string>
#include <vector>

namespace passnet {

// A place where everything agrees, and the guard holds.
struct Match {
  Bindings bindings;
  NodeId anchor;  // the replacement goes before this node
  // Nodes that use a result before all that the replacement reads is known, in program order: they
  // move directly behind `last_read` first. The anchor is the first of them. Mostly there are none.
  std::vector<NodeId> moves;
  NodeId last_read;
};

// Why matching stopped, in one attempt: `matched` counts the pattern's nodes that agreed.
struct Mismatch {
  std::string id;
  size_t matched = 0;
  size_t depth = 0;      // orders mismatches: the deeper attempt explains more
  Span pattern;          // what differs, in the pass
  NodeId node;           // and in the graph
  std::string expected;  // "`dim=1`", a noun phrase
  std::string found;
  std::vector<Fact> values;   // that decided: `rank(%x)` was `3`
  std::vector<Note> notes;    // in the pass
  std::vector<NodeId> nodes;  // of the graph that agreed so far
  std::string hint;           // what the author may have meant; empty where nothing suggests itself
};

struct MatchOptions {
  size_t fuel = 50'000;  // attempts at a node, for each root
};

// One search for a pass in a graph. The search is deterministic: the root's op picks the
// candidates, operands of commutative ops are tried as written and then swapped, several readers of
// a value in program order; the first assignment that satisfies the guard too is the match.
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

  // The ops that the root may be.
  std::vector<OpId> root_ops() const;
  // With `best`, the deepest mismatch is kept in it, also over several calls.
  std::optional<Match> match_at(NodeId root, std::optional<Mismatch>* best = nullptr) const;

 private:
  const Pass& pass_;
  const Graph& graph_;
  const Catalog& catalog_;
  const GraphIndex& index_;
  const Target& target_;
  MatchOptions options_;
};

// The pass's kernel that has no text for the target's device, if any: then it does not match there.
const KernelSource* find_kernel(const Pass& pass, std::string_view name, const Target& target);
std::optional<Diagnostic> find_missing_kernel(const Pass& pass, const Target& target);

}  // namespace passnet
