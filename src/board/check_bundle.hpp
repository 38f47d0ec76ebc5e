// Decides whether a bundle counts on a board: signatures, passes, suite, and every record.
#pragma once

#include "board/bundle.hpp"
#include "correct/equal/level.hpp"
#include "eval/record/record.hpp"
#include "ir/op/op.hpp"

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace passnet {

// The graphs of a suite, by task and name, with their canonical hashes.
struct BoardSuite {
  using GraphName = std::pair<std::string, std::string>;  // task (empty: none), graph
  std::string name;
  std::map<GraphName, std::string> graphs;

  // SHA-256 over all names and hashes.
  std::string hash() const;
};

// The public keys that a board knows, by name.
struct BoardKeys {
  std::map<std::string, std::string> authors;
  std::map<std::string, std::string> judges;
};
// {"authors": {NAME: KEY}, "judges": {NAME: KEY}}. Errors: "board-keys".
Result<BoardKeys> parse_board_keys(std::string_view text);

// Returns the hash of the passes as records name it. Errors: "bundle-passes".
Result<std::string> hash_of_passes(const SubmissionPart& part, const Catalog& catalog);

struct BoardRules {
  BoardSuite suite;
  BoardKeys keys;
  int64_t least_calls = 20;  // timed per record
  // The least that has to be known of passes that count, as `passnet bench --accept --robust` has it.
  Level accept = Level::kProved;
  bool robust = false;
};

struct CheckedBundle {
  SubmissionPart submission;
  std::string hash;  // SHA-256 of the submission's text
  std::string judge;
  std::vector<Record> records;  // in the order of the suite
  size_t replayed = 0;          // of them, drawn at random, judged again with the same outcome
};

// Errors: "bundle-malformed", "bundle-not-signed", "bundle-passes", "bundle-suite",
// "bundle-not-judged", "bundle-records".
Result<CheckedBundle> check_bundle(std::string_view text, const BoardRules& rules,
                                   const Catalog& catalog);

}  // namespace passnet
