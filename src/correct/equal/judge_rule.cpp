#include "correct/equal/judge_rule.hpp"

namespace passnet {
namespace {

constexpr std::string_view kRobustWord = " robust";

}  // namespace

bool meets(const Equality& equality, const JudgeRule& rule) {
  const bool is_open = rule.accept == Level::kTested && !equality.is_refuted;
  return (equality.is_equal || is_open) && (!rule.robust || equality.is_robust.value_or(true));
}

std::optional<Level> accept_from_name(std::string_view name) {
  const auto level = level_from_name(name);
  return level == Level::kAdmitted ? std::nullopt : level;
}

std::string to_text(const JudgeRule& rule) {
  return std::string(name(rule.accept)).append(rule.robust ? kRobustWord : "");
}

std::optional<JudgeRule> parse_rule(std::string_view text) {
  const bool robust = text.ends_with(kRobustWord);
  if (robust) text.remove_suffix(kRobustWord.size());
  const auto accept = accept_from_name(text);
  return accept ? std::optional<JudgeRule>({.accept = *accept, .robust = robust}) : std::nullopt;
}

}  // namespace passnet
