// Draws attributes that a pattern leaves open.
#pragma once

#include "generate/random_stream.hpp"
#include "ir/op/schema.hpp"

#include <optional>

namespace passnet {

// Draws a value for the parameter: its default, that of the op's example (fitted to the operands),
// or another of its kind. `usual` is the dtype of most operands.
Attribute draw_attribute(const SchemaParameter& parameter, const std::optional<Attribute>& example,
                         DType usual, RandomStream& random);

}  // namespace passnet
