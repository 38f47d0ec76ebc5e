// Attributes that a pattern leaves open.
#pragma once

#include "generate/random_stream.hpp"
#include "ir/op/schema.hpp"

#include <optional>

namespace passnet {

// Something for the parameter: its default, what the op's example has (fitted to the operands), or
// another of its kind. `usual` is the dtype of most operands.
Attribute draw_attribute(const SchemaParameter& parameter, const std::optional<Attribute>& example,
                         DType usual, RandomStream& random);

}  // namespace passnet
