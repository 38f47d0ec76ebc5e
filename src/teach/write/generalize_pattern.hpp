// Writes the pattern that matches several graphs of one task: what differs between them, or may
// differ in others, becomes a hole.
#pragma once

#include "ir/op/op.hpp"
#include "teach/write/authored_pass.hpp"

#include <cstddef>
#include <span>
#include <string>
#include <vector>

namespace passnet {

// Graphs whose ops, wiring and results agree, node by node: one pattern matches all of them.
struct AlignedGraphs {
  std::vector<const Graph*> graphs;
};

// Groups the graphs, in the order of the first of each group. An operand that some lack may be
// absent if the op permits it, and is no reason for a group of its own.
std::vector<AlignedGraphs> align_graphs(std::span<const Graph* const> graphs,
                                        const Catalog& catalog);

// The connected parts of the nodes at these positions that compute something, ascending; of all
// nodes by default. Nodes that share a value are connected.
std::vector<std::vector<size_t>> connected_parts(const Graph& graph,
                                                 std::span<const size_t> positions,
                                                 const Catalog& catalog);
std::vector<std::vector<size_t>> connected_parts(const Graph& graph, const Catalog& catalog);

// Returns the pattern of the nodes at these positions, with the names of the first graph, a guard
// on the dtype, and `fuse pattern` in place of it. Equal arguments are stated; floating numbers,
// dtypes, sizes and arguments that differ are holes.
AuthoredPass generalize_pattern(const AlignedGraphs& aligned, std::span<const size_t> positions,
                                const Catalog& catalog, std::string name);

}  // namespace passnet
