#include "fuse/decisions/fusion_rules.hpp"

#include "kernel/costs/fusion.hpp"

#include <algorithm>

namespace passnet {

std::optional<FusionDecision> limit_length(const FusionSite& site) {
  const bool is_long = std::ranges::any_of(site.readers, [&](const BufferReader& reader) {
    const double operations = site.facts[reader.stage].operations + site.operations();
    return reader.stage > site.at && operations > site.costs().max_operations;
  });
  if (is_long) return FusionDecision::kTooLong;
  return std::nullopt;
}

std::optional<FusionDecision> evaluate_checks(const FusionSite& site) {
  constexpr double kEach = 2 - kOneRead;  // not tuning: one read, with the error of counting
  const GroupStage& stage = site.stage();
  const bool checks = std::ranges::any_of(
      stage.nest.exprs, [&](ExprId id) { return is_check(stage.kernel->expr(id).op); });
  if (checks && site.reads < kEach) return FusionDecision::kChecked;
  return std::nullopt;
}

std::optional<FusionDecision> compare_costs(const FusionSite& site) {
  const FusionCosts& costs = site.costs();
  if (site.reads > costs.max_reads) return FusionDecision::kReadOften;
  const double recomputed = site.reads * site.operations();
  const double stored =
      (site.is_output() ? 0 : site.operations() + costs.load_operations * site.distance()) +
      site.reads * costs.load_operations;
  return recomputed <= stored ? FusionDecision::kInlined : FusionDecision::kReadOften;
}

}  // namespace passnet
