// Prints scores and the credit of passes, as `bench` and `score` do.
#pragma once

#include "cli/session.hpp"
#include "eval/record/record.hpp"
#include "eval/record/score.hpp"

#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace passnet {

struct ScoresShown {
  bool tasks = false;         // one row per task
  bool passes = false;        // one row per pass
  bool valid_inputs = false;  // the records say what is correct on valid inputs alone
};

// The number of the candidate's records of each level, if any has one.
std::map<Level, size_t> count_levels(std::span<const Record> records, std::string_view candidate);

// Prints the tables, or with --json one row per candidate, with the key `passes` if it has any.
void print_scores(const Session& session, std::span<const Score> scores,
                  std::span<const Record> records, const ScoresShown& shown);

// `left out for time: calls, attempts`, of a record.
std::string describe_left_out(const std::vector<std::string>& left_out);

}  // namespace passnet
