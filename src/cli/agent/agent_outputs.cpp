#include "cli/agent/agent_outputs.hpp"

#include "agent/model/without_key.hpp"
#include "agent/run/agent_trajectories.hpp"
#include "base/counted.hpp"
#include "cli/files.hpp"
#include "cli/output.hpp"
#include "cli/reporting.hpp"
#include "cli/suites/author_tasks.hpp"
#include "diag/json.hpp"
#include "draw/units.hpp"
#include "eval/record/score.hpp"
#include "report/format.hpp"
#include "report/html/conversations.hpp"
#include "report/table.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <map>

namespace passnet {
namespace {

namespace fs = std::filesystem;
using Json = nlohmann::ordered_json;

std::string tokens_text(const Spent& spent) {
  return fmt::format("{} in, {} out", short_number(static_cast<double>(spent.tokens_in)),
                     short_number(static_cast<double>(spent.tokens_out)));
}

// The text of the first call with a pass.
std::string first_text(const Attempt& attempt) {
  for (const Message& message : attempt.messages) {
    for (const ToolCall& call : message.calls) {
      if (auto text = text_argument(call)) return *std::move(text);
    }
  }
  return {};
}

ShownMessage shown(const Message& message) {
  ShownMessage result{
      .who = message.role == MessageRole::kTool ? message.tool : std::string(name(message.role)),
      .about = {},
      .text = message.content};
  if (message.tokens_out) {
    result.about =
        fmt::format("{} tokens in, {} out", message.tokens_in.value_or(0), *message.tokens_out);
  }
  if (message.seconds) {
    result.about += fmt::format("{}{:.2f} s", result.about.empty() ? "" : ", ", *message.seconds);
  }
  for (const ToolCall& call : message.calls) {
    if (message.content.contains("```")) break;  // in text form the content holds the call
    result.text += fmt::format("\n[{}]\n", call.name);
    for (const auto& [key, value] : call.arguments.items()) {
      result.text += value.is_string() ? value.get<std::string>() + "\n"
                                       : fmt::format("{}: {}\n", key, value.dump());
    }
  }
  return result;
}

ShownTask shown(const TaskState& state, const TaskSummary& summary) {
  ShownTask task{.name = state.task.name,
                 .score = summary.as,
                 .winner = summary.winner ? std::optional(*summary.winner + 1) : std::nullopt,
                 .tokens = tokens_text(summary.spent),
                 .attempts = {}};
  for (size_t i = 0; i < state.attempts.size(); ++i) {
    const Attempt& attempt = state.attempts[i];
    const Spent spent = spent_by(attempt);
    ShownAttempt row{.number = i + 1,
                     .verdict = summary.verdicts[i],
                     .ended = summary.endings[i],
                     .score = summary.draft_scores[i],
                     .about = fmt::format("{}, {:.1f} s", tokens_text(spent), spent.seconds),
                     .error = attempt.error,
                     .diff = {},
                     .submission = attempt.submission.value_or(""),
                     .messages = {}};
    if (attempt.submission) row.diff = line_diff(first_text(attempt), *attempt.submission);
    for (const Message& message : attempt.messages) row.messages.push_back(shown(message));
    task.attempts.push_back(std::move(row));
  }
  return task;
}

}  // namespace

fs::path submission_path(const fs::path& folder, const std::string& task) {
  return task_folder(folder / "submissions", task) / "submission.pass";
}

Result<void> write_agent_outputs(Session& session, const fs::path& folder,
                                 std::span<const TaskState> tasks, const RunSummary& summary,
                                 const AgentOutputs& outputs) {
  std::vector<Record> records;
  std::string lines;
  for (const TaskState& task : tasks) {
    if (!task.outcome) continue;
    for (const Record& record : task.outcome->records) {
      lines += json_line(to_json(record)) + "\n";
      records.push_back(record);
    }
  }
  TRY(write_file(folder / "records.jsonl", lines));
  lines.clear();
  for (const Trajectory& trajectory : trajectories_of(tasks, outputs.model, outputs.prices)) {
    lines += json_line(to_json(trajectory)) + "\n";
  }
  TRY(write_file(folder / "trajectories.jsonl", without_key(std::move(lines), outputs.key)));
  TRY(write_file(folder / "summary.json", json_line(to_json(summary)) + "\n"));

  ConversationsContent content{
      .title = outputs.title, .notes = describe(summary, outputs.prices), .tasks = {}};
  content.notes.emplace_back("records.html shows the chosen submissions on the hidden graphs.");
  for (size_t i = 0; i < tasks.size(); ++i) {
    content.tasks.push_back(shown(tasks[i], summary.tasks[i]));
  }
  TRY(write_file(folder / "report.html", without_key(conversations_page(content), outputs.key)));
  return write_report(session, outputs.title, records, score_candidates(records, {}),
                      folder / "records.html");
}

std::vector<std::string> describe(const RunSummary& summary, const BudgetLimits& prices) {
  std::vector<std::string> notes;
  notes.push_back(fmt::format("AS {} over {} of {}; {}, {:.0f} s of model and tools",
                              format_ratio(summary.as), summary.judged,
                              counted(summary.tasks.size(), "task", "tasks"),
                              tokens_text(summary.spent), summary.spent.seconds));
  if (summary.over_default) {
    notes.push_back("AS with the compiler alone as the baseline " +
                    format_ratio(summary.over_default));
  }
  std::string pass = "right for drafts:";
  for (size_t k = 0; k < summary.pass_at.size(); ++k) {
    const size_t number = k + 1;
    const bool shown = number == summary.pass_at.size() || (number & (number - 1)) == 0;
    if (shown) pass += fmt::format(" pass@{} {:.3f}", number, summary.pass_at[k]);
  }
  notes.push_back(pass);
  const double tokens = static_cast<double>(summary.spent.tokens_in + summary.spent.tokens_out);
  if (summary.as && tokens > 0) {
    std::string cost =
        fmt::format("AS {} for {:.3f} million tokens", format_ratio(summary.as), tokens / 1e6);
    if (prices.price_in > 0 || prices.price_out > 0)
      cost += fmt::format(", {:.4f} of money", summary.money);
    notes.push_back(cost);
  }
  if (summary.winners_curse) {
    notes.push_back(fmt::format(
        "winner's curse: chosen submissions scored {} times what the same graphs gave again",
        format_ratio(summary.winners_curse)));
  }
  return notes;
}

void print_summary(const Session& session, const RunSummary& summary, const BudgetLimits& prices) {
  if (session.json()) {
    for (const TaskSummary& task : summary.tasks) session.print_json(to_json(task, prices));
    return;
  }
  Table table{.columns = {{"task", Align::kLeft},
                          {"AS"},
                          {"over default"},
                          {"attempts"},
                          {"right"},
                          {"verdicts", Align::kLeft},
                          {"tokens in"},
                          {"out"},
                          {"s"}}};
  for (const TaskSummary& task : summary.tasks) {
    std::map<std::string, size_t> counts;
    for (const std::string& verdict : task.verdicts) ++counts[verdict];
    std::string verdicts;
    for (const auto& [verdict, count] : counts) {
      verdicts += fmt::format("{}{} {}", verdicts.empty() ? "" : ", ", verdict, count);
    }
    table.rows.push_back({{task.task},
                          {task.as ? format_ratio(task.as) : "open"},
                          {format_ratio(task.over_default)},
                          {std::to_string(task.verdicts.size())},
                          {std::to_string(counts["PASS"])},
                          {verdicts},
                          {short_number(static_cast<double>(task.spent.tokens_in))},
                          {short_number(static_cast<double>(task.spent.tokens_out))},
                          {fmt::format("{:.0f}", task.spent.seconds)}});
  }
  print_rendered(render(table, session.color(), session.width()));
  for (const std::string& note : describe(summary, prices)) session.print(note);
}

}  // namespace passnet
