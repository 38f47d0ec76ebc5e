// Writes passes from graphs: the nodes as a pattern, and a replacement to start from.
#pragma once

#include "ir/op/op.hpp"

#include <span>
#include <string>
#include <vector>

namespace passnet {

// Returns the nodes that `selection` names, in program order: values that they compute, separated
// by commas, or `first..last` in program order; all nodes if it is empty. Errors: "unknown-node".
Result<std::vector<NodeId>> select_nodes(const Graph& graph, std::string_view selection);

struct WrittenPasses {
  std::string text;                // one pass per connected part
  std::vector<std::string> names;  // of the passes
  size_t unwritten = 0;            // parts that only view their inputs: no kernel computes them
};

// Writes a pass for every connected part of these nodes, given in program order. The pattern has
// the nodes' ops and arguments; a hole replaces each floating attribute and each size that may
// differ elsewhere. The replacement is a kernel in the loop language if `with_kernels` and
// write_loop_kernel can write one, else a fuse block of the same ops. Errors: "nothing-to-write" if
// no node computes anything.
Result<WrittenPasses> write_passes(const Graph& graph, std::span<const NodeId> nodes,
                                   const std::string& name, const Catalog& catalog,
                                   bool with_kernels = true);

}  // namespace passnet
