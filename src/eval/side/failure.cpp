#include "eval/side/failure.hpp"

#include "base/check.hpp"

#include <csignal>

namespace passnet {

Verdict verdict_of(CallOutcome outcome) {
  switch (outcome) {
    case CallOutcome::kTimedOut:
      return Verdict::kTimeout;
    case CallOutcome::kModeLeft:
      return Verdict::kState;
    case CallOutcome::kOk:
    case CallOutcome::kFailed:
    case CallOutcome::kCrashed:
    case CallOutcome::kExited:
      return Verdict::kCrash;
  }
  UNREACHABLE();
}

Failure failure_of(const CallResult& result) {
  return {.verdict = verdict_of(result.outcome), .message = describe(result)};
}

bool was_killed(const CallResult& result) {
  return result.outcome == CallOutcome::kCrashed && result.code == SIGKILL;
}

std::unexpected<Diagnostic> fail_call(std::string_view what, const CallResult& result) {
  return fail({}, "call-failed", "{} {}", what, describe(result));
}

}  // namespace passnet
