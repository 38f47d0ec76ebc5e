// Lists the kinds of inputs that a graph is run on: valid ones, and adversarial ones by what they
// stress.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace passnet {

// Adversarial sets change floats, and integers if `InputSetInfo` says so; literal data stays.
enum class InputSet : uint8_t {
  kValid,
  kLargeOffset,
  kHeavyTails,
  kDenormals,
  kInfinities,
  kNan,
  kDuplicates,
  kConstant,
  kZeros,
  kExtremes,
  kAlternating,
};

struct InputSetInfo {
  InputSet set;
  std::string_view name;  // on the command line
  std::string_view doc;
};

inline constexpr std::array<InputSetInfo, 11> kInputSets{{
    {InputSet::kValid, "valid", "well-conditioned, from the graph's facts and its ops"},
    {InputSet::kLargeOffset, "large-offset", "a large number plus noise of 1"},
    {InputSet::kHeavyTails, "heavy-tails", "magnitudes that differ by many powers of 2"},
    {InputSet::kDenormals, "denormals", "below the least normal number, and about it"},
    {InputSet::kInfinities, "infinities", "one in 16 infinite, of either sign"},
    {InputSet::kNan, "nan", "one in 16 not a number"},
    {InputSet::kDuplicates, "duplicates", "three different values, so that many are tied"},
    {InputSet::kConstant, "constant", "every input constant; integers and bools too"},
    {InputSet::kZeros, "zeros", "zeros of both signs; integers 0 where they may be"},
    {InputSet::kExtremes, "extremes",
     "close to the greatest of the dtype; integers at their bounds"},
    {InputSet::kAlternating, "alternating", "large numbers whose sum cancels"},
}};

constexpr const InputSetInfo& info(InputSet set) { return kInputSets[static_cast<size_t>(set)]; }
constexpr bool is_adversarial(InputSet set) { return set != InputSet::kValid; }
std::optional<InputSet> input_set_from_name(std::string_view name);

}  // namespace passnet
