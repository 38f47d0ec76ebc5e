#include "eval/judge/too_large.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>

namespace passnet {

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

}  // namespace passnet
