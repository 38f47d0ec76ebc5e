// Which cells of a group are never stored: their readers compute the values where they need them.
#pragma once

#include "fuse/stages.hpp"

#include <string_view>
#include <vector>

namespace passnet {

// What becomes of a value that later stages of the group read.
enum class Fate : uint8_t {
  kInlined,    // computed where it is read
  kUnread,     // nothing in the group reads it
  kCombined,   // stored: a reduction, a scan, or written piece by piece
  kReadOften,  // stored: each element is read too often to be computed anew
  kRounded,    // stored: f16 rounds in runs
  kTaken,      // stored: taken one by one, where readers compute in vectors
  kCutRows,    // stored: computing it would cut its readers' rows into short ones
  kShortRows,  // stored: its readers reduce rows that do not fill vectors
  kLong,       // stored: the readers' expressions would grow too long
};
std::string_view describe(Fate fate);

struct Inlining {
  std::vector<Fate> fates;    // by cell
  std::vector<bool> inlined;  // by cell: readers take the writer's value, not memory
  std::vector<bool> emitted;  // by stage: whether it runs at all
};

// By counting what recomputing costs against what storing and loading would.
Inlining choose_inlined(const StageGroup& group);

// The loops of the writer that index each dim of the cell, where it stores every element once, each
// dim walked by one loop (numbered as they are cut; nothing for a dim of extent 1); otherwise
// nothing.
using DimLoops = std::vector<std::optional<size_t>>;
std::optional<DimLoops> dim_loops(const StageGroup& group, CellId cell);

}  // namespace passnet
