#include "agent/run/scores.hpp"

#include "agent/workbench/workbench.hpp"

#include <algorithm>
#include <cmath>

namespace passnet {
namespace {

using Json = nlohmann::ordered_json;

Json number(std::optional<double> value) { return value ? Json(*value) : Json(); }

// Counts logarithms of positive values.
struct GeometricMean {
  double sum = 0;
  size_t count = 0;
  void add(double value) {
    sum += std::log(value);
    ++count;
  }
  std::optional<double> value() const {
    if (count == 0) return std::nullopt;
    return std::exp(sum / static_cast<double>(count));
  }
};

bool is_right(const Attempt& attempt) {
  return attempt.submission && !attempt.records.empty() && all_right(attempt.records);
}

TaskSummary summarize(const TaskState& state) {
  TaskSummary summary{
      .task = state.task.name, .verdicts = {}, .endings = {}, .draft_scores = {}, .pass_at = {}};
  size_t right = 0;
  for (const Attempt& attempt : state.attempts) {
    right += is_right(attempt);
    summary.verdicts.push_back(verdict_of(attempt));
    summary.endings.emplace_back(attempt.ended ? name(*attempt.ended) : "open");
    summary.draft_scores.push_back(draft_score(attempt));
    const Spent spent = spent_by(attempt);
    summary.spent.tokens_in += spent.tokens_in;
    summary.spent.tokens_out += spent.tokens_out;
    summary.spent.seconds += spent.seconds;
  }
  const size_t count = state.attempts.size();
  for (size_t k = 1; k <= count; ++k) summary.pass_at.push_back(pass_at_k(count, right, k));
  if (!state.outcome) return summary;
  summary.winner = state.outcome->winner;
  summary.as = score_of(state.outcome->records);
  summary.over_default = score_over_default(state.outcome->records);
  if (summary.winner) summary.draft_as = summary.draft_scores[*summary.winner];
  summary.again_as = score_of(state.outcome->again);
  return summary;
}

}  // namespace

double pass_at_k(size_t n, size_t c, size_t k) {
  if (n - c < k) return 1;
  double none = 1;
  for (size_t i = 0; i < k; ++i) {
    none *= static_cast<double>(n - c - i) / static_cast<double>(n - i);
  }
  return 1 - none;
}

RunSummary summarize(std::span<const TaskState> tasks, const BudgetLimits& prices) {
  RunSummary run;
  GeometricMean as;
  GeometricMean over_default;
  GeometricMean curse;
  for (const TaskState& state : tasks) {
    TaskSummary task = summarize(state);
    run.spent.tokens_in += task.spent.tokens_in;
    run.spent.tokens_out += task.spent.tokens_out;
    run.spent.seconds += task.spent.seconds;
    run.pass_at.resize(std::max(run.pass_at.size(), task.pass_at.size()), 0);
    for (size_t k = 0; k < task.pass_at.size(); ++k) run.pass_at[k] += task.pass_at[k];
    if (task.as) as.add(*task.as);
    if (task.over_default) over_default.add(*task.over_default);
    const auto choices = std::ranges::count_if(task.draft_scores,
                                               [](const auto& score) { return score.has_value(); });
    if (choices > 1 && task.draft_as && task.again_as) curse.add(*task.draft_as / *task.again_as);
    run.tasks.push_back(std::move(task));
  }
  for (double& share : run.pass_at) share /= static_cast<double>(std::max<size_t>(tasks.size(), 1));
  run.judged = as.count;
  run.as = as.value();
  run.over_default = over_default.value();
  run.winners_curse = curse.value();
  run.money = Budget(prices).money({.in = run.spent.tokens_in, .out = run.spent.tokens_out});
  return run;
}

Json to_json(const TaskSummary& summary, const BudgetLimits& prices) {
  const bool priced = prices.price_in > 0 || prices.price_out > 0;
  const double money =
      Budget(prices).money({.in = summary.spent.tokens_in, .out = summary.spent.tokens_out});
  Json drafts = Json::array();
  for (const auto& score : summary.draft_scores) drafts.push_back(number(score));
  return {{"task", summary.task},
          {"attempts", summary.verdicts.size()},
          {"tokens_in", summary.spent.tokens_in},
          {"tokens_out", summary.spent.tokens_out},
          {"seconds", summary.spent.seconds},
          {"money", priced ? Json(money) : Json()},
          {"verdicts", summary.verdicts},
          {"ended", summary.endings},
          {"draft_as", std::move(drafts)},
          {"winner", summary.winner ? Json(*summary.winner + 1) : Json()},
          {"as", number(summary.as)},
          {"over_default", number(summary.over_default)},
          {"as_again", number(summary.again_as)},
          {"pass_at", summary.pass_at}};
}

Json to_json(const RunSummary& summary) {
  return {{"tasks", summary.tasks.size()},
          {"judged", summary.judged},
          {"as", number(summary.as)},
          {"over_default", number(summary.over_default)},
          {"pass_at", summary.pass_at},
          {"tokens_in", summary.spent.tokens_in},
          {"tokens_out", summary.spent.tokens_out},
          {"seconds", summary.spent.seconds},
          {"money", summary.money},
          {"winners_curse", number(summary.winners_curse)}};
}

}  // namespace passnet
