// Limits the memory of the sides of a graph.
#pragma once

#include "eval/judge/candidate_run.hpp"
#include "eval/judge/judge_options.hpp"

#include <cstddef>
#include <cstdint>
#include <span>

namespace passnet {

// Drops sides whose buffers would not fit beside those of the sides before them: the system ends a
// process instead of refusing more. A candidate may take no more than honest code could use. The
// first is the reference; the candidates follow the one at `baseline`. `available`: bytes.
void drop_too_large(std::span<CandidateRun> sides, size_t baseline, const JudgeOptions& options,
                    uint64_t available);

// Drops the candidates on a GPU whose values would not fit in the memory of the host, on which
// inputs are drawn and results compared; of `sides` likewise. `available`: bytes of the host.
void drop_incomparable(std::span<CandidateRun> sides, size_t baseline, uint64_t available);

}  // namespace passnet
