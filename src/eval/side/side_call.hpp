// The facts that judging gets from one call of a side, and the checks after the call.
#pragma once

#include "eval/record/verdict.hpp"
#include "tensor/compare.hpp"

#include <cstdint>
#include <optional>

namespace passnet {

struct SideCall {
  std::optional<Failure> failure;  // the call did not end well: the side is gone
  bool interrupted = false;  // something else killed the process, which nobody is to blame for
  double us = 0;             // the time of the call
  // Processor time of the process besides; none where the side cannot tell.
  std::optional<double> outside_us;
};

struct Inspection {
  bool late_writes = true;
  bool red_zones = true;
  bool inputs = true;
};

struct ComparedResult {
  Comparison comparison;
  uint64_t checksum = 0;
};

// No honest call writes this many bytes of results in less time.
struct WriteFloor {
  int64_t bytes = 0;
  double us = 0;
};

}  // namespace passnet
