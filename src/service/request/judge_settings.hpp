// The settings of an evaluation, as clients state them and the state keeps them.
#pragma once

#include "correct/equal/judge_rule.hpp"
#include "diag/diagnostic.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace passnet {

class JsonFields;
struct EvaluateOptions;

// The meaning and the defaults are those of the options of `passnet eval`.
struct JudgeSettings {
  JudgeSettings();

  bool by_stages = false;  // nothing is timed: src/service/stages
  std::string candidate;
  std::string baseline;  // empty: as the pipeline has it
  std::string pipeline;
  int64_t threads = 0;  // 0: one per core
  int64_t warmup;
  int64_t calls;
  double timeout_s;
  std::optional<uint64_t> seed;  // none: drawn for each evaluation
  std::optional<Level> accept;   // none: proved
  std::optional<bool> robust;    // none: as the rule has it, which by itself does not ask for it
};

// The rule of all evaluations of a tenant or of a server.
JudgeRule stricter(const JudgeRule& a, const JudgeRule& b);
// Decides what the settings leave open. Errors: "weaker-than-rule".
Result<void> apply_rule(const JudgeRule& rule, JudgeSettings& settings);

// Reads the members of `JudgeSettings`; others are for the caller.
void read_settings(JsonFields& fields, JudgeSettings& settings);
// Reads what `to_text` wrote. Errors: "request-field", "request-key".
Result<JudgeSettings> parse_settings(std::string_view text);
// Equal settings have equal texts.
std::string to_text(const JudgeSettings& settings);

// Returns the options of an evaluator; the target is for the caller. Errors: those of
// `check_evaluate_options`.
Result<EvaluateOptions> evaluate_options_of(const JudgeSettings& settings);

}  // namespace passnet
