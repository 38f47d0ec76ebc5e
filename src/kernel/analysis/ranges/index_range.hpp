// Bounds of the integers that a stage computes: of every index expression, and of the element
// offset of every access. A printer may compute what fits in 32 bits with 32 bits.
#pragma once

#include "kernel/analysis/affine.hpp"
#include "kernel/kernel.hpp"

#include <map>
#include <span>
#include <vector>

namespace passnet {

// One load or store at all iterations at which it is executed: there its indices are inside the
// buffer, because they always are, because a guard or a choice says so, or because they are
// checked.
struct AccessRange {
  BufferId buffer;
  std::vector<IndexRange> dims;  // by dim: the index, as far as it is inside the buffer
  IndexRange offset;             // of the element, in elements
};

struct StageRanges {
  // By expression of the kernel: its values if it is integral (bool: 0 or 1) and the stage
  // evaluates it; else all integers. A value that comes from memory has the range of its dtype, and
  // a float that is converted the range of float_range.hpp.
  std::vector<IndexRange> values;
  std::map<ExprId, AccessRange> loads;
  AccessRange target;
  // True if all loop extents, all index expressions of accesses and all offsets fit in 32 bits,
  // data that is used as an index excepted: it is as wide as its dtype until it has been checked.
  bool fits_32_bits = false;
};

// Ranges over all iterations; of a loop without iterations those of its index 0. `layouts`: one per
// buffer; buffers without one are contiguous.
StageRanges find_ranges(const Kernel& kernel, const Stage& stage, std::span<const Layout> layouts);

// True if the two accesses reach no common element.
bool are_disjoint(const AccessRange& a, const AccessRange& b);

}  // namespace passnet
