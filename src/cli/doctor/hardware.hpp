// The processor, its clock, and the memory of this machine.
#pragma once

#include "cli/doctor/finding.hpp"

namespace passnet {

// Instruction sets, processors and memory that this process may use, settings of the clock, and the
// measured noise of a loop that only computes. Reads /proc and /sys.
void examine_hardware(Findings& findings);

// True if other work disturbs times: equal loops spread, one takes three times the median, or more
// threads want to run than there are processors.
bool is_noisy(double spread, double slowest, double load, size_t processors);

}  // namespace passnet
