#include "codegen/schedule.hpp"

#include "base/check.hpp"
#include "codegen/schedule_sizes.hpp"
#include "codegen/shared_rows.hpp"

#include <algorithm>
#include <cstdlib>
#include <numeric>
#include <optional>

namespace passnet {
namespace {

constexpr int64_t kTile = 32;      // of a transposed copy, in both directions
constexpr int64_t kVector = 16;    // a loop shorter than this wastes vector lanes
constexpr int64_t kShortRow = 64;  // elements that follow each other too closely

class Scheduler {
 public:
  Scheduler(const Kernel& kernel, std::span<const Layout> layouts, const Target& target,
            std::span<const size_t> joints)
      : kernel_(kernel), costs_(target.schedule), joints_(joints) {
    for (const Stage& stage : kernel.stages) {
      nests_.push_back(analyze_stage(kernel, stage, layouts, Bounds::kTrusted));
    }
  }

  std::vector<RowGroup> run() {
    std::vector<RowGroup> groups;
    for (size_t first = 0; first < kernel_.stages.size();) {
      const size_t count = append_group(first, groups);
      first += count;
    }
    set_default_grains(kernel_, groups);
    return groups;
  }

 private:
  // The longest group that starts at `first`; how many stages it took.
  size_t append_group(size_t first, std::vector<RowGroup>& groups) {
    size_t end = std::min(kernel_.stages.size(), first + costs_.max_group_stages);
    const auto joint = std::ranges::upper_bound(joints_, first);
    if (joint != joints_.end()) end = std::min(end, *joint);
    for (size_t last = end - 1; last > first; --last) {
      const auto rows = find_shared_rows(kernel_, nests_, first, last);
      if (!rows || starts_with_row_map(first, last, *rows)) continue;
      if (are_short_maps(first, last, *rows)) continue;
      if (later_share_more(first, last, *rows)) continue;
      RowGroup group = make_group(first, *rows);
      if (scatters(group) || strides_far(group)) continue;
      if (starts_with_short_map(first, *rows) && !run_together(group)) continue;
      groups.push_back(std::move(group));
      return last - first + 1;
    }
    groups.push_back(make_single(first));
    return 1;
  }

  // What is computed once a row, and from nothing that a row computes, is computed for all rows
  // before them.
  bool starts_with_row_map(size_t first, size_t last, const SharedRows& rows) const {
    const int64_t count = row_count(first, rows);
    const auto is_longer = [&](size_t s) { return numel(nests_[s].extents) > count; };
    if (kernel_.stages[first].kind != StageKind::kMap) return false;
    if (is_longer(first)) return starts_with_scant_map(first, rows);
    for (size_t s = first + 1; s <= last; ++s) {
      if (is_longer(s)) return true;
    }
    return false;
  }

  // Whether the first stage is a map over rows that hardly fill a vector.
  bool starts_with_scant_map(size_t first, const SharedRows& rows) const {
    return kernel_.stages[first].kind == StageKind::kMap &&
           numel(nests_[first].extents) < row_count(first, rows) * 2 * kVector;
  }

  // … or few of them: what a short row has only just stored is not there to be loaded yet, unless
  // other rows run meanwhile.
  bool starts_with_short_map(size_t first, const SharedRows& rows) const {
    return kernel_.stages[first].kind == StageKind::kMap &&
           numel(nests_[first].extents) < row_count(first, rows) * kShortRow;
  }

  // Maps over short rows, of which all that passes between them stays near anyway: each alone runs
  // through all rows at once, and takes nothing from memory that has only just been stored.
  bool are_short_maps(size_t first, size_t last, const SharedRows& rows) const {
    constexpr int64_t kShort = 512;
    constexpr int64_t kNearBytes = 1 << 20;
    int64_t longest = 0;
    for (size_t s = first; s <= last; ++s) {
      if (kernel_.stages[s].kind != StageKind::kMap) return false;
      longest = std::max(longest, numel(nests_[s].extents));
      const BufferId target = kernel_.stages[s].target;
      const auto size = static_cast<int64_t>(byte_size(kernel_.buffer(target).dtype));
      if (numel(kernel_.shape(target)) * size > kNearBytes) return false;
    }
    return longest < kShort * row_count(first, rows);
  }

  // Whether the last stage stores far apart along its inner loop what lies side by side along rows:
  // alone it would walk in tiles, and threads would not write to the same cache lines.
  static bool scatters(const RowGroup& group) {
    constexpr int64_t kFew = 64;
    const ScheduledStage& last = group.stages.back();
    const Nest& nest = last.nest;
    if (group.lanes || nest.extents.size() == group.rows || !nest.target.affine) return false;
    const int64_t inner = nest.target.strides.back();
    if (inner == 0 || inner == 1 || nest.extents.back() < kFew) return false;
    for (size_t row = 0; row < group.rows; ++row) {
      if (nest.target.strides[row] == 1 && nest.extents[row] > 1) return true;
    }
    return false;
  }

  // Whether a stage takes far apart along its inner loop, and more of it than stays cached until
  // the next round, what lies side by side along another: of a map, along rows, as alone it would
  // walk in tiles; of a reduction, along a loop that alone would be its lanes.
  static bool strides_far(const RowGroup& group) {
    constexpr int64_t kCachedLines = 192;
    if (group.lanes) return false;
    for (const ScheduledStage& stage : group.stages) {
      const Nest& nest = stage.nest;
      if (nest.extents.size() == group.rows) continue;
      const bool is_map = stage.stage->kind == StageKind::kMap;
      const size_t first = is_map ? 0 : group.rows;
      const size_t last = is_map ? group.rows : nest.extents.size() - nest.combined;
      int64_t inner = nest.extents.back();
      if (!is_map) inner = numel(std::span(nest.extents).last(nest.combined));
      if (inner < kCachedLines) continue;
      for (const auto& [id, load] : nest.loads) {
        if (!load.affine || load.strides.back() == 0 || load.strides.back() == 1) continue;
        for (size_t loop = first; loop < last; ++loop) {
          if (load.strides[loop] == 1 && nest.extents[loop] > 1) return true;
        }
      }
    }
    return false;
  }

  int64_t row_count(size_t first, const SharedRows& rows) const {
    int64_t count = 1;
    for (const size_t loop : rows[0]) count *= nests_[first].extents[loop];
    return count;
  }

  // Whether stages that reduce would share more rows without those before them, among themselves
  // or with what comes soon.
  bool later_share_more(size_t first, size_t last, const SharedRows& rows) const {
    constexpr size_t kSoon = 3;
    const int64_t count = row_count(first, rows);
    const size_t end = std::min(kernel_.stages.size(), last + kSoon);
    for (size_t next = first + 1; next <= last; ++next) {
      if (kernel_.stages[next].kind != StageKind::kReduce) continue;
      for (size_t later = std::max(last, next + 1); later < end; ++later) {
        const auto shared = find_shared_rows(kernel_, nests_, next, later);
        if (shared && row_count(next, *shared) > count) return true;
      }
    }
    return false;
  }

  RowGroup make_group(size_t first, const SharedRows& rows) {
    RowGroup group{.rows = rows[0].size()};
    for (size_t i = 0; i < rows.size(); ++i) {
      ScheduledStage& stage = group.stages.emplace_back();
      stage.stage = &kernel_.stages[first + i];
      stage.nest = nests_[first + i];
      std::vector<size_t> order = rows[i];
      for (size_t loop = 0; loop < stage.nest.extents.size(); ++loop) {
        if (std::ranges::find(rows[i], loop) == rows[i].end()) order.push_back(loop);
      }
      permute(stage.nest, order);
    }
    find_locals(group, first);
    simplify(group);
    choose_lanes(group);
    return group;
  }

  RowGroup make_single(size_t at) {
    const Stage& stage = kernel_.stages[at];
    RowGroup group;
    group.stages.push_back({.stage = &stage, .nest = nests_[at]});
    Nest& nest = group.stages[0].nest;
    group.serial = stage.store == StoreMode::kAdd || !nest.target.affine;
    group.rows = free_loops(stage);
    if (stage.kind == StageKind::kMap && !group.serial) walk_as_stored(nest);
    simplify(group);
    if (stage.kind == StageKind::kMap) {
      choose_map_loops(group);
    } else {
      order_combined(group);
      choose_lanes(group);
    }
    return group;
  }

  // The loops of a map in the order in which they step through its target, so that those that go on
  // where another ends stand side by side.
  static void walk_as_stored(Nest& nest) {
    std::vector<size_t> order(nest.extents.size());
    std::iota(order.begin(), order.end(), 0);
    std::ranges::stable_sort(order, std::ranges::greater{},
                             [&](size_t loop) { return std::abs(nest.target.strides[loop]); });
    permute(nest, order);
  }

  // Temporaries of the group that nothing else reads and that have one element a row.
  void find_locals(RowGroup& group, size_t first) {
    const size_t last = first + group.stages.size() - 1;
    for (size_t s = first; s <= last; ++s) {
      const BufferId buffer = kernel_.stages[s].target;
      if (kernel_.buffer(buffer).role != BufferRole::kTemporary) continue;
      bool outside = false;
      for (size_t other = 0; other < kernel_.stages.size(); ++other) {
        if (other >= first && other <= last) continue;
        outside |= kernel_.stages[other].target == buffer;
        for (const auto& [id, access] : nests_[other].loads) outside |= access.buffer == buffer;
      }
      if (outside) continue;
      // One element a row: its stores do not move along inner loops.
      const Nest& nest = group.stages[s - first].nest;
      int64_t inner_elements = 1;
      for (const int64_t extent : kernel_.shape(buffer)) inner_elements *= extent;
      int64_t row_elements = 1;
      for (size_t row = 0; row < group.rows; ++row) {
        if (nest.target.strides[row] != 0 || nest.extents[row] == 1) {
          row_elements *= nest.extents[row];
        }
      }
      if (inner_elements == row_elements) group.locals.push_back(buffer);
    }
  }

  // Drops unit loops and merges neighbors, in all stages alike where they are rows.
  void simplify(RowGroup& group) {
    for (size_t row = group.rows; row-- > 0;) {
      if (group.stages[0].nest.extents[row] != 1) continue;
      for (ScheduledStage& stage : group.stages) drop_unit(stage.nest, row);
      --group.rows;
    }
    for (size_t row = group.rows; row-- > 1;) {
      const bool fits = std::ranges::all_of(group.stages, [&](const ScheduledStage& stage) {
        return can_merge(stage.nest, row - 1, group.locals);
      });
      if (!fits) continue;
      for (ScheduledStage& stage : group.stages) merge(stage.nest, row - 1);
      --group.rows;
    }
    for (ScheduledStage& stage : group.stages) {
      Nest& nest = stage.nest;
      for (size_t loop = nest.extents.size(); loop-- > group.rows;) {
        if (nest.extents[loop] == 1) drop_unit(nest, loop);
      }
      for (size_t loop = nest.extents.size(); loop-- > group.rows + 1;) {
        if (can_merge(nest, loop - 1)) merge(nest, loop - 1);
      }
    }
  }

  template <class F>
  static void for_each_access(const RowGroup& group, const ScheduledStage& stage, F&& f) {
    const auto visit = [&](const Access& access) {
      const bool local = std::ranges::find(group.locals, access.buffer) != group.locals.end();
      if (!local && access.affine) f(access);
    };
    visit(stage.nest.target);
    for (const auto& [id, load] : stage.nest.loads) visit(load);
  }

  // How much an access counts when loops are chosen: by the share of the iterations that move it.
  // What most iterations share is small, and stays cached.
  static int64_t weight(const Access& access, std::span<const int64_t> extents) {
    constexpr double kMost = 32;
    double moved = 1;
    double all = 1;
    for (size_t loop = 0; loop < extents.size(); ++loop) {
      const double extent = static_cast<double>(std::max<int64_t>(extents[loop], 1));
      all *= extent;
      if (access.strides[loop] != 0) moved *= extent;
    }
    return std::max<int64_t>(1, static_cast<int64_t>(kMost * moved / all));
  }

  // The weight of the accesses that are contiguous along a loop.
  static int64_t unit_accesses(const RowGroup& group, const ScheduledStage& stage, size_t loop) {
    int64_t total = 0;
    for_each_access(group, stage, [&](const Access& access) {
      if (access.strides[loop] == 1) total += weight(access, stage.nest.extents);
    });
    return total;
  }

  // How well a loop would serve as the innermost of a stage. What strides along it is taken one by
  // one, which is still better than vectors that are mostly idle.
  static int64_t innermost_quality(const RowGroup& group, const ScheduledStage& stage,
                                   size_t loop) {
    constexpr int64_t kShort = 8;
    constexpr int64_t kStrided = 5;
    const int64_t extent = stage.nest.extents[loop];
    int64_t strided = 0;
    for_each_access(group, stage, [&](const Access& access) {
      const int64_t stride = access.strides[loop];
      if (stride != 0 && stride != 1) strided += weight(access, stage.nest.extents);
    });
    const int64_t found = quality(unit_accesses(group, stage, loop), extent);
    return (extent < kShort ? found / kShort : found) +
           (extent < kVector ? 0 : quality(strided, extent) / kStrided);
  }

  // A combined loop over contiguous memory runs last, where the order does not matter.
  void order_combined(RowGroup& group) {
    ScheduledStage& stage = group.stages[0];
    const Combine combine = stage.stage->combine;
    if (stage.stage->kind != StageKind::kReduce || combine == Combine::kArgMax ||
        combine == Combine::kArgMin) {
      return;
    }
    Nest& nest = stage.nest;
    for (size_t loop = nest.extents.size() - nest.combined; loop + 1 < nest.extents.size();
         ++loop) {
      if (unit_accesses(group, stage, loop) == 0) continue;
      move_last(nest, loop);
      return;
    }
  }

  static void move_last(Nest& nest, size_t loop, size_t end) {
    std::vector<size_t> order;
    for (size_t i = 0; i < nest.extents.size(); ++i) {
      if (i != loop) order.push_back(i);
    }
    order.insert(order.begin() + static_cast<ptrdiff_t>(end - 1), loop);
    permute(nest, order);
  }
  static void move_last(Nest& nest, size_t loop) { move_last(nest, loop, nest.extents.size()); }

  // How well a loop fills vectors: contiguous accesses, discounted where it is short.
  static int64_t quality(int64_t unit, int64_t extent) { return unit * std::min(extent, kVector); }

  void choose_lanes(RowGroup& group) {
    if (group.serial) return;
    const bool only_rows = std::ranges::all_of(group.stages, [&](const ScheduledStage& stage) {
      return stage.nest.extents.size() == group.rows;
    });
    // What a stage gains counts as much as it runs.
    int64_t most = 1;
    for (const ScheduledStage& stage : group.stages) {
      most = std::max(most, numel(stage.nest.extents));
    }
    const auto share = [&](const ScheduledStage& stage) {
      return static_cast<double>(numel(stage.nest.extents)) / static_cast<double>(most);
    };
    double inner = 0;
    for (const ScheduledStage& stage : group.stages) {
      const size_t loops = stage.nest.extents.size();
      if (loops == group.rows) continue;
      inner += share(stage) * static_cast<double>(innermost_quality(group, stage, loops - 1));
    }
    std::optional<size_t> best;
    double best_quality = inner;
    for (size_t row = 0; row < group.rows; ++row) {
      double value = 0;
      for (const ScheduledStage& stage : group.stages) {
        const bool per_row = stage.nest.extents.size() == group.rows;
        value += share(stage) * static_cast<double>(per_row && !only_rows
                                                        ? quality(unit_accesses(group, stage, row),
                                                                  stage.nest.extents[row])
                                                        : innermost_quality(group, stage, row));
      }
      if (value > best_quality) {
        best_quality = value;
        best = row;
      }
    }
    if (!best) return;
    for (ScheduledStage& stage : group.stages) move_last(stage.nest, *best, group.rows);
    group.lanes = true;
    // An access that strides along the lanes touches a cache line a lane: few enough to stay cached
    // from one iteration to the next.
    bool strided = false;
    for (const ScheduledStage& stage : group.stages) {
      for_each_access(group, stage, [&](const Access& access) {
        strided |= access.strides[group.rows - 1] != 0 && access.strides[group.rows - 1] != 1;
      });
    }
    if (strided) walk_lines(group);
    group.blocked.push_back(
        {.loop = group.rows - 1, .size = strided ? kTile : lane_block(kernel_, group)});
  }

  // Where lanes stride, neighbors along another row loop share their cache lines: they come next.
  void walk_lines(RowGroup& group) {
    std::optional<size_t> best;
    int64_t most = 0;
    for (size_t row = 0; row + 1 < group.rows; ++row) {
      int64_t shared = 0;
      for (const ScheduledStage& stage : group.stages) {
        for_each_access(group, stage, [&](const Access& access) {
          const int64_t lane = access.strides[group.rows - 1];
          if (access.strides[row] == 1 && lane != 0 && lane != 1) ++shared;
        });
      }
      if (shared > most) {
        most = shared;
        best = row;
      }
    }
    if (!best) return;
    for (ScheduledStage& stage : group.stages) move_last(stage.nest, *best, group.rows - 1);
    group.blocks_outside = true;
  }

  // The innermost loop of a lone map: where the target is contiguous, or most loads are.
  void choose_map_loops(RowGroup& group) {
    ScheduledStage& stage = group.stages[0];
    Nest& nest = stage.nest;
    if (nest.extents.empty()) return;
    if (!group.serial) {
      size_t best = nest.extents.size() - 1;
      int64_t best_quality = -1;
      for (size_t loop = 0; loop < nest.extents.size(); ++loop) {
        const int64_t unit =
            2 * unit_accesses(group, stage, loop) +
            (nest.target.strides[loop] == 1 ? 3 * weight(nest.target, nest.extents) : 0);
        const int64_t value = quality(unit, nest.extents[loop]);
        if (value >= best_quality) {
          best_quality = value;
          best = loop;
        }
      }
      move_last(nest, best);
    }
    const size_t inner = nest.extents.size() - 1;
    group.rows = inner;
    if (const auto other = transposed_loop(group)) {
      move_last(nest, *other, inner);
      group.rows = inner - 1;
      group.blocked = {{.loop = inner - 1, .size = kTile}, {.loop = inner, .size = kTile}};
      return;
    }
    const int64_t rows = numel(std::span(nest.extents).first(inner));
    group.blocked = {{.loop = inner, .size = map_block(rows, nest.extents[inner])}};
  }

  // Whole rows where there are many; else pieces of them.
  static int64_t map_block(int64_t rows, int64_t extent) {
    constexpr int64_t kPieces = 16;
    constexpr int64_t kLeast = 2048;
    if (rows >= kPieces) return std::max<int64_t>(extent, 1);
    const int64_t pieces = kPieces / std::max<int64_t>(rows, 1);
    const int64_t piece = (extent + pieces - 1) / pieces;
    return std::max(kLeast, (piece + 63) / 64 * 64);
  }

  // A row loop along which a load is contiguous that is not along the innermost loop.
  std::optional<size_t> transposed_loop(const RowGroup& group) const {
    const Nest& nest = group.stages[0].nest;
    const size_t inner = nest.extents.size() - 1;
    if (group.serial || nest.extents[inner] < 8) return std::nullopt;
    for (const auto& [id, load] : nest.loads) {
      if (!load.affine || load.strides[inner] == 0 || load.strides[inner] == 1) continue;
      for (size_t loop = 0; loop < inner; ++loop) {
        if (load.strides[loop] == 1 && nest.extents[loop] >= 8) return loop;
      }
    }
    return std::nullopt;
  }

  const Kernel& kernel_;
  const ScheduleCosts& costs_;
  std::span<const size_t> joints_;
  std::vector<Nest> nests_;
};

}  // namespace

std::vector<RowGroup> schedule(const Kernel& kernel, std::span<const Layout> layouts,
                               const Target& target, std::span<const size_t> joints) {
  return Scheduler(kernel, layouts, target, joints).run();
}

}  // namespace passnet
