// Mistakes that authors of passes make, put into a right pass so that the real tools find them.
#pragma once

#include "generate/random_stream.hpp"
#include "teach/write/authored_pass.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace passnet {

enum class Mistake : uint8_t {
  kUnknownOp,        // another spelling of an op
  kUnknownName,      // a value that no one has named
  kUndeclaredInput,  // a value that ops read and the pattern's inputs lack
  kUnusedInput,      // one input too many
  kUnboundHole,      // a hole in the replacement that the pattern does not bind
  kMissingResult,    // fewer results than the pattern has
  kBadSchedule,      // a value that no schedule may have
  kLeftOutArgument,  // an argument that is not the default
  kWrongAxis,        // another dim
  kStatedNumber,     // the number of one graph in place of a hole
  kUnreturnedValue,  // a value that is read outside of the match
  kDTypeLeftOut,     // a guard that leaves out a dtype of the task
  kMissingRound,     // a kernel that rounds once where ops round twice
  kWrongFormula,     // a kernel that computes something else
  kOpenList,         // a list without its last bracket
  kNeedlessGuard,    // a guard on a value of which the pattern knows nothing, or not that
  kWrongOperand,     // the value of another op
  kSkippedOp,        // an op that the pattern lacks between two others
};

// The tool that finds a mistake first.
enum class Finder : uint8_t { kCheck, kExplain, kEvaluate, kProve };

struct MistakeInfo {
  Mistake mistake;
  std::string_view name;
  Finder finder;
};

inline constexpr std::array<MistakeInfo, 18> kMistakes{{
    {Mistake::kUnknownOp, "unknown-op", Finder::kCheck},
    {Mistake::kUnknownName, "unknown-name", Finder::kCheck},
    {Mistake::kUndeclaredInput, "undeclared-input", Finder::kCheck},
    {Mistake::kUnusedInput, "unused-input", Finder::kCheck},
    {Mistake::kUnboundHole, "unbound-hole", Finder::kCheck},
    {Mistake::kMissingResult, "missing-result", Finder::kCheck},
    {Mistake::kBadSchedule, "bad-schedule", Finder::kExplain},
    {Mistake::kLeftOutArgument, "left-out-argument", Finder::kExplain},
    {Mistake::kWrongAxis, "wrong-axis", Finder::kExplain},
    {Mistake::kStatedNumber, "stated-number", Finder::kEvaluate},
    {Mistake::kUnreturnedValue, "unreturned-value", Finder::kExplain},
    {Mistake::kDTypeLeftOut, "dtype-left-out", Finder::kEvaluate},
    {Mistake::kMissingRound, "missing-round", Finder::kProve},
    {Mistake::kWrongFormula, "wrong-formula", Finder::kEvaluate},
    {Mistake::kOpenList, "open-list", Finder::kCheck},
    {Mistake::kNeedlessGuard, "needless-guard", Finder::kExplain},
    {Mistake::kWrongOperand, "wrong-operand", Finder::kExplain},
    {Mistake::kSkippedOp, "skipped-op", Finder::kExplain},
}};

constexpr const MistakeInfo& info(Mistake mistake) {
  return kMistakes[static_cast<size_t>(mistake)];
}

// A pass with one mistake, and what differs: for words about it.
struct MistakenPass {
  Mistake mistake = Mistake::kUnknownOp;
  AuthoredPass pass;
  std::string right;
  std::string wrong;
};

// Puts the mistake into the pass, at a place that the stream chooses; nullopt if it has no place
// there. `dtypes` are those of the task's graphs, by their short names. A tool must tell if the
// result is wrong indeed: some graphs have the values that a mistaken text states.
std::optional<MistakenPass> make_mistake(const AuthoredPass& pass, Mistake mistake,
                                         std::span<const std::string> dtypes, RandomStream& stream);

}  // namespace passnet
