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
  MemoryPace* pace = nullptr;         // none: no time is too short
};

// The seed of the inputs: the subject's own, else the options'.
uint64_t seed_of(const Subject& subject, const JudgeOptions& options);

// The outcomes in the order of the candidates, of those that have not failed already. Each call's
// outputs are poisoned before and checked after it, with the worker stopped; inputs are drawn, by a
// secret of each round, once the workers are forked. At last each candidate is called on every set
// of adversarial inputs: a result that is not even as good as four times the reference's own error
// there takes the correctness at the tolerances that it misses (docs/metrics.md); a graph without
// meaning in double has no such round.
// Errors are infrastructure failures: those of starting a worker.
Result<std::vector<Outcome>> judge(const JudgedGraph& graph, const Catalog& catalog,
                                   const JudgeOptions& options, const JudgeTools& tools);

}  // namespace passnet
