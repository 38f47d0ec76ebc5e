// Identities by which graphs are equal over the real numbers, though not in a finite field.
#pragma once

#include "ir/op/op.hpp"

#include <string>
#include <vector>

namespace passnet {

// Applies those of passes/admitted wherever they match; returns the names of these.
std::vector<std::string> apply_admitted(Graph& graph, const Catalog& catalog);

}  // namespace passnet
