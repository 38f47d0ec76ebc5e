// The options of a draw of inputs for a field.
#pragma once

#include "correct/equal/draw/field_draw.hpp"
#include "correct/equal/draw/valid_inputs.hpp"

#include <cstdint>
#include <optional>
#include <set>
#include <vector>

namespace passnet {

// Limits of an input beside those that its readers refuse.
enum class Freedom : uint8_t {
  kFree,     // no further than its readers refuse others
  kNarrow,   // integers have few bits: some become floats
  kNatural,  // valid elements: the graph refuses results of others
};

struct FieldDrawOptions {
  FieldDraw draw = FieldDraw::kRandom;
  const std::set<double>& constants;
  const std::vector<Freedom>& freedoms;  // by input; of all that have none: kNarrow
  const ValidInputs& valid;
  // Places at which runs are cut, from their begin or their end: exceptions are on one side.
  std::vector<int64_t> cuts = {};
  bool keeps_first = false;  // masks keep the first element of each row; else any one
  bool has_flags = false;    // infinities and NaN are special, too
  // Runs take special elements in turns, with both signs, from this one on; none: from any.
  std::optional<uint64_t> turn = {};
  uint64_t key = 0;
};

}  // namespace passnet
