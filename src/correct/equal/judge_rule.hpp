// The rule by which passes count, as records state it.
#pragma once

#include "correct/equal/level.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace passnet {

// The key of a record's `versions`.
inline constexpr std::string_view kRuleKey = "rule";

struct JudgeRule {
  // kProved: passes have to compute the graph's function, if by admitted identities; none of these
  // is robust. kTested: no numbers may be known for which results are far apart.
  Level accept = Level::kTested;
  bool robust = false;  // infinities and NaN have to come out where the graph has them
};

inline constexpr JudgeRule kWeakestRule{};
inline constexpr JudgeRule kStrictestRule{.accept = Level::kProved, .robust = true};

bool meets(const Equality& equality, const JudgeRule& rule);

// `proved` or `tested`, as `--accept` has it.
std::optional<Level> accept_from_name(std::string_view name);

// `proved`, `tested robust`; none if the text is no rule.
std::string to_text(const JudgeRule& rule);
std::optional<JudgeRule> parse_rule(std::string_view text);

}  // namespace passnet
