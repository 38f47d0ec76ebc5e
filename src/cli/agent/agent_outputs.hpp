// The files of a run of an agent.
#pragma once

#include "agent/run/agent_run.hpp"
#include "agent/run/scores.hpp"
#include "cli/session.hpp"

#include <filesystem>
#include <span>
#include <string>

namespace passnet {

// The file of a task's submission below the folder of the run: `submissions/TASK/MODEL.pass`.
std::filesystem::path submission_path(const std::filesystem::path& folder, const std::string& task);

struct AgentOutputs {
  std::string title;
  std::string model;
  std::string key;  // must be in no file
  BudgetLimits prices;
};

// Writes records.jsonl, trajectories.jsonl, summary.json, report.html and records.html. Errors:
// "file-unwritable".
Result<void> write_agent_outputs(Session& session, const std::filesystem::path& folder,
                                 std::span<const TaskState> tasks, const RunSummary& summary,
                                 const AgentOutputs& outputs);

// Prints one row per task, and without --json the figures of the whole run.
void print_summary(const Session& session, const RunSummary& summary, const BudgetLimits& prices);

// The figures of the whole run as sentences.
std::vector<std::string> describe(const RunSummary& summary, const BudgetLimits& prices);

}  // namespace passnet
