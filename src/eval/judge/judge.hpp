// Judging: candidates against the baseline on one graph, for correctness, honesty and time.
#pragma once

#include "eval/judge/candidate.hpp"
#include "eval/judge/judge_options.hpp"
#include "eval/judge/judge_tools.hpp"
#include "eval/judge/outcome.hpp"
#include "ir/op/op.hpp"

#include <span>
#include <vector>

namespace passnet {

// Returns the seed of the inputs: the subject's own, otherwise the options'.
uint64_t seed_of(const Subject& subject, const JudgeOptions& options);

// Judges the graphs in turns, a round of each: the rounds of one are apart in time, so that their
// spread shows how the machine changes. Returns the outcomes of each graph, in the order of the
// candidates, of those that have not failed already. Each call's outputs are poisoned before the
// call and checked after it, while the worker is stopped; inputs are drawn from a secret of each
// round after the workers are forked. Some calls are on adversarial inputs: a result whose error
// exceeds four times the reference's own loses the correctness at the tolerances that it misses
// (docs/metrics.md). A graph that is not closed must come alone: its processes live between turns.
// Errors are infrastructure failures: those of starting a worker.
Result<std::vector<std::vector<Outcome>>> judge(std::span<const JudgedGraph* const> graphs,
                                                const Catalog& catalog, const JudgeOptions& options,
                                                const JudgeTools& tools);

}  // namespace passnet
