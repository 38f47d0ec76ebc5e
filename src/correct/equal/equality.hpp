// Decides whether two graphs compute the same over the real numbers, by running both in random
// fields (interpret/field/field.hpp), at their real sizes.
// Inputs are those of field_inputs.hpp: where only those that are not finite tell the graphs apart,
// these are equal and not robust.
#pragma once

#include "correct/equal/level.hpp"
#include "ir/op/op.hpp"

#include <cstdint>

namespace passnet {

struct EqualityOptions {
  uint64_t seed = 0;
  // Evaluations of an expression that a graph may take in all draws.
  int64_t most_work = int64_t{1} << 32;
};

// `after` has results of the types of those of `before`, and the same inputs (CHECK).
Equality compare_in_fields(const Graph& before, const Graph& after, const Catalog& catalog,
                           const EqualityOptions& options);

}  // namespace passnet
