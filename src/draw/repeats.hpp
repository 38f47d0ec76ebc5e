// Parts of a program that stand several times in a row: the layers of a transformer.
#pragma once

#include "ir/op/op.hpp"

#include <cstddef>
#include <vector>

namespace passnet {

// `copies` times `length` nodes from the position `begin` of `Graph::nodes` on.
struct Repeat {
  size_t begin = 0;
  size_t length = 0;
  size_t copies = 0;
  size_t end() const { return begin + length * copies; }
};

// Apart, in order. The nodes of a copy are the same calls with the same types as those of the next,
// and read the same: their own copy's values, the copy's before, the same values of before all
// copies, or inputs of the same type. Near-linear.
std::vector<Repeat> find_repeats(const Graph& graph);

}  // namespace passnet
