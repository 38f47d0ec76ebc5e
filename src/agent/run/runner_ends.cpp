// The ends of attempts and tasks: what was submitted is judged for drafts, then the best of a task
// on its hidden graphs.
#include "agent/run/runner.hpp"
#include "eval/submission.hpp"
#include "pass/language/parse.hpp"

#include <algorithm>
#include <filesystem>

namespace passnet {
namespace {

// The submission that loading the file gives.
Submission submission_of(const std::string& text, const std::string& file, const Catalog& catalog,
                         Sources& sources) {
  Diagnostics diagnostics;
  const SourceId source = sources.add(file, text);
  return {
      .path = file,
      .sources = &sources,
      .digest = Hasher().add(std::filesystem::path(file).filename().string()).add(text).finish(),
      .common = parse_passes(sources, source, catalog, diagnostics),
      .by_task = {}};
}

std::vector<const TaskGraph*> pointers_to(const std::vector<TaskGraph>& graphs) {
  std::vector<const TaskGraph*> pointers;
  for (const TaskGraph& graph : graphs) pointers.push_back(&graph);
  return pointers;
}

// The record of a hidden graph for which nothing was submitted.
Record nothing_submitted(const AuthorTask& task, const TaskGraph& graph) {
  return {.task = task.name,
          .graph = graph.name,
          .verdict = Verdict::kNoMatch,
          .error = ErrorKind::kNoMatch,
          .origin = Origin{.graph = graph.source, .graph_hash = graph.hash.hex()},
          .detail = "no attempt submitted a pass"};
}

}  // namespace

Result<void> Runner::end(LiveId id, AttemptEnd ending, std::string error) {
  LiveAttempt& live = live_.at(id);
  live.asks = false;
  Attempt& attempt = *live.attempt;
  attempt.ended = ending;
  attempt.error = std::move(error);
  attempt.submission = live.bench->submission();
  if (ending == AttemptEnd::kLost) return finish(id);
  if (!attempt.submission) attempt.submission = live.bench->best_evaluated();
  if (!attempt.submission) return finish(id);
  settle(id);
  return {};
}

// Judges the submission for drafts, unless it was; then the attempt is over.
void Runner::settle(LiveId id) {
  ++jobs_;
  queue_.add(JobQueue::Length::kLong,
             [this, id, bench = live_.at(id).bench.get(),
              text = *live_.at(id).attempt->submission]() -> JobQueue::Completion {
               const auto begin = Clock::now();
               const auto judged = bench->evaluate_pass(text);
               const double seconds = std::chrono::duration<double>(Clock::now() - begin).count();
               if (!judged) {
                 return [this, error = judged.error()] { failure_ = std::unexpected(error); };
               }
               std::vector<Record> records = *bench->evaluation_of(text);
               return [this, id, records = std::move(records), seconds] {
                 statistics_.judging_s += seconds;
                 live_.at(id).attempt->records = records;
                 failure_ = finish(id);
               };
             });
}

Result<void> Runner::finish(LiveId id) {
  LiveAttempt& live = live_.at(id);
  TaskState& task = *live.task;
  Attempt& attempt = *live.attempt;
  if (attempt.ended != AttemptEnd::kLost) TRY(journal_.add(end_entry(task, attempt)));
  if (!attempt.error.empty()) {
    callbacks_.note(
        fmt::format("{}, attempt {}: {}", task.task.name, attempt.number, attempt.error));
  }
  callbacks_.advanced(task.task.name);
  live_.erase(id);
  return judge_if_over(task);
}

Result<void> Runner::judge_if_over(TaskState& task) {
  // A submission of an attempt that has ended may still be judged for drafts.
  const auto is_of_task = [&](const auto& entry) { return entry.second.task == &task; };
  if (!options_.scores || task.outcome || !std::ranges::all_of(task.attempts, is_over) ||
      std::ranges::any_of(live_, is_of_task)) {
    return {};
  }
  const auto winner = best_attempt(task.attempts);
  if (!winner) {
    TaskOutcome outcome;
    for (const TaskGraph& graph : task.task.hidden) {
      outcome.records.push_back(nothing_submitted(task.task, graph));
    }
    return close_outcome(task, std::move(outcome));
  }
  const std::string& text = *task.attempts[*winner].submission;
  std::string file = TRY(callbacks_.keep(task.task, text));
  judge_winner(task, *winner, text, std::move(file));
  return {};
}

void Runner::judge_winner(TaskState& task, size_t winner, std::string text, std::string file) {
  ++jobs_;
  const bool had_choice = std::ranges::count_if(task.attempts, [](const Attempt& attempt) {
                            return attempt.submission.has_value();
                          }) > 1;
  queue_.add(JobQueue::Length::kLong,
             [this, &task, winner, had_choice, text = std::move(text),
              file = std::move(file)]() -> JobQueue::Completion {
               const auto begin = Clock::now();
               std::vector<const TaskGraph*> drafts = pointers_to(task.task.shown);
               for (const TaskGraph& graph : task.task.dev) drafts.push_back(&graph);
               Sources sources;
               const auto judge = [&](std::span<const TaskGraph* const> graphs, JudgingCare care) {
                 return instruments_.judge(
                     task.task.name, graphs,
                     submission_of(text, file, instruments_.catalog(), sources), care);
               };
               auto records = judge(pointers_to(task.task.hidden), JudgingCare::kFinal);
               Result<std::vector<Record>> again;
               if (had_choice) again = judge(drafts, JudgingCare::kDraft);
               const double seconds = std::chrono::duration<double>(Clock::now() - begin).count();
               if (!records || !again) {
                 return [this, error = records ? again.error() : records.error()] {
                   failure_ = std::unexpected(error);
                 };
               }
               TaskOutcome outcome{
                   .winner = winner, .records = *std::move(records), .again = *std::move(again)};
               return [this, &task, outcome = std::move(outcome), seconds] {
                 statistics_.judging_s += seconds;
                 if (outcome.records.empty() || score_of(outcome.records)) {
                   failure_ = close_outcome(task, outcome);
                 } else {
                   callbacks_.note(
                       fmt::format("{}: no hidden graph could be timed (NOISY)", task.task.name));
                 }
               };
             });
}

Result<void> Runner::close_outcome(TaskState& task, TaskOutcome outcome) {
  for (Record& record : outcome.records) record.versions["model"] = options_.model.model;
  task.outcome = std::move(outcome);
  return journal_.add(outcome_entry(task));
}

Result<RunStatistics> run_conversations(std::span<TaskState> tasks, const AgentOptions& options,
                                        Instruments& instruments, Journal& journal,
                                        const AgentCallbacks& callbacks) {
  const CurlLibrary curl = TRY(CurlLibrary::load());
  return Runner(curl, tasks, options, instruments, journal, callbacks).run();
}

}  // namespace passnet
