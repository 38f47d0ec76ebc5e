// Which cells of a group are never stored: their readers compute the values where they need them.
#pragma once

#include "fuse/fate.hpp"
#include "fuse/stages.hpp"
#include "kernel/target.hpp"

#include <vector>

namespace passnet {

struct Inlining {
  std::vector<Fate> fates;    // by cell
  std::vector<bool> inlined;  // by cell: readers take the writer's value, not memory
  std::vector<bool> emitted;  // by stage: whether it runs at all
};

// By counting what recomputing costs against what storing and loading would.
Inlining choose_inlined(const StageGroup& group, const Target& target);

// The computations whose values a stage that runs computes: its own, and those that it inlines.
// `members`: the group's, by number in the group.
std::vector<uint32_t> computed_in(const StageGroup& group, const Inlining& choice,
                                  std::span<const uint32_t> members, size_t stage);

// The loops of the writer that index each dim of the cell, where it stores every element once, each
// dim walked by one loop (numbered as they are cut; nothing for a dim of extent 1); otherwise
// nothing.
using DimLoops = SmallVector<std::optional<size_t>, 6>;
std::optional<DimLoops> dim_loops(const StageGroup& group, CellId cell);

}  // namespace passnet
