#include "cli/suites/import_tasks.hpp"

#include "base/hash.hpp"

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

// Letters, digits, underscores, and points after the first: what a graph's name and a folder may
// have.
std::string tidy(std::string name) {
  for (char& c : name) {
    const bool is_letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
    const bool is_point = c == '.' && &c != name.data();
    if (!is_letter && !(c >= '0' && c <= '9') && !is_point) c = '_';
  }
  return name;
}

// Names of folders for names of tasks. Those that would be equal end in digits of their hashes.
std::map<std::string, std::string> tidy_apart(const std::set<std::string>& names) {
  constexpr size_t kDigits = 8;
  std::map<std::string, size_t> counts;
  for (const std::string& name : names) ++counts[tidy(name)];
  std::map<std::string, std::string> result;
  for (const std::string& name : names) {
    std::string& folder = result[name] = tidy(name);
    if (counts[folder] > 1) folder += "_" + sha256(name).hex().substr(0, kDigits);
  }
  return result;
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
  std::vector<std::string> names;
  for (const SourcedSpecimen& entry : specimens) {
    const std::string folder = folder_of(entry);
    const std::string& sequence = entry.specimen.op_sequence;
    const bool is_own =
        !folder.empty() && sequences[folder].size() == 1 && folders[sequence].size() == 1;
    names.push_back(!entry.task.empty() ? entry.task : is_own ? folder : task_name(sequence));
  }
  const auto folders_of_tasks = tidy_apart({names.begin(), names.end()});
  std::map<std::string, TaskGraphs> tasks;
  for (size_t i = 0; i < specimens.size(); ++i) {
    const std::string& name = folders_of_tasks.at(names[i]);
    TaskGraphs& task = tasks[name];
    task.name = name;
    task.graphs.push_back(&specimens[i].specimen);
  }
  std::vector<TaskGraphs> result;
  for (auto& [name, task] : tasks) result.push_back(std::move(task));
  return result;
}

}  // namespace passnet
