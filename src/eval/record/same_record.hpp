// Compares a record with what judging it again has given.
#pragma once

#include "eval/record/record.hpp"

namespace passnet {

// True if both have the same verdict, or none that is an error, and both are correct at t = -5 or
// neither.
bool same_result(const Record& a, const Record& b);

// True if the intervals of both speedups meet, or one has no speedup. A speedup without an interval
// is one point.
bool same_speedup(const Record& a, const Record& b);

// True if the results are the same, and so are the speedups if the same kind of processor ran both:
// those of other processors say nothing of each other.
bool confirms(const Record& recorded, const Record& again);

}  // namespace passnet
