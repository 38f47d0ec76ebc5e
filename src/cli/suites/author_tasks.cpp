#include "cli/suites/author_tasks.hpp"

#include "base/did_you_mean.hpp"
#include "cli/files.hpp"
#include "cli/graphs.hpp"
#include "cli/judge/submissions.hpp"
#include "cli/suites/find_suite.hpp"
#include "curate/suite/suite_folder.hpp"

#include <fmt/ranges.h>

#include <algorithm>
#include <filesystem>
#include <map>

namespace passnet {
namespace {

namespace fs = std::filesystem;

// `SUITE` and `TASK` of `SUITE/TASK`, if that is a suite.
std::optional<std::pair<std::string, std::string>> split_name(const std::string& name) {
  const size_t slash = name.rfind('/');
  if (slash == std::string::npos || slash == 0) return std::nullopt;
  const auto suite = find_suite(name.substr(0, slash));
  std::error_code error;
  if (!suite || !fs::exists(fs::path(*suite) / "suite.json", error)) return std::nullopt;
  return std::pair(*suite, name.substr(slash + 1));
}

}  // namespace

fs::path task_folder(const fs::path& folder, std::string_view task) {
  return folder / file_name_of(task);
}

Result<std::set<std::string>> tasks_of_split(Session& session, std::span<const std::string> folders,
                                             const std::string& split) {
  std::set<std::string> tasks;
  std::set<std::string> splits;
  for (const std::string& folder : folders) {
    for (const SuiteTask& task : TRY(read_suite(folder, session.sources())).tasks) {
      splits.insert(task.split.empty() ? "none" : task.split);
      if (task.split == split) tasks.insert(task.name);
    }
  }
  if (tasks.empty()) {
    return fail({}, "unknown-split", "expected a split of the suite ({}), found '{}'",
                fmt::join(splits, ", "), split);
  }
  return tasks;
}

Result<std::set<std::string>> tasks_of_phase(Session& session, std::span<const std::string> folders,
                                             Phase phase) {
  const auto is_of_phase = [&](const Occurrence& place) { return phase_of(place.model) == phase; };
  const auto has_phase = [&](const SuiteGraph& graph) {
    return std::ranges::any_of(graph.occurrences, is_of_phase);
  };
  std::set<std::string> tasks;
  for (const std::string& folder : folders) {
    for (const SuiteTask& task : TRY(read_suite(folder, session.sources())).tasks) {
      if (std::ranges::any_of(task.graphs, has_phase)) tasks.insert(task.name);
    }
  }
  if (!tasks.empty()) return tasks;
  return fail({}, "no-such-phase", "expected tasks of the phase '{}' in the suite, found none",
              name(phase));
}

std::optional<std::vector<AuthorTask>> read_author_tasks(
    Session& session, const std::string& source,
    const std::function<bool(const std::string& task)>& wanted) {
  std::vector<std::string> names;
  std::map<std::string, std::vector<TaskGraph>> graphs;
  Progress progress("read", 0);
  const bool readable = for_each_graph(session, std::span(&source, 1), [&](SourcedGraph sourced) {
    const std::string task = sourced.task.value_or(sourced.name);
    if (!wanted(task)) return true;
    progress.advance(task);
    refuse_native_launch(sourced, NativeKernels::kRefused);
    if (!sourced.imported) {
      session.report(sourced.imported.error(), sourced.sources);
      return true;
    }
    std::vector<TaskGraph>& list = graphs[task];
    if (list.empty()) names.push_back(task);
    list.push_back({.label = {},
                    .name = std::move(sourced.name),
                    .source = std::move(sourced.source),
                    .graph = std::move(sourced.imported->graph),
                    .hash = {}});
    return true;
  });
  if (!readable) return std::nullopt;
  std::vector<AuthorTask> tasks;
  for (const std::string& name : names) {
    tasks.push_back(divide_task(name, std::move(graphs[name]), session.catalog()));
  }
  return tasks;
}

Digest digest_of(std::span<const AuthorTask> tasks) {
  Hasher hasher;
  for (const AuthorTask& task : tasks) {
    hasher.add(task.name);
    for (const auto* graphs : {&task.shown, &task.dev, &task.hidden}) {
      for (const TaskGraph& graph : *graphs) hasher.add(graph.hash);
    }
  }
  return hasher.finish();
}

std::optional<AuthorTask> read_author_task(Session& session, const std::string& name) {
  const auto parts = split_name(name);
  const std::string& source = parts ? parts->first : name;
  std::vector<std::string> known;
  auto tasks = read_author_tasks(session, source, [&](const std::string& task) {
    known.push_back(task);
    return !parts || task == parts->second;
  });
  if (!tasks) return std::nullopt;
  if (tasks->size() == 1) return std::move(tasks->front());
  if (tasks->size() > 1) {
    session.report(make_error({}, "task-ambiguous",
                              "expected one task in `{}`, found {}: name one, as `{}/{}`", name,
                              tasks->size(), name, tasks->front().name));
  } else if (parts) {
    const std::string_view meant = nearest_name(
        parts->second, known, [](const std::string& task) { return std::string_view(task); });
    session.report(make_error({}, "no-such-task", "expected a task of `{}`, found `{}`{}", source,
                              parts->second, meant.empty() ? "" : did_you_mean(meant)));
  } else {
    report_no_graph(session, name);
  }
  return std::nullopt;
}

}  // namespace passnet
