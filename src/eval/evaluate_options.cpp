#include "eval/evaluate_options.hpp"

#include "base/did_you_mean.hpp"
#include "compile/pipeline.hpp"
#include "eval/candidate_kind.hpp"
#include "eval/torch/torch_mode.hpp"

#include <algorithm>
#include <vector>

namespace passnet {
namespace {

std::string list_pipelines_after_passes() {
  std::string names;
  for (const PipelineInfo& entry : kPipelines) {
    if (!names.empty()) names += ", ";
    names += entry.after_passes;
  }
  return names;
}

}  // namespace

// A suggestion for a name that is none of the candidates that `has` holds for.
template <class Has>
static std::string suggest_kind(std::string_view found, Has has) {
  std::vector<std::string_view> known;
  for (const CandidateKind& kind : kCandidateKinds) {
    if (has(kind)) known.push_back(kind.name);
  }
  // PyTorch has several modes, and none of its name.
  return did_you_mean(found.contains("torch") ? name(TorchMode::kEager)
                                              : nearest_name(found, known));
}

bool EvaluateOptions::has_public() const {
  return std::ranges::count(candidates, name(TorchMode::kPublic)) > 0;
}

// Both sides' times must hold the same hand-over.
static Result<void> check_public(const EvaluateOptions& options, const CandidateKind& baseline) {
  if (!options.has_public()) return {};
  if (baseline.torch) return {};
  return fail({}, "public-baseline",
              "expected the baseline eager or inductor for public passes, "
              "found `{}`",
              baseline.name);
}

Result<void> check_evaluate_options(const EvaluateOptions& options) {
  for (const std::string& name : options.candidates) {
    if (find_candidate_kind(name) != nullptr) continue;
    const auto any = [](const CandidateKind&) { return true; };
    return fail({}, "candidate-not-available", "expected a candidate among {}, found `{}`{}",
                list_candidate_kinds(any), name, suggest_kind(name, any));
  }
  const CandidateKind* const baseline = find_candidate_kind(options.baseline);
  if (baseline == nullptr || !baseline->is_baseline) {
    const auto is_baseline = [](const CandidateKind& kind) { return kind.is_baseline; };
    return fail({}, "baseline-not-available", "expected a baseline among {}, found `{}`{}",
                list_candidate_kinds(is_baseline), options.baseline,
                suggest_kind(options.baseline, is_baseline));
  }
  if (find_pipeline_after_passes(options.pipeline) == nullptr) {
    return fail({}, "pipeline-not-available", "expected a pipeline among {}, found `{}`",
                list_pipelines_after_passes(), options.pipeline);
  }
  return check_public(options, *baseline);
}

}  // namespace passnet
