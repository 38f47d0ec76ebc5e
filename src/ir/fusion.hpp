// Fuse groups: nodes of a graph that an author wants computed by one kernel, with a schedule.
//
//   %0 = mul(%x, %s) : f32[8]  fuse = 0
//   %1 = relu(%0) : f32[8]  fuse = 0
//   …
//   fuse 0 with tile=[8], vector=4
//
// A group changes no value: it is a demand on the compiler. Its nodes are plain ops, and no path
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

// What is wrong with the value of a schedule's entry, or an empty text.
std::string flaw(const ScheduleKey& key, const Attribute& value);
// What is wrong with a schedule: unknown or repeated keys, values out of range; or an empty text.
std::string flaw(const Fusion& fusion);

// ` with tile=[8], vector=4`, empty where nothing is said.
std::string print_schedule(const Fusion& fusion);

// The groups through which a path leads out and back in, ascending. Linear in the nodes that stand
// between each group's first and last.
std::vector<uint32_t> find_broken_fusions(const Graph& graph);

}  // namespace passnet
