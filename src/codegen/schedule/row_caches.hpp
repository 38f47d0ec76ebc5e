// Chooses the values that a stage of a group keeps for later stages of the same row.
#pragma once

#include "codegen/schedule/cpu_rows.hpp"

#include <vector>

namespace passnet {

struct Target;

// Returns the values that stages over the same inner loop share because computing one again costs
// more than loading it from the cache. Requires `side_by_side`.
std::vector<RowCache> find_row_caches(const Kernel& kernel, const CpuRows& group,
                                      const Target& target);

}  // namespace passnet
