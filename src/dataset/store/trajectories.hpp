// Conversations of models in a dataset file (docs/agent.md).
#pragma once

#include "dataset/store/sqlite.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace passnet {

// A trajectory: facts that queries use, and the whole of it as one line of JSON.
struct TrajectoryRow {
  Digest key;  // of the line: a file holds each once
  std::string task;
  int64_t attempt = 1;
  std::string candidate;
  std::string verdict;
  std::optional<double> score;
  int64_t tokens_in = 0;
  int64_t tokens_out = 0;
  double seconds = 0;
  std::string ended;
  std::string op_sequence;
  std::string line;
};

// Adds the rows that the file does not have, in one transaction; returns how many these were.
// Errors: those of SQLite.
Result<size_t> add_trajectories(Database& database, std::span<const TrajectoryRow> rows);

// The lines of all trajectories, in the order of their candidates, tasks and attempts. Errors:
// "broken-text"; those of SQLite.
Result<std::vector<std::string>> trajectory_lines(Database& database);

}  // namespace passnet
