#include "cli/suites/import_tasks.hpp"

#include <algorithm>
#include <filesystem>
#include <map>
#include <set>

namespace passnet {
namespace {

// The folder that holds the graph's folder; empty if there is none.
std::string folder_of(const SourcedSpecimen& entry) {
  return std::filesystem::path(entry.name).parent_path().generic_string();
}

// Letters, digits, points and underscores: what a graph's name and a folder may have.
std::string tidy(std::string name) {
  std::ranges::replace_if(
      name,
      [](char c) {
        const bool is_letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
        return !is_letter && !(c >= '0' && c <= '9') && c != '.' && c != '_';
      },
      '_');
  return name;
}

}  // namespace

std::vector<TaskGraphs> group_into_tasks(std::span<const SourcedSpecimen> specimens) {
  std::map<std::string, std::set<std::string>> sequences;  // by folder
  for (const SourcedSpecimen& entry : specimens) {
    sequences[folder_of(entry)].insert(entry.specimen.op_sequence);
  }
  std::map<std::string, std::set<std::string>> folders;  // by op sequence
  for (const auto& [folder, found] : sequences) {
    for (const std::string& sequence : found) folders[sequence].insert(folder);
  }
  std::map<std::string, TaskGraphs> tasks;
  for (const SourcedSpecimen& entry : specimens) {
    const std::string folder = folder_of(entry);
    const std::string& sequence = entry.specimen.op_sequence;
    const bool is_own =
        !folder.empty() && sequences[folder].size() == 1 && folders[sequence].size() == 1;
    const std::string name = tidy(!entry.task.empty() ? entry.task
                                  : is_own            ? folder
                                                      : task_name(sequence));
    TaskGraphs& task = tasks[name];
    task.name = name;
    task.graphs.push_back(&entry.specimen);
  }
  std::vector<TaskGraphs> result;
  for (auto& [name, task] : tasks) result.push_back(std::move(task));
  return result;
}

}  // namespace passnet
