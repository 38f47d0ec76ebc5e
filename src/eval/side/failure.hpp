// Failures of calls as verdicts: the one mapping that judging and fuzzing of passes share.
#pragma once

#include "correct/verdict.hpp"
#include "diag/diagnostic.hpp"
#include "sandbox/worker/worker.hpp"

#include <expected>
#include <string_view>

namespace passnet {

// Returns the verdict on a call that is not `ok`.
Verdict verdict_of(CallOutcome outcome);
Failure failure_of(const CallResult& result);
// True if something else ended the worker: we only kill workers that are late.
bool was_killed(const CallResult& result);

// The error that `what`, a call of this program's own code, is not `ok`: "call-failed".
std::unexpected<Diagnostic> fail_call(std::string_view what, const CallResult& result);

}  // namespace passnet
