// The versions of a pass that a search compares: ways to replace what the pattern matches.
#pragma once

#include "teach/write/authored_pass.hpp"
#include "teach/write/generalize_pattern.hpp"

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace passnet {

struct Target;

enum class Idea : uint8_t {
  kOneKernel,   // `fuse pattern`
  kLaunches,    // a pass per launch of the compiler; calls of a library stay as they are
  kLoopKernel,  // a kernel in the loop language
  kCheaperOps,  // other ops with the same values
  kSchedule,    // an earlier version with a schedule
  kPart,        // a part of the ops alone, where all of them together lose
};

struct IdeaInfo {
  Idea idea;
  std::string_view name;
};

inline constexpr std::array<IdeaInfo, 6> kIdeas{{
    {Idea::kOneKernel, "one-kernel"},
    {Idea::kLaunches, "launches"},
    {Idea::kLoopKernel, "loop-kernel"},
    {Idea::kCheaperOps, "cheaper-ops"},
    {Idea::kSchedule, "schedule"},
    {Idea::kPart, "part"},
}};

constexpr std::string_view name(Idea idea) { return kIdeas[static_cast<size_t>(idea)].name; }

struct PassVersion {
  Idea idea = Idea::kOneKernel;
  std::vector<AuthoredPass> passes;
};

// Returns the versions without a schedule, the one with the greatest expected gain first. Errors:
// those of `find_launches`.
Result<std::vector<PassVersion>> make_versions(const AlignedGraphs& aligned, const Catalog& catalog,
                                               const Target& target, const std::string& name);

// Returns passes for parts of the graphs, the largest first, for graphs of the task that the whole
// pattern does not match: the longest run without a change of dtype, all but the last op that
// computes, all but the first.
std::vector<AuthoredPass> make_fallbacks(const AlignedGraphs& aligned, const Catalog& catalog,
                                         const std::string& name);

// Returns versions of `best` with schedules, the most promising first. `reduces`: some op reduces
// rows; `bytes` is the size of the largest value.
std::vector<PassVersion> make_scheduled(const PassVersion& best, bool reduces, int64_t bytes);

}  // namespace passnet
