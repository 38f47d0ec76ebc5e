// The schedules of a fuse block with `tune`, their measured times, and the one that was chosen.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace passnet {

struct TunedSchedule {
  std::string schedule;      // `tile=[4], vector=8`, or `no schedule`
  std::optional<double> us;  // of its launch; none: it does not compile, or was not measured
};

// A fuse block with `tune`.
struct TunedBlock {
  std::string label;  // its ops
  std::vector<TunedSchedule> schedules;
  size_t chosen = 0;  // the fastest; the first one if none was measured
};

}  // namespace passnet
