#include "service/stages/stage_judge.hpp"

#include "correct/equal/own_memory.hpp"
#include "diag/json.hpp"
#include "eval/known_equality.hpp"
#include "eval/no_match.hpp"
#include "ir/verify.hpp"
#include "kernel/target.hpp"
#include "roofline/plan_cost.hpp"
#include "toolchain/cpp_compiler.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace passnet {
namespace {

using StageJson = nlohmann::ordered_json;

// One machine for all estimates, so that they are the same everywhere.
constexpr double kLaunchUs = 0.5;
constexpr double kBytesPerUs = 20'000;
constexpr double kFlopsPerUs = 40'000;
constexpr double kHighestEstimate = 20;  // not tuning: an estimate is no reason to leave a scale
constexpr size_t kMostBaselines = 256;   // not tuning: of different graphs

double estimated_us(const CountedWork& work) {
  return kLaunchUs * static_cast<double>(work.launches) +
         std::max(static_cast<double>(work.bytes) / kBytesPerUs, work.flops / kFlopsPerUs);
}

CountedWork count_work(const CompiledGraph& compiled, const PlanCost& cost) {
  return {.launches = static_cast<int64_t>(compiled.launches),
          .bytes = cost.moved.bytes(),
          .flops = cost.flops};
}

StageJson to_json(const std::optional<CountedWork>& work) {
  if (!work) return nullptr;
  return {{"launches", work->launches}, {"bytes", work->bytes}, {"flops", work->flops}};
}

StageRecord at_stage(RewardStage stage, std::string detail) {
  return {.stage = stage,
          .reward = info(stage).reward,
          .detail = std::move(detail),
          .before = {},
          .after = {},
          .floor = {},
          .estimate = {},
          .of_floor = {}};
}

std::string describe_miss(const Graph& graph, const std::optional<std::string>& task,
                          const Submission& submission, const Catalog& catalog,
                          const Target& target) {
  if (submission.has_none_for(task)) return describe_other_tasks(submission, task);
  return describe_no_match(graph, catalog, {submission.common, submission.of_task(task)}, target);
}

}  // namespace

Result<StageJudge> StageJudge::open(const Catalog& catalog) {
  return StageJudge(
      catalog, TRY(ArtifactCache::open(default_cache_folder(), CppCompilerOptions().cache_bytes)));
}

const StageJudge::Baseline* StageJudge::baseline_of(const Graph& graph,
                                                    const StageSettings& settings) {
  std::string key = canonical_hash(graph, catalog_).hex() + settings.pipeline->name.data();
  if (const auto known = baselines_.find(key); known != baselines_.end()) return &known->second;
  const auto compiled =
      passnet::compile(graph, catalog_, *settings.target, settings.pipeline->options);
  if (!compiled) return nullptr;
  const PlanCost cost = plan_cost(*compiled);
  if (baselines_.size() >= kMostBaselines) baselines_.clear();
  const Baseline baseline{
      .work = count_work(*compiled, cost),
      .floor = {.launches = 1, .bytes = cost.least.bytes(), .flops = cost.flops}};
  return &(baselines_[std::move(key)] = baseline);
}

StageRecord StageJudge::judge(const Graph& graph, const std::optional<std::string>& task,
                              const StagePasses& passes, const StageSettings& settings) {
  if (passes.submission == nullptr) return at_stage(RewardStage::kNone, passes.error);
  const Submission& submission = *passes.submission;
  Graph rewritten = graph.clone();
  const auto applied = apply_in_order(rewritten, catalog_, *settings.target, submission, task);
  if (!applied) {
    return at_stage(RewardStage::kParses, with_place(submission, applied.error()).message);
  }
  const bool has_match =
      std::ranges::any_of(*applied, [](const PassReport& report) { return report.matches > 0; });
  if (!has_match) {
    return at_stage(RewardStage::kParses,
                    describe_miss(graph, task, submission, catalog_, *settings.target));
  }
  if (canonical_hash(rewritten, catalog_) == canonical_hash(graph, catalog_)) {
    return at_stage(RewardStage::kMatches,
                    "the passes left the graph as it was, up to names and order");
  }
  if (auto shared = find_shared_result(graph, rewritten, catalog_)) {
    return at_stage(RewardStage::kMatches, *std::move(shared));
  }
  const auto compiled =
      passnet::compile(rewritten, catalog_, *settings.target, settings.pipeline->options);
  if (!compiled) return at_stage(RewardStage::kMatches, compiled.error().message);
  StageRecord record = at_stage(RewardStage::kCompiles, "");
  record.after = count_work(*compiled, plan_cost(*compiled));
  if (const Baseline* const baseline = baseline_of(graph, settings)) {
    record.before = baseline->work;
    record.floor = baseline->floor;
    // Another way to compute a function may need fewer FLOPs, but all bytes that must be moved.
    record.floor->flops = std::min(record.floor->flops, record.after->flops);
    const CountedWork after{.launches = record.after->launches,
                            .bytes = std::max(record.after->bytes, record.floor->bytes),
                            .flops = record.after->flops};
    record.estimate =
        std::min(estimated_us(*record.before) / estimated_us(after), kHighestEstimate);
    record.of_floor = estimated_us(*record.floor) / estimated_us(after);
  }
  const Equality equality =
      compare_once(graph, rewritten, catalog_, {.seed = settings.seed}, cache_);
  record.detail = equality.reason;
  if (!equality.is_equal) return record;
  record.stage = RewardStage::kProved;
  record.reward = std::max(record.estimate.value_or(1), info(RewardStage::kProved).reward);
  return record;
}

nlohmann::ordered_json to_json(const StageRecord& record) {
  return {{"stage", info(record.stage).name},
          {"reward", record.reward},
          {"detail", record.detail},
          {"before", to_json(record.before)},
          {"after", to_json(record.after)},
          {"floor", to_json(record.floor)},
          {"estimate", or_null(record.estimate)},
          {"of_floor", or_null(record.of_floor)}};
}

}  // namespace passnet
