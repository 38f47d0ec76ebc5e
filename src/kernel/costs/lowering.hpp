// Costs that decide which values are computed before the graph runs (src/lower).
#pragma once

#include <cstdint>

namespace passnet {

struct LoweringCosts {
  double min_constant_work = 4;          // elementary operations per byte: below, loads cost more
  int64_t max_constant_bytes = 1 << 20;  // of one value
  double max_constant_work = 2e7;        // elementary operations of all values together
};

}  // namespace passnet
