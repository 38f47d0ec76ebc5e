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
  kSmall,
  kSparseOutliers,
  kSparseInfinities,
  kSparseNan,
  kSparseNumbers,
  kMaskedRows,
  kMixed,
};

struct InputSetInfo {
  InputSet set;
  std::string_view name;  // on the command line
  std::string_view doc;
  bool is_conditioned = false;  // rounding errors are not larger than on valid inputs
};

inline constexpr std::array<InputSetInfo, 18> kInputSets{{
    {InputSet::kValid, "valid", "well-conditioned, from the graph's facts and its ops", true},
    {InputSet::kLargeOffset, "large-offset", "a large number plus noise of 1"},
    {InputSet::kHeavyTails, "heavy-tails", "magnitudes that differ by many powers of 2"},
    {InputSet::kDenormals, "denormals", "below the least normal number, and about it"},
    {InputSet::kInfinities, "infinities", "one in 16 infinite, of either sign", true},
    {InputSet::kNan, "nan", "one in 16 not a number", true},
    {InputSet::kDuplicates, "duplicates", "three different values, so that many are tied", true},
    {InputSet::kConstant, "constant", "every input constant; integers and bools too"},
    {InputSet::kZeros, "zeros", "zeros of both signs; integers 0 where they may be", true},
    {InputSet::kExtremes, "extremes",
     "close to the greatest of the dtype; integers at their bounds"},
    {InputSet::kAlternating, "alternating", "large numbers whose sum cancels"},
    {InputSet::kSmall, "small", "some inputs scaled to between 1e-6 and 0.01, the others valid"},
    {InputSet::kSparseOutliers, "sparse-outliers", "valid, but for one to three large elements"},
    {InputSet::kSparseInfinities, "sparse-infinities",
     "valid, but for one to three infinite elements", true},
    {InputSet::kSparseNan, "sparse-nan", "valid, but for one to three elements not a number", true},
    {InputSet::kSparseNumbers, "sparse-numbers",
     "valid, but for a few integers beyond the others and numbers that the graph compares with"},
    {InputSet::kMaskedRows, "masked-rows", "valid, but masks leave nothing in some rows", true},
    {InputSet::kMixed, "mixed", "each input from a set of its own, half of them valid"},
}};

// The number of sets, behind the valid one, that each draw all inputs alike.
inline constexpr size_t kUniformSets = 10;

constexpr const InputSetInfo& info(InputSet set) { return kInputSets[static_cast<size_t>(set)]; }
constexpr bool is_adversarial(InputSet set) { return set != InputSet::kValid; }
// True if all elements but a few are valid.
constexpr bool is_sparse(InputSet set) {
  return set >= InputSet::kSparseOutliers && set <= InputSet::kSparseNumbers;
}
std::optional<InputSet> input_set_from_name(std::string_view name);

}  // namespace passnet
