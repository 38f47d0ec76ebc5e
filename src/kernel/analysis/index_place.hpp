// Indices that are those of one loop, moved by a constant.
#pragma once

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

}  // namespace passnet
