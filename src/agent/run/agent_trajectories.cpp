#include "agent/run/agent_trajectories.hpp"

#include "eval/record/program_versions.hpp"

namespace passnet {

std::vector<Trajectory> trajectories_of(std::span<const TaskState> tasks,
                                        const std::string& candidate, const BudgetLimits& prices) {
  std::vector<Trajectory> trajectories;
  const bool priced = prices.price_in > 0 || prices.price_out > 0;
  for (const TaskState& state : tasks) {
    std::vector<std::string> hashes;
    for (const TaskGraph& graph : state.task.shown) hashes.push_back(graph.hash.hex());
    for (const Attempt& attempt : state.attempts) {
      if (attempt.messages.empty()) continue;
      const Spent spent = spent_by(attempt);
      Trajectory trajectory{.task = state.task.name,
                            .attempt = attempt.number,
                            .candidate = candidate,
                            .messages = attempt.messages,
                            .submission = attempt.submission,
                            .verdict = verdict_of(attempt),
                            .as = draft_score(attempt),
                            .tokens_in = spent.tokens_in,
                            .tokens_out = spent.tokens_out,
                            .seconds = spent.seconds,
                            .money = {},
                            .ended = std::string(attempt.ended ? name(*attempt.ended) : "open"),
                            .versions = program_versions(),
                            .hashes = hashes,
                            .op_sequence = state.task.op_sequence};
      if (priced) {
        trajectory.money = Budget(prices).money({.in = spent.tokens_in, .out = spent.tokens_out});
      }
      trajectories.push_back(std::move(trajectory));
    }
  }
  return trajectories;
}

}  // namespace passnet
