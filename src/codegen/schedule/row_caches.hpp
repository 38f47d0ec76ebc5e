// Which values a stage of a group leaves for later stages of the same row.
#pragma once

#include "codegen/schedule/cpu_rows.hpp"
#include "kernel/target.hpp"

#include <vector>

namespace passnet {

// Values that stages over one and the same inner loop share, where computing one again costs more
// than taking it from near memory. Needs `side_by_side`.
std::vector<RowCache> find_row_caches(const Kernel& kernel, const CpuRows& group,
                                      const Target& target);

}  // namespace passnet
