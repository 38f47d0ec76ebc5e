// Finds the loops of neighboring stages that are the same rows.
#pragma once

#include "kernel/analysis/nest.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace passnet {

struct Target;

// Counts the first loops of a stage that are neither reduced nor scanned.
size_t free_loops(const Stage& stage);

// For each stage of a group, the loop of row r.
using SharedRows = std::vector<std::vector<size_t>>;

// Which stages of a group may have a value that no later one of it reads.
enum class RowResults : uint8_t {
  kOfLast,     // the last one
  kOfReaders,  // those that read a value of the group, too, such as two functions of one norm
};

// Returns the rows that stages [first, last] share: all values that pass between them stay in their
// row. Nothing if the stages do not form a group, or would gain nothing from it. `nests`: one per
// stage of the kernel, with all of its loops.
std::optional<SharedRows> find_shared_rows(const Kernel& kernel, std::span<const Nest> nests,
                                           size_t first, size_t last, const Target& target,
                                           RowResults results = RowResults::kOfLast);

}  // namespace passnet
