// Adds parts of graphs to hashes.
#pragma once

#include "base/hash.hpp"
#include "ir/attribute.hpp"
#include "type/shape.hpp"

namespace passnet {

void add_type(Hasher& hasher, const TensorType& type);

// Adds numbers by their bits, so that -0.0 is not 0.0; every NaN is the same.
void add_attribute(Hasher& hasher, const Attribute& attribute);

}  // namespace passnet
