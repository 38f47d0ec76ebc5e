#include "agent/run/attempt.hpp"

#include "agent/workbench/workbench.hpp"

#include <algorithm>

namespace passnet {

Spent spent_by(const Attempt& attempt) {
  Spent spent;
  for (const Message& message : attempt.messages) {
    spent.tokens_in += message.tokens_in.value_or(0);
    spent.tokens_out += message.tokens_out.value_or(0);
    spent.seconds += message.seconds.value_or(0);
  }
  return spent;
}

std::string verdict_of(const Attempt& attempt) {
  if (!attempt.submission || attempt.records.empty()) return "NO_SUBMISSION";
  for (const Record& record : attempt.records) {
    if (!record.verdict) return "UNKNOWN";
    if (is_error(*record.verdict)) return std::string(name(*record.verdict));
    if (!is_correct(record, -5)) return std::string(name(Verdict::kWrongValue));
  }
  return std::string(name(Verdict::kPass));
}

std::optional<double> draft_score(const Attempt& attempt) { return score_of(attempt.records); }

std::optional<size_t> best_attempt(const std::vector<Attempt>& attempts) {
  std::optional<size_t> best;
  const auto rank = [&](size_t i) {
    return std::pair(all_right(attempts[i].records), draft_score(attempts[i]).value_or(0));
  };
  for (size_t i = 0; i < attempts.size(); ++i) {
    if (!attempts[i].submission) continue;
    if (!best || rank(i) > rank(*best)) best = i;
  }
  return best;
}

}  // namespace passnet
