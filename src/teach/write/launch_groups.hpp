// Divides what a pattern matches into the launches that the compiler would choose.
#pragma once

#include "ir/op/op.hpp"

#include <cstddef>
#include <span>
#include <vector>

namespace passnet {

struct Target;

// Returns the groups of these positions that one launch of the default compiler computes, without
// calls of a library, each ascending, with the views that belong to it; groups with more ops first,
// then in program order. Errors: those of `find_launches`.
Result<std::vector<std::vector<size_t>>> find_launch_groups(const Graph& graph,
                                                            std::span<const size_t> positions,
                                                            const Catalog& catalog,
                                                            const Target& target);

// True if a library computes the op: a matrix product or a convolution.
bool calls_library(const Graph& graph, size_t position, const Catalog& catalog);

}  // namespace passnet
