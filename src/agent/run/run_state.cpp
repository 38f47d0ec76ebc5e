#include "agent/run/run_state.hpp"

#include "diag/json.hpp"
#include "eval/record/parse_record.hpp"

#include <algorithm>

namespace passnet {
namespace {

using Ordered = nlohmann::ordered_json;

constexpr int kJournalVersion = 1;

std::unexpected<Diagnostic> bad_entry(std::string_view expected) {
  return fail({}, "bad-journal-entry", "expected {} in an entry of the journal", expected);
}

Result<std::vector<Record>> records_at(const nlohmann::json& entry, std::string_view key) {
  std::vector<Record> records;
  const auto list = entry.find(key);
  if (list == entry.end() || !list->is_array()) return bad_entry("records");
  for (const nlohmann::json& record : *list)
    records.push_back(TRY(parse_record(record.dump(), {})));
  return records;
}

std::optional<std::string> entry_text(const nlohmann::json& entry, std::string_view key) {
  const auto found = entry.find(key);
  if (found == entry.end() || !found->is_string()) return std::nullopt;
  return found->get<std::string>();
}

// The task that an entry names; null if the run does not have it (any more).
TaskState* task_of(std::vector<TaskState>& tasks, const nlohmann::json& entry) {
  const auto name = entry_text(entry, "task");
  const auto found = std::ranges::find_if(
      tasks, [&](const TaskState& task) { return name && task.task.name == *name; });
  return found == tasks.end() ? nullptr : &*found;
}

Result<void> restore_message(TaskState& task, Attempt& attempt, const nlohmann::json& entry) {
  Message message = TRY(parse_message(entry["message"], {}));
  if (message.role == MessageRole::kSystem) attempt.messages.clear();  // it begins anew
  attempt.messages.push_back(std::move(message));
  const auto index = static_cast<size_t>(attempt.number - 1);
  if (const auto found = entry.find("evaluated"); found != entry.end()) {
    const auto text = entry_text(*found, "text");
    if (!text) return bad_entry("an evaluated text");
    task.evaluated[index].push_back({*text, TRY(records_at(*found, "records"))});
  }
  if (auto text = entry_text(entry, "accepted")) task.accepted[index] = std::move(text);
  return {};
}

Result<void> restore_outcome(TaskState& task, const nlohmann::json& outcome) {
  if (!outcome.is_object()) return bad_entry("an outcome");
  TaskOutcome restored;
  if (const auto winner = outcome.find("attempt");
      winner != outcome.end() && winner->is_number_integer()) {
    const auto number = winner->get<int64_t>();
    if (number < 1 || static_cast<size_t>(number) > task.attempts.size()) {
      return bad_entry("an attempt of the task");
    }
    restored.winner = static_cast<size_t>(number - 1);
  }
  restored.records = TRY(records_at(outcome, "records"));
  restored.again = TRY(records_at(outcome, "again"));
  task.outcome = std::move(restored);
  return {};
}

Result<void> restore_entry(std::vector<TaskState>& tasks, const nlohmann::json& entry) {
  TaskState* const task = task_of(tasks, entry);
  if (task == nullptr) return bad_entry("a task of the suite");
  if (entry.contains("outcome")) return restore_outcome(*task, entry["outcome"]);
  const auto number = entry.find("attempt");
  if (number == entry.end() || !number->is_number_integer()) return bad_entry("an attempt");
  const auto index = number->get<int64_t>();
  if (index < 1 || static_cast<size_t>(index) > task->attempts.size()) {
    return bad_entry("an attempt of the task");
  }
  Attempt& attempt = task->attempts[static_cast<size_t>(index - 1)];
  if (entry.contains("message")) return restore_message(*task, attempt, entry);
  const auto ended = entry_text(entry, "ended");
  const auto ending = ended ? find_attempt_end(*ended) : std::nullopt;
  if (!ending) return bad_entry("a message, an ending or an outcome");
  attempt.ended = ending;
  attempt.error = entry_text(entry, "error").value_or("");
  attempt.submission = entry_text(entry, "submission");
  attempt.records = TRY(records_at(entry, "records"));
  return {};
}

Ordered place(const TaskState& task, const Attempt& attempt) {
  return {{"task", task.task.name}, {"attempt", attempt.number}};
}

}  // namespace

Ordered records_json(const std::vector<Record>& records) {
  Ordered list = Ordered::array();
  for (const Record& record : records) list.push_back(to_json(record));
  return list;
}

Ordered begin_entry(const Ordered& settings) {
  return {{"journal", kJournalVersion}, {"settings", settings}};
}

Ordered message_entry(const TaskState& task, const Attempt& attempt, const Message& message) {
  Ordered entry = place(task, attempt);
  entry["message"] = to_json(message);
  return entry;
}

Ordered end_entry(const TaskState& task, const Attempt& attempt) {
  Ordered entry = place(task, attempt);
  entry["ended"] = name(attempt.ended.value_or(AttemptEnd::kError));
  if (!attempt.error.empty()) entry["error"] = attempt.error;
  entry["submission"] = attempt.submission ? Ordered(*attempt.submission) : Ordered();
  entry["records"] = records_json(attempt.records);
  return entry;
}

Ordered outcome_entry(const TaskState& task) {
  const TaskOutcome& outcome = *task.outcome;
  return {{"task", task.task.name},
          {"outcome",
           {{"attempt", outcome.winner ? Ordered(*outcome.winner + 1) : Ordered()},
            {"records", records_json(outcome.records)},
            {"again", records_json(outcome.again)}}}};
}

std::vector<TaskState> make_state(std::vector<AuthorTask> tasks, size_t attempts) {
  std::vector<TaskState> states;
  for (AuthorTask& task : tasks) {
    TaskState state{.task = std::move(task), .attempts = {}, .evaluated = {}, .accepted = {}};
    for (size_t i = 0; i < attempts; ++i) {
      state.attempts.push_back({.task = states.size(),
                                .number = static_cast<int>(i + 1),
                                .messages = {},
                                .ended = {},
                                .error = {},
                                .submission = {},
                                .records = {}});
    }
    state.evaluated.resize(attempts);
    state.accepted.resize(attempts);
    states.push_back(std::move(state));
  }
  return states;
}

Result<void> check_same_settings(const nlohmann::json& before, const Ordered& now) {
  for (const auto& [key, value] : now.items()) {
    const auto found = before.find(key);
    if (found != before.end() && *found == nlohmann::json(value)) continue;
    return fail({}, "resume-differs",
                "expected the settings of the run that is resumed: {} was {}, is {}", key,
                found == before.end() ? "missing" : json_line(*found), json_line(value));
  }
  return {};
}

Result<void> restore(std::vector<TaskState>& tasks, const std::vector<nlohmann::json>& entries,
                     const Ordered& settings) {
  if (entries.empty()) return {};
  const nlohmann::json& first = entries.front();
  if (!first.contains("journal") || first["journal"] != kJournalVersion ||
      !first.contains("settings")) {
    return bad_entry("the settings of the run");
  }
  TRY(check_same_settings(first["settings"], settings));
  for (size_t i = 1; i < entries.size(); ++i) TRY(restore_entry(tasks, entries[i]));
  return {};
}

}  // namespace passnet
