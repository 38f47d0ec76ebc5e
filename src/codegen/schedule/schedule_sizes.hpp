// The sizes of a kernel's schedule, as data: those that the compiler chose, those that an author
// requests instead, and their meaning on a CPU.
//
// A kernel runs as one parallel loop per row group, over *units*: tiles of its tiled loops, and
// single iterations of its other rows.
#pragma once

#include "codegen/schedule/cpu_rows.hpp"

#include <span>
#include <string>
#include <vector>

namespace passnet {

struct Target;

// The sizes that an author requests; empty or 0: the compiler chooses.
struct Schedule {
  Integers tile;        // extents that a unit computes, the innermost loop last
  int64_t vector = 0;   // elements at a time
  int64_t unroll = 0;   // copies of the innermost loop's body, or of a reduction's sums
  int64_t threads = 0;  // max threads that share a group's units
  int64_t split = 0;    // parts into which a reduction is split
  friend bool operator==(const Schedule&, const Schedule&) = default;
};

// True if a few rows can run side by side, stage by stage: in a short row that is reduced, each
// stage waits for the entire previous stage, and processors do not look far enough ahead to begin
// the next row meanwhile.
bool runs_side_by_side(const Kernel& kernel, const CpuRows& group, const Target& target);

int64_t unit_count(const CpuRows& group);
// Returns the number of units of a loop of pieces.
int64_t loop_units(std::span<const CpuRows> pieces);
// Returns the iterations of a strip of the last row loop, along which accesses are contiguous:
// enough strips to share, each long enough to fill vectors, and short enough, if possible, that
// data read again is still in the cache.
int64_t strip_size(const Kernel& kernel, const CpuRows& group, const Target& target);
// Returns the elementary operations of a kernel.
double work_of(const Kernel& kernel);
// Sets the grain of each loop of a kernel, which depends on the kernel's other loops and on the
// elementary operations of the largest launch of the graph.
void set_default_grains(const Kernel& kernel, std::span<CpuRows> groups, const Target& target,
                        double largest_launch = 0);
// Returns how many sums a reduction of the group along its innermost loop keeps side by side.
int64_t running_sums(const CpuRows& group, size_t stage, const Target& target);

// Returns the number of parts into which a reduction with few rows is split for more threads; 1: it
// is not split.
int64_t default_split(const Kernel& kernel, const Stage& stage, const Target& target);

// Replaces the compiler's sizes by the author's. Loops that the memory layout allows to merge count
// as one: surplus extents of a tile multiply that of the outermost loop.
void set_sizes(const Kernel& kernel, std::vector<CpuRows>& groups, const Schedule& asked,
               const Target& target);

// Describes the sizes of a loop, with those of its first piece, in the syntax of a pass:
// `loops=[56,3136] tile=[1,3136], threads=28`.
std::string print_sizes(std::span<const CpuRows> pieces);

}  // namespace passnet
