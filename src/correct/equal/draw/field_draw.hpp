// The kinds of draws that tell functions apart.
#pragma once

#include <cstdint>

namespace passnet {

// The elements of a draw. Special ones are 0, 1, -1, a few that repeat, and the constants of the
// graphs, once and twice.
enum class FieldDraw : uint8_t {
  kRandom,     // random elements; integers of all magnitudes; random bools
  kMixed,      // special ones among them
  kRowRuns,    // equal ones along the last dim, with none to many exceptions
  kAllRuns,    // equal ones, with exceptions
  kFirstRuns,  // equal ones along the first dim, with exceptions
  kRowEqual,   // equal ones along the last dim
  kAllEqual,   // equal ones
  kRowSides,   // along the last dim, none nearer to 0 than another, or none further
  kAllSides,   // the same of all
  kSides,      // valid ones, but for exceptions on one side of a special one
  kNear,       // along the last dim nearly equal distances from special ones
  kSmall,      // valid ones times 2^-30
  kTiny,       // valid ones times the least constant
  kNatural,    // valid ones, rounded to numbers with few bits
  kFlagged,    // infinities and NaN among random ones
};

constexpr bool is_small(FieldDraw draw) {
  return draw == FieldDraw::kSmall || draw == FieldDraw::kTiny;
}

// True if the numbers of elements are valid ones, or near them.
constexpr bool is_natural(FieldDraw draw) {
  return draw == FieldDraw::kRandom || draw == FieldDraw::kSides || is_small(draw);
}

constexpr bool has_exceptions(FieldDraw draw) {
  return draw == FieldDraw::kRowRuns || draw == FieldDraw::kAllRuns ||
         draw == FieldDraw::kFirstRuns;
}

constexpr bool has_sides(FieldDraw draw) {
  return draw == FieldDraw::kRowSides || draw == FieldDraw::kAllSides;
}

constexpr bool has_runs(FieldDraw draw) {
  return has_exceptions(draw) || has_sides(draw) || draw == FieldDraw::kRowEqual ||
         draw == FieldDraw::kAllEqual;
}

// True if runs are rows: along the last dim.
constexpr bool has_runs_of_rows(FieldDraw draw) {
  return draw == FieldDraw::kRowRuns || draw == FieldDraw::kRowEqual ||
         draw == FieldDraw::kRowSides;
}

}  // namespace passnet
