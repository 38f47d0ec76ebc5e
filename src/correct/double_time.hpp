// The time that computations in double may take.
#pragma once

#include <cstddef>
#include <limits>

namespace passnet {

struct DoubleTime {
  double allowed_s = std::numeric_limits<double>::infinity();
  double spent_s = 0;
  bool left_out = false;  // a result passed because there was no time to decide about it

  // True if so much more may be spent; otherwise a result will pass that is not decided about.
  bool affords(double seconds) {
    const bool does = spent_s + seconds <= allowed_s;
    left_out |= !does;
    return does;
  }
};

}  // namespace passnet
