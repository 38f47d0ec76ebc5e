#include "eval/submission_text.hpp"

#include <algorithm>
#include <string_view>

namespace passnet {
namespace {

// A name of a file or of a task: no path, nothing that a terminal or a log would take amiss.
bool is_file_or_task_name(std::string_view name) {
  constexpr size_t kLongestName = 200;
  return !name.empty() && name.size() <= kLongestName && name != "." && name != ".." &&
         std::ranges::all_of(name, [](char c) {
           return static_cast<unsigned char>(c) > ' ' && c != '/' && c != '\\' && c != '\x7f';
         });
}

}  // namespace

std::optional<std::vector<SubmissionText>> texts_by_path(
    const std::map<std::string, std::string>& texts) {
  std::vector<SubmissionText> files;
  for (const auto& [path, text] : texts) {
    const size_t slash = path.find('/');
    const bool has_task = slash != std::string::npos;
    SubmissionText file{.name = has_task ? path.substr(slash + 1) : path,
                        .task = has_task ? path.substr(0, slash) : "",
                        .text = text};
    const bool is_named = is_file_or_task_name(file.name) && file.name.ends_with(".pass") &&
                          (!has_task || is_file_or_task_name(file.task));
    if (!is_named || text.contains('\0')) return std::nullopt;
    files.push_back(std::move(file));
  }
  std::ranges::stable_sort(files, {}, [](const SubmissionText& file) { return file.task; });
  return files;
}

std::map<std::string, std::string> paths_of(std::span<const SubmissionText> texts) {
  std::map<std::string, std::string> paths;
  for (const SubmissionText& file : texts) {
    paths.emplace(file.task.empty() ? file.name : file.task + "/" + file.name, file.text);
  }
  return paths;
}

}  // namespace passnet
