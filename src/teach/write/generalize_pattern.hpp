// Writes the pattern that matches several graphs of one task: what differs between them, or may
// differ in others, becomes a hole.
#pragma once

#include "ir/op/op.hpp"
#include "teach/write/authored_pass.hpp"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace passnet {

// Graphs whose ops and wiring agree, node by node: one pattern matches all of them.
struct AlignedGraphs {
  std::vector<const Graph*> graphs;
};

// Groups the graphs, in the order of the first of each group. Results, the length of a list of
// inputs, and an operand that some lack and the op does not need are no reason for a group of its
// own.
std::vector<AlignedGraphs> align_graphs(std::span<const Graph* const> graphs,
                                        const Catalog& catalog);

// The connected parts of the nodes at these positions that compute something, ascending; of all
// nodes by default. Nodes that share a value are connected.
std::vector<std::vector<size_t>> connected_parts(const Graph& graph,
                                                 std::span<const size_t> positions,
                                                 const Catalog& catalog);
std::vector<std::vector<size_t>> connected_parts(const Graph& graph, const Catalog& catalog);

// The extent to which a pattern leaves arguments open. An open one is for a replacement that
// repeats what matched, so that it serves graphs that nobody has shown: after the operands that
// connect its ops a call says `...`; a list of inputs is of any length; every value that is
// computed before a reduction is returned, because it may be read outside; there is no guard. A
// strict one states what is equal in all graphs, binds floating numbers, dtypes and sizes, and has
// a guard on the dtype.
enum class Openness : uint8_t { kOpen, kStrict };

// Returns the pattern of the nodes at these positions, with the names of the first graph, and
// `fuse pattern` in place of it.
AuthoredPass generalize_pattern(const AlignedGraphs& aligned, std::span<const size_t> positions,
                                const Catalog& catalog, Openness openness, std::string name);

}  // namespace passnet
