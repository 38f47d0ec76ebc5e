// The facts of one call of a side, for judging, and the checks after the call.
#pragma once

#include "correct/compare.hpp"
#include "correct/verdict.hpp"

#include <cstdint>
#include <optional>

namespace passnet {

// The times of what a call needs before and behind it, where the supervisor holds their clock.
struct CallPhases {
  double before_us = 0;
  double after_us = 0;
};

struct SideCall {
  std::optional<Failure> failure;  // the call failed: the side is gone
  bool interrupted = false;  // something else killed the process; the candidate is not at fault
  double us = 0;             // the time of the call
  double lost_us = 0;        // as much of it may have been spent waiting for a processor
  std::optional<double> device_us;  // the time of a further run by a GPU's clock, if it was taken
  std::optional<double> cold_us;    // of one more, after the GPU's L2 cache was flushed
  // Processor time of the process outside of the call; none if the side cannot measure it.
  std::optional<double> outside_us;
  std::optional<CallPhases> phases;
};

struct Inspection {
  bool late_writes = true;
  bool red_zones = true;
  bool inputs = true;
};

struct ComparedResult {
  Comparison comparison;
  uint64_t checksum = 0;  // 0 for a closed side, which remembers nothing
};

// Returns the min time for an honest call to write this many bytes of results.
struct WriteFloor {
  int64_t bytes = 0;
  double us = 0;
};

}  // namespace passnet
