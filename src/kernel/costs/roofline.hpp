// Limits of measurements of the machine (src/roofline).
#pragma once

#include <cstdint>

namespace passnet {

struct RooflineRules {
  int64_t min_copy_bytes = 4 << 20;    // covers the caches of one core
  int64_t max_copy_bytes = 256 << 20;  // beyond all caches: time grows in proportion
};

}  // namespace passnet
