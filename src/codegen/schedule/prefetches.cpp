#include "codegen/schedule/prefetches.hpp"

#include "kernel/costs/fusion.hpp"
#include "kernel/costs/schedule.hpp"
#include "kernel/target.hpp"

#include <algorithm>
#include <map>

namespace passnet {
namespace {

class PrefetchChooser {
 public:
  PrefetchChooser(const CpuSchedule& schedule, const CpuRows& group, size_t at, int64_t work,
                  const Target& target)
      : schedule_(schedule),
        kernel_(schedule.kernel),
        group_(group),
        at_(at),
        scheduled_(group.stages[at]),
        nest_(scheduled_.nest),
        is_cheap_(work < target.schedule->prefetch_work),
        target_(target),
        costs_(*target.schedule) {}

  std::vector<Prefetch> run() {
    if (group_.in_strips) {
      choose_in_strip();
    } else {
      choose_next_row();
    }
    return std::move(prefetches_);
  }

 private:
  // True for the last reduction that runs over the same loops as the first stage of the group.
  bool is_last_reduction() const {
    const auto reduces_again = [&](const ScheduledStage& stage) {
      return kernel_.stages[stage.stage].kind == StageKind::kReduce && is_over_row(stage);
    };
    const auto later = std::span(group_.stages).subspan(at_ + 1);
    return at_ > 0 && reduces_again(scheduled_) && std::ranges::none_of(later, reduces_again);
  }

  bool is_over_row(const ScheduledStage& stage) const {
    return stage.nest.extents == group_.stages[0].nest.extents;
  }

  // The first stage of a row waits for memory, and the later ones leave memory idle: the last one
  // that stores nothing asks for what the first will load for the next row.
  void choose_next_row() {
    const bool is_row = group_.rows > 0 && group_.tiled.empty() && group_.side_by_side == 1 &&
                        scheduled_.order.size() == 1;
    if (!is_row || !is_last_reduction()) return;
    const int64_t row = nest_.extents.back();
    if (row < (is_cheap_ ? costs_.min_prefetched_cheap_row : costs_.min_prefetched_row)) return;
    int64_t bytes = 0;  // of the next row
    for (const auto& [id, load] : group_.stages[0].nest.loads) {
      if (!is_in_memory(load) || load.strides.back() != 1) continue;
      if (load.strides[group_.rows - 1] == 0) continue;
      if (row * bytes_of(id) > costs_.max_prefetched_row_bytes) continue;
      if (is_cheap_ && !waits_for_memory(id)) continue;
      bytes += row * bytes_of(id);
      prefetches_.push_back({.load = id, .loop = group_.rows - 1});
    }
    if (is_cheap_ && bytes + row_bytes() > costs_.row_cache_bytes) prefetches_.clear();
  }

  // True if loading takes longer than cheap arithmetic, which converts narrow floats, and does not
  // fill the memory's bandwidth.
  bool waits_for_memory(ExprId load) const {
    const int64_t bytes = bytes_of(load);
    return bytes >= 4 && numel(nest_.extents) * bytes <= costs_.max_prefetched_bytes;
  }

  // Bytes of a row of all arrays that the stages over it read or store.
  int64_t row_bytes() const {
    std::map<BufferId, int64_t> element;
    const auto touch = [&](const Access& access) {
      if (group_.is_local(access.buffer)) return;
      const DType dtype = kernel_.buffer(access.buffer).dtype;
      element[access.buffer] = static_cast<int64_t>(byte_size(dtype));
    };
    for (const ScheduledStage& stage : group_.stages) {
      if (!is_over_row(stage)) continue;
      for (const auto& [id, load] : stage.nest.loads) touch(load);
      touch(stage.nest.target);
    }
    int64_t bytes = 0;
    for (const auto& [buffer, size] : element) bytes += size;
    for (const RowCache& cache : group_.caches) {
      bytes += static_cast<int64_t>(byte_size(kernel_.expr(cache.value).dtype));
    }
    return bytes * nest_.extents.back();
  }

  // Down a strip that is narrower than the rows of an array, processors do not prefetch: they find
  // streams of consecutive lines.
  void choose_in_strip() {
    const auto& order = scheduled_.order;
    if (order.size() < 2) return;
    const size_t loop = order[order.size() - 2];
    const int64_t rows = nest_.extents[loop];
    if (rows < 2 * costs_.prefetched_strip_rows) return;
    const TiledLoop* const tile = group_.find_tiled(order.back());
    const int64_t width = tile == nullptr ? nest_.extents[order.back()] : tile->size;
    const int64_t max_bytes =
        is_cheap_ ? costs_.max_cheap_strip_bytes : costs_.max_prefetched_strip_bytes;
    for (const auto& [id, load] : nest_.loads) {
      if (!is_in_memory(load) || load.strides[order.back()] != 1) continue;
      const int64_t row_bytes = width * bytes_of(id);
      const bool is_stream = std::abs(load.strides[loop]) <= width || row_bytes > max_bytes;
      const bool is_cached =
          is_touched_before(load.buffer) && rows * row_bytes <= target_.fusion->max_cached_bytes;
      if (is_stream || is_cached) continue;
      prefetches_.push_back(
          {.stage = at_, .load = id, .loop = loop, .ahead = costs_.prefetched_strip_rows});
    }
  }

  bool is_in_memory(const Access& load) const {
    const bool is_block = schedule_.block && load.buffer == schedule_.block->block;
    return load.affine && !is_block && !group_.is_local(load.buffer);
  }

  // True if an earlier stage of the group has read or stored it.
  bool is_touched_before(BufferId buffer) const {
    const auto reads = [&](const auto& load) { return load.second.buffer == buffer; };
    return std::ranges::any_of(std::span(group_.stages).first(at_),
                               [&](const ScheduledStage& before) {
                                 return kernel_.stages[before.stage].target == buffer ||
                                        std::ranges::any_of(before.nest.loads, reads);
                               });
  }

  int64_t bytes_of(ExprId load) const {
    return static_cast<int64_t>(byte_size(kernel_.expr(load).dtype));
  }

  const CpuSchedule& schedule_;
  const Kernel& kernel_;
  const CpuRows& group_;
  size_t at_;
  const ScheduledStage& scheduled_;
  const Nest& nest_;
  bool is_cheap_;
  const Target& target_;
  const ScheduleCosts& costs_;
  std::vector<Prefetch> prefetches_;
};

}  // namespace

std::vector<Prefetch> choose_prefetches(const CpuSchedule& schedule, const CpuRows& group,
                                        size_t stage, int64_t work, const Target& target) {
  return PrefetchChooser(schedule, group, stage, work, target).run();
}

}  // namespace passnet
