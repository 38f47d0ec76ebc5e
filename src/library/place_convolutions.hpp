// Adapts a program to a convolution library that takes and gives channels last and adds no bias.
#pragma once

#include "fuse/layouts.hpp"
#include "runtime/plan.hpp"

#include <optional>
#include <vector>

namespace passnet {

// Returns the convolution without its bias; its result is still that of the whole.
Computation cut_bias(const Computation& convolution, const Graph& graph, const Catalog& catalog);

// Returns the computation that adds the bias of the whole to the result of the sum.
Computation bias_after(const Computation& sum, const Computation& whole);

// Returns the order of dims, channels last, that the call of a computation prefers; nothing if it
// has none, as one with windows of one element on an input of the graph in the order of its dims.
std::optional<DimOrder> preferred_order(const LibraryCall& call, const LoopProgram& program,
                                        const Computation& computation);

// Adds copies of the operands of convolutions that are not stored with channels last, or in the
// order of their dims if the call takes that, and of results that have to be stored otherwise; then
// the calls read and write what they expect.
// `is_placed`: by computation, true if its result already has the preferred order.
void place_convolutions(LoopProgram& program, std::vector<std::optional<LibraryCall>>& calls,
                        const std::vector<bool>& is_placed);

}  // namespace passnet
