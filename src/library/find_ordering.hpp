// Finds the ops that put rows in order.
#pragma once

#include "ir/op/op.hpp"
#include "runtime/ordering.hpp"

#include <optional>

namespace passnet {

struct LibraryRules;

// Returns a sort, or a selection of sorted elements, of rows that are long enough to be faster in
// the library than in loops of our own; nullopt for every other call. `input`: the layout of the
// operand.
std::optional<Ordering> find_ordering(const OpCall& call, const Layout& input,
                                      const LibraryRules& rules);

}  // namespace passnet
