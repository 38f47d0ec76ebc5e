// Finds parts of a program that repeat in sequence: the layers of a transformer.
#pragma once

#include "ir/op/op.hpp"

#include <cstddef>
#include <vector>

namespace passnet {

// `copies` times `length` nodes, from position `begin` of `Graph::nodes` on.
struct Repeat {
  size_t begin = 0;
  size_t length = 0;
  size_t copies = 0;
  size_t end() const { return begin + length * copies; }
};

// Repeats are disjoint and in order. The nodes of a copy are the same calls with the same types as
// those of the next, and read corresponding values: of their own copy, of the previous copy, the
// same values from before all copies, or inputs of the same type. Near-linear.
std::vector<Repeat> find_repeats(const Graph& graph);

}  // namespace passnet
