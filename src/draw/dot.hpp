// A graph as Graphviz text.
#pragma once

#include "ir/op/op.hpp"

#include <string>

namespace passnet {

// Prints a node for every input, op and result, and an edge for every value that is read, labeled
// with its type. For `dot -Tsvg`; repeated parts are not folded.
std::string print_dot(const Graph& graph, const Catalog& catalog);

}  // namespace passnet
