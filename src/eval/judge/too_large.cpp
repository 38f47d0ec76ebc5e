#include "eval/judge/too_large.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>

namespace passnet {
namespace {

uint64_t bytes_of(std::span<const Placement> tensors) {
  uint64_t bytes = 0;
  for (const Placement& tensor : tensors) {
    bytes += byte_size(tensor.type.dtype) * static_cast<uint64_t>(tensor.type.numel());
  }
  return bytes;
}

}  // namespace

void drop_too_large(std::span<CandidateRun> sides, size_t baseline, const JudgeOptions& options,
                    uint64_t available) {
  constexpr double kShare = 0.75;  // of what is available
  auto left = static_cast<uint64_t>(kShare * static_cast<double>(available));
  const uint64_t usual = sides.front().needed_bytes();
  for (size_t side = 0; side < sides.size(); ++side) {
    const uint64_t bytes = sides[side].needed_bytes();
    const bool measures = side <= baseline;
    const uint64_t allowed =
        measures ? left : std::min(left, options.spare_bytes + options.memory_factor * usual);
    if (bytes <= allowed) {
      left -= bytes;
      continue;
    }
    sides[side].drop({.verdict = Verdict::kOutOfMemory,
                      .message = fmt::format("its buffers need {} bytes, the reference's {}, and "
                                             "{} are allowed",
                                             bytes, usual, allowed)});
  }
}

void drop_incomparable(std::span<CandidateRun> sides, size_t baseline, uint64_t available) {
  // Two sets, the current one, an adversarial one and the next, those of the graph in double, and
  // those that the device reads.
  constexpr uint64_t kInputs = 7;
  constexpr uint64_t kResults = 2;  // those of the device, and what is computed from them
  const auto plan_of = [](const CandidateRun& side) -> const Plan& {
    return side.gpu_plan().compiled->plan;
  };
  uint64_t bytes = kInputs * bytes_of(plan_of(sides.front()).inputs);
  for (const CandidateRun& side : sides) {
    if (!side.is_torch()) bytes += kResults * bytes_of(plan_of(side).results);
  }
  if (bytes <= available) return;
  for (CandidateRun& side : sides.subspan(baseline + 1)) {
    if (!side.competing()) continue;
    side.drop({.verdict = Verdict::kOutOfMemory,
               .message = fmt::format("comparing its results needs {} bytes of the host's memory, "
                                      "and {} are available",
                                      bytes, available)});
  }
}

}  // namespace passnet
