// Costs that decide which values are computed before the graph runs, and which rewrites by many
// passes save time (src/lower).
#pragma once

#include <cstdint>

namespace passnet {

struct LoweringCosts {
  double min_constant_work = 4;          // elementary operations per byte: below, loads cost more
  int64_t max_constant_bytes = 1 << 20;  // of one value
  double max_constant_work = 2e7;        // elementary operations of all values together

  // Rewrites by many passes (lower/composed.hpp).
  double min_product_intensity = 4;  // operations per byte of what runs at the pace of products
  double product_flops = 30;         // operations per nanosecond of products
  double map_flops = 10;             // operations per nanosecond of all else
  double composed_bytes = 20;        // bytes per nanosecond: most values are in a cache
  double min_composed_saving = 0.1;  // of the time of what is replaced …
  double min_composed_part = 0.01;   // … and of the whole graph
};

}  // namespace passnet
