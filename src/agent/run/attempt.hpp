// An attempt at a task: one conversation, and the outcome of it.
#pragma once

#include "agent/model/message.hpp"
#include "eval/record/record.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace passnet {

// The reason why a conversation ended.
enum class AttemptEnd : uint8_t {
  kSubmitted,
  kTurns,    // all messages that it may have
  kBudget,   // of the run
  kSilent,   // the model calls no tool
  kRepeats,  // the model sends one call again and again, and it was not refused
  kContext,  // longer than the model can read
  kError,    // the server refuses it, or its answers cannot be read
  kLost,     // the server does not answer: a resumed run continues the conversation
};

struct AttemptEndInfo {
  AttemptEnd ending;
  std::string_view name;
  std::string_view meaning;
};

inline constexpr std::array<AttemptEndInfo, 8> kAttemptEnds{{
    {AttemptEnd::kSubmitted, "submitted", "the model submitted a text"},
    {AttemptEnd::kTurns, "turns", "the model had as many turns as it may have"},
    {AttemptEnd::kBudget, "budget", "the budget of the run is spent"},
    {AttemptEnd::kSilent, "silent", "several messages of the model called no tool"},
    {AttemptEnd::kRepeats, "repeats", "several messages of the model in a row made one call"},
    {AttemptEnd::kContext, "context", "the conversation is longer than the model can read"},
    {AttemptEnd::kError, "error", "the server refused it, or its answers could not be read"},
    {AttemptEnd::kLost, "lost", "the server did not answer; --resume continues the conversation"},
}};

constexpr std::string_view name(AttemptEnd ending) {
  return kAttemptEnds[static_cast<size_t>(ending)].name;
}
constexpr std::optional<AttemptEnd> find_attempt_end(std::string_view text) {
  for (const AttemptEndInfo& entry : kAttemptEnds) {
    if (entry.name == text) return entry.ending;
  }
  return std::nullopt;
}

struct Attempt {
  size_t task = 0;  // of the run
  int number = 1;   // of the task, from 1
  std::vector<Message> messages;
  std::optional<AttemptEnd> ended;
  std::string error;                      // one sentence, for kError and kLost
  std::optional<std::string> submission;  // the model's, else the best text that it evaluated
  std::vector<Record> records;            // of the submission, on the graphs for drafts
};

// True if the conversation has ended and no resumed run continues it.
constexpr bool is_over(const Attempt& attempt) {
  return attempt.ended && *attempt.ended != AttemptEnd::kLost;
}

// The tokens and the time of an attempt's messages.
struct Spent {
  int64_t tokens_in = 0;
  int64_t tokens_out = 0;
  double seconds = 0;
};
Spent spent_by(const Attempt& attempt);

// `PASS` if the submission is right on every graph for drafts, else the first other verdict;
// `NO_SUBMISSION` without one.
std::string verdict_of(const Attempt& attempt);

// The score of the submission on the graphs for drafts.
std::optional<double> draft_score(const Attempt& attempt);

// The attempt whose submission is best: right before wrong, then by score; the first of equal ones.
// nullopt without a submission.
std::optional<size_t> best_attempt(const std::vector<Attempt>& attempts);

}  // namespace passnet
