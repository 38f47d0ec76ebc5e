// Divides what a pattern matches into the launches that the compiler would choose.
#pragma once

#include "ir/op/op.hpp"
#include "kernel/target.hpp"
#include "teach/write/authored_pass.hpp"

#include <cstddef>
#include <span>
#include <vector>

namespace passnet {

// Returns the nodes at these positions as fuse blocks, one per launch of the default compiler, and
// as plain ops for calls of a library; indices are of `positions`, and the order is one in which
// the blocks can run. Empty if the launches cannot be told apart by nodes: a block would wait for
// itself. Errors: those of `find_launches`.
Result<std::vector<AuthoredBlock>> find_launch_blocks(const Graph& graph,
                                                      std::span<const size_t> positions,
                                                      const Catalog& catalog, const Target& target);

// True if a library computes the op: a matrix product or a convolution.
bool calls_library(const Graph& graph, size_t position, const Catalog& catalog);

}  // namespace passnet
