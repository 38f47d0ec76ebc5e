#include "codegen/schedule/block_schedule.hpp"

#include "codegen/schedule/row_loops.hpp"
#include "codegen/schedule/stage_forms.hpp"
#include "kernel/costs/library.hpp"
#include "kernel/target.hpp"

#include <algorithm>
#include <map>
#include <numeric>
#include <set>
#include <utility>

namespace passnet {
namespace {

// A stage, and the distance that each of its loops moves in the result; 0 if it does not move.
struct Walk {
  size_t stage = 0;
  Nest nest;
  Integers steps;
};

class BlockScheduler {
 public:
  BlockScheduler(const Kernel& kernel, std::span<const Layout> layouts, BufferId result,
                 ResultRows rows, const LibraryRules& rules)
      : kernel_(kernel), result_(result), rows_(std::move(rows)), rules_(rules) {
    std::erase_if(rows_.rows, [](const ResultDim& dim) { return dim.extent == 1; });
    for (const Stage& stage : kernel.stages) {
      nests_.push_back(analyze_stage(kernel, stage, layouts, Bounds::kTrusted));
    }
  }

  std::optional<CpuSchedule> run() {
    for (size_t stage = 0; stage < kernel_.stages.size(); ++stage) {
      if (!add_before(stage) && !add_walk(stage)) return std::nullopt;
    }
    if (!cut_loops() || !order_loops() || !keeps_to_rows()) return std::nullopt;
    if (walks_.empty()) return std::nullopt;
    CpuRows group{.rows = digits_.size()};
    for (Walk& walk : walks_) {
      group.stages.push_back({.stage = walk.stage, .nest = std::move(walk.nest)});
    }
    merge_loops(group, std::span(&result_, 1));
    BlockForm form{.block = result_};
    if (are_plain_columns(group)) {
      form.cuts_columns = true;
      group.tiled = {{.loop = group.rows, .size = rows_.columns}};
    } else if (!rows_.may_hold_whole_rows || !ends_along_columns(group)) {
      return std::nullopt;
    }
    group.locals = find_locals(kernel_, nests_, group);
    CpuSchedule schedule{.kernel = kernel_,
                         .joints = {},
                         .origins = std::vector<size_t>(kernel_.stages.size()),
                         .numbers = CppNumbers::kLiterals,
                         .groups = std::move(before_),
                         .block = form};
    std::iota(schedule.origins.begin(), schedule.origins.end(), 0);
    schedule.groups.push_back(std::move(group));
    return schedule;
  }

 private:
  // A small stage that is independent of the result: it is computed before any row.
  bool add_before(size_t at) {
    const Stage& stage = kernel_.stages[at];
    if (numel(kernel_.extents(stage)) > rules_.max_before_epilogue) return false;
    Nest nest = nests_[at];
    simplify(nest);
    const bool is_of_rows = std::ranges::any_of(nest.loads, [&](const auto& load) {
      return load.second.buffer == result_ || writers_.contains(load.second.buffer);
    });
    if (is_of_rows) return false;
    CpuRows group{.serial = accumulates(stage.store) || !nest.target.affine};
    group.stages.push_back({.stage = at, .nest = std::move(nest)});
    before_.push_back(std::move(group));
    return true;
  }

  // Adds a stage with the steps of its loops in the result, derived from its loads of the result,
  // or of values that earlier stages computed from it.
  bool add_walk(size_t at) {
    const Stage& stage = kernel_.stages[at];
    const bool is_plain =
        stage.kind != StageKind::kScan && !stage.guard.valid() && stage.store == StoreMode::kSet;
    if (!is_plain) return false;
    Walk walk{.stage = at, .nest = nests_[at], .steps = {}};
    Nest& nest = walk.nest;
    if (!nest.target.affine || std::ranges::find(nest.extents, 0) != nest.extents.end()) {
      return false;
    }
    for (size_t loop = nest.extents.size(); loop-- > 0;) {
      if (nest.extents[loop] == 1) drop_unit(nest, loop);
    }
    for (const auto& [id, load] : nest.loads) {
      const bool is_own = load.buffer == result_ || writers_.contains(load.buffer);
      if (!is_own) continue;
      if (!load.affine) return false;
      const auto steps = steps_of(load, nest.extents);
      if (!steps) return false;
      if (load.buffer == result_ || walk.steps.empty()) walk.steps = *steps;
    }
    if (walk.steps.empty()) return false;
    writers_.emplace(stage.target, walks_.size());
    walks_.push_back(std::move(walk));
    return true;
  }

  std::optional<Integers> steps_of(const Access& load, std::span<const int64_t> extents) const {
    if (load.buffer == result_) {
      if (load.offset != rows_.start) return std::nullopt;
      return load.strides;
    }
    const Walk& writer = walks_[writers_.at(load.buffer)];
    Integers steps;
    for (size_t loop = 0; loop < extents.size(); ++loop) {
      const auto step = step_within(writer, load.strides[loop], extents[loop]);
      if (!step) return std::nullopt;
      steps.push_back(*step);
    }
    return steps;
  }

  // A loop over the elements that one loop of the writer stored.
  static std::optional<int64_t> step_within(const Walk& writer, int64_t stride, int64_t extent) {
    if (stride == 0) return 0;
    for (size_t loop = 0; loop < writer.nest.extents.size(); ++loop) {
      const int64_t own = writer.nest.target.strides[loop];
      if (own <= 0 || stride < own || stride >= own * writer.nest.extents[loop]) continue;
      const bool fits =
          stride % own == 0 && stride * (extent - 1) <= own * (writer.nest.extents[loop] - 1);
      if (!fits) return std::nullopt;
      return writer.steps[loop] * (stride / own);
    }
    return std::nullopt;
  }

  // Cuts loops until each runs over rows or columns of one kind, and over rows equally in all
  // stages.
  bool cut_loops() {
    std::set<int64_t> bounds{rows_.columns};
    for (const ResultDim& dim : rows_.rows) bounds.insert({dim.stride, dim.stride * dim.extent});
    for (const Walk& walk : walks_) {
      for (size_t loop = 0; loop < walk.steps.size(); ++loop) {
        const int64_t step = walk.steps[loop];
        if (step < 0) return false;
        // Within a row, stages may differ.
        if (step * walk.nest.extents[loop] <= rows_.columns) continue;
        bounds.insert({std::max(step, rows_.columns), step * walk.nest.extents[loop]});
      }
    }
    for (Walk& walk : walks_) {
      for (size_t loop = walk.steps.size(); loop-- > 0;) {
        if (walk.steps[loop] > 0 && !cut_loop(walk, loop, bounds)) return false;
      }
    }
    for (size_t dim = 0; dim < rows_.rows.size(); ++dim) list_digits(rows_.rows[dim], bounds);
    return true;
  }

  static bool cut_loop(Walk& walk, size_t loop, const std::set<int64_t>& bounds) {
    const int64_t step = walk.steps[loop];
    const int64_t end = step * walk.nest.extents[loop];
    // From the outermost piece to the innermost.
    for (auto bound = bounds.lower_bound(end); bound != bounds.begin();) {
      --bound;
      if (*bound <= step) break;
      const int64_t rest = step * walk.nest.extents[loop];
      if (*bound >= rest) continue;
      if (*bound % step != 0 || rest % *bound != 0 || walk.nest.indexed[loop]) return false;
      cut(walk.nest, loop, *bound / step);
      walk.steps.insert(walk.steps.begin() + static_cast<ptrdiff_t>(loop), *bound);
      ++loop;
    }
    return true;
  }

  void list_digits(const ResultDim& dim, const std::set<int64_t>& bounds) {
    int64_t end = dim.stride * dim.extent;
    for (auto bound = bounds.lower_bound(end); bound != bounds.begin();) {
      --bound;
      if (*bound < dim.stride) break;
      digits_.push_back({.extent = end / *bound, .stride = *bound});
      end = *bound;
    }
  }

  // Rows first, in the order of the call, then the loops within a row.
  bool order_loops() {
    for (Walk& walk : walks_) {
      std::vector<size_t> order;
      for (const ResultDim& digit : digits_) {
        const auto at = std::ranges::find(walk.steps, digit.stride);
        const auto loop = static_cast<size_t>(at - walk.steps.begin());
        if (at == walk.steps.end() || walk.nest.extents[loop] != digit.extent) return false;
        if (loop + walk.nest.combined >= walk.nest.extents.size()) return false;
        order.push_back(loop);
      }
      for (size_t loop = 0; loop < walk.steps.size(); ++loop) {
        if (std::ranges::find(order, loop) != order.end()) continue;
        if (walk.steps[loop] >= rows_.columns) return false;
        order.push_back(loop);
      }
      permute(walk.nest, order);
      Integers steps;
      for (const size_t loop : order) steps.push_back(walk.steps[loop]);
      walk.steps = std::move(steps);
    }
    return true;
  }

  // Returns how far the loops within a row reach from its start; -1 for negative strides.
  int64_t reach(const Nest& nest, const Access& access) const {
    int64_t last = 0;
    for (size_t loop = digits_.size(); loop < nest.extents.size(); ++loop) {
      if (access.strides[loop] < 0) return -1;
      last += access.strides[loop] * (nest.extents[loop] - 1);
    }
    return last;
  }

  // True if each row is computed from the same row of the result and of values that other stages
  // store.
  bool keeps_to_rows() const {
    const auto rows_of_access = [&](const Access& access) {
      return std::span(access.strides).first(digits_.size());
    };
    for (size_t at = 0; at < walks_.size(); ++at) {
      const Walk& walk = walks_[at];
      for (const auto& [id, load] : walk.nest.loads) {
        if (load.buffer == result_) {
          const int64_t last = reach(walk.nest, load);
          if (last < 0 || last >= rows_.columns) return false;
          for (size_t row = 0; row < digits_.size(); ++row) {
            if (load.strides[row] != digits_[row].stride) return false;
          }
        } else if (const auto known = writers_.find(load.buffer); known != writers_.end()) {
          const Walk& writer = walks_[known->second];
          const Access& target = writer.nest.target;
          const int64_t last = reach(walk.nest, load);
          if (known->second >= at || load.offset != target.offset || last < 0) return false;
          if (!std::ranges::equal(rows_of_access(load), rows_of_access(target))) return false;
          if (last > reach(writer.nest, target)) return false;
        }
      }
    }
    return true;
  }

  // True for maps of a row's columns that read and store contiguous elements.
  bool are_plain_columns(const CpuRows& group) const {
    return std::ranges::all_of(group.stages, [&](const ScheduledStage& stage) {
      const Nest& nest = stage.nest;
      const bool is_map = kernel_.stages[stage.stage].kind == StageKind::kMap &&
                          nest.extents.size() == group.rows + 1 &&
                          nest.extents.back() == rows_.columns && nest.target.strides.back() == 1;
      return is_map && std::ranges::all_of(nest.loads, [&](const auto& load) {
               const Access& access = load.second;
               if (!access.affine) return false;
               const int64_t stride = access.strides.back();
               const bool is_own = access.buffer == result_ || writers_.contains(access.buffer);
               return stride == 1 || (stride == 0 && !is_own);
             });
    });
  }

  // True if the result's elements are contiguous along innermost loops.
  bool ends_along_columns(const CpuRows& group) const {
    return std::ranges::all_of(group.stages, [&](const ScheduledStage& stage) {
      const Nest& nest = stage.nest;
      if (nest.extents.size() == group.rows) return true;
      return std::ranges::all_of(nest.loads, [&](const auto& load) {
        return load.second.buffer != result_ || load.second.strides.back() == 1;
      });
    });
  }

  const Kernel& kernel_;
  BufferId result_;
  ResultRows rows_;
  const LibraryRules& rules_;
  std::vector<Nest> nests_;             // by stage
  std::vector<CpuRows> before_;         // without rows
  std::vector<Walk> walks_;             // by stage
  std::map<BufferId, size_t> writers_;  // the stage that stores each buffer
  std::vector<ResultDim> digits_;       // row loops, equal in all stages
};

}  // namespace

std::optional<CpuSchedule> schedule_block(const Kernel& kernel, std::span<const Layout> layouts,
                                          BufferId result, ResultRows rows, const Target& target) {
  auto schedule = BlockScheduler(kernel, layouts, result, std::move(rows), *target.library).run();
  if (schedule) choose_forms(*schedule, target);
  return schedule;
}

}  // namespace passnet
