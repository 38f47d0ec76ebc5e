// The process that judges for a worker. The worker itself stays small and responsive: it prolongs
// leases, and ends a judge that no longer moves.
#pragma once

#include "sandbox/forked_child.hpp"
#include "service/worker/worker_machine.hpp"

namespace passnet {

class Catalog;

// The judge reads batches and writes its messages (judge_messages.hpp). Errors: those of
// ForkedChild.
Result<ForkedChild> fork_judge(const Catalog& catalog, const WorkerMachine& machine);

}  // namespace passnet
