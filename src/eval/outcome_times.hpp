// The times of an outcome, as its record has them.
#pragma once

#include "eval/judge/outcome.hpp"
#include "eval/record/record.hpp"

namespace passnet {

// Writes the times, the speedup and its interval; `device` is the one that was judged on.
void fill_times(const Outcome& outcome, Device device, Record& record);

}  // namespace passnet
