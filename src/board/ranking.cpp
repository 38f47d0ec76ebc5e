#include "board/ranking.hpp"

#include "diag/bounded_json.hpp"
#include "eval/record/score.hpp"

#include <algorithm>
#include <cmath>
#include <map>

namespace passnet {
namespace {

constexpr double kNormal95 = 1.96;
constexpr int kScoredAt = -5;  // the tolerance at which graphs count as right

std::string version_of(const Record& record, const char* key) {
  const auto found = record.versions.find(key);
  return found == record.versions.end() ? "" : found->second;
}

bool is_revoked_by(const Revocation& rule, const CheckedBundle& bundle) {
  const auto has_text = [&] {
    return std::ranges::any_of(bundle.submission.passes,
                               [&](const auto& pass) { return pass.second.contains(rule.text); });
  };
  return (rule.author.empty() || rule.author == bundle.submission.author) &&
         (rule.submission.empty() || rule.submission == bundle.hash) &&
         (rule.text.empty() || has_text()) &&
         (rule.judge.empty() || rule.judge == version_of(bundle.records.front(), "passnet") ||
          rule.judge == version_of(bundle.records.front(), "commit"));
}

// The variance of the logarithm of the score: tasks weigh the same, and so do graphs of a task.
double log_variance(std::span<const Record> records) {
  std::map<std::string, size_t> graphs;
  for (const Record& record : records) ++graphs[record.task.value_or(record.graph)];
  double variance = 0;
  for (const Record& record : records) {
    if (!record.speedup_low || !record.speedup_high || *record.speedup_low <= 0) continue;
    const auto task = static_cast<double>(graphs[record.task.value_or(record.graph)]);
    const double weight = 1 / (task * static_cast<double>(graphs.size()));
    const double deviation = std::log(*record.speedup_high / *record.speedup_low) / (2 * kNormal95);
    variance += weight * weight * deviation * deviation;
  }
  return variance;
}

BoardEntry make_entry(CheckedBundle bundle) {
  BoardEntry entry;
  entry.score = score(std::string(kDefaultCandidate), bundle.records, {}).as.value_or(0);
  const double factor = std::exp(kNormal95 * std::sqrt(log_variance(bundle.records)));
  entry.low = entry.score / factor;
  entry.high = entry.score * factor;
  entry.right = static_cast<size_t>(std::ranges::count_if(
      bundle.records, [](const Record& record) { return is_correct(record, kScoredAt); }));
  entry.bundle = std::move(bundle);
  return entry;
}

std::string conditions_of(const CheckedBundle& bundle) {
  const Record& record = bundle.records.front();
  const std::string commit =
      version_of(record, "commit");  // missing in records of earlier versions
  return fmt::format("{}, {}, passnet {}{}, baseline {}, pipeline {}", record.device,
                     version_of(record, "arch"), version_of(record, "passnet"),
                     commit.empty() ? "" : " at " + commit, record.baseline, record.pipeline);
}

}  // namespace

Result<std::vector<Revocation>> parse_revocations(std::string_view text) {
  const nlohmann::json json = parse_bounded_json(text);
  const auto refuse = [](std::string_view expected) {
    return fail({}, "board-revocations", "expected {}", expected);
  };
  if (!json.is_array()) return refuse("a list of revocations");
  std::vector<Revocation> rules;
  for (const nlohmann::json& row : json) {
    Revocation rule;
    const std::map<std::string, std::string*> members{
        {"id", &rule.id},         {"reason", &rule.reason},         {"evidence", &rule.evidence},
        {"author", &rule.author}, {"submission", &rule.submission}, {"text", &rule.text},
        {"judge", &rule.judge}};
    if (!row.is_object()) return refuse("a revocation to be an object");
    for (const auto& [key, value] : row.items()) {
      const auto member = members.find(key);
      if (member == members.end() || !value.is_string()) {
        return refuse(fmt::format("a revocation without `{}`, or with a text there", key));
      }
      *member->second = value.get<std::string>();
    }
    if (rule.id.empty() || rule.reason.empty() || rule.evidence.empty()) {
      return refuse("a revocation with `id`, `reason` and `evidence`");
    }
    if (rule.author.empty() && rule.submission.empty() && rule.text.empty() && rule.judge.empty()) {
      return refuse("a revocation with one of `author`, `submission`, `text` and `judge`");
    }
    rules.push_back(std::move(rule));
  }
  return rules;
}

Board rank_entries(std::vector<CheckedBundle> bundles, std::span<const Revocation> revocations) {
  Board board;
  for (CheckedBundle& bundle : bundles) {
    const auto rule = std::ranges::find_if(
        revocations, [&](const Revocation& entry) { return is_revoked_by(entry, bundle); });
    BoardEntry entry = make_entry(std::move(bundle));
    if (rule != revocations.end()) entry.revoked = *rule;
    (entry.revoked ? board.revoked : board.ranked).push_back(std::move(entry));
  }
  for (std::vector<BoardEntry>* list : {&board.ranked, &board.revoked}) {
    std::ranges::sort(*list, [](const BoardEntry& a, const BoardEntry& b) {
      return a.score != b.score ? a.score > b.score : a.bundle.hash < b.bundle.hash;
    });
  }
  for (BoardEntry& entry : board.ranked) {
    entry.rank = 1 + static_cast<size_t>(std::ranges::count_if(
                         board.ranked, [&](const BoardEntry& o) { return o.low > entry.high; }));
  }
  return board;
}

Boards make_boards(std::vector<CheckedBundle> bundles, std::span<const Revocation> revocations) {
  std::map<std::string, std::vector<CheckedBundle>> by_conditions;
  for (CheckedBundle& bundle : bundles) {
    std::string conditions = conditions_of(bundle);
    by_conditions[std::move(conditions)].push_back(std::move(bundle));
  }
  Boards boards;
  for (auto& [conditions, own] : by_conditions) {
    boards.emplace_back(conditions, rank_entries(std::move(own), revocations));
  }
  return boards;
}

}  // namespace passnet
