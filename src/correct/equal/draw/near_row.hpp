// Rows of elements that are near one another, so that small differences decide.
#pragma once

#include <cstdint>

namespace passnet {

// Numbers of which a quarter are nearly as far from a center as one another, and the others further
// from it, or nearer; on both sides of it or on one.
struct NearRow {
  double center = 0;
  double distance = 1;
  int width = 0;  // 2^width is the most by which a quotient of two distances exceeds 1
  bool has_both_sides = false;
  bool are_others_beyond = false;

  // `share`: in [0, 1).
  double number(uint64_t bits, double share) const;
  // At most one step from `own`, or from its negation.
  int64_t integer(int64_t own, uint64_t bits) const;
};

// The distance and its width depend on `common` alone, which rows of other inputs may share.
NearRow draw_near_row(uint64_t common, uint64_t own, double center);

}  // namespace passnet
