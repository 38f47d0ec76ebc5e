// The outcome of judging one candidate on one graph.
#pragma once

#include "eval/record/statistics.hpp"
#include "eval/record/verdict.hpp"
#include "sandbox/layers.hpp"
#include "tensor/compare.hpp"

#include <array>
#include <cstdint>
#include <string>
#include <vector>

namespace passnet {

struct Outcome {
  Verdict verdict = Verdict::kPass;
  std::string detail;  // one sentence; empty where there is nothing to say
  std::array<bool, kToleranceCount> correct{};
  std::vector<Round> rounds;  // empty where nothing could be timed
  bool unstable = false;
  std::vector<uint64_t> secrets;  // of the rounds; first, of the one on adversarial inputs
  bool adversarial = false;       // such inputs were tried
  double compile_ms = 0;          // what PyTorch took to load or compile
  Layers layers;
};

}  // namespace passnet
