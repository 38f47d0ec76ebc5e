#include "cli/choices.hpp"

#include "eval/candidate_kind.hpp"

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

}  // namespace passnet
