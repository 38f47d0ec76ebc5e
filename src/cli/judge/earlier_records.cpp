#include "cli/judge/earlier_records.hpp"

#include "agent/run/run_state.hpp"
#include "correct/equal/judge_rule.hpp"
#include "diag/json.hpp"
#include "ir/verify.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <tuple>

namespace passnet {
namespace {

using Json = nlohmann::ordered_json;

std::string hash_of(const Record& record) {
  return record.origin ? record.origin->graph_hash : std::string();
}

// A name as records hold it: of bytes that are not UTF-8 nothing is left.
std::string recorded(const std::string& name) {
  return nlohmann::json::parse(json_line(nlohmann::json(name))).get<std::string>();
}

Result<void> check_settings(const Record& record, const RunSettings& settings) {
  if (std::ranges::find(settings.candidates, record.candidate) == settings.candidates.end()) {
    return check_same_settings(Json{{"candidate", record.candidate}},
                               {{"candidate", settings.candidates}});
  }
  const auto all = [](const std::string& device, const std::string& pipeline,
                      const std::string& baseline, const std::string& rule, int64_t seed,
                      const Origin& origin) {
    return Json{{"device", device},
                {"pipeline", pipeline},
                {"baseline", baseline},
                {"rule", rule},
                {"hash of passes", origin.passes_hash},
                {"compiler", origin.compiler},
                {"warmup", origin.warmup},
                {"calls", origin.calls},
                {"threads", origin.threads},
                {"seed", seed}};
  };
  const auto rule = record.versions.find(std::string(kRuleKey));
  return check_same_settings(
      all(record.device, record.pipeline, record.baseline,
          rule == record.versions.end() ? settings.rule : rule->second, record.seed,
          record.origin.value_or(Origin())),
      all(settings.device, settings.pipeline, settings.baseline, settings.rule,
          settings.seed.value_or(record.seed), settings.origin));
}

}  // namespace

void DoneGraphs::add(const Record& record, size_t count) {
  if (count > 0) hashes_[{record.task.value_or(""), record.graph}][hash_of(record)] = count;
}

bool DoneGraphs::take(const std::optional<std::string>& task, const std::string& name,
                      const Graph& graph, const Catalog& catalog) {
  const auto found = hashes_.find({recorded(task.value_or("")), recorded(name)});
  if (found == hashes_.end()) return false;
  const auto count = found->second.find(canonical_hash(graph, catalog).hex());
  if (count == found->second.end()) return false;
  if (--count->second == 0) found->second.erase(count);
  if (found->second.empty()) hashes_.erase(found);
  return true;
}

std::optional<std::string> DoneGraphs::rest() const {
  if (hashes_.empty()) return std::nullopt;
  return hashes_.begin()->first.second;
}

Result<DoneGraphs> EarlierRecords::keep_done(const RunSettings& settings) {
  using Key = std::tuple<std::string, std::string, std::string>;  // task, graph, hash
  std::map<Key, std::map<std::string, size_t>> counts;            // by candidate
  const auto key = [](const Record& record) {
    return Key{record.task.value_or(""), record.graph, hash_of(record)};
  };
  for (const Record& record : records_) {
    TRY(check_settings(record, settings));
    if (record.verdict != Verdict::kNoisy) ++counts[key(record)][record.candidate];
  }
  std::erase_if(records_, [](const Record& record) { return record.verdict == Verdict::kNoisy; });
  // The number of graphs with one key that all candidates have.
  std::map<Key, size_t> done;
  for (const auto& [graph, found] : counts) {
    size_t least = found.size() < settings.candidates.size() ? 0 : found.begin()->second;
    for (const auto& [candidate, count] : found) least = std::min(least, count);
    done[graph] = least;
  }
  std::map<std::pair<Key, std::string>, size_t> kept;
  std::erase_if(records_, [&](const Record& record) {
    return ++kept[{key(record), record.candidate}] > done[key(record)];
  });
  DoneGraphs graphs;
  for (const Record& record : records_) graphs.add(record, done[key(record)]);
  return graphs;
}

}  // namespace passnet
