#include "compile/plan_builder.hpp"

#include "kernel/costs/plan.hpp"
#include "kernel/target.hpp"
#include "runtime/report.hpp"

#include <algorithm>
#include <iterator>
#include <map>
#include <optional>
#include <utility>

namespace passnet {
namespace {

// Blocks free for reuse between steps.
class FreeBlocks {
 public:
  explicit FreeBlocks(const PlanRules& rules) : rules_(rules) {}

  void add(BlockId block, int64_t bytes) { blocks_.emplace(std::pair(bytes, added_++), block); }

  // The smallest block that holds `bytes` without wasting most of itself; otherwise the largest,
  // which grows. Of equal ones, the one that has been free the longest. Values that stay in the
  // threads' caches share blocks only with values of their size: of these each thread computes the
  // same part, whose lines need not move to another core.
  std::optional<BlockId> take(std::vector<Block>& all, int64_t bytes) {
    const int64_t max_waste = bytes <= rules_.max_private_bytes ? 1 : rules_.max_block_waste;
    auto best = first_of(bytes);
    if (best == blocks_.end() || best->first.first > bytes * max_waste) {
      if (best == blocks_.begin()) return std::nullopt;
      best = first_of(std::prev(best)->first.first);
      if (best->first.first < bytes / max_waste) return std::nullopt;
    }
    const BlockId block = best->second;
    blocks_.erase(best);
    all[block.index].bytes = std::max(all[block.index].bytes, bytes);
    return block;
  }

 private:
  using Key = std::pair<int64_t, size_t>;  // bytes; how many were added before

  std::map<Key, BlockId>::iterator first_of(int64_t bytes) {
    return blocks_.lower_bound({bytes, 0});
  }

  const PlanRules& rules_;
  std::map<Key, BlockId> blocks_;
  size_t added_ = 0;
};

}  // namespace

SlotPlacement PlanBuilder::add_input(const TensorType& type, std::span<const int64_t> strides) {
  Layout layout{.strides = Strides(strides.begin(), strides.end())};
  slots_.push_back({.bytes = storage_bytes(type, strides, 0), .role = BlockRole::kInput});
  inputs_.push_back({.slot = {static_cast<uint32_t>(slots_.size() - 1)},
                     .type = type,
                     .layout = std::move(layout)});
  return inputs_.back();
}

SlotPlacement PlanBuilder::add_constant(const Tensor& tensor) {
  const auto bytes = tensor.bytes();
  slots_.push_back({.bytes = tensor.type().bytes(),
                    .role = BlockRole::kConstant,
                    .contents = {bytes.begin(), bytes.end()}});
  return {.slot = {static_cast<uint32_t>(slots_.size() - 1)},
          .type = tensor.type(),
          .layout = {.strides = contiguous_strides(tensor.type().shape)}};
}

SlotPlacement PlanBuilder::add_temporary(const TensorType& type) {
  const auto step = static_cast<uint32_t>(steps_.size());
  slots_.push_back({.bytes = type.bytes(), .first_step = step, .last_step = step});
  return {.slot = {static_cast<uint32_t>(slots_.size() - 1)},
          .type = type,
          .layout = {.strides = contiguous_strides(type.shape)}};
}

SlotId PlanBuilder::add_report(std::string label) {
  slots_.push_back({.bytes = sizeof(Report),
                    .role = BlockRole::kReport,
                    .contents = std::vector<std::byte>(sizeof(Report))});
  reports_.emplace_back(SlotId{static_cast<uint32_t>(slots_.size() - 1)}, std::move(label));
  return reports_.back().first;
}

void PlanBuilder::add_launch(uint32_t kernel, std::span<const SlotId> buffers,
                             std::vector<int64_t> parameters, const LaunchShape& shape,
                             std::string entry) {
  add_pending(KernelLaunch{.kernel = kernel,
                           .buffers = {},
                           .parameters = std::move(parameters),
                           .shape = shape,
                           .entry = std::move(entry)},
              buffers);
}

void PlanBuilder::add_library_step(LibraryStep step, std::span<const SlotId> buffers) {
  add_pending(std::move(step), buffers);
}

void PlanBuilder::add_pending(Step step, std::span<const SlotId> slots) {
  for (const SlotId slot : slots) {
    slots_[slot.index].last_step = static_cast<uint32_t>(steps_.size());
  }
  steps_.push_back({.step = std::move(step), .slots = {slots.begin(), slots.end()}});
}

void PlanBuilder::add_result(const SlotPlacement& placement) {
  Slot& slot = slots_[placement.slot.index];
  if (slot.role == BlockRole::kTemporary) slot.role = BlockRole::kResult;
  results_.push_back(placement);
}

std::vector<BlockId> PlanBuilder::assign_blocks(Plan& plan, const PlanRules& rules) const {
  std::vector<BlockId> block_of(slots_.size());
  std::vector<std::vector<uint32_t>> starting(steps_.size() + 1), ending(steps_.size() + 1);
  for (uint32_t slot = 0; slot < slots_.size(); ++slot) {
    if (slots_[slot].role == BlockRole::kTemporary) {
      starting[slots_[slot].first_step].push_back(slot);
      ending[slots_[slot].last_step].push_back(slot);
    } else {
      block_of[slot] = {static_cast<uint32_t>(plan.blocks.size())};
      plan.blocks.push_back({.bytes = slots_[slot].bytes,
                             .role = slots_[slot].role,
                             .contents = slots_[slot].contents});
    }
  }
  FreeBlocks free(rules);
  for (uint32_t step = 0; step <= steps_.size(); ++step) {
    for (const uint32_t slot : starting[step]) {
      const auto block =
          rules.shares_blocks ? free.take(plan.blocks, slots_[slot].bytes) : std::nullopt;
      if (block) {
        block_of[slot] = *block;
        continue;
      }
      block_of[slot] = {static_cast<uint32_t>(plan.blocks.size())};
      plan.blocks.push_back(
          {.bytes = slots_[slot].bytes, .role = BlockRole::kTemporary, .contents = {}});
    }
    for (const uint32_t slot : ending[step])
      free.add(block_of[slot], plan.blocks[block_of[slot].index].bytes);
  }
  return block_of;
}

Plan PlanBuilder::finish(const Target& target) {
  Plan plan;
  const std::vector<BlockId> block_of = assign_blocks(plan, *target.plan);
  const auto placed = [&](const SlotPlacement& placement) {
    return Placement{.block = block_of[placement.slot.index],
                     .type = placement.type,
                     .strides = placement.layout.strides,
                     .offset = placement.layout.offset};
  };
  for (const SlotPlacement& input : inputs_) plan.inputs.push_back(placed(input));
  for (const SlotPlacement& result : results_) plan.results.push_back(placed(result));
  for (auto& [slot, label] : reports_) {
    plan.reports.push_back({.block = block_of[slot.index], .label = std::move(label)});
  }
  for (PendingStep& pending : steps_) {
    std::visit(
        [&](auto& step) {
          for (const SlotId slot : pending.slots) step.buffers.push_back(block_of[slot.index]);
        },
        pending.step);
    plan.steps.push_back(std::move(pending.step));
  }
  return plan;
}

}  // namespace passnet
