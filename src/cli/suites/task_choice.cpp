#include "cli/suites/task_choice.hpp"

#include "cli/choices.hpp"
#include "cli/suites/author_tasks.hpp"
#include "cli/suites/find_suite.hpp"

#include <algorithm>
#include <charconv>
#include <set>
#include <span>

namespace passnet {
namespace {

struct Part {
  size_t number = 1;
  size_t count = 1;
};

// Reads `2/8`: the second of eight.
Result<Part> parse_part(const std::string& text) {
  Part part;
  const char* const end = text.data() + text.size();
  const auto first = std::from_chars(text.data(), end, part.number);
  const bool has_slash = first.ec == std::errc() && first.ptr != end && *first.ptr == '/';
  const auto second = has_slash ? std::from_chars(first.ptr + 1, end, part.count) : first;
  const bool is_read = has_slash && second.ec == std::errc() && second.ptr == end;
  if (!is_read || part.number < 1 || part.number > part.count) {
    return fail({}, "bad-part", "expected --part I/N with I from 1 to N, found '{}'", text);
  }
  return part;
}

}  // namespace

void add_task_options(CliCommand command, TaskChoice& choice) {
  command.option("suite", choice.suite, "a suite's name or folder, or any graph source").required();
  command.option("--split", choice.split, "only the tasks of this split");
  command.option("--only", choice.only,
                 "only these tasks, separated by commas; * stands for any letters");
  command.option("--part", choice.part, "I/N: every Nth task from the Ith on").show_default();
}

std::optional<std::vector<AuthorTask>> choose_author_tasks(Session& session,
                                                           const TaskChoice& choice) {
  const auto refuse = [&](const Diagnostic& diagnostic) {
    session.report(diagnostic);
    return std::nullopt;
  };
  const auto part = parse_part(choice.part);
  if (!part) return refuse(part.error());
  const auto folder = find_suite(choice.suite);
  if (!folder) return refuse(folder.error());
  std::optional<std::set<std::string>> of_split;
  if (!choice.split.empty()) {
    auto found = tasks_of_split(session, std::span(&*folder, 1), choice.split);
    if (!found) return refuse(found.error());
    of_split = *std::move(found);
  }
  auto tasks = read_author_tasks(session, *folder, [&](const std::string& task) {
    if (of_split && !of_split->contains(task)) return false;
    return is_listed(choice.only, task);
  });
  if (!tasks) return std::nullopt;
  if (tasks->empty()) {
    return refuse(make_error({}, "no-task", "expected a task that the options name, found none"));
  }
  std::ranges::sort(*tasks, {}, &AuthorTask::name);
  std::vector<AuthorTask> chosen;
  for (size_t i = part->number - 1; i < tasks->size(); i += part->count) {
    chosen.push_back(std::move((*tasks)[i]));
  }
  return chosen;
}

}  // namespace passnet
