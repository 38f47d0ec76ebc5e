// The state of a run: tasks, attempts, outcomes. It can be rebuilt from the journal.
#pragma once

#include "agent/run/attempt.hpp"
#include "agent/workbench/author_task.hpp"

#include <nlohmann/json.hpp>

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace passnet {

// The outcome of a task: its best submission, judged once on the hidden graphs.
struct TaskOutcome {
  std::optional<size_t> winner;  // of the attempts; none: nothing was submitted
  std::vector<Record> records;   // on the hidden graphs
  std::vector<Record> again;     // on the graphs for drafts, a second time, if there was a choice
};

// The evaluation of a text, which a tool made.
struct EvaluatedText {
  std::string text;
  std::vector<Record> records;
};

struct TaskState {
  AuthorTask task;
  std::vector<Attempt> attempts;
  std::vector<std::vector<EvaluatedText>> evaluated;  // by attempt, of an earlier run
  std::vector<std::optional<std::string>> accepted;   // by attempt: texts that were submitted
  std::optional<TaskOutcome> outcome;
};

// Entries of the journal. A message of a tool may come with the evaluation that it reports, or with
// the text that it accepted.
nlohmann::ordered_json begin_entry(const nlohmann::ordered_json& settings);
nlohmann::ordered_json message_entry(const TaskState& task, const Attempt& attempt,
                                     const Message& message);
nlohmann::ordered_json end_entry(const TaskState& task, const Attempt& attempt);
nlohmann::ordered_json outcome_entry(const TaskState& task);
nlohmann::ordered_json records_json(const std::vector<Record>& records);

// Makes the state of a run with `attempts` attempts per task.
std::vector<TaskState> make_state(std::vector<AuthorTask> tasks, size_t attempts);

// Checks that the settings of a run that is resumed hold those of this one. Errors:
// "resume-differs".
Result<void> check_same_settings(const nlohmann::json& before, const nlohmann::ordered_json& now);

// Replays a journal. Errors: "resume-differs" if the run had other settings, "bad-journal-entry"
// for entries that no run writes.
Result<void> restore(std::vector<TaskState>& tasks, const std::vector<nlohmann::json>& entries,
                     const nlohmann::ordered_json& settings);

}  // namespace passnet
