// The sizes of a kernel's schedule, as data: what the compiler chose, what an author asks for
// instead, and what they mean on a CPU.
//
// A kernel runs as one parallel loop a row group, over *units*: blocks of its blocked loops, and
// single iterations of its other rows.
#pragma once

#include "codegen/schedule.hpp"
#include "kernel/target.hpp"

#include <span>
#include <string>
#include <vector>

namespace passnet {

// What an author asks of a kernel; empty or 0: as the compiler likes.
struct Schedule {
  Integers tile;        // what a unit computes, the innermost loop last
  int64_t vector = 0;   // elements at a time
  int64_t unroll = 0;   // copies of the innermost loop's body; of a reduction, of its sums
  int64_t threads = 0;  // the most that share a group's units
  int64_t split = 0;    // parts into which a reduction is split
  friend bool operator==(const Schedule&, const Schedule&) = default;
};

inline constexpr int64_t kShortRow = 256;    // a run that fewer sums suit better
inline constexpr int64_t kDefaultSums = 64;  // that a reduction along a long row keeps side by side

inline constexpr int64_t kRowsTogether = 4;  // short rows that run side by side

// Whether a few rows can run side by side, stage by stage: of a short row that is reduced each
// stage waits for the whole of the one before it, and processors do not look far enough ahead to
// begin the next row meanwhile.
bool run_together(const RowGroup& group);

int64_t unit_count(const RowGroup& group);
// Units that are worth a thread, by counting elementary operations.
int64_t default_grain(const Kernel& kernel, const RowGroup& group);
// How many lanes a block of the last row loop has, where they lie side by side: enough blocks to
// share, each long enough to fill vectors, and where stages can, reading again what is still near.
int64_t lane_block(const Kernel& kernel, const RowGroup& group);
// The grain of each loop of a kernel, one looked at beside the others.
void set_default_grains(const Kernel& kernel, std::span<RowGroup> groups);
// How many sums a reduction of the group along its innermost loop keeps side by side.
int64_t running_sums(const RowGroup& group, size_t stage);

// Into how many parts a reduction is split that few rows leave to few threads; 1: it is not.
int64_t default_split(const Kernel& kernel, const Stage& stage, const Target& target);

// The author's sizes in place of the compiler's. Loops that memory lets merge count as one: a
// tile's extents that no loop is left for multiply those of the outermost.
void set_sizes(const Kernel& kernel, std::vector<RowGroup>& groups, const Schedule& asked);

// The sizes of a group, in the words of a pass: `loops=[56,3136] tile=[1,3136], threads=28`.
std::string print_sizes(const RowGroup& group);

}  // namespace passnet
