// Values of expressions that depend on the indices of loops, and on nothing else.
#pragma once

#include "kernel/analysis/element_set.hpp"
#include "kernel/kernel.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace passnet {

// An integer or bool for each combination of indices of the loops on which it depends, the last of
// which varies fastest.
struct IndexLanes {
  std::vector<size_t> loops;  // ascending
  std::vector<int64_t> values;
};

// Computes the expression over these iterations of its stage, one index set per loop. Nothing if it
// is a float or depends on data, and if there are more than 2^20 combinations. `assumed`: the value
// of each condition on data.
std::optional<IndexLanes> index_lanes(const Kernel& kernel, ExprId id,
                                      std::span<const IndexRuns> loops,
                                      std::optional<bool> assumed = {});

// Leaves out the indices of loops for which the value is never `wanted`.
void keep_indices(const IndexLanes& lanes, bool wanted, std::span<IndexRuns> loops);

}  // namespace passnet
