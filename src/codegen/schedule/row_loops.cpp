#include "codegen/schedule/row_loops.hpp"

#include "codegen/schedule/schedule_sizes.hpp"
#include "codegen/schedule/vectors.hpp"
#include "kernel/costs/schedule.hpp"
#include "kernel/target.hpp"

#include <algorithm>
#include <cstdlib>
#include <numeric>
#include <optional>

namespace passnet {
namespace {

void move_last(Nest& nest, size_t loop, size_t end) {
  std::vector<size_t> order;
  for (size_t i = 0; i < nest.extents.size(); ++i) {
    if (i != loop) order.push_back(i);
  }
  order.insert(order.begin() + static_cast<ptrdiff_t>(end - 1), loop);
  permute(nest, order);
}
void move_last(Nest& nest, size_t loop) { move_last(nest, loop, nest.extents.size()); }

bool is_strided(int64_t stride) { return stride != 0 && stride != 1; }

// Rates loops of a group as the innermost loop.
class LoopQuality {
 public:
  LoopQuality(const Kernel& kernel, const CpuRows& group, const Target& target)
      : kernel_(kernel), group_(group), costs_(*target.schedule) {}

  template <class F>
  void for_each_access(const ScheduledStage& stage, F&& f) const {
    const auto visit = [&](const Access& access) {
      if (!group_.is_local(access.buffer) && access.affine) f(access);
    };
    visit(stage.nest.target);
    for (const auto& [id, load] : stage.nest.loads) visit(load);
  }

  // Weighs an access by the share of the iterations that move it: data that most iterations share
  // is small and stays cached.
  int64_t weight(const Access& access, std::span<const int64_t> extents) const {
    double moved = 1;
    double all = 1;
    for (size_t loop = 0; loop < extents.size(); ++loop) {
      const double extent = static_cast<double>(std::max<int64_t>(extents[loop], 1));
      all *= extent;
      if (access.strides[loop] != 0) moved *= extent;
    }
    const auto most = static_cast<double>(costs_.max_access_weight);
    return std::max<int64_t>(1, static_cast<int64_t>(most * moved / all));
  }

  // Returns the weight of the accesses that are contiguous along a loop.
  int64_t unit_accesses(const ScheduledStage& stage, size_t loop) const {
    int64_t total = 0;
    for_each_access(stage, [&](const Access& access) {
      if (access.strides[loop] == 1) total += weight(access, stage.nest.extents);
    });
    return total;
  }

  // Returns the weight of the accesses of which a vector along the loop takes every other element.
  int64_t every_other(const ScheduledStage& stage, size_t loop) const {
    if (stage.nest.extents[loop] < costs_.min_vector_loop) return 0;
    int64_t total = 0;
    for_each_access(stage, [&](const Access& access) {
      const bool is_float = opmath(kernel_.buffer(access.buffer).dtype) == DType::kF32;
      if (is_float && access.strides[loop] == kEveryOther)
        total += weight(access, stage.nest.extents);
    });
    return total;
  }

  // Returns the weight of the accesses that fill vectors, or half of them.
  int64_t filling_accesses(const ScheduledStage& stage, size_t loop) const {
    return unit_accesses(stage, loop) + every_other(stage, loop) / kEveryOther;
  }

  // Rates how well a loop fills vectors: contiguous accesses, discounted if it is too short for
  // them, however long the vectors of the machine are.
  int64_t fill(int64_t unit, int64_t extent) const {
    return unit * std::min(extent, costs_.min_vector_loop);
  }

  // Rates a loop as the innermost of a stage. Strided elements are loaded one by one, which is
  // still better than vectors that are mostly idle.
  int64_t innermost(const ScheduledStage& stage, size_t loop) const {
    const int64_t extent = stage.nest.extents[loop];
    int64_t strided = 0;
    for_each_access(stage, [&](const Access& access) {
      if (is_strided(access.strides[loop])) strided += weight(access, stage.nest.extents);
    });
    const int64_t found = fill(filling_accesses(stage, loop), extent);
    const bool is_short = extent < costs_.min_innermost_loop;
    const bool is_idle = extent < costs_.min_vector_loop;
    return (is_short ? found / costs_.min_innermost_loop : found) +
           (is_idle ? 0 : fill(strided, extent) / costs_.strided_access_share);
  }

 private:
  const Kernel& kernel_;
  const CpuRows& group_;
  const ScheduleCosts& costs_;
};

// Returns the row loop that is a better innermost loop than the inner loops.
std::optional<size_t> find_strip_loop(const CpuRows& group, const LoopQuality& quality) {
  const bool only_rows = std::ranges::all_of(group.stages, [&](const ScheduledStage& stage) {
    return stage.nest.extents.size() == group.rows;
  });
  // The gain of a stage is weighted by its iterations.
  int64_t most = 1;
  for (const ScheduledStage& stage : group.stages) {
    most = std::max(most, numel(stage.nest.extents));
  }
  const auto share = [&](const ScheduledStage& stage) {
    return static_cast<double>(numel(stage.nest.extents)) / static_cast<double>(most);
  };
  double best_value = 0;
  for (const ScheduledStage& stage : group.stages) {
    const size_t loops = stage.nest.extents.size();
    if (loops == group.rows) continue;
    best_value += share(stage) * static_cast<double>(quality.innermost(stage, loops - 1));
  }
  std::optional<size_t> best;
  for (size_t row = 0; row < group.rows; ++row) {
    double value = 0;
    for (const ScheduledStage& stage : group.stages) {
      const bool per_row = stage.nest.extents.size() == group.rows;
      const int64_t own = per_row && !only_rows ? quality.fill(quality.unit_accesses(stage, row),
                                                               stage.nest.extents[row])
                                                : quality.innermost(stage, row);
      value += share(stage) * static_cast<double>(own);
    }
    if (value > best_value) {
      best_value = value;
      best = row;
    }
  }
  return best;
}

// If strips are strided, neighbors along another row loop share their cache lines, so that loop
// comes next.
void walk_lines(CpuRows& group, const LoopQuality& quality) {
  std::optional<size_t> best;
  int64_t most = 0;
  for (size_t row = 0; row + 1 < group.rows; ++row) {
    int64_t shared = 0;
    for (const ScheduledStage& stage : group.stages) {
      quality.for_each_access(stage, [&](const Access& access) {
        if (access.strides[row] == 1 && is_strided(access.strides[group.rows - 1])) ++shared;
      });
    }
    if (shared > most) {
      most = shared;
      best = row;
    }
  }
  if (!best) return;
  for (ScheduledStage& stage : group.stages) move_last(stage.nest, *best, group.rows - 1);
  group.strips_outside = true;
}

// Whole rows if there are many; otherwise parts of them.
int64_t map_tile(int64_t rows, int64_t extent, const ScheduleCosts& costs) {
  if (rows >= costs.map_tiles) return std::max<int64_t>(extent, 1);
  const int64_t pieces = costs.map_tiles / std::max<int64_t>(rows, 1);
  const int64_t piece = (extent + pieces - 1) / pieces;
  const int64_t step = costs.map_tile_step;
  return std::max(costs.min_map_tile, (piece + step - 1) / step * step);
}

// Returns a row loop along which a load is contiguous that is strided along the innermost loop.
std::optional<size_t> transposed_loop(const CpuRows& group, const ScheduleCosts& costs) {
  const Nest& nest = group.stages[0].nest;
  const size_t inner = nest.extents.size() - 1;
  const int64_t least = costs.min_transposed_loop;
  if (group.serial || nest.has_pairs || nest.extents[inner] < least) return std::nullopt;
  for (const auto& [id, load] : nest.loads) {
    if (!load.affine || !is_strided(load.strides[inner])) continue;
    for (size_t loop = 0; loop < inner; ++loop) {
      if (load.strides[loop] == 1 && nest.extents[loop] >= least) return loop;
    }
  }
  return std::nullopt;
}

}  // namespace

CpuRows make_rows(std::span<const Nest> nests, size_t first,
                  std::span<const std::vector<size_t>> rows) {
  CpuRows group{.rows = rows[0].size()};
  for (size_t i = 0; i < rows.size(); ++i) {
    ScheduledStage& stage = group.stages.emplace_back();
    stage.stage = first + i;
    stage.nest = nests[first + i];
    std::vector<size_t> order = rows[i];
    for (size_t loop = 0; loop < stage.nest.extents.size(); ++loop) {
      if (std::ranges::find(rows[i], loop) == rows[i].end()) order.push_back(loop);
    }
    permute(stage.nest, order);
  }
  return group;
}

bool is_used_outside(const Kernel& kernel, std::span<const Nest> nests, size_t first, size_t last,
                     BufferId buffer) {
  for (size_t s = 0; s < kernel.stages.size(); ++s) {
    if (s >= first && s <= last) continue;
    if (kernel.stages[s].target == buffer) return true;
    for (const auto& [id, load] : nests[s].loads) {
      if (load.buffer == buffer) return true;
    }
  }
  return false;
}

std::vector<BufferId> find_locals(const Kernel& kernel, std::span<const Nest> nests,
                                  const CpuRows& group) {
  const size_t first = group.stages.front().stage;
  const size_t last = group.stages.back().stage;
  std::vector<BufferId> locals;
  for (const ScheduledStage& scheduled : group.stages) {
    const BufferId buffer = kernel.stages[scheduled.stage].target;
    if (kernel.buffer(buffer).role != BufferRole::kTemporary) continue;
    if (is_used_outside(kernel, nests, first, last, buffer)) continue;
    // One element per row: its stores do not move along inner loops.
    const Nest& nest = scheduled.nest;
    int64_t row_elements = 1;
    for (size_t row = 0; row < group.rows; ++row) {
      if (nest.target.strides[row] != 0 || nest.extents[row] == 1) {
        row_elements *= nest.extents[row];
      }
    }
    if (numel(kernel.shape(buffer)) == row_elements) locals.push_back(buffer);
  }
  return locals;
}

void merge_loops(CpuRows& group, std::span<const BufferId> ignored) {
  for (size_t row = group.rows; row-- > 0;) {
    if (group.stages[0].nest.extents[row] != 1) continue;
    for (ScheduledStage& stage : group.stages) drop_unit(stage.nest, row);
    --group.rows;
  }
  for (size_t row = group.rows; row-- > 1;) {
    const bool fits = std::ranges::all_of(group.stages, [&](const ScheduledStage& stage) {
      return can_merge(stage.nest, row - 1, ignored);
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

void walk_as_stored(Nest& nest) {
  std::vector<size_t> order(nest.extents.size());
  std::iota(order.begin(), order.end(), 0);
  std::ranges::stable_sort(order, std::ranges::greater{},
                           [&](size_t loop) { return std::abs(nest.target.strides[loop]); });
  permute(nest, order);
}

void order_combined(const Kernel& kernel, CpuRows& group, const Target& target) {
  ScheduledStage& scheduled = group.stages[0];
  const Stage& stage = kernel.stages[scheduled.stage];
  const bool gives_position =
      stage.combine == Combine::kArgMax || stage.combine == Combine::kArgMin;
  if (stage.kind != StageKind::kReduce || gives_position) return;
  const LoopQuality quality(kernel, group, target);
  Nest& nest = scheduled.nest;
  for (size_t loop = nest.extents.size() - nest.combined; loop + 1 < nest.extents.size(); ++loop) {
    if (quality.unit_accesses(scheduled, loop) == 0) continue;
    move_last(nest, loop);
    return;
  }
}

void choose_strips(const Kernel& kernel, CpuRows& group, const Target& target) {
  if (group.serial) return;
  const LoopQuality quality(kernel, group, target);
  const auto best = find_strip_loop(group, quality);
  if (!best) return;
  for (ScheduledStage& stage : group.stages) move_last(stage.nest, *best, group.rows);
  group.in_strips = true;
  // An access that is strided along a strip touches one cache line per iteration: few enough to
  // stay cached from one iteration of the other loops to the next.
  bool strided = false;
  for (const ScheduledStage& stage : group.stages) {
    quality.for_each_access(stage, [&](const Access& access) {
      const int64_t stride = access.strides[group.rows - 1];
      strided |= is_strided(stride) && stride != kEveryOther;
    });
  }
  if (strided) walk_lines(group, quality);
  group.tiled.push_back(
      {.loop = group.rows - 1,
       .size = strided ? target.schedule->transposed_tile : strip_size(kernel, group, target)});
}

void order_maps(const Kernel& kernel, CpuRows& group, const Target& target) {
  if (group.serial || group.in_strips) return;
  const LoopQuality quality(kernel, group, target);
  for (ScheduledStage& stage : group.stages) {
    const bool has_choice = stage.nest.extents.size() >= group.rows + 2;
    if (kernel.stages[stage.stage].kind != StageKind::kMap || !has_choice) continue;
    size_t best = stage.nest.extents.size() - 1;
    for (size_t loop = best; loop-- > group.rows;) {
      if (quality.innermost(stage, loop) > quality.innermost(stage, best)) best = loop;
    }
    move_last(stage.nest, best);
  }
}

void choose_pairs(const Kernel& kernel, CpuRows& group, const Target& target) {
  CpuRows paired = group;
  Nest& nest = paired.stages[0].nest;
  if (paired.serial || !merge_pairs(nest)) return;
  paired.rows = nest.extents.size() - 1;
  if (!runs_in_vectors(kernel, paired, 0, paired.rows, {}, target)) return;
  group = std::move(paired);
}

void choose_map_loops(const Kernel& kernel, CpuRows& group, const Target& target) {
  ScheduledStage& stage = group.stages[0];
  Nest& nest = stage.nest;
  if (nest.extents.empty()) return;
  if (!group.serial && !nest.has_pairs) {
    const LoopQuality quality(kernel, group, target);
    size_t best = nest.extents.size() - 1;
    int64_t best_value = -1;
    for (size_t loop = 0; loop < nest.extents.size(); ++loop) {
      const int64_t stored = nest.target.strides[loop];
      const bool is_stored_along = stored == 1 || stored == kEveryOther;
      const int64_t weight = quality.weight(nest.target, nest.extents);
      const int64_t unit =
          2 * quality.filling_accesses(stage, loop) + (is_stored_along ? 3 * weight / stored : 0);
      const int64_t value = quality.fill(unit, nest.extents[loop]);
      if (value >= best_value) {
        best_value = value;
        best = loop;
      }
    }
    move_last(nest, best);
  }
  const size_t inner = nest.extents.size() - 1;
  group.rows = inner;
  if (const auto other = transposed_loop(group, *target.schedule)) {
    const int64_t tile = target.schedule->transposed_tile;
    move_last(nest, *other, inner);
    group.rows = inner - 1;
    group.tiled = {{.loop = inner - 1, .size = tile}, {.loop = inner, .size = tile}};
    return;
  }
  const int64_t rows = numel(std::span(nest.extents).first(inner));
  group.tiled = {{.loop = inner, .size = map_tile(rows, nest.extents[inner], *target.schedule)}};
}

}  // namespace passnet
