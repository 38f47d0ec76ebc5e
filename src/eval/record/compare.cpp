#include "eval/record/compare.hpp"

#include "diag/json.hpp"
#include "eval/record/student.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <map>
#include <utility>

namespace passnet {
namespace {

using Json = nlohmann::ordered_json;
using Key = std::pair<std::string, std::string>;  // task, graph
using ByGraph = std::map<Key, const Record*>;

ByGraph index_of(std::span<const Record> records, const std::string& candidate) {
  ByGraph by_graph;
  for (const Record& record : records) {
    if (record.candidate != candidate) continue;
    by_graph[{record.task.value_or(""), record.graph}] = &record;
  }
  return by_graph;
}

std::optional<Score> score_of(const ByGraph& by_graph, const std::string& candidate) {
  if (by_graph.empty()) return std::nullopt;
  std::vector<Record> records;
  for (const auto& [key, record] : by_graph) records.push_back(*record);
  return score(candidate, records, {});
}

// True if it failed, and not because of the values of its results, which depend on drawn inputs.
bool fails_otherwise(const Record& record) {
  if (is_correct(record, kPassTolerance)) return false;
  const ErrorKind kind = error_kind(record);
  return kind != ErrorKind::kAccuracy && kind != ErrorKind::kNanInf;
}

void compare_correctness(const RecordPair& pair, CandidateComparison& result, size_t& broken) {
  const bool right_a = is_correct(*pair.a, kPassTolerance);
  const bool right_b = is_correct(*pair.b, kPassTolerance);
  result.lost += right_a && !right_b;
  result.won += !right_a && right_b;
  broken += right_a && fails_otherwise(*pair.b);
  if (right_a != right_b || pair.a->verdict != pair.b->verdict) result.changed.push_back(pair);
}

void compare_speedups(const RecordPair& pair, CandidateComparison& result,
                      std::vector<double>& logs) {
  const Record& a = *pair.a;
  const Record& b = *pair.b;
  const auto ratio = pair.ratio();
  if (!ratio || !is_correct(a, kPassTolerance) || !is_correct(b, kPassTolerance)) return;
  logs.push_back(std::log(*ratio));
  if (!a.speedup_low || !a.speedup_high || !b.speedup_low || !b.speedup_high) return;
  if (*b.speedup_low > *a.speedup_high) result.better.push_back(pair);
  if (*b.speedup_high < *a.speedup_low) result.worse.push_back(pair);
}

void estimate_ratio(std::span<const double> logs, CandidateComparison& result) {
  result.timed = logs.size();
  if (logs.empty()) return;
  const auto count = static_cast<double>(logs.size());
  double mean = 0;
  for (const double value : logs) mean += value / count;
  result.ratio = std::exp(mean);
  if (logs.size() < 2) return;
  double variance = 0;
  for (const double value : logs) variance += (value - mean) * (value - mean) / (count - 1);
  const double half = student(logs.size() - 1) * std::sqrt(variance / count);
  result.ratio_low = std::exp(mean - half);
  result.ratio_high = std::exp(mean + half);
}

void judge(size_t broken, CandidateComparison& result) {
  if (broken > 0) {
    result.worse_because.push_back(
        fmt::format("{} {} correct in A and {} in B for another reason than values", broken,
                    broken == 1 ? "graph is" : "graphs are", broken == 1 ? "fails" : "fail"));
  }
  const auto lost = static_cast<double>(result.lost);
  const auto won = static_cast<double>(result.won);
  if (lost - won > std::sqrt(lost + won)) {
    result.worse_because.push_back(
        fmt::format("B is correct on {} graphs fewer than A, which is more than chance explains",
                    result.lost - result.won));
  }
  if (result.ratio_high && *result.ratio_high < 1) {
    result.worse_because.push_back(fmt::format(
        "the geometric mean of the speedups fell to {:.3f} of A's (95 % interval {:.3f}–{:.3f})",
        *result.ratio, *result.ratio_low, *result.ratio_high));
  }
}

CandidateComparison compare_candidate(const std::string& candidate, std::span<const Record> a,
                                      std::span<const Record> b) {
  const ByGraph in_a = index_of(a, candidate);
  const ByGraph in_b = index_of(b, candidate);
  CandidateComparison result{
      .candidate = candidate, .a = score_of(in_a, candidate), .b = score_of(in_b, candidate)};
  size_t broken = 0;
  std::vector<double> logs;
  for (const auto& [key, record] : in_a) {
    const auto found = in_b.find(key);
    if (found == in_b.end()) {
      result.only_a.push_back(record->graph);
      continue;
    }
    ++result.both;
    const RecordPair pair{.a = record, .b = found->second};
    compare_correctness(pair, result, broken);
    compare_speedups(pair, result, logs);
  }
  for (const auto& [key, record] : in_b) {
    if (!in_a.contains(key)) result.only_b.push_back(record->graph);
  }
  std::ranges::stable_sort(result.better, std::ranges::greater(), &RecordPair::ratio);
  std::ranges::stable_sort(result.worse, std::ranges::less(), &RecordPair::ratio);
  estimate_ratio(logs, result);
  judge(broken, result);
  return result;
}

Json score_json(const std::optional<Score>& score) {
  if (!score) return nullptr;
  return {{"graphs", score->graphs},
          {"as", or_null(score->as)},
          {"gmean", or_null(score->gmean)},
          {"correct", or_null(score->correct)},
          {"slower", or_null(score->slower)}};
}

Json outcome_json(const Record& record) {
  Json json = {{"verdict", nullptr}, {"correct", is_correct(record, kPassTolerance)}};
  if (record.verdict) json["verdict"] = name(*record.verdict);
  json["speedup"] = or_null(record.speedup);
  json["speedup_low"] = or_null(record.speedup_low);
  json["speedup_high"] = or_null(record.speedup_high);
  return json;
}

Json pairs_json(std::span<const RecordPair> pairs) {
  Json list = Json::array();
  for (const RecordPair& pair : pairs) {
    list.push_back({{"task", or_null(pair.a->task)},
                    {"graph", pair.a->graph},
                    {"a", outcome_json(*pair.a)},
                    {"b", outcome_json(*pair.b)},
                    {"ratio", or_null(pair.ratio())}});
  }
  return list;
}

}  // namespace

std::optional<double> RecordPair::ratio() const {
  if (!a->speedup || !b->speedup) return std::nullopt;
  return *b->speedup / *a->speedup;
}

std::vector<CandidateComparison> compare_records(std::span<const Record> a,
                                                 std::span<const Record> b) {
  std::vector<std::string> candidates;
  for (const std::span<const Record> records : {a, b}) {
    for (const Record& record : records) {
      if (std::ranges::find(candidates, record.candidate) != candidates.end()) continue;
      candidates.push_back(record.candidate);
    }
  }
  std::vector<CandidateComparison> comparisons;
  for (const std::string& candidate : candidates) {
    comparisons.push_back(compare_candidate(candidate, a, b));
  }
  return comparisons;
}

nlohmann::ordered_json to_json(const CandidateComparison& comparison) {
  return {{"candidate", comparison.candidate},
          {"a", score_json(comparison.a)},
          {"b", score_json(comparison.b)},
          {"both", comparison.both},
          {"only_a", comparison.only_a},
          {"only_b", comparison.only_b},
          {"lost", comparison.lost},
          {"won", comparison.won},
          {"changed", pairs_json(comparison.changed)},
          {"timed", comparison.timed},
          {"ratio", or_null(comparison.ratio)},
          {"ratio_low", or_null(comparison.ratio_low)},
          {"ratio_high", or_null(comparison.ratio_high)},
          {"better", pairs_json(comparison.better)},
          {"worse", pairs_json(comparison.worse)},
          {"is_worse", comparison.is_worse()},
          {"worse_because", comparison.worse_because}};
}

}  // namespace passnet
