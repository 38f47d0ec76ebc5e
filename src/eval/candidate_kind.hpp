// The kinds of candidates and baselines, by name: the one table that the command line, judging and
// comparing choose from. A new one is a row of `kPipelines` (one of our compilers) or of
// `kTorchModes` (a way in which PyTorch runs graphs).
#pragma once

#include "compile/pipeline.hpp"
#include "eval/torch/torch_mode.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace passnet {

struct CandidateKind {
  std::string_view name;
  bool has_passes = false;             // the passes of the submission are applied first
  std::optional<Pipeline> pipeline{};  // compiles it; none with passes, where `--pipeline` decides
  std::optional<TorchMode> torch{};    // PyTorch runs it this way instead
  bool is_baseline = true;             // may be the baseline
};

inline constexpr auto kCandidateKinds = [] {
  std::array<CandidateKind, 1 + kPipelines.size() + kTorchModes.size()> kinds{};
  size_t count = 0;
  kinds[count++] = {.name = "passes", .has_passes = true, .is_baseline = false};
  for (const PipelineInfo& entry : kPipelines) {
    kinds[count++] = {.name = entry.name, .pipeline = entry.pipeline};
  }
  for (const TorchModeInfo& entry : kTorchModes) {
    kinds[count++] = {.name = entry.name,
                      .has_passes = entry.has_passes,
                      .torch = entry.mode,
                      .is_baseline = entry.is_baseline};
  }
  return kinds;
}();

// Returns null if none has the name.
constexpr const CandidateKind* find_candidate_kind(std::string_view name) {
  const auto found = std::ranges::find(kCandidateKinds, name, &CandidateKind::name);
  return found == kCandidateKinds.end() ? nullptr : &*found;
}

// True if it is one that an author has to beat: our compiler of whole graphs, and PyTorch's modes.
constexpr bool is_strong(const CandidateKind& kind) {
  return (kind.torch.has_value() && !kind.has_passes) || kind.pipeline == Pipeline::kDefault;
}

// The kind whose answers count as correct: op by op.
constexpr const CandidateKind& reference_kind() {
  return *find_candidate_kind(info(Pipeline::kOpByOp).name);
}

// The names of those for which `allowed` is true, as `passes, op-by-op, eager`.
template <class Allowed>
std::string list_candidate_kinds(Allowed allowed) {
  std::string names;
  for (const CandidateKind& kind : kCandidateKinds) {
    if (!allowed(kind)) continue;
    if (!names.empty()) names += ", ";
    names += kind.name;
  }
  return names;
}

}  // namespace passnet
