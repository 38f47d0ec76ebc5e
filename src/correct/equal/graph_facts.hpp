// Facts of graphs on which the draws of a comparison depend.
#pragma once

#include "ir/op/op.hpp"

#include <optional>
#include <vector>

namespace passnet {

// By input: true if the node at this place of the program depends on it; through integers and bools
// alone, if so asked.
std::vector<bool> inputs_behind(const Graph& graph, size_t node, bool integers_alone);

// An elementwise comparison for equality of an input's elements, through views and conversions,
// with a value that does not depend on them: random elements hardly ever fulfill it.
struct Tie {
  size_t input = 0;
  ValueId other;                      // that a node computes, or
  std::optional<size_t> other_input;  // another input
};

std::vector<Tie> find_ties(const Graph& graph, const Catalog& catalog);

}  // namespace passnet
