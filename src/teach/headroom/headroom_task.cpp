#include "teach/headroom/headroom_task.hpp"

#include "agent/workbench/workbench.hpp"
#include "base/clock.hpp"
#include "base/hash.hpp"
#include "compile/pipeline.hpp"
#include "eval/record/score.hpp"
#include "pass/language/parse.hpp"
#include "report/compile_report.hpp"
#include "roofline/gpu_pace.hpp"
#include "teach/headroom/search_gain.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <optional>

namespace passnet {
namespace {

using Json = nlohmann::ordered_json;

constexpr double kWorthJudging = 1.05;  // not tuning: a measured gain over default
constexpr size_t kMostJudged = 3;       // not tuning: versions, on the graphs for drafts
constexpr double kSearchShare = 0.6;    // of the time
constexpr size_t kMostKnown = 6;        // not tuning: texts that won on other tasks
constexpr size_t kMostKept = 3;         // not tuning: texts of a row, for other tasks
constexpr std::string_view kWitnessFile = "witness.pass";

struct JudgedText {
  const TriedGain* tried = nullptr;
  double gain = 0;
  std::vector<Record> records;
};

double geometric_mean(std::span<const double> values) {
  double logs = 0;
  for (const double value : values) logs += std::log(value);
  return values.empty() ? 0 : std::exp(logs / static_cast<double>(values.size()));
}

class HeadroomSearch {
 public:
  HeadroomSearch(const AuthorTask& task, Instruments& instruments, const HeadroomOptions& options)
      : task_(task),
        instruments_(instruments),
        options_(options),
        began_(now_ns()),
        timer_(instruments.catalog(), instruments.target(), instruments.judging_compiler(),
               instruments.pace().threads(), Pipeline::kDefault, instruments.gpu()) {
    for (const TaskGraph& shown : task_.shown) graphs_.push_back(&shown.graph);
  }

  Result<TaughtTask> run() {
    TRY(measure_distance());
    for (const std::string& text : options_.submissions) {
      tried_.push_back({.idea = "given", .text = text, .gain = kWorthJudging});
    }
    const std::vector<std::string> known =
        nearest_wins(options_.known, task_.op_sequence, kMostKnown);
    std::ranges::move(
        TRY(search_gains(
            graphs_, {.catalog = instruments_.catalog(),
                      .target = instruments_.target(),
                      .timer = timer_,
                      .known = known,
                      .sources = options_.sources,
                      .is_late = [this] { return seconds() > options_.seconds * kSearchShare; }})),
        std::back_inserter(tried_));
    TRY(find_witness());
    finish();
    return std::move(found_);
  }

 private:
  double seconds() const { return static_cast<double>(now_ns() - began_) * 1e-9; }

  // The times of the compiler's own plans, and the least that this machine needs.
  Result<void> measure_distance() {
    const Catalog& catalog = instruments_.catalog();
    std::vector<TimedCase> cases;
    for (const Graph* const graph : graphs_) cases.push_back({.graph = graph});
    const std::vector<CaseTime> times = TRY(timer_.time(cases));
    std::vector<double> own;
    std::vector<double> floors;
    for (size_t i = 0; i < graphs_.size(); ++i) {
      if (!times[i].us) continue;
      const auto compiled =
          compile(*graphs_[i], catalog, instruments_.target(), Pipeline::kDefault);
      if (!compiled) continue;
      CompileReport report = count_report(*compiled);
      own.push_back(*times[i].us);
      floors.push_back(TRY(floor_of(report)));
    }
    if (own.empty()) return {};
    default_us_ = geometric_mean(own);
    floor_us_ = geometric_mean(floors);
    return {};
  }

  // The least time of a call that does as much as the report counts.
  Result<double> floor_of(CompileReport& report) {
    GpuPace* const gpu = options_.gpu_pace;
    TRY(gpu != nullptr ? add_floors(report, *gpu) : add_floors(report, instruments_.pace()));
    const double empty = gpu != nullptr ? TRY(gpu->empty_call_us()) : report.empty_loop_us;
    return std::max(report.floor.us(), empty);
  }

  Result<std::vector<Record>> judge(const std::string& text,
                                    std::span<const TaskGraph* const> graphs, JudgingCare care) {
    Sources sources;
    Diagnostics diagnostics;
    const SourceId source = sources.add(std::string(kWitnessFile), text);
    Submission submission{
        .path = std::string(kWitnessFile),
        .sources = &sources,
        .digest = Hasher().add(kWitnessFile).add(text).finish(),
        .common = parse_passes(sources, source, instruments_.catalog(), diagnostics),
        .by_task = {}};
    if (diagnostics.has_errors()) return std::vector<Record>();
    return instruments_.judge(task_.name, graphs, std::move(submission), care);
  }

  // Those with the greatest measured gains are judged on the graphs for drafts, the best of them on
  // hidden ones; a single one on hidden ones alone.
  Result<void> find_witness() {
    std::vector<const TaskGraph*> drafts;
    for (const TaskGraph& graph : task_.shown) drafts.push_back(&graph);
    for (const TaskGraph& graph : task_.dev) drafts.push_back(&graph);
    std::vector<JudgedText> judged;
    size_t count = 0;
    const auto is_worth = [](const TriedGain& tried) {
      return tried.gain.value_or(0) >= kWorthJudging;
    };
    if (std::ranges::count_if(tried_, is_worth) == 1) {  // nothing to choose from
      return judge_hidden(*std::ranges::find_if(tried_, is_worth));
    }
    for (TriedGain& tried : tried_) {
      if (!is_worth(tried) || count == kMostJudged) continue;
      if (count > 0 && seconds() > options_.seconds) break;
      ++count;
      auto records = TRY(judge(tried.text, drafts, JudgingCare::kDraft));
      if (!is_sound(records)) {
        tried.problem = problem_of(records);
        continue;
      }
      const double gain = score_over_default(records).value_or(0);
      judged.push_back({.tried = &tried, .gain = gain, .records = std::move(records)});
    }
    if (judged.empty()) return {};
    const JudgedText& best = *std::ranges::max_element(judged, {}, &JudgedText::gain);
    draft_gain_ = best.gain;
    if (best.gain < kWorthJudging) return {};
    return judge_hidden(*best.tried);
  }

  // A witness is right, proved and fast enough on the hidden graphs.
  Result<void> judge_hidden(const TriedGain& best) {
    best_idea_ = best.idea;
    std::vector<const TaskGraph*> hidden;
    for (const TaskGraph& graph : task_.hidden) hidden.push_back(&graph);
    auto records = TRY(judge(best.text, hidden, JudgingCare::kFinal));
    hidden_gain_ = score_over_default(records);
    is_witness_ = is_sound(records) && hidden_gain_.value_or(0) >= kWitnessGain;
    if (!is_witness_) return {};
    found_.submission = best.text;
    found_.records = std::move(records);
    return {};
  }

  // Right on every graph, and proved.
  static bool is_sound(const std::vector<Record>& records) {
    return !records.empty() && all_right(records) &&
           std::ranges::all_of(records, [](const Record& record) {
             return record.equality && record.equality->is_equal;
           });
  }

  static std::string problem_of(const std::vector<Record>& records) {
    for (const Record& record : records) {
      if (!is_right(record.verdict) && record.verdict) {
        return std::string(name(*record.verdict)) + ": " + record.detail;
      }
    }
    return "not proved";
  }

  static Json number(std::optional<double> value) { return value ? Json(*value) : Json(); }

  void finish() {
    Json tried = Json::array();
    for (const TriedGain& version : tried_) {
      Json entry = {{"idea", version.idea}, {"gain", number(version.gain)}};
      if (version.same_plan) entry["same_plan"] = true;
      if (!version.gain && !version.same_plan) entry["problem"] = version.problem;
      tried.push_back(std::move(entry));
    }
    Json witness;
    if (is_witness_) {
      witness = {{"sha256", sha256(*found_.submission).hex()},
                 {"gain", *hidden_gain_},
                 {"graphs", found_.records.size()}};
    }
    Json wins = Json::array();
    for (const TriedGain& version : tried_) {
      if (wins.size() == kMostKept || version.gain.value_or(0) <= kWorthJudging) continue;
      wins.push_back({{"gain", *version.gain}, {"text", version.text}});
    }
    const std::optional<double> distance =
        default_us_ > 0 ? std::optional(default_us_ / floor_us_) : std::nullopt;
    found_.row = {{"task", task_.name},
                  {"ops", task_.op_sequence},
                  {"default_us", default_us_},
                  {"floor_us", floor_us_},
                  {"distance", number(distance)},
                  {"idea", best_idea_.empty() ? Json() : Json(best_idea_)},
                  {"draft_gain", number(draft_gain_)},
                  {"hidden_gain", number(hidden_gain_)},
                  {"witness", std::move(witness)},
                  {"tried", std::move(tried)},
                  {"wins", std::move(wins)},
                  {"seconds", seconds()}};
  }

  const AuthorTask& task_;
  Instruments& instruments_;
  const HeadroomOptions& options_;
  int64_t began_;
  CandidateTimer timer_;
  std::vector<const Graph*> graphs_;
  double default_us_ = 0;
  double floor_us_ = 0;
  std::vector<TriedGain> tried_;
  std::string best_idea_;
  std::optional<double> draft_gain_;
  std::optional<double> hidden_gain_;
  bool is_witness_ = false;
  TaughtTask found_;
};

}  // namespace

Result<TaughtTask> measure_headroom(const AuthorTask& task, Instruments& instruments,
                                    const HeadroomOptions& options) {
  return HeadroomSearch(task, instruments, options).run();
}

}  // namespace passnet
