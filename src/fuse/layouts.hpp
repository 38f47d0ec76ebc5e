// Chooses the order of the dims of results and intermediates in memory.
#pragma once

#include "fuse/dim_order.hpp"
#include "lower/program.hpp"

#include <functional>
#include <optional>
#include <vector>

namespace passnet {

struct Target;

// Returns the strides of dims that are contiguous in that order.
Strides strides_in(const DimOrder& order, const Shape& shape);

// The kernel with the dims of a buffer in another order, wherever they are named.
Kernel reorder_buffer(const Kernel& kernel, BufferId id, const DimOrder& order);

struct LayoutOptions {
  // True for computations that no generated kernel of ours writes and reads.
  std::function<bool(const Computation&)> launches_alone;
  // Returns the order of the dims of its result and of its first operand that such a computation
  // prefers, while it adapts to any; null: none of them.
  std::function<std::optional<DimOrder>(const Computation&)> preferred = {};
};

// Gives results and intermediates the order of dims that most of what they are computed from has:
// channels last where the operands have channels last, so that nothing is transposed only to be
// contiguous. Results of the graph may then have strides other than contiguous ones. Storages that
// a computation which launches alone (an author's launch, a library call) writes or reads keep
// theirs, unless it prefers an order. Returns, by computation, whether its result got that order.
std::vector<bool> choose_layouts(LoopProgram& program, const LayoutOptions& options,
                                 const Target& target);

}  // namespace passnet
