// Indices that are those of one loop, moved by a constant.
#pragma once

#include "kernel/analysis/affine.hpp"
#include "kernel/kernel.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace passnet {

// index(loop) + offset; without a loop, the offset alone.
struct IndexPlace {
  std::optional<size_t> loop;
  int64_t offset = 0;
};

// Nothing if the expression is of another form.
std::optional<IndexPlace> index_place(const Kernel& kernel, ExprId id);

// The elements that a stage stores to, by dim of its target, if it stores to all of that box;
// nothing if an index is of another form, or if a loop moves along two dims.
std::optional<std::vector<IndexRange>> stored_box(const Kernel& kernel, const Stage& stage);

// True if two boxes of one buffer have no element in common.
bool are_disjoint(std::span<const IndexRange> a, std::span<const IndexRange> b);

// True for a map that stores at every iteration, whatever is there.
bool is_plain_map(const Stage& stage);

}  // namespace passnet
