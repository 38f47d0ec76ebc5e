// The outcome that the rules of the public harness give a candidate, beside the judge's own.
#pragma once

#include "correct/compare.hpp"
#include "correct/verdict.hpp"

#include <optional>

namespace passnet {

// One call on valid inputs, compared with PyTorch's results as docs/metrics.md says: the tolerance
// is that of the candidate's own values. No other call and no check counts.
struct PublicRules {
  Correctness correct{};
  std::optional<ErrorKind> error;  // none: the results have PyTorch's types, and no call failed
};

}  // namespace passnet
