// Tasks of suites and other graph sources, as models work on them.
#pragma once

#include "agent/workbench/author_task.hpp"
#include "cli/session.hpp"
#include "dataset/phase.hpp"

#include <filesystem>
#include <functional>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace passnet {

// The tasks of the suites' folders that belong to this split. Errors: "unknown-split", those of
// reading suites.
Result<std::set<std::string>> tasks_of_split(Session& session, std::span<const std::string> folders,
                                             const std::string& split);

// The tasks of the suites' folders that occur in whole graphs of this phase. Errors:
// "no-such-phase", those of reading suites.
Result<std::set<std::string>> tasks_of_phase(Session& session, std::span<const std::string> folders,
                                             Phase phase);

// The tasks of a graph source, divided, in the order in which the source names them; graphs without
// a task are tasks of their own. Graphs that do not import, or launch native kernels, are reported
// and left out; nullopt after reporting that the source cannot be read.
std::optional<std::vector<AuthorTask>> read_author_tasks(
    Session& session, const std::string& source,
    const std::function<bool(const std::string& task)>& wanted);

// The digest of the tasks' names and graphs.
Digest digest_of(std::span<const AuthorTask> tasks);

// The one task that `name` names: `SUITE/TASK`, with the suite's name or folder, or a graph source
// of one task. nullopt after reporting why there is none ("no-such-task", "task-ambiguous").
std::optional<AuthorTask> read_author_task(Session& session, const std::string& name);

// Maps a task to a folder directly below `folder`, never outside of it, and different tasks to
// different folders.
std::filesystem::path task_folder(const std::filesystem::path& folder, std::string_view task);

}  // namespace passnet
