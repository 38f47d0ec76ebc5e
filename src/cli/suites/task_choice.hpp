// The tasks of a suite that a run works on, as its options choose them.
#pragma once

#include "agent/workbench/author_task.hpp"
#include "cli/session.hpp"

#include <optional>
#include <string>
#include <vector>

namespace passnet {

struct TaskChoice {
  std::string suite;         // a suite's name or folder, or any graph source
  std::string split;         // empty: all
  std::string only;          // tasks, separated by commas; empty: all
  std::string part = "1/1";  // I/N: every Nth task from the Ith on
};

void add_task_options(CliCommand command, TaskChoice& choice);

// The tasks, sorted by name; nullopt after reporting why there are none ("bad-part", "no-task").
std::optional<std::vector<AuthorTask>> choose_author_tasks(Session& session,
                                                           const TaskChoice& choice);

}  // namespace passnet
