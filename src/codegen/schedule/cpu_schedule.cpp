#include "codegen/schedule/cpu_schedule.hpp"

#include "codegen/products/products.hpp"
#include "codegen/products/unit_arrays.hpp"
#include "codegen/schedule/pieces.hpp"
#include "codegen/schedule/row_loops.hpp"
#include "codegen/schedule/shared_rows.hpp"
#include "codegen/schedule/stage_forms.hpp"
#include "kernel/costs/fusion.hpp"
#include "kernel/costs/schedule.hpp"
#include "kernel/target.hpp"
#include "kernel/transform/merge_halves.hpp"
#include "kernel/transform/split_reductions.hpp"

#include <algorithm>
#include <optional>

namespace passnet {
namespace {

// Chooses the stages that share their rows.
class Grouper {
 public:
  Grouper(const Kernel& kernel, std::span<const Layout> layouts, std::span<const size_t> joints,
          CppNumbers numbers, const Target& target)
      : kernel_(kernel), joints_(joints), target_(target), costs_(*target.schedule) {
    for (const Stage& stage : kernel.stages) {
      nests_.push_back(analyze_stage(kernel, stage, layouts, Bounds::kTrusted));
    }
    for (size_t s = 0; s < kernel.stages.size() && numbers == CppNumbers::kLiterals; ++s) {
      if (is_worth_tiles(kernel, nests_[s], s, target)) products_.push_back(s);
    }
  }

  std::span<const Nest> nests() const { return nests_; }

  std::vector<CpuRows> run() {
    std::vector<CpuRows> groups;
    for (size_t first = 0; first < kernel_.stages.size();) {
      const size_t count = append_group(first, groups);
      first += count;
    }
    return groups;
  }

 private:
  // Finds the longest group that starts at `first`, and returns its number of stages.
  size_t append_group(size_t first, std::vector<CpuRows>& groups) {
    const auto joint = std::ranges::upper_bound(joints_, first);
    const size_t stop = joint != joints_.end() ? *joint : kernel_.stages.size();
    size_t end = std::min(stop, first + costs_.max_group_stages);
    const auto product = std::ranges::lower_bound(products_, first);
    if (product != products_.end() && *product < stop) {
      if (auto group = group_of_product(first, *product, stop)) {
        groups.push_back(std::move(*group));
        return groups.back().stages.size();
      }
      if (*product > first) end = std::min(end, *product);
    }
    for (size_t last = end - 1; last > first; --last) {
      const auto rows = find_shared_rows(kernel_, nests_, first, last, target_);
      if (!rows || starts_with_row_map(first, last, *rows)) continue;
      if (are_short_maps(first, last, *rows)) continue;
      if (idles_in_rows(first, last, *rows)) continue;
      if (later_share_more(first, last, *rows)) continue;
      CpuRows group = make_group(first, *rows);
      if (scatters(group) || strides_far(group) || shortens_strips(first, last, group)) continue;
      if (cuts_lone_map(first, group) || strides_in_strips(group)) continue;
      if (reduces_in_pieces(group)) continue;
      if (starts_with_short_map(first, *rows) && !runs_side_by_side(kernel_, group, target_))
        continue;
      groups.push_back(std::move(group));
      return last - first + 1;
    }
    groups.push_back(make_single(first));
    return 1;
  }

  // The longest group of stages from `first` on that contains the product, in tiles of registers.
  std::optional<CpuRows> group_of_product(size_t first, size_t product, size_t stop) const {
    for (size_t last = std::min(stop, first + costs_.max_product_stages); last-- > product;) {
      if (auto group = make_products(kernel_, nests_, first, last, target_)) return group;
    }
    return std::nullopt;
  }

  int64_t row_count(size_t first, const SharedRows& rows) const {
    int64_t count = 1;
    for (const size_t loop : rows[0]) count *= nests_[first].extents[loop];
    return count;
  }

  // True if the first stage is computed once per row, from no value of a row: then it is computed
  // for all rows before them.
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

  // True if the first stage is a map over rows that hardly fill a vector.
  bool starts_with_scant_map(size_t first, const SharedRows& rows) const {
    return kernel_.stages[first].kind == StageKind::kMap &&
           numel(nests_[first].extents) < row_count(first, rows) * 2 * costs_.min_vector_loop;
  }

  // True if it is a map over rows of few vectors: loading elements that a short row has just stored
  // has to wait, unless other rows run meanwhile.
  bool starts_with_short_map(size_t first, const SharedRows& rows) const {
    return kernel_.stages[first].kind == StageKind::kMap &&
           numel(nests_[first].extents) < row_count(first, rows) * costs_.min_stored_row;
  }

  // True for maps over short rows if all values that pass between them stay in the cache anyway: a
  // separate loop for each runs through all rows and loads nothing that has just been stored.
  bool are_short_maps(size_t first, size_t last, const SharedRows& rows) const {
    int64_t longest = 0;
    for (size_t s = first; s <= last; ++s) {
      if (kernel_.stages[s].kind != StageKind::kMap) return false;
      longest = std::max(longest, numel(nests_[s].extents));
      const BufferId target = kernel_.stages[s].target;
      const auto size = static_cast<int64_t>(byte_size(kernel_.buffer(target).dtype));
      if (numel(kernel_.shape(target)) * size > costs_.near_map_bytes) return false;
    }
    return longest < costs_.min_grouped_map_row * row_count(first, rows);
  }

  // True if a stage is a map to halves, all of which stay in the cache, that leaves many lanes idle
  // in rows this short, but alone would run through all elements.
  bool idles_in_rows(size_t first, size_t last, const SharedRows& rows) const {
    const int64_t count = row_count(first, rows);
    for (size_t s = first; s <= last; ++s) {
      const Buffer& target = kernel_.buffer(kernel_.stages[s].target);
      const int64_t row = numel(nests_[s].extents) / count;
      const int64_t width = target_.vector_floats;
      if (kernel_.stages[s].kind != StageKind::kMap || byte_size(target.dtype) != 2 ||
          row < width || 2 * row * count > costs_.near_map_bytes) {
        continue;
      }
      const int64_t idle = (row + width - 1) / width * width - row;
      double work = 0;
      for (const ExprId id : nests_[s].exprs) {
        work += static_cast<double>(cost(kernel_.expr(id).op));
      }
      const double stored = 2 * target_.fusion->load_operations;  // and loaded
      const bool is_costly = work * static_cast<double>(idle) > stored * static_cast<double>(row);
      if (is_costly && make_single(s).stages[0].nest.extents.size() == 1) return true;
    }
    return false;
  }

  // True if the last stage stores with a large stride along its inner loop and contiguously along
  // rows: a loop of its own would run in tiles, and threads would not write to the same cache
  // lines.
  bool scatters(const CpuRows& group) const {
    const Nest& nest = group.stages.back().nest;
    if (group.in_strips || nest.extents.size() == group.rows || !nest.target.affine) return false;
    const int64_t inner = nest.target.strides.back();
    if (inner == 0 || inner == 1 || nest.extents.back() < costs_.min_scattering_row) return false;
    for (size_t row = 0; row < group.rows; ++row) {
      if (nest.target.strides[row] == 1 && nest.extents[row] > 1) return true;
    }
    return false;
  }

  // True if a stage loads, with a large stride along its inner loop, more than stays cached until
  // the next round, and the data is contiguous along another loop: for a map, along rows, because a
  // loop of its own would run in tiles; for a reduction, along a loop that would otherwise run in
  // strips.
  bool strides_far(const CpuRows& group) const {
    if (group.in_strips) return false;
    for (const ScheduledStage& stage : group.stages) {
      const Nest& nest = stage.nest;
      if (nest.extents.size() == group.rows) continue;
      const bool is_map = kernel_.stages[stage.stage].kind == StageKind::kMap;
      const size_t first = is_map ? 0 : group.rows;
      const size_t last = is_map ? group.rows : nest.extents.size() - nest.combined;
      int64_t inner = nest.extents.back();
      if (!is_map) inner = numel(std::span(nest.extents).last(nest.combined));
      if (inner < costs_.cached_lines) continue;
      for (const auto& [id, load] : nest.loads) {
        if (!load.affine || load.strides.back() == 0 || load.strides.back() == 1) continue;
        for (size_t loop = first; loop < last; ++loop) {
          if (load.strides[loop] == 1 && nest.extents[loop] > 1) return true;
        }
      }
    }
    return false;
  }

  // True if the first stage is a map that strips do not suit: alone, it would transpose operands in
  // tiles; or it would walk all its memory in order, where strips are short and its values stay in
  // the cache anyway, or strips cut rows and only one stage of the group reads them.
  bool cuts_lone_map(size_t first, const CpuRows& group) const {
    if (!group.in_strips || kernel_.stages[first].kind != StageKind::kMap) return false;
    const CpuRows alone = make_single(first);
    if (alone.tiled.size() == 2) return true;
    const BufferId target = kernel_.stages[first].target;
    const auto size = static_cast<int64_t>(byte_size(kernel_.buffer(target).dtype));
    if (group.tiled.back().size * size > costs_.max_strided_strip_bytes) return false;
    const size_t loops = alone.stages[0].nest.extents.size();
    const bool is_near = numel(kernel_.shape(target)) * size <= costs_.near_map_bytes;
    if (is_near) return loops == 1;
    return loops <= 2 && group.tiled.back().size < strip_length(group) &&
           count_readers(group, target) == 1;
  }

  // True if a map loads with a stride along strips, which alone would transpose the load in tiles.
  bool strides_in_strips(const CpuRows& group) const {
    if (!group.in_strips) return false;
    const size_t strip = group.rows - 1;
    return std::ranges::any_of(group.stages, [&](const ScheduledStage& stage) {
      if (kernel_.stages[stage.stage].kind != StageKind::kMap) return false;
      const bool is_strided = std::ranges::any_of(stage.nest.loads, [&](const auto& load) {
        const Access& access = load.second;
        return access.affine && !group.is_local(access.buffer) && access.strides[strip] != 0 &&
               access.strides[strip] != 1;
      });
      return is_strided && make_single(stage.stage).tiled.size() == 2;
    });
  }

  static int64_t count_readers(const CpuRows& group, BufferId buffer) {
    return std::ranges::count_if(group.stages, [&](const ScheduledStage& stage) {
      return std::ranges::any_of(stage.nest.loads,
                                 [&](const auto& load) { return load.second.buffer == buffer; });
    });
  }

  // True if the last stages leave strips, or loops over rows, that fill few vectors where those
  // before them, alone, have strips several times as long.
  bool shortens_strips(size_t first, size_t last, const CpuRows& group) const {
    int64_t length = strip_length(group);
    for (size_t row = 0; row < group.rows && !group.in_strips; ++row) {
      length = std::max(length, group.stages[0].nest.extents[row]);
    }
    if (length == 0 || length >= costs_.long_strip) return false;
    for (size_t earlier = last; --earlier > first;) {
      const auto shared = find_shared_rows(kernel_, nests_, first, earlier, target_);
      if (shared && strip_length(make_group(first, *shared)) >= 4 * length) return true;
    }
    return false;
  }

  // True if a row holds several results of a reduction that each combine a few elements at a time,
  // as windows do, while a loop of its own would compute the results of a whole strip side by side.
  bool reduces_in_pieces(const CpuRows& group) const {
    if (group.in_strips) return false;
    return std::ranges::any_of(group.stages, [&](const ScheduledStage& stage) {
      const Nest& nest = stage.nest;
      return kernel_.stages[stage.stage].kind == StageKind::kReduce && nest.combined > 0 &&
             nest.extents.size() - nest.combined > group.rows &&
             nest.extents.back() < costs_.min_sums && make_single(stage.stage).in_strips;
    });
  }

  // Iterations of the row loop that runs in strips; 0 if none does.
  static int64_t strip_length(const CpuRows& group) {
    return group.in_strips ? group.stages[0].nest.extents[group.rows - 1] : 0;
  }

  // True if stages that reduce would share more rows without those before them, among themselves or
  // with stages that follow soon.
  bool later_share_more(size_t first, size_t last, const SharedRows& rows) const {
    const int64_t count = row_count(first, rows);
    const size_t end = std::min(kernel_.stages.size(), last + costs_.lookahead_stages);
    for (size_t next = first + 1; next <= last; ++next) {
      if (kernel_.stages[next].kind != StageKind::kReduce) continue;
      for (size_t later = std::max(last, next + 1); later < end; ++later) {
        const auto shared = find_shared_rows(kernel_, nests_, next, later, target_);
        if (shared && row_count(next, *shared) > count) return true;
      }
    }
    return false;
  }

  CpuRows make_group(size_t first, const SharedRows& rows) const {
    CpuRows group = make_rows(nests_, first, rows);
    group.locals = find_locals(kernel_, nests_, group);
    merge_loops(group, group.locals);
    choose_strips(kernel_, group, target_);
    order_maps(kernel_, group, target_);
    return group;
  }

  CpuRows make_single(size_t at) const {
    const Stage& stage = kernel_.stages[at];
    CpuRows group;
    Nest& nest = group.stages.emplace_back(ScheduledStage{.stage = at, .nest = nests_[at]}).nest;
    group.serial = accumulates(stage.store) || !nest.target.affine;
    group.rows = free_loops(stage);
    if (stage.kind == StageKind::kMap && !group.serial) walk_as_stored(nest);
    merge_loops(group, {});
    if (stage.kind == StageKind::kMap) {
      choose_pairs(kernel_, group, target_);
      choose_map_loops(kernel_, group, target_);
    } else {
      order_combined(kernel_, group, target_);
      choose_strips(kernel_, group, target_);
    }
    return group;
  }

  const Kernel& kernel_;
  std::span<const size_t> joints_;
  const Target& target_;
  const ScheduleCosts& costs_;
  std::vector<Nest> nests_;
  std::vector<size_t> products_;  // stages that are worth tiles of registers, ascending
};

// True if the stage, a map over the halves of pairs, runs in vectors of pairs.
bool runs_in_pairs(const Kernel& kernel, size_t at, std::span<const Layout> layouts,
                   const Target& target) {
  const Stage& stage = kernel.stages[at];
  CpuRows group{.rows = free_loops(stage)};
  group.stages.push_back(
      {.stage = at, .nest = analyze_stage(kernel, stage, layouts, Bounds::kTrusted)});
  if (!group.stages[0].nest.target.affine) return false;
  walk_as_stored(group.stages[0].nest);
  merge_loops(group, {});
  choose_pairs(kernel, group, target);
  return group.stages[0].nest.has_pairs;
}

// Splits the kernel's maps, and merges halves if vectors of pairs gain from that: a loop over the
// two would be the innermost one otherwise. Maps over temporaries are only split to be merged, as
// halves would share no rows with other stages.
MapPieces make_pieces(const Kernel& kernel, std::span<const Layout> layouts, const Target& target) {
  const auto gains = [&](const MapPieces& merged) {
    return std::ranges::all_of(merged.merged, [&](size_t stage) {
      return runs_in_pairs(merged.kernel, stage, layouts, target);
    });
  };
  MapPieces pieces = split_maps(kernel);
  MapPieces merged = merge_halves(pieces);
  MapPieces all = merge_halves(split_maps(kernel, true));
  if (all.kernel.stages.size() <= merged.kernel.stages.size() && gains(all)) return all;
  return gains(merged) ? std::move(merged) : std::move(pieces);
}

// Both the parts of a split reduction and the stage that combines them belong to its stage.
std::vector<size_t> spread_origins(std::span<const size_t> origins, const CpuSchedule& schedule) {
  std::vector<size_t> spread;
  size_t joined = 0;
  for (size_t stage = 0; stage < schedule.kernel.stages.size(); ++stage) {
    if (joined < schedule.joints.size() && schedule.joints[joined] == stage) ++joined;
    spread.push_back(origins[stage - joined]);
  }
  return spread;
}

}  // namespace

CpuSchedule cpu_schedule(const Kernel& kernel, std::span<const Layout> layouts,
                         const Target& target, CppNumbers numbers, const Schedule& asked,
                         double largest_launch) {
  const MapPieces pieces = make_pieces(kernel, layouts, target);
  auto split = split_reductions(pieces.kernel, [&](const Stage& stage) {
    return asked.split > 0 ? asked.split : default_split(pieces.kernel, stage, target);
  });
  CpuSchedule schedule{.kernel = std::move(split.kernel),
                       .joints = std::move(split.joints),
                       .origins = {},
                       .numbers = numbers,
                       .groups = {},
                       .block = {}};
  schedule.origins = spread_origins(pieces.origins, schedule);
  Grouper grouper(schedule.kernel, layouts, schedule.joints, numbers, target);
  schedule.groups = grouper.run();
  set_default_grains(schedule.kernel, schedule.groups, target, largest_launch);
  if (asked != Schedule{}) set_sizes(schedule.kernel, schedule.groups, asked, target);
  for (CpuRows& group : schedule.groups) {
    if (group.has_products()) choose_arrays(schedule.kernel, grouper.nests(), group, target);
  }
  choose_forms(schedule, target);
  if (asked == Schedule{}) {
    join_pieces(schedule);
    set_default_grains(schedule.kernel, schedule.groups, target, largest_launch);
  }
  return schedule;
}

}  // namespace passnet
