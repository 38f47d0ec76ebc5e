// Trajectories: whole conversations with their outcomes, one JSON object per line, for training and
// for study (docs/agent.md).
#pragma once

#include "agent/model/message.hpp"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace passnet {

struct Trajectory {
  std::string task;
  int64_t attempt = 1;
  std::string candidate;  // the name of a model, or of a program such as `teach`
  std::vector<Message> messages;
  std::optional<std::string> submission;
  std::string verdict;
  std::optional<double> as;  // on the graphs that judged it
  int64_t tokens_in = 0;
  int64_t tokens_out = 0;
  double seconds = 0;
  std::optional<double> money;
  std::string ended;
  std::map<std::string, std::string> versions;
  std::vector<std::string> hashes;  // canonical, of the graphs that the conversation showed
  std::string op_sequence;
};

nlohmann::ordered_json to_json(const Trajectory& trajectory);

// Reads one trajectory; `span` is the place that errors name. Errors: "bad-trajectory",
// "bad-message".
Result<Trajectory> parse_trajectory(std::string_view text, Span span);

// Reads the lines of a source; blank ones are skipped, each bad one is reported.
std::vector<Trajectory> parse_trajectories(const Sources& sources, SourceId source,
                                           Diagnostics& diagnostics);

}  // namespace passnet
