#include "fuse/decisions/decisions_cuda.hpp"

#include <algorithm>
#include <array>

namespace passnet {
namespace {

// not tuning: one read, with the rounding error of counting
constexpr double kOneRead = 1.001;

constexpr std::array<FusionRule, 6> kCudaRules{store_before_change,  limit_length,
                                               recompute_small_work, recompute_single_use,
                                               recompute_broadcast,  compare_costs};

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
  const auto elements = static_cast<double>(numel(site.buffer().shape));
  return inline_if(site.reads * elements * site.operations() <= site.target.cuda.recomputed_work);
}

std::optional<FusionDecision> recompute_single_use(const FusionSite& site) {
  return inline_if(!site.is_output() && site.reads <= kOneRead);
}

std::optional<FusionDecision> recompute_broadcast(const FusionSite& site) {
  const bool maps = std::ranges::all_of(site.readers, [&](const BufferReader& reader) {
    return site.reader(reader).reduction_loops == 0;
  });
  return inline_if(maps && site.operations() <= site.target.cuda.broadcast_operations);
}

std::span<const FusionRule> cuda_fusion_rules() { return kCudaRules; }

}  // namespace passnet
