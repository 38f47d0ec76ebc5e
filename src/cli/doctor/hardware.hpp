// The processor, its clock, and the memory of this machine.
#pragma once

#include "cli/doctor/finding.hpp"

namespace passnet {

// Instruction sets, processors and memory that this process may use, settings of the clock, and the
// measured noise of a loop that only computes. Reads /proc and /sys.
void examine_hardware(Findings& findings);

}  // namespace passnet
