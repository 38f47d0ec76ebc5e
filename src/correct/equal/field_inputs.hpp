// Draws inputs for runs over a field's elements.
#pragma once

#include "generate/inputs.hpp"
#include "interpret/field/field.hpp"

#include <array>
#include <cstdint>
#include <set>
#include <string_view>
#include <vector>

namespace passnet {

// The elements of a draw. Special ones are 0, 1, -1, a few that repeat, and the constants of the
// graphs, once and twice.
enum class FieldDraw : uint8_t {
  kRandom,     // random elements; integers of all magnitudes; random bools
  kMixed,      // special ones among them
  kRowRuns,    // equal ones along the last dim, with few exceptions
  kAllRuns,    // equal ones, with few exceptions
  kFirstRuns,  // equal ones along the first dim, with few exceptions
  kNatural,    // valid ones, rounded to numbers with few bits
  kFlagged,    // infinities and NaN among random ones
};

struct FieldDrawOptions {
  FieldDraw draw = FieldDraw::kRandom;
  const std::set<double>& constants;
  bool wide_integers = false;  // also such as no float that is known as a number holds
  uint64_t key = 0;
};

// Returns the inputs of `maker`, one tensor each: floats as words. An input keeps to what its
// readers do not refuse, to its literal data, and to what relates its elements.
std::vector<Tensor> draw_field_inputs(const InputMaker& maker, const Field& field,
                                      const FieldDrawOptions& options);

}  // namespace passnet
