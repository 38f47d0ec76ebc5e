// Which loops of neighboring stages stand for the same rows.
#pragma once

#include "kernel/nest.hpp"

#include <optional>
#include <span>
#include <vector>

namespace passnet {

// How many of a stage's loops, the first ones, are neither reduced nor scanned.
size_t free_loops(const Stage& stage);

// For each stage of a group, the loop that is row r.
using SharedRows = std::vector<std::vector<size_t>>;

// The rows that stages [first, last] share: whatever passes between them stays in its row. Nothing
// where they do not form a group, or would gain nothing by it. `nests`: one a stage of the kernel,
// as it stands.
std::optional<SharedRows> find_shared_rows(const Kernel& kernel, std::span<const Nest> nests,
                                           size_t first, size_t last);

}  // namespace passnet
