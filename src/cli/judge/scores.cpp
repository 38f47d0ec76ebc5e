#include "cli/judge/scores.hpp"

#include "cli/output.hpp"
#include "correct/equal/judge_rule.hpp"
#include "eval/record/credit.hpp"
#include "report/credit_table.hpp"
#include "report/score_table.hpp"

#include <fmt/ranges.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <set>
#include <string>
#include <vector>

namespace passnet {
namespace {

using Json = nlohmann::ordered_json;

std::vector<PassCredit> credits_of(const Score& score, std::span<const Record> records) {
  std::vector<Record> own;
  for (const Record& record : records) {
    if (record.candidate == score.candidate && !record.matched.empty()) own.push_back(record);
  }
  return credit_passes(own);
}

std::string_view inputs_of(const ScoresShown& shown) {
  return shown.valid_inputs ? "valid" : "all";
}

// `baseline op-by-op, pipeline passes-only, rule proved, correct on all inputs`: the conditions
// that decide what a score means.
std::string conditions(std::span<const Record> records, const ScoresShown& shown) {
  std::set<std::string> baselines;
  std::set<std::string> pipelines;
  std::set<std::string> rules;
  for (const Record& record : records) {
    baselines.insert(record.baseline);
    pipelines.insert(record.pipeline);
    const auto rule = record.versions.find(std::string(kRuleKey));
    if (rule != record.versions.end()) rules.insert(rule->second);
  }
  std::string text = fmt::format("baseline {}, pipeline {}, {}{}{}correct on {} inputs",
                                 fmt::join(baselines, " and "), fmt::join(pipelines, " and "),
                                 rules.empty() ? "" : "rule ", fmt::join(rules, " and "),
                                 rules.empty() ? "" : ", ", inputs_of(shown));
  const auto large =
      std::ranges::count_if(records, [](const Record& record) { return !record.left_out.empty(); });
  if (large > 0) {
    text += fmt::format("; of {} record{} something was left out for time", large,
                        large == 1 ? "" : "s");
  }
  return text;
}

// `passes: tested 2, proved 11`.
std::string levels_of(const Score& score, std::span<const Record> records) {
  std::string text;
  for (const auto& [level, count] : count_levels(records, score.candidate)) {
    text += fmt::format("{}{} {}", text.empty() ? "" : ", ", name(level), count);
  }
  return text.empty() ? "" : fmt::format("{}: {}", score.candidate, text);
}

// `reading mismatch_extended, p 1, b 0.05`: the rule of the scores, if it is not the usual one.
std::string rule_of(std::span<const Score> scores) {
  if (scores.empty()) return "";
  const ScoreOptions& options = scores.front().options;
  const ScoreOptions usual;
  if (options.reading == usual.reading && options.p == usual.p && options.b == usual.b) return "";
  return fmt::format("reading {}, p {}, b {}", name(options.reading), options.p, options.b);
}

}  // namespace

std::map<Level, size_t> count_levels(std::span<const Record> records, std::string_view candidate) {
  std::map<Level, size_t> counts;
  for (const Record& record : records) {
    if (record.candidate == candidate && record.equality) ++counts[record.equality->level()];
  }
  return counts;
}

std::string describe_left_out(const std::vector<std::string>& left_out) {
  return fmt::format("left out for time: {}", fmt::join(left_out, ", "));
}

void print_scores(const Session& session, std::span<const Score> scores,
                  std::span<const Record> records, const ScoresShown& shown) {
  if (!session.json()) {
    if (!records.empty()) session.print(conditions(records, shown));
    if (const std::string rule = rule_of(scores); !rule.empty()) session.print(rule);
    for (const Score& score : scores) {
      const std::string levels = levels_of(score, records);
      if (!levels.empty()) session.print(levels);
    }
    print_rendered(render_scores(
        scores, {.color = session.color(), .width = session.width(), .tasks = shown.tasks}));
  }
  for (const Score& score : scores) {
    const std::vector<PassCredit> credits = credits_of(score, records);
    if (session.json()) {
      Json row = to_json(score);
      row["inputs"] = inputs_of(shown);
      for (const auto& [level, count] : count_levels(records, score.candidate)) {
        row["levels"][std::string(name(level))] = count;
      }
      for (const PassCredit& credit : credits) row["passes"].push_back(to_json(credit));
      session.print_json(row);
    } else if (shown.passes && !credits.empty()) {
      print_rendered("\n" + render_credits(credits, session.color(), session.width()));
    }
  }
}

}  // namespace passnet
