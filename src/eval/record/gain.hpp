// The gain of a candidate over other compilers that were judged in the same contest: calls of all
// in turn, in the same rounds.
#pragma once

#include "eval/record/statistics.hpp"
#include "kernel/device.hpp"

#include <nlohmann/json_fwd.hpp>

#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace passnet {

struct Gain {
  double speedup = 1;
  double low = 1;  // the interval that contains the speedup of another run with 95 %
  double high = 1;
  bool same_plan = false;  // both run the same plan: exactly 1, whatever a clock says
};

using Gains = std::map<std::string, Gain>;  // by the other compiler

// The name of our compiler of whole graphs: what copying a graph into a pass reaches.
inline constexpr std::string_view kOwnCompiler = "default";
// The name of the fastest strong compiler (`is_strong`) that was judged and is right.
inline constexpr std::string_view kBest = "best";

// The rounds of two candidates of one contest as rounds of the second against the first: those
// that both have, which share the calls of the baseline.
std::vector<Round> pair_rounds(std::span<const Round> other, std::span<const Round> own);

// None if there are too few rounds for an interval.
std::optional<Gain> gain_of(std::span<const Round> rounds, Device device);

// {NAME: {"speedup", "low", "high", "same_plan"?}}.
nlohmann::ordered_json to_json(const Gains& gains);

}  // namespace passnet
