// Lists the kinds of inputs that a graph is run on: valid ones, and adversarial ones by what they
// stress.
#pragma once

#include <algorithm>
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
  kSmall,
  kSparseOutliers,
  kSparseInfinities,
  kSparseNan,
  kSparseNumbers,
  kMaskedRows,
  kMixed,
};

// The elements that a set changes.
enum class InputReach : uint8_t {
  kNone,
  kAll,     // of all inputs, each drawn alike
  kInputs,  // those of some inputs
  kRows,    // some rows of masks
  kFew,     // a few of all inputs together
};

struct InputSetInfo {
  InputSet set;
  std::string_view name;  // on the command line
  InputReach reach;
  std::string_view doc;
  bool is_conditioned = false;  // rounding errors are not larger than on valid inputs
};

inline constexpr std::array<InputSetInfo, 18> kInputSets{{
    {InputSet::kValid, "valid", InputReach::kNone,
     "well-conditioned, from the graph's facts and its ops", true},
    {InputSet::kLargeOffset, "large-offset", InputReach::kAll, "a large number plus noise of 1"},
    {InputSet::kHeavyTails, "heavy-tails", InputReach::kAll,
     "magnitudes that differ by many powers of 2"},
    {InputSet::kDenormals, "denormals", InputReach::kAll,
     "below the least normal number, and about it"},
    {InputSet::kInfinities, "infinities", InputReach::kAll, "one in 16 infinite, of either sign",
     true},
    {InputSet::kNan, "nan", InputReach::kAll, "one in 16 not a number", true},
    {InputSet::kDuplicates, "duplicates", InputReach::kAll,
     "three different values, so that many are tied", true},
    {InputSet::kConstant, "constant", InputReach::kAll,
     "every input constant; integers and bools too"},
    {InputSet::kZeros, "zeros", InputReach::kAll,
     "zeros of both signs; integers 0 where they may be", true},
    {InputSet::kExtremes, "extremes", InputReach::kAll,
     "close to the greatest of the dtype; integers at their bounds"},
    {InputSet::kAlternating, "alternating", InputReach::kAll, "large numbers whose sum cancels"},
    {InputSet::kSmall, "small", InputReach::kInputs,
     "some inputs scaled to between 1e-6 and 0.01, the others valid"},
    {InputSet::kSparseOutliers, "sparse-outliers", InputReach::kFew,
     "valid, but for one to three large elements"},
    {InputSet::kSparseInfinities, "sparse-infinities", InputReach::kFew,
     "valid, but for one to three infinite elements", true},
    {InputSet::kSparseNan, "sparse-nan", InputReach::kFew,
     "valid, but for one to three elements not a number", true},
    {InputSet::kSparseNumbers, "sparse-numbers", InputReach::kFew,
     "valid, but for a few integers beyond the others and numbers that the graph compares with"},
    {InputSet::kMaskedRows, "masked-rows", InputReach::kRows,
     "valid, but masks leave nothing in some rows", true},
    {InputSet::kMixed, "mixed", InputReach::kInputs,
     "each input from a set of its own, half of them valid"},
}};

// The sets that draw all inputs alike, in their order.
inline constexpr auto kUniformSets = [] {
  std::array<InputSet, std::ranges::count(kInputSets, InputReach::kAll, &InputSetInfo::reach)>
      sets{};
  size_t count = 0;
  for (const InputSetInfo& entry : kInputSets) {
    if (entry.reach == InputReach::kAll) sets[count++] = entry.set;
  }
  return sets;
}();

constexpr const InputSetInfo& info(InputSet set) { return kInputSets[static_cast<size_t>(set)]; }
constexpr bool is_adversarial(InputSet set) { return set != InputSet::kValid; }
std::optional<InputSet> input_set_from_name(std::string_view name);

}  // namespace passnet
