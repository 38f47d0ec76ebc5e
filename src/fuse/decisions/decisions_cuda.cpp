#include "fuse/decisions/decisions_cuda.hpp"

#include "kernel/costs/cuda.hpp"
#include "kernel/target.hpp"

#include <algorithm>
#include <array>

namespace passnet {
namespace {

constexpr std::array<FusionRule, 8> kCudaRules{
    store_before_change, limit_length,         evaluate_checks,     recompute_small_work,
    store_for_scatters,  recompute_single_use, recompute_broadcast, compare_costs};

bool scatters(const FusionSite& site, const BufferReader& reader) {
  return !site.reader(reader).target.affine.has_value();
}

// Returns the share of the GPU that computes the readers: a row is reduced by one block, and a
// scatter looks for each element in order.
double busy_share(const FusionSite& site) {
  const auto processors = static_cast<double>(std::max<int64_t>(site.target.multiprocessors, 1));
  double share = 1;
  for (const BufferReader& reader : site.readers) {
    const GroupStage& stage = site.reader(reader);
    if (scatters(site, reader)) share = std::min(share, 1 / processors);
    if (stage.reduction_loops == 0) continue;
    const int64_t rows = stage.iterations() / std::max<int64_t>(stage.reduced_iterations(), 1);
    if (numel(site.buffer().shape) <= rows) continue;  // one value per row, computed once for it
    share = std::min(share, static_cast<double>(rows) / processors);
  }
  return share;
}

// Returns the operations of all evaluations of the value.
double total_work(const FusionSite& site) {
  return site.reads * static_cast<double>(numel(site.buffer().shape)) * site.operations();
}

std::optional<FusionDecision> inline_if(bool applies) {
  return applies ? std::optional(FusionDecision::kInlined) : std::nullopt;
}

}  // namespace

std::optional<FusionDecision> store_before_change(const FusionSite& site) {
  const auto changes = [&](const auto& load) {
    const auto& writers = site.group.buffer(load.second.buffer).writers;
    return std::ranges::any_of(writers, [&](uint32_t writer) { return writer > site.at; });
  };
  if (std::ranges::any_of(site.stage().loads, changes)) return FusionDecision::kReduced;
  return std::nullopt;
}

std::optional<FusionDecision> recompute_small_work(const FusionSite& site) {
  return inline_if(total_work(site) <= site.target.cuda->recomputed_work * busy_share(site));
}

std::optional<FusionDecision> store_for_scatters(const FusionSite& site) {
  const bool is_scattered = std::ranges::any_of(
      site.readers, [&](const BufferReader& reader) { return scatters(site, reader); });
  return is_scattered ? std::optional(FusionDecision::kReadOften) : std::nullopt;
}

std::optional<FusionDecision> recompute_single_use(const FusionSite& site) {
  return inline_if(!site.is_output() && site.reads <= kOneRead);
}

std::optional<FusionDecision> recompute_broadcast(const FusionSite& site) {
  const bool maps = std::ranges::all_of(site.readers, [&](const BufferReader& reader) {
    return site.reader(reader).reduction_loops == 0;
  });
  const CudaCosts& costs = *site.target.cuda;
  return inline_if(maps && site.operations() <= costs.broadcast_operations &&
                   total_work(site) <= costs.broadcast_operations * costs.recomputed_work);
}

std::span<const FusionRule> cuda_fusion_rules() { return kCudaRules; }

}  // namespace passnet
