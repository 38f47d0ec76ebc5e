// Why a pass did not match a graph.
#pragma once

#include "pass/drive.hpp"

#include <nlohmann/json_fwd.hpp>

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace passnet {

// `reason` is set where there is no match: its place is what differs in the pass, and its notes
// name the place in the graph and, for a guard, the values that failed.
struct Explanation {
  std::string pass;
  size_t matches = 0;
  size_t nodes = 0;    // of the pattern
  size_t matched = 0;  // of the longest partial match
  std::optional<Diagnostic> reason;
};

// For each pass in turn, on the graph that the earlier ones left. A graph without text, or one that
// a pass has changed, is printed into `sources`, so that the reasons can point into it. Errors are
// those of `apply`.
Result<std::vector<Explanation>> explain(const Graph& graph, const Catalogue& catalogue,
                                         std::span<const Pass> passes, const Target& target,
                                         Sources& sources);

// {"pass", "matches", "nodes", "matched", "reason"}: the reason as a diagnostic, or null.
nlohmann::json to_json(const Explanation& explanation, const Sources& sources);

}  // namespace passnet
