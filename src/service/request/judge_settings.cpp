#include "service/request/judge_settings.hpp"

#include "base/thread_count.hpp"
#include "compile/pipeline.hpp"
#include "diag/bounded_json.hpp"
#include "diag/json.hpp"
#include "eval/evaluate_options.hpp"
#include "service/request/json_fields.hpp"

#include <algorithm>

namespace passnet {

static constexpr std::string_view kInFull = "full";
static constexpr std::string_view kByStages = "stages";

JudgeSettings::JudgeSettings()
    : candidate(kDefaultCandidate),
      pipeline(kDefaultPipeline),
      warmup(JudgeOptions().warmup_calls),
      calls(JudgeOptions().timed_calls),
      timeout_s(JudgeOptions().timeout_s) {}

void read_settings(JsonFields& fields, JudgeSettings& settings) {
  constexpr int64_t kMostThreads = 256;  // not tuning: limits of what a client may ask for
  constexpr int64_t kMostCalls = 10'000;
  constexpr double kMostSeconds = 60;
  std::string judge(settings.by_stages ? kByStages : kInFull);
  fields.read("judge", judge);
  settings.by_stages = judge == kByStages;
  if (!settings.by_stages && judge != kInFull) fields.complain("judge", "'full' or 'stages'");
  fields.read("candidate", settings.candidate);
  fields.read("baseline", settings.baseline);
  fields.read("pipeline", settings.pipeline);
  fields.read("threads", settings.threads, 0, kMostThreads);
  fields.read("warmup", settings.warmup, 0, kMostCalls);
  fields.read("calls", settings.calls, 1, kMostCalls);
  fields.read("timeout_s", settings.timeout_s, 0.1, kMostSeconds);
  fields.read("seed", settings.seed);
  std::string accept(name(settings.accept.value_or(Level::kProved)));
  if (fields.member("accept") != nullptr) {
    fields.read("accept", accept);
    settings.accept = accept_from_name(accept);
    if (!settings.accept) fields.complain("accept", "'proved' or 'tested'");
  }
  bool robust = settings.robust.value_or(false);
  if (fields.member("robust") != nullptr) {
    fields.read("robust", robust);
    settings.robust = robust;
  }
}

JudgeRule stricter(const JudgeRule& a, const JudgeRule& b) {
  return {.accept = std::max(a.accept, b.accept), .robust = a.robust || b.robust};
}

Result<void> apply_rule(const JudgeRule& rule, JudgeSettings& settings) {
  settings.accept = settings.accept.value_or(Level::kProved);
  settings.robust = settings.robust.value_or(rule.robust);
  if (*settings.accept >= rule.accept && (*settings.robust || !rule.robust)) return {};
  return fail({}, "weaker-than-rule",
              "expected 'accept' and 'robust' as strict as the rule of the tenant or the server "
              "has them, {}{}, found {}{}",
              name(rule.accept), rule.robust ? " and robust" : "", name(*settings.accept),
              *settings.robust ? " and robust" : "");
}

std::string to_text(const JudgeSettings& settings) {
  return json_line(
      nlohmann::ordered_json{{"judge", settings.by_stages ? kByStages : kInFull},
                             {"candidate", settings.candidate},
                             {"baseline", settings.baseline},
                             {"pipeline", settings.pipeline},
                             {"threads", settings.threads},
                             {"warmup", settings.warmup},
                             {"calls", settings.calls},
                             {"timeout_s", settings.timeout_s},
                             {"seed", or_null(settings.seed)},
                             {"accept", name(settings.accept.value_or(Level::kProved))},
                             {"robust", settings.robust.value_or(false)}});
}

Result<JudgeSettings> parse_settings(std::string_view text) {
  const nlohmann::json json = parse_bounded_json(text);
  JsonFields fields(json, "settings");
  JudgeSettings settings;
  read_settings(fields, settings);
  TRY(fields.finish());
  return settings;
}

Result<EvaluateOptions> evaluate_options_of(const JudgeSettings& settings) {
  EvaluateOptions options;
  options.candidates = {settings.candidate};
  options.pipeline = settings.pipeline;
  if (const PipelineInfo* const pipeline = find_pipeline_after_passes(settings.pipeline)) {
    options.baseline = pipeline->name;
  }
  if (!settings.baseline.empty()) options.baseline = settings.baseline;
  options.judge.threads = thread_count(static_cast<size_t>(settings.threads));
  options.judge.warmup_calls = static_cast<int>(settings.warmup);
  options.judge.timed_calls = static_cast<int>(settings.calls);
  options.judge.timeout_s = settings.timeout_s;
  options.accept = settings.accept.value_or(options.accept);
  options.robust = settings.robust.value_or(options.robust);
  TRY(check_evaluate_options(options));
  return options;
}

}  // namespace passnet
