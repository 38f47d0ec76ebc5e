// Records that contradict themselves: their parts say different things about one outcome.
#pragma once

#include "diag/diagnostic.hpp"
#include "eval/record/record.hpp"

#include <string_view>

namespace passnet {

// Checks that a record's parts agree: correctness grows with t, and is not more than that on valid
// inputs; the verdict, the kind of error, the matches and correctness name one outcome; the times
// and the speedup are those of the rounds, to the digits that rounds keep, and lie in the interval.
// What a record does not state is not checked. Errors: "record-inconsistent", at `span`.
Result<void> check_consistent(const Record& record, Span span);

// The contradiction of a record that denies native kernels, although this pass, which matched,
// launches one.
Diagnostic denied_native_kernel(const Record& record, std::string_view pass);

}  // namespace passnet
