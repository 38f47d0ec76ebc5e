// The scores of a run: per task and as a whole (docs/agent.md).
#pragma once

#include "agent/run/budget.hpp"
#include "agent/run/run_state.hpp"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace passnet {

// The chance that at least one of k attempts is right, estimated without bias from n attempts of
// which c are: 1 - C(n-c, k) / C(n, k). k <= n.
double pass_at_k(size_t n, size_t c, size_t k);

struct TaskSummary {
  std::string task;
  std::vector<std::string> verdicts;  // of the attempts
  std::vector<std::string> endings;
  std::vector<std::optional<double>> draft_scores;
  std::optional<size_t> winner;        // of the attempts
  std::optional<double> as;            // of the winner on the hidden graphs; none: not judged yet
  std::optional<double> over_default;  // the same with the default compiler as the baseline
  std::optional<double> draft_as;      // of the winner, by which it was chosen
  std::optional<double> again_as;      // on the same graphs, judged a second time
  std::vector<double> pass_at;         // by k, from 1
  Spent spent;
};

struct RunSummary {
  std::vector<TaskSummary> tasks;
  size_t judged = 0;         // tasks with a score
  std::optional<double> as;  // the geometric mean of theirs
  std::optional<double> over_default;
  std::vector<double> pass_at;  // by k, from 1: the mean over all tasks
  Spent spent;
  double money = 0;
  // The factor by which choosing the best attempt overstates its score: the geometric mean of
  // draft_as over again_as. None without a task that had a choice.
  std::optional<double> winners_curse;
};

RunSummary summarize(std::span<const TaskState> tasks, const BudgetLimits& prices);

// {"task", "attempts", "tokens_in", "tokens_out", "seconds", "money", "verdicts", "ended",
// "draft_as", "winner", "as", "over_default", "as_again", "pass_at"}.
nlohmann::ordered_json to_json(const TaskSummary& summary, const BudgetLimits& prices);
nlohmann::ordered_json to_json(const RunSummary& summary);

}  // namespace passnet
