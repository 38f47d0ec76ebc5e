// Explains why a pass did not match a graph.
#pragma once

#include "pass/drive.hpp"

#include <nlohmann/json_fwd.hpp>

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace passnet {

// Places of a graph that stopped matching for the same reason.
struct NearMiss {
  size_t count = 0;
  size_t matched = 0;  // ops of the pattern that agreed
  Diagnostic reason;   // of the first of them in program order
};

// `reason` is set if there is no match: it points to the part of the pass that differs, and its
// notes name the place in the graph, the values that decided, and what the author may have meant.
struct Explanation {
  std::string pass;
  size_t matches = 0;
  size_t nodes = 0;    // of the pattern
  size_t matched = 0;  // of the longest partial match
  size_t tried = 0;  // places of the graph that have the pattern's last op, or an op that leads to
                     // it
  std::optional<Diagnostic> reason;
  std::vector<NearMiss> near_misses;  // the longest partial match first; at most 8
};

// Explains each pass in turn, on the graph that the earlier ones left. A graph without text, or one
// that a pass has changed, is printed into `sources`, so that the reasons can point into it. Errors
// are those of `apply`.
Result<std::vector<Explanation>> explain(const Graph& graph, const Catalog& catalog,
                                         std::span<const Pass> passes, const Target& target,
                                         Sources& sources);

// {"pass", "matches", "nodes", "matched", "tried", "reason", "near_misses": [{"count", "matched",
// "reason"}]}: reasons as diagnostics, or null.
nlohmann::json to_json(const Explanation& explanation, const Sources& sources);

}  // namespace passnet
