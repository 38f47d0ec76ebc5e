#include "fuse/decisions/fusion_decisions.hpp"

#include "fuse/decisions/decisions_cpu.hpp"
#include "fuse/decisions/decisions_cuda.hpp"
#include "kernel/costs/fusion.hpp"
#include "kernel/target.hpp"

#include <algorithm>
#include <optional>
#include <set>

namespace passnet {
namespace {

// Returns the elementary operations of one evaluation of the stage's value, its loads included.
double operations_of(const GroupStage& stage) {
  double total = 0;
  for (const ExprId id : stage.nest.exprs) {
    total += static_cast<double>(cost(stage.kernel->expr(id).op));
  }
  return total;
}

// Visits the stages of a group from the last to the first: so it is known how often, and in which
// order, readers evaluate a value when its stage is decided.
class Traversal {
 public:
  Traversal(const StageGroup& group, const Target& target)
      : group_(group),
        target_(target),
        rules_(fusion_rules(target)),
        facts_(group.stages.size()),
        decisions_{
            .by_buffer = std::vector<FusionDecision>(group.buffers.size(), FusionDecision::kUnread),
            .is_inlined = std::vector<bool>(group.buffers.size()),
            .is_emitted = std::vector<bool>(group.stages.size())},
        readers_(group.buffers.size()) {
    for (size_t s = 0; s < group.stages.size(); ++s) {
      facts_[s].operations = operations_of(group.stages[s]);
      facts_[s].run = target.fusion->max_run;
      for (const auto& [id, load] : group.stages[s].loads) {
        readers_[load.buffer.index].push_back({.stage = s, .access = &load});
      }
    }
  }

  FusionDecisions run() {
    for (size_t s = group_.stages.size(); s-- > 0;) decide(s);
    return std::move(decisions_);
  }

 private:
  // Returns how often all readers together evaluate an element of the buffer, times its elements.
  // Stages of one computation that access the same rows in the same way evaluate them once.
  double reads_of(GroupBufferId buffer) const {
    double reads = 0;
    std::vector<BufferReader> seen;
    for (const BufferReader& reader : readers_[buffer.index]) {
      const bool is_kept = std::ranges::any_of(
          seen, [&](const BufferReader& before) { return shares_rows(before, reader); });
      reads += facts_[reader.stage].evaluations * (is_kept ? target_.fusion->kept_share : 1);
      seen.push_back(reader);
    }
    return reads;
  }

  bool shares_rows(const BufferReader& before, const BufferReader& reader) const {
    const GroupStage& first = group_.stages[before.stage];
    const GroupStage& second = group_.stages[reader.stage];
    const size_t reduced = std::max(first.reduction_loops, second.reduction_loops);
    if (before.stage == reader.stage || first.computation != second.computation || reduced == 0) {
      return false;
    }
    const auto& a = before.access->affine;
    const auto& b = reader.access->affine;
    if (!a || !b || a->offset != b->offset || !std::ranges::equal(a->loops, b->loops)) return false;
    // If rows are strided, neighboring ones run side by side and keep nothing.
    if (a->loops.empty() || a->loops.back().stride != 1) return false;
    int64_t row = 1;
    for (size_t loop = first.loops.size() - std::min(reduced, first.loops.size());
         loop < first.loops.size(); ++loop) {
      row *= first.loops[loop].extent;
    }
    return row <= target_.fusion->max_kept_row;
  }

  FusionSite site_of(size_t s, double reads) const {
    return {.group = group_,
            .target = target_,
            .facts = facts_,
            .readers = readers_[group_.stages[s].target.buffer.index],
            .at = s,
            .reads = reads};
  }

  FusionDecision ask_rules(const FusionSite& site) const {
    if (!dim_loops(group_, site.stage().target.buffer)) return FusionDecision::kReduced;
    for (const FusionRule rule : rules_) {
      if (const auto decision = rule(site)) return *decision;
    }
    UNREACHABLE();
  }

  void decide(size_t s) {
    const GroupStage& stage = group_.stages[s];
    const GroupBufferId id = stage.target.buffer;
    const double reads = reads_of(id);
    const double elements =
        static_cast<double>(std::max<int64_t>(numel(group_.buffer(id).shape), 1));
    const FusionSite site = site_of(s, reads / elements);
    FusionDecision& decision = decisions_.by_buffer[id.index];
    if (reads > 0) decision = ask_rules(site);
    const bool is_inlined = decision == FusionDecision::kInlined;
    StageFacts& facts = facts_[s];
    facts.is_emitted = site.is_output() || (reads > 0 && !is_inlined);
    decisions_.is_inlined[id.index] = is_inlined;
    decisions_.is_emitted[s] = facts.is_emitted;
    // Stages without iterations still name what they read.
    const double iterations = static_cast<double>(std::max<int64_t>(stage.iterations(), 1));
    facts.evaluations = (facts.is_emitted ? iterations : 0) + (is_inlined ? reads : 0);
    if (!is_inlined) return;
    facts.is_strided = is_read_strided(site);
    facts.is_scalar = is_read_without_vectors(site);
    facts.run = std::min(reader_run(site), own_run(stage));
    for (const BufferReader& reader : site.readers) {
      if (reader.stage > s) facts_[reader.stage].operations += facts.operations;
    }
  }

  const StageGroup& group_;
  const Target& target_;
  std::span<const FusionRule> rules_;
  std::vector<StageFacts> facts_;  // by stage
  FusionDecisions decisions_;
  std::vector<std::vector<BufferReader>> readers_;  // by buffer, in the order of stages
};

}  // namespace

std::span<const FusionRule> fusion_rules(const Target& target) {
  switch (target.device) {
    case Device::kCpu:
      return cpu_fusion_rules();
    case Device::kCuda:
      return cuda_fusion_rules();
  }
  UNREACHABLE();
}

FusionDecisions decide_fusion(const StageGroup& group, const Target& target) {
  return Traversal(group, target).run();
}

std::vector<uint32_t> computed_by(const StageGroup& group, const FusionDecisions& decisions,
                                  std::span<const uint32_t> members, size_t stage) {
  std::set<uint32_t> computations;
  std::set<size_t> seen{stage};
  std::vector<size_t> left{stage};
  while (!left.empty()) {
    const GroupStage& reader = group.stages[left.back()];
    left.pop_back();
    computations.insert(members[reader.computation]);
    for (const auto& [id, load] : reader.loads) {
      if (!decisions.is_inlined[load.buffer.index]) continue;
      const size_t writer = group.buffer(load.buffer).writers[0];
      if (seen.insert(writer).second) left.push_back(writer);
    }
  }
  return {computations.begin(), computations.end()};
}

}  // namespace passnet
