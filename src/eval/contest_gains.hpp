// Fills the records of one contest with what each candidate gains over the other compilers in it.
#pragma once

#include "eval/record/record.hpp"

#include <span>
#include <vector>

namespace passnet {

struct JudgedGraph;

// `records` are those of the graph's candidates, in their order, and agree on the baseline.
// `op_by_op`: the rounds of the reference, rounded as those of records, empty if it is the
// baseline. A right submission with the plan of a baseline that compiles whole graphs becomes
// NO_GAIN, with a speedup of 1.
void fill_gains(const JudgedGraph& judged, const std::vector<Round>& op_by_op, Device device,
                std::span<Record> records);

}  // namespace passnet
