// The checks that closed candidates need: kernels that the compiler printed can be wrong, but they
// keep no state, start no thread, read no clock and work only while they are called.
#pragma once

#include "base/check.hpp"
#include "eval/judge/checks.hpp"

#include <string>

namespace passnet {

// True if a kernel that can only compute could fail the check.
constexpr bool is_for_closed(Check check) {
  switch (check) {
    case Check::kPoison:
    case Check::kRedZones:
    case Check::kInputs:
    case Check::kFloatMode:
    case Check::kValues:
    case Check::kAdversarialInputs:
      return true;
    case Check::kNewContents:
    case Check::kLateWrites:
    case Check::kFloor:
    case Check::kProcessorTime:
    case Check::kLateInputs:
      return false;
  }
  UNREACHABLE();
}

// Returns the names of the checks that judging makes, as records list them.
inline std::string list_checks(bool closed) {
  std::string names;
  for (const CheckInfo& entry : kChecks) {
    if (closed && !is_for_closed(entry.check)) continue;
    if (!names.empty()) names += ' ';
    names += entry.name;
  }
  return names;
}

}  // namespace passnet
