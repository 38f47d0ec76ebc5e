// The decision whether a value that passes between the stages of a group is stored, and why.
#pragma once

#include "base/check.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace passnet {

enum class FusionDecision : uint8_t {
  kInlined,         // not stored: readers compute it
  kUnread,          // not stored: nothing in the group reads it
  kReduced,         // stored: a reduction, a scan, or written in parts
  kReadOften,       // stored: readers would compute each element too often
  kTooLong,         // stored: the readers' expressions would grow too long
  kRounded,         // stored: runs of f16 are rounded faster than single values
  kNarrowGather,    // stored: scalar gathers would break vectorization in its readers
  kSplitRows,       // stored: computing it would split its readers' rows into short ones
  kIdleVectors,     // stored: computing it would leave its readers' vectors partly idle
  kShortReduction,  // stored: its readers reduce rows that do not fill vectors
  kStrided,         // stored: its readers are strided and would gather each of its operands
  kScalarReader,    // stored: its reader's loop cannot compute it in vectors
  kChecked,         // stored: its readers leave out elements, whose checks would not be made
};

struct FusionDecisionInfo {
  FusionDecision decision;
  std::string_view reason;  // as `--explain` prints it
};

inline constexpr std::array<FusionDecisionInfo, 13> kFusionDecisions{{
    {FusionDecision::kInlined, "computed where it is read, never stored"},
    {FusionDecision::kUnread, "split into parts that are read where they are computed"},
    {FusionDecision::kReduced, "it is reduced, scanned or written in parts"},
    {FusionDecision::kReadOften, "each element is read too often to be recomputed"},
    {FusionDecision::kTooLong, "its readers' expressions would grow too long"},
    {FusionDecision::kRounded, "runs of f16 are rounded faster than single values"},
    {FusionDecision::kNarrowGather, "scalar gathers would break vectorization in its readers"},
    {FusionDecision::kSplitRows,
     "computing it where it is read would split rows that are reduced into short ones"},
    {FusionDecision::kIdleVectors,
     "computing it where it is read would leave much of the vectors idle"},
    {FusionDecision::kShortReduction, "rows that do not fill a vector are reduced from it"},
    {FusionDecision::kStrided, "its readers are strided and would gather each of its operands"},
    {FusionDecision::kScalarReader, "the loop that reads it cannot compute it in vectors"},
    {FusionDecision::kChecked, "elements that are not read are checked too"},
}};

constexpr std::string_view describe(FusionDecision decision) {
  const FusionDecisionInfo& row = kFusionDecisions[static_cast<size_t>(decision)];
  CHECK(row.decision == decision);
  return row.reason;
}

}  // namespace passnet
