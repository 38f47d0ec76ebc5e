// The sums of a graph: how many terms they add, and where their order decides.
#pragma once

#include "ir/op/op.hpp"
#include "kernel/kernel.hpp"

#include <cstdint>
#include <vector>

namespace passnet {

// Returns the kernel to which the node, which is no launch, lowers.
Kernel lower_node(const Graph& graph, const Node& node, const Catalog& catalog);

// By value: the most terms of a sum in which the value, or a view of it, is a term.
std::vector<int64_t> find_sums(const Graph& graph, const Catalog& catalog);

// True if partial sums of the kernel may exceed f32: then the order of additions decides about the
// result. `most`: no operand's element is greater.
bool may_overflow(const Kernel& kernel, double most);

}  // namespace passnet
