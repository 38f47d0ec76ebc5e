#include "cli/choices.hpp"

#include "base/thread_count.hpp"
#include "eval/candidate_kind.hpp"

#include <algorithm>
#include <fnmatch.h>

namespace passnet {

std::string candidate_names() {
  return list_candidate_kinds([](const CandidateKind&) { return true; });
}

std::string baseline_names() {
  return list_candidate_kinds([](const CandidateKind& kind) { return kind.is_baseline; });
}

std::string pipelines_after_passes() {
  std::string names;
  for (const PipelineInfo& entry : kPipelines) {
    if (!names.empty()) names += ", ";
    names += entry.after_passes;
  }
  return names;
}

std::vector<std::string> split_list(std::string_view text) {
  std::vector<std::string> parts;
  while (!text.empty()) {
    const size_t comma = std::min(text.find(','), text.size());
    if (comma > 0) parts.emplace_back(text.substr(0, comma));
    text.remove_prefix(std::min(comma + 1, text.size()));
  }
  return parts;
}

bool is_listed(std::string_view list, const std::string& name) {
  if (list.empty()) return true;
  return std::ranges::any_of(split_list(list), [&](const std::string& pattern) {
    return fnmatch(pattern.c_str(), name.c_str(), 0) == 0;
  });
}

Result<void> check_threads(size_t threads) {
  const size_t most = std::max<size_t>(thread_count(0), 64);
  if (threads <= most) return {};
  return fail({}, "too-many-threads", "expected at most {} threads, found {}", most, threads);
}

}  // namespace passnet
