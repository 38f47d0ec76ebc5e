// The result of matching a pass at one node: a match, or the reason why there is none.
#pragma once

#include "pass/language/expression.hpp"

#include <string>
#include <vector>

namespace passnet {

// A place in the graph where the whole pattern agrees and the guard holds.
struct Match {
  Bindings bindings;
  NodeId anchor;  // the replacement is inserted before this node
  // Nodes that use a result before all that the replacement reads is known, in program order: they
  // move directly after `last_read` first. The anchor is the first of them. Usually empty.
  std::vector<NodeId> moves;
  NodeId last_read;
};

// The reason why one attempt stopped: `matched` counts the pattern's nodes that agreed.
struct Mismatch {
  std::string id;
  size_t matched = 0;
  size_t depth = 0;      // orders mismatches: the deeper attempt explains more
  Span pattern;          // the part of the pass that differs
  NodeId node;           // and in the graph
  std::string expected;  // "`dim=1`", a noun phrase
  std::string found;
  std::vector<Fact> values;   // values that decided: `rank(%x)` was `3`
  std::vector<Note> notes;    // in the pass
  std::vector<NodeId> nodes;  // nodes of the graph that agreed so far
  std::string hint;           // what the author may have meant; empty if nothing is likely
};

}  // namespace passnet
