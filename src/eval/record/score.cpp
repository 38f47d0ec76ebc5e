#include "eval/record/score.hpp"

#include "base/check.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <set>
#include <utility>

namespace passnet {
namespace {

using Json = nlohmann::ordered_json;

constexpr int kFrozen = 1;  // ES(t) keeps correctness at this t from here on

constexpr std::array<double, kToleranceCount> kWeights{
    0.001, 0.001, 0.001, 0.001, 0.001, 1, 1, 1, 0.8, 0.64, 0.512, 0.4096, 0.32768, 0.262144, 0.001};

constexpr size_t index_of(int t) { return static_cast<size_t>(t - kMinTolerance); }

// A running mean; none if there are no values.
struct Mean {
  double sum = 0;
  size_t count = 0;

  void add(double value) {
    sum += value;
    ++count;
  }
  std::optional<double> value() const {
    if (count == 0) return std::nullopt;
    return sum / static_cast<double>(count);
  }
  // The geometric mean, if logarithms were added.
  std::optional<double> geometric() const {
    if (count == 0) return std::nullopt;
    return std::exp(sum / static_cast<double>(count));
  }
};

// The facts of a record that a score needs, as logarithms: high powers of slowdowns must not
// vanish.
struct Item {
  std::string_view task;
  Correctness correct{};
  ErrorKind kind = ErrorKind::kAccuracy;
  double log_speedup = 0;  // 0 if nothing was measured: neither faster nor slower
  bool measured = false;

  void measure(double speedup) {
    log_speedup = std::log(speedup);
    measured = true;
  }
};

Item make_item(const Record& record) {
  Item item{.task = record.task ? *record.task : record.graph, .kind = error_kind(record)};
  for (int t = kMinTolerance; t <= kMaxTolerance; ++t) {
    item.correct[index_of(t)] = is_correct(record, t);
  }
  if (record.speedup) item.measure(*record.speedup);
  return item;
}

double log_rectified(const Item& item, const ScoreOptions& options) {
  return item.log_speedup >= 0 ? item.log_speedup : item.log_speedup * (options.p + 1);
}

bool is_correct_for_es(const Item& item, int t) {
  return item.correct[index_of(std::min(t, kFrozen))];
}

double log_es_term(const Item& item, int t, const ScoreOptions& options) {
  if (is_correct_for_es(item, t)) return log_rectified(item, options);
  return is_tolerated(item.kind, t, options.reading) ? 0 : std::log(options.b);
}

double log_s_term(const Item& item, int t, const ScoreOptions& options) {
  return item.correct[index_of(t)] ? log_rectified(item, options) : std::log(options.b);
}

Mean log_es(std::span<const Item> items, int t, const ScoreOptions& options) {
  Mean mean;
  for (const Item& item : items) mean.add(log_es_term(item, t, options));
  return mean;
}

ScoreParameters parameters_at(std::span<const Item> items, int t, const ScoreOptions& options) {
  Mean correct, log_speedup, slow, log_slow;
  std::array<Mean, kErrorKinds.size()> kinds;
  for (const Item& item : items) {
    const bool right = is_correct_for_es(item, t);
    correct.add(right);
    if (right) {
      log_speedup.add(item.log_speedup);
      slow.add(item.log_speedup < 0);
      if (item.log_speedup < 0) log_slow.add(item.log_speedup);
      continue;
    }
    for (const ErrorKindInfo& kind : kErrorKinds) {
      kinds[static_cast<size_t>(kind.kind)].add(kind.kind == item.kind);
    }
  }
  ScoreParameters result{.lambda = correct.value(),
                         .alpha = log_speedup.geometric(),
                         .beta = log_slow.geometric(),
                         .eta = slow.value()};
  double untolerated = 0;
  for (const ErrorKindInfo& kind : kErrorKinds) {
    const std::optional<double> share = kinds[static_cast<size_t>(kind.kind)].value();
    result.pi[static_cast<size_t>(kind.kind)] = share;
    if (!is_tolerated(kind.kind, t, options.reading)) untolerated += share.value_or(0);
  }
  // Below t = 1 nothing is tolerated, and γ is b even if nothing failed.
  result.gamma = std::pow(options.b, t < kFrozen ? 1.0 : untolerated);
  return result;
}

// ES(t) = α^λ · β^(λ·η·p) · γ^(1−λ)
std::optional<double> macro(const ScoreParameters& at, double p) {
  if (!at.lambda) return std::nullopt;
  double log_score = (1 - *at.lambda) * std::log(at.gamma);
  if (at.alpha) log_score += *at.lambda * std::log(*at.alpha);
  if (at.beta) log_score += *at.lambda * *at.eta * p * std::log(*at.beta);
  return std::exp(log_score);
}

// ln AS = Σ w(t) · ln ES(t), the weights normalized to 1; `items` are one task's, and not empty.
double log_aggregate(std::span<const Item> items, const ScoreOptions& options) {
  double sum = 0;
  double weights = 0;
  for (int t = kMinTolerance; t <= kMaxTolerance; ++t) {
    sum += kWeights[index_of(t)] * *log_es(items, t, options).value();
    weights += kWeights[index_of(t)];
  }
  return sum / weights;
}

void score_tasks(std::span<const Item> items, Score& result) {
  std::map<std::string_view, std::vector<Item>> tasks;
  for (const Item& item : items) tasks[item.task].push_back(item);
  Mean logs;
  for (const auto& [task, members] : tasks) {
    const double log_as = log_aggregate(members, result.options);
    logs.add(log_as);
    result.tasks.emplace(task, TaskScore{.graphs = members.size(), .as = std::exp(log_as)});
  }
  result.as = logs.geometric();
}

void score_shares(std::span<const Item> items, Score& result) {
  Mean log_speedup, fast, slower;
  for (const Item& item : items) {
    const bool right = item.correct[index_of(kPassTolerance)];
    if (right && item.measured) log_speedup.add(item.log_speedup);
    fast.add(right && item.measured && item.log_speedup > 0);
    if (item.measured) slower.add(item.log_speedup < 0);
  }
  result.gmean = log_speedup.geometric();
  result.fast_1 = fast.value();
  result.slower = slower.value();
}

Json number(const std::optional<double>& value) { return value ? Json(*value) : Json(nullptr); }

Json curve_json(const Curve& curve) {
  Json json = Json::object();
  for (int t = kMinTolerance; t <= kMaxTolerance; ++t) {
    json[std::to_string(t)] = number(curve[index_of(t)]);
  }
  return json;
}

Json parameters_json(const ScoreParameters& at) {
  Json pi = Json::object();
  for (const ErrorKindInfo& kind : kErrorKinds) {
    pi[std::string(kind.name)] = number(at.pi[static_cast<size_t>(kind.kind)]);
  }
  return {{"lambda", number(at.lambda)}, {"alpha", number(at.alpha)}, {"beta", number(at.beta)},
          {"eta", number(at.eta)},       {"gamma", at.gamma},         {"pi", std::move(pi)}};
}

}  // namespace

Result<void> check_score_options(const ScoreOptions& options) {
  if (!std::isfinite(options.p) || options.p < 0) {
    return fail({}, "score-p", "expected p to be a number of at least 0, found {}", options.p);
  }
  if (!(options.b > 0 && options.b <= 1)) {
    return fail({}, "score-b", "expected b to be above 0 and at most 1, found {}", options.b);
  }
  return {};
}

static Score score_items(std::string candidate, std::span<const Item> items,
                         const ScoreOptions& options) {
  Score result{.candidate = std::move(candidate), .options = options, .graphs = items.size()};
  for (int t = kMinTolerance; t <= kMaxTolerance; ++t) {
    const size_t at = index_of(t);
    result.es[at] = log_es(items, t, options).geometric();
    result.params[at] = parameters_at(items, t, options);
    result.es_macro[at] = macro(result.params[at], options.p);
    Mean correct, log_s;
    for (const Item& item : items) {
      correct.add(item.correct[at]);
      log_s.add(log_s_term(item, t, options));
    }
    result.correct_at[at] = correct.value();
    result.s[at] = log_s.geometric();
  }
  result.correct = result.correct_at[index_of(kPassTolerance)];
  score_tasks(items, result);
  score_shares(items, result);
  return result;
}

static GainScore score_over(const std::string& compiler, std::span<const Record* const> records,
                            const ScoreOptions& options) {
  std::vector<Item> items;
  GainScore result;
  for (const Record* const record : records) {
    const auto gain = record->over.find(compiler);
    const bool has_gain = gain != record->over.end();
    if (!has_gain && is_correct(*record, kPassTolerance)) continue;
    Item item = make_item(*record);
    if (has_gain) item.measure(gain->second.speedup);
    result.no_gain += has_gain && gain->second.same_plan;
    items.push_back(item);
  }
  const Score scored = score_items(compiler, items, options);
  result.graphs = scored.graphs;
  result.as = scored.as;
  result.gmean = scored.gmean;
  result.fast_1 = scored.fast_1;
  return result;
}

Score score(std::string candidate, std::span<const Record> records, const ScoreOptions& options) {
  std::vector<Item> items;
  std::vector<const Record*> counted;
  std::set<std::string> compilers;
  for (const Record& record : records) {
    if (record.verdict == Verdict::kNoisy) continue;
    items.push_back(make_item(record));
    counted.push_back(&record);
    for (const auto& [compiler, gain] : record.over) compilers.insert(compiler);
  }
  Score result = score_items(std::move(candidate), items, options);
  result.noisy = records.size() - items.size();
  for (const std::string& compiler : compilers) {
    result.over[compiler] = score_over(compiler, counted, options);
  }
  return result;
}

std::vector<Score> score_candidates(std::span<const Record> records, const ScoreOptions& options) {
  std::vector<std::string> order;
  std::map<std::string, std::vector<Record>> groups;
  for (const Record& record : records) {
    std::vector<Record>& group = groups[record.candidate];
    if (group.empty()) order.push_back(record.candidate);
    group.push_back(record);
  }
  std::vector<Score> scores;
  for (const std::string& candidate : order) {
    scores.push_back(score(candidate, groups[candidate], options));
  }
  return scores;
}

double log_es_term(const Record& record, int t, const ScoreOptions& options) {
  CHECK(t >= kMinTolerance && t <= kMaxTolerance);
  return log_es_term(make_item(record), t, options);
}

nlohmann::ordered_json to_json(const Score& score) {
  Json tasks = Json::object();
  for (const auto& [task, of] : score.tasks) {
    tasks[task] = {{"graphs", of.graphs}, {"as", number(of.as)}};
  }
  Json params = Json::object();
  for (int t = kMinTolerance; t <= kMaxTolerance; ++t) {
    params[std::to_string(t)] = parameters_json(score.params[index_of(t)]);
  }
  Json json;
  json["candidate"] = score.candidate;
  json["reading"] = name(score.options.reading);
  json["p"] = score.options.p;
  json["b"] = score.options.b;
  json["graphs"] = score.graphs;
  if (score.noisy > 0) json["noisy"] = score.noisy;
  json["tasks"] = std::move(tasks);
  json["as"] = number(score.as);
  json["es"] = curve_json(score.es);
  json["es_macro"] = curve_json(score.es_macro);
  json["s"] = curve_json(score.s);
  json["params"] = std::move(params);
  json["gmean"] = number(score.gmean);
  json["correct"] = number(score.correct);
  json["correct_at"] = curve_json(score.correct_at);
  json["fast_1"] = number(score.fast_1);
  json["slower"] = number(score.slower);
  for (const auto& [compiler, over] : score.over) {
    json["over"][compiler] = {{"graphs", over.graphs},
                              {"as", number(over.as)},
                              {"gmean", number(over.gmean)},
                              {"fast_1", number(over.fast_1)},
                              {"no_gain", over.no_gain}};
  }
  return json;
}

}  // namespace passnet
