// Indices that are those of one loop, moved by a constant.
#pragma once

#include "kernel/analysis/affine.hpp"
#include "kernel/kernel.hpp"

#include <cstdint>
#include <optional>

namespace passnet {

// index(loop) + offset; without a loop, the offset alone.
struct IndexPlace {
  std::optional<size_t> loop;
  int64_t offset = 0;
};

// Nothing if the expression is of another form.
std::optional<IndexPlace> index_place(const Kernel& kernel, ExprId id);

// The elements of a dim of its target that a stage stores to, which are neighbors; nothing if its
// index is of another form.
std::optional<IndexRange> stored_range(const Kernel& kernel, const Stage& stage, size_t dim);

// True for a map that stores at every iteration, whatever is there.
bool is_plain_map(const Stage& stage);

}  // namespace passnet
