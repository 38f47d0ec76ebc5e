// Credit by pass: what each pass of a submission contributed, over the records of one candidate.
#pragma once

#include "eval/record/record.hpp"

#include <nlohmann/json_fwd.hpp>

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace passnet {

// Means and shares over no graph are none. A graph that several passes matched counts with its
// whole speedup for each of them; `only` counts the graphs in which no other pass matched.
struct PassCredit {
  std::string pass;
  std::optional<int64_t> place;  // in the order of application, from 1, where first seen
  size_t graphs = 0;             // in which it matched
  int64_t matches = 0;
  std::optional<double> gmean;  // speedup of those that are correct
  size_t only_graphs = 0;
  std::optional<double> only_gmean;
  std::optional<double> correct;          // share of its graphs, at t = -5
  std::optional<double> slower;           // share of its timed graphs
  std::optional<double> compile_ms;       // none: the records do not say
  size_t lost_graphs = 0;                 // in which an earlier pass took nodes of its matches
  std::map<std::string, size_t> lost_to;  // these graphs, by the earlier pass
};

// Returns the passes that matched or lost matches, in the order of application, then those that
// matched nothing, by name. Records of candidates without passes contribute nothing.
std::vector<PassCredit> credit_passes(std::span<const Record> records);

// {"pass", "place", "graphs", "matches", "gmean", "only_graphs", "only_gmean", "correct", "slower",
// "compile_ms", "lost_graphs", "lost_to"}.
nlohmann::ordered_json to_json(const PassCredit& credit);

}  // namespace passnet
