#include "cli/choices.hpp"

#include "base/thread_count.hpp"
#include "eval/candidate_kind.hpp"

#include <algorithm>

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

Result<void> check_threads(size_t threads) {
  const size_t most = std::max<size_t>(thread_count(0), 64);
  if (threads <= most) return {};
  return fail({}, "too-many-threads", "expected at most {} threads, found {}", most, threads);
}

}  // namespace passnet
