// Fuse groups: nodes of a graph that must be computed by one kernel, with an author's schedule.
//
//   %0 = mul(%x, %s) : f32[8]  fuse = 0
//   %1 = relu(%0) : f32[8]  fuse = 0
//   …
//   fuse 0 with tile=[8], tune=[vector in [4, 8]]
//
// A group changes no value: it only constrains the compiler. Its nodes are plain ops, and no path
// leads out of the group and back in.
#pragma once

#include "ir/graph.hpp"

#include <array>
#include <string>
#include <string_view>

namespace passnet {

struct ScheduleKey {
  std::string_view name;
  bool is_list;  // 1 to 8 numbers, otherwise one
  int64_t most;  // from 1 on
  bool is_power_of_two;
  std::string_view doc;
};

// In the order in which schedules are printed.
inline constexpr std::array<ScheduleKey, 6> kScheduleKeys{{
    {"tile", true, 65536, false, "extents of what one unit of work computes, the innermost last"},
    {"vector", false, 64, true, "elements at a time"},
    {"unroll", false, 64, false, "copies of the innermost loop's body"},
    {"threads", false, 1024, false, "threads that share the work"},
    {"split", false, 4096, false, "parts into which a reduction is split"},
    {"stages", false, 8, false, "tiles in flight between memory and use"},
}};

const ScheduleKey* find_schedule_key(std::string_view name);

// Says what is wrong with the value of a schedule's entry; empty if nothing is.
std::string flaw(const ScheduleKey& key, const Attribute& value);
// Says what is wrong with a schedule: unknown or repeated keys, values out of range, too much to
// measure; else empty.
std::string flaw(const Fusion& fusion);

// The schedules that a group leaves to measuring: one for each combination of the values of `tune`,
// and one in which the compiler chooses those keys. At least 1. A group without `flaw` has at most
// `kMaxTuned` combinations.
inline constexpr size_t kMaxTuned = 32;
size_t count_schedules(const Fusion& fusion);
// Returns the schedule number `index` of these, without `tune`. In number 0 each key has the first
// of its values; the last key changes fastest. The last number leaves the keys to the compiler.
Fusion choose_schedule(const Fusion& fusion, size_t index);

// Prints ` with tile=[8], vector=4`; empty for an empty schedule.
std::string print_schedule(const Fusion& fusion);

// The groups that a path leaves and reenters, ascending. Linear in the number of nodes between
// each group's first and last.
std::vector<uint32_t> find_broken_fusions(const Graph& graph);

}  // namespace passnet
