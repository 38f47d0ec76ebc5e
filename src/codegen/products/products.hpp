// Groups whose sums of products run in tiles of registers: a unit is some rows of the products, and
// some columns if all stages have them, of one batch; the stages of the group run one after another
// over all of it.
#pragma once

#include "codegen/schedule/cpu_rows.hpp"

#include <optional>
#include <span>

namespace passnet {

struct Target;

// True for a sum of products of floats with rows, columns and depth enough.
bool is_worth_tiles(const Kernel& kernel, const Nest& nest, size_t stage, const Target& target);

// Returns the stages from `first` to `last` as such a group; nothing if they share no rows, or if
// one of the products in it has another form. `nests`: of all stages of the kernel.
std::optional<CpuRows> make_products(const Kernel& kernel, std::span<const Nest> nests,
                                     size_t first, size_t last, const Target& target);

}  // namespace passnet
