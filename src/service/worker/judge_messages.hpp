// Messages between a worker and the process that judges for it: lines of JSON on a socket.
#pragma once

#include "diag/diagnostic.hpp"
#include "service/store/evaluation.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <variant>

namespace passnet {

// From the worker.
std::string to_line(const LeasedBatch& batch);
Result<LeasedBatch> parse_batch(std::string_view line);

// From the judge: a record, something that was compiled, the end of a batch.
struct JudgeProgress {};
struct BatchEnd {
  std::string error;  // empty: all were judged
};
using JudgeMessage = std::variant<JobResult, JudgeProgress, BatchEnd>;
std::string to_line(const JudgeMessage& message);
// Errors: "judge-message".
Result<JudgeMessage> parse_judge_message(std::string_view line);

}  // namespace passnet
