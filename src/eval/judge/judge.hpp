// Judging: candidates against the baseline on one graph, for correctness, honesty and time.
#pragma once

#include "eval/judge/candidate.hpp"
#include "eval/judge/judge_options.hpp"
#include "eval/judge/outcome.hpp"
#include "eval/side/memory_pace.hpp"
#include "ir/op/op.hpp"
#include "sandbox/worker/fork_server.hpp"

#include <vector>

namespace passnet {

// The tools of judging, shared by the graphs of a run.
struct JudgeTools {
  ForkServer* fork_server = nullptr;  // of the workers (cpu_side.hpp)
  MemoryPace* pace = nullptr;         // null: no time is too short
};

// Returns the seed of the inputs: the subject's own, otherwise the options'.
uint64_t seed_of(const Subject& subject, const JudgeOptions& options);

// Returns the outcomes, in the order of the candidates, of those that have not failed already. Each
// call's outputs are poisoned before the call and checked after it, while the worker is stopped;
// inputs are drawn from a secret of each round after the workers are forked. Finally each candidate
// is called on every set of adversarial inputs: a result whose error exceeds four times the
// reference's own loses the correctness at the tolerances that it misses (docs/metrics.md); a graph
// that has no meaning in double has no such round. Errors are infrastructure failures: those of
// starting a worker.
Result<std::vector<Outcome>> judge(const JudgedGraph& graph, const Catalog& catalog,
                                   const JudgeOptions& options, const JudgeTools& tools);

}  // namespace passnet
