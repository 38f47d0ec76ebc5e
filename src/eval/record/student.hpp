// Student's t, for 95 % intervals of a mean.
#pragma once

#include <array>
#include <cstddef>

namespace passnet {

// Returns the 97.5 % quantile; from 31 degrees of freedom on, the normal quantile is within 4 %.
inline double student(size_t degrees) {
  constexpr std::array<double, 31> kQuantiles{
      0,     12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228,
      2.201, 2.179,  2.160, 2.145, 2.131, 2.120, 2.110, 2.101, 2.093, 2.086, 2.080,
      2.074, 2.069,  2.064, 2.060, 2.056, 2.052, 2.048, 2.045, 2.042};
  return degrees < kQuantiles.size() ? kQuantiles[degrees] : 2.04;
}

}  // namespace passnet
