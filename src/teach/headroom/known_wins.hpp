// Wins on other tasks, and how near their ops are: there the search of a new task begins.
#pragma once

#include <nlohmann/json_fwd.hpp>

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace passnet {

struct KnownWin {
  std::string ops;  // the op sequence of the task
  std::string text;
  double gain = 1;  // over the default compiler, as it was timed there
};

// The wins of a row of `tasks.jsonl` of `suite headroom`; none of another row.
std::vector<KnownWin> wins_of(const nlohmann::ordered_json& row);

// The share of ops, and of pairs of neighbors, that two op sequences have in common: 0 to 1.
double similarity(std::string_view one, std::string_view other);

// The texts of at most `count` wins whose tasks have ops in common with this one, each once: the
// nearest first, of equally near ones the greatest gain.
std::vector<std::string> nearest_wins(std::span<const KnownWin> wins, std::string_view ops,
                                      size_t count);

}  // namespace passnet
