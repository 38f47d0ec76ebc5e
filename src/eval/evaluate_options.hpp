// The options of judging and their defaults, which are stated only here.
#pragma once

#include "correct/equal/judge_rule.hpp"
#include "eval/judge/judge_options.hpp"
#include "eval/record/record.hpp"
#include "pass/native_kernels.hpp"

#include <string>
#include <vector>

namespace passnet {

struct Target;

struct EvaluateOptions {
  const Target* target = nullptr;  // of all compiled graphs; never null in a run
  // On a GPU: the architecture of its kernels, and its driver's library; empty: its own.
  std::string gpu_arch;
  std::string gpu_driver;
  std::vector<std::string> candidates{std::string(kDefaultCandidate)};  // names of kinds
  std::string baseline{kDefaultBaseline};                               // likewise
  std::string pipeline{kDefaultPipeline};  // compiles a graph after the passes of a submission
  std::string python = "python3";          // an interpreter with PyTorch, if one is needed
  NativeKernels native = NativeKernels::kRefused;  // a candidate with one is not compiled
  Level accept = Level::kProved;  // closed passes of which less is known are UNPROVED
  bool robust = false;            // infinities and NaN have to come out where the graph has them
  JudgeOptions judge;
  JudgeRule rule() const { return {.accept = accept, .robust = robust}; }
  // True if a submission of the public harness is judged: then all of PyTorch's candidates are
  // measured in walled processes (eval/public).
  bool has_public() const;
};

// "candidate-not-available", "baseline-not-available" or "pipeline-not-available" for a name that
// this version does not know; "public-baseline" for one that public passes are not measured by.
Result<void> check_evaluate_options(const EvaluateOptions& options);

}  // namespace passnet
