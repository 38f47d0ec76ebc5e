// Draws inputs for runs over a field's elements.
#pragma once

#include "correct/equal/draw/field_draw_options.hpp"
#include "generate/inputs.hpp"
#include "interpret/field/field.hpp"

#include <vector>

namespace passnet {

struct FieldInputs {
  std::vector<Tensor> words;    // floats as words
  std::vector<Tensor> numbers;  // floats as the f64 that the words represent
};

// Returns the inputs of `maker`, one tensor each. An input keeps to what its readers do not refuse,
// to its literal data, and to what relates its elements. Numbers are valid ones in one half of the
// rows, and of magnitudes from 2^-20 to 2^20, or near a constant, in the other.
FieldInputs draw_field_inputs(const InputMaker& maker, const Field& field,
                              const FieldDrawOptions& options);

}  // namespace passnet
