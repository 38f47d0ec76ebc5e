// Inputs with elements that equal what the graph compares them with.
#pragma once

#include "correct/equal/draw/field_inputs.hpp"
#include "interpret/interpret_options.hpp"

#include <cstddef>
#include <cstdint>

namespace passnet {

// Gives elements of an input the values of `other`: in each row all, all but one or three, or half.
void tie_input(FieldInputs& inputs, size_t input, const FieldValue& other, const InputMaker& maker,
               uint64_t key);

}  // namespace passnet
